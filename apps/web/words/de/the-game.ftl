# The Game. Piles are called A1, A2 (ascending), D1, D2 (descending) in every language, as in records.

# What is asked
tg-ask-deal = Die Karten werden ausgeteilt
tg-ask-keen = Wie gern möchtest du beginnen?
tg-ask-others = Warten auf { $names }
tg-ask-place = { $count ->
    [one] Lege mindestens eine Karte
   *[other] Lege mindestens { $count } Karten
}
tg-ask-more = { $count ->
    [one] Lege noch eine Karte
   *[other] Lege noch { $count } Karten
}
tg-ask-only = Möglich ist nur { $action }
tg-ask-cover = Decke { $piles } ab, sonst ist das Spiel verloren
tg-ask-nothing = Nichts passt mehr: Beende den Zug
tg-ask-burnt = Nichts passt, und auf { $piles } brennt es
tg-ask-free = Lege weiter oder beende den Zug
tg-ask-turn = { $name } ist am Zug
tg-ask-refill = { $name } zieht nach
tg-ask-over = Das Spiel ist zu Ende

# Seats
tg-you = Du
tg-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
tg-seat-placed = { $placed } von { $minimum } gelegt
tg-seat-more = { $placed } gelegt
tg-seat-chosen = hat geantwortet
tg-seat-out = keine Karten mehr

# Piles
tg-to-draw = Noch { $count } im Stapel
tg-draw-pile = Nachziehstapel
tg-from-1 = ab 1
tg-from-100 = ab 100
tg-jump = Sprung um { $distance }
tg-trick = zehn zurück
tg-no-fit = passt nicht
tg-cover = abdecken
tg-burns-next = wird brennen
tg-pile-up = Stapel { $pile }, aufsteigend, oben { $top }.
tg-pile-down = Stapel { $pile }, absteigend, oben { $top }.
tg-pile-burns = Er brennt: Decke ihn in diesem Zug ab.
tg-pile-said = { $name }: { $phrase }.
tg-pile-answer = { $card }: { $what }.

# The hand and what is done with it
tg-hand = Deine Hand
tg-card = { $card }
tg-card-trick = { $card }, zehn zurück möglich
tg-card-no = { $card }, passt nirgends
tg-place = { $card } auf { $pile }
tg-end-turn = Zug beenden
tg-end-lose = Beenden und verlieren
tg-end-again = Noch einmal: verlieren
tg-end-short = { $count ->
    [one] Lege zuerst noch eine Karte.
   *[other] Lege zuerst noch { $count } Karten.
}
tg-end-waits = Du bist nicht am Zug.
tg-nothing-back = Nichts zurückzunehmen

# Who starts
tg-keen-why = Sieh dir deine Karten an. Wer am liebsten will, beginnt; die Antworten werden gemeinsam aufgedeckt.
tg-keen-sealed = Deine Antwort bleibt verdeckt, bis alle geantwortet haben.
tg-keen-0 = Lieber nicht
tg-keen-1 = Wenn es sein muss
tg-keen-2 = Gern
tg-keen-3 = Lasst mich bitte
tg-keen-said = „{ $keen }“
tg-keen-of = { $name }: „{ $keen }“.
tg-you-start = Du beginnst.

# Signals
tg-talk = Zu einem Stapel etwas sagen
tg-talk-pile = Zu Stapel { $pile }
tg-say-leave = Diesen Stapel bitte lassen
tg-say-nojump = Hier kein großer Sprung
tg-say-good = Dieser Stapel ist gut für mich
tg-say-here = Spielt hier, wenn es geht
tg-say-clear = Nehme ich zurück
tg-say-about = { $pile }: { $phrase }
tg-say-cleared = { $pile }: Worte zurückgenommen
tg-said-leave = bitte lassen
tg-said-nojump = kleine Sprünge
tg-said-good = gut für mich
tg-said-here = spielt hier

# Beside the board
tg-more = Gespielte Karten und letzte Züge
tg-out = Noch im Spiel
tg-out-legend = Durchgestrichen: gelegt. Umrahmt: auf deiner Hand.
tg-out-legend-all = Durchgestrichen: gelegt.
tg-out-told = Weder gelegt noch auf deiner Hand: { $cards }.
tg-last = Letzte Züge
tg-last-none = Seit du da bist, ist noch nichts geschehen.
tg-options = Dieser Tisch
tg-option-three = Mindestens drei Karten je Zug, solange es Karten nachzuziehen gibt.
tg-option-small = Alle haben eine Karte weniger auf der Hand.
tg-option-fire = On Fire: Liegt eine Feuerkarte oben, muss sie bis zum Ende des nächsten Zuges abgedeckt sein.
tg-option-played = Offen sind nur die obersten Karten der Stapel.
tg-key-pile = Sie auf A1, A2, D1, D2 legen
tg-key-talk = Signal: dann der Stapel, dann der Satz

# A bot's advice
tg-hint-thinking = Denkt nach …
tg-hint-win = Gewinnchance: { $win } %.
tg-hint-win-next = Gewinnchance: { $win } %; mit der nächstbesten Wahl { $next } %.
tg-hint-left = Voraussichtlich übrig: { $left } Karten.
tg-hint-left-even = Voraussichtlich übrig: { $left } Karten; die nächstbeste Wahl ist etwa gleich gut.
tg-hint-left-next = Voraussichtlich übrig: { $left } Karten; mit der nächstbesten Wahl { $next }.

