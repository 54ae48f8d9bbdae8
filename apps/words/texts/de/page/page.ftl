# Was alle Bildschirme gemeinsam haben. Die Spielbegriffe sind die der Anleitungen.
the-game = The Game
the-game-about = { $fewest }–{ $most } Spieler, gemeinsam gegen die Karten
silver-gold = Silver & Gold: Pyramids
silver-gold-about = { $fewest }–{ $most } Spieler, alle gleichzeitig
pyramids = Pyramids
pyramids-about = { $fewest }–{ $most } Spieler, bauen und sabotieren
close = Schließen
to-home = Benben, Startseite
all-games = Zu den Spielen
bot-name = Bot { $number }
seat-you = { $name } (du)
seat-away = abwesend
player-name = Spieler { $number }
take-back = Zurücknehmen
hint = Tipp
accident-text = Auf dieser Seite ist etwas kaputtgegangen. Nichts ist verloren: Deine Partien sind gespeichert.
accident-reload = Seite neu laden
not-loaded = Dieser Teil der Seite konnte nicht geladen werden. Prüfe deine Verbindung.
lost-title = Hier ist nichts
lost-text = Diese Seite gibt es nicht. Prüfe die Adresse.
lost-device = Dieses Spiel ist nicht auf diesem Gerät. Vielleicht wurde es gelöscht oder in einem anderen Browser gespielt.
server-away = Der Server ist nicht erreichbar. Auf diesem Gerät kannst du trotzdem spielen.
device-full = Dieser Browser kann keine Partien speichern: Sein Speicher ist gesperrt oder voll. Gib ihn frei, oder lösche alte Partien.
name-wrong = Ein Name hat höchstens 24 Zeichen, ohne ; " \ und ohne „bot:“ am Anfang.
name-needed = Sag, wie deine Freunde dich nennen sollen.

