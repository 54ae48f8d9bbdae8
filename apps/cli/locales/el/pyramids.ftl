py-welcome = Ολοκλήρωσε πυραμίδες: όροφοι ενός χρώματος, καθένας με 1 ή 2 πέτρες λιγότερες από τον κάτω, και μια πέτρα κορυφής.
py-pile = { $count ->
    [0] Η στοίβα είναι άδεια.
    [one] Στοίβα: { $count } κάρτα
   *[other] Στοίβα: { $count } κάρτες
}
py-you = { $points ->
    [one] Εσύ: { $points } πόντος
   *[other] Εσύ: { $points } πόντοι
}
py-seat = Θέση { $seat }: { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}, { $count ->
    [one] { $count } κάρτα στο χέρι
   *[other] { $count } κάρτες στο χέρι
}
py-colour = { $colour ->
    [red] κόκκινη
    [yellow] κίτρινη
    [green] πράσινη
   *[blue] μπλε
}
py-open-ones = ανοιχτές: { $pyramids }
py-complete-ones = ολοκληρωμένες: { $pyramids }
py-open = { $number }. { py-colour } { $floors }
py-complete = { $number }. { py-colour } { $floors }, { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}
py-great = { $number }. { py-colour } { $floors }, Μεγάλη Πυραμίδα, { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}
py-hand = Το χέρι σου: { $cards }
py-floor = { py-colour } { $stones }
py-top = { py-colour } πέτρα κορυφής
py-discards = Πεταμένες: { $cards }
py-unseen = Στη στοίβα ή σε άλλα χέρια: { $cards }

py-ask-play = { $count ->
    [0] Έπαιξες τέσσερις κάρτες: τέλειωσε τη σειρά σου.
    [one] Παίξε { $count } κάρτα ακόμα, ή τέλειωσε τη σειρά σου.
   *[other] Παίξε έως { $count } κάρτες, ή τέλειωσε τη σειρά σου.
}
py-ask-last = Τελευταίος γύρος: παίξε όσες κάρτες θέλεις και μετά τέλειωσε.
py-ask-discard = Πάρα πολλές κάρτες στο χέρι: ποιες πετάς;

py-label-swap = Αλλαγή
py-label-discard = Πέταμα
py-new-you = νέα μπροστά σου
py-new-seat = νέα μπροστά στη θέση { $seat }
py-on-you = στην πυραμίδα σου { $number }
py-on-seat = στην πυραμίδα { $number } της θέσης { $seat }
py-swap = αλλαγή: { $cards }
py-end = τέλος της σειράς
py-discard = πέταμα: { $cards }

py-you-deal = Μοιράζεις εσύ.
py-seat-deals = Μοιράζει η θέση { $seat }.
py-you-drew = Τράβηξες: { $cards }
py-seat-drew = { $count ->
    [one] Η θέση { $seat } τράβηξε { $count } κάρτα.
   *[other] Η θέση { $seat } τράβηξε { $count } κάρτες.
}

py-why-swap = { $count ->
    [one] PY-5: τραβάς { $count } κάρτα γι’ αυτήν· δεν μετράει ως παίξιμο.
   *[other] PY-5: τραβάς { $count } κάρτες γι’ αυτές· δεν μετράει ως παίξιμο.
}
py-why-start = PY-8: ένας όροφος κάθε μεγέθους μπορεί να αρχίσει πυραμίδα μπροστά σε όποιον παίκτη θέλεις.
py-why-floor = PY-9, PY-10: το ίδιο χρώμα, 1 ή 2 πέτρες λιγότερες από τον κάτω όροφο.
py-why-top = PY-11, PY-12: η πέτρα κορυφής μπαίνει πάνω σε 2 ή 3 πέτρες και ολοκληρώνει την πυραμίδα, που δεν αλλάζει πια.
py-why-yours = PY-13: στέκεται μπροστά σου, άρα μετράει για σένα.
py-why-theirs = PY-13: μετράει για τη θέση { $seat }, γιατί στέκεται εκεί.
py-why-great = PY-17: πάνω από 10 πέτρες: Μεγάλη Πυραμίδα, που ολοκληρωμένη μετράει διπλά.
py-why-end = PY-6, PY-7: δεν παίζεις άλλο σε αυτή τη σειρά· με πάνω από πέντε κάρτες στο χέρι πετάς μετά τις παραπανίσιες.
py-why-discard = PY-7: βγαίνει από το παιχνίδι, φανερά σε όλους.

