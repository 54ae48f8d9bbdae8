# What all games share. { $file } is a path, { $action } a choice in words such as "23 on A1".
empty-list = none
decimal-mark = { "." }

start-options = Options: { $options }
start-you = Seat { $seat }: you
start-person = Seat { $seat }: a person at this device
start-bot = Seat { $seat }: { $level }
start-file = Saved in { $file } after every move. The file shows all cards to come: no peeking.
start-resumed = { $count ->
    [one] Resumed after { $count } line of the record.
   *[other] Resumed after { $count } lines of the record.
}
start-help = Type the number of a choice, or ? for help.

level-random = Random bot
level-policy = Policy bot (no search)
bot-thinking = Seat { $seat } is thinking…

hand-over = Pass the device to seat { $seat }. Seat { $seat }, press Enter when nobody else is looking.
you-chose = You: { $action }
seat-chose = Seat { $seat }: { $actions }
confirm = Press Enter to continue, or type undo to take it back.
choices-rest = and { $count } more
choices-more = Type more to see all of them, or list and a word: list tomb, list c3.
choices-none = No choice contains “{ $words }”.
no-such-choice = There is no choice { $number }. Choose 1 to { $count }.
unread = “{ $text }” is neither a command nor a move: character { $column } doesn’t fit. Type ? for help.
show-nothing = There is nothing called “{ $what }” to show.
no-such-rule = There is no rule { $id }. Type rules to see all of them.

hint-thumb = { $number }. { $turn }
hint-together = { $number }. { $turn }: wins { $win } %, expected cards left { $result }
hint-apart = { $number }. { $turn }: wins { $win } %, expected lead { $result } points
hint-better-together = The first choice is better than the second by { $win } % of winning and { $result } cards.
hint-better-apart = The first choice is better than the second by { $win } % of winning and { $result } points.
hint-unsure-together = The first two choices are about equal: they differ by { $win } % of winning and { $result } cards.
hint-unsure-apart = The first two choices are about equal: they differ by { $win } % of winning and { $result } points.

undo-done = Taken back: { $action }

saved = Saved in { $file }. Every further move is saved there, too.
save-where = Type save and a file name.
save-exists = { $file } already exists. Choose another name.
save-failed = { $file } couldn’t be written: { $error }
quit-warning = This game is not saved. Type save and a file name, or quit again.
quit-saved = Saved. To continue: benben play --record { $file }
quit-unsaved = The game was not saved.

help-title = Commands
help-number = A number: makes that choice.
help-notation = A move as records write it, for example: { $examples }
help-explain = ? 3: explains choice 3 and its rule.
help-list = list WORD: lists the choices that contain this word. more: lists all choices.
help-view = view: shows the table and the choices again.
help-hint = hint: shows the best choices, what to expect from them, and why.
help-undo = undo: takes back your last choice, until cards are dealt or another seat moves.
help-save = save FILE: saves the game in a file.
help-rules = rules { $id }: shows a paragraph of the rules, in English. rules: shows all of them.
help-quit = quit: leaves the game.

result-score = { $points ->
    [one] Seat { $seat }: { $points } point
   *[other] Seat { $seat }: { $points } points
}
result-winners = { $count ->
    [one] The winner is seat { $seats }.
   *[other] The winners are seats { $seats }.
}
result-check = To check the deal: benben record verify { $file }

seat-drew = { $count ->
    [one] Seat { $seat } drew { $count } card.
   *[other] Seat { $seat } drew { $count } cards.
}
