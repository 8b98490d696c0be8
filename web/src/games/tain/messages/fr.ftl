## Le plateau

board-tain-round = Tour { $round } sur { $rounds }
board-tain-kingdom = Le royaume
board-tain-kingdom-K1 = l’emplacement de gauche du royaume
board-tain-kingdom-K2 = l’emplacement de droite du royaume
board-tain-raider-pasture = devant l’entrée { $gate } du pré de { $name }
board-tain-raider-house = devant l’entrée { $gate } de la maison de { $name }
board-tain-guard-pasture = derrière l’entrée { $gate } du pré de { $name }
board-tain-guard-house = derrière l’entrée { $gate } de la maison de { $name }
board-tain-empty = { $place } : libre
board-tain-taken = { $place } : { $token }
board-tain-put-here = { $place } : poser un pion ici
board-tain-put = { $place } : poser { $token } ici
board-tain-token = { $kind } de { $name }
board-tain-hidden-token = pion caché de { $name }
board-tain-cattle = { $count ->
        [one] { $count } bovin
       *[other] { $count } bovins
    }
board-tain-jewels = { $count ->
        [one] { $count } bijou
       *[other] { $count } bijoux
    }
board-tain-prisoner = prisonnier : { $kind } de { $name }
board-tain-unused = derrière l’écran : { $count }
board-tain-used = défausse : { $count }
board-tain-points = { $count ->
        [one] point
       *[other] points
    }
board-tain-beside = gagné ce tour-ci
board-tain-has-passed = a passé
board-tain-first = premier joueur
board-tain-screen = Derrière ton écran
board-tain-take = { $kind }, il en reste { $count }
board-tain-choose = Choisis un pion et un emplacement, dans l’ordre que tu veux.
board-tain-choose-place = Choisis maintenant un emplacement pour { $token }.
board-tain-choose-token = Choisis maintenant un pion pour cet emplacement.
board-tain-pass = Passer
board-tain-free = Libérer { $token }
board-tain-whom-to-free = Qui libères-tu ?
board-tain-duels = Assaillants et gardes
board-tain-raider-guard = assaillant ↓ garde →
board-tain-no-guard = aucun garde ou bluff
board-tain-duel-succeeds = réussit
board-tain-duel-fails = échoue
board-tain-duel-boy-captured = garçon capturé
board-tain-duel-daughter-kidnapped = fille enlevée
board-tain-gate = Entrée { $gate } de { $name }
board-tain-queue-hint = Tu peux préparer des gardes avant ton tour : ils sont posés d’eux-mêmes.

## Ce que l’on peut faire

can-tain-place = poser un pion
can-tain-pass = passer
can-tain-free = libérer un prisonnier

## Coups

move-tain-pass = Passer
move-tain-free = Libérer { $token }
move-tain-place = Poser { $token } à l’entrée { $gate } de { $name }
move-tain-kingdom = Envoyer { $token } dans le royaume

## Exemples dans les règles

rules-example-tain-laying = On pose les pions
rules-example-tain-laying-told = La vue de Patrick, après six pions. Il connaît les deux siens ; des autres il ne voit que le dos.
rules-example-tain-laid = Juste avant les raids
rules-example-tain-laid-told = Ici tout est montré. Seul Arthur n’a pas passé ; dès qu’il passe, tous les pions sont révélés (T12).
rules-example-tain-raided = Après les raids
rules-example-tain-raided-told = Arthur passe. Bovins et bijoux ont changé de mains, et Arthur retient un garçon de Patrick (T14).
