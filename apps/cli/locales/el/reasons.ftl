# Γιατί μια επιλογή είναι καλή, όπως το λένε οι υποδείξεις και η ανάλυση.
the-game-reason-wins = Έτσι μπορούν ακόμα να τοποθετηθούν όλες οι κάρτες.
the-game-reason-trick = Το ανάποδο κόλπο: το { $card } γυρίζει το { $pile } δέκα πίσω.
the-game-reason-covers = Καλύπτει την κάρτα πυρκαγιάς στο { $pile }.
the-game-reason-keeps-trick = Κρατάει το { $card } για το ανάποδο κόλπο στο { $pile }.
the-game-reason-trick-out = Το ανάποδο κόλπο στο { $pile } μένει δυνατό: το { $card } δεν έχει παιχτεί ακόμα.
the-game-reason-leaves = Αφήνει το { $pile } ήσυχο, όπως ζήτησε η θέση { $seat }.
the-game-reason-against = Πάει κόντρα σε ό,τι ζήτησε η θέση { $seat } για το { $pile }.
the-game-reason-keeps-way = Κρατάει ανοιχτό τον δρόμο για το { $card }.
the-game-reason-saves-pair = Φυλάει το { $low } και το { $high }, με διαφορά δέκα, για μία στοίβα.
the-game-reason-free = Το { $card } στο { $pile } δεν προσπερνά καμία κάρτα που μένει να παιχτεί.
the-game-reason-nearest = Το { $card } είναι η πιο κοντινή κάρτα από όλες: απέχει { $distance } από το { $pile }.
the-game-reason-small-steps = Το μεγαλύτερο βήμα είναι μόνο { $distance }.
the-game-reason-more = { $count ->
    [one] { $count } πάνω από το ελάχιστο, γιατί δεν κοστίζει σχεδόν τίποτα.
   *[other] { $count } πάνω από το ελάχιστο, γιατί δεν κοστίζουν σχεδόν τίποτα.
}
the-game-reason-stops = Σταματά στο ελάχιστο και κρατάει τις υπόλοιπες για καλύτερες μέρες.
the-game-reason-enough = Τελειώνει τη σειρά: άλλη μία κάρτα θα κόστιζε περισσότερο απ’ ό,τι προσφέρει.
the-game-reason-only = Τίποτε άλλο δεν είναι δυνατό.
the-game-reason-starts-well = Το χέρι έχει φτηνές κάρτες για αρχή.
the-game-reason-starts-badly = Το χέρι δεν έχει φτηνές κάρτες για αρχή.

