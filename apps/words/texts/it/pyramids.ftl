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
py-state-open-great = { $stones } mattoni, aperta, Grande piramide: vale { $points } una volta completa
py-state-complete = completa, vale { $points }
py-state-great = completa, Grande piramide: { $stones } mattoni valgono { $points }
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
py-pile = { $count ->
    [0] Mazzo finito
   *[other] { $count } nel mazzo
}
py-plot = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $complete } complete su 6, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
py-what-own = { $complete } su 6 complete
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
    [3] Gioca ancora fino a tre carte
    [2] Gioca ancora fino a due carte
   *[1] Ancora una carta, se vuoi
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
py-news-draw = Peschi { $cards }.

# Why a bot would do it.
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

# Why something can’t be done.
pyramids-game-over = { table-over }
pyramids-not-your-turn = { not-your-turn }
pyramids-deal-first = { deal-first }
pyramids-no-exchange-now = Le pietre angolari si cambiano una volta per turno, prima della prima carta e finché il mazzo ha carte. Gioca una carta o premi «Ho finito».
pyramids-nothing-to-exchange = Scegli le pietre angolari da cambiare.
pyramids-not-a-top-stone = Si possono cambiare solo le pietre angolari.
pyramids-draw-pile-too-small = Il mazzo ha solo { $draw_pile } carte, ma ne cambi { $given }. Cambiane meno.
pyramids-not-in-hand = Non hai in mano questa carta, o non così tante volte. Scegline un’altra.
pyramids-no-such-seat = { table-unknown-seat }
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
pyramids-nothing-due = { nothing-due }
pyramids-wrong-deal = Ora si distribuisce altro.
pyramids-wrong-seat = { wrong-seat }
pyramids-wrong-count = { wrong-count }
pyramids-not-in-draw-pile = Questa carta non è nel mazzo, o non così tante volte.
