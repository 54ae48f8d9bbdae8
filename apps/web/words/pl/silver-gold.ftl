# Silver & Gold: Pyramids. Kolory przychodzą jako green, orange, purple; pola jako a1 do e5.

# Karty, pola, kształty
sg-pyramid = { $colour ->
    [green] Piramida { $number }, zielona
    [orange] Piramida { $number }, pomarańczowa
   *[purple] Piramida { $number }, fioletowa
}
sg-plain = puste
sg-wall = ściana
sg-entrance = wejście
sg-tomb = grobowiec
sg-cross = czerwony krzyżyk
sg-red-gem = czerwony klejnot
sg-green-gem = zielony klejnot
sg-torch = pochodnia
sg-skull = czaszka
sg-potion = eliksir
sg-square = { $square }, { $content }
sg-square-open = { $square }, { $content }, można skreślić
sg-square-chosen = { $square }, { $content }, wybrane
sg-square-marked = { $square }, { $content }, skreślone
sg-shape-i2 = dwa w linii
sg-shape-i3 = trzy w linii
sg-shape-v3 = narożnik z trzech
sg-shape-t4 = kształt T
sg-shape-l4 = kształt L
sg-shape-o4 = kwadrat z czterech
sg-shape-used = { $shape }, karta już użyta
sg-shape-now = { $shape }, teraz w grze
sg-shape-to-come = { $shape }, może jeszcze przyjść
sg-expedition = Karta ekspedycji: { $shape }. Pokaż karty tej rundy

# Co zrobić
sg-ask-keep = Zachowaj dwie karty
sg-ask-one = Skreśl jedno pole
sg-ask-extra = { $count ->
    [one] Jeszcze jedno pole
    [few] Jeszcze { $count } pola
    [many] Jeszcze { $count } pól
   *[other] Jeszcze { $count } pola
}
sg-ask-take = Wybierz nową kartę
sg-ask-pass = Nie masz kart: pasujesz
sg-mark-i2 = Skreśl 2 w linii
sg-mark-i3 = Skreśl 3 w linii
sg-mark-v3 = Skreśl narożnik
sg-mark-t4 = Skreśl kształt T
sg-mark-l4 = Skreśl kształt L
sg-mark-o4 = Skreśl kwadrat
sg-over = Koniec gry
sg-takes = { $name } bierze nową kartę
sg-dealing = Trwa rozdawanie kart
sg-waiting = Czekamy na: { $names }
sg-help-keep = Wybierz dwie; pozostałe wracają do talii.
sg-help-mark = Dotknij pola; ponownie: inne ułożenie.
sg-help-single = Pola z kropką można skreślić.
sg-help-no-fit = Kształt nigdzie nie pasuje: skreśl jedno pole.
sg-help-place = Najpierw wybierz, gdzie skreślić.
sg-help-take = Jedna z odkrytych albo w ciemno z talii.
sg-help-sealed = Twój wybór jest zakryty, dopóki nie wybiorą wszyscy.
sg-undo-none = Teraz nie można niczego cofnąć.

# Przyciski
sg-everyone = Karty i punkty wszystkich
sg-turn = Obróć kształt (R)
sg-mirror = Odbij kształt (M)
sg-one-square = 1 pole
sg-key-next = Inne ułożenie na tym samym polu
sg-enlarge = Powiększ piramidę { $number }
sg-watch = Czyje karty widać
sg-do-keep = Zachowaj { $count } z 2
sg-do-mark = Skreśl { $count }
sg-do-take = Weź piramidę { $number }
sg-do-take-pile = Weź z talii
sg-do-take-any = Weź

# Runda, odkryte karty
sg-round = Runda { $round } z { $rounds }
sg-round-short = R{ $round }
sg-card-of = Karta ekspedycji { $card } z { $cards }
sg-this-round = Ta runda
sg-cards-left = { $count ->
    [0] Wszystkie już użyto.
    [one] Została jedna i pozostanie zakryta.
    [few] Zostały { $count }, a jedna z nich pozostanie zakryta.
    [many] Zostało { $count }, a jedna z nich pozostanie zakryta.
   *[other] Zostało { $count }, a jedna z nich pozostanie zakryta.
}
sg-display = Odkryte
sg-display-help = Kto zbada piramidę, bierze jedną z tych kart albo wierzchnią z talii.
sg-in-pile = { $count } w talii
sg-from-pile = W ciemno z talii
sg-your-card = Twoja druga karta
sg-no-card = brak karty
sg-to-tomb = { $count ->
    [one] { $count } pole do grobowca
    [few] { $count } pola do grobowca
    [many] { $count } pól do grobowca
   *[other] { $count } pola do grobowca
}
sg-complete = zbadana
sg-completes = zostanie zbadana
sg-more-squares = { $count ->
    [one] jeszcze jedno pole
    [few] jeszcze { $count } pola
    [many] jeszcze { $count } pól
   *[other] jeszcze { $count } pola
}
sg-wins-bonus = premia { $points }

