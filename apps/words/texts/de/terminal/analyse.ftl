# Was `benben analyse` sagt. In an-better ist { $turn } ein ganzer Zug in Worten.
an-course = Der Verlauf des Spiels
an-mistakes = Fehler, die größten zuerst
an-no-mistakes = Kein Fehler, der mehr als Rauschen ist
an-turning = Wendepunkte
an-summary = Zusammenfassung

an-name = Platz { $seat }: { $name }
an-weighed = Gewogen: { $weighed } Mal gewählt; nicht gewogen, weil nichts zu wählen oder zu vergleichen war: { $rest }; je Wahl { $budget }.
an-stopped = Vorzeitig beendet: So viel wurde bisher gewogen.
an-unfinished = Das Spiel ist nicht zu Ende: Die Rechnung schließt nach der letzten Wahl.
an-error = ± ist ein Standardfehler. Was unter zweieinhalb davon liegt, kann Rauschen sein und heißt nicht Fehler. Fehler sind mit ! bezeichnet.

an-seat = Platz
an-win = Sieg %
an-cost = Kosten
an-played = Gespielt

an-mistake = Zug { $turn }, Platz { $seat }: { $action }
an-more-mistakes = Weitere, kleinere Fehler: { $count }
an-lost-together = Verloren: { $win } % Sieg, { $result } Karten
an-lost-apart = Verloren: { $win } % Sieg, { $result } Punkte

an-turning-choice = Zug { $turn }, Platz { $seat }: { $change } % durch die Wahl { $action }
an-turning-luck = Vor Zug { $turn }, für Platz { $seat }: { $change } % durch Glück
an-turning-end-seat = Am Ende, für Platz { $seat }: { $change } %
an-turning-end = Am Ende: { $change } %

an-count-mistakes = Fehler
an-lost = Verloren %
an-start = Anfang %
an-revised = Berichtigt
an-end = Ende %
an-account-seat = Platz { $seat }
an-note = Glück ist alles, was zwischen zweimal Wählen geschah: was gegeben wurde und was die anderen Plätze taten. Darin steckt auch, worin die Schätzung irrt: Sie spielt einfacher weiter als ein Meister, gutes Spiel sieht daher nach Glück aus. Mehr: docs/analysis.md

an-chart-title = { $game }: der Verlauf des Spiels
an-chart-win = Aussicht auf den Sieg
an-chart-choice = Wahl { $change } %
an-chart-luck = Glück { $change } %
an-chart-legend = Stufe: was eine Wahl kostete. Schräge: Glück. Dünner Strich: Standardfehler. ▼ Wahl, ◆ Glück, die viel entschieden.
