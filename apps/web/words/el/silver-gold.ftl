# Silver & Gold: Pyramids. Τα χρώματα έρχονται ως green, orange, purple· τα κουτάκια ως a1 έως e5.

# Κάρτες, κουτάκια, σχήματα
sg-pyramid = { $colour ->
    [green] Πυραμίδα { $number }, πράσινη
    [orange] Πυραμίδα { $number }, πορτοκαλί
   *[purple] Πυραμίδα { $number }, μωβ
}
sg-plain = κενό
sg-wall = τοίχος
sg-entrance = είσοδος
sg-tomb = τάφος
sg-cross = κόκκινο Χ
sg-red-gem = κόκκινο πετράδι
sg-green-gem = πράσινο πετράδι
sg-torch = πυρσός
sg-skull = νεκροκεφαλή
sg-potion = μαγικό φίλτρο
sg-square = { $square }, { $content }
sg-square-open = { $square }, { $content }, μπορεί να μαρκαριστεί
sg-square-chosen = { $square }, { $content }, επιλεγμένο
sg-square-marked = { $square }, { $content }, μαρκαρισμένο
sg-shape-i2 = δύο στη σειρά
sg-shape-i3 = τρία στη σειρά
sg-shape-v3 = η γωνία των τριών
sg-shape-t4 = το Τ
sg-shape-l4 = το L
sg-shape-o4 = το τετράγωνο των τεσσάρων
sg-shape-used = { $shape }, παίχτηκε ήδη
sg-shape-now = { $shape }, παίζεται τώρα
sg-shape-to-come = { $shape }, μπορεί ακόμα να έρθει
sg-expedition = Κάρτα εκστρατείας: { $shape }. Δείξε τις κάρτες του γύρου

# Τι ζητείται
sg-ask-keep = Κράτησε δύο κάρτες
sg-ask-one = Μάρκαρε ένα κουτάκι
sg-ask-extra = { $count ->
    [one] Άλλο ένα κουτάκι
   *[other] Άλλα { $count } κουτάκια
}
sg-ask-take = Διάλεξε νέα κάρτα
sg-ask-pass = Δεν έχεις κάρτα: πας πάσο
sg-mark-i2 = Μάρκαρε 2 στη σειρά
sg-mark-i3 = Μάρκαρε 3 στη σειρά
sg-mark-v3 = Μάρκαρε τη γωνία
sg-mark-t4 = Μάρκαρε το Τ
sg-mark-l4 = Μάρκαρε το L
sg-mark-o4 = Μάρκαρε το τετράγωνο
sg-over = Το παιχνίδι τελείωσε
sg-takes = Παίρνει νέα κάρτα: { $name }
sg-dealing = Μοιράζονται οι κάρτες
sg-waiting = Περιμένουμε: { $names }
sg-help-keep = Διάλεξε δύο· οι άλλες επιστρέφουν.
sg-help-mark = Πάτα ένα κουτάκι· ξανά για άλλη θέση.
sg-help-single = Όσα κουτάκια έχουν κουκκίδα μαρκάρονται.
sg-help-no-fit = Το σχήμα δεν χωράει πουθενά: μάρκαρε ένα κουτάκι.
sg-help-place = Διάλεξε πρώτα πού θα μαρκάρεις.
sg-help-take = Μία ανοιχτή, ή κλειστή από τη στοίβα.
sg-help-sealed = Η επιλογή σου μένει κρυφή ώσπου να επιλέξουν όλοι.
sg-undo-none = Τώρα δεν αναιρείται τίποτα.

