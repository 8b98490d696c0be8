# What is wrong with a lesson

lesson-check-at-step = Schritt { $step } ({ $name }): { $what }
lesson-check-game = Das Spiel lässt sich nicht aufbauen. { $why }
lesson-check-old-rules = Die Lektion folgt Fassung { $version } der Regeln; die neueste ist { $newest }.
lesson-check-seat = An einem Tisch für { $seats } gibt es keinen Platz { $seat }.
lesson-check-position = Die Stellung kann es nicht geben. { $why }
lesson-check-draw = Ein vorbereiteter Zug aus dem Vorrat passt nicht. { $why }
lesson-check-start-move = Zug { $number } vor der Lektion, „{ $move }“, ist nicht möglich. { $why }
lesson-check-wrong = Außer den richtigen beginnt kein erlaubter Zug mit „{ $start }“; die Antwort darauf kommt also nie.
lesson-check-over = Ein Zug wird verlangt, aber die Partie ist zu Ende.
lesson-check-turn = Ein Zug wird verlangt, aber { $seat } ist dran: Was die anderen tun, gehört unter „then“ in den Schritt davor.
lesson-check-ask = „{ $move }“ wird verlangt, ist aber nicht möglich{ $after ->
        [none] { "" }
       *[other] { " " }nach { $after }
    }. { $why }
lesson-check-written = „{ $move }“ schreibt sich „{ $written }“.
lesson-check-then = „{ $move }“ steht unter „then“, ist aber nicht möglich{ $after ->
        [none] { "" }
       *[other] { " " }nach { $after }
    }. { $why }
lesson-check-ways = Mehr als { $most } Wege führen hierher; verlang weniger Züge in einem Schritt.
lesson-check-end = Am Ende ist die Partie nicht aus, aber wer weiterspielt, kommt nie an die Reihe.
lesson-check-same-key = Zwei Sätze haben den Schlüssel { $key }; gib einem der Schritte einen anderen Namen.
lesson-check-sentence = In der Sprache „{ $language }“ fehlt der Satz { $key }, oder er braucht eine Angabe.
lesson-check-language = In der Sprache „{ $language }“ hat die Lektion keine Sätze; dort gibt es sie auf Englisch.
lesson-check-words = Der Satz { $key } hat in der Sprache „{ $language }“ { $words } Wörter; höchstens { $most } sind erlaubt.

# A lesson from a match

lesson-from-unfinished = die Partie ist nicht zu Ende; ihr Geheimnis darf noch niemand erfahren.
lesson-from-none = { $seat } macht in diesem Teil der Partie keinen Zug.
lesson-from-many = das wären { $steps } Schritte; eine Lektion hat höchstens { $most }. Sag mit --to, wo sie endet.
lesson-from-time = bei Schritt { $step } der Partie ist die Zeit um, was eine Lektion nicht kann; hör mit --to vorher auf.
lesson-from-head = Die Sätze der Lektion { $name } von { $game }: jeder höchstens 30 Wörter.
lesson-from-asked = mach diesen Zug: { $move }
lesson-from-end = So wurde gespielt. Jetzt kannst du von hier aus weiterspielen.
