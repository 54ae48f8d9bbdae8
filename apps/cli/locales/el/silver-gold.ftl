sg-welcome = Στις δύο κάρτες σου μάρκαρε ένα μονοπάτι από την είσοδο έως τον τάφο. Τα κουτάκια λέγονται a1 (πάνω αριστερά) έως e5.
sg-legend = E είσοδος, T τάφος, # τοίχος, x κόκκινο Χ
sg-legend-symbols = r κόκκινο πετράδι, g πράσινο πετράδι, t πυρσός, s νεκροκεφαλή, p μαγικό φίλτρο, * μαρκαρισμένο
sg-expedition = Γύρος { $round } από 4, εκστρατεία { $number } από 7: { $shape }
sg-shape-i2 = δύο στη σειρά
sg-shape-i3 = τρία στη σειρά
sg-shape-v3 = γωνία των τριών
sg-shape-t4 = Τ των τεσσάρων
sg-shape-l4 = L των τεσσάρων
sg-shape-o4 = τετράγωνο των τεσσάρων
sg-display = Ανοιχτή τετράδα: { $cards }
sg-pile = { $count ->
    [0] Η στοίβα είναι άδεια.
    [one] Στοίβα: { $count } κάρτα
   *[other] Στοίβα: { $count } κάρτες
}
sg-bonuses = Επόμενοι πόντοι πυραμίδας: { $bonuses }
sg-colour = { $colour ->
    [green] πράσινη
    [orange] πορτοκαλί
   *[purple] μωβ
}
sg-bonus-free = { sg-colour } { $points }
sg-seat = { $points ->
    [one] Θέση { $seat }: κάρτες { $cards }· συμπληρωμένες: { $count }· { $points } πόντος
   *[other] Θέση { $seat }: κάρτες { $cards }· συμπληρωμένες: { $count }· { $points } πόντοι
}
sg-score = Εσύ: { $points ->
    [one] ως τώρα { $points } πόντος· συμπληρωμένες: { $completed }
   *[other] ως τώρα { $points } πόντοι· συμπληρωμένες: { $completed }
}
sg-score-card = Πετράδια: κόκκινα { $red }, πράσινα { $green }. Πυρσοί στους γύρους: { $torches }. Νεκροκεφαλές: { $skulls } από { $most }, κοστίζουν { $loss }
sg-card = { $card } { sg-colour }
sg-chamber = Κάρτα { $card }
sg-own = Η κάρτα σου { $card }
sg-row = Σειρά { $row }: { $squares }
sg-left = Κάρτες εκστρατείας που δεν βγήκαν ακόμα σε αυτόν τον γύρο: { $shapes }

sg-plain = κενό
sg-wall = τοίχος
sg-entrance = είσοδος
sg-tomb = τάφος
sg-marked = μαρκαρισμένο
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

sg-ask-keep = Ποιες δύο από αυτές τις τέσσερις κάρτες κρατάς;
sg-ask-mark = Μάρκαρε το σχήμα, ή μόνο ένα κουτάκι, σε μία από τις κάρτες σου.
sg-ask-extra = { $count ->
    [one] Κόκκινο Χ: μάρκαρε { $count } κουτάκι ακόμα.
   *[other] Κόκκινα Χ: μάρκαρε { $count } κουτάκια ακόμα, ένα ένα.
}
sg-ask-take = Πάρε μια νέα κάρτα.
sg-ask-pass = Δεν έχεις άλλη κάρτα.

sg-label-shape = Κάρτα { $card }, σχήμα
sg-label-one = Κάρτα { $card }, ένα κουτάκι
sg-label-extra = Κάρτα { $card }
sg-keep = κρατώ { $cards }
sg-mark = { $squares } στην κάρτα { $card }
sg-mark-gains = { $squares } στην κάρτα { $card } ({ $gains })
sg-take = παίρνω { $card }
sg-take-pile = παίρνω την πάνω κάρτα της στοίβας, χωρίς να τη δω
sg-pass = πάσο

sg-you-drew = Από τη στοίβα τράβηξες { $card }.
sg-seat-drew = Η θέση { $seat } τράβηξε { $card } από τη στοίβα.
sg-refill = Νέα στην ανοιχτή τετράδα: { $cards }
sg-you-bonus = Παίρνεις { $points } πόντους πυραμίδας ({ sg-colour }).
sg-seat-bonus = Η θέση { $seat } παίρνει { $points } πόντους πυραμίδας ({ sg-colour }).
sg-round = Αρχίζει ο γύρος { $round }.

