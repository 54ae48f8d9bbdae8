# Rules and lessons.
learn-game = { $game } lernen
learn-by-doing = Beim Spielen lernen
learn-play = Partie spielen
learn-rules = Regeln lesen
rules-title = { $game }: Regeln
rules-contents = Inhalt
rules-missing = Die Regeln konnten nicht geladen werden. Versuche es noch einmal, wenn du online bist.

# Lessons
learn-title = { $game }: erste Lektion
learn-lesson = Lektion
learn-step = { $step } von { $steps }
learn-next = Weiter
learn-again = Lektion neu beginnen
learn-not-now = Im Spiel wäre das erlaubt. Folge jetzt bitte der Markierung.

# The Game
learn-tg-aim = Du und der Bot spielt zusammen. Die 98 Karten von 2 bis 99 müssen auf vier Stapel. Liegen alle, habt ihr beide gewonnen.
learn-tg-start = Zuerst sagen alle, wie gern sie beginnen möchten. Deine 8 und 18 sind ein schönes Paar: Wähle „Lasst mich bitte“.
learn-tg-up = A1 und A2 steigen ab 1: Jede Karte muss höher sein als die vorige. Tippe auf die 18, dann auf A1.
learn-tg-down = D1 und D2 fallen ab 100: Jede Karte muss niedriger sein. Tippe auf die 94, dann auf D1. Das überspringt nur 5 Zahlen.
learn-tg-back = Zwei Karten: Damit ist das Minimum erreicht. Aber die 8 ist genau zehn niedriger als die 18. Nur dieser Schritt zurück ist erlaubt. Lege die 8 auf A1.
learn-tg-more = Du darfst so viele Karten legen, wie du willst. Die 93 überspringt auf D1 nichts. Lege sie dorthin.
learn-tg-end = Behalte nun den Rest und beende deinen Zug.
learn-tg-draw = Du hast so viele Karten nachgezogen, wie du gelegt hast: vier. Jetzt spielt der Bot, dann bist du wieder dran.
learn-tg-talk = Zahlen nennen darf niemand, aber alle dürfen jederzeit ein Signal zu einem Stapel geben. Probiere es aus: Gib eines zu einem beliebigen Stapel.
learn-tg-own = Du bist dran. Lege eine Karte deiner Wahl: je kleiner der Sprung, desto besser. Jeder Stapel zeigt, wie weit es ist.
learn-tg-own-two = Lege jetzt mindestens noch eine.
learn-tg-again = Du hast das Minimum erreicht. Beende deinen Zug.
learn-tg-over = Kann jemand keine zwei Karten legen, ist das Spiel sofort verloren. Ist der Nachziehstapel leer, genügt eine Karte je Zug.
learn-tg-done = Am Ende werden die übrigen Karten gezählt. Weniger als 10 ist hervorragend, 0 ist der Sieg. Das ist alles. Viel Glück!

# Silver & Gold
learn-sg-aim = Du erforschst Pyramiden, vom Eingang oben bis zum goldenen Grab unten. Jedes erreichte Grab bringt 10 Punkte.
learn-sg-keep = Du bekommst vier Pyramiden und behältst zwei. Nimm 27 und 48: Beide sind lila, und zwei einer Farbe bringen einen Bonus.
learn-sg-first = Alle kreuzen diese Form gleichzeitig an, jeder auf einer eigenen Karte. Die ersten Kreuze müssen den Eingang enthalten: Tippe auf die markierten Felder, bis die Form dort liegt, und dann auf „Ankreuzen“.
learn-sg-cross = Darunter war ein rotes Kreuz, also musst du sofort noch ein Feld ankreuzen. Nimm das neben dem Eingang.
learn-sg-turn = Noch einmal dieselbe Form. Neue Kreuze müssen alte an einer Seite berühren. Drehe oder spiegle die Form, bis sie auf den markierten Feldern liegt.
learn-sg-found = Du hast einen grünen Edelstein und einen Totenkopf gefunden. Ein roter und ein grüner Edelstein bringen zusammen 5 Punkte. Von den Totenköpfen zählt nur dein schlimmster, und ein Zaubertrank löscht zwei.
learn-sg-one = Statt der Form darfst du immer auch nur ein Feld ankreuzen. Wähle „1 Feld“ und hole die Fackel: 5 Punkte, einmal je Runde.
learn-sg-tomb = Drei in einer Reihe: geradewegs zum Grab! Kreuze die markierten Felder an.
learn-sg-take = Pyramide 48 ist abgeschlossen: 10 Punkte. Dafür nimmst du eine neue Karte: eine von diesen vier oder eine verdeckte vom Stapel. Du hast die Wahl.
learn-sg-colours = Deine 2., 4. und 6. Pyramide einer Farbe bringen jeweils den höchsten Bonus, der noch da ist: 10, dann 6, dann 3 Punkte. Sei also schneller als die anderen.
learn-sg-rounds = Eine Runde hat 7 Expeditionskarten, das Spiel 4 Runden. Tippe auf die Karte mit der Form, um zu sehen, welche Formen noch kommen können.
learn-sg-points = Die Wertungskarte zählt alles zusammen: Pyramiden, Fackeln, Boni und Edelsteine, minus deinen schlimmsten Totenkopf. Wer die meisten Punkte hat, gewinnt.
learn-sg-done = Mehr musst du nicht wissen. Viel Glück!

# Pyramids
learn-py-aim = Du baust Pyramiden aus Etagen, jede in einer Farbe, und krönst sie mit einem Schlussstein. Steine sind Punkte.
learn-py-swap = Du hast zwei Karten gezogen. Vor deiner ersten Karte darfst du Schlusssteine tauschen. Der blaue nützt dir jetzt nichts: Tippe auf „Tauschen“, wähle ihn und tausche ihn.
learn-py-start = Mit jeder Etage kann eine Pyramide beginnen. Eine breite Basis bringt am meisten: Wähle die gelbe 6 und beginne vor dir eine Pyramide.
learn-py-end = Du darfst bis zu vier Karten spielen, musst aber nicht. Behalte den Rest vorerst: Tippe auf „Fertig“.
learn-py-discard = Du darfst nur fünf Karten behalten. Wirf die grüne 2 ab.
learn-py-bot = Jetzt zieht und baut der Bot. Er darf auch vor dir bauen, genau wie du vor ihm.
learn-py-floor = Jede Etage hat 1 oder 2 Steine weniger als die darunter. Lege die gelbe 5 auf deine 6.
learn-py-skip = Du darfst eine Größe auslassen: Auch die 3 passt auf die 5. Lege die gelbe 3 darauf.
learn-py-top = Ein Schlussstein passt auf eine Etage mit 2 oder 3 Steinen. Lege den gelben darauf. Die Pyramide ist fertig, und mit mehr als 10 Steinen ist sie eine Große Pyramide und zählt doppelt: 28 Punkte!
learn-py-spoil = Nun ärgere den Bot: Lege deine rote 3 auf seine rote 5. Ohne eine 4 wird daraus nie eine Große Pyramide.
learn-py-over = Du hast vier Karten gespielt. Beende deinen Zug.
learn-py-points = Das Spiel endet, wenn jemand sechs fertige Pyramiden hat, oder mit einer letzten Runde, wenn der Stapel leer ist. Nur fertige Pyramiden zählen.
learn-py-done = Wer die meisten Punkte hat, gewinnt. Mehr musst du nicht wissen. Viel Glück!
