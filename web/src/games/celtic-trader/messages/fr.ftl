## Le plateau

board-celtic-trader-map = La carte
board-celtic-trader-reconstruction = Cette carte est une reconstitution : la carte imprimée était introuvable.
board-celtic-trader-words = La carte en mots
board-celtic-trader-keys = Touches sur la carte : les flèches vont d’un lieu à l’autre et, avec Maj, déplacent la carte ; + et − rapprochent et éloignent, 0 montre toute la carte.
board-celtic-trader-words-place = Lieu
board-celtic-trader-words-there = On y trouve
board-celtic-trader-words-roads = Routes vers
board-celtic-trader-closer = Plus près
board-celtic-trader-farther = Plus loin
board-celtic-trader-whole = Toute la carte
board-celtic-trader-way = { $place } : { $cost ->
        [one] { $cost } point de mouvement
       *[other] { $cost } points de mouvement
    }
board-celtic-trader-way-ends = { $way } ; un jeton romain y met fin à ton tour
board-celtic-trader-there = { $place }. Ici : { $names }
board-celtic-trader-put = Poser en { $place } : { $token }
board-celtic-trader-away = Défausser le jeton romain en { $place }
board-celtic-trader-raise = { $place } : la demande monte à { $points } ({ $token })
board-celtic-trader-conquer = Les Romains conquièrent { $place }
board-celtic-trader-resolve = { $kind ->
        [cycle] Cycle : tous les jetons défaussés retournent dans le sac
        [orders] Ordres : aucun jeton romain à défausser
        [roman] Défausser le jeton romain : aucun emplacement libre
       *[other] Défausser ({ $token }) : la demande ne peut monter nulle part
    }
board-celtic-trader-role = Jouer { $role }
board-celtic-trader-start = Départ : { $place }
board-celtic-trader-bonus = PV pour { $ability } : { $points }
board-celtic-trader-bonus-rp = { $points } PV pour chaque PR restant à la fin
board-celtic-trader-bonus-row = bonus en PV
board-celtic-trader-stay = Laisser le jeton romain où il est
board-celtic-trader-roman = Déplacer le jeton romain vers { $place }
board-celtic-trader-pick = Récupérer : { $token }
board-celtic-trader-pick-halts = Récupérer : { $token } ; ton mouvement s’arrête
board-celtic-trader-drop = Défausser : { $token }
board-celtic-trader-halt = S’arrêter ici pour agir
board-celtic-trader-halt-ends = S’arrêter et finir ton tour
board-celtic-trader-deliver = Livrer : { $token }, pour { $points } PR
board-celtic-trader-buy = Améliorer { $ability } pour { $cost } PR
board-celtic-trader-improvement = { $before } → { $after }, { $gain } PV
board-celtic-trader-reputation = { $points } PR
board-celtic-trader-claim = Convertir { $points } PR en PV
board-celtic-trader-end = Finir ton tour
board-celtic-trader-points = Points de mouvement restants : { $points }
board-celtic-trader-now = Le tour
board-celtic-trader-round = Tour de table { $round }
board-celtic-trader-walk = Choisis un lieu cerclé pour y aller ; le nombre dit ce qu’il en coûte.
board-celtic-trader-point = { $kind ->
        [roman] Choisis un emplacement sur la carte pour le jeton romain.
        [orders] Choisis le jeton romain qui quitte la carte.
        [romanisation] Choisis le bastion que les Romains conquièrent.
       *[other] Choisis un repère sur la carte ({ $token }).
    }
board-celtic-trader-point-raise = Aucun repère libre ({ $token }) : choisis un bastion où la demande monte.
board-celtic-trader-point-roman = Tu es sur un jeton romain : choisis où le déplacer, ou laisse-le.
board-celtic-trader-demand = Demande
board-celtic-trader-demand-explained = Ce que rapporte une livraison en PR.{ $count ->
        [0] {""}
       *[other] {" "}Ce que tu transportes est encadré.
    }
