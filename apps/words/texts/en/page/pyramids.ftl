# Pyramids: the board.

## Cards, pyramids, seats. $colour is r, y, g or b.
py-you = you
py-top-short = top

## What happened.
py-news-other = { $name }: { $action }
py-news-built = { $action } { $state }.
py-news-count = { $name } has { $complete } of 6 complete.
py-news-count-own = You have { $complete } of 6 complete.
py-news-last-round = The pile is empty. Last round: everyone may play what is left in hand, { $name } last.
py-news-last-round-own = The pile is empty. Last round: everyone may play what is left in hand, you last.
py-won = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
py-won-own = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
py-won-shared = { $names } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.

## What is asked.
py-ask-swap = Exchange top stones
py-ask-nothing-fits = Nothing fits
py-wait-play = { $name } is playing
py-wait-discard = { $name } is discarding
py-wait-last = Last round: { $name } is playing

## The steps of a turn, and the end.
py-steps = Steps of a turn
py-step-draw = Draw 2
py-step-play = Play up to 4
py-step-playing = Play, { $played } of 4
py-step-discard = Discard to 5
py-step-last = Any number of cards, no discarding
py-cards-open = , show all cards
py-notice-last = Last round. { $name } plays last.
py-notice-last-own = Last round. You play last.
py-notice-pile = The pile is empty: the last round comes next.
py-notice-five = { $name } has 5 of 6: one more ends the game.
py-notice-five-own = You have 5 of 6: one more ends the game.
py-notice-turns = { $count ->
    [one] At most one more turn until the pile is empty.
   *[other] At most { $count } more turns until the pile is empty.
}

## Plots.
py-plot-empty = no pyramid yet
py-what = { $complete } of 6 complete, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
py-new = new
py-label = { $name }’s { $pyramid }: { $state }
py-label-fits = { $label }. With { $card }: { $state }
py-race = Seats

## Hand and buttons.
py-hand-empty = No cards left
py-card-kept = { $card }, can’t be exchanged
py-card-fits-nowhere = { $card }, fits nowhere now
py-far = More targets
py-far-pyramid = { $name }: { $floors }
py-far-new = { $name }: new
py-far-label = { $name }: { $pyramid }
py-do-cancel = Cancel
py-do-swap = Exchange { $count }
py-do-end = Done playing
py-do-discard = Discard { $picked } of { $surplus }
py-do-wait-all = Please wait
py-take-back = Take back: { $action }

## Hints.
py-hint-ahead = { $points } points better on average.

## Beside the board.
py-log-at = { $card } in front of { $name }
py-log-at-own = { $card } in front of you
py-discards-none = Nothing yet
py-kind = { $count } × { $card }
py-out-why = Cards in the pile or in other hands, by colour and size

## In words.
py-told-legal = You can choose: { $cards }.
py-told-picked = Chosen: { $cards }.
py-told-nowhere = { $card } selected. Fits nowhere.
py-told-fits = { $card } selected. Fits { $places }.
py-told-new = or starts a new pyramid

## The end.
py-end-six = { $name } has six complete pyramids, which ends the game.
py-end-six-own = You have six complete pyramids, which ends the game.
py-end-pile = The pile ran out, and everyone has played their last cards.
py-end-tied = Equal points: the number of complete pyramids decides.
py-end-pyramid = Pyramid
py-end-stones = Stones
py-end-great = Great Pyramid, counts double
py-end-open = open
py-told-starts = { $card } selected. Starts a new pyramid.
