# The Game. Piles are called A1, A2 (ascending), D1, D2 (descending) in every language, as in records.

# What is asked
tg-ask-only = Möglich ist nur { $action }
tg-ask-cover = Decke { $piles } ab, sonst ist das Spiel verloren
tg-ask-nothing = Nichts passt mehr: Beende den Zug
tg-ask-burnt = Nichts passt, und auf { $piles } brennt es
tg-ask-turn = { $name } ist am Zug
tg-ask-refill = { $name } zieht nach

# Seats
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
tg-pile-answer = { $card }: { $what }.

# The hand and what is done with it
tg-card = { $card }
tg-card-trick = { $card }, zehn zurück möglich
tg-card-no = { $card }, passt nirgends
tg-end-lose = Beenden und verlieren
tg-end-again = Noch einmal: verlieren
tg-end-short = { $count ->
    [one] Lege zuerst noch eine Karte.
   *[other] Lege zuerst noch { $count } Karten.
}

# Who starts
tg-keen-why = Sieh dir deine Karten an. Wer am liebsten will, beginnt; die Antworten werden gemeinsam aufgedeckt.
tg-keen-sealed = Deine Antwort bleibt verdeckt, bis alle geantwortet haben.
tg-keen-of = { $name }: „{ $keen }“.

# Signals
tg-talk = Zu einem Stapel etwas sagen
tg-talk-pile = Zu Stapel { $pile }
tg-said-leave = bitte lassen
tg-said-nojump = kleine Sprünge
tg-said-good = gut für mich
tg-said-here = spielt hier

# Beside the board
tg-more = Gespielte Karten und letzte Züge
tg-out-legend = Durchgestrichen: gelegt. Umrahmt: auf deiner Hand.
tg-out-legend-all = Durchgestrichen: gelegt.
tg-out-told = Weder gelegt noch auf deiner Hand: { $cards }.
tg-options = Dieser Tisch
tg-option-three = Mindestens drei Karten je Zug, solange es Karten nachzuziehen gibt.
tg-option-small = Alle haben eine Karte weniger auf der Hand.
tg-option-fire = On Fire: Liegt eine Feuerkarte oben, muss sie bis zum Ende des nächsten Zuges abgedeckt sein.
tg-option-played = Offen sind nur die obersten Karten der Stapel.
tg-key-pile = Sie auf A1, A2, D1, D2 legen
tg-key-talk = Signal: dann der Stapel, dann der Satz

# A bot's advice
tg-hint-left = Voraussichtlich übrig: { $left } Karten.
tg-hint-left-even = Voraussichtlich übrig: { $left } Karten; die nächstbeste Wahl ist etwa gleich gut.
tg-hint-left-next = Voraussichtlich übrig: { $left } Karten; mit der nächstbesten Wahl { $next }.

# For those who listen
tg-told-pile = { $pile }, { $top }: { $what }.
tg-told-puts-out = löscht das Feuer
tg-told-no-fit = { $card } passt nicht auf { $pile }.
tg-told-warned = Ein Stapel brennt noch: Beendest du jetzt den Zug, ist das Spiel verloren. Drück noch einmal, wenn du das willst.
tg-told-burning = Es brennt: { $piles }.
tg-told-burns = Stapel { $pile } brennt, { $top }: Decke ihn in diesem Zug ab.
tg-told-asked = { $asked }.
tg-news-chosen = { $name }: hat geantwortet.

# The end
tg-over-placed = { $count } von { $all } Karten gelegt
tg-over-table = Karten, die nicht gelegt wurden
tg-over-where = Wo
tg-over-cards = Welche
tg-over-sum = Insgesamt übrig
tg-over-unplaced = Auf anderen Händen und im Nachziehstapel: { $cards }.
tg-why-placed = Keine Karte ist übrig, weder auf der Hand noch im Nachziehstapel.
tg-grades = Was ein Ergebnis wert ist
tg-grade-win = Das Team gewinnt
tg-grade-excellent = Ein hervorragendes Ergebnis
tg-grade-other = Da geht noch mehr: gleich noch einmal
