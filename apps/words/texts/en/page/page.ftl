# What all screens share. Game words are those of the rulebooks.
the-game = The Game
the-game-about = { $fewest }–{ $most } players, together against the deck
silver-gold = Silver & Gold: Pyramids
silver-gold-about = { $fewest }–{ $most } players, everyone plays at once
pyramids = Pyramids
pyramids-about = { $fewest }–{ $most } players, build and sabotage
close = Close
to-home = Benben, home
all-games = All games
bot-name = Bot { $number }
seat-you = { $name } (you)
seat-away = away
player-name = Player { $number }
take-back = Take back
hint = Hint
accident-text = Something went wrong. Your games are saved.
accident-reload = Reload
not-loaded = This part of the page couldn’t be loaded. Check your connection.
lost-title = There is nothing here
lost-text = This page doesn’t exist. Check the address.
lost-device = This game isn’t on this device. It may have been deleted, or it was played in another browser.
server-away = The server can’t be reached. You can still play on this device.
device-full = This browser can’t save games because its storage is blocked or full. Allow storage, or delete games from your list of games.
name-wrong = A name can’t contain ; " or \, start with “bot:”, or be longer than 24 characters.
name-needed = Enter a name.

# Home
home-title = Three card games, stone by stone
home-text = Play alone, against bots, or with friends through a link. No account needed, and it works offline.
games = Games
play = Play
play-game = Play { $game } now, against bots
with-friends = { $game } with friends
set-up = Set up a table: { $game }
settings = Settings
language = Language
waiting = Your tables
waiting-here = { $others }, on this device
waiting-open = { $others }, not started yet
waiting-more = { $count ->
    [one] { $count } more game
   *[other] { $count } more games
}
return = Return
return-to = Return to { $game }
join-friends = Join friends
join-how = Paste a link or enter a code.
join = Join
join-link = Link or code
join-wrong = No table found. Copy the whole link that your friend sent.
public-tables = Public tables with a free seat
public-none = There are no public tables right now.

# Tables in lists
others-none = Alone
others-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
others-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
state-open = Not started
state-playing = In progress
state-closed = Closed before the game
result-all-placed = Won: all 98 cards are placed
result-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
result-won = { $points ->
    [one] You won with { $points } point
   *[other] You won with { $points } points
}
result-shared = { $points ->
    [one] You share the win with { $points } point
   *[other] You share the win with { $points } points
}
result-lost = Lost, { $points } to { $best }. Winner: { $names }
result-of = { $best ->
    [one] Winner: { $names }, with { $best } point
   *[other] Winner: { $names }, with { $best } points
}

# Setting up a table
place = Where to play
place-device = On this device
place-device-about = Against bots, or with people who share this device. Works offline.
place-friends = With friends
place-friends-about = Everyone on their own device. You get a link to send.
friends-offline = The server can’t be reached, so friends can’t join. You can still play on this device.
players = Players
add-seat = Add a seat
remove-seat = Remove seat { $number }
chair-person-about = You pass the device around. Nobody sees anyone else’s cards.
chair-friend = By invite
chair-friend-about = The first person to open the link sits here.
chair-name = Name of player { $number }
level-novice-about = Plays the obvious move, and makes mistakes. Good for beginners.
level-casual-about = Plays by simple rules of thumb.
level-expert-about = Thinks a little ahead, and is hard to fool.
level-master-about = Thinks as far ahead as it can.
rules-of-game = Rules
option-fire = On Fire
option-fire-about = Six cards burn. Cover them in the next turn, or everyone loses.
option-minimum = Three cards a turn
option-minimum-about = For experts: place at least three cards a turn instead of two.
option-hand = Small hands
option-hand-about = For experts: one card fewer in each hand.
option-played = Show played cards
option-played-about = A list of all cards played so far. Purists turn it off.
option-completed = No extra marks on completed cards
option-completed-about = The extra square of a red cross can’t go on a completed card.
option-open = Open pyramids count
option-open-about = Pyramids without a top stone score at the end, too.
table-for-friends = Table
table-public = Public
table-public-about = Shown in the list of public tables, where anyone can join. Otherwise by invite only.
table-spectators = Spectators
table-spectators-about = People who don’t play can watch. They see nobody’s cards.
clock-label = Time limit
clock-none = No limit
clock-seconds = Clock for each choice
clock-days = Days for each choice
clock-choice = Time for each choice
clock-bank = Reserve
clock-about = Extra time uses the reserve. When the reserve is used up, a bot takes over.
bank-none = None
table-patience = When a bot takes over for absent players
patience-never = Never
seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
open-table = Open table

# Settings
settings-look = Look and sound
theme = Theme
theme-device = System
theme-light = Light
theme-dark = Dark
settings-still = Reduce motion
settings-still-about = Cards don’t fly across the screen. Changes are outlined instead.
settings-sound = Sounds
settings-sound-about = When someone plays, when it’s your turn, and at the end.
another-device = Another device
another-text = A link makes you the same player on another device, with your seats at tables on the server. Games on this device stay here.
another-make = Create link
another-until = Open this link on the other device before { $time }. It works once, for anyone who has it, so keep it to yourself.
another-link = Link for the other device
another-qr = QR code of the link
this-device = This device
forget-text = Deletes the games on this device, your name and these settings. Tables on the server stay.
forget = Delete everything
forget-sure = Press again: this can’t be undone
keep-all = Keep everything
about = About
about-text = Benben is free software, made for the love of these games. It is not affiliated with their authors and publishers; all names belong to their owners. All pictures were drawn for Benben.
move-title = Continue here?
move-text = This browser becomes the same player as the device that made the link, and gives up the player it was on the server before. Games on this device stay.
move-yes = Continue here
move-no = Not now
move-done-title = Done
move-done-text = Your seats on the server are now yours on this device, too.
move-lost-title = This link doesn’t work

