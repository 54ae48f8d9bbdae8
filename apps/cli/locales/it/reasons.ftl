# Perché una scelta è buona, come lo dicono i suggerimenti e l’analisi.
the-game-reason-wins = Così si possono ancora giocare tutte le carte.
the-game-reason-trick = Il salto indietro: { $card } riporta { $pile } indietro di dieci.
the-game-reason-covers = Copre la carta fuoco su { $pile }.
the-game-reason-keeps-trick = Tiene { $card } per il salto indietro su { $pile }.
the-game-reason-trick-out = Il salto indietro su { $pile } resta possibile: { $card } non è ancora uscito.
the-game-reason-leaves = Lascia stare { $pile }, come ha chiesto il posto { $seat }.
the-game-reason-against = Va contro ciò che il posto { $seat } ha chiesto per { $pile }.
the-game-reason-keeps-way = Tiene aperta la strada per { $card }.
the-game-reason-saves-pair = Conserva { $low } e { $high }, a distanza di dieci, per una sola pila.
the-game-reason-free = { $card } su { $pile } non salta nessuna carta ancora in gioco.
the-game-reason-nearest = { $card } è la carta più vicina di tutte: a { $distance } da { $pile }.
the-game-reason-small-steps = Il passo più grande è solo { $distance }.
the-game-reason-more = { $count ->
    [one] { $count } oltre il minimo, perché non costa quasi niente.
   *[other] { $count } oltre il minimo, perché non costano quasi niente.
}
the-game-reason-stops = Si ferma al minimo e tiene il resto per giorni migliori.
the-game-reason-enough = Chiude il turno: un’altra carta costerebbe più di quanto rende.
the-game-reason-only = Non è possibile altro.
the-game-reason-starts-well = La mano ha carte che costano poco per cominciare.
the-game-reason-starts-badly = La mano non ha carte che costano poco per cominciare.

silver-gold-reason-completes = { $points ->
    [one] Completa la carta { $card }: { $points } punto.
   *[other] Completa la carta { $card }: { $points } punti.
}
silver-gold-reason-bonus = { $points ->
    [one] Porta { $points } punto piramide ({ sg-colour }) prima che lo abbia qualcun altro.
   *[other] Porta { $points } punti piramide ({ sg-colour }) prima che li abbia qualcun altro.
}
silver-gold-reason-in-time = { $turns ->
    [one] Appena in tempo: resta solo { $turns } carta spedizione.
   *[other] Appena in tempo: restano solo { $turns } carte spedizione.
}
silver-gold-reason-pair = { $points ->
    [one] Gemma rossa e verde fanno coppia: { $points } punto.
   *[other] Gemma rossa e verde fanno coppia: { $points } punti.
}
silver-gold-reason-torch = Prende la torcia del round { $round }.
silver-gold-reason-last-torch = Prende la torcia del round { $round } con l’ultima carta del round.
silver-gold-reason-potion = La pozione cancella teschi: { $count }.
silver-gold-reason-extra = Una croce rossa porta una casella in più; con tutte insieme: { $count }.
silver-gold-reason-gem = Prende una gemma che può trovare la compagna.
silver-gold-reason-no-skull = Gira intorno ai teschi.
silver-gold-reason-skull = { $points ->
    [one] Prende almeno un teschio; il peggiore costa { $points } punto.
   *[other] Prende almeno un teschio; il peggiore costa { $points } punti.
}
silver-gold-reason-within-one = Porta la tomba della carta { $card } a una sola forma di distanza. Caselle rimaste: { $squares }.
silver-gold-reason-ready = La prossima carta raggiunge una tomba con il { $percent } % delle forme che possono arrivare.
silver-gold-reason-both-open = Tiene aperte entrambe le carte per le forme che verranno.
silver-gold-reason-short = La carta { $card } è corta. Caselle fino alla tomba: { $squares }.
silver-gold-reason-colour = { $points ->
    [one] Un’altra carta di questo colore ({ sg-colour }) porta { $points } punto finché non lo ha nessun altro.
   *[other] Un’altra carta di questo colore ({ sg-colour }) porta { $points } punti finché non li ha nessun altro.
}
silver-gold-reason-pair-ahead = La carta { $card } ha sulla strada una gemma che fa coppia.
silver-gold-reason-torch-ahead = La carta { $card } ha una torcia sulla strada.
silver-gold-reason-potion-ahead = La carta { $card } ha una pozione contro i teschi.
silver-gold-reason-unseen = Nessuna delle scoperte va meglio di una carta del mazzo.
silver-gold-reason-only = Non è possibile altro.

pyramids-reason-ends = Chiude la partita con un vantaggio di { $points }.
pyramids-reason-ends-behind = Chiude la partita mentre un altro è avanti di { $points }.
pyramids-reason-completes = { $points ->
    [one] Completa la piramide { $pyramid } per { $points } punto.
   *[other] Completa la piramide { $pyramid } per { $points } punti.
}
pyramids-reason-great = La piramide { $pyramid } diventa una Grande piramide: vale doppio.
pyramids-reason-spoils = Rovina una piramide davanti al posto { $seat }: { $card }.
pyramids-reason-helps = Aiuta il posto { $seat }, che riceve: { $card }.
pyramids-reason-base = Una base su cui può crescere una Grande piramide: { $card }.
pyramids-reason-grows = Costruisce la piramide { $pyramid } gradino per gradino.
pyramids-reason-small = Salta un gradino ({ $card }): la piramide non può più diventare Grande.
pyramids-reason-exchanges = Cambia: { $cards }; per ora non serve a nessuna piramide.
pyramids-reason-keeps-top = Tiene finché la sua piramide non è cresciuta: { $card }.
pyramids-reason-avoids-end = Trattiene: { $card }; la sesta piramide chiuderebbe la partita mentre un altro è avanti.
pyramids-reason-keeps = Tiene per le piramidi aperte: { $cards }.
pyramids-reason-discards = Rinuncia a ciò che qui serve meno: { $cards }.
