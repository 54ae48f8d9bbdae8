py-colour = { $colour ->
    [r] κόκκινο
    [y] κίτρινο
    [g] πράσινο
   *[b] μπλε
}
py-floor = { py-colour } { $stones }
py-top = { $colour ->
    [r] κόκκινη
    [y] κίτρινη
    [g] πράσινη
   *[b] μπλε
} κορυφή
py-pyramid = { $colour ->
    [r] κόκκινη
    [y] κίτρινη
    [g] πράσινη
   *[b] μπλε
} πυραμίδα { $floors }
py-state-open = { $stones } πέτρες, ανοιχτή
py-state-open-great = { $stones } πέτρες, ανοιχτή, Μεγάλη: μετράει { $points } όταν ολοκληρωθεί
py-state-complete = ολοκληρωμένη, μετράει { $points }
py-state-great = ολοκληρωμένη, Μεγάλη: { $stones } πέτρες μετράνε { $points }
py-act-swap = αλλαγή: { $cards }
py-act-discard = απόρριψη: { $cards }
py-act-end = τέλος
py-act-start-own = { $card } ως νέα δική σου πυραμίδα
py-act-start = { $card } ως νέα πυραμίδα ({ $name })
py-act-build-own = { $card } στη δική σου { $colour ->
    [r] κόκκινη
    [y] κίτρινη
    [g] πράσινη
   *[b] μπλε
} { $floors }
py-act-build = { $card } στην { $colour ->
    [r] κόκκινη
    [y] κίτρινη
    [g] πράσινη
   *[b] μπλε
} { $floors } ({ $name })
py-act-build-new = { $card } στη νέα πυραμίδα
py-pile = { $count ->
    [0] Άδεια στοίβα
   *[other] { $count } για τράβηγμα
}
py-plot = { $name }: { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}, { $complete } από 6 ολοκληρωμένες, { $cards ->
    [one] { $cards } κάρτα
   *[other] { $cards } κάρτες
}
py-what-own = { $complete } από 6 ολοκληρωμένες
py-label-own = { $pyramid }: { $state }
py-told-on = στην { $colour ->
    [r] κόκκινη
    [y] κίτρινη
    [g] πράσινη
   *[b] μπλε
} { $floors } ({ $name })
py-told-on-own = στη δική σου { $colour ->
    [r] κόκκινη
    [y] κίτρινη
    [g] πράσινη
   *[b] μπλε
} { $floors }
py-new-label = Νέα πυραμίδα: { $name }
py-ask-play = { $left ->
    [4] Παίξε έως τέσσερις κάρτες
    [3] Παίξε έως τρεις ακόμη
    [2] Παίξε έως δύο ακόμη
   *[1] Παίξε άλλη μία, αν θέλεις
}
py-ask-played = Έπαιξες τέσσερις κάρτες
py-ask-last = Τελευταίος γύρος: παίξε ό,τι ταιριάζει
py-ask-discard = { $count ->
    [0] Απορρίπτεις αυτές;
    [one] Απόρριψε μία κάρτα
   *[other] Απόρριψε { $count } κάρτες
}
py-do-exchange = Άλλαξε
py-discards = Απορρίφθηκαν
py-news-draw = Τράβηξες: { $cards }.

