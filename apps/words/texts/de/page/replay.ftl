# Gespielte Partien: Schritt für Schritt, und was sie lehren.
replay = Rückblick
replay-of = { $game }, Rückblick
replay-open = Partie öffnen
replay-open-about = Wähle die Datei einer Partie, die hier oder vom Programm benben gespeichert wurde. Sie bleibt auf diesem Gerät.
replay-choose = Datei wählen
replay-opening = Die Partie wird geöffnet …
replay-fails = Diese Partie lässt sich nicht zeigen
record-wrong = Zeile { $line } stimmt nicht: { $problem }
record-none = Darin steht keine beendete Partie.
link-wrong = Der Link ist beschädigt, oder dieser Browser ist zu alt dafür. Kopiere den ganzen Link oder lass dir die Datei schicken.
replay-turn-who = Zug { $turn }, { $name }
replay-turn-of = Zug { $turn } von { $turns }
replay-end = Ende
replay-first = Zum ersten Zug
replay-previous = Einen Zug zurück
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Pause
view-as = Gesehen von
view-chooser = Wer gerade wählt
view-spectator = Zuschauer
analysis = Was die Partie lehrt
analysis-about = Ein Bot betrachtet jede Entscheidung mit den Augen dessen, der sie traf: was besser gewesen wäre und was Glück war. Das dauert eine Weile; du kannst inzwischen weiter zuschauen.
analysis-start = Analysieren
analysis-running = Die Entscheidungen werden abgewogen …
analysis-progress = { $done } von { $total } Entscheidungen
analysis-stop = Abbrechen
analysis-failed = Diese Partie lässt sich hier nicht analysieren.
chart-left = Karten, die voraussichtlich übrig bleiben
chart-win = Gewinnchance in Prozent
chart-expected = Erwartet
cost-title = Was die Entscheidungen kosteten
cost-none = Niemand hat einen Fehler gemacht, bei dem sich der Bot sicher ist.
cost-who = Wer
cost-played = Gespielt: { $what }
cost-cards = { $cards } Karten
cost-win = { $percent } %, { $points } Punkte
account-title = Glück und Können
account-cards = In übrigen Karten: Minus ist gut.
account-points = In Punkten Vorsprung vor dem Besten der anderen.
account-start = Am Anfang
account-revised = Genauer besehen
account-end = { replay-end }
account-about = Glück ist, was die Karten und die Mitspieler brachten. Entscheidungen werden an der besten gemessen, die man kennen konnte. „Genauer besehen“ heißt: was der Bot an seiner Schätzung berichtigte, obwohl nichts geschehen war.
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
deal-no-secret-about = Die Aufzeichnung verrät das Geheimnis nicht, aus dem die Karten gezogen wurden. Die Ziehungen sind möglich; mehr lässt sich nicht sagen.
deal-wrong-about = Die Ziehung in Zeile { $line } folgt nicht aus dem Geheimnis. Jemand hat die Aufzeichnung verändert.
deal-promise = Der veröffentlichte Fingerabdruck:
deal-anybody = Das kann jeder nachprüfen: Speichere die Aufzeichnung und prüfe sie mit „benben record verify“.
share = Teilen
share-about = Wer den Link öffnet, sieht die ganze Partie mit allen Karten.
share-link = Link zu diesem Rückblick
share-download = Aufzeichnung speichern
