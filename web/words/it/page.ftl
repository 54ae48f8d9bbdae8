# Ciò che è comune a tutte le schermate. I termini sono quelli dei regolamenti.
the-game = The Game
the-game-about = { $fewest }–{ $most } giocatori, insieme contro il mazzo
silver-gold = Silver & Gold: Pyramids
silver-gold-about = { $fewest }–{ $most } giocatori, tutti insieme
pyramids = Pyramids
pyramids-about = { $fewest }–{ $most } giocatori, costruire e sabotare
close = Chiudi
to-home = Benben, pagina iniziale
to-games = Ai giochi
bot-name = Bot { $number }
seat-name = Posto { $number }
seat-you = { $name } (tu)
seat-away = assente
you = Tu
player-name = Giocatore { $number }
take-back = Annulla
hint = Suggerimento
accident-text = Qualcosa nella pagina si è rotto. Niente è perso: le tue partite sono salvate.
accident-reload = Ricarica la pagina
lost-title = Qui non c’è niente
lost-text = L’indirizzo non porta da nessuna parte, o il tavolo non è su questo dispositivo.
server-away = Il server non risponde. Le partite su questo dispositivo funzionano lo stesso.
device-full = Questo browser non salva partite: la sua memoria è disattivata o piena. Attivala, o elimina partite dalla cronologia.
name-wrong = Un nome ha al massimo 24 caratteri, senza ; " \ e senza «bot:» all’inizio.
name-needed = Di’ ai tuoi amici come ti chiami.

# Pagina iniziale
home-title = Tre giochi di carte, pietra su pietra
home-text = Gioca in solitario, contro i bot o con gli amici tramite un link. Senza account, e funziona anche senza connessione.
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
return = Torna
return-to = Torna a { $game }
join-friends = Unisciti agli amici
join-how = Incolla un link o scrivi un codice.
join = Unisciti
join-link = Link o codice
join-wrong = Questo non porta a nessun tavolo. Copia tutto il link che hai ricevuto.
public-tables = Tavoli pubblici con un posto libero
public-none = Al momento non ce n’è nessuno.

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
place-device-about = Contro i bot, o con chi è a questo dispositivo. Funziona senza connessione.
place-friends = Con gli amici
place-friends-about = Ognuno sul proprio dispositivo. Riceverai un link da mandare.
friends-offline = Il server non risponde, quindi gli amici non possono venire. Su questo dispositivo puoi giocare.
who-plays = Chi gioca
add-seat = Aggiungi un posto
remove-seat = Togli il posto { $number }
chair-person = Persona qui
chair-person-about = Vi passate il dispositivo. Nessuno vede le carte degli altri.
chair-friend = Amico tramite link
chair-friend-about = Si siede qui chi apre per primo il link.
chair-name = Nome del giocatore { $number }
level-novice-about = Gioca l’ovvio, e sbaglia. Va bene per chi comincia.
level-casual-about = Gioca seguendo una buona regola pratica.
level-expert-about = Pensa un po’ in avanti. Difficile da ingannare.
level-master-about = Pensa in avanti quanto più può.
rules-of-game = Regole
option-fire = On Fire
option-fire-about = Sei carte bruciano: vanno coperte al turno successivo, o la partita è persa.
option-minimum = Tre carte per turno
option-minimum-about = Per esperti: almeno tre carte invece di due.
option-hand = Mani piccole
option-hand-about = Per esperti: una carta in meno in ogni mano.
option-played = Mostra le carte giocate
option-played-about = Un elenco di ciò che è stato giocato. I puristi lo spengono.
option-completed = Le carte completate sono chiuse
option-completed-about = Le caselle in più di una croce rossa non vanno su una carta completata.
option-open = Contano anche le piramidi aperte
option-open-about = Alla fine contano anche le piramidi senza pietra angolare.
table-for-friends = Il tavolo
table-public = Pubblico
table-public-about = Sta nell’elenco dei tavoli pubblici: può venire chiunque. Altrimenti solo su invito.
table-spectators = Spettatori
table-spectators-about = Chi non gioca può guardare. Non vede le carte di nessuno.
clock-label = Tempo
clock-none = Senza limiti
clock-seconds = Un orologio per ogni scelta
clock-days = Giorni per ogni scelta
clock-choice = Per ogni scelta
clock-bank = Di riserva
clock-about = Ciò che dura di più si prende dalla riserva. Quando finisce, continua un bot.
bank-none = Niente
table-patience = Quando un bot gioca per chi è assente
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
settings-you = Tu
settings-look = Aspetto e suono
theme = Luce
theme-device = Come il dispositivo
theme-light = Giorno
theme-dark = Notte
settings-still = Meno movimento
settings-still-about = Le carte non si spostano; i cambiamenti sono incorniciati.
settings-sound = Suoni
settings-sound-about = Quando qualcuno gioca, quando tocca a te e alla fine.
another-device = Un altro dispositivo
another-text = Con un link sei lo stesso giocatore su un altro dispositivo, con i tuoi posti ai tavoli del server. Le partite di questo dispositivo restano qui.
another-make = Crea un link
another-until = Apri questo link sull’altro dispositivo prima delle { $time }. Vale una volta, per chiunque lo abbia: tienilo per te.
another-link = Il link per l’altro dispositivo
another-qr = Codice QR del link
this-device = Questo dispositivo
forget-text = Elimina le partite su questo dispositivo, il tuo nome e queste impostazioni. I tavoli del server restano.
forget = Dimentica tutto
forget-sure = Premi di nuovo: non si può annullare
keep-all = Tieni tutto
about = Informazioni
about-text = Benben è software libero, fatto per amore di questi giochi. Non è legato ai loro autori ed editori; i nomi appartengono ai rispettivi proprietari. Ogni immagine è disegnata per Benben.
move-title = Continuare qui?
move-text = Questo browser diventa lo stesso giocatore del dispositivo che ha creato il link. Chi era prima sul server viene sostituito. Le partite su questo dispositivo restano.
move-yes = Continua qui
move-no = Non ora
move-done-title = Fatto
move-done-text = I tuoi posti sul server sono tuoi anche su questo dispositivo.
move-lost-title = Questo link non funziona
move-lost-text = Non contiene un codice. Creane uno nuovo nelle impostazioni dell’altro dispositivo.

