# Pyramids: plansza.

## Karty, piramidy, miejsca. $colour to r, y, g albo b.
py-you = ty
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
py-top-short = szczyt
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

## Co się robi.
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

## Co się stało.
py-news-other = { $name }: { $action }
py-news-built = { $action } { $state }.
py-news-starts = Zaczyna { $name }.
py-news-you-start = Zaczynasz.
py-news-hand = Twoja ręka: { $cards }.
py-news-draw = Dobierasz: { $cards }.
py-news-count = { $name } ma ukończone piramidy: { $complete } z 6.
py-news-count-own = Masz ukończone piramidy: { $complete } z 6.
py-news-last-round = Stos jest pusty. Ostatnia runda: każdy może zagrać karty z ręki, na końcu { $name }.
py-news-last-round-own = Stos jest pusty. Ostatnia runda: każdy może zagrać karty z ręki, ty na końcu.
py-won = Wygrywa { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
py-won-own = Wygrywasz: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
py-won-shared = Wspólna wygrana: { $names }, po { $points ->
    [one] { $points } punkcie
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.

## O co się pyta.
py-ask-swap = Wymień szczyty
py-ask-play = { $left ->
    [4] Zagraj do czterech kart
    [3] Zagraj jeszcze do trzech kart
    [2] Zagraj jeszcze do dwóch kart
   *[1] Jeszcze jedna, jeśli chcesz
}
py-ask-played = Cztery karty zagrane
py-ask-nothing-fits = Nic nie pasuje
py-ask-last = Ostatnia runda: zagraj, co pasuje
py-ask-discard = { $count ->
    [0] Odrzucasz te karty?
    [one] Odrzuć jedną kartę
    [few] Odrzuć { $count } karty
    [many] Odrzuć { $count } kart
   *[other] Odrzuć { $count } karty
}
py-wait-deal = Trwa rozdawanie kart
py-wait-play = Gra { $name }
py-wait-discard = Odrzuca { $name }
py-wait-last = Ostatnia runda: gra { $name }
py-over = Koniec gry

## Kroki tury i koniec.
py-steps = Kroki tury
py-step-draw = Dobierz 2
py-step-play = Zagraj do 4
py-step-playing = Graj, { $played } z 4
py-step-discard = Odrzuć do 5
py-step-last = Dowolna liczba kart, bez odrzucania
py-pile = { $count ->
    [0] Stos pusty
   *[other] { $count } w stosie
}
py-cards-open = , pokaż wszystkie karty
py-notice-last = Ostatnia runda. Na końcu gra { $name }.
py-notice-last-own = Ostatnia runda. Grasz na końcu.
py-notice-pile = Stos jest pusty: teraz ostatnia runda.
py-notice-five = { $name } ma 5 z 6: jeszcze jedna kończy grę.
py-notice-five-own = Masz 5 z 6: jeszcze jedna kończy grę.
py-notice-turns = { $count ->
    [one] Najwyżej jedna tura do końca stosu.
    [few] Najwyżej { $count } tury do końca stosu.
    [many] Najwyżej { $count } tur do końca stosu.
   *[other] Najwyżej { $count } tury do końca stosu.
}

## Place budowy.
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
py-plot-empty = jeszcze żadnej piramidy
py-what = { $complete } z 6, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
py-what-own = ukończone: { $complete } z 6
py-new = nowa
py-new-label = Nowa piramida: { $name }
py-label = { $pyramid }, { $name }: { $state }
py-label-own = { $pyramid }: { $state }
py-label-fits = { $label }. Z kartą { $card }: { $state }
py-race = Miejsca

## Ręka i przyciski.
py-hand = Twoja ręka
py-hand-empty = Brak kart
py-card-kept = { $card }, nie do wymiany
py-card-fits-nowhere = { $card }, teraz nigdzie nie pasuje
py-far = Miejsca poza ekranem
py-far-pyramid = { $name }: { $floors }
py-far-new = { $name }: nowa
py-far-label = { $name }: { $pyramid }
py-do-exchange = Wymień
py-do-cancel = Anuluj
py-do-swap = Wymień { $count }
py-do-end = Gotowe
py-do-discard = Odrzuć { $picked } z { $surplus }
py-do-wait = Gra { $name }
py-do-wait-all = Poczekaj
py-take-back = Cofnij: { $action }
py-take-back-not = Teraz nie ma czego cofnąć

## Podpowiedzi.
py-hint-thinking = Myśli…
py-hint-win = Szansa na wygraną: { $win }%.
py-hint-win-next = Szansa na wygraną: { $win }%, przy drugim najlepszym wyborze { $next }%.
py-hint-ahead = Średnio lepiej o { $points } pkt.

## Obok planszy.
py-cards = Karty
py-log = Ostatnie karty
py-log-at = { $card } u gracza { $name }
py-log-at-own = { $card } u ciebie
py-discards = Odrzucone
py-discards-none = Jeszcze nic
py-kind = { $count } × { $card }
py-out = Jeszcze w grze
py-out-why = Ile kart każdego koloru i rozmiaru jest w stosie lub na rękach innych graczy

## Słowami.
py-told = Stół opisany słowami
py-told-hand = Twoja ręka: { $cards }.
py-told-legal = Do wyboru: { $cards }.
py-told-picked = Wybrane: { $cards }.
py-told-selected = Wybrana karta: { $card }.
py-told-nowhere = Wybrana karta: { $card }. Nigdzie nie pasuje.
py-told-fits = Wybrana karta: { $card }. Pasuje { $places }.
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
py-told-new = albo zaczyna nową piramidę

## Koniec.
py-end-six = { $name } ma sześć ukończonych piramid: to koniec gry.
py-end-six-own = Masz sześć ukończonych piramid: to koniec gry.
py-end-pile = Stos się skończył i każdy zagrał po raz ostatni.
py-end-tied = Tyle samo punktów: decyduje liczba ukończonych piramid.
py-end-pyramid = Piramida
py-end-stones = Kamienie
py-end-points = Punkty
py-end-total = Razem
py-end-great = Wielka Piramida, liczy się podwójnie
py-end-open = otwarta

## Dlaczego bot by to zrobił.
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

## Dlaczego czegoś nie można.
pyramids-game-over = Gra się skończyła. Zacznij nową, żeby grać dalej.
pyramids-not-your-turn = Teraz gra ktoś inny. Poczekaj na swoją kolej.
pyramids-deal-first = Karty są rozdawane. Wybierz, gdy już będą.
pyramids-no-exchange-now = Szczyty wymienia się raz w turze, przed pierwszą kartą i dopóki w stosie są karty. Zagraj kartę albo naciśnij „Gotowe”.
pyramids-nothing-to-exchange = Wybierz szczyty do wymiany.
pyramids-not-a-top-stone = Wymienić można tylko szczyty.
pyramids-draw-pile-too-small = W stosie zostało kart: { $draw_pile }, a wymieniasz { $given }. Wymień mniej.
pyramids-not-in-hand = Nie masz tej karty na ręce lub masz jej za mało. Wybierz inną.
pyramids-no-such-seat = Przy tym stole nie ma takiego miejsca.
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
pyramids-nothing-due = Teraz nie ma czego rozdawać.
pyramids-wrong-deal = Teraz rozdaje się co innego.
pyramids-wrong-seat = Teraz karty dostaje ktoś inny.
pyramids-wrong-count = Kart do rozdania: { $due }, nie { $given }.
pyramids-not-in-draw-pile = Tej karty nie ma w stosie lub jest jej za mało.
