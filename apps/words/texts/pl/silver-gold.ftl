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
sg-told-seat = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, zbadane: { $count }. { $cards }.
sg-told-display = Odkryte: { $cards }. W talii: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
sg-ask-keep = Zachowaj dwie karty
sg-ask-extra = { $count ->
    [one] Jeszcze jedno pole
    [few] Jeszcze { $count } pola
    [many] Jeszcze { $count } pól
   *[other] Jeszcze { $count } pola
}
sg-ask-take = Wybierz nową kartę
sg-ask-pass = Nie masz już kart: pasujesz
sg-said-keep = Zachowane piramidy: { $low } i { $high }
sg-said-mark = Piramida { $number }: { $squares }
sg-said-extra = Dodatkowe pole: piramida { $number }, { $square }
sg-said-take = { $colour ->
    [green] Nowa karta: piramida { $number }, zielona
    [orange] Nowa karta: piramida { $number }, pomarańczowa
   *[purple] Nowa karta: piramida { $number }, fioletowa
}
sg-said-take-pile = Nowa karta: z talii
sg-said-pass = Pas
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
silver-gold-reason-completes = Piramida { $card } zostaje zbadana: { $points } pkt.
silver-gold-reason-bonus = { $colour ->
    [green] Zdobywa zieloną premię { $points } pkt przed innymi.
    [orange] Zdobywa pomarańczową premię { $points } pkt przed innymi.
   *[purple] Zdobywa fioletową premię { $points } pkt przed innymi.
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
silver-gold-reason-gem = Zdobywa klejnot, który może jeszcze utworzyć parę.
silver-gold-reason-no-skull = Omija czaszki.
silver-gold-reason-skull = Zbiera czaszki; najgorsza kosztuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
silver-gold-reason-within-one = Potem do grobowca piramidy { $card } wystarczy jeden kształt: { $squares ->
    [one] zostaje { $squares } pole
    [few] zostają { $squares } pola
    [many] zostaje { $squares } pól
   *[other] zostaje { $squares } pola
}.
silver-gold-reason-ready = Następna karta sięgnie grobowca przy { $percent }% kształtów, które mogą przyjść.
silver-gold-reason-both-open = Zostawia obie karty otwarte na następne kształty.
silver-gold-reason-short = W piramidzie { $card } droga jest krótka: { $squares ->
    [one] { $squares } pole
    [few] { $squares } pola
    [many] { $squares } pól
   *[other] { $squares } pola
} do grobowca.
silver-gold-reason-colour = { $colour ->
    [green] Jeszcze jedna zielona piramida da { $points } pkt, chyba że ktoś będzie szybszy.
    [orange] Jeszcze jedna pomarańczowa piramida da { $points } pkt, chyba że ktoś będzie szybszy.
   *[purple] Jeszcze jedna fioletowa piramida da { $points } pkt, chyba że ktoś będzie szybszy.
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
silver-gold-already-chosen = Twój wybór już jest. Poczekaj na pozostałych.
silver-gold-keep-now = Najpierw zachowaj dwie karty.
silver-gold-mark-now = Najpierw skreśl kształt albo jedno pole.
silver-gold-extra-now = Najpierw skreśl dodatkowe pole za czerwony krzyżyk.
silver-gold-take-now = Najpierw weź odkrytą kartę albo kartę z talii.
silver-gold-pass-now = Nie masz już kart. Możesz tylko spasować.
silver-gold-not-dealt = Nie masz do wyboru karty { $card }. Zachowaj dwie z tych: { $dealt }.
silver-gold-not-yours = Karta { $card } nie jest twoja. Wybierz jedną ze swoich kart.
silver-gold-not-the-shape = { $squares } to nie ten kształt. Skreśl cały kształt, obrócony lub odbity, albo dokładnie jedno pole.
silver-gold-wall = { $square } w piramidzie { $card } to ściana. Ścian nie można skreślać.
silver-gold-marked = { $square } w piramidzie { $card } jest już skreślone.
silver-gold-entrance-first = Pierwsze skreślenie w piramidzie { $card } musi obejmować wejście { $entrance }.
silver-gold-apart = { $squares } nie styka się bokiem ze skreślonym polem piramidy { $card }. Sam róg nie wystarczy.
silver-gold-completed = Piramida { $card } jest zbadana. W tej grze nie można na niej skreślać dodatkowych pól.
silver-gold-not-displayed = Karty { $card } nie ma wśród odkrytych.
silver-gold-draw-pile-empty = Talia jest pusta. Weź odkrytą kartę.
silver-gold-nothing-due = { nothing-due }
silver-gold-wrong-deal = { $given } nie pasuje; teraz kolej na { $due }.
silver-gold-wrong-count = Rozdano kart: { $given }, a potrzeba { $due }.
silver-gold-not-in-draw-pile = Karty { $card } nie ma w talii.
silver-gold-no-expedition = W tej rundzie nie ma już karty ekspedycji { $shape }.
