## What everything on the board is

explain-celtic-trader-resource = Se récupère sur la carte et se livre à un bastion contre des PR ; sur la carte : { $count }.
explain-celtic-trader-worth = Le meilleur prix maintenant : { $points } PR, à { $place }.
explain-celtic-trader-worthless = Personne ne commerce plus.
explain-celtic-trader-event-roman = Finit le tour de qui entre ici. Sur toutes les routes d’un bastion, les Romains le conquièrent.
explain-celtic-trader-event-cycle = Tous les jetons défaussés retournent dans le sac.
explain-celtic-trader-event-orders = Un jeton romain de ton choix quitte la carte.
explain-celtic-trader-event-romanisation = Un bastion de ton choix est conquis.
explain-celtic-trader-circle = Qui s’arrête ici peut améliorer ses capacités avec des PR, puis convertir des PR en PV.
explain-celtic-trader-road = Une route : un pas vers la tuile suivante coûte un point de mouvement.
explain-celtic-trader-road-roman = Une route avec un jeton romain : qui y entre y finit son tour.
explain-celtic-trader-stronghold = Paie les livraisons, en PR : { $pieces }. Chaque livraison baisse le prix de cette ressource.
explain-celtic-trader-city = Conquis par les Romains : on n’y commerce plus, mais on peut le traverser.
explain-celtic-trader-price = Paie { $points } PR maintenant{ $seated ->
        [yes] , avec ton bonus de commerce ({ $bonus }) par jeton
       *[no] {""}
    }. Une livraison le baisse à { $before } ; des ressources sans repère libre peuvent le monter à { $after }.
explain-celtic-trader-ability-movement = Points de mouvement à chaque tour.
explain-celtic-trader-ability-trading = PR en plus pour chaque jeton livré.
explain-celtic-trader-ability-carrying = Combien on peut porter / combien récupérer par tour sans s’arrêter.
explain-celtic-trader-next-level = Niveau suivant : { $after }, pour { $cost } PR.
explain-celtic-trader-top-level = C’est le plus haut niveau.
explain-celtic-trader-role = À la fin : { $pieces }.
explain-celtic-trader-goods = Qui se trouve sur cette route peut le récupérer.
explain-celtic-trader-free-spot = Un repère libre : le prochain jeton de ce genre tiré du sac peut s’y poser.
explain-celtic-trader-roman-place = Une place pour un jeton romain.
explain-celtic-trader-tile = { $count ->
        [one] Une tuile avec une route.
       *[other] Une tuile avec { $count } routes qui ne se rejoignent pas.
    }
explain-celtic-trader-map = Des routes mènent de tuile en tuile, à six bastions et au Cercle de Pierres.
explain-celtic-trader-pawn = { $points } points de mouvement par tour ; porte { $count } sur { $most }.
explain-celtic-trader-carried = Transporté, à livrer à un bastion.
explain-celtic-trader-room-name = Place pour des ressources
explain-celtic-trader-room = Porte { $count } sur { $most } ; en récupérer une de plus peut finir le mouvement.
explain-celtic-trader-level-bonus = { $points } PV à la fin pour ce niveau.
explain-celtic-trader-cost = Ce niveau d’une capacité coûte { $cost } PR au Cercle de Pierres.
explain-celtic-trader-rp = Gagnés par les livraisons. Au Cercle de Pierres, ils achètent des capacités ou deviennent des PV ; ceux qui restent ne comptent que pour le Confiant.
explain-celtic-trader-vp = Ils comptent à la fin, avec le bonus du rôle.
explain-celtic-trader-bag = On en tire deux au début de chaque tour. Chacun peut voir ce que le sac contient.
explain-celtic-trader-discard = Ils retournent dans le sac quand le jeton cycle est tiré.
explain-celtic-trader-supply = PR et PV viennent d’ici. Quand elle est vide à la fin d’un tour, la partie finit.
explain-celtic-trader-round = La partie finit quand tous les bastions sont conquis ({ $count } commercent encore), que la réserve est vide ou qu’une limite convenue est atteinte.
explain-celtic-trader-points = Un par pas d’une tuile à l’autre. Ce qui reste est perdu.
explain-celtic-trader-claim = Les PR deviennent des PV un pour un, une fois par visite ; après, il ne reste qu’à finir le tour.