# Punktacja
sg-seat = { $points } · { $count }▲
sg-your-score = Twoja karta punktacji
sg-completed = { $count ->
    [one] { $count } zbadana
    [few] { $count } zbadane
    [many] { $count } zbadanych
   *[other] { $count } zbadanych
}
sg-red-gems = { $more ->
    [0] czerwone klejnoty: { $count } z 10
   *[other] czerwone klejnoty: { $count } z 10, z tym wyborem o { $more } więcej
}
sg-green-gems = { $more ->
    [0] zielone klejnoty: { $count } z 10
   *[other] zielone klejnoty: { $count } z 10, z tym wyborem o { $more } więcej
}
sg-torches-crossed = { $count ->
    [one] { $count } pochodnia
    [few] { $count } pochodnie
    [many] { $count } pochodni
   *[other] { $count } pochodni
}
sg-skulls-crossed = { $count ->
    [0] bez czaszek
    [one] { $count } czaszka, minus { $points }
    [few] { $count } czaszki, minus { $points }
    [many] { $count } czaszek, minus { $points }
   *[other] { $count } czaszki, minus { $points }
}
sg-colour-row = { $colour ->
    [green] zielone: zbadane { $count }, premia { $points }
    [orange] pomarańczowe: zbadane { $count }, premia { $points }
   *[purple] fioletowe: zbadane { $count }, premia { $points }
}
sg-points = pkt
sg-gain-pyramid = +{ $points } piramida
sg-gain-bonus = +{ $points } premia
sg-gain-torch = +{ $points } pochodnia
sg-gain-gems = { $points ->
    [one] +{ $points } klejnot
    [few] +{ $points } klejnoty
    [many] +{ $points } klejnoty
   *[other] +{ $points } klejnoty
}
sg-gain-potion = +{ $points } eliksir
sg-gain-extra = { $count ->
    [one] +1 pole
    [few] +{ $count } pola
    [many] +{ $count } pól
   *[other] +{ $count } pola
}
sg-loss-skull = −{ $points }: { $count }. czaszka

# Co się mówi
sg-said-place = Piramida { $number }: { $squares }.
sg-said-keep = Zachować piramidy { $low } i { $high }
sg-said-mark = Piramida { $number }: { $squares }
sg-said-extra = Dodatkowe pole: piramida { $number }, { $square }
sg-said-take = { $colour ->
    [green] Wziąć piramidę { $number }, zieloną
    [orange] Wziąć piramidę { $number }, pomarańczową
   *[purple] Wziąć piramidę { $number }, fioletową
}
sg-said-take-pile = Wziąć z talii
sg-said-pass = Spasować
sg-news-own = Ty: { $action }.
sg-news-other = { $name }: { $action }.
sg-news-complete = { $colour ->
    [green] Piramida { $number } (zielona) zbadana.
    [orange] Piramida { $number } (pomarańczowa) zbadana.
   *[purple] Piramida { $number } (fioletowa) zbadana.
}
sg-news-sealed = Wybór zapisany, zakryty.
sg-news-chosen = { $name }: wybór gotowy.
sg-news-own-back = Cofnięto.
sg-news-back = { $name } cofa wybór.
sg-news-hand = Twoje cztery karty: { $cards }.
sg-news-display = Odkryte karty: { $cards }.
sg-news-expedition = Runda { $round }, karta { $card } z 7: { $shape }.
sg-news-own-draw = { $colour ->
    [green] Dobierasz piramidę { $number }, zieloną.
    [orange] Dobierasz piramidę { $number }, pomarańczową.
   *[purple] Dobierasz piramidę { $number }, fioletową.
}
sg-news-draw = { $name } dobiera piramidę { $number }.
sg-news-refill = Nowe odkryte karty: { $cards }.
sg-event-completed = { $you ->
    [yes] { $colour ->
        [green] Piramida { $number } zbadana: twoja { $nth }. zielona.
        [orange] Piramida { $number } zbadana: twoja { $nth }. pomarańczowa.
       *[purple] Piramida { $number } zbadana: twoja { $nth }. fioletowa.
    }
   *[no] { $colour ->
        [green] { $name }: piramida { $number } zbadana, { $nth }. zielona.
        [orange] { $name }: piramida { $number } zbadana, { $nth }. pomarańczowa.
       *[purple] { $name }: piramida { $number } zbadana, { $nth }. fioletowa.
    }
}
sg-event-bonus = { $you ->
    [yes] { $colour ->
        [green] Zdobywasz { $points } pkt za zielone.
        [orange] Zdobywasz { $points } pkt za pomarańczowe.
       *[purple] Zdobywasz { $points } pkt za fioletowe.
    }
   *[no] { $colour ->
        [green] { $name } zdobywa { $points } pkt za zielone.
        [orange] { $name } zdobywa { $points } pkt za pomarańczowe.
       *[purple] { $name } zdobywa { $points } pkt za fioletowe.
    }
}
sg-sr-round = Runda { $round } z 4, karta ekspedycji { $card } z 7.
sg-sr-expedition = W grze: { $shape }.
sg-sr-card = { $pyramid }, skreślone: { $count }
sg-sr-seat = { $name }: punkty { $points }, zbadane { $count }. { $cards }.
sg-sr-display = Odkryte: { $cards }. Kart w talii: { $count }.

