# Was alle Bildschirme gemeinsam haben. Die Spielbegriffe sind die der Anleitungen.
the-game = The Game
the-game-about = { $fewest }–{ $most } Spieler, gemeinsam gegen die Karten
silver-gold = Silver & Gold: Pyramids
silver-gold-about = { $fewest }–{ $most } Spieler, alle gleichzeitig
pyramids = Pyramids
pyramids-about = { $fewest }–{ $most } Spieler, bauen und sabotieren
close = Schließen
to-home = Benben, Startseite
all-games = Alle Spiele
bot-name = Bot { $number }
seat-you = { $name } (du)
seat-away = abwesend
player-name = Spieler { $number }
take-back = Zurücknehmen
hint = Tipp
accident-text = Etwas ist schiefgegangen. Deine Partien sind gespeichert.
accident-reload = Neu laden
not-loaded = Dieser Teil der Seite konnte nicht geladen werden. Prüfe deine Verbindung.
lost-title = Hier ist nichts
lost-text = Diese Seite gibt es nicht. Prüfe die Adresse.
lost-device = Diese Partie ist nicht auf diesem Gerät. Vielleicht wurde sie gelöscht oder in einem anderen Browser gespielt.
server-away = Der Server ist nicht erreichbar. Auf diesem Gerät kannst du trotzdem spielen.
device-full = Dieser Browser kann keine Partien speichern, weil sein Speicher gesperrt oder voll ist. Gib ihn frei oder lösche alte Partien.
name-wrong = Ein Name darf nicht ; " oder \ enthalten, nicht mit „bot:“ beginnen und höchstens 24 Zeichen lang sein.
name-needed = Gib einen Namen ein.

