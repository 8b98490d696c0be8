## What everything on the board is

explain-keltis-carved-plain = Zählt durch die Länge seiner Reihe.
explain-keltis-carved-wishing-stone = Zählt in seiner Reihe und als Wunschstein{ $seated ->
        [yes] : Mit einem mehr gehen die von { $before } auf { $after } Punkte.
       *[no] .
    }
explain-keltis-carved-clover = Wer es legt, ist sofort noch einmal am Zug.
explain-keltis-carved-bonus = Bringt allein schon { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } dem, der es legt.
explain-keltis-lays = Jetzt gelegt, bringt es deine Reihe von { $before } auf { $after } Punkte.
explain-keltis-row = { $count ->
        [one] Ein Plättchen
       *[other] { $count } Plättchen
    }: jetzt { $points } Punkte, mit einem mehr { $after }.
explain-keltis-row-empty = Nicht begonnen: 0 Punkte, mit dem ersten Plättchen { $after }.
explain-keltis-runs-up = Jedes weitere Plättchen muss eine höhere Zahl haben; Lücken sind erlaubt.
explain-keltis-runs-down = Jedes weitere Plättchen muss eine kleinere Zahl haben; Lücken sind erlaubt.
explain-keltis-fits = Die kleinen Zahlen sind die Plättchen, die hier für { $name } noch passen; die umrahmten liegen offen.
explain-keltis-face-down = Decke eines auf und behalte es, oder lass es für alle offen liegen. Ist das letzte aufgedeckt, endet das Spiel mit diesem Zug.
explain-keltis-wishes = Jetzt { $points } Punkte, mit einem mehr { $after }, alle Farben zusammen.
explain-keltis-bonuses = { $points } Punkte, wie auf den Plättchen gedruckt.
explain-keltis-again = Noch ein Zug
explain-keltis-leave = Das Plättchen bleibt für alle offen in der Mitte liegen, und dein Zug endet.
