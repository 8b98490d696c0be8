# A game is learned by playing.

learn-title = Apprendre { $game }
learn-offer = Apprendre en cinq minutes
learn-opening = La leçon se prépare …
learn-none = Il n’y a pas encore de leçon pour { $game }.
learn-coach = La leçon
learn-progress = { $step } sur { $steps }
learn-you = Tu es { $name }.
learn-go-on = Continuer
learn-back = Retour
learn-replay = Revoir
learn-skip = Fais-le pour moi
learn-restart = Depuis le début
learn-resumed = Tu en étais là la dernière fois.
learn-other = Voici ce qui se passerait. C’est permis, mais la leçon a autre chose en vue.
learn-return = Revenir à la leçon
learn-rule = Règle { $rule }
learn-play-on = Continuer d’ici contre des novices
learn-new-game = Une nouvelle partie
learn-another = Apprendre { $game }
learn-while-waiting = { $game } est nouveau pour toi ? Apprends-le en cinq minutes en attendant ; on t’appellera.
learn-will-be-called = On t’appellera quand la partie commencera.
learn-called = La partie a commencé !
learn-to-table = À la table
learn-back-to-table = Retour à la table
