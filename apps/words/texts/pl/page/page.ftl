# To, co wspólne dla wszystkich ekranów. Pojęcia pochodzą z instrukcji.
the-game = The Game
the-game-about = { $fewest }–{ $most } graczy, razem przeciw talii
silver-gold = Silver & Gold: Pyramids
silver-gold-about = { $fewest }–{ $most } graczy, wszyscy naraz
pyramids = Pyramids
pyramids-about = { $fewest }–{ $most } graczy, budowa i sabotaż
close = Zamknij
to-home = Benben, strona główna
all-games = Do gier
bot-name = Bot { $number }
seat-you = { $name } (ty)
seat-away = brak połączenia
player-name = Gracz { $number }
take-back = Cofnij
hint = Podpowiedź
accident-text = Coś się na tej stronie zepsuło. Nic nie przepadło: twoje partie są zapisane.
accident-reload = Wczytaj stronę ponownie
not-loaded = Nie udało się wczytać tej części strony. Sprawdź połączenie.
lost-title = Nic tu nie ma
lost-text = Ta strona nie istnieje. Sprawdź adres.
lost-device = Tej gry nie ma na tym urządzeniu. Mogła zostać usunięta albo była rozgrywana w innej przeglądarce.
server-away = Serwer nie odpowiada. Na tym urządzeniu możesz grać mimo to.
device-full = Ta przeglądarka nie może zapisywać partii: jej pamięć jest wyłączona albo pełna. Włącz ją albo usuń stare partie.
name-wrong = Imię ma najwyżej 24 znaki, bez ; " \ i bez „bot:” na początku.
name-needed = Napisz, jak mają cię nazywać znajomi.

# Strona główna
home-title = Trzy gry karciane, kamień po kamieniu
home-text = Graj solo, z botami albo ze znajomymi przez link. Bez konta, działa też bez połączenia.
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
join-wrong = To nie prowadzi do żadnego stołu. Skopiuj cały link, który masz od znajomych.
public-tables = Publiczne stoły z wolnym miejscem
public-none = W tej chwili nie ma żadnych.

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
state-open = Jeszcze nie zaczęta
state-playing = Jeszcze nie skończona
state-closed = Zamknięty bez partii
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
result-lost = Przegrana, { $points } do { $best }. Wygrana: { $names }
result-of = { $best ->
    [one] Wygrana: { $names }, { $best } punkt
    [few] Wygrana: { $names }, { $best } punkty
    [many] Wygrana: { $names }, { $best } punktów
   *[other] Wygrana: { $names }, { $best } punktu
}

