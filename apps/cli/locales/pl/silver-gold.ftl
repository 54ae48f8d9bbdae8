sg-welcome = Na swoich dwóch kartach skreślaj ścieżkę od wejścia do grobowca. Pola nazywają się od a1 (lewy górny róg) do e5.
sg-legend = E wejście, T grobowiec, # ściana, x czerwony krzyżyk
sg-legend-symbols = r czerwony klejnot, g zielony klejnot, t pochodnia, s czaszka, p eliksir, * skreślone
sg-expedition = Runda { $round } z 4, ekspedycja { $number } z 7: { $shape }
sg-shape-i2 = dwa w linii
sg-shape-i3 = trzy w linii
sg-shape-v3 = narożnik z trzech
sg-shape-t4 = T z czterech
sg-shape-l4 = L z czterech
sg-shape-o4 = kwadrat z czterech
sg-display = Odkryte: { $cards }
sg-pile = { $count ->
    [0] Talia jest pusta.
    [one] Talia: { $count } karta
    [few] Talia: { $count } karty
   *[other] Talia: { $count } kart
}
sg-bonuses = Następne punkty piramid: { $bonuses }
sg-colour = { $colour ->
    [green] zielona
    [orange] pomarańczowa
   *[purple] fioletowa
}
sg-bonus-free = { sg-colour } { $points }
sg-seat = { $points ->
    [one] Miejsce { $seat }: karty { $cards }; zbadane: { $count }; { $points } punkt
    [few] Miejsce { $seat }: karty { $cards }; zbadane: { $count }; { $points } punkty
   *[other] Miejsce { $seat }: karty { $cards }; zbadane: { $count }; { $points } punktów
}
sg-score = Ty: { $points ->
    [one] dotąd { $points } punkt; zbadane: { $completed }
    [few] dotąd { $points } punkty; zbadane: { $completed }
   *[other] dotąd { $points } punktów; zbadane: { $completed }
}
sg-score-card = Klejnoty: czerwone { $red }, zielone { $green }. Pochodnie w rundach: { $torches }. Czaszki: { $skulls } z { $most }, koszt { $loss }
sg-card = { $card } { sg-colour }
sg-chamber = Karta { $card }
sg-own = Twoja karta { $card }
sg-row = Rząd { $row }: { $squares }
sg-left = Karty ekspedycji nieużyte jeszcze w tej rundzie: { $shapes }

sg-plain = puste
sg-wall = ściana
sg-entrance = wejście
sg-tomb = grobowiec
sg-marked = skreślone
sg-cross = { $count ->
    [one] czerwony krzyżyk
    [few] { $count } czerwone krzyżyki
   *[other] { $count } czerwonych krzyżyków
}
sg-red-gem = { $count ->
    [one] czerwony klejnot
    [few] { $count } czerwone klejnoty
   *[other] { $count } czerwonych klejnotów
}
sg-green-gem = { $count ->
    [one] zielony klejnot
    [few] { $count } zielone klejnoty
   *[other] { $count } zielonych klejnotów
}
sg-torch = { $count ->
    [one] pochodnia
    [few] { $count } pochodnie
   *[other] { $count } pochodni
}
sg-skull = { $count ->
    [one] czaszka
    [few] { $count } czaszki
   *[other] { $count } czaszek
}
sg-potion = { $count ->
    [one] eliksir
    [few] { $count } eliksiry
   *[other] { $count } eliksirów
}

sg-ask-keep = Które dwie z tych czterech kart zostawiasz?
sg-ask-mark = Skreśl kształt albo tylko jedno pole na jednej ze swoich kart.
sg-ask-extra = { $count ->
    [one] Czerwony krzyżyk: skreśl jeszcze { $count } pole.
    [few] Czerwone krzyżyki: skreśl jeszcze { $count } pola, jedno po drugim.
   *[other] Czerwone krzyżyki: skreśl jeszcze { $count } pól, jedno po drugim.
}
sg-ask-take = Weź nową kartę.
sg-ask-pass = Nie masz już żadnej karty.

sg-label-shape = Karta { $card }, kształt
sg-label-one = Karta { $card }, jedno pole
sg-label-extra = Karta { $card }
sg-keep = zostają { $cards }
sg-mark = { $squares } na karcie { $card }
sg-mark-gains = { $squares } na karcie { $card } ({ $gains })
sg-take = nowa karta { $card }
sg-take-pile = wierzchnia karta z talii, w ciemno
sg-pass = pas

