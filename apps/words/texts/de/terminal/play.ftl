# Was alle Spiele gemeinsam haben. { $file } ist ein Pfad, { $action } eine Entscheidung in Worten wie "23 auf A1".
empty-list = keine
decimal-mark = { "," }

start-options = Optionen: { $options }
start-you = Platz { $seat }: du
start-person = Platz { $seat }: jemand an diesem Gerät
start-bot = Platz { $seat }: { $level }
start-file = Nach jeder Entscheidung gespeichert in { $file }. Die Datei zeigt alle Karten, die noch kommen: nicht hineinsehen!
start-resumed = { $count ->
    [one] Fortgesetzt nach { $count } Zeile der Aufzeichnung.
   *[other] Fortgesetzt nach { $count } Zeilen der Aufzeichnung.
}
start-help = Tippe die Nummer einer Möglichkeit oder ? für Hilfe.

level-random = Zufalls-Bot
level-policy = Strategie-Bot (ohne Suche)
bot-thinking = Platz { $seat } denkt nach …

hand-over = Gib das Gerät an Platz { $seat } weiter. Platz { $seat }, drücke Enter, wenn sonst niemand hinsieht.
you-chose = Du: { $action }
seat-chose = Platz { $seat }: { $actions }
confirm = Drücke Enter, um weiterzumachen, oder tippe undo, um es zurückzunehmen.
choices-rest = und { $count } weitere
choices-more = Tippe more für alle oder list und ein Wort: list Grab, list c3.
choices-none = Keine Möglichkeit enthält „{ $words }“.
no-such-choice = Eine Möglichkeit { $number } gibt es nicht. Wähle 1 bis { $count }.
unread = „{ $text }“ ist weder ein Befehl noch ein Zug: Zeichen { $column } passt nicht. Tippe ? für Hilfe.
show-nothing = Es gibt nichts namens „{ $what }“ zu zeigen.
no-such-rule = Eine Regel { $id } gibt es nicht. Tippe rules für alle.

hint-thumb = { $number }. { $turn }
hint-together = { $number }. { $turn }: Gewinnchance { $win } %, voraussichtlich übrige Karten { $result }
hint-apart = { $number }. { $turn }: Gewinnchance { $win } %, erwarteter Vorsprung { $result } Punkte
hint-better-together = Die erste Möglichkeit ist besser als die zweite: um { $win } % Gewinnchance und { $result } Karten.
hint-better-apart = Die erste Möglichkeit ist besser als die zweite: um { $win } % Gewinnchance und { $result } Punkte.
hint-unsure-together = Die ersten beiden Möglichkeiten sind etwa gleich gut: Sie unterscheiden sich um { $win } % Gewinnchance und { $result } Karten.
hint-unsure-apart = Die ersten beiden Möglichkeiten sind etwa gleich gut: Sie unterscheiden sich um { $win } % Gewinnchance und { $result } Punkte.

undo-done = Zurückgenommen: { $action }

saved = Gespeichert in { $file }. Auch jede weitere Entscheidung wird dort gespeichert.
save-where = Tippe save und einen Dateinamen.
save-exists = { $file } gibt es schon. Wähle einen anderen Namen.
save-failed = { $file } konnte nicht geschrieben werden: { $error }
quit-warning = Diese Partie ist nicht gespeichert. Tippe save und einen Dateinamen oder noch einmal quit.
quit-saved = Gespeichert. Zum Weiterspielen: benben play --record { $file }
quit-unsaved = Die Partie wurde nicht gespeichert.

help-title = Befehle
help-number = Eine Nummer: wählt diese Möglichkeit.
help-notation = Ein Zug, wie Aufzeichnungen ihn schreiben, zum Beispiel: { $examples }
help-explain = ? 3: erklärt Möglichkeit 3 und ihre Regel.
help-list = list WORT: zeigt die Möglichkeiten, die dieses Wort enthalten. more: zeigt alle Möglichkeiten.
help-view = view: zeigt noch einmal den Tisch und die Möglichkeiten.
help-hint = hint: zeigt die besten Möglichkeiten, was von ihnen zu erwarten ist und warum.
help-undo = undo: nimmt deine letzte Entscheidung zurück, solange keine Karten ausgeteilt wurden und kein anderer Platz gewählt hat.
help-save = save DATEI: speichert die Partie in einer Datei.
help-rules = rules { $id }: zeigt einen Absatz der Regeln, auf Englisch. rules: zeigt alle.
help-quit = quit: verlässt das Spiel.

result-score = { $points ->
    [one] Platz { $seat }: { $points } Punkt
   *[other] Platz { $seat }: { $points } Punkte
}
result-winners = { $count ->
    [one] Gewonnen hat Platz { $seats }.
   *[other] Gewonnen haben die Plätze { $seats }.
}
result-check = Um das Austeilen zu prüfen: benben record verify { $file }

seat-drew = { $count ->
    [one] Platz { $seat } zieht { $count } Karte.
   *[other] Platz { $seat } zieht { $count } Karten.
}
