# Ciò che è comune a tutte le schermate. I termini sono quelli dei regolamenti.
the-game = The Game
the-game-about = { $fewest }–{ $most } giocatori, insieme contro il mazzo
silver-gold = Silver & Gold: Pyramids
silver-gold-about = { $fewest }–{ $most } giocatori, tutti allo stesso tempo
pyramids = Pyramids
pyramids-about = { $fewest }–{ $most } giocatori, per costruire e sabotare
close = Chiudi
to-home = Benben, pagina iniziale
all-games = Ai giochi
bot-name = Bot { $number }
seat-you = { $name } (tu)
seat-away = assente
player-name = Giocatore { $number }
take-back = Annulla
hint = Suggerimento
accident-text = Qualcosa in questa pagina si è rotto. Non è andato perso niente: le tue partite sono salvate.
accident-reload = Ricarica la pagina
not-loaded = Non è stato possibile caricare questa parte della pagina. Controlla la connessione.
lost-title = Qui non c’è niente
lost-text = Questa pagina non esiste. Controlla l’indirizzo.
lost-device = Questa partita non è su questo dispositivo. Forse è stata eliminata o giocata in un altro browser.
server-away = Il server non risponde. Su questo dispositivo puoi giocare lo stesso.
device-full = Questo browser non può salvare le partite: la sua memoria è disattivata o piena. Attivala, o elimina qualche partita.
name-wrong = Un nome ha al massimo 24 caratteri, senza ; " \ e senza «bot:» all’inizio.
name-needed = Scrivi come devono chiamarti gli amici.

# Pagina iniziale
home-title = Tre giochi di carte, pietra su pietra
home-text = Gioca in solitario, contro i bot o con gli amici tramite un link. Senza account, e anche senza connessione.
games = Giochi
play = Gioca
play-game = Gioca subito a { $game } contro i bot
with-friends = { $game } con gli amici
set-up = Prepara un tavolo: { $game }
settings = Impostazioni
language = Lingua
waiting = I tuoi tavoli
waiting-here = { $others }, su questo dispositivo
waiting-open = { $others }, non ancora iniziata
waiting-more = { $count ->
    [one] un’altra partita
   *[other] altre { $count } partite
}
return = Riprendi
return-to = Riprendi { $game }
join-friends = Raggiungi gli amici
join-how = Incolla un link o scrivi un codice.
join = Entra
join-link = Link o codice
join-wrong = Questo non porta a nessun tavolo. Copia tutto il link che hai ricevuto.
public-tables = Tavoli pubblici con un posto libero
public-none = Al momento non ce ne sono.

# Tavoli negli elenchi
others-none = In solitario
others-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bot
}
others-free = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
state-open = Non ancora iniziata
state-playing = Non ancora finita
state-closed = Chiuso senza partita
result-all-placed = Vinta: giocate tutte le 98 carte
result-left = { $count ->
    [one] { $count } carta rimasta
   *[other] { $count } carte rimaste
}
result-won = { $points ->
    [one] Hai vinto con { $points } punto
   *[other] Hai vinto con { $points } punti
}
result-shared = { $points ->
    [one] Vittoria condivisa con { $points } punto
   *[other] Vittoria condivisa con { $points } punti
}
result-lost = Persa, { $points } a { $best }. Vittoria: { $names }
result-of = { $best ->
    [one] Vittoria: { $names }, con { $best } punto
   *[other] Vittoria: { $names }, con { $best } punti
}

