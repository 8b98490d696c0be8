# How far people get in lessons, for whoever runs a server: `oenach lessons`.

figures-no-lessons = Geen geïnstalleerd spel heeft een les.
figures-column-game = spel
figures-column-lesson = les
figures-column-steps = stappen
figures-column-seats = plaatsen
figures-column-step = stap
figures-column-reached = bereikt
figures-column-left = hier gestopt
figures-end = het einde
figures-summary = { $begun ->
        [0] Nog niemand is aan deze les begonnen.
       *[other] { $begun } keer begonnen, { $finished } keer afgemaakt.
    }