# Przygotowanie stołu
place = Gdzie grasz
place-device = Na tym urządzeniu
place-device-about = Z botami albo z ludźmi przy tym samym urządzeniu. Działa też bez połączenia.
place-friends = Ze znajomymi
place-friends-about = Każdy na swoim urządzeniu. Dostaniesz link do wysłania.
friends-offline = Serwer nie odpowiada, więc znajomi nie mogą dołączyć. Możesz jednak grać na tym urządzeniu.
players = Kto gra
add-seat = Dodaj miejsce
remove-seat = Usuń miejsce { $number }
chair-person-about = Podajecie sobie urządzenie. Nikt nie widzi cudzych kart.
chair-friend = Znajomy przez link
chair-friend-about = Siada tu, kto pierwszy otworzy link.
chair-name = Imię gracza { $number }
level-novice-about = Gra to, co oczywiste, i popełnia błędy. Dobry na początek.
level-casual-about = Gra według dobrej, prostej zasady.
level-expert-about = Myśli trochę naprzód. Trudno go zwieść.
level-master-about = Myśli tak daleko naprzód, jak potrafi.
rules-of-game = Zasady
option-fire = On Fire
option-fire-about = Sześć kart płonie: trzeba je zakryć w następnej turze, inaczej gra jest przegrana.
option-minimum = Trzy karty w turze
option-minimum-about = Dla ekspertów: co najmniej trzy karty zamiast dwóch.
option-hand = Mniej kart na ręce
option-hand-about = Dla ekspertów: o jedną kartę mniej na ręce.
option-played = Pokaż wyłożone karty
option-played-about = Lista tego, co już wyłożono. Puryści ją wyłączają.
option-completed = Zbadane karty są zamknięte
option-completed-about = Dodatkowego pola za czerwony krzyżyk nie wolno skreślić na zbadanej karcie.
option-open = Otwarte piramidy się liczą
option-open-about = Na końcu liczą się też piramidy bez szczytu.
table-for-friends = Stół
table-public = Publiczny
table-public-about = Jest na liście publicznych stołów: może przyjść każdy. Inaczej tylko na zaproszenie.
table-spectators = Widzowie
table-spectators-about = Kto nie gra, może patrzeć. Niczyich kart nie widzi.
clock-label = Czas
clock-none = Bez ograniczeń
clock-seconds = Zegar na każdy wybór
clock-days = Dni na każdy wybór
clock-choice = Na każdy wybór
clock-bank = W zapasie
clock-about = To, co trwa dłużej, schodzi z zapasu. Gdy zapas się skończy, dalej gra bot.
bank-none = Brak
table-patience = Kiedy bot zastąpi nieobecnego
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
theme = Dzień czy noc
theme-device = Jak urządzenie
theme-light = Dzień
theme-dark = Noc
settings-still = Mniej ruchu
settings-still-about = Karty nie latają po ekranie; zmiany zaznacza ramka.
settings-sound = Dźwięki
settings-sound-about = Gdy ktoś zagrywa, gdy przychodzi twoja kolej i na koniec.
another-device = Inne urządzenie
another-text = Dzięki linkowi grasz na innym urządzeniu jako ta sama osoba, ze swoimi miejscami przy stołach na serwerze. Partie z tego urządzenia zostają tutaj.
another-make = Utwórz link
another-until = Otwórz ten link na drugim urządzeniu przed { $time }. Działa raz, dla każdego, kto go ma: nie pokazuj go nikomu.
another-link = Link na drugie urządzenie
another-qr = Kod QR linku
this-device = To urządzenie
forget-text = Usuwa partie z tego urządzenia, twoje imię i te ustawienia. Stoły na serwerze zostają.
forget = Usuń wszystko
forget-sure = Naciśnij ponownie: tego nie można cofnąć
keep-all = Zachowaj wszystko
about = O stronie
about-text = Benben to wolne oprogramowanie, zrobione z miłości do tych gier. Nie jest związany z ich autorami ani wydawcami; wszystkie nazwy należą do ich właścicieli. Każdy obrazek narysowano dla Benbena.
move-title = Grać dalej tutaj?
move-text = W tej przeglądarce grasz odtąd jako ta sama osoba co na urządzeniu, które utworzyło link. Dotychczasowy gracz z tej przeglądarki zostanie na serwerze zastąpiony. Partie na tym urządzeniu zostają.
move-yes = Graj dalej tutaj
move-no = Nie teraz
move-done-title = Gotowe
move-done-text = Twoje miejsca na serwerze są teraz twoje także na tym urządzeniu.
move-lost-title = Ten link nie działa

# Historia
history = Twoje partie
history-none = Nie ma jeszcze żadnej partii.
on-this-device = na tym urządzeniu
delete-game = Usuń: { $game }, { $day }
deleted = Usunięto.
show-more = Pokaż więcej

# Dlaczego stół albo serwer czegoś odmawia
table-set-up = Tak nie da się przygotować stołu.
table-clock = Taki zegar nie jest możliwy: wybierz inne czasy.
table-not-invited = Ten stół nie jest publiczny. Poproś gospodarza o link z zaproszeniem.
table-banned = Gospodarz usunął cię z tego stołu.
table-no-spectators = Ten stół nie wpuszcza widzów.
table-no-seat = Nie masz tu miejsca: najpierw usiądź.
table-seated = Masz już miejsce.
table-own-seat = To twoje miejsce: zamiast tego wstań.
table-no-person = Nie siedzi tam żaden człowiek.
table-taken = To miejsce jest zajęte: wybierz inne.
table-not-host = To może zrobić tylko gospodarz.
table-not-started = Gra jeszcze się nie zaczęła.
table-not-over = Gra jeszcze się nie skończyła.
table-closed = Ten stół jest zamknięty.
table-free-seat = Jedno miejsce jest jeszcze wolne: poczekaj na kogoś albo posadź bota.
table-stale = Tymczasem coś się zmieniło. Spójrz jeszcze raz i wtedy wybierz.
table-stand-in = Bot gra za ciebie: najpierw wróć na swoje miejsce.
table-no-stand-in = Żaden bot za ciebie nie gra.
table-signals = W tej partii powiedziano już dość: koniec sygnałów.
table-ask-first = Twoja tura minęła: poproś innych o zgodę.
table-no-need-to-ask = To możesz cofnąć bez pytania.
table-asked = Najpierw trzeba odpowiedzieć na pytanie.
table-not-asked = Nikt nie prosi o cofnięcie.
table-no-chat = Podczas The Game nie rozmawia się swobodnie: używaj sygnałów na stosach.
table-no-rename = Podczas The Game imion się nie zmienia: zmień swoje po grze.
table-full = Przy tym stole wydarzyło się tyle, że toczy się już tylko sama gra.
table-rematched = Następna partia toczy się już przy innym stole.
server-no-guest = Serwer nie zna tej przeglądarki: zezwól na ciasteczka i wczytaj stronę ponownie.
server-foreign-origin = Ta strona nie pochodzi z tego serwera: otwórz jego własną.
server-too-fast = Za dużo naraz: odczekaj chwilę i spróbuj ponownie.
server-too-many = W tej chwili jest za dużo stołów: spróbuj później.
server-too-long = To jest za długie.
server-too-slow = Połączenie jest zbyt wolne: spróbuj przez lepsze łącze.
server-unknown-table = Nie ma takiego stołu: sprawdź link.
server-not-over = Gra jeszcze trwa: jej zapis pokazałby wszystkie karty.
server-no-game = Przy tym stole nie rozegrano partii.
server-code = Ten link już wykorzystano albo jest zbyt stary: utwórz nowy na drugim urządzeniu.
server-inside = Coś się zepsuło na serwerze. Nic nie przepadło: spróbuj później.

