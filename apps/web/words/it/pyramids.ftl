# Pyramids: il tavolo.

## Carte, piramidi, posti. $colour è r, y, g o b.
py-you = tu
py-colour = { $colour ->
    [r] rosso
    [y] giallo
    [g] verde
   *[b] blu
}
py-floor = { py-colour } { $stones }
py-top = pietra angolare { $colour ->
    [r] rossa
    [y] gialla
    [g] verde
   *[b] blu
}
py-top-short = pietra
py-pyramid = piramide { $colour ->
    [r] rossa
    [y] gialla
    [g] verde
   *[b] blu
} { $floors }
py-state-open = { $stones } mattoni, aperta
py-state-open-great = { $stones } mattoni, aperta, Grande piramide: vale { $points } una volta completa
py-state-complete = completa, vale { $points }
py-state-great = completa, Grande piramide: { $stones } mattoni valgono { $points }

## Che cosa si fa.
py-act-swap = cambio: { $cards }
py-act-discard = scarto: { $cards }
py-act-end = fine delle giocate
py-act-start-own = { $card } come tua nuova piramide
py-act-start = { $card } come nuova piramide davanti a { $name }
py-act-build-own = { $card } sulla tua { $colour ->
    [r] rossa
    [y] gialla
    [g] verde
   *[b] blu
} { $floors }
py-act-build = { $card } sulla { $colour ->
    [r] rossa
    [y] gialla
    [g] verde
   *[b] blu
} { $floors } di { $name }
py-act-build-new = { $card } sulla nuova piramide

## Che cosa è successo.
py-news-other = { $name }: { $action }
py-news-built = { $action } { $state }.
py-news-starts = Inizia { $name }.
py-news-you-start = Inizi tu.
py-news-hand = La tua mano: { $cards }.
py-news-draw = Peschi { $cards }.
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
py-ask-play = { $left ->
    [4] Gioca fino a quattro carte
    [3] Gioca ancora fino a tre carte
    [2] Gioca ancora fino a due carte
   *[1] Ancora una carta, se vuoi
}
py-ask-played = Quattro carte giocate
py-ask-nothing-fits = Nessuna carta va bene
py-ask-last = Ultimo giro: gioca ciò che puoi
py-ask-discard = { $count ->
    [0] Scarti queste?
    [one] Scarta una carta
   *[other] Scarta { $count } carte
}
py-wait-deal = Si distribuiscono le carte
py-wait-play = Gioca { $name }
py-wait-discard = Scarta { $name }
py-wait-last = Ultimo giro: gioca { $name }
py-over = La partita è finita

## I passi del turno e la fine.
py-steps = Passi del turno
py-step-draw = Pesca 2
py-step-play = Gioca fino a 4
py-step-playing = Gioca, { $played } su 4
py-step-discard = Scarta a 5
py-step-last = Quante carte vuoi, senza scartare
py-pile = { $count ->
    [0] Mazzo finito
   *[other] { $count } nel mazzo
}
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
py-plot = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $complete } complete su 6, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
py-plot-empty = ancora nessuna piramide
py-what = { $complete } su 6, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
py-what-own = { $complete } su 6 complete
py-new = nuova
py-new-label = Inizia una piramide: { $name }
py-label = { $pyramid } di { $name }: { $state }
py-label-own = { $pyramid }: { $state }
py-label-fits = { $label }. Con { $card }: { $state }
py-race = Posti

## Mano e pulsanti.
py-hand = La tua mano
py-hand-empty = Nessuna carta
py-card-kept = { $card }, non si può cambiare
py-card-fits-nowhere = { $card }, ora non va da nessuna parte
py-far = Posti fuori dallo schermo
py-far-pyramid = { $name }: { $floors }
py-far-new = { $name }: nuova
py-far-label = { $name }: { $pyramid }
py-do-exchange = Cambia
py-do-cancel = Annulla
py-do-swap = { $count ->
    [one] Cambiane una
   *[other] Cambiane { $count }
}
py-do-end = Ho finito
py-do-discard = Scarta { $picked } su { $surplus }
py-do-wait = Tocca a { $name }
py-do-wait-all = Aspetta
py-take-back = Annulla: { $action }
py-take-back-not = Ora non si può annullare niente

## Suggerimenti.
py-hint-thinking = Sta pensando…
py-hint-win = Probabilità di vincere: { $win }%.
py-hint-win-next = Probabilità di vincere: { $win }%, con la seconda scelta { $next }%.
py-hint-ahead = Punti in più, in media: { $points }.

## Accanto al tavolo.
py-cards = Carte
py-log = Ultime carte
py-log-at = { $card } davanti a { $name }
py-log-at-own = { $card } davanti a te
py-discards = Scarti
py-discards-none = Ancora niente
py-kind = { $count } × { $card }
py-out = Ancora in gioco
py-out-why = Quante carte di ogni colore e misura sono nel mazzo o in mano agli altri