board-celtic-trader-city = Ville romaine
board-celtic-trader-bag = Dans le sac : { $count }
board-celtic-trader-discard = Défaussés : { $count }
board-celtic-trader-supply = Points dans la réserve : { $points }
board-celtic-trader-carries = transporte : { $token }
board-celtic-trader-rp = PR
board-celtic-trader-vp = PV
board-celtic-trader-abilities = Capacités et bonus
board-celtic-trader-ability-movement = mouvement
board-celtic-trader-ability-trading = commerce
board-celtic-trader-ability-carrying = charge
board-celtic-trader-abilities-explained = Mouvement : points à chaque tour. Commerce : PR en plus par livraison. Charge : ressources transportées à la fois / récupérées sans s’arrêter.
board-celtic-trader-price = Prix en PR
board-celtic-trader-holding = Tu es à { $place }, avec { $goods } ({ $count } sur { $most }), { $rp } PR et { $points } PV.
board-celtic-trader-no-goods = rien
board-celtic-trader-wants = Demande : { $pieces }.
board-celtic-trader-next-to = De { $place }, des routes mènent à { $names }.
board-celtic-trader-far = { $place } est à { $count ->
        [one] un pas
       *[other] { $count } pas
    }, par { $names }.
board-celtic-trader-no-road = Aucune route ne mène à { $place }.
board-celtic-trader-you-are-there = Tu es à { $place }.
board-celtic-trader-nowhere = Tu n’es pas encore sur la carte.

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

rules-example-celtic-trader-draw = Deux jetons du sac
rules-example-celtic-trader-draw-told = Tous les repères de blé sont occupés : les Iceni en demandent davantage. Le Romain va en T11, où il barre la route (C11).
rules-example-celtic-trader-deliver = Une livraison
rules-example-celtic-trader-deliver-told = Deux tissus à 4 + 2 chacun et du raisin à 8 + 2 rapportent 22 PR. La demande de tissu tombe à 1, celle de raisin à 6 (C18).
rules-example-celtic-trader-stopped = Arrêté par un Romain
rules-example-celtic-trader-stopped-told = Un jeton romain occupe la route T15. Qui y entre s’arrête, et le tour est fini (C14).
rules-example-celtic-trader-bridges = Des routes qui ne se touchent pas
rules-example-celtic-trader-bridges-told = Deux routes traversent une tuile sans se toucher. Le raisin est sur la tuile voisine, et pourtant à cinq pas (C13).
rules-example-celtic-trader-loading = Prendre deux fois
rules-example-celtic-trader-loading-told = Avec un transport de 2/1, elle prend le blé, passe au minerai et le prend aussi. La deuxième prise finit son déplacement (C16).
rules-example-celtic-trader-fastest = Le Rapide
rules-example-celtic-trader-fastest-told = Au cercle de pierres, le mouvement est acheté pour la quatrième fois (C17). À la fin, le Rapide en reçoit 53 PV au lieu de 37 (C20).
board-celtic-trader-end-at-once = Finir son tour plus tôt sans demander
board-celtic-trader-draw-at-once = Piocher des jetons sans demander

## Setting up a table

set-up-celtic-trader-map = Carte
set-up-celtic-trader-map-britannia = Britannia
set-up-celtic-trader-roles = Rôles
set-up-celtic-trader-roles-blind = Tirés à l’aveugle
set-up-celtic-trader-roles-draft = Choisis à tour de rôle
set-up-celtic-trader-supply = Points dans la réserve
set-up-celtic-trader-fast_game = Jetons romains
set-up-celtic-trader-fast_game-false = Nombre habituel
set-up-celtic-trader-fast_game-true = Les 14 : partie plus rapide
set-up-celtic-trader-limit = Limite de tours
set-up-celtic-trader-limit-none = Aucune limite
set-up-celtic-trader-limit-rounds = Nombre de tours
set-up-celtic-trader-limit-minutes = Plutôt des minutes
