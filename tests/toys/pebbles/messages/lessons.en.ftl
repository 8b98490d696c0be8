lesson-pebbles-first-hello = Pebbles are laid face down. When they are turned up, the weather says which of them count.
lesson-pebbles-first-lay = Lay a pebble on the first place.
lesson-pebbles-first-lay-right = It lies there, and nobody else knows its colour.
lesson-pebbles-first-lay-too-soon = Then the round would go on without you.
lesson-pebbles-first-finish = You have laid enough: be done.
lesson-pebbles-first-weather = In the sun red pebbles count, in the rain green ones.
lesson-pebbles-first-end = That is all there is to it.
