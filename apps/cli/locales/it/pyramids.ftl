py-welcome = Completa piramidi: piani di un solo colore, ognuno con 1 o 2 mattoni in meno di quello sotto, e una pietra angolare.
py-pile = { $count ->
    [0] Il mazzo è vuoto.
    [one] Mazzo: { $count } carta
   *[other] Mazzo: { $count } carte
}
py-you = { $points ->
    [one] Tu: { $points } punto
   *[other] Tu: { $points } punti
}
py-seat = Posto { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
py-colour = { $colour ->
    [red] rossa
    [yellow] gialla
    [green] verde
   *[blue] blu
}
py-open-ones = aperte: { $pyramids }
py-complete-ones = complete: { $pyramids }
py-open = { $number }. { py-colour } { $floors }
py-complete = { $number }. { py-colour } { $floors }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
py-great = { $number }. { py-colour } { $floors }, Grande piramide, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
py-hand = La tua mano: { $cards }
py-floor = { py-colour } { $stones }
py-top = pietra angolare { py-colour }
py-discards = Scartate: { $cards }
py-unseen = Nel mazzo o in altre mani: { $cards }

py-ask-play = { $count ->
    [0] Hai giocato quattro carte: chiudi il turno.
    [one] Gioca ancora { $count } carta, o chiudi il turno.
   *[other] Gioca fino a { $count } carte, o chiudi il turno.
}
py-ask-last = Ultimo giro: gioca quante carte vuoi, poi chiudi.
py-ask-discard = Troppe carte in mano: quali scarti?

py-label-swap = Cambio
py-label-discard = Scarto
py-new-you = nuova davanti a te
py-new-seat = nuova davanti al posto { $seat }
py-on-you = sulla tua piramide { $number }
py-on-seat = sulla piramide { $number } del posto { $seat }
py-swap = cambio: { $cards }
py-end = fine del turno
py-discard = scarto: { $cards }

py-you-deal = Dai tu le carte.
py-seat-deals = Dà le carte il posto { $seat }.
py-you-drew = Peschi: { $cards }
py-seat-drew = { $count ->
    [one] Il posto { $seat } pesca { $count } carta.
   *[other] Il posto { $seat } pesca { $count } carte.
}

py-why-swap = { $count ->
    [one] PY-5: in cambio peschi { $count } carta; non conta come giocata.
   *[other] PY-5: in cambio peschi { $count } carte; non conta come giocata.
}
py-why-start = PY-8: un piano di qualsiasi misura può iniziare una piramide davanti a chiunque.
py-why-floor = PY-9, PY-10: lo stesso colore, 1 o 2 mattoni in meno del piano sotto.
py-why-top = PY-11, PY-12: una pietra angolare va su 2 o 3 mattoni e completa la piramide, che non cambia più.
py-why-yours = PY-13: sta davanti a te, quindi conta per te.
py-why-theirs = PY-13: conta per il posto { $seat }, perché sta lì.
py-why-great = PY-17: più di 10 mattoni: una Grande piramide, che completa vale doppio.
py-why-end = PY-6, PY-7: in questo turno non giochi più; con più di cinque carte in mano poi scarti l’eccedenza.
py-why-discard = PY-7: fuori dal gioco, sotto gli occhi di tutti.

py-help-cards = Le carte sono r y g b (rossa, gialla, verde, blu) e il numero di mattoni, o T per una pietra angolare; poi @, il posto, e un punto con la piramide.
py-help-show = show: tutti gli scarti, e le carte che non hai visto.
py-complete-count = { $count ->
    [one] { $count } piramide completa
   *[other] { $count } piramidi complete
}

pyramids-game-over = La partita è finita.
pyramids-not-your-turn = Tocca al posto { $turn }.
pyramids-deal-first = Si stanno dando le carte; scegli quando ci sono.
pyramids-no-exchange-now = Le pietre angolari si cambiano una volta per turno, prima di giocare la prima carta e finché il mazzo ha carte.
pyramids-nothing-to-exchange = Indica le pietre angolari da cambiare, come in swap rT.
pyramids-not-a-top-stone = { $card } non è una pietra angolare; si cambiano solo quelle.
pyramids-draw-pile-too-small = { $draw_pile ->
    [one] Il mazzo ha solo { $draw_pile } carta, non { $given }; cambiane meno.
   *[other] Il mazzo ha solo { $draw_pile } carte, non { $given }; cambiane meno.
}
pyramids-not-in-hand = Non hai in mano { $card }, o non così tante.
pyramids-no-such-seat = A questo tavolo il posto { $seat } non c’è.
pyramids-no-such-pyramid = Il posto { $seat } non ha la piramide { $number }; finora ne ha { $started }.
pyramids-no-plays-left = Quattro carte sono giocate: chiudi il turno.
pyramids-top-stone-starts-nothing = { $card } è una pietra angolare e non può iniziare una piramide.
pyramids-other-colour = { $card } non va su questa piramide ({ py-colour }): una piramide ha un solo colore.
pyramids-floor-does-not-fit = { $card } non va su un piano da { $below }: un piano ha 1 o 2 mattoni in meno di quello sotto.
pyramids-top-stone-too-early = { $card } non va su un piano da { $below }: una pietra angolare va su 2 o 3 mattoni.
pyramids-complete = La piramide { $number } del posto { $seat } è completa e non cambia più.
pyramids-discard-first = { $surplus ->
    [one] Prima scarta { $surplus } carta.
   *[other] Prima scarta { $surplus } carte.
}
pyramids-nothing-to-discard = Si scarta solo dopo la fine del turno, e solo con più di cinque carte in mano.
pyramids-wrong-surplus = { $surplus ->
    [one] Va scartata esattamente { $surplus } carta, non { $given }.
   *[other] Vanno scartate esattamente { $surplus } carte, non { $given }.
}
pyramids-nothing-due = Ora non va dato niente.
pyramids-wrong-deal = Non è questo che va dato ora, ma «{ $due }».
pyramids-wrong-seat = Le carte vanno al posto { $due }, non al posto { $given }.
pyramids-wrong-count = { $due ->
    [one] Va data { $due } carta, non { $given }.
   *[other] Vanno date { $due } carte, non { $given }.
}
pyramids-not-in-draw-pile = { $card } non è nel mazzo, o non così tante.
