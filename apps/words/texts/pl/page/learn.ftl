# Rules and lessons.
learn-game = Poznaj grę { $game }
learn-by-doing = Ucz się w praktyce
learn-play = Zagraj partię
learn-rules = Przeczytaj zasady
rules-title = { $game }: zasady
rules-contents = Spis treści
rules-missing = Nie udało się wczytać zasad. Spróbuj ponownie, gdy będzie połączenie.

# Lessons
learn-title = { $game }: pierwsza lekcja
learn-lesson = Lekcja
learn-step = { $step } z { $steps }
learn-next = Dalej
learn-again = Zacznij lekcję od nowa
learn-not-now = W prawdziwej partii tak wolno. Teraz zrób to, co świeci.

# The Game
learn-tg-aim = Grasz razem z botem. 98 kart, od 2 do 99, trzeba wyłożyć na cztery stosy. Jeśli wyłożycie wszystkie, wygrywacie razem.
learn-tg-start = Najpierw każdy mówi, jak chętnie zacznie. Twoje 8 i 18 to dobra para: powiedz „Dajcie mi zacząć”.
learn-tg-up = A1 i A2 rosną od 1: każda karta musi być wyższa od ostatniej. Dotknij 18, potem A1.
learn-tg-down = D1 i D2 maleją od 100: każda karta musi być niższa. Dotknij 94, potem D1. Przepada tylko 6 liczb.
learn-tg-back = Dwie karty: minimum osiągnięte. Ale spójrz: 8 jest dokładnie o dziesięć niższe niż 18. Tylko taki krok wstecz jest dozwolony: połóż 8 na A1.
learn-tg-more = Możesz wyłożyć, ile chcesz. Skok o 1 nic nie kosztuje: połóż 93 na D1.
learn-tg-end = Resztę zatrzymaj i zakończ turę.
learn-tg-draw = Dobierasz tyle kart, ile wykładasz: tym razem cztery. Teraz gra bot, potem znowu ty.
learn-tg-talk = Nikt nie może podawać liczb, ale każdy może w każdej chwili powiedzieć coś o stosie. Spróbuj: powiedz coś o dowolnym stosie.
learn-tg-own = Twoja kolej. Wyłóż wybraną kartę; im mniejszy skok, tym lepiej. Stosy pokazują, jak jest duży.
learn-tg-own-two = I jeszcze co najmniej jedną.
learn-tg-again = Minimum osiągnięte. Zakończ turę.
learn-tg-over = Jeśli ktoś nie może wyłożyć dwóch kart, gra jest od razu przegrana. Gdy stos dobierania jest pusty, wystarczy jedna karta na turę.
learn-tg-done = Potem liczy się karty, które zostały: mniej niż 10 to znakomity wynik, 0 to wygrana. To wszystko. Powodzenia!

# Silver & Gold
learn-sg-aim = Badasz piramidy, od wejścia u góry do złotego grobowca u dołu. Każdy skreślony grobowiec daje 10 punktów.
learn-sg-keep = Dostajesz cztery piramidy i zatrzymujesz dwie. Weź 27 i 48: obie są fioletowe, a dwie w jednym kolorze dają premię.
learn-sg-first = Wszyscy naraz skreślają ten kształt, każdy na swojej karcie. Pierwsze skreślenie musi objąć wejście: dotykaj pól, które świecą, aż kształt się tam znajdzie, potem naciśnij „Skreśl”.
learn-sg-cross = Pod nim był czerwony krzyżyk: musisz od razu skreślić jeszcze jedno pole. Weź to obok wejścia.
learn-sg-turn = Znów ten sam kształt. Nowe skreślenia muszą stykać się bokiem ze starymi. Obróć lub odbij kształt tak, aby znalazł się na polach, które świecą.
learn-sg-found = Masz zielony klejnot i czaszkę. Czerwony i zielony klejnot razem dają 5 punktów; z czaszek liczy się tylko najgorsza, a eliksir zmazuje dwie.
learn-sg-one = Zamiast kształtu zawsze możesz skreślić tylko jedno pole. Wybierz „1 pole” i zdobądź pochodnię: 5 punktów, raz na rundę.
learn-sg-tomb = Trzy w linii: prosto do grobowca! Skreśl pola, które świecą.
learn-sg-take = Piramida 48 jest zbadana: 10 punktów. W jej miejsce bierzesz nową kartę: jedną z czterech albo w ciemno z talii. Wybór należy do ciebie.
learn-sg-colours = Twoja 2., 4. i 6. piramida tego samego koloru dają premię, która jest jeszcze wolna: 10, potem 6, potem 3 punkty. Warto wyprzedzić innych.
learn-sg-rounds = Runda ma 7 kart ekspedycji, gra 4 rundy. Dotknij karty z kształtem, by zobaczyć, jakie kształty mogą jeszcze przyjść.
learn-sg-points = Karta punktacji sumuje wszystko: piramidy, pochodnie, premie, klejnoty, minus najgorsza czaszka. Wygrywa, kto ma najwięcej punktów.
learn-sg-done = Więcej nie potrzeba. Powodzenia!

# Pyramids
learn-py-aim = Budujesz piramidy z pięter, każdą w jednym kolorze, i wieńczysz je szczytem. Kamienie to punkty.
learn-py-swap = Masz dwie dobrane karty. Przed pierwszą kartą możesz wymienić szczyty. Niebieski teraz się nie przyda: naciśnij „Wymień”, wybierz go i wymień.
learn-py-start = Od każdego piętra można zacząć piramidę. Szeroka podstawa jest warta najwięcej: wybierz żółtą 6 i zacznij piramidę przed sobą.
learn-py-end = Możesz zagrać do czterech kart, ale nie musisz. Resztę na razie zatrzymaj: naciśnij „Gotowe”.
learn-py-discard = Możesz zatrzymać tylko pięć kart. Odrzuć zieloną 2.
learn-py-bot = Teraz bot dobiera i buduje. Może budować też przed tobą, tak jak ty przed nim.
learn-py-floor = Każde piętro ma o 1 lub 2 kamienie mniej niż to pod nim. Połóż żółtą 5 na swojej 6.
learn-py-skip = Piętro można pominąć: 3 też pasuje na 5. Połóż na niej żółtą 3.
learn-py-top = Szczyt pasuje na piętra z 2 lub 3 kamieni. Połóż żółty: piramida jest ukończona, a że ma więcej niż 10 kamieni, jest Wielka i liczy się podwójnie, 28 punktów!
learn-py-spoil = Teraz dokucz botowi: połóż swoją czerwoną 3 na jego czerwonej 5. Bez 4 ta piramida nigdy nie będzie Wielka.
learn-py-over = Cztery karty zagrane. Zakończ turę.
learn-py-points = Gra kończy się, gdy ktoś ma sześć ukończonych piramid, albo po ostatniej rundzie, gdy stos jest pusty. Liczą się tylko ukończone piramidy.
learn-py-done = Wygrywa, kto ma najwięcej punktów. Więcej nie potrzeba. Powodzenia!
