# Rozegrane partie: krok po kroku, i czego uczą.
replay = Powtórka
replay-of = { $game }, powtórka
replay-open = Otwórz partię
replay-open-about = Wybierz plik partii zapisanej tutaj albo przez program benben. Zostaje na tym urządzeniu.
replay-choose = Wybierz plik
replay-opening = Otwieranie partii…
replay-fails = Tej partii nie da się pokazać
record-wrong = Błąd w wierszu { $line }: { $problem }
record-none = Nie ma tu zakończonej partii.
link-wrong = Link jest uszkodzony albo ta przeglądarka jest na niego za stara. Skopiuj cały link lub poproś o plik.
replay-turn-who = Tura { $turn }, { $name }
replay-turn-of = Tura { $turn } z { $turns }
replay-end = Koniec
replay-first = Do pierwszej tury
replay-previous = Turę wstecz
replay-next = Turę dalej
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
view-as = Punkt widzenia
view-chooser = Kto właśnie wybiera
view-spectator = Widz
analysis = Czego uczy ta partia
analysis-about = Bot patrzy na każdy wybór oczami tego, kto go dokonał: co byłoby lepsze, a co było szczęściem. To chwilę trwa; możesz w tym czasie oglądać dalej.
analysis-start = Analizuj
analysis-running = Trwa ocenianie wyborów…
analysis-progress = Wybory: { $done } z { $total }
analysis-stop = Przerwij
analysis-failed = Tej partii nie da się tu przeanalizować.
chart-left = Ile kart prawdopodobnie zostanie
chart-win = Szansa na wygraną w procentach
chart-expected = Oczekiwane
cost-title = Ile kosztowały wybory
cost-none = Nikt nie popełnił błędu, którego bot byłby pewien.
cost-who = Kto
cost-played = Zagrano: { $what }
cost-cards = Karty: { $cards }
cost-win = { $percent }%, punkty: { $points }
account-title = Szczęście i umiejętności
account-cards = W pozostałych kartach: minus to dobrze.
account-points = W punktach przewagi nad najlepszym z pozostałych.
account-start = Na początku
account-revised = Poprawka
account-end = { replay-end }
account-about = Szczęście to to, co przyniosły karty i inni gracze. Wybory porównuje się z najlepszym, jaki można było znać. Poprawka to zmiana oceny bota, choć nic się nie wydarzyło.
deal-checked = Karty sprawdzone
deal-no-secret = Karty niesprawdzone
deal-wrong = Karty się nie zgadzają
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
deal-no-secret-about = Zapis nie zdradza sekretu, z którego losowano karty. Rozdania są możliwe; więcej nie można powiedzieć.
deal-wrong-about = Rozdanie w wierszu { $line } nie wynika z sekretu. Ktoś zmienił zapis.
deal-promise = Opublikowany odcisk:
deal-anybody = Każdy może to sprawdzić: zapisz partię do pliku i uruchom na nim „benben record verify”.
share = Udostępnij
share-about = Kto otworzy link, zobaczy całą partię ze wszystkimi kartami.
share-link = Link do tej powtórki
share-download = Zapisz partię do pliku
