# The Game. Piles are called A1, A2 (ascending), D1, D2 (descending) in every language, as in records.

# What is asked
tg-ask-deal = Μοιράζονται οι κάρτες
tg-ask-keen = Πόσο θέλεις να ξεκινήσεις;
tg-ask-others = Περιμένουμε: { $names }
tg-ask-place = { $count ->
    [one] Κατέβασε τουλάχιστον μία κάρτα
   *[other] Κατέβασε τουλάχιστον { $count } κάρτες
}
tg-ask-more = { $count ->
    [one] Κατέβασε άλλη μία κάρτα
   *[other] Κατέβασε άλλες { $count } κάρτες
}
tg-ask-only = Γίνεται μόνο: { $action }
tg-ask-cover = Κάλυψε: { $piles }, αλλιώς χάνεται το παιχνίδι
tg-ask-nothing = Τίποτα άλλο δεν ταιριάζει: τέλειωσε τη σειρά σου
tg-ask-burnt = Τίποτα δεν ταιριάζει και καίγεται: { $piles }
tg-ask-free = Κατέβασε κι άλλες ή τέλειωσε τη σειρά σου
tg-ask-turn = Παίζει: { $name }
tg-ask-refill = Τραβάει κάρτες: { $name }
tg-ask-over = Το παιχνίδι τελείωσε

# Seats
tg-you = Εσύ
tg-cards = { $count ->
    [one] { $count } κάρτα
   *[other] { $count } κάρτες
}
tg-seat-placed = { $placed } από { $minimum }
tg-seat-more = { $placed } παιγμένες
tg-seat-chosen = απάντησε
tg-seat-out = χωρίς κάρτες

# Piles
tg-to-draw = { $count } στη στοίβα
tg-draw-pile = Στοίβα τραβήγματος
tg-from-1 = από 1
tg-from-100 = από 100
tg-jump = άλμα { $distance }
tg-trick = δέκα πίσω
tg-no-fit = δεν ταιριάζει
tg-cover = κάλυψέ τη
tg-burns-next = θα καεί
tg-pile-up = Στοίβα { $pile }, αύξουσα, πάνω { $top }.
tg-pile-down = Στοίβα { $pile }, φθίνουσα, πάνω { $top }.
tg-pile-burns = Καίγεται: κάλυψέ τη πριν τελειώσει η σειρά σου.
tg-pile-said = { $name }: { $phrase }.
tg-pile-answer = { $card }: { $what }.

# The hand and what is done with it
tg-hand = Το χέρι σου
tg-card = { $card }
tg-card-trick = { $card }, γίνεται δέκα πίσω
tg-card-no = { $card }, δεν ταιριάζει πουθενά
tg-place = { $card } στην { $pile }
tg-end-turn = Τέλος σειράς
tg-end-lose = Τέλος και ήττα
tg-end-again = Πάτα ξανά για ήττα
tg-end-short = { $count ->
    [one] Πρώτα κατέβασε άλλη μία κάρτα.
   *[other] Πρώτα κατέβασε άλλες { $count } κάρτες.
}
tg-end-waits = Δεν είναι η σειρά σου.
tg-nothing-back = Δεν υπάρχει κάτι για αναίρεση

# Who starts
tg-keen-why = Κοίτα τις κάρτες σου. Ξεκινά όποιος το θέλει περισσότερο· οι απαντήσεις ανοίγουν όλες μαζί.
tg-keen-sealed = Η απάντησή σου μένει κρυφή ώσπου να απαντήσουν όλοι.
tg-keen-0 = Καλύτερα όχι
tg-keen-1 = Αν χρειαστεί
tg-keen-2 = Ευχαρίστως
tg-keen-3 = Αφήστε εμένα
tg-keen-said = «{ $keen }»
tg-keen-of = { $name }: «{ $keen }».
tg-you-start = Ξεκινάς εσύ.

# Signals
tg-talk = Πες κάτι για μια στοίβα
tg-talk-pile = Για τη στοίβα { $pile }
tg-say-leave = Αφήστε αυτή τη στοίβα
tg-say-nojump = Όχι μεγάλο άλμα εδώ
tg-say-good = Αυτή η στοίβα με βολεύει
tg-say-here = Παίξτε εδώ αν μπορείτε
tg-say-clear = Το παίρνω πίσω
tg-say-about = { $pile }: { $phrase }
tg-say-cleared = { $pile }: το παίρνει πίσω
tg-said-leave = αφήστε τη
tg-said-nojump = μικρά άλματα
tg-said-good = με βολεύει
tg-said-here = παίξτε εδώ

# Beside the board
tg-more = Παιγμένες κάρτες και τελευταίες κινήσεις
tg-out = Απομένουν
tg-out-legend = Με διαγραφή: παιγμένες. Με πλαίσιο: στο χέρι σου.
tg-out-legend-all = Με διαγραφή: παιγμένες.
tg-out-told = Ούτε παιγμένες ούτε στο χέρι σου: { $cards }.
tg-last = Τελευταίες κινήσεις
tg-last-none = Από τότε που ήρθες δεν έγινε τίποτα.
tg-options = Αυτό το τραπέζι
tg-option-three = Τουλάχιστον τρεις κάρτες κάθε φορά, όσο υπάρχουν κάρτες για τράβηγμα.
tg-option-small = Μία κάρτα λιγότερη στο χέρι.
tg-option-fire = On Fire: μια κάρτα πυρκαγιάς στην κορυφή πρέπει να την καλύψει ο επόμενος πριν τελειώσει η σειρά του.
tg-option-played = Φανερές είναι μόνο οι κορυφές των στοιβών.
tg-key-pile = Βάλ’ τη στην A1, A2, D1, D2
tg-key-talk = Σήμα: μετά η στοίβα, μετά η φράση

