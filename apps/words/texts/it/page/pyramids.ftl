# Pyramids: il tavolo.

## Carte, piramidi, posti. $colour è r, y, g o b.
py-you = tu
py-top-short = pietra

## Che cosa è successo.
py-news-other = { $name }: { $action }
py-news-built = { $action } { $state }.
py-news-count = { $name } ha { $complete } piramidi complete su 6.
py-news-count-own = Hai { $complete } piramidi complete su 6.
py-news-last-round = Il mazzo è finito. Ultimo giro: ciascuno può giocare le carte che ha in mano, { $name } per ultimo.
py-news-last-round-own = Il mazzo è finito. Ultimo giro: ciascuno può giocare le carte che ha in mano, tu per ultimo.
py-won = { $name } vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
py-won-own = Vinci con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
py-won-shared = Vittoria condivisa: { $names }, con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} a testa.

## Che cosa si chiede.
py-ask-swap = Cambia le pietre angolari
py-ask-nothing-fits = Nessuna carta va bene
py-wait-play = Gioca { $name }
py-wait-discard = Scarta { $name }
py-wait-last = Ultimo giro: gioca { $name }

## I passi del turno e la fine.
py-steps = Passi del turno
py-step-draw = Pesca 2
py-step-play = Gioca fino a 4
py-step-playing = Gioca, { $played } su 4
py-step-discard = Scarta a 5
py-step-last = Quante carte vuoi, senza scartare
py-cards-open = , mostra tutte le carte
py-notice-last = Ultimo giro. { $name } gioca per ultimo.
py-notice-last-own = Ultimo giro. Giochi per ultimo.
py-notice-pile = Il mazzo è finito: segue l’ultimo giro.
py-notice-five = { $name } ne ha 5 su 6: un’altra chiude la partita.
py-notice-five-own = Ne hai 5 su 6: un’altra chiude la partita.
py-notice-turns = { $count ->
    [one] Al massimo un altro turno prima che il mazzo finisca.
   *[other] Al massimo altri { $count } turni prima che il mazzo finisca.
}

## I cantieri.
py-plot-empty = ancora nessuna piramide
py-what = { $complete } su 6, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
py-new = nuova
py-label = { $pyramid } di { $name }: { $state }
py-label-fits = { $label }. Con { $card }: { $state }
py-race = Posti

## Mano e pulsanti.
py-hand-empty = Nessuna carta
py-card-kept = { $card }, non si può cambiare
py-card-fits-nowhere = { $card }, ora non va da nessuna parte
py-far = Posti fuori dallo schermo
py-far-pyramid = { $name }: { $floors }
py-far-new = { $name }: nuova
py-far-label = { $name }: { $pyramid }
py-do-cancel = Annulla
py-do-swap = { $count ->
    [one] Cambiane una
   *[other] Cambiane { $count }
}
py-do-end = Ho finito
py-do-discard = Scarta { $picked } su { $surplus }
py-do-wait-all = Aspetta
py-take-back = Annulla: { $action }

## Suggerimenti.
py-hint-ahead = Punti in più, in media: { $points }.

## Accanto al tavolo.
py-log-at = { $card } davanti a { $name }
py-log-at-own = { $card } davanti a te
py-discards-none = Ancora niente
py-kind = { $count } × { $card }
py-out-why = Quante carte di ogni colore e misura sono nel mazzo o in mano agli altri

## A parole.
py-told-legal = Puoi scegliere: { $cards }.
py-told-picked = Scelte: { $cards }.
py-told-nowhere = Carta scelta: { $card }. Non va da nessuna parte.
py-told-fits = Carta scelta: { $card }. Va { $places }.
py-told-new = oppure inizia una nuova piramide

## La fine.
py-end-six = { $name } ha sei piramidi complete: la partita finisce.
py-end-six-own = Hai sei piramidi complete: la partita finisce.
py-end-pile = Il mazzo è finito e tutti hanno giocato per l’ultima volta.
py-end-tied = Parità di punti: decide il numero di piramidi complete.
py-end-pyramid = Piramide
py-end-stones = Mattoni
py-end-great = Grande piramide, vale doppio
py-end-open = aperta
py-told-starts = Carta scelta: { $card }. Inizia una nuova piramide.
