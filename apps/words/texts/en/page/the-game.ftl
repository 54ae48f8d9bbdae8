# The Game. Piles are called A1, A2 (ascending), D1, D2 (descending) in every language, as in records.

# What is asked
tg-ask-only = Only { $action } is possible
tg-ask-cover = Cover { $piles }, or the game is lost
tg-ask-nothing = Nothing else fits: end your turn
tg-ask-burnt = Nothing fits, and fire burns on { $piles }
tg-ask-turn = { $name } is placing cards
tg-ask-refill = { $name } is drawing cards

# Seats
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
tg-pile-answer = { $card }: { $what }.

# The hand and what is done with it
tg-card = { $card }
tg-card-trick = { $card }, ten back is possible
tg-card-no = { $card }, fits nowhere
tg-end-lose = End turn and lose
tg-end-again = Press again to lose
tg-end-short = { $count ->
    [one] First place one more card.
   *[other] First place { $count } more cards.
}

# Who starts
tg-keen-why = Look at your cards. The keenest player starts. Answers stay hidden until everyone has answered.
tg-keen-sealed = Your answer stays hidden until everyone has answered.
tg-keen-of = { $name }: “{ $keen }”.

# Signals
tg-talk = Send a signal
tg-talk-pile = Signal about { $pile }
tg-said-leave = leave it
tg-said-nojump = no big jump
tg-said-good = good for me
tg-said-here = play here

# Beside the board
tg-more = Played cards and recent turns
tg-out-legend = Struck through: played. Outlined: in your hand.
tg-out-legend-all = Struck through: played.
tg-out-told = Neither played nor in your hand: { $cards }.
tg-options = This table
tg-option-three = At least three cards a turn while there are cards to draw
tg-option-small = Hands are one card smaller
tg-option-fire = On Fire: a fire card on top must be covered by the end of the next turn
tg-option-played = Only the tops of the piles are shown
tg-key-pile = Place it on A1, A2, D1, D2
tg-key-talk = Signal: then the pile, then the phrase

# A bot’s advice
tg-hint-left = Expected cards left: { $left }.
tg-hint-left-even = Expected cards left: { $left }. The next best choice is about as good.
tg-hint-left-next = Expected cards left: { $left }; with the next best choice { $next }.

# For those who listen
tg-told-pile = { $pile }, { $top }: { $what }.
tg-told-puts-out = puts the fire out
tg-told-no-fit = { $card } does not fit on { $pile }.
tg-told-warned = A pile still burns: ending your turn now loses the game. Press again to end it.
tg-told-burning = Burning: { $piles }.
tg-told-burns = Pile { $pile } burns, { $top }: cover it this turn.
tg-told-asked = { $asked }.
tg-news-chosen = { $name }: answered.

# The end
tg-over-placed = { $count } of { $all } cards placed
tg-over-table = Unplaced cards
tg-over-where = Where
tg-over-cards = Which
tg-over-sum = Total left
tg-over-unplaced = In other hands and the draw pile: { $cards }.
tg-why-placed = No card is left in any hand or in the draw pile.
tg-grades = Grades
tg-grade-win = The team wins
tg-grade-excellent = An excellent result
tg-grade-other = You can do better
