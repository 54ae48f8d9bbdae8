# Pyramids: il tavolo.

## Carte, piramidi, posti. $colour è r, y, g o b.
py-you = tu
py-top-short = pietra

## Che cosa è successo.
py-news-other = { $name }: { $action }
py-news-built = { $action } { $state }.
py-news-count = Piramidi complete di { $name }: { $complete } su 6.
py-news-count-own = Le tue piramidi complete: { $complete } su 6.
py-news-last-round = Il mazzo è finito. Ultimo giro: ognuno può giocare le carte rimaste in mano, { $name } alla fine.
py-news-last-round-own = Il mazzo è finito. Ultimo giro: ognuno può giocare le carte rimaste in mano, tu alla fine.
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
py-ask-nothing-fits = Non va niente
py-wait-play = { $name } sta giocando
py-wait-discard = { $name } sta scartando
py-wait-last = Ultimo giro: { $name } sta giocando

## I passi del turno e la fine.
py-steps = Passi di un turno
py-step-draw = Pesca 2
py-step-play = Gioca fino a 4
py-step-playing = Gioca, { $played } su 4
py-step-discard = Scarta, tieni 5
py-step-last = Quante carte vuoi, senza scartare
py-cards-open = , mostra tutte le carte
py-notice-last = Ultimo giro. { $name } gioca alla fine.
py-notice-last-own = Ultimo giro. Tu giochi alla fine.
py-notice-pile = Il mazzo è finito: ora viene l’ultimo giro.
py-notice-five = { $name } ne ha 5 su 6: un’altra chiude la partita.
py-notice-five-own = Ne hai 5 su 6: un’altra chiude la partita.
py-notice-turns = { $count ->
    [one] Al massimo un altro turno prima che il mazzo finisca.
   *[other] Al massimo altri { $count } turni prima che il mazzo finisca.
}

## I cantieri.
py-plot-empty = ancora nessuna piramide
py-what = complete { $complete } su 6, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
py-new = nuova
py-label = { $pyramid } di { $name }: { $state }
py-label-fits = { $label }. Con { $card }: { $state }
py-race = Posti

## Mano e pulsanti.
py-hand-empty = Niente carte
py-card-kept = { $card }, non si può cambiare
py-card-fits-nowhere = { $card }, ora non va da nessuna parte
py-far = Altre piramidi
py-far-pyramid = { $name }: { $floors }
py-far-new = { $name }: nuova
py-far-label = { $name }: { $pyramid }
py-do-cancel = Rinuncia
py-do-swap = Cambia { $count }
py-do-end = Ho finito
py-do-discard = Scarta { $picked } su { $surplus }
py-do-wait-all = Aspetta
py-take-back = Annulla: { $action }

## Suggerimenti.
py-hint-ahead = In media { $points } punti in più.

## Accanto al tavolo.
py-log-at = { $card } davanti a { $name }
py-log-at-own = { $card } davanti a te
py-discards-none = Ancora nessuno
py-kind = { $count } × { $card }
py-out-why = Carte nel mazzo o in altre mani, per colore e grandezza

## A parole.
py-told-legal = Puoi scegliere: { $cards }.
py-told-picked = Scelte: { $cards }.
py-told-nowhere = Carta scelta: { $card }. Non va da nessuna parte.
py-told-fits = Carta scelta: { $card }. Va { $places }.
py-told-new = oppure inizia una nuova piramide

## La fine.
py-end-six = { $name } ha sei piramidi complete e la partita finisce.
py-end-six-own = Hai sei piramidi complete e la partita finisce.
py-end-pile = Il mazzo è finito e tutti hanno giocato le ultime carte.
py-end-tied = Parità di punti: decide il numero di piramidi complete.
py-end-pyramid = Piramide
py-end-stones = Mattoni
py-end-great = Grande piramide, vale doppio
py-end-open = aperta
py-told-starts = Carta scelta: { $card }. Inizia una nuova piramide.
