tg-pile-up = Στοίβα { $pile }, αύξουσα, πάνω { $top }.
tg-pile-down = Στοίβα { $pile }, φθίνουσα, πάνω { $top }.
tg-pile-burns = Καίγεται: κάλυψέ τη πριν τελειώσει η σειρά σου.
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
tg-say-clear = Το παίρνω πίσω
tg-say-about = { $pile }: { $phrase }
tg-say-cleared = { $pile }: το παίρνει πίσω
tg-news-drawn = { $count ->
    [one] Τράβηξες το { $cards }.
   *[other] Τράβηξες { $count } κάρτες: { $cards }.
}
tg-over-win = Και οι 98 κάρτες παίχτηκαν: νίκη!
tg-over-excellent = { $count ->
    [one] Έμεινε μόνο μία κάρτα: εξαιρετικά!
   *[other] Έμειναν μόνο { $count } κάρτες: εξαιρετικά!
}
tg-over-left = { $count ->
    [one] Έμεινε μία κάρτα
   *[other] Έμειναν { $count } κάρτες
}
tg-why-fire = Η σειρά τελείωσε ενώ καιγόταν ακόμα: { $piles }.
tg-why-stuck = Καμία κάρτα δεν ταίριαζε πια: σε αυτή τη σειρά παίχτηκαν { $placed }, το ελάχιστο είναι { $minimum }.

# Why a bot would do it.
the-game-reason-wins = Έτσι μπορούν ακόμα να παιχτούν όλες οι κάρτες.
the-game-reason-trick = Το ανάποδο κόλπο: το { $card } πάει δέκα πίσω στην { $pile }.
the-game-reason-covers = Καλύπτει τη φωτιά στην { $pile }.
the-game-reason-keeps-trick = Το { $card } μένει στο χέρι για το ανάποδο κόλπο στην { $pile }.
the-game-reason-trick-out = Το ανάποδο κόλπο στην { $pile } μένει δυνατό: το { $card } δεν έχει παιχτεί.
the-game-reason-leaves = Αφήνει ήσυχη την { $pile }. Το ζήτησε: { $seat }.
the-game-reason-against = Πάει κόντρα σε όσα ζητήθηκαν για την { $pile }. Τα ζήτησε: { $seat }.
the-game-reason-keeps-way = Κρατά ανοιχτό τον δρόμο για το { $card }.
the-game-reason-saves-pair = Φυλάει το { $low } και το { $high }, με διαφορά δέκα, για μία στοίβα.
the-game-reason-free = Το { $card } στην { $pile } δεν προσπερνά καμία κάρτα που δεν έχει παιχτεί.
the-game-reason-nearest = Το { $card } είναι η πιο κοντινή κάρτα από όλες: απέχει { $distance } από την { $pile }.
the-game-reason-small-steps = Το μεγαλύτερο βήμα είναι μόνο { $distance }.
the-game-reason-more = { $count ->
    [one] Μία κάρτα πάνω από το ελάχιστο, γιατί δεν κοστίζει σχεδόν τίποτα.
   *[other] { $count } κάρτες πάνω από το ελάχιστο, γιατί δεν κοστίζουν σχεδόν τίποτα.
}
the-game-reason-stops = Σταματά στο ελάχιστο και φυλάει τις υπόλοιπες για καλύτερες μέρες.
the-game-reason-enough = Τελειώνει τη σειρά: άλλη μία κάρτα θα κόστιζε περισσότερο από όσο προσφέρει.
the-game-reason-only = { nothing-else }
the-game-reason-starts-well = Το χέρι έχει φθηνές κάρτες για την αρχή.
the-game-reason-starts-badly = Το χέρι δεν έχει φθηνές κάρτες για την αρχή.

# Why something can’t be done.
the-game-game-over = { table-over }
the-game-no-such-seat = { table-unknown-seat }
the-game-deal-first = { deal-first }
the-game-keen-first = Πρώτα λένε όλοι πόσο θέλουν να ξεκινήσουν.
the-game-already-chosen = Η θέση αυτή έχει ήδη απαντήσει.
the-game-started = { table-started }
the-game-not-your-turn = { not-your-turn }
the-game-not-in-hand = Το { $card } δεν είναι στο χέρι σου.
the-game-does-not-fit-ascending = Το { $card } δεν ταιριάζει στην { $pile }, πάνω είναι το { $top }: βάλε μεγαλύτερη κάρτα ή ακριβώς κατά 10 μικρότερη.
the-game-does-not-fit-descending = Το { $card } δεν ταιριάζει στην { $pile }, πάνω είναι το { $top }: βάλε μικρότερη κάρτα ή ακριβώς κατά 10 μεγαλύτερη.
the-game-too-few = Κάρτες σε αυτή τη σειρά: { $placed }. Το ελάχιστο είναι { $minimum }.
the-game-nothing-due = { nothing-due }
the-game-wrong-count = { wrong-count }
the-game-not-in-draw-pile = Το { $card } δεν είναι στη στοίβα τραβήγματος.
the-game-wrong-seat = { wrong-seat }
