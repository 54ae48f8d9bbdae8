# The Game. Piles are called A1, A2 (ascending), D1, D2 (descending) in every language, as in records.

# What is asked
tg-ask-only = Możliwe tylko: { $action }
tg-ask-cover = Zakryj { $piles }, inaczej gra jest przegrana
tg-ask-nothing = Nic innego nie pasuje: zakończ turę
tg-ask-burnt = Nic nie pasuje, a na { $piles } płonie ogień
tg-ask-turn = Karty wykłada { $name }
tg-ask-refill = Karty dobiera { $name }

# Seats
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
tg-pile-answer = { $card }: { $what }.

# The hand and what is done with it
tg-card = { $card }
tg-card-trick = { $card }, możliwe dziesięć wstecz
tg-card-no = { $card }, nigdzie nie pasuje
tg-end-lose = Zakończ i przegraj
tg-end-again = Naciśnij znów, by przegrać
tg-end-short = { $count ->
    [one] Najpierw wyłóż jeszcze jedną kartę.
    [few] Najpierw wyłóż jeszcze { $count } karty.
    [many] Najpierw wyłóż jeszcze { $count } kart.
   *[other] Najpierw wyłóż jeszcze { $count } karty.
}

# Who starts
tg-keen-why = Obejrzyj swoje karty. Zaczyna ten, kto chce najbardziej. Odpowiedzi są ukryte, dopóki nie odpowiedzą wszyscy.
tg-keen-sealed = Twoja odpowiedź jest ukryta, dopóki nie odpowiedzą wszyscy.
tg-keen-of = { $name }: „{ $keen }”.

# Signals
tg-talk = Wyślij sygnał
tg-talk-pile = Sygnał o stosie { $pile }
tg-said-leave = zostawcie
tg-said-nojump = małe skoki
tg-said-good = pasuje mi
tg-said-here = grajcie tu

# Beside the board
tg-more = Wyłożone karty i ostatnie tury
tg-out-legend = Przekreślone: wyłożone. W ramce: na twojej ręce.
tg-out-legend-all = Przekreślone: wyłożone.
tg-out-told = Ani wyłożone, ani na twojej ręce: { $cards }.
tg-options = Ten stół
tg-option-three = Co najmniej trzy karty w turze, dopóki jest co dobierać
tg-option-small = O jedną kartę mniej na ręce
tg-option-fire = On Fire: kartę ognia na wierzchu trzeba zakryć do końca następnej tury
tg-option-played = Widać tylko wierzchy stosów
tg-key-pile = Połóż ją na A1, A2, D1, D2
tg-key-talk = Sygnał: potem stos, potem zdanie

# A bot's advice
tg-hint-left = Średnio zostanie kart: { $left }.
tg-hint-left-even = Średnio zostanie kart: { $left }. Drugi najlepszy wybór jest mniej więcej równie dobry.
tg-hint-left-next = Średnio zostanie kart: { $left }; przy drugim najlepszym wyborze { $next }.

# For those who listen
tg-told-pile = { $pile }, { $top }: { $what }.
tg-told-puts-out = gasi ogień
tg-told-no-fit = { $card } nie pasuje na { $pile }.
tg-told-warned = Jakiś stos jeszcze płonie: jeśli teraz zakończysz turę, gra jest przegrana. Naciśnij jeszcze raz, by ją zakończyć.
tg-told-burning = Płonie: { $piles }.
tg-told-burns = Stos { $pile } płonie, { $top }: zakryj go w tej turze.
tg-told-asked = { $asked }.
tg-news-chosen = { $name }: jest odpowiedź.

# The end
tg-over-placed = Wyłożone karty: { $count } z { $all }
tg-over-table = Niewyłożone karty
tg-over-where = Gdzie
tg-over-cards = Które
tg-over-sum = Razem zostało
tg-over-unplaced = Na rękach innych i w stosie dobierania: { $cards }.
tg-why-placed = Nie została żadna karta, ani na ręce, ani w stosie dobierania.
tg-grades = Oceny
tg-grade-win = Drużyna wygrywa
tg-grade-excellent = Znakomity wynik
tg-grade-other = Stać was na więcej