# For those who listen
tg-in-words = Der Tisch in Worten
tg-told-chosen = { $card } gewählt.
tg-told-pile = { $pile }, { $top }: { $what }.
tg-told-puts-out = löscht das Feuer
tg-told-no-fit = { $card } passt nicht auf { $pile }.
tg-told-warned = Ein Stapel brennt noch: Beendest du jetzt den Zug, ist das Spiel verloren. Drück noch einmal, wenn du das willst.
tg-told-burning = Es brennt: { $piles }.
tg-told-burns = Stapel { $pile } brennt, { $top }: Decke ihn in diesem Zug ab.
tg-told-undrawn = { $count ->
    [0] Der Nachziehstapel ist leer.
    [one] Eine Karte im Nachziehstapel.
   *[other] { $count } Karten im Nachziehstapel.
}
tg-told-seat = { $count ->
    [one] { $name }: eine Karte.
   *[other] { $name }: { $count } Karten.
}
tg-told-hand = Deine Hand: { $cards }.
tg-told-asked = { $asked }.
tg-news-did = { $name }: { $action }.
tg-news-chosen = { $name }: hat geantwortet.
tg-news-drawn = { $count ->
    [one] Nachgezogen: { $cards }.
   *[other] { $count } Karten nachgezogen: { $cards }.
}
tg-news-starts = { $name } beginnt.

# The end
tg-over-win = Alle 98 Karten sind gelegt: gewonnen!
tg-over-excellent = { $count ->
    [one] Nur eine Karte übrig: hervorragend!
   *[other] Nur { $count } Karten übrig: hervorragend!
}
tg-over-left = { $count ->
    [one] Eine Karte übrig
   *[other] { $count } Karten übrig
}
tg-over-placed = { $count } von { $all } Karten gelegt
tg-over-table = Karten, die nicht gelegt wurden
tg-over-where = Wo
tg-over-count = Karten
tg-over-cards = Welche
tg-over-sum = Insgesamt übrig
tg-over-unplaced = Auf anderen Händen und im Nachziehstapel: { $cards }.
tg-why-placed = Keine Karte ist übrig, weder auf der Hand noch im Nachziehstapel.
tg-why-fire = Der Zug endete, während es auf { $piles } noch brannte.
tg-why-stuck = Keine Karte passte mehr: In diesem Zug waren { $placed } gelegt, mindestens { $minimum } sind Pflicht.
tg-grades = Was ein Ergebnis wert ist
tg-grade-win = Das Team gewinnt
tg-grade-excellent = Ein hervorragendes Ergebnis
tg-grade-other = Da geht noch mehr: gleich noch einmal

# Why a bot would do it
the-game-reason-wins = So lassen sich noch alle Karten legen.
the-game-reason-trick = Der Rückwärtstrick: { $card } geht auf { $pile } zehn zurück.
the-game-reason-covers = Das deckt das Feuer auf { $pile } ab.
the-game-reason-keeps-trick = { $card } bleibt für den Rückwärtstrick auf { $pile } auf der Hand.
the-game-reason-trick-out = Der Rückwärtstrick auf { $pile } bleibt möglich: { $card } ist noch im Spiel.
the-game-reason-leaves = Das lässt { $pile } in Ruhe, wie { $seat } es wollte.
the-game-reason-against = Das geht gegen das, was { $seat } zu { $pile } wollte.
the-game-reason-keeps-way = Das hält den Weg für { $card } offen.
the-game-reason-saves-pair = Das spart { $low } und { $high } mit Abstand zehn für einen Stapel auf.
the-game-reason-free = { $card } auf { $pile } überspringt keine Karte, die noch im Spiel ist.
the-game-reason-nearest = Keine Karte liegt näher als { $card }: { $distance } von { $pile } entfernt.
the-game-reason-small-steps = Der größte Schritt ist nur { $distance }.
the-game-reason-more = { $count ->
    [one] Eine Karte mehr als das Minimum, weil sie fast nichts kostet.
   *[other] { $count } Karten mehr als das Minimum, weil sie fast nichts kosten.
}
the-game-reason-stops = Das bleibt beim Minimum und hebt den Rest für bessere Zeiten auf.
the-game-reason-enough = Das beendet den Zug: Eine weitere Karte würde mehr kosten, als sie bringt.
the-game-reason-only = Nichts anderes ist möglich.
the-game-reason-starts-well = Die Hand hat günstige Karten für den Anfang.
the-game-reason-starts-badly = Die Hand hat keine günstigen Karten für den Anfang.

# Why something can't be done
the-game-game-over = Das Spiel ist zu Ende.
the-game-no-such-seat = Diesen Platz gibt es am Tisch nicht.
the-game-deal-first = Zuerst müssen Karten ausgeteilt werden.
the-game-keen-first = Zuerst sagen alle, wie gern sie beginnen möchten.
the-game-already-chosen = Von diesem Platz gibt es schon eine Antwort.
the-game-started = Das Spiel hat schon begonnen.
the-game-not-your-turn = Du bist nicht am Zug.
the-game-not-in-hand = { $card } ist nicht auf deiner Hand.
the-game-does-not-fit-ascending = { $card } passt nicht auf { $pile }, oben liegt { $top }: Lege eine höhere Karte oder eine genau zehn niedrigere.
the-game-does-not-fit-descending = { $card } passt nicht auf { $pile }, oben liegt { $top }: Lege eine niedrigere Karte oder eine genau zehn höhere.
the-game-too-few = In diesem Zug gelegt: { $placed }. Das Minimum ist { $minimum }.
the-game-nothing-due = Jetzt werden keine Karten ausgeteilt.
the-game-wrong-seat = Die Karten sind für einen anderen Platz.
the-game-wrong-count = Fällig sind { $due } Karten, nicht { $given }.
the-game-not-in-draw-pile = { $card } ist nicht im Nachziehstapel.
