# Che cosa dice `benben analyse`. In an-better { $turn } è un turno intero a parole.
an-course = L’andamento della partita
an-mistakes = Errori, prima i più grandi
an-no-mistakes = Nessun errore oltre il rumore
an-turning = Punti di svolta
an-summary = Riassunto

an-name = Posto { $seat }: { $name }
an-weighed = Scelte pesate: { $weighed }; non pesate, perché non c’era da scegliere o da confrontare: { $rest }; per ciascuna { $budget }.
an-stopped = Interrotto prima: ecco che cosa è stato pesato finora.
an-unfinished = La partita non è finita: i conti si chiudono dopo l’ultima scelta.
an-error = ± è un errore standard. Ciò che sta sotto due errori e mezzo può essere rumore e non viene chiamato errore. Gli errori hanno il segno !

an-seat = Posto
an-win = Vittoria %
an-cost = Costo
an-played = Giocato

an-mistake = Turno { $turn }, posto { $seat }: { $action }
an-more-mistakes = Altri errori, più piccoli di questi: { $count }
an-lost-together = Perso: { $win } % di vittoria, { $result } carte
an-lost-apart = Perso: { $win } % di vittoria, { $result } punti

an-turning-choice = Turno { $turn }, posto { $seat }: { $change } % per la scelta { $action }
an-turning-luck = Prima del turno { $turn }, per il posto { $seat }: { $change } % per fortuna
an-turning-end-seat = Alla fine, per il posto { $seat }: { $change } %
an-turning-end = Alla fine: { $change } %

an-count-mistakes = Errori
an-lost = Perso %
an-start = Inizio %
an-revised = Corretta
an-end = Fine %
an-account-seat = Posto { $seat }
an-note = La fortuna è tutto ciò che è successo tra due scelte: le carte date e ciò che hanno fatto gli altri posti. Contiene anche ciò che la stima sbaglia: continua in modo più semplice di un maestro, perciò il buon gioco sembra fortuna. Di più: docs/analysis.md

an-chart-title = { $game }: l’andamento della partita
an-chart-win = Probabilità di vittoria
an-chart-choice = scelta { $change } %
an-chart-luck = fortuna { $change } %
an-chart-legend = Gradino: costo di una scelta. Pendenza: fortuna. Barra sottile: errore standard. ▼ scelta, ◆ fortuna che hanno deciso molto.
