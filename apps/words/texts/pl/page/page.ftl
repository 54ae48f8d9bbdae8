# To, co wspólne dla wszystkich ekranów. Pojęcia pochodzą z instrukcji.
the-game = The Game
the-game-about = { $fewest }–{ $most } graczy, razem przeciw talii
silver-gold = Silver & Gold: Pyramids
silver-gold-about = { $fewest }–{ $most } graczy, wszyscy grają naraz
pyramids = Pyramids
pyramids-about = { $fewest }–{ $most } graczy, budowa i sabotaż
close = Zamknij
to-home = Benben, strona główna
all-games = Wszystkie gry
bot-name = Bot { $number }
seat-you = { $name } (ty)
seat-away = offline
player-name = Gracz { $number }
take-back = Cofnij
hint = Podpowiedź
accident-text = Coś poszło nie tak. Twoje partie są zapisane.
accident-reload = Odśwież
not-loaded = Nie udało się wczytać tej części strony. Sprawdź połączenie.
lost-title = Nic tu nie ma
lost-text = Ta strona nie istnieje. Sprawdź adres.
lost-device = Tej partii nie ma na tym urządzeniu. Mogła zostać usunięta albo rozegrano ją w innej przeglądarce.
server-away = Serwer nie odpowiada. Nadal możesz grać na tym urządzeniu.
device-full = Ta przeglądarka nie może zapisywać partii, bo jej pamięć jest zablokowana albo pełna. Odblokuj ją albo usuń partie z historii.
name-wrong = Imię nie może zawierać ; " ani \, zaczynać się od „bot:” ani mieć więcej niż 24 znaki.
name-needed = Wpisz imię.

# Strona główna
home-title = Trzy gry karciane, kamień po kamieniu
home-text = Graj solo, z botami albo ze znajomymi przez link. Bez konta, działa też offline.
games = Gry
play = Graj
play-game = Zagraj teraz w { $game } z botami
with-friends = { $game } ze znajomymi
set-up = Przygotuj stół: { $game }
settings = Ustawienia
language = Język
waiting = Twoje stoły
waiting-here = { $others }, na tym urządzeniu
waiting-open = { $others }, jeszcze nie zaczęta
waiting-more = { $count ->
    [one] jeszcze { $count } partia
    [few] jeszcze { $count } partie
    [many] jeszcze { $count } partii
   *[other] jeszcze { $count } partii
}
return = Wróć
return-to = Wróć do gry { $game }
join-friends = Dołącz do znajomych
join-how = Wklej link albo wpisz kod.
join = Dołącz
join-link = Link albo kod
join-wrong = Nie znaleziono stołu. Skopiuj cały link, który masz od znajomych.
public-tables = Publiczne stoły z wolnym miejscem
public-none = Nie ma teraz publicznych stołów.

# Stoły na listach
others-none = Solo
others-bots = { $count ->
    [one] { $count } bot
    [few] { $count } boty
    [many] { $count } botów
   *[other] { $count } bota
}
others-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
state-open = Nierozpoczęta
state-playing = W toku
state-closed = Zamknięty przed grą
result-all-placed = Wygrana: wyłożono wszystkie 98 kart
result-left = { $count ->
    [one] Została { $count } karta
    [few] Zostały { $count } karty
    [many] Zostało { $count } kart
   *[other] Zostało { $count } karty
}
result-won = { $points ->
    [one] Wygrana: { $points } punkt
    [few] Wygrana: { $points } punkty
    [many] Wygrana: { $points } punktów
   *[other] Wygrana: { $points } punktu
}
result-shared = { $points ->
    [one] Wspólna wygrana: { $points } punkt
    [few] Wspólna wygrana: { $points } punkty
    [many] Wspólna wygrana: { $points } punktów
   *[other] Wspólna wygrana: { $points } punktu
}
result-lost = Przegrana { $points } do { $best }. Wygrywa: { $names }
result-of = { $best ->
    [one] Wygrywa: { $names }, { $best } punkt
    [few] Wygrywa: { $names }, { $best } punkty
    [many] Wygrywa: { $names }, { $best } punktów
   *[other] Wygrywa: { $names }, { $best } punktu
}

