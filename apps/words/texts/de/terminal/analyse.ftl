# Was `benben analyse` sagt. In an-better ist { $turn } ein ganzer Zug in Worten.
an-course = Verlauf des Spiels
an-mistakes = Fehler, die größten zuerst
an-no-mistakes = Keine klaren Fehler
an-turning = Wendepunkte
an-summary = Zusammenfassung

an-name = Platz { $seat }: { $name }
an-weighed = Bewertete Entscheidungen: { $weighed }; nicht bewertet, weil nichts zu wählen oder zu vergleichen war: { $rest }; Budget je Entscheidung: { $budget }.
an-stopped = Vorzeitig beendet: Das wurde bisher bewertet.
an-unfinished = Das Spiel ist nicht zu Ende: Die Aufstellungen reichen bis zur letzten Entscheidung.
an-error = ± ist ein Standardfehler. Unterschiede unter zweieinhalb Standardfehlern können Rauschen sein und gelten nicht als Fehler. Ein Fehler ist mit ! markiert.

an-seat = Platz
an-win = Sieg %
an-cost = Kosten
an-played = Gespielt

an-mistake = Zug { $turn }, Platz { $seat }: { $action }
an-more-mistakes = Kleinere Fehler: { $count }
an-lost-together = Verloren: { $win } % Gewinnchance, { $result } Karten
an-lost-apart = Verloren: { $win } % Gewinnchance, { $result } Punkte

an-turning-choice = Zug { $turn }, Platz { $seat }: { $change } % durch die Entscheidung { $action }
an-turning-luck = Vor Zug { $turn }, für Platz { $seat }: { $change } % durch Glück
an-turning-end-seat = Am Ende, für Platz { $seat }: { $change } %
an-turning-end = Am Ende: { $change } %

an-count-mistakes = Fehler
an-lost = Verloren %
an-start = Anfang %
an-revised = Korrektur
an-end = Ende %
an-account-seat = Platz { $seat }
an-note = Glück ist alles, was zwischen zwei Entscheidungen geschah: was ausgeteilt wurde und was die anderen Plätze taten. Darin stecken auch die Fehler der Schätzung: Sie nimmt einfacheres Spiel an als das eines Meisters, deshalb sieht gutes Spiel nach Glück aus. Mehr: docs/analysis.md

an-chart-title = { $game }: Verlauf des Spiels
an-chart-win = Gewinnchance
an-chart-choice = Entscheidung { $change } %
an-chart-luck = Glück { $change } %
an-chart-legend = Stufe: Kosten einer Entscheidung. Schräge: Glück. Dünner Strich: Standardfehler. ▼ Entscheidung, ◆ Glück, die viel entschieden.