# Κουμπιά
sg-everyone = Κάρτες και πόντοι όλων
sg-turn = Στρίψε το σχήμα (R)
sg-mirror = Ανάστρεψε το σχήμα (M)
sg-one-square = 1 κουτάκι
sg-key-next = Επόμενος τρόπος για το ίδιο τετράγωνο
sg-enlarge = Δείξε μεγάλη την πυραμίδα { $number }
sg-watch = Ποιανού κάρτες φαίνονται
sg-do-keep = Κράτησε { $count } από 2
sg-do-mark = Μάρκαρε { $count }
sg-do-take = Πάρε την πυραμίδα { $number }
sg-do-take-pile = Πάρε από τη στοίβα
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
sg-display-help = Όποιος συμπληρώσει πυραμίδα παίρνει μία από αυτές ή την πάνω κάρτα της στοίβας.
sg-in-pile = { $count } στη στοίβα
sg-from-pile = Κλειστή, από τη στοίβα
sg-your-card = Η άλλη σου κάρτα
sg-no-card = καμία κάρτα
sg-to-tomb = { $count ->
    [one] { $count } κουτάκι ως τον τάφο
   *[other] { $count } κουτάκια ως τον τάφο
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
sg-gain-gems = { $points ->
    [one] +{ $points } πετράδι
   *[other] +{ $points } πετράδια
}
sg-gain-potion = +{ $points } φίλτρο
sg-gain-extra = { $count ->
    [one] +1 κουτάκι
   *[other] +{ $count } κουτάκια
}
sg-loss-skull = −{ $points }: { $count }η νεκροκεφαλή

# Τι λέγεται
sg-said-place = Πυραμίδα { $number }: { $squares }.
sg-said-keep = Κράτα τις πυραμίδες { $low } και { $high }
sg-said-mark = Πυραμίδα { $number }: { $squares }
sg-said-extra = Επιπλέον κουτάκι: πυραμίδα { $number }, { $square }
sg-said-take = { $colour ->
    [green] Πάρε την πυραμίδα { $number }, πράσινη
    [orange] Πάρε την πυραμίδα { $number }, πορτοκαλί
   *[purple] Πάρε την πυραμίδα { $number }, μωβ
}
sg-said-take-pile = Πάρε από τη στοίβα
sg-said-pass = Πάσο
sg-news-own = Εσύ: { $action }.
sg-news-other = { $name }: { $action }.
sg-news-complete = { $colour ->
    [green] Η πυραμίδα { $number } συμπληρώθηκε: πράσινη.
    [orange] Η πυραμίδα { $number } συμπληρώθηκε: πορτοκαλί.
   *[purple] Η πυραμίδα { $number } συμπληρώθηκε: μωβ.
}
sg-news-sealed = Η επιλογή σου έγινε και μένει κρυφή.
sg-news-chosen = Επέλεξε: { $name }.
sg-news-own-back = Αναιρέθηκε.
sg-news-back = Αναιρεί την επιλογή: { $name }.
sg-news-hand = Οι τέσσερις κάρτες σου: { $cards }.
sg-news-display = Ανοιχτή τετράδα: { $cards }.
sg-news-expedition = Γύρος { $round }, κάρτα { $card } από 7: { $shape }.
sg-news-own-draw = { $colour ->
    [green] Τραβάς την πυραμίδα { $number }, πράσινη.
    [orange] Τραβάς την πυραμίδα { $number }, πορτοκαλί.
   *[purple] Τραβάς την πυραμίδα { $number }, μωβ.
}
sg-news-draw = Τραβάει την πυραμίδα { $number }: { $name }.
sg-news-refill = Νέες στην ανοιχτή τετράδα: { $cards }.
sg-event-completed = { $you ->
    [yes] { $colour ->
        [green] Συμπληρώνεις την πυραμίδα { $number }, την { $nth }η πράσινή σου.
        [orange] Συμπληρώνεις την πυραμίδα { $number }, την { $nth }η πορτοκαλί σου.
       *[purple] Συμπληρώνεις την πυραμίδα { $number }, την { $nth }η μωβ σου.
    }
   *[no] { $colour ->
        [green] { $name }: συμπληρώνει την πυραμίδα { $number }, { $nth }η πράσινη.
        [orange] { $name }: συμπληρώνει την πυραμίδα { $number }, { $nth }η πορτοκαλί.
       *[purple] { $name }: συμπληρώνει την πυραμίδα { $number }, { $nth }η μωβ.
    }
}
sg-event-bonus = { $you ->
    [yes] { $colour ->
        [green] Κερδίζεις { $points } πόντους για τις πράσινες.
        [orange] Κερδίζεις { $points } πόντους για τις πορτοκαλί.
       *[purple] Κερδίζεις { $points } πόντους για τις μωβ.
    }
   *[no] { $colour ->
        [green] { $name }: { $points } πόντοι για τις πράσινες.
        [orange] { $name }: { $points } πόντοι για τις πορτοκαλί.
       *[purple] { $name }: { $points } πόντοι για τις μωβ.
    }
}
sg-sr-round = Γύρος { $round } από 4, κάρτα εκστρατείας { $card } από 7.
sg-sr-expedition = Παίζεται: { $shape }.
sg-sr-card = { $pyramid }, μαρκαρισμένα: { $count }
sg-sr-seat = { $name }: πόντοι { $points }, συμπληρωμένες { $count }. { $cards }.
sg-sr-display = Ανοιχτή τετράδα: { $cards }. Κάρτες στη στοίβα: { $count }.

# Συμβουλές
sg-hint-thinking = Σκέφτεται…
sg-hint-show = Δείξε
sg-hint-win = Πιθανότητα νίκης: { $win }%.
sg-hint-better = Πιθανότητα νίκης: { $win }%· με την επόμενη καλύτερη επιλογή { $next }%.
sg-hint-points = Πιθανότητα νίκης: { $win }%· { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
} καλύτερα από την επόμενη επιλογή.
sg-hint-equal = Πιθανότητα νίκης: { $win }%· κι άλλες επιλογές είναι εξίσου καλές.

# Το τέλος
sg-end-most = { $you ->
    [yes] Κερδίζεις με { $points } πόντους
   *[no] Νίκη με { $points } πόντους: { $name }
}
sg-end-lowest = { $you ->
    [yes] Κερδίζεις: { $points } πόντοι, την ισοπαλία κρίνει η πυραμίδα { $number }
   *[no] Νίκη: { $name }, { $points } πόντοι, την ισοπαλία κρίνει η πυραμίδα { $number }
}
sg-end-shared = Μοιράζονται τη νίκη: { $names }
sg-line-pyramids = Πυραμίδες
sg-line-torches = Πυρσοί
sg-line-bonuses = Μπόνους
sg-line-gems = Πετράδια
sg-line-skulls = Χειρότερη νεκρο{"\u00AD"}κεφαλή
sg-line-total = Σύνολο
sg-line-lowest = Ισοπαλία: μικρότερος αύξων αριθμός
sg-line-completed = Συμπληρω{"\u00AD"}μένες
sg-skull-count = { $count ->
    [one] { $count } νεκρο{"\u00AD"}κεφαλή
   *[other] { $count } νεκρο{"\u00AD"}κεφαλές
}

# Γιατί θα το έκανε ένα μποτ
silver-gold-reason-completes = Συμπληρώνει την πυραμίδα { $card }: { $points } πόντοι.
silver-gold-reason-bonus = { $colour ->
    [green] Φέρνει το πράσινο μπόνους των { $points } πόντων πριν το πάρει άλλος.
    [orange] Φέρνει το πορτοκαλί μπόνους των { $points } πόντων πριν το πάρει άλλος.
   *[purple] Φέρνει το μωβ μπόνους των { $points } πόντων πριν το πάρει άλλος.
}
silver-gold-reason-in-time = { $turns ->
    [0] Πάνω στην ώρα: είναι η τελευταία κάρτα εκστρατείας.
    [one] Πάνω στην ώρα: μένει μόνο { $turns } κάρτα εκστρατείας.
   *[other] Πάνω στην ώρα: μένουν μόνο { $turns } κάρτες εκστρατείας.
}
silver-gold-reason-pair = Κόκκινο και πράσινο πετράδι κάνουν ζευγάρι: { $points } πόντοι.
silver-gold-reason-torch = Παίρνει τον πυρσό του γύρου { $round }.
silver-gold-reason-last-torch = Παίρνει τον πυρσό του γύρου { $round } με την τελευταία κάρτα του.
silver-gold-reason-potion = { $count ->
    [one] Το μαγικό φίλτρο σβήνει { $count } νεκροκεφαλή.
   *[other] Το μαγικό φίλτρο σβήνει { $count } νεκροκεφαλές.
}
silver-gold-reason-extra = { $count ->
    [one] Ένα κόκκινο Χ δίνει ένα επιπλέον κουτάκι.
   *[other] Τα κόκκινα Χ δίνουν { $count } επιπλέον κουτάκια.
}
silver-gold-reason-gem = Παίρνει πετράδι που μπορεί να βρει ταίρι.
silver-gold-reason-no-skull = Παρακάμπτει τις νεκροκεφαλές.
silver-gold-reason-skull = Παίρνει νεκροκεφαλές· η χειρότερη κοστίζει { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
}.
silver-gold-reason-within-one = Φέρνει τον τάφο της πυραμίδας { $card } σε απόσταση ενός σχήματος: { $squares ->
    [one] μένει { $squares } κουτάκι
   *[other] μένουν { $squares } κουτάκια
}.
silver-gold-reason-ready = Με το { $percent }% των σχημάτων που μπορούν να έρθουν, η επόμενη κάρτα φτάνει σε τάφο.
silver-gold-reason-both-open = Κρατά και τις δύο κάρτες ανοιχτές για τα επόμενα σχήματα.
silver-gold-reason-short = Στην πυραμίδα { $card } ο δρόμος είναι σύντομος: { $squares ->
    [one] { $squares } κουτάκι
   *[other] { $squares } κουτάκια
} ως τον τάφο.
silver-gold-reason-colour = { $colour ->
    [green] Άλλη μία πράσινη πυραμίδα φέρνει { $points } πόντους όσο δεν τους έχει πάρει άλλος.
    [orange] Άλλη μία πορτοκαλί πυραμίδα φέρνει { $points } πόντους όσο δεν τους έχει πάρει άλλος.
   *[purple] Άλλη μία μωβ πυραμίδα φέρνει { $points } πόντους όσο δεν τους έχει πάρει άλλος.
}
silver-gold-reason-pair-ahead = Η πυραμίδα { $card } έχει στον δρόμο πετράδι που κάνει ζευγάρι.
silver-gold-reason-torch-ahead = Η πυραμίδα { $card } έχει πυρσό στον δρόμο.
silver-gold-reason-potion-ahead = Η πυραμίδα { $card } έχει μαγικό φίλτρο για τις νεκροκεφαλές.
silver-gold-reason-unseen = Καμία ανοιχτή κάρτα δεν είναι καλύτερη από μία της στοίβας.
silver-gold-reason-only = Δεν γίνεται τίποτε άλλο.

# Γιατί κάτι δεν γίνεται
silver-gold-game-over = Το παιχνίδι τελείωσε· δεν γίνεται τίποτε άλλο.
silver-gold-deal-first = Πρώτα μοιράζονται κάρτες: περίμενε.
silver-gold-no-such-seat = Δεν υπάρχει τέτοια θέση σε αυτό το τραπέζι.
silver-gold-not-your-turn = Είναι η σειρά άλλου. Περίμενε τη δική σου.
silver-gold-already-chosen = Έχεις ήδη επιλέξει: περίμενε να επιλέξουν όλοι.
silver-gold-keep-now = Όχι τώρα: πρώτα κράτησε δύο κάρτες.
silver-gold-mark-now = Όχι τώρα: πρώτα μάρκαρε το σχήμα ή ένα κουτάκι.
silver-gold-extra-now = Όχι τώρα: πρώτα μάρκαρε το επιπλέον κουτάκι του κόκκινου Χ.
silver-gold-take-now = Όχι τώρα: πρώτα πάρε μία ανοιχτή κάρτα ή μία της στοίβας.
silver-gold-pass-now = Δεν έχεις κάρτα: μπορείς μόνο να πας πάσο.
silver-gold-not-dealt = Η κάρτα { $card } δεν σου μοιράστηκε· κράτησε δύο από τις { $dealt }.
silver-gold-not-yours = Η κάρτα { $card } δεν είναι δική σου· διάλεξε μία από όσες έχεις μπροστά σου.
silver-gold-not-the-shape = { $squares }: δεν είναι αυτό το σχήμα· μάρκαρε ολόκληρο το σχήμα, στραμμένο ή ανεστραμμένο, ή ακριβώς ένα κουτάκι.
silver-gold-wall = Το { $square } της πυραμίδας { $card } είναι τοίχος· οι τοίχοι δεν μαρκάρονται.
silver-gold-marked = Το { $square } της πυραμίδας { $card } είναι ήδη μαρκαρισμένο.
silver-gold-entrance-first = Το πρώτο μαρκάρισμα της πυραμίδας { $card } πρέπει να περιέχει την είσοδο { $entrance }.
silver-gold-apart = { $squares }: δεν εφάπτεται σε μαρκαρισμένο κουτάκι της πυραμίδας { $card }· η γωνία δεν αρκεί.
silver-gold-completed = Η πυραμίδα { $card } είναι συμπληρωμένη· σε αυτό το παιχνίδι δεν δέχεται επιπλέον κουτάκια.
silver-gold-not-displayed = Η κάρτα { $card } δεν είναι στην ανοιχτή τετράδα.
silver-gold-draw-pile-empty = Η στοίβα είναι άδεια· πάρε μία ανοιχτή κάρτα.
silver-gold-nothing-due = Δεν μοιράζεται τίποτα τώρα.
silver-gold-wrong-deal = { $given }: δεν ταιριάζει· σειρά έχει { $due }.
silver-gold-wrong-count = Μοιράστηκαν { $given } κάρτες, αλλά χρειάζονται { $due }.
silver-gold-not-in-draw-pile = Η κάρτα { $card } δεν είναι στη στοίβα.
silver-gold-no-expedition = Σε αυτόν τον γύρο δεν έμεινε κάρτα εκστρατείας: { $shape }.
