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
py-pyramid = piramide { $colour ->
    [r] rossa
    [y] gialla
    [g] verde
   *[b] blu
} { $floors }
py-state-open = { $stones } mattoni, aperta
py-state-open-great = { $stones } mattoni, aperta, Grande piramide: completa varrà { $points }
py-state-complete = completa, vale { $points }
py-state-great = completa, Grande piramide: { $stones } mattoni valgono { $points }
py-act-swap = cambio: { $cards }
py-act-discard = scarto: { $cards }
py-act-end = fine delle giocate
py-act-start-own = { $card } come tua nuova piramide
py-act-start = { $card } come nuova piramide per { $name }
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
py-pile = { $count ->
    [0] Mazzo finito
   *[other] { $count } nel mazzo
}
py-plot = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, complete { $complete } su 6, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
py-what-own = complete { $complete } su 6
py-label-own = { $pyramid }: { $state }
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
py-new-label = Inizia una piramide: { $name }
py-ask-play = { $left ->
    [4] Gioca fino a quattro carte
    [3] Giocane fino ad altre tre
    [2] Giocane fino ad altre due
   *[1] Giocane un’altra, se vuoi
}
py-ask-played = Quattro carte giocate
py-ask-last = Ultimo giro: gioca ciò che puoi
py-ask-discard = { $count ->
    [0] Scarti queste?
    [one] Scarta una carta
   *[other] Scarta { $count } carte
}
py-do-exchange = Cambia
py-discards = Scarti
py-news-draw = Hai pescato { $cards }.

# Why a bot would do it.
pyramids-reason-ends = Chiude la partita con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} di vantaggio.
pyramids-reason-ends-behind = Chiude la partita mentre un altro giocatore è avanti di { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
pyramids-reason-completes = Completa la { $pyramid } per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
pyramids-reason-great = La { $pyramid } diventa una Grande piramide: varrà il doppio.
pyramids-reason-spoils = Con { $card } rovina una piramide di { $seat }.
pyramids-reason-helps = Con { $card } aiuta { $seat }.
pyramids-reason-base = Su { $card } può crescere una Grande piramide.
pyramids-reason-grows = Fa crescere la { $pyramid } passo dopo passo.
pyramids-reason-small = Con { $card } la piramide non può più diventare Grande.
pyramids-reason-exchanges = Per ora nessuna piramide ha bisogno di { $cards }.
pyramids-reason-keeps-top = Tiene { $card } finché la sua piramide non è cresciuta.
pyramids-reason-avoids-end = Tiene { $card }: una sesta piramide chiuderebbe la partita mentre un altro giocatore è avanti.
pyramids-reason-keeps = Tiene { $cards } per le piramidi aperte.
pyramids-reason-discards = Scarta { $cards }: nessun posto adatto.

# Why something can’t be done.
pyramids-game-over = { table-over }
pyramids-not-your-turn = { not-your-turn }
pyramids-deal-first = { deal-first }
pyramids-no-exchange-now = Le pietre angolari si cambiano una volta per turno, prima di giocare la prima carta e finché nel mazzo ci sono carte. Gioca una carta o premi «Ho finito».
pyramids-nothing-to-exchange = Scegli le pietre angolari da cambiare.
pyramids-not-a-top-stone = Si possono cambiare solo le pietre angolari.
pyramids-draw-pile-too-small = Nel mazzo ci sono solo { $draw_pile } carte, ma vuoi cambiarne { $given }. Cambiane di meno.
pyramids-not-in-hand = Non hai in mano questa carta, o non ne hai così tante. Scegline un’altra.
pyramids-no-such-seat = { table-unknown-seat }
pyramids-no-such-pyramid = Questa piramide non esiste. Scegline un’altra.
pyramids-no-plays-left = Hai giocato quattro carte. Premi «Ho finito».
pyramids-top-stone-starts-nothing = Una pietra angolare non può iniziare una piramide. Va su un piano da 2 o 3 mattoni.
pyramids-other-colour = Una piramide è di un solo colore. Questa carta non va lì.
pyramids-floor-does-not-fit = Questo piano non va su { $below }: ogni piano ha 1 o 2 mattoni in meno di quello sotto.
pyramids-top-stone-too-early = Una pietra angolare non va su { $below }. Va su un piano da 2 o 3 mattoni.
pyramids-complete = Questa piramide è completa e non cambia più. Scegline un’altra.
pyramids-discard-first = Prima scarta { $surplus ->
    [one] una carta
   *[other] { $surplus } carte
}.
pyramids-nothing-to-discard = Puoi scartare solo dopo aver giocato, se hai più di cinque carte.
pyramids-wrong-surplus = Le carte da scartare sono { $surplus }, non { $given }.
pyramids-nothing-due = { nothing-due }
pyramids-wrong-deal = Ora va distribuito altro.
pyramids-wrong-seat = { wrong-seat }
pyramids-wrong-count = { wrong-count }
pyramids-not-in-draw-pile = Questa carta non è nel mazzo, o non ce ne sono così tante.
