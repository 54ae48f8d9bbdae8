sg-pyramid = { $colour ->
    [green] Pyramide { $number }, grün
    [orange] Pyramide { $number }, orange
   *[purple] Pyramide { $number }, lila
}
sg-shape-i2 = zwei in einer Reihe
sg-shape-i3 = drei in einer Reihe
sg-shape-v3 = der Dreierwinkel
sg-shape-t4 = das T
sg-shape-l4 = das L
sg-shape-o4 = der Viererblock
sg-plain = leer
sg-wall = Mauer
sg-entrance = Eingang
sg-tomb = Grab
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
sg-told-card = { $pyramid }, { $count } angekreuzt
sg-told-seat = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $count } abgeschlossen. { $cards }.
sg-told-display = Auslage: { $cards }. { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} im Stapel.
sg-ask-keep = Behalte zwei Karten
sg-ask-extra = { $count ->
    [one] Noch ein Feld
   *[other] Noch { $count } Felder
}
sg-ask-take = Wähle eine neue Karte
sg-ask-pass = Keine Karte mehr: Du passt
sg-said-keep = Pyramiden { $low } und { $high } behalten
sg-said-mark = Pyramide { $number }: { $squares }
sg-said-extra = Zusatzfeld: Pyramide { $number }, { $square }
sg-said-take = { $colour ->
    [green] Pyramide { $number } (grün) nehmen
    [orange] Pyramide { $number } (orange) nehmen
   *[purple] Pyramide { $number } (lila) nehmen
}
sg-said-take-pile = Vom Stapel nehmen
sg-said-pass = Passen
sg-news-expedition = Runde { $round }, Karte { $card } von 7: { $shape }.
sg-news-own-draw = { $colour ->
    [green] Du ziehst Pyramide { $number }, grün.
    [orange] Du ziehst Pyramide { $number }, orange.
   *[purple] Du ziehst Pyramide { $number }, lila.
}
sg-news-draw = { $name } zieht Pyramide { $number }.
sg-news-refill = Neu in der Auslage: { $cards }.
sg-event-bonus = { $you ->
    [yes] { $colour ->
        [green] Du bekommst { $points } Punkte für Grün.
        [orange] Du bekommst { $points } Punkte für Orange.
       *[purple] Du bekommst { $points } Punkte für Lila.
    }
   *[no] { $colour ->
        [green] { $name } bekommt { $points } Punkte für Grün.
        [orange] { $name } bekommt { $points } Punkte für Orange.
       *[purple] { $name } bekommt { $points } Punkte für Lila.
    }
}
sg-line-pyramids = Pyramiden
sg-line-torches = Fackeln
sg-line-bonuses = Boni
sg-line-gems = Edelsteine
sg-line-skulls = Schlimmster Totenkopf

