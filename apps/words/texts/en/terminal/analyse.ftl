# What `benben analyse` says. { $turn } of an-better is a whole turn in words.
an-course = Course of the game
an-mistakes = Mistakes, largest first
an-no-mistakes = No clear mistakes
an-turning = Turning points
an-summary = Summary

an-name = Seat { $seat }: { $name }
an-weighed = Choices evaluated: { $weighed }; not evaluated, because there was nothing to choose or to compare: { $rest }; budget for each: { $budget }.
an-stopped = Stopped early: this is what was evaluated so far.
an-unfinished = The game is not over: the breakdowns end after the last choice.
an-error = ± is one standard error. Differences below two and a half standard errors may be noise and are not called mistakes. A mistake is marked with !

an-seat = Seat
an-win = Win %
an-cost = Cost
an-played = Played

an-mistake = Turn { $turn }, seat { $seat }: { $action }
an-more-mistakes = Smaller mistakes: { $count }
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
an-note = Luck is everything that happened between two choices: deals, and what the other seats did. It also contains the errors of the estimate: it assumes simpler play than a master’s, so good play looks lucky. More: docs/analysis.md

an-chart-title = { $game }: course of the game
an-chart-win = Chance to win
an-chart-choice = choice { $change } %
an-chart-luck = luck { $change } %
an-chart-legend = Drop: cost of a choice. Slope: luck. Thin bar: standard error. ▼ choice, ◆ luck that decided much.