# Przygotowanie stołu
place = Gdzie grać
place-device = Na tym urządzeniu
place-device-about = Z botami albo z ludźmi przy tym samym urządzeniu. Działa offline.
place-friends = Ze znajomymi
place-friends-about = Każdy na swoim urządzeniu. Dostaniesz link do wysłania.
friends-offline = Serwer nie odpowiada, więc znajomi nie mogą dołączyć. Nadal możesz grać na tym urządzeniu.
players = Gracze
add-seat = Dodaj miejsce
remove-seat = Usuń miejsce { $number }
chair-person-about = Podajecie sobie urządzenie. Nikt nie widzi cudzych kart.
chair-friend = Na zaproszenie
chair-friend-about = Usiądzie tu ten, kto pierwszy otworzy link.
chair-name = Imię gracza { $number }
level-novice-about = Gra to, co oczywiste, i popełnia błędy. Dobry na początek.
level-casual-about = Kieruje się prostymi regułami.
level-expert-about = Myśli trochę naprzód i trudno go zwieść.
level-master-about = Myśli tak daleko naprzód, jak potrafi.
rules-of-game = Zasady
option-fire = On Fire
option-fire-about = Sześć kart płonie. Trzeba je zakryć w następnej turze, inaczej wszyscy przegrywają.
option-minimum = Trzy karty w turze
option-minimum-about = Dla ekspertów: co najmniej trzy karty w turze zamiast dwóch.
option-hand = Mniej kart na ręce
option-hand-about = Dla ekspertów: o jedną kartę mniej na ręce.
option-played = Pokaż wyłożone karty
option-played-about = Lista wszystkich wyłożonych dotąd kart. Puryści ją wyłączają.
option-completed = Bez skreśleń na zbadanych kartach
option-completed-about = Dodatkowego pola za czerwony krzyżyk nie można skreślić na zbadanej karcie.
option-open = Otwarte piramidy się liczą
option-open-about = Na końcu punktują też piramidy bez szczytu.
table-for-friends = Stół
table-public = Publiczny
table-public-about = Widać go na liście publicznych stołów i każdy może dołączyć. Inaczej tylko na zaproszenie.
table-spectators = Widzowie
table-spectators-about = Osoby, które nie grają, mogą patrzeć. Nie widzą niczyich kart.
clock-label = Limit czasu
clock-none = Bez limitu
clock-seconds = Zegar na każdy wybór
clock-days = Dni na każdy wybór
clock-choice = Czas na każdy wybór
clock-bank = Zapas
clock-about = Dodatkowy czas schodzi z zapasu. Gdy zapas się skończy, grę przejmuje bot.
bank-none = Brak
table-patience = Kiedy bot zastępuje nieobecnych
patience-never = Nigdy
seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
open-table = Otwórz stół

