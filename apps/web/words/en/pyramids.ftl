# Pyramids: the board.

## Cards, pyramids, seats. $colour is r, y, g or b.
py-you = you
py-colour = { $colour ->
    [r] red
    [y] yellow
    [g] green
   *[b] blue
}
py-floor = { py-colour } { $stones }
py-top = { py-colour } top stone
py-top-short = top
py-pyramid = { py-colour } pyramid { $floors }
py-state-open = { $stones } stones, open
py-state-open-great = { $stones } stones, open, Great: counts { $points } once complete
py-state-complete = complete, counts { $points }
py-state-great = complete, Great: { $stones } stones count { $points }

## What is done.
py-act-swap = exchange { $cards }
py-act-discard = discard { $cards }
py-act-end = done playing
py-act-start-own = { $card } as a new pyramid of yours
py-act-start = { $card } as a new pyramid in front of { $name }
py-act-build-own = { $card } on your { py-colour } { $floors }
py-act-build = { $card } on the { py-colour } { $floors } of { $name }
py-act-build-new = { $card } on the new pyramid

## What happened.
py-news-other = { $name }: { $action }
py-news-built = { $action } { $state }.
py-news-starts = { $name } starts.
py-news-you-start = You start.
py-news-hand = Your hand: { $cards }.
py-news-draw = You draw { $cards }.
py-news-count = { $name } has { $complete } of 6 complete.
py-news-count-own = You have { $complete } of 6 complete.
py-news-last-round = The pile is empty. Last round: everybody may play what is left in hand, { $name } last.
py-news-last-round-own = The pile is empty. Last round: everybody may play what is left in hand, you last.
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
py-ask-play = { $left ->
    [4] Play up to four cards
    [3] Play up to three more
    [2] Play up to two more
   *[1] Play one more, if you like
}
py-ask-played = Four cards played
py-ask-nothing-fits = Nothing fits
py-ask-last = Last round: play what fits
py-ask-discard = { $count ->
    [0] Discard these?
    [one] Discard one card
   *[other] Discard { $count } cards
}
py-wait-deal = Dealing
py-wait-play = { $name } plays
py-wait-discard = { $name } discards
py-wait-last = Last round: { $name } plays
py-over = The game is over

## The steps of a turn, and the end.
py-steps = Steps of the turn
py-step-draw = Draw 2
py-step-play = Play up to 4
py-step-playing = Play, { $played } of 4
py-step-discard = Discard to 5
py-step-last = Any number of cards, no discarding
py-pile = { $count ->
    [0] Pile empty
   *[other] { $count } to draw
}
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
py-plot = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $complete } of 6 complete, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
py-plot-empty = no pyramid yet
py-what = { $complete } of 6 done, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
py-what-own = { $complete } of 6 done
py-new = new
py-new-label = Start a pyramid: { $name }
py-label = { $pyramid } of { $name }: { $state }
py-label-own = { $pyramid }: { $state }
py-label-fits = { $label }. With { $card }: { $state }
py-race = Seats

## Hand and buttons.
py-hand = Your hand
py-hand-empty = No cards left
py-card-kept = { $card }, can’t be exchanged
py-card-fits-nowhere = { $card }, fits nowhere now
py-far = Places off the screen
py-far-pyramid = { $name }: { $floors }
py-far-new = { $name }: new
py-far-label = { $name }: { $pyramid }
py-do-exchange = Exchange
py-do-cancel = Cancel
py-do-swap = Exchange { $count }
py-do-end = Done playing
py-do-discard = Discard { $picked } of { $surplus }
py-do-wait = Waiting for { $name }
py-do-wait-all = Please wait
py-take-back = Take back: { $action }
py-take-back-not = Nothing can be taken back now

## Hints.
py-hint-thinking = Thinking…
py-hint-win = Chance to win: { $win }%.
py-hint-win-next = Chance to win: { $win }%, with the next best choice { $next }%.
py-hint-ahead = Points better on average: { $points }.

## Beside the board.
py-cards = Cards
py-log = Last cards
py-log-at = { $card } in front of { $name }
py-log-at-own = { $card } in front of you
py-discards = Discarded
py-discards-none = Nothing yet
py-kind = { $count } × { $card }
py-out = Still out
py-out-why = How many cards of each colour and size are in the pile or in other hands

