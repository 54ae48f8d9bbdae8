tg-welcome = Razem wyłóżcie wszystkie karty od 2 do 99 na cztery stosy.
tg-ascending = { $pile } rosnący, na wierzchu { $top }
tg-descending = { $pile } malejący, na wierzchu { $top }
tg-burning = , płonie: przykryj go w tej turze
tg-fire = , karta ognia
tg-signal = ; miejsce { $seat }: { $phrase }
tg-draw-pile = { $count ->
    [0] Talia jest pusta.
    [one] Talia: { $count } karta
    [few] Talia: { $count } karty
   *[other] Talia: { $count } kart
}
tg-others = { $count ->
    [one] Miejsce { $seat }: { $count } karta
    [few] Miejsce { $seat }: { $count } karty
   *[other] Miejsce { $seat }: { $count } kart
}
tg-hand = Twoja ręka: { $cards }
tg-left = { $count ->
    [one] Zostaje do wyłożenia { $count } karta
    [few] Zostają do wyłożenia { $count } karty
   *[other] Zostaje do wyłożenia { $count } kart
}
tg-placed = Wyłożone: { $cards }
tg-placed-hidden = Przy tym stole nie widać, co wyłożono.
tg-unseen = W talii albo na innych rękach: { $cards }

tg-ask-keen = Jak bardzo chcesz zacząć?
tg-ask-place = { $count ->
    [one] Twoja tura: wyłóż co najmniej { $count } kartę.
    [few] Twoja tura: wyłóż co najmniej { $count } karty.
   *[other] Twoja tura: wyłóż co najmniej { $count } kart.
}
tg-ask-more = Twoja tura: wyłóż więcej kart albo ją zakończ.

tg-label-card = { $card } na
tg-label = { $pile } ({ $step })
tg-label-back = { $pile } ({ $step }, sztuczka wstecz)
tg-place = { $card } na { $pile }
tg-end = koniec tury
tg-say = o { $pile }: { $phrase }
tg-keen-0 = wolę nie zaczynać
tg-keen-1 = zacznę, jeśli trzeba
tg-keen-2 = chętnie zacznę
tg-keen-3 = dajcie mi zacząć
tg-leave = zostawcie ten stos
tg-nojump = bez dużego skoku tutaj
tg-good = ten stos mi pasuje
tg-here = grajcie tutaj, jeśli możecie
tg-clear = nic więcej o nim

tg-you-drew = Dobierasz: { $cards }
tg-seat-drew = { $count ->
    [one] Miejsce { $seat } dobiera { $count } kartę.
    [few] Miejsce { $seat } dobiera { $count } karty.
   *[other] Miejsce { $seat } dobiera { $count } kart.
}

tg-why-keen = TG-6: zaczyna miejsce, które chce najbardziej; przy remisie to o najniższym numerze. Wszyscy odpowiadają jednocześnie.
tg-why-say = TG-18: słyszą to wszyscy, o każdej porze; dokładnych liczb nie mówi się nigdy.
tg-why-up = TG-7: na stos rosnący pasuje każda wyższa karta; idzie z { $top } na { $card }.
tg-why-down = TG-8: na stos malejący pasuje każda niższa karta; idzie z { $top } na { $card }.
tg-why-back = TG-9, sztuczka wstecz: dokładnie 10 pod prąd; stos wraca z { $top } na { $card }.
tg-why-cover = TG-22: przykrywa kartę ognia na tym stosie.
tg-why-fire = TG-22: karta ognia; jeśli na końcu twojej tury leży na wierzchu, musi ją przykryć następna osoba.
tg-why-minimum = { $count ->
    [one] TG-11: potem trzeba w tej turze wyłożyć jeszcze co najmniej { $count } kartę.
    [few] TG-11: potem trzeba w tej turze wyłożyć jeszcze co najmniej { $count } karty.
   *[other] TG-11: potem trzeba w tej turze wyłożyć jeszcze co najmniej { $count } kart.
}
tg-why-end = { $count ->
    [one] TG-12: dobierasz { $count } kartę, potem gra następne miejsce.
    [few] TG-12: dobierasz { $count } karty, potem gra następne miejsce.
   *[other] TG-12: dobierasz { $count } kart, potem gra następne miejsce.
}
tg-why-end-empty = TG-13: talia jest pusta, nikt nie dobiera; gra następne miejsce.
tg-why-lost = TG-22: gra byłaby przegrana, bo wciąż płonie: { $piles }.

tg-help-say = By powiedzieć innym coś o stosie, tu A1, o każdej porze:
tg-help-bots = Co mają na myśli komputery i jak rozumieją ciebie. Karty przed stosem, które jeszcze nie zostały wyłożone: jego sztuczka wstecz, potem karty w jego kierunku, od najbliższej. leave: mam co najmniej jedną z pierwszych trzech. nojump: mam co najmniej jedną z trzech następnych. here: nie mam żadnej z tych sześciu. good i milczenie niczego nie stwierdzają.
tg-help-show = show: które karty wyłożono, a których nie.

tg-won = Wszystkie 98 kart wyłożone: wygraliście!
tg-excellent = { $count ->
    [one] Została { $count } karta: znakomity wynik.
    [few] Zostały { $count } karty: znakomity wynik.
   *[other] Zostało { $count } kart: znakomity wynik.
}
tg-burnt = { $count ->
    [one] Karta ognia nie została przykryta: została { $count } karta.
    [few] Karta ognia nie została przykryta: zostały { $count } karty.
   *[other] Karta ognia nie została przykryta: zostało { $count } kart.
}
tg-lost = { $count ->
    [one] Dalej się nie da: została { $count } karta.
    [few] Dalej się nie da: zostały { $count } karty.
   *[other] Dalej się nie da: zostało { $count } kart.
}

the-game-game-over = Gra jest skończona.
the-game-no-such-seat = Przy tym stole nie ma miejsca { $seat }.
the-game-deal-first = Najpierw trzeba rozdać karty.
the-game-keen-first = Najpierw każde miejsce mówi, jak bardzo chce zacząć.
the-game-already-chosen = Miejsce { $seat } już powiedziało, jak bardzo chce zacząć.
the-game-started = Gra już się zaczęła.
the-game-not-your-turn = To tura miejsca { $turn }.
the-game-not-in-hand = Karty { $card } nie ma na twojej ręce.
the-game-does-not-fit-ascending = { $card } nie pasuje na { $pile }, gdzie na wierzchu jest { $top }: wyłóż wyższą kartę albo dokładnie o 10 niższą.
the-game-does-not-fit-descending = { $card } nie pasuje na { $pile }, gdzie na wierzchu jest { $top }: wyłóż niższą kartę albo dokładnie o 10 wyższą.
the-game-too-few = { $minimum ->
    [one] Wyłóż co najmniej { $minimum } kartę, zanim zakończysz turę; dotąd: { $placed }.
    [few] Wyłóż co najmniej { $minimum } karty, zanim zakończysz turę; dotąd: { $placed }.
   *[other] Wyłóż co najmniej { $minimum } kart, zanim zakończysz turę; dotąd: { $placed }.
}
the-game-nothing-due = Teraz nie rozdaje się kart.
the-game-wrong-seat = Karty dostaje miejsce { $due }, nie miejsce { $given }.
the-game-wrong-count = { $due ->
    [one] Trzeba rozdać { $due } kartę, nie { $given }.
    [few] Trzeba rozdać { $due } karty, nie { $given }.
   *[other] Trzeba rozdać { $due } kart, nie { $given }.
}
the-game-not-in-draw-pile = Karty { $card } nie ma w talii.
