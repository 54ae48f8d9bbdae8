# Pyramids: το ταμπλό.

## Κάρτες, πυραμίδες, θέσεις. Το $colour είναι r, y, g ή b.
py-you = εσύ
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
py-top-short = κορυφή
py-pyramid = { $colour ->
    [r] κόκκινη
    [y] κίτρινη
    [g] πράσινη
   *[b] μπλε
} πυραμίδα { $floors }
py-state-open = { $stones } πέτρες, ανοιχτή
py-state-open-great = { $stones } πέτρες, ανοιχτή, Μεγάλη Πυραμίδα: μετράει { $points } όταν ολοκληρωθεί
py-state-complete = ολοκληρωμένη, μετράει { $points }
py-state-great = ολοκληρωμένη, Μεγάλη Πυραμίδα: { $stones } πέτρες μετράνε { $points }

## Τι γίνεται.
py-act-swap = αλλαγή: { $cards }
py-act-discard = απόρριψη: { $cards }
py-act-end = τέλος
py-act-start-own = { $card } ως νέα δική σου πυραμίδα
py-act-start = { $card } ως νέα πυραμίδα μπροστά στον παίκτη { $name }
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
} { $floors } του παίκτη { $name }
py-act-build-new = { $card } στη νέα πυραμίδα

## Τι έγινε.
py-news-other = { $name }: { $action }
py-news-built = { $action } { $state }.
py-news-starts = Ξεκινά: { $name }.
py-news-you-start = Ξεκινάς εσύ.
py-news-hand = Το χέρι σου: { $cards }.
py-news-draw = Τραβάς: { $cards }.
py-news-count = { $name }: { $complete } από 6 ολοκληρωμένες.
py-news-count-own = Έχεις { $complete } από 6 ολοκληρωμένες.
py-news-last-round = Η στοίβα τελείωσε. Τελευταίος γύρος: όλοι μπορούν να παίξουν ό,τι έχουν στο χέρι, τελευταίος παίζει: { $name }.
py-news-last-round-own = Η στοίβα τελείωσε. Τελευταίος γύρος: όλοι μπορούν να παίξουν ό,τι έχουν στο χέρι, εσύ στο τέλος.
py-won = Νίκη: { $name }, με { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
}.
py-won-own = Κερδίζεις με { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
}.
py-won-shared = Κοινή νίκη: { $names }, με { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
} ο καθένας.

## Τι ζητείται.
py-ask-swap = Άλλαξε κορυφές
py-ask-play = { $left ->
    [4] Παίξε έως τέσσερις κάρτες
    [3] Παίξε έως τρεις ακόμα
    [2] Παίξε έως δύο ακόμα
   *[1] Ακόμα μία, αν θέλεις
}
py-ask-played = Έπαιξες τέσσερις κάρτες
py-ask-nothing-fits = Τίποτα δεν ταιριάζει
py-ask-last = Τελευταίος γύρος: παίξε ό,τι ταιριάζει
py-ask-discard = { $count ->
    [0] Απορρίπτεις αυτές;
    [one] Απόρριψε μία κάρτα
   *[other] Απόρριψε { $count } κάρτες
}
py-wait-deal = Μοιράζονται οι κάρτες
py-wait-play = Παίζει: { $name }
py-wait-discard = Απορρίπτει: { $name }
py-wait-last = Τελευταίος γύρος, παίζει: { $name }
py-over = Το παιχνίδι τελείωσε

## Τα βήματα του γύρου και το τέλος.
py-steps = Βήματα της σειράς σου
py-step-draw = Τράβα 2
py-step-play = Παίξε έως 4
py-step-playing = Παίξε, { $played } από 4
py-step-discard = Απόρριψη ως 5
py-step-last = Όσες κάρτες θέλεις, χωρίς απόρριψη
py-pile = { $count ->
    [0] Άδεια στοίβα
   *[other] { $count } στη στοίβα
}
py-cards-open = , δες όλες τις κάρτες
py-notice-last = Τελευταίος γύρος. Στο τέλος παίζει: { $name }.
py-notice-last-own = Τελευταίος γύρος. Παίζεις στο τέλος.
py-notice-pile = Η στοίβα τελείωσε: ακολουθεί ο τελευταίος γύρος.
py-notice-five = { $name }: 5 από 6, άλλη μία και το παιχνίδι τελειώνει.
py-notice-five-own = Έχεις 5 από 6: άλλη μία και το παιχνίδι τελειώνει.
py-notice-turns = { $count ->
    [one] Το πολύ μία σειρά ακόμα ώσπου να αδειάσει η στοίβα.
   *[other] Το πολύ { $count } σειρές ακόμα ώσπου να αδειάσει η στοίβα.
}

