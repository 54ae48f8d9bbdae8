py-welcome = Kończ piramidy: piętra jednego koloru, każde o 1 lub 2 kamienie mniejsze od tego pod spodem, i szczyt.

py-label-discard = Odrzucenie

py-rule-swap = { $count ->
    [one] PY-5: dobierasz za niego { $count } kartę; nie liczy się to jako zagranie.
    [few] PY-5: dobierasz za nie { $count } karty; nie liczy się to jako zagranie.
   *[other] PY-5: dobierasz za nie { $count } kart; nie liczy się to jako zagranie.
}
py-rule-start = PY-8: od dowolnego piętra można zacząć piramidę przed dowolnym graczem.
py-rule-floor = PY-9, PY-10: ten sam kolor, o 1 lub 2 kamienie mniej niż piętro pod spodem.
py-rule-top = PY-11, PY-12: szczyt kładzie się na 2 lub 3 kamieniach; kończy on piramidę, która już nigdy się nie zmieni.
py-rule-yours = PY-13: stoi przed tobą, więc liczy się dla ciebie.
py-rule-theirs = PY-13: stoi przed miejscem { $seat }, więc liczy się dla miejsca { $seat }.
py-rule-great = PY-17: ponad 10 kamieni to Wielka Piramida, która po ukończeniu liczy się podwójnie.
py-rule-end = PY-6, PY-7: w tej turze nie zagrywasz już kart. Jeśli masz ich na ręce więcej niż pięć, odrzucasz nadmiar.
py-rule-discard = PY-7: odrzucone karty wypadają z gry i leżą odkryte.

py-help-cards = Karta to jej kolor, r y g b (czerwona, żółta, zielona, niebieska), i liczba kamieni albo T, czyli szczyt. Aby ją zagrać, dodaj @ i miejsce, a potem kropkę i numer piramidy: r4@1.2
py-help-show = show: pokazuje wszystkie odrzucone karty i te, których nie znasz.
