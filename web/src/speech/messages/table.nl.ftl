## Aan een tafel komen

table-opening = De tafel wordt gedekt …
table-gone-title = Hier is niets
table-gone = Deze tafel bestaat niet, of niet meer.
table-damaged-title = Deze partij ligt opzij
table-damaged = Wat de server van deze partij had bewaard, is beschadigd; daarom is ze niet te zien. Niemand aan tafel heeft iets verkeerd gedaan. De partij ligt opzij tot wie de server beheert haar heeft hersteld: laat het diegene weten. Je andere partijen gaan door.
table-uninstalled-title = Deze partij ligt opzij
table-uninstalled = Het spel van deze partij, of de versie van de regels, is niet op de server geïnstalleerd; daarom is ze niet te zien. Er is niets van verloren. De partij ligt opzij tot wie de server beheert heeft geïnstalleerd wat ervoor nodig is: laat het diegene weten. Je andere partijen gaan door.
table-lost = De verbinding is weg. De tafel komt vanzelf terug.
table-resting = Alle partijen rusten even, want de server verhuist. Ze gaan vanzelf verder, en niemand verliest tijd.
table-closed = Deze tafel is gesloten.
table-title = { $game } · tafel
table-title-mine = ● { $turn } · { $game }

## Voor het spel

table-waiting-for = { $game }: wachten op spelers
table-waiting-hint = Stuur de link naar wie er moet meespelen, of laat de code scannen.
table-link = Link naar deze tafel
table-copy = Kopiëren
table-copied = Gekopieerd
table-code = QR-code van de link
table-seat-open = vrij
table-sit-here = Hier gaan zitten
table-start = Beginnen
table-fill = Beginnen met bots op de vrije plaatsen
table-bot-level = Sterkte van de bots
table-leave = De tafel verlaten
table-remove = Wegsturen
table-host-starts = { $name } begint de partij als iedereen er is.
table-you-are-here = jij
table-clock-none = Zonder klok
table-clock-move = { $seconds } s per zet
table-clock-bank = { $minutes } min per speler, plus { $seconds } s per zet
table-private = Alleen wie de link heeft, vindt deze tafel.
table-public = Iedereen hier vindt deze tafel.

## Wie aan de beurt is

table-your-turn = Jouw beurt
table-your-turn-named = { $name }, jij bent aan de beurt
table-turn-of = { $name } is aan de beurt
table-turn-away = { $name } is aan de beurt, maar nu niet verbonden
table-bot-thinks = { $name } denkt na …
table-telling = Dit gebeurt er
table-over = De partij is afgelopen
table-sending = Je zet is onderweg …
table-you-can = Je kunt { $deeds }.
table-forced = Je kunt maar één ding doen; dat gebeurt zo vanzelf.
table-looking-on = Je kijkt toe.

## Zetten

table-sure = Dit kan niet worden teruggenomen.
table-sure-ends = Je beurt eindigt hiermee, terwijl je nog iets kunt doen.
table-dont-ask = Niet meer vragen
table-final-at-once = Zetten die niet terug te nemen zijn doen zonder te vragen
table-do-it = Doen
table-rather-not = Liever niet
table-stale = iemand was sneller: kijk nog eens, er is niets gebeurd.
table-dismiss = Sluiten

## Wat je kunt vragen

table-undo = Ongedaan maken
table-ask-takeback = Vragen om terug te nemen
table-takeback-asked = { $name } wil graag { $moves ->
        [one] een zet
       *[other] { $moves } zetten
    } terugnemen.
table-takeback-waiting = Aan de anderen wordt gevraagd of je je zet mag terugnemen.
table-agree = Goed
table-decline = Weigeren
table-takeback-granted = De zet is teruggenomen.
table-takeback-declined = Iemand heeft geweigerd: de zet blijft staan.
table-takeback-overtaken = Te laat: de partij is verdergegaan.
table-hint = Tip
table-hint-thinking = De raadgever denkt na …
table-hint-moves = Wat de raadgever zou overwegen
table-hint-win = wint { $percent }%
table-hint-chance = { $percent }%
table-hint-beliefs = Wat er misschien verdekt ligt
table-resign = Opgeven
table-resign-sure = Wil je echt opgeven?
table-resign-two = De partij is meteen afgelopen en de ander wint.
table-resign-more = Een bot speelt in jouw plaats verder; je kunt de plaats niet terugnemen.
table-stood-in = { $why ->
        [clock] Je tijd was op, daarom speelt een bot voor je.
        [left] Je was weg, daarom speelt een bot voor je.
        [away] Je was weg, dus een bot speelt voor je.
        [invited] Je bent weer welkom; een bot speelt voor je tot je er bent.
       *[other] Een bot speelt voor je.
    }
