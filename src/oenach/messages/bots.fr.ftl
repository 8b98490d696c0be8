# The bots: what each of them is, how they fail, and what they think.

bot-random = Joue n’importe quel coup permis, sans préférence.
bot-greedy = Prend ce qui paraît le meilleur sur le moment et ne prévoit jamais rien.
bot-novice = Prévoit un peu et oublie des coups, comme le font les débutants.
bot-steady = Un joueur solide pour une partie équilibrée, à qui il échappe encore quelque chose.
bot-strong = Réfléchit plus loin et laisse rarement échapper quelque chose.
bot-master = Le meilleur de tous : il réfléchit le plus longtemps et cache ses plans quand il le faut.
bot-ismcts-plain = Pour les mesures : la recherche arborescente des manuels, avec des parties au hasard.
bot-ismcts-greedy = Pour les mesures : la même recherche, avec des parties jouées par greedy.

terminal-bots-do-not-fit = Il y a { $bots } robots pour { $seats } places : nommes-en un par place, ou un seul pour toutes.
terminal-bots-seconds = { $seconds } s
terminal-column-bot = robot
terminal-column-seconds = par coup
terminal-thinking = { $seat } ({ $name }) réfléchit…

terminal-hint-thinking = Un instant de réflexion…
terminal-hint-moves = Ce que le maître envisagerait, le meilleur d’abord
terminal-hint-beliefs = Ce qui est peut-être face cachée
terminal-hint-column-move = coup
terminal-hint-column-win = gagne
terminal-hint-column-share = part de la réflexion
terminal-hint-column-owner = à qui
terminal-hint-column-place = où
terminal-hint-column-kinds = quoi
terminal-hint-move = Le maître jouerait { $text }.
terminal-no-hint = Aucun conseil n’est possible pour l’instant.
terminal-percent = { $number } %
