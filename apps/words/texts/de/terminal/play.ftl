# Was alle Spiele gemeinsam haben. { $file } ist ein Pfad, { $action } eine Wahl in Worten wie "23 auf A1".
empty-list = keine
between = { "; " }
decimal-mark = { "," }

start-options = Optionen: { $options }
start-you = Platz { $seat }: du
start-person = Platz { $seat }: ein Mensch an diesem Gerät
start-bot = Platz { $seat }: { $level }
start-file = Nach jedem Zug gespeichert in { $file }. Die Datei verrät alle Karten, die noch kommen: nicht hineinsehen.
start-resumed = { $count ->
    [one] Weiter nach { $count } Zeile der Aufzeichnung.
   *[other] Weiter nach { $count } Zeilen der Aufzeichnung.
}
start-help = Tippe die Nummer einer Wahl, oder ? für Hilfe.

level-random = Zufalls-Bot
level-policy = Regel-Bot (ohne Suche)
bot-thinking = Platz { $seat } denkt nach …

hand-over = Gib das Gerät an Platz { $seat } weiter. Platz { $seat }, drück Enter, wenn sonst niemand hinsieht.
you-chose = Du: { $action }
seat-chose = Platz { $seat }: { $actions }
confirm = Enter, um weiterzumachen, oder undo, um es zurückzunehmen.
choices-rest = und { $count } weitere
choices-more = Tippe more für alle, oder list und ein Wort: list Grab, list c3.
choices-none = In keiner Wahl kommt „{ $words }“ vor.
no-such-choice = Eine Wahl { $number } gibt es nicht; es gibt 1 bis { $count }.
unread = „{ $text }“ ist weder ein Befehl noch ein Zug: Zeichen { $column } passt nicht. Tippe ? für Hilfe.
show-nothing = „{ $what }“ gibt es nicht zu zeigen.
no-such-rule = Eine Regel { $id } gibt es nicht. Tippe rules für alle.

hint-thumb = { $number }. { $turn }
hint-together = { $number }. { $turn }: Sieg { $win } %, Karten übrig im Mittel { $result }
hint-apart = { $number }. { $turn }: Sieg { $win } %, Punkte Vorsprung im Mittel { $result }
hint-better-together = Die erste Wahl ist besser als die zweite: um { $win } % Sieg und { $result } Karten.
hint-better-apart = Die erste Wahl ist besser als die zweite: um { $win } % Sieg und { $result } Punkte.
hint-unsure-together = Welche der ersten beiden besser ist, ist nicht sicher: Sie unterscheiden sich um { $win } % Sieg und { $result } Karten.
hint-unsure-apart = Welche der ersten beiden besser ist, ist nicht sicher: Sie unterscheiden sich um { $win } % Sieg und { $result } Punkte.

undo-done = Zurückgenommen: { $action }

saved = Gespeichert in { $file }. Von jetzt an wird jeder Zug dort gespeichert.
save-where = Wohin? Tippe save und den Namen einer Datei.
save-exists = { $file } gibt es schon. Nimm einen anderen Namen.
save-failed = { $file } ließ sich nicht schreiben: { $error }
quit-warning = Dieses Spiel ist nicht gespeichert. Tippe save und den Namen einer Datei, oder noch einmal quit.
quit-saved = Gespeichert. Zum Weiterspielen: benben play --record { $file }
quit-unsaved = Das Spiel wurde nicht gespeichert.

help-title = Was du tippen kannst
help-number = Eine Nummer: diese Wahl.
help-notation = Einen Zug, wie Aufzeichnungen ihn schreiben, zum Beispiel: { $examples }
help-explain = ? 3: was Wahl 3 bewirkt, und nach welcher Regel.
help-list = list WORT: jede Wahl, in der das Wort vorkommt. more: alle.
help-view = view: noch einmal der Tisch und was du wählen kannst.
help-hint = hint: die beste Wahl, was davon zu erwarten ist, und warum.
help-undo = undo: nimmt deine letzte Wahl zurück, solange keine Karten gegeben wurden und kein anderer Platz am Zug war.
help-save = save DATEI: behält das Spiel in einer Datei.
help-rules = rules { $id }: ein Absatz der Regeln, auf Englisch. rules: alle.
help-quit = quit: hört auf.

result-score = { $points ->
    [one] Platz { $seat }: { $points } Punkt
   *[other] Platz { $seat }: { $points } Punkte
}
result-winners = { $count ->
    [one] Gewonnen hat Platz { $seats }.
   *[other] Gewonnen haben die Plätze { $seats }.
}
result-check = Um das Geben zu prüfen: benben record verify { $file }

seat-drew = { $count ->
    [one] Platz { $seat } zieht { $count } Karte.
   *[other] Platz { $seat } zieht { $count } Karten.
}
