# Een gespeelde partij doornemen.

review-title = Bespreking van een partij { $game }
review-judged = Beoordeeld door de bot ‘{ $level }’ met { $budget }% van zijn denkwerk, beginwaarde { $seed }.
review-still-going = De partij is nog niet afgelopen.
review-thinking = Denken
review-written = De bespreking staat in { $file }.

review-chances = Winstkans, zoals elke plaats die kon inschatten
review-ply = ply
review-dots = Kleine stippen zijn fouten, grote zijn blunders.
review-every = Elke beslissing
review-worst = { $seat }: de duurste beslissingen

review-seat = Plaats
review-decisions = Keuzes
review-mean-loss = Gemiddeld verlies
review-event = Gebeurtenis
review-move = Zet
review-win = Kans
review-loss = Verlies
review-best-found = Beste gevonden

review-mark-forced = gedwongen
review-mark-best = beste
review-mark-good = goed
review-mark-inaccuracy = onnauwkeurig
review-mark-mistake = fout
review-mark-blunder = blunder
review-mark-unknown = niet gewogen

review-percent = { $number }%
review-decimal-sign = ,
review-better = Beter: { $move } ({ $win }, +{ $gain }). { $told }
review-bluff = De beste gemiste bluf: { $move } (+{ $gain }). { $told }
review-beliefs = Wat deze plaats van de fiches van de anderen kon denken
review-believed = Wat de anderen van de fiches van deze plaats konden denken
review-chance = { $piece } { $chance }
review-guess = { $by } kon van het fiche van { $seat } op { $place } denken: { $chances }. In werkelijkheid: { $truth }.

## Wat niet besproken kan worden

review-not-over = De partij in { $path } is niet afgelopen, en een bespreking zou tonen wat verdekt ligt. Met --unfinished wordt ze besproken tot waar er gespeeld is.
review-nothing-played = In { $path } heeft nog niemand een zet gedaan.
review-no-thoughts = De bot ‘{ $bot }’ weegt geen zetten tegen elkaar af en kan dus niet oordelen; neem een sterkere met --level.
review-bad-budget = Het budget moet boven 0 liggen en mag niet meer dan { $most } zijn.
