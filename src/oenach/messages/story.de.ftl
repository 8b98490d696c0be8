# Was in einer Partie geschieht, für alle, die davon erzählen: das Terminal oder eine Seite.

## At the table

story-seat-drawn = Mitspieler { $player } lost Platz { $drawn }.
story-sits = Platz { $seat }: { $name }
story-bot = Bot { $name }
story-bot-random = Zufallsbot
story-bot-greedy = Gieriger Bot
story-bot-novice = Anfängerbot
story-bot-steady = Solider Bot
story-bot-strong = Starker Bot
story-bot-master = Meisterbot
story-forced = { $seat } hat nur einen möglichen Zug, also wird er gemacht: { $text }.
story-fallback-crashed = { $seat }: Der Bot ist ausgefallen; für ihn wird ein zufälliger Zug gemacht.
story-fallback-late = { $seat }: Der Bot antwortet nicht rechtzeitig; für ihn wird ein zufälliger Zug gemacht.
story-fallback-garbled = { $seat }: Der Bot gibt keine brauchbare Antwort; für ihn wird ein zufälliger Zug gemacht.
story-fallback-illegal = { $seat }: Der Bot will einen unerlaubten Zug machen; für ihn wird ein zufälliger gemacht.

## The end

story-seat-named = { $seat } ({ $name })
story-winner = { $name } gewinnt.
story-winners = Ein geteilter Sieg: { $names }.
story-nobody-won = Niemand gewinnt.
