name-celtic-trader = Celtic Trader
game-celtic-trader = Porte des ressources sur les routes de Britannia jusqu’aux bastions qui en ont le plus besoin, avant que les légions ne ferment le passage.

## What can be read in a minute: a line for each thing that is said

summary-celtic-trader-goal = Aie le plus de points de victoire (PV). Livrer rapporte de la réputation (PR), changée en PV au Cercle de Pierres.
summary-celtic-trader-turn =
    Pioche deux jetons : ressources sur la carte ou demande qui monte, Romains qui barrent les routes (C11).
    Avance sur les routes et récupère des ressources (C13, C16). Un jeton romain finit ton tour (C14).
    Dans un bastion celtique, livre contre des PR (C18).
    Au Cercle de Pierres, achète des capacités avec tes PR, puis change des PR en PV (C17).
summary-celtic-trader-end = Les six bastions conquis, la réserve de points vide ou une limite convenue atteinte (C19).
summary-celtic-trader-worth =
    Ressource livrée : 1, 2, 4, 6 ou 8 PR selon le diagramme du bastion, plus ton bonus de commerce. Puis la demande baisse (C18).
    Les PR convertis au Cercle de Pierres : 1 PV chacun (C17).
    Ton rôle : son bonus en PV (C7).
    Les PR restants : rien, mais 1 PV chacun pour le Confiant (C20).

## Words

word-celtic-trader-token-deer = cerf
word-celtic-trader-token-cloth = tissu
word-celtic-trader-token-wheat = blé
word-celtic-trader-token-fish = poisson
word-celtic-trader-token-ore = minerai
word-celtic-trader-token-grapes = raisin
word-celtic-trader-token-roman = jeton romain
word-celtic-trader-token-cycle = jeton cycle
word-celtic-trader-token-orders = jeton ordres
word-celtic-trader-token-romanisation = jeton romanisation

# As the object of a sentence: “picks up …”.
word-celtic-trader-some-deer = un cerf
word-celtic-trader-some-cloth = du tissu
word-celtic-trader-some-wheat = du blé
word-celtic-trader-some-fish = du poisson
word-celtic-trader-some-ore = du minerai
word-celtic-trader-some-grapes = du raisin

# After “you have”, “there is”.
word-celtic-trader-no-deer = de cerf
word-celtic-trader-no-cloth = de tissu
word-celtic-trader-no-wheat = de blé
word-celtic-trader-no-fish = de poisson
word-celtic-trader-no-ore = de minerai
word-celtic-trader-no-grapes = de raisin
word-celtic-trader-no-roman = de jeton romain
word-celtic-trader-no-cycle = de jeton cycle
word-celtic-trader-no-orders = de jeton ordres
word-celtic-trader-no-romanisation = de jeton romanisation

word-celtic-trader-ability-movement = le mouvement
word-celtic-trader-ability-trading = le commerce
word-celtic-trader-ability-carrying = la charge

word-celtic-trader-role-fastest = le Rapide
word-celtic-trader-role-trusted = le Confiant
word-celtic-trader-role-strongest = le Fort
word-celtic-trader-role-shrewdest = le Rusé
word-celtic-trader-role-hardiest = l’Endurant
word-celtic-trader-role-wisest = le Sage

word-celtic-trader-phase-roles = choix des rôles
word-celtic-trader-phase-roman = jeton romain
word-celtic-trader-phase-draw = pioche
word-celtic-trader-phase-resolve = résolution
word-celtic-trader-phase-move = mouvement
word-celtic-trader-phase-circle = Cercle de Pierres
word-celtic-trader-phase-stronghold = bastion
word-celtic-trader-phase-over = fin

# What is to be done now, for who tries something else.
word-celtic-trader-now-roles = on distribue les rôles
word-celtic-trader-now-roman = déplace d’abord le jeton romain sous ton marqueur, ou laisse-le
word-celtic-trader-now-draw = on pioche les jetons
word-celtic-trader-now-resolve = résous d’abord les jetons piochés
word-celtic-trader-now-move = tu es en mouvement ; arrête-toi quand tu as fini
word-celtic-trader-now-circle = tu es au Cercle de Pierres ; améliore, convertis ou finis ton tour
word-celtic-trader-now-stronghold = tu es à un bastion ; livre ou finis ton tour

