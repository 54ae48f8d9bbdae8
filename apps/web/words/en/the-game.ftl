# The Game. Piles are called A1, A2 (ascending), D1, D2 (descending) in every language, as in records.

# What is asked
tg-ask-deal = The cards are being dealt
tg-ask-keen = How keen are you to start?
tg-ask-others = Waiting for { $names }
tg-ask-place = { $count ->
    [one] Place at least one card
   *[other] Place at least { $count } cards
}
tg-ask-more = { $count ->
    [one] Place one more card
   *[other] Place { $count } more cards
}
tg-ask-only = Only { $action } is possible
tg-ask-cover = Cover { $piles }, or the game is lost
tg-ask-nothing = Nothing more fits: end your turn
tg-ask-burnt = Nothing fits, and fire burns on { $piles }
tg-ask-free = Place more, or end your turn
tg-ask-turn = { $name } is placing cards
tg-ask-refill = { $name } is drawing cards
tg-ask-over = The game is over

# Seats
tg-you = You
tg-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
tg-seat-placed = { $placed } of { $minimum } placed
tg-seat-more = { $placed } placed
tg-seat-chosen = has answered
tg-seat-out = no cards left

# Piles
tg-to-draw = { $count } to draw
tg-draw-pile = Draw pile
tg-from-1 = from 1
tg-from-100 = from 100
tg-jump = jump of { $distance }
tg-trick = ten back
tg-no-fit = no fit
tg-cover = cover now
tg-burns-next = will burn
tg-pile-up = Pile { $pile }, ascending, top { $top }.
tg-pile-down = Pile { $pile }, descending, top { $top }.
tg-pile-burns = It burns: cover it this turn.
tg-pile-said = { $name }: { $phrase }.
tg-pile-answer = { $card }: { $what }.

# The hand and what is done with it
tg-hand = Your hand
tg-card = { $card }
tg-card-trick = { $card }, ten back is possible
tg-card-no = { $card }, fits nowhere
tg-place = { $card } on { $pile }
tg-end-turn = End turn
tg-end-lose = End turn and lose
tg-end-again = Press again to lose
tg-end-short = { $count ->
    [one] First place one more card.
   *[other] First place { $count } more cards.
}
tg-end-waits = It is not your turn.
tg-nothing-back = Nothing to take back

# Who starts
tg-keen-why = Look at your cards. The keenest starts; nobody sees an answer before all are in.
tg-keen-sealed = Your answer is sealed until all have answered.
tg-keen-0 = Rather not
tg-keen-1 = If need be
tg-keen-2 = Gladly
tg-keen-3 = Please let me
tg-keen-said = “{ $keen }”
tg-keen-of = { $name }: “{ $keen }”.
tg-you-start = You start.

# Signals
tg-talk = Say something about a pile
tg-talk-pile = About pile { $pile }
tg-say-leave = Please leave this pile
tg-say-nojump = No big jump here
tg-say-good = This pile is good for me
tg-say-here = Play here if you can
tg-say-clear = Take my words back
tg-say-about = { $pile }: { $phrase }
tg-say-cleared = { $pile }: words taken back
tg-said-leave = leave it
tg-said-nojump = no big jump
tg-said-good = good for me
tg-said-here = play here

# Beside the board
tg-more = Played cards and last turns
tg-out = Still out there
tg-out-legend = Struck through: played. Framed: in your hand.
tg-out-legend-all = Struck through: played.
tg-out-told = Neither played nor in your hand: { $cards }.
tg-last = Last turns
tg-last-none = Nothing has happened since you came.
tg-options = This table
tg-option-three = At least three cards a turn while there are cards to draw.
tg-option-small = Hands are one card smaller.
tg-option-fire = On Fire: a fire card on top must be covered by the end of the next turn.
tg-option-played = Only the tops of the piles are open.
tg-key-pile = Place it on A1, A2, D1, D2
tg-key-talk = Signal: then the pile, then the phrase

# A bot’s advice
tg-hint-thinking = Thinking…
tg-hint-win = Chance to win: { $win }%.
tg-hint-win-next = Chance to win: { $win }%; with the next best { $next }%.
tg-hint-left = Expected to be left: { $left } cards.
tg-hint-left-even = Expected to be left: { $left } cards; the next best choice is about as good.
tg-hint-left-next = Expected to be left: { $left } cards; with the next best { $next }.

