## What everything on the board is

explain-tain-kind-C = Garde, part en raid ou va dans le royaume. Assaillant, il passe : { $beats }. Garde, il arrête : { $stops }.
explain-tain-kind-W = Garde, part en raid ou va dans le royaume. Assaillant, il passe : { $beats }. Garde, il arrête : { $stops } ; un garçon est capturé.
explain-tain-kind-B = Garde ou part en raid, mais pas dans le royaume. Assaillant, il passe : { $beats }. Garde, il arrête : { $stops }. Capturé par un guerrier, il vaut { $points } à ce clan.
explain-tain-kind-D = Garde tes propres entrées et ne fait jamais de raid. Elle arrête : { $stops }. Un guerrier l’enlève alors : elle vaut { $points } à ce clan.
explain-tain-kind-X = Va partout et ne fait rien : il est retiré quand tous les pions sont retournés.
explain-tain-in-hand = { $count } derrière ton écran.
explain-tain-hidden = Il est retourné quand tous ont passé ; jusque-là seul son clan sait ce que c’est.
explain-tain-outside-pasture = Pour un assaillant d’un autre clan. S’il passe le garde, il prend un bovin, { $points } points.
explain-tain-outside-house = Pour un assaillant d’un autre clan. S’il passe le garde, il prend un bijou, { $points } points, ou libère un prisonnier des siens.
explain-tain-inside-pasture = Pour un garde de ce clan, qui protège les bovins à cette entrée.
explain-tain-inside-house = Pour un garde de ce clan, qui protège bijoux et prisonniers à cette entrée.
explain-tain-place-kingdom = Pour un chef, un guerrier ou un bluff : un pion par clan et par tour. Un chef ou un guerrier prend un bovin ; à côté d’un chef, un guerrier n’en prend pas.
explain-tain-gate-pasture = Mène au pré : un raid réussi ici prend un des { $count } bovins, { $points } points chacun.
explain-tain-gate-house = Mène à la maison : un raid réussi ici prend un des { $count } bijoux, { $points } points chacun, ou libère d’abord un prisonnier des siens.
explain-tain-cattle = { $points } points chacun à la fin, { $total } maintenant. Un troupeau de { $most } finit la partie avec le tour et rapporte { $bonus } de plus.
explain-tain-jewels = { $points } points chacun à la fin, { $total } maintenant. Un raid sur la maison en prend un.
explain-tain-kingdom-cattle = Ils ne sont à personne. Un chef ou un guerrier dans le royaume prend un bovin ; chacun vaut { $points } points.
explain-tain-captive = { $count ->
        [one] Vaut { $count } point
       *[other] Vaut { $count } points
    } à { $name } à la fin. Un raid réussi de son propre clan sur cette maison le libère.
explain-tain-screen = Les pions que { $name } peut encore poser. Quand il n’en reste plus, les pions défaussés reviennent.
explain-tain-used = Des pions qui ont servi. Ils reviennent derrière l’écran quand il n’y en reste plus.
explain-tain-first = Pose le premier pion de ce tour ; les raids sur ce clan sont réglés d’abord.
explain-tain-passed = Ne pose plus de pion ce tour-ci.
explain-tain-pass = Tu ne poses plus de pion ce tour-ci. Quand tous ont passé, tout est retourné et les raids commencent.
explain-tain-free = Ton raid libère un des tiens, qui va à ta défausse ; tant qu’il est prisonnier, il compte pour ce clan.
explain-tain-round = La partie finit après le tour { $rounds }, ou plus tôt avec un troupeau de { $most }.
explain-tain-beside = Gagné ce tour-ci : personne ne peut le reprendre avant qu’il soit fini.
explain-tain-duel-name = Assaillant { $token }, garde { $kind }
explain-tain-duel-succeeds = Le raid réussit : un bovin du pré ou un bijou de la maison.
explain-tain-duel-fails = Le raid échoue : rien n’est pris.
explain-tain-duel-boy-captured = Le raid échoue et le garçon est capturé : { $points } au clan du garde à la fin.
explain-tain-duel-daughter-kidnapped = Le raid échoue, mais la fille est enlevée : { $points } au clan de l’assaillant à la fin.
