# Why a choice is good, as hints and analyses say it. { $card }, { $pile } and the like are as on the table.
the-game-reason-wins = This way every card can still be placed.
the-game-reason-trick = The trick: { $card } goes ten back on { $pile }.
the-game-reason-covers = Covers the fire on { $pile }.
the-game-reason-keeps-trick = Keeps { $card } for the trick on { $pile }.
the-game-reason-trick-out = The trick on { $pile } stays possible: { $card } is still out.
the-game-reason-leaves = Leaves { $pile } alone, as seat { $seat } asked.
the-game-reason-against = Goes against what seat { $seat } asked for { $pile }.
the-game-reason-keeps-way = Keeps the way for { $card } open.
the-game-reason-saves-pair = Saves { $low } and { $high }, ten apart, for one pile.
the-game-reason-free = { $card } on { $pile } passes over no card that is still out.
the-game-reason-nearest = { $card } is the nearest card of all: { $distance } from { $pile }.
the-game-reason-small-steps = The largest step is only { $distance }.
the-game-reason-more = { $count ->
    [one] { $count } more than the minimum, because it costs next to nothing.
   *[other] { $count } more than the minimum, because they cost next to nothing.
}
the-game-reason-stops = Stops at the minimum and keeps the rest for better days.
the-game-reason-enough = Ends the turn: another card would cost more than it brings.
the-game-reason-only = Nothing else is possible.
the-game-reason-starts-well = The hand has cheap cards to start with.
the-game-reason-starts-badly = The hand has no cheap cards to start with.

silver-gold-reason-completes = { $points ->
    [one] Completes card { $card }: { $points } point.
   *[other] Completes card { $card }: { $points } points.
}
silver-gold-reason-bonus = { $points ->
    [one] Brings the bonus of { $points } point ({ sg-colour }) before anybody else has it.
   *[other] Brings the bonus of { $points } points ({ sg-colour }) before anybody else has it.
}
silver-gold-reason-in-time = { $turns ->
    [one] Just in time: only { $turns } expedition card is left.
   *[other] Just in time: only { $turns } expedition cards are left.
}
silver-gold-reason-pair = { $points ->
    [one] Red and green gem make a pair: { $points } point.
   *[other] Red and green gem make a pair: { $points } points.
}
silver-gold-reason-torch = Takes the torch of round { $round }.
silver-gold-reason-last-torch = Takes the torch of round { $round } with the round’s last card.
silver-gold-reason-potion = The potion wipes skulls: { $count }.
silver-gold-reason-extra = A red cross brings an extra square; with all of them: { $count }.
silver-gold-reason-gem = Takes a gem that a partner can be found for.
silver-gold-reason-no-skull = Goes round the skulls.
silver-gold-reason-skull = { $points ->
    [one] Takes at least one skull; the worst costs { $points } point.
   *[other] Takes at least one skull; the worst costs { $points } points.
}
silver-gold-reason-within-one = Brings the tomb of card { $card } within one shape. Squares left: { $squares }.
silver-gold-reason-ready = The next card reaches a tomb with { $percent } % of the shapes that can come.
silver-gold-reason-both-open = Keeps both cards open for the shapes to come.
silver-gold-reason-short = Card { $card } is short. Squares to the tomb: { $squares }.
silver-gold-reason-colour = { $points ->
    [one] One more card of this colour ({ sg-colour }) brings { $points } point while nobody else has it.
   *[other] One more card of this colour ({ sg-colour }) brings { $points } points while nobody else has them.
}
silver-gold-reason-pair-ahead = Card { $card } has a gem on the way that makes a pair.
silver-gold-reason-torch-ahead = Card { $card } has a torch on the way.
silver-gold-reason-potion-ahead = Card { $card } has a potion against the skulls.
silver-gold-reason-unseen = Nothing of the display fits better than a card of the pile.
silver-gold-reason-only = Nothing else is possible.

pyramids-reason-ends = Ends the game with a lead of { $points }.
pyramids-reason-ends-behind = Ends the game while another is ahead by { $points }.
pyramids-reason-completes = { $points ->
    [one] Completes { $pyramid } for { $points } point.
   *[other] Completes { $pyramid } for { $points } points.
}
pyramids-reason-great = Makes { $pyramid } a Great Pyramid: it counts double.
pyramids-reason-spoils = Spoils a pyramid in front of seat { $seat } with { $card }.
pyramids-reason-helps = Helps seat { $seat }, who gets { $card }.
pyramids-reason-base = A base on which a Great Pyramid can grow: { $card }.
pyramids-reason-grows = Builds { $pyramid } up step by step.
pyramids-reason-small = Leaves a step out ({ $card }): the pyramid can’t become Great any more.
pyramids-reason-exchanges = Exchanges { $cards }: no pyramid has any use for that soon.
pyramids-reason-keeps-top = Keeps { $card } until its pyramid has grown.
pyramids-reason-avoids-end = Keeps { $card } back: the sixth pyramid would end the game while another is ahead.
pyramids-reason-keeps = Keeps { $cards } for pyramids that are open.
pyramids-reason-discards = Gives up what is of least use here: { $cards }.
