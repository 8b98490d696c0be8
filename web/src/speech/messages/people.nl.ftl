## Somebody is away

away-title = { $name } is weg
away-for-now = Weg: een bot mag over { $time } verder spelen
away-what = Wat nu?
away-hint = { $name } is al een tijdje niet verbonden. Je kunt wachten of een bot verder laten spelen: bij terugkomst krijgt { $name } de plaats terug en hoort wat de bot heeft gedaan. Een bot ziet alleen wat { $name } zou zien.
away-level = Welke bot
away-wait = Wachten
away-let-play = Een bot verder laten spelen
away-play-for-me = Speel voor mij
away-play-for-me-hint = Een bot speelt voor je tot je zegt dat je terug bent. Je houdt je plaats.
away-i-am-back = Ik ben terug
away-bot-did = { $moves ->
        [one] { $bot } heeft één zet voor je gedaan toen je weg was; die staat in het verslag.
       *[other] { $bot } heeft { $moves } zetten voor je gedaan toen je weg was; ze staan in het verslag.
    }
away-bot-did-nothing = Je hebt je plaats terug; { $bot } hoefde niet te zetten.
away-by-bot = door { $bot }
away-end-early = De partij stoppen
away-end-sure = De partij hier stoppen?
away-end-hint = Hij stopt als iedereen die verbonden is het goed vindt. Niemand wint, en het staat in het verslag.
away-propose = Voorstellen
away-end-asked = { $name } stelt voor de partij hier te stoppen; niemand zou winnen.
away-end-waiting = De partij stopt als ook deze spelers het goed vinden: { $names }.
away-end-agree = Stoppen
away-end-not = Doorspelen
away-end-withdraw = Intrekken
away-end-declined = { $name } speelt liever door.
away-nobody-won = Niemand wint.
away-patience = Als iemand wegvalt
away-patience-hint = Zo lang wachten de anderen voordat ze een bot verder mogen laten spelen.
away-patience-usual = zoals gewoonlijk (een minuut, of een dag bij een trage klok)
away-seconds = { $seconds } s
away-minutes = { $minutes } min
away-hours = { $hours } u
away-days = { $days ->
        [one] één dag
       *[other] { $days } dagen
    }

## Games of one’s own

mine-put-away = Wegleggen
mine-put-away-named = Wegleggen: { $game }
mine-shelf = { $count ->
        [one] Weggelegd: één partij
       *[other] Weggelegd: { $count } partijen
    }
mine-limits = Er kunnen tot { $tables } partijen van jou tegelijk lopen. Een partij waarin { $days } dagen niets gebeurt, wordt vanzelf weggelegd; er kunnen er tot { $away } weggelegd zijn. Er gebeurt niets in tot je ze weer opneemt. Waar { $minutes } minuten niemand is, wachten de bots tot er iemand komt.
mine-bots-wait = de bots wachten op je
mine-shelved = weggelegd
mine-damaged = Wat van deze partij bewaard was, is beschadigd. Wie de server beheert kan zeggen of ze te herstellen is; je andere partijen gaan door.
mine-take-up = Weer opnemen
mine-delete = Verwijderen
mine-delete-named = Verwijderen: { $game }
mine-delete-sure = Deze partij uit je lijst verwijderen?
mine-delete-hint = Je vindt haar hier niet terug. Een partij die niemand meer in de lijst heeft, is voorgoed weg.
mine-is-away = Deze partij is weggelegd: er gebeurt niets tot je haar weer opneemt.
mine-is-away-onlooker = Deze partij is weggelegd tot een speler haar weer opneemt.
mine-won = gewonnen
mine-won-by = { $names } won
mine-won-by-several = { $names } wonnen
mine-called-off = gestopt
mine-points = { $points } punten

## Sending somebody away

sent-sure = { $name } wegsturen?
sent-sure-waiting = De plaats is weer vrij. { $name } krijgt het te horen en kan hier niet meer gaan zitten, tenzij je de uitnodiging herhaalt.
sent-sure-playing = Een bot speelt op die plaats verder. { $name } krijgt het te horen en kan alleen toekijken, tenzij je de uitnodiging herhaalt.
sent-list = Weggestuurd
sent-invite-back = Terug uitnodigen
sent-invite-back-named = { $name } terug uitnodigen
sent-somebody = iemand
sent-you = De gastheer heeft je weggestuurd
sent-you-waiting = Je kunt niet aan deze tafel gaan zitten. Als { $host } je terugvraagt, zegt deze pagina het.
sent-you-playing = De gastheer heeft je weggestuurd: een bot speelt in jouw plaats en jij kijkt toe.
sent-invited = Je bent weer welkom aan deze tafel.

## Seats and names before the match

room-seats = Plaatsen: { $count }
room-more = Eén plaats meer
room-fewer = Eén plaats minder
room-name = Hoe heet je?
room-name-hint = De anderen zien deze naam. Het wordt maar één keer gevraagd; bovenaan de pagina kun je hem wijzigen.
room-sit = Gaan zitten

## Bots to begin with, and what they are like

start-against = Tegen: { $bot }
start-next = Je versloeg { $beaten }: nu tegen { $bot }
start-harder = Volgend niveau: { $bot }
persona-novice = speelt voor de lol en ziet niet alles
persona-steady = neemt geen dwaze risico’s
persona-strong = denkt vooruit en vergeeft weinig
persona-master = onthoudt alles en plant tot het einde