table-queue = Wacht op je beurt
table-queue-empty = Terugnemen
table-sound = Geluid
table-full-screen = Volledig scherm
table-skip = Overslaan
table-pause = Pauze
table-go-on = Verder
table-keys = Toetsen
table-keys-on = Sneltoetsen van één letter
table-keys-tab = van het ene naar het volgende
table-keys-choose = kiezen
table-keys-escape = liever niet
table-keys-help = deze toetsen
table-keys-undo = ongedaan maken, of vragen om terug te nemen
table-keys-hint = tip
table-keys-chat = iets zeggen
table-keys-log = verslag
table-keys-rules = de regels
table-keys-sound = geluid
table-keys-full = volledig scherm

## Naast het bord

table-beside = Naast het bord
table-log = Verslag
table-chat = Chat
table-players = Spelers
table-rule = Regel { $rule }
table-nothing-yet = Er is nog niets gebeurd.
table-say = Iets zeggen
table-say-it = Versturen
table-muted = De gastheer heeft je het zwijgen opgelegd.
table-nobody-spoke = Nog niemand heeft iets gezegd.
table-said = { $name } zegt: { $text }
table-answer = Antwoorden
table-left = { $name } is niet meer verbonden.
table-came-back = { $name } is er weer.
table-rematch-wished = { $name } wil graag nog een partij.
table-unread = { $count ->
        [one] Chat, één ongelezen bericht
       *[other] Chat, { $count } ongelezen berichten
    }
table-there = aanwezig
table-away = weg
table-bot = bot
table-sits = { $name } gaat zitten.
table-draws-seat = { $name } loot plaats { $number } aan tafel.
table-plays-for = { $name } speelt vanaf nu voor { $seat }.
table-stand-in = { $name } speelt
table-onlookers = { $count ->
        [one] één toeschouwer
       *[other] { $count } toeschouwers
    }
table-mute = Laten zwijgen
table-unmute = Laten spreken
table-clock = Resterende tijd: { $time }
table-to-device = Naar een ander apparaat
table-to-device-hint = Wie deze link binnen een kwartier opent, neemt de plaats over.

## Eén scherm voor meer mensen

table-curtain = Geef het apparaat aan { $name }.
table-curtain-hint = Wat achter een scherm ligt, is voor één paar ogen.
table-i-am = Ik ben { $name }

## Het einde

table-won = { $name } wint.
table-won-together = { $names } winnen samen.
table-you-won = Je hebt gewonnen!
table-sheets = De scorebladen
table-part = Onderdeel
table-rematch = Revanche
table-rematch-seats = Revanche met andere plaatsen
table-rematch-waiting = Wachten op de anderen; klaar zijn: { $names }.
table-to-rematch = Naar de nieuwe tafel
table-replay = Terugkijken
table-verify = De trekkingen controleren
table-home = Naar de spellen
table-seats-drawn = De plaatsen worden geloot als de partij begint ({ $rule }).

## Questions for those who do not see the board

table-keys-ask-turn = wie aan de beurt is
table-keys-ask-move = de laatste zet
table-keys-ask-can = wat je kunt doen
table-keys-ask-hold = wat je hebt
table-keys-ask-points = de scores
table-keys-ask-place = wat er op een plek ligt
table-keys-ask-near = de wegen vanaf waar je staat
table-ask = Vragen naar een plek
table-ask-place = Plek
table-ask-there = Wat daar ligt
table-ask-next = Wat ernaast ligt
table-ask-way = De weg erheen
table-ask-no-move = Er is nog niets gebeurd.
table-ask-nothing = Je kunt nu niets doen.
table-ask-seatless = Je kijkt toe en hebt niets.
table-ask-no-roads = Er is hier geen kaart.
table-ask-answer = Antwoord
