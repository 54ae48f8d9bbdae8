tg-pile-up = Στοίβα { $pile }, αύξουσα, πάνω { $top }.
tg-pile-down = Στοίβα { $pile }, φθίνουσα, πάνω { $top }.
tg-pile-burns = Καίγεται: κάλυψέ την πριν τελειώσει η σειρά σου.
tg-pile-said = { $name }: { $phrase }.
tg-told-draw-pile = { $count ->
    [0] Η στοίβα τραβήγματος είναι άδεια.
    [one] Μία κάρτα στη στοίβα τραβήγματος.
   *[other] { $count } κάρτες στη στοίβα τραβήγματος.
}
tg-told-seat = { $count ->
    [one] { $name }: μία κάρτα.
   *[other] { $name }: { $count } κάρτες.
}
tg-ask-keen = Πόσο θέλεις να ξεκινήσεις;
tg-ask-place = { $count ->
    [one] Κατέβασε τουλάχιστον μία κάρτα
   *[other] Κατέβασε τουλάχιστον { $count } κάρτες
}
tg-ask-more = { $count ->
    [one] Κατέβασε άλλη μία κάρτα
   *[other] Κατέβασε άλλες { $count } κάρτες
}
tg-ask-free = Κατέβασε κι άλλες ή τέλειωσε τη σειρά σου
tg-place = { $card } στην { $pile }
tg-end-turn = Τέλος σειράς
tg-keen-0 = Καλύτερα όχι
tg-keen-1 = Αν χρειαστεί
tg-keen-2 = Ευχαρίστως
tg-keen-3 = Αφήστε εμένα
tg-keen-said = «{ $keen }»
tg-say-leave = Αφήστε αυτή τη στοίβα
tg-say-nojump = Όχι μεγάλο άλμα εδώ
tg-say-good = Αυτή η στοίβα με βολεύει
tg-say-here = Παίξτε εδώ αν μπορείτε
tg-say-clear = Σβήσε το σήμα
tg-say-about = { $pile }: { $phrase }
tg-say-cleared = { $pile }: το σήμα σβήστηκε
tg-news-drawn = { $count ->
    [one] Τράβηξες το { $cards }.
   *[other] Τράβηξες { $count } κάρτες: { $cards }.
}
tg-over-win = Παίχτηκαν και οι 98 κάρτες: νίκη!
tg-over-excellent = { $count ->
    [one] Έμεινε μόνο μία κάρτα: εξαιρετικό!
   *[other] Έμειναν μόνο { $count } κάρτες: εξαιρετικό!
}
tg-over-left = { $count ->
    [one] Έμεινε μία κάρτα
   *[other] Έμειναν { $count } κάρτες
}
tg-why-fire = Η σειρά τελείωσε, ενώ καιγόταν ακόμη: { $piles }.
tg-why-stuck = Δεν ταιριάζει πια καμία κάρτα. Κάρτες σε αυτή τη σειρά: { $placed }, ελάχιστο: { $minimum }.

# Why a bot would do it.
the-game-reason-wins = Έτσι μπορούν ακόμη να παιχτούν όλες οι κάρτες.
the-game-reason-trick = Το ανάποδο κόλπο: το { $card } πάει δέκα πίσω στην { $pile }.
the-game-reason-covers = Καλύπτει τη φωτιά στην { $pile }.
the-game-reason-keeps-trick = Το { $card } μένει στο χέρι για το ανάποδο κόλπο στην { $pile }.
the-game-reason-trick-out = Το ανάποδο κόλπο στην { $pile } παραμένει δυνατό: το { $card } δεν έχει φανεί ακόμη.
the-game-reason-leaves = Αφήνει ήσυχη την { $pile }, όπως ζητήθηκε ({ $seat }).
the-game-reason-against = Πάει κόντρα σε αυτό που ζητήθηκε για την { $pile } ({ $seat }).
the-game-reason-keeps-way = Κρατάει ανοιχτό τον δρόμο για το { $card }.
the-game-reason-saves-pair = Φυλάει το { $low } και το { $high }, με διαφορά δέκα, για μία στοίβα.
the-game-reason-free = Το { $card } στην { $pile } δεν προσπερνά καμία κάρτα που δεν έχει φανεί ακόμη.
the-game-reason-nearest = Το { $card } είναι η πιο κοντινή κάρτα: απέχει { $distance } από την { $pile }.
the-game-reason-small-steps = Το μεγαλύτερο βήμα είναι μόνο { $distance }.
the-game-reason-more = { $count ->
    [one] Μία κάρτα πάνω από το ελάχιστο, γιατί δεν κοστίζει σχεδόν τίποτα.
   *[other] { $count } κάρτες πάνω από το ελάχιστο, γιατί δεν κοστίζουν σχεδόν τίποτα.
}
the-game-reason-stops = Σταματά στο ελάχιστο και φυλάει τις υπόλοιπες για αργότερα.
the-game-reason-enough = Τελειώνει τη σειρά: άλλη μία κάρτα θα κόστιζε περισσότερο από όσο προσφέρει.
the-game-reason-only = { nothing-else }
the-game-reason-starts-well = Το χέρι έχει φθηνές κάρτες για την αρχή.
the-game-reason-starts-badly = Το χέρι δεν έχει φθηνές κάρτες για την αρχή.

# Why something can’t be done.
the-game-game-over = { table-over }
the-game-no-such-seat = { table-unknown-seat }
the-game-deal-first = { deal-first }
the-game-keen-first = Πρώτα λένε όλοι πόσο θέλουν να ξεκινήσουν.
the-game-already-chosen = Αυτή η θέση έχει ήδη απαντήσει.
the-game-started = { table-started }
the-game-not-your-turn = { not-your-turn }
the-game-not-in-hand = Το { $card } δεν είναι στο χέρι σου.
the-game-does-not-fit-ascending = Το { $card } δεν ταιριάζει στην { $pile }, γιατί πάνω είναι το { $top }. Βάλε μεγαλύτερη κάρτα ή ακριβώς κατά 10 μικρότερη.
the-game-does-not-fit-descending = Το { $card } δεν ταιριάζει στην { $pile }, γιατί πάνω είναι το { $top }. Βάλε μικρότερη κάρτα ή ακριβώς κατά 10 μεγαλύτερη.
the-game-too-few = Κατέβασε κι άλλες κάρτες πριν τελειώσεις τη σειρά σου: έχεις κατεβάσει { $placed }, το ελάχιστο είναι { $minimum }.
the-game-nothing-due = { nothing-due }
the-game-wrong-count = { wrong-count }
the-game-not-in-draw-pile = Το { $card } δεν είναι στη στοίβα τραβήγματος.
the-game-wrong-seat = { wrong-seat }
