tg-welcome = Insieme, mettete tutte le carte da 2 a 99 su quattro pile.
tg-ascending = { $pile } ascendente, in cima { $top }
tg-descending = { $pile } discendente, in cima { $top }
tg-burning = , brucia: coprila in questo turno
tg-fire = , carta fuoco
tg-signal = ; posto { $seat }: { $phrase }
tg-draw-pile = { $count ->
    [0] Il mazzo è vuoto.
    [one] Mazzo: { $count } carta
   *[other] Mazzo: { $count } carte
}
tg-others = { $count ->
    [one] Posto { $seat }: { $count } carta
   *[other] Posto { $seat }: { $count } carte
}
tg-hand = La tua mano: { $cards }
tg-left = { $count ->
    [one] Resta da giocare { $count } carta
   *[other] Restano da giocare { $count } carte
}
tg-placed = Giocate: { $cards }
tg-placed-hidden = A questo tavolo non si vede che cosa è stato giocato.
tg-unseen = Nel mazzo o in altre mani: { $cards }

tg-ask-keen = Quanto ti va di cominciare?
tg-ask-place = { $count ->
    [one] Tocca a te: gioca almeno { $count } carta.
   *[other] Tocca a te: gioca almeno { $count } carte.
}
tg-ask-more = Tocca a te: gioca altre carte, o chiudi il turno.

tg-label-card = { $card } su
tg-label = { $pile } ({ $step })
tg-label-back = { $pile } ({ $step }, salto indietro)
tg-place = { $card } su { $pile }
tg-end = fine del turno
tg-say = su { $pile }: { $phrase }
tg-keen-0 = meglio non cominciare
tg-keen-1 = comincio, se serve
tg-keen-2 = comincio volentieri
tg-keen-3 = fatemi cominciare
tg-leave = lasciate stare questa pila
tg-nojump = niente grandi salti qui
tg-good = questa pila mi va bene
tg-here = giocate qui, se potete
tg-clear = nient’altro da dire

tg-you-drew = Peschi: { $cards }
tg-seat-drew = { $count ->
    [one] Il posto { $seat } pesca { $count } carta.
   *[other] Il posto { $seat } pesca { $count } carte.
}

tg-why-keen = TG-6: comincia chi ne ha più voglia; a parità, il posto più basso. Rispondono tutti insieme.
tg-why-say = TG-18: lo sentono tutti, in ogni momento; i numeri esatti non si dicono mai.
tg-why-up = TG-7: una pila ascendente accetta ogni carta più alta; passa da { $top } a { $card }.
tg-why-down = TG-8: una pila discendente accetta ogni carta più bassa; passa da { $top } a { $card }.
tg-why-back = TG-9, il salto indietro: esattamente 10 contro il verso; la pila torna da { $top } a { $card }.
tg-why-cover = TG-22: copre la carta fuoco di questa pila.
tg-why-fire = TG-22: una carta fuoco; se a fine turno è in cima, chi viene dopo deve coprirla.
tg-why-minimum = { $count ->
    [one] TG-11: dopo, in questo turno va giocata ancora almeno { $count } carta.
   *[other] TG-11: dopo, in questo turno vanno giocate ancora almeno { $count } carte.
}
tg-why-end = { $count ->
    [one] TG-12: peschi { $count } carta e tocca al posto seguente.
   *[other] TG-12: peschi { $count } carte e tocca al posto seguente.
}
tg-why-end-empty = TG-13: il mazzo è vuoto, nessuno pesca; tocca al posto seguente.
tg-why-lost = TG-22: la partita sarebbe persa, perché brucia ancora { $piles }.

tg-help-say = Per dire qualcosa agli altri su una pila, qui A1, in ogni momento:
tg-help-bots = Che cosa intendono i computer, e come capiscono te. Le carte davanti a una pila che non sono ancora state giocate: il suo salto indietro, poi quelle nella sua direzione, la più vicina per prima. leave: ho almeno una delle prime tre. nojump: ho almeno una delle tre successive. here: non ho nessuna di queste sei. good e il silenzio non affermano nulla.
tg-help-show = show: quali carte sono state giocate e quali no.

tg-won = Tutte le 98 carte sono giocate: avete vinto!
tg-excellent = { $count ->
    [one] Resta { $count } carta: un risultato eccellente.
   *[other] Restano { $count } carte: un risultato eccellente.
}
tg-burnt = { $count ->
    [one] Una carta fuoco non è stata coperta: resta { $count } carta.
   *[other] Una carta fuoco non è stata coperta: restano { $count } carte.
}
tg-lost = { $count ->
    [one] Non si va più avanti: resta { $count } carta.
   *[other] Non si va più avanti: restano { $count } carte.
}

the-game-game-over = La partita è finita.
the-game-no-such-seat = A questo tavolo il posto { $seat } non c’è.
the-game-deal-first = Prima vanno date le carte.
the-game-keen-first = Prima ogni posto dice quanto gli va di cominciare.
the-game-already-chosen = Il posto { $seat } ha già detto quanto gli va di cominciare.
the-game-started = La partita è già cominciata.
the-game-not-your-turn = Tocca al posto { $turn }.
the-game-not-in-hand = Non hai in mano il { $card }.
the-game-does-not-fit-ascending = Il { $card } non va su { $pile }, dove in cima c’è { $top }: gioca una carta più alta, o più bassa di 10 esatti.
the-game-does-not-fit-descending = Il { $card } non va su { $pile }, dove in cima c’è { $top }: gioca una carta più bassa, o più alta di 10 esatti.
the-game-too-few = { $minimum ->
    [one] Gioca almeno { $minimum } carta prima di chiudere il turno; finora: { $placed }.
   *[other] Gioca almeno { $minimum } carte prima di chiudere il turno; finora: { $placed }.
}
the-game-nothing-due = Ora non vanno date carte.
the-game-wrong-seat = Le carte vanno al posto { $due }, non al posto { $given }.
the-game-wrong-count = { $due ->
    [one] Va data { $due } carta, non { $given }.
   *[other] Vanno date { $due } carte, non { $given }.
}
the-game-not-in-draw-pile = Il { $card } non è nel mazzo.
