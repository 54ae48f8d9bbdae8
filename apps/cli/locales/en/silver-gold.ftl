sg-welcome = On your two cards mark a path from the entrance to the tomb. Squares are named a1 (top left) to e5.
sg-legend = E entrance, T tomb, # wall, x red cross
sg-legend-symbols = r red gem, g green gem, t torch, s skull, p potion, * marked
sg-expedition = Round { $round } of 4, expedition { $number } of 7: { $shape }
sg-shape-i2 = two in a row
sg-shape-i3 = three in a row
sg-shape-v3 = corner of three
sg-shape-t4 = T of four
sg-shape-l4 = L of four
sg-shape-o4 = square of four
sg-display = Display: { $cards }
sg-pile = { $count ->
    [0] The pile is empty.
    [one] Pile: { $count } card
   *[other] Pile: { $count } cards
}
sg-bonuses = Next bonuses: { $bonuses }
sg-colour = { $colour ->
    [green] green
    [orange] orange
   *[purple] purple
}
sg-bonus-free = { sg-colour } { $points }
sg-seat = { $points ->
    [one] Seat { $seat }: cards { $cards }; completed: { $count }; { $points } point
   *[other] Seat { $seat }: cards { $cards }; completed: { $count }; { $points } points
}
sg-score = You: { $points ->
    [one] { $points } point so far; completed: { $completed }
   *[other] { $points } points so far; completed: { $completed }
}
sg-score-card = Gems: red { $red }, green { $green }. Torches in rounds: { $torches }. Skulls: { $skulls } of { $most }, cost { $loss }
sg-card = { $card } { sg-colour }
sg-chamber = Card { $card }
sg-own = Your card { $card }
sg-row = Row { $row }: { $squares }
sg-left = Expedition cards not yet used this round: { $shapes }

sg-plain = empty
sg-wall = wall
sg-entrance = entrance
sg-tomb = tomb
sg-marked = marked
sg-cross = { $count ->
    [one] red cross
   *[other] { $count } red crosses
}
sg-red-gem = { $count ->
    [one] red gem
   *[other] { $count } red gems
}
sg-green-gem = { $count ->
    [one] green gem
   *[other] { $count } green gems
}
sg-torch = { $count ->
    [one] torch
   *[other] { $count } torches
}
sg-skull = { $count ->
    [one] skull
   *[other] { $count } skulls
}
sg-potion = { $count ->
    [one] potion
   *[other] { $count } potions
}

sg-ask-keep = Which two of these four cards do you keep?
sg-ask-mark = Mark the shape, or just one square, on one of your cards.
sg-ask-extra = { $count ->
    [one] Red cross: mark { $count } more square.
   *[other] Red crosses: mark { $count } more squares, one after the other.
}
sg-ask-take = Take a new card.
sg-ask-pass = You have no card left.

sg-label-shape = Card { $card }, shape
sg-label-one = Card { $card }, one square
sg-label-extra = Card { $card }
sg-keep = keep { $cards }
sg-mark = { $squares } on card { $card }
sg-mark-gains = { $squares } on card { $card } ({ $gains })
sg-take = take { $card }
sg-take-pile = take the top card of the pile, unseen
sg-pass = pass

sg-you-drew = From the pile you drew { $card }.
sg-seat-drew = Seat { $seat } drew { $card } from the pile.
sg-refill = New in the display: { $cards }
sg-you-bonus = You get a bonus of { $points } ({ sg-colour }).
sg-seat-bonus = Seat { $seat } gets a bonus of { $points } ({ sg-colour }).
sg-round = Round { $round } begins.

sg-why-keep = SGP-6: the two others go back into the pile; all choose at the same time.
sg-why-shape = SGP-10, SGP-12: the whole shape, turned or mirrored, from the entrance or touching a mark.
sg-why-one = SGP-13: one square instead of the shape: the entrance, or beside a marked square.
sg-why-extra = SGP-14: the extra square of a red cross, on either card: the entrance, or beside a marked square.
sg-why-take = SGP-20: takes the place of a completed card; the display is filled up after you.
sg-why-take-pile = SGP-20: a card you have not seen takes the place of a completed one.
sg-why-pass = SGP-22: without a card there is nothing to mark.
sg-why-tomb = SGP-19, SGP-26: reaches the tomb: the card is completed and brings 10 points.
sg-why-cross = SGP-14: each red cross: one more square at once, on either card.
sg-why-gem = SGP-15, SGP-26: a pair of a red and a green gem brings 5 points, a single gem 1.
sg-why-torch = SGP-16: the torch of round { $round }: 5 points, once a round.
sg-why-skull = SGP-17, SGP-26: a skull; at the end the worst one costs points.
sg-why-potion = SGP-18: a potion wipes your two worst skulls.

sg-help-show = show: your cards square by square in words. show 17: any card, with its marks.

sg-points = pyramids { $pyramids }, torches { $torches }, bonuses { $bonuses }, gems { $gems }, skull { $skull }

silver-gold-game-over = The game is over.
silver-gold-deal-first = Cards must be dealt first.
silver-gold-no-such-seat = There is no seat { $seat } at this table.
silver-gold-not-your-turn = It is the turn of seat { $turn }.
silver-gold-already-chosen = Seat { $seat } has already chosen; wait until all have.
silver-gold-keep-now = First keep two of the cards you were dealt.
silver-gold-mark-now = Now mark the whole shape, or exactly one square, on one of your cards.
silver-gold-extra-now = Now mark the one extra square that a red cross gives.
silver-gold-take-now = Now take a card of the display or the top of the pile.
silver-gold-pass-now = You have no card left: pass.
silver-gold-not-dealt = Card { $card } was not dealt to you; keep two of { $dealt }.
silver-gold-not-yours = Card { $card } is not one of yours.
silver-gold-not-the-shape = { $squares } is not the shape { $shape }: mark all of it, turned or mirrored as you like, or exactly one square.
silver-gold-wall = { $square } of card { $card } is a wall.
silver-gold-marked = { $square } of card { $card } is already marked.
silver-gold-entrance-first = The first marks on card { $card } must include its entrance { $entrance }.
silver-gold-apart = { $squares } does not touch a marked square of card { $card } by a side; a corner is not enough.
silver-gold-completed = Card { $card } is completed; in this game extra squares can't go on it.
silver-gold-not-displayed = Card { $card } is not in the display.
silver-gold-draw-pile-empty = The pile is empty; take a card of the display.
silver-gold-nothing-due = Nothing is to be dealt now.
silver-gold-wrong-deal = “{ $given }” does not fit; “{ $due }” is due.
silver-gold-wrong-count = { $given ->
    [one] { $given } card is dealt, but { $due } are due.
   *[other] { $given } cards are dealt, but { $due } are due.
}
silver-gold-not-in-draw-pile = Card { $card } is not in the pile.
silver-gold-no-expedition = No expedition card with the shape { $shape } is left in this round.
