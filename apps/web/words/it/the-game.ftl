# The Game. Piles are called A1, A2 (ascending), D1, D2 (descending) in every language, as in records.

# What is asked
tg-ask-deal = Si distribuiscono le carte
tg-ask-keen = Quanto vorresti iniziare?
tg-ask-others = In attesa di { $names }
tg-ask-place = { $count ->
    [one] Gioca almeno una carta
   *[other] Gioca almeno { $count } carte
}
tg-ask-more = { $count ->
    [one] Gioca ancora una carta
   *[other] Gioca ancora { $count } carte
}
tg-ask-only = Si può solo: { $action }
tg-ask-cover = Copri { $piles } o la partita è persa
tg-ask-nothing = Non c’è altro da giocare: termina il turno
tg-ask-burnt = Niente si può giocare e c’è fuoco su { $piles }
tg-ask-free = Gioca ancora o termina il turno
tg-ask-turn = Sta giocando { $name }
tg-ask-refill = { $name } pesca
tg-ask-over = La partita è finita

# Seats
tg-you = Tu
tg-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
tg-seat-placed = giocate { $placed } su { $minimum }
tg-seat-more = giocate: { $placed }
tg-seat-chosen = ha risposto
tg-seat-out = senza carte

# Piles
tg-to-draw = { $count } nel mazzo
tg-draw-pile = Mazzo
tg-from-1 = da 1
tg-from-100 = da 100
tg-jump = salto di { $distance }
tg-trick = dieci indietro
tg-no-fit = non va
tg-cover = da coprire
tg-burns-next = brucerà
tg-pile-up = Pila { $pile }, crescente, in cima { $top }.
tg-pile-down = Pila { $pile }, decrescente, in cima { $top }.
tg-pile-burns = Brucia: coprila in questo turno.
tg-pile-said = { $name }: { $phrase }.
tg-pile-answer = { $card }: { $what }.

# The hand and what is done with it
tg-hand = La tua mano
tg-card = { $card }
tg-card-trick = { $card }, può andare dieci indietro
tg-card-no = { $card }, non va da nessuna parte
tg-place = { $card } su { $pile }
tg-end-turn = Fine turno
tg-end-lose = Termina e perdi
tg-end-again = Premi ancora: perdi
tg-end-short = { $count ->
    [one] Prima gioca ancora una carta.
   *[other] Prima gioca ancora { $count } carte.
}
tg-end-waits = Non è il tuo turno.
tg-nothing-back = Niente da annullare

# Who starts
tg-keen-why = Guarda le tue carte. Inizia chi lo desidera di più; le risposte si scoprono tutte insieme.
tg-keen-sealed = La tua risposta resta coperta finché non hanno risposto tutti.
tg-keen-0 = Meglio di no
tg-keen-1 = Se proprio serve
tg-keen-2 = Volentieri
tg-keen-3 = Lasciate fare a me
tg-keen-said = «{ $keen }»
tg-keen-of = { $name }: «{ $keen }».
tg-you-start = Inizi tu.

# Signals
tg-talk = Di’ qualcosa su una pila
tg-talk-pile = Sulla pila { $pile }
tg-say-leave = Lasciate stare questa pila
tg-say-nojump = Qui niente grandi salti
tg-say-good = Questa pila mi va bene
tg-say-here = Giocate qui, se potete
tg-say-clear = Lo ritiro
tg-say-about = { $pile }: { $phrase }
tg-say-cleared = { $pile }: segnale ritirato
tg-said-leave = lasciatela
tg-said-nojump = salti piccoli
tg-said-good = va bene per me
tg-said-here = giocate qui

# Beside the board
tg-more = Carte giocate e ultimi turni
tg-out = Ancora in gioco
tg-out-legend = Barrate: giocate. Con cornice: nella tua mano.
tg-out-legend-all = Barrate: giocate.
tg-out-told = Né giocate né nella tua mano: { $cards }.
tg-last = Ultimi turni
tg-last-none = Da quando ci sei non è successo niente.
tg-options = Questo tavolo
tg-option-three = Almeno tre carte per turno finché c’è qualcosa da pescare.
tg-option-small = Tutti hanno una carta in meno in mano.
tg-option-fire = On Fire: una carta fuoco in cima va coperta entro la fine del turno successivo.
tg-option-played = Si vedono solo le carte in cima alle pile.
tg-key-pile = Giocala su A1, A2, D1, D2
tg-key-talk = Segnale: poi la pila, poi la frase

# A bot’s advice
tg-hint-thinking = Sta pensando…
tg-hint-win = Probabilità di vincere: { $win }%.
tg-hint-win-next = Probabilità di vincere: { $win }%; con la seconda scelta { $next }%.
tg-hint-left = Carte che dovrebbero restare: { $left }.
tg-hint-left-even = Carte che dovrebbero restare: { $left }; la seconda scelta vale circa lo stesso.
tg-hint-left-next = Carte che dovrebbero restare: { $left }; con la seconda scelta { $next }.

