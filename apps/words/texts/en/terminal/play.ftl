# What all games share. { $file } is a path, { $action } a choice in words such as "23 on A1".
empty-list = none
between = { "; " }
decimal-mark = { "." }

start-options = Options: { $options }
start-you = Seat { $seat }: you
start-person = Seat { $seat }: a person at this device
start-bot = Seat { $seat }: { $level }
start-file = Saved after every move in { $file }. The file tells all cards to come: no peeking.
start-resumed = { $count ->
    [one] Going on after { $count } line of the record.
   *[other] Going on after { $count } lines of the record.
}
start-help = Type the number of a choice, or ? for help.

level-random = Random bot
level-policy = Policy bot (no search)
bot-thinking = Seat { $seat } is thinking …

hand-over = Pass the device to seat { $seat }. Seat { $seat }, press Enter when nobody else is looking.
you-chose = You: { $action }
seat-chose = Seat { $seat }: { $actions }
confirm = Enter to go on, or undo to take it back.
choices-rest = and { $count } more
choices-more = Type more for all of them, or list and a word: list tomb, list c3.
choices-none = No choice has “{ $words }” in it.
no-such-choice = There is no choice { $number }; there are 1 to { $count }.
unread = “{ $text }” is neither a command nor a move: character { $column } does not fit. Type ? for help.
show-nothing = There is nothing called “{ $what }” to show.
no-such-rule = There is no rule { $id }. Type rules for all of them.

hint-thumb = { $number }. { $turn }
hint-together = { $number }. { $turn }: wins { $win } %, cards left on average { $result }
hint-apart = { $number }. { $turn }: wins { $win } %, points ahead on average { $result }
hint-better-together = The first is better than the second: by { $win } % of winning and { $result } cards.
hint-better-apart = The first is better than the second: by { $win } % of winning and { $result } points.
hint-unsure-together = Which of the first two is better is not sure: they differ by { $win } % of winning and { $result } cards.
hint-unsure-apart = Which of the first two is better is not sure: they differ by { $win } % of winning and { $result } points.

undo-done = Taken back: { $action }

saved = Saved in { $file }. From now on every move is saved there.
save-where = Where to? Type save and the name of a file.
save-exists = { $file } exists already. Choose another name.
save-failed = { $file } could not be written: { $error }
quit-warning = This game is not saved. Type save and the name of a file, or quit once more.
quit-saved = Saved. To play on: benben play --record { $file }
quit-unsaved = The game was not saved.

help-title = What you can type
help-number = A number: that choice.
help-notation = A move as records write it, for example: { $examples }
help-explain = ? 3: what choice 3 does, and by which rule.
help-list = list WORD: the choices with that word in them. more: all choices.
help-view = view: the table and the choices again.
help-hint = hint: the best choices, what to expect of them, and why.
help-undo = undo: takes back your last choice, until cards are dealt or another seat moves.
help-save = save FILE: keeps the game in a file.
help-rules = rules { $id }: a paragraph of the rules, in English. rules: all of them.
help-quit = quit: leaves.

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
