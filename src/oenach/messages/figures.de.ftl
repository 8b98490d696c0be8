# How far people get in lessons, for whoever runs a server: `oenach lessons`.

figures-no-lessons = Kein installiertes Spiel hat eine Lektion.
figures-column-game = Spiel
figures-column-lesson = Lektion
figures-column-steps = Schritte
figures-column-seats = Plätze
figures-column-step = Schritt
figures-column-reached = erreicht
figures-column-left = hier aufgehört
figures-end = das Ende
figures-summary = { $begun ->
        [0] Noch niemand hat diese Lektion begonnen.
       *[other] { $begun }-mal begonnen, { $finished }-mal beendet.
    }
