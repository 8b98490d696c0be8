# Ce qui se passe dans une partie, pour qui le raconte : le terminal ou une page.

## At the table

story-sits = Place { $seat } : { $name }
story-bot = robot { $name }
story-forced = { $seat } n’a qu’un coup possible, il est donc joué : { $text }.
story-fallback-crashed = Le robot de la place { $seat } est tombé en panne ; un coup au hasard est joué pour lui.
story-fallback-late = Le robot de la place { $seat } ne répond pas à temps ; un coup au hasard est joué pour lui.
story-fallback-garbled = Le robot de la place { $seat } ne donne aucune réponse sensée ; un coup au hasard est joué pour lui.
story-fallback-illegal = Le robot de la place { $seat } veut jouer un coup interdit ; un coup au hasard est joué pour lui.

## The end

story-seat-named = { $seat } ({ $name })
story-winner = { $name } gagne.
story-winners = Victoire partagée : { $names }.

## Táin

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

## Celtic Trader

story-took-role = { $seat } est { WORD("word-trader-role", $role) } ; départ : { NAME($place) }.
story-earned = { $seat } gagne { $points } PR et en a maintenant { $now }.
story-conquered = { NAME($stronghold) } tombe aux mains de Rome et devient une ville romaine.
story-trader-round-begins = Le tour de table { $round } commence.
