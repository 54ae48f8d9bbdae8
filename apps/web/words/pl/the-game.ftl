# The Game. Piles are called A1, A2 (ascending), D1, D2 (descending) in every language, as in records.

# What is asked
tg-ask-deal = Trwa rozdawanie kart
tg-ask-keen = Jak chętnie zaczniesz?
tg-ask-others = Czekamy na: { $names }
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
tg-ask-only = Możliwe jest tylko: { $action }
tg-ask-cover = Zakryj { $piles }, inaczej gra jest przegrana
tg-ask-nothing = Nic już nie pasuje: zakończ turę
tg-ask-burnt = Nic nie pasuje, a na { $piles } płonie ogień
tg-ask-free = Wykładaj dalej albo zakończ turę
tg-ask-turn = Karty wykłada { $name }
tg-ask-refill = Karty dobiera { $name }
tg-ask-over = Koniec gry

# Seats
tg-you = Ty
tg-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
tg-seat-placed = wyłożone: { $placed } z { $minimum }
tg-seat-more = wyłożone: { $placed }
tg-seat-chosen = jest odpowiedź
tg-seat-out = bez kart

# Piles
tg-to-draw = { $count } w stosie
tg-draw-pile = Stos dobierania
tg-from-1 = od 1
tg-from-100 = od 100
tg-jump = skok o { $distance }
tg-trick = dziesięć wstecz
tg-no-fit = nie pasuje
tg-cover = zakryj
tg-burns-next = zapłonie
tg-pile-up = Stos { $pile }, rosnący, na wierzchu { $top }.
tg-pile-down = Stos { $pile }, malejący, na wierzchu { $top }.
tg-pile-burns = Płonie: zakryj go w tej turze.
tg-pile-said = { $name }: { $phrase }.
tg-pile-answer = { $card }: { $what }.

# The hand and what is done with it
tg-hand = Twoja ręka
tg-card = { $card }
tg-card-trick = { $card }, możliwe dziesięć wstecz
tg-card-no = { $card }, nigdzie nie pasuje
tg-place = { $card } na { $pile }
tg-end-turn = Zakończ turę
tg-end-lose = Zakończ i przegraj
tg-end-again = Jeszcze raz: przegrana
tg-end-short = { $count ->
    [one] Najpierw wyłóż jeszcze jedną kartę.
    [few] Najpierw wyłóż jeszcze { $count } karty.
    [many] Najpierw wyłóż jeszcze { $count } kart.
   *[other] Najpierw wyłóż jeszcze { $count } karty.
}
tg-end-waits = To nie twoja tura.
tg-nothing-back = Nie ma czego cofnąć

# Who starts
tg-keen-why = Obejrzyj swoje karty. Zaczyna ten, kto najbardziej chce; odpowiedzi odkrywa się razem.
tg-keen-sealed = Twoja odpowiedź jest zakryta, dopóki nie odpowiedzą wszyscy.
tg-keen-0 = Raczej nie
tg-keen-1 = Jeśli trzeba
tg-keen-2 = Chętnie
tg-keen-3 = Dajcie mi zacząć
tg-keen-said = „{ $keen }”
tg-keen-of = { $name }: „{ $keen }”.
tg-you-start = Zaczynasz.

# Signals
tg-talk = Powiedz coś o stosie
tg-talk-pile = O stosie { $pile }
tg-say-leave = Zostawcie ten stos
tg-say-nojump = Tu bez dużych skoków
tg-say-good = Ten stos mi pasuje
tg-say-here = Grajcie tu, jeśli możecie
tg-say-clear = Wycofuję to
tg-say-about = { $pile }: { $phrase }
tg-say-cleared = { $pile }: sygnał wycofany
tg-said-leave = zostawcie
tg-said-nojump = małe skoki
tg-said-good = pasuje mi
tg-said-here = grajcie tu

# Beside the board
tg-more = Wyłożone karty i ostatnie tury
tg-out = Jeszcze w grze
tg-out-legend = Przekreślone: wyłożone. W ramce: na twojej ręce.
tg-out-legend-all = Przekreślone: wyłożone.
tg-out-told = Ani wyłożone, ani na twojej ręce: { $cards }.
tg-last = Ostatnie tury
tg-last-none = Odkąd tu jesteś, nic się nie wydarzyło.
tg-options = Ten stół
tg-option-three = Co najmniej trzy karty w turze, dopóki jest co dobierać.
tg-option-small = O jedną kartę mniej na ręce.
tg-option-fire = On Fire: kartę ognia na wierzchu trzeba zakryć do końca następnej tury.
tg-option-played = Odkryte są tylko wierzchy stosów.
tg-key-pile = Połóż ją na A1, A2, D1, D2
tg-key-talk = Sygnał: potem stos, potem zdanie

# A bot's advice
tg-hint-thinking = Myśli…
tg-hint-win = Szansa na wygraną: { $win }%.
tg-hint-win-next = Szansa na wygraną: { $win }%; przy drugim najlepszym wyborze { $next }%.
tg-hint-left = Kart prawdopodobnie zostanie: { $left }.
tg-hint-left-even = Kart prawdopodobnie zostanie: { $left }; drugi najlepszy wybór jest mniej więcej równie dobry.
tg-hint-left-next = Kart prawdopodobnie zostanie: { $left }; przy drugim najlepszym wyborze { $next }.

