# Rules and lessons.
learn-game = Learn { $game }
learn-by-doing = Learn by doing
learn-play = Play a game
learn-rules = Read the rules
rules-title = { $game }: rules
rules-contents = Contents
rules-missing = The rules could not be loaded. Try again once you are connected.

# Lessons
learn-title = { $game }: first lesson
learn-lesson = Lesson
learn-step = { $step } of { $steps }
learn-next = Go on
learn-again = Start the lesson again
learn-not-now = That would be allowed in a game. For now, please do what glows.

# The Game
learn-tg-aim = You and the bot play together. 98 cards, 2 to 99, must go on four piles. If you place them all, you both win.
learn-tg-start = First everybody says how keen they are to start. Your 8 and 18 are a fine pair: say “Please let me”.
learn-tg-up = A1 and A2 go up from 1: each card must be higher than the last. Tap 18, then A1.
learn-tg-down = D1 and D2 go down from 100: each card must be lower. Tap 94, then D1. It loses only 6 numbers.
learn-tg-back = That was the minimum: two cards. But look, 8 is exactly ten lower than 18. This one kind of step back is allowed: put 8 on A1.
learn-tg-more = You may place as many as you like. A jump of 1 costs nothing: put 93 on D1.
learn-tg-end = Now keep the rest and end your turn.
learn-tg-draw = You drew as many cards as you placed, four. Now the bot plays; then it is your turn again.
learn-tg-talk = Nobody may name cards, but everybody may say something about a pile, at any time. Try it: say something about any pile.
learn-tg-own = Your turn. Place a card of your choice; the smaller the jump, the better. The piles show how far it is.
learn-tg-own-two = And a second one, at least.
learn-tg-again = The minimum is reached. End your turn.
learn-tg-over = If somebody can’t place two cards, the game is lost at once. When the draw pile is empty, one card a turn is enough.
learn-tg-done = Then the cards that are left are counted: fewer than 10 is excellent, 0 is the win. That is all. Good luck!

# Silver & Gold
learn-sg-aim = You explore pyramids, from the entrance above to the golden tomb below. Each tomb you reach brings 10 points.
learn-sg-keep = You get four pyramids and keep two. Take 27 and 48: both are purple, and two of a colour bring a bonus.
learn-sg-first = Everybody marks this shape at the same time, on one of their cards. The first marks must include the entrance: tap the squares that glow until the shape lies there, then press Mark.
learn-sg-cross = There was a red cross under it: you must mark one more square at once. Take the one beside the entrance.
learn-sg-turn = The same shape again. New marks must touch old ones by a side. Turn or mirror the shape until it lies on the squares that glow.
learn-sg-found = You found a green gem and a skull. A red and a green gem together bring 5 points; of all skulls only the worst counts, and a potion wipes two.
learn-sg-one = Instead of the shape you may always mark just one square. Choose “1 square” and take the torch: 5 points, once a round.
learn-sg-tomb = Three in a row: straight to the tomb! Mark the squares that glow.
learn-sg-take = Pyramid 48 is complete: 10 points. In its place you take a new card: one of the four, or one from the pile, unseen. The choice is yours.
learn-sg-colours = Your 2nd, 4th and 6th pyramid of one colour each win the bonus that is still free: 10, then 6, then 3 points. So be quicker than the others.
learn-sg-rounds = A round has 7 expedition cards, the game 4 rounds. Tap the card with the shape to see which shapes are still to come.
learn-sg-points = The score card adds it up: pyramids, torches, bonuses, gems, minus the worst skull. Most points win.
learn-sg-done = That is all you need. Good luck!

# Pyramids
learn-py-aim = You build pyramids from floors, each of one colour, and crown them with a top stone. Stones are points.
learn-py-swap = You have drawn two cards. Before your first card you may exchange top stones. The blue one is of no use now: press “Exchange”, choose it and exchange it.
learn-py-start = Any floor can start a pyramid. A wide base is worth the most: choose the yellow 6 and start a pyramid in front of you.
learn-py-end = You may play up to four cards, but you need not. Let’s keep the rest for now: press “Done playing”.
learn-py-discard = You may keep only five cards. Discard the green 2.
learn-py-bot = Now the bot draws and builds. It may build in front of you, too, just as you may in front of it.
learn-py-floor = Each floor has 1 or 2 stones fewer than the one below. Put the yellow 5 on your 6.
learn-py-skip = A floor may be left out: 3 fits on 5 as well. Put the yellow 3 on it.
learn-py-top = A top stone fits on floors of 2 or 3. Put the yellow one on: the pyramid is complete, and with more than 10 stones it is Great and counts double, 28 points!
learn-py-spoil = Now annoy the bot: put your red 3 on its red 5. Without a 4 that pyramid can never become Great.
learn-py-over = Four cards played. End your turn.
learn-py-points = The game ends when somebody has six complete pyramids, or with a last round when the pile is empty. Only complete pyramids count.
learn-py-done = Most points win. That is all you need. Good luck!
