# Games that are over: step by step, and what they teach.
replay = Replay
replay-of = { $game }, replay
replay-open = Open a game
replay-open-about = Choose the file of a game that was saved here or by the benben program. It stays on this device.
replay-choose = Choose a file
replay-opening = The game is being opened…
replay-fails = This game can’t be shown
record-wrong = Line { $line } is wrong: { $problem }
record-none = There is no finished game in it.
link-wrong = The link is damaged, or this browser is too old for it. Copy the whole link, or ask for the file.
replay-turn-who = Turn { $turn }, { $name }
replay-turn-of = Turn { $turn } of { $turns }
replay-end = End
replay-first = To the first turn
replay-back = One turn back
replay-next = One turn on
replay-last = To the end
replay-run = Let it run
replay-pause = Pause
eyes = Seen by
eyes-chooser = Whoever is choosing
eyes-spectator = Spectator
lessons = What the game teaches
lessons-about = A bot looks at every choice through the eyes of whoever made it: what would have been better, and what was luck. That takes a while; meanwhile you can go on watching.
lessons-start = Analyse
lessons-running = The choices are being weighed…
lessons-progress = { $done } of { $total } choices
lessons-stop = Stop
lessons-failed = This game can’t be analysed here.
chart-left = Cards expected to be left
chart-win = Chance to win, in percent
chart-expected = Expected
cost-title = What the choices cost
cost-none = Nobody made a mistake that the bot is sure of.
cost-who = Who
cost-played = Played: { $what }
cost-cards = { $cards } cards
cost-win = { $percent }%, { $points } points
account-title = Luck and skill
account-cards = In cards left: minus is good.
account-points = In points ahead of the best of the others.
account-all = All together
account-start = At the start
account-noise = Closer look
account-end = At the end
account-about = Luck is what the cards and the other players brought. Choices are measured against the best that could be known. A closer look is what the bot corrected in its estimate although nothing had happened.
deal-checked = Deal checked
deal-no-secret = Deal not checked
deal-wrong = Deal is wrong
deal-proof = { $count ->
    [one] The one deal of this game follows from a secret that was fixed before the game: its fingerprint was published then, and the secret matches it.
   *[other] All { $count } deals of this game follow from a secret that was fixed before the game: its fingerprint was published then, and the secret matches it.
}
deal-proof-no-promise = { $count ->
    [one] The one deal of this game follows from its secret. The record does not say whether the secret was fixed before the game.
   *[other] All { $count } deals of this game follow from its secret. The record does not say whether the secret was fixed before the game.
}
deal-no-secret-about = The record does not reveal the secret from which the cards were drawn. The deals are possible; more can’t be said.
deal-wrong-about = The deal in line { $line } does not follow from the secret. Somebody has changed the record.
deal-promise = The fingerprint that was published:
deal-anybody = Anybody can check this: save the record and run “benben record verify” on it.
share = Share
share-about = Whoever opens the link sees the whole game, with all cards.
share-link = Link to this replay
share-download = Save the record
