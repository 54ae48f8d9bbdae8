sg-pyramid = { $colour ->
    [green] Piramide { $number }, verde
    [orange] Piramide { $number }, arancione
   *[purple] Piramide { $number }, viola
}
sg-shape-i2 = due in fila
sg-shape-i3 = tre in fila
sg-shape-v3 = l’angolo da tre
sg-shape-t4 = la T
sg-shape-l4 = la L
sg-shape-o4 = il blocco da quattro
sg-plain = vuota
sg-wall = muro
sg-entrance = ingresso
sg-tomb = tomba
sg-cross = { $count ->
    [one] X rossa
   *[other] { $count } X rosse
}
sg-red-gem = { $count ->
    [one] gemma rossa
   *[other] { $count } gemme rosse
}
sg-green-gem = { $count ->
    [one] gemma verde
   *[other] { $count } gemme verdi
}
sg-torch = { $count ->
    [one] torcia
   *[other] { $count } torce
}
sg-skull = { $count ->
    [one] teschio
   *[other] { $count } teschi
}
sg-potion = { $count ->
    [one] pozione
   *[other] { $count } pozioni
}
sg-told-card = { $pyramid }, caselle segnate: { $count }
sg-told-seat = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, completate { $count }. { $cards }.
sg-told-display = Scoperte: { $cards }. { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} nel mazzo.
sg-ask-keep = Tieni due carte
sg-ask-extra = { $count ->
    [one] Ancora una casella
   *[other] Ancora { $count } caselle
}
sg-ask-take = Scegli una nuova carta
sg-ask-pass = Non hai carte: passi
sg-said-keep = Piramidi da tenere: { $low } e { $high }
sg-said-mark = Piramide { $number }: { $squares }
sg-said-extra = Casella extra: piramide { $number }, { $square }
sg-said-take = { $colour ->
    [green] Nuova carta: piramide { $number }, verde
    [orange] Nuova carta: piramide { $number }, arancione
   *[purple] Nuova carta: piramide { $number }, viola
}
sg-said-take-pile = Nuova carta: dal mazzo
sg-said-pass = Passa
sg-news-expedition = Round { $round }, carta { $card } di 7: { $shape }.
sg-news-own-draw = { $colour ->
    [green] Peschi la piramide { $number }, verde.
    [orange] Peschi la piramide { $number }, arancione.
   *[purple] Peschi la piramide { $number }, viola.
}
sg-news-draw = { $name } pesca la piramide { $number }.
sg-news-refill = Nuove carte scoperte: { $cards }.
sg-event-bonus = { $you ->
    [yes] { $colour ->
        [green] Ottieni { $points } punti per il verde.
        [orange] Ottieni { $points } punti per l’arancione.
       *[purple] Ottieni { $points } punti per il viola.
    }
   *[no] { $colour ->
        [green] { $name } ottiene { $points } punti per il verde.
        [orange] { $name } ottiene { $points } punti per l’arancione.
       *[purple] { $name } ottiene { $points } punti per il viola.
    }
}
sg-line-pyramids = Piramidi
sg-line-torches = Torce
sg-line-bonuses = Bonus
sg-line-gems = Gemme
sg-line-skulls = Teschio peggiore

