# Όσα λέει το `benben analyse`. Στο an-better το { $turn } είναι μια ολόκληρη σειρά με λόγια.
an-course = Η πορεία του παιχνιδιού
an-mistakes = Λάθη, πρώτα τα μεγαλύτερα
an-no-mistakes = Κανένα λάθος πέρα από τον θόρυβο
an-turning = Σημεία καμπής
an-summary = Σύνοψη

an-name = Θέση { $seat }: { $name }
an-weighed = Επιλογές που ζυγίστηκαν: { $weighed }· που δεν ζυγίστηκαν, αφού δεν υπήρχε τι να επιλεγεί ή να συγκριθεί: { $rest }· για καθεμία { $budget }.
an-stopped = Διακόπηκε νωρίς: αυτά ζυγίστηκαν ως τώρα.
an-unfinished = Το παιχνίδι δεν τελείωσε: οι λογαριασμοί κλείνουν μετά την τελευταία επιλογή.
an-error = ± είναι ένα τυπικό σφάλμα. Ό,τι είναι κάτω από δυόμισι σφάλματα μπορεί να είναι θόρυβος και δεν λέγεται λάθος. Τα λάθη έχουν το σημάδι !

an-seat = Θέση
an-win = Νίκη %
an-cost = Κόστος
an-played = Παίχτηκε

an-mistake = Σειρά { $turn }, θέση { $seat }: { $action }
an-more-mistakes = Άλλα λάθη, μικρότερα από αυτά: { $count }
an-lost-together = Χάθηκαν: { $win } % νίκης, { $result } κάρτες
an-lost-apart = Χάθηκαν: { $win } % νίκης, { $result } πόντοι

an-turning-choice = Σειρά { $turn }, θέση { $seat }: { $change } % από την επιλογή { $action }
an-turning-luck = Πριν από τη σειρά { $turn }, για τη θέση { $seat }: { $change } % από τύχη
an-turning-end-seat = Στο τέλος, για τη θέση { $seat }: { $change } %
an-turning-end = Στο τέλος: { $change } %

an-count-mistakes = Λάθη
an-lost = Χάθηκαν %
an-start = Αρχή %
an-revised = Διόρθωση
an-end = Τέλος %
an-account-seat = Θέση { $seat }
an-note = Τύχη είναι ό,τι συνέβη ανάμεσα σε δύο επιλογές: το μοίρασμα και όσα έκαναν οι άλλες θέσεις. Περιέχει και όσα η εκτίμηση δεν πιάνει: συνεχίζει πιο απλά από έναν μάστορα, οπότε το καλό παιχνίδι μοιάζει με τύχη. Περισσότερα: docs/analysis.md

an-chart-title = { $game }: η πορεία του παιχνιδιού
an-chart-win = Πιθανότητα νίκης
an-chart-choice = επιλογή { $change } %
an-chart-luck = τύχη { $change } %
an-chart-legend = Πτώση: κόστος επιλογής. Κλίση: τύχη. Λεπτή γραμμή: τυπικό σφάλμα. ▼ επιλογή, ◆ τύχη που έκριναν πολλά.
