sg-welcome = Sulle tue due carte segna un percorso dall’entrata alla tomba. Le caselle si chiamano da a1 (in alto a sinistra) a e5.
sg-legend = E entrata, T tomba, # muro, x croce rossa
sg-legend-symbols = r gemma rossa, g gemma verde, t torcia, s teschio, p pozione, * segnata
sg-bonuses = Prossimi punti piramide: { $bonuses }
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

sg-ask-mark = Segna la forma, o una sola casella, su una delle tue carte.

sg-label-shape = Carta { $card }, forma
sg-label-one = Carta { $card }, una casella

sg-round-begins = Comincia il round { $round }.

sg-rule-keep = SGP-6: le altre due tornano nel mazzo; scelgono tutti insieme.
sg-rule-shape = SGP-10, SGP-12: tutta la forma, ruotata o specchiata, dall’entrata o a contatto con una casella segnata.
sg-rule-one = SGP-13: una casella al posto della forma: l’entrata, o accanto a una casella segnata.
sg-rule-extra = SGP-14: la casella in più di una croce rossa, su una delle due carte: l’entrata, o accanto a una casella segnata.
sg-rule-take = SGP-20: prende il posto di una carta completata; le scoperte si reintegrano dopo di te.
sg-rule-take-pile = SGP-20: una carta che non hai visto prende il posto di una completata.
sg-rule-pass = SGP-22: senza carte non c’è niente da segnare.
sg-rule-tomb = SGP-19, SGP-26: raggiunge la tomba: la carta è completata e vale 10 punti.
sg-rule-cross = SGP-14: per ogni croce rossa, subito un’altra casella, su una delle due carte.
sg-rule-gem = SGP-15, SGP-26: una coppia di gemma rossa e verde vale 5 punti, una gemma sola 1.
sg-rule-torch = SGP-16: la torcia del round { $round }: 5 punti, una volta per round.
sg-rule-skull = SGP-17, SGP-26: un teschio; alla fine il peggiore costa punti.
sg-rule-potion = SGP-18: una pozione cancella i tuoi due teschi peggiori.

sg-help-show = show: le tue carte, casella per casella, a parole. show 17: una carta qualsiasi, con i suoi segni.
