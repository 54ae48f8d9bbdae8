tg-welcome = Together, place all cards from 2 to 99 on four piles.
tg-ascending = { $pile } ascending, top { $top }
tg-descending = { $pile } descending, top { $top }
tg-burning = , burning: cover it this turn
tg-fire = , fire card
tg-signal = ; seat { $seat }: { $phrase }
tg-draw-pile = { $count ->
    [0] The draw pile is empty.
    [one] Draw pile: { $count } card
   *[other] Draw pile: { $count } cards
}
tg-others = { $count ->
    [one] Seat { $seat }: { $count } card
   *[other] Seat { $seat }: { $count } cards
}
tg-hand = Your hand: { $cards }
tg-left = { $count ->
    [one] Still to place: { $count } card
   *[other] Still to place: { $count } cards
}
tg-placed = Placed: { $cards }
tg-placed-hidden = This table does not show what was placed.
tg-unseen = In the draw pile or in other hands: { $cards }

tg-ask-keen = How keen are you to start?
tg-ask-place = { $count ->
    [one] Your turn: place at least { $count } card.
   *[other] Your turn: place at least { $count } cards.
}
tg-ask-more = Your turn: place more cards, or end it.

tg-label-card = { $card } on
tg-label = { $pile } ({ $step })
tg-label-back = { $pile } ({ $step }, backwards trick)
tg-place = { $card } on { $pile }
tg-end = end of the turn
tg-say = about { $pile }: { $phrase }
tg-keen-0 = rather not start
tg-keen-1 = start if need be
tg-keen-2 = gladly start
tg-keen-3 = please let me start
tg-leave = please leave this pile
tg-nojump = no big jump here
tg-good = this pile is good for me
tg-here = play here if you can
tg-clear = nothing more to say about it

tg-you-drew = You drew: { $cards }
tg-seat-drew = { $count ->
    [one] Seat { $seat } drew { $count } card.
   *[other] Seat { $seat } drew { $count } cards.
}

tg-why-keen = TG-6: the keenest seat starts; among equals the lowest seat. All answer at the same time.
tg-why-say = TG-18: said to all, at any time; exact numbers are never told.
tg-why-up = TG-7: an ascending pile takes any higher card; it goes from { $top } to { $card }.
tg-why-down = TG-8: a descending pile takes any lower card; it goes from { $top } to { $card }.
tg-why-back = TG-9, the backwards trick: exactly 10 against the direction; the pile goes back from { $top } to { $card }.
tg-why-cover = TG-22: covers the fire card on this pile.
tg-why-fire = TG-22: a fire card; if it is on top when your turn ends, the next player must cover it.
tg-why-minimum = { $count ->
    [one] TG-11: after it, at least { $count } more card must be placed this turn.
   *[other] TG-11: after it, at least { $count } more cards must be placed this turn.
}
tg-why-end = { $count ->
    [one] TG-12: you draw { $count } card, and the next seat is to move.
   *[other] TG-12: you draw { $count } cards, and the next seat is to move.
}
tg-why-end-empty = TG-13: the draw pile is empty, nobody draws; the next seat is to move.
tg-why-lost = TG-22: the game would be lost, as { $piles } still burns.

tg-help-say = To tell the others something about a pile, here A1, at any time:
tg-help-bots = What bots mean by it, and how they read you. The cards ahead of a pile that are still out: its backwards trick, then those in its direction, nearest first. leave: I have at least one of the first three. nojump: I have at least one of the three after them. here: I have none of these six. good and silence claim nothing.
tg-help-show = show: which cards have been placed, and which have not.

tg-won = All 98 cards are placed: you have won!
tg-excellent = { $count ->
    [one] { $count } card is left: an excellent result.
   *[other] { $count } cards are left: an excellent result.
}
tg-burnt = { $count ->
    [one] A fire card was not covered: { $count } card is left.
   *[other] A fire card was not covered: { $count } cards are left.
}
tg-lost = { $count ->
    [one] No way to go on: { $count } card is left.
   *[other] No way to go on: { $count } cards are left.
}

the-game-game-over = The game is over.
the-game-no-such-seat = There is no seat { $seat } at this table.
the-game-deal-first = Cards must be dealt first.
the-game-keen-first = First every seat says how keen it is to start.
the-game-already-chosen = Seat { $seat } has already said how keen it is.
the-game-started = The game has already started.
the-game-not-your-turn = It is the turn of seat { $turn }.
the-game-not-in-hand = { $card } is not in your hand.
the-game-does-not-fit-ascending = { $card } does not fit { $pile }, whose top is { $top }: place a higher card, or one exactly 10 lower.
the-game-does-not-fit-descending = { $card } does not fit { $pile }, whose top is { $top }: place a lower card, or one exactly 10 higher.
the-game-too-few = { $minimum ->
    [one] Place at least { $minimum } card before you end the turn; so far: { $placed }.
   *[other] Place at least { $minimum } cards before you end the turn; so far: { $placed }.
}
the-game-nothing-due = No cards are to be dealt now.
the-game-wrong-seat = Seat { $due } is to get cards, not seat { $given }.
the-game-wrong-count = { $due ->
    [one] { $due } card is to be dealt, not { $given }.
   *[other] { $due } cards are to be dealt, not { $given }.
}
the-game-not-in-draw-pile = { $card } is not in the draw pile.
