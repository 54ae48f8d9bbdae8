# Silver & Gold: Pyramids. I colori arrivano come green, orange, purple; le caselle come a1… e5.

# Carte, caselle, forme
sg-square = { $square }, { $content }
sg-square-open = { $square }, { $content }, si può segnare
sg-square-chosen = { $square }, { $content }, scelta
sg-square-marked = { $square }, { $content }, segnata
sg-shape-used = { $shape }, carta già usata
sg-shape-now = { $shape }, in gioco
sg-shape-to-come = { $shape }, può ancora uscire
sg-expedition = Carta spedizione: { $shape }. Mostra le carte di questo round

# Che cosa fare
sg-ask-one = Segna una casella
sg-mark-i2 = Segna 2 in fila
sg-mark-i3 = Segna 3 in fila
sg-mark-v3 = Segna l’angolo
sg-mark-t4 = Segna la T
sg-mark-l4 = Segna la L
sg-mark-o4 = Segna il blocco
sg-takes = { $name } prende una nuova carta
sg-help-keep = Scegline due. Le altre tornano nel mazzo.
sg-help-mark = Tocca una casella; tocca ancora per girare.
sg-help-single = Puoi segnare le caselle con il punto.
sg-help-no-fit = La forma non entra da nessuna parte. Segna una casella.
sg-help-place = Prima scegli dove segnare.
sg-help-take = Prendine una scoperta, o una coperta dal mazzo.
sg-help-sealed = La tua scelta resta coperta finché non hanno scelto tutti.

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
sg-do-take-any = Prendi

# Round, carte scoperte, carte
sg-round = Round { $round } di { $rounds }
sg-round-short = R{ $round }
sg-card-of = Carta spedizione { $card } di { $cards }
sg-this-round = Questo round
sg-cards-left = { $count ->
    [0] Sono state usate tutte.
    [one] Ne resta una, e rimane coperta.
   *[other] Ne restano { $count }, e una rimane coperta.
}
sg-display = Scoperte
sg-display-help = Quando completi una piramide prendi una di queste carte, o la prima del mazzo.
sg-in-pile = { $count } nel mazzo
sg-from-pile = Prima del mazzo, coperta
sg-your-card = L’altra tua carta
sg-no-card = nessuna carta
sg-to-tomb = { $count ->
    [one] { $count } casella alla tomba
   *[other] { $count } caselle alla tomba
}
sg-complete = completata
sg-completes = la completa
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
    [0] gemme rosse: { $count } su 10
   *[other] gemme rosse: { $count } su 10, { $more } in più con questa scelta
}
sg-green-gems = { $more ->
    [0] gemme verdi: { $count } su 10
   *[other] gemme verdi: { $count } su 10, { $more } in più con questa scelta
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
sg-gain-gems = +{ $points } per le gemme
sg-gain-potion = +{ $points } pozione
sg-gain-extra = { $count ->
    [one] +1 casella
   *[other] +{ $count } caselle
}
sg-loss-skull = −{ $points }: { $nth }º teschio

# Che cosa si dice
sg-said-place = Piramide { $number }: { $squares }.
sg-news-own = Tu: { $action }.
sg-news-complete = { $colour ->
    [green] Piramide { $number } completata: verde.
    [orange] Piramide { $number } completata: arancione.
   *[purple] Piramide { $number } completata: viola.
}
sg-news-sealed = La tua scelta è fatta.
sg-news-chosen = { $name } ha scelto.
sg-news-own-back = Scelta annullata.
sg-news-back = { $name } annulla una scelta.
sg-news-hand = Le tue quattro carte: { $cards }.
sg-news-display = Carte scoperte: { $cards }.
sg-event-completed = { $you ->
    [yes] { $colour ->
        [green] Completi la piramide { $number }, la tua { sg-nth } verde.
        [orange] Completi la piramide { $number }, la tua { sg-nth } arancione.
       *[purple] Completi la piramide { $number }, la tua { sg-nth } viola.
    }
   *[no] { $colour ->
        [green] { $name } completa la piramide { $number }, la sua { sg-nth } verde.
        [orange] { $name } completa la piramide { $number }, la sua { sg-nth } arancione.
       *[purple] { $name } completa la piramide { $number }, la sua { sg-nth } viola.
    }
}
sg-told-round = Round { $round } di 4, carta spedizione { $card } di 7.
sg-told-expedition = In gioco: { $shape }.

# Suggerimenti
sg-hint-points = Probabilità di vincere: { $win }%; { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più della migliore alternativa.
sg-hint-equal = Probabilità di vincere: { $win }%; altre scelte sono altrettanto buone.

# La fine
sg-end-most = { $you ->
    [yes] Vinci con { $points } punti
   *[no] { $name } vince con { $points } punti
}
sg-end-lowest = { $you ->
    [yes] Vinci: { $points } punti, la parità si decide con la piramide { $number }
   *[no] { $name } vince: { $points } punti, la parità si decide con la piramide { $number }
}
sg-end-shared = Vittoria condivisa: { $names }
sg-line-lowest = Parità: numero più basso
sg-line-completed = Completate
sg-skull-count = { $count ->
    [one] { $count } teschio
   *[other] { $count } teschi
}
sg-nth = { $nth }ª
