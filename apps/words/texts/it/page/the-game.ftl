# The Game. Piles are called A1, A2 (ascending), D1, D2 (descending) in every language, as in records.

# What is asked
tg-ask-only = Unica mossa: { $action }
tg-ask-cover = Copri { $piles } o la partita è persa
tg-ask-nothing = Non va nient’altro: termina il turno
tg-ask-burnt = Non va nessuna carta, e c’è fuoco su { $piles }
tg-ask-turn = { $name } sta giocando
tg-ask-refill = { $name } sta pescando

# Seats
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
tg-pile-answer = { $card }: { $what }.

# The hand and what is done with it
tg-card = { $card }
tg-card-trick = { $card }, può andare dieci indietro
tg-card-no = { $card }, non va da nessuna parte
tg-end-lose = Termina e perdi
tg-end-again = Premi ancora: perdi
tg-end-short = { $count ->
    [one] Prima gioca ancora una carta.
   *[other] Prima gioca ancora { $count } carte.
}

# Who starts
tg-keen-why = Guarda le tue carte. Inizia chi lo desidera di più. Le risposte restano coperte finché non hanno risposto tutti.
tg-keen-sealed = La tua risposta resta coperta finché non hanno risposto tutti.
tg-keen-of = { $name }: «{ $keen }».

# Signals
tg-talk = Manda un segnale
tg-talk-pile = Segnale su { $pile }
tg-said-leave = lasciatela
tg-said-nojump = salti piccoli
tg-said-good = va bene per me
tg-said-here = giocate qui

# Beside the board
tg-more = Carte giocate e ultimi turni
tg-out-legend = Barrate: giocate. Bordate: nella tua mano.
tg-out-legend-all = Barrate: giocate.
tg-out-told = Né giocate né nella tua mano: { $cards }.
tg-options = Questo tavolo
tg-option-three = Almeno tre carte per turno finché si può pescare
tg-option-small = Una carta in meno in ogni mano
tg-option-fire = On Fire: una carta fuoco in cima va coperta entro la fine del turno successivo
tg-option-played = Si vedono solo le carte in cima alle pile
tg-key-pile = Gioca su A1, A2, D1, D2
tg-key-talk = Segnale: poi la pila, poi la frase

# A bot’s advice
tg-hint-left = In media resteranno { $left } carte.
tg-hint-left-even = In media resteranno { $left } carte. La migliore alternativa vale circa lo stesso.
tg-hint-left-next = In media resteranno { $left } carte; con la migliore alternativa { $next }.

# For those who listen
tg-told-pile = { $pile }, { $top }: { $what }.
tg-told-puts-out = spegne il fuoco
tg-told-no-fit = { $card } non va su { $pile }.
tg-told-warned = Una pila brucia ancora: se termini ora il turno, la partita è persa. Premi di nuovo per terminarlo.
tg-told-burning = In fiamme: { $piles }.
tg-told-burns = La pila { $pile } brucia, { $top }: coprila in questo turno.
tg-told-asked = { $asked }.
tg-news-chosen = { $name } ha risposto.

# The end
tg-over-placed = { $count } carte su { $all } giocate
tg-over-table = Carte non giocate
tg-over-where = Dove
tg-over-cards = Quali
tg-over-sum = Totale rimaste
tg-over-unplaced = Nelle altre mani e nel mazzo: { $cards }.
tg-why-placed = Non restano carte, né in mano né nel mazzo.
tg-grades = Giudizi
tg-grade-win = La squadra vince
tg-grade-excellent = Un risultato eccellente
tg-grade-other = Si può fare di meglio
