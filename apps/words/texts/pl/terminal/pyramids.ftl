py-welcome = Kończ piramidy: piętra jednego koloru, każde o 1 lub 2 kamienie mniejsze od tego pod spodem, i kamień szczytowy.

py-label-discard = Odrzucenie

py-rule-swap = { $count ->
    [one] PY-5: dobierasz za niego { $count } kartę; nie liczy się to jako zagranie.
    [few] PY-5: dobierasz za nie { $count } karty; nie liczy się to jako zagranie.
   *[other] PY-5: dobierasz za nie { $count } kart; nie liczy się to jako zagranie.
}
py-rule-start = PY-8: piętro dowolnej wielkości może zacząć piramidę przed dowolną osobą.
py-rule-floor = PY-9, PY-10: ten sam kolor, o 1 lub 2 kamienie mniej niż piętro pod spodem.
py-rule-top = PY-11, PY-12: kamień szczytowy kładzie się na 2 lub 3 kamieniach; kończy piramidę, która już się nie zmieni.
py-rule-yours = PY-13: stoi przed tobą, więc liczy się dla ciebie.
py-rule-theirs = PY-13: liczy się dla miejsca { $seat }, bo tam stoi.
py-rule-great = PY-17: ponad 10 kamieni: Wielka Piramida, która ukończona liczy się podwójnie.
py-rule-end = PY-6, PY-7: w tej turze już nie grasz; mając ponad pięć kart na ręce, potem odrzucasz nadmiar.
py-rule-discard = PY-7: poza grę, na oczach wszystkich.

py-help-cards = Karty to r y g b (czerwona, żółta, zielona, niebieska) i liczba kamieni albo T, czyli kamień szczytowy; potem @, miejsce, a po kropce piramida.
py-help-show = show: wszystkie odrzucone karty i te, których nie było jeszcze widać.
