# Silver & Gold: Pyramids. Farben kommen als green, orange, purple; Felder als a1 bis e5.

# Karten, Felder, Formen
sg-pyramid = { $colour ->
    [green] Pyramide { $number }, grün
    [orange] Pyramide { $number }, orange
   *[purple] Pyramide { $number }, lila
}
sg-plain = leer
sg-wall = Mauer
sg-entrance = Eingang
sg-tomb = Grab
sg-cross = rotes Kreuz
sg-red-gem = roter Edelstein
sg-green-gem = grüner Edelstein
sg-torch = Fackel
sg-skull = Totenkopf
sg-potion = Zaubertrank
sg-square = { $square }, { $content }
sg-square-open = { $square }, { $content }, kann angekreuzt werden
sg-square-chosen = { $square }, { $content }, gewählt
sg-square-marked = { $square }, { $content }, angekreuzt
sg-shape-i2 = zwei in einer Reihe
sg-shape-i3 = drei in einer Reihe
sg-shape-v3 = die Dreierecke
sg-shape-t4 = das T
sg-shape-l4 = das L
sg-shape-o4 = der Viererblock
sg-shape-used = { $shape }, schon gespielt
sg-shape-now = { $shape }, gerade dran
sg-shape-to-come = { $shape }, kann noch kommen
sg-expedition = Expeditionskarte: { $shape }. Karten dieser Runde zeigen

# Was zu tun ist
sg-ask-keep = Behalte zwei Karten
sg-ask-one = Kreuze ein Feld an
sg-ask-extra = { $count ->
    [one] Noch ein Feld
   *[other] Noch { $count } Felder
}
sg-ask-take = Wähle eine neue Karte
sg-ask-pass = Keine Karte mehr: Du passt
sg-mark-i2 = Kreuze 2 in Reihe an
sg-mark-i3 = Kreuze 3 in Reihe an
sg-mark-v3 = Kreuze die Ecke an
sg-mark-t4 = Kreuze das T an
sg-mark-l4 = Kreuze das L an
sg-mark-o4 = Kreuze den Block an
sg-over = Das Spiel ist zu Ende
sg-takes = { $name } nimmt eine neue Karte
sg-dealing = Die Karten werden ausgeteilt
sg-waiting = Warten auf { $names }
sg-help-keep = Wähle zwei; die anderen gehen zurück.
sg-help-mark = Tippe auf ein Feld; noch einmal: andere Lage.
sg-help-single = Felder mit Punkt kannst du ankreuzen.
sg-help-no-fit = Die Form passt nirgends: Kreuze ein Feld an.
sg-help-place = Wähle zuerst, wo du ankreuzt.
sg-help-take = Eine aus der Auslage oder verdeckt vom Stapel.
sg-help-sealed = Deine Wahl bleibt verdeckt, bis alle gewählt haben.
sg-undo-none = Jetzt kann nichts zurückgenommen werden.

