py-colour = { $colour ->
    [r] Rot
    [y] Gelb
    [g] Grün
   *[b] Blau
}
py-floor = { py-colour } { $stones }
py-top = Schlussstein { py-colour }
py-pyramid = { $colour ->
    [r] rote
    [y] gelbe
    [g] grüne
   *[b] blaue
} Pyramide { $floors }
py-state-open = { $stones } Steine, offen
py-state-open-great = { $stones } Steine, offen, Große Pyramide: zählt { $points }, sobald sie fertig ist
py-state-complete = fertig, zählt { $points }
py-state-great = fertig, Große Pyramide: { $stones } Steine zählen { $points }
py-act-swap = { $cards } tauschen
py-act-discard = { $cards } abwerfen
py-act-end = fertig
py-act-start-own = { $card } als deine neue Pyramide
py-act-start = { $card } als neue Pyramide bei { $name }
py-act-build-own = { $card } auf deine { $colour ->
    [r] rote
    [y] gelbe
    [g] grüne
   *[b] blaue
} { $floors }
py-act-build = { $card } auf die { $colour ->
    [r] rote
    [y] gelbe
    [g] grüne
   *[b] blaue
} { $floors } von { $name }
py-act-build-new = { $card } auf die neue Pyramide
py-pile = { $count ->
    [0] Stapel leer
   *[other] { $count } im Stapel
}
py-plot = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $complete } von 6 fertig, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
py-what-own = { $complete } von 6 fertig
py-label-own = { $pyramid }: { $state }
py-told-on = auf die { $colour ->
    [r] rote
    [y] gelbe
    [g] grüne
   *[b] blaue
} { $floors } von { $name }
py-told-on-own = auf deine { $colour ->
    [r] rote
    [y] gelbe
    [g] grüne
   *[b] blaue
} { $floors }
py-new-label = Neue Pyramide: { $name }
py-ask-play = { $left ->
    [4] Spiele bis zu vier Karten
    [3] Spiele noch bis zu drei
    [2] Spiele noch bis zu zwei
   *[1] Spiele noch eine, wenn du magst
}
py-ask-played = Vier Karten gespielt
py-ask-last = Letzte Runde: Spiele, was passt
py-ask-discard = { $count ->
    [0] Diese abwerfen?
    [one] Wirf eine Karte ab
   *[other] Wirf { $count } Karten ab
}
py-do-exchange = Tauschen
py-discards = Abgeworfen
py-news-draw = Du ziehst { $cards }.

# Why a bot would do it.
pyramids-reason-ends = Beendet das Spiel mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} Vorsprung.
pyramids-reason-ends-behind = Beendet das Spiel, obwohl jemand anders mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} führt.
pyramids-reason-completes = Vollendet die { $pyramid }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
pyramids-reason-great = Macht die { $pyramid } zur Großen Pyramide: Sie zählt dann doppelt.
pyramids-reason-spoils = Verdirbt mit { $card } eine Pyramide von { $seat }.
pyramids-reason-helps = Hilft { $seat } mit { $card }.
pyramids-reason-base = Auf { $card } kann eine Große Pyramide wachsen.
pyramids-reason-grows = Baut die { $pyramid } Schritt für Schritt aus.
pyramids-reason-small = Mit { $card } kann daraus keine Große Pyramide mehr werden.
pyramids-reason-exchanges = So bald braucht keine Pyramide { $cards }.
pyramids-reason-keeps-top = { $card } bleibt auf der Hand, bis die Pyramide gewachsen ist.
pyramids-reason-avoids-end = { $card } bleibt auf der Hand: Eine sechste Pyramide würde das Spiel beenden, während jemand anders führt.
pyramids-reason-keeps = Behält { $cards } für offene Pyramiden.
pyramids-reason-discards = Wirft ab, was nirgends passt: { $cards }.

# Why something can’t be done.
pyramids-game-over = { table-over }
pyramids-not-your-turn = { not-your-turn }
pyramids-deal-first = { deal-first }
pyramids-no-exchange-now = Schlusssteine kannst du einmal je Zug tauschen, vor deiner ersten Karte und solange der Stapel Karten hat. Spiele eine Karte oder wähle „Fertig“.
pyramids-nothing-to-exchange = Wähle die Schlusssteine, die du tauschen willst.
pyramids-not-a-top-stone = Nur Schlusssteine lassen sich tauschen.
pyramids-draw-pile-too-small = Der Stapel hat nur { $draw_pile ->
    [one] eine Karte
   *[other] { $draw_pile } Karten
} für deine { $given }. Tausche weniger.
pyramids-not-in-hand = Diese Karte hast du nicht oder nicht so oft auf der Hand. Wähle eine andere.
pyramids-no-such-seat = { table-unknown-seat }
pyramids-no-such-pyramid = Diese Pyramide gibt es nicht. Wähle eine andere.
pyramids-no-plays-left = Du hast vier Karten gespielt. Wähle „Fertig“.
pyramids-top-stone-starts-nothing = Mit einem Schlussstein kann keine Pyramide beginnen. Er kommt auf eine Etage mit 2 oder 3 Steinen.
pyramids-other-colour = Eine Pyramide hat nur eine Farbe. Diese Karte passt dort nicht.
pyramids-floor-does-not-fit = Diese Etage passt nicht auf { $below }: Jede Etage hat 1 oder 2 Steine weniger als die darunter.
pyramids-top-stone-too-early = Ein Schlussstein passt nicht auf { $below }. Er kommt auf eine Etage mit 2 oder 3 Steinen.
pyramids-complete = Diese Pyramide ist fertig und ändert sich nie mehr. Wähle eine andere.
pyramids-discard-first = Wirf zuerst { $surplus ->
    [one] eine Karte
   *[other] { $surplus } Karten
} ab.
pyramids-nothing-to-discard = Abwerfen kannst du erst nach dem Spielen und nur mit mehr als fünf Karten.
pyramids-wrong-surplus = Wirf genau { $surplus } ab, nicht { $given }.
pyramids-nothing-due = { nothing-due }
pyramids-wrong-deal = Jetzt ist etwas anderes fällig.
pyramids-wrong-seat = { wrong-seat }
pyramids-wrong-count = { wrong-count }
pyramids-not-in-draw-pile = Diese Karte ist nicht oder nicht so oft im Stapel.
