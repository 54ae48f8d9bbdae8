# Pyramids: plansza.

## Karty, piramidy, miejsca. $colour to r, y, g albo b.
py-you = ty
py-top-short = szczyt

## Co się stało.
py-news-other = { $name }: { $action }
py-news-built = { $action } { $state }.
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
py-ask-nothing-fits = Nic nie pasuje
py-wait-play = Gra { $name }
py-wait-discard = Odrzuca { $name }
py-wait-last = Ostatnia runda: gra { $name }

## Kroki tury i koniec.
py-steps = Kroki tury
py-step-draw = Dobierz 2
py-step-play = Zagraj do 4
py-step-playing = Zagraj, { $played } z 4
py-step-discard = Odrzuć nadmiar
py-step-last = Dowolna liczba kart, bez odrzucania
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
py-plot-empty = jeszcze bez piramid
py-what = ukończone: { $complete } z 6, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
py-new = nowa
py-label = { $pyramid } ({ $name }): { $state }
py-label-fits = { $label }. Z kartą { $card }: { $state }
py-race = Miejsca

## Ręka i przyciski.
py-hand-empty = Brak kart
py-card-kept = { $card }, nie do wymiany
py-card-fits-nowhere = { $card }, teraz nigdzie nie pasuje
py-far = Więcej piramid
py-far-pyramid = { $name }: { $floors }
py-far-new = { $name }: nowa
py-far-label = { $name }: { $pyramid }
py-do-cancel = Anuluj
py-do-swap = Wymień { $count }
py-do-end = Gotowe
py-do-discard = Odrzuć { $picked } z { $surplus }
py-do-wait-all = Poczekaj
py-take-back = Cofnij: { $action }

## Podpowiedzi.
py-hint-ahead = Średnio o { $points } pkt lepiej.

## Obok planszy.
py-log-at = { $card } ({ $name })
py-log-at-own = { $card } u ciebie
py-discards-none = Jeszcze nic
py-kind = { $count } × { $card }
py-out-why = Karty w stosie lub na rękach innych, według koloru i rozmiaru

## Słowami.
py-told-legal = Do wyboru: { $cards }.
py-told-picked = Wybrane: { $cards }.
py-told-nowhere = Wybrano: { $card }. Nigdzie nie pasuje.
py-told-fits = Wybrano: { $card }. Pasuje { $places }.
py-told-new = albo zaczyna nową piramidę

## Koniec.
py-end-six = { $name } ma sześć ukończonych piramid, co kończy grę.
py-end-six-own = Masz sześć ukończonych piramid, co kończy grę.
py-end-pile = Stos się wyczerpał i wszyscy zagrali ostatnie karty.
py-end-tied = Tyle samo punktów: decyduje liczba ukończonych piramid.
py-end-pyramid = Piramida
py-end-stones = Kamienie
py-end-great = Wielka Piramida, liczy się podwójnie
py-end-open = otwarta
py-told-starts = Wybrano: { $card }. Zaczyna nową piramidę.
