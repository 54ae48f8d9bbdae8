# Rules and lessons.
learn-game = Poznaj grę { $game }
learn-by-doing = Ucz się w praktyce
learn-play = Zagraj partię
learn-rules = Przeczytaj zasady
rules-title = { $game }: zasady
rules-contents = Spis treści
rules-missing = Nie udało się wczytać zasad. Spróbuj ponownie, gdy wróci połączenie.

# Lessons
learn-title = { $game }: pierwsza lekcja
learn-lesson = Lekcja
learn-step = { $step } z { $steps }
learn-next = Dalej
learn-again = Powtórz lekcję
learn-not-now = W prawdziwej partii tak wolno. Na razie wybierz to, co podświetlone.

# The Game
learn-tg-aim = Grasz razem z botem. 98 kart od 2 do 99 trzeba wyłożyć na cztery stosy. Jeśli wyłożycie wszystkie, wygrywacie razem.
learn-tg-start = Najpierw wszyscy mówią, jak chętnie zaczną. Twoje 8 i 18 to dobra para: powiedz „Dajcie mi zacząć”.
learn-tg-up = A1 i A2 rosną od 1: każda karta musi być wyższa od poprzedniej. Dotknij 18, potem A1.
learn-tg-down = D1 i D2 maleją od 100: każda karta musi być niższa. Dotknij 94, potem D1. Przeskakujesz tylko 5 liczb.
learn-tg-back = To już minimum: dwie karty. Ale spójrz: 8 jest dokładnie o dziesięć niższe od 18. Tylko taki krok wstecz jest dozwolony. Połóż 8 na A1.
learn-tg-more = Możesz wyłożyć tyle kart, ile chcesz. 93 na D1 niczego nie przeskakuje. Połóż tam tę kartę.
learn-tg-end = Teraz zatrzymaj resztę i zakończ turę.
learn-tg-draw = Dobierasz tyle kart, ile wykładasz: tym razem cztery. Teraz gra bot, a potem znowu ty.
learn-tg-talk = Nikt nie może podawać liczb, ale każdy może w każdej chwili wysłać sygnał o stosie. Spróbuj: wyślij sygnał o dowolnym stosie.
learn-tg-own = Twoja kolej. Wyłóż wybraną kartę: im mniejszy skok, tym lepiej. Każdy stos pokazuje, jak jest duży.
learn-tg-own-two = Teraz wyłóż jeszcze co najmniej jedną.
learn-tg-again = Minimum osiągnięte. Zakończ turę.
learn-tg-over = Jeśli ktoś nie może wyłożyć dwóch kart, gra jest od razu przegrana. Gdy stos dobierania jest pusty, wystarczy jedna karta na turę.
learn-tg-done = Na koniec liczy się karty, które zostały. Mniej niż 10 to znakomity wynik, a 0 to wygrana. To wszystko. Powodzenia!

# Silver & Gold
learn-sg-aim = Badasz piramidy, od wejścia u góry do złotego grobowca u dołu. Każdy grobowiec, do którego dotrzesz, daje 10 punktów.
learn-sg-keep = Dostajesz cztery piramidy i zachowujesz dwie. Weź 27 i 48: obie są fioletowe, a dwie w jednym kolorze dają premię.
learn-sg-first = Wszyscy naraz skreślają ten kształt, każdy na jednej ze swoich kart. Pierwsze skreślenie musi objąć wejście: dotykaj podświetlonych pól, aż kształt się tam znajdzie, potem naciśnij „Skreśl”.
learn-sg-cross = Pod nim był czerwony krzyżyk, więc musisz od razu skreślić jeszcze jedno pole. Wybierz to obok wejścia.
learn-sg-turn = Znów ten sam kształt. Nowe skreślenia muszą stykać się bokiem ze starymi. Obróć lub odbij kształt tak, aby znalazł się na podświetlonych polach.
learn-sg-found = Masz zielony klejnot i czaszkę. Czerwony i zielony klejnot razem dają 5 punktów. Liczy się tylko twoja najgorsza czaszka, a eliksir zmazuje dwie.
learn-sg-one = Zawsze możesz skreślić tylko jedno pole zamiast kształtu. Wybierz „1 pole” i zdobądź pochodnię: 5 punktów, raz na rundę.
learn-sg-tomb = Trzy w linii: prosto do grobowca! Skreśl podświetlone pola.
learn-sg-take = Piramida 48 jest zbadana: 10 punktów. W jej miejsce bierzesz nową kartę: jedną z tych czterech albo zakrytą z talii. Wybór należy do ciebie.
learn-sg-colours = Za 2., 4. i 6. piramidę tego samego koloru dostajesz najwyższą wolną premię: 10, potem 6, potem 3 punkty. Warto wyprzedzić innych.
learn-sg-rounds = Runda ma 7 kart ekspedycji, a gra 4 rundy. Dotknij karty z kształtem, by zobaczyć, jakie kształty mogą jeszcze przyjść.
learn-sg-points = Karta punktacji sumuje wszystko: piramidy, pochodnie, premie i klejnoty, minus najgorsza czaszka. Wygrywa, kto ma najwięcej punktów.
learn-sg-done = Więcej nie potrzeba. Powodzenia!

# Pyramids
learn-py-aim = Budujesz piramidy z pięter, każdą w jednym kolorze, i wieńczysz je szczytem. Kamienie to punkty.
learn-py-swap = Masz dwie dobrane karty. Przed pierwszą kartą możesz wymienić szczyty. Niebieski teraz się nie przyda: naciśnij „Wymień”, wybierz go i wymień.
learn-py-start = Od każdego piętra można zacząć piramidę. Szeroka podstawa jest warta najwięcej: wybierz żółtą 6 i zacznij piramidę przed sobą.
learn-py-end = Możesz zagrać do czterech kart, ale nie musisz. Resztę na razie zatrzymaj: naciśnij „Gotowe”.
learn-py-discard = Możesz zatrzymać tylko pięć kart. Odrzuć zieloną 2.
learn-py-bot = Teraz bot dobiera i buduje. Może budować też u ciebie, tak jak ty u niego.
learn-py-floor = Każde piętro ma o 1 lub 2 kamienie mniej niż to pod nim. Połóż żółtą 5 na swojej 6.
learn-py-skip = Jeden rozmiar można pominąć: 3 też pasuje na 5. Połóż na niej żółtą 3.
learn-py-top = Szczyt pasuje na piętro z 2 lub 3 kamieni. Połóż żółty. Piramida jest ukończona, a że ma więcej niż 10 kamieni, jest Wielka i liczy się podwójnie: 28 punktów!
learn-py-spoil = Teraz dokucz botowi: połóż swoją czerwoną 3 na jego czerwonej 5. Bez 4 ta piramida nigdy nie będzie Wielka.
learn-py-over = Cztery karty zagrane. Zakończ turę.
learn-py-points = Gra kończy się, gdy ktoś ma sześć ukończonych piramid, albo po ostatniej rundzie, gdy stos jest pusty. Liczą się tylko ukończone piramidy.
learn-py-done = Wygrywa, kto ma najwięcej punktów. Więcej nie potrzeba. Powodzenia!
