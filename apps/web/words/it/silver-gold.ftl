# Silver & Gold: Pyramids. I colori arrivano come green, orange, purple; le caselle come a1… e5.

# Carte, caselle, forme
sg-pyramid = { $colour ->
    [green] Piramide { $number }, verde
    [orange] Piramide { $number }, arancione
   *[purple] Piramide { $number }, viola
}
sg-plain = vuota
sg-wall = muro
sg-entrance = ingresso
sg-tomb = tomba
sg-cross = X rossa
sg-red-gem = gemma rossa
sg-green-gem = gemma verde
sg-torch = torcia
sg-skull = teschio
sg-potion = pozione
sg-square = { $square }, { $content }
sg-square-open = { $square }, { $content }, si può segnare
sg-square-chosen = { $square }, { $content }, scelta
sg-square-marked = { $square }, { $content }, segnata
sg-shape-i2 = due in fila
sg-shape-i3 = tre in fila
sg-shape-v3 = l’angolo da tre
sg-shape-t4 = la T
sg-shape-l4 = la L
sg-shape-o4 = il blocco da quattro
sg-shape-used = { $shape }, carta già usata
sg-shape-now = { $shape }, in gioco
sg-shape-to-come = { $shape }, può ancora uscire
sg-expedition = Carta spedizione: { $shape }. Mostra le carte di questo round

# Che cosa fare
sg-ask-keep = Tieni due carte
sg-ask-one = Segna una casella
sg-ask-extra = { $count ->
    [one] Ancora una casella
   *[other] Ancora { $count } caselle
}
sg-ask-take = Scegli una nuova carta
sg-ask-pass = Nessuna carta: passi
sg-mark-i2 = Segna 2 in fila
sg-mark-i3 = Segna 3 in fila
sg-mark-v3 = Segna l’angolo
sg-mark-t4 = Segna la T
sg-mark-l4 = Segna la L
sg-mark-o4 = Segna il blocco
sg-over = La partita è finita
sg-takes = { $name } prende una nuova carta
sg-dealing = Si distribuiscono le carte
sg-waiting = In attesa di { $names }
sg-help-keep = Scegline due; le altre tornano nel mazzo.
sg-help-mark = Tocca una casella; di nuovo per cambiare.
sg-help-single = Le caselle col punto si possono segnare.
sg-help-no-fit = La forma non entra da nessuna parte: segna una casella.
sg-help-place = Prima scegli dove segnare.
sg-help-take = Una scoperta, o la prima del mazzo, coperta.
sg-help-sealed = La tua scelta resta coperta finché non hanno scelto tutti.
sg-undo-none = Ora non si può annullare niente.

# Pulsanti
sg-everyone = Carte e punti di tutti
sg-turn = Gira la forma (R)
sg-mirror = Rifletti la forma (M)
sg-one-square = 1 casella
sg-key-next = Altro modo di segnare la stessa casella
sg-enlarge = Ingrandisci la piramide { $number }
sg-watch = Di chi sono le carte mostrate
sg-do-keep = Tieni { $count } su 2
sg-do-mark = Segna { $count }
sg-do-take = Prendi la piramide { $number }
sg-do-take-pile = Prendi dal mazzo
sg-do-take-any = Prendi

# Round, carte scoperte, carte
sg-round = Round { $round } di { $rounds }
sg-round-short = R{ $round }
sg-card-of = Carta spedizione { $card } di { $cards }
sg-this-round = Questo round
sg-cards-left = { $count ->
    [0] Sono state usate tutte.
    [one] Ne resta una, e rimane coperta.
   *[other] Ne restano { $count }, e una di esse rimane coperta.
}
sg-display = Scoperte
sg-display-help = Chi completa una piramide prende una di queste carte o la prima del mazzo.
sg-in-pile = { $count } nel mazzo
sg-from-pile = Dal mazzo, coperta
sg-your-card = L’altra tua carta
sg-no-card = nessuna carta
sg-to-tomb = { $count ->
    [one] { $count } casella alla tomba
   *[other] { $count } caselle alla tomba
}
sg-complete = completata
sg-completes = sarà completata
sg-more-squares = { $count ->
    [one] ancora una casella
   *[other] ancora { $count } caselle
}
sg-wins-bonus = bonus { $points }

