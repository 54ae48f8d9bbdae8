sg-welcome = Na swoich dwóch kartach skreślaj ścieżkę od wejścia do grobowca. Pola nazywają się od a1 (lewy górny róg) do e5.
sg-legend = E wejście, T grobowiec, # ściana, x czerwony krzyżyk
sg-legend-symbols = r czerwony klejnot, g zielony klejnot, t pochodnia, s czaszka, p eliksir, * skreślone
sg-bonuses = Następne premie: { $bonuses }
sg-colour = { $colour ->
    [green] zielona
    [orange] pomarańczowa
   *[purple] fioletowa
}
sg-bonus-free = { sg-colour } { $points }
sg-score = Ty: { $points ->
    [one] dotąd { $points } punkt; zbadane: { $completed }
    [few] dotąd { $points } punkty; zbadane: { $completed }
   *[other] dotąd { $points } punktów; zbadane: { $completed }
}
sg-score-card = Klejnoty: czerwone { $red }, zielone { $green }. Pochodnie w rundach: { $torches }. Czaszki: { $skulls } z { $most }, koszt { $loss }
sg-row = Rząd { $row }: { $squares }
sg-left = Karty ekspedycji nieużyte jeszcze w tej rundzie: { $shapes }

sg-marked = skreślone

sg-ask-mark = Skreśl kształt albo tylko jedno pole na jednej ze swoich kart

sg-label-shape = Piramida { $card }, kształt
sg-label-one = Piramida { $card }, jedno pole

sg-round-begins = Zaczyna się runda { $round }.

sg-rule-keep = SGP-6: dwie pozostałe wracają do talii. Wszyscy wybierają jednocześnie.
sg-rule-shape = SGP-10, SGP-12: cały kształt, obrócony lub odbity, obejmuje wejście albo styka się ze skreślonym polem.
sg-rule-one = SGP-13: jedno pole zamiast kształtu: wejście albo pole obok skreślonego.
sg-rule-extra = SGP-14: dodatkowe pole za czerwony krzyżyk, na dowolnej z kart: wejście albo pole obok skreślonego.
sg-rule-take = SGP-20: nowa karta zajmuje miejsce zbadanej. Odkryte karty uzupełnia się po tobie.
sg-rule-take-pile = SGP-20: zakryta karta zajmuje miejsce zbadanej.
sg-rule-pass = SGP-22: bez karty nie ma czego skreślać.
sg-rule-tomb = SGP-19, SGP-26: grobowiec osiągnięty: karta jest zbadana i daje 10 punktów.
sg-rule-cross = SGP-14: każdy czerwony krzyżyk daje od razu jeszcze jedno pole, na dowolnej z kart.
sg-rule-gem = SGP-15, SGP-26: para z czerwonego i zielonego klejnotu daje 5 punktów, pojedynczy klejnot 1.
sg-rule-torch = SGP-16: pochodnia rundy { $round }: 5 punktów, raz na rundę.
sg-rule-skull = SGP-17, SGP-26: na końcu punkty kosztuje tylko najgorsza czaszka.
sg-rule-potion = SGP-18: eliksir zmazuje twoje dwie najgorsze czaszki.

sg-help-show = show: opisuje twoje karty pole po polu. show 17: pokazuje dowolną kartę ze skreśleniami.