word-celtic-trader-expected-role = un rôle
word-celtic-trader-expected-token = un jeton
word-celtic-trader-expected-token-or-role = un jeton ou un rôle
word-celtic-trader-expected-resource = une ressource
word-celtic-trader-expected-ability = une capacité
word-celtic-trader-expected-stronghold = un bastion
word-celtic-trader-expected-place = un lieu de cette carte

## Refusals

celtic-trader-over = la partie est finie.
celtic-trader-draw-first = { $phase ->
        [roles] le rôle est d’abord tiré.
       *[other] les jetons sont d’abord piochés.
    }
celtic-trader-other-phase = pas maintenant : { WORD("word-celtic-trader-now", $phase) }.
celtic-trader-role-taken = ce rôle est déjà pris.
celtic-trader-not-in-bag = il n’y a pas { WORD("word-celtic-trader-no", $token) } dans le sac.
celtic-trader-not-drawn = tu n’as pas { WORD("word-celtic-trader-no", $token) } à résoudre.
celtic-trader-place-taken = il y a déjà un jeton romain en { NAME($place) }.
celtic-trader-no-roman-place = { NAME($place) } n’a pas d’emplacement pour un jeton romain.
celtic-trader-place-free = tu dois poser le jeton romain sur la carte : il y a des emplacements libres.
celtic-trader-no-roman-there = il n’y a pas de jeton romain en { NAME($place) }.
celtic-trader-romans-on-map = tu dois choisir un jeton romain de la carte à retirer.
celtic-trader-no-spot = { NAME($place) } n’a pas de repère de { WORD("word-celtic-trader-token", $resource) }.
celtic-trader-spot-taken = le repère de { WORD("word-celtic-trader-token", $resource) } en { NAME($place) } est occupé.
celtic-trader-spot-free = un repère de { WORD("word-celtic-trader-token", $resource) } est libre : le jeton doit y aller.
celtic-trader-demand-can-rise = tu dois choisir un bastion où la demande de { WORD("word-celtic-trader-token", $resource) } peut monter.
celtic-trader-demand-full = la demande de { WORD("word-celtic-trader-token", $resource) } à { NAME($stronghold) } est déjà à 8.
celtic-trader-city = { NAME($stronghold) } est désormais une ville romaine.
celtic-trader-movement-ended = ton mouvement a pris fin avec la dernière ressource récupérée.
celtic-trader-no-points = tu n’as plus de point de mouvement.
celtic-trader-no-road = aucune route ne mène d’ici à { NAME($place) }.
celtic-trader-road-held = le jeton romain en { NAME($road) } t’arrête d’abord là.
celtic-trader-road-clear = aucun jeton romain ne t’arrête en { NAME($road) } : nomme le lieu où tu vas, { NAME($stronghold) } ou au-delà.
celtic-trader-not-carried = tu ne transportes pas { WORD("word-celtic-trader-no", $resource) }.
celtic-trader-none-here = il n’y a pas { WORD("word-celtic-trader-no", $resource) } ici.
celtic-trader-hands-full = { $limit ->
        [one] à ce niveau on transporte une ressource au plus.
       *[other] à ce niveau on transporte { $limit } ressources au plus.
    }
celtic-trader-claimed = tu as déjà converti des PR en PV ; tu ne peux plus que finir ton tour.
celtic-trader-claim-too-much = { $most ->
        [0] tu n’as pas de PR à convertir en PV.
       *[other] tu peux convertir de 1 à { $most } PR en PV, pas { $asked }.
    }
celtic-trader-top-level = { WORD("word-celtic-trader-ability", $ability) } est déjà au plus haut niveau.
celtic-trader-too-dear = le prochain niveau pour { WORD("word-celtic-trader-ability", $ability) } coûte { $cost } PR, et tu en as { $rp }.
celtic-trader-unknown-word = « { $word } » dans « { $text } » n’est pas { WORD("word-celtic-trader-expected", $expected) }.
celtic-trader-name-a-section = { $tile } a plusieurs lieux ; nomme l’un de ceux-ci : { $names }.

