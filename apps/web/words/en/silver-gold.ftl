# Silver & Gold: Pyramids. Colours come as green, orange, purple; squares as a1 to e5.

# Cards, squares, shapes
sg-pyramid = { $colour ->
    [green] Pyramid { $number }, green
    [orange] Pyramid { $number }, orange
   *[purple] Pyramid { $number }, purple
}
sg-plain = empty
sg-wall = wall
sg-entrance = entrance
sg-tomb = tomb
sg-cross = red cross
sg-red-gem = red gem
sg-green-gem = green gem
sg-torch = torch
sg-skull = skull
sg-potion = potion
sg-square = { $square }, { $content }
sg-square-open = { $square }, { $content }, can be marked
sg-square-chosen = { $square }, { $content }, chosen
sg-square-marked = { $square }, { $content }, marked
sg-shape-i2 = two in a row
sg-shape-i3 = three in a row
sg-shape-v3 = the corner of three
sg-shape-t4 = the T
sg-shape-l4 = the L
sg-shape-o4 = the block of four
sg-shape-used = { $shape }, used
sg-shape-now = { $shape }, in play
sg-shape-to-come = { $shape }, can still come
sg-expedition = Expedition card: { $shape }. Show the cards of this round

# What is asked
sg-ask-keep = Keep two cards
sg-ask-one = Mark one square
sg-ask-extra = { $count ->
    [one] One more square
   *[other] { $count } more squares
}
sg-ask-take = Choose a new card
sg-ask-pass = No card left: you pass
sg-mark-i2 = Mark 2 in a row
sg-mark-i3 = Mark 3 in a row
sg-mark-v3 = Mark the corner
sg-mark-t4 = Mark the T
sg-mark-l4 = Mark the L
sg-mark-o4 = Mark the block
sg-over = The game is over
sg-takes = { $name } takes a new card
sg-dealing = The cards are being dealt
sg-waiting = Waiting for { $names }
sg-help-keep = Pick two; the others go back.
sg-help-mark = Tap a square; again for another way.
sg-help-single = Squares with a dot can be marked.
sg-help-no-fit = The shape fits nowhere: mark one square.
sg-help-place = First choose where to mark.
sg-help-take = One from the display, or unseen from the pile.
sg-help-sealed = Your choice is sealed until all have chosen.
sg-undo-none = Nothing can be taken back now.

# Buttons
sg-everyone = Everybody’s cards and scores
sg-turn = Turn the shape (R)
sg-mirror = Mirror the shape (M)
sg-one-square = 1 square
sg-key-next = Next way to mark the same square
sg-enlarge = Show pyramid { $number } large
sg-watch = Whose cards are shown
sg-do-keep = Keep { $count } of 2
sg-do-mark = Mark { $count }
sg-do-take = Take pyramid { $number }
sg-do-take-pile = Take from the pile
sg-do-take-any = Take

# Round, display, cards
sg-round = Round { $round } of { $rounds }
sg-round-short = R{ $round }
sg-card-of = Expedition card { $card } of { $cards }
sg-this-round = This round
sg-cards-left = { $count ->
    [0] All are used.
    [one] One is left, and it stays hidden.
   *[other] { $count } are left, and one of them stays hidden.
}
sg-display = Display
sg-display-help = Whoever completes a pyramid takes one of these, or the top of the pile.
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
sg-gain-gems = { $points ->
    [one] +{ $points } gem
   *[other] +{ $points } gems
}
sg-gain-potion = +{ $points } potion
sg-gain-extra = { $count ->
    [one] +1 square
   *[other] +{ $count } squares
}
sg-loss-skull = −{ $points }: skull { $count }

# What is said
sg-said-place = Pyramid { $number }: { $squares }.
sg-said-keep = Keep pyramids { $low } and { $high }
sg-said-mark = Pyramid { $number }: { $squares }
sg-said-extra = Extra square: pyramid { $number }, { $square }
sg-said-take = { $colour ->
    [green] Take pyramid { $number }, green
    [orange] Take pyramid { $number }, orange
   *[purple] Take pyramid { $number }, purple
}
sg-said-take-pile = Take from the pile
sg-said-pass = Pass
sg-news-own = You: { $action }.
sg-news-other = { $name }: { $action }.
sg-news-complete = { $colour ->
    [green] Pyramid { $number } complete: green.
    [orange] Pyramid { $number } complete: orange.
   *[purple] Pyramid { $number } complete: purple.
}
sg-news-sealed = Sealed.
sg-news-chosen = { $name } has chosen.
sg-news-own-back = Taken back.
sg-news-back = { $name } takes the choice back.
sg-news-hand = Your four cards: { $cards }.
sg-news-display = In the display: { $cards }.
sg-news-expedition = Round { $round }, card { $card } of 7: { $shape }.
sg-news-own-draw = { $colour ->
    [green] You draw pyramid { $number }, green.
    [orange] You draw pyramid { $number }, orange.
   *[purple] You draw pyramid { $number }, purple.
}
sg-news-draw = { $name } draws pyramid { $number }.
sg-news-refill = New in the display: { $cards }.
sg-event-completed = { $you ->
    [yes] { $colour ->
        [green] You complete pyramid { $number }, your green no. { $nth }.
        [orange] You complete pyramid { $number }, your orange no. { $nth }.
       *[purple] You complete pyramid { $number }, your purple no. { $nth }.
    }
   *[no] { $colour ->
        [green] { $name } completes pyramid { $number }, green no. { $nth }.
        [orange] { $name } completes pyramid { $number }, orange no. { $nth }.
       *[purple] { $name } completes pyramid { $number }, purple no. { $nth }.
    }
}
sg-event-bonus = { $you ->
    [yes] { $colour ->
        [green] You win { $points } points for green.
        [orange] You win { $points } points for orange.
       *[purple] You win { $points } points for purple.
    }
   *[no] { $colour ->
        [green] { $name } wins { $points } points for green.
        [orange] { $name } wins { $points } points for orange.
       *[purple] { $name } wins { $points } points for purple.
    }
}
sg-sr-round = Round { $round } of 4, expedition card { $card } of 7.
sg-sr-expedition = In play: { $shape }.
sg-sr-card = { $pyramid }, { $count } marked
sg-sr-seat = { $name }: { $points } points, { $count } completed. { $cards }.
sg-sr-display = Display: { $cards }. { $count } cards in the pile.

