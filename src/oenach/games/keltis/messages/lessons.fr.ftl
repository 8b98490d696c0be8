## Une première partie

lesson-keltis-first-hello = De vieilles pierres de cinq couleurs, faces cachées. Fais de longues séries d’une couleur : le plus de points gagne. Retourne une tuile.
lesson-keltis-first-hello-take = Ton adversaire a laissé cette tuile, et tu pourrais la prendre. Mais retournes-en d’abord une, pour voir.
lesson-keltis-first-begin = Un 2 jaune. Garde-le : il commence une série jaune. Une tuile coûte 4 points, deux en coûtent 3, trois ou plus rapportent.
lesson-keltis-first-begin-leave = Laissée au milieu, elle est à qui la veut, et ton tour est fini. Cette fois, garde-la.
lesson-keltis-first-again = Garder ou laisser une tuile finit ton tour. Ton adversaire a laissé le 5 jaune. Retourne une autre tuile.
lesson-keltis-first-again-take = On peut prendre une tuile visible, et tu vas bientôt le faire. Retournes-en d’abord une.
lesson-keltis-first-leave = Le 7 vert commencerait une deuxième série : 4 points de moins. Rien ne t’oblige à le garder : laisse-le au milieu.
lesson-keltis-first-leave-keep = Une série verte est commencée. Elle coûte 4 points tant qu’aucune autre tuile verte ne suit. Cette fois, laisse la tuile.
lesson-keltis-first-take = Au lieu de retourner une tuile, tu peux en prendre une visible. Prends le 5 jaune.
lesson-keltis-first-take-flip = Une fois une tuile retournée, tu ne peux plus en prendre une autre pendant ce tour. Prends plutôt le 5 jaune.
lesson-keltis-first-take-down = 2, puis 0 : ta série descendrait, et il n’y a rien sous 0. Prends le 5 jaune.
lesson-keltis-first-take-skip = 2, puis 6 : le 5 n’irait plus entre les deux. Prends d’abord le 5 jaune.
lesson-keltis-first-take-second = Cela commence une deuxième série, qui coûte 4 points. Prends le 5 jaune.
lesson-keltis-first-way = 2, puis 5 : ta série jaune monte, seuls des nombres plus grands y vont. Une autre peut descendre. On peut en sauter. Prends la tuile jaune qui va.
lesson-keltis-first-way-flip = Il y a mieux au milieu : une tuile jaune plus grande que 5. Prends celle-là.
lesson-keltis-first-way-second = Cela commence une deuxième série, qui coûte 4 points. Prends la tuile jaune qui va dans ta série.
lesson-keltis-first-worth = Trois tuiles rapportent 2 points, quatre 3, cinq 6, six ou plus 10, quels que soient leurs nombres. Ton adversaire prend le 7 vert. Retourne une tuile.
lesson-keltis-first-clover = Un trèfle ! Pose-le, et tu rejoues aussitôt. Garde-le.
lesson-keltis-first-clover-leave = Laissé au milieu, le trèfle fera rejouer celui qui le prendra plus tard. Garde-le.
lesson-keltis-first-extra = Voici ton tour de plus, pareil aux autres. Retourne une tuile.
lesson-keltis-first-wishing = Une pierre de vœux, ta deuxième. N’en avoir aucune coûte 4 points, une seule 3 ; deux rapportent 2, et d’autres davantage. Garde-la.
lesson-keltis-first-wishing-leave = Tu n’aurais alors qu’une pierre de vœux, qui coûte 3 points, et ton adversaire pourrait prendre celle-ci. Garde-la.
lesson-keltis-first-score = Tu as 8 points : 6 pour cinq tuiles jaunes, 2 pour deux pierres de vœux. Retourne encore une tuile.
lesson-keltis-first-choice = Qui garde cette tuile reçoit ses 3 points de bonus. Mais elle commence une série : 4 points de moins. La garder ou la laisser ? Décide.
lesson-keltis-first-end = C’est tout. La partie finit quand la dernière tuile cachée a été retournée ; celles du milieu ne comptent pour personne. Le plus de points gagne.