# Ustawienia
settings-look = Wygląd i dźwięk
theme = Motyw
theme-device = Systemowy
theme-light = Jasny
theme-dark = Ciemny
settings-still = Ogranicz ruch
settings-still-about = Karty nie latają po ekranie. Zmiany zaznacza ramka.
settings-sound = Dźwięki
settings-sound-about = Gdy ktoś zagrywa, gdy przychodzi twoja kolej i na koniec gry.
another-device = Inne urządzenie
another-text = Dzięki linkowi grasz na innym urządzeniu jako ta sama osoba, ze swoimi miejscami przy stołach na serwerze. Partie z tego urządzenia zostają tutaj.
another-make = Utwórz link
another-until = Otwórz ten link na drugim urządzeniu przed { $time }. Działa raz, dla każdego, kto go ma, więc nikomu go nie pokazuj.
another-link = Link na drugie urządzenie
another-qr = Kod QR linku
this-device = To urządzenie
forget-text = Usuwa partie z tego urządzenia, twoje imię i te ustawienia. Stoły na serwerze zostają.
forget = Usuń wszystko
forget-sure = Naciśnij ponownie: tego nie można cofnąć
keep-all = Zachowaj wszystko
about = O Benbenie
about-text = Benben to wolne oprogramowanie, zrobione z miłości do tych gier. Nie jest związany z ich autorami ani wydawcami; wszystkie nazwy należą do ich właścicieli. Wszystkie obrazki narysowano dla Benbena.
move-title = Grać dalej tutaj?
move-text = W tej przeglądarce grasz odtąd jako ta sama osoba co na urządzeniu, na którym powstał link. Gracz, którym ta przeglądarka była dotąd na serwerze, przepada. Partie na tym urządzeniu zostają.
move-yes = Graj dalej tutaj
move-no = Nie teraz
move-done-title = Gotowe
move-done-text = Twoje miejsca na serwerze są teraz twoje także na tym urządzeniu.
move-lost-title = Ten link nie działa

# Historia
history = Twoje partie
history-none = Brak partii
on-this-device = na tym urządzeniu
delete-game = Usuń: { $game }, { $day }
deleted = Usunięto.
show-more = Pokaż więcej

# Dlaczego stół albo serwer czegoś odmawia
table-set-up = Tak nie da się przygotować stołu. Sprawdź graczy i opcje.
table-clock = Taki limit czasu nie jest możliwy. Wybierz inne czasy.
table-not-invited = Ten stół nie jest publiczny. Poproś gospodarza o link z zaproszeniem.
table-banned = Gospodarz usunął cię od tego stołu.
table-no-spectators = Ten stół nie dopuszcza widzów.
table-no-seat = Nie masz tu miejsca. Najpierw usiądź.
table-seated = Masz już miejsce.
table-own-seat = To twoje miejsce. Możesz je opuścić.
table-no-person = Na tym miejscu nie siedzi żadna osoba.
table-taken = To miejsce jest zajęte. Wybierz inne.
table-not-host = To może zrobić tylko gospodarz.
table-not-started = Gra jeszcze się nie zaczęła.
table-not-over = Gra jeszcze się nie skończyła.
table-closed = Ten stół jest zamknięty.
table-free-seat = Jedno miejsce jest jeszcze wolne. Poczekaj na kogoś albo dodaj bota.
table-stale = Tymczasem coś się zmieniło. Spójrz jeszcze raz, potem wybierz.
table-stand-in = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
table-no-stand-in = Żaden bot za ciebie nie gra.
table-signals = W tej partii nie można już wysyłać sygnałów: limit jest wyczerpany.
table-ask-first = Tura minęła. Poproś innych o zgodę.
table-no-need-to-ask = To możesz cofnąć bez pytania.
table-asked = Najpierw odpowiedz na prośbę, która czeka.
table-not-asked = Żadna prośba nie czeka na odpowiedź.
table-no-chat = Podczas The Game nie ma czatu. Używaj sygnałów na stosach.
table-no-rename = Podczas The Game nie można zmieniać imion. Zmień swoje po grze.
table-full = Historia tego stołu jest pełna. Dalej może toczyć się tylko sama gra.
table-rematched = Następna partia toczy się już przy innym stole.
server-no-guest = Serwer nie zna tej przeglądarki. Zezwól na ciasteczka i odśwież stronę.
server-foreign-origin = Ta strona nie pochodzi z tego serwera. Otwórz jego własną stronę.
server-too-fast = Za dużo żądań naraz. Odczekaj chwilę i spróbuj ponownie.
server-too-many = Stołów jest teraz za dużo. Spróbuj później.
server-too-long = To jest za długie.
server-too-slow = Połączenie jest zbyt wolne. Spróbuj przez lepsze łącze.
server-unknown-table = Ten stół nie istnieje. Sprawdź link.
server-not-over = Gra jeszcze trwa, a jej zapis pokazałby wszystkie karty.
server-no-game = Przy tym stole nie rozegrano partii.
server-code = Ten link został już użyty albo wygasł. Utwórz nowy na drugim urządzeniu.
server-inside = Coś poszło nie tak na serwerze. Nic nie przepadło. Spróbuj później.

