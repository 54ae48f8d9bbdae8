# Pyramids: το ταμπλό.

## Κάρτες, πυραμίδες, θέσεις. Το $colour είναι r, y, g ή b.
py-you = εσύ
py-top-short = κορυφή

## Τι έγινε.
py-news-other = { $name }: { $action }
py-news-built = { $action } { $state }.
py-news-count = { $name }: { $complete } από 6 ολοκληρωμένες.
py-news-count-own = Έχεις { $complete } από 6 ολοκληρωμένες.
py-news-last-round = Η στοίβα άδειασε. Τελευταίος γύρος: όλοι μπορούν να παίξουν ό,τι έχουν στο χέρι. Στο τέλος παίζει: { $name }.
py-news-last-round-own = Η στοίβα άδειασε. Τελευταίος γύρος: όλοι μπορούν να παίξουν ό,τι έχουν στο χέρι. Εσύ παίζεις στο τέλος.
py-won = Νίκη: { $name }, με { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
}.
py-won-own = Νίκησες με { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
}.
py-won-shared = Κοινή νίκη: { $names }, με { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
} ο καθένας.

## Τι ζητείται.
py-ask-swap = Άλλαξε κορυφές
py-ask-nothing-fits = Δεν ταιριάζει τίποτα
py-wait-play = Παίζει: { $name }
py-wait-discard = Απορρίπτει: { $name }
py-wait-last = Τελευταίος γύρος, παίζει: { $name }

## Τα βήματα του γύρου και το τέλος.
py-steps = Βήματα της σειράς
py-step-draw = Τράβα 2
py-step-play = Παίξε έως 4
py-step-playing = Παίξε, { $played } από 4
py-step-discard = Κράτα έως 5
py-step-last = Όσες κάρτες θέλεις, χωρίς απόρριψη
py-cards-open = , δες όλες τις κάρτες
py-notice-last = Τελευταίος γύρος. Στο τέλος παίζει: { $name }.
py-notice-last-own = Τελευταίος γύρος. Εσύ παίζεις στο τέλος.
py-notice-pile = Η στοίβα άδειασε: ακολουθεί ο τελευταίος γύρος.
py-notice-five = { $name }: 5 από 6, άλλη μία και το παιχνίδι τελειώνει.
py-notice-five-own = Έχεις 5 από 6: άλλη μία και το παιχνίδι τελειώνει.
py-notice-turns = { $count ->
    [one] Το πολύ άλλη μία κίνηση ώσπου να αδειάσει η στοίβα.
   *[other] Το πολύ άλλες { $count } κινήσεις ώσπου να αδειάσει η στοίβα.
}

## Οικόπεδα.
py-plot-empty = καμία πυραμίδα ακόμη
py-what = { $complete } από 6, { $cards ->
    [one] { $cards } κάρτα
   *[other] { $cards } κάρτες
}
py-new = νέα
py-label = { $name }, { $pyramid }: { $state }
py-label-fits = { $label }. Με { $card }: { $state }
py-race = Θέσεις

## Χέρι και κουμπιά.
py-hand-empty = Χωρίς κάρτες
py-card-kept = { $card }, δεν αλλάζει
py-card-fits-nowhere = { $card }, τώρα δεν ταιριάζει πουθενά
py-far = Άλλα σημεία
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
py-hint-ahead = Μέσο όφελος σε πόντους: { $points }.

## Δίπλα στο ταμπλό.
py-log-at = { $card } ({ $name })
py-log-at-own = { $card } μπροστά σου
py-discards-none = Τίποτα ακόμη
py-kind = { $count } × { $card }
py-out-why = Κάρτες στη στοίβα ή σε άλλα χέρια, ανά χρώμα και μέγεθος

## Με λόγια.
py-told-legal = Μπορείς να διαλέξεις: { $cards }.
py-told-picked = Έχεις διαλέξει: { $cards }.
py-told-nowhere = { $card }: επιλέχθηκε. Δεν ταιριάζει πουθενά.
py-told-fits = { $card }: επιλέχθηκε. Ταιριάζει { $places }.
py-told-new = ή ξεκινά νέα πυραμίδα

## Το τέλος.
py-end-six = { $name }: έξι ολοκληρωμένες πυραμίδες, και το παιχνίδι τελειώνει.
py-end-six-own = Έχεις έξι ολοκληρωμένες πυραμίδες, και το παιχνίδι τελειώνει.
py-end-pile = Η στοίβα άδειασε και όλοι έπαιξαν τις τελευταίες τους κάρτες.
py-end-tied = Ίσοι πόντοι: αποφασίζει ο αριθμός των ολοκληρωμένων πυραμίδων.
py-end-pyramid = Πυραμίδα
py-end-stones = Πέτρες
py-end-great = Μεγάλη Πυραμίδα, μετράει διπλά
py-end-open = ανοιχτή
py-told-starts = { $card }: επιλέχθηκε. Ξεκινά νέα πυραμίδα.
