## Arriver à une table

table-opening = La table se prépare…
table-gone-title = Il n’y a rien ici
table-gone = Cette table n’existe pas, ou plus.
table-damaged-title = Cette partie est mise de côté
table-damaged = Ce que le serveur conservait de cette partie est endommagé, on ne peut donc pas la montrer. Personne à la table n’y est pour rien. La partie est mise de côté jusqu’à ce que la personne qui gère le serveur l’ait réparée : préviens-la. Tes autres parties continuent.
table-uninstalled-title = Cette partie est mise de côté
table-uninstalled = Le jeu de cette partie, ou la version de ses règles, n’est pas installé sur le serveur, on ne peut donc pas la montrer. Rien n’en est perdu. Elle est mise de côté jusqu’à ce que la personne qui gère le serveur ait installé ce qu’il faut : préviens-la. Tes autres parties continuent.
table-lost = La connexion est perdue. La table revient d’elle-même.
table-resting = Toutes les parties font une pause, car le serveur déménage. Elles reprennent d’elles-mêmes, et personne ne perd de temps.
table-closed = Cette table a été fermée.
table-title = { $game } · table
table-title-mine = ● { $turn } · { $game }

## Avant la partie

table-waiting-for = { $game } : on attend des joueurs
table-waiting-hint = Envoie le lien à ceux qui doivent jouer, ou fais-leur scanner le code.
table-link = Lien vers cette table
table-copy = Copier
table-copied = Copié
table-code = Code QR du lien
table-seat-open = libre
table-sit-here = S’asseoir ici
table-start = Commencer
table-fill = Commencer avec des robots aux places libres
table-bot-level = Force des robots
table-leave = Quitter la table
table-remove = Renvoyer
table-host-starts = { $name } lance la partie quand tout le monde est là.
table-you-are-here = toi
table-clock-none = Sans pendule
table-clock-move = { $seconds } s par coup
table-clock-bank = { $minutes } min par joueur, plus { $seconds } s par coup
table-private = Seuls ceux qui ont le lien trouvent cette table.
table-public = Tout le monde ici trouve cette table.

## À qui le tour

table-your-turn = À toi de jouer
table-your-turn-named = { $name }, à toi de jouer
table-turn-of = À { $name } de jouer
table-turn-away = À { $name } de jouer (hors ligne pour l’instant)
table-bot-thinks = { $name } réfléchit…
table-telling = Voici ce qui se passe
table-over = La partie est terminée
table-sending = Ton coup est en route…
table-you-can = Tu peux { $deeds }.
table-forced = Un seul coup possible ; il est joué pour toi dans un instant.
table-looking-on = Tu regardes la partie.

## Coups

table-sure = Ce coup ne pourra pas être repris.
table-sure-ends = Ton tour s’arrête là, alors que tu pourrais encore jouer.
table-dont-ask = Ne plus demander
table-final-at-once = Jouer sans demander les coups qu’on ne peut pas reprendre
table-do-it = Confirmer
table-rather-not = Renoncer
table-stale = quelqu’un a été plus rapide : regarde à nouveau, rien n’a été fait.
table-dismiss = Fermer

## Ce que l’on peut demander

table-undo = Annuler
table-ask-takeback = Demander à reprendre
table-takeback-asked = { $name } aimerait reprendre { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }.
table-takeback-waiting = On demande aux autres si tu peux reprendre ton coup.
table-agree = D’accord
table-decline = Refuser
table-takeback-granted = Le coup a été repris.
table-takeback-declined = Quelqu’un a refusé : le coup reste joué.
table-takeback-overtaken = Trop tard : la partie a continué.
table-hint = Conseil
table-hint-thinking = Le conseiller réfléchit…
table-hint-moves = Ce que le conseiller envisagerait
table-hint-win = gagne { $percent } %
table-hint-chance = { $percent } %
table-hint-beliefs = Ce qui est peut-être face cachée
table-resign = Abandonner
table-resign-sure = Veux-tu vraiment abandonner ?
table-resign-two = La partie s’arrête aussitôt, et l’autre gagne.
table-resign-more = Un robot continue à ta place ; tu ne pourras pas la reprendre.
table-stood-in = { $why ->
        [clock] Ton temps est écoulé, un robot joue pour toi.
        [left] Tu avais quitté la table, un robot joue pour toi.
        [away] Tu n’étais plus là, alors un robot joue pour toi.
        [invited] L’hôte t’invite à revenir ; un robot joue pour toi en attendant.
       *[other] Un robot joue pour toi.
    }
