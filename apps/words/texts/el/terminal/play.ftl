# Ό,τι έχουν κοινό όλα τα παιχνίδια. Το { $file } είναι διαδρομή, το { $action } μια επιλογή με λόγια, όπως "23 στο A1".
empty-list = καμία
between = { " · " }
decimal-mark = { "," }

start-options = Παραλλαγές: { $options }
start-you = Θέση { $seat }: εσύ
start-person = Θέση { $seat }: άνθρωπος σε αυτή τη συσκευή
start-bot = Θέση { $seat }: { $level }
start-file = Αποθηκεύεται μετά από κάθε κίνηση στο { $file }. Το αρχείο δείχνει όλες τις κάρτες που έρχονται: μην κρυφοκοιτάς.
start-resumed = { $count ->
    [one] Συνέχεια μετά από { $count } γραμμή της καταγραφής.
   *[other] Συνέχεια μετά από { $count } γραμμές της καταγραφής.
}
start-help = Γράψε τον αριθμό μιας επιλογής, ή ? για βοήθεια.

level-random = Μποτ τυχαίο
level-policy = Μποτ με κανόνες (χωρίς αναζήτηση)
bot-thinking = Η θέση { $seat } σκέφτεται …

hand-over = Δώσε τη συσκευή στη θέση { $seat }. Θέση { $seat }, πάτα Enter όταν δεν κοιτάζει κανείς άλλος.
you-chose = Εσύ: { $action }
seat-chose = Θέση { $seat }: { $actions }
confirm = Enter για συνέχεια, ή undo για να το πάρεις πίσω.
choices-rest = και άλλες { $count }
choices-more = Γράψε more για όλες, ή list και μια λέξη: list τάφος, list c3.
choices-none = Καμία επιλογή δεν περιέχει «{ $words }».
no-such-choice = Δεν υπάρχει επιλογή { $number }· υπάρχουν από 1 έως { $count }.
unread = Το «{ $text }» δεν είναι ούτε εντολή ούτε κίνηση: ο χαρακτήρας { $column } δεν ταιριάζει. Γράψε ? για βοήθεια.
show-nothing = Δεν υπάρχει τίποτα με το όνομα «{ $what }» για να δείξω.
no-such-rule = Δεν υπάρχει κανόνας { $id }. Γράψε rules για όλους.

hint-thumb = { $number }. { $turn }
hint-together = { $number }. { $turn }: νίκη { $win } %, κάρτες που μένουν κατά μέσο όρο { $result }
hint-apart = { $number }. { $turn }: νίκη { $win } %, πόντοι μπροστά κατά μέσο όρο { $result }
hint-better-together = Η πρώτη είναι καλύτερη από τη δεύτερη: κατά { $win } % νίκης και { $result } κάρτες.
hint-better-apart = Η πρώτη είναι καλύτερη από τη δεύτερη: κατά { $win } % νίκης και { $result } πόντους.
hint-unsure-together = Δεν είναι σίγουρο ποια από τις δύο πρώτες είναι καλύτερη: διαφέρουν κατά { $win } % νίκης και { $result } κάρτες.
hint-unsure-apart = Δεν είναι σίγουρο ποια από τις δύο πρώτες είναι καλύτερη: διαφέρουν κατά { $win } % νίκης και { $result } πόντους.

undo-done = Πάρθηκε πίσω: { $action }

saved = Αποθηκεύτηκε στο { $file }. Από τώρα κάθε κίνηση αποθηκεύεται εκεί.
save-where = Πού; Γράψε save και το όνομα ενός αρχείου.
save-exists = Το { $file } υπάρχει ήδη. Διάλεξε άλλο όνομα.
save-failed = Το { $file } δεν μπόρεσε να γραφτεί: { $error }
quit-warning = Αυτό το παιχνίδι δεν είναι αποθηκευμένο. Γράψε save και το όνομα ενός αρχείου, ή ξανά quit.
quit-saved = Αποθηκεύτηκε. Για να συνεχίσεις: benben play --record { $file }
quit-unsaved = Το παιχνίδι δεν αποθηκεύτηκε.

help-title = Τι μπορείς να γράψεις
help-number = Έναν αριθμό: αυτή η επιλογή.
help-notation = Μια κίνηση όπως τη γράφουν οι καταγραφές, για παράδειγμα: { $examples }
help-explain = ? 3: τι κάνει η επιλογή 3, και με ποιον κανόνα.
help-list = list ΛΕΞΗ: οι επιλογές που περιέχουν τη λέξη. more: όλες οι επιλογές.
help-view = view: ξανά το τραπέζι και οι επιλογές.
help-hint = hint: οι καλύτερες επιλογές, τι να περιμένεις από αυτές, και γιατί.
help-undo = undo: παίρνει πίσω την τελευταία σου επιλογή, μέχρι να μοιραστούν κάρτες ή να παίξει άλλη θέση.
help-save = save ΑΡΧΕΙΟ: κρατάει το παιχνίδι σε αρχείο.
help-rules = rules { $id }: μια παράγραφος των κανόνων, στα αγγλικά. rules: όλοι οι κανόνες.
help-quit = quit: έξοδος.

result-score = { $points ->
    [one] Θέση { $seat }: { $points } πόντος
   *[other] Θέση { $seat }: { $points } πόντοι
}
result-winners = { $count ->
    [one] Κερδίζει η θέση { $seats }.
   *[other] Κερδίζουν οι θέσεις { $seats }.
}
result-check = Για να ελέγξεις το μοίρασμα: benben record verify { $file }

seat-drew = { $count ->
    [one] Η θέση { $seat } τράβηξε { $count } κάρτα.
   *[other] Η θέση { $seat } τράβηξε { $count } κάρτες.
}
