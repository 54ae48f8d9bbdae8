# Rules and lessons.
learn-game = Learn { $game }
learn-by-doing = Learn by doing
learn-play = Play a game
learn-rules = Read the rules
rules-title = { $game }: rules
rules-contents = Contents
rules-missing = The rules couldn’t be loaded. Try again when you are online.

# Lessons
learn-title = { $game }: first lesson
learn-lesson = Lesson
learn-step = { $step } of { $steps }
learn-next = Next
learn-again = Restart lesson
learn-not-now = That would be allowed in a game. For now, please follow the highlight.

# The Game
learn-tg-aim = You and the bot play together. The 98 cards from 2 to 99 must go on four piles. If you place them all, you both win.
learn-tg-start = First everyone says how keen they are to start. Your 8 and 18 are a fine pair: say “Please let me”.
learn-tg-up = A1 and A2 go up from 1: each card must be higher than the one before. Tap 18, then A1.
learn-tg-down = D1 and D2 go down from 100: each card must be lower. Tap 94, then D1. It skips only 5 numbers.
learn-tg-back = That was the minimum: two cards. But look: 8 is exactly ten lower than 18. This one step back is allowed. Put 8 on A1.
learn-tg-more = You may place as many cards as you like. 93 on D1 skips nothing. Put it there.
learn-tg-end = Now keep the rest, and end your turn.
learn-tg-draw = You drew as many cards as you placed: four. Now the bot plays, and then it is your turn again.
learn-tg-talk = Nobody may name cards, but everyone may send a signal about a pile at any time. Try it: send one about any pile.
learn-tg-own = Your turn. Place a card of your choice: the smaller the jump, the better. Each pile shows how far it is.
learn-tg-own-two = Now place at least one more.
learn-tg-again = You have reached the minimum. End your turn.
learn-tg-over = If someone can’t place two cards, the game is lost at once. When the draw pile is empty, one card a turn is enough.
learn-tg-done = At the end the cards that are left are counted. Fewer than 10 is excellent, and 0 wins. That is all. Good luck!

# Silver & Gold
learn-sg-aim = You explore pyramids, from the entrance at the top to the golden tomb at the bottom. Each tomb you reach brings 10 points.
learn-sg-keep = You get four pyramids and keep two. Take 27 and 48: both are purple, and two of a colour bring a bonus.
learn-sg-first = Everyone marks this shape at the same time, each on one of their cards. The first marks must include the entrance: tap the highlighted squares until the shape lies there, then press Mark.
learn-sg-cross = There was a red cross under it, so you must mark one more square at once. Take the one beside the entrance.
learn-sg-turn = The same shape again. New marks must touch old ones by a side. Rotate or mirror the shape until it lies on the highlighted squares.
learn-sg-found = You found a green gem and a skull. A red and a green gem together bring 5 points. Only your worst skull counts, and a potion wipes two.
learn-sg-one = You may always mark just one square instead of the shape. Choose “1 square” and take the torch: 5 points, once a round.
learn-sg-tomb = Three in a row: straight to the tomb! Mark the highlighted squares.
learn-sg-take = Pyramid 48 is complete: 10 points. You take a new card in its place: one of these four, or an unseen one from the pile. The choice is yours.
learn-sg-colours = Your 2nd, 4th and 6th pyramid of a colour each win the highest bonus left: 10, then 6, then 3 points. So be quicker than the others.
learn-sg-rounds = A round has 7 expedition cards, and the game has 4 rounds. Tap the card with the shape to see which shapes can still come.
learn-sg-points = The score card adds it all up: pyramids, torches, bonuses and gems, minus your worst skull. Most points wins.
learn-sg-done = That is all you need. Good luck!

# Pyramids
learn-py-aim = You build pyramids from floors, each pyramid in one colour, and crown them with a top stone. Stones are points.
learn-py-swap = You have drawn two cards. Before your first card you may exchange top stones. The blue one is no use now: press “Exchange”, choose it and exchange it.
learn-py-start = Any floor can start a pyramid. A wide base is worth the most: choose the yellow 6 and start a pyramid in front of you.
learn-py-end = You may play up to four cards, but you don’t have to. Keep the rest for now: press “Done playing”.
learn-py-discard = You may keep only five cards. Discard the green 2.
learn-py-bot = Now the bot draws and builds. It may build on your side, too, just as you may on its side.
learn-py-floor = Each floor has 1 or 2 stones fewer than the one below. Put the yellow 5 on your 6.
learn-py-skip = You may skip one size: 3 fits on 5, too. Put the yellow 3 on it.
learn-py-top = A top stone fits on a floor of 2 or 3. Put the yellow one on. The pyramid is complete, and with more than 10 stones it is Great and counts double: 28 points!
learn-py-spoil = Now annoy the bot: put your red 3 on its red 5. Without a 4 that pyramid can never become Great.
learn-py-over = You have played four cards. End your turn.
learn-py-points = The game ends when someone has six complete pyramids, or with a last round when the pile is empty. Only complete pyramids count.
learn-py-done = Most points wins. That is all you need. Good luck!