# For those who listen
tg-in-words = Il tavolo a parole
tg-told-chosen = Carta scelta: { $card }.
tg-told-pile = { $pile }, { $top }: { $what }.
tg-told-puts-out = spegne il fuoco
tg-told-no-fit = { $card } non va su { $pile }.
tg-told-warned = Una pila brucia ancora: se termini ora, la partita è persa. Premi di nuovo se lo vuoi davvero.
tg-told-burning = In fiamme: { $piles }.
tg-told-burns = La pila { $pile } brucia, { $top }: coprila in questo turno.
tg-told-undrawn = { $count ->
    [0] Il mazzo è vuoto.
    [one] Una carta nel mazzo.
   *[other] { $count } carte nel mazzo.
}
tg-told-seat = { $count ->
    [one] { $name }: una carta.
   *[other] { $name }: { $count } carte.
}
tg-told-hand = La tua mano: { $cards }.
tg-told-asked = { $asked }.
tg-news-did = { $name }: { $action }.
tg-news-chosen = { $name } ha risposto.
tg-news-drawn = { $count ->
    [one] Hai pescato { $cards }.
   *[other] Hai pescato { $count } carte: { $cards }.
}
tg-news-starts = Inizia { $name }.

# The end
tg-over-win = Giocate tutte le 98 carte: vittoria!
tg-over-excellent = { $count ->
    [one] Solo una carta rimasta: eccellente!
   *[other] Solo { $count } carte rimaste: eccellente!
}
tg-over-left = { $count ->
    [one] Una carta rimasta
   *[other] { $count } carte rimaste
}
tg-over-placed = { $count } carte giocate su { $all }
tg-over-table = Carte non giocate
tg-over-where = Dove
tg-over-count = Carte
tg-over-cards = Quali
tg-over-sum = Rimaste in tutto
tg-over-unplaced = Nelle altre mani e nel mazzo: { $cards }.
tg-why-placed = Non resta nessuna carta, né in mano né nel mazzo.
tg-why-fire = Il turno è finito mentre su { $piles } c’era ancora fuoco.
tg-why-stuck = Nessuna carta si poteva più giocare: { $placed } giocate in questo turno, ne servivano almeno { $minimum }.
tg-grades = Quanto vale un risultato
tg-grade-win = La squadra vince
tg-grade-excellent = Un risultato eccellente
tg-grade-other = Si può fare di più: riprovate

# Why a bot would do it
the-game-reason-wins = Così si possono ancora giocare tutte le carte.
the-game-reason-trick = Il trucco all’indietro: { $card } va dieci indietro su { $pile }.
the-game-reason-covers = Copre il fuoco su { $pile }.
the-game-reason-keeps-trick = { $card } resta in mano per il trucco all’indietro su { $pile }.
the-game-reason-trick-out = Il trucco all’indietro su { $pile } resta possibile: { $card } è ancora in gioco.
the-game-reason-leaves = Lascia stare { $pile }, come chiesto da { $seat }.
the-game-reason-against = Va contro la richiesta di { $seat } su { $pile }.
the-game-reason-keeps-way = Tiene aperta la strada per { $card }.
the-game-reason-saves-pair = Conserva { $low } e { $high }, a distanza di dieci, per una sola pila.
the-game-reason-free = { $card } su { $pile } non salta nessuna carta ancora in gioco.
the-game-reason-nearest = { $card } è la carta più vicina di tutte: a { $distance } da { $pile }.
the-game-reason-small-steps = Il passo più grande è solo { $distance }.
the-game-reason-more = { $count ->
    [one] Una carta oltre il minimo, perché non costa quasi niente.
   *[other] { $count } carte oltre il minimo, perché non costano quasi niente.
}
the-game-reason-stops = Si ferma al minimo e tiene il resto per momenti migliori.
the-game-reason-enough = Termina il turno: un’altra carta costerebbe più di quanto rende.
the-game-reason-only = Non è possibile altro.
the-game-reason-starts-well = In mano ci sono carte che costano poco per iniziare.
the-game-reason-starts-badly = In mano non ci sono carte che costano poco per iniziare.

# Why something can’t be done
the-game-game-over = La partita è finita.
the-game-no-such-seat = A questo tavolo non c’è quel posto.
the-game-deal-first = Prima si devono distribuire le carte.
the-game-keen-first = Prima tutti dicono quanto vorrebbero iniziare.
the-game-already-chosen = Quel posto ha già risposto.
the-game-started = La partita è già iniziata.
the-game-not-your-turn = Non è il tuo turno.
the-game-not-in-hand = Non hai in mano { $card }.
the-game-does-not-fit-ascending = { $card } non va su { $pile }, in cima c’è { $top }: gioca una carta più alta o una più bassa di dieci esatti.
the-game-does-not-fit-descending = { $card } non va su { $pile }, in cima c’è { $top }: gioca una carta più bassa o una più alta di dieci esatti.
the-game-too-few = Carte giocate in questo turno: { $placed }. Il minimo è { $minimum }.
the-game-nothing-due = Ora non si distribuiscono carte.
the-game-wrong-seat = Le carte sono per un altro posto.
the-game-wrong-count = Carte da dare: { $due }, non { $given }.
the-game-not-in-draw-pile = { $card } non è nel mazzo.
