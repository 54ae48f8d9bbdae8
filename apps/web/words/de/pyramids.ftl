# Pyramids: das Spielbrett.

## Karten, Pyramiden, Plätze. $colour ist r, y, g oder b.
py-you = du
py-colour = { $colour ->
    [r] Rot
    [y] Gelb
    [g] Grün
   *[b] Blau
}
py-floor = { py-colour } { $stones }
py-top = Schlussstein { py-colour }
py-top-short = Schluss
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

## Was getan wird.
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

## Was geschehen ist.
py-news-other = { $name }: { $action }
py-news-built = { $action } { $state }.
py-news-starts = { $name } beginnt.
py-news-you-start = Du beginnst.
py-news-hand = Deine Hand: { $cards }.
py-news-draw = Du ziehst { $cards }.
py-news-count = { $name } hat { $complete } von 6 fertig.
py-news-count-own = Du hast { $complete } von 6 fertig.
py-news-last-round = Der Stapel ist leer. Letzte Runde: Alle dürfen ihre Handkarten noch spielen, { $name } zuletzt.
py-news-last-round-own = Der Stapel ist leer. Letzte Runde: Alle dürfen ihre Handkarten noch spielen, du zuletzt.
py-won = { $name } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
py-won-own = Du gewinnst mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
py-won-shared = { $names } teilen sich den Sieg mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.

## Was gefragt ist.
py-ask-swap = Schlusssteine tauschen
py-ask-play = { $left ->
    [4] Spiel bis zu vier Karten
    [3] Noch bis zu drei Karten
    [2] Noch bis zu zwei Karten
   *[1] Noch eine, wenn du magst
}
py-ask-played = Vier Karten gespielt
py-ask-nothing-fits = Nichts passt
py-ask-last = Letzte Runde: Spiel, was passt
py-ask-discard = { $count ->
    [0] Diese abwerfen?
    [one] Wirf eine Karte ab
   *[other] Wirf { $count } Karten ab
}
py-wait-deal = Die Karten werden ausgeteilt
py-wait-play = { $name } spielt
py-wait-discard = { $name } wirft ab
py-wait-last = Letzte Runde: { $name } spielt
py-over = Das Spiel ist zu Ende

## Die Schritte eines Zugs und das Ende.
py-steps = Schritte des Zuges
py-step-draw = 2 ziehen
py-step-play = Bis zu 4 spielen
py-step-playing = Spielen, { $played } von 4
py-step-discard = Auf 5 abwerfen
py-step-last = Beliebig viele Karten, kein Abwerfen
py-pile = { $count ->
    [0] Stapel leer
   *[other] { $count } im Stapel
}
py-cards-open = , alle Karten zeigen
py-notice-last = Letzte Runde. { $name } spielt zuletzt.
py-notice-last-own = Letzte Runde. Du spielst zuletzt.
py-notice-pile = Der Stapel ist leer: Jetzt kommt die letzte Runde.
py-notice-five = { $name } hat 5 von 6: Noch eine beendet das Spiel.
py-notice-five-own = Du hast 5 von 6: Noch eine beendet das Spiel.
py-notice-turns = { $count ->
    [one] Höchstens noch ein Zug, bis der Stapel leer ist.
   *[other] Höchstens noch { $count } Züge, bis der Stapel leer ist.
}

## Bauplätze.
py-plot = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $complete } von 6 fertig, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
py-plot-empty = noch keine Pyramide
py-what = { $complete } von 6 fertig, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
py-what-own = { $complete } von 6 fertig
py-new = neu
py-new-label = Neue Pyramide: { $name }
py-label = { $pyramid } von { $name }: { $state }
py-label-own = { $pyramid }: { $state }
py-label-fits = { $label }. Mit { $card }: { $state }
py-race = Plätze

## Hand und Knöpfe.
py-hand = Deine Hand
py-hand-empty = Keine Karten mehr
py-card-kept = { $card }, nicht tauschbar
py-card-fits-nowhere = { $card }, passt jetzt nirgends
py-far = Plätze außerhalb des Bildschirms
py-far-pyramid = { $name }: { $floors }
py-far-new = { $name }: neu
py-far-label = { $name }: { $pyramid }
py-do-exchange = Tauschen
py-do-cancel = Abbrechen
py-do-swap = { $count } tauschen
py-do-end = Fertig
py-do-discard = { $picked } von { $surplus } abwerfen
py-do-wait = { $name } ist dran
py-do-wait-all = Bitte warten
py-take-back = Zurücknehmen: { $action }
py-take-back-not = Jetzt lässt sich nichts zurücknehmen

## Tipps.
py-hint-thinking = Denkt nach …
py-hint-win = Gewinnchance: { $win } %.
py-hint-win-next = Gewinnchance: { $win } %, mit der nächstbesten Wahl { $next } %.
py-hint-ahead = Punkte besser im Schnitt: { $points }.

## Neben dem Spielbrett.
py-cards = Karten
py-log = Letzte Karten
py-log-at = { $card } bei { $name }
py-log-at-own = { $card } bei dir
py-discards = Abgeworfen
py-discards-none = Noch nichts
py-kind = { $count } × { $card }
py-out = Noch im Spiel
py-out-why = Wie viele Karten jeder Farbe und Größe im Stapel oder auf anderen Händen sind