## Positions

celtic-trader-twice = { $found } est cité deux fois.
celtic-trader-no-such-place = « { $found } » n’est pas un lieu de cette carte.
celtic-trader-no-column = { $found } n’est pas une colonne de diagramme ; il y a les colonnes 1, 2, 4, 6 et 8.
celtic-trader-to-act = dans la phase « { $phase } », personne ne joue.
celtic-trader-drawn = ces jetons piochés ne vont pas avec la phase « { $phase } ».
celtic-trader-at = ce lieu ne va pas avec la phase « { $phase } ».
celtic-trader-bag-empty = dans la phase « { $phase } », le sac ne peut pas être vide.
celtic-trader-picks = dans la phase « { $phase } », rien ne peut encore avoir été récupéré.
celtic-trader-halted = cela ne va pas avec les ressources récupérées et la phase « { $phase } ».
celtic-trader-values = aucune colonne ne peut être plus haute qu’au début de la visite (phase « { $phase } »).
celtic-trader-round = au premier tour, il n’y a pas de phase « { $phase } ».
celtic-trader-all-conquered = tous les bastions sont conquis : la partie est finie, et non dans la phase « { $phase } ».
celtic-trader-not-conquered = chaque route de { NAME($stronghold) } a un jeton romain : ce doit être une ville romaine.
celtic-trader-not-over = rien n’a mis fin à la partie : la phase ne peut pas être « { $phase } ».
celtic-trader-not-set-up = dans la phase « { $phase } », tout est encore comme à la préparation.
celtic-trader-token-count = il y a { $found } jetons « { $token } » en tout, mais il en faut { $expected }.
celtic-trader-point-count = la réserve et les joueurs ont { $found } points ensemble, mais il en faut { $expected }.
celtic-trader-supply-too-low = avec { $found } points en réserve, tout ce qui peut encore être gagné ne pourrait pas être payé.

## Moves

tell-celtic-trader-role-drawn = Le rôle tiré est « { WORD("word-celtic-trader-role", $role) } ».
tell-celtic-trader-drawn = Pioché dans le sac : { WORD("word-celtic-trader-token", $token) }.
tell-celtic-trader-role = { $seat } choisit le rôle « { WORD("word-celtic-trader-role", $role) } ».
tell-celtic-trader-roman = { $seat } déplace le jeton romain sous son marqueur vers { NAME($place) }.
tell-celtic-trader-stay = { $seat } laisse le jeton romain où il est.
tell-celtic-trader-resolve-resource = { $seat } pose { WORD("word-celtic-trader-some", $token) } sur la carte en { NAME($place) }.
tell-celtic-trader-resolve-demand = { $seat } augmente la demande de { WORD("word-celtic-trader-token", $token) } à { NAME($place) }.
tell-celtic-trader-resolve-resource-only = { $seat } défausse { WORD("word-celtic-trader-some", $token) } : la demande ne peut monter nulle part.
tell-celtic-trader-resolve-roman = { $seat } pose un jeton romain en { NAME($place) }.
tell-celtic-trader-resolve-roman-only = { $seat } défausse un jeton romain : il n’y a pas de place pour lui.
tell-celtic-trader-resolve-cycle-only = { $seat } résout le jeton cycle : tous les jetons défaussés retournent dans le sac.
tell-celtic-trader-resolve-orders = { $seat } résout le jeton ordres : le jeton romain en { NAME($place) } est défaussé.
tell-celtic-trader-resolve-orders-only = { $seat } défausse le jeton ordres : il n’y a pas de jeton romain sur la carte.
tell-celtic-trader-resolve-romanisation = { $seat } résout le jeton romanisation : les Romains conquièrent { NAME($place) }.
tell-celtic-trader-go = { $seat } va à { NAME($place) }.
tell-celtic-trader-pick = { $seat } récupère { WORD("word-celtic-trader-some", $resource) }.
tell-celtic-trader-drop = { $seat } défausse { WORD("word-celtic-trader-some", $resource) } en chemin.
tell-celtic-trader-halt = { $seat } s’arrête.
tell-celtic-trader-buy = { $seat } améliore { WORD("word-celtic-trader-ability", $ability) }.
tell-celtic-trader-claim = { $seat } convertit { $points } PR en PV.
tell-celtic-trader-deliver = { $seat } livre { WORD("word-celtic-trader-some", $resource) }.
tell-celtic-trader-end = { $seat } finit son tour.

