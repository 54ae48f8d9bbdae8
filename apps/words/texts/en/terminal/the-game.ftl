tg-welcome = Together, place all cards from 2 to 99 on four piles.
tg-fire = Fire card.
tg-left = { $count ->
    [one] { $count } card still to place
   *[other] { $count } cards still to place
}
tg-placed = Placed: { $cards }
tg-placed-hidden = This table doesn’t show the cards placed so far.

tg-label-card = { $card } on
tg-label = { $pile } ({ $step })
tg-label-back = { $pile } ({ $step }, backwards trick)

tg-rule-keen = TG-6: the keenest seat starts; if several are equally keen, the lowest of them. Everyone answers at the same time.
tg-rule-say = TG-18: said to everyone, at any time. Exact numbers are never told.
tg-rule-up = TG-7: an ascending pile takes any higher card; it goes from { $top } to { $card }.
tg-rule-down = TG-8: a descending pile takes any lower card; it goes from { $top } to { $card }.
tg-rule-back = TG-9, the backwards trick: exactly 10 against the direction; the pile goes back from { $top } to { $card }.
tg-rule-cover = TG-22: covers the fire card on this pile.
tg-rule-fire = TG-22: a fire card; if it is on top when your turn ends, the next player must cover it.
tg-rule-minimum = { $count ->
    [one] TG-11: after this, at least { $count } more card must be placed this turn.
   *[other] TG-11: after this, at least { $count } more cards must be placed this turn.
}
tg-rule-end = { $count ->
    [one] TG-12: you draw { $count } card, and the next seat plays.
   *[other] TG-12: you draw { $count } cards, and the next seat plays.
}
tg-rule-end-empty = TG-13: the draw pile is empty, so nobody draws. The next seat plays.
tg-rule-lost = TG-22: this loses the game, because { $piles } still burns.

tg-help-say = To send a signal about a pile (here A1), at any time:
tg-help-bots = Signals are about the unplayed cards ahead of a pile: first the one for its backwards trick, then those in its direction, nearest first. leave: I hold at least one of the first three. nojump: I hold at least one of the next three. here: I hold none of these six. good and silence claim nothing.
tg-help-show = show: shows which cards have been placed, and which have not.