# History
history = Your games
history-none = No games yet
on-this-device = on this device
delete-game = Delete { $game }, { $day }
deleted = Deleted.
show-more = Show more

# Why a table or the server refuses something
table-set-up = A table can’t be set up like this. Check the players and options.
table-clock = This time limit isn’t possible. Choose other times.
table-not-invited = This table is not public. Ask its host for the invite link.
table-banned = The host has removed you from this table.
table-no-spectators = This table doesn’t allow spectators.
table-no-seat = You have no seat here. Sit down first.
table-seated = You already have a seat.
table-own-seat = This is your own seat. You can leave it instead.
table-no-person = There is no person in this seat.
table-taken = This seat is taken. Choose another one.
table-not-host = Only the host can do this.
table-not-started = The game has not started yet.
table-not-over = The game is not over yet.
table-closed = This table is closed.
table-free-seat = A seat is still free. Wait for someone, or add a bot.
table-stale = Something changed in the meantime. Look again, then choose.
table-stand-in = A bot is playing for you. Return to your seat first.
table-no-stand-in = No bot is playing for you.
table-signals = No more signals in this game: the limit is reached.
table-ask-first = The turn has passed. Ask the others to agree.
table-no-need-to-ask = You can take this back without asking.
table-asked = Answer the open request first.
table-not-asked = There is no open request.
table-no-chat = There is no chat during The Game. Use the signals on the piles.
table-no-rename = Names can’t change during The Game. Change yours when it is over.
table-full = This table’s history is full. Only the game itself can go on.
table-rematched = The next game is already at another table.
server-no-guest = The server doesn’t know this browser. Allow cookies, then reload.
server-foreign-origin = This page doesn’t come from this server. Open the server’s own page.
server-too-fast = Too many requests. Wait a moment, then try again.
server-too-many = There are too many tables right now. Try again later.
server-too-long = This is too long.
server-too-slow = The connection is too slow. Try again on a better one.
server-unknown-table = This table doesn’t exist. Check the link.
server-not-over = The game isn’t over yet, and its record would show every card.
server-no-game = No game was played at this table.
server-code = This link has been used or has expired. Make a new one on the other device.
server-inside = Something went wrong on the server. Nothing is lost. Try again later.

# The table
menu = Menu
home = Home
your-turn = Your turn.
news-taken-back = { $name } took a choice back.
news-undo-asked = { $name } asks to take a choice back.
news-undo-refused = { $name } said no.
news-stand-in = A bot now plays for { $name }.
news-returned = { $name } is back.
news-chat = { $name } says: { $text }
outdated = There is a new version of this page. Reload to continue. Your game is safe.
table-unreadable = This game can’t be read: it is damaged, or another version of the page wrote it. It stays in your list until you delete it.
connection-lost = Connection lost. Reconnecting…
try-now = Try now
table-not-saved = Your device’s storage is full. The game continues, but it can’t be saved. Delete games or other data that you no longer need.
undo-waits = You asked to take back your choice. The others must agree.
undo-withdraw = Withdraw request
undo-question = { $name } wants to take back the last choice. Do you agree?
undo-agree = Agree
undo-refuse = No
ask-undo = Ask to take back
leave-seat = Leave seat (a bot takes over)
chat = Chat
chat-say = Message
chat-send = Send
rematch = Play again
rematch-join = Next game
room-closed = This table is closed
room-waits = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
room-ready = Everyone is here
room-ready-guest = Everyone is here: waiting for the host to start
start-game = Start game
seat-open = Free seat
seat-give-bot = Add bot
seat-give-person = Remove bot
seat-remove = Remove
own-name = Your name
sit-down = Sit down
invite = Invite friends
invite-text = Anyone who opens this link can sit down at this table.
invite-copy = Copy link
invite-qr = The invite link as a QR code
invite-copied = Copied
pass-title = { $name } is next
pass-text = Pass the device on. No cards are shown until then.
pass-ready = I am { $name }

# The keyboard at a table
key-choose = Choose a card or a place
key-play = Play the selection
key-main = Main button
key-clear = Clear selection
key-list = Keyboard shortcuts
key-space = Space

# What all boards say
hint-win = Chance to win: { $win }%.
hint-win-next = Chance to win: { $win }%; with the next best choice { $next }%.
dealing = The cards are being dealt
waiting-for = Waiting for { $names }
table-in-words = The table in words
hand = Your hand
card-selected = { $card } selected.
seat-did = { $name }: { $action }.
total = Total

# What all boards say
log-title = Recent turns
log-none = Nothing has happened since you joined.
hint-show = Show
nothing-back = Nothing to take back
