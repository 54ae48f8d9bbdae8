tg-welcome = Legt gemeinsam alle Karten von 2 bis 99 auf vier Stapel.
tg-fire = Feuerkarte.
tg-left = { $count ->
    [one] Noch zu legen: { $count } Karte
   *[other] Noch zu legen: { $count } Karten
}
tg-placed = Gelegt: { $cards }
tg-placed-hidden = An diesem Tisch wird nicht gezeigt, was gelegt wurde.

tg-label-card = { $card } auf
tg-label = { $pile } ({ $step })
tg-label-back = { $pile } ({ $step }, Rückwärtstrick)

tg-rule-keen = TG-6: Wer am liebsten will, fängt an; bei Gleichstand der niedrigste Platz. Alle antworten gleichzeitig.
tg-rule-say = TG-18: für alle zu hören, jederzeit; genaue Zahlen werden nie gesagt.
tg-rule-up = TG-7: Auf einen aufsteigenden Stapel passt jede höhere Karte; er geht von { $top } auf { $card }.
tg-rule-down = TG-8: Auf einen absteigenden Stapel passt jede niedrigere Karte; er geht von { $top } auf { $card }.
tg-rule-back = TG-9, der Rückwärtstrick: genau 10 gegen die Richtung; der Stapel geht zurück von { $top } auf { $card }.
tg-rule-cover = TG-22: deckt die Feuerkarte auf diesem Stapel ab.
tg-rule-fire = TG-22: eine Feuerkarte; liegt sie am Ende deines Zuges oben, muss der nächste Spieler sie abdecken.
tg-rule-minimum = { $count ->
    [one] TG-11: Danach muss in diesem Zug noch mindestens { $count } Karte gelegt werden.
   *[other] TG-11: Danach müssen in diesem Zug noch mindestens { $count } Karten gelegt werden.
}
tg-rule-end = { $count ->
    [one] TG-12: Du ziehst { $count } Karte, dann ist der nächste Platz dran.
   *[other] TG-12: Du ziehst { $count } Karten, dann ist der nächste Platz dran.
}
tg-rule-end-empty = TG-13: Der Nachziehstapel ist leer, niemand zieht; der nächste Platz ist dran.
tg-rule-lost = TG-22: Das Spiel wäre verloren, denn { $piles } brennt noch.

tg-help-say = Um den anderen etwas zu einem Stapel zu sagen, hier A1, jederzeit:
tg-help-bots = Was Computer damit meinen, und wie sie dich verstehen. Die Karten vor einem Stapel, die noch nicht ausgespielt sind: sein Rückwärtstrick, dann die in seiner Richtung, die nächste zuerst. leave: ich habe mindestens eine der ersten drei. nojump: ich habe mindestens eine der drei danach. here: ich habe keine dieser sechs. good und Schweigen behaupten nichts.
tg-help-show = show: welche Karten gelegt wurden und welche nicht.
