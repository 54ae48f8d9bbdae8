# Ciò che è comune a tutte le schermate. I termini sono quelli dei regolamenti.
the-game = The Game
the-game-about = { $fewest }–{ $most } giocatori, insieme contro il mazzo
silver-gold = Silver & Gold: Pyramids
silver-gold-about = { $fewest }–{ $most } giocatori, tutti allo stesso tempo
pyramids = Pyramids
pyramids-about = { $fewest }–{ $most } giocatori, per costruire e sabotare
close = Chiudi
to-home = Benben, pagina iniziale
all-games = Tutti i giochi
bot-name = Bot { $number }
seat-you = { $name } (tu)
seat-away = assente
player-name = Giocatore { $number }
take-back = Annulla
hint = Consiglio
accident-text = Qualcosa è andato storto. Le tue partite sono salvate.
accident-reload = Ricarica
not-loaded = Non è stato possibile caricare questa parte della pagina. Controlla la connessione.
lost-title = Qui non c’è niente
lost-text = Questa pagina non esiste. Controlla l’indirizzo.
lost-device = Questa partita non è su questo dispositivo. Forse è stata eliminata o giocata in un altro browser.
server-away = Il server non risponde. Puoi comunque giocare su questo dispositivo.
device-full = Questo browser non può salvare le partite perché la sua memoria è bloccata o piena. Sbloccala, oppure elimina qualche partita.
name-wrong = Un nome non può contenere ; " o \, iniziare con «bot:» o superare i 24 caratteri.
name-needed = Inserisci un nome.

# Pagina iniziale
home-title = Tre giochi di carte, pietra su pietra
home-text = Gioca in solitario, contro i bot o con gli amici tramite un link. Non serve un account, e funziona anche offline.
games = Giochi
play = Gioca
play-game = Gioca subito a { $game } contro i bot
with-friends = { $game } con gli amici
set-up = Prepara un tavolo: { $game }
settings = Impostazioni
language = Lingua
waiting = I tuoi tavoli
waiting-here = { $others }, su questo dispositivo
waiting-open = { $others }, non iniziata
waiting-more = { $count ->
    [one] { $count } altra partita
   *[other] altre { $count } partite
}
return = Torna
return-to = Torna a { $game }
join-friends = Raggiungi gli amici
join-how = Incolla un link o inserisci un codice.
join = Entra
join-link = Link o codice
join-wrong = Nessun tavolo trovato. Copia per intero il link che ti hanno mandato.
public-tables = Tavoli pubblici con un posto libero
public-none = Al momento non ci sono tavoli pubblici.

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
state-open = Non iniziata
state-playing = In corso
state-closed = Chiuso prima della partita
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
result-lost = Persa { $points } a { $best }. Vittoria: { $names }
result-of = { $best ->
    [one] Vittoria: { $names }, con { $best } punto
   *[other] Vittoria: { $names }, con { $best } punti
}

# Preparare un tavolo
place = Dove giocare
place-device = Su questo dispositivo
place-device-about = Contro i bot, o con chi usa questo dispositivo. Funziona anche offline.
place-friends = Con gli amici
place-friends-about = Ognuno sul proprio dispositivo. Riceverai un link da mandare.
friends-offline = Il server non risponde, quindi gli amici non possono entrare. Puoi comunque giocare su questo dispositivo.
players = Giocatori
add-seat = Aggiungi posto
remove-seat = Togli il posto { $number }
chair-person-about = Vi passate il dispositivo. Nessuno vede le carte degli altri.
chair-friend = Su invito
chair-friend-about = Qui si siede la prima persona che apre il link.
chair-name = Nome del giocatore { $number }
level-novice-about = Gioca la mossa ovvia e fa errori. Va bene per chi inizia.
level-casual-about = Gioca con semplici regole pratiche.
level-expert-about = Pensa un po’ in anticipo ed è difficile da ingannare.
level-master-about = Pensa il più avanti possibile.
rules-of-game = Regole
option-fire = On Fire
option-fire-about = Sei carte bruciano. Vanno coperte nel turno successivo, o perdono tutti.
option-minimum = Tre carte per turno
option-minimum-about = Per esperti: almeno tre carte per turno invece di due.
option-hand = Mano ridotta
option-hand-about = Per esperti: una carta in meno in ogni mano.
option-played = Mostra le carte giocate
option-played-about = Un elenco di tutte le carte giocate finora. I puristi lo disattivano.
option-completed = Niente segni extra sulle carte completate
option-completed-about = La casella extra di una X rossa non può andare su una carta completata.
option-open = Contano le piramidi aperte
option-open-about = Alla fine danno punti anche le piramidi senza pietra angolare.
table-for-friends = Tavolo
table-public = Pubblico
table-public-about = Compare nell’elenco dei tavoli pubblici, dove chiunque può entrare. Altrimenti solo su invito.
table-spectators = Spettatori
table-spectators-about = Chi non gioca può guardare. Non vede le carte di nessuno.
clock-label = Limite di tempo
clock-none = Nessuno
clock-seconds = Orologio per ogni scelta
clock-days = Giorni per ogni scelta
clock-choice = Tempo per ogni scelta
clock-bank = Riserva
clock-about = Il tempo in più si prende dalla riserva. Quando la riserva finisce, subentra un bot.
bank-none = Nessuna
table-patience = Quando un bot subentra a chi è assente
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
open-table = Apri tavolo

