sg-welcome = Kreuze auf deinen zwei Karten einen Weg vom Eingang zum Grab an. Felder heißen a1 (oben links) bis e5.
sg-legend = E Eingang, T Grab, # Mauer, x rotes Kreuz
sg-legend-symbols = r roter Edelstein, g grüner Edelstein, t Fackel, s Totenkopf, p Zaubertrank, * angekreuzt
sg-bonuses = Nächste Farbpunkte: { $bonuses }
sg-colour = { $colour ->
    [green] grün
    [orange] orange
   *[purple] lila
}
sg-bonus-free = { sg-colour } { $points }
sg-score = Du: { $points ->
    [one] bisher { $points } Punkt; vollendet: { $completed }
   *[other] bisher { $points } Punkte; vollendet: { $completed }
}
sg-score-card = Edelsteine: rot { $red }, grün { $green }. Fackeln in Runden: { $torches }. Totenköpfe: { $skulls } von { $most }, kosten { $loss }
sg-row = Reihe { $row }: { $squares }
sg-left = Expeditionskarten, die in dieser Runde noch nicht da waren: { $shapes }

sg-marked = angekreuzt

sg-ask-mark = Kreuze auf einer deiner Karten die Form an, oder nur ein Feld.

sg-label-shape = Karte { $card }, Form
sg-label-one = Karte { $card }, ein Feld

sg-round-begins = Runde { $round } beginnt.

sg-rule-keep = SGP-6: Die beiden anderen kommen zurück in den Stapel; alle wählen gleichzeitig.
sg-rule-shape = SGP-10, SGP-12: die ganze Form, gedreht oder gespiegelt, vom Eingang aus oder an einem Kreuz.
sg-rule-one = SGP-13: ein Feld statt der Form: der Eingang, oder neben einem angekreuzten Feld.
sg-rule-extra = SGP-14: das Zusatzfeld eines roten Kreuzes, auf einer der beiden Karten: der Eingang, oder neben einem angekreuzten Feld.
sg-rule-take = SGP-20: kommt an die Stelle einer vollendeten Karte; nach dir wird die Auslage aufgefüllt.
sg-rule-take-pile = SGP-20: Eine Karte, die du nicht kennst, kommt an die Stelle einer vollendeten.
sg-rule-pass = SGP-22: Ohne Karte gibt es nichts anzukreuzen.
sg-rule-tomb = SGP-19, SGP-26: erreicht das Grab: Die Karte ist vollendet und bringt 10 Punkte.
sg-rule-cross = SGP-14: für jedes rote Kreuz sofort ein weiteres Feld, auf einer der beiden Karten.
sg-rule-gem = SGP-15, SGP-26: Ein Paar aus rotem und grünem Edelstein bringt 5 Punkte, ein einzelner 1.
sg-rule-torch = SGP-16: die Fackel von Runde { $round }: 5 Punkte, einmal in der Runde.
sg-rule-skull = SGP-17, SGP-26: ein Totenkopf; am Ende kostet der schlimmste Punkte.
sg-rule-potion = SGP-18: Ein Zaubertrank wischt deine zwei schlimmsten Totenköpfe weg.

sg-help-show = show: deine Karten Feld für Feld in Worten. show 17: irgendeine Karte, mit ihren Kreuzen.
