## Every board

board-turn = doit jouer
board-gain = { $count ->
        [one] { $points } point.
       *[other] { $points } points.
    }

## Keltis

board-keltis-middle = Le milieu
board-keltis-flip = Retourner une des { $count } tuiles cachées
board-keltis-face-down = { $count ->
        [one] { $count } tuile cachée
       *[other] { $count } tuiles cachées
    }
board-keltis-none-face-up = Aucune tuile n’est visible.
board-keltis-take = Prendre la tuile : { $stone }.
board-keltis-keep = La garder
board-keltis-leave = La laisser
board-keltis-stop = S’arrêter
board-keltis-again = Tu rejoues.
board-keltis-unfit = Elle ne va dans aucune de tes séries.
board-keltis-stone = { $value } { $colour }{ $carving ->
        [wishing] , pierre de vœux
        [clover] , trèfle
        [bonus-1] , bonus +1
        [bonus-3] , bonus +3
       *[plain] {""}
    }
board-keltis-face-up = Visibles au milieu
board-keltis-left-over = Restées au milieu : ces tuiles ne comptent pour personne
board-keltis-choose = Retourne une tuile, ou prends-en une qui est visible.
board-keltis-choose-flip = Retourne une tuile : celle que tu veux.
board-keltis-stop-or-take = Il n’y a plus de tuile à retourner : prends-en une qui va dans une de tes séries, ou arrête-toi.
board-keltis-turn-of = C’est à { $name } de jouer.
board-keltis-revealed-by = { $name } a retourné cette tuile.
board-keltis-clover = Trèfle : { $name } rejoue.
board-keltis-clover-yours = Trèfle : rejoue !
board-keltis-fits = Vont encore : { $values }.
board-keltis-fits-note = Les petits nombres sont les tuiles qui vont encore dans une série ; celles qui sont encadrées sont visibles au milieu.

## Táin

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

## Celtic Trader

board-trader-map = La carte
board-trader-reconstruction = Cette carte est une reconstitution : la carte imprimée était introuvable.
board-trader-words = La carte en mots
board-trader-keys = Touches sur la carte : les flèches vont d’un lieu à l’autre et, avec Maj, déplacent la carte ; + et − rapprochent et éloignent, 0 montre toute la carte.
board-trader-words-place = Lieu
board-trader-words-there = On y trouve
board-trader-words-roads = Routes vers
board-trader-closer = Plus près
board-trader-farther = Plus loin
board-trader-whole = Toute la carte
board-trader-way = { $place } : { $cost ->
        [one] { $cost } point de mouvement
       *[other] { $cost } points de mouvement
    }
board-trader-way-ends = { $way } ; un jeton romain y met fin à ton tour
board-trader-there = { $place }. Ici : { $names }
board-trader-put = Poser en { $place } : { $token }
board-trader-away = Défausser le jeton romain en { $place }
board-trader-raise = { $place } : la demande monte à { $points } ({ $token })
board-trader-conquer = Les Romains conquièrent { $place }
board-trader-resolve = { $kind ->
        [cycle] Cycle : tous les jetons défaussés retournent dans le sac
        [orders] Ordres : aucun jeton romain à défausser
        [roman] Défausser le jeton romain : aucun emplacement libre
       *[other] Défausser ({ $token }) : la demande ne peut monter nulle part
    }
board-trader-role = Jouer { $role }
board-trader-start = Départ : { $place }
board-trader-bonus = PV pour { $ability } : { $points }
board-trader-bonus-rp = { $points } PV pour chaque PR restant à la fin
board-trader-bonus-row = bonus en PV
board-trader-stay = Laisser le jeton romain où il est
board-trader-roman = Déplacer le jeton romain vers { $place }
board-trader-pick = Récupérer : { $token }
board-trader-pick-halts = Récupérer : { $token } ; ton mouvement s’arrête
board-trader-drop = Défausser : { $token }
board-trader-halt = S’arrêter ici pour agir
board-trader-halt-ends = S’arrêter et finir ton tour
board-trader-deliver = Livrer : { $token }, pour { $points } PR
board-trader-buy = Améliorer { $ability } pour { $cost } PR
board-trader-claim = Convertir { $points } PR en PV
board-trader-end = Finir ton tour
board-trader-points = Points de mouvement restants : { $points }
board-trader-now = Le tour
board-trader-round = Tour de table { $round }
board-trader-walk = Choisis un lieu cerclé pour y aller ; le nombre dit ce qu’il en coûte.
board-trader-point = { $kind ->
        [roman] Choisis un emplacement sur la carte pour le jeton romain.
        [orders] Choisis le jeton romain qui quitte la carte.
        [romanisation] Choisis le bastion que les Romains conquièrent.
       *[other] Choisis un repère sur la carte ({ $token }).
    }
board-trader-point-raise = Aucun repère libre ({ $token }) : choisis un bastion où la demande monte.
board-trader-point-roman = Tu es sur un jeton romain : choisis où le déplacer, ou laisse-le.
board-trader-demand = Demande
board-trader-demand-explained = Ce que rapporte une livraison en PR.{ $count ->
        [0] {""}
       *[other] {" "}Ce que tu transportes est encadré.
    }
board-trader-city = Ville romaine
board-trader-bag = Dans le sac : { $count }
board-trader-discard = Défaussés : { $count }
board-trader-supply = Points dans la réserve : { $points }
board-trader-carries = transporte : { $token }
board-trader-rp = PR
board-trader-vp = PV
board-trader-abilities = Capacités et bonus
board-trader-ability-movement = mouvement
board-trader-ability-trading = commerce
board-trader-ability-carrying = charge
board-trader-abilities-explained = Mouvement : points à chaque tour. Commerce : PR en plus par livraison. Charge : ressources transportées à la fois / récupérées sans s’arrêter.
board-trader-price = Prix en PR