# Why a bot would do it.
silver-gold-reason-completes = Completa la piramide { $card }: { $points } punti.
silver-gold-reason-bonus = { $colour ->
    [green] Ottiene il bonus verde di { $points } punti prima degli altri.
    [orange] Ottiene il bonus arancione di { $points } punti prima degli altri.
   *[purple] Ottiene il bonus viola di { $points } punti prima degli altri.
}
silver-gold-reason-in-time = { $turns ->
    [0] Appena in tempo: è l’ultima carta spedizione.
    [one] Appena in tempo: resta solo { $turns } carta spedizione.
   *[other] Appena in tempo: restano solo { $turns } carte spedizione.
}
silver-gold-reason-pair = Una gemma rossa e una verde fanno coppia: { $points } punti.
silver-gold-reason-torch = Prende la torcia del round { $round }.
silver-gold-reason-last-torch = Prende la torcia del round { $round } con l’ultima carta del round.
silver-gold-reason-potion = { $count ->
    [one] La pozione cancella { $count } teschio.
   *[other] La pozione cancella { $count } teschi.
}
silver-gold-reason-extra = { $count ->
    [one] Una X rossa dà una casella extra.
   *[other] Le X rosse danno { $count } caselle extra.
}
silver-gold-reason-gem = Prende una gemma che può ancora fare coppia.
silver-gold-reason-no-skull = Evita i teschi.
silver-gold-reason-skull = Prende teschi: il peggiore costa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
silver-gold-reason-within-one = Dopo, una sola forma può raggiungere la tomba della piramide { $card }: { $squares ->
    [one] manca { $squares } casella
   *[other] mancano { $squares } caselle
}.
silver-gold-reason-ready = La prossima carta raggiunge una tomba con il { $percent }% delle forme che possono uscire.
silver-gold-reason-both-open = Tiene aperte entrambe le carte per le forme a venire.
silver-gold-reason-short = La piramide { $card } è corta: { $squares ->
    [one] { $squares } casella
   *[other] { $squares } caselle
} fino alla tomba.
silver-gold-reason-colour = { $colour ->
    [green] Un’altra piramide verde dà { $points } punti, se nessuno arriva prima.
    [orange] Un’altra piramide arancione dà { $points } punti, se nessuno arriva prima.
   *[purple] Un’altra piramide viola dà { $points } punti, se nessuno arriva prima.
}
silver-gold-reason-pair-ahead = Nella piramide { $card } c’è sulla strada una gemma che fa coppia.
silver-gold-reason-torch-ahead = Nella piramide { $card } c’è una torcia sulla strada.
silver-gold-reason-potion-ahead = Nella piramide { $card } c’è una pozione contro i teschi.
silver-gold-reason-unseen = Nessuna carta scoperta è meglio di una del mazzo.
silver-gold-reason-only = { nothing-else }

# Why something can’t be done.
silver-gold-game-over = { table-over }
silver-gold-deal-first = { deal-first }
silver-gold-no-such-seat = { table-unknown-seat }
silver-gold-not-your-turn = { not-your-turn }
silver-gold-already-chosen = Hai già scelto. Aspetta che scelgano tutti.
silver-gold-keep-now = Prima tieni due carte.
silver-gold-mark-now = Prima segna la forma o una casella.
silver-gold-extra-now = Prima segna la casella extra della X rossa.
silver-gold-take-now = Prima prendi una carta, scoperta o dal mazzo.
silver-gold-pass-now = Non hai più carte. Puoi solo passare.
silver-gold-not-dealt = La carta { $card } non è fra quelle che hai ricevuto. Tienine due fra { $dealt }.
silver-gold-not-yours = La carta { $card } non è tua. Scegli una delle tue carte.
silver-gold-not-the-shape = { $squares } non è la forma. Segna la forma intera, girata o riflessa, oppure una sola casella.
silver-gold-wall = { $square } della piramide { $card } è un muro. I muri non si possono segnare.
silver-gold-marked = { $square } della piramide { $card } è già segnata.
silver-gold-entrance-first = I primi segni sulla piramide { $card } devono comprendere l’ingresso { $entrance }.
silver-gold-apart = { $squares } non tocca per un lato nessuna casella segnata della piramide { $card }. Un angolo non basta.
silver-gold-completed = La piramide { $card } è completata. In questa partita non può ricevere caselle extra.
silver-gold-not-displayed = La carta { $card } non è fra quelle scoperte.
silver-gold-draw-pile-empty = Il mazzo è vuoto. Prendi una carta scoperta.
silver-gold-nothing-due = { nothing-due }
silver-gold-wrong-deal = { $given } non va bene: ora tocca a { $due }.
silver-gold-wrong-count = Sono state distribuite { $given } carte, ma ne servono { $due }.
silver-gold-not-in-draw-pile = La carta { $card } non è nel mazzo.
silver-gold-no-expedition = In questo round non restano carte spedizione { $shape }.
