tg-pile-up = Stapel { $pile }, aufsteigend, oben { $top }.
tg-pile-down = Stapel { $pile }, absteigend, oben { $top }.
tg-pile-burns = Er brennt: Decke ihn in diesem Zug ab.
tg-pile-said = { $name }: { $phrase }.
tg-told-draw-pile = { $count ->
    [0] Der Nachziehstapel ist leer.
    [one] Eine Karte im Nachziehstapel.
   *[other] { $count } Karten im Nachziehstapel.
}
tg-told-seat = { $count ->
    [one] { $name }: eine Karte.
   *[other] { $name }: { $count } Karten.
}
tg-ask-keen = Wie gern möchtest du beginnen?
tg-ask-place = { $count ->
    [one] Lege mindestens eine Karte
   *[other] Lege mindestens { $count } Karten
}
tg-ask-more = { $count ->
    [one] Lege noch eine Karte
   *[other] Lege noch { $count } Karten
}
tg-ask-free = Lege weiter oder beende den Zug
tg-place = { $card } auf { $pile }
tg-end-turn = Zug beenden
tg-keen-0 = Lieber nicht
tg-keen-1 = Wenn es sein muss
tg-keen-2 = Gern
tg-keen-3 = Lasst mich bitte
tg-keen-said = „{ $keen }“
tg-say-leave = Diesen Stapel bitte lassen
tg-say-nojump = Hier kein großer Sprung
tg-say-good = Dieser Stapel ist gut für mich
tg-say-here = Spielt hier, wenn es geht
tg-say-clear = Signal löschen
tg-say-about = { $pile }: { $phrase }
tg-say-cleared = { $pile }: Signal gelöscht
tg-news-drawn = { $count ->
    [one] Du ziehst { $cards } nach.
   *[other] Du ziehst { $count } Karten nach: { $cards }.
}
tg-over-win = Alle 98 Karten sind gelegt: gewonnen!
tg-over-excellent = { $count ->
    [one] Nur eine Karte übrig: hervorragend!
   *[other] Nur { $count } Karten übrig: hervorragend!
}
tg-over-left = { $count ->
    [one] Eine Karte übrig
   *[other] { $count } Karten übrig
}
tg-why-fire = Der Zug endete, während es auf { $piles } noch brannte.
tg-why-stuck = Keine Karte passt mehr: in diesem Zug { $placed } gelegt, mindestens { $minimum } nötig.

# Why a bot would do it.
the-game-reason-wins = So lassen sich noch alle Karten legen.
the-game-reason-trick = Der Rückwärtstrick: { $card } geht auf { $pile } zehn zurück.
the-game-reason-covers = Das deckt das Feuer auf { $pile } ab.
the-game-reason-keeps-trick = { $card } bleibt für den Rückwärtstrick auf { $pile } auf der Hand.
the-game-reason-trick-out = Der Rückwärtstrick auf { $pile } bleibt möglich: { $card } ist noch nicht aufgetaucht.
the-game-reason-leaves = Das lässt { $pile } in Ruhe, wie von { $seat } gewünscht.
the-game-reason-against = Das widerspricht dem Wunsch von { $seat } zu { $pile }.
the-game-reason-keeps-way = Das hält den Weg für { $card } offen.
the-game-reason-saves-pair = Das hebt { $low } und { $high }, genau zehn auseinander, für einen Stapel auf.
the-game-reason-free = { $card } auf { $pile } überspringt keine Karte, die noch nicht aufgetaucht ist.
the-game-reason-nearest = { $card } liegt am nächsten: { $distance } von { $pile } entfernt.
the-game-reason-small-steps = Der größte Schritt ist nur { $distance }.
the-game-reason-more = { $count ->
    [one] Eine Karte mehr als das Minimum, weil sie fast nichts kostet.
   *[other] { $count } Karten mehr als das Minimum, weil sie fast nichts kosten.
}
the-game-reason-stops = Das bleibt beim Minimum und hebt den Rest für später auf.
the-game-reason-enough = Das beendet den Zug: Eine weitere Karte würde mehr kosten, als sie bringt.
the-game-reason-only = { nothing-else }
the-game-reason-starts-well = Die Hand hat günstige Karten für den Anfang.
the-game-reason-starts-badly = Die Hand hat keine günstigen Karten für den Anfang.

# Why something can’t be done.
the-game-game-over = { table-over }
the-game-no-such-seat = { table-unknown-seat }
the-game-deal-first = { deal-first }
the-game-keen-first = Zuerst sagen alle, wie gern sie beginnen möchten.
the-game-already-chosen = Dieser Platz hat schon geantwortet.
the-game-started = { table-started }
the-game-not-your-turn = { not-your-turn }
the-game-not-in-hand = { $card } ist nicht auf deiner Hand.
the-game-does-not-fit-ascending = { $card } passt nicht auf { $pile }, denn oben liegt { $top }. Lege eine höhere Karte oder eine, die genau zehn niedriger ist.
the-game-does-not-fit-descending = { $card } passt nicht auf { $pile }, denn oben liegt { $top }. Lege eine niedrigere Karte oder eine, die genau zehn höher ist.
the-game-too-few = Lege mehr Karten, bevor du deinen Zug beendest: { $placed } gelegt, mindestens { $minimum } nötig.
the-game-nothing-due = { nothing-due }
the-game-wrong-count = { wrong-count }
the-game-not-in-draw-pile = { $card } ist nicht im Nachziehstapel.
the-game-wrong-seat = { wrong-seat }