## Οικόπεδα.
py-plot = { $name }: { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}, { $complete } από 6 ολοκληρωμένες, { $cards ->
    [one] { $cards } κάρτα
   *[other] { $cards } κάρτες
}
py-plot-empty = ακόμα καμία πυραμίδα
py-what = { $complete } από 6, { $cards ->
    [one] { $cards } κάρτα
   *[other] { $cards } κάρτες
}
py-what-own = { $complete } από 6 έτοιμες
py-new = νέα
py-new-label = Νέα πυραμίδα: { $name }
py-label = { $pyramid }, { $name }: { $state }
py-label-own = { $pyramid }: { $state }
py-label-fits = { $label }. Με { $card }: { $state }
py-race = Θέσεις

## Χέρι και κουμπιά.
py-hand = Το χέρι σου
py-hand-empty = Δεν έχεις κάρτες
py-card-kept = { $card }, δεν αλλάζει
py-card-fits-nowhere = { $card }, δεν ταιριάζει πουθενά τώρα
py-far = Θέσεις εκτός οθόνης
py-far-pyramid = { $name }: { $floors }
py-far-new = { $name }: νέα
py-far-label = { $name }: { $pyramid }
py-do-exchange = Αλλαγή
py-do-cancel = Άκυρο
py-do-swap = { $count ->
    [one] Άλλαξε μία
   *[other] Άλλαξε { $count }
}
py-do-end = Τελείωσα
py-do-discard = Απόρριψε { $picked } από { $surplus }
py-do-wait = Παίζει: { $name }
py-do-wait-all = Περίμενε
py-take-back = Αναίρεση: { $action }
py-take-back-not = Τώρα δεν αναιρείται τίποτα

## Συμβουλές.
py-hint-thinking = Σκέφτεται…
py-hint-win = Πιθανότητα νίκης: { $win }%.
py-hint-win-next = Πιθανότητα νίκης: { $win }%, με την επόμενη καλύτερη επιλογή { $next }%.
py-hint-ahead = Κατά μέσο όρο καλύτερα, σε πόντους: { $points }.

## Δίπλα στο ταμπλό.
py-cards = Κάρτες
py-log = Τελευταίες κάρτες
py-log-at = { $card } μπροστά στον παίκτη { $name }
py-log-at-own = { $card } μπροστά σου
py-discards = Απορρίφθηκαν
py-discards-none = Ακόμα τίποτα
py-kind = { $count } × { $card }
py-out = Ακόμα κρυφές
py-out-why = Πόσες κάρτες κάθε χρώματος και μεγέθους είναι στη στοίβα ή σε άλλα χέρια

## Με λόγια.
py-told = Το τραπέζι με λόγια
py-told-hand = Το χέρι σου: { $cards }.
py-told-legal = Μπορείς να διαλέξεις: { $cards }.
py-told-picked = Επιλεγμένες: { $cards }.
py-told-selected = Επιλογή: { $card }.
py-told-nowhere = Επιλογή: { $card }. Δεν ταιριάζει πουθενά.
py-told-fits = Επιλογή: { $card }. Ταιριάζει { $places }.
py-told-on = στην { $colour ->
    [r] κόκκινη
    [y] κίτρινη
    [g] πράσινη
   *[b] μπλε
} { $floors } του παίκτη { $name }
py-told-on-own = στη δική σου { $colour ->
    [r] κόκκινη
    [y] κίτρινη
    [g] πράσινη
   *[b] μπλε
} { $floors }
py-told-new = ή ξεκινάει νέα πυραμίδα

## Το τέλος.
py-end-six = { $name }: έξι ολοκληρωμένες πυραμίδες. Το παιχνίδι τελειώνει.
py-end-six-own = Έχεις έξι ολοκληρωμένες πυραμίδες: το παιχνίδι τελειώνει.
py-end-pile = Η στοίβα τελείωσε και όλοι έπαιξαν για τελευταία φορά.
py-end-tied = Ίσοι πόντοι: αποφασίζει ο αριθμός των ολοκληρωμένων πυραμίδων.
py-end-pyramid = Πυραμίδα
py-end-stones = Πέτρες
py-end-points = Πόντοι
py-end-total = Σύνολο
py-end-great = Μεγάλη Πυραμίδα, μετράει διπλά
py-end-open = ανοιχτή