# Startseite
home-title = Drei Kartenspiele, Stein für Stein
home-text = Spiele allein, gegen Bots oder über einen Link mit Freunden. Ohne Konto und auch offline.
games = Spiele
play = Spielen
play-game = { $game } jetzt spielen, gegen Bots
with-friends = { $game } mit Freunden
set-up = Tisch einrichten: { $game }
settings = Einstellungen
language = Sprache
waiting = Deine Tische
waiting-here = { $others }, auf diesem Gerät
waiting-open = { $others }, nicht begonnen
waiting-more = { $count ->
    [one] { $count } weitere Partie
   *[other] { $count } weitere Partien
}
return = Weiter
return-to = Weiter mit { $game }
join-friends = Mitspielen
join-how = Füge einen Link ein oder gib einen Code ein.
join = Beitreten
join-link = Link oder Code
join-wrong = Kein Tisch gefunden. Kopiere den ganzen Link, den du bekommen hast.
public-tables = Öffentliche Tische mit freiem Platz
public-none = Im Moment gibt es keine öffentlichen Tische.

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
state-open = Nicht begonnen
state-playing = Läuft
state-closed = Vor dem Spiel geschlossen
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
place = Spielort
place-device = Auf diesem Gerät
place-device-about = Gegen Bots oder mit anderen an diesem Gerät. Geht auch offline.
place-friends = Mit Freunden
place-friends-about = Alle am eigenen Gerät. Du bekommst einen Link zum Verschicken.
friends-offline = Der Server ist nicht erreichbar, deshalb können Freunde nicht beitreten. Auf diesem Gerät kannst du trotzdem spielen.
players = Spieler
add-seat = Platz hinzufügen
remove-seat = Platz { $number } entfernen
chair-person-about = Ihr gebt das Gerät herum. Niemand sieht fremde Karten.
chair-friend = Per Einladung
chair-friend-about = Hier sitzt, wer den Link als Erstes öffnet.
chair-name = Name von Spieler { $number }
level-novice-about = Spielt das Naheliegende und macht Fehler. Gut für den Anfang.
level-casual-about = Spielt nach einfachen Faustregeln.
level-expert-about = Denkt etwas voraus und lässt sich kaum täuschen.
level-master-about = Denkt so weit voraus, wie es geht.
rules-of-game = Regeln
option-fire = On Fire
option-fire-about = Sechs Karten brennen. Deckt sie im nächsten Zug ab, sonst verlieren alle.
option-minimum = Drei Karten je Zug
option-minimum-about = Für Könner: mindestens drei Karten je Zug statt zwei.
option-hand = Weniger Handkarten
option-hand-about = Für Könner: Alle haben eine Karte weniger auf der Hand.
option-played = Gespielte Karten zeigen
option-played-about = Eine Liste aller bisher gespielten Karten. Puristen schalten sie aus.
option-completed = Keine Zusatzfelder auf abgeschlossenen Karten
option-completed-about = Das Zusatzfeld eines roten Kreuzes darf nicht auf eine abgeschlossene Karte.
option-open = Offene Pyramiden zählen
option-open-about = Am Ende zählen auch Pyramiden ohne Schlussstein.
table-for-friends = Tisch
table-public = Öffentlich
table-public-about = Steht in der Liste der öffentlichen Tische, wo alle beitreten können. Sonst nur mit Einladung.
table-spectators = Zuschauer
table-spectators-about = Wer nicht mitspielt, darf zusehen, sieht aber keine Handkarten.
clock-label = Zeitlimit
clock-none = Unbegrenzt
clock-seconds = Uhr je Entscheidung
clock-days = Tage je Entscheidung
clock-choice = Zeit je Entscheidung
clock-bank = Reserve
clock-about = Was länger dauert, geht von der Reserve ab. Ist die Reserve aufgebraucht, übernimmt ein Bot.
bank-none = Keine
table-patience = Wann ein Bot für Abwesende übernimmt
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
settings-look = Darstellung und Ton
theme = Design
theme-device = System
theme-light = Hell
theme-dark = Dunkel
settings-still = Bewegung reduzieren
settings-still-about = Karten fliegen nicht über den Bildschirm. Stattdessen werden Änderungen umrahmt.
settings-sound = Töne
settings-sound-about = Wenn jemand spielt, wenn du am Zug bist und am Ende.
another-device = Anderes Gerät
another-text = Ein Link macht dich auf einem anderen Gerät zum selben Spieler, mit deinen Plätzen an Tischen auf dem Server. Partien auf diesem Gerät bleiben hier.
another-make = Link erstellen
another-until = Öffne diesen Link vor { $time } Uhr auf dem anderen Gerät. Er gilt einmal, für jeden, der ihn hat. Behalte ihn also für dich.
another-link = Link für das andere Gerät
another-qr = QR-Code des Links
this-device = Dieses Gerät
forget-text = Löscht die Partien auf diesem Gerät, deinen Namen und diese Einstellungen. Tische auf dem Server bleiben.
forget = Alles löschen
forget-sure = Erneut drücken: Das ist endgültig
keep-all = Alles behalten
about = Über Benben
about-text = Benben ist freie Software, aus Liebe zu diesen Spielen gemacht. Mit deren Autoren und Verlagen ist es nicht verbunden; alle Namen gehören ihren Inhabern. Alle Bilder wurden für Benben gezeichnet.
move-title = Hier weiterspielen?
move-text = Dieser Browser wird derselbe Spieler wie das Gerät, das den Link erstellt hat, und gibt den Spieler auf, der er bisher auf dem Server war. Partien auf diesem Gerät bleiben.
move-yes = Hier weiterspielen
move-no = Jetzt nicht
move-done-title = Fertig
move-done-text = Deine Plätze auf dem Server gehören dir jetzt auch auf diesem Gerät.
move-lost-title = Dieser Link funktioniert nicht

# Verlauf
history = Deine Partien
history-none = Noch keine Partien
on-this-device = auf diesem Gerät
delete-game = { $game } vom { $day } löschen
deleted = Gelöscht.
show-more = Mehr zeigen

