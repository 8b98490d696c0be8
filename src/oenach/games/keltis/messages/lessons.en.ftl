## A first game

lesson-keltis-first-hello = Five colours of old stones lie face down. Collect long rows of one colour: most points wins. Reveal a tile.
lesson-keltis-first-hello-take = That tile was left by your opponent, and you could take it. First see what revealing one is like.
lesson-keltis-first-begin = A yellow 2. Keep it and you begin a yellow row. One tile costs 4 points, two cost 3, three or more earn some. Keep it.
lesson-keltis-first-begin-leave = Left in the middle it is there for everybody, and your turn is over. This time keep it.
lesson-keltis-first-again = Keeping a tile or leaving it ends your turn. Your opponent has left the yellow 5. Reveal another tile.
lesson-keltis-first-again-take = You may take a tile that lies face up, and soon you will. First reveal one.
lesson-keltis-first-leave = A green 7 would begin a second row, at 4 points less. You need not keep it: leave it in the middle.
lesson-keltis-first-leave-keep = Now a green row is begun. It costs 4 points, until more green tiles follow. This time leave it.
lesson-keltis-first-take = Instead of revealing a tile, you may take one that lies face up. Take the yellow 5.
lesson-keltis-first-take-flip = Once you reveal a tile, you can’t take another one in that turn. Take the yellow 5 instead.
lesson-keltis-first-take-down = 2, then 0: your row would run downwards, and nothing is lower than 0. Take the yellow 5.
lesson-keltis-first-take-skip = 2, then 6: the 5 would no longer fit between them. Take the yellow 5 first.
lesson-keltis-first-take-second = That begins a second row, which costs 4 points. Take the yellow 5.
lesson-keltis-first-way = 2, then 5: your yellow row runs up, so only higher numbers fit. Another may run down. Gaps are allowed. Take the yellow tile that fits.
lesson-keltis-first-way-flip = There is something better face up in the middle: a yellow tile higher than 5. Take that one.
lesson-keltis-first-way-second = That begins a second row, which costs 4 points. Take the yellow tile that fits your row.
lesson-keltis-first-worth = Three tiles earn 2 points, four 3, five 6, six or more 10, whatever their numbers. Your opponent took the green 7. Reveal one.
lesson-keltis-first-clover = A clover! Lay it down and you have another turn at once. Keep it.
lesson-keltis-first-clover-leave = Left in the middle, the clover gives its extra turn to whoever takes it later. Keep it.
lesson-keltis-first-extra = Here is your extra turn, like any other. Reveal a tile.
lesson-keltis-first-wishing = A wishing stone, your second. Having none costs 4 points, one costs 3, two earn 2, and more earn more. Keep it.
lesson-keltis-first-wishing-leave = Then you have a single wishing stone, which costs 3 points, and your opponent may take this one. Keep it.
lesson-keltis-first-score = You have 8 points: 6 for five yellow tiles, 2 for two wishing stones. Reveal one more tile.
lesson-keltis-first-choice = Whoever keeps this tile gets its 3 bonus points. But it begins a row, at 4 points less. Keep it or leave it: you decide.
lesson-keltis-first-end = That is all. The game ends when the last face-down tile has been revealed; tiles left in the middle count for nobody. Most points wins.
