# Rozegrane partie: krok po kroku, i czego uczą.
replay = Powtórka
replay-of = { $game }, powtórka
replay-open = Otwórz partię
replay-open-about = Wybierz plik partii zapisanej tutaj albo przez program benben. Zostaje na tym urządzeniu.
replay-choose = Wybierz plik
replay-opening = Otwieranie partii…
replay-fails = Tej partii nie da się pokazać
record-wrong = Błąd w wierszu { $line }: { $problem }
record-none = W tym pliku nie ma zakończonej partii.
link-wrong = Link jest uszkodzony albo ta przeglądarka jest na niego za stara. Skopiuj cały link lub poproś o plik.
replay-turn-who = Tura { $turn }, { $name }
replay-turn-of = Tura { $turn } z { $turns }
replay-end = Koniec
replay-first = Pierwsza tura
replay-previous = Poprzednia
replay-next = Następna tura
replay-last = Ostatnia tura
replay-step-back = Krok wstecz
replay-step = Krok dalej
replay-mistake = Następny błąd
replay-play = Odtwórz
replay-pause = Wstrzymaj
view-as = Oglądaj jako
view-chooser = Aktywny gracz
view-spectator = Widz
analysis = Analiza
analysis-about = Bot ocenia każdy wybór na podstawie tego, co gracz mógł wiedzieć: co byłoby lepsze, a co było dziełem losu. To chwilę trwa; możesz w tym czasie oglądać dalej.
analysis-start = Analizuj
analysis-running = Trwa ocenianie wyborów…
analysis-progress = Wybory: { $done } z { $total }
analysis-stop = Przerwij
analysis-failed = Tej partii nie da się tu przeanalizować.
chart-left = Ile kart średnio zostanie
chart-win = Szansa na wygraną w procentach
chart-expected = Oczekiwane
cost-title = Koszt każdego wyboru
cost-none = Nie znaleziono wyraźnych błędów
cost-who = Kto
cost-played = Zagrano: { $what }
cost-cards = Karty: { $cards }
cost-win = { $percent }%, punkty: { $points }
account-title = Los i umiejętności
account-cards = W pozostałych kartach: minus to dobrze.
account-points = W punktach przewagi nad najlepszym z pozostałych graczy.
account-start = Początek
account-revised = Korekta
account-end = { replay-end }
account-about = Los to wszystko, co przyniosły karty i inni gracze. Wybory porównuje się z najlepszym, jaki gracz mógł znać. Korekta to zmiana oceny bota, choć nic się nie wydarzyło.
deal-checked = Rozdanie sprawdzone
deal-no-secret = Rozdanie niesprawdzone
deal-wrong = Rozdanie niezgodne
deal-proof = { $count ->
    [one] Jedyne rozdanie tej partii wynika z sekretu ustalonego przed grą: jego odcisk został wtedy opublikowany, a sekret do niego pasuje.
    [few] Wszystkie { $count } rozdania tej partii wynikają z sekretu ustalonego przed grą: jego odcisk został wtedy opublikowany, a sekret do niego pasuje.
    [many] Wszystkie { $count } rozdań tej partii wynika z sekretu ustalonego przed grą: jego odcisk został wtedy opublikowany, a sekret do niego pasuje.
   *[other] Wszystkie { $count } rozdania tej partii wynikają z sekretu ustalonego przed grą: jego odcisk został wtedy opublikowany, a sekret do niego pasuje.
}
deal-proof-no-promise = { $count ->
    [one] Jedyne rozdanie tej partii wynika z jej sekretu. Zapis nie mówi, czy sekret ustalono przed grą.
    [few] Wszystkie { $count } rozdania tej partii wynikają z jej sekretu. Zapis nie mówi, czy sekret ustalono przed grą.
    [many] Wszystkie { $count } rozdań tej partii wynika z jej sekretu. Zapis nie mówi, czy sekret ustalono przed grą.
   *[other] Wszystkie { $count } rozdania tej partii wynikają z jej sekretu. Zapis nie mówi, czy sekret ustalono przed grą.
}
deal-no-secret-about = Zapis nie ujawnia sekretu, z którego losowano karty. Rozdania są możliwe, ale nic więcej nie da się sprawdzić.
deal-wrong-about = Rozdanie w wierszu { $line } nie wynika z sekretu. Ktoś zmienił zapis.
deal-promise = Opublikowany odcisk:
deal-anybody = Każdy może to sprawdzić: wystarczy pobrać zapis i uruchomić na nim „benben record verify”.
share = Udostępnij
share-about = Każdy, kto otworzy link, zobaczy całą partię ze wszystkimi kartami.
share-link = Link do tej powtórki
share-download = Pobierz zapis