silver-gold-reason-completes = { $points ->
    [one] Συμπληρώνει την κάρτα { $card }: { $points } πόντος.
   *[other] Συμπληρώνει την κάρτα { $card }: { $points } πόντοι.
}
silver-gold-reason-bonus = { $points ->
    [one] Φέρνει { $points } πόντο πυραμίδας ({ sg-colour }) πριν τον πάρει άλλος.
   *[other] Φέρνει { $points } πόντους πυραμίδας ({ sg-colour }) πριν τους πάρει άλλος.
}
silver-gold-reason-in-time = { $turns ->
    [one] Πάνω στην ώρα: μένει μόνο { $turns } κάρτα εκστρατείας.
   *[other] Πάνω στην ώρα: μένουν μόνο { $turns } κάρτες εκστρατείας.
}
silver-gold-reason-pair = { $points ->
    [one] Κόκκινο και πράσινο πετράδι κάνουν ζευγάρι: { $points } πόντος.
   *[other] Κόκκινο και πράσινο πετράδι κάνουν ζευγάρι: { $points } πόντοι.
}
silver-gold-reason-torch = Παίρνει τον πυρσό του γύρου { $round }.
silver-gold-reason-last-torch = Παίρνει τον πυρσό του γύρου { $round } με την τελευταία κάρτα του γύρου.
silver-gold-reason-potion = Το μαγικό φίλτρο σβήνει νεκροκεφαλές: { $count }.
silver-gold-reason-extra = Ένα κόκκινο Χ φέρνει επιπλέον κουτάκι· με όλα μαζί: { $count }.
silver-gold-reason-gem = Παίρνει ένα πετράδι που μπορεί να βρει ταίρι.
silver-gold-reason-no-skull = Παρακάμπτει τις νεκροκεφαλές.
silver-gold-reason-skull = { $points ->
    [one] Παίρνει τουλάχιστον μία νεκροκεφαλή· η χειρότερη κοστίζει { $points } πόντο.
   *[other] Παίρνει τουλάχιστον μία νεκροκεφαλή· η χειρότερη κοστίζει { $points } πόντους.
}
silver-gold-reason-within-one = Φέρνει τον τάφο της κάρτας { $card } σε απόσταση ενός σχήματος. Κουτάκια που μένουν: { $squares }.
silver-gold-reason-ready = Η επόμενη κάρτα φτάνει σε τάφο με το { $percent } % των σχημάτων που μπορούν να έρθουν.
silver-gold-reason-both-open = Κρατάει και τις δύο κάρτες ανοιχτές για τα σχήματα που έρχονται.
silver-gold-reason-short = Η κάρτα { $card } είναι σύντομη. Κουτάκια ως τον τάφο: { $squares }.
silver-gold-reason-colour = { $points ->
    [one] Άλλη μία κάρτα αυτού του χρώματος ({ sg-colour }) φέρνει { $points } πόντο όσο δεν τον έχει άλλος.
   *[other] Άλλη μία κάρτα αυτού του χρώματος ({ sg-colour }) φέρνει { $points } πόντους όσο δεν τους έχει άλλος.
}
silver-gold-reason-pair-ahead = Η κάρτα { $card } έχει στον δρόμο της ένα πετράδι που κάνει ζευγάρι.
silver-gold-reason-torch-ahead = Η κάρτα { $card } έχει έναν πυρσό στον δρόμο της.
silver-gold-reason-potion-ahead = Η κάρτα { $card } έχει ένα μαγικό φίλτρο για τις νεκροκεφαλές.
silver-gold-reason-unseen = Τίποτα από την ανοιχτή τετράδα δεν ταιριάζει καλύτερα από μια κάρτα της στοίβας.
silver-gold-reason-only = Τίποτε άλλο δεν είναι δυνατό.

pyramids-reason-ends = Τελειώνει το παιχνίδι με προβάδισμα { $points }.
pyramids-reason-ends-behind = Τελειώνει το παιχνίδι ενώ άλλος προηγείται κατά { $points }.
pyramids-reason-completes = { $points ->
    [one] Ολοκληρώνει την πυραμίδα { $pyramid } για { $points } πόντο.
   *[other] Ολοκληρώνει την πυραμίδα { $pyramid } για { $points } πόντους.
}
pyramids-reason-great = Η πυραμίδα { $pyramid } γίνεται Μεγάλη Πυραμίδα: μετράει διπλά.
pyramids-reason-spoils = Χαλάει μια πυραμίδα μπροστά στη θέση { $seat }: { $card }.
pyramids-reason-helps = Βοηθάει τη θέση { $seat }, που παίρνει: { $card }.
pyramids-reason-base = Βάση πάνω στην οποία μπορεί να υψωθεί Μεγάλη Πυραμίδα: { $card }.
pyramids-reason-grows = Χτίζει την πυραμίδα { $pyramid } σκαλί σκαλί.
pyramids-reason-small = Παραλείπει ένα σκαλί ({ $card }): η πυραμίδα δεν μπορεί πια να γίνει Μεγάλη.
pyramids-reason-exchanges = Αλλάζει: { $cards }· προς το παρόν δεν χρησιμεύει σε καμία πυραμίδα.
pyramids-reason-keeps-top = Κρατάει μέχρι να μεγαλώσει η πυραμίδα: { $card }.
pyramids-reason-avoids-end = Δεν παίζει ακόμα: { $card }· η έκτη πυραμίδα θα τελείωνε το παιχνίδι ενώ άλλος προηγείται.
pyramids-reason-keeps = Κρατάει για ανοιχτές πυραμίδες: { $cards }.
pyramids-reason-discards = Πετάει ό,τι χρησιμεύει λιγότερο εδώ: { $cards }.
