sg-pyramid = { $colour ->
    [green] Πυραμίδα { $number }, πράσινη
    [orange] Πυραμίδα { $number }, πορτοκαλί
   *[purple] Πυραμίδα { $number }, μωβ
}
sg-shape-i2 = δύο στη σειρά
sg-shape-i3 = τρία στη σειρά
sg-shape-v3 = η γωνία των τριών
sg-shape-t4 = το Τ
sg-shape-l4 = το L
sg-shape-o4 = το τετράγωνο των τεσσάρων
sg-plain = κενό
sg-wall = τοίχος
sg-entrance = είσοδος
sg-tomb = τάφος
sg-cross = { $count ->
    [one] κόκκινο Χ
   *[other] { $count } κόκκινα Χ
}
sg-red-gem = { $count ->
    [one] κόκκινο πετράδι
   *[other] { $count } κόκκινα πετράδια
}
sg-green-gem = { $count ->
    [one] πράσινο πετράδι
   *[other] { $count } πράσινα πετράδια
}
sg-torch = { $count ->
    [one] πυρσός
   *[other] { $count } πυρσοί
}
sg-skull = { $count ->
    [one] νεκροκεφαλή
   *[other] { $count } νεκροκεφαλές
}
sg-potion = { $count ->
    [one] μαγικό φίλτρο
   *[other] { $count } μαγικά φίλτρα
}
sg-told-card = { $pyramid }, μαρκαρισμένα: { $count }
sg-told-seat = { $name }: { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}, συμπληρωμένες: { $count }. { $cards }.
sg-told-display = Ανοιχτή τετράδα: { $cards }. { $count ->
    [one] { $count } κάρτα
   *[other] { $count } κάρτες
} στη στοίβα.
sg-ask-keep = Κράτησε δύο κάρτες
sg-ask-extra = { $count ->
    [one] Άλλο ένα κουτάκι
   *[other] Άλλα { $count } κουτάκια
}
sg-ask-take = Διάλεξε νέα κάρτα
sg-ask-pass = Δεν έχεις κάρτα: πας πάσο
sg-said-keep = Μένουν οι πυραμίδες { $low } και { $high }
sg-said-mark = Πυραμίδα { $number }: { $squares }
sg-said-extra = Επιπλέον κουτάκι: πυραμίδα { $number }, { $square }
sg-said-take = { $colour ->
    [green] Νέα κάρτα η πυραμίδα { $number }, πράσινη
    [orange] Νέα κάρτα η πυραμίδα { $number }, πορτοκαλί
   *[purple] Νέα κάρτα η πυραμίδα { $number }, μωβ
}
sg-said-take-pile = Νέα κάρτα από τη στοίβα
sg-said-pass = Πάσο
sg-news-expedition = Γύρος { $round }, κάρτα { $card } από 7: { $shape }.
sg-news-own-draw = { $colour ->
    [green] Τραβάς την πυραμίδα { $number }, πράσινη.
    [orange] Τραβάς την πυραμίδα { $number }, πορτοκαλί.
   *[purple] Τραβάς την πυραμίδα { $number }, μωβ.
}
sg-news-draw = { $name }: τραβάει την πυραμίδα { $number }.
sg-news-refill = Νέες στην ανοιχτή τετράδα: { $cards }.
sg-event-bonus = { $you ->
    [yes] { $colour ->
        [green] Κερδίζεις { $points } πόντους για τις πράσινες.
        [orange] Κερδίζεις { $points } πόντους για τις πορτοκαλί.
       *[purple] Κερδίζεις { $points } πόντους για τις μωβ.
    }
   *[no] { $colour ->
        [green] { $name }: κερδίζει { $points } πόντους για τις πράσινες.
        [orange] { $name }: κερδίζει { $points } πόντους για τις πορτοκαλί.
       *[purple] { $name }: κερδίζει { $points } πόντους για τις μωβ.
    }
}
sg-line-pyramids = Πυραμίδες
sg-line-torches = Πυρσοί
sg-line-bonuses = Μπόνους
sg-line-gems = Πετράδια
sg-line-skulls = Χειρότερη νεκρο{"\u00AD"}κεφαλή

