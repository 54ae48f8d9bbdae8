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
sg-entrance = entrata
sg-tomb = tomba
sg-cross = { $count ->
    [one] croce rossa
   *[other] { $count } croci rosse
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
sg-told-seat = { $name }: punti { $points }, completate { $count }. { $cards }.
sg-told-display = Scoperte: { $cards }. { $count } carte nel mazzo.
sg-ask-keep = Tieni due carte
sg-ask-extra = { $count ->
    [one] Ancora una casella
   *[other] Ancora { $count } caselle
}
sg-ask-take = Scegli una nuova carta
sg-ask-pass = Nessuna carta: passi
sg-said-keep = Tenere le piramidi { $low } e { $high }
sg-said-mark = Piramide { $number }: { $squares }
sg-said-extra = Casella extra: piramide { $number }, { $square }
sg-said-take = { $colour ->
    [green] Prendere la piramide { $number }, verde
    [orange] Prendere la piramide { $number }, arancione
   *[purple] Prendere la piramide { $number }, viola
}
sg-said-take-pile = Prendere dal mazzo
sg-said-pass = Passare
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
    [green] Porta il bonus verde di { $points } punti prima che lo abbia qualcun altro.
    [orange] Porta il bonus arancione di { $points } punti prima che lo abbia qualcun altro.
   *[purple] Porta il bonus viola di { $points } punti prima che lo abbia qualcun altro.
}
silver-gold-reason-in-time = { $turns ->
    [0] Appena in tempo: è l’ultima carta spedizione.
    [one] Appena in tempo: resta solo { $turns } carta spedizione.
   *[other] Appena in tempo: restano solo { $turns } carte spedizione.
}
silver-gold-reason-pair = Gemma rossa e gemma verde fanno coppia: { $points } punti.
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
silver-gold-reason-skull = Prende teschi; il peggiore costa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
silver-gold-reason-within-one = Porta la tomba della piramide { $card } alla portata di una forma: { $squares ->
    [one] manca { $squares } casella
   *[other] mancano { $squares } caselle
}.
silver-gold-reason-ready = Con il { $percent }% delle forme possibili la prossima carta raggiunge una tomba.
silver-gold-reason-both-open = Tiene aperte entrambe le carte per le prossime forme.
silver-gold-reason-short = Nella piramide { $card } la strada è corta: { $squares ->
    [one] { $squares } casella
   *[other] { $squares } caselle
} alla tomba.
silver-gold-reason-colour = { $colour ->
    [green] Un’altra piramide verde porta { $points } punti finché non li ha nessun altro.
    [orange] Un’altra piramide arancione porta { $points } punti finché non li ha nessun altro.
   *[purple] Un’altra piramide viola porta { $points } punti finché non li ha nessun altro.
}
silver-gold-reason-pair-ahead = La piramide { $card } ha sulla strada una gemma che fa coppia.
silver-gold-reason-torch-ahead = La piramide { $card } ha una torcia sulla strada.
silver-gold-reason-potion-ahead = La piramide { $card } ha una pozione contro i teschi.
silver-gold-reason-unseen = Nessuna carta scoperta è meglio di una del mazzo.
silver-gold-reason-only = { nothing-else }

# Why something can’t be done.
silver-gold-game-over = { table-over }
silver-gold-deal-first = { deal-first }
silver-gold-no-such-seat = { table-unknown-seat }
silver-gold-not-your-turn = { not-your-turn }
silver-gold-already-chosen = Hai già scelto: aspetta che lo facciano tutti.
silver-gold-keep-now = Non ora: prima tieni due carte.
silver-gold-mark-now = Non ora: prima segna la forma o una casella.
silver-gold-extra-now = Non ora: prima segna la casella extra della X rossa.
silver-gold-take-now = Non ora: prima prendi una carta scoperta o dal mazzo.
silver-gold-pass-now = Non hai carte: puoi solo passare.
silver-gold-not-dealt = La carta { $card } non è fra le tue; tienine due fra { $dealt }.
silver-gold-not-yours = La carta { $card } non è tua; scegline una davanti a te.
silver-gold-not-the-shape = { $squares } non è la forma; segna la forma intera, girata o riflessa, oppure una sola casella.
silver-gold-wall = { $square } della piramide { $card } è un muro; i muri non si segnano.
silver-gold-marked = { $square } della piramide { $card } è già segnata.
silver-gold-entrance-first = I primi segni sulla piramide { $card } devono includere l’ingresso { $entrance }.
silver-gold-apart = { $squares } non tocca nessuna casella segnata della piramide { $card }; un angolo non basta.
silver-gold-completed = La piramide { $card } è completata; in questa partita non riceve caselle extra.
silver-gold-not-displayed = La carta { $card } non è fra quelle scoperte.
silver-gold-draw-pile-empty = Il mazzo è vuoto; prendi una carta scoperta.
silver-gold-nothing-due = { nothing-due }
silver-gold-wrong-deal = { $given } non va bene; tocca a { $due }.
silver-gold-wrong-count = Sono state distribuite { $given } carte, ma ne servono { $due }.
silver-gold-not-in-draw-pile = La carta { $card } non è nel mazzo.
silver-gold-no-expedition = In questo round non resta nessuna carta spedizione { $shape }.
