# Silver & Gold: Pyramids. Farben kommen als green, orange, purple; Felder als a1 bis e5.

# Karten, Felder, Formen
sg-square = { $square }, { $content }
sg-square-open = { $square }, { $content }, ankreuzbar
sg-square-chosen = { $square }, { $content }, gewählt
sg-square-marked = { $square }, { $content }, angekreuzt
sg-shape-used = { $shape }, schon gespielt
sg-shape-now = { $shape }, gerade dran
sg-shape-to-come = { $shape }, kann noch kommen
sg-expedition = Expeditionskarte: { $shape }. Karten dieser Runde zeigen

# Was zu tun ist
sg-ask-one = Kreuze ein Feld an
sg-mark-i2 = Kreuze 2 in Reihe an
sg-mark-i3 = Kreuze 3 in Reihe an
sg-mark-v3 = Kreuze den Winkel an
sg-mark-t4 = Kreuze das T an
sg-mark-l4 = Kreuze das L an
sg-mark-o4 = Kreuze den Block an
sg-takes = { $name } nimmt eine neue Karte
sg-help-keep = Wähle zwei. Die anderen gehen zurück.
sg-help-mark = Tippe auf ein Feld, noch einmal zum Drehen.
sg-help-single = Felder mit Punkt sind ankreuzbar.
sg-help-no-fit = Die Form passt nirgends. Kreuze ein Feld an.
sg-help-place = Wähle zuerst, wo du ankreuzt.
sg-help-take = Nimm eine aus der Auslage oder verdeckt vom Stapel.
sg-help-sealed = Deine Entscheidung bleibt verdeckt, bis alle gewählt haben.

# Knöpfe
sg-everyone = Karten und Punkte von allen
sg-turn = Form drehen (R)
sg-mirror = Form spiegeln (M)
sg-one-square = 1 Feld
sg-key-next = Nächste Lage auf demselben Feld
sg-enlarge = Pyramide { $number } vergrößern
sg-watch = Wessen Karten gezeigt werden
sg-do-keep = { $count } von 2 behalten
sg-do-mark = { $count } ankreuzen
sg-do-take = Pyramide { $number } nehmen
sg-do-take-any = Nehmen

# Runde, Auslage, Karten
sg-round = Runde { $round } von { $rounds }
sg-round-short = R{ $round }
sg-card-of = Expeditionskarte { $card } von { $cards }
sg-this-round = Diese Runde
sg-cards-left = { $count ->
    [0] Alle sind gespielt.
    [one] Eine ist übrig und bleibt verdeckt.
   *[other] { $count } sind übrig, eine davon bleibt verdeckt.
}
sg-display = Auslage
sg-display-help = Wer eine Pyramide abschließt, nimmt eine dieser Karten oder die oberste vom Stapel.
sg-in-pile = { $count } im Stapel
sg-from-pile = Verdeckt vom Stapel
sg-your-card = Deine andere Karte
sg-no-card = keine Karte
sg-to-tomb = { $count ->
    [one] { $count } Feld bis zum Grab
   *[other] { $count } Felder bis zum Grab
}
sg-complete = abgeschlossen
sg-completes = wird abgeschlossen
sg-more-squares = { $count ->
    [one] noch ein Feld
   *[other] noch { $count } Felder
}
sg-wins-bonus = Bonus { $points }

# Wertung
sg-seat = { $points } · { $count }▲
sg-your-score = Deine Wertungskarte
sg-completed = { $count } abgeschlossen
sg-red-gems = { $more ->
    [0] { $count } von 10 roten Edelsteinen
   *[other] { $count } von 10 roten Edelsteinen, hierdurch { $more } mehr
}
sg-green-gems = { $more ->
    [0] { $count } von 10 grünen Edelsteinen
   *[other] { $count } von 10 grünen Edelsteinen, hierdurch { $more } mehr
}
sg-torches-crossed = { $count ->
    [one] { $count } Fackel
   *[other] { $count } Fackeln
}
sg-skulls-crossed = { $count ->
    [0] kein Totenkopf
    [one] { $count } Totenkopf, minus { $points }
   *[other] { $count } Totenköpfe, minus { $points }
}
sg-colour-row = { $colour ->
    [green] Grün: { $count } abgeschlossen, Bonus { $points }
    [orange] Orange: { $count } abgeschlossen, Bonus { $points }
   *[purple] Lila: { $count } abgeschlossen, Bonus { $points }
}
sg-points = Punkte
sg-gain-pyramid = +{ $points } Pyramide
sg-gain-bonus = +{ $points } Bonus
sg-gain-torch = +{ $points } Fackel
sg-gain-gems = +{ $points } für Edelsteine
sg-gain-potion = +{ $points } Trank
sg-gain-extra = { $count ->
    [one] +1 Feld
   *[other] +{ $count } Felder
}
sg-loss-skull = −{ $points }: { sg-nth } Totenkopf

# Was gesagt wird
sg-said-place = Pyramide { $number }: { $squares }.
sg-news-own = Du: { $action }.
sg-news-complete = { $colour ->
    [green] Pyramide { $number } (grün) abgeschlossen.
    [orange] Pyramide { $number } (orange) abgeschlossen.
   *[purple] Pyramide { $number } (lila) abgeschlossen.
}
sg-news-sealed = Deine Entscheidung steht.
sg-news-chosen = { $name } hat gewählt.
sg-news-own-back = Zurückgenommen.
sg-news-back = { $name } nimmt eine Entscheidung zurück.
sg-news-hand = Deine vier Karten: { $cards }.
sg-news-display = In der Auslage: { $cards }.
sg-event-completed = { $you ->
    [yes] { $colour ->
        [green] Du schließt Pyramide { $number } ab, deine { sg-nth } grüne.
        [orange] Du schließt Pyramide { $number } ab, deine { sg-nth } orangefarbene.
       *[purple] Du schließt Pyramide { $number } ab, deine { sg-nth } lilafarbene.
    }
   *[no] { $colour ->
        [green] { $name } schließt Pyramide { $number } ab, die { sg-nth } grüne.
        [orange] { $name } schließt Pyramide { $number } ab, die { sg-nth } orangefarbene.
       *[purple] { $name } schließt Pyramide { $number } ab, die { sg-nth } lilafarbene.
    }
}
sg-told-round = Runde { $round } von 4, Expeditionskarte { $card } von 7.
sg-told-expedition = Gerade dran: { $shape }.

# Tipps
sg-hint-points = Gewinnchance: { $win } %; { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} besser als die nächstbeste Möglichkeit.
sg-hint-equal = Gewinnchance: { $win } %; andere Möglichkeiten sind genauso gut.

# Das Ende
sg-end-most = { $you ->
    [yes] Du gewinnst mit { $points } Punkten
   *[no] { $name } gewinnt mit { $points } Punkten
}
sg-end-lowest = { $you ->
    [yes] Du gewinnst: { $points } Punkte, bei Gleichstand entscheidet Pyramide { $number }
   *[no] { $name } gewinnt: { $points } Punkte, bei Gleichstand entscheidet Pyramide { $number }
}
sg-end-shared = { $names } teilen sich den Sieg
sg-line-lowest = Gleichstand: niedrigste Nummer
sg-line-completed = Abge{"\u00AD"}schlossen
sg-skull-count = { $count ->
    [one] { $count } Toten{"\u00AD"}kopf
   *[other] { $count } Toten{"\u00AD"}köpfe
}
sg-nth = { $nth }.