# For those who listen
tg-in-words = Stół opisany słowami
tg-told-chosen = Wybrano { $card }.
tg-told-pile = { $pile }, { $top }: { $what }.
tg-told-puts-out = gasi ogień
tg-told-no-fit = { $card } nie pasuje na { $pile }.
tg-told-warned = Jakiś stos jeszcze płonie: jeśli teraz zakończysz turę, gra jest przegrana. Naciśnij jeszcze raz, jeśli tego chcesz.
tg-told-burning = Płonie: { $piles }.
tg-told-burns = Stos { $pile } płonie, { $top }: zakryj go w tej turze.
tg-told-undrawn = { $count ->
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
tg-told-hand = Twoja ręka: { $cards }.
tg-told-asked = { $asked }.
tg-news-did = { $name }: { $action }.
tg-news-chosen = { $name }: jest odpowiedź.
tg-news-drawn = { $count ->
    [one] Dobrano { $cards }.
    [few] Dobrano { $count } karty: { $cards }.
    [many] Dobrano { $count } kart: { $cards }.
   *[other] Dobrano { $count } karty: { $cards }.
}
tg-news-starts = Zaczyna { $name }.

# The end
tg-over-win = Wszystkie 98 kart wyłożone: wygrana!
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
tg-over-placed = Wyłożone karty: { $count } z { $all }
tg-over-table = Karty niewyłożone
tg-over-where = Gdzie
tg-over-count = Karty
tg-over-cards = Które
tg-over-sum = Razem zostało
tg-over-unplaced = Na rękach innych i w stosie dobierania: { $cards }.
tg-why-placed = Nie została ani jedna karta, ani na ręce, ani w stosie dobierania.
tg-why-fire = Tura skończyła się, gdy na { $piles } jeszcze płonął ogień.
tg-why-stuck = Żadna karta już nie pasowała: w tej turze wyłożono { $placed }, a trzeba co najmniej { $minimum }.
tg-grades = Ile wart jest wynik
tg-grade-win = Drużyna wygrywa
tg-grade-excellent = Znakomity wynik
tg-grade-other = Stać was na więcej: spróbujcie jeszcze raz

# Why a bot would do it
the-game-reason-wins = W ten sposób można jeszcze wyłożyć wszystkie karty.
the-game-reason-trick = Sztuczka wstecz: { $card } cofa { $pile } o dziesięć.
the-game-reason-covers = Zakrywa ogień na { $pile }.
the-game-reason-keeps-trick = { $card } zostaje na ręce do sztuczki wstecz na { $pile }.
the-game-reason-trick-out = Sztuczka wstecz na { $pile } pozostaje możliwa: { $card } jest jeszcze w grze.
the-game-reason-leaves = Zostawia { $pile } w spokoju; tak prosi { $seat }.
the-game-reason-against = Wbrew temu, o co prosi { $seat } w sprawie { $pile }.
the-game-reason-keeps-way = Zostawia otwartą drogę dla { $card }.
the-game-reason-saves-pair = Zachowuje { $low } i { $high }, odległe o dziesięć, na jeden stos.
the-game-reason-free = { $card } na { $pile } nie przeskakuje żadnej karty, która jest jeszcze w grze.
the-game-reason-nearest = { $card } to najbliższa karta ze wszystkich: { $distance } od { $pile }.
the-game-reason-small-steps = Największy krok to tylko { $distance }.
the-game-reason-more = { $count ->
    [one] Jedna karta ponad minimum, bo prawie nic nie kosztuje.
    [few] { $count } karty ponad minimum, bo prawie nic nie kosztują.
    [many] { $count } kart ponad minimum, bo prawie nic nie kosztują.
   *[other] { $count } karty ponad minimum, bo prawie nic nie kosztują.
}
the-game-reason-stops = Poprzestaje na minimum, a resztę zachowuje na lepsze czasy.
the-game-reason-enough = Kończy turę: kolejna karta kosztowałaby więcej, niż daje.
the-game-reason-only = Nic innego nie jest możliwe.
the-game-reason-starts-well = Na ręce są tanie karty na początek.
the-game-reason-starts-badly = Na ręce nie ma tanich kart na początek.

# Why something can't be done
the-game-game-over = Gra się skończyła.
the-game-no-such-seat = Przy tym stole nie ma takiego miejsca.
the-game-deal-first = Najpierw trzeba rozdać karty.
the-game-keen-first = Najpierw wszyscy mówią, jak chętnie zaczną.
the-game-already-chosen = To miejsce już odpowiedziało.
the-game-started = Gra już się zaczęła.
the-game-not-your-turn = To nie twoja tura.
the-game-not-in-hand = Nie masz na ręce karty { $card }.
the-game-does-not-fit-ascending = { $card } nie pasuje na { $pile }, na wierzchu jest { $top }: połóż wyższą kartę albo niższą dokładnie o dziesięć.
the-game-does-not-fit-descending = { $card } nie pasuje na { $pile }, na wierzchu jest { $top }: połóż niższą kartę albo wyższą dokładnie o dziesięć.
the-game-too-few = Karty wyłożone w tej turze: { $placed }. Minimum to { $minimum }.
the-game-nothing-due = Teraz nie rozdaje się kart.
the-game-wrong-seat = Te karty są dla innego miejsca.
the-game-wrong-count = Kart do rozdania: { $due }, nie { $given }.
the-game-not-in-draw-pile = Karty { $card } nie ma w stosie dobierania.
