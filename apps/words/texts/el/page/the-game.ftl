# The Game. Piles are called A1, A2 (ascending), D1, D2 (descending) in every language, as in records.

# What is asked
tg-ask-only = Γίνεται μόνο: { $action }
tg-ask-cover = Κάλυψε: { $piles }, αλλιώς χάνεται το παιχνίδι
tg-ask-nothing = Τίποτα άλλο δεν ταιριάζει: τέλειωσε τη σειρά σου
tg-ask-burnt = Τίποτα δεν ταιριάζει και καίγεται: { $piles }
tg-ask-turn = Παίζει: { $name }
tg-ask-refill = Τραβάει κάρτες: { $name }

# Seats
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
tg-pile-answer = { $card }: { $what }.

# The hand and what is done with it
tg-card = { $card }
tg-card-trick = { $card }, γίνεται δέκα πίσω
tg-card-no = { $card }, δεν ταιριάζει πουθενά
tg-end-lose = Τέλος και ήττα
tg-end-again = Πάτα ξανά για ήττα
tg-end-short = { $count ->
    [one] Πρώτα κατέβασε άλλη μία κάρτα.
   *[other] Πρώτα κατέβασε άλλες { $count } κάρτες.
}

# Who starts
tg-keen-why = Κοίτα τις κάρτες σου. Ξεκινά όποιος το θέλει περισσότερο· οι απαντήσεις ανοίγουν όλες μαζί.
tg-keen-sealed = Η απάντησή σου μένει κρυφή ώσπου να απαντήσουν όλοι.
tg-keen-of = { $name }: «{ $keen }».

# Signals
tg-talk = Πες κάτι για μια στοίβα
tg-talk-pile = Για τη στοίβα { $pile }
tg-said-leave = αφήστε τη
tg-said-nojump = μικρά άλματα
tg-said-good = με βολεύει
tg-said-here = παίξτε εδώ

# Beside the board
tg-more = Παιγμένες κάρτες και τελευταίες κινήσεις
tg-out-legend = Με διαγραφή: παιγμένες. Με πλαίσιο: στο χέρι σου.
tg-out-legend-all = Με διαγραφή: παιγμένες.
tg-out-told = Ούτε παιγμένες ούτε στο χέρι σου: { $cards }.
tg-options = Αυτό το τραπέζι
tg-option-three = Τουλάχιστον τρεις κάρτες κάθε φορά, όσο υπάρχουν κάρτες για τράβηγμα.
tg-option-small = Μία κάρτα λιγότερη στο χέρι.
tg-option-fire = On Fire: μια κάρτα πυρκαγιάς στην κορυφή πρέπει να την καλύψει ο επόμενος πριν τελειώσει η σειρά του.
tg-option-played = Φανερές είναι μόνο οι κορυφές των στοιβών.
tg-key-pile = Βάλ’ τη στην A1, A2, D1, D2
tg-key-talk = Σήμα: μετά η στοίβα, μετά η φράση

# A bot's advice
tg-hint-left = Αναμένεται να μείνουν { $left } κάρτες.
tg-hint-left-even = Αναμένεται να μείνουν { $left } κάρτες· η επόμενη καλύτερη επιλογή είναι περίπου το ίδιο καλή.
tg-hint-left-next = Αναμένεται να μείνουν { $left } κάρτες· με την επόμενη καλύτερη επιλογή { $next }.

# For those who listen
tg-told-pile = { $pile }, { $top }: { $what }.
tg-told-puts-out = σβήνει τη φωτιά
tg-told-no-fit = Το { $card } δεν ταιριάζει στην { $pile }.
tg-told-warned = Μια στοίβα καίγεται ακόμα: αν τελειώσεις τώρα, το παιχνίδι χάνεται. Πάτα ξανά αν το θέλεις.
tg-told-burning = Καίγεται: { $piles }.
tg-told-burns = Η στοίβα { $pile } καίγεται, { $top }: κάλυψέ τη πριν τελειώσει η σειρά σου.
tg-told-asked = { $asked }.
tg-news-chosen = { $name }: απάντησε.

# The end
tg-over-placed = Παίχτηκαν { $count } από τις { $all } κάρτες
tg-over-table = Κάρτες που δεν παίχτηκαν
tg-over-where = Πού
tg-over-cards = Ποιες
tg-over-sum = Έμειναν συνολικά
tg-over-unplaced = Στα άλλα χέρια και στη στοίβα τραβήγματος: { $cards }.
tg-why-placed = Δεν έμεινε καμία κάρτα, ούτε σε χέρι ούτε στη στοίβα τραβήγματος.
tg-grades = Τι αξίζει ένα αποτέλεσμα
tg-grade-win = Η ομάδα κερδίζει
tg-grade-excellent = Εξαιρετικό αποτέλεσμα
tg-grade-other = Γίνεται και καλύτερα: δοκιμάστε ξανά
