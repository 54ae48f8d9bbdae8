tg-welcome = Insieme, mettete tutte le carte da 2 a 99 su quattro pile.
tg-fire = Carta fuoco.
tg-left = { $count ->
    [one] Resta da giocare { $count } carta
   *[other] Restano da giocare { $count } carte
}
tg-placed = Giocate: { $cards }
tg-placed-hidden = A questo tavolo non si vede che cosa è stato giocato.

tg-label-card = { $card } su
tg-label = { $pile } ({ $step })
tg-label-back = { $pile } ({ $step }, salto indietro)

tg-rule-keen = TG-6: comincia chi ne ha più voglia; a parità, il posto più basso. Rispondono tutti insieme.
tg-rule-say = TG-18: lo sentono tutti, in ogni momento; i numeri esatti non si dicono mai.
tg-rule-up = TG-7: una pila ascendente accetta ogni carta più alta; passa da { $top } a { $card }.
tg-rule-down = TG-8: una pila discendente accetta ogni carta più bassa; passa da { $top } a { $card }.
tg-rule-back = TG-9, il salto indietro: esattamente 10 contro il verso; la pila torna da { $top } a { $card }.
tg-rule-cover = TG-22: copre la carta fuoco di questa pila.
tg-rule-fire = TG-22: una carta fuoco; se a fine turno è in cima, chi viene dopo deve coprirla.
tg-rule-minimum = { $count ->
    [one] TG-11: dopo, in questo turno va giocata ancora almeno { $count } carta.
   *[other] TG-11: dopo, in questo turno vanno giocate ancora almeno { $count } carte.
}
tg-rule-end = { $count ->
    [one] TG-12: peschi { $count } carta e tocca al posto seguente.
   *[other] TG-12: peschi { $count } carte e tocca al posto seguente.
}
tg-rule-end-empty = TG-13: il mazzo è vuoto, nessuno pesca; tocca al posto seguente.
tg-rule-lost = TG-22: la partita sarebbe persa, perché brucia ancora { $piles }.

tg-help-say = Per dire qualcosa agli altri su una pila, qui A1, in ogni momento:
tg-help-bots = Che cosa intendono i computer, e come capiscono te. Le carte davanti a una pila che non sono ancora state giocate: il suo salto indietro, poi quelle nella sua direzione, la più vicina per prima. leave: ho almeno una delle prime tre. nojump: ho almeno una delle tre successive. here: non ho nessuna di queste sei. good e il silenzio non affermano nulla.
tg-help-show = show: quali carte sono state giocate e quali no.
