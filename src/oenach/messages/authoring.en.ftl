# What authors of lessons are told; pages never say any of it.

# What is wrong with a lesson

lesson-check-at-step = Step { $step } ({ $name }): { $what }
lesson-check-game = The game cannot be set up. { $why }
lesson-check-old-rules = The lesson follows version { $version } of the rules; the newest is { $newest }.
lesson-check-seat = There is no seat { $seat } at a table for { $seats }.
lesson-check-position = The position cannot be. { $why }
lesson-check-draw = A prepared draw does not fit. { $why }
lesson-check-start-move = Move { $number } before the lesson, “{ $move }”, cannot be made. { $why }
lesson-check-wrong = No legal move beside the right ones begins with “{ $start }”, so that its answer is never given.
lesson-check-over = A move is asked for, but the match is over.
lesson-check-turn = A move is asked for, but { $seat } is to act: add what the others do to “then” of the step before.
lesson-check-ask = “{ $move }” is asked for, but cannot be made{ $after ->
        [none] { "" }
       *[other] { " " }after { $after }
    }. { $why }
lesson-check-written = “{ $move }” is written “{ $written }”.
lesson-check-then = “{ $move }” stands under “then”, but cannot be made{ $after ->
        [none] { "" }
       *[other] { " " }after { $after }
    }. { $why }
lesson-check-ways = More than { $most } ways lead here; ask for fewer moves at a step.
lesson-check-end = The match is not over at the end, but whoever plays on never comes to act.
lesson-check-same-key = Two sentences have the key { $key }; give one of the steps another name.
lesson-check-sentence = There is no sentence { $key } in the language “{ $language }”, or it needs a fact.
lesson-check-language = The lesson has no sentences in the language “{ $language }”; it is given in English there.
lesson-check-words = The sentence { $key } has { $words } words in the language “{ $language }”; at most { $most } are allowed.

# A lesson from a match

lesson-from-unfinished = the match is not finished; its secret must not be told yet.
lesson-from-none = { $seat } makes no move in that part of the match.
lesson-from-many = that would be { $steps } steps; a lesson has at most { $most }. Say where it ends with --to.
lesson-from-time = time is called at step { $step } of the match, which a lesson cannot do; end before that with --to.
lesson-from-head = The sentences of the lesson { $name } of { $game }: at most 30 words each.
lesson-from-asked = make this move: { $move }
lesson-from-end = That is how it was played. Now you can play on from here.