# For those who listen
tg-in-words = The table in words
tg-told-chosen = { $card } selected.
tg-told-pile = { $pile }, { $top }: { $what }.
tg-told-puts-out = puts the fire out
tg-told-no-fit = { $card } does not fit on { $pile }.
tg-told-warned = A pile still burns: ending now loses the game. Press again if you want that.
tg-told-burning = Burning: { $piles }.
tg-told-burns = Pile { $pile } burns, { $top }: cover it this turn.
tg-told-undrawn = { $count ->
    [0] The draw pile is empty.
    [one] One card in the draw pile.
   *[other] { $count } cards in the draw pile.
}
tg-told-seat = { $count ->
    [one] { $name }: one card.
   *[other] { $name }: { $count } cards.
}
tg-told-hand = Your hand: { $cards }.
tg-told-asked = { $asked }.
tg-news-did = { $name }: { $action }.
tg-news-chosen = { $name }: answered.
tg-news-drawn = { $count ->
    [one] You drew { $cards }.
   *[other] You drew { $count } cards: { $cards }.
}
tg-news-starts = { $name } starts.

# The end
tg-over-win = All 98 cards are placed: you win!
tg-over-excellent = { $count ->
    [one] Only one card left: excellent!
   *[other] Only { $count } cards left: excellent!
}
tg-over-left = { $count ->
    [one] One card left
   *[other] { $count } cards left
}
tg-over-placed = { $count } of { $all } cards placed
tg-over-table = Cards that were not placed
tg-over-where = Where
tg-over-count = Cards
tg-over-cards = Which
tg-over-sum = Left in all
tg-over-unplaced = In other hands and the draw pile: { $cards }.
tg-why-placed = Not one card is left, in any hand or in the draw pile.
tg-why-fire = The turn ended while fire still burned on { $piles }.
tg-why-stuck = No card fitted any more: { $placed } placed this turn, at least { $minimum } needed.
tg-grades = What a result is worth
tg-grade-win = The team wins
tg-grade-excellent = An excellent result
tg-grade-other = There is more in it: try again

# Why a bot would do it
the-game-reason-wins = This way every card can still be placed.
the-game-reason-trick = The backwards trick: { $card } goes ten back on { $pile }.
the-game-reason-covers = It covers the fire on { $pile }.
the-game-reason-keeps-trick = { $card } stays in hand for the backwards trick on { $pile }.
the-game-reason-trick-out = The backwards trick on { $pile } stays possible: { $card } is still out.
the-game-reason-leaves = It leaves { $pile } alone, as { $seat } asked.
the-game-reason-against = It goes against what { $seat } asked for { $pile }.
the-game-reason-keeps-way = It keeps the way open for { $card }.
the-game-reason-saves-pair = It saves { $low } and { $high }, ten apart, for one pile.
the-game-reason-free = { $card } on { $pile } passes over no card that is still out.
the-game-reason-nearest = { $card } is the nearest card of all: { $distance } from { $pile }.
the-game-reason-small-steps = The largest step is only { $distance }.
the-game-reason-more = { $count ->
    [one] One card more than the minimum, because it costs next to nothing.
   *[other] { $count } cards more than the minimum, because they cost next to nothing.
}
the-game-reason-stops = It stops at the minimum and keeps the rest for better days.
the-game-reason-enough = It ends the turn: another card would cost more than it brings.
the-game-reason-only = Nothing else is possible.
the-game-reason-starts-well = The hand has cheap cards to start with.
the-game-reason-starts-badly = The hand has no cheap cards to start with.

# Why something can’t be done
the-game-game-over = The game is over.
the-game-no-such-seat = There is no such seat at this table.
the-game-deal-first = Cards must be dealt first.
the-game-keen-first = First everybody says how keen they are to start.
the-game-already-chosen = That seat has already answered.
the-game-started = The game has already started.
the-game-not-your-turn = It is not your turn.
the-game-not-in-hand = { $card } is not in your hand.
the-game-does-not-fit-ascending = { $card } does not fit on { $pile } with { $top } on top: place a higher card, or one exactly ten lower.
the-game-does-not-fit-descending = { $card } does not fit on { $pile } with { $top } on top: place a lower card, or one exactly ten higher.
the-game-too-few = Cards placed this turn: { $placed }. The minimum is { $minimum }.
the-game-nothing-due = No cards are to be dealt now.
the-game-wrong-seat = The cards are for another seat.
the-game-wrong-count = Cards due: { $due }, not { $given }.
the-game-not-in-draw-pile = { $card } is not in the draw pile.