# Startseite
home-title = Drei Kartenspiele, Stein für Stein
home-text = Spiel allein, gegen Bots oder mit Freunden über einen Link. Ohne Konto, und auch ohne Internet.
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
    [one] { $count } weitere Partie
   *[other] { $count } weitere Partien
}
return = Weiter
return-to = Weiter mit { $game }
join-friends = Zu Freunden an den Tisch
join-how = Füg einen Link ein oder tipp einen Code.
join = Beitreten
join-link = Link oder Code
join-wrong = Das führt zu keinem Tisch. Kopiere den ganzen Link, den du bekommen hast.
public-tables = Öffentliche Tische mit freiem Platz
public-none = Im Moment gibt es keine.

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
state-closed = Ohne Partie geschlossen
result-all-placed = Gewonnen: alle 98 Karten gelegt
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
place-device-about = Gegen Bots oder mit Leuten am selben Gerät. Geht auch ohne Internet.
place-friends = Mit Freunden
place-friends-about = Jeder am eigenen Gerät. Du bekommst einen Link zum Verschicken.
friends-offline = Der Server ist nicht erreichbar, also können keine Freunde dazukommen. Auf diesem Gerät kannst du trotzdem spielen.
players = Wer spielt
add-seat = Platz hinzufügen
remove-seat = Platz { $number } entfernen
chair-person-about = Ihr gebt das Gerät herum. Niemand sieht fremde Karten.
chair-friend = Freund per Link
chair-friend-about = Hier sitzt, wer den Link zuerst öffnet.
chair-name = Name von Spieler { $number }
level-novice-about = Spielt das Naheliegende und macht Fehler. Gut für den Anfang.
level-casual-about = Spielt nach einer guten Faustregel.
level-expert-about = Denkt etwas voraus. Lässt sich kaum täuschen.
level-master-about = Denkt so weit voraus, wie es geht.
rules-of-game = Regeln
option-fire = On Fire
option-fire-about = Sechs Karten brennen: Deckt sie im nächsten Zug ab, sonst ist das Spiel verloren.
option-minimum = Drei Karten je Zug
option-minimum-about = Für Könner: mindestens drei Karten statt zwei.
option-hand = Weniger Handkarten
option-hand-about = Für Könner: Alle haben eine Karte weniger auf der Hand.
option-played = Gespielte Karten zeigen
option-played-about = Eine Liste des Gespielten. Puristen schalten sie aus.
option-completed = Abgeschlossene Karten sind zu
option-completed-about = Das Zusatzfeld eines roten Kreuzes darf nicht auf eine abgeschlossene Karte.
option-open = Offene Pyramiden zählen
option-open-about = Am Ende zählen auch Pyramiden ohne Schlussstein.
table-for-friends = Der Tisch
table-public = Öffentlich
table-public-about = Steht in der Liste der öffentlichen Tische: Jeder darf kommen. Sonst nur mit Einladung.
table-spectators = Zuschauer
table-spectators-about = Wer nicht mitspielt, darf zusehen, sieht aber niemandes Handkarten.
clock-label = Zeit
clock-none = Unbegrenzt
clock-seconds = Uhr für jede Entscheidung
clock-days = Tage für jede Entscheidung
clock-choice = Je Entscheidung
clock-bank = In Reserve
clock-about = Was länger dauert, geht von der Reserve ab. Ist sie aufgebraucht, spielt ein Bot weiter.
bank-none = Keine
table-patience = Wann ein Bot für Abwesende einspringt
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
settings-look = Aussehen und Ton
theme = Tag oder Nacht
theme-device = Wie das Gerät
theme-light = Tag
theme-dark = Nacht
settings-still = Weniger Bewegung
settings-still-about = Karten fliegen nicht über den Bildschirm; Änderungen zeigt ein Rahmen.
settings-sound = Töne
settings-sound-about = Wenn jemand spielt, wenn du am Zug bist und am Ende.
another-device = Ein anderes Gerät
another-text = Mit einem Link bist du auf einem anderen Gerät derselbe Spieler, mit deinen Plätzen an den Tischen auf dem Server. Partien auf diesem Gerät bleiben hier.
another-make = Link erstellen
another-until = Öffne diesen Link vor { $time } Uhr auf dem anderen Gerät. Er gilt einmal, und zwar für jeden, der ihn hat: Behalte ihn für dich.
another-link = Der Link für das andere Gerät
another-qr = QR-Code des Links
this-device = Dieses Gerät
forget-text = Löscht die Partien auf diesem Gerät, deinen Namen und diese Einstellungen. Tische auf dem Server bleiben.
forget = Alles vergessen
forget-sure = Noch einmal drücken: Das ist endgültig
keep-all = Alles behalten
about = Über Benben
about-text = Benben ist freie Software, aus Liebe zu diesen Spielen gemacht. Mit deren Autoren und Verlagen ist es nicht verbunden; alle Namen gehören ihren Inhabern. Jedes Bild ist für Benben gezeichnet.
move-title = Hier weiterspielen?
move-text = Dieser Browser wird derselbe Spieler wie auf dem Gerät, das den Link erstellt hat. Der Spieler, der er bisher auf dem Server war, wird ersetzt. Partien auf diesem Gerät bleiben.
move-yes = Hier weiterspielen
move-no = Jetzt nicht
move-done-title = Fertig
move-done-text = Deine Plätze auf dem Server gehören dir jetzt auch auf diesem Gerät.
move-lost-title = Dieser Link funktioniert nicht

# Verlauf
history = Deine Partien
history-none = Noch gibt es keine Partie.
on-this-device = auf diesem Gerät
delete-game = { $game } vom { $day } löschen
deleted = Gelöscht.
show-more = Mehr zeigen