# Punteggio
sg-seat = { $points } · { $count }▲
sg-your-score = La tua scheda punti
sg-completed = { $count ->
    [one] { $count } completata
   *[other] { $count } completate
}
sg-red-gems = { $more ->
    [0] { $count } gemme rosse su 10
   *[other] { $count } gemme rosse su 10, { $more } in più con questa scelta
}
sg-green-gems = { $more ->
    [0] { $count } gemme verdi su 10
   *[other] { $count } gemme verdi su 10, { $more } in più con questa scelta
}
sg-torches-crossed = { $count ->
    [one] { $count } torcia
   *[other] { $count } torce
}
sg-skulls-crossed = { $count ->
    [0] nessun teschio
    [one] { $count } teschio, meno { $points }
   *[other] { $count } teschi, meno { $points }
}
sg-colour-row = { $colour ->
    [green] verdi: completate { $count }, bonus { $points }
    [orange] arancioni: completate { $count }, bonus { $points }
   *[purple] viola: completate { $count }, bonus { $points }
}
sg-points = punti
sg-gain-pyramid = +{ $points } piramide
sg-gain-bonus = +{ $points } bonus
sg-gain-torch = +{ $points } torcia
sg-gain-gems = { $points ->
    [one] +{ $points } gemma
   *[other] +{ $points } gemme
}
sg-gain-potion = +{ $points } pozione
sg-gain-extra = { $count ->
    [one] +1 casella
   *[other] +{ $count } caselle
}
sg-loss-skull = −{ $points }: { $count }º teschio

# Che cosa si dice
sg-said-place = Piramide { $number }: { $squares }.
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
sg-news-own = Tu: { $action }.
sg-news-other = { $name }: { $action }.
sg-news-complete = { $colour ->
    [green] Piramide { $number } (verde) completata.
    [orange] Piramide { $number } (arancione) completata.
   *[purple] Piramide { $number } (viola) completata.
}
sg-news-sealed = Scelta fatta, coperta.
sg-news-chosen = { $name } ha scelto.
sg-news-own-back = Annullato.
sg-news-back = { $name } annulla la scelta.
sg-news-hand = Le tue quattro carte: { $cards }.
sg-news-display = Carte scoperte: { $cards }.
sg-news-expedition = Round { $round }, carta { $card } di 7: { $shape }.
sg-news-own-draw = { $colour ->
    [green] Peschi la piramide { $number }, verde.
    [orange] Peschi la piramide { $number }, arancione.
   *[purple] Peschi la piramide { $number }, viola.
}
sg-news-draw = { $name } pesca la piramide { $number }.
sg-news-refill = Nuove carte scoperte: { $cards }.
sg-event-completed = { $you ->
    [yes] { $colour ->
        [green] Completi la piramide { $number }, la tua { $nth }ª verde.
        [orange] Completi la piramide { $number }, la tua { $nth }ª arancione.
       *[purple] Completi la piramide { $number }, la tua { $nth }ª viola.
    }
   *[no] { $colour ->
        [green] { $name } completa la piramide { $number }, la { $nth }ª verde.
        [orange] { $name } completa la piramide { $number }, la { $nth }ª arancione.
       *[purple] { $name } completa la piramide { $number }, la { $nth }ª viola.
    }
}
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
sg-sr-round = Round { $round } di 4, carta spedizione { $card } di 7.
sg-sr-expedition = In gioco: { $shape }.
sg-sr-card = { $pyramid }, caselle segnate: { $count }
sg-sr-seat = { $name }: punti { $points }, completate { $count }. { $cards }.
sg-sr-display = Scoperte: { $cards }. { $count } carte nel mazzo.

# Suggerimenti
sg-hint-thinking = Sta pensando…
sg-hint-show = Mostra
sg-hint-win = Probabilità di vincere: { $win }%.
sg-hint-better = Probabilità di vincere: { $win }%; con la seconda scelta { $next }%.
sg-hint-points = Probabilità di vincere: { $win }%; { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} meglio della seconda scelta.
sg-hint-equal = Probabilità di vincere: { $win }%; altre scelte valgono altrettanto.

# La fine
sg-end-most = { $you ->
    [yes] Vinci con { $points } punti
   *[no] { $name } vince con { $points } punti
}
sg-end-lowest = { $you ->
    [yes] Vinci: { $points } punti, a parità decide la piramide { $number }
   *[no] { $name } vince: { $points } punti, a parità decide la piramide { $number }
}
sg-end-shared = { $names } si dividono la vittoria
sg-line-pyramids = Piramidi
sg-line-torches = Torce
sg-line-bonuses = Bonus
sg-line-gems = Gemme
sg-line-skulls = Teschio peggiore
sg-line-total = Totale
sg-line-lowest = Parità: numero più basso
sg-line-completed = Completate
sg-skull-count = { $count ->
    [one] { $count } teschio
   *[other] { $count } teschi
}

# Perché un bot lo farebbe
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
silver-gold-reason-only = Non si può fare altro.

# Perché qualcosa non si può fare
silver-gold-game-over = La partita è finita; non c’è più niente da fare.
silver-gold-deal-first = Prima si distribuiscono le carte: aspettale.
silver-gold-no-such-seat = A questo tavolo non c’è quel posto.
silver-gold-not-your-turn = È il turno di qualcun altro. Aspetta il tuo.
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
silver-gold-nothing-due = Ora non c’è niente da distribuire.
silver-gold-wrong-deal = { $given } non va bene; tocca a { $due }.
silver-gold-wrong-count = Sono state distribuite { $given } carte, ma ne servono { $due }.
silver-gold-not-in-draw-pile = La carta { $card } non è nel mazzo.
silver-gold-no-expedition = In questo round non resta nessuna carta spedizione { $shape }.