## End and score

outcome-conquest = La partie s’est terminée parce que les six bastions ont été conquis.
outcome-supply = La partie s’est terminée parce que la réserve de points est épuisée.
outcome-limit = La partie s’est terminée à la limite convenue.

sheet-vp = Points de victoire (PV)
sheet-movement = Bonus de mouvement
sheet-trading = Bonus de commerce
sheet-carrying = Bonus de charge
sheet-rp = Points de réputation (PR)

## Options

option-celtic-trader-map = La carte : une de celles du jeu, ou le contenu d’un fichier de carte.
option-celtic-trader-map-britannia = Britannia, une reconstitution : la carte imprimée était introuvable.
option-celtic-trader-roles = Comment les joueurs reçoivent leurs rôles.
option-celtic-trader-roles-blind = Tirés à l’aveugle.
option-celtic-trader-roles-draft = Choisis ouvertement dans l’ordre des places.
option-celtic-trader-supply = Combien de points la réserve contient au départ.
option-celtic-trader-fast_game = Si les 14 jetons romains sont tous en jeu, pour une partie plus rapide.
option-celtic-trader-fast_game-false = Selon le nombre de joueurs.
option-celtic-trader-fast_game-true = Les 14 au complet.
option-celtic-trader-limit = Si une limite convenue met fin à la partie.
option-celtic-trader-limit-none = Pas de limite.
option-celtic-trader-limit-rounds = Un nombre de tours de table.
option-celtic-trader-limit-minutes = Un nombre de minutes ; la table annonce la fin du temps.

## Map files

bad-map = la carte est inutilisable. À { $where } : { WORD("fault", $fault) } (règle { $rule }). { $count ->
        [one] C’est sa seule faute.
       *[other] Elle a { $count } fautes en tout.
    }
map-seed = la graine d’une carte est un nombre entier de { $least } à { $most }, pas { $found }.
map-size = une carte a de { $least } à { $most } tuiles, pas { $found }.

fault-file-too-large = elle a bien trop de valeurs pour une carte
fault-text-too-long = elle a bien trop de texte pour une carte
fault-file-too-deep = elle est imbriquée trop profondément
fault-not-json = ce n’est pas une valeur que JSON connaît
fault-number-not-finite = ce n’est pas un nombre que JSON connaît
fault-number-too-large = ce nombre a trop de chiffres
fault-text-not-unicode = ce texte n’est pas de l’Unicode correct
fault-wrong-type = ce n’est pas le genre de valeur qu’il faut
fault-missing-key = il manque une clé
fault-unknown-key = une clé n’a rien à faire ici
fault-bad-name = ce ne peut pas être un nom
fault-out-of-range = ce nombre est trop petit ou trop grand
fault-wrong-length = la liste est trop courte ou trop longue
fault-unknown-kind = une tuile est land, stronghold ou circle
fault-unknown-resource = ce n’est pas une ressource
fault-unknown-column = les colonnes d’un diagramme sont 1, 2, 4, 6 et 8
fault-unknown-bonus = un bonus est pour movement, trading, carrying ou rp
fault-name-taken = ce nom est déjà utilisé
fault-name-reserved = c’est le nom d’un jeton
fault-sole-section-name = l’unique section d’une tuile porte le nom de sa tuile
fault-place-taken = une autre tuile est déjà là
fault-tile-count = une carte a de 12 à 60 tuiles
fault-stronghold-count = une carte a six bastions
fault-circle-count = une carte a exactement un Cercle de Pierres
fault-resource-count = chaque ressource a exactement trois repères
fault-role-count = il y a six rôles
fault-tile-without-section = la tuile n’a pas de route
fault-section-without-edge = la section n’atteint aucun bord de sa tuile
fault-edge-taken = une autre section utilise déjà ce bord
fault-road-off-map = la route sort de la carte
fault-edge-without-road = la route ne continue pas sur la tuile suivante
fault-stronghold-without-name = il faut un nom à un bastion
fault-name-not-stronghold = seul un bastion a un nom
fault-stronghold-roads = il faut au moins deux routes à un bastion
fault-stronghold-road-edges = une route de bastion a exactement un bord
fault-stronghold-road-roman = une route de bastion a toujours un emplacement romain
fault-spot-on-stronghold = aucune ressource n’est sur la tuile d’un bastion
fault-spot-twice = une ressource a deux repères sur une même section
fault-section-unreachable = aucune route ne mène ici depuis le Cercle de Pierres
fault-stronghold-unreachable = aucune route ne mène au bastion depuis le Cercle de Pierres
fault-chart-missing = un bastion n’a pas de diagramme
fault-chart-without-stronghold = ce bastion n’existe pas
fault-start-unknown = le départ n’est ni une section ni un bastion
fault-start-on-stronghold-road = le départ est une route de bastion, pas le bastion lui-même