# The table
menu = Menu
home = Strona główna
your-turn = Twoja kolej.
news-taken-back = { $name } cofa wybór.
news-undo-asked = { $name } prosi o cofnięcie wyboru.
news-undo-refused = { $name } się nie zgadza.
news-stand-in = { $name }: teraz gra bot.
news-returned = { $name } wraca do gry.
news-chat = { $name } pisze: { $text }
outdated = Jest nowa wersja tej strony. Odśwież, by grać dalej. Twoja partia jest bezpieczna.
table-unreadable = Tej partii nie da się odczytać: jest uszkodzona albo zapisała ją inna wersja strony. Zostaje na twojej liście, dopóki jej nie usuniesz.
connection-lost = Połączenie zerwane. Ponowne łączenie…
try-now = Spróbuj teraz
table-not-saved = Pamięć urządzenia jest pełna. Gra toczy się dalej, ale nie da się jej zapisać. Usuń partie lub inne dane, których już nie potrzebujesz.
undo-waits = Prosisz o cofnięcie wyboru. Pozostali muszą się zgodzić.
undo-withdraw = Wycofaj prośbę
undo-question = { $name } chce cofnąć ostatni wybór. Zgadzasz się?
undo-agree = Zgoda
undo-refuse = Nie
ask-undo = Poproś o cofnięcie
leave-seat = Opuść miejsce (przejmie je bot)
chat = Czat
chat-say = Wiadomość
chat-send = Wyślij
rematch = Zagraj znowu
rematch-join = Następna partia
room-closed = Ten stół jest zamknięty
room-waits = { $count ->
    [one] Jedno miejsce jest jeszcze wolne
    [few] { $count } miejsca są jeszcze wolne
    [many] { $count } miejsc jest jeszcze wolnych
   *[other] { $count } miejsca jest jeszcze wolne
}
room-ready = Wszyscy są na miejscu
room-ready-guest = Wszyscy są na miejscu: czekamy, aż gospodarz rozpocznie grę
start-game = Rozpocznij grę
seat-open = Wolne miejsce
seat-give-bot = Dodaj bota
seat-give-person = Usuń bota
seat-remove = Usuń
own-name = Twoje imię
sit-down = Usiądź
invite = Zaproś znajomych
invite-text = Każdy, kto otworzy ten link, może usiąść przy tym stole.
invite-copy = Skopiuj link
invite-qr = Link z zaproszeniem jako kod QR
invite-copied = Skopiowano
pass-title = Teraz gra { $name }
pass-text = Podaj urządzenie dalej. Do tego czasu nie widać żadnych kart.
pass-ready = To ja, { $name }

# The keyboard at a table
key-choose = Wybierz kartę lub miejsce
key-play = Zatwierdź zaznaczenie
key-main = Główny przycisk
key-clear = Wyczyść zaznaczenie
key-list = Skróty klawiszowe
key-space = Spacja

# What all boards say
hint-win = Szansa na wygraną: { $win }%.
hint-win-next = Szansa na wygraną: { $win }%; przy drugim najlepszym wyborze { $next }%.
dealing = Trwa rozdawanie kart
waiting-for = Czekamy na: { $names }
table-in-words = Stół opisany słowami
hand = Twoja ręka
card-selected = Wybrano: { $card }.
seat-did = { $name }: { $action }.
total = Razem

# What all boards say
log-title = Ostatnie tury
log-none = Odkąd tu jesteś, nic się nie wydarzyło.
hint-show = Pokaż
nothing-back = Nie ma czego cofnąć