# Why a bot would do it.
silver-gold-reason-completes = Schließt Pyramide { $card } ab: { $points } Punkte.
silver-gold-reason-bonus = { $colour ->
    [green] Holt den grünen Bonus von { $points } Punkten vor allen anderen.
    [orange] Holt den orangefarbenen Bonus von { $points } Punkten vor allen anderen.
   *[purple] Holt den lilafarbenen Bonus von { $points } Punkten vor allen anderen.
}
silver-gold-reason-in-time = { $turns ->
    [0] Gerade noch rechtzeitig: Das ist die letzte Expeditionskarte.
    [one] Gerade noch rechtzeitig: Es kommt nur noch { $turns } Expeditionskarte.
   *[other] Gerade noch rechtzeitig: Es kommen nur noch { $turns } Expeditionskarten.
}
silver-gold-reason-pair = Ein roter und ein grüner Edelstein ergeben ein Paar: { $points } Punkte.
silver-gold-reason-torch = Holt die Fackel von Runde { $round }.
silver-gold-reason-last-torch = Holt die Fackel von Runde { $round } mit der letzten Karte der Runde.
silver-gold-reason-potion = { $count ->
    [one] Der Zaubertrank löscht { $count } Totenkopf.
   *[other] Der Zaubertrank löscht { $count } Totenköpfe.
}
silver-gold-reason-extra = { $count ->
    [one] Ein rotes Kreuz bringt ein Zusatzfeld.
   *[other] Rote Kreuze bringen { $count } Zusatzfelder.
}
silver-gold-reason-gem = Holt einen Edelstein, der noch ein Paar bilden kann.
silver-gold-reason-no-skull = Weicht den Totenköpfen aus.
silver-gold-reason-skull = Nimmt Totenköpfe in Kauf; der schlimmste kostet { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
silver-gold-reason-within-one = Danach ist das Grab von Pyramide { $card } mit einer Form zu erreichen: noch { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
}.
silver-gold-reason-ready = Bei { $percent } % der Formen, die kommen können, erreicht die nächste Karte ein Grab.
silver-gold-reason-both-open = Hält beide Karten für die nächsten Formen offen.
silver-gold-reason-short = Der Weg in Pyramide { $card } ist kurz: { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
} bis zum Grab.
silver-gold-reason-colour = { $colour ->
    [green] Noch eine grüne Pyramide bringt { $points } Punkte, wenn niemand schneller ist.
    [orange] Noch eine orangefarbene Pyramide bringt { $points } Punkte, wenn niemand schneller ist.
   *[purple] Noch eine lilafarbene Pyramide bringt { $points } Punkte, wenn niemand schneller ist.
}
silver-gold-reason-pair-ahead = In Pyramide { $card } liegt ein Edelstein am Weg, der ein Paar ergibt.
silver-gold-reason-torch-ahead = In Pyramide { $card } liegt eine Fackel am Weg.
silver-gold-reason-potion-ahead = In Pyramide { $card } liegt ein Zaubertrank gegen die Totenköpfe.
silver-gold-reason-unseen = Nichts in der Auslage ist besser als eine Karte vom Stapel.
silver-gold-reason-only = { nothing-else }

# Why something can’t be done.
silver-gold-game-over = { table-over }
silver-gold-deal-first = { deal-first }
silver-gold-no-such-seat = { table-unknown-seat }
silver-gold-not-your-turn = { not-your-turn }
silver-gold-already-chosen = Du hast schon gewählt. Warte, bis alle gewählt haben.
silver-gold-keep-now = Behalte zuerst zwei Karten.
silver-gold-mark-now = Kreuze zuerst die Form oder ein Feld an.
silver-gold-extra-now = Kreuze zuerst das Zusatzfeld des roten Kreuzes an.
silver-gold-take-now = Nimm zuerst eine Karte aus der Auslage oder vom Stapel.
silver-gold-pass-now = Du hast keine Karte mehr und kannst nur passen.
silver-gold-not-dealt = Karte { $card } hast du nicht bekommen. Behalte zwei von { $dealt }.
silver-gold-not-yours = Karte { $card } gehört dir nicht. Wähle eine deiner eigenen Karten.
silver-gold-not-the-shape = { $squares } ist nicht die Form. Kreuze die ganze Form an, gedreht oder gespiegelt, oder genau ein Feld.
silver-gold-wall = { $square } von Pyramide { $card } ist eine Mauer. Mauern können nicht angekreuzt werden.
silver-gold-marked = { $square } von Pyramide { $card } ist schon angekreuzt.
silver-gold-entrance-first = Die ersten Kreuze auf Pyramide { $card } müssen den Eingang { $entrance } enthalten.
silver-gold-apart = { $squares } berührt kein Kreuz auf Pyramide { $card } an einer Seite. Eine Ecke genügt nicht.
silver-gold-completed = Pyramide { $card } ist abgeschlossen. In dieser Partie kommen keine Zusatzfelder mehr darauf.
silver-gold-not-displayed = Karte { $card } liegt nicht in der Auslage.
silver-gold-draw-pile-empty = Der Stapel ist leer. Nimm eine Karte aus der Auslage.
silver-gold-nothing-due = { nothing-due }
silver-gold-wrong-deal = { $given } passt nicht: { $due } ist fällig.
silver-gold-wrong-count = { $given } Karten wurden ausgeteilt, aber { $due } sind fällig.
silver-gold-not-in-draw-pile = Karte { $card } ist nicht im Stapel.
silver-gold-no-expedition = Diese Form kommt in dieser Runde nicht mehr: { $shape }.
