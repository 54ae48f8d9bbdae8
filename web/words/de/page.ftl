# Was alle Bildschirme gemeinsam haben. Die Spielbegriffe sind die der Anleitungen.
the-game = The Game
the-game-about = { $fewest }–{ $most } Spieler, gemeinsam gegen die Karten
silver-gold = Silver & Gold: Pyramids
silver-gold-about = { $fewest }–{ $most } Spieler, alle gleichzeitig
pyramids = Pyramids
pyramids-about = { $fewest }–{ $most } Spieler, bauen und stören
close = Schließen
to-home = Benben, Startseite
to-games = Zu den Spielen
bot-name = Bot { $number }
seat-name = Platz { $number }
seat-you = { $name } (du)
seat-away = abwesend
you = Du
player-name = Spieler { $number }
take-back = Zurücknehmen
hint = Tipp
accident-text = Auf der Seite ist etwas kaputtgegangen. Nichts ist verloren: Deine Spiele sind gespeichert.
accident-reload = Seite neu laden
lost-title = Hier ist nichts
lost-text = Die Adresse führt nirgendwohin, oder der Tisch ist nicht auf diesem Gerät.
server-away = Der Server ist nicht erreichbar. Spiele auf diesem Gerät gehen trotzdem.
device-full = Dieser Browser speichert keine Spiele: Sein Speicher ist aus oder voll. Erlaube ihn, oder lösche Spiele im Verlauf.
name-wrong = Ein Name hat höchstens 24 Zeichen, ohne ; " \ und ohne „bot:“ am Anfang.
name-needed = Sag deinen Freunden, wie du heißt.

# Startseite
home-title = Drei Kartenspiele, Stein für Stein
home-text = Spiel allein, gegen Bots oder mit Freunden über einen Link. Ohne Konto, und es geht auch ohne Verbindung.
games = Spiele
play = Spielen
play-game = { $game } jetzt spielen, gegen Bots
with-friends = { $game } mit Freunden
set-up = Tisch einrichten: { $game }
settings = Einstellungen
language = Sprache
waiting = Deine Tische
waiting-here = { $others }, auf diesem Gerät
waiting-open = { $others }, noch nicht begonnen
waiting-more = { $count ->
    [one] { $count } weiteres Spiel
   *[other] { $count } weitere Spiele
}
return = Weiter
return-to = Weiter mit { $game }
join-friends = Zu Freunden
join-how = Link einfügen oder Code tippen.
join = Beitreten
join-link = Link oder Code
join-wrong = Das führt zu keinem Tisch. Kopiere den ganzen Link, den du bekommen hast.
public-tables = Öffentliche Tische mit freiem Platz
public-none = Im Moment gibt es keinen.

# Tische in Listen
others-none = Allein
others-bots = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
others-free = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
state-open = Noch nicht begonnen
state-playing = Noch nicht zu Ende
state-closed = Ohne Spiel geschlossen
result-all-placed = Gewonnen: alle 98 Karten abgelegt
result-left = { $count ->
    [one] { $count } Karte übrig
   *[other] { $count } Karten übrig
}
result-won = { $points ->
    [one] Gewonnen mit { $points } Punkt
   *[other] Gewonnen mit { $points } Punkten
}
result-shared = { $points ->
    [one] Geteilter Sieg mit { $points } Punkt
   *[other] Geteilter Sieg mit { $points } Punkten
}
result-lost = Verloren, { $points } zu { $best }. Sieg: { $names }
result-of = { $best ->
    [one] Sieg: { $names }, mit { $best } Punkt
   *[other] Sieg: { $names }, mit { $best } Punkten
}

