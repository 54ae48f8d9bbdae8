py-welcome = Complete pyramids: floors of one colour, each 1 or 2 stones smaller than the one below, and a top stone.

py-label-discard = Discard

py-rule-swap = { $count ->
    [one] PY-5: you draw { $count } card for it; this does not count as playing.
   *[other] PY-5: you draw { $count } cards for them; this does not count as playing.
}
py-rule-start = PY-8: any floor may start a pyramid in front of any player.
py-rule-floor = PY-9, PY-10: the same colour, 1 or 2 stones fewer than the floor below.
py-rule-top = PY-11, PY-12: a top stone goes on 2 or 3 stones and completes the pyramid; it never changes again.
py-rule-yours = PY-13: it stands in front of you, so you score it.
py-rule-theirs = PY-13: it stands in front of seat { $seat }, so seat { $seat } scores it.
py-rule-great = PY-17: more than 10 stones make a Great Pyramid, which counts double once it is complete.
py-rule-end = PY-6, PY-7: you play no more cards this turn. If you hold more than five, you then discard.
py-rule-discard = PY-7: discarded cards are out of the game, face up.

py-help-cards = A card is its colour, r y g b (red, yellow, green, blue), and its number of stones, or T for a top stone. To place it, add @ and the seat, then a dot and the number of the pyramid: r4@1.2
py-help-show = show: shows all discards, and the cards you have not seen.
