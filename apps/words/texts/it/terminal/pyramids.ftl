py-welcome = Completa piramidi: piani di un solo colore, ognuno con 1 o 2 mattoni in meno di quello sotto, e una pietra angolare.

py-label-discard = Scarto

py-rule-swap = { $count ->
    [one] PY-5: in cambio peschi { $count } carta; non conta come giocata.
   *[other] PY-5: in cambio peschi { $count } carte; non conta come giocata.
}
py-rule-start = PY-8: qualsiasi piano può iniziare una piramide davanti a chiunque.
py-rule-floor = PY-9, PY-10: lo stesso colore, 1 o 2 mattoni in meno del piano sotto.
py-rule-top = PY-11, PY-12: una pietra angolare va su 2 o 3 mattoni e completa la piramide, che non cambia più.
py-rule-yours = PY-13: sta davanti a te, quindi conta per te.
py-rule-theirs = PY-13: sta davanti al posto { $seat }, quindi conta per il posto { $seat }.
py-rule-great = PY-17: con più di 10 mattoni è una Grande piramide, che una volta completa vale doppio.
py-rule-end = PY-6, PY-7: in questo turno non giochi altre carte. Se ne hai più di cinque, poi scarti.
py-rule-discard = PY-7: le carte scartate sono fuori dal gioco, scoperte.

py-help-cards = Una carta è il suo colore, r y g b (rosso, giallo, verde, blu), e il numero di mattoni, oppure T per una pietra angolare. Per giocarla aggiungi @ e il posto, poi un punto e il numero della piramide: r4@1.2
py-help-show = show: mostra tutti gli scarti e le carte che non hai visto.