# Einen Tisch einrichten
place = Wo du spielst
place-device = Auf diesem Gerät
place-device-about = Gegen Bots oder mit Leuten am selben Gerät. Geht ohne Verbindung.
place-friends = Mit Freunden
place-friends-about = Jeder am eigenen Gerät. Du bekommst einen Link zum Verschicken.
friends-offline = Der Server ist nicht erreichbar, also können keine Freunde kommen. Auf diesem Gerät kannst du spielen.
who-plays = Wer spielt
add-seat = Platz hinzufügen
remove-seat = Platz { $number } entfernen
chair-person = Mensch hier
chair-person-about = Ihr gebt das Gerät weiter. Niemand sieht fremde Karten.
chair-friend = Freund per Link
chair-friend-about = Hier sitzt, wer den Link zuerst öffnet.
chair-name = Name von Spieler { $number }
level-novice-about = Spielt das Naheliegende und irrt sich. Gut für den Anfang.
level-casual-about = Spielt nach einer guten Faustregel.
level-expert-about = Denkt etwas voraus. Schwer zu überraschen.
level-master-about = Denkt so weit voraus, wie es geht.
rules-of-game = Regeln
option-fire = On Fire
option-fire-about = Sechs Karten brennen: Deckt sie im nächsten Zug ab, sonst ist das Spiel verloren.
option-minimum = Drei Karten je Zug
option-minimum-about = Für Könner: mindestens drei Karten statt zwei.
option-hand = Kleine Hände
option-hand-about = Für Könner: eine Handkarte weniger.
option-played = Gespielte Karten zeigen
option-played-about = Eine Liste des Gespielten. Puristen schalten sie aus.
option-completed = Vollendete Karten sind geschlossen
option-completed-about = Zusatzfelder eines roten Kreuzes kommen nicht auf eine vollendete Karte.
option-open = Offene Pyramiden zählen
option-open-about = Am Ende zählen auch Pyramiden ohne Schlussstein.
table-for-friends = Der Tisch
table-public = Öffentlich
table-public-about = Steht in der Liste der öffentlichen Tische: Jeder darf kommen. Sonst nur mit Einladung.
table-spectators = Zuschauer
table-spectators-about = Wer nicht mitspielt, darf zusehen. Fremde Karten sind nicht zu sehen.
clock-label = Zeit
clock-none = Unbegrenzt
clock-seconds = Uhr für jede Wahl
clock-days = Tage für jede Wahl
clock-choice = Für jede Wahl
clock-bank = In Reserve
clock-about = Was länger dauert, kommt aus der Reserve. Ist sie aufgebraucht, spielt ein Bot weiter.
bank-none = Nichts
table-patience = Bis ein Bot für Abwesende spielt
patience-never = Nie
seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
open-table = Tisch öffnen

# Einstellungen
settings-you = Du
settings-look = Aussehen und Ton
theme = Licht
theme-device = Wie das Gerät
theme-light = Tag
theme-dark = Nacht
settings-still = Weniger Bewegung
settings-still-about = Karten wandern nicht; Änderungen zeigt ein Rahmen.
settings-sound = Töne
settings-sound-about = Wenn jemand spielt, wenn du am Zug bist und am Ende.
another-device = Ein anderes Gerät
another-text = Mit einem Link bist du auf einem anderen Gerät derselbe Spieler, mit deinen Plätzen an Tischen auf dem Server. Spiele auf diesem Gerät bleiben hier.
another-make = Link erstellen
another-until = Öffne diesen Link auf dem anderen Gerät vor { $time }. Er gilt einmal, für jeden, der ihn hat: Behalte ihn für dich.
another-link = Der Link für das andere Gerät
another-qr = QR-Code des Links
this-device = Dieses Gerät
forget-text = Löscht die Spiele auf diesem Gerät, deinen Namen und diese Einstellungen. Tische auf dem Server bleiben.
forget = Alles vergessen
forget-sure = Noch einmal drücken: endgültig
keep-all = Alles behalten
about = Über Benben
about-text = Benben ist freie Software, aus Liebe zu diesen Spielen gemacht. Mit deren Autoren und Verlagen hat sie nichts zu tun; alle Namen gehören ihren Inhabern. Jedes Bild ist für Benben gezeichnet.
move-title = Hier weiterspielen?
move-text = Dieser Browser wird derselbe Spieler wie das Gerät, das den Link erstellt hat. Wer er bisher auf dem Server war, wird ersetzt. Spiele auf diesem Gerät bleiben.
move-yes = Hier weiterspielen
move-no = Jetzt nicht
move-done-title = Fertig
move-done-text = Deine Plätze auf dem Server gehören dir jetzt auch auf diesem Gerät.
move-lost-title = Dieser Link geht nicht
move-lost-text = Er enthält keinen Code. Erstelle einen neuen in den Einstellungen des anderen Geräts.

# Verlauf
history = Deine Spiele
history-none = Noch gibt es kein Spiel.
on-this-device = auf diesem Gerät
delete-game = { $game } vom { $day } löschen
deleted = Gelöscht.
show-more = Mehr zeigen

