# Cartes de Celtic Trader : la carte dessinée, les commandes, et ce qui ne va pas dans un fichier.

## On a drawn map

map-draw-reconstruction = Une reconstitution, pas la carte imprimée
map-draw-version = version { $version }
map-draw-description = Carte de Celtic Trader avec { $tiles } tuiles hexagonales, les routes qui les relient et les bastions { $names }. À côté se trouvent les diagrammes de demande, les rôles et les signes.
map-draw-land = Tuile { $tile }
map-draw-stronghold = Tuile { $tile }, bastion des { NAME($name) }
map-draw-circle-tile = Tuile { $tile }, le Cercle de Pierres
map-draw-section = Route { $section }, qui mène à { $ways }
map-draw-section-goods = Route { $section }, qui mène à { $ways } ; on y trouve : { $goods }
map-draw-resource = { WORD("word-celtic-trader-token", $resource) }
map-draw-ability = { $ability ->
        [movement] mouvement
        [trading] commerce
       *[carrying] charge
    }
map-draw-role = { WORD("word-celtic-trader-role", $role) }
map-draw-start = départ : { $place }
map-draw-rp = { $points } PV par PR restant
map-draw-no-bonus = pas de bonus
map-draw-charts = Demande
map-draw-roles = Rôles
map-draw-abilities = Capacités
map-draw-cost = Prix en PR
map-draw-signs = Signes
map-draw-roman = Emplacement pour un jeton romain
map-draw-flag = Départ du rôle portant ce numéro
map-draw-bridge = Pont : les deux routes ne se rejoignent pas
map-draw-north = N

## Commands

map-written = Écrit : { $file }
map-summary-reconstruction = { $name }, version { $version } : une reconstitution, pas la carte imprimée
map-summary-printed = { $name }, version { $version }
map-summary-tiles = { $tiles } tuiles avec { $sections } sections de route ; { $bridges ->
        [0] aucune route n’en croise une autre
        [one] une route en croise une autre par un pont
       *[other] { $bridges } fois une route en croise une autre par un pont
    }
map-summary-spots = { $spots } repères de ressources, { $each } de chaque sorte
map-summary-strongholds = bastions et nombre de routes qui y mènent : { $names }
map-summary-circle = depuis le Cercle de Pierres ({ $circle }), il faut { $near_stronghold } à { $far_stronghold } points de mouvement jusqu’aux bastions, { $near_spot } à { $far_spot } jusqu’aux repères
map-summary-roles = rôles : { $roles }
map-summary-role = { WORD("word-celtic-trader-role", $role) } depuis { $place }

## Files that are refused

map-file-unreadable = impossible de lire le fichier de carte { $file } : { $why }.
map-file-not-a-file = impossible de lire { $file } comme une carte : c’est un dossier, un tube ou un périphérique.
map-file-too-large = le fichier de carte { $file } dépasse { $megabytes } mégaoctets ; aucune carte n’est si grande.
map-file-not-utf-8 = le fichier de carte { $file } n’est pas du texte en UTF-8 : la ligne { $line } est illisible.
map-file-not-json = le fichier de carte { $file } n’est pas du JSON correct : il devient incompréhensible à la ligne { $line }, colonne { $column }. Souvent, une virgule, une parenthèse ou un guillemet manque ou est de trop juste avant.
map-file-too-deep = le fichier de carte { $file } est imbriqué bien trop profondément.
map-file-key-twice = dans le fichier de carte { $file }, à { $where } : la clé { $name } figure deux fois dans un même objet.
map-file-faulty = dans le fichier de carte { $file }, à { $where } : { WORD("fault", $fault) } (règle { $rule }). { $count ->
        [one] C’est sa seule faute.
       *[other] Il a { $count } fautes en tout ; « oenach map check » les nomme.
    }

## Mistakes in map files

map-place-tile = tuile { $name }
map-place-section = section { $name }
map-place-edge = bord { $name }

map-phrase-object = un objet
map-phrase-list = une liste
map-phrase-text = un texte
map-phrase-number = un nombre entier
map-phrase-flag = true ou false
map-phrase-nothing = null
map-phrase-very-large = un nombre énorme
map-phrase-text-key = une clé qui soit un texte
map-phrase-role = un rôle
map-phrase-nameless = sans nom
map-phrase-form-id = une lettre, puis jusqu’à 15 lettres, chiffres, _ ou -
map-phrase-form-role = une minuscule, puis jusqu’à 23 minuscules, chiffres ou -
map-phrase-form-title = de 1 à 60 caractères imprimables