# Cronologia
history = Le tue partite
history-none = Non c’è ancora nessuna partita.
on-this-device = su questo dispositivo
delete-game = Elimina { $game }, { $day }
deleted = Eliminata.
show-more = Mostra altro

# Perché un tavolo o il server rifiuta qualcosa
table-set-up = Il tavolo non si può preparare così.
table-clock = Questo orologio non è possibile: scegli altri tempi.
table-not-invited = Questo tavolo non è pubblico. Chiedi il link d’invito a chi lo ha aperto.
table-banned = Chi ha aperto il tavolo ti ha rimosso.
table-no-spectators = Questo tavolo non ammette spettatori.
table-no-seat = Non hai un posto qui: prima siediti.
table-seated = Hai già un posto.
table-unknown-seat = A questo tavolo non c’è un posto così.
table-own-seat = Questo è il tuo posto: alzati invece.
table-no-person = Lì non siede nessuno.
table-taken = Quel posto non è libero: prendine un altro.
table-not-host = Può farlo solo chi ha aperto il tavolo.
table-not-started = La partita non è ancora iniziata.
table-started = La partita è già iniziata.
table-not-over = La partita non è ancora finita.
table-over = La partita è finita.
table-closed = Questo tavolo è chiuso.
table-free-seat = Un posto è ancora libero: aspetta qualcuno, o metti un bot.
table-stale = Nel frattempo è successo qualcosa. Guarda di nuovo, poi scegli.
table-stand-in = Un bot gioca per te: torna prima al tuo posto.
table-no-stand-in = Nessun bot gioca per te.
table-signals = In questa partita si è detto abbastanza: niente più segnali.
table-nothing-to-undo = Non c’è niente da annullare.
table-final = Questa scelta è definitiva: qualcuno ha scelto dopo, o qualcosa si è rivelato.
table-ask-first = Il turno è passato: chiedi agli altri se sono d’accordo.
table-no-need-to-ask = Puoi annullarlo senza chiedere.
table-asked = C’è prima una domanda a cui rispondere.
table-not-asked = Nessuno chiede di annullare qualcosa.
table-no-chat = Durante The Game non si parla liberamente: usa i segnali sulle pile.
table-no-rename = Durante The Game i nomi non cambiano: cambia il tuo alla fine.
table-full = A questo tavolo è successo così tanto che continua solo la partita.
table-rematched = La prossima partita è già a un altro tavolo.
server-no-guest = Il server non conosce questo browser: consenti i cookie, poi ricarica la pagina.
server-foreign-origin = Questa pagina non viene da questo server: apri la sua.
server-too-fast = Troppo in una volta: aspetta un po’ e riprova.
server-too-many = Al momento ci sono troppi tavoli: riprova più tardi.
server-too-long = È troppo lungo.
server-too-slow = La connessione è troppo lenta: riprova con una migliore.
server-unknown-table = Questo tavolo non esiste: controlla il link.
server-not-over = La partita non è ancora finita: la sua registrazione mostrerebbe ogni carta.
server-no-game = A questo tavolo non c’è stata una partita.
server-code = Questo link è già usato o troppo vecchio: creane uno nuovo sull’altro dispositivo.
server-inside = Qualcosa sul server è rotto. Niente è perso: riprova più tardi.

# The table
menu = Menu
home = Pagina iniziale
game-over = La partita è finita.
your-turn = Tocca a te.
news-taken-back = { $name }: scelta annullata.
news-undo-asked = { $name } chiede di annullare una scelta.
news-undo-refused = { $name } ha detto no.
news-stand-in = Un bot gioca ora per { $name }.
news-returned = { $name } è di nuovo qui.
news-chat = { $name } dice: { $text }
outdated = C’è una nuova versione di questa pagina. Ricaricala; la tua partita continua.
connection-lost = La connessione è caduta. Niente è perso: si riprova da sé.
try-now = Prova ora
undo-waits = Hai chiesto di annullare la tua scelta. Gli altri devono essere d’accordo.
undo-withdraw = Ritira
undo-question = { $name } vuole annullare l’ultima scelta. Sei d’accordo?
undo-agree = D’accordo
undo-refuse = No
ask-undo = Chiedi di annullare
get-up = Alzati (continua un bot)
chat = Chiacchiere
chat-say = Che cosa dici
chat-send = Di’
rematch = Gioca ancora
rematch-join = Alla prossima partita
room-closed = Questo tavolo è chiuso
room-waits = { $count ->
    [one] Un posto è ancora libero
   *[other] { $count } posti sono ancora liberi
}
room-ready = Ci sono tutti
room-ready-guest = Ci sono tutti: chi ospita avvia la partita
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
level-novice = Bot principiante
level-casual = Bot occasionale
level-expert = Bot esperto
level-master = Bot maestro
