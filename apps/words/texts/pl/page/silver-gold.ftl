# Silver & Gold: Pyramids. Kolory przychodzą jako green, orange, purple; pola jako a1 do e5.

# Karty, pola, kształty
sg-square = { $square }, { $content }
sg-square-open = { $square }, { $content }, można skreślić
sg-square-chosen = { $square }, { $content }, wybrane
sg-square-marked = { $square }, { $content }, skreślone
sg-shape-used = { $shape }, karta już użyta
sg-shape-now = { $shape }, teraz w grze
sg-shape-to-come = { $shape }, może jeszcze przyjść
sg-expedition = Karta ekspedycji: { $shape }. Pokaż karty tej rundy

# Co zrobić
sg-ask-one = Skreśl jedno pole
sg-mark-i2 = Skreśl 2 w linii
sg-mark-i3 = Skreśl 3 w linii
sg-mark-v3 = Skreśl narożnik
sg-mark-t4 = Skreśl kształt T
sg-mark-l4 = Skreśl kształt L
sg-mark-o4 = Skreśl kwadrat
sg-takes = { $name } bierze nową kartę
sg-help-keep = Wybierz dwie. Pozostałe wracają do talii.
sg-help-mark = Dotknij pola; dotknij znów, by obrócić.
sg-help-single = Pola z kropką można skreślić.
sg-help-no-fit = Kształt nigdzie nie pasuje. Skreśl jedno pole.
sg-help-place = Najpierw wybierz, gdzie skreślić.
sg-help-take = Weź jedną z odkrytych albo zakrytą z talii.
sg-help-sealed = Twój wybór jest ukryty, dopóki nie wybiorą wszyscy.

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
sg-do-take-any = Weź

# Runda, odkryte karty
sg-round = Runda { $round } z { $rounds }
sg-round-short = R{ $round }
sg-card-of = Karta ekspedycji { $card } z { $cards }
sg-this-round = Ta runda
sg-cards-left = { $count ->
    [0] Wszystkie są już użyte.
    [one] Została jedna i pozostanie zakryta.
    [few] Zostały { $count }, a jedna z nich pozostanie zakryta.
    [many] Zostało { $count }, a jedna z nich pozostanie zakryta.
   *[other] Zostało { $count }, a jedna z nich pozostanie zakryta.
}
sg-display = Odkryte
sg-display-help = Po zbadaniu piramidy bierzesz jedną z tych kart albo wierzchnią z talii.
sg-in-pile = { $count } w talii
sg-from-pile = Wierzch talii, zakryty
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
sg-gain-gems = +{ $points } za klejnoty
sg-gain-potion = +{ $points } eliksir
sg-gain-extra = { $count ->
    [one] +1 pole
    [few] +{ $count } pola
    [many] +{ $count } pól
   *[other] +{ $count } pola
}
sg-loss-skull = −{ $points }: { sg-nth } czaszka

# Co się mówi
sg-said-place = Piramida { $number }: { $squares }.
sg-news-own = Ty: { $action }.
sg-news-complete = { $colour ->
    [green] Piramida { $number } (zielona) zbadana.
    [orange] Piramida { $number } (pomarańczowa) zbadana.
   *[purple] Piramida { $number } (fioletowa) zbadana.
}
sg-news-sealed = Twój wybór jest gotowy.
sg-news-chosen = { $name }: wybór gotowy.
sg-news-own-back = Cofnięto.
sg-news-back = { $name } cofa wybór.
sg-news-hand = Twoje cztery karty: { $cards }.
sg-news-display = Odkryte karty: { $cards }.
sg-event-completed = { $you ->
    [yes] { $colour ->
        [green] Piramida { $number } zbadana: twoja { sg-nth } zielona.
        [orange] Piramida { $number } zbadana: twoja { sg-nth } pomarańczowa.
       *[purple] Piramida { $number } zbadana: twoja { sg-nth } fioletowa.
    }
   *[no] { $colour ->
        [green] { $name }: piramida { $number } zbadana, { sg-nth } zielona.
        [orange] { $name }: piramida { $number } zbadana, { sg-nth } pomarańczowa.
       *[purple] { $name }: piramida { $number } zbadana, { sg-nth } fioletowa.
    }
}
sg-told-round = Runda { $round } z 4, karta ekspedycji { $card } z 7.
sg-told-expedition = W grze: { $shape }.

# Podpowiedzi
sg-hint-points = Szansa na wygraną: { $win }%; o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} lepiej niż przy drugim najlepszym wyborze.
sg-hint-equal = Szansa na wygraną: { $win }%; inne wybory są równie dobre.

# Koniec
sg-end-most = { $you ->
    [yes] Wygrywasz: { $points } pkt
   *[no] Wygrywa { $name }: { $points } pkt
}
sg-end-lowest = { $you ->
    [yes] Wygrywasz: { $points } pkt, a remis rozstrzyga piramida { $number }
   *[no] Wygrywa { $name }: { $points } pkt, a remis rozstrzyga piramida { $number }
}
sg-end-shared = Wspólna wygrana: { $names }
sg-line-lowest = Remis: najniższy numer
sg-line-completed = Zbadane
sg-skull-count = { $count ->
    [one] { $count } czaszka
    [few] { $count } czaszki
    [many] { $count } czaszek
   *[other] { $count } czaszki
}
sg-nth = { $nth }.