map-fault-file-too-large = plus de { $limit } valeurs, c’est trop pour une carte
map-fault-text-too-long = plus de { $limit } caractères de texte, c’est trop pour une carte
map-fault-file-too-deep = imbriqué sur plus de { $limit } niveaux
map-fault-not-json = { $found } n’est pas une valeur que JSON connaît
map-fault-number-not-finite = { $found } n’est pas un nombre que JSON connaît
map-fault-number-too-large = un nombre a ici au plus { $digits } chiffres
map-fault-text-not-unicode = le texte contient la moitié d’une paire de substitution
map-fault-wrong-type = il faut ici { $expected }, pas { $found }
map-fault-missing-key = il manque la clé { $name }
map-fault-unknown-key = la clé { $name } n’est pas connue ici
map-fault-bad-name = { $found } n’est pas un nom ({ $form })
map-fault-out-of-range = { $found } n’est pas entre { $low } et { $high }
map-fault-wrong-length = il faut ici { $expected } entrées, pas { $found }
map-fault-unknown-kind = { $found } n’est pas une sorte de tuile (land, stronghold, circle)
map-fault-unknown-resource = { $found } n’est pas une ressource (deer, cloth, wheat, fish, ore, grapes)
map-fault-unknown-column = { $found } n’est pas une colonne de diagramme (1, 2, 4, 6, 8)
map-fault-unknown-bonus = { $found } n’est pas un bonus (movement, trading, carrying, rp)
map-fault-name-taken = le nom { $name } est déjà pris par { $other }
map-fault-name-reserved = le nom { $name } est celui d’un jeton
map-fault-sole-section-name = l’unique section de la tuile doit s’appeler { $expected }, pas { $found }
map-fault-place-taken = { $other } est déjà en [{ $q }, { $r }]
map-fault-tile-count = { $found } tuiles, alors qu’il en faut de { $low } à { $high }
map-fault-stronghold-count = { $found } bastions, alors qu’il en faut { $expected }
map-fault-circle-count = { $found } cercles de pierres, alors qu’il en faut exactement un
map-fault-resource-count = { $found } repères pour { $resource }, alors qu’il en faut { $expected }
map-fault-role-count = { $found } rôles, alors qu’il en faut { $expected }
map-fault-tile-without-section = la tuile n’a pas de route
map-fault-section-without-edge = la section n’atteint aucun bord de sa tuile
map-fault-edge-taken = la section { $other } utilise déjà ce bord
map-fault-road-off-map = la route sort de la carte
map-fault-edge-without-road = la route s’arrête ici : la tuile { $other } n’a pas de route à son bord { $other_edge }
map-fault-stronghold-without-name = il faut un nom à un bastion
map-fault-name-not-stronghold = seul un bastion a un nom
map-fault-stronghold-roads = il faut au moins deux routes à un bastion, et il en a { $found }
map-fault-stronghold-road-edges = une route de bastion a exactement un bord, pas { $found }
map-fault-stronghold-road-roman = une route de bastion a toujours un emplacement romain
map-fault-spot-on-stronghold = { $resource } ne peut pas être sur la tuile d’un bastion
map-fault-spot-twice = { $resource } a deux repères sur une même section
map-fault-section-unreachable = aucune route ne mène ici depuis le Cercle de Pierres
map-fault-stronghold-unreachable = aucune route ne mène au bastion { $name } depuis le Cercle de Pierres
map-fault-chart-missing = le bastion { $name } n’a pas de diagramme
map-fault-chart-without-stronghold = il n’y a pas de bastion { $name }
map-fault-start-unknown = { $found } n’est ni une section ni un bastion
map-fault-start-on-stronghold-road = { $found } est une route de bastion ; nomme plutôt le bastion

## The template

map-template-file = Saisis ici les valeurs du jeu imprimé, petit à petit. Ce qui s’y trouve est une carte correcte, notre reconstitution : tu peux donc l’essayer à tout moment. « oenach map check FICHIER » nomme chaque faute, « oenach map draw FICHIER -o map.svg » la montre, « oenach play celtic-trader --map FICHIER » y joue. Donne un nom à la carte, et augmente « version » d’un à chaque changement. Ne mets « reconstruction » à false que si tout est comme imprimé. Des commentaires comme celui-ci peuvent figurer dans tout objet et être supprimés.
map-template-land = Une tuile de terrain. « id » est un nom court de ton choix, qui sert à taper les coups. « at » est [q, r] : la tuile voisine à l’est est [q+1, r], celle du sud-est [q, r+1]. Tourne la carte de façon que les tuiles aient un coin en haut. « edges » sont les bords que la route franchit, dans le sens horaire : 0 nord-est, 1 est, 2 sud-est, 3 sud-ouest, 4 ouest, 5 nord-ouest. Là où une route franchit un bord, la tuile voisine doit en avoir une à son bord opposé : 0 et 3, 1 et 4, 2 et 5. Une tuile à un seul réseau de routes a une section du nom de la tuile. « spots » énumère les ressources imprimées sur cette route : deer (cerf), cloth (tissu), wheat (blé), fish (poisson), ore (minerai), grapes (raisin) ; il en faut trois de chaque sur toute la carte. Si une section n’a pas d’emplacement romain, ajoute « roman » : false.
map-template-bridge = Des routes qui se croisent sur une tuile sans se rejoindre (un pont) sont des sections à part, chacune avec ses bords et ses repères ; donne-leur le nom de la tuile avec a, b,…
map-template-stronghold = Un bastion, sous le nom de sa tribu en minuscules. Chaque route qui y entre est une section à part avec un seul bord ; il y en a au moins deux, et pas de repères. La carte a six bastions.
map-template-circle = Le Cercle de Pierres, il y en a exactement un. Ses routes se saisissent comme celles du terrain.
map-template-charts = Pour chaque bastion, la colonne où commence le marqueur de chaque ressource : 1, 2, 4, 6 ou 8, comme imprimé sur son diagramme.
map-template-roles = Les six rôles, sous des noms de ton choix en minuscules. « start » est une section ou un bastion. « bonus » dit ce que le rôle ajoute au score : pour movement, trading ou carrying les points de victoire aux niveaux 0 à 4, cinq nombres ; « rp » est le nombre de points de victoire par point de réputation restant. Un rôle peut en avoir plusieurs.
