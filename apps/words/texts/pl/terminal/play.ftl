# To, co wspólne dla wszystkich gier. { $file } to ścieżka, { $action } to wybór opisany słowami, na przykład "23 na A1".
empty-list = brak
decimal-mark = { "," }

start-options = Opcje: { $options }
start-you = Miejsce { $seat }: ty
start-person = Miejsce { $seat }: człowiek przy tym urządzeniu
start-bot = Miejsce { $seat }: { $level }
start-file = Każdy ruch zapisuje się w { $file }. Plik zdradza wszystkie przyszłe karty: nie zaglądaj.
start-resumed = { $count ->
    [one] Wznowiono po { $count } wierszu zapisu.
   *[other] Wznowiono po { $count } wierszach zapisu.
}
start-help = Wpisz numer wyboru albo ?, by zobaczyć pomoc.

level-random = Bot losowy
level-policy = Bot ze strategią (bez przeszukiwania)
bot-thinking = Miejsce { $seat } myśli…

hand-over = Podaj urządzenie na miejsce { $seat }. Miejsce { $seat }, naciśnij Enter, gdy nikt inny nie patrzy.
you-chose = Ty: { $action }
seat-chose = Miejsce { $seat }: { $actions }
confirm = Naciśnij Enter, by grać dalej, albo wpisz undo, by to cofnąć.
choices-rest = i jeszcze { $count }
choices-more = Wpisz more, by zobaczyć wszystkie, albo list i słowo: list grobowiec, list c3.
choices-none = Żaden wybór nie zawiera „{ $words }”.
no-such-choice = Nie ma wyboru { $number }. Wybierz od 1 do { $count }.
unread = „{ $text }” to ani polecenie, ani ruch: znak { $column } nie pasuje. Wpisz ?, by zobaczyć pomoc.
show-nothing = Nie ma niczego o nazwie „{ $what }”.
no-such-rule = Nie ma zasady { $id }. Wpisz rules, by zobaczyć wszystkie.

hint-thumb = { $number }. { $turn }
hint-together = { $number }. { $turn }: wygrana { $win }%, średnio zostanie kart { $result }
hint-apart = { $number }. { $turn }: wygrana { $win }%, średnia przewaga punktowa { $result }
hint-better-together = Pierwszy wybór jest lepszy od drugiego o { $win }% szans na wygraną i { $result } karty.
hint-better-apart = Pierwszy wybór jest lepszy od drugiego o { $win }% szans na wygraną i { $result } punktu.
hint-unsure-together = Pierwsze dwa wybory są mniej więcej równe: różnica to { $win }% szans na wygraną i { $result } karty.
hint-unsure-apart = Pierwsze dwa wybory są mniej więcej równe: różnica to { $win }% szans na wygraną i { $result } punktu.

undo-done = Cofnięto: { $action }

saved = Zapisano w { $file }. Zapisze się tam też każdy następny ruch.
save-where = Wpisz save i nazwę pliku.
save-exists = { $file } już istnieje. Wybierz inną nazwę.
save-failed = Nie udało się zapisać { $file }: { $error }
quit-warning = Ta partia nie jest zapisana. Wpisz save i nazwę pliku albo jeszcze raz quit.
quit-saved = Zapisano. Aby grać dalej: benben play --record { $file }
quit-unsaved = Partia nie została zapisana.

help-title = Polecenia
help-number = Numer: wykonuje ten wybór.
help-notation = Ruch tak, jak stoi w zapisach, na przykład: { $examples }
help-explain = ? 3: objaśnia wybór 3 i jego zasadę.
help-list = list SŁOWO: pokazuje wybory z tym słowem. more: pokazuje wszystkie wybory.
help-view = view: pokazuje jeszcze raz stół i wybory.
help-hint = hint: pokazuje najlepsze wybory, czego się po nich spodziewać i dlaczego.
help-undo = undo: cofa twój ostatni wybór, dopóki nie rozdano kart i nie zagrało inne miejsce.
help-save = save PLIK: zapisuje partię w pliku.
help-rules = rules { $id }: pokazuje akapit zasad, po angielsku. rules: pokazuje wszystkie.
help-quit = quit: kończy program.

result-score = { $points ->
    [one] Miejsce { $seat }: { $points } punkt
    [few] Miejsce { $seat }: { $points } punkty
   *[other] Miejsce { $seat }: { $points } punktów
}
result-winners = { $count ->
    [one] Wygrywa miejsce { $seats }.
   *[other] Wygrywają miejsca { $seats }.
}
result-check = Aby sprawdzić rozdanie: benben record verify { $file }

seat-drew = { $count ->
    [one] Miejsce { $seat } dobiera { $count } kartę.
    [few] Miejsce { $seat } dobiera { $count } karty.
   *[other] Miejsce { $seat } dobiera { $count } kart.
}