## A parole.
py-told = Il tavolo a parole
py-told-hand = La tua mano: { $cards }.
py-told-legal = Puoi scegliere: { $cards }.
py-told-picked = Scelte: { $cards }.
py-told-selected = Carta scelta: { $card }.
py-told-nowhere = Carta scelta: { $card }. Non va da nessuna parte.
py-told-fits = Carta scelta: { $card }. Va { $places }.
py-told-on = sulla { $colour ->
    [r] rossa
    [y] gialla
    [g] verde
   *[b] blu
} { $floors } di { $name }
py-told-on-own = sulla tua { $colour ->
    [r] rossa
    [y] gialla
    [g] verde
   *[b] blu
} { $floors }
py-told-new = oppure inizia una nuova piramide

## La fine.
py-end-six = { $name } ha sei piramidi complete: la partita finisce.
py-end-six-own = Hai sei piramidi complete: la partita finisce.
py-end-pile = Il mazzo è finito e tutti hanno giocato per l’ultima volta.
py-end-tied = Parità di punti: decide il numero di piramidi complete.
py-end-pyramid = Piramide
py-end-stones = Mattoni
py-end-points = Punti
py-end-total = Totale
py-end-great = Grande piramide, vale doppio
py-end-open = aperta

## Perché un bot lo farebbe.
pyramids-reason-ends = Chiude la partita con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} di vantaggio.
pyramids-reason-ends-behind = Chiude la partita mentre qualcun altro è avanti di { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
pyramids-reason-completes = Completa la { $pyramid } per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
pyramids-reason-great = La { $pyramid } diventa una Grande piramide: varrà il doppio.
pyramids-reason-spoils = Rovina una piramide di { $seat } con { $card }.
pyramids-reason-helps = Aiuta { $seat }, che riceve { $card }.
pyramids-reason-base = Su { $card } può crescere una Grande piramide.
pyramids-reason-grows = Fa crescere la { $pyramid } passo dopo passo.
pyramids-reason-small = Con { $card } la piramide non può più diventare Grande.
pyramids-reason-exchanges = Per ora nessuna piramide ha bisogno di { $cards }.
pyramids-reason-keeps-top = Tiene { $card } finché la piramide non è cresciuta.
pyramids-reason-avoids-end = Tiene { $card }: la sesta piramide chiuderebbe la partita mentre qualcun altro è avanti.
pyramids-reason-keeps = Tiene { $cards } per le piramidi aperte.
pyramids-reason-discards = Rinuncia a { $cards }: qui non servono.

## Perché qualcosa non si può fare.
pyramids-game-over = La partita è finita. Iniziane una nuova per continuare.
pyramids-not-your-turn = È il turno di qualcun altro. Aspetta il tuo.
pyramids-deal-first = Si stanno distribuendo le carte. Scegli quando saranno arrivate.
pyramids-no-exchange-now = Le pietre angolari si cambiano una volta per turno, prima della prima carta e finché il mazzo ha carte. Gioca una carta o premi «Ho finito».
pyramids-nothing-to-exchange = Scegli le pietre angolari da cambiare.
pyramids-not-a-top-stone = Si possono cambiare solo le pietre angolari.
pyramids-draw-pile-too-small = Il mazzo ha solo { $draw_pile } carte, ma ne cambi { $given }. Cambiane meno.
pyramids-not-in-hand = Non hai in mano questa carta, o non così tante volte. Scegline un’altra.
pyramids-no-such-seat = A questo tavolo non c’è quel posto.
pyramids-no-such-pyramid = Questa piramide non c’è. Scegline un’altra.
pyramids-no-plays-left = Hai giocato quattro carte. Premi «Ho finito».
pyramids-top-stone-starts-nothing = Una pietra angolare non può iniziare una piramide: va su un piano da 2 o 3 mattoni.
pyramids-other-colour = Una piramide è di un solo colore: questa carta non va lì.
pyramids-floor-does-not-fit = Questo piano non va su { $below }: ogni piano ha 1 o 2 mattoni in meno di quello sotto.
pyramids-top-stone-too-early = Una pietra angolare non va su { $below }: va su un piano da 2 o 3 mattoni.
pyramids-complete = Questa piramide è completa e non cambia più. Scegline un’altra.
pyramids-discard-first = Prima scarta { $surplus ->
    [one] una carta
   *[other] { $surplus } carte
}.
pyramids-nothing-to-discard = Si scarta solo dopo aver giocato, con più di cinque carte.
pyramids-wrong-surplus = Scarta esattamente { $surplus }, non { $given }.
pyramids-nothing-due = Ora non c’è niente da distribuire.
pyramids-wrong-deal = Ora si distribuisce altro.
pyramids-wrong-seat = Ora le carte spettano a qualcun altro.
pyramids-wrong-count = Le carte da dare sono { $due }, non { $given }.
pyramids-not-in-draw-pile = Questa carta non è nel mazzo, o non così tante volte.
