# Όσα λέει το `benben analyse`. Στο an-better το { $turn } είναι μια ολόκληρη σειρά με λόγια.
an-course = Πορεία του παιχνιδιού
an-mistakes = Λάθη, πρώτα τα μεγαλύτερα
an-no-mistakes = Κανένα σαφές λάθος
an-turning = Σημεία καμπής
an-summary = Σύνοψη

an-name = Θέση { $seat }: { $name }
an-weighed = Επιλογές που αξιολογήθηκαν: { $weighed }· που δεν αξιολογήθηκαν, γιατί δεν υπήρχε τίποτα για επιλογή ή σύγκριση: { $rest }· όριο για καθεμία: { $budget }.
an-stopped = Διακόπηκε νωρίς: αυτά αξιολογήθηκαν ως τώρα.
an-unfinished = Το παιχνίδι δεν έχει τελειώσει: οι λογαριασμοί σταματούν μετά την τελευταία επιλογή.
an-error = ± είναι ένα τυπικό σφάλμα. Διαφορές κάτω από δυόμισι τυπικά σφάλματα μπορεί να είναι θόρυβος και δεν λέγονται λάθη. Τα λάθη σημειώνονται με !

an-seat = Θέση
an-win = Νίκη %
an-cost = Κόστος
an-played = Παίχτηκε

an-mistake = Κίνηση { $turn }, θέση { $seat }: { $action }
an-more-mistakes = Μικρότερα λάθη: { $count }
an-lost-together = Χάθηκαν: { $win }% νίκης, { $result } κάρτες
an-lost-apart = Χάθηκαν: { $win }% νίκης, { $result } πόντοι

an-turning-choice = Κίνηση { $turn }, θέση { $seat }: { $change }% από την επιλογή { $action }
an-turning-luck = Πριν από την κίνηση { $turn }, για τη θέση { $seat }: { $change }% από τύχη
an-turning-end-seat = Στο τέλος, για τη θέση { $seat }: { $change }%
an-turning-end = Στο τέλος: { $change }%

an-count-mistakes = Λάθη
an-lost = Απώλεια %
an-start = Αρχή %
an-revised = Αναθεώρηση
an-end = Τέλος %
an-account-seat = Θέση { $seat }
an-note = Τύχη είναι ό,τι συνέβη ανάμεσα σε δύο επιλογές: τα μοιράσματα και όσα έκαναν οι άλλες θέσεις. Περιέχει και τα σφάλματα της εκτίμησης, που υποθέτει πιο απλό παιχνίδι από του κορυφαίου, οπότε το καλό παιχνίδι μοιάζει με τύχη. Περισσότερα: docs/analysis.md

an-chart-title = { $game }: πορεία του παιχνιδιού
an-chart-win = Πιθανότητα νίκης
an-chart-choice = επιλογή { $change }%
an-chart-luck = τύχη { $change }%
an-chart-legend = Πτώση: κόστος επιλογής. Κλίση: τύχη. Λεπτή γραμμή: τυπικό σφάλμα. ▼ επιλογή, ◆ τύχη που έκρινε πολλά.
