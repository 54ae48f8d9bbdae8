tg-welcome = Together, place all cards from 2 to 99 on four piles.
tg-fire = Fire card.
tg-left = { $count ->
    [one] Still to place: { $count } card
   *[other] Still to place: { $count } cards
}
tg-placed = Placed: { $cards }
tg-placed-hidden = This table does not show what was placed.

tg-label-card = { $card } on
tg-label = { $pile } ({ $step })
tg-label-back = { $pile } ({ $step }, backwards trick)

tg-rule-keen = TG-6: the keenest seat starts; among equals the lowest seat. All answer at the same time.
tg-rule-say = TG-18: said to all, at any time; exact numbers are never told.
tg-rule-up = TG-7: an ascending pile takes any higher card; it goes from { $top } to { $card }.
tg-rule-down = TG-8: a descending pile takes any lower card; it goes from { $top } to { $card }.
tg-rule-back = TG-9, the backwards trick: exactly 10 against the direction; the pile goes back from { $top } to { $card }.
tg-rule-cover = TG-22: covers the fire card on this pile.
tg-rule-fire = TG-22: a fire card; if it is on top when your turn ends, the next player must cover it.
tg-rule-minimum = { $count ->
    [one] TG-11: after it, at least { $count } more card must be placed this turn.
   *[other] TG-11: after it, at least { $count } more cards must be placed this turn.
}
tg-rule-end = { $count ->
    [one] TG-12: you draw { $count } card, and the next seat is to move.
   *[other] TG-12: you draw { $count } cards, and the next seat is to move.
}
tg-rule-end-empty = TG-13: the draw pile is empty, nobody draws; the next seat is to move.
tg-rule-lost = TG-22: the game would be lost, as { $piles } still burns.

tg-help-say = To tell the others something about a pile, here A1, at any time:
tg-help-bots = What bots mean by it, and how they read you. The cards ahead of a pile that are still out: its backwards trick, then those in its direction, nearest first. leave: I have at least one of the first three. nojump: I have at least one of the three after them. here: I have none of these six. good and silence claim nothing.
tg-help-show = show: which cards have been placed, and which have not.
