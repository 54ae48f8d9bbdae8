# Silver & Gold: Pyramids. Τα χρώματα έρχονται ως green, orange, purple· τα κουτάκια ως a1 έως e5.

# Κάρτες, κουτάκια, σχήματα
sg-square = { $square }, { $content }
sg-square-open = { $square }, { $content }, μπορεί να μαρκαριστεί
sg-square-chosen = { $square }, { $content }, επιλεγμένο
sg-square-marked = { $square }, { $content }, μαρκαρισμένο
sg-shape-used = { $shape }, παίχτηκε ήδη
sg-shape-now = { $shape }, παίζεται τώρα
sg-shape-to-come = { $shape }, μπορεί ακόμη να έρθει
sg-expedition = Κάρτα εκστρατείας: { $shape }. Δείξε τις κάρτες του γύρου

# Τι ζητείται
sg-ask-one = Μάρκαρε ένα κουτάκι
sg-mark-i2 = Μάρκαρε 2 στη σειρά
sg-mark-i3 = Μάρκαρε 3 στη σειρά
sg-mark-v3 = Μάρκαρε τη γωνία
sg-mark-t4 = Μάρκαρε το Τ
sg-mark-l4 = Μάρκαρε το L
sg-mark-o4 = Μάρκαρε το τετράγωνο
sg-takes = { $name }: παίρνει νέα κάρτα
sg-help-keep = Διάλεξε δύο. Οι άλλες επιστρέφουν.
sg-help-mark = Πάτα ένα κουτάκι και ξανά για στροφή.
sg-help-single = Μαρκάρονται τα κουτάκια με κουκκίδα.
sg-help-no-fit = Το σχήμα δεν χωράει πουθενά. Μάρκαρε ένα κουτάκι.
sg-help-place = Διάλεξε πρώτα πού θα μαρκάρεις.
sg-help-take = Πάρε μία ανοιχτή ή μία κλειστή από τη στοίβα.
sg-help-sealed = Η επιλογή σου μένει κρυφή ώσπου να επιλέξουν όλοι.

# Κουμπιά
sg-everyone = Κάρτες και πόντοι όλων
sg-turn = Στρίψε το σχήμα (R)
sg-mirror = Ανάστρεψε το σχήμα (M)
sg-one-square = 1 κουτάκι
sg-key-next = Επόμενη στροφή στο ίδιο κουτάκι
sg-enlarge = Μεγέθυνε την πυραμίδα { $number }
sg-watch = Τίνος κάρτες φαίνονται
sg-do-keep = Κράτησε { $count } από 2
sg-do-mark = Μάρκαρε { $count }
sg-do-take = Πάρε την πυραμίδα { $number }
sg-do-take-any = Πάρε

# Γύρος, ανοιχτή τετράδα, κάρτες
sg-round = Γύρος { $round } από { $rounds }
sg-round-short = Γ{ $round }
sg-card-of = Κάρτα εκστρατείας { $card } από { $cards }
sg-this-round = Αυτός ο γύρος
sg-cards-left = { $count ->
    [0] Παίχτηκαν όλες.
    [one] Μένει μία, και θα μείνει κλειστή.
   *[other] Μένουν { $count }, και μία από αυτές θα μείνει κλειστή.
}
sg-display = Ανοιχτές
sg-display-help = Όταν συμπληρώνεις μια πυραμίδα, παίρνεις μία από αυτές ή την πάνω κάρτα της στοίβας.
sg-in-pile = { $count } στη στοίβα
sg-from-pile = Κλειστή, από τη στοίβα
sg-your-card = Η άλλη σου κάρτα
sg-no-card = καμία κάρτα
sg-to-tomb = { $count ->
    [one] { $count } κουτάκι έως τον τάφο
   *[other] { $count } κουτάκια έως τον τάφο
}
sg-complete = συμπληρωμένη
sg-completes = συμπληρώνεται
sg-more-squares = { $count ->
    [one] άλλο ένα κουτάκι
   *[other] άλλα { $count } κουτάκια
}
sg-wins-bonus = μπόνους { $points }

