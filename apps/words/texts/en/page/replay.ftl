# Games that are over: step by step, and what they teach.
replay = Replay
replay-of = { $game }, replay
replay-open = Open a game
replay-open-about = Choose a game file saved here or by the benben program. It stays on this device.
replay-choose = Choose file
replay-opening = Opening the game…
replay-fails = This game can’t be shown
record-wrong = Line { $line } is wrong: { $problem }
record-none = There is no finished game in this file.
link-wrong = The link is damaged, or this browser is too old for it. Copy the whole link, or ask for the file.
replay-turn-who = Turn { $turn }, { $name }
replay-turn-of = Turn { $turn } of { $turns }
replay-end = End
replay-first = First turn
replay-previous = Previous
replay-next = Next turn
replay-last = Last turn
replay-step-back = One step back
replay-step = One step forward
replay-mistake = Next mistake
replay-play = Play
replay-pause = Pause
view-as = View as
view-chooser = Player to move
view-spectator = Spectator
analysis = Analysis
analysis-about = A bot looks at every choice with what that player could know: what would have been better, and what was luck. This takes a while; you can keep watching.
analysis-start = Analyse
analysis-running = Evaluating the choices…
analysis-progress = { $done } of { $total } choices
analysis-stop = Stop
analysis-failed = This game can’t be analysed here.
chart-left = Expected cards left
chart-win = Chance to win, in percent
chart-expected = Expected
cost-title = Cost of each choice
cost-none = No clear mistakes found
cost-who = Who
cost-played = Played: { $what }
cost-cards = { $cards } cards
cost-win = { $percent }%, { $points } points
account-title = Luck and skill
account-cards = In cards left: negative is good.
account-points = In points ahead of the best other player.
account-start = Start
account-revised = Re-estimate
account-end = { replay-end }
account-about = Luck is what the cards and the other players brought. Choices are compared with the best choice that the player could know. Re-estimate is what the bot changed in its estimate although nothing had happened.
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
deal-no-secret-about = The record does not reveal the secret that the cards were drawn from. The deals are possible, but more can’t be checked.
deal-wrong-about = The deal in line { $line } does not follow from the secret. Someone has changed the record.
deal-promise = Published fingerprint:
deal-anybody = Anyone can check this: save the record and run “benben record verify” on it.
share = Share
share-about = Anyone who opens the link sees the whole game, with all cards.
share-link = Link to this replay
share-download = Save record
