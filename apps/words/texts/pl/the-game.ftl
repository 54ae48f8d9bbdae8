tg-pile-up = Stos { $pile }, rosnący, na wierzchu { $top }.
tg-pile-down = Stos { $pile }, malejący, na wierzchu { $top }.
tg-pile-burns = Płonie: zakryj go w tej turze.
tg-pile-said = { $name }: { $phrase }.
tg-told-draw-pile = { $count ->
    [0] Stos dobierania jest pusty.
    [one] Jedna karta w stosie dobierania.
    [few] { $count } karty w stosie dobierania.
    [many] { $count } kart w stosie dobierania.
   *[other] { $count } karty w stosie dobierania.
}
tg-told-seat = { $count ->
    [one] { $name }: jedna karta.
    [few] { $name }: { $count } karty.
    [many] { $name }: { $count } kart.
   *[other] { $name }: { $count } karty.
}
tg-ask-keen = Jak chętnie zaczniesz?
tg-ask-place = { $count ->
    [one] Wyłóż co najmniej jedną kartę
    [few] Wyłóż co najmniej { $count } karty
    [many] Wyłóż co najmniej { $count } kart
   *[other] Wyłóż co najmniej { $count } karty
}
tg-ask-more = { $count ->
    [one] Wyłóż jeszcze jedną kartę
    [few] Wyłóż jeszcze { $count } karty
    [many] Wyłóż jeszcze { $count } kart
   *[other] Wyłóż jeszcze { $count } karty
}
tg-ask-free = Wykładaj dalej albo zakończ turę
tg-place = { $card } na { $pile }
tg-end-turn = Zakończ turę
tg-keen-0 = Raczej nie
tg-keen-1 = Jeśli trzeba
tg-keen-2 = Chętnie
tg-keen-3 = Dajcie mi zacząć
tg-keen-said = „{ $keen }”
tg-say-leave = Zostawcie ten stos
tg-say-nojump = Tu bez dużych skoków
tg-say-good = Ten stos mi pasuje
tg-say-here = Grajcie tu, jeśli możecie
tg-say-clear = Wycofaj sygnał
tg-say-about = { $pile }: { $phrase }
tg-say-cleared = { $pile }: sygnał wycofany
tg-news-drawn = { $count ->
    [one] Dobrano { $cards }.
    [few] Dobrano { $count } karty: { $cards }.
    [many] Dobrano { $count } kart: { $cards }.
   *[other] Dobrano { $count } karty: { $cards }.
}
tg-over-win = Wszystkie 98 kart wyłożono: wygrana!
tg-over-excellent = { $count ->
    [one] Została tylko jedna karta: znakomicie!
    [few] Zostały tylko { $count } karty: znakomicie!
    [many] Zostało tylko { $count } kart: znakomicie!
   *[other] Zostało tylko { $count } karty: znakomicie!
}
tg-over-left = { $count ->
    [one] Została jedna karta
    [few] Zostały { $count } karty
    [many] Zostało { $count } kart
   *[other] Zostało { $count } karty
}
tg-why-fire = Tura skończyła się, gdy na { $piles } jeszcze płonął ogień.
tg-why-stuck = Żadna karta już nie pasuje: w tej turze wyłożono { $placed }, a trzeba co najmniej { $minimum }.

# Why a bot would do it.
the-game-reason-wins = W ten sposób można jeszcze wyłożyć wszystkie karty.
the-game-reason-trick = Sztuczka wstecz: { $card } cofa { $pile } o dziesięć.
the-game-reason-covers = Zakrywa ogień na { $pile }.
the-game-reason-keeps-trick = { $card } zostaje na ręce do sztuczki wstecz na { $pile }.
the-game-reason-trick-out = Sztuczka wstecz na { $pile } pozostaje możliwa: karta { $card } jest wciąż nieznana.
the-game-reason-leaves = Zostawia { $pile } w spokoju; tak prosi { $seat }.
the-game-reason-against = Wbrew temu, o co prosi { $seat } w sprawie { $pile }.
the-game-reason-keeps-way = Zostawia otwartą drogę dla { $card }.
the-game-reason-saves-pair = Zachowuje { $low } i { $high }, odległe o dziesięć, na jeden stos.
the-game-reason-free = { $card } na { $pile } nie przeskakuje żadnej nieznanej karty.
the-game-reason-nearest = { $card } to najbliższa karta: o { $distance } od { $pile }.
the-game-reason-small-steps = Największy krok to tylko { $distance }.
the-game-reason-more = { $count ->
    [one] Jedna karta ponad minimum, bo prawie nic nie kosztuje.
    [few] { $count } karty ponad minimum, bo prawie nic nie kosztują.
    [many] { $count } kart ponad minimum, bo prawie nic nie kosztują.
   *[other] { $count } karty ponad minimum, bo prawie nic nie kosztują.
}
the-game-reason-stops = Poprzestaje na minimum, a resztę zachowuje na później.
the-game-reason-enough = Kończy turę: kolejna karta kosztowałaby więcej, niż by dała.
the-game-reason-only = { nothing-else }
the-game-reason-starts-well = Na ręce są tanie karty na początek.
the-game-reason-starts-badly = Na ręce nie ma tanich kart na początek.

# Why something can’t be done.
the-game-game-over = { table-over }
the-game-no-such-seat = { table-unknown-seat }
the-game-deal-first = { deal-first }
the-game-keen-first = Najpierw wszyscy mówią, jak chętnie zaczną.
the-game-already-chosen = To miejsce już odpowiedziało.
the-game-started = { table-started }
the-game-not-your-turn = { not-your-turn }
the-game-not-in-hand = Nie masz na ręce karty { $card }.
the-game-does-not-fit-ascending = { $card } nie pasuje na { $pile }: na wierzchu jest { $top }. Połóż wyższą kartę albo niższą dokładnie o dziesięć.
the-game-does-not-fit-descending = { $card } nie pasuje na { $pile }: na wierzchu jest { $top }. Połóż niższą kartę albo wyższą dokładnie o dziesięć.
the-game-too-few = Zanim zakończysz turę, wyłóż więcej kart: wyłożono { $placed }, a trzeba co najmniej { $minimum }.
the-game-nothing-due = { nothing-due }
the-game-wrong-count = { wrong-count }
the-game-not-in-draw-pile = Karty { $card } nie ma w stosie dobierania.
the-game-wrong-seat = { wrong-seat }
