# What `benben analyse` says. { $turn } of an-better is a whole turn in words.
an-course = The course of the game
an-mistakes = Mistakes, the largest first
an-no-mistakes = No mistake that is more than noise
an-turning = Turning points
an-summary = Summary

an-name = Seat { $seat }: { $name }
an-weighed = Choices weighed: { $weighed }; not weighed, as there was nothing to choose or to compare by: { $rest }; for each { $budget }.
an-stopped = Stopped early: this is what was weighed so far.
an-unfinished = The game is not over: the accounts end after the last choice.
an-error = ± is one standard error. What is below two and a half of them may be noise and is not called a mistake. A mistake is marked with !

an-seat = Seat
an-win = Win %
an-cost = Cost
an-played = Played

an-mistake = Turn { $turn }, seat { $seat }: { $action }
an-more-mistakes = Further mistakes, smaller than these: { $count }
an-lost-together = Lost: { $win } % of winning, { $result } cards
an-lost-apart = Lost: { $win } % of winning, { $result } points

an-turning-choice = Turn { $turn }, seat { $seat }: { $change } % by the choice { $action }
an-turning-luck = Before turn { $turn }, for seat { $seat }: { $change } % by luck
an-turning-end-seat = At the end, for seat { $seat }: { $change } %
an-turning-end = At the end: { $change } %

an-count-mistakes = Mistakes
an-lost = Lost %
an-start = Start %
an-revised = Revised
an-end = End %
an-account-seat = Seat { $seat }
an-account-together = Together
an-note = Luck is all that happened between two choices: deals, and what the other seats did. It also holds what the estimate gets wrong: it plays on more simply than a master would, so good play looks lucky. More: docs/analysis.md

an-chart-title = { $game }: the course of the game
an-chart-win = Chance to win
an-chart-choice = choice { $change } %
an-chart-luck = luck { $change } %
an-chart-legend = Drop: what a choice cost. Slope: luck. Thin bar: standard error. ▼ choice, ◆ luck that decided much.
