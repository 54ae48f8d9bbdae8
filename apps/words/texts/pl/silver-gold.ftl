sg-pyramid = { $colour ->
    [green] Piramida { $number }, zielona
    [orange] Piramida { $number }, pomarańczowa
   *[purple] Piramida { $number }, fioletowa
}
sg-shape-i2 = dwa w linii
sg-shape-i3 = trzy w linii
sg-shape-v3 = narożnik z trzech
sg-shape-t4 = kształt T
sg-shape-l4 = kształt L
sg-shape-o4 = kwadrat z czterech
sg-plain = puste
sg-wall = ściana
sg-entrance = wejście
sg-tomb = grobowiec
sg-cross = { $count ->
    [one] czerwony krzyżyk
    [few] { $count } czerwone krzyżyki
   *[other] { $count } czerwonych krzyżyków
}
sg-red-gem = { $count ->
    [one] czerwony klejnot
    [few] { $count } czerwone klejnoty
   *[other] { $count } czerwonych klejnotów
}
sg-green-gem = { $count ->
    [one] zielony klejnot
    [few] { $count } zielone klejnoty
   *[other] { $count } zielonych klejnotów
}
sg-torch = { $count ->
    [one] pochodnia
    [few] { $count } pochodnie
   *[other] { $count } pochodni
}
sg-skull = { $count ->
    [one] czaszka
    [few] { $count } czaszki
   *[other] { $count } czaszek
}
sg-potion = { $count ->
    [one] eliksir
    [few] { $count } eliksiry
   *[other] { $count } eliksirów
}
sg-told-card = { $pyramid }, skreślone: { $count }
sg-told-seat = { $name }: punkty { $points }, zbadane { $count }. { $cards }.
sg-told-display = Odkryte: { $cards }. Kart w talii: { $count }.
sg-ask-keep = Zachowaj dwie karty
sg-ask-extra = { $count ->
    [one] Jeszcze jedno pole
    [few] Jeszcze { $count } pola
    [many] Jeszcze { $count } pól
   *[other] Jeszcze { $count } pola
}
sg-ask-take = Wybierz nową kartę
sg-ask-pass = Nie masz kart: pasujesz
sg-said-keep = Zachować piramidy { $low } i { $high }
sg-said-mark = Piramida { $number }: { $squares }
sg-said-extra = Dodatkowe pole: piramida { $number }, { $square }
sg-said-take = { $colour ->
    [green] Wziąć piramidę { $number }, zieloną
    [orange] Wziąć piramidę { $number }, pomarańczową
   *[purple] Wziąć piramidę { $number }, fioletową
}
sg-said-take-pile = Wziąć z talii
sg-said-pass = Spasować
sg-news-expedition = Runda { $round }, karta { $card } z 7: { $shape }.
sg-news-own-draw = { $colour ->
    [green] Dobierasz piramidę { $number }, zieloną.
    [orange] Dobierasz piramidę { $number }, pomarańczową.
   *[purple] Dobierasz piramidę { $number }, fioletową.
}
sg-news-draw = { $name } dobiera piramidę { $number }.
sg-news-refill = Nowe odkryte karty: { $cards }.
sg-event-bonus = { $you ->
    [yes] { $colour ->
        [green] Zdobywasz { $points } pkt za zielone.
        [orange] Zdobywasz { $points } pkt za pomarańczowe.
       *[purple] Zdobywasz { $points } pkt za fioletowe.
    }
   *[no] { $colour ->
        [green] { $name } zdobywa { $points } pkt za zielone.
        [orange] { $name } zdobywa { $points } pkt za pomarańczowe.
       *[purple] { $name } zdobywa { $points } pkt za fioletowe.
    }
}
sg-line-pyramids = Piramidy
sg-line-torches = Pochodnie
sg-line-bonuses = Premie
sg-line-gems = Klejnoty
sg-line-skulls = Najgorsza czaszka

