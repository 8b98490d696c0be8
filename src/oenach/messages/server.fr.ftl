# The server: why something is refused at a table or in the lobby, and what its command says.

## Tables and seats

server-no-table = cette table n’existe pas.
server-damaged = ce qui est conservé de cette partie est endommagé. Elle est mise de côté jusqu’à ce que la personne qui gère le serveur l’ait réparée.
server-not-started = la partie n’a pas encore commencé.
server-already-started = la partie a déjà commencé.
server-closed = la table est fermée ; tout le monde est parti.
server-not-playing = la partie est finie.
server-not-over = la partie n’est pas encore finie.
server-open-seats = { $count ->
        [one] une place est encore libre
       *[other] { $count } places sont encore libres
    } : attends du monde, ou fais jouer des robots.
server-no-open-seat = cette place est prise.
server-too-few-seats = { $count } personnes sont déjà assises ; il ne peut pas y avoir moins de places.
server-no-seat-named = cette table n’a pas de place { $seat }.
server-already-seated = tu as déjà une place à cette table.
server-no-seat = tu n’as pas de place à cette table.
server-other-seat = cette place est à quelqu’un d’autre.
server-curtain = dis d’abord à qui c’est de regarder l’écran.
server-bot-plays = un robot y joue ; reprends d’abord cette place.
server-nothing-to-take-back = il n’y a rien à reprendre.
server-too-many-takebacks = tu as repris { $most } coups dans cette partie ; il n’est pas possible d’en reprendre davantage.
server-too-many-stand-ins = des bots ont remplacé { $most } fois la place { $seat } dans cette partie ; il n’est pas possible de le faire davantage.
server-resigned = qui a abandonné ne revient pas ; le robot continue à jouer.
server-not-away = cette personne est là et joue.
server-away-briefly = cette personne n’est pas absente depuis assez longtemps : attends encore { $seconds } s.
server-nothing-proposed = personne ne propose d’arrêter la partie.
server-removed = l’hôte t’a fait quitter cette table.
server-nobody-there = il n’y a personne à cette place.
server-bot-sits-there = c’est un robot qui est là ; on ne renvoie que des personnes.
server-not-sent-away = personne de ce nom n’a été renvoyé.
server-nobody-looks-on = ce spectateur n’est pas là.
server-host-only = seul l’hôte de la table peut faire cela.
server-host-stays = on ne peut ni renvoyer l’hôte ni lui retirer la parole.
server-link-too-old = ce lien ne marche plus ; demandes-en un nouveau.
server-too-many-tables = tu as { $most } parties en cours ; finis-en une ou mets-en une de côté d’abord.
server-too-many-new-tables = trop de nouvelles parties en peu de temps ; attends un moment.
server-too-many-put-away = tu as { $most } parties de côté ; reprends-en ou supprimes-en une d’abord.
server-put-away = cette partie est mise de côté ; reprends-la d’abord.
server-not-put-away = cette partie n’est pas mise de côté.
server-others-are-there = d’autres joueurs sont à la table ; on met une partie de côté quand ils sont partis.
server-no-play-on = on ne peut pas continuer la partie à partir de cette leçon.

## At the table

