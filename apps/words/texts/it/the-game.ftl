tg-pile-up = Pila { $pile }, crescente, in cima { $top }.
tg-pile-down = Pila { $pile }, decrescente, in cima { $top }.
tg-pile-burns = Brucia: coprila in questo turno.
tg-pile-said = { $name }: { $phrase }.
tg-told-draw-pile = { $count ->
    [0] Il mazzo è vuoto.
    [one] Una carta nel mazzo.
   *[other] { $count } carte nel mazzo.
}
tg-told-seat = { $count ->
    [one] { $name }: una carta.
   *[other] { $name }: { $count } carte.
}
tg-ask-keen = Quanto vorresti iniziare?
tg-ask-place = { $count ->
    [one] Gioca almeno una carta
   *[other] Gioca almeno { $count } carte
}
tg-ask-more = { $count ->
    [one] Gioca ancora una carta
   *[other] Gioca ancora { $count } carte
}
tg-ask-free = Gioca ancora o termina il turno
tg-place = { $card } su { $pile }
tg-end-turn = Termina turno
tg-keen-0 = Meglio di no
tg-keen-1 = Se proprio serve
tg-keen-2 = Volentieri
tg-keen-3 = Lasciate fare a me
tg-keen-said = «{ $keen }»
tg-say-leave = Lasciate stare questa pila
tg-say-nojump = Qui niente grandi salti
tg-say-good = Questa pila mi va bene
tg-say-here = Giocate qui, se potete
tg-say-clear = Ritira il segnale
tg-say-about = { $pile }: { $phrase }
tg-say-cleared = { $pile }: segnale ritirato
tg-news-drawn = { $count ->
    [one] Hai pescato { $cards }.
   *[other] Hai pescato { $count } carte: { $cards }.
}
tg-over-win = Giocate tutte le 98 carte: vittoria!
tg-over-excellent = { $count ->
    [one] Solo una carta rimasta: eccellente!
   *[other] Solo { $count } carte rimaste: eccellente!
}
tg-over-left = { $count ->
    [one] Una carta rimasta
   *[other] { $count } carte rimaste
}
tg-why-fire = Il turno è finito mentre su { $piles } c’era ancora fuoco.
tg-why-stuck = Nessuna carta si può più giocare: { $placed } giocate in questo turno, ne servono almeno { $minimum }.

# Why a bot would do it.
the-game-reason-wins = Così si possono ancora giocare tutte le carte.
the-game-reason-trick = Il trucco all’indietro: { $card } riporta { $pile } indietro di dieci.
the-game-reason-covers = Copre il fuoco su { $pile }.
the-game-reason-keeps-trick = { $card } resta in mano per il trucco all’indietro su { $pile }.
the-game-reason-trick-out = Il trucco all’indietro su { $pile } resta possibile: { $card } non si è ancora vista.
the-game-reason-leaves = Lascia stare { $pile }, come chiesto da { $seat }.
the-game-reason-against = Va contro la richiesta di { $seat } su { $pile }.
the-game-reason-keeps-way = Lascia aperta la strada per { $card }.
the-game-reason-saves-pair = Conserva { $low } e { $high }, distanti dieci, per una sola pila.
the-game-reason-free = { $card } su { $pile } non salta nessuna carta ancora da vedere.
the-game-reason-nearest = { $card } è la carta più vicina: a { $distance } da { $pile }.
the-game-reason-small-steps = Il salto più grande è solo di { $distance }.
the-game-reason-more = { $count ->
    [one] Una carta oltre il minimo, perché non costa quasi niente.
   *[other] { $count } carte oltre il minimo, perché non costano quasi niente.
}
the-game-reason-stops = Si ferma al minimo e tiene il resto per dopo.
the-game-reason-enough = Termina il turno: un’altra carta costerebbe più di quanto rende.
the-game-reason-only = { nothing-else }
the-game-reason-starts-well = In mano ci sono buone carte per iniziare.
the-game-reason-starts-badly = In mano non ci sono buone carte per iniziare.

# Why something can’t be done.
the-game-game-over = { table-over }
the-game-no-such-seat = { table-unknown-seat }
the-game-deal-first = { deal-first }
the-game-keen-first = Prima ognuno dice quanto vorrebbe iniziare.
the-game-already-chosen = Questo posto ha già risposto.
the-game-started = { table-started }
the-game-not-your-turn = { not-your-turn }
the-game-not-in-hand = Non hai in mano { $card }.
the-game-does-not-fit-ascending = { $card } non va su { $pile }, che in cima ha { $top }. Gioca una carta più alta, o una più bassa di dieci esatti.
the-game-does-not-fit-descending = { $card } non va su { $pile }, che in cima ha { $top }. Gioca una carta più bassa, o una più alta di dieci esatti.
the-game-too-few = Gioca altre carte prima di terminare il turno: giocate { $placed }, ne servono almeno { $minimum }.
the-game-nothing-due = { nothing-due }
the-game-wrong-count = { wrong-count }
the-game-not-in-draw-pile = { $card } non è nel mazzo.
the-game-wrong-seat = { wrong-seat }
