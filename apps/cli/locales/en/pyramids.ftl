py-welcome = Complete pyramids: floors of one colour, each 1 or 2 stones smaller than the one below, and a top stone.
py-pile = { $count ->
    [0] The pile is empty.
    [one] Pile: { $count } card
   *[other] Pile: { $count } cards
}
py-you = { $points ->
    [one] You: { $points } point
   *[other] You: { $points } points
}
py-seat = Seat { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
py-colour = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}
py-open-ones = open: { $pyramids }
py-complete-ones = complete: { $pyramids }
py-open = { $number }. { py-colour } { $floors }
py-complete = { $number }. { py-colour } { $floors }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
py-great = { $number }. { py-colour } { $floors }, Great Pyramid, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
py-hand = Your hand: { $cards }
py-floor = { py-colour } { $stones }
py-top = { py-colour } top stone
py-discards = Discarded: { $cards }
py-unseen = In the pile or in other hands: { $cards }

py-ask-play = { $count ->
    [0] You have played four cards: end the turn.
    [one] Play { $count } more card, or end the turn.
   *[other] Play up to { $count } cards, or end the turn.
}
py-ask-last = Last round: play as many cards as you like, then end.
py-ask-discard = Too many cards in hand: which do you discard?

py-label-swap = Exchange
py-label-discard = Discard
py-new-you = new in front of you
py-new-seat = new in front of seat { $seat }
py-on-you = on your pyramid { $number }
py-on-seat = on pyramid { $number } of seat { $seat }
py-swap = exchange of { $cards }
py-end = end of the turn
py-discard = discard of { $cards }

py-you-deal = You are the dealer.
py-seat-deals = Seat { $seat } is the dealer.
py-you-drew = You drew: { $cards }
py-seat-drew = { $count ->
    [one] Seat { $seat } drew { $count } card.
   *[other] Seat { $seat } drew { $count } cards.
}

py-why-swap = { $count ->
    [one] PY-5: you draw { $count } card for it; this does not count as playing.
   *[other] PY-5: you draw { $count } cards for them; this does not count as playing.
}
py-why-start = PY-8: a floor of any size may start a pyramid in front of any player.
py-why-floor = PY-9, PY-10: the same colour, 1 or 2 stones fewer than the floor below.
py-why-top = PY-11, PY-12: a top stone goes on 2 or 3 stones and completes the pyramid; it never changes again.
py-why-yours = PY-13: it stands in front of you, so you score it.
py-why-theirs = PY-13: seat { $seat } scores it, as it stands there.
py-why-great = PY-17: more than 10 stones: a Great Pyramid, which counts double once it is complete.
py-why-end = PY-6, PY-7: no more plays this turn; with more than five cards in hand you then discard.
py-why-discard = PY-7: out of the game, for all to see.

py-help-cards = Cards are r y g b (red, yellow, green, blue) and a number of stones, or T for a top stone; then @, the seat, and a dot and the pyramid.
py-help-show = show: all discards, and the cards you have not seen.
py-complete-count = { $count ->
    [one] { $count } complete pyramid
   *[other] { $count } complete pyramids
}

pyramids-game-over = The game is over.
pyramids-not-your-turn = It is the turn of seat { $turn }.
pyramids-deal-first = Cards are being dealt; choose when they are there.
pyramids-no-exchange-now = Top stones are exchanged once a turn, before the first card is played and while the pile has cards.
pyramids-nothing-to-exchange = Name the top stones to exchange, as in swap rT.
pyramids-not-a-top-stone = { $card } is no top stone; only top stones can be exchanged.
pyramids-draw-pile-too-small = { $draw_pile ->
    [one] The pile holds only { $draw_pile } card, not { $given }; exchange fewer.
   *[other] The pile holds only { $draw_pile } cards, not { $given }; exchange fewer.
}
pyramids-not-in-hand = You don't hold { $card }, or not that many of it.
pyramids-no-such-seat = There is no seat { $seat } at this table.
pyramids-no-such-pyramid = Seat { $seat } has no pyramid { $number }; so far it has { $started }.
pyramids-no-plays-left = Four cards are played: end the turn.
pyramids-top-stone-starts-nothing = { $card } is a top stone and can't start a pyramid.
pyramids-other-colour = { $card } can't go on a { py-colour } pyramid: a pyramid is of one colour.
pyramids-floor-does-not-fit = { $card } can't go on a floor of { $below }: a floor has 1 or 2 stones fewer than the one below.
pyramids-top-stone-too-early = { $card } can't go on a floor of { $below }: a top stone goes on 2 or 3 stones.
pyramids-complete = Pyramid { $number } of seat { $seat } is complete and never changes again.
pyramids-discard-first = { $surplus ->
    [one] First discard { $surplus } card.
   *[other] First discard { $surplus } cards.
}
pyramids-nothing-to-discard = Cards are discarded only after the end of your turn, and only with more than five in hand.
pyramids-wrong-surplus = { $surplus ->
    [one] Exactly { $surplus } card must be discarded, not { $given }.
   *[other] Exactly { $surplus } cards must be discarded, not { $given }.
}
pyramids-nothing-due = Nothing is to be dealt now.
pyramids-wrong-deal = This is not the deal that is due; it is “{ $due }”.
pyramids-wrong-seat = Seat { $due } is to get cards, not seat { $given }.
pyramids-wrong-count = { $due ->
    [one] { $due } card is due, not { $given }.
   *[other] { $due } cards are due, not { $given }.
}
pyramids-not-in-draw-pile = { $card } is not in the pile, or not that many times.
