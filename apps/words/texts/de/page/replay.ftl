# Gespielte Partien: Schritt für Schritt, und was sie lehren.
replay = Replay
replay-of = { $game }, Replay
replay-open = Partie öffnen
replay-open-about = Wähle die Datei einer Partie, die hier oder vom Programm benben gespeichert wurde. Sie bleibt auf diesem Gerät.
replay-choose = Datei wählen
replay-opening = Partie wird geöffnet …
replay-fails = Diese Partie lässt sich nicht zeigen
record-wrong = Zeile { $line } stimmt nicht: { $problem }
record-none = In dieser Datei ist keine beendete Partie.
link-wrong = Der Link ist beschädigt, oder dieser Browser ist zu alt dafür. Kopiere den ganzen Link oder lass dir die Datei schicken.
replay-turn-who = Zug { $turn }, { $name }
replay-turn-of = Zug { $turn } von { $turns }
replay-end = Ende
replay-first = Erster Zug
replay-previous = Voriger Zug
replay-next = Nächster Zug
replay-last = Letzter Zug
replay-step-back = Einen Schritt zurück
replay-step = Einen Schritt weiter
replay-mistake = Nächster Fehler
replay-play = Abspielen
replay-pause = Pause
view-as = Ansicht
view-chooser = Wer am Zug ist
view-spectator = Zuschauer
analysis = Analyse
analysis-about = Ein Bot prüft jede Entscheidung mit dem Wissen, das man dabei haben konnte: was besser gewesen wäre und was Glück war. Das dauert eine Weile; du kannst inzwischen weiter zusehen.
analysis-start = Analysieren
analysis-running = Bewertung läuft …
analysis-progress = { $done } von { $total } Entscheidungen
analysis-stop = Abbrechen
analysis-failed = Diese Partie lässt sich hier nicht analysieren.
chart-left = Voraussichtlich übrige Karten
chart-win = Gewinnchance in Prozent
chart-expected = Erwartet
cost-title = Kosten jeder Entscheidung
cost-none = Keine klaren Fehler gefunden
cost-who = Wer
cost-played = Gespielt: { $what }
cost-cards = { $cards } Karten
cost-win = { $percent } %, { $points } Punkte
account-title = Glück und Können
account-cards = In übrigen Karten: Minus ist gut.
account-points = In Punkten Vorsprung vor dem besten Mitspieler.
account-start = Anfang
account-revised = Korrektur
account-end = { replay-end }
account-about = Glück ist, was die Karten und die Mitspieler brachten. Entscheidungen werden an der besten gemessen, die man kennen konnte. „Korrektur“ ist, was der Bot an seiner Schätzung änderte, obwohl nichts geschehen war.
deal-checked = Karten geprüft
deal-no-secret = Karten nicht geprüft
deal-wrong = Karten stimmen nicht
deal-proof = { $count ->
    [one] Die einzige Ziehung dieser Partie folgt aus einem Geheimnis, das vor der Partie feststand: Sein Fingerabdruck wurde damals veröffentlicht, und das Geheimnis passt dazu.
   *[other] Alle { $count } Ziehungen dieser Partie folgen aus einem Geheimnis, das vor der Partie feststand: Sein Fingerabdruck wurde damals veröffentlicht, und das Geheimnis passt dazu.
}
deal-proof-no-promise = { $count ->
    [one] Die einzige Ziehung dieser Partie folgt aus ihrem Geheimnis. Ob es vor der Partie feststand, sagt die Aufzeichnung nicht.
   *[other] Alle { $count } Ziehungen dieser Partie folgen aus ihrem Geheimnis. Ob es vor der Partie feststand, sagt die Aufzeichnung nicht.
}
deal-no-secret-about = Die Aufzeichnung verrät das Geheimnis nicht, aus dem die Karten gezogen wurden. Die Ziehungen sind möglich, aber mehr lässt sich nicht prüfen.
deal-wrong-about = Die Ziehung in Zeile { $line } folgt nicht aus dem Geheimnis. Jemand hat die Aufzeichnung verändert.
deal-promise = Veröffentlichter Fingerabdruck:
deal-anybody = Das kann jeder prüfen: Speichere die Aufzeichnung und führe „benben record verify“ damit aus.
share = Teilen
share-about = Wer den Link öffnet, sieht die ganze Partie mit allen Karten.
share-link = Link zu diesem Replay
share-download = Aufzeichnung speichern
