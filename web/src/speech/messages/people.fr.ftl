## Somebody is away

away-title = { $name } n’est plus là
away-for-now = Absence : un robot peut prendre le relais dans { $time }
away-what = Que faire ?
away-hint = { $name } n’est plus là depuis un moment. Tu peux attendre ou laisser jouer un robot : { $name } retrouve sa place en revenant et apprend ce que le robot a fait. Un robot ne voit que ce que verrait { $name }.
away-level = Quel robot
away-wait = Attendre
away-let-play = Laisser jouer un robot
away-play-for-me = Jouer à ma place
away-play-for-me-hint = Un robot joue pour toi jusqu’à ce que tu dises que tu es de retour. Tu gardes ta place.
away-i-am-back = Je suis de retour
away-bot-did = { $moves ->
        [one] { $bot } a joué un coup pour toi en ton absence ; il est dans le journal.
       *[other] { $bot } a joué { $moves } coups pour toi en ton absence ; ils sont dans le journal.
    }
away-bot-did-nothing = Tu as retrouvé ta place ; { $bot } n’a pas eu à jouer.
away-by-bot = par { $bot }
away-end-early = Arrêter la partie
away-end-sure = Arrêter la partie ici ?
away-end-hint = Elle s’arrête quand tous ceux qui sont connectés sont d’accord. Personne ne gagne, et cela figure dans le journal.
away-propose = Le proposer
away-end-asked = { $name } propose d’arrêter la partie ici ; personne ne gagnerait.
away-end-waiting = La partie s’arrête quand ceux-ci sont aussi d’accord : { $names }.
away-end-agree = Arrêter
away-end-not = Continuer
away-end-withdraw = Retirer
away-end-declined = { $name } préfère continuer.
away-nobody-won = Personne ne gagne.
away-patience = Si quelqu’un disparaît
away-patience-hint = Les autres attendent ce temps avant de pouvoir laisser jouer un robot.
away-patience-usual = comme d’habitude (une minute, ou un jour avec une pendule lente)
away-seconds = { $seconds } s
away-minutes = { $minutes } min
away-hours = { $hours } h
away-days = { $days ->
        [one] un jour
       *[other] { $days } jours
    }

## Games of one’s own

mine-put-away = Mettre de côté
mine-put-away-named = Mettre de côté : { $game }
mine-shelf = { $count ->
        [one] De côté : une partie
       *[other] De côté : { $count } parties
    }
mine-limits = Jusqu’à { $tables } de tes parties peuvent être en cours à la fois. Une partie où rien ne se passe pendant { $days } jours est mise de côté d’elle-même ; jusqu’à { $away } peuvent l’être. Rien ne s’y passe avant que tu ne les reprennes. Là où il n’y a personne pendant { $minutes } minutes, les robots attendent que quelqu’un vienne.
mine-bots-wait = les robots t’attendent
mine-shelved = de côté
mine-damaged = Ce qui était conservé de cette partie est endommagé. La personne qui gère le serveur sait dire si elle peut être réparée ; tes autres parties continuent.
mine-take-up = Reprendre
mine-delete = Supprimer
mine-delete-named = Supprimer : { $game }
mine-delete-sure = Supprimer cette partie de ta liste ?
mine-delete-hint = Tu ne la retrouveras plus ici. Une partie que personne n’a plus dans sa liste est perdue pour de bon.
mine-is-away = Cette partie est mise de côté : rien ne se passe avant que tu ne la reprennes.
mine-is-away-onlooker = Cette partie est mise de côté jusqu’à ce qu’un joueur la reprenne.
mine-won = gagnée
mine-won-by = { $names } a gagné
mine-won-by-several = { $names } ont gagné
mine-called-off = arrêtée
mine-points = { $points } points

## Sending somebody away

sent-sure = Renvoyer { $name } ?
sent-sure-waiting = La place est de nouveau libre. { $name } en est averti et ne peut plus s’asseoir ici, sauf si tu l’invites à revenir.
sent-sure-playing = Un robot continue à cette place. { $name } en est averti et peut seulement regarder, sauf si tu l’invites à revenir.
sent-list = Renvoyés
sent-invite-back = Inviter à revenir
sent-invite-back-named = Inviter { $name } à revenir
sent-somebody = quelqu’un
sent-you = L’hôte t’a renvoyé de cette table
sent-you-waiting = Tu ne peux pas t’asseoir à cette table. Si { $host } t’invite à revenir, cette page te le dira.
sent-you-playing = L’hôte t’a renvoyé : un robot joue à ta place, et tu regardes.
sent-invited = Tu es de nouveau invité à cette table.

## Seats and names before the match

room-seats = Places : { $count }
room-more = Une place de plus
room-fewer = Une place de moins
room-name = Comment t’appelles-tu ?
room-name-hint = Les autres voient ce nom. On ne te le demande qu’une fois ; tu peux le changer en haut de la page.
room-sit = S’asseoir

## Bots to begin with, and what they are like

start-against = Contre : { $bot }
start-next = Tu as battu { $beaten } : maintenant contre { $bot }
start-harder = Niveau suivant : { $bot }
persona-novice = joue pour le plaisir et ne voit pas tout
persona-steady = ne prend pas de risques inutiles
persona-strong = voit loin et pardonne peu
persona-master = retient tout et prévoit jusqu’au bout
