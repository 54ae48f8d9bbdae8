# Partite giocate: passo per passo, e che cosa insegnano.
replay = Replay
replay-of = { $game }, replay
replay-open = Apri una partita
replay-open-about = Scegli il file di una partita salvata qui o dal programma benben. Resta su questo dispositivo.
replay-choose = Scegli un file
replay-opening = Apertura della partita…
replay-fails = Questa partita non si può mostrare
record-wrong = La riga { $line } è sbagliata: { $problem }
record-none = Non contiene nessuna partita finita.
link-wrong = Il link è danneggiato, oppure questo browser è troppo vecchio. Copia il link intero o fatti mandare il file.
replay-turn-who = Turno { $turn }, { $name }
replay-turn-of = Turno { $turn } di { $turns }
replay-end = Fine
replay-first = Al primo turno
replay-previous = Un turno indietro
replay-next = Un turno avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Pausa
view-as = Visto da
view-chooser = Chi sta scegliendo
view-spectator = Spettatore
analysis = Che cosa insegna la partita
analysis-about = Un bot guarda ogni scelta con gli occhi di chi l’ha fatta: che cosa sarebbe stato meglio e che cosa è stata fortuna. Ci vuole un po’; intanto puoi continuare a guardare.
analysis-start = Analizza
analysis-running = Valutazione delle scelte…
analysis-progress = { $done } scelte su { $total }
analysis-stop = Interrompi
analysis-failed = Questa partita non si può analizzare qui.
chart-left = Carte che dovrebbero restare
chart-win = Probabilità di vincere, in percentuale
chart-expected = Atteso
cost-title = Quanto sono costate le scelte
cost-none = Nessuno ha fatto un errore di cui il bot sia sicuro.
cost-who = Chi
cost-played = Giocato: { $what }
cost-cards = { $cards } carte
cost-win = { $percent }%, { $points } punti
account-title = Fortuna e bravura
account-cards = In carte rimaste: il segno meno è un bene.
account-points = In punti di vantaggio sul migliore degli altri.
account-start = All’inizio
account-revised = Stima rivista
account-end = { replay-end }
account-about = Fortuna è ciò che hanno portato le carte e gli altri giocatori. Le scelte si confrontano con la migliore che si poteva conoscere. La stima rivista è ciò che il bot ha corretto anche se non era successo niente.
deal-checked = Carte verificate
deal-no-secret = Carte non verificate
deal-wrong = Carte non valide
deal-proof = { $count ->
    [one] L’unica distribuzione di questa partita deriva da un segreto fissato prima della partita: la sua impronta è stata pubblicata allora, e il segreto corrisponde.
   *[other] Tutte le { $count } distribuzioni di questa partita derivano da un segreto fissato prima della partita: la sua impronta è stata pubblicata allora, e il segreto corrisponde.
}
deal-proof-no-promise = { $count ->
    [one] L’unica distribuzione di questa partita deriva dal suo segreto. La registrazione non dice se il segreto era fissato prima della partita.
   *[other] Tutte le { $count } distribuzioni di questa partita derivano dal suo segreto. La registrazione non dice se il segreto era fissato prima della partita.
}
deal-no-secret-about = La registrazione non rivela il segreto da cui sono uscite le carte. Le distribuzioni sono possibili; di più non si può dire.
deal-wrong-about = La distribuzione alla riga { $line } non deriva dal segreto. Qualcuno ha modificato la registrazione.
deal-promise = L’impronta pubblicata:
deal-anybody = Chiunque può verificarlo: salva la registrazione e controllala con «benben record verify».
share = Condividi
share-about = Chi apre il link vede tutta la partita, con tutte le carte.
share-link = Link a questo replay
share-download = Salva la registrazione
