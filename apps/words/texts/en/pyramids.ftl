py-colour = { $colour ->
    [r] red
    [y] yellow
    [g] green
   *[b] blue
}
py-floor = { py-colour } { $stones }
py-top = { py-colour } top stone
py-pyramid = { py-colour } pyramid { $floors }
py-state-open = { $stones } stones, open
py-state-open-great = { $stones } stones, open, Great: counts { $points } once complete
py-state-complete = complete, counts { $points }
py-state-great = complete, Great: { $stones } stones count { $points }
py-act-swap = exchange { $cards }
py-act-discard = discard { $cards }
py-act-end = done playing
py-act-start-own = { $card } as your new pyramid
py-act-start = { $card } as a new pyramid for { $name }
py-act-build-own = { $card } on your { py-colour } { $floors }
py-act-build = { $card } on { $name }’s { py-colour } { $floors }
py-act-build-new = { $card } on the new pyramid
py-pile = { $count ->
    [0] Pile empty
   *[other] { $count } to draw
}
py-plot = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $complete } of 6 complete, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
py-what-own = { $complete } of 6 complete
py-label-own = { $pyramid }: { $state }
py-told-on = on { $name }’s { py-colour } { $floors }
py-told-on-own = on your { py-colour } { $floors }
py-new-label = Start a pyramid: { $name }
py-ask-play = { $left ->
    [4] Play up to four cards
    [3] Play up to three more
    [2] Play up to two more
   *[1] Play one more, if you like
}
py-ask-played = Four cards played
py-ask-last = Last round: play what fits
py-ask-discard = { $count ->
    [0] Discard these?
    [one] Discard one card
   *[other] Discard { $count } cards
}
py-do-exchange = Exchange
py-discards = Discarded
py-news-draw = You drew { $cards }.

# Why a bot would do it.
pyramids-reason-ends = Ends the game with a lead of { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
pyramids-reason-ends-behind = Ends the game while another player leads by { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
pyramids-reason-completes = Completes the { $pyramid } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
pyramids-reason-great = Makes the { $pyramid } a Great Pyramid: it will count double.
pyramids-reason-spoils = Spoils one of { $seat }’s pyramids with { $card }.
pyramids-reason-helps = Helps { $seat }, who gets { $card }.
pyramids-reason-base = A Great Pyramid can grow on { $card }.
pyramids-reason-grows = Builds the { $pyramid } up step by step.
pyramids-reason-small = With { $card } the pyramid can’t become Great any more.
pyramids-reason-exchanges = No pyramid needs { $cards } soon.
pyramids-reason-keeps-top = Keeps the { $card } until its pyramid has grown.
pyramids-reason-avoids-end = Keeps the { $card } back: a sixth pyramid would end the game while another player leads.
pyramids-reason-keeps = Keeps { $cards } for open pyramids.
pyramids-reason-discards = Discards { $cards }: they fit nowhere.

# Why something can’t be done.
pyramids-game-over = { table-over }
pyramids-not-your-turn = { not-your-turn }
pyramids-deal-first = { deal-first }
pyramids-no-exchange-now = Top stones can be exchanged once a turn, before your first card and while the pile has cards. Play a card, or finish playing.
pyramids-nothing-to-exchange = Choose the top stones to exchange.
pyramids-not-a-top-stone = Only top stones can be exchanged.
pyramids-draw-pile-too-small = The pile has only { $draw_pile } cards for your { $given }. Exchange fewer.
pyramids-not-in-hand = You don’t hold this card, or not that many of it. Choose another.
pyramids-no-such-seat = { table-unknown-seat }
pyramids-no-such-pyramid = There is no such pyramid. Choose another.
pyramids-no-plays-left = You have played four cards. Finish playing.
pyramids-top-stone-starts-nothing = A top stone can’t start a pyramid. It goes on a floor of 2 or 3.
pyramids-other-colour = A pyramid has one colour. This card doesn’t fit there.
pyramids-floor-does-not-fit = This floor doesn’t fit on { $below }: a floor has 1 or 2 stones fewer than the one below.
pyramids-top-stone-too-early = A top stone doesn’t fit on { $below }. It goes on a floor of 2 or 3.
pyramids-complete = This pyramid is complete and never changes again. Choose another.
pyramids-discard-first = First discard { $surplus ->
    [one] one card
   *[other] { $surplus } cards
}.
pyramids-nothing-to-discard = You can discard only after playing, with more than five cards.
pyramids-wrong-surplus = Discard exactly { $surplus }, not { $given }.
pyramids-nothing-due = { nothing-due }
pyramids-wrong-deal = Something else is due now.
pyramids-wrong-seat = { wrong-seat }
pyramids-wrong-count = { wrong-count }
pyramids-not-in-draw-pile = This card is not in the pile, or not that many times.