py-help-cards = Οι κάρτες είναι r y g b (κόκκινη, κίτρινη, πράσινη, μπλε) και ο αριθμός των πετρών, ή T για πέτρα κορυφής· μετά @, η θέση, και τελεία με την πυραμίδα.
py-help-show = show: όλες οι πεταμένες, και οι κάρτες που δεν έχεις δει.
py-complete-count = { $count ->
    [one] { $count } ολοκληρωμένη πυραμίδα
   *[other] { $count } ολοκληρωμένες πυραμίδες
}

pyramids-game-over = Το παιχνίδι τελείωσε.
pyramids-not-your-turn = Είναι η σειρά της θέσης { $turn }.
pyramids-deal-first = Μοιράζονται κάρτες· διάλεξε όταν έρθουν.
pyramids-no-exchange-now = Οι πέτρες κορυφής αλλάζουν μία φορά στη σειρά, πριν παιχτεί η πρώτη κάρτα και όσο η στοίβα έχει κάρτες.
pyramids-nothing-to-exchange = Γράψε ποιες πέτρες κορυφής αλλάζεις, όπως swap rT.
pyramids-not-a-top-stone = Η { $card } δεν είναι πέτρα κορυφής· μόνο αυτές αλλάζουν.
pyramids-draw-pile-too-small = { $draw_pile ->
    [one] Η στοίβα έχει μόνο { $draw_pile } κάρτα, όχι { $given }· άλλαξε λιγότερες.
   *[other] Η στοίβα έχει μόνο { $draw_pile } κάρτες, όχι { $given }· άλλαξε λιγότερες.
}
pyramids-not-in-hand = Η { $card } δεν είναι στο χέρι σου, ή όχι τόσες φορές.
pyramids-no-such-seat = Δεν υπάρχει θέση { $seat } σε αυτό το τραπέζι.
pyramids-no-such-pyramid = Η θέση { $seat } δεν έχει πυραμίδα { $number }· ως τώρα έχει { $started }.
pyramids-no-plays-left = Παίχτηκαν τέσσερις κάρτες: τέλειωσε τη σειρά σου.
pyramids-top-stone-starts-nothing = Η { $card } είναι πέτρα κορυφής και δεν μπορεί να αρχίσει πυραμίδα.
pyramids-other-colour = Η { $card } δεν μπαίνει σε αυτή την πυραμίδα ({ py-colour }): κάθε πυραμίδα έχει ένα χρώμα.
pyramids-floor-does-not-fit = Η { $card } δεν μπαίνει πάνω σε όροφο με { $below }: ένας όροφος έχει 1 ή 2 πέτρες λιγότερες από τον κάτω.
pyramids-top-stone-too-early = Η { $card } δεν μπαίνει πάνω σε όροφο με { $below }: η πέτρα κορυφής μπαίνει σε 2 ή 3 πέτρες.
pyramids-complete = Η πυραμίδα { $number } της θέσης { $seat } είναι ολοκληρωμένη και δεν αλλάζει πια.
pyramids-discard-first = { $surplus ->
    [one] Πρώτα πέτα { $surplus } κάρτα.
   *[other] Πρώτα πέτα { $surplus } κάρτες.
}
pyramids-nothing-to-discard = Κάρτες πετάς μόνο μετά το τέλος της σειράς σου, και μόνο με πάνω από πέντε στο χέρι.
pyramids-wrong-surplus = { $surplus ->
    [one] Πρέπει να πετάξεις ακριβώς { $surplus } κάρτα, όχι { $given }.
   *[other] Πρέπει να πετάξεις ακριβώς { $surplus } κάρτες, όχι { $given }.
}
pyramids-nothing-due = Τώρα δεν μοιράζεται τίποτα.
pyramids-wrong-deal = Δεν έχει σειρά αυτό το μοίρασμα, αλλά το «{ $due }».
pyramids-wrong-seat = Κάρτες παίρνει η θέση { $due }, όχι η θέση { $given }.
pyramids-wrong-count = { $due ->
    [one] Πρέπει να μοιραστεί { $due } κάρτα, όχι { $given }.
   *[other] Πρέπει να μοιραστούν { $due } κάρτες, όχι { $given }.
}
pyramids-not-in-draw-pile = Η { $card } δεν είναι στη στοίβα, ή όχι τόσες φορές.