# Warum ein Tisch oder der Server etwas ablehnt
table-set-up = So lässt sich der Tisch nicht einrichten.
table-clock = Diese Uhr geht nicht: Wähle andere Zeiten.
table-not-invited = Dieser Tisch ist nicht öffentlich. Frag den Gastgeber nach dem Einladungslink.
table-banned = Der Gastgeber hat dich von diesem Tisch entfernt.
table-no-spectators = Dieser Tisch lässt keine Zuschauer zu.
table-no-seat = Du hast hier keinen Platz: Setz dich zuerst.
table-seated = Du hast schon einen Platz.
table-unknown-seat = Diesen Platz gibt es an dem Tisch nicht.
table-own-seat = Das ist dein eigener Platz: Steh stattdessen auf.
table-no-person = Dort sitzt kein Mensch.
table-taken = Dieser Platz ist nicht frei: Nimm einen anderen.
table-not-host = Das darf nur der Gastgeber.
table-not-started = Das Spiel hat noch nicht begonnen.
table-started = Das Spiel hat schon begonnen.
table-not-over = Das Spiel ist noch nicht zu Ende.
table-over = Das Spiel ist zu Ende.
table-closed = Dieser Tisch ist geschlossen.
table-free-seat = Ein Platz ist noch frei: Warte auf jemanden, oder setz einen Bot hin.
table-stale = Inzwischen ist etwas geschehen. Sieh noch einmal hin, dann wähle.
table-stand-in = Ein Bot spielt für dich: Kehr zuerst an deinen Platz zurück.
table-no-stand-in = Für dich spielt kein Bot.
table-signals = In diesem Spiel wurde genug gesagt: keine Signale mehr.
table-nothing-to-undo = Es gibt nichts zurückzunehmen.
table-final = Diese Wahl ist endgültig: Seitdem hat jemand gewählt, oder etwas wurde aufgedeckt.
table-ask-first = Der Zug ist vorbei: Bitte die anderen um ihr Einverständnis.
table-no-need-to-ask = Das kannst du zurücknehmen, ohne zu fragen.
table-asked = Zuerst ist eine Frage zu beantworten.
table-not-asked = Niemand will etwas zurücknehmen.
table-no-chat = Während The Game wird nicht frei geredet: Nutze die Signale an den Stapeln.
table-no-rename = Während The Game bleiben Namen, wie sie sind: Ändere deinen danach.
table-full = An diesem Tisch ist so viel geschehen, dass nur noch das Spiel weitergeht.
table-rematched = Das nächste Spiel ist schon an einem anderen Tisch.
server-no-guest = Der Server kennt diesen Browser nicht: Erlaube Cookies, dann lade die Seite neu.
server-foreign-origin = Diese Seite kommt nicht von diesem Server: Öffne seine eigene.
server-too-fast = Das war zu viel auf einmal: Warte ein wenig, dann versuch es noch einmal.
server-too-many = Im Moment gibt es zu viele Tische: Versuch es später noch einmal.
server-too-long = Das ist zu lang.
server-too-slow = Die Verbindung ist zu langsam: Versuch es mit einer besseren.
server-unknown-table = Diesen Tisch gibt es nicht: Prüf den Link.
server-not-over = Das Spiel ist noch nicht zu Ende: Die Aufzeichnung würde alle Karten zeigen.
server-no-game = An diesem Tisch gab es kein Spiel.
server-code = Dieser Link ist verbraucht oder zu alt: Erstelle einen neuen auf dem anderen Gerät.
server-inside = Auf dem Server ist etwas kaputt. Nichts ist verloren: Versuch es später noch einmal.

# The table
menu = Menü
home = Startseite
game-over = Das Spiel ist zu Ende.
your-turn = Du bist dran.
news-taken-back = { $name } hat eine Wahl zurückgenommen.
news-undo-asked = { $name } möchte eine Wahl zurücknehmen.
news-undo-refused = { $name } hat abgelehnt.
news-stand-in = Für { $name } spielt jetzt ein Bot.
news-returned = { $name } ist zurück.
news-chat = { $name } sagt: { $text }
outdated = Es gibt eine neue Version dieser Seite. Lade sie neu; dein Spiel geht weiter.
connection-lost = Die Verbindung ist weg. Sonst ist nichts verloren: Es wird von selbst weiter versucht.
try-now = Jetzt versuchen
undo-waits = Du möchtest deine Wahl zurücknehmen. Die anderen müssen zustimmen.
undo-withdraw = Zurückziehen
undo-question = { $name } möchte die letzte Wahl zurücknehmen. Bist du einverstanden?
undo-agree = Einverstanden
undo-refuse = Nein
ask-undo = Um Zurücknehmen bitten
get-up = Aufstehen (ein Bot spielt weiter)
chat = Reden
chat-say = Was du sagst
chat-send = Sagen
rematch = Noch einmal
rematch-join = Zum nächsten Spiel
room-closed = Dieser Tisch ist geschlossen
room-waits = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
room-ready = Alle sind da
room-ready-guest = Alle sind da: Der Gastgeber beginnt das Spiel
start-game = Spiel beginnen
seat-open = Freier Platz
seat-give-bot = Bot hinsetzen
seat-give-person = Frei lassen
seat-remove = Entfernen
own-name = Dein Name
sit-down = Hinsetzen
invite = Freunde einladen
invite-text = Wer diesen Link öffnet, kann sich an diesen Tisch setzen.
invite-copy = Link kopieren
invite-qr = Der Einladungslink als QR-Code
invite-copied = Kopiert
pass-title = { $name } ist dran
pass-text = Gib das Gerät weiter. Bis dahin sind niemandes Karten zu sehen.
pass-ready = Ich bin { $name }
level-novice = Bot, Anfänger
level-casual = Bot, Amateur
level-expert = Bot, Könner
level-master = Bot, Meister