## Ce qui s’ensuit

story-took-role = { $seat } est { WORD("word-celtic-trader-role", $role) } ; départ : { NAME($place) }.
story-earned = { $seat } gagne { $points } PR et en a maintenant { $now }.
story-conquered = { NAME($stronghold) } tombe aux mains de Rome et devient une ville romaine.
story-celtic-trader-round-begins = Le tour de table { $round } commence.

## What a choice is about, for those who are new

first-celtic-trader-roles = Choisis qui tu es : chaque rôle part de son propre lieu et touche son propre bonus à la fin.
first-celtic-trader-underfoot = Un jeton romain est sous tes pieds. Déplace-le vers une place romaine libre, où il arrêtera les autres, ou laisse-le.
first-celtic-trader-either = Tu as tiré deux jetons : occupe-toi d’abord de l’un ou de l’autre, à l’un des lieux marqués.
first-celtic-trader-spot = Pose le jeton ({ WORD("word-celtic-trader-token", $token) }) sur l’un de ses repères libres : de là, on le porte à un bastion.
first-celtic-trader-demand = Tous les repères sont pris ({ WORD("word-celtic-trader-token", $token) }), donc un bastion en veut davantage : choisis lequel paiera plus.
first-celtic-trader-full = Tout est pris et personne ne peut payer plus ({ WORD("word-celtic-trader-token", $token) }) : le jeton est défaussé.
first-celtic-trader-roman = Pose le jeton romain sur une place libre : qui y arrive doit s’arrêter. Un bastion dont toutes les routes ont un Romain tombe.
first-celtic-trader-cycle = Le jeton cycle remet dans le sac tous les jetons défaussés.
first-celtic-trader-orders = Ordres de Rome : retire un jeton romain de la carte, et cette route est de nouveau libre.
first-celtic-trader-romanisation = Choisis un bastion qui devient romain : plus personne n’y livrera.
first-celtic-trader-move = { $points ->
        [0] Il ne reste aucun pas. Prends ou laisse ici ce que tu veux, puis arrête-toi.
        [one] Va chercher des ressources, ou porte-les à un bastion qui paie bien ; il reste un pas. Arrête-toi une fois sur place.
       *[other] Va chercher des ressources, ou porte-les à un bastion qui paie bien ; il reste { $points } pas. Arrête-toi une fois sur place.
    }
first-celtic-trader-halted = Ton mouvement est fini : arrête-toi, et repars d’ici à ton prochain tour.
first-celtic-trader-circle = Au cercle de pierres : achète des capacités avec ta réputation, ou change-la en points de victoire. Eux seuls font gagner.
first-celtic-trader-stronghold = Livre ce que tu portes : chaque ressource est payée en réputation, selon le tableau de ce bastion. Puis termine ton tour.
