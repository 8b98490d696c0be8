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