# Knöpfe
sg-everyone = Karten und Punkte von allen
sg-turn = Form drehen (R)
sg-mirror = Form spiegeln (M)
sg-one-square = 1 Feld
sg-key-next = Nächste Lage über demselben Feld
sg-enlarge = Pyramide { $number } groß zeigen
sg-watch = Wessen Karten gezeigt werden
sg-do-keep = { $count } von 2 behalten
sg-do-mark = { $count } ankreuzen
sg-do-take = Pyramide { $number } nehmen
sg-do-take-pile = Vom Stapel nehmen
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
   *[other] { $count } von 10 roten Edelsteinen, mit dieser Wahl { $more } mehr
}
sg-green-gems = { $more ->
    [0] { $count } von 10 grünen Edelsteinen
   *[other] { $count } von 10 grünen Edelsteinen, mit dieser Wahl { $more } mehr
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
sg-gain-gems = { $points ->
    [one] +{ $points } Edelstein
   *[other] +{ $points } Edelsteine
}
sg-gain-potion = +{ $points } Trank
sg-gain-extra = { $count ->
    [one] +1 Feld
   *[other] +{ $count } Felder
}
sg-loss-skull = −{ $points }: { $count }. Totenkopf

# Was gesagt wird
sg-said-place = Pyramide { $number }: { $squares }.
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
sg-news-own = Du: { $action }.
sg-news-other = { $name }: { $action }.
sg-news-complete = { $colour ->
    [green] Pyramide { $number } (grün) abgeschlossen.
    [orange] Pyramide { $number } (orange) abgeschlossen.
   *[purple] Pyramide { $number } (lila) abgeschlossen.
}
sg-news-sealed = Verdeckt abgegeben.
sg-news-chosen = { $name } hat gewählt.
sg-news-own-back = Zurückgenommen.
sg-news-back = { $name } nimmt die Wahl zurück.
sg-news-hand = Deine vier Karten: { $cards }.
sg-news-display = In der Auslage: { $cards }.
sg-news-expedition = Runde { $round }, Karte { $card } von 7: { $shape }.
sg-news-own-draw = { $colour ->
    [green] Du ziehst Pyramide { $number }, grün.
    [orange] Du ziehst Pyramide { $number }, orange.
   *[purple] Du ziehst Pyramide { $number }, lila.
}
sg-news-draw = { $name } zieht Pyramide { $number }.
sg-news-refill = Neu in der Auslage: { $cards }.
sg-event-completed = { $you ->
    [yes] { $colour ->
        [green] Du schließt Pyramide { $number } ab, deine { $nth }. grüne.
        [orange] Du schließt Pyramide { $number } ab, deine { $nth }. orangefarbene.
       *[purple] Du schließt Pyramide { $number } ab, deine { $nth }. lilafarbene.
    }
   *[no] { $colour ->
        [green] { $name } schließt Pyramide { $number } ab, die { $nth }. grüne.
        [orange] { $name } schließt Pyramide { $number } ab, die { $nth }. orangefarbene.
       *[purple] { $name } schließt Pyramide { $number } ab, die { $nth }. lilafarbene.
    }
}
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
sg-sr-round = Runde { $round } von 4, Expeditionskarte { $card } von 7.
sg-sr-expedition = Gerade dran: { $shape }.
sg-sr-card = { $pyramid }, { $count } angekreuzt
sg-sr-seat = { $name }: { $points } Punkte, { $count } abgeschlossen. { $cards }.
sg-sr-display = Auslage: { $cards }. { $count } Karten im Stapel.

# Tipps
sg-hint-thinking = Denkt nach …
sg-hint-show = Zeigen
sg-hint-win = Gewinnchance: { $win } %.
sg-hint-better = Gewinnchance: { $win } %; mit der nächstbesten Wahl { $next } %.
sg-hint-points = Gewinnchance: { $win } %; { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} besser als die nächstbeste Wahl.
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
sg-line-pyramids = Pyramiden
sg-line-torches = Fackeln
sg-line-bonuses = Boni
sg-line-gems = Edelsteine
sg-line-skulls = Schlimmster Totenkopf
sg-line-total = Summe
sg-line-lowest = Gleichstand: niedrigste Nummer
sg-line-completed = Abge{"\u00AD"}schlossen
sg-skull-count = { $count ->
    [one] { $count } Toten{"\u00AD"}kopf
   *[other] { $count } Toten{"\u00AD"}köpfe
}

# Warum ein Bot es täte
silver-gold-reason-completes = Schließt Pyramide { $card } ab: { $points } Punkte.
silver-gold-reason-bonus = { $colour ->
    [green] Bringt den grünen Bonus von { $points } Punkten, bevor ihn jemand anders hat.
    [orange] Bringt den orangefarbenen Bonus von { $points } Punkten, bevor ihn jemand anders hat.
   *[purple] Bringt den lilafarbenen Bonus von { $points } Punkten, bevor ihn jemand anders hat.
}
silver-gold-reason-in-time = { $turns ->
    [0] Gerade noch rechtzeitig: Das ist die letzte Expeditionskarte.
    [one] Gerade noch rechtzeitig: Es kommt nur noch { $turns } Expeditionskarte.
   *[other] Gerade noch rechtzeitig: Es kommen nur noch { $turns } Expeditionskarten.
}
silver-gold-reason-pair = Roter und grüner Edelstein ergeben ein Paar: { $points } Punkte.
silver-gold-reason-torch = Holt die Fackel der Runde { $round }.
silver-gold-reason-last-torch = Holt die Fackel der Runde { $round } mit der letzten Karte der Runde.
silver-gold-reason-potion = { $count ->
    [one] Der Zaubertrank löscht { $count } Totenkopf.
   *[other] Der Zaubertrank löscht { $count } Totenköpfe.
}
silver-gold-reason-extra = { $count ->
    [one] Ein rotes Kreuz bringt ein Zusatzfeld.
   *[other] Rote Kreuze bringen { $count } Zusatzfelder.
}
silver-gold-reason-gem = Holt einen Edelstein, der noch einen Partner finden kann.
silver-gold-reason-no-skull = Weicht den Totenköpfen aus.
silver-gold-reason-skull = Nimmt Totenköpfe in Kauf; der schlimmste kostet { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
silver-gold-reason-within-one = Das Grab von Pyramide { $card } ist dann mit einer Form zu erreichen: noch { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
}.
silver-gold-reason-ready = Bei { $percent } % der Formen, die kommen können, erreicht die nächste Karte ein Grab.
silver-gold-reason-both-open = Hält beide Karten offen für die nächsten Formen.
silver-gold-reason-short = In Pyramide { $card } ist der Weg kurz: { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
} bis zum Grab.
silver-gold-reason-colour = { $colour ->
    [green] Noch eine grüne Pyramide bringt { $points } Punkte, solange sie niemand anders hat.
    [orange] Noch eine orangefarbene Pyramide bringt { $points } Punkte, solange sie niemand anders hat.
   *[purple] Noch eine lilafarbene Pyramide bringt { $points } Punkte, solange sie niemand anders hat.
}
silver-gold-reason-pair-ahead = In Pyramide { $card } liegt ein Edelstein am Weg, der ein Paar ergibt.
silver-gold-reason-torch-ahead = In Pyramide { $card } liegt eine Fackel am Weg.
silver-gold-reason-potion-ahead = In Pyramide { $card } liegt ein Zaubertrank gegen die Totenköpfe.
silver-gold-reason-unseen = Nichts in der Auslage ist besser als eine Karte vom Stapel.
silver-gold-reason-only = Nichts anderes ist möglich.

# Warum etwas nicht geht
silver-gold-game-over = Das Spiel ist zu Ende; es gibt nichts mehr zu tun.
silver-gold-deal-first = Erst werden Karten ausgeteilt: Warte darauf.
silver-gold-no-such-seat = Diesen Platz gibt es am Tisch nicht.
silver-gold-not-your-turn = Jemand anders ist am Zug. Warte, bis du dran bist.
silver-gold-already-chosen = Du hast schon gewählt: Warte, bis alle so weit sind.
silver-gold-keep-now = Noch nicht: Behalte zuerst zwei Karten.
silver-gold-mark-now = Noch nicht: Kreuze zuerst die Form oder ein Feld an.
silver-gold-extra-now = Noch nicht: Kreuze zuerst das Zusatzfeld des roten Kreuzes an.
silver-gold-take-now = Noch nicht: Nimm zuerst eine Karte aus der Auslage oder vom Stapel.
silver-gold-pass-now = Du hast keine Karte: Du kannst nur passen.
silver-gold-not-dealt = Karte { $card } hast du nicht bekommen; behalte zwei von { $dealt }.
silver-gold-not-yours = Karte { $card } gehört dir nicht; wähle eine, die vor dir liegt.
silver-gold-not-the-shape = { $squares } ist nicht die Form; kreuze die ganze Form an, gedreht oder gespiegelt, oder genau ein Feld.
silver-gold-wall = { $square } von Pyramide { $card } ist eine Mauer; Mauern werden nie angekreuzt.
silver-gold-marked = { $square } von Pyramide { $card } ist schon angekreuzt.
silver-gold-entrance-first = Die ersten Kreuze auf Pyramide { $card } müssen den Eingang { $entrance } enthalten.
silver-gold-apart = { $squares } berührt kein Kreuz auf Pyramide { $card }; eine Ecke genügt nicht.
silver-gold-completed = Pyramide { $card } ist abgeschlossen; in diesem Spiel kommen keine Zusatzfelder mehr darauf.
silver-gold-not-displayed = Karte { $card } liegt nicht in der Auslage.
silver-gold-draw-pile-empty = Der Stapel ist leer; nimm eine Karte aus der Auslage.
silver-gold-nothing-due = Jetzt ist nichts auszuteilen.
silver-gold-wrong-deal = { $given } passt nicht; { $due } ist dran.
silver-gold-wrong-count = { $given } Karten wurden ausgeteilt, { $due } sind fällig.
silver-gold-not-in-draw-pile = Karte { $card } ist nicht im Stapel.
silver-gold-no-expedition = In dieser Runde ist keine Expeditionskarte { $shape } mehr übrig.