# Preparare un tavolo
place = Dove giochi
place-device = Su questo dispositivo
place-device-about = Contro i bot, o con chi usa lo stesso dispositivo. Funziona anche senza connessione.
place-friends = Con gli amici
place-friends-about = Ognuno sul proprio dispositivo. Riceverai un link da mandare agli amici.
friends-offline = Il server non risponde, quindi gli amici non possono unirsi. Puoi comunque giocare su questo dispositivo.
players = Chi gioca
add-seat = Aggiungi un posto
remove-seat = Togli il posto { $number }
chair-person-about = Vi passate il dispositivo. Nessuno vede le carte degli altri.
chair-friend = Amico tramite link
chair-friend-about = Si siede qui chi apre per primo il link.
chair-name = Nome del giocatore { $number }
level-novice-about = Gioca la mossa ovvia, e fa errori. Va bene per chi comincia.
level-casual-about = Gioca seguendo una buona regola pratica.
level-expert-about = Pensa qualche mossa avanti. Difficile da ingannare.
level-master-about = Pensa più avanti che può.
rules-of-game = Regole
option-fire = On Fire
option-fire-about = Sei carte bruciano: vanno coperte al turno successivo, o la partita è persa.
option-minimum = Tre carte per turno
option-minimum-about = Per esperti: almeno tre carte invece di due.
option-hand = Mano ridotta
option-hand-about = Per esperti: tutti hanno una carta in meno in mano.
option-played = Mostra le carte giocate
option-played-about = Un elenco di ciò che è stato giocato. I puristi lo disattivano.
option-completed = Le carte completate sono chiuse
option-completed-about = La casella extra di una X rossa non può andare su una carta completata.
option-open = Contano anche le piramidi aperte
option-open-about = Alla fine contano anche le piramidi senza pietra angolare.
table-for-friends = Il tavolo
table-public = Pubblico
table-public-about = Compare nell’elenco dei tavoli pubblici: può venire chiunque. Altrimenti solo su invito.
table-spectators = Spettatori
table-spectators-about = Chi non gioca può guardare. Non vede le carte di nessuno.
clock-label = Tempo
clock-none = Senza limiti
clock-seconds = Un orologio per ogni scelta
clock-days = Giorni per ogni scelta
clock-choice = Per ogni scelta
clock-bank = Di riserva
clock-about = Il tempo in più si prende dalla riserva. Quando è finita, continua un bot.
bank-none = Nessuna
table-patience = Quando un bot sostituisce chi è assente
patience-never = Mai
seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
open-table = Apri il tavolo

# Impostazioni
settings-look = Aspetto e suono
theme = Giorno o notte
theme-device = Automatico
theme-light = Giorno
theme-dark = Notte
settings-still = Meno movimento
settings-still-about = Le carte non volano sullo schermo; i cambiamenti sono incorniciati.
settings-sound = Suoni
settings-sound-about = Quando qualcuno gioca, quando tocca a te e alla fine.
another-device = Un altro dispositivo
another-text = Con un link diventi lo stesso giocatore su un altro dispositivo, con i tuoi posti ai tavoli del server. Le partite di questo dispositivo restano qui.
another-make = Crea un link
another-until = Apri questo link sull’altro dispositivo prima delle { $time }. Vale una volta, per chiunque lo abbia: tienilo per te.
another-link = Il link per l’altro dispositivo
another-qr = Codice QR del link
this-device = Questo dispositivo
forget-text = Elimina le partite su questo dispositivo, il tuo nome e queste impostazioni. I tavoli del server restano.
forget = Cancella tutto
forget-sure = Premi di nuovo: non si può annullare
keep-all = Conserva tutto
about = Informazioni
about-text = Benben è software libero, fatto per amore di questi giochi. Non è legato ai loro autori ed editori; tutti i nomi appartengono ai rispettivi proprietari. Ogni immagine è disegnata per Benben.
move-title = Continuare qui?
move-text = Questo browser diventa lo stesso giocatore del dispositivo che ha creato il link. Il giocatore che era prima sul server viene sostituito. Le partite su questo dispositivo restano.
move-yes = Continua qui
move-no = Non ora
move-done-title = Fatto
move-done-text = I tuoi posti sul server ora sono tuoi anche su questo dispositivo.
move-lost-title = Questo link non funziona

# Cronologia
history = Le tue partite
history-none = Non c’è ancora nessuna partita.
on-this-device = su questo dispositivo
delete-game = Elimina { $game }, { $day }
deleted = Eliminata.
show-more = Mostra altro

