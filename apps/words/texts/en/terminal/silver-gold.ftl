sg-welcome = On your two cards, mark a path from the entrance to the tomb. Squares are named a1 (top left) to e5.
sg-legend = E entrance, T tomb, # wall, x red cross
sg-legend-symbols = r red gem, g green gem, t torch, s skull, p potion, * marked
sg-bonuses = Next bonuses: { $bonuses }
sg-colour = { $colour ->
    [green] green
    [orange] orange
   *[purple] purple
}
sg-bonus-free = { sg-colour } { $points }
sg-score = You: { $points ->
    [one] { $points } point so far; completed: { $completed }
   *[other] { $points } points so far; completed: { $completed }
}
sg-score-card = Gems: red { $red }, green { $green }. Torches in rounds: { $torches }. Skulls: { $skulls } of { $most }, cost { $loss }
sg-row = Row { $row }: { $squares }
sg-left = Expedition cards still unused this round: { $shapes }

sg-marked = marked

sg-ask-mark = Mark the shape, or just one square, on one of your cards

sg-label-shape = Pyramid { $card }, shape
sg-label-one = Pyramid { $card }, one square

sg-round-begins = Round { $round } begins.

sg-rule-keep = SGP-6: the other two go back into the pile. Everyone chooses at the same time.
sg-rule-shape = SGP-10, SGP-12: the whole shape, turned or mirrored, including the entrance or touching a mark.
sg-rule-one = SGP-13: one square instead of the shape: the entrance, or a square beside a mark.
sg-rule-extra = SGP-14: the extra square of a red cross, on either card: the entrance, or a square beside a mark.
sg-rule-take = SGP-20: the new card takes the place of a completed one. The display is filled up after you.
sg-rule-take-pile = SGP-20: an unseen card takes the place of a completed one.
sg-rule-pass = SGP-22: without a card there is nothing to mark.
sg-rule-tomb = SGP-19, SGP-26: the tomb is reached: the card is completed and brings 10 points.
sg-rule-cross = SGP-14: each red cross gives one more square at once, on either card.
sg-rule-gem = SGP-15, SGP-26: a pair of a red and a green gem brings 5 points, a single gem 1.
sg-rule-torch = SGP-16: the torch of round { $round }: 5 points, once a round.
sg-rule-skull = SGP-17, SGP-26: only the worst skull costs points at the end.
sg-rule-potion = SGP-18: a potion wipes your two worst skulls.

sg-help-show = show: describes your cards square by square. show 17: shows any card, with its marks.