table-queue = En attente de ton tour
table-queue-empty = Les reprendre
table-sound = Son
table-full-screen = Plein écran
table-skip = Passer le récit
table-pause = Pause
table-go-on = Continuer
table-keys = Touches
table-keys-on = Raccourcis d’une lettre
table-keys-tab = d’un élément au suivant
table-keys-choose = choisir
table-keys-escape = renoncer
table-keys-help = ces touches
table-keys-undo = annuler, ou demander à reprendre
table-keys-hint = conseil
table-keys-chat = dire quelque chose
table-keys-log = journal
table-keys-rules = les règles
table-keys-sound = son
table-keys-full = plein écran

## À côté du plateau

table-beside = À côté du plateau
table-log = Journal
table-chat = Discussion
table-players = Joueurs
table-rule = Règle { $rule }
table-nothing-yet = Il ne s’est encore rien passé.
table-say = Dire quelque chose
table-say-it = Envoyer
table-muted = L’hôte t’a retiré la parole.
table-nobody-spoke = Personne n’a encore rien dit.
table-said = { $name } dit : { $text }
table-answer = Répondre
table-left = { $name } n’est plus en ligne.
table-came-back = { $name } est de retour.
table-rematch-wished = { $name } aimerait une revanche.
table-unread = { $count ->
        [one] Discussion, un message non lu
       *[other] Discussion, { $count } messages non lus
    }
table-there = en ligne
table-away = hors ligne
table-bot = robot
table-sits = { $name } s’assied.
table-draws-seat = { $name } tire la place n° { $number } à la table.
table-plays-for = { $name } joue désormais pour { $seat }.
table-stand-in = { $name } joue
table-onlookers = { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
table-mute = Retirer la parole
table-unmute = Rendre la parole
table-clock = Temps restant : { $time }
table-to-device = Vers un autre appareil
table-to-device-hint = Qui ouvre ce lien dans le quart d’heure reprend la place.

## Un écran pour plusieurs

table-curtain = Passe l’appareil à { $name }.
table-curtain-hint = Ce qui est derrière un écran n’est que pour une paire d’yeux.
table-i-am = Je suis { $name }

## La fin

table-won = { $name } gagne.
table-won-together = { $names } gagnent ensemble.
table-you-won = Tu as gagné !
table-sheets = Les feuilles de score
table-part = Poste
table-rematch = Revanche
table-rematch-seats = Revanche avec d’autres places
table-rematch-waiting = On attend les autres ; sont prêts : { $names }.
table-to-rematch = Vers la nouvelle table
table-replay = Revoir la partie
table-verify = Vérifier les tirages
table-home = Vers les jeux
table-seats-drawn = Les places sont tirées au sort au début de la partie ({ $rule }).

## Questions for those who do not see the board

table-keys-ask-turn = à qui de jouer
table-keys-ask-move = le dernier coup
table-keys-ask-can = ce que tu peux faire
table-keys-ask-hold = ce que tu possèdes
table-keys-ask-points = les scores
table-keys-ask-place = ce qu’il y a à un endroit
table-keys-ask-near = les routes depuis l’endroit où tu es
table-ask = Demander ce qu’il y a à un endroit
table-ask-place = Endroit
table-ask-there = Ce qu’il y a là
table-ask-next = Ce qui est à côté
table-ask-way = Le chemin jusque-là
table-ask-no-move = Il ne s’est encore rien passé.
table-ask-nothing = Tu ne peux rien faire pour l’instant.
table-ask-seatless = Tu regardes et ne possèdes rien.
table-ask-no-roads = Il n’y a pas de carte ici.
table-ask-answer = Réponse
