# Warum eine Wahl gut ist, wie Tipps und Analysen es sagen.
the-game-reason-wins = So lassen sich noch alle Karten ablegen.
the-game-reason-trick = Der Rückwärtstrick: { $card } bringt { $pile } zehn zurück.
the-game-reason-covers = Deckt die Feuerkarte auf { $pile } ab.
the-game-reason-keeps-trick = Behält { $card } für den Rückwärtstrick auf { $pile }.
the-game-reason-trick-out = Der Rückwärtstrick auf { $pile } bleibt möglich: { $card } ist noch nicht gespielt.
the-game-reason-leaves = Lässt { $pile } in Ruhe, wie Platz { $seat } gebeten hat.
the-game-reason-against = Gegen die Bitte von Platz { $seat } für { $pile }.
the-game-reason-keeps-way = Hält den Weg für { $card } offen.
the-game-reason-saves-pair = Spart { $low } und { $high }, die zehn auseinander liegen, für einen Stapel auf.
the-game-reason-free = { $card } auf { $pile } überspringt keine Karte, die noch im Spiel ist.
the-game-reason-nearest = { $card } ist die nächste Karte von allen: { $distance } von { $pile } entfernt.
the-game-reason-small-steps = Der größte Schritt ist nur { $distance }.
the-game-reason-more = { $count ->
    [one] { $count } mehr als das Minimum, weil es fast nichts kostet.
   *[other] { $count } mehr als das Minimum, weil sie fast nichts kosten.
}
the-game-reason-stops = Hört beim Minimum auf und hebt den Rest für bessere Tage auf.
the-game-reason-enough = Beendet den Zug: Eine weitere Karte würde mehr kosten, als sie bringt.
the-game-reason-only = Etwas anderes ist nicht möglich.
the-game-reason-starts-well = Die Hand hat billige Karten für den Anfang.
the-game-reason-starts-badly = Die Hand hat keine billigen Karten für den Anfang.

silver-gold-reason-completes = { $points ->
    [one] Vollendet Karte { $card }: { $points } Punkt.
   *[other] Vollendet Karte { $card }: { $points } Punkte.
}
silver-gold-reason-bonus = { $points ->
    [one] Bringt { $points } Farbpunkt ({ sg-colour }), bevor ihn jemand anders hat.
   *[other] Bringt { $points } Farbpunkte ({ sg-colour }), bevor sie jemand anders hat.
}
silver-gold-reason-in-time = { $turns ->
    [one] Gerade noch rechtzeitig: Nur { $turns } Expeditionskarte ist übrig.
   *[other] Gerade noch rechtzeitig: Nur { $turns } Expeditionskarten sind übrig.
}
silver-gold-reason-pair = { $points ->
    [one] Roter und grüner Edelstein sind ein Paar: { $points } Punkt.
   *[other] Roter und grüner Edelstein sind ein Paar: { $points } Punkte.
}
silver-gold-reason-torch = Nimmt die Fackel von Runde { $round }.
silver-gold-reason-last-torch = Nimmt die Fackel von Runde { $round } mit der letzten Karte der Runde.
silver-gold-reason-potion = Der Zaubertrank wischt Totenköpfe weg: { $count }.
silver-gold-reason-extra = Ein rotes Kreuz bringt ein Zusatzfeld; mit allen zusammen: { $count }.
silver-gold-reason-gem = Nimmt einen Edelstein, zu dem sich ein Partner findet.
silver-gold-reason-no-skull = Geht um die Totenköpfe herum.
silver-gold-reason-skull = { $points ->
    [one] Nimmt mindestens einen Totenkopf; der schlimmste kostet { $points } Punkt.
   *[other] Nimmt mindestens einen Totenkopf; der schlimmste kostet { $points } Punkte.
}
silver-gold-reason-within-one = Bringt das Grab von Karte { $card } auf eine Form heran. Felder übrig: { $squares }.
silver-gold-reason-ready = Die nächste Karte erreicht ein Grab mit { $percent } % der Formen, die kommen können.
silver-gold-reason-both-open = Hält beide Karten für die kommenden Formen offen.
silver-gold-reason-short = Karte { $card } ist kurz. Felder bis zum Grab: { $squares }.
silver-gold-reason-colour = { $points ->
    [one] Eine weitere Karte dieser Farbe ({ sg-colour }) bringt { $points } Punkt, solange ihn sonst niemand hat.
   *[other] Eine weitere Karte dieser Farbe ({ sg-colour }) bringt { $points } Punkte, solange sie sonst niemand hat.
}
silver-gold-reason-pair-ahead = Karte { $card } hat einen Edelstein am Weg, der ein Paar ergibt.
silver-gold-reason-torch-ahead = Karte { $card } hat eine Fackel am Weg.
silver-gold-reason-potion-ahead = Karte { $card } hat einen Zaubertrank gegen die Totenköpfe.
silver-gold-reason-unseen = Nichts in der Auslage passt besser als eine Karte vom Stapel.
silver-gold-reason-only = Etwas anderes ist nicht möglich.

pyramids-reason-ends = Beendet das Spiel mit { $points } Vorsprung.
pyramids-reason-ends-behind = Beendet das Spiel, obwohl jemand anders um { $points } vorn liegt.
pyramids-reason-completes = { $points ->
    [one] Vollendet die Pyramide { $pyramid } für { $points } Punkt.
   *[other] Vollendet die Pyramide { $pyramid } für { $points } Punkte.
}
pyramids-reason-great = Macht { $pyramid } zur Großen Pyramide: Sie zählt doppelt.
pyramids-reason-spoils = Verdirbt eine Pyramide vor Platz { $seat }: { $card }.
pyramids-reason-helps = Hilft Platz { $seat } und gibt dorthin: { $card }.
pyramids-reason-base = Eine Basis, auf der eine Große Pyramide wachsen kann: { $card }.
pyramids-reason-grows = Baut die Pyramide { $pyramid } Stufe um Stufe auf.
pyramids-reason-small = Lässt eine Stufe aus ({ $card }): Die Pyramide kann nicht mehr groß werden.
pyramids-reason-exchanges = Tauscht: { $cards }; das nützt so bald keiner Pyramide.
pyramids-reason-keeps-top = Behält, bis die Pyramide gewachsen ist: { $card }.
pyramids-reason-avoids-end = Hält zurück: { $card }; die sechste Pyramide würde das Spiel beenden, während jemand anders vorn liegt.
pyramids-reason-keeps = Behält für offene Pyramiden: { $cards }.
pyramids-reason-discards = Gibt her, was hier am wenigsten nützt: { $cards }.
