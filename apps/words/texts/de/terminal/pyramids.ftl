py-welcome = Vollende Pyramiden: Stockwerke einer Farbe, jedes 1 oder 2 Steine kleiner als das darunter, und ein Schlussstein.

py-label-discard = Ablegen

py-rule-swap = { $count ->
    [one] PY-5: Du ziehst dafür { $count } Karte; als Spielen zählt das nicht.
   *[other] PY-5: Du ziehst dafür { $count } Karten; als Spielen zählt das nicht.
}
py-rule-start = PY-8: Ein Stockwerk jeder Größe darf vor jedem Spieler eine Pyramide beginnen.
py-rule-floor = PY-9, PY-10: dieselbe Farbe, 1 oder 2 Steine weniger als das Stockwerk darunter.
py-rule-top = PY-11, PY-12: Ein Schlussstein kommt auf 2 oder 3 Steine und vollendet die Pyramide; sie ändert sich nie mehr.
py-rule-yours = PY-13: Sie steht vor dir, also zählt sie für dich.
py-rule-theirs = PY-13: Sie zählt für Platz { $seat }, denn dort steht sie.
py-rule-great = PY-17: mehr als 10 Steine: eine Große Pyramide, die vollendet doppelt zählt.
py-rule-end = PY-6, PY-7: In diesem Zug wird nicht mehr gespielt; mit mehr als fünf Karten auf der Hand legst du dann ab.
py-rule-discard = PY-7: aus dem Spiel, für alle sichtbar.

py-help-cards = Karten sind r y g b (rot, gelb, grün, blau) und die Zahl der Steine, oder T für einen Schlussstein; dann @, der Platz, und ein Punkt und die Pyramide.
py-help-show = show: alles Abgelegte, und die Karten, die du nicht gesehen hast.
