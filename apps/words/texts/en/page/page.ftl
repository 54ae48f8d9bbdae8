# What all screens share. Game words are those of the rulebooks.
the-game = The Game
the-game-about = { $fewest }–{ $most } players, together against the deck
silver-gold = Silver & Gold: Pyramids
silver-gold-about = { $fewest }–{ $most } players, everybody at once
pyramids = Pyramids
pyramids-about = { $fewest }–{ $most } players, build and sabotage
close = Close
to-home = Benben, home
to-games = To the games
bot-name = Bot { $number }
seat-you = { $name } (you)
seat-away = away
player-name = Player { $number }
take-back = Take back
hint = Hint
accident-text = Something on this page broke. Nothing is lost: your games are saved.
accident-reload = Load the page again
not-loaded = This part of the page could not be loaded. Check your connection.
lost-title = There is nothing here
lost-text = This page doesn’t exist. Check the address.
lost-device = This game isn’t on this device. It may have been deleted, or it was played in another browser.
server-away = The server can’t be reached. Games on this device work all the same.
device-full = This browser can’t save games: its storage is off or full. Allow it, or delete games from your history.
name-wrong = A name has at most 24 characters, none of them ; " or \, and doesn’t start with “bot:”.
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
join-how = Paste a link or type a code.
join = Join
join-link = Link or code
join-wrong = This leads to no table. Copy the whole link that your friend sent.
public-tables = Public tables with a free seat
public-none = There are none at the moment.

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
state-open = Not started yet
state-playing = Not over yet
state-closed = Closed without a game
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
place = Where you play
place-device = On this device
place-device-about = Against bots, or with people who share this device. Works offline.
place-friends = With friends
place-friends-about = Each on their own device. You get a link to send them.
friends-offline = The server can’t be reached, so friends can’t join. You can still play on this device.
who-plays = Who plays
add-seat = Add a seat
remove-seat = Remove seat { $number }
chair-person = Person here
chair-person-about = You pass the device around. Nobody sees anybody else’s cards.
chair-friend = Friend by link
chair-friend-about = Whoever opens the link first sits here.
chair-name = Name of player { $number }
level-novice-about = Plays the obvious, and makes mistakes. Beginners can keep up.
level-casual-about = Plays by a good rule of thumb.
level-expert-about = Thinks a little ahead. Hard to fool.
level-master-about = Thinks as far ahead as it can.
rules-of-game = Rules
option-fire = On Fire
option-fire-about = Six cards burn: cover them in the next turn, or the game is lost.
option-minimum = Three cards a turn
option-minimum-about = For experts: at least three cards instead of two.
option-hand = Small hands
option-hand-about = For experts: one card fewer in each hand.
option-played = Show played cards
option-played-about = A list of what has been played. Purists switch it off.
option-completed = Completed cards are closed
option-completed-about = The extra square of a red cross can’t go on a completed card.
option-open = Open pyramids count
option-open-about = At the end pyramids without a top stone count, too.
table-for-friends = The table
table-public = Public
table-public-about = Shown in the list of public tables: anybody may join. Otherwise by invitation only.
table-spectators = Spectators
table-spectators-about = People who don’t play may watch. They see nobody’s cards.
clock-label = Time
clock-none = No limit
clock-seconds = A clock for each choice
clock-days = Days for each choice
clock-choice = For each choice
clock-bank = In reserve
clock-about = What takes longer comes out of the reserve. When that is used up, a bot takes over.
bank-none = None
table-patience = When a bot steps in for somebody away
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
open-table = Open the table

# Settings
settings-look = Look and sound
theme = Day or night
theme-device = As the device
theme-light = Day
theme-dark = Night
settings-still = Less motion
settings-still-about = Cards don’t fly across the screen; changes are framed instead.
settings-sound = Sounds
settings-sound-about = When somebody plays, when it is your turn, and at the end.
another-device = Another device
another-text = With a link you become the same player on another device, with your seats at the tables on the server. Games on this device stay here.
another-make = Make a link
another-until = Open this link on the other device before { $time }. It works once, for whoever has it: keep it to yourself.
another-link = The link for the other device
another-qr = QR code of the link
this-device = This device
forget-text = Deletes the games on this device, your name and these settings. Tables on the server stay.
forget = Forget everything
forget-sure = Press again: this can’t be undone
keep-all = Keep everything
about = About
about-text = Benben is free software, made for the love of these games. It is not affiliated with their authors and publishers; all names belong to their owners. Every picture is drawn for Benben.
move-title = Continue here?
move-text = This browser becomes the same player as on the device that made the link. The player it was on the server before is replaced. Games on this device stay.
move-yes = Continue here
move-no = Not now
move-done-title = Done
move-done-text = Your seats on the server are now yours on this device, too.
move-lost-title = This link does not work

