# A game is learned by playing.

learn-title = { $game } leren
learn-offer = Leer het in vijf minuten
learn-opening = De les wordt klaargelegd …
learn-none = Er is nog geen les voor { $game }.
learn-coach = De les
learn-progress = { $step } van { $steps }
learn-you = Jij bent { $name }.
learn-go-on = Verder
learn-back = Terug
learn-replay = Nog eens
learn-skip = Doe het voor mij
learn-restart = Vanaf het begin
learn-resumed = Hier was je de vorige keer.
learn-other = Dit zou er gebeuren. Het mag, maar de les wil je iets anders laten zien.
learn-return = Terug naar de les
learn-rule = Regel { $rule }
learn-play-on = Speel hier verder tegen beginners
learn-new-game = Een nieuw spel
learn-another = { $game } leren
learn-while-waiting = Ken je { $game } nog niet? Leer het in vijf minuten terwijl je wacht; je wordt geroepen.
learn-will-be-called = Je wordt geroepen als de partij begint.
learn-called = De partij is begonnen!
learn-to-table = Naar de tafel
learn-back-to-table = Terug naar de tafel
