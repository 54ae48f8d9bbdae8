py-welcome = Vollende Pyramiden: Etagen einer Farbe, jede 1 oder 2 Steine kleiner als die darunter, und ein Schlussstein.

py-label-discard = Abwerfen

py-rule-swap = { $count ->
    [one] PY-5: Du ziehst dafür { $count } Karte; als Spielen zählt das nicht.
   *[other] PY-5: Du ziehst dafür { $count } Karten; als Spielen zählt das nicht.
}
py-rule-start = PY-8: Mit jeder Etage darf eine Pyramide beginnen, vor jedem Spieler.
py-rule-floor = PY-9, PY-10: dieselbe Farbe, 1 oder 2 Steine weniger als die Etage darunter.
py-rule-top = PY-11, PY-12: Ein Schlussstein kommt auf 2 oder 3 Steine und vollendet die Pyramide; sie ändert sich nie mehr.
py-rule-yours = PY-13: Sie steht vor dir, also zählt sie für dich.
py-rule-theirs = PY-13: Sie steht vor Platz { $seat }, also zählt sie für Platz { $seat }.
py-rule-great = PY-17: Mehr als 10 Steine ergeben eine Große Pyramide. Sie zählt doppelt, sobald sie fertig ist.
py-rule-end = PY-6, PY-7: In diesem Zug spielst du keine Karten mehr. Hast du mehr als fünf auf der Hand, wirfst du danach ab.
py-rule-discard = PY-7: Abgeworfene Karten sind aus dem Spiel und liegen offen.

py-help-cards = Eine Karte ist ihre Farbe, r y g b (Rot, Gelb, Grün, Blau), und ihre Zahl der Steine, oder T für einen Schlussstein. Um sie zu legen, hänge @ und den Platz an, dann einen Punkt und die Nummer der Pyramide: r4@1.2
py-help-show = show: zeigt alles Abgeworfene und die Karten, die du nicht gesehen hast.
