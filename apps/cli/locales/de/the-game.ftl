tg-welcome = Legt gemeinsam alle Karten von 2 bis 99 auf vier Stapel.
tg-ascending = { $pile } aufsteigend, oben { $top }
tg-descending = { $pile } absteigend, oben { $top }
tg-burning = , brennt: in diesem Zug abdecken
tg-fire = , Feuerkarte
tg-signal = ; Platz { $seat }: { $phrase }
tg-draw-pile = { $count ->
    [0] Der Nachziehstapel ist leer.
    [one] Nachziehstapel: { $count } Karte
   *[other] Nachziehstapel: { $count } Karten
}
tg-others = { $count ->
    [one] Platz { $seat }: { $count } Karte
   *[other] Platz { $seat }: { $count } Karten
}
tg-hand = Deine Hand: { $cards }
tg-left = { $count ->
    [one] Noch zu legen: { $count } Karte
   *[other] Noch zu legen: { $count } Karten
}
tg-placed = Gelegt: { $cards }
tg-placed-hidden = An diesem Tisch wird nicht gezeigt, was gelegt wurde.
tg-unseen = Im Nachziehstapel oder in anderen Händen: { $cards }

tg-ask-keen = Wie gern fängst du an?
tg-ask-place = { $count ->
    [one] Du bist dran: Leg mindestens { $count } Karte.
   *[other] Du bist dran: Leg mindestens { $count } Karten.
}
tg-ask-more = Du bist dran: Leg weitere Karten oder beende den Zug.

tg-label-card = { $card } auf
tg-label = { $pile } ({ $step })
tg-label-back = { $pile } ({ $step }, Rückwärtstrick)
tg-place = { $card } auf { $pile }
tg-end = Zugende
tg-say = zu { $pile }: { $phrase }
tg-keen-0 = lieber nicht anfangen
tg-keen-1 = anfangen, wenn es sein muss
tg-keen-2 = gern anfangen
tg-keen-3 = bitte lasst mich anfangen
tg-leave = bitte lasst diesen Stapel
tg-nojump = hier kein großer Sprung
tg-good = dieser Stapel ist gut für mich
tg-here = spielt hier, wenn ihr könnt
tg-clear = nichts mehr dazu

tg-you-drew = Du ziehst: { $cards }
tg-seat-drew = { $count ->
    [one] Platz { $seat } zieht { $count } Karte.
   *[other] Platz { $seat } zieht { $count } Karten.
}

tg-why-keen = TG-6: Wer am liebsten will, fängt an; bei Gleichstand der niedrigste Platz. Alle antworten gleichzeitig.
tg-why-say = TG-18: für alle zu hören, jederzeit; genaue Zahlen werden nie gesagt.
tg-why-up = TG-7: Auf einen aufsteigenden Stapel passt jede höhere Karte; er geht von { $top } auf { $card }.
tg-why-down = TG-8: Auf einen absteigenden Stapel passt jede niedrigere Karte; er geht von { $top } auf { $card }.
tg-why-back = TG-9, der Rückwärtstrick: genau 10 gegen die Richtung; der Stapel geht zurück von { $top } auf { $card }.
tg-why-cover = TG-22: deckt die Feuerkarte auf diesem Stapel ab.
tg-why-fire = TG-22: eine Feuerkarte; liegt sie am Ende deines Zuges oben, muss der nächste Spieler sie abdecken.
tg-why-minimum = { $count ->
    [one] TG-11: Danach muss in diesem Zug noch mindestens { $count } Karte gelegt werden.
   *[other] TG-11: Danach müssen in diesem Zug noch mindestens { $count } Karten gelegt werden.
}
tg-why-end = { $count ->
    [one] TG-12: Du ziehst { $count } Karte, dann ist der nächste Platz dran.
   *[other] TG-12: Du ziehst { $count } Karten, dann ist der nächste Platz dran.
}
tg-why-end-empty = TG-13: Der Nachziehstapel ist leer, niemand zieht; der nächste Platz ist dran.
tg-why-lost = TG-22: Das Spiel wäre verloren, denn { $piles } brennt noch.

tg-help-say = Um den anderen etwas zu einem Stapel zu sagen, hier A1, jederzeit:
tg-help-bots = Was Computer damit meinen, und wie sie dich verstehen. Die Karten vor einem Stapel, die noch nicht ausgespielt sind: sein Rückwärtstrick, dann die in seiner Richtung, die nächste zuerst. leave: ich habe mindestens eine der ersten drei. nojump: ich habe mindestens eine der drei danach. here: ich habe keine dieser sechs. good und Schweigen behaupten nichts.
tg-help-show = show: welche Karten gelegt wurden und welche nicht.

tg-won = Alle 98 Karten liegen: Ihr habt gewonnen!
tg-excellent = { $count ->
    [one] { $count } Karte ist übrig: ein ausgezeichnetes Ergebnis.
   *[other] { $count } Karten sind übrig: ein ausgezeichnetes Ergebnis.
}
tg-burnt = { $count ->
    [one] Eine Feuerkarte blieb offen: { $count } Karte ist übrig.
   *[other] Eine Feuerkarte blieb offen: { $count } Karten sind übrig.
}
tg-lost = { $count ->
    [one] Es geht nicht weiter: { $count } Karte ist übrig.
   *[other] Es geht nicht weiter: { $count } Karten sind übrig.
}

the-game-game-over = Das Spiel ist zu Ende.
the-game-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
the-game-deal-first = Zuerst müssen Karten gegeben werden.
the-game-keen-first = Zuerst sagt jeder Platz, wie gern er anfängt.
the-game-already-chosen = Platz { $seat } hat schon gesagt, wie gern er anfängt.
the-game-started = Das Spiel hat schon begonnen.
the-game-not-your-turn = Platz { $turn } ist dran.
the-game-not-in-hand = { $card } ist nicht auf deiner Hand.
the-game-does-not-fit-ascending = { $card } passt nicht auf { $pile }, wo { $top } oben liegt: Leg eine höhere Karte oder eine genau 10 niedrigere.
the-game-does-not-fit-descending = { $card } passt nicht auf { $pile }, wo { $top } oben liegt: Leg eine niedrigere Karte oder eine genau 10 höhere.
the-game-too-few = { $minimum ->
    [one] Leg mindestens { $minimum } Karte, bevor du den Zug beendest; bisher: { $placed }.
   *[other] Leg mindestens { $minimum } Karten, bevor du den Zug beendest; bisher: { $placed }.
}
the-game-nothing-due = Jetzt sind keine Karten zu geben.
the-game-wrong-seat = Platz { $due } bekommt Karten, nicht Platz { $given }.
the-game-wrong-count = { $due ->
    [one] { $due } Karte ist zu geben, nicht { $given }.
   *[other] { $due } Karten sind zu geben, nicht { $given }.
}
the-game-not-in-draw-pile = { $card } ist nicht im Nachziehstapel.
