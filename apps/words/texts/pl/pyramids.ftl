py-colour = { $colour ->
    [r] czerwona
    [y] żółta
    [g] zielona
   *[b] niebieska
}
py-floor = { py-colour } { $stones }
py-top = { $colour ->
    [r] czerwony
    [y] żółty
    [g] zielony
   *[b] niebieski
} szczyt
py-pyramid = { py-colour } piramida { $floors }
py-state-open = { $stones ->
    [one] { $stones } kamień
    [few] { $stones } kamienie
    [many] { $stones } kamieni
   *[other] { $stones } kamienia
}, otwarta
py-state-open-great = { $stones ->
    [one] { $stones } kamień
    [few] { $stones } kamienie
    [many] { $stones } kamieni
   *[other] { $stones } kamienia
}, otwarta, Wielka Piramida: po ukończeniu liczy się za { $points }
py-state-complete = ukończona, liczy się za { $points }
py-state-great = ukończona, Wielka Piramida: { $stones ->
    [one] { $stones } kamień liczy się
    [few] { $stones } kamienie liczą się
    [many] { $stones } kamieni liczy się
   *[other] { $stones } kamienia liczy się
} za { $points }
py-act-swap = wymiana: { $cards }
py-act-discard = odrzucenie: { $cards }
py-act-end = koniec zagrywania
py-act-start-own = { $card } jako twoja nowa piramida
py-act-start = { $card } jako nowa piramida u gracza { $name }
py-act-build-own = { $card } na twoją { $colour ->
    [r] czerwoną
    [y] żółtą
    [g] zieloną
   *[b] niebieską
} { $floors }
py-act-build = { $card } na { $colour ->
    [r] czerwoną
    [y] żółtą
    [g] zieloną
   *[b] niebieską
} { $floors } gracza { $name }
py-act-build-new = { $card } na nową piramidę
py-pile = { $count ->
    [0] Stos pusty
   *[other] { $count } w stosie
}
py-plot = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, ukończone { $complete } z 6, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
py-what-own = ukończone: { $complete } z 6
py-label-own = { $pyramid }: { $state }
py-told-on = na { $colour ->
    [r] czerwoną
    [y] żółtą
    [g] zieloną
   *[b] niebieską
} { $floors } gracza { $name }
py-told-on-own = na twoją { $colour ->
    [r] czerwoną
    [y] żółtą
    [g] zieloną
   *[b] niebieską
} { $floors }
py-new-label = Nowa piramida: { $name }
py-ask-play = { $left ->
    [4] Zagraj do czterech kart
    [3] Zagraj jeszcze do trzech kart
    [2] Zagraj jeszcze do dwóch kart
   *[1] Jeszcze jedna, jeśli chcesz
}
py-ask-played = Cztery karty zagrane
py-ask-last = Ostatnia runda: zagraj, co pasuje
py-ask-discard = { $count ->
    [0] Odrzucasz te karty?
    [one] Odrzuć jedną kartę
    [few] Odrzuć { $count } karty
    [many] Odrzuć { $count } kart
   *[other] Odrzuć { $count } karty
}
py-do-exchange = Wymień
py-discards = Odrzucone
py-news-draw = Dobierasz: { $cards }.

# Why a bot would do it.
pyramids-reason-ends = Kończy grę z przewagą { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktu
}.
pyramids-reason-ends-behind = Kończy grę, choć ktoś inny prowadzi o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
pyramids-reason-completes = Ukończona { $pyramid }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
pyramids-reason-great = { $pyramid } staje się Wielką Piramidą: policzy się podwójnie.
pyramids-reason-spoils = { $card } psuje piramidę gracza { $seat }.
pyramids-reason-helps = { $card } pomaga graczowi { $seat }.
pyramids-reason-base = { $card } to podstawa, na której może wyrosnąć Wielka Piramida.
pyramids-reason-grows = { $pyramid } rośnie krok po kroku.
pyramids-reason-small = { $card } sprawia, że piramida nie stanie się już Wielka.
pyramids-reason-exchanges = Na razie żadna piramida nie potrzebuje: { $cards }.
pyramids-reason-keeps-top = { $card } zostaje na ręce, aż piramida urośnie.
pyramids-reason-avoids-end = { $card } zostaje na ręce: szósta piramida skończyłaby grę, gdy prowadzi ktoś inny.
pyramids-reason-keeps = Na otwarte piramidy zostaje: { $cards }.
pyramids-reason-discards = Tu do niczego nie pasuje: { $cards }.

# Why something can’t be done.
pyramids-game-over = { table-over }
pyramids-not-your-turn = { not-your-turn }
pyramids-deal-first = { deal-first }
pyramids-no-exchange-now = Szczyty wymienia się raz w turze, przed pierwszą kartą i dopóki w stosie są karty. Zagraj kartę albo naciśnij „Gotowe”.
pyramids-nothing-to-exchange = Wybierz szczyty do wymiany.
pyramids-not-a-top-stone = Wymienić można tylko szczyty.
pyramids-draw-pile-too-small = W stosie zostało kart: { $draw_pile }, a wymieniasz { $given }. Wymień mniej.
pyramids-not-in-hand = Nie masz tej karty na ręce lub masz jej za mało. Wybierz inną.
pyramids-no-such-seat = { table-unknown-seat }
pyramids-no-such-pyramid = Nie ma takiej piramidy. Wybierz inną.
pyramids-no-plays-left = Cztery karty są już zagrane. Naciśnij „Gotowe”.
pyramids-top-stone-starts-nothing = Od szczytu nie można zacząć piramidy: kładzie się go na piętrze z 2 lub 3 kamieni.
pyramids-other-colour = Piramida ma jeden kolor: ta karta tam nie pasuje.
pyramids-floor-does-not-fit = To piętro nie pasuje na { $below }: piętro ma o 1 lub 2 kamienie mniej niż to pod nim.
pyramids-top-stone-too-early = Szczyt nie pasuje na { $below }: kładzie się go na piętrze z 2 lub 3 kamieni.
pyramids-complete = Ta piramida jest ukończona i już się nie zmieni. Wybierz inną.
pyramids-discard-first = Najpierw odrzuć { $surplus ->
    [one] jedną kartę
    [few] { $surplus } karty
    [many] { $surplus } kart
   *[other] { $surplus } karty
}.
pyramids-nothing-to-discard = Odrzuca się tylko po zagraniu kart i tylko mając więcej niż pięć kart.
pyramids-wrong-surplus = Odrzuć dokładnie { $surplus }, nie { $given }.
pyramids-nothing-due = { nothing-due }
pyramids-wrong-deal = Teraz rozdaje się co innego.
pyramids-wrong-seat = { wrong-seat }
pyramids-wrong-count = { wrong-count }
pyramids-not-in-draw-pile = Tej karty nie ma w stosie lub jest jej za mało.