sg-you-drew = Z talii dobierasz { $card }.
sg-seat-drew = Miejsce { $seat } dobiera z talii { $card }.
sg-refill = Nowe wśród odkrytych: { $cards }
sg-you-bonus = Dostajesz punkty piramid: { $points } ({ sg-colour }).
sg-seat-bonus = Miejsce { $seat } dostaje punkty piramid: { $points } ({ sg-colour }).
sg-round = Zaczyna się runda { $round }.

sg-why-keep = SGP-6: dwie pozostałe wracają do talii; wszyscy wybierają jednocześnie.
sg-why-shape = SGP-10, SGP-12: cały kształt, obrócony lub odbity, od wejścia albo stykający się ze skreślonym polem.
sg-why-one = SGP-13: jedno pole zamiast kształtu: wejście albo obok skreślonego pola.
sg-why-extra = SGP-14: dodatkowe pole za czerwony krzyżyk, na dowolnej z kart: wejście albo obok skreślonego pola.
sg-why-take = SGP-20: zajmuje miejsce zbadanej karty; odkryte karty uzupełnia się po tobie.
sg-why-take-pile = SGP-20: nieznana ci karta zajmuje miejsce zbadanej.
sg-why-pass = SGP-22: bez karty nie ma czego skreślać.
sg-why-tomb = SGP-19, SGP-26: dociera do grobowca: karta jest zbadana i daje 10 punktów.
sg-why-cross = SGP-14: za każdy czerwony krzyżyk od razu jeszcze jedno pole, na dowolnej z kart.
sg-why-gem = SGP-15, SGP-26: para z czerwonego i zielonego klejnotu daje 5 punktów, pojedynczy klejnot 1.
sg-why-torch = SGP-16: pochodnia rundy { $round }: 5 punktów, raz na rundę.
sg-why-skull = SGP-17, SGP-26: czaszka; na końcu najgorsza kosztuje punkty.
sg-why-potion = SGP-18: eliksir zmazuje twoje dwie najgorsze czaszki.

sg-help-show = show: twoje karty pole po polu, słowami. show 17: dowolna karta ze skreśleniami.

sg-points = piramidy { $pyramids }, pochodnie { $torches }, punkty piramid { $bonuses }, klejnoty { $gems }, czaszka { $skull }

silver-gold-game-over = Gra jest skończona.
silver-gold-deal-first = Najpierw trzeba rozdać karty.
silver-gold-no-such-seat = Przy tym stole nie ma miejsca { $seat }.
silver-gold-not-your-turn = To tura miejsca { $turn }.
silver-gold-already-chosen = Miejsce { $seat } już wybrało; zaczekaj na pozostałych.
silver-gold-keep-now = Najpierw zostaw dwie z otrzymanych kart.
silver-gold-mark-now = Teraz skreśl cały kształt albo dokładnie jedno pole na jednej ze swoich kart.
silver-gold-extra-now = Teraz skreśl dodatkowe pole za czerwony krzyżyk.
silver-gold-take-now = Teraz weź jedną z odkrytych kart albo wierzchnią z talii.
silver-gold-pass-now = Nie masz już żadnej karty: spasuj.
silver-gold-not-dealt = Karty { $card } nie ma wśród otrzymanych; zostaw dwie z { $dealt }.
silver-gold-not-yours = Karta { $card } nie jest twoja.
silver-gold-not-the-shape = { $squares } to nie kształt { $shape }: skreśl go w całości, dowolnie obrócony lub odbity, albo dokładnie jedno pole.
silver-gold-wall = { $square } na karcie { $card } to ściana.
silver-gold-marked = { $square } na karcie { $card } jest już skreślone.
silver-gold-entrance-first = Pierwsze skreślenie na karcie { $card } musi obejmować jej wejście { $entrance }.
silver-gold-apart = { $squares } nie styka się bokiem ze skreślonym polem karty { $card }; róg nie wystarczy.
silver-gold-completed = Karta { $card } jest zbadana; w tej grze nie przyjmuje dodatkowych pól.
silver-gold-not-displayed = Karty { $card } nie ma wśród odkrytych.
silver-gold-draw-pile-empty = Talia jest pusta; weź jedną z odkrytych kart.
silver-gold-nothing-due = Teraz nic się nie rozdaje.
silver-gold-wrong-deal = „{ $given }” nie pasuje; teraz kolej na „{ $due }”.
silver-gold-wrong-count = { $given ->
    [one] Rozdano { $given } kartę, a trzeba { $due }.
    [few] Rozdano { $given } karty, a trzeba { $due }.
   *[other] Rozdano { $given } kart, a trzeba { $due }.
}
silver-gold-not-in-draw-pile = Karty { $card } nie ma w talii.
silver-gold-no-expedition = W tej rundzie nie ma już karty ekspedycji o kształcie { $shape }.
