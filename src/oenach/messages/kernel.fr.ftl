# Ce que tous les jeux peuvent dire. Les erreurs commencent en minuscule : la règle vient devant.

## How errors are told

explain-illegal = { $rule } : { $why }
explain-position = La position est fausse à { $where } : { $why }
explain-position-whole = La position est fausse : { $why }
explain-log = Le journal ne tient plus à l’événement { $seq } : { $why }
explain-log-header = Le journal ne tient pas dès son en-tête : { $why }
explain-log-path = { $where } : { $why }

## Games, seats and options

unknown-game = aucun jeu ne s’appelle « { $game } » ; il y a { $known }.
left-out-name = le jeu « { $game } » de { $distribution } est laissé de côté : un nom est fait de lettres minuscules, de chiffres et de traits d’union, et commence par une lettre.
left-out-taken = le jeu « { $game } » de { $distribution } est laissé de côté : { $other } a déjà un jeu de ce nom.
left-out-import = le jeu « { $game } » de { $distribution } est laissé de côté : impossible de charger { $what } ({ $error }).
left-out-no-module = le jeu « { $game } » de { $distribution } est laissé de côté : { $what } n’est pas un GameModule.
left-out-api = le jeu « { $game } » de { $distribution } est laissé de côté : il a été écrit pour la version { $api } de l’interface des jeux, et voici la version { $ours }.
left-out-other-name = le jeu « { $game } » de { $distribution } est laissé de côté : il se donne le nom « { $own } ».
left-out-wrong = le jeu « { $game } » de { $distribution } est laissé de côté : ceci n’est pas comme il faut : { $what }.
left-out-lacks = le jeu « { $game } » de { $distribution } est laissé de côté : il manque { $missing } dans { $home }.
left-out-version = le jeu « { $game } » de { $distribution } est laissé de côté : ses règles de version { $version } disent être de version { $own }.
left-out-seats = le jeu « { $game } » de { $distribution } est laissé de côté : il dit être pour { $seats } joueurs, et ses règles disent { $own }.
left-out-lesson = le jeu « { $game } » de { $distribution } est laissé de côté : sa leçon { $lesson } n’en est pas une ({ $reason }).
unknown-rules = la version { $rules } des règles de { WORD("name", $game) } n’est pas connue ici ; on connaît { $known }.
seat-count = { WORD("name", $game) } se joue de { $least } à { $most } joueurs, pas à { $seats }.
seats-not-a-number = le nombre de joueurs de { WORD("name", $game) } doit être un nombre entier.
options-not-an-object = les options de { WORD("name", $game) } doivent être des noms avec leurs valeurs.
unknown-option = { WORD("name", $game) } n’a pas d’option « { $option } » ; ses options sont { $known }.
bad-value = l’option « { $option } » de { WORD("name", $game) } ne peut pas être « { $value } » ; valeurs admises : { $allowed }.
bad-name = un nom de joueur compte de 1 à { $longest } caractères, tous imprimables.
bad-secret = un secret fait exactement { $bytes } octets.
bad-nonce = ce que la place { $seat } ajoute aux tirages doit faire de 1 à { $longest } octets.
no-such-seat = il n’y a pas de place { $seat } à une table de { $seats }.

## Moves and turns

not-a-move = « { $text } » n’est pas un coup de ce jeu.
no-such-move = il n’y a pas de coup numéro { $move }.
not-your-turn = c’est à { $to_act } de jouer, pas à { $seat }.
stale = tu as répondu à l’événement { $answers }, mais on en est à l’événement { $last } ; regarde à nouveau.
nothing-to-undo = { $seat } ne peut rien reprendre : depuis, quelqu’un a joué, ou quelque chose a été tiré ou révélé.
already-resigned = { $seat } a déjà abandonné.
match-over = la partie est déjà finie.
no-time-limit = dans { WORD("name", $game) }, la table ne peut pas annoncer la fin du temps.
no-queue = dans { WORD("name", $game) }, aucun coup ne peut être mis en attente avant son tour.
seats-not-drawn = les places de { WORD("name", $game) } ne se tirent pas au sort.
bad-seating = on joue à { $seats }, et deux personnes ne peuvent pas choisir la même place.
batch-after-end = { $made ->
        [one] la partie se termine au premier coup de ton tour
       *[other] la partie se termine après { $made } coups de ton tour
    } : rien ne peut suivre.
batch-crosses-draw = { $made ->
        [one] après le premier coup de ton tour
       *[other] après { $made } coups de ton tour
    }, quelque chose est tiré ou révélé ; envoie la suite quand tu l’auras vu.

## Values in positions and logs

missing = il manque quelque chose ici.
unknown-key = cette clé n’a rien à faire ici.
not-an-object = il faut un objet ici.
not-a-list = il faut une liste ici.
not-a-list-of-texts = il faut une liste de textes ici.
not-a-text = il faut un texte ici.
not-a-flag = il faut true ou false ici.
not-a-number = il faut un nombre entier ici.
not-a-seat = « { $found } » n’est pas une place de cette table.
not-hex = il faut ici des chiffres hexadécimaux en minuscules, et le bon nombre.
out-of-range = { $found } n’est pas compris entre { $least } et { $most }.
unknown-word = « { $found } » n’est pas possible ici ; valeurs admises : { $allowed }.
other-game = c’est une position de « { $found } », pas de { WORD("name", $expected) }.
other-seats = c’est une position à { $found } joueurs, pas à { $expected }.

