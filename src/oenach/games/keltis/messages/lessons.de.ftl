## Ein erstes Spiel

lesson-keltis-first-hello = Alte Steine in fünf Farben liegen verdeckt. Sammle lange Reihen einer Farbe: Die meisten Punkte gewinnen. Decke ein Plättchen auf.
lesson-keltis-first-hello-take = Dieses Plättchen hat dein Gegenüber liegen lassen, und du könntest es nehmen. Decke erst einmal eines auf.
lesson-keltis-first-begin = Eine gelbe 2. Behalte sie, dann beginnt eine gelbe Reihe. Ein Plättchen kostet 4 Punkte, zwei kosten 3, drei oder mehr bringen welche.
lesson-keltis-first-begin-leave = In der Mitte liegt es dann für alle da, und dein Zug ist vorbei. Behalte es diesmal.
lesson-keltis-first-again = Behalten oder liegen lassen: Damit endet dein Zug. Dein Gegenüber hat die gelbe 5 liegen lassen. Decke noch ein Plättchen auf.
lesson-keltis-first-again-take = Ein offenes Plättchen darf man nehmen, und gleich tust du es. Decke erst eines auf.
lesson-keltis-first-leave = Die grüne 7 würde eine zweite Reihe beginnen: 4 Punkte weniger. Du musst sie nicht behalten: Lass sie in der Mitte liegen.
lesson-keltis-first-leave-keep = Nun ist eine grüne Reihe begonnen. Sie kostet 4 Punkte, bis weitere grüne Plättchen folgen. Lass es diesmal liegen.
lesson-keltis-first-take = Statt ein Plättchen aufzudecken, darfst du eines nehmen, das offen liegt. Nimm die gelbe 5.
lesson-keltis-first-take-flip = Hast du eines aufgedeckt, kannst du in diesem Zug kein anderes mehr nehmen. Nimm lieber die gelbe 5.
lesson-keltis-first-take-down = 2, dann 0: Deine Reihe liefe abwärts, und unter 0 gibt es nichts. Nimm die gelbe 5.
lesson-keltis-first-take-skip = 2, dann 6: Die 5 passt dann nicht mehr dazwischen. Nimm zuerst die gelbe 5.
lesson-keltis-first-take-second = Das beginnt eine zweite Reihe, und die kostet 4 Punkte. Nimm die gelbe 5.
lesson-keltis-first-way = 2, dann 5: Deine gelbe Reihe läuft aufwärts, nur höhere Zahlen passen. Eine andere darf abwärts laufen. Lücken sind erlaubt. Nimm das gelbe Plättchen, das passt.
lesson-keltis-first-way-flip = In der Mitte liegt etwas Besseres offen: ein gelbes Plättchen über 5. Nimm das.
lesson-keltis-first-way-second = Das beginnt eine zweite Reihe, und die kostet 4 Punkte. Nimm das gelbe Plättchen, das in deine Reihe passt.
lesson-keltis-first-worth = Drei Plättchen bringen 2 Punkte, vier 3, fünf 6, sechs oder mehr 10, egal mit welchen Zahlen. Dein Gegenüber nahm die grüne 7. Decke eines auf.
lesson-keltis-first-clover = Ein Kleeblatt! Legst du es hin, bist du sofort noch einmal am Zug. Behalte es.
lesson-keltis-first-clover-leave = Bleibt das Kleeblatt liegen, bekommt den zweiten Zug, wer es später nimmt. Behalte es.
lesson-keltis-first-extra = Hier ist dein zusätzlicher Zug, ein Zug wie jeder andere. Decke ein Plättchen auf.
lesson-keltis-first-wishing = Ein Wunschstein, dein zweiter. Gar keiner kostet 4 Punkte, einer kostet 3, zwei bringen 2, mehr bringen mehr. Behalte ihn.
lesson-keltis-first-wishing-leave = Dann hast du nur einen Wunschstein, und der kostet 3 Punkte; dein Gegenüber könnte diesen nehmen. Behalte ihn.
lesson-keltis-first-score = Du hast 8 Punkte: 6 für fünf gelbe Plättchen, 2 für zwei Wunschsteine. Decke noch ein Plättchen auf.
lesson-keltis-first-choice = Wer dieses Plättchen behält, bekommt seine 3 Bonuspunkte. Aber es beginnt eine Reihe: 4 Punkte weniger. Behalten oder liegen lassen? Entscheide selbst.
lesson-keltis-first-end = Das ist alles. Das Spiel endet, wenn das letzte verdeckte Plättchen aufgedeckt ist; was in der Mitte bleibt, zählt für niemanden. Die meisten Punkte gewinnen.