# Why a bot would do it.
silver-gold-reason-completes = Kończy badanie piramidy { $card }: { $points } pkt.
silver-gold-reason-bonus = { $colour ->
    [green] Daje zieloną premię { $points } pkt, zanim weźmie ją ktoś inny.
    [orange] Daje pomarańczową premię { $points } pkt, zanim weźmie ją ktoś inny.
   *[purple] Daje fioletową premię { $points } pkt, zanim weźmie ją ktoś inny.
}
silver-gold-reason-in-time = { $turns ->
    [0] W samą porę: to ostatnia karta ekspedycji.
    [one] W samą porę: została tylko { $turns } karta ekspedycji.
    [few] W samą porę: zostały tylko { $turns } karty ekspedycji.
    [many] W samą porę: zostało tylko { $turns } kart ekspedycji.
   *[other] W samą porę: zostało tylko { $turns } karty ekspedycji.
}
silver-gold-reason-pair = Czerwony i zielony klejnot tworzą parę: { $points } pkt.
silver-gold-reason-torch = Zdobywa pochodnię rundy { $round }.
silver-gold-reason-last-torch = Zdobywa pochodnię rundy { $round } ostatnią kartą rundy.
silver-gold-reason-potion = { $count ->
    [one] Eliksir zmazuje { $count } czaszkę.
    [few] Eliksir zmazuje { $count } czaszki.
    [many] Eliksir zmazuje { $count } czaszek.
   *[other] Eliksir zmazuje { $count } czaszki.
}
silver-gold-reason-extra = { $count ->
    [one] Czerwony krzyżyk daje dodatkowe pole.
    [few] Czerwone krzyżyki dają { $count } dodatkowe pola.
    [many] Czerwone krzyżyki dają { $count } dodatkowych pól.
   *[other] Czerwone krzyżyki dają { $count } dodatkowego pola.
}
silver-gold-reason-gem = Zdobywa klejnot, który może jeszcze mieć parę.
silver-gold-reason-no-skull = Omija czaszki.
silver-gold-reason-skull = Zbiera czaszki; najgorsza kosztuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
silver-gold-reason-within-one = Do grobowca piramidy { $card } wystarczy jeden kształt: { $squares ->
    [one] zostaje { $squares } pole
    [few] zostają { $squares } pola
    [many] zostaje { $squares } pól
   *[other] zostaje { $squares } pola
}.
silver-gold-reason-ready = Przy { $percent }% kształtów, które mogą przyjść, następna karta sięga grobowca.
silver-gold-reason-both-open = Zostawia obie karty otwarte na następne kształty.
silver-gold-reason-short = W piramidzie { $card } droga jest krótka: { $squares ->
    [one] { $squares } pole
    [few] { $squares } pola
    [many] { $squares } pól
   *[other] { $squares } pola
} do grobowca.
silver-gold-reason-colour = { $colour ->
    [green] Jeszcze jedna zielona piramida daje { $points } pkt, dopóki nie ma ich nikt inny.
    [orange] Jeszcze jedna pomarańczowa piramida daje { $points } pkt, dopóki nie ma ich nikt inny.
   *[purple] Jeszcze jedna fioletowa piramida daje { $points } pkt, dopóki nie ma ich nikt inny.
}
silver-gold-reason-pair-ahead = Piramida { $card } ma po drodze klejnot do pary.
silver-gold-reason-torch-ahead = Piramida { $card } ma po drodze pochodnię.
silver-gold-reason-potion-ahead = Piramida { $card } ma eliksir przeciw czaszkom.
silver-gold-reason-unseen = Żadna z odkrytych kart nie jest lepsza od karty z talii.
silver-gold-reason-only = { nothing-else }

# Why something can’t be done.
silver-gold-game-over = { table-over }
silver-gold-deal-first = { deal-first }
silver-gold-no-such-seat = { table-unknown-seat }
silver-gold-not-your-turn = { not-your-turn }
silver-gold-already-chosen = Twój wybór już jest: poczekaj na pozostałych.
silver-gold-keep-now = Nie teraz: najpierw zachowaj dwie karty.
silver-gold-mark-now = Nie teraz: najpierw skreśl kształt albo jedno pole.
silver-gold-extra-now = Nie teraz: najpierw skreśl dodatkowe pole za czerwony krzyżyk.
silver-gold-take-now = Nie teraz: najpierw weź odkrytą kartę albo kartę z talii.
silver-gold-pass-now = Nie masz karty: możesz tylko spasować.
silver-gold-not-dealt = Nie masz karty { $card }; zachowaj dwie z { $dealt }.
silver-gold-not-yours = Karta { $card } nie jest twoja; wybierz taką, która leży przed tobą.
silver-gold-not-the-shape = { $squares } to nie ten kształt; skreśl cały kształt, obrócony lub odbity, albo dokładnie jedno pole.
silver-gold-wall = { $square } piramidy { $card } to ściana; ścian się nie skreśla.
silver-gold-marked = { $square } piramidy { $card } jest już skreślone.
silver-gold-entrance-first = Pierwsze skreślenie w piramidzie { $card } musi obejmować wejście { $entrance }.
silver-gold-apart = { $squares } nie dotyka skreślonego pola piramidy { $card }; róg nie wystarczy.
silver-gold-completed = Piramida { $card } jest zbadana; w tej grze nie można na niej skreślać dodatkowych pól.
silver-gold-not-displayed = Karty { $card } nie ma wśród odkrytych.
silver-gold-draw-pile-empty = Talia jest pusta; weź odkrytą kartę.
silver-gold-nothing-due = { nothing-due }
silver-gold-wrong-deal = { $given } nie pasuje; kolej na { $due }.
silver-gold-wrong-count = Kart rozdano { $given }, a potrzeba { $due }.
silver-gold-not-in-draw-pile = Karty { $card } nie ma w talii.
silver-gold-no-expedition = W tej rundzie nie ma już karty ekspedycji { $shape }.