# Hints
sg-hint-thinking = Thinking…
sg-hint-show = Show it
sg-hint-win = Chance to win: { $win }%.
sg-hint-better = Chance to win: { $win }%; with the next best choice { $next }%.
sg-hint-points = Chance to win: { $win }%; { $points ->
    [one] { $points } point
   *[other] { $points } points
} better than the next best choice.
sg-hint-equal = Chance to win: { $win }%; other choices are as good.

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
sg-line-pyramids = Pyramids
sg-line-torches = Torches
sg-line-bonuses = Bonuses
sg-line-gems = Gems
sg-line-skulls = Worst skull
sg-line-total = Total
sg-line-lowest = Tie: lowest number
sg-line-completed = Completed
sg-skull-count = { $count ->
    [one] { $count } skull
   *[other] { $count } skulls
}

# Why a bot would do it
silver-gold-reason-completes = Completes pyramid { $card }: { $points } points.
silver-gold-reason-bonus = { $colour ->
    [green] Brings the green bonus of { $points } points before anybody else has it.
    [orange] Brings the orange bonus of { $points } points before anybody else has it.
   *[purple] Brings the purple bonus of { $points } points before anybody else has it.
}
silver-gold-reason-in-time = { $turns ->
    [0] Just in time: this is the last expedition card.
    [one] Just in time: only { $turns } expedition card is left.
   *[other] Just in time: only { $turns } expedition cards are left.
}
silver-gold-reason-pair = Red and green gem make a pair: { $points } points.
silver-gold-reason-torch = Takes the torch of round { $round }.
silver-gold-reason-last-torch = Takes the torch of round { $round } with the round’s last card.
silver-gold-reason-potion = { $count ->
    [one] The potion wipes { $count } skull.
   *[other] The potion wipes { $count } skulls.
}
silver-gold-reason-extra = { $count ->
    [one] A red cross brings an extra square.
   *[other] Red crosses bring { $count } extra squares.
}
silver-gold-reason-gem = Takes a gem that can still find a partner.
silver-gold-reason-no-skull = Avoids the skulls.
silver-gold-reason-skull = Takes skulls; the worst costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
silver-gold-reason-within-one = One shape can then reach the tomb of pyramid { $card }: { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} left.
silver-gold-reason-ready = With { $percent }% of the shapes that can come, the next card reaches a tomb.
silver-gold-reason-both-open = Keeps both cards open for the shapes to come.
silver-gold-reason-short = Pyramid { $card } is short: { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} to the tomb.
silver-gold-reason-colour = { $colour ->
    [green] One more green pyramid brings { $points } points while nobody else has them.
    [orange] One more orange pyramid brings { $points } points while nobody else has them.
   *[purple] One more purple pyramid brings { $points } points while nobody else has them.
}
silver-gold-reason-pair-ahead = Pyramid { $card } has a gem on the way that makes a pair.
silver-gold-reason-torch-ahead = Pyramid { $card } has a torch on the way.
silver-gold-reason-potion-ahead = Pyramid { $card } has a potion against the skulls.
silver-gold-reason-unseen = Nothing in the display is better than a card from the pile.
silver-gold-reason-only = Nothing else is possible.

# Why something can’t be done
silver-gold-game-over = The game is over; nothing more can be done.
silver-gold-deal-first = Cards must be dealt first: wait for them.
silver-gold-no-such-seat = There is no such seat at this table.
silver-gold-not-your-turn = It is somebody else’s turn. Wait for yours.
silver-gold-already-chosen = You have already chosen: wait until all have.
silver-gold-keep-now = Not now: first keep two cards.
silver-gold-mark-now = Not now: first mark the shape or one square.
silver-gold-extra-now = Not now: first mark the extra square of the red cross.
silver-gold-take-now = Not now: first take a card from the display or the pile.
silver-gold-pass-now = You have no card: all you can do is pass.
silver-gold-not-dealt = Card { $card } was not dealt to you; keep two of { $dealt }.
silver-gold-not-yours = Card { $card } is not one of yours; choose one that lies in front of you.
silver-gold-not-the-shape = { $squares } is not the shape; mark the whole shape, turned or mirrored, or exactly one square.
silver-gold-wall = { $square } of pyramid { $card } is a wall; walls can’t be marked.
silver-gold-marked = { $square } of pyramid { $card } is already marked.
silver-gold-entrance-first = The first marks of pyramid { $card } must include the entrance { $entrance }.
silver-gold-apart = { $squares } does not touch a mark of pyramid { $card }; a corner is not enough.
silver-gold-completed = Pyramid { $card } is complete; in this game extra squares can’t go on it.
silver-gold-not-displayed = Card { $card } is not in the display.
silver-gold-draw-pile-empty = The pile is empty; take a card from the display.
silver-gold-nothing-due = Nothing is to be dealt now.
silver-gold-wrong-deal = { $given } does not fit; { $due } is due.
silver-gold-wrong-count = { $given } cards were dealt, but { $due } are due.
silver-gold-not-in-draw-pile = Card { $card } is not in the pile.
silver-gold-no-expedition = No expedition card { $shape } is left in this round.
