# Rules and lessons.
learn-game = { $game } lernen
learn-by-doing = Beim Spielen lernen
learn-play = Eine Partie spielen
learn-rules = Regeln lesen
rules-title = { $game }: Regeln
rules-contents = Inhalt
rules-missing = Die Regeln konnten nicht geladen werden. Versuch es noch einmal, sobald du verbunden bist.

# Lessons
learn-title = { $game }: erste Lektion
learn-lesson = Lektion
learn-step = { $step } von { $steps }
learn-next = Weiter
learn-again = Lektion neu beginnen
learn-not-now = Im Spiel wäre das erlaubt. Mach jetzt bitte das, was leuchtet.

# The Game
learn-tg-aim = Du und der Bot spielt zusammen. 98 Karten, 2 bis 99, müssen auf vier Stapel. Liegen alle, habt ihr beide gewonnen.
learn-tg-start = Zuerst sagen alle, wie gern sie beginnen. Deine 8 und 18 sind ein schönes Paar: Sag „Lasst mich bitte“.
learn-tg-up = A1 und A2 steigen ab 1: Jede Karte muss höher sein als die letzte. Tippe auf die 18, dann auf A1.
learn-tg-down = D1 und D2 fallen ab 100: Jede Karte muss niedriger sein. Tippe auf die 94, dann auf D1. Nur 6 Zahlen gehen verloren.
learn-tg-back = Zwei Karten, das Minimum ist erreicht. Aber sieh: Die 8 ist genau zehn niedriger als die 18. Nur dieser Schritt zurück ist erlaubt: Lege die 8 auf A1.
learn-tg-more = Du darfst so viele legen, wie du willst. Ein Sprung um 1 kostet nichts: Lege die 93 auf D1.
learn-tg-end = Behalte nun den Rest und beende deinen Zug.
learn-tg-draw = Du hast so viele Karten nachgezogen, wie du gelegt hast: vier. Jetzt spielt der Bot; dann bist du wieder dran.
learn-tg-talk = Zahlen nennen darf niemand, aber alle dürfen jederzeit etwas zu einem Stapel sagen. Probier es: Sag etwas zu einem beliebigen Stapel.
learn-tg-own = Du bist dran. Lege eine Karte deiner Wahl; je kleiner der Sprung, desto besser. Die Stapel zeigen, wie weit es ist.
learn-tg-own-two = Und mindestens noch eine zweite.
learn-tg-again = Das Minimum ist erreicht. Beende deinen Zug.
learn-tg-over = Kann jemand keine zwei Karten legen, ist das Spiel sofort verloren. Ist der Nachziehstapel leer, genügt eine Karte je Zug.
learn-tg-done = Dann werden die übrigen Karten gezählt: Weniger als 10 ist hervorragend, 0 ist der Sieg. Das ist alles. Viel Glück!

# Silver & Gold
learn-sg-aim = Du erforschst Pyramiden, vom Eingang oben bis zum goldenen Grab unten. Jedes erreichte Grab bringt 10 Punkte.
learn-sg-keep = Du bekommst vier Pyramiden und behältst zwei. Nimm 27 und 48: Beide sind lila, und zwei einer Farbe bringen einen Bonus.
learn-sg-first = Alle kreuzen diese Form gleichzeitig an, jeder auf einer eigenen Karte. Die ersten Kreuze müssen den Eingang enthalten: Tippe auf die leuchtenden Felder, bis die Form dort liegt, und dann auf „Ankreuzen“.
learn-sg-cross = Darunter war ein rotes Kreuz: Du musst sofort noch ein Feld ankreuzen. Nimm das neben dem Eingang.
learn-sg-turn = Noch einmal dieselbe Form. Neue Kreuze müssen alte an einer Seite berühren. Drehe oder spiegle die Form, bis sie auf den leuchtenden Feldern liegt.
learn-sg-found = Du hast einen grünen Edelstein und einen Totenkopf gefunden. Ein roter und ein grüner Edelstein bringen zusammen 5 Punkte; von allen Totenköpfen zählt nur der schlimmste, und ein Zaubertrank löscht zwei.
learn-sg-one = Statt der Form darfst du immer auch nur ein Feld ankreuzen. Wähle „1 Feld“ und hol die Fackel: 5 Punkte, einmal je Runde.
learn-sg-tomb = Drei in einer Reihe: geradewegs zum Grab! Kreuze die leuchtenden Felder an.
learn-sg-take = Pyramide 48 ist abgeschlossen: 10 Punkte. An ihrer Stelle nimmst du eine neue Karte: eine von den vieren oder eine verdeckt vom Stapel. Du hast die Wahl.
learn-sg-colours = Deine 2., 4. und 6. Pyramide einer Farbe bringen den Bonus, der noch frei ist: 10, dann 6, dann 3 Punkte. Sei also schneller als die anderen.
learn-sg-rounds = Eine Runde hat 7 Expeditionskarten, das Spiel 4 Runden. Tippe auf die Karte mit der Form, um zu sehen, welche Formen noch kommen können.
learn-sg-points = Die Wertungskarte zählt alles zusammen: Pyramiden, Fackeln, Boni, Edelsteine, minus den schlimmsten Totenkopf. Wer die meisten Punkte hat, gewinnt.
learn-sg-done = Mehr musst du nicht wissen. Viel Glück!

# Pyramids
learn-py-aim = Du baust Pyramiden aus Etagen, jede in einer Farbe, und krönst sie mit einem Schlussstein. Steine sind Punkte.
learn-py-swap = Du hast zwei Karten gezogen. Vor deiner ersten Karte darfst du Schlusssteine tauschen. Der blaue nützt dir jetzt nichts: Tippe auf „Tauschen“, wähle ihn und tausche ihn.
learn-py-start = Mit jeder Etage kann eine Pyramide beginnen. Eine breite Basis bringt am meisten: Wähle die gelbe 6 und beginne vor dir eine Pyramide.
learn-py-end = Du darfst bis zu vier Karten spielen, musst aber nicht. Den Rest heben wir erst einmal auf: Tippe auf „Fertig“.
learn-py-discard = Du darfst nur fünf Karten behalten. Wirf die grüne 2 ab.
learn-py-bot = Jetzt zieht und baut der Bot. Er darf auch vor dir bauen, genau wie du vor ihm.
learn-py-floor = Jede Etage hat 1 oder 2 Steine weniger als die darunter. Lege die gelbe 5 auf deine 6.
learn-py-skip = Eine Etage darf ausgelassen werden: Auch die 3 passt auf die 5. Lege die gelbe 3 darauf.
learn-py-top = Ein Schlussstein passt auf Etagen mit 2 oder 3 Steinen. Lege den gelben darauf: Die Pyramide ist fertig, und mit mehr als 10 Steinen ist sie eine Große Pyramide und zählt doppelt, 28 Punkte!
learn-py-spoil = Nun ärgere den Bot: Lege deine rote 3 auf seine rote 5. Ohne eine 4 wird daraus nie eine Große Pyramide.
learn-py-over = Vier Karten sind gespielt. Beende deinen Zug.
learn-py-points = Das Spiel endet, wenn jemand sechs fertige Pyramiden hat, oder mit einer letzten Runde, wenn der Stapel leer ist. Nur fertige Pyramiden zählen.
learn-py-done = Wer die meisten Punkte hat, gewinnt. Mehr musst du nicht wissen. Viel Glück!
