# What is wrong with a lesson

lesson-check-at-step = Étape { $step } ({ $name }) : { $what }
lesson-check-game = Le jeu ne peut pas être mis en place. { $why }
lesson-check-old-rules = La leçon suit la version { $version } des règles ; la plus récente est { $newest }.
lesson-check-seat = Il n’y a pas de place { $seat } à une table de { $seats }.
lesson-check-position = La position est impossible. { $why }
lesson-check-draw = Un tirage préparé ne convient pas. { $why }
lesson-check-start-move = Le coup { $number } avant la leçon, « { $move } », est impossible. { $why }
lesson-check-wrong = En dehors des bons coups, aucun coup permis ne commence par « { $start } » : cette réponse n’est jamais donnée.
lesson-check-over = Un coup est demandé, mais la partie est finie.
lesson-check-turn = Un coup est demandé, mais c’est à { $seat } d’agir : ajoutez ce que font les autres au « then » de l’étape précédente.
lesson-check-ask = « { $move } » est demandé, mais impossible{ $after ->
        [none] { "" }
       *[other] { " " }après { $after }
    }. { $why }
lesson-check-written = « { $move } » s’écrit « { $written } ».
lesson-check-then = « { $move } » se trouve sous « then », mais est impossible{ $after ->
        [none] { "" }
       *[other] { " " }après { $after }
    }. { $why }
lesson-check-ways = Plus de { $most } chemins mènent ici ; demandez moins de coups par étape.
lesson-check-end = La partie n’est pas finie à la fin, mais qui continue n’a plus jamais à agir.
lesson-check-same-key = Deux phrases ont la clé { $key } ; donnez un autre nom à l’une des étapes.
lesson-check-sentence = La phrase { $key } manque dans la langue « { $language } », ou il lui faut une donnée.
lesson-check-language = La leçon n’a pas de phrases dans la langue « { $language } » ; elle y est donnée en anglais.
lesson-check-words = La phrase { $key } compte { $words } mots dans la langue « { $language } » ; { $most } au plus sont permis.

# A lesson from a match

lesson-from-unfinished = la partie n’est pas finie ; son secret ne doit pas encore être dit.
lesson-from-none = { $seat } ne joue aucun coup dans cette partie du jeu.
lesson-from-many = cela ferait { $steps } étapes ; une leçon en a { $most } au plus. Dites avec --to où elle finit.
lesson-from-time = le temps est écoulé à l’étape { $step } de la partie, ce qu’une leçon ne sait pas faire ; finissez avant avec --to.
lesson-from-head = Les phrases de la leçon { $name } de { $game } : 30 mots au plus chacune.
lesson-from-asked = jouez ce coup : { $move }
lesson-from-end = C’est ainsi que la partie fut jouée. Vous pouvez maintenant continuer d’ici.