# Podpowiedzi
sg-hint-thinking = Myśli…
sg-hint-show = Pokaż
sg-hint-win = Szansa na wygraną: { $win }%.
sg-hint-better = Szansa na wygraną: { $win }%; przy drugim najlepszym wyborze { $next }%.
sg-hint-points = Szansa na wygraną: { $win }%; o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} lepiej niż drugi najlepszy wybór.
sg-hint-equal = Szansa na wygraną: { $win }%; inne wybory są równie dobre.

# Koniec
sg-end-most = { $you ->
    [yes] Wygrywasz, wynik: { $points }
   *[no] Wygrywa { $name }, wynik: { $points }
}
sg-end-lowest = { $you ->
    [yes] Wygrywasz, wynik: { $points }; przy remisie decyduje piramida { $number }
   *[no] Wygrywa { $name }, wynik: { $points }; przy remisie decyduje piramida { $number }
}
sg-end-shared = Wspólna wygrana: { $names }
sg-line-pyramids = Piramidy
sg-line-torches = Pochodnie
sg-line-bonuses = Premie
sg-line-gems = Klejnoty
sg-line-skulls = Najgorsza czaszka
sg-line-total = Razem
sg-line-lowest = Remis: najniższy numer
sg-line-completed = Zbadane
sg-skull-count = { $count ->
    [one] { $count } czaszka
    [few] { $count } czaszki
    [many] { $count } czaszek
   *[other] { $count } czaszki
}