# History
history = Your games
history-none = There are no games yet.
on-this-device = on this device
delete-game = Delete { $game }, { $day }
deleted = Deleted.
show-more = Show more

# Why a table or the server refuses something
table-set-up = A table can’t be set up like this.
table-clock = This clock is not possible: choose other times.
table-not-invited = This table is not public. Ask its host for the invite link.
table-banned = The host has removed you from this table.
table-no-spectators = This table allows no spectators.
table-no-seat = You have no seat here: sit down first.
table-seated = You have a seat already.
table-own-seat = This is your own seat: get up instead.
table-no-person = No person sits there.
table-taken = That seat is not free: take another one.
table-not-host = Only the host may do this.
table-not-started = The game has not started yet.
table-started = The game has started already.
table-not-over = The game is not over yet.
table-closed = This table is closed.
table-free-seat = A seat is still free: wait for somebody, or put a bot there.
table-stale = Something has happened meanwhile. Look again, then choose.
table-stand-in = A bot is playing for you: return to your seat first.
table-no-stand-in = No bot is playing for you.
table-signals = Enough has been said in this game: no more signals.
table-ask-first = The turn has passed: ask the others to agree.
table-no-need-to-ask = You can take this back without asking.
table-asked = There is a question to be answered first.
table-not-asked = Nobody is asking to take anything back.
table-no-chat = No free talk during The Game: use the signals on the piles.
table-no-rename = Names stay as they are during The Game: change yours when it is over.
table-full = So much has happened at this table that only the game itself goes on.
table-rematched = The next game is already at another table.
server-no-guest = The server does not know this browser: allow cookies, then load the page again.
server-foreign-origin = This page does not come from this server: open the server’s own page.
server-too-fast = That was too much at once: wait a little, then try again.
server-too-many = There are too many tables at the moment: try again later.
server-too-long = This is too long.
server-too-slow = The connection is too slow: try again over a better one.
server-unknown-table = There is no such table: check the link.
server-not-over = The game is not over yet: its record would show every card.
server-no-game = There was no game at this table.
server-code = This link has been used or is too old: make a new one on the other device.
server-inside = Something broke on the server. Nothing is lost: try again later.

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
outdated = There is a new version of this page. Load it again; your game goes on.
table-unreadable = This game can’t be read: another version of the page wrote it, or it is damaged. It stays in your list until you delete it.
connection-lost = The connection is lost, but nothing else: the page keeps trying.
try-now = Try now
table-not-saved = Your device’s storage is full: this game goes on, but it can’t be saved. Delete games or other data that you no longer need.
undo-waits = You asked to take your choice back. The others must agree.
undo-withdraw = Withdraw
undo-question = { $name } wants to take the last choice back. Do you agree?
undo-agree = Agree
undo-refuse = No
ask-undo = Ask to take back
get-up = Get up (a bot plays on)
chat = Talk
chat-say = What you say
chat-send = Say
rematch = Play again
rematch-join = Next game
room-closed = This table is closed
room-waits = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
room-ready = Everybody is here
room-ready-guest = Everybody is here: the host starts the game
start-game = Start the game
seat-open = Free seat
seat-give-bot = Give it to a bot
seat-give-person = Leave it free
seat-remove = Remove
own-name = Your name
sit-down = Sit down
invite = Invite friends
invite-text = Whoever opens this link can sit down at this table.
invite-copy = Copy the link
invite-qr = The invite link as a QR code
invite-copied = Copied
pass-title = { $name } is next
pass-text = Pass the device on. Nobody’s cards are shown until then.
pass-ready = I am { $name }

# The keyboard at a table
key-choose = Choose a card or a place
key-play = Play what is selected
key-main = Main button
key-clear = Clear selection
key-list = Keyboard shortcuts
key-space = Space

# What all boards say
hint-win = Chance to win: { $win }%.
hint-win-next = Chance to win: { $win }%; with the next best { $next }%.
dealing = The cards are being dealt
waiting-for = Waiting for { $names }
table-in-words = The table in words
hand = Your hand
card-selected = { $card } selected.
seat-did = { $name }: { $action }.
total = Total