# Perché un tavolo o il server rifiuta qualcosa
table-set-up = Un tavolo non si può preparare così.
table-clock = Questo orologio non è possibile: scegli altri tempi.
table-not-invited = Questo tavolo non è pubblico. Chiedi il link d’invito a chi lo ha aperto.
table-banned = Chi ha aperto il tavolo ti ha rimosso.
table-no-spectators = Questo tavolo non ammette spettatori.
table-no-seat = Non hai un posto qui: prima siediti.
table-seated = Hai già un posto.
table-own-seat = Questo è il tuo posto: piuttosto, alzati.
table-no-person = Lì non siede una persona.
table-taken = Quel posto non è libero: prendine un altro.
table-not-host = Può farlo solo chi ha aperto il tavolo.
table-not-started = La partita non è ancora iniziata.
table-not-over = La partita non è ancora finita.
table-closed = Questo tavolo è chiuso.
table-free-seat = Un posto è ancora libero: aspetta qualcuno, o metti un bot.
table-stale = Nel frattempo è successo qualcosa. Guarda di nuovo, poi scegli.
table-stand-in = Un bot gioca per te: prima torna al tuo posto.
table-no-stand-in = Nessun bot gioca per te.
table-signals = In questa partita si è detto abbastanza: niente più segnali.
table-ask-first = Il turno è passato: chiedi il consenso degli altri.
table-no-need-to-ask = Puoi annullarlo senza chiedere.
table-asked = Prima c’è una domanda a cui rispondere.
table-not-asked = Nessuno chiede di annullare niente.
table-no-chat = Durante The Game non si parla liberamente: usa i segnali sulle pile.
table-no-rename = Durante The Game i nomi non cambiano: cambia il tuo alla fine.
table-full = A questo tavolo è successo così tanto che ormai continua solo la partita.
table-rematched = La prossima partita è già a un altro tavolo.
server-no-guest = Il server non conosce questo browser: consenti i cookie, poi ricarica la pagina.
server-foreign-origin = Questa pagina non viene da questo server: apri la pagina del server.
server-too-fast = Troppo in una volta: aspetta un po’ e riprova.
server-too-many = Al momento ci sono troppi tavoli: riprova più tardi.
server-too-long = È troppo lungo.
server-too-slow = La connessione è troppo lenta: riprova con una migliore.
server-unknown-table = Questo tavolo non esiste: controlla il link.
server-not-over = La partita non è ancora finita: la sua registrazione mostrerebbe ogni carta.
server-no-game = A questo tavolo non c’è stata una partita.
server-code = Questo link è già stato usato o è troppo vecchio: creane uno nuovo sull’altro dispositivo.
server-inside = Qualcosa si è rotto sul server. Non è andato perso niente: riprova più tardi.

# The table
menu = Menu
home = Home
your-turn = Tocca a te.
news-taken-back = { $name }: scelta annullata.
news-undo-asked = { $name } chiede di annullare una scelta.
news-undo-refused = { $name } ha detto di no.
news-stand-in = Un bot gioca ora per { $name }.
news-returned = { $name } è di nuovo qui.
news-chat = { $name } dice: { $text }
outdated = C’è una nuova versione di questa pagina. Ricaricala; la tua partita continua.
table-unreadable = Questa partita non si può leggere: l’ha scritta un’altra versione della pagina, o è danneggiata. Resta nel tuo elenco finché non la elimini.
connection-lost = La connessione è caduta, ma nient’altro è perso: la pagina continua a provare.
try-now = Prova ora
table-not-saved = La memoria del dispositivo è piena: questa partita continua, ma non può essere salvata. Elimina le partite o altri dati che non ti servono più.
undo-waits = Hai chiesto di annullare la tua scelta. Gli altri devono essere d’accordo.
undo-withdraw = Ritira
undo-question = { $name } vuole annullare l’ultima scelta. Sei d’accordo?
undo-agree = D’accordo
undo-refuse = No
ask-undo = Chiedi di annullare
leave-seat = Alzati (continua un bot)
chat = Chat
chat-say = Che cosa dici
chat-send = Invia
rematch = Gioca ancora
rematch-join = Nuova partita
room-closed = Questo tavolo è chiuso
room-waits = { $count ->
    [one] Un posto è ancora libero
   *[other] { $count } posti sono ancora liberi
}
room-ready = Ci sono tutti
room-ready-guest = Ci sono tutti: chi ha aperto il tavolo avvia la partita
start-game = Inizia la partita
seat-open = Posto libero
seat-give-bot = Mettici un bot
seat-give-person = Lascialo libero
seat-remove = Rimuovi
own-name = Il tuo nome
sit-down = Siediti
invite = Invita gli amici
invite-text = Chi apre questo link può sedersi a questo tavolo.
invite-copy = Copia il link
invite-qr = Il link d’invito come codice QR
invite-copied = Copiato
pass-title = Ora tocca a { $name }
pass-text = Passa il dispositivo. Fino ad allora non si vedono le carte di nessuno.
pass-ready = Sono { $name }

# The keyboard at a table
key-choose = Scegli una carta o un posto
key-play = Gioca la selezione
key-main = Pulsante principale
key-clear = Annulla la selezione
key-list = Scorciatoie da tastiera
key-space = Spazio

# What all boards say
hint-win = Probabilità di vincere: { $win }%.
hint-win-next = Probabilità di vincere: { $win }%; con la seconda scelta { $next }%.
dealing = Si distribuiscono le carte
waiting-for = In attesa di { $names }
table-in-words = Il tavolo a parole
hand = La tua mano
card-selected = Carta scelta: { $card }.
seat-did = { $name }: { $action }.
total = Totale

# What all boards say
log-title = Ultimi turni
log-none = Da quando ci sei non è successo niente.
hint-show = Mostra
nothing-back = Niente da annullare
