# The Game. Piles are called A1, A2 (ascending), D1, D2 (descending) in every language, as in records.

# What is asked
tg-ask-only = Nur { $action } ist möglich
tg-ask-cover = Decke { $piles } ab, sonst ist das Spiel verloren
tg-ask-nothing = Nichts passt mehr: Beende den Zug
tg-ask-burnt = Nichts passt, und auf { $piles } brennt es
tg-ask-turn = { $name } legt Karten
tg-ask-refill = { $name } zieht Karten nach

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
tg-to-draw = Noch { $count } zu ziehen
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
tg-end-again = Erneut drücken: verloren
tg-end-short = { $count ->
    [one] Lege zuerst noch eine Karte.
   *[other] Lege zuerst noch { $count } Karten.
}

# Who starts
tg-keen-why = Sieh dir deine Karten an. Wer am liebsten will, beginnt. Die Antworten bleiben verdeckt, bis alle geantwortet haben.
tg-keen-sealed = Deine Antwort bleibt verdeckt, bis alle geantwortet haben.
tg-keen-of = { $name }: „{ $keen }“.

# Signals
tg-talk = Signal geben
tg-talk-pile = Signal zu { $pile }
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
tg-option-three = Mindestens drei Karten je Zug, solange es Karten nachzuziehen gibt
tg-option-small = Eine Handkarte weniger für alle
tg-option-fire = On Fire: Liegt eine Feuerkarte oben, muss sie bis zum Ende des nächsten Zugs abgedeckt sein
tg-option-played = Nur die obersten Karten der Stapel sind zu sehen
tg-key-pile = Auf A1, A2, D1, D2 legen
tg-key-talk = Signal: erst der Stapel, dann der Satz

# A bot's advice
tg-hint-left = Voraussichtlich übrig: { $left } Karten.
tg-hint-left-even = Voraussichtlich übrig: { $left } Karten. Die nächstbeste Möglichkeit ist etwa gleich gut.
tg-hint-left-next = Voraussichtlich übrig: { $left } Karten; mit der nächstbesten Möglichkeit { $next }.

# For those who listen
tg-told-pile = { $pile }, { $top }: { $what }.
tg-told-puts-out = löscht das Feuer
tg-told-no-fit = { $card } passt nicht auf { $pile }.
tg-told-warned = Ein Stapel brennt noch: Beendest du jetzt den Zug, ist das Spiel verloren. Drücke noch einmal, um ihn zu beenden.
tg-told-burning = Es brennt: { $piles }.
tg-told-burns = Stapel { $pile } brennt, { $top }: Decke ihn in diesem Zug ab.
tg-told-asked = { $asked }.
tg-news-chosen = { $name }: hat geantwortet.

# The end
tg-over-placed = { $count } von { $all } Karten gelegt
tg-over-table = Nicht gelegte Karten
tg-over-where = Wo
tg-over-cards = Welche
tg-over-sum = Insgesamt übrig
tg-over-unplaced = Auf anderen Händen und im Nachziehstapel: { $cards }.
tg-why-placed = Weder auf einer Hand noch im Nachziehstapel ist eine Karte übrig.
tg-grades = Bewertung
tg-grade-win = Das Team gewinnt
tg-grade-excellent = Ein hervorragendes Ergebnis
tg-grade-other = Da geht noch mehr
