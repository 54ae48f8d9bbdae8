# The Game. Piles are called A1, A2 (ascending), D1, D2 (descending) in every language, as in records.

# What is asked
tg-ask-only = Only { $action } is possible
tg-ask-cover = Cover { $piles }, or the game is lost
tg-ask-nothing = Nothing more fits: end your turn
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
tg-nothing-back = Nothing to take back

# Who starts
tg-keen-why = Look at your cards. The keenest starts; nobody sees an answer before all are in.
tg-keen-sealed = Your answer is sealed until all have answered.
tg-keen-of = { $name }: “{ $keen }”.

# Signals
tg-talk = Say something about a pile
tg-talk-pile = About pile { $pile }
tg-said-leave = leave it
tg-said-nojump = no big jump
tg-said-good = good for me
tg-said-here = play here

# Beside the board
tg-more = Played cards and last turns
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
tg-hint-left = Expected to be left: { $left } cards.
tg-hint-left-even = Expected to be left: { $left } cards; the next best choice is about as good.
tg-hint-left-next = Expected to be left: { $left } cards; with the next best { $next }.

# For those who listen
tg-told-pile = { $pile }, { $top }: { $what }.
tg-told-puts-out = puts the fire out
tg-told-no-fit = { $card } does not fit on { $pile }.
tg-told-warned = A pile still burns: ending now loses the game. Press again if you want that.
tg-told-burning = Burning: { $piles }.
tg-told-burns = Pile { $pile } burns, { $top }: cover it this turn.
tg-told-asked = { $asked }.
tg-news-chosen = { $name }: answered.

# The end
tg-over-placed = { $count } of { $all } cards placed
tg-over-table = Cards that were not placed
tg-over-where = Where
tg-over-cards = Which
tg-over-sum = Left in all
tg-over-unplaced = In other hands and the draw pile: { $cards }.
tg-why-placed = Not one card is left, in any hand or in the draw pile.
tg-grades = What a result is worth
tg-grade-win = The team wins
tg-grade-excellent = An excellent result
tg-grade-other = There is more in it: try again
