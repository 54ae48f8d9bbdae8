sg-welcome = Sulle tue due carte segna un percorso dall’entrata alla tomba. Le caselle si chiamano da a1 (in alto a sinistra) a e5.
sg-legend = E entrata, T tomba, # muro, x croce rossa
sg-legend-symbols = r gemma rossa, g gemma verde, t torcia, s teschio, p pozione, * segnata
sg-expedition = Round { $round } di 4, spedizione { $number } di 7: { $shape }
sg-shape-i2 = due in fila
sg-shape-i3 = tre in fila
sg-shape-v3 = angolo da tre
sg-shape-t4 = T da quattro
sg-shape-l4 = L da quattro
sg-shape-o4 = quadrato da quattro
sg-display = Scoperte: { $cards }
sg-pile = { $count ->
    [0] Il mazzo è vuoto.
    [one] Mazzo: { $count } carta
   *[other] Mazzo: { $count } carte
}
sg-bonuses = Prossimi punti piramide: { $bonuses }
sg-colour = { $colour ->
    [green] verde
    [orange] arancione
   *[purple] viola
}
sg-bonus-free = { sg-colour } { $points }
sg-seat = { $points ->
    [one] Posto { $seat }: carte { $cards }; completate: { $count }; { $points } punto
   *[other] Posto { $seat }: carte { $cards }; completate: { $count }; { $points } punti
}
sg-score = Tu: { $points ->
    [one] finora { $points } punto; completate: { $completed }
   *[other] finora { $points } punti; completate: { $completed }
}
sg-score-card = Gemme: rosse { $red }, verdi { $green }. Torce nei round: { $torches }. Teschi: { $skulls } di { $most }, costano { $loss }
sg-card = { $card } { sg-colour }
sg-chamber = Carta { $card }
sg-own = La tua carta { $card }
sg-row = Riga { $row }: { $squares }
sg-left = Carte spedizione non ancora usate in questo round: { $shapes }

sg-plain = vuota
sg-wall = muro
sg-entrance = entrata
sg-tomb = tomba
sg-marked = segnata
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

sg-ask-keep = Quali due di queste quattro carte tieni?
sg-ask-mark = Segna la forma, o una sola casella, su una delle tue carte.
sg-ask-extra = { $count ->
    [one] Croce rossa: segna ancora { $count } casella.
   *[other] Croci rosse: segna ancora { $count } caselle, una dopo l’altra.
}
sg-ask-take = Prendi una nuova carta.
sg-ask-pass = Non hai più carte.

sg-label-shape = Carta { $card }, forma
sg-label-one = Carta { $card }, una casella
sg-label-extra = Carta { $card }
sg-keep = tengo { $cards }
sg-mark = { $squares } sulla carta { $card }
sg-mark-gains = { $squares } sulla carta { $card } ({ $gains })
sg-take = prendo { $card }
sg-take-pile = prendo la prima carta del mazzo, senza vederla
sg-pass = passo

sg-you-drew = Dal mazzo peschi { $card }.
sg-seat-drew = Il posto { $seat } pesca { $card } dal mazzo.
sg-refill = Nuove scoperte: { $cards }
sg-you-bonus = Ottieni { $points } punti piramide ({ sg-colour }).
sg-seat-bonus = Il posto { $seat } ottiene { $points } punti piramide ({ sg-colour }).
sg-round = Comincia il round { $round }.

sg-why-keep = SGP-6: le altre due tornano nel mazzo; scelgono tutti insieme.
sg-why-shape = SGP-10, SGP-12: tutta la forma, ruotata o specchiata, dall’entrata o a contatto con una casella segnata.
sg-why-one = SGP-13: una casella al posto della forma: l’entrata, o accanto a una casella segnata.
sg-why-extra = SGP-14: la casella in più di una croce rossa, su una delle due carte: l’entrata, o accanto a una casella segnata.
sg-why-take = SGP-20: prende il posto di una carta completata; le scoperte si reintegrano dopo di te.
sg-why-take-pile = SGP-20: una carta che non hai visto prende il posto di una completata.
sg-why-pass = SGP-22: senza carte non c’è niente da segnare.
sg-why-tomb = SGP-19, SGP-26: raggiunge la tomba: la carta è completata e vale 10 punti.
sg-why-cross = SGP-14: per ogni croce rossa, subito un’altra casella, su una delle due carte.
sg-why-gem = SGP-15, SGP-26: una coppia di gemma rossa e verde vale 5 punti, una gemma sola 1.
sg-why-torch = SGP-16: la torcia del round { $round }: 5 punti, una volta per round.
sg-why-skull = SGP-17, SGP-26: un teschio; alla fine il peggiore costa punti.
sg-why-potion = SGP-18: una pozione cancella i tuoi due teschi peggiori.

sg-help-show = show: le tue carte, casella per casella, a parole. show 17: una carta qualsiasi, con i suoi segni.

sg-points = piramidi { $pyramids }, torce { $torches }, punti piramide { $bonuses }, gemme { $gems }, teschio { $skull }

silver-gold-game-over = La partita è finita.
silver-gold-deal-first = Prima vanno date le carte.
silver-gold-no-such-seat = A questo tavolo il posto { $seat } non c’è.
silver-gold-not-your-turn = Tocca al posto { $turn }.
silver-gold-already-chosen = Il posto { $seat } ha già scelto; aspetta gli altri.
silver-gold-keep-now = Prima tieni due delle carte ricevute.
silver-gold-mark-now = Ora segna tutta la forma, o una sola casella, su una delle tue carte.
silver-gold-extra-now = Ora segna la casella in più che dà una croce rossa.
silver-gold-take-now = Ora prendi una carta scoperta o la prima del mazzo.
silver-gold-pass-now = Non hai più carte: passa.
silver-gold-not-dealt = La carta { $card } non è tra quelle ricevute; tieni due di { $dealt }.
silver-gold-not-yours = La carta { $card } non è tua.
silver-gold-not-the-shape = { $squares } non è la forma { $shape }: segnala tutta, ruotata o specchiata come vuoi, oppure una sola casella.
silver-gold-wall = { $square } della carta { $card } è un muro.
silver-gold-marked = { $square } della carta { $card } è già segnata.
silver-gold-entrance-first = I primi segni sulla carta { $card } devono comprendere la sua entrata { $entrance }.
silver-gold-apart = { $squares } non tocca con un lato una casella segnata della carta { $card }; un angolo non basta.
silver-gold-completed = La carta { $card } è completata; in questa partita non accetta caselle in più.
silver-gold-not-displayed = La carta { $card } non è tra le scoperte.
silver-gold-draw-pile-empty = Il mazzo è vuoto; prendi una carta scoperta.
silver-gold-nothing-due = Ora non va dato niente.
silver-gold-wrong-deal = «{ $given }» non va bene; ora tocca a «{ $due }».
silver-gold-wrong-count = { $given ->
    [one] È stata data { $given } carta, ma ne servono { $due }.
   *[other] Sono state date { $given } carte, ma ne servono { $due }.
}
silver-gold-not-in-draw-pile = La carta { $card } non è nel mazzo.
silver-gold-no-expedition = In questo round non resta nessuna carta spedizione con la forma { $shape }.