# Why a bot would do it.
silver-gold-reason-completes = Συμπληρώνει την πυραμίδα { $card }: { $points } πόντοι.
silver-gold-reason-bonus = { $colour ->
    [green] Κερδίζει πριν από όλους το πράσινο μπόνους των { $points } πόντων.
    [orange] Κερδίζει πριν από όλους το πορτοκαλί μπόνους των { $points } πόντων.
   *[purple] Κερδίζει πριν από όλους το μωβ μπόνους των { $points } πόντων.
}
silver-gold-reason-in-time = { $turns ->
    [0] Πάνω στην ώρα: είναι η τελευταία κάρτα εκστρατείας.
    [one] Πάνω στην ώρα: μένει μόνο { $turns } κάρτα εκστρατείας.
   *[other] Πάνω στην ώρα: μένουν μόνο { $turns } κάρτες εκστρατείας.
}
silver-gold-reason-pair = Ένα κόκκινο και ένα πράσινο πετράδι κάνουν ζευγάρι: { $points } πόντοι.
silver-gold-reason-torch = Παίρνει τον πυρσό του γύρου { $round }.
silver-gold-reason-last-torch = Παίρνει τον πυρσό του γύρου { $round } με την τελευταία κάρτα του γύρου.
silver-gold-reason-potion = { $count ->
    [one] Το μαγικό φίλτρο σβήνει { $count } νεκροκεφαλή.
   *[other] Το μαγικό φίλτρο σβήνει { $count } νεκροκεφαλές.
}
silver-gold-reason-extra = { $count ->
    [one] Ένα κόκκινο Χ δίνει ένα επιπλέον κουτάκι.
   *[other] Τα κόκκινα Χ δίνουν { $count } επιπλέον κουτάκια.
}
silver-gold-reason-gem = Παίρνει πετράδι που μπορεί ακόμη να βρει ταίρι.
silver-gold-reason-no-skull = Αποφεύγει τις νεκροκεφαλές.
silver-gold-reason-skull = Παίρνει νεκροκεφαλές· η χειρότερη κοστίζει { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
}.
silver-gold-reason-within-one = Μετά αρκεί ένα σχήμα για τον τάφο της πυραμίδας { $card }: { $squares ->
    [one] μένει { $squares } κουτάκι
   *[other] μένουν { $squares } κουτάκια
}.
silver-gold-reason-ready = Η επόμενη κάρτα φτάνει σε τάφο με το { $percent }% των σχημάτων που μπορεί να έρθουν.
silver-gold-reason-both-open = Κρατάει και τις δύο κάρτες ανοιχτές για τα επόμενα σχήματα.
silver-gold-reason-short = Η πυραμίδα { $card } είναι σύντομη: { $squares ->
    [one] { $squares } κουτάκι
   *[other] { $squares } κουτάκια
} έως τον τάφο.
silver-gold-reason-colour = { $colour ->
    [green] Άλλη μία πράσινη πυραμίδα κερδίζει { $points } πόντους, αν δεν προλάβει άλλος.
    [orange] Άλλη μία πορτοκαλί πυραμίδα κερδίζει { $points } πόντους, αν δεν προλάβει άλλος.
   *[purple] Άλλη μία μωβ πυραμίδα κερδίζει { $points } πόντους, αν δεν προλάβει άλλος.
}
silver-gold-reason-pair-ahead = Η πυραμίδα { $card } έχει στον δρόμο πετράδι που κάνει ζευγάρι.
silver-gold-reason-torch-ahead = Η πυραμίδα { $card } έχει πυρσό στον δρόμο.
silver-gold-reason-potion-ahead = Η πυραμίδα { $card } έχει μαγικό φίλτρο για τις νεκροκεφαλές.
silver-gold-reason-unseen = Καμία ανοιχτή κάρτα δεν είναι καλύτερη από μία της στοίβας.
silver-gold-reason-only = { nothing-else }

# Why something can’t be done.
silver-gold-game-over = { table-over }
silver-gold-deal-first = { deal-first }
silver-gold-no-such-seat = { table-unknown-seat }
silver-gold-not-your-turn = { not-your-turn }
silver-gold-already-chosen = Έχεις ήδη επιλέξει. Περίμενε να επιλέξουν όλοι.
silver-gold-keep-now = Πρώτα κράτησε δύο κάρτες.
silver-gold-mark-now = Πρώτα μάρκαρε το σχήμα ή ένα κουτάκι.
silver-gold-extra-now = Πρώτα μάρκαρε το επιπλέον κουτάκι του κόκκινου Χ.
silver-gold-take-now = Πρώτα πάρε μια κάρτα από την ανοιχτή τετράδα ή τη στοίβα.
silver-gold-pass-now = Δεν έχεις άλλη κάρτα. Μπορείς μόνο να πας πάσο.
silver-gold-not-dealt = Η κάρτα { $card } δεν σου μοιράστηκε. Κράτησε δύο από τις { $dealt }.
silver-gold-not-yours = Η κάρτα { $card } δεν είναι δική σου. Διάλεξε μία από τις κάρτες σου.
silver-gold-not-the-shape = { $squares }: δεν είναι αυτό το σχήμα. Μάρκαρε ολόκληρο το σχήμα, στραμμένο ή ανεστραμμένο, ή ακριβώς ένα κουτάκι.
silver-gold-wall = Το { $square } της πυραμίδας { $card } είναι τοίχος. Οι τοίχοι δεν μαρκάρονται.
silver-gold-marked = Το { $square } της πυραμίδας { $card } είναι ήδη μαρκαρισμένο.
silver-gold-entrance-first = Το πρώτο μαρκάρισμα της πυραμίδας { $card } πρέπει να περιέχει την είσοδο { $entrance }.
silver-gold-apart = { $squares }: δεν εφάπτεται με πλευρά σε μαρκαρισμένο κουτάκι της πυραμίδας { $card }. Η γωνία δεν αρκεί.
silver-gold-completed = Η πυραμίδα { $card } είναι συμπληρωμένη. Σε αυτή την παρτίδα δεν δέχεται επιπλέον κουτάκια.
silver-gold-not-displayed = Η κάρτα { $card } δεν είναι στην ανοιχτή τετράδα.
silver-gold-draw-pile-empty = Η στοίβα είναι άδεια. Πάρε μια κάρτα από την ανοιχτή τετράδα.
silver-gold-nothing-due = { nothing-due }
silver-gold-wrong-deal = { $given }: δεν ταιριάζει· σειρά έχει: { $due }.
silver-gold-wrong-count = Μοιράστηκαν { $given } κάρτες, αλλά χρειάζονται { $due }.
silver-gold-not-in-draw-pile = Η κάρτα { $card } δεν είναι στη στοίβα.
silver-gold-no-expedition = Δεν έμεινε κάρτα εκστρατείας { $shape } σε αυτόν τον γύρο.
