# Partite giocate: passo per passo, e che cosa insegnano.
replay = Replay
replay-of = { $game }, replay
replay-open = Apri una partita
replay-open-about = Scegli il file di una partita salvato qui o dal programma benben. Resta su questo dispositivo.
replay-choose = Scegli file
replay-opening = Apertura della partita…
replay-fails = Questa partita non si può mostrare
record-wrong = Errore alla riga { $line }: { $problem }
record-none = In questo file non ci sono partite finite.
link-wrong = Il link è danneggiato, o questo browser è troppo vecchio per aprirlo. Copia il link per intero, o chiedi il file.
replay-turn-who = Turno { $turn }, { $name }
replay-turn-of = Turno { $turn } di { $turns }
replay-end = Fine
replay-first = Primo turno
replay-previous = Precedente
replay-next = Successivo
replay-last = Ultimo turno
replay-step-back = Un passo indietro
replay-step = Un passo avanti
replay-mistake = Prossimo errore
replay-play = Riproduci
replay-pause = Pausa
view-as = Guarda come
view-chooser = Chi è di turno
view-spectator = Spettatore
analysis = Analisi
analysis-about = Un bot valuta ogni scelta in base a ciò che il giocatore poteva sapere: che cosa sarebbe stato meglio, e che cosa è stato fortuna. Ci vuole un po’; intanto puoi continuare a guardare.
analysis-start = Analizza
analysis-running = Valutazione delle scelte…
analysis-progress = { $done } scelte su { $total }
analysis-stop = Ferma
analysis-failed = Questa partita non si può analizzare qui.
chart-left = Carte rimaste in media
chart-win = Probabilità di vincere, in percentuale
chart-expected = Previsione
cost-title = Costo di ogni scelta
cost-none = Nessun errore evidente
cost-who = Chi
cost-played = Giocato: { $what }
cost-cards = { $cards } carte
cost-win = { $percent }%, { $points } punti
account-title = Fortuna e bravura
account-cards = In carte rimaste: un numero negativo è un bene.
account-points = In punti di vantaggio sul migliore degli altri giocatori.
account-start = Inizio
account-revised = Stima rivista
account-end = { replay-end }
account-about = Fortuna è ciò che hanno portato le carte e gli altri giocatori. Le scelte si confrontano con la migliore che il giocatore poteva conoscere. Stima rivista è ciò che il bot ha cambiato nella sua stima anche se non era successo niente.
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
deal-no-secret-about = La registrazione non rivela il segreto da cui sono uscite le carte. Le distribuzioni sono possibili, ma di più non si può verificare.
deal-wrong-about = La distribuzione alla riga { $line } non deriva dal segreto. Qualcuno ha modificato la registrazione.
deal-promise = Impronta pubblicata:
deal-anybody = Chiunque può verificarlo: salva la registrazione ed esegui «benben record verify» sul file.
share = Condividi
share-about = Chiunque apra il link vede tutta la partita, con tutte le carte.
share-link = Link a questo replay
share-download = Salva registrazione
