# To, co wspólne dla wszystkich gier. { $file } to ścieżka, { $action } to wybór opisany słowami, na przykład "23 na A1".
empty-list = brak
between = { "; " }
decimal-mark = { "," }

start-options = Opcje: { $options }
start-you = Miejsce { $seat }: ty
start-person = Miejsce { $seat }: człowiek przy tym urządzeniu
start-bot = Miejsce { $seat }: { $level }
start-file = Zapis po każdym ruchu w { $file }. Plik zdradza wszystkie przyszłe karty: nie zaglądaj.
start-resumed = { $count ->
    [one] Ciąg dalszy po { $count } linii zapisu.
   *[other] Ciąg dalszy po { $count } liniach zapisu.
}
start-help = Wpisz numer wyboru albo ?, by zobaczyć pomoc.

level-random = Bot losowy
level-policy = Bot z regułami (bez szukania)
bot-thinking = Miejsce { $seat } myśli …

hand-over = Podaj urządzenie na miejsce { $seat }. Miejsce { $seat }, naciśnij Enter, gdy nikt inny nie patrzy.
you-chose = Ty: { $action }
seat-chose = Miejsce { $seat }: { $actions }
confirm = Enter, by iść dalej, albo undo, by to cofnąć.
choices-rest = i jeszcze { $count }
choices-more = Wpisz more, by zobaczyć wszystkie, albo list i słowo: list grobowiec, list c3.
choices-none = Żaden wybór nie zawiera „{ $words }”.
no-such-choice = Nie ma wyboru { $number }; są od 1 do { $count }.
unread = „{ $text }” to ani polecenie, ani ruch: znak { $column } nie pasuje. Wpisz ?, by zobaczyć pomoc.
show-nothing = Nie ma niczego o nazwie „{ $what }”.
no-such-rule = Nie ma zasady { $id }. Wpisz rules, by zobaczyć wszystkie.

hint-thumb = { $number }. { $turn }
hint-together = { $number }. { $turn }: wygrana { $win } %, średnio pozostałych kart { $result }
hint-apart = { $number }. { $turn }: wygrana { $win } %, średnia przewaga punktowa { $result }
hint-better-together = Pierwszy jest lepszy od drugiego: o { $win } % szans na wygraną i { $result } karty.
hint-better-apart = Pierwszy jest lepszy od drugiego: o { $win } % szans na wygraną i { $result } punktu.
hint-unsure-together = Nie wiadomo na pewno, który z pierwszych dwóch jest lepszy: różnica to { $win } % szans na wygraną i { $result } karty.
hint-unsure-apart = Nie wiadomo na pewno, który z pierwszych dwóch jest lepszy: różnica to { $win } % szans na wygraną i { $result } punktu.

undo-done = Cofnięte: { $action }

saved = Zapisano w { $file }. Od teraz każdy ruch będzie tam zapisany.
save-where = Gdzie? Wpisz save i nazwę pliku.
save-exists = { $file } już istnieje. Wybierz inną nazwę.
save-failed = Nie udało się zapisać { $file }: { $error }
quit-warning = Ta gra nie jest zapisana. Wpisz save i nazwę pliku albo jeszcze raz quit.
quit-saved = Zapisano. By grać dalej: benben play --record { $file }
quit-unsaved = Gra nie została zapisana.

help-title = Co możesz wpisać
help-number = Numer: ten wybór.
help-notation = Ruch tak, jak piszą go zapisy, na przykład: { $examples }
help-explain = ? 3: co robi wybór 3 i według której zasady.
help-list = list SŁOWO: wybory z tym słowem. more: wszystkie wybory.
help-view = view: jeszcze raz stół i wybory.
help-hint = hint: najlepsze wybory, czego się po nich spodziewać i dlaczego.
help-undo = undo: cofa twój ostatni wybór, póki nie rozdano kart i nie ruszyło się inne miejsce.
help-save = save PLIK: przechowuje grę w pliku.
help-rules = rules { $id }: jeden akapit zasad, po angielsku. rules: wszystkie.
help-quit = quit: koniec.

result-score = { $points ->
    [one] Miejsce { $seat }: { $points } punkt
    [few] Miejsce { $seat }: { $points } punkty
   *[other] Miejsce { $seat }: { $points } punktów
}
result-winners = { $count ->
    [one] Wygrywa miejsce { $seats }.
   *[other] Wygrywają miejsca { $seats }.
}
result-check = By sprawdzić rozdanie: benben record verify { $file }

seat-drew = { $count ->
    [one] Miejsce { $seat } dobiera { $count } kartę.
    [few] Miejsce { $seat } dobiera { $count } karty.
   *[other] Miejsce { $seat } dobiera { $count } kart.
}
