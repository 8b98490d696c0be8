## On every page

page-skip = Aller au contenu
page-home = Vers les jeux
page-language = Langue
page-you = Toi
page-name = Ton nom
page-name-hint = C’est ainsi que les autres te voient à la table.
page-save = Enregistrer
page-close = Fermer
page-theme = Apparence
page-theme-light = Claire
page-theme-system = Comme l’appareil
page-theme-dark = Sombre
page-theme-swap = Clair ou sombre
page-unreachable = le serveur ne répond pas ; tourne-t-il encore ?
page-share = Partager
page-share-failed = Le lien n’a pas pu être transmis.
page-again = Réessayer
page-nowhere = Il n’y a rien à cette adresse

## Home

page-welcome = Une table pour des jeux celtiques
page-players = { $least } à { $most } joueurs
page-minutes = { $least } à { $most } minutes
page-play-now = Jouer tout de suite
page-with-friends = Entre amis
page-on-this-device = Sur cet appareil
page-choose = Plus de choix
page-rules = Règles
page-my-games = Tes parties
page-my-games-none = Rien encore. « Jouer tout de suite » t’installe avec deux robots, sans attendre personne.
page-more = Afficher la suite
page-more-of = Afficher la suite : { $list }
page-finished = { $count ->
        [one] { $count } partie terminée
       *[other] { $count } parties terminées
    }
page-open-tables = Tables ouvertes
page-open-none = Aucune table n’attend de joueurs.
page-new-table = Préparer une table
page-running-tables = Parties à regarder
page-running-none = Aucune partie publique n’est en cours.
page-watch-bots = Regarder jouer des robots
page-your-turn = à toi de jouer
page-not-installed = non installé ici
page-damaged = endommagée
page-turn-of = à { $name } de jouer
page-state-playing = en cours
page-state-over = terminée
page-state-closed = fermée
page-state-waiting = { $open ->
        [0] prête à commencer
        [one] { $open } place libre
       *[other] { $open } places libres
    }
page-pass-round = Tout le monde joue sur cet écran. Là où quelque chose est caché, un rideau tombe entre les tours.
page-player = Joueur { $number }
page-another-player = Un joueur de plus
page-without = Sans { $name }
page-begin = Commencer
page-seat-open = libre

## Setting up a table

page-game = Jeu
page-seats = Places
page-seat-count = Nombre de joueurs
page-seat = Place { $number }
page-seat-me = Toi, sur cet appareil
page-seat-for-friend = Libre, pour qui reçoit le lien
page-agreements = Ce dont on convient
page-clock = Pendule
page-clock-none = Aucune
page-clock-move = Par coup
page-clock-bank = Par partie
page-clock-hint = Qui n’a plus de temps est remplacé par un robot, et peut revenir.
page-seconds-a-move = Secondes par coup
page-minutes-a-player = Minutes par joueur
page-increment = Secondes ajoutées à chaque coup
page-visible = Qui trouve la table
page-visible-private = Seulement avec le lien
page-visible-public = Tout le monde ici
page-hints = On peut demander conseil à un robot
page-takebacks = Les coups peuvent être repris si les autres sont d’accord
page-options = Règles au choix
page-usually = d’habitude { $value }
page-number-between = un nombre entier de { $least } à { $most }
page-amend = Corrige ce qui est signalé plus haut.
page-file-own = Un fichier à toi
page-file-file = Fichier
page-file-hint = Un fichier JSON.
page-file-missing = Choisis le fichier.
page-file-unreadable = Ce fichier est illisible : ce n’est pas du JSON.
page-open-table = Ouvrir la table

## A seat on another device

page-take-seat = Ta place te suit ici
page-take-seat-hint = Désormais tu joues sur cet appareil. L’autre ne fait plus que regarder. Le lien sert une seule fois.
page-take-seat-now = Prendre la place
page-seat-no-token = Le lien n’est pas complet ; demande-le de nouveau sur l’autre appareil.

## Bots to watch

page-pace = Rythme
page-pace-play = Reprendre
page-pace-pause = Pause
page-pace-step = Un coup de plus
page-pace-slower = Moins vite
page-pace-faster = Plus vite
page-pace-seconds = { $value } s par coup
page-pace-ahead = { $count ->
        [0] les robots réfléchissent
        [one] les robots ont un coup d’avance
       *[other] les robots ont { $count } coups d’avance
    }
