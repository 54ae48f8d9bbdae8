# Pyramids: το ταμπλό.

## Κάρτες, πυραμίδες, θέσεις. Το $colour είναι r, y, g ή b.
py-you = εσύ
py-top-short = κορυφή

## Τι έγινε.
py-news-other = { $name }: { $action }
py-news-built = { $action } { $state }.
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
py-ask-nothing-fits = Τίποτα δεν ταιριάζει
py-wait-play = Παίζει: { $name }
py-wait-discard = Απορρίπτει: { $name }
py-wait-last = Τελευταίος γύρος, παίζει: { $name }

## Τα βήματα του γύρου και το τέλος.
py-steps = Βήματα της σειράς σου
py-step-draw = Τράβα 2
py-step-play = Παίξε έως 4
py-step-playing = Παίξε, { $played } από 4
py-step-discard = Απόρριψη ως 5
py-step-last = Όσες κάρτες θέλεις, χωρίς απόρριψη
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
py-plot-empty = ακόμα καμία πυραμίδα
py-what = { $complete } από 6, { $cards ->
    [one] { $cards } κάρτα
   *[other] { $cards } κάρτες
}
py-new = νέα
py-label = { $pyramid }, { $name }: { $state }
py-label-fits = { $label }. Με { $card }: { $state }
py-race = Θέσεις

## Χέρι και κουμπιά.
py-hand-empty = Δεν έχεις κάρτες
py-card-kept = { $card }, δεν αλλάζει
py-card-fits-nowhere = { $card }, δεν ταιριάζει πουθενά τώρα
py-far = Θέσεις εκτός οθόνης
py-far-pyramid = { $name }: { $floors }
py-far-new = { $name }: νέα
py-far-label = { $name }: { $pyramid }
py-do-cancel = Άκυρο
py-do-swap = { $count ->
    [one] Άλλαξε μία
   *[other] Άλλαξε { $count }
}
py-do-end = Τελείωσα
py-do-discard = Απόρριψε { $picked } από { $surplus }
py-do-wait-all = Περίμενε
py-take-back = Αναίρεση: { $action }

## Συμβουλές.
py-hint-ahead = Κατά μέσο όρο καλύτερα, σε πόντους: { $points }.

## Δίπλα στο ταμπλό.
py-log-at = { $card } μπροστά στον παίκτη { $name }
py-log-at-own = { $card } μπροστά σου
py-discards-none = Ακόμα τίποτα
py-kind = { $count } × { $card }
py-out-why = Πόσες κάρτες κάθε χρώματος και μεγέθους είναι στη στοίβα ή σε άλλα χέρια

## Με λόγια.
py-told-legal = Μπορείς να διαλέξεις: { $cards }.
py-told-picked = Επιλεγμένες: { $cards }.
py-told-nowhere = Επιλογή: { $card }. Δεν ταιριάζει πουθενά.
py-told-fits = Επιλογή: { $card }. Ταιριάζει { $places }.
py-told-new = ή ξεκινάει νέα πυραμίδα

## Το τέλος.
py-end-six = { $name }: έξι ολοκληρωμένες πυραμίδες. Το παιχνίδι τελειώνει.
py-end-six-own = Έχεις έξι ολοκληρωμένες πυραμίδες: το παιχνίδι τελειώνει.
py-end-pile = Η στοίβα τελείωσε και όλοι έπαιξαν για τελευταία φορά.
py-end-tied = Ίσοι πόντοι: αποφασίζει ο αριθμός των ολοκληρωμένων πυραμίδων.
py-end-pyramid = Πυραμίδα
py-end-stones = Πέτρες
py-end-great = Μεγάλη Πυραμίδα, μετράει διπλά
py-end-open = ανοιχτή
py-told-starts = Επιλέχθηκε το { $card }. Ξεκινά νέα πυραμίδα.
