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
sg-told-seat = { $name }: πόντοι { $points }, συμπληρωμένες { $count }. { $cards }.
sg-told-display = Ανοιχτή τετράδα: { $cards }. Κάρτες στη στοίβα: { $count }.
sg-ask-keep = Κράτησε δύο κάρτες
sg-ask-extra = { $count ->
    [one] Άλλο ένα κουτάκι
   *[other] Άλλα { $count } κουτάκια
}
sg-ask-take = Διάλεξε νέα κάρτα
sg-ask-pass = Δεν έχεις κάρτα: πας πάσο
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
sg-news-expedition = Γύρος { $round }, κάρτα { $card } από 7: { $shape }.
sg-news-own-draw = { $colour ->
    [green] Τραβάς την πυραμίδα { $number }, πράσινη.
    [orange] Τραβάς την πυραμίδα { $number }, πορτοκαλί.
   *[purple] Τραβάς την πυραμίδα { $number }, μωβ.
}
sg-news-draw = Τραβάει την πυραμίδα { $number }: { $name }.
sg-news-refill = Νέες στην ανοιχτή τετράδα: { $cards }.
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
sg-line-pyramids = Πυραμίδες
sg-line-torches = Πυρσοί
sg-line-bonuses = Μπόνους
sg-line-gems = Πετράδια
sg-line-skulls = Χειρότερη νεκρο{"\u00AD"}κεφαλή

# Why a bot would do it.
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
silver-gold-reason-only = { nothing-else }

# Why something can’t be done.
silver-gold-game-over = { table-over }
silver-gold-deal-first = { deal-first }
silver-gold-no-such-seat = { table-unknown-seat }
silver-gold-not-your-turn = { not-your-turn }
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
silver-gold-nothing-due = { nothing-due }
silver-gold-wrong-deal = { $given }: δεν ταιριάζει· σειρά έχει { $due }.
silver-gold-wrong-count = Μοιράστηκαν { $given } κάρτες, αλλά χρειάζονται { $due }.
silver-gold-not-in-draw-pile = Η κάρτα { $card } δεν είναι στη στοίβα.
silver-gold-no-expedition = Σε αυτόν τον γύρο δεν έμεινε κάρτα εκστρατείας: { $shape }.
