# Che cosa dice `benben analyse`. In an-better { $turn } è un turno intero a parole.
an-course = Andamento della partita
an-mistakes = Errori, dal più grande
an-no-mistakes = Nessun errore evidente
an-turning = Punti di svolta
an-summary = Riassunto

an-name = Posto { $seat }: { $name }
an-weighed = Scelte valutate: { $weighed }; non valutate, perché non c’era niente da scegliere o da confrontare: { $rest }; budget per ciascuna: { $budget }.
an-stopped = Interrotto in anticipo: ecco che cosa è stato valutato finora.
an-unfinished = La partita non è finita: i conti si fermano all’ultima scelta.
an-error = ± è un errore standard. Le differenze sotto i due errori standard e mezzo possono essere rumore e non si considerano errori. Gli errori hanno il segno !

an-seat = Posto
an-win = Vittoria %
an-cost = Costo
an-played = Giocato

an-mistake = Turno { $turn }, posto { $seat }: { $action }
an-more-mistakes = Errori più piccoli: { $count }
an-lost-together = Perso: { $win } % di vittoria, { $result } carte
an-lost-apart = Perso: { $win } % di vittoria, { $result } punti

an-turning-choice = Turno { $turn }, posto { $seat }: { $change } % per la scelta { $action }
an-turning-luck = Prima del turno { $turn }, per il posto { $seat }: { $change } % per fortuna
an-turning-end-seat = Alla fine, per il posto { $seat }: { $change } %
an-turning-end = Alla fine: { $change } %

an-count-mistakes = Errori
an-lost = Perso %
an-start = Inizio %
an-revised = Rivista
an-end = Fine %
an-account-seat = Posto { $seat }
an-note = La fortuna è tutto ciò che è successo tra due scelte: le carte distribuite e ciò che hanno fatto gli altri posti. Contiene anche gli errori della stima: presuppone un gioco più semplice di quello di un maestro, perciò chi gioca bene sembra fortunato. Di più: docs/analysis.md

an-chart-title = { $game }: andamento della partita
an-chart-win = Probabilità di vincere
an-chart-choice = scelta { $change } %
an-chart-luck = fortuna { $change } %
an-chart-legend = Gradino: costo di una scelta. Pendenza: fortuna. Barra sottile: errore standard. ▼ scelta, ◆ fortuna che ha deciso molto.