## In Worten.
py-told = Der Tisch in Worten
py-told-hand = Deine Hand: { $cards }.
py-told-legal = Wählbar: { $cards }.
py-told-picked = Gewählt: { $cards }.
py-told-selected = { $card } gewählt.
py-told-nowhere = { $card } gewählt. Passt nirgends.
py-told-fits = { $card } gewählt. Passt { $places }.
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
py-told-new = oder als neue Pyramide

## Das Ende.
py-end-six = { $name } hat sechs fertige Pyramiden: Damit endet das Spiel.
py-end-six-own = Du hast sechs fertige Pyramiden: Damit endet das Spiel.
py-end-pile = Der Stapel ist leer, und alle haben zum letzten Mal gespielt.
py-end-tied = Gleich viele Punkte: Die Zahl der fertigen Pyramiden entscheidet.
py-end-pyramid = Pyramide
py-end-stones = Steine
py-end-points = Punkte
py-end-total = Summe
py-end-great = Große Pyramide, zählt doppelt
py-end-open = offen

## Warum ein Bot es täte.
pyramids-reason-ends = Beendet das Spiel mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} Vorsprung.
pyramids-reason-ends-behind = Beendet das Spiel, obwohl jemand anders mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} führt.
pyramids-reason-completes = Macht die { $pyramid } fertig: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
pyramids-reason-great = Die { $pyramid } wird zur Großen Pyramide und zählt doppelt.
pyramids-reason-spoils = { $card } verdirbt { $seat } eine Pyramide.
pyramids-reason-helps = { $card } hilft { $seat }.
pyramids-reason-base = Auf { $card } kann eine Große Pyramide wachsen.
pyramids-reason-grows = Baut die { $pyramid } Schritt für Schritt aus.
pyramids-reason-small = Mit { $card } kann daraus keine Große Pyramide mehr werden.
pyramids-reason-exchanges = So bald braucht keine Pyramide { $cards }.
pyramids-reason-keeps-top = { $card } bleibt auf der Hand, bis die Pyramide gewachsen ist.
pyramids-reason-avoids-end = { $card } bleibt auf der Hand: Eine sechste Pyramide würde das Spiel beenden, während jemand anders führt.
pyramids-reason-keeps = Behält { $cards } für offene Pyramiden.
pyramids-reason-discards = Gibt { $cards } auf: passt hier zu nichts.

## Warum etwas nicht geht.
pyramids-game-over = Das Spiel ist zu Ende. Beginne ein neues, um weiterzuspielen.
pyramids-not-your-turn = Jemand anders ist am Zug. Warte, bis du dran bist.
pyramids-deal-first = Es wird noch ausgeteilt. Wähle, wenn die Karten da sind.
pyramids-no-exchange-now = Schlusssteine tauschst du einmal im Zug, vor deiner ersten Karte und solange der Stapel Karten hat. Spiel eine Karte, oder sag, dass du fertig bist.
pyramids-nothing-to-exchange = Wähle die Schlusssteine, die du tauschen willst.
pyramids-not-a-top-stone = Nur Schlusssteine lassen sich tauschen.
pyramids-draw-pile-too-small = Der Stapel hat nur { $draw_pile } Karten für deine { $given }. Tausche weniger.
pyramids-not-in-hand = Diese Karte hast du nicht oder nicht so oft auf der Hand. Wähle eine andere.
pyramids-no-such-seat = Diesen Platz gibt es am Tisch nicht.
pyramids-no-such-pyramid = Diese Pyramide gibt es nicht. Wähle eine andere.
pyramids-no-plays-left = Du hast vier Karten gespielt. Tippe auf „Fertig“.
pyramids-top-stone-starts-nothing = Mit einem Schlussstein kann keine Pyramide beginnen: Er kommt auf eine Etage mit 2 oder 3 Steinen.
pyramids-other-colour = Eine Pyramide hat nur eine Farbe: Diese Karte passt dort nicht.
pyramids-floor-does-not-fit = Diese Etage passt nicht auf { $below }: Jede hat 1 oder 2 Steine weniger als die darunter.
pyramids-top-stone-too-early = Ein Schlussstein passt nicht auf { $below }: Er kommt auf eine Etage mit 2 oder 3 Steinen.
pyramids-complete = Diese Pyramide ist fertig und ändert sich nie mehr. Wähle eine andere.
pyramids-discard-first = Wirf zuerst { $surplus ->
    [one] eine Karte
   *[other] { $surplus } Karten
} ab.
pyramids-nothing-to-discard = Abgeworfen wird nur nach dem Spielen und mit mehr als fünf Karten.
pyramids-wrong-surplus = Wirf genau { $surplus } ab, nicht { $given }.
pyramids-nothing-due = Jetzt ist nichts auszuteilen.
pyramids-wrong-deal = Jetzt ist etwas anderes auszuteilen.
pyramids-wrong-seat = Jetzt bekommt jemand anders Karten.
pyramids-wrong-count = Es sind { $due } Karten auszuteilen, nicht { $given }.
pyramids-not-in-draw-pile = Diese Karte ist nicht oder nicht so oft im Stapel.
