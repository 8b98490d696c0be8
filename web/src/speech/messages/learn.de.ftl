# A game is learned by playing.

learn-title = { $game } lernen
learn-offer = In fünf Minuten lernen
learn-opening = Die Lektion wird vorbereitet …
learn-none = Für { $game } gibt es noch keine Lektion.
learn-coach = Die Lektion
learn-progress = { $step } von { $steps }
learn-you = Du bist { $name }.
learn-go-on = Weiter
learn-back = Zurück
learn-replay = Noch einmal
learn-skip = Mach’s für mich
learn-restart = Von vorn
learn-resumed = Hier warst du beim letzten Mal.
learn-other = Das würde geschehen. Es ist erlaubt, aber die Lektion hat etwas anderes vor.
learn-return = Zurück zur Lektion
learn-rule = Regel { $rule }
learn-play-on = Von hier gegen Neulinge weiterspielen
learn-new-game = Eine neue Partie
learn-another = { $game } lernen
learn-while-waiting = { $game } ist dir neu? Lerne es in fünf Minuten, während du wartest; du wirst gerufen.
learn-will-be-called = Du wirst gerufen, wenn die Partie beginnt.
learn-called = Die Partie hat begonnen!
learn-to-table = Zum Tisch
learn-back-to-table = Zurück zum Tisch