# A bot's advice
tg-hint-thinking = Σκέφτεται…
tg-hint-win = Πιθανότητα νίκης: { $win }%.
tg-hint-win-next = Πιθανότητα νίκης: { $win }%· με την επόμενη καλύτερη επιλογή { $next }%.
tg-hint-left = Αναμένεται να μείνουν { $left } κάρτες.
tg-hint-left-even = Αναμένεται να μείνουν { $left } κάρτες· η επόμενη καλύτερη επιλογή είναι περίπου το ίδιο καλή.
tg-hint-left-next = Αναμένεται να μείνουν { $left } κάρτες· με την επόμενη καλύτερη επιλογή { $next }.

# For those who listen
tg-in-words = Το τραπέζι με λόγια
tg-told-chosen = Επιλέχθηκε το { $card }.
tg-told-pile = { $pile }, { $top }: { $what }.
tg-told-puts-out = σβήνει τη φωτιά
tg-told-no-fit = Το { $card } δεν ταιριάζει στην { $pile }.
tg-told-warned = Μια στοίβα καίγεται ακόμα: αν τελειώσεις τώρα, το παιχνίδι χάνεται. Πάτα ξανά αν το θέλεις.
tg-told-burning = Καίγεται: { $piles }.
tg-told-burns = Η στοίβα { $pile } καίγεται, { $top }: κάλυψέ τη πριν τελειώσει η σειρά σου.
tg-told-undrawn = { $count ->
    [0] Η στοίβα τραβήγματος είναι άδεια.
    [one] Μία κάρτα στη στοίβα τραβήγματος.
   *[other] { $count } κάρτες στη στοίβα τραβήγματος.
}
tg-told-seat = { $count ->
    [one] { $name }: μία κάρτα.
   *[other] { $name }: { $count } κάρτες.
}
tg-told-hand = Το χέρι σου: { $cards }.
tg-told-asked = { $asked }.
tg-news-did = { $name }: { $action }.
tg-news-chosen = { $name }: απάντησε.
tg-news-drawn = { $count ->
    [one] Τράβηξες το { $cards }.
   *[other] Τράβηξες { $count } κάρτες: { $cards }.
}
tg-news-starts = Ξεκινά: { $name }.

# The end
tg-over-win = Και οι 98 κάρτες παίχτηκαν: νίκη!
tg-over-excellent = { $count ->
    [one] Έμεινε μόνο μία κάρτα: εξαιρετικά!
   *[other] Έμειναν μόνο { $count } κάρτες: εξαιρετικά!
}
tg-over-left = { $count ->
    [one] Έμεινε μία κάρτα
   *[other] Έμειναν { $count } κάρτες
}
tg-over-placed = Παίχτηκαν { $count } από τις { $all } κάρτες
tg-over-table = Κάρτες που δεν παίχτηκαν
tg-over-where = Πού
tg-over-count = Κάρτες
tg-over-cards = Ποιες
tg-over-sum = Έμειναν συνολικά
tg-over-unplaced = Στα άλλα χέρια και στη στοίβα τραβήγματος: { $cards }.
tg-why-placed = Δεν έμεινε καμία κάρτα, ούτε σε χέρι ούτε στη στοίβα τραβήγματος.
tg-why-fire = Η σειρά τελείωσε ενώ καιγόταν ακόμα: { $piles }.
tg-why-stuck = Καμία κάρτα δεν ταίριαζε πια: σε αυτή τη σειρά παίχτηκαν { $placed }, το ελάχιστο είναι { $minimum }.
tg-grades = Τι αξίζει ένα αποτέλεσμα
tg-grade-win = Η ομάδα κερδίζει
tg-grade-excellent = Εξαιρετικό αποτέλεσμα
tg-grade-other = Γίνεται και καλύτερα: δοκιμάστε ξανά

# Why a bot would do it
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
the-game-reason-only = Τίποτα άλλο δεν γίνεται.
the-game-reason-starts-well = Το χέρι έχει φθηνές κάρτες για την αρχή.
the-game-reason-starts-badly = Το χέρι δεν έχει φθηνές κάρτες για την αρχή.

# Why something can't be done
the-game-game-over = Το παιχνίδι τελείωσε.
the-game-no-such-seat = Δεν υπάρχει τέτοια θέση σε αυτό το τραπέζι.
the-game-deal-first = Πρώτα πρέπει να μοιραστούν κάρτες.
the-game-keen-first = Πρώτα λένε όλοι πόσο θέλουν να ξεκινήσουν.
the-game-already-chosen = Η θέση αυτή έχει ήδη απαντήσει.
the-game-started = Το παιχνίδι έχει ήδη αρχίσει.
the-game-not-your-turn = Δεν είναι η σειρά σου.
the-game-not-in-hand = Το { $card } δεν είναι στο χέρι σου.
the-game-does-not-fit-ascending = Το { $card } δεν ταιριάζει στην { $pile }, πάνω είναι το { $top }: βάλε μεγαλύτερη κάρτα ή ακριβώς κατά 10 μικρότερη.
the-game-does-not-fit-descending = Το { $card } δεν ταιριάζει στην { $pile }, πάνω είναι το { $top }: βάλε μικρότερη κάρτα ή ακριβώς κατά 10 μεγαλύτερη.
the-game-too-few = Κάρτες σε αυτή τη σειρά: { $placed }. Το ελάχιστο είναι { $minimum }.
the-game-nothing-due = Τώρα δεν μοιράζονται κάρτες.
the-game-wrong-seat = Οι κάρτες είναι για άλλη θέση.
the-game-wrong-count = Πρέπει να δοθούν κάρτες: { $due }, όχι { $given }.
the-game-not-in-draw-pile = Το { $card } δεν είναι στη στοίβα τραβήγματος.
