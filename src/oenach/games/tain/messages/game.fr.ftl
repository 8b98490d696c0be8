name-tain = Táin
game-tain = Cache les pions de ton clan aux entrées, pille le bétail et les bijoux de tes voisins, et déjoue leurs bluffs.

## What can be read in a minute: a line for each thing that is said

summary-tain-goal = Deviens le clan le plus riche : pille bovins et bijoux de tes voisins, et garde les tiens.
summary-tain-turn =
    Pose un pion face cachée : derrière ton entrée il garde, devant celle d’un autre clan il pille. Ou pose-le dans le royaume (T6).
    Ou passe : tu ne poses plus rien ce tour (T10).
    Quand tous ont passé, tout est révélé. Chef bat guerrier, guerrier bat garçon, l’égal résiste. Un bluff n’arrête personne, ne prend rien (T14).
    Une entrée du pré ou le royaume rapporte un bovin, une entrée de maison un bijou (T15).
    Un guerrier de garde capture un garçon. La fille arrête tout assaillant, mais un guerrier l’enlève.
    Tes pions reviennent quand tous sont posés (T22).
summary-tain-end = Après le tour où un clan a 11 bovins, au plus tard après le tour 8 (T23).
summary-tain-worth =
    Bovin : 2
    Bijou : 3
    Garçon capturé : 1
    Fille capturée : 5
    11 bovins ou plus : 3 de plus (T24)

## Words

word-tain-kind-C = chef
word-tain-kind-W = guerrier
word-tain-kind-B = garçon
word-tain-kind-D = fille du chef
word-tain-kind-X = bluff

# As the object of a sentence: “sends …”.
word-tain-a-C = le chef
word-tain-a-W = un guerrier
word-tain-a-B = un garçon
word-tain-a-D = la fille du chef
word-tain-a-X = un bluff
word-tain-a-hidden = un pion

# As the subject of a sentence, known already: “… gets past”.
word-tain-the-C = le chef
word-tain-the-W = le guerrier
word-tain-the-B = le garçon
word-tain-the-D = la fille du chef
word-tain-the-X = le bluff

# After “you have”.
word-tain-no-C = plus de chef
word-tain-no-W = plus de guerrier
word-tain-no-B = plus de garçon
word-tain-no-D = plus de fille du chef
word-tain-no-X = plus de bluff

word-tain-phase-start = début
word-tain-phase-commando = phase de commando
word-tain-phase-raid = phase de raid
word-tain-phase-over = fin

## Refusals

tain-over = la partie est finie.
tain-marker-first = on tire d’abord qui reçoit le marqueur premier joueur.
tain-marker-given = on sait déjà qui commence.
tain-free-first = choisis d’abord lequel de tes prisonniers tu libères, le garçon ou la fille du chef.
tain-nobody-to-free = tu n’as pas de prisonnier à choisir maintenant.
tain-not-in-kingdom = tu ne peux pas envoyer { WORD("word-tain-a", $kind) } dans le royaume : seuls le chef, un guerrier ou un bluff peuvent y aller.
tain-kingdom-once = tu as déjà un pion dans le royaume ce tour-ci.
tain-daughter-stays = la fille du chef ne fait jamais de raid : elle ne va pas chez { $board } et ne garde que tes propres entrées.
tain-place-taken = l’emplacement { $place } est déjà occupé.
tain-none-unused = tu n’as { WORD("word-tain-no", $kind) } derrière ton écran.
tain-queue-guards-only = seules les gardes à tes propres entrées peuvent être mises en attente avant ton tour.

## Positions

tain-bluff-after-reveal = les bluffs vont dans les défausses dès que les pions sont révélés.
tain-cattle-count = il y a { $found } bovins en tout, mais il en faut { $expected }.
tain-jewel-count = il y a { $found } bijoux en tout, mais il en faut { $expected }.
tain-token-count = ce clan a { $found } pions de type { $kind }, mais il lui en faut { $expected }.
tain-too-many = il ne peut y avoir ici plus de { $most } pions de type { $kind }.
tain-too-many-tokens = { $found } pions, c’est trop : un clan en a 18.
tain-unused-count = on annonce { $found } pions derrière l’écran, mais il en reste { $expected }.
tain-hidden-do-not-fit = les pions cachés ne peuvent pas occuper les emplacements face cachée selon les règles.
tain-no-such-kind = « { $found } » n’est pas un type de pion ; les types sont C, W, B, D et X.
tain-no-token = « { $found } » n’est pas un pion ici ; « - » marque un emplacement vide.
tain-no-prisoner = « { $found } » ne peut pas être prisonnier : seuls un garçon ou une fille d’un autre clan le peuvent.
tain-no-raider = « { $found } » ne peut pas faire de raid ici : un assaillant vient d’un autre clan et n’est pas la fille du chef.
tain-not-in-kingdom-now = « { $found } » ne peut pas être dans le royaume : un seul chef, guerrier ou bluff par clan y entre.
tain-place-count = il y a { $found } emplacements, mais il en faut { $expected }.
tain-places-not-cleared = des pions sont encore ici alors qu’ils devraient déjà être retirés.
tain-has-passed = { $seat } a passé et ne peut pas être en train de jouer.
tain-no-raid-now = cela n’a sa place que dans une position de la phase de raid.
tain-nothing-to-choose = { $seat } n’a rien à choisir : il faut dans cette maison un garçon et la fille du chef de son clan.
tain-own-house = on ne fait pas de raid sur sa propre maison.
tain-other-is-served = c’est { $seat } qui est servi maintenant.
tain-claims = il faut un ou deux raids de maison en attente, dont celui du joueur qui choisit, et non { $found }.
tain-not-over = la partie ne peut pas être finie après le tour { $round } : personne n’a 11 bovins.

