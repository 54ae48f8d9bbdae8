tg-welcome = Legt gemeinsam alle Karten von 2 bis 99 auf vier Stapel.
tg-fire = Feuerkarte.
tg-left = { $count ->
    [one] Noch { $count } Karte zu legen
   *[other] Noch { $count } Karten zu legen
}
tg-placed = Gelegt: { $cards }
tg-placed-hidden = Dieser Tisch zeigt die bisher gelegten Karten nicht.

tg-label-card = { $card } auf
tg-label = { $pile } ({ $step })
tg-label-back = { $pile } ({ $step }, Rückwärtstrick)

tg-rule-keen = TG-6: Wer am liebsten will, beginnt, bei Gleichstand der niedrigste dieser Plätze. Alle antworten gleichzeitig.
tg-rule-say = TG-18: an alle, jederzeit. Genaue Zahlen werden nie genannt.
tg-rule-up = TG-7: Auf einen aufsteigenden Stapel passt jede höhere Karte. Er geht von { $top } auf { $card }.
tg-rule-down = TG-8: Auf einen absteigenden Stapel passt jede niedrigere Karte. Er geht von { $top } auf { $card }.
tg-rule-back = TG-9, der Rückwärtstrick: genau 10 gegen die Richtung. Der Stapel geht von { $top } auf { $card } zurück.
tg-rule-cover = TG-22: deckt die Feuerkarte auf diesem Stapel ab.
tg-rule-fire = TG-22: eine Feuerkarte. Liegt sie am Ende deines Zugs oben, muss der nächste Spieler sie abdecken.
tg-rule-minimum = { $count ->
    [one] TG-11: Danach muss in diesem Zug noch mindestens { $count } Karte gelegt werden.
   *[other] TG-11: Danach müssen in diesem Zug noch mindestens { $count } Karten gelegt werden.
}
tg-rule-end = { $count ->
    [one] TG-12: Du ziehst { $count } Karte nach, dann ist der nächste Platz dran.
   *[other] TG-12: Du ziehst { $count } Karten nach, dann ist der nächste Platz dran.
}
tg-rule-end-empty = TG-13: Der Nachziehstapel ist leer, deshalb zieht niemand. Der nächste Platz ist dran.
tg-rule-lost = TG-22: Damit ist das Spiel verloren, denn { $piles } brennt noch.

tg-help-say = Um ein Signal zu einem Stapel zu geben (hier A1), jederzeit:
tg-help-bots = Signale beziehen sich auf die noch nicht gelegten Karten vor einem Stapel: zuerst die für seinen Rückwärtstrick, dann die in seiner Richtung, die nächste zuerst. leave: Ich habe mindestens eine der ersten drei. nojump: Ich habe mindestens eine der nächsten drei. here: Ich habe keine dieser sechs. good und Schweigen sagen nichts.
tg-help-show = show: zeigt, welche Karten gelegt wurden und welche nicht.