## In words.
py-told = The table in words
py-told-hand = Your hand: { $cards }.
py-told-legal = You can choose: { $cards }.
py-told-picked = Chosen: { $cards }.
py-told-selected = { $card } selected.
py-told-nowhere = { $card } selected. Fits nowhere.
py-told-fits = { $card } selected. Fits { $places }.
py-told-on = on the { py-colour } { $floors } of { $name }
py-told-on-own = on your { py-colour } { $floors }
py-told-new = or starts a new pyramid

## The end.
py-end-six = { $name } has six complete pyramids: that ends the game.
py-end-six-own = You have six complete pyramids: that ends the game.
py-end-pile = The pile ran out, and everybody has played for the last time.
py-end-tied = Equal points: the number of complete pyramids decides.
py-end-pyramid = Pyramid
py-end-stones = Stones
py-end-points = Points
py-end-total = Total
py-end-great = Great Pyramid, counts double
py-end-open = open

## Why a bot would do it.
pyramids-reason-ends = Ends the game with a lead of { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
pyramids-reason-ends-behind = Ends the game while another is ahead by { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
pyramids-reason-completes = Completes the { $pyramid } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
pyramids-reason-great = Makes the { $pyramid } a Great Pyramid: it will count double.
pyramids-reason-spoils = Spoils a pyramid of { $seat } with { $card }.
pyramids-reason-helps = Helps { $seat }, who gets { $card }.
pyramids-reason-base = A Great Pyramid can grow on { $card }.
pyramids-reason-grows = Builds the { $pyramid } up step by step.
pyramids-reason-small = With { $card } the pyramid can’t become Great any more.
pyramids-reason-exchanges = No pyramid needs { $cards } soon.
pyramids-reason-keeps-top = Keeps the { $card } until its pyramid has grown.
pyramids-reason-avoids-end = Keeps the { $card } back: a sixth pyramid would end the game while another is ahead.
pyramids-reason-keeps = Keeps { $cards } for open pyramids.
pyramids-reason-discards = Gives up { $cards }: they fit nothing here.

## Why something can’t be done.
pyramids-game-over = The game is over. Start a new one to play on.
pyramids-not-your-turn = It is somebody else’s turn. Wait for yours.
pyramids-deal-first = Cards are being dealt. Choose when they are there.
pyramids-no-exchange-now = Top stones are exchanged once a turn, before your first card and while the pile has cards. Play a card, or finish playing.
pyramids-nothing-to-exchange = Choose the top stones to exchange.
pyramids-not-a-top-stone = Only top stones can be exchanged.
pyramids-draw-pile-too-small = The pile has only { $draw_pile } cards for your { $given }. Exchange fewer.
pyramids-not-in-hand = You don’t hold this card, or not that many. Choose another.
pyramids-no-such-seat = There is no such seat at this table.
pyramids-no-such-pyramid = This pyramid isn’t there. Choose another.
pyramids-no-plays-left = You have played four cards. Finish playing.
pyramids-top-stone-starts-nothing = A top stone can’t start a pyramid: it goes on a floor of 2 or 3.
pyramids-other-colour = A pyramid has one colour: this card doesn’t fit there.
pyramids-floor-does-not-fit = This floor doesn’t fit on { $below }: a floor has 1 or 2 stones fewer than the one below.
pyramids-top-stone-too-early = A top stone doesn’t fit on { $below }: it goes on a floor of 2 or 3.
pyramids-complete = This pyramid is complete and never changes again. Choose another.
pyramids-discard-first = First discard { $surplus ->
    [one] one card
   *[other] { $surplus } cards
}.
pyramids-nothing-to-discard = You discard only after playing, with more than five cards.
pyramids-wrong-surplus = Discard exactly { $surplus }, not { $given }.
pyramids-nothing-due = Nothing is to be dealt now.
pyramids-wrong-deal = Something else is to be dealt now.
pyramids-wrong-seat = Somebody else is to get cards now.
pyramids-wrong-count = { $due } cards are due, not { $given }.
pyramids-not-in-draw-pile = This card is not in the pile, or not that many times.
