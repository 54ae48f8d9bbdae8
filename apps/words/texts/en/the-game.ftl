tg-pile-up = Pile { $pile }, ascending, top { $top }.
tg-pile-down = Pile { $pile }, descending, top { $top }.
tg-pile-burns = It burns: cover it this turn.
tg-pile-said = { $name }: { $phrase }.
tg-told-draw-pile = { $count ->
    [0] The draw pile is empty.
    [one] One card in the draw pile.
   *[other] { $count } cards in the draw pile.
}
tg-told-seat = { $count ->
    [one] { $name }: one card.
   *[other] { $name }: { $count } cards.
}
tg-ask-keen = How keen are you to start?
tg-ask-place = { $count ->
    [one] Place at least one card
   *[other] Place at least { $count } cards
}
tg-ask-more = { $count ->
    [one] Place one more card
   *[other] Place { $count } more cards
}
tg-ask-free = Place more, or end your turn
tg-place = { $card } on { $pile }
tg-end-turn = End turn
tg-keen-0 = Rather not
tg-keen-1 = If need be
tg-keen-2 = Gladly
tg-keen-3 = Please let me
tg-keen-said = “{ $keen }”
tg-say-leave = Please leave this pile
tg-say-nojump = No big jump here
tg-say-good = This pile is good for me
tg-say-here = Play here if you can
tg-say-clear = Clear signal
tg-say-about = { $pile }: { $phrase }
tg-say-cleared = { $pile }: signal cleared
tg-news-drawn = { $count ->
    [one] You drew { $cards }.
   *[other] You drew { $count } cards: { $cards }.
}
tg-over-win = All 98 cards are placed: you win!
tg-over-excellent = { $count ->
    [one] Only one card left: excellent!
   *[other] Only { $count } cards left: excellent!
}
tg-over-left = { $count ->
    [one] One card left
   *[other] { $count } cards left
}
tg-why-fire = The turn ended while fire still burned on { $piles }.
tg-why-stuck = No card fits any more: { $placed } placed this turn, at least { $minimum } needed.

# Why a bot would do it.
the-game-reason-wins = This way every card can still be placed.
the-game-reason-trick = The backwards trick: { $card } goes ten back on { $pile }.
the-game-reason-covers = It covers the fire on { $pile }.
the-game-reason-keeps-trick = { $card } stays in hand for the backwards trick on { $pile }.
the-game-reason-trick-out = The backwards trick on { $pile } stays possible: { $card } is still unseen.
the-game-reason-leaves = It leaves { $pile } alone, as { $seat } asked.
the-game-reason-against = It goes against what { $seat } asked for { $pile }.
the-game-reason-keeps-way = It keeps the way open for { $card }.
the-game-reason-saves-pair = It saves { $low } and { $high }, ten apart, for one pile.
the-game-reason-free = { $card } on { $pile } skips no card that is still unseen.
the-game-reason-nearest = { $card } is the closest card: { $distance } from { $pile }.
the-game-reason-small-steps = The largest step is only { $distance }.
the-game-reason-more = { $count ->
    [one] One card more than the minimum, because it costs next to nothing.
   *[other] { $count } cards more than the minimum, because they cost next to nothing.
}
the-game-reason-stops = It stops at the minimum and keeps the rest for later.
the-game-reason-enough = It ends the turn: another card would cost more than it brings.
the-game-reason-only = { nothing-else }
the-game-reason-starts-well = The hand has cheap cards to start with.
the-game-reason-starts-badly = The hand has no cheap cards to start with.

# Why something can’t be done.
the-game-game-over = { table-over }
the-game-no-such-seat = { table-unknown-seat }
the-game-deal-first = { deal-first }
the-game-keen-first = First everyone says how keen they are to start.
the-game-already-chosen = This seat has already answered.
the-game-started = { table-started }
the-game-not-your-turn = { not-your-turn }
the-game-not-in-hand = { $card } is not in your hand.
the-game-does-not-fit-ascending = { $card } doesn’t fit on { $pile } with { $top } on top. Place a higher card, or one exactly ten lower.
the-game-does-not-fit-descending = { $card } doesn’t fit on { $pile } with { $top } on top. Place a lower card, or one exactly ten higher.
the-game-too-few = Place more cards before you end your turn: { $placed } placed, at least { $minimum } needed.
the-game-nothing-due = { nothing-due }
the-game-wrong-count = { wrong-count }
the-game-not-in-draw-pile = { $card } is not in the draw pile.
the-game-wrong-seat = { wrong-seat }
