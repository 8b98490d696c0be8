name-keltis = Keltis
game-keltis = Retourne des tuiles et pose-les en séries croissantes ou décroissantes : les longues rapportent, les courtes coûtent.

## What can be read in a minute: a line for each thing that is said

summary-keltis-goal = Pose des séries de tuiles en cinq couleurs, et marque le plus de points.
summary-keltis-turn =
    Retourne une tuile cachée : garde-la, ou laisse-la visible pour tous. Ou prends une tuile déjà visible (R4).
    Dans chaque couleur, tes nombres ne font que monter ou que descendre : ta deuxième tuile fixe le sens. Les sauts sont permis (R6).
    Qui pose un trèfle rejoue (R7).
summary-keltis-end = Avec la dernière tuile cachée : qui la retourne termine son tour (R8).
summary-keltis-worth =
    Une série : une tuile −4, deux −3, trois 2, quatre 3, cinq 6, six ou plus 10. Une couleur sans tuile : 0 (R9).
    Pierres de vœux, toutes couleurs ensemble : aucune −4, une −3, deux 2, trois 3, quatre 6, cinq ou plus 10 (R10).
    Tuiles bonus : le +1 ou le +3 qu’elles portent (R11).
    Les nombres inscrits sur les tuiles : rien.

## Words

word-keltis-colour-B = bleu
word-keltis-colour-Y = jaune
word-keltis-colour-P = rose
word-keltis-colour-N = brun
word-keltis-colour-G = vert

# As it stands beside the number: “the … 7”.
word-keltis-the-B = bleu
word-keltis-the-Y = jaune
word-keltis-the-P = rose
word-keltis-the-N = brun
word-keltis-the-G = vert

word-keltis-direction-up = en montant
word-keltis-direction-down = en descendant

word-keltis-phase-start = début
word-keltis-phase-turn = tour
word-keltis-phase-chance = révélation
word-keltis-phase-decide = décision
word-keltis-phase-over = fin

## Refusals

keltis-over = la partie est finie.
keltis-seat-drawn-first = on tire d’abord qui commence.
keltis-tile-drawn-first = la tuile est d’abord retournée.
keltis-no-draw = rien n’est tiré en ce moment.
keltis-not-face-down = { $tile } n’est plus face cachée.
keltis-not-in-middle = { $tile } n’est pas face visible au milieu.
keltis-nothing-face-down = il n’y a plus de tuile à retourner.
keltis-nothing-revealed = tu n’as pas retourné de tuile : retournes-en une, ou prends-en une au milieu.
keltis-keep-or-leave = tu as retourné { $tile } : garde-la ou laisse-la d’abord.
keltis-turn-must-be-played = tu ne peux pas t’arrêter : retourne une tuile ou prends-en une.
keltis-does-not-fit = { $tile } ne va pas : ta série finit par { $last } et se poursuit { WORD("word-keltis-direction", $direction) }.

## Positions

keltis-no-such-tile = « { $found } » n’est pas une tuile.
keltis-tile-missing = la tuile { $tile } n’est nulle part.
keltis-tile-twice = la tuile { $tile } est déjà ailleurs.
keltis-series-turns = { $tile } rompt le sens de sa série.
keltis-last-turn = c’est le dernier tour exactement quand il n’y a plus de tuile face cachée ; ici il y en a { $face_down }.
keltis-to-act = cela ne va pas avec la phase « { $phase } » : une place joue dans toutes les phases sauf « start » et « over ».
keltis-revealed = cela ne va pas avec la phase « { $phase } » : une tuile retournée attend dans « decide », et là seulement.
keltis-begun = dans la phase « { $phase } », les 55 tuiles sont face cachée.
keltis-first-player-known = les options fixent qui commence : il n’y a rien à tirer.
keltis-nothing-to-draw = dans la phase « { $phase } », il doit rester une tuile à retourner.
keltis-not-over = dans la phase « { $phase } », plus aucune tuile n’est face cachée.

## Moves

tell-keltis-first = { $seat } commence.
tell-keltis-flip = { $seat } retourne une tuile.
tell-keltis-drawn = C’est le { $value } { WORD("word-keltis-the", $colour) }.
tell-keltis-keep = { $seat } garde la tuile.
tell-keltis-leave = { $seat } laisse la tuile au milieu.
tell-keltis-take = { $seat } prend le { $value } { WORD("word-keltis-the", $colour) } au milieu.
tell-keltis-stop = { $seat } s’arrête.

## End and score

outcome-last-tile = La partie s’est terminée parce que la dernière tuile a été retournée.

sheet-blue = Série bleue
sheet-yellow = Série jaune
sheet-pink = Série rose
sheet-brown = Série brune
sheet-green = Série verte
sheet-wishing-stones = Pierres de vœux
sheet-bonus = Tuiles bonus

## Options

option-keltis-first_player = Qui commence.
option-keltis-first_player-random = Tiré au sort.
option-keltis-first_player-A = La place A.
option-keltis-first_player-B = La place B.
option-keltis-first_player-C = La place C.
option-keltis-first_player-D = La place D.

## What a choice is about, for those who are new

first-keltis-reveal = Retourne une tuile : tu la poses ensuite dans une série de sa couleur, ou tu la laisses à tous.
first-keltis-turn = Prends une tuile visible qui va dans tes séries, ou retournes-en une autre. Une série ne fait que monter ou que descendre.
first-keltis-start = { $clover ->
        [1] Garde-la, commence une série (en { WORD("word-keltis-colour", $colour) } ; moins de trois tuiles coûtent des points) et rejoue, ou laisse-la à tous.
       *[other] Garde-la et commence une série (en { WORD("word-keltis-colour", $colour) } ; moins de trois tuiles coûtent des points), ou laisse-la à tous.
    }
first-keltis-second = { $clover ->
        [1] Garde-la, ce qui décide si ta série en { WORD("word-keltis-colour", $colour) } monte ou descend, et rejoue ; ou laisse-la à tous.
       *[other] Garde-la, ce qui décide si ta série en { WORD("word-keltis-colour", $colour) } monte ou descend, ou laisse-la à tous.
    }
first-keltis-grow = { $clover ->
        [1] Garde-la comme tuile { $tiles } de ta série en { WORD("word-keltis-colour", $colour) } (plus elle est longue, plus elle rapporte) et rejoue, ou laisse-la à tous.
       *[other] Garde-la comme tuile { $tiles } de ta série en { WORD("word-keltis-colour", $colour) } (plus elle est longue, plus elle rapporte), ou laisse-la à tous.
    }
first-keltis-unfit = Cette tuile ne prolonge pas ta série en { WORD("word-keltis-colour", $colour) } : elle reste au milieu pour les autres.
first-keltis-last = Il n’y a plus rien à retourner. Grâce au trèfle, prends encore une tuile qui va, ou arrête-toi.
