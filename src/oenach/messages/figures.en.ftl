# How far people get in lessons, for whoever runs a server: `oenach lessons`.

figures-no-lessons = No game that is installed has a lesson.
figures-column-game = game
figures-column-lesson = lesson
figures-column-steps = steps
figures-column-seats = seats
figures-column-step = step
figures-column-reached = came to it
figures-column-left = left there
figures-end = the end
figures-summary = { $begun ->
        [0] Nobody has begun this lesson yet.
       *[other] Begun { $begun } { $begun ->
            [one] time
           *[other] times
        }, finished { $finished } { $finished ->
            [one] time
           *[other] times
        }.
    }
