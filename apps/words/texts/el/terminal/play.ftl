# Ό,τι έχουν κοινό όλα τα παιχνίδια. Το { $file } είναι διαδρομή, το { $action } μια επιλογή με λόγια, όπως "23 στην A1".
empty-list = τίποτα
decimal-mark = { "," }

start-options = Παραλλαγές: { $options }
start-you = Θέση { $seat }: εσύ
start-person = Θέση { $seat }: παίκτης σε αυτή τη συσκευή
start-bot = Θέση { $seat }: { $level }
start-file = Αποθηκεύεται στο { $file } μετά από κάθε επιλογή. Το αρχείο δείχνει όλες τις κάρτες που έρχονται: μην κρυφοκοιτάς.
start-resumed = { $count ->
    [one] Συνέχεια μετά από { $count } γραμμή της καταγραφής.
   *[other] Συνέχεια μετά από { $count } γραμμές της καταγραφής.
}
start-help = Γράψε τον αριθμό μιας επιλογής, ή ? για βοήθεια.

level-random = Τυχαίο μποτ
level-policy = Μποτ με κανόνες (χωρίς αναζήτηση)
bot-thinking = Η θέση { $seat } σκέφτεται…

hand-over = Δώσε τη συσκευή στη θέση { $seat }. Θέση { $seat }, πάτα Enter όταν δεν κοιτάζει κανείς άλλος.
you-chose = Εσύ: { $action }
seat-chose = Θέση { $seat }: { $actions }
confirm = Πάτα Enter για να συνεχίσεις ή γράψε undo για να το αναιρέσεις.
choices-rest = και άλλες { $count }
choices-more = Γράψε more για να τις δεις όλες, ή list και μια λέξη: list τάφος, list c3.
choices-none = Καμία επιλογή δεν περιέχει «{ $words }».
no-such-choice = Δεν υπάρχει επιλογή { $number }. Διάλεξε από 1 έως { $count }.
unread = Το «{ $text }» δεν είναι ούτε εντολή ούτε επιλογή: ο χαρακτήρας { $column } δεν ταιριάζει. Γράψε ? για βοήθεια.
show-nothing = Δεν υπάρχει τίποτα με το όνομα «{ $what }».
no-such-rule = Δεν υπάρχει κανόνας { $id }. Γράψε rules για να τους δεις όλους.

hint-thumb = { $number }. { $turn }
hint-together = { $number }. { $turn }: νίκη { $win }%, κάρτες που αναμένεται να μείνουν: { $result }
hint-apart = { $number }. { $turn }: νίκη { $win }%, αναμενόμενο προβάδισμα σε πόντους: { $result }
hint-better-together = Η πρώτη επιλογή είναι καλύτερη από τη δεύτερη κατά { $win }% νίκης και { $result } κάρτες.
hint-better-apart = Η πρώτη επιλογή είναι καλύτερη από τη δεύτερη κατά { $win }% νίκης και { $result } πόντους.
hint-unsure-together = Οι δύο πρώτες επιλογές είναι περίπου ίσες: διαφέρουν κατά { $win }% νίκης και { $result } κάρτες.
hint-unsure-apart = Οι δύο πρώτες επιλογές είναι περίπου ίσες: διαφέρουν κατά { $win }% νίκης και { $result } πόντους.

undo-done = Αναιρέθηκε: { $action }

saved = Αποθηκεύτηκε στο { $file }. Εκεί θα αποθηκεύεται και κάθε επόμενη επιλογή.
save-where = Γράψε save και ένα όνομα αρχείου.
save-exists = Το { $file } υπάρχει ήδη. Διάλεξε άλλο όνομα.
save-failed = Δεν ήταν δυνατή η εγγραφή στο { $file }: { $error }
quit-warning = Αυτή η παρτίδα δεν έχει αποθηκευτεί. Γράψε save και ένα όνομα αρχείου, ή ξανά quit.
quit-saved = Αποθηκεύτηκε. Για να συνεχίσεις: benben play --record { $file }
quit-unsaved = Η παρτίδα δεν αποθηκεύτηκε.

help-title = Εντολές
help-number = Ένας αριθμός: κάνει αυτή την επιλογή.
help-notation = Μια επιλογή όπως τη γράφουν οι καταγραφές, για παράδειγμα: { $examples }
help-explain = ? 3: εξηγεί την επιλογή 3 και τον κανόνα της.
help-list = list ΛΕΞΗ: δείχνει τις επιλογές που περιέχουν αυτή τη λέξη. more: δείχνει όλες τις επιλογές.
help-view = view: δείχνει ξανά το τραπέζι και τις επιλογές.
help-hint = hint: δείχνει τις καλύτερες επιλογές, τι να περιμένεις από αυτές και γιατί.
help-undo = undo: αναιρεί την τελευταία σου επιλογή, μέχρι να μοιραστούν κάρτες ή να παίξει άλλη θέση.
help-save = save ΑΡΧΕΙΟ: αποθηκεύει την παρτίδα σε αρχείο.
help-rules = rules { $id }: δείχνει μια παράγραφο των κανόνων, στα αγγλικά. rules: τους δείχνει όλους.
help-quit = quit: βγαίνει από το παιχνίδι.

result-score = { $points ->
    [one] Θέση { $seat }: { $points } πόντος
   *[other] Θέση { $seat }: { $points } πόντοι
}
result-winners = { $count ->
    [one] Νίκησε η θέση { $seats }.
   *[other] Νίκησαν οι θέσεις { $seats }.
}
result-check = Για να ελέγξεις το μοίρασμα: benben record verify { $file }

seat-drew = { $count ->
    [one] Η θέση { $seat } τράβηξε { $count } κάρτα.
   *[other] Η θέση { $seat } τράβηξε { $count } κάρτες.
}
