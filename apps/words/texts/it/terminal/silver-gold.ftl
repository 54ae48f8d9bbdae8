sg-welcome = Sulle tue due carte segna un percorso dall’ingresso alla tomba. Le caselle si chiamano da a1 (in alto a sinistra) a e5.
sg-legend = E ingresso, T tomba, # muro, x X rossa
sg-legend-symbols = r gemma rossa, g gemma verde, t torcia, s teschio, p pozione, * segnata
sg-bonuses = Prossimi bonus: { $bonuses }
sg-colour = { $colour ->
    [green] verde
    [orange] arancione
   *[purple] viola
}
sg-bonus-free = { sg-colour } { $points }
sg-score = Tu: { $points ->
    [one] finora { $points } punto; completate: { $completed }
   *[other] finora { $points } punti; completate: { $completed }
}
sg-score-card = Gemme: rosse { $red }, verdi { $green }. Torce nei round: { $torches }. Teschi: { $skulls } di { $most }, costano { $loss }
sg-row = Riga { $row }: { $squares }
sg-left = Carte spedizione non ancora usate in questo round: { $shapes }

sg-marked = segnata

sg-ask-mark = Segna la forma, o una sola casella, su una delle tue carte

sg-label-shape = Piramide { $card }, forma
sg-label-one = Piramide { $card }, una casella

sg-round-begins = Inizia il round { $round }.

sg-rule-keep = SGP-6: le altre due tornano nel mazzo. Scelgono tutti insieme.
sg-rule-shape = SGP-10, SGP-12: la forma intera, girata o riflessa, che comprende l’ingresso o tocca una casella segnata.
sg-rule-one = SGP-13: una casella al posto della forma: l’ingresso, o una accanto a una casella segnata.
sg-rule-extra = SGP-14: la casella extra di una X rossa, su una delle due carte: l’ingresso, o una accanto a una casella segnata.
sg-rule-take = SGP-20: la nuova carta prende il posto di una completata. Le carte scoperte si reintegrano dopo di te.
sg-rule-take-pile = SGP-20: una carta coperta prende il posto di una completata.
sg-rule-pass = SGP-22: senza carte non c’è niente da segnare.
sg-rule-tomb = SGP-19, SGP-26: la tomba è raggiunta: la carta è completata e vale 10 punti.
sg-rule-cross = SGP-14: ogni X rossa dà subito un’altra casella, su una delle due carte.
sg-rule-gem = SGP-15, SGP-26: una coppia di gemma rossa e verde vale 5 punti, una gemma sola 1.
sg-rule-torch = SGP-16: la torcia del round { $round }: 5 punti, una volta per round.
sg-rule-skull = SGP-17, SGP-26: alla fine solo il teschio peggiore costa punti.
sg-rule-potion = SGP-18: una pozione cancella i tuoi due teschi peggiori.

sg-help-show = show: descrive le tue carte casella per casella. show 17: mostra una carta qualsiasi, con i suoi segni.