## Γιατί θα το έκανε ένα μποτ.
pyramids-reason-ends = Τελειώνει το παιχνίδι με προβάδισμα { $points ->
    [one] { $points } πόντου
   *[other] { $points } πόντων
}.
pyramids-reason-ends-behind = Τελειώνει το παιχνίδι ενώ άλλος προηγείται με { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
}.
pyramids-reason-completes = Ολοκληρώνεται η { $pyramid }: { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}.
pyramids-reason-great = Η { $pyramid } γίνεται Μεγάλη Πυραμίδα: θα μετρήσει διπλά.
pyramids-reason-spoils = Χαλάει μια πυραμίδα του παίκτη { $seat } με { $card }.
pyramids-reason-helps = Βοηθάει τον παίκτη { $seat } με { $card }.
pyramids-reason-base = Πάνω στο { $card } μπορεί να υψωθεί Μεγάλη Πυραμίδα.
pyramids-reason-grows = Η { $pyramid } ψηλώνει βήμα βήμα.
pyramids-reason-small = Με { $card } η πυραμίδα δεν μπορεί πια να γίνει Μεγάλη.
pyramids-reason-exchanges = Καμία πυραμίδα δεν χρειάζεται σύντομα: { $cards }.
pyramids-reason-keeps-top = Μένει στο χέρι ώσπου να ψηλώσει η πυραμίδα: { $card }.
pyramids-reason-avoids-end = Μένει στο χέρι: { $card }. Μια έκτη πυραμίδα θα τελείωνε το παιχνίδι ενώ άλλος προηγείται.
pyramids-reason-keeps = Μένουν για ανοιχτές πυραμίδες: { $cards }.
pyramids-reason-discards = Δεν ταιριάζουν εδώ πουθενά: { $cards }.

## Γιατί κάτι δεν γίνεται.
pyramids-game-over = Το παιχνίδι τελείωσε. Ξεκίνα ένα νέο για να συνεχίσεις.
pyramids-not-your-turn = Είναι η σειρά άλλου. Περίμενε τη δική σου.
pyramids-deal-first = Μοιράζονται κάρτες. Διάλεξε μόλις έρθουν.
pyramids-no-exchange-now = Οι κορυφές αλλάζουν μία φορά στη σειρά σου, πριν από την πρώτη κάρτα και όσο η στοίβα έχει κάρτες. Παίξε μια κάρτα ή πάτα «Τελείωσα».
pyramids-nothing-to-exchange = Διάλεξε ποιες κορυφές θα αλλάξεις.
pyramids-not-a-top-stone = Μόνο κορυφές μπορείς να αλλάξεις.
pyramids-draw-pile-too-small = Η στοίβα έχει μόνο { $draw_pile } κάρτες και αλλάζεις { $given }. Άλλαξε λιγότερες.
pyramids-not-in-hand = Δεν έχεις αυτή την κάρτα στο χέρι, ή όχι τόσες. Διάλεξε άλλη.
pyramids-no-such-seat = Δεν υπάρχει τέτοια θέση σε αυτό το τραπέζι.
pyramids-no-such-pyramid = Αυτή η πυραμίδα δεν υπάρχει. Διάλεξε άλλη.
pyramids-no-plays-left = Έπαιξες τέσσερις κάρτες. Πάτα «Τελείωσα».
pyramids-top-stone-starts-nothing = Μια κορυφή δεν μπορεί να ξεκινήσει πυραμίδα: μπαίνει σε όροφο με 2 ή 3 πέτρες.
pyramids-other-colour = Μια πυραμίδα έχει ένα χρώμα: αυτή η κάρτα δεν ταιριάζει εκεί.
pyramids-floor-does-not-fit = Αυτός ο όροφος δεν ταιριάζει στο { $below }: κάθε όροφος έχει 1 ή 2 πέτρες λιγότερες από τον από κάτω.
pyramids-top-stone-too-early = Μια κορυφή δεν ταιριάζει στο { $below }: μπαίνει σε όροφο με 2 ή 3 πέτρες.
pyramids-complete = Αυτή η πυραμίδα είναι ολοκληρωμένη και δεν αλλάζει πια. Διάλεξε άλλη.
pyramids-discard-first = Πρώτα απόρριψε { $surplus ->
    [one] μία κάρτα
   *[other] { $surplus } κάρτες
}.
pyramids-nothing-to-discard = Απορρίπτεις μόνο μετά το παίξιμο, με πάνω από πέντε κάρτες.
pyramids-wrong-surplus = Απόρριψε ακριβώς { $surplus }, όχι { $given }.
pyramids-nothing-due = Τώρα δεν μοιράζεται τίποτα.
pyramids-wrong-deal = Τώρα μοιράζεται κάτι άλλο.
pyramids-wrong-seat = Τώρα παίρνει κάρτες άλλος.
pyramids-wrong-count = Πρέπει να δοθούν { $due } κάρτες, όχι { $given }.
pyramids-not-in-draw-pile = Αυτή η κάρτα δεν είναι στη στοίβα, ή όχι τόσες φορές.
