tg-welcome = Tutti insieme, giocate le carte da 2 a 99 su quattro pile.
tg-fire = Carta fuoco.
tg-left = { $count ->
    [one] { $count } carta ancora da giocare
   *[other] { $count } carte ancora da giocare
}
tg-placed = Giocate: { $cards }
tg-placed-hidden = Questo tavolo non mostra le carte giocate finora.

tg-label-card = { $card } su
tg-label = { $pile } ({ $step })
tg-label-back = { $pile } ({ $step }, trucco all’indietro)

tg-rule-keen = TG-6: inizia il posto che lo desidera di più; a parità, quello con il numero più basso. Rispondono tutti insieme.
tg-rule-say = TG-18: lo sentono tutti, in ogni momento. I numeri esatti non si dicono mai.
tg-rule-up = TG-7: una pila crescente accetta ogni carta più alta; passa da { $top } a { $card }.
tg-rule-down = TG-8: una pila decrescente accetta ogni carta più bassa; passa da { $top } a { $card }.
tg-rule-back = TG-9, il trucco all’indietro: esattamente 10 contro il verso; la pila torna da { $top } a { $card }.
tg-rule-cover = TG-22: copre la carta fuoco di questa pila.
tg-rule-fire = TG-22: una carta fuoco; se è in cima quando il tuo turno finisce, chi gioca dopo deve coprirla.
tg-rule-minimum = { $count ->
    [one] TG-11: dopo, in questo turno va giocata almeno un’altra carta.
   *[other] TG-11: dopo, in questo turno vanno giocate almeno altre { $count } carte.
}
tg-rule-end = { $count ->
    [one] TG-12: peschi { $count } carta, poi gioca il posto successivo.
   *[other] TG-12: peschi { $count } carte, poi gioca il posto successivo.
}
tg-rule-end-empty = TG-13: il mazzo è vuoto, quindi nessuno pesca. Gioca il posto successivo.
tg-rule-lost = TG-22: così la partita è persa, perché c’è ancora fuoco su { $piles }.

tg-help-say = Per mandare un segnale su una pila (qui A1), in ogni momento:
tg-help-bots = I segnali riguardano le carte non ancora giocate davanti a una pila: prima quella per il suo trucco all’indietro, poi quelle nella sua direzione, a partire dalla più vicina. leave: ho almeno una delle prime tre. nojump: ho almeno una delle tre successive. here: non ho nessuna di queste sei. good e il silenzio non dicono nulla.
tg-help-show = show: mostra quali carte sono state giocate e quali no.