# Warum ein Tisch oder der Server etwas ablehnt
table-set-up = So lässt sich kein Tisch einrichten. Prüfe die Spieler und die Optionen.
table-clock = Dieses Zeitlimit ist nicht möglich. Wähle andere Zeiten.
table-not-invited = Dieser Tisch ist nicht öffentlich. Frage den Gastgeber nach dem Einladungslink.
table-banned = Der Gastgeber hat dich von diesem Tisch entfernt.
table-no-spectators = An diesem Tisch sind keine Zuschauer erlaubt.
table-no-seat = Du hast hier keinen Platz. Setze dich zuerst.
table-seated = Du hast schon einen Platz.
table-own-seat = Das ist dein eigener Platz. Du kannst ihn stattdessen verlassen.
table-no-person = Auf diesem Platz sitzt kein Mensch.
table-taken = Dieser Platz ist besetzt. Wähle einen anderen.
table-not-host = Das darf nur der Gastgeber.
table-not-started = Das Spiel hat noch nicht begonnen.
table-not-over = Das Spiel ist noch nicht zu Ende.
table-closed = Dieser Tisch ist geschlossen.
table-free-seat = Ein Platz ist noch frei. Warte auf jemanden oder füge einen Bot hinzu.
table-stale = Inzwischen hat sich etwas geändert. Sieh noch einmal hin und wähle dann.
table-stand-in = Ein Bot spielt für dich. Kehre zuerst an deinen Platz zurück.
table-no-stand-in = Für dich spielt kein Bot.
table-signals = In dieser Partie gibt es keine Signale mehr: Das Limit ist erreicht.
table-ask-first = Der Zug ist vorbei. Bitte die anderen um Zustimmung.
table-no-need-to-ask = Das kannst du zurücknehmen, ohne zu fragen.
table-asked = Beantworte zuerst die offene Anfrage.
table-not-asked = Es gibt keine offene Anfrage.
table-no-chat = Während The Game gibt es keinen Chat. Nutze die Signale an den Stapeln.
table-no-rename = Während The Game lassen sich Namen nicht ändern. Ändere deinen, wenn das Spiel zu Ende ist.
table-full = Der Verlauf dieses Tisches ist voll. Nur das Spiel selbst kann weitergehen.
table-rematched = Die nächste Partie ist schon an einem anderen Tisch.
server-no-guest = Der Server kennt diesen Browser nicht. Erlaube Cookies und lade die Seite neu.
server-foreign-origin = Diese Seite kommt nicht von diesem Server. Öffne die eigene Seite des Servers.
server-too-fast = Zu viele Anfragen. Warte einen Moment und versuche es dann noch einmal.
server-too-many = Im Moment gibt es zu viele Tische. Versuche es später noch einmal.
server-too-long = Das ist zu lang.
server-too-slow = Die Verbindung ist zu langsam. Versuche es mit einer besseren.
server-unknown-table = Diesen Tisch gibt es nicht. Prüfe den Link.
server-not-over = Das Spiel ist noch nicht zu Ende, und die Aufzeichnung würde alle Karten zeigen.
server-no-game = An diesem Tisch wurde keine Partie gespielt.
server-code = Dieser Link wurde schon benutzt oder ist abgelaufen. Erstelle auf dem anderen Gerät einen neuen.
server-inside = Auf dem Server ist etwas schiefgegangen. Nichts ist verloren. Versuche es später noch einmal.

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
outdated = Es gibt eine neue Version dieser Seite. Lade sie neu, um weiterzuspielen. Deine Partie bleibt erhalten.
table-unreadable = Diese Partie lässt sich nicht lesen: Sie ist beschädigt, oder eine andere Version der Seite hat sie geschrieben. Sie bleibt in deiner Liste, bis du sie löschst.
connection-lost = Verbindung verloren. Neuer Versuch …
try-now = Jetzt versuchen
table-not-saved = Der Speicher deines Geräts ist voll. Die Partie geht weiter, kann aber nicht gespeichert werden. Lösche Partien oder andere Daten, die du nicht mehr brauchst.
undo-waits = Du möchtest deine Entscheidung zurücknehmen. Die anderen müssen zustimmen.
undo-withdraw = Anfrage zurückziehen
undo-question = { $name } möchte die letzte Entscheidung zurücknehmen. Stimmst du zu?
undo-agree = Zustimmen
undo-refuse = Ablehnen
ask-undo = Um Rücknahme bitten
leave-seat = Platz verlassen (ein Bot übernimmt)
chat = Chat
chat-say = Nachricht
chat-send = Senden
rematch = Noch einmal
rematch-join = Nächste Partie
room-closed = Dieser Tisch ist geschlossen
room-waits = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
room-ready = Alle sind da
room-ready-guest = Alle sind da: Warten auf den Gastgeber
start-game = Spiel starten
seat-open = Freier Platz
seat-give-bot = Bot hinzufügen
seat-give-person = Bot entfernen
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
hint-win-next = Gewinnchance: { $win } %; mit der nächstbesten Möglichkeit { $next } %.
dealing = Die Karten werden ausgeteilt
waiting-for = Warten auf { $names }
table-in-words = Der Tisch in Worten
hand = Deine Hand
card-selected = { $card } gewählt.
seat-did = { $name }: { $action }.
total = Summe

# What all boards say
log-title = Letzte Züge
log-none = Seit du dabei bist, ist noch nichts passiert.
hint-show = Zeigen
nothing-back = Nichts zurückzunehmen