page-pace-behind = { $count ->
        [0] la partie en est là
        [one] un coup a été joué depuis
       *[other] { $count } coups ont été joués depuis
    }
page-pace-newest = Au dernier coup
page-watch = Regarder
page-watch-hint = Les robots jouent tout seuls. Pendant que tu regardes, tu fais pause, tu avances coup par coup et tu règles le rythme.
page-watch-another = Regarder une autre partie

## About

about-title = À propos d’Óenach
about-what = Un óenach était une foire de l’Irlande ancienne, où l’on se retrouvait pour le commerce, la justice et les jeux. Ici, c’est un lieu pour jouer à des jeux celtiques, et un atelier pour qui les étudie.
about-fetching = Versions et licences arrivent …
about-versions = Versions
about-compiled = règles compilées
about-interpreted = règles interprétées : plus lentes, jamais différentes
about-rules = règles, version { $version }
about-rulebook = livre de règles
about-licences = Licences
about-own-licence = Óenach lui-même s’utilise sous la licence { $licence }.
about-server = Ce sur quoi le serveur est bâti
about-pages = Ce que contiennent ces pages
about-shipped = Ce que le paquet contient d’autre
about-in-full = Les licences de tout ce qui est livré, en entier
about-package = Paquet
about-version = Version
about-licence = Licence
about-source = Code source
about-source-here = Le code source du serveur se trouve dans son paquet Python, sous la licence nommée ci-dessus. La personne qui fait tourner ce serveur le trouve, fichier par fichier, avec :

## Settings

settings-title = Réglages
settings-text = Taille du texte
settings-text-usual = Normale
settings-text-large = Grande
settings-text-larger = Très grande
settings-board = Taille du plateau
settings-board-usual = Normale
settings-board-small = Petite
settings-board-large = Grande
settings-board-larger = Très grande
settings-colours = Couleurs
settings-colours-usual = Normales
settings-colours-patterned = Pour daltoniens, avec motifs
settings-pace = Animations
settings-pace-calm = Calmes
settings-pace-quick = Rapides
settings-pace-off = Aucune
settings-sound = Sons
settings-volume = Volume
settings-forced = Jouer tout seul mon unique coup possible
settings-keys = Des lettres comme raccourcis à la table
settings-ask-again = Les poser de nouveau
settings-kept = Tout cela reste dans ce navigateur.
settings-silenced = { $count ->
        [0] Toutes les questions sont posées.
        [one] Une question n’est plus posée.
       *[other] { $count } questions ne sont plus posées.
    }

## Signing out

page-sign-out = Se déconnecter
page-sign-out-everywhere = Déconnecter tous les autres appareils
page-sign-out-everywhere-hint = Si un appareil a été perdu ou prêté. Ici rien ne change, et tu gardes tes places.
page-sign-out-everywhere-sure = Déconnecter tous les autres appareils ?
page-sign-out-everywhere-means = Qui joue sous ton nom sur un autre appareil est aussitôt déconnecté, et les liens qui déplacent tes places ne servent plus. Sur cet appareil rien ne change.
page-sign-out-everywhere-now = Les déconnecter
page-sign-out-everywhere-done = Tous les autres appareils sont déconnectés.
page-sign-out-here = Se déconnecter sur cet appareil
page-sign-out-here-hint = Si d’autres se servent aussi de cet appareil.
page-sign-out-here-sure = Se déconnecter sur cet appareil ?
page-sign-out-here-means = Il n’y a pas de mot de passe : seul ce navigateur sait qui tu es. Les places que tu as ici sont perdues pour toi, sauf si tu les as aussi sur un autre appareil ou si tu les y déplaces d’abord : à la table, sous « Joueurs », avec « Vers un autre appareil ».
page-sign-out-here-now = Me déconnecter et perdre mes places ici
page-sign-out-cancel = Annuler
page-signed-out-title = Cet appareil a été déconnecté
page-signed-out-why = Depuis un autre appareil, tous les autres ont été déconnectés, celui-ci aussi. Tes places sont là-bas ; un lien fait là-bas en ramène une ici.
page-signed-out-go-on = Continuer comme nouvel invité
