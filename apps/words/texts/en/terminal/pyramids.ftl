py-welcome = Complete pyramids: floors of one colour, each 1 or 2 stones smaller than the one below, and a top stone.

py-label-discard = Discard

py-rule-swap = { $count ->
    [one] PY-5: you draw { $count } card for it; this does not count as playing.
   *[other] PY-5: you draw { $count } cards for them; this does not count as playing.
}
py-rule-start = PY-8: a floor of any size may start a pyramid in front of any player.
py-rule-floor = PY-9, PY-10: the same colour, 1 or 2 stones fewer than the floor below.
py-rule-top = PY-11, PY-12: a top stone goes on 2 or 3 stones and completes the pyramid; it never changes again.
py-rule-yours = PY-13: it stands in front of you, so you score it.
py-rule-theirs = PY-13: seat { $seat } scores it, as it stands there.
py-rule-great = PY-17: more than 10 stones: a Great Pyramid, which counts double once it is complete.
py-rule-end = PY-6, PY-7: no more plays this turn; with more than five cards in hand you then discard.
py-rule-discard = PY-7: out of the game, for all to see.

py-help-cards = Cards are r y g b (red, yellow, green, blue) and a number of stones, or T for a top stone; then @, the seat, and a dot and the pyramid.
py-help-show = show: all discards, and the cards you have not seen.
