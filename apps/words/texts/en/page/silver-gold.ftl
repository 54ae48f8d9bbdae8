# Silver & Gold: Pyramids. Colours come as green, orange, purple; squares as a1 to e5.

# Cards, squares, shapes
sg-square = { $square }, { $content }
sg-square-open = { $square }, { $content }, can be marked
sg-square-chosen = { $square }, { $content }, chosen
sg-square-marked = { $square }, { $content }, marked
sg-shape-used = { $shape }, used
sg-shape-now = { $shape }, in play
sg-shape-to-come = { $shape }, can still come
sg-expedition = Expedition card: { $shape }. Show the cards of this round

# What is asked
sg-ask-one = Mark one square
sg-mark-i2 = Mark 2 in a row
sg-mark-i3 = Mark 3 in a row
sg-mark-v3 = Mark the corner
sg-mark-t4 = Mark the T
sg-mark-l4 = Mark the L
sg-mark-o4 = Mark the block
sg-takes = { $name } takes a new card
sg-help-keep = Pick two. The others go back.
sg-help-mark = Tap a square; tap again to rotate.
sg-help-single = Squares with a dot can be marked.
sg-help-no-fit = The shape fits nowhere. Mark one square.
sg-help-place = First choose where to mark.
sg-help-take = Take one from the display, or an unseen one from the pile.
sg-help-sealed = Your choice stays hidden until everyone has chosen.

# Buttons
sg-everyone = Everyone’s cards and scores
sg-turn = Rotate the shape (R)
sg-mirror = Mirror the shape (M)
sg-one-square = 1 square
sg-key-next = Next way to mark the same square
sg-enlarge = Enlarge pyramid { $number }
sg-watch = Whose cards are shown
sg-do-keep = Keep { $count } of 2
sg-do-mark = Mark { $count }
sg-do-take = Take pyramid { $number }
sg-do-take-any = Take

# Round, display, cards
sg-round = Round { $round } of { $rounds }
sg-round-short = R{ $round }
sg-card-of = Expedition card { $card } of { $cards }
sg-this-round = This round
sg-cards-left = { $count ->
    [0] All have been used.
    [one] One is left, and it stays hidden.
   *[other] { $count } are left, and one of them stays hidden.
}
sg-display = Display
sg-display-help = After completing a pyramid you take one of these, or the top card of the pile.
sg-in-pile = { $count } in pile
sg-from-pile = Top of the pile, unseen
sg-your-card = Your other card
sg-no-card = no card
sg-to-tomb = { $count ->
    [one] { $count } square to the tomb
   *[other] { $count } squares to the tomb
}
sg-complete = complete
sg-completes = completes it
sg-more-squares = { $count ->
    [one] one more square
   *[other] { $count } more squares
}
sg-wins-bonus = bonus { $points }

# Score
sg-seat = { $points } · { $count }▲
sg-your-score = Your score card
sg-completed = { $count } completed
sg-red-gems = { $more ->
    [0] { $count } of 10 red gems
   *[other] { $count } of 10 red gems, { $more } more with this choice
}
sg-green-gems = { $more ->
    [0] { $count } of 10 green gems
   *[other] { $count } of 10 green gems, { $more } more with this choice
}
sg-torches-crossed = { $count ->
    [one] { $count } torch
   *[other] { $count } torches
}
sg-skulls-crossed = { $count ->
    [0] no skull
    [one] { $count } skull, minus { $points }
   *[other] { $count } skulls, minus { $points }
}
sg-colour-row = { $colour ->
    [green] green: { $count } completed, bonus { $points }
    [orange] orange: { $count } completed, bonus { $points }
   *[purple] purple: { $count } completed, bonus { $points }
}
sg-points = points
sg-gain-pyramid = +{ $points } pyramid
sg-gain-bonus = +{ $points } bonus
sg-gain-torch = +{ $points } torch
sg-gain-gems = +{ $points } for gems
sg-gain-potion = +{ $points } potion
sg-gain-extra = { $count ->
    [one] +1 square
   *[other] +{ $count } squares
}
sg-loss-skull = −{ $points }: { sg-nth } skull

# What is said
sg-said-place = Pyramid { $number }: { $squares }.
sg-news-own = You: { $action }.
sg-news-complete = { $colour ->
    [green] Pyramid { $number } complete: green.
    [orange] Pyramid { $number } complete: orange.
   *[purple] Pyramid { $number } complete: purple.
}
sg-news-sealed = Your choice is made.
sg-news-chosen = { $name } has chosen.
sg-news-own-back = Taken back.
sg-news-back = { $name } takes back a choice.
sg-news-hand = Your four cards: { $cards }.
sg-news-display = In the display: { $cards }.
sg-event-completed = { $you ->
    [yes] { $colour ->
        [green] You complete pyramid { $number }, your { sg-nth } green.
        [orange] You complete pyramid { $number }, your { sg-nth } orange.
       *[purple] You complete pyramid { $number }, your { sg-nth } purple.
    }
   *[no] { $colour ->
        [green] { $name } completes pyramid { $number }, their { sg-nth } green.
        [orange] { $name } completes pyramid { $number }, their { sg-nth } orange.
       *[purple] { $name } completes pyramid { $number }, their { sg-nth } purple.
    }
}
sg-told-round = Round { $round } of 4, expedition card { $card } of 7.
sg-told-expedition = In play: { $shape }.

# Hints
sg-hint-points = Chance to win: { $win }%; { $points ->
    [one] { $points } point
   *[other] { $points } points
} better than the next best choice.
sg-hint-equal = Chance to win: { $win }%; other choices are just as good.

# The end
sg-end-most = { $you ->
    [yes] You win with { $points } points
   *[no] { $name } wins with { $points } points
}
sg-end-lowest = { $you ->
    [yes] You win: { $points } points, and pyramid { $number } breaks the tie
   *[no] { $name } wins: { $points } points, and pyramid { $number } breaks the tie
}
sg-end-shared = { $names } share the win
sg-line-lowest = Tie: lowest number
sg-line-completed = Completed
sg-skull-count = { $count ->
    [one] { $count } skull
   *[other] { $count } skulls
}
sg-nth = { $nth ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $nth }th
}
