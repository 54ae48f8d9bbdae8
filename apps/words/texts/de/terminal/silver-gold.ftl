sg-welcome = Kreuze auf deinen zwei Karten einen Weg vom Eingang zum Grab an. Felder heißen a1 (oben links) bis e5.
sg-legend = E Eingang, T Grab, # Mauer, x rotes Kreuz
sg-legend-symbols = r roter Edelstein, g grüner Edelstein, t Fackel, s Totenkopf, p Zaubertrank, * angekreuzt
sg-bonuses = Nächste Boni: { $bonuses }
sg-colour = { $colour ->
    [green] grün
    [orange] orange
   *[purple] lila
}
sg-bonus-free = { sg-colour } { $points }
sg-score = Du: { $points ->
    [one] bisher { $points } Punkt; abgeschlossen: { $completed }
   *[other] bisher { $points } Punkte; abgeschlossen: { $completed }
}
sg-score-card = Edelsteine: rot { $red }, grün { $green }. Fackeln in Runden: { $torches }. Totenköpfe: { $skulls } von { $most }, kosten { $loss }
sg-row = Reihe { $row }: { $squares }
sg-left = Expeditionskarten, die in dieser Runde noch fehlen: { $shapes }

sg-marked = angekreuzt

sg-ask-mark = Kreuze auf einer deiner Karten die Form oder nur ein Feld an

sg-label-shape = Pyramide { $card }, Form
sg-label-one = Pyramide { $card }, ein Feld

sg-round-begins = Runde { $round } beginnt.

sg-rule-keep = SGP-6: Die anderen beiden kommen zurück in den Stapel. Alle wählen gleichzeitig.
sg-rule-shape = SGP-10, SGP-12: die ganze Form, gedreht oder gespiegelt, mit dem Eingang oder an einem Kreuz.
sg-rule-one = SGP-13: ein Feld statt der Form: der Eingang oder ein Feld neben einem Kreuz.
sg-rule-extra = SGP-14: das Zusatzfeld eines roten Kreuzes, auf einer der beiden Karten: der Eingang oder ein Feld neben einem Kreuz.
sg-rule-take = SGP-20: Die neue Karte ersetzt eine abgeschlossene. Die Auslage wird nach dir aufgefüllt.
sg-rule-take-pile = SGP-20: Eine verdeckte Karte ersetzt eine abgeschlossene.
sg-rule-pass = SGP-22: Ohne Karte gibt es nichts anzukreuzen.
sg-rule-tomb = SGP-19, SGP-26: Das Grab ist erreicht: Die Karte ist abgeschlossen und bringt 10 Punkte.
sg-rule-cross = SGP-14: Jedes rote Kreuz bringt sofort noch ein Feld, auf einer der beiden Karten.
sg-rule-gem = SGP-15, SGP-26: Ein Paar aus rotem und grünem Edelstein bringt 5 Punkte, ein einzelner 1.
sg-rule-torch = SGP-16: die Fackel von Runde { $round }: 5 Punkte, einmal je Runde.
sg-rule-skull = SGP-17, SGP-26: Am Ende kostet nur der schlimmste Totenkopf Punkte.
sg-rule-potion = SGP-18: Ein Zaubertrank löscht deine zwei schlimmsten Totenköpfe.

sg-help-show = show: beschreibt deine Karten Feld für Feld. show 17: zeigt eine beliebige Karte mit ihren Kreuzen.
