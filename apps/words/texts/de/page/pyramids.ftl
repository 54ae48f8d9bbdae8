# Pyramids: das Spielbrett.

## Karten, Pyramiden, Plätze. $colour ist r, y, g oder b.
py-you = du
py-top-short = Schluss

## Was geschehen ist.
py-news-other = { $name }: { $action }
py-news-built = { $action } { $state }.
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
py-ask-nothing-fits = Nichts passt
py-wait-play = { $name } spielt
py-wait-discard = { $name } wirft ab
py-wait-last = Letzte Runde: { $name } spielt

## Die Schritte eines Zugs und das Ende.
py-steps = Schritte eines Zugs
py-step-draw = 2 ziehen
py-step-play = Bis zu 4 spielen
py-step-playing = Spielen, { $played } von 4
py-step-discard = Auf 5 abwerfen
py-step-last = Beliebig viele Karten, kein Abwerfen
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
py-plot-empty = noch keine Pyramide
py-what = { $complete } von 6 fertig, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
py-new = neu
py-label = { $pyramid } von { $name }: { $state }
py-label-fits = { $label }. Mit { $card }: { $state }
py-race = Plätze

## Hand und Knöpfe.
py-hand-empty = Keine Karten mehr
py-card-kept = { $card }, nicht tauschbar
py-card-fits-nowhere = { $card }, passt jetzt nirgends
py-far = Weitere Ziele
py-far-pyramid = { $name }: { $floors }
py-far-new = { $name }: neu
py-far-label = { $name }: { $pyramid }
py-do-cancel = Abbrechen
py-do-swap = { $count } tauschen
py-do-end = Fertig
py-do-discard = { $picked } von { $surplus } abwerfen
py-do-wait-all = Bitte warten
py-take-back = Zurücknehmen: { $action }

## Tipps.
py-hint-ahead = Im Schnitt { $points } Punkte besser.

## Neben dem Spielbrett.
py-log-at = { $card } bei { $name }
py-log-at-own = { $card } bei dir
py-discards-none = Noch nichts
py-kind = { $count } × { $card }
py-out-why = Karten im Stapel oder auf anderen Händen, nach Farbe und Größe

## In Worten.
py-told-legal = Du kannst wählen: { $cards }.
py-told-picked = Gewählt: { $cards }.
py-told-nowhere = { $card } gewählt. Passt nirgends.
py-told-fits = { $card } gewählt. Passt { $places }.
py-told-new = oder beginnt eine neue Pyramide

## Das Ende.
py-end-six = { $name } hat sechs fertige Pyramiden. Damit endet das Spiel.
py-end-six-own = Du hast sechs fertige Pyramiden. Damit endet das Spiel.
py-end-pile = Der Stapel ist leer, und alle haben ihre letzten Karten gespielt.
py-end-tied = Gleich viele Punkte: Die Zahl der fertigen Pyramiden entscheidet.
py-end-pyramid = Pyramide
py-end-stones = Steine
py-end-great = Große Pyramide, zählt doppelt
py-end-open = offen
py-told-starts = { $card } gewählt. Beginnt eine neue Pyramide.