# Impostazioni
settings-look = Aspetto e suono
theme = Tema
theme-device = Sistema
theme-light = Chiaro
theme-dark = Scuro
settings-still = Riduci movimento
settings-still-about = Le carte non volano sullo schermo. I cambiamenti sono bordati.
settings-sound = Suoni
settings-sound-about = Quando qualcuno gioca, quando tocca a te e alla fine.
another-device = Altro dispositivo
another-text = Un link ti rende lo stesso giocatore su un altro dispositivo, con i tuoi posti ai tavoli sul server. Le partite su questo dispositivo restano qui.
another-make = Crea link
another-until = Apri questo link sull’altro dispositivo prima delle { $time }. Vale una sola volta, per chiunque lo abbia: tienilo per te.
another-link = Link per l’altro dispositivo
another-qr = Codice QR del link
this-device = Questo dispositivo
forget-text = Elimina le partite su questo dispositivo, il tuo nome e queste impostazioni. I tavoli sul server restano.
forget = Elimina tutto
forget-sure = Premi di nuovo: non si può annullare
keep-all = Conserva tutto
about = Info
about-text = Benben è software libero, fatto per amore di questi giochi. Non è affiliato ai loro autori ed editori; tutti i nomi appartengono ai rispettivi proprietari. Tutte le immagini sono state disegnate per Benben.
move-title = Continuare qui?
move-text = Questo browser diventa lo stesso giocatore del dispositivo che ha creato il link, e rinuncia al giocatore che era prima sul server. Le partite su questo dispositivo restano.
move-yes = Continua qui
move-no = Non ora
move-done-title = Fatto
move-done-text = I tuoi posti sul server ora sono tuoi anche su questo dispositivo.
move-lost-title = Questo link non funziona

# Cronologia
history = Le tue partite
history-none = Nessuna partita
on-this-device = su questo dispositivo
delete-game = Elimina { $game }, { $day }
deleted = Eliminata.
show-more = Mostra altro

# Perché un tavolo o il server rifiuta qualcosa
table-set-up = Un tavolo non si può preparare così. Controlla i giocatori e le opzioni.
table-clock = Questo limite di tempo non è possibile. Scegli altri tempi.
table-not-invited = Questo tavolo non è pubblico. Chiedi all’host il link d’invito.
table-banned = L’host ti ha rimosso da questo tavolo.
table-no-spectators = Questo tavolo non ammette spettatori.
table-no-seat = Qui non hai un posto. Prima siediti.
table-seated = Hai già un posto.
table-own-seat = Questo è il tuo posto. Se vuoi, puoi lasciarlo.
table-no-person = In questo posto non c’è una persona.
table-taken = Questo posto è occupato. Scegline un altro.
table-not-host = Può farlo solo l’host.
table-not-started = La partita non è ancora iniziata.
table-not-over = La partita non è ancora finita.
table-closed = Questo tavolo è chiuso.
table-free-seat = C’è ancora un posto libero. Aspetta qualcuno, o aggiungi un bot.
table-stale = Nel frattempo qualcosa è cambiato. Guarda di nuovo, poi scegli.
table-stand-in = Un bot gioca al posto tuo. Prima torna al tuo posto.
table-no-stand-in = Nessun bot gioca al posto tuo.
table-signals = Niente più segnali in questa partita: limite raggiunto.
table-ask-first = Il turno è passato. Chiedi agli altri se sono d’accordo.
table-no-need-to-ask = Puoi annullare senza chiedere.
table-asked = Prima rispondi alla richiesta aperta.
table-not-asked = Non ci sono richieste aperte.
table-no-chat = Durante The Game la chat non c’è. Usa i segnali sulle pile.
table-no-rename = Durante The Game i nomi non si possono cambiare. Cambia il tuo alla fine.
table-full = La cronologia di questo tavolo è piena. Può continuare solo la partita.
table-rematched = La prossima partita è già a un altro tavolo.
server-no-guest = Il server non riconosce questo browser. Consenti i cookie, poi ricarica.
server-foreign-origin = Questa pagina non viene da questo server. Apri la pagina del server.
server-too-fast = Troppe richieste. Aspetta un momento, poi riprova.
server-too-many = Al momento ci sono troppi tavoli. Riprova più tardi.
server-too-long = Il testo è troppo lungo.
server-too-slow = La connessione è troppo lenta. Riprova con una migliore.
server-unknown-table = Questo tavolo non esiste. Controlla il link.
server-not-over = La partita non è ancora finita, e la registrazione mostrerebbe tutte le carte.
server-no-game = A questo tavolo non si è giocata nessuna partita.
server-code = Questo link è già stato usato o è scaduto. Creane uno nuovo sull’altro dispositivo.
server-inside = Qualcosa è andato storto sul server. Non è andato perso niente. Riprova più tardi.