# Σκορ
sg-seat = { $points } · { $count }▲
sg-your-score = Η κάρτα σκοραρίσματός σου
sg-completed = { $count ->
    [one] { $count } συμπληρωμένη
   *[other] { $count } συμπληρωμένες
}
sg-red-gems = { $more ->
    [0] { $count } από 10 κόκκινα πετράδια
   *[other] { $count } από 10 κόκκινα πετράδια, { $more } ακόμη με αυτή την επιλογή
}
sg-green-gems = { $more ->
    [0] { $count } από 10 πράσινα πετράδια
   *[other] { $count } από 10 πράσινα πετράδια, { $more } ακόμη με αυτή την επιλογή
}
sg-torches-crossed = { $count ->
    [one] { $count } πυρσός
   *[other] { $count } πυρσοί
}
sg-skulls-crossed = { $count ->
    [0] καμία νεκροκεφαλή
    [one] { $count } νεκροκεφαλή, μείον { $points }
   *[other] { $count } νεκροκεφαλές, μείον { $points }
}
sg-colour-row = { $colour ->
    [green] πράσινες: συμπληρωμένες { $count }, μπόνους { $points }
    [orange] πορτοκαλί: συμπληρωμένες { $count }, μπόνους { $points }
   *[purple] μωβ: συμπληρωμένες { $count }, μπόνους { $points }
}
sg-points = πόντοι
sg-gain-pyramid = +{ $points } πυραμίδα
sg-gain-bonus = +{ $points } μπόνους
sg-gain-torch = +{ $points } πυρσός
sg-gain-gems = +{ $points } για πετράδια
sg-gain-potion = +{ $points } φίλτρο
sg-gain-extra = { $count ->
    [one] +1 κουτάκι
   *[other] +{ $count } κουτάκια
}
sg-loss-skull = −{ $points }: { sg-nth } νεκροκεφαλή

# Τι λέγεται
sg-said-place = Πυραμίδα { $number }: { $squares }.
sg-news-own = Εσύ: { $action }.
sg-news-complete = { $colour ->
    [green] Η πυραμίδα { $number } συμπληρώθηκε: πράσινη.
    [orange] Η πυραμίδα { $number } συμπληρώθηκε: πορτοκαλί.
   *[purple] Η πυραμίδα { $number } συμπληρώθηκε: μωβ.
}
sg-news-sealed = Έκανες την επιλογή σου.
sg-news-chosen = { $name }: επέλεξε.
sg-news-own-back = Αναιρέθηκε.
sg-news-back = { $name }: αναιρεί μια επιλογή.
sg-news-hand = Οι τέσσερις κάρτες σου: { $cards }.
sg-news-display = Ανοιχτή τετράδα: { $cards }.
sg-event-completed = { $you ->
    [yes] { $colour ->
        [green] Συμπληρώνεις την πυραμίδα { $number }: η { sg-nth } πράσινή σου.
        [orange] Συμπληρώνεις την πυραμίδα { $number }: η { sg-nth } πορτοκαλί σου.
       *[purple] Συμπληρώνεις την πυραμίδα { $number }: η { sg-nth } μωβ σου.
    }
   *[no] { $colour ->
        [green] { $name }: συμπληρώνει την πυραμίδα { $number }, { sg-nth } πράσινη.
        [orange] { $name }: συμπληρώνει την πυραμίδα { $number }, { sg-nth } πορτοκαλί.
       *[purple] { $name }: συμπληρώνει την πυραμίδα { $number }, { sg-nth } μωβ.
    }
}
sg-told-round = Γύρος { $round } από 4, κάρτα εκστρατείας { $card } από 7.
sg-told-expedition = Παίζεται: { $shape }.

# Συμβουλές
sg-hint-points = Πιθανότητα νίκης: { $win }%· { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
} παραπάνω από την επόμενη καλύτερη επιλογή.
sg-hint-equal = Πιθανότητα νίκης: { $win }%· άλλες επιλογές είναι εξίσου καλές.

# Το τέλος
sg-end-most = { $you ->
    [yes] Νίκησες με { $points } πόντους
   *[no] Νίκη με { $points } πόντους: { $name }
}
sg-end-lowest = { $you ->
    [yes] Νίκησες: { $points } πόντοι, την ισοπαλία κρίνει η πυραμίδα { $number }
   *[no] Νίκη: { $name }, { $points } πόντοι, την ισοπαλία κρίνει η πυραμίδα { $number }
}
sg-end-shared = Μοιράζονται τη νίκη: { $names }
sg-line-lowest = Ισοπαλία: μικρότερος αριθμός
sg-line-completed = Συμπληρω{"\u00AD"}μένες
sg-skull-count = { $count ->
    [one] { $count } νεκρο{"\u00AD"}κεφαλή
   *[other] { $count } νεκρο{"\u00AD"}κεφαλές
}
sg-nth = { $nth }η