# Warum ein Tisch oder der Server etwas ablehnt
table-set-up = So lässt sich der Tisch nicht einrichten.
table-clock = Diese Uhr ist nicht möglich: Wähle andere Zeiten.
table-not-invited = Dieser Tisch ist nicht öffentlich. Frag den Gastgeber nach dem Einladungslink.
table-banned = Der Gastgeber hat dich von diesem Tisch entfernt.
table-no-spectators = Dieser Tisch lässt keine Zuschauer zu.
table-no-seat = Du hast hier keinen Platz: Setz dich zuerst.
table-seated = Du hast schon einen Platz.
table-own-seat = Das ist dein eigener Platz: Steh stattdessen auf.
table-no-person = Dort sitzt kein Mensch.
table-taken = Dieser Platz ist nicht frei: Nimm einen anderen.
table-not-host = Das darf nur der Gastgeber.
table-not-started = Das Spiel hat noch nicht begonnen.
table-not-over = Das Spiel ist noch nicht zu Ende.
table-closed = Dieser Tisch ist geschlossen.
table-free-seat = Ein Platz ist noch frei: Warte auf jemanden, oder setz einen Bot hin.
table-stale = Inzwischen ist etwas geschehen. Sieh noch einmal hin und wähle dann.
table-stand-in = Ein Bot spielt für dich: Kehr zuerst an deinen Platz zurück.
table-no-stand-in = Für dich spielt kein Bot.
table-signals = In dieser Partie wurde genug gesagt: keine Signale mehr.
table-ask-first = Der Zug ist vorbei: Bitte die anderen um ihr Einverständnis.
table-no-need-to-ask = Das kannst du zurücknehmen, ohne zu fragen.
table-asked = Zuerst ist eine Frage zu beantworten.
table-not-asked = Niemand will etwas zurücknehmen.
table-no-chat = Während The Game wird nicht frei geredet: Nutze die Signale an den Stapeln.
table-no-rename = Während The Game bleiben die Namen, wie sie sind: Ändere deinen danach.
table-full = An diesem Tisch ist so viel geschehen, dass nur noch das Spiel weitergeht.
table-rematched = Die nächste Partie läuft schon an einem anderen Tisch.
server-no-guest = Der Server kennt diesen Browser nicht: Erlaube Cookies und lade die Seite dann neu.
server-foreign-origin = Diese Seite kommt nicht von diesem Server: Öffne die Seite des Servers selbst.
server-too-fast = Das war zu viel auf einmal: Warte ein wenig und versuch es dann noch einmal.
server-too-many = Im Moment gibt es zu viele Tische: Versuch es später noch einmal.
server-too-long = Das ist zu lang.
server-too-slow = Die Verbindung ist zu langsam: Versuch es mit einer besseren.
server-unknown-table = Diesen Tisch gibt es nicht: Prüf den Link.
server-not-over = Das Spiel ist noch nicht zu Ende: Die Aufzeichnung würde alle Karten zeigen.
server-no-game = An diesem Tisch gab es keine Partie.
server-code = Dieser Link ist verbraucht oder zu alt: Erstelle einen neuen auf dem anderen Gerät.
server-inside = Auf dem Server ist etwas kaputtgegangen. Nichts ist verloren: Versuch es später noch einmal.

# The table
menu = Menü
home = Startseite
your-turn = Du bist dran.
news-taken-back = { $name } hat eine Entscheidung zurückgenommen.
news-undo-asked = { $name } möchte eine Entscheidung zurücknehmen.
news-undo-refused = { $name } hat abgelehnt.
news-stand-in = Für { $name } spielt jetzt ein Bot.
news-returned = { $name } ist zurück.
news-chat = { $name } sagt: { $text }
outdated = Es gibt eine neue Version dieser Seite. Lade sie neu; dein Spiel geht weiter.
table-unreadable = Diese Partie lässt sich nicht lesen: Eine andere Version der Seite hat sie geschrieben, oder sie ist beschädigt. Sie bleibt in deiner Liste, bis du sie löschst.
connection-lost = Die Verbindung ist weg, aber sonst ist nichts verloren: Die Seite versucht es weiter.
try-now = Jetzt versuchen
table-not-saved = Der Speicher deines Geräts ist voll: Dieses Spiel geht weiter, kann aber nicht gespeichert werden. Lösche Spiele oder andere Daten, die du nicht mehr brauchst.
undo-waits = Du möchtest deine Entscheidung zurücknehmen. Die anderen müssen zustimmen.
undo-withdraw = Zurückziehen
undo-question = { $name } möchte die letzte Entscheidung zurücknehmen. Bist du einverstanden?
undo-agree = Einverstanden
undo-refuse = Nein
ask-undo = Um Zurücknehmen bitten
leave-seat = Aufstehen (ein Bot spielt weiter)
chat = Gespräch
chat-say = Was du sagst
chat-send = Sagen
rematch = Noch einmal
rematch-join = Nächste Partie
room-closed = Dieser Tisch ist geschlossen
room-waits = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
room-ready = Alle sind da
room-ready-guest = Alle sind da: Der Gastgeber startet das Spiel
start-game = Spiel starten
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
pass-text = Gib das Gerät weiter. Bis dahin sind keine Karten zu sehen.
pass-ready = Ich bin { $name }

# The keyboard at a table
key-choose = Karte oder Platz wählen
key-play = Auswahl spielen
key-main = Hauptknopf
key-clear = Auswahl aufheben
key-list = Tastenkürzel
key-space = Leertaste

# What all boards say
hint-win = Gewinnchance: { $win } %.
hint-win-next = Gewinnchance: { $win } %; mit der nächstbesten Wahl { $next } %.
dealing = Die Karten werden ausgeteilt
waiting-for = Warten auf { $names }
table-in-words = Der Tisch in Worten
hand = Deine Hand
card-selected = { $card } gewählt.
seat-did = { $name }: { $action }.
total = Summe

# What all boards say
log-title = Letzte Züge
log-none = Seit du da bist, ist noch nichts geschehen.
hint-show = Zeigen
nothing-back = Nichts zurückzunehmen
