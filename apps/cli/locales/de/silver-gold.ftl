sg-welcome = Kreuze auf deinen zwei Karten einen Weg vom Eingang zum Grab an. Felder heißen a1 (oben links) bis e5.
sg-legend = E Eingang, T Grab, # Mauer, x rotes Kreuz
sg-legend-symbols = r roter Edelstein, g grüner Edelstein, t Fackel, s Totenkopf, p Zaubertrank, * angekreuzt
sg-expedition = Runde { $round } von 4, Expedition { $number } von 7: { $shape }
sg-shape-i2 = zwei in einer Reihe
sg-shape-i3 = drei in einer Reihe
sg-shape-v3 = Ecke aus drei
sg-shape-t4 = T aus vier
sg-shape-l4 = L aus vier
sg-shape-o4 = Quadrat aus vier
sg-display = Auslage: { $cards }
sg-pile = { $count ->
    [0] Der Stapel ist leer.
    [one] Stapel: { $count } Karte
   *[other] Stapel: { $count } Karten
}
sg-bonuses = Nächste Farbpunkte: { $bonuses }
sg-colour = { $colour ->
    [green] grün
    [orange] orange
   *[purple] lila
}
sg-bonus-free = { sg-colour } { $points }
sg-seat = { $points ->
    [one] Platz { $seat }: Karten { $cards }; vollendet: { $count }; { $points } Punkt
   *[other] Platz { $seat }: Karten { $cards }; vollendet: { $count }; { $points } Punkte
}
sg-score = Du: { $points ->
    [one] bisher { $points } Punkt; vollendet: { $completed }
   *[other] bisher { $points } Punkte; vollendet: { $completed }
}
sg-score-card = Edelsteine: rot { $red }, grün { $green }. Fackeln in Runden: { $torches }. Totenköpfe: { $skulls } von { $most }, kosten { $loss }
sg-card = { $card } { sg-colour }
sg-chamber = Karte { $card }
sg-own = Deine Karte { $card }
sg-row = Reihe { $row }: { $squares }
sg-left = Expeditionskarten, die in dieser Runde noch nicht da waren: { $shapes }

sg-plain = leer
sg-wall = Mauer
sg-entrance = Eingang
sg-tomb = Grab
sg-marked = angekreuzt
sg-cross = { $count ->
    [one] rotes Kreuz
   *[other] { $count } rote Kreuze
}
sg-red-gem = { $count ->
    [one] roter Edelstein
   *[other] { $count } rote Edelsteine
}
sg-green-gem = { $count ->
    [one] grüner Edelstein
   *[other] { $count } grüne Edelsteine
}
sg-torch = { $count ->
    [one] Fackel
   *[other] { $count } Fackeln
}
sg-skull = { $count ->
    [one] Totenkopf
   *[other] { $count } Totenköpfe
}
sg-potion = { $count ->
    [one] Zaubertrank
   *[other] { $count } Zaubertränke
}

sg-ask-keep = Welche zwei dieser vier Karten behältst du?
sg-ask-mark = Kreuze auf einer deiner Karten die Form an, oder nur ein Feld.
sg-ask-extra = { $count ->
    [one] Rotes Kreuz: Kreuze noch { $count } Feld an.
   *[other] Rote Kreuze: Kreuze noch { $count } Felder an, eines nach dem anderen.
}
sg-ask-take = Nimm eine neue Karte.
sg-ask-pass = Du hast keine Karte mehr.

sg-label-shape = Karte { $card }, Form
sg-label-one = Karte { $card }, ein Feld
sg-label-extra = Karte { $card }
sg-keep = { $cards } behalten
sg-mark = { $squares } auf Karte { $card }
sg-mark-gains = { $squares } auf Karte { $card } ({ $gains })
sg-take = { $card } nehmen
sg-take-pile = die oberste Karte des Stapels nehmen, ungesehen
sg-pass = passen

sg-you-drew = Vom Stapel ziehst du { $card }.
sg-seat-drew = Platz { $seat } zieht { $card } vom Stapel.
sg-refill = Neu in der Auslage: { $cards }
sg-you-bonus = Du bekommst { $points } Farbpunkte ({ sg-colour }).
sg-seat-bonus = Platz { $seat } bekommt { $points } Farbpunkte ({ sg-colour }).
sg-round = Runde { $round } beginnt.