# Dlaczego bot by tak zrobił
silver-gold-reason-completes = Kończy badanie piramidy { $card }: { $points } pkt.
silver-gold-reason-bonus = { $colour ->
    [green] Daje zieloną premię { $points } pkt, zanim weźmie ją ktoś inny.
    [orange] Daje pomarańczową premię { $points } pkt, zanim weźmie ją ktoś inny.
   *[purple] Daje fioletową premię { $points } pkt, zanim weźmie ją ktoś inny.
}
silver-gold-reason-in-time = { $turns ->
    [0] W samą porę: to ostatnia karta ekspedycji.
    [one] W samą porę: została tylko { $turns } karta ekspedycji.
    [few] W samą porę: zostały tylko { $turns } karty ekspedycji.
    [many] W samą porę: zostało tylko { $turns } kart ekspedycji.
   *[other] W samą porę: zostało tylko { $turns } karty ekspedycji.
}
silver-gold-reason-pair = Czerwony i zielony klejnot tworzą parę: { $points } pkt.
silver-gold-reason-torch = Zdobywa pochodnię rundy { $round }.
silver-gold-reason-last-torch = Zdobywa pochodnię rundy { $round } ostatnią kartą rundy.
silver-gold-reason-potion = { $count ->
    [one] Eliksir zmazuje { $count } czaszkę.
    [few] Eliksir zmazuje { $count } czaszki.
    [many] Eliksir zmazuje { $count } czaszek.
   *[other] Eliksir zmazuje { $count } czaszki.
}
silver-gold-reason-extra = { $count ->
    [one] Czerwony krzyżyk daje dodatkowe pole.
    [few] Czerwone krzyżyki dają { $count } dodatkowe pola.
    [many] Czerwone krzyżyki dają { $count } dodatkowych pól.
   *[other] Czerwone krzyżyki dają { $count } dodatkowego pola.
}
silver-gold-reason-gem = Zdobywa klejnot, który może jeszcze mieć parę.
silver-gold-reason-no-skull = Omija czaszki.
silver-gold-reason-skull = Zbiera czaszki; najgorsza kosztuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
silver-gold-reason-within-one = Do grobowca piramidy { $card } wystarczy jeden kształt: { $squares ->
    [one] zostaje { $squares } pole
    [few] zostają { $squares } pola
    [many] zostaje { $squares } pól
   *[other] zostaje { $squares } pola
}.
silver-gold-reason-ready = Przy { $percent }% kształtów, które mogą przyjść, następna karta sięga grobowca.
silver-gold-reason-both-open = Zostawia obie karty otwarte na następne kształty.
silver-gold-reason-short = W piramidzie { $card } droga jest krótka: { $squares ->
    [one] { $squares } pole
    [few] { $squares } pola
    [many] { $squares } pól
   *[other] { $squares } pola
} do grobowca.
silver-gold-reason-colour = { $colour ->
    [green] Jeszcze jedna zielona piramida daje { $points } pkt, dopóki nie ma ich nikt inny.
    [orange] Jeszcze jedna pomarańczowa piramida daje { $points } pkt, dopóki nie ma ich nikt inny.
   *[purple] Jeszcze jedna fioletowa piramida daje { $points } pkt, dopóki nie ma ich nikt inny.
}
silver-gold-reason-pair-ahead = Piramida { $card } ma po drodze klejnot do pary.
silver-gold-reason-torch-ahead = Piramida { $card } ma po drodze pochodnię.
silver-gold-reason-potion-ahead = Piramida { $card } ma eliksir przeciw czaszkom.
silver-gold-reason-unseen = Żadna z odkrytych kart nie jest lepsza od karty z talii.
silver-gold-reason-only = Nic innego nie jest możliwe.

# Dlaczego czegoś nie można
silver-gold-game-over = Gra się skończyła; nic więcej nie można zrobić.
silver-gold-deal-first = Najpierw trzeba rozdać karty: poczekaj.
silver-gold-no-such-seat = Przy tym stole nie ma takiego miejsca.
silver-gold-not-your-turn = Teraz gra ktoś inny. Poczekaj na swoją kolej.
silver-gold-already-chosen = Twój wybór już jest: poczekaj na pozostałych.
silver-gold-keep-now = Nie teraz: najpierw zachowaj dwie karty.
silver-gold-mark-now = Nie teraz: najpierw skreśl kształt albo jedno pole.
silver-gold-extra-now = Nie teraz: najpierw skreśl dodatkowe pole za czerwony krzyżyk.
silver-gold-take-now = Nie teraz: najpierw weź odkrytą kartę albo kartę z talii.
silver-gold-pass-now = Nie masz karty: możesz tylko spasować.
silver-gold-not-dealt = Nie masz karty { $card }; zachowaj dwie z { $dealt }.
silver-gold-not-yours = Karta { $card } nie jest twoja; wybierz taką, która leży przed tobą.
silver-gold-not-the-shape = { $squares } to nie ten kształt; skreśl cały kształt, obrócony lub odbity, albo dokładnie jedno pole.
silver-gold-wall = { $square } piramidy { $card } to ściana; ścian się nie skreśla.
silver-gold-marked = { $square } piramidy { $card } jest już skreślone.
silver-gold-entrance-first = Pierwsze skreślenie w piramidzie { $card } musi obejmować wejście { $entrance }.
silver-gold-apart = { $squares } nie dotyka skreślonego pola piramidy { $card }; róg nie wystarczy.
silver-gold-completed = Piramida { $card } jest zbadana; w tej grze nie można na niej skreślać dodatkowych pól.
silver-gold-not-displayed = Karty { $card } nie ma wśród odkrytych.
silver-gold-draw-pile-empty = Talia jest pusta; weź odkrytą kartę.
silver-gold-nothing-due = Teraz nie ma nic do rozdania.
silver-gold-wrong-deal = { $given } nie pasuje; kolej na { $due }.
silver-gold-wrong-count = Kart rozdano { $given }, a potrzeba { $due }.
silver-gold-not-in-draw-pile = Karty { $card } nie ma w talii.
silver-gold-no-expedition = W tej rundzie nie ma już karty ekspedycji { $shape }.
