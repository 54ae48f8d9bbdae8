py-welcome = Kończ piramidy: piętra jednego koloru, każde o 1 lub 2 kamienie mniejsze od tego pod spodem, i kamień szczytowy.
py-pile = { $count ->
    [0] Talia jest pusta.
    [one] Talia: { $count } karta
    [few] Talia: { $count } karty
   *[other] Talia: { $count } kart
}
py-you = { $points ->
    [one] Ty: { $points } punkt
    [few] Ty: { $points } punkty
   *[other] Ty: { $points } punktów
}
py-seat = Miejsce { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[other] { $count } kart na ręce
}
py-colour = { $colour ->
    [red] czerwona
    [yellow] żółta
    [green] zielona
   *[blue] niebieska
}
py-open-ones = otwarte: { $pyramids }
py-complete-ones = ukończone: { $pyramids }
py-open = { $number }. { py-colour } { $floors }
py-complete = { $number }. { py-colour } { $floors }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
py-great = { $number }. { py-colour } { $floors }, Wielka Piramida, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
py-hand = Twoja ręka: { $cards }
py-floor = { py-colour } { $stones }
py-top = { $colour ->
    [red] czerwony
    [yellow] żółty
    [green] zielony
   *[blue] niebieski
} kamień szczytowy
py-discards = Odrzucone: { $cards }
py-unseen = W talii albo na innych rękach: { $cards }

py-ask-play = { $count ->
    [0] Zagrane są cztery karty: zakończ turę.
    [one] Zagraj jeszcze { $count } kartę albo zakończ turę.
    [few] Zagraj do { $count } kart albo zakończ turę.
   *[other] Zagraj do { $count } kart albo zakończ turę.
}
py-ask-last = Ostatnia runda: zagraj, ile kart chcesz, potem zakończ.
py-ask-discard = Za dużo kart na ręce: które odrzucasz?

py-label-swap = Wymiana
py-label-discard = Odrzucenie
py-new-you = nowa przed tobą
py-new-seat = nowa przed miejscem { $seat }
py-on-you = na twoją piramidę { $number }
py-on-seat = na piramidę { $number } miejsca { $seat }
py-swap = wymiana: { $cards }
py-end = koniec tury
py-discard = odrzucone: { $cards }

py-you-deal = Ty rozdajesz.
py-seat-deals = Rozdaje miejsce { $seat }.
py-you-drew = Dobierasz: { $cards }
py-seat-drew = { $count ->
    [one] Miejsce { $seat } dobiera { $count } kartę.
    [few] Miejsce { $seat } dobiera { $count } karty.
   *[other] Miejsce { $seat } dobiera { $count } kart.
}

py-why-swap = { $count ->
    [one] PY-5: dobierasz za niego { $count } kartę; nie liczy się to jako zagranie.
    [few] PY-5: dobierasz za nie { $count } karty; nie liczy się to jako zagranie.
   *[other] PY-5: dobierasz za nie { $count } kart; nie liczy się to jako zagranie.
}
py-why-start = PY-8: piętro dowolnej wielkości może zacząć piramidę przed dowolną osobą.
py-why-floor = PY-9, PY-10: ten sam kolor, o 1 lub 2 kamienie mniej niż piętro pod spodem.
py-why-top = PY-11, PY-12: kamień szczytowy kładzie się na 2 lub 3 kamieniach; kończy piramidę, która już się nie zmieni.
py-why-yours = PY-13: stoi przed tobą, więc liczy się dla ciebie.
py-why-theirs = PY-13: liczy się dla miejsca { $seat }, bo tam stoi.
py-why-great = PY-17: ponad 10 kamieni: Wielka Piramida, która ukończona liczy się podwójnie.
py-why-end = PY-6, PY-7: w tej turze już nie grasz; mając ponad pięć kart na ręce, potem odrzucasz nadmiar.
py-why-discard = PY-7: poza grę, na oczach wszystkich.

py-help-cards = Karty to r y g b (czerwona, żółta, zielona, niebieska) i liczba kamieni albo T, czyli kamień szczytowy; potem @, miejsce, a po kropce piramida.
py-help-show = show: wszystkie odrzucone karty i te, których nie było jeszcze widać.
py-complete-count = { $count ->
    [one] { $count } ukończona piramida
    [few] { $count } ukończone piramidy
   *[other] { $count } ukończonych piramid
}

pyramids-game-over = Gra jest skończona.
pyramids-not-your-turn = To tura miejsca { $turn }.
pyramids-deal-first = Trwa rozdawanie; wybierz, gdy karty już będą.
pyramids-no-exchange-now = Kamienie szczytowe wymienia się raz w turze, przed zagraniem pierwszej karty i dopóki w talii są karty.
pyramids-nothing-to-exchange = Podaj kamienie szczytowe do wymiany, na przykład swap rT.
pyramids-not-a-top-stone = { $card } to nie kamień szczytowy; wymienia się tylko takie.
pyramids-draw-pile-too-small = { $draw_pile ->
    [one] W talii jest tylko { $draw_pile } karta, nie { $given }; wymień mniej.
    [few] W talii są tylko { $draw_pile } karty, nie { $given }; wymień mniej.
   *[other] W talii jest tylko { $draw_pile } kart, nie { $given }; wymień mniej.
}
pyramids-not-in-hand = Karty { $card } nie ma na twojej ręce, albo nie tyle.
pyramids-no-such-seat = Przy tym stole nie ma miejsca { $seat }.
pyramids-no-such-pyramid = Miejsce { $seat } nie ma piramidy { $number }; dotąd ma ich { $started }.
pyramids-no-plays-left = Cztery karty są zagrane: zakończ turę.
pyramids-top-stone-starts-nothing = { $card } to kamień szczytowy i nie może zacząć piramidy.
pyramids-other-colour = { $card } nie pasuje na tę piramidę ({ py-colour }): piramida ma jeden kolor.
pyramids-floor-does-not-fit = { $card } nie pasuje na piętro z { $below }: piętro ma o 1 lub 2 kamienie mniej niż to pod spodem.
pyramids-top-stone-too-early = { $card } nie pasuje na piętro z { $below }: kamień szczytowy kładzie się na 2 lub 3 kamieniach.
pyramids-complete = Piramida { $number } miejsca { $seat } jest ukończona i już się nie zmieni.
pyramids-discard-first = { $surplus ->
    [one] Najpierw odrzuć { $surplus } kartę.
    [few] Najpierw odrzuć { $surplus } karty.
   *[other] Najpierw odrzuć { $surplus } kart.
}
pyramids-nothing-to-discard = Karty odrzuca się dopiero po końcu tury i tylko mając ponad pięć na ręce.
pyramids-wrong-surplus = { $surplus ->
    [one] Trzeba odrzucić dokładnie { $surplus } kartę, nie { $given }.
    [few] Trzeba odrzucić dokładnie { $surplus } karty, nie { $given }.
   *[other] Trzeba odrzucić dokładnie { $surplus } kart, nie { $given }.
}
pyramids-nothing-due = Teraz nic się nie rozdaje.
pyramids-wrong-deal = Nie to teraz kolej rozdać, lecz „{ $due }”.
pyramids-wrong-seat = Karty dostaje miejsce { $due }, nie miejsce { $given }.
pyramids-wrong-count = { $due ->
    [one] Trzeba rozdać { $due } kartę, nie { $given }.
    [few] Trzeba rozdać { $due } karty, nie { $given }.
   *[other] Trzeba rozdać { $due } kart, nie { $given }.
}
pyramids-not-in-draw-pile = Karty { $card } nie ma w talii, albo nie tyle.