## Moves

tell-tain-marker = { $seat } reçoit le marqueur premier joueur.
tell-tain-pass = { $seat } passe.
tell-tain-free-B = { $seat } libère un garçon.
tell-tain-free-D = { $seat } libère la fille du chef.
tell-tain-raid-pasture = { $seat } envoie { WORD("word-tain-a", $kind) } en raid chez { $board }, à l’entrée { $gate } du pré.
tell-tain-raid-house = { $seat } envoie { WORD("word-tain-a", $kind) } en raid chez { $board }, à l’entrée { $gate } de la maison.
tell-tain-guard-pasture = { $seat } poste { WORD("word-tain-a", $kind) } en garde à l’entrée { $gate } de son pré.
tell-tain-guard-house = { $seat } poste { WORD("word-tain-a", $kind) } en garde à l’entrée { $gate } de sa maison.
tell-tain-kingdom-1 = { $seat } envoie { WORD("word-tain-a", $kind) } dans le royaume, à gauche.
tell-tain-kingdom-2 = { $seat } envoie { WORD("word-tain-a", $kind) } dans le royaume, à droite.

## End and score

outcome-cattle = La partie s’est terminée parce qu’un troupeau a atteint 11 bovins.
outcome-rounds = La partie s’est terminée après le tour 8.

sheet-cattle = Bovins
sheet-jewels = Bijoux
sheet-captured-boys = Garçons capturés
sheet-captured-daughters = Filles capturées
sheet-full-herd = 11 bovins ou plus

## Options

option-tain-first_player = Qui commence.
option-tain-first_player-random = Tiré au sort.
option-tain-first_player-A = La place A.
option-tain-first_player-B = La place B.
option-tain-first_player-C = La place C.
option-tain-first_player-D = La place D.
option-tain-marker = Ce que devient le marqueur premier joueur après un tour.
option-tain-marker-rotates = Il passe au voisin de gauche.
option-tain-marker-stays = Il reste où il est.
option-tain-lone_cow = Qui prend le dernier bovin du royaume quand deux pions du même type s’y rencontrent.
option-tain-lone_cow-left = Le pion de gauche.
option-tain-lone_cow-first_in_turn_order = Le premier dans l’ordre du tour.
option-tain-memory_aid = Si l’on montre les types des pions utilisés, et pas seulement leur nombre.
option-tain-memory_aid-false = Seul le nombre est montré.
option-tain-memory_aid-true = Les types sont montrés aussi.

## Ce qui s’ensuit

story-turned-up = Tour { $round } : tous les pions sont révélés.
story-owned = { WORD("word-tain-the", $kind) } de { $owner }
story-kingdom-one = Royaume : { $token } y est seul.
story-kingdom-two = Royaume : { $left } à gauche, { $right } à droite.
story-raid-open = { $place } : { WORD("word-tain-the", $kind) } de { $owner } ne trouve personne en garde.
story-raid-bluff = { $place } : { WORD("word-tain-the", $kind) } de { $owner } ne trouve qu’un bluff en garde.
story-raid-wins = { $place } : { WORD("word-tain-the", $kind) } de { $owner } passe malgré { WORD("word-tain-the", $guard) }.
story-raid-fails = { $place } : { WORD("word-tain-the", $guard) } repousse { WORD("word-tain-the", $kind) } de { $owner }.
story-raid-captured = { $place } : { WORD("word-tain-the", $guard) } capture { WORD("word-tain-the", $kind) } de { $owner }.
story-raid-kidnaps = { $place } : { WORD("word-tain-the", $kind) } de { $owner } ne passe pas, mais enlève { WORD("word-tain-the", $guard) }.
story-changes = { $seat } : { $changes }.
story-no-changes = Rien ne change de mains.
story-cattle-now = bovins { $was } → { $now }
story-jewels-now = bijoux { $was } → { $now }
story-captured = détient { WORD("word-tain-the", $kind) } de { $owner }
story-freed = ne détient plus { WORD("word-tain-the", $kind) } de { $owner }
story-used-pile-back = { $seat } reprend sa défausse derrière son écran.
story-round-begins = Le tour { $round } commence ; { $seat } joue en premier.

twice = { $found } est cité deux fois.
wrong-in-phase = cela ne va pas avec la phase « { $phase } ».
not-the-start = dans cette phase la partie n’a pas commencé : rien ne peut avoir changé.
no-first-player-draw = les options fixent qui commence : il n’y a rien à tirer.

## What a choice is about, for those who are new

first-tain-place = Pose un pion : pille les autres ou le royaume, ou garde tes entrées. Qui passe a fini ce tour.
first-tain-pass = Tu n’as plus rien à poser ce tour-ci : passe, et les autres le finissent.
first-tain-free = Deux des tiens sont captifs ici : libère le garçon (1 point pour l’autre clan) ou la fille du chef (5).