sg-why-keep = SGP-6: οι άλλες δύο γυρίζουν στη στοίβα· όλοι επιλέγουν ταυτόχρονα.
sg-why-shape = SGP-10, SGP-12: ολόκληρο το σχήμα, γυρισμένο ή ανεστραμμένο, από την είσοδο ή κολλητά σε μαρκαρισμένο κουτάκι.
sg-why-one = SGP-13: ένα κουτάκι αντί για το σχήμα: η είσοδος, ή δίπλα σε μαρκαρισμένο κουτάκι.
sg-why-extra = SGP-14: το επιπλέον κουτάκι ενός κόκκινου Χ, σε όποια κάρτα θέλεις: η είσοδος, ή δίπλα σε μαρκαρισμένο κουτάκι.
sg-why-take = SGP-20: παίρνει τη θέση μιας συμπληρωμένης κάρτας· η ανοιχτή τετράδα γεμίζει μετά από σένα.
sg-why-take-pile = SGP-20: μια κάρτα που δεν έχεις δει παίρνει τη θέση μιας συμπληρωμένης.
sg-why-pass = SGP-22: χωρίς κάρτα δεν υπάρχει τίποτα να μαρκάρεις.
sg-why-tomb = SGP-19, SGP-26: φτάνει στον τάφο: η κάρτα συμπληρώνεται και δίνει 10 πόντους.
sg-why-cross = SGP-14: κάθε κόκκινο Χ δίνει αμέσως ένα κουτάκι ακόμα, σε όποια κάρτα θέλεις.
sg-why-gem = SGP-15, SGP-26: ένα ζευγάρι από κόκκινο και πράσινο πετράδι δίνει 5 πόντους, ένα μόνο του 1.
sg-why-torch = SGP-16: ο πυρσός του γύρου { $round }: 5 πόντοι, μία φορά τον γύρο.
sg-why-skull = SGP-17, SGP-26: νεκροκεφαλή· στο τέλος η χειρότερη κοστίζει πόντους.
sg-why-potion = SGP-18: το μαγικό φίλτρο σβήνει τις δύο χειρότερες νεκροκεφαλές σου.

sg-help-show = show: οι κάρτες σου κουτάκι κουτάκι με λόγια. show 17: όποια κάρτα θέλεις, με ό,τι έχει μαρκαριστεί.

sg-points = πυραμίδες { $pyramids }, πυρσοί { $torches }, πόντοι πυραμίδας { $bonuses }, πετράδια { $gems }, νεκροκεφαλή { $skull }

silver-gold-game-over = Το παιχνίδι τελείωσε.
silver-gold-deal-first = Πρώτα πρέπει να μοιραστούν κάρτες.
silver-gold-no-such-seat = Δεν υπάρχει θέση { $seat } σε αυτό το τραπέζι.
silver-gold-not-your-turn = Είναι η σειρά της θέσης { $turn }.
silver-gold-already-chosen = Η θέση { $seat } έχει ήδη επιλέξει· περίμενε τους άλλους.
silver-gold-keep-now = Πρώτα κράτησε δύο από τις κάρτες που πήρες.
silver-gold-mark-now = Τώρα μάρκαρε ολόκληρο το σχήμα, ή ακριβώς ένα κουτάκι, σε μία από τις κάρτες σου.
silver-gold-extra-now = Τώρα μάρκαρε το επιπλέον κουτάκι που δίνει ένα κόκκινο Χ.
silver-gold-take-now = Τώρα πάρε μια κάρτα από την ανοιχτή τετράδα ή την πάνω της στοίβας.
silver-gold-pass-now = Δεν έχεις άλλη κάρτα: πάσο.
silver-gold-not-dealt = Η κάρτα { $card } δεν είναι από αυτές που πήρες· κράτησε δύο από τις { $dealt }.
silver-gold-not-yours = Η κάρτα { $card } δεν είναι δική σου.
silver-gold-not-the-shape = Το { $squares } δεν είναι το σχήμα { $shape }: μάρκαρέ το ολόκληρο, γυρισμένο ή ανεστραμμένο όπως θέλεις, ή ακριβώς ένα κουτάκι.
silver-gold-wall = Το { $square } της κάρτας { $card } είναι τοίχος.
silver-gold-marked = Το { $square } της κάρτας { $card } είναι ήδη μαρκαρισμένο.
silver-gold-entrance-first = Το πρώτο μαρκάρισμα στην κάρτα { $card } πρέπει να περιέχει την είσοδό της, { $entrance }.
silver-gold-apart = Το { $squares } δεν εφάπτεται με πλευρά σε μαρκαρισμένο κουτάκι της κάρτας { $card }· η γωνία δεν αρκεί.
silver-gold-completed = Η κάρτα { $card } είναι συμπληρωμένη· σε αυτό το παιχνίδι δεν δέχεται επιπλέον κουτάκια.
silver-gold-not-displayed = Η κάρτα { $card } δεν είναι στην ανοιχτή τετράδα.
silver-gold-draw-pile-empty = Η στοίβα είναι άδεια· πάρε κάρτα από την ανοιχτή τετράδα.
silver-gold-nothing-due = Τώρα δεν μοιράζεται τίποτα.
silver-gold-wrong-deal = Το «{ $given }» δεν ταιριάζει· σειρά έχει το «{ $due }».
silver-gold-wrong-count = { $given ->
    [one] Μοιράστηκε { $given } κάρτα, ενώ πρέπει { $due }.
   *[other] Μοιράστηκαν { $given } κάρτες, ενώ πρέπει { $due }.
}
silver-gold-not-in-draw-pile = Η κάρτα { $card } δεν είναι στη στοίβα.
silver-gold-no-expedition = Σε αυτόν τον γύρο δεν μένει κάρτα εκστρατείας με το σχήμα { $shape }.
