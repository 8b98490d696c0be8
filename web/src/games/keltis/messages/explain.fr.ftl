## What everything on the board is

explain-keltis-carved-plain = Compte par la longueur de sa série.
explain-keltis-carved-wishing-stone = Compte dans sa série et comme pierre de vœux{ $seated ->
        [yes] {" "}: une de plus les fait passer de { $before } à { $after } points.
       *[no] .
    }
explain-keltis-carved-clover = Qui la pose rejoue aussitôt.
explain-keltis-carved-bonus = Rapporte à elle seule { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à qui la pose.
explain-keltis-lays = Posée maintenant, elle fait passer ta série de { $before } à { $after } points.
explain-keltis-row = { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } : { $points } points maintenant, { $after } avec une de plus.
explain-keltis-row-empty = Pas commencée : 0 point, { $after } avec la première tuile.
explain-keltis-runs-up = Chaque tuile suivante doit porter un nombre plus grand ; on peut en sauter.
explain-keltis-runs-down = Chaque tuile suivante doit porter un nombre plus petit ; on peut en sauter.
explain-keltis-fits = Les petits nombres sont les tuiles qui vont encore ici pour { $name } ; celles qui sont encadrées sont visibles au milieu.
explain-keltis-face-down = Retournes-en une et garde-la, ou laisse-la visible pour tous. Avec la dernière retournée, la partie finit à la fin de ce tour.
explain-keltis-wishes = { $points } points maintenant, { $after } avec une de plus, toutes couleurs ensemble.
explain-keltis-bonuses = { $points } points, comme imprimé sur les tuiles.
explain-keltis-again = Encore un tour
explain-keltis-leave = La tuile reste visible au milieu pour tous, et ton tour finit.