server-no-takebacks = à cette table, on ne reprend pas de coups.
server-no-takeback-asked = personne ne demande à reprendre un coup.
server-not-asked = on ne t’a rien demandé.
server-no-hints = à cette table, il n’y a pas de conseils.
server-no-hint-now = le conseiller n’a pas de réponse pour l’instant ; demande encore.
server-hint-not-your-turn = les conseils sont pour qui doit jouer.
server-hint-already-asked = le conseiller réfléchit encore.
server-no-name = sans nom, on ne fait que regarder.
server-muted = l’hôte t’a retiré la parole.
server-chat-closed = l’hôte a fermé la discussion aux spectateurs ; tu peux la lire.
server-not-here = seuls ceux qui sont à la table peuvent faire cela.
server-report-self = tu ne peux pas te signaler toi-même.
server-already-reported = tu l’as déjà signalé ; personne n’y a encore répondu.
server-too-many-reports = trop de choses ont déjà été signalées ici ; attends qu’on les regarde.
server-no-room-for-reports = le serveur ne peut pas garder d’autres signalements pour le moment.
server-report-settled = ce signalement a déjà reçu une réponse.
server-no-saying = rien de tel n’a été dit ici.
server-nobody-known = personne ne sait plus qui c’était.
server-nothing-said = il n’y a rien à dire là-dedans.
server-bad-name = un nom a besoin d’au moins une lettre.
server-not-stored = le coup n’a pas pu être enregistré ; la table est comme avant.
server-id-used = tu as déjà utilisé l’identifiant de cette commande pour une autre à cette table.
server-lease-lost = un autre serveur a pris la base de données de celui-ci ; rien ne peut être enregistré d’ici là.
server-rules-elsewhere = ce serveur n’a pas les règles de cette partie ; un autre à la même adresse les a. Réessaie dans un instant.
server-rules-missing = les règles de cette partie ({ $game }, version { $rules }) ne sont pas installées sur ce serveur. Elle est mise de côté jusqu’à ce qu’elles le soient.
server-store-away = le serveur n’atteint pas sa base de données en ce moment ; réessaie dans un instant.
server-resting = toutes les parties font une pause pendant que le serveur déménage. Elles reprennent d’elles-mêmes, et personne ne perd de temps.

## Requests

server-no-cookie = le serveur ne te connaît pas encore : demande d’abord /api/me.
server-forged-cookie = ce cookie n’a pas été fait ici.
server-signed-out = cet appareil a été déconnecté, depuis un autre.
server-bad-token = il manque à la requête le jeton qui prouve qu’elle vient d’une page de ce serveur.
server-other-origin = la requête vient d’un autre site.
server-unknown-host = ce serveur ne porte pas ce nom ; ses réglages peuvent le lui donner (public_url).
server-too-fast = trop de requêtes ; attends un instant.
server-too-many-maps = trop de cartes à toi ; attends une minute.
server-busy = le serveur a trop à faire en ce moment ; réessaie dans un instant.
server-work-lost = le calcul en cours a échoué ; redemande dans quelques secondes.
server-no-static-data = personne n’en a besoin en ce moment ; sa table le connaît.
server-too-slow = la suite de la requête n’est pas arrivée à temps.
server-too-large = la requête est trop grande.
server-bad-request = ce n’est pas une requête que le serveur comprend : { $why }
server-bad-type = la requête doit être en JSON.
server-bad-method = cela ne peut pas se faire à cette adresse.
server-no-page = il n’y a rien à cette adresse.
server-no-rulebook = ce jeu n’a pas de livret de règles.
server-no-language = cette langue n’est pas parlée ici ; il y a { $known }.
server-bad-message = ce n’est pas un message que la table comprend : { $why }
server-not-json = le message n’est pas du JSON.
server-fault = quelque chose a mal tourné dans le serveur ; c’est noté.

## Running it

server-stop = Ctrl-C l’arrête ; les parties continuent quand il tourne à nouveau.
server-bad-secret = le secret doit avoir { $digits } chiffres hexadécimaux.
server-bad-key-file = { $file } ne contient pas de clé.

## L’entretien de la base

server-no-backup = il n’y a pas de fichier { $file }.

## What people report

server-report-id = id
server-report-when = quand
server-report-match = partie
server-report-about = sur
server-report-why = pourquoi
server-report-said = propos
server-report-to = pour
server-report-to-host = l’hôte
server-report-to-operator = toi
server-report-kind-insult = insulte
server-report-kind-spam = spam
server-report-kind-name = nom
server-report-kind-conduct = conduite
server-report-kind-other = autre chose

## What a link says of itself

preview-home = Des jeux celtiques dans ton navigateur, contre de bons bots, sur un seul appareil ou entre amis par un lien.
preview-table = Une table de { $game }
preview-replay = { $game }, étape par étape
preview-rules = Les règles de { $game }
preview-learn = Apprendre { $game } en cinq minutes
preview-game = { $game }

## Déplacer une base

