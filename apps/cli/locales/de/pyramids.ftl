py-welcome = Vollende Pyramiden: Stockwerke einer Farbe, jedes 1 oder 2 Steine kleiner als das darunter, und ein Schlussstein.
py-pile = { $count ->
    [0] Der Stapel ist leer.
    [one] Stapel: { $count } Karte
   *[other] Stapel: { $count } Karten
}
py-you = { $points ->
    [one] Du: { $points } Punkt
   *[other] Du: { $points } Punkte
}
py-seat = Platz { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
py-colour = { $colour ->
    [red] rot
    [yellow] gelb
    [green] grün
   *[blue] blau
}
py-open-ones = offen: { $pyramids }
py-complete-ones = vollendet: { $pyramids }
py-open = { $number }. { py-colour } { $floors }
py-complete = { $number }. { py-colour } { $floors }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
py-great = { $number }. { py-colour } { $floors }, Große Pyramide, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
py-hand = Deine Hand: { $cards }
py-floor = { py-colour } { $stones }
py-top = Schlussstein { py-colour }
py-discards = Abgelegt: { $cards }
py-unseen = Im Stapel oder in anderen Händen: { $cards }

py-ask-play = { $count ->
    [0] Du hast vier Karten gespielt: Beende den Zug.
    [one] Spiel noch { $count } Karte, oder beende den Zug.
   *[other] Spiel bis zu { $count } Karten, oder beende den Zug.
}
py-ask-last = Letzte Runde: Spiel so viele Karten, wie du willst, dann hör auf.
py-ask-discard = Zu viele Karten auf der Hand: Welche legst du ab?

py-label-swap = Tauschen
py-label-discard = Ablegen
py-new-you = neu vor dir
py-new-seat = neu vor Platz { $seat }
py-on-you = auf deine Pyramide { $number }
py-on-seat = auf Pyramide { $number } von Platz { $seat }
py-swap = Tausch: { $cards }
py-end = Zugende
py-discard = Ablage: { $cards }

py-you-deal = Du bist Geber.
py-seat-deals = Platz { $seat } ist Geber.
py-you-drew = Du ziehst: { $cards }
py-seat-drew = { $count ->
    [one] Platz { $seat } zieht { $count } Karte.
   *[other] Platz { $seat } zieht { $count } Karten.
}

py-why-swap = { $count ->
    [one] PY-5: Du ziehst dafür { $count } Karte; als Spielen zählt das nicht.
   *[other] PY-5: Du ziehst dafür { $count } Karten; als Spielen zählt das nicht.
}
py-why-start = PY-8: Ein Stockwerk jeder Größe darf vor jedem Spieler eine Pyramide beginnen.
py-why-floor = PY-9, PY-10: dieselbe Farbe, 1 oder 2 Steine weniger als das Stockwerk darunter.
py-why-top = PY-11, PY-12: Ein Schlussstein kommt auf 2 oder 3 Steine und vollendet die Pyramide; sie ändert sich nie mehr.
py-why-yours = PY-13: Sie steht vor dir, also zählt sie für dich.
py-why-theirs = PY-13: Sie zählt für Platz { $seat }, denn dort steht sie.
py-why-great = PY-17: mehr als 10 Steine: eine Große Pyramide, die vollendet doppelt zählt.
py-why-end = PY-6, PY-7: In diesem Zug wird nicht mehr gespielt; mit mehr als fünf Karten auf der Hand legst du dann ab.
py-why-discard = PY-7: aus dem Spiel, für alle sichtbar.

py-help-cards = Karten sind r y g b (rot, gelb, grün, blau) und die Zahl der Steine, oder T für einen Schlussstein; dann @, der Platz, und ein Punkt und die Pyramide.
py-help-show = show: alles Abgelegte, und die Karten, die du nicht gesehen hast.
py-complete-count = { $count ->
    [one] { $count } vollendete Pyramide
   *[other] { $count } vollendete Pyramiden
}

pyramids-game-over = Das Spiel ist zu Ende.
pyramids-not-your-turn = Platz { $turn } ist dran.
pyramids-deal-first = Es werden Karten gegeben; wähle, wenn sie da sind.
pyramids-no-exchange-now = Schlusssteine werden einmal im Zug getauscht, vor der ersten gespielten Karte und solange der Stapel Karten hat.
pyramids-nothing-to-exchange = Nenne die Schlusssteine, die du tauschst, wie in swap rT.
pyramids-not-a-top-stone = { $card } ist kein Schlussstein; nur Schlusssteine lassen sich tauschen.
pyramids-draw-pile-too-small = { $draw_pile ->
    [one] Der Stapel hat nur { $draw_pile } Karte, nicht { $given }; tausche weniger.
   *[other] Der Stapel hat nur { $draw_pile } Karten, nicht { $given }; tausche weniger.
}
pyramids-not-in-hand = { $card } ist nicht, oder nicht so oft, auf deiner Hand.
pyramids-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
pyramids-no-such-pyramid = Platz { $seat } hat keine Pyramide { $number }; bisher sind es { $started }.
pyramids-no-plays-left = Vier Karten sind gespielt: Beende den Zug.
pyramids-top-stone-starts-nothing = { $card } ist ein Schlussstein und kann keine Pyramide beginnen.
pyramids-other-colour = { $card } passt nicht auf diese Pyramide ({ py-colour }): Eine Pyramide hat nur eine Farbe.
pyramids-floor-does-not-fit = { $card } passt nicht auf ein Stockwerk aus { $below }: Ein Stockwerk hat 1 oder 2 Steine weniger als das darunter.
pyramids-top-stone-too-early = { $card } passt nicht auf ein Stockwerk aus { $below }: Ein Schlussstein kommt auf 2 oder 3 Steine.
pyramids-complete = Pyramide { $number } von Platz { $seat } ist vollendet und ändert sich nie mehr.
pyramids-discard-first = { $surplus ->
    [one] Leg zuerst { $surplus } Karte ab.
   *[other] Leg zuerst { $surplus } Karten ab.
}
pyramids-nothing-to-discard = Karten werden erst nach dem Ende deines Zuges abgelegt, und nur mit mehr als fünf auf der Hand.
pyramids-wrong-surplus = { $surplus ->
    [one] Genau { $surplus } Karte muss abgelegt werden, nicht { $given }.
   *[other] Genau { $surplus } Karten müssen abgelegt werden, nicht { $given }.
}
pyramids-nothing-due = Jetzt ist nichts zu geben.
pyramids-wrong-deal = Nicht das ist jetzt zu geben, sondern „{ $due }“.
pyramids-wrong-seat = Platz { $due } bekommt Karten, nicht Platz { $given }.
pyramids-wrong-count = { $due ->
    [one] { $due } Karte ist zu geben, nicht { $given }.
   *[other] { $due } Karten sind zu geben, nicht { $given }.
}
pyramids-not-in-draw-pile = { $card } ist nicht, oder nicht so oft, im Stapel.