# The table
menu = Menu
home = Strona główna
your-turn = Twoja kolej.
news-taken-back = { $name } cofa wybór.
news-undo-asked = { $name } prosi o cofnięcie wyboru.
news-undo-refused = { $name } się nie zgadza.
news-stand-in = Za gracza { $name } gra teraz bot.
news-returned = { $name } wraca do gry.
news-chat = { $name } mówi: { $text }
outdated = Jest nowa wersja tej strony. Wczytaj ją ponownie; gra trwa dalej.
table-unreadable = Tej partii nie da się odczytać: zapisała ją inna wersja strony albo jest uszkodzona. Zostaje na twojej liście, dopóki jej nie usuniesz.
connection-lost = Połączenie zerwane, ale nic poza tym nie przepadło: strona próbuje dalej.
try-now = Spróbuj teraz
table-not-saved = Pamięć urządzenia jest pełna: ta gra toczy się dalej, ale nie da się jej zapisać. Usuń gry lub inne dane, których już nie potrzebujesz.
undo-waits = Prosisz o cofnięcie wyboru. Pozostali muszą się zgodzić.
undo-withdraw = Wycofaj
undo-question = { $name } chce cofnąć ostatni wybór. Zgadzasz się?
undo-agree = Zgoda
undo-refuse = Nie
ask-undo = Poproś o cofnięcie
leave-seat = Wstań (dalej gra bot)
chat = Rozmowa
chat-say = Co chcesz powiedzieć
chat-send = Powiedz
rematch = Jeszcze raz
rematch-join = Następna partia
room-closed = Ten stół jest zamknięty
room-waits = { $count ->
    [one] Jedno miejsce jest jeszcze wolne
    [few] { $count } miejsca są jeszcze wolne
    [many] { $count } miejsc jest jeszcze wolnych
   *[other] { $count } miejsca jest jeszcze wolne
}
room-ready = Wszyscy są na miejscu
room-ready-guest = Wszyscy są na miejscu: gospodarz rozpoczyna grę
start-game = Rozpocznij grę
seat-open = Wolne miejsce
seat-give-bot = Posadź bota
seat-give-person = Zostaw wolne
seat-remove = Usuń
own-name = Twoje imię
sit-down = Usiądź
invite = Zaproś znajomych
invite-text = Kto otworzy ten link, może usiąść przy tym stole.
invite-copy = Kopiuj link
invite-qr = Link z zaproszeniem jako kod QR
invite-copied = Skopiowano
pass-title = Teraz gra { $name }
pass-text = Podaj urządzenie dalej. Do tego czasu nie widać niczyich kart.
pass-ready = To ja, { $name }

# The keyboard at a table
key-choose = Wybierz kartę lub miejsce
key-play = Zagraj to, co wybrane
key-main = Główny przycisk
key-clear = Anuluj wybór
key-list = Skróty klawiszowe
key-space = Spacja

# What all boards say
hint-win = Szansa na wygraną: { $win }%.
hint-win-next = Szansa na wygraną: { $win }%; przy drugim najlepszym wyborze { $next }%.
dealing = Trwa rozdawanie kart
waiting-for = Czekamy na: { $names }
table-in-words = Stół opisany słowami
hand = Twoja ręka
card-selected = Wybrano { $card }.
seat-did = { $name }: { $action }.
total = Razem

# What all boards say
log-title = Ostatnie tury
log-none = Odkąd tu jesteś, nic się nie wydarzyło.
hint-show = Pokaż
nothing-back = Nie ma czego cofnąć
