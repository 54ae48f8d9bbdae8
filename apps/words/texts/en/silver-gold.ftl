sg-pyramid = { $colour ->
    [green] Pyramid { $number }, green
    [orange] Pyramid { $number }, orange
   *[purple] Pyramid { $number }, purple
}
sg-shape-i2 = two in a row
sg-shape-i3 = three in a row
sg-shape-v3 = the corner of three
sg-shape-t4 = the T
sg-shape-l4 = the L
sg-shape-o4 = the block of four
sg-plain = empty
sg-wall = wall
sg-entrance = entrance
sg-tomb = tomb
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
sg-told-card = { $pyramid }, { $count } marked
sg-told-seat = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $count } completed. { $cards }.
sg-told-display = Display: { $cards }. { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in the pile.
sg-ask-keep = Keep two cards
sg-ask-extra = { $count ->
    [one] One more square
   *[other] { $count } more squares
}
sg-ask-take = Choose a new card
sg-ask-pass = No card left: you pass
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
sg-news-expedition = Round { $round }, card { $card } of 7: { $shape }.
sg-news-own-draw = { $colour ->
    [green] You draw pyramid { $number }, green.
    [orange] You draw pyramid { $number }, orange.
   *[purple] You draw pyramid { $number }, purple.
}
sg-news-draw = { $name } draws pyramid { $number }.
sg-news-refill = New in the display: { $cards }.
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
sg-line-pyramids = Pyramids
sg-line-torches = Torches
sg-line-bonuses = Bonuses
sg-line-gems = Gems
sg-line-skulls = Worst skull

# Why a bot would do it.
silver-gold-reason-completes = Completes pyramid { $card }: { $points } points.
silver-gold-reason-bonus = { $colour ->
    [green] Wins the green bonus of { $points } points before anyone else.
    [orange] Wins the orange bonus of { $points } points before anyone else.
   *[purple] Wins the purple bonus of { $points } points before anyone else.
}
silver-gold-reason-in-time = { $turns ->
    [0] Just in time: this is the last expedition card.
    [one] Just in time: only { $turns } expedition card is left.
   *[other] Just in time: only { $turns } expedition cards are left.
}
silver-gold-reason-pair = A red and a green gem make a pair: { $points } points.
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
silver-gold-reason-gem = Takes a gem that can still be paired.
silver-gold-reason-no-skull = Avoids the skulls.
silver-gold-reason-skull = Takes skulls; the worst costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
silver-gold-reason-within-one = After this, one shape can reach the tomb of pyramid { $card }: { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} left.
silver-gold-reason-ready = The next card reaches a tomb with { $percent }% of the shapes that can come.
silver-gold-reason-both-open = Keeps both cards open for the shapes to come.
silver-gold-reason-short = Pyramid { $card } is short: { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} to the tomb.
silver-gold-reason-colour = { $colour ->
    [green] One more green pyramid wins { $points } points, unless someone else is first.
    [orange] One more orange pyramid wins { $points } points, unless someone else is first.
   *[purple] One more purple pyramid wins { $points } points, unless someone else is first.
}
silver-gold-reason-pair-ahead = Pyramid { $card } has a gem on the way that makes a pair.
silver-gold-reason-torch-ahead = Pyramid { $card } has a torch on the way.
silver-gold-reason-potion-ahead = Pyramid { $card } has a potion against the skulls.
silver-gold-reason-unseen = Nothing in the display is better than a card from the pile.
silver-gold-reason-only = { nothing-else }

# Why something can’t be done.
silver-gold-game-over = { table-over }
silver-gold-deal-first = { deal-first }
silver-gold-no-such-seat = { table-unknown-seat }
silver-gold-not-your-turn = { not-your-turn }
silver-gold-already-chosen = You have already chosen. Wait until everyone has.
silver-gold-keep-now = First keep two cards.
silver-gold-mark-now = First mark the shape or one square.
silver-gold-extra-now = First mark the extra square of the red cross.
silver-gold-take-now = First take a card from the display or the pile.
silver-gold-pass-now = You have no card left. You can only pass.
silver-gold-not-dealt = Card { $card } was not dealt to you. Keep two of { $dealt }.
silver-gold-not-yours = Card { $card } is not yours. Choose one of your own cards.
silver-gold-not-the-shape = { $squares } is not the shape. Mark the whole shape, turned or mirrored, or exactly one square.
silver-gold-wall = { $square } of pyramid { $card } is a wall. Walls can’t be marked.
silver-gold-marked = { $square } of pyramid { $card } is already marked.
silver-gold-entrance-first = The first marks of pyramid { $card } must include the entrance { $entrance }.
silver-gold-apart = { $squares } doesn’t touch a mark of pyramid { $card } by a side. A corner is not enough.
silver-gold-completed = Pyramid { $card } is complete. In this game extra squares can’t go on it.
silver-gold-not-displayed = Card { $card } is not in the display.
silver-gold-draw-pile-empty = The pile is empty. Take a card from the display.
silver-gold-nothing-due = { nothing-due }
silver-gold-wrong-deal = { $given } doesn’t fit; { $due } is due.
silver-gold-wrong-count = { $given } cards were dealt, but { $due } are due.
silver-gold-not-in-draw-pile = Card { $card } is not in the pile.
silver-gold-no-expedition = No expedition card { $shape } is left this round.
