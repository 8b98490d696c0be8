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
board-tain-queued = { $place } : { $kind }, attend ton tour ; appuie pour le reprendre
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
board-tain-choose = Choisis un pion et sa place, dans l’ordre voulu.
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
board-tain-holding = Derrière ton écran : { $pieces }. Tu as { $names }.
board-tain-clan-of = Le clan de { $name }
board-tain-clan = { $name } : { $pieces } ; derrière l’écran : { $count }.
board-tain-captive = prisonnier : { $token }

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
rules-example-tain-prisoner = Un prisonnier
rules-example-tain-prisoner-told = Brigitte détient un garçon de Patrick. Ses deux raids sur la maison réussissent : le premier libère le garçon, le second prend un bijou (T19).
rules-example-tain-few = Trop peu de bétail
rules-example-tain-few-told = Arthur est premier et n’a plus que deux bovins. Dans le sens horaire, Patrick vient avant Brigitte : il prend les deux, elle n’a rien (T16a).
rules-example-tain-score = Un décompte
rules-example-tain-score-told = Le guerrier de Brigitte ramène son onzième bovin : la partie finit après ce tour (T23). Elle compte 22 + 3 + 1 + 3 = 29 (T24).
board-tain-pass-at-once = Passer sans demander

## Setting up a table

set-up-tain-first_player = Qui commence
set-up-tain-first_player-random = Tirage au sort
set-up-tain-first_player-A = Place 1
set-up-tain-first_player-B = Place 2
set-up-tain-first_player-C = Place 3
set-up-tain-first_player-D = Place 4
set-up-tain-marker = Premier joueur du tour
set-up-tain-marker-rotates = Passe à gauche
set-up-tain-marker-stays = Reste le même
set-up-tain-lone_cow = Dernier bovin du royaume
set-up-tain-lone_cow-left = Pour la place de gauche
set-up-tain-lone_cow-first_in_turn_order = Au premier dans le tour
set-up-tain-memory_aid = Pions utilisés
set-up-tain-memory_aid-false = Nombre seulement
set-up-tain-memory_aid-true = Types visibles aussi
