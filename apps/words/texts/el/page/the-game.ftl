# The Game. Piles are called A1, A2 (ascending), D1, D2 (descending) in every language, as in records.

# What is asked
tg-ask-only = Γίνεται μόνο: { $action }
tg-ask-cover = Κάλυψε: { $piles }, αλλιώς χάνεται το παιχνίδι
tg-ask-nothing = Δεν ταιριάζει τίποτα άλλο: τέλειωσε τη σειρά σου
tg-ask-burnt = Δεν ταιριάζει τίποτα και καίγεται: { $piles }
tg-ask-turn = Κατεβάζει κάρτες: { $name }
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
tg-to-draw = { $count } για τράβηγμα
tg-draw-pile = Στοίβα τραβήγματος
tg-from-1 = από 1
tg-from-100 = από 100
tg-jump = άλμα { $distance }
tg-trick = δέκα πίσω
tg-no-fit = δεν ταιριάζει
tg-cover = κάλυψέ την
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
tg-keen-why = Κοίτα τις κάρτες σου. Ξεκινά όποιος το θέλει περισσότερο. Οι απαντήσεις μένουν κρυφές ώσπου να απαντήσουν όλοι.
tg-keen-sealed = Η απάντησή σου μένει κρυφή ώσπου να απαντήσουν όλοι.
tg-keen-of = { $name }: «{ $keen }».

# Signals
tg-talk = Στείλε σήμα
tg-talk-pile = Σήμα για την { $pile }
tg-said-leave = αφήστε την
tg-said-nojump = όχι μεγάλο άλμα
tg-said-good = με βολεύει
tg-said-here = παίξτε εδώ

# Beside the board
tg-more = Παιγμένες κάρτες και τελευταίες κινήσεις
tg-out-legend = Με διαγραφή: παιγμένες. Με πλαίσιο: στο χέρι σου.
tg-out-legend-all = Με διαγραφή: παιγμένες.
tg-out-told = Ούτε παιγμένες ούτε στο χέρι σου: { $cards }.
tg-options = Αυτό το τραπέζι
tg-option-three = Τουλάχιστον τρεις κάρτες κάθε φορά, όσο υπάρχουν κάρτες για τράβηγμα
tg-option-small = Μία κάρτα λιγότερη στο χέρι
tg-option-fire = On Fire: όταν στην κορυφή είναι κάρτα πυρκαγιάς, ο επόμενος πρέπει να την καλύψει πριν τελειώσει η σειρά του
tg-option-played = Φανερές είναι μόνο οι πάνω κάρτες των στοιβών
tg-key-pile = Βάλ’ την στην A1, A2, D1, D2
tg-key-talk = Σήμα: μετά η στοίβα, μετά η φράση

# A bot's advice
tg-hint-left = Κάρτες που αναμένεται να μείνουν: { $left }.
tg-hint-left-even = Κάρτες που αναμένεται να μείνουν: { $left }. Η επόμενη καλύτερη επιλογή είναι σχεδόν εξίσου καλή.
tg-hint-left-next = Κάρτες που αναμένεται να μείνουν: { $left }· με την επόμενη καλύτερη επιλογή { $next }.

# For those who listen
tg-told-pile = { $pile }, { $top }: { $what }.
tg-told-puts-out = σβήνει τη φωτιά
tg-told-no-fit = Το { $card } δεν ταιριάζει στην { $pile }.
tg-told-warned = Μια στοίβα καίγεται ακόμη: αν τελειώσεις τη σειρά σου τώρα, το παιχνίδι χάνεται. Πάτα ξανά για να την τελειώσεις.
tg-told-burning = Καίγεται: { $piles }.
tg-told-burns = Η στοίβα { $pile } καίγεται, { $top }: κάλυψέ την πριν τελειώσει η σειρά σου.
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
tg-grades = Αξιολόγηση
tg-grade-win = Η ομάδα κερδίζει
tg-grade-excellent = Εξαιρετικό αποτέλεσμα
tg-grade-other = Γίνεται και καλύτερα