sg-why-keep = SGP-6: Die beiden anderen kommen zurück in den Stapel; alle wählen gleichzeitig.
sg-why-shape = SGP-10, SGP-12: die ganze Form, gedreht oder gespiegelt, vom Eingang aus oder an einem Kreuz.
sg-why-one = SGP-13: ein Feld statt der Form: der Eingang, oder neben einem angekreuzten Feld.
sg-why-extra = SGP-14: das Zusatzfeld eines roten Kreuzes, auf einer der beiden Karten: der Eingang, oder neben einem angekreuzten Feld.
sg-why-take = SGP-20: kommt an die Stelle einer vollendeten Karte; nach dir wird die Auslage aufgefüllt.
sg-why-take-pile = SGP-20: Eine Karte, die du nicht kennst, kommt an die Stelle einer vollendeten.
sg-why-pass = SGP-22: Ohne Karte gibt es nichts anzukreuzen.
sg-why-tomb = SGP-19, SGP-26: erreicht das Grab: Die Karte ist vollendet und bringt 10 Punkte.
sg-why-cross = SGP-14: für jedes rote Kreuz sofort ein weiteres Feld, auf einer der beiden Karten.
sg-why-gem = SGP-15, SGP-26: Ein Paar aus rotem und grünem Edelstein bringt 5 Punkte, ein einzelner 1.
sg-why-torch = SGP-16: die Fackel von Runde { $round }: 5 Punkte, einmal in der Runde.
sg-why-skull = SGP-17, SGP-26: ein Totenkopf; am Ende kostet der schlimmste Punkte.
sg-why-potion = SGP-18: Ein Zaubertrank wischt deine zwei schlimmsten Totenköpfe weg.

sg-help-show = show: deine Karten Feld für Feld in Worten. show 17: irgendeine Karte, mit ihren Kreuzen.

sg-points = Pyramiden { $pyramids }, Fackeln { $torches }, Farben { $bonuses }, Edelsteine { $gems }, Totenkopf { $skull }

silver-gold-game-over = Das Spiel ist zu Ende.
silver-gold-deal-first = Zuerst müssen Karten gegeben werden.
silver-gold-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
silver-gold-not-your-turn = Platz { $turn } ist dran.
silver-gold-already-chosen = Platz { $seat } hat schon gewählt; warte auf die anderen.
silver-gold-keep-now = Behalte zuerst zwei der Karten, die du bekommen hast.
silver-gold-mark-now = Kreuze jetzt die ganze Form oder genau ein Feld auf einer deiner Karten an.
silver-gold-extra-now = Kreuze jetzt das Zusatzfeld an, das ein rotes Kreuz gibt.
silver-gold-take-now = Nimm jetzt eine Karte aus der Auslage oder die oberste des Stapels.
silver-gold-pass-now = Du hast keine Karte mehr: Passe.
silver-gold-not-dealt = Karte { $card } hast du nicht bekommen; behalte zwei von { $dealt }.
silver-gold-not-yours = Karte { $card } gehört dir nicht.
silver-gold-not-the-shape = { $squares } ist nicht die Form { $shape }: Kreuze sie ganz an, gedreht oder gespiegelt, wie du willst, oder genau ein Feld.
silver-gold-wall = { $square } auf Karte { $card } ist eine Mauer.
silver-gold-marked = { $square } auf Karte { $card } ist schon angekreuzt.
silver-gold-entrance-first = Die ersten Kreuze auf Karte { $card } müssen ihren Eingang { $entrance } enthalten.
silver-gold-apart = { $squares } grenzt mit keiner Seite an ein angekreuztes Feld von Karte { $card }; eine Ecke genügt nicht.
silver-gold-completed = Karte { $card } ist vollendet; in diesem Spiel kommen keine Zusatzfelder darauf.
silver-gold-not-displayed = Karte { $card } liegt nicht in der Auslage.
silver-gold-draw-pile-empty = Der Stapel ist leer; nimm eine Karte aus der Auslage.
silver-gold-nothing-due = Jetzt ist nichts zu geben.
silver-gold-wrong-deal = „{ $given }“ passt nicht; „{ $due }“ ist dran.
silver-gold-wrong-count = { $given ->
    [one] { $given } Karte ist gegeben, { $due } müssen es sein.
   *[other] { $given } Karten sind gegeben, { $due } müssen es sein.
}
silver-gold-not-in-draw-pile = Karte { $card } ist nicht im Stapel.
silver-gold-no-expedition = In dieser Runde ist keine Expeditionskarte mit der Form { $shape } mehr übrig.