# Why a bot would do it.
pyramids-reason-ends = Τελειώνει το παιχνίδι με προβάδισμα { $points ->
    [one] { $points } πόντου
   *[other] { $points } πόντων
}.
pyramids-reason-ends-behind = Τελειώνει το παιχνίδι ενώ άλλος παίκτης προηγείται με { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
}.
pyramids-reason-completes = Ολοκληρώνει την { $pyramid }: { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}.
pyramids-reason-great = Κάνει την { $pyramid } Μεγάλη Πυραμίδα: θα μετρήσει διπλά.
pyramids-reason-spoils = Χαλάει ξένη πυραμίδα ({ $seat }) με { $card }.
pyramids-reason-helps = Βοηθάει άλλον παίκτη ({ $seat }) με { $card }.
pyramids-reason-base = Πάνω στο { $card } μπορεί να υψωθεί Μεγάλη Πυραμίδα.
pyramids-reason-grows = Χτίζει την { $pyramid } βήμα βήμα.
pyramids-reason-small = Με { $card } η πυραμίδα δεν μπορεί πια να γίνει Μεγάλη.
pyramids-reason-exchanges = Καμία πυραμίδα δεν χρειάζεται σύντομα { $cards }.
pyramids-reason-keeps-top = Κρατάει την { $card } ώσπου να ψηλώσει η πυραμίδα της.
pyramids-reason-avoids-end = Κρατάει την { $card }: μια έκτη πυραμίδα θα τελείωνε το παιχνίδι ενώ προηγείται άλλος παίκτης.
pyramids-reason-keeps = Κρατάει για ανοιχτές πυραμίδες: { $cards }.
pyramids-reason-discards = Απορρίπτει ό,τι δεν ταιριάζει πουθενά: { $cards }.

# Why something can’t be done.
pyramids-game-over = { table-over }
pyramids-not-your-turn = { not-your-turn }
pyramids-deal-first = { deal-first }
pyramids-no-exchange-now = Κορυφές αλλάζεις μία φορά σε κάθε σειρά σου, πριν από την πρώτη κάρτα και όσο η στοίβα έχει κάρτες. Παίξε μια κάρτα ή πάτα «Τελείωσα».
pyramids-nothing-to-exchange = Διάλεξε ποιες κορυφές θα αλλάξεις.
pyramids-not-a-top-stone = Μόνο κορυφές μπορείς να αλλάξεις.
pyramids-draw-pile-too-small = Η στοίβα έχει μόνο { $draw_pile } κάρτες για τις { $given } σου. Άλλαξε λιγότερες.
pyramids-not-in-hand = Δεν έχεις αυτή την κάρτα στο χέρι ή δεν έχεις τόσες. Διάλεξε άλλη.
pyramids-no-such-seat = { table-unknown-seat }
pyramids-no-such-pyramid = Δεν υπάρχει τέτοια πυραμίδα. Διάλεξε άλλη.
pyramids-no-plays-left = Έπαιξες τέσσερις κάρτες. Πάτα «Τελείωσα».
pyramids-top-stone-starts-nothing = Μια κορυφή δεν μπορεί να ξεκινήσει πυραμίδα. Μπαίνει σε όροφο με 2 ή 3 πέτρες.
pyramids-other-colour = Μια πυραμίδα έχει ένα χρώμα. Αυτή η κάρτα δεν ταιριάζει εκεί.
pyramids-floor-does-not-fit = Αυτός ο όροφος δεν ταιριάζει στο { $below }: κάθε όροφος έχει 1 ή 2 πέτρες λιγότερες από τον από κάτω.
pyramids-top-stone-too-early = Μια κορυφή δεν ταιριάζει στο { $below }. Μπαίνει σε όροφο με 2 ή 3 πέτρες.
pyramids-complete = Αυτή η πυραμίδα είναι ολοκληρωμένη και δεν αλλάζει πια. Διάλεξε άλλη.
pyramids-discard-first = Πρώτα απόρριψε { $surplus ->
    [one] μία κάρτα
   *[other] { $surplus } κάρτες
}.
pyramids-nothing-to-discard = Απορρίπτεις μόνο αφού παίξεις, αν έχεις πάνω από πέντε κάρτες.
pyramids-wrong-surplus = Απόρριψε ακριβώς { $surplus }, όχι { $given }.
pyramids-nothing-due = { nothing-due }
pyramids-wrong-deal = Τώρα πρέπει να μοιραστεί κάτι άλλο.
pyramids-wrong-seat = { wrong-seat }
pyramids-wrong-count = { wrong-count }
pyramids-not-in-draw-pile = Αυτή η κάρτα δεν είναι στη στοίβα ή δεν είναι τόσες φορές.