## Logs

log-not-json = ce n’est pas du JSON correct.
log-format = c’est un journal au format { $found } ; ce programme lit le format { $known }.
log-seating = il n’est pas dit pour chaque personne quelle est sa place ou que celle-ci est tirée au sort.
log-public = c’est un journal public ; seul un journal complet, avec son secret, peut être rejoué.
log-secret = le secret ne correspond pas à ce qui a été publié avant la partie.
log-game = le jeu qu’il nomme ne peut pas être mis en place. { $why }
log-other-game = c’est un journal de « { $found } », pas de { WORD("name", $expected) }.
log-other-seats = c’est une partie à { $found } places, pas à { $expected }.
log-other-options = ses options sont { $found }, et non { $expected }.
log-other-rules = il suit la version { $found } des règles ; ici, c’est la version { $expected }.
log-seq = il porte le numéro { $found } alors qu’on attend le { $expected }.
log-ply = il annonce la profondeur { $found } alors que la position est à la profondeur { $expected }.
log-answers = il répond à l’événement { $found } et non à l’événement { $expected }, qui le précède.
log-hash = son empreinte est fausse : cet événement a été modifié, ou un autre avant lui.
log-last-hash = la dernière empreinte ne correspond pas aux événements : le journal a été modifié.
log-cut = le journal a été coupé : il a { $found } de ses { $expected } événements.
log-after-end = quelque chose suit la fin de la partie.
log-event-missing = il manque ici un événement du genre « { $expected } ».
log-not-due = un événement du genre « { $kind } » n’a pas sa place ici.
log-other-kind = il est du genre « { $found } », mais on attend « { $expected } ».
log-other-fact = son « { $fact } » est { $found } au lieu de { $expected }.
log-refused = il ne peut pas être joué ici. { $why }
log-undo = la place { $seat } ne pouvait pas reprendre l’événement { $of } ici.
log-undo-missing = la table a permis de reprendre un coup ; il faut d’abord reprendre l’événement { $of }.
log-draw = « { $found } » n’a pas été tiré : le secret donne « { $expected } ».
log-outcome-pair = un résultat est un texte et son poids.
log-outcome-twice = le résultat « { $found } » est cité deux fois.
log-outcome-weights = les poids des résultats sont trop grands ensemble.
log-no-such-outcome = « { $found } » n’est pas parmi les tirages possibles.
log-opening = ce qui a été révélé n’est pas ce qui avait été posé.
log-opening-missing = il manque ce que ce coup caché était vraiment.
log-opening-unneeded = cet événement ne cache rien, et pourtant quelque chose est dévoilé pour lui.
log-salt = le sel du coup caché { $of } ne vient pas du secret de la partie.
log-reveal-missing = le coup caché { $of } devrait déjà être révélé.
log-reveal-order = le coup caché { $found } n’est pas révélé dans l’ordre.
log-not-over = l’en-tête dit que la partie est finie, mais elle continue.
log-end-missing = la partie est finie, mais l’en-tête ne dit pas comment.
log-outcome = l’en-tête annonce un résultat qui n’est pas le vrai.

## What happens at every table

tell-other = { $seat } joue { $text }.
tell-undo = { $seat } reprend son dernier coup.
tell-undo-consent = { $seat } reprend un coup, avec l’accord de tous.
tell-resign = { $seat } abandonne.
tell-call-off = Tous les présents sont d’accord pour arrêter la partie ici.
tell-time = La fin du temps est annoncée.

outcome-resignation = La partie s’est terminée parce qu’un joueur a abandonné.
outcome-called-off = La partie a été arrêtée d’un commun accord ; personne ne gagne.
sheet-total = Total

unknown-bot = Aucun robot ne s’appelle « { $bot } » ; il y a { $known }.

## What can be read of a game in a minute

summary-goal = Le but
summary-turn = Un tour
summary-end = La fin
summary-worth = Ce que tout vaut

# Lessons

lesson-malformed = ceci n’est pas une leçon : { $reason }.
lesson-step-twice = deux étapes de la leçon s’appellent « { $step } ».
lesson-unknown = { $game } n’a pas de leçon nommée « { $lesson } ».
lesson-out-of-step = ces coups ne mènent pas au-delà de l’étape { $step } de la leçon.
lesson-move-asked = l’étape { $step } de la leçon demande un coup.
lesson-over = la leçon est finie.
lesson-none = { $game } n’a pas de leçon.
lesson-catalogue = le catalogue { $file } ne peut pas être lu : { $reason }.
lesson-not-asked = C’est permis aussi ; voici ce que cela donnerait. Essayez maintenant ce que cette étape demande.
no-such-draw = « { $draw } » ne peut pas être tiré ici ; ce pourrait être : { $known }.
