# Rules and lessons.
learn-game = Impara { $game }
learn-by-doing = Impara giocando
learn-play = Gioca una partita
learn-rules = Leggi le regole
rules-title = { $game }: regole
rules-contents = Indice
rules-missing = Non è stato possibile caricare le regole. Riprova quando torni online.

# Lessons
learn-title = { $game }: prima lezione
learn-lesson = Lezione
learn-step = { $step } di { $steps }
learn-next = Avanti
learn-again = Ricomincia lezione
learn-not-now = In una partita si potrebbe. Per ora segui ciò che è evidenziato.

# The Game
learn-tg-aim = Tu e il bot giocate insieme. Le 98 carte da 2 a 99 vanno messe su quattro pile. Se le giocate tutte, vincete entrambi.
learn-tg-start = Prima ognuno dice quanto vorrebbe iniziare. Il tuo 8 e il tuo 18 sono una bella coppia: di’ «Lasciate fare a me».
learn-tg-up = A1 e A2 salgono da 1: ogni carta dev’essere più alta della precedente. Tocca il 18, poi A1.
learn-tg-down = D1 e D2 scendono da 100: ogni carta dev’essere più bassa. Tocca il 94, poi D1. Si saltano solo 5 numeri.
learn-tg-back = Era il minimo: due carte. Ma guarda: l’8 è più basso del 18 di dieci esatti. Questo è l’unico passo indietro permesso. Metti l’8 su A1.
learn-tg-more = Puoi giocare quante carte vuoi. Il 93 su D1 non salta nessun numero. Mettilo lì.
learn-tg-end = Ora tieni le altre e termina il turno.
learn-tg-draw = Hai pescato tante carte quante ne hai giocate: quattro. Ora gioca il bot, poi tocca di nuovo a te.
learn-tg-talk = Nessuno può nominare carte, ma tutti possono mandare in ogni momento un segnale su una pila. Prova: mandane uno su una pila qualsiasi.
learn-tg-own = Tocca a te. Gioca una carta a tua scelta: più piccolo è il salto, meglio è. Ogni pila mostra quanto è lungo.
learn-tg-own-two = Ora giocane almeno un’altra.
learn-tg-again = Hai raggiunto il minimo. Termina il turno.
learn-tg-over = Se qualcuno non può giocare due carte, la partita è subito persa. Quando il mazzo è vuoto, basta una carta per turno.
learn-tg-done = Alla fine si contano le carte rimaste. Meno di 10 è eccellente, con 0 si vince. È tutto. Buona fortuna!

# Silver & Gold
learn-sg-aim = Esplori piramidi, dall’ingresso in alto alla tomba d’oro in basso. Ogni tomba raggiunta vale 10 punti.
learn-sg-keep = Ricevi quattro piramidi e ne tieni due. Prendi la 27 e la 48: sono entrambe viola, e due dello stesso colore danno un bonus.
learn-sg-first = Tutti segnano questa forma nello stesso momento, ognuno su una delle proprie carte. I primi segni devono comprendere l’ingresso: tocca le caselle evidenziate finché la forma non è lì, poi premi «Segna».
learn-sg-cross = Sotto c’era una X rossa, quindi devi segnare subito un’altra casella. Prendi quella accanto all’ingresso.
learn-sg-turn = Di nuovo la stessa forma. I segni nuovi devono toccare i vecchi per un lato. Gira o rifletti la forma finché non è sulle caselle evidenziate.
learn-sg-found = Hai trovato una gemma verde e un teschio. Una gemma rossa e una verde insieme valgono 5 punti. Conta solo il tuo teschio peggiore, e una pozione ne cancella due.
learn-sg-one = Al posto della forma puoi sempre segnare una sola casella. Scegli «1 casella» e prendi la torcia: 5 punti, una volta per round.
learn-sg-tomb = Tre in fila: dritto alla tomba! Segna le caselle evidenziate.
learn-sg-take = La piramide 48 è completata: 10 punti. Al suo posto prendi una nuova carta: una di queste quattro, o una coperta dal mazzo. Scegli tu.
learn-sg-colours = La tua 2ª, 4ª e 6ª piramide di un colore ottengono ognuna il bonus più alto rimasto: 10, poi 6, poi 3 punti. Cerca di arrivare prima degli altri.
learn-sg-rounds = Un round ha 7 carte spedizione, e la partita ha 4 round. Tocca la carta con la forma per vedere quali forme possono ancora uscire.
learn-sg-points = La scheda punti somma tutto: piramidi, torce, bonus e gemme, meno il teschio peggiore. Vince chi ha più punti.
learn-sg-done = È tutto quello che serve. Buona fortuna!

# Pyramids
learn-py-aim = Costruisci piramidi piano su piano, ognuna di un solo colore, e le coroni con una pietra angolare. I mattoni sono punti.
learn-py-swap = Hai pescato due carte. Prima di giocare la prima puoi cambiare le pietre angolari. Quella blu ora non serve: premi «Cambia», sceglila e cambiala.
learn-py-start = Ogni piano può iniziare una piramide. Una base larga vale di più: scegli il 6 giallo e inizia una piramide davanti a te.
learn-py-end = Puoi giocare fino a quattro carte, ma non devi per forza. Per ora tieni le altre: premi «Ho finito».
learn-py-discard = Puoi tenere solo cinque carte. Scarta il 2 verde.
learn-py-bot = Ora il bot pesca e costruisce. Può costruire anche davanti a te, proprio come tu davanti a lui.
learn-py-floor = Ogni piano ha 1 o 2 mattoni in meno di quello sotto. Metti il 5 giallo sul tuo 6.
learn-py-skip = Puoi saltare una grandezza: anche il 3 va sul 5. Mettici sopra il 3 giallo.
learn-py-top = Una pietra angolare va su un piano da 2 o 3 mattoni. Metti quella gialla. La piramide è completa e, con più di 10 mattoni, è Grande e vale doppio: 28 punti!
learn-py-spoil = Ora disturba il bot: metti il tuo 3 rosso sul suo 5 rosso. Senza un 4 quella piramide non diventerà mai Grande.
learn-py-over = Hai giocato quattro carte. Termina il turno.
learn-py-points = La partita finisce quando qualcuno ha sei piramidi complete, o con un ultimo giro quando il mazzo è vuoto. Contano solo le piramidi complete.
learn-py-done = Vince chi ha più punti. È tutto quello che serve. Buona fortuna!
