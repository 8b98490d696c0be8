# A game is learned by playing.

learn-title = Learn { $game }
learn-offer = Learn in five minutes
learn-opening = The lesson is being prepared …
learn-none = There is no lesson for { $game } yet.
learn-coach = The lesson
learn-progress = { $step } of { $steps }
learn-you = You are { $name }.
learn-go-on = Go on
learn-back = Back
learn-replay = Show again
learn-skip = Do it for me
learn-restart = From the beginning
learn-resumed = You were here last time.
learn-other = This is what would happen. It is allowed, but the lesson has something else in mind.
learn-return = Back to the lesson
learn-rule = Rule { $rule }
learn-play-on = Play on from here against novices
learn-new-game = A new game
learn-another = Learn { $game }
learn-while-waiting = New to { $game }? Learn it in five minutes while you wait; you will be called.
learn-will-be-called = You will be called when the match begins.
learn-called = The match has begun!
learn-to-table = To the table
learn-back-to-table = Back to the table
