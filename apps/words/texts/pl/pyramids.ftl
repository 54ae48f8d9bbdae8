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
}, otwarta, Wielka: po ukończeniu warta { $points } pkt
py-state-complete = ukończona, warta { $points } pkt
py-state-great = ukończona, Wielka: { $stones ->
    [one] { $stones } kamień
    [few] { $stones } kamienie
    [many] { $stones } kamieni
   *[other] { $stones } kamienia
}, warta { $points } pkt
py-act-swap = wymiana: { $cards }
py-act-discard = odrzucenie: { $cards }
py-act-end = koniec zagrywania
py-act-start-own = { $card } jako twoja nowa piramida
py-act-start = { $card } jako nowa piramida ({ $name })
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
} { $floors } ({ $name })
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
}, ukończone: { $complete } z 6, { $cards ->
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
} { $floors } ({ $name })
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
    [0] Odrzucić te karty?
    [one] Odrzuć jedną kartę
    [few] Odrzuć { $count } karty
    [many] Odrzuć { $count } kart
   *[other] Odrzuć { $count } karty
}
py-do-exchange = Wymień
py-discards = Odrzucone
py-news-draw = Dobrano: { $cards }.

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
pyramids-reason-great = Powstaje Wielka Piramida, która policzy się podwójnie: { $pyramid }.
pyramids-reason-spoils = Psuje piramidę, którą ma { $seat }: { $card }.
pyramids-reason-helps = Zyskuje na tym { $seat }: { $card }.
pyramids-reason-base = Na tej podstawie może wyrosnąć Wielka Piramida: { $card }.
pyramids-reason-grows = Rośnie krok po kroku: { $pyramid }.
pyramids-reason-small = Po tej karcie piramida nie stanie się już Wielka: { $card }.
pyramids-reason-exchanges = Żadna piramida nie będzie ich wkrótce potrzebować: { $cards }.
pyramids-reason-keeps-top = Zostaje na ręce, aż piramida urośnie: { $card }.
pyramids-reason-avoids-end = Na ręce zostaje { $card }: szósta piramida skończyłaby grę, gdy prowadzi ktoś inny.
pyramids-reason-keeps = Na otwarte piramidy zostaje: { $cards }.
pyramids-reason-discards = Odrzuca to, co nigdzie nie pasuje: { $cards }.

# Why something can’t be done.
pyramids-game-over = { table-over }
pyramids-not-your-turn = { not-your-turn }
pyramids-deal-first = { deal-first }
pyramids-no-exchange-now = Szczyty można wymienić raz w turze, przed pierwszą kartą i dopóki w stosie są karty. Zagraj kartę albo zakończ zagrywanie.
pyramids-nothing-to-exchange = Wybierz szczyty do wymiany.
pyramids-not-a-top-stone = Wymienić można tylko szczyty.
pyramids-draw-pile-too-small = W stosie zostało kart: { $draw_pile }, a wymieniasz { $given }. Wymień mniej.
pyramids-not-in-hand = Nie masz tej karty na ręce albo masz ich za mało. Wybierz inną.
pyramids-no-such-seat = { table-unknown-seat }
pyramids-no-such-pyramid = Nie ma takiej piramidy. Wybierz inną.
pyramids-no-plays-left = Cztery karty są już zagrane. Zakończ zagrywanie.
pyramids-top-stone-starts-nothing = Od szczytu nie można zacząć piramidy. Kładzie się go na piętrze z 2 lub 3 kamieni.
pyramids-other-colour = Piramida ma jeden kolor. Ta karta tam nie pasuje.
pyramids-floor-does-not-fit = To piętro nie pasuje na { $below }: piętro ma o 1 lub 2 kamienie mniej niż to pod nim.
pyramids-top-stone-too-early = Szczyt nie pasuje na { $below }. Kładzie się go na piętrze z 2 lub 3 kamieni.
pyramids-complete = Ta piramida jest ukończona i już się nie zmieni. Wybierz inną.
pyramids-discard-first = Najpierw odrzuć { $surplus ->
    [one] jedną kartę
    [few] { $surplus } karty
    [many] { $surplus } kart
   *[other] { $surplus } karty
}.
pyramids-nothing-to-discard = Odrzucać można tylko po zagraniu kart, mając ich na ręce więcej niż pięć.
pyramids-wrong-surplus = Odrzuć dokładnie { $surplus }, nie { $given }.
pyramids-nothing-due = { nothing-due }
pyramids-wrong-deal = Teraz kolej na coś innego.
pyramids-wrong-seat = { wrong-seat }
pyramids-wrong-count = { wrong-count }
pyramids-not-in-draw-pile = Tej karty nie ma w stosie albo jest ich za mało.
