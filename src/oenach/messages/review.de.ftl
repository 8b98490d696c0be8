# Eine gespielte Partie durchgehen.

review-title = Analyse einer Partie { $game }
review-judged = Beurteilt vom Bot „{ $level }“ mit { $budget } % seines Nachdenkens, Startwert { $seed }.
review-still-going = Die Partie ist noch nicht zu Ende.
review-thinking = Nachdenken
review-written = Die Analyse steht in { $file }.

review-chances = Siegchance, wie jeder Platz sie einschätzen konnte
review-ply = Halbzug
review-dots = Kleine Punkte sind Fehler, große sind Patzer.
review-every = Jede Entscheidung
review-worst = { $seat }: die teuersten Entscheidungen

review-seat = Platz
review-decisions = Entschlüsse
review-mean-loss = Mittlerer Verlust
review-event = Ereignis
review-move = Zug
review-win = Chance
review-loss = Verlust
review-best-found = Bester gefundener

review-mark-forced = erzwungen
review-mark-best = bester
review-mark-good = gut
review-mark-inaccuracy = ungenau
review-mark-mistake = Fehler
review-mark-blunder = Patzer
review-mark-unknown = nicht gewogen

review-percent = { $number } %
review-decimal-sign = ,
review-better = Besser: { $move } ({ $win }, +{ $gain }). { $told }
review-bluff = Der beste verpasste Bluff: { $move } (+{ $gain }). { $told }
review-beliefs = Was dieser Platz über die Plättchen der anderen glauben konnte
review-believed = Was die anderen über die Plättchen dieses Platzes glauben konnten
review-chance = { $piece } { $chance }
review-guess = { $by } konnte über das Plättchen von { $seat } auf { $place } glauben: { $chances }. In Wahrheit: { $truth }.

## Was sich nicht analysieren lässt

review-not-over = Die Partie in { $path } ist nicht zu Ende, und eine Analyse würde zeigen, was verdeckt liegt. Mit --unfinished wird sie so weit analysiert, wie sie gespielt wurde.
review-nothing-played = In { $path } hat noch niemand gezogen.
review-no-thoughts = Der Bot „{ $bot }“ wägt keine Züge gegeneinander ab und kann darum nicht urteilen; nimm mit --level einen stärkeren.
review-bad-budget = Das Budget muss über 0 liegen und darf höchstens { $most } sein.