# The table
menu = Menu
home = Home
your-turn = Tocca a te.
news-taken-back = { $name }: scelta annullata.
news-undo-asked = { $name } chiede di annullare una scelta.
news-undo-refused = { $name } ha detto di no.
news-stand-in = Ora un bot gioca per { $name }.
news-returned = { $name } è di nuovo qui.
news-chat = { $name } dice: { $text }
outdated = C’è una nuova versione di questa pagina. Ricarica per continuare. La tua partita è al sicuro.
table-unreadable = Questa partita non si può leggere: è danneggiata, o l’ha scritta un’altra versione della pagina. Resta nel tuo elenco finché non la elimini.
connection-lost = Connessione persa. Riconnessione…
try-now = Riprova ora
table-not-saved = La memoria del dispositivo è piena. La partita continua, ma non può essere salvata. Elimina partite o altri dati che non ti servono più.
undo-waits = Hai chiesto di annullare la tua scelta. Gli altri devono essere d’accordo.
undo-withdraw = Ritira richiesta
undo-question = { $name } vuole annullare l’ultima scelta. Sei d’accordo?
undo-agree = Sì
undo-refuse = No
ask-undo = Chiedi di annullare
leave-seat = Lascia il posto (subentra un bot)
chat = Chat
chat-say = Messaggio
chat-send = Invia
rematch = Gioca ancora
rematch-join = Prossima partita
room-closed = Questo tavolo è chiuso
room-waits = { $count ->
    [one] Un posto è ancora libero
   *[other] { $count } posti sono ancora liberi
}
room-ready = Ci sono tutti
room-ready-guest = Ci sono tutti: in attesa che l’host inizi
start-game = Inizia partita
seat-open = Posto libero
seat-give-bot = Aggiungi bot
seat-give-person = Togli bot
seat-remove = Rimuovi
own-name = Il tuo nome
sit-down = Siediti
invite = Invita amici
invite-text = Chiunque apra questo link può sedersi a questo tavolo.
invite-copy = Copia link
invite-qr = Il link d’invito come codice QR
invite-copied = Copiato
pass-title = Ora tocca a { $name }
pass-text = Passa il dispositivo. Fino ad allora non si vedono carte.
pass-ready = Sono { $name }

# The keyboard at a table
key-choose = Scegli una carta o dove metterla
key-play = Gioca la selezione
key-main = Pulsante principale
key-clear = Deseleziona
key-list = Scorciatoie da tastiera
key-space = Spazio

# What all boards say
hint-win = Probabilità di vincere: { $win }%.
hint-win-next = Probabilità di vincere: { $win }%; con la migliore alternativa { $next }%.
dealing = Si stanno distribuendo le carte
waiting-for = In attesa di { $names }
table-in-words = Il tavolo a parole
hand = La tua mano
card-selected = Carta scelta: { $card }.
seat-did = { $name }: { $action }.
total = Totale

# What all boards say
log-title = Ultimi turni
log-none = Da quando sei qui non è successo niente.
hint-show = Mostra
nothing-back = Niente da annullare
