# Wat er in een partij gebeurt, voor wie het vertelt: de terminal of een pagina.

## At the table

story-seat-drawn = Speler { $player } loot plaats { $drawn }.
story-sits = Plaats { $seat }: { $name }
story-bot = bot { $name }
story-bot-random = Willekeurige bot
story-bot-greedy = Gretige bot
story-bot-novice = Beginnersbot
story-bot-steady = Degelijke bot
story-bot-strong = Sterke bot
story-bot-master = Meesterbot
story-forced = { $seat } kan maar één zet doen, dus die wordt gespeeld: { $text }.
story-fallback-crashed = { $seat }: de bot is uitgevallen; er wordt een willekeurige zet voor hem gedaan.
story-fallback-late = { $seat }: de bot antwoordt niet op tijd; er wordt een willekeurige zet voor hem gedaan.
story-fallback-garbled = { $seat }: de bot geeft geen zinnig antwoord; er wordt een willekeurige zet voor hem gedaan.
story-fallback-illegal = { $seat }: de bot wil een zet doen die niet mag; er wordt een willekeurige zet voor hem gedaan.

## The end

story-seat-named = { $seat } ({ $name })
story-winner = { $name } wint.
story-winners = Een gedeelde overwinning: { $names }.
story-nobody-won = Niemand wint.
