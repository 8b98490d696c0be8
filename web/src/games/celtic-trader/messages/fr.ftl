## Le plateau

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

## Ce que l’on peut faire

can-celtic-trader-role = choisir un rôle
can-celtic-trader-roman = déplacer le jeton romain
can-celtic-trader-stay = laisser le jeton romain
can-celtic-trader-resolve = résoudre un jeton pioché
can-celtic-trader-go = avancer
can-celtic-trader-pick = récupérer une ressource
can-celtic-trader-drop = défausser une ressource
can-celtic-trader-halt = t’arrêter
can-celtic-trader-buy = améliorer une capacité
can-celtic-trader-claim = convertir des PR en PV
can-celtic-trader-deliver = livrer
can-celtic-trader-end = finir ton tour

## Une carte à soi

file-celtic-trader-map-own = Une carte à toi, tirée d’un fichier
file-celtic-trader-map-file = Fichier de carte
file-celtic-trader-map-hint = Un fichier JSON comme en écrivent « oenach map new » ou « oenach map template ».
file-celtic-trader-map-missing = Choisis le fichier de ta carte.

## Exemples dans les règles

rules-example-trader-draw = Deux jetons du sac
rules-example-trader-draw-told = Tous les repères de blé sont occupés : les Iceni en demandent davantage. Le Romain va en T11, où il barre la route (C11).
rules-example-trader-deliver = Une livraison
rules-example-trader-deliver-told = Deux tissus à 4 + 2 chacun et du raisin à 8 + 2 rapportent 22 PR. La demande de tissu tombe à 1, celle de raisin à 6 (C18).
rules-example-trader-stopped = Arrêté par un Romain
rules-example-trader-stopped-told = Un jeton romain occupe la route T15. Qui y entre s’arrête, et le tour est fini (C14).
