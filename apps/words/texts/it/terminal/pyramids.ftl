py-welcome = Completa piramidi: piani di un solo colore, ognuno con 1 o 2 mattoni in meno di quello sotto, e una pietra angolare.

py-label-discard = Scarto

py-rule-swap = { $count ->
    [one] PY-5: in cambio peschi { $count } carta; non conta come giocata.
   *[other] PY-5: in cambio peschi { $count } carte; non conta come giocata.
}
py-rule-start = PY-8: un piano di qualsiasi misura può iniziare una piramide davanti a chiunque.
py-rule-floor = PY-9, PY-10: lo stesso colore, 1 o 2 mattoni in meno del piano sotto.
py-rule-top = PY-11, PY-12: una pietra angolare va su 2 o 3 mattoni e completa la piramide, che non cambia più.
py-rule-yours = PY-13: sta davanti a te, quindi conta per te.
py-rule-theirs = PY-13: conta per il posto { $seat }, perché sta lì.
py-rule-great = PY-17: più di 10 mattoni: una Grande piramide, che completa vale doppio.
py-rule-end = PY-6, PY-7: in questo turno non giochi più; con più di cinque carte in mano poi scarti l’eccedenza.
py-rule-discard = PY-7: fuori dal gioco, sotto gli occhi di tutti.

py-help-cards = Le carte sono r y g b (rossa, gialla, verde, blu) e il numero di mattoni, o T per una pietra angolare; poi @, il posto, e un punto con la piramide.
py-help-show = show: tutti gli scarti, e le carte che non hai visto.
