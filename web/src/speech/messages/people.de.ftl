## Somebody is away

away-title = { $name } ist weg
away-for-now = Weg: in { $time } darf ein Bot weiterspielen
away-what = Was nun?
away-hint = { $name } ist seit einer Weile nicht verbunden. Du kannst warten oder einen Bot weiterspielen lassen: Wer zurückkommt, bekommt den Platz wieder und erfährt, was der Bot getan hat. Ein Bot sieht nur, was { $name } sähe.
away-level = Welcher Bot
away-wait = Warten
away-let-play = Bot weiterspielen lassen
away-play-for-me = Für mich spielen
away-play-for-me-hint = Ein Bot spielt für dich, bis du sagst, dass du wieder da bist. Dein Platz bleibt deiner.
away-i-am-back = Ich bin wieder da
away-bot-did = { $moves ->
        [one] { $bot } hat in deiner Abwesenheit einen Zug für dich gemacht; er steht im Protokoll.
       *[other] { $bot } hat in deiner Abwesenheit { $moves } Züge für dich gemacht; sie stehen im Protokoll.
    }
away-bot-did-nothing = Du hast deinen Platz wieder; { $bot } musste nicht ziehen.
away-by-bot = durch { $bot }
away-end-early = Partie vorzeitig beenden
away-end-sure = Die Partie hier beenden?
away-end-hint = Sie endet, wenn alle zustimmen, die verbunden sind. Niemand gewinnt, und es steht im Protokoll.
away-propose = Vorschlagen
away-end-asked = { $name } schlägt vor, die Partie hier zu beenden; niemand würde gewinnen.
away-end-waiting = Die Partie endet, wenn auch diese zustimmen: { $names }.
away-end-agree = Beenden
away-end-not = Weiterspielen
away-end-withdraw = Zurückziehen
away-end-declined = { $name } spielt lieber weiter.
away-nobody-won = Niemand gewinnt.
away-patience = Wenn jemand wegbleibt
away-patience-hint = So lange warten die anderen, bevor sie einen Bot weiterspielen lassen dürfen.
away-patience-usual = wie üblich (eine Minute, oder ein Tag bei langer Bedenkzeit)
away-seconds = { $seconds } s
away-minutes = { $minutes } min
away-hours = { $hours } h
away-days = { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }

## Games of one’s own

mine-put-away = Beiseitelegen
mine-put-away-named = Beiseitelegen: { $game }
mine-shelf = { $count ->
        [one] Beiseitegelegt: eine Partie
       *[other] Beiseitegelegt: { $count } Partien
    }
mine-limits = Bis zu { $tables } deiner Partien können gleichzeitig laufen. Eine, in der { $days } Tage lang nichts geschieht, wird von selbst beiseitegelegt; bis zu { $away } können es sein. In ihnen geschieht nichts, bis du sie wieder aufnimmst. Wo { $minutes } Minuten lang niemand ist, warten die Bots, bis jemand kommt.
mine-bots-wait = die Bots warten auf dich
mine-shelved = beiseitegelegt
mine-damaged = Was von dieser Partie gespeichert war, ist beschädigt. Wer den Server betreibt, kann sagen, ob sie sich reparieren lässt; deine anderen Partien gehen weiter.
mine-take-up = Wieder aufnehmen
mine-delete = Löschen
mine-delete-named = Löschen: { $game }
mine-delete-sure = Diese Partie aus deiner Liste löschen?
mine-delete-hint = Du findest sie hier nicht wieder. Eine Partie, die niemand mehr in der Liste hat, ist endgültig weg.
mine-is-away = Diese Partie ist beiseitegelegt: Es geschieht nichts, bis du sie wieder aufnimmst.
mine-is-away-onlooker = Diese Partie ist beiseitegelegt, bis jemand, der mitspielt, sie wieder aufnimmt.
mine-won = gewonnen
mine-won-by = { $names } hat gewonnen
mine-won-by-several = { $names } haben gewonnen
mine-called-off = abgebrochen
mine-points = { $points } Punkte

## Sending somebody away

sent-sure = { $name } wegschicken?
sent-sure-waiting = Der Platz ist wieder frei. { $name } erfährt es und kann sich hier nicht mehr setzen, außer du lädst wieder ein.
sent-sure-playing = Auf dem Platz spielt ein Bot weiter. { $name } erfährt es und kann nur zusehen, außer du lädst wieder ein.
sent-list = Weggeschickt
sent-invite-back = Wieder einladen
sent-invite-back-named = { $name } wieder einladen
sent-somebody = jemand
sent-you = Die Gastgeberin oder der Gastgeber hat dich weggeschickt
sent-you-waiting = Du kannst dich an diesen Tisch nicht setzen. Lädt { $host } dich wieder ein, sagt es dir diese Seite.
sent-you-playing = Du wurdest weggeschickt: Ein Bot spielt an deiner Stelle, und du siehst zu.
sent-invited = Du bist an diesen Tisch wieder eingeladen.

## Seats and names before the match

room-seats = Plätze: { $count }
room-more = Ein Platz mehr
room-fewer = Ein Platz weniger
room-name = Wie heißt du?
room-name-hint = Diesen Namen sehen die anderen. Danach wird nur einmal gefragt; oben auf der Seite lässt er sich ändern.
room-sit = Hinsetzen

## Bots to begin with, and what they are like

start-against = Gegen: { $bot }
start-next = { $beaten } besiegt: jetzt gegen { $bot }
start-harder = Nächste Stufe: { $bot }
persona-novice = spielt zum Vergnügen und übersieht manches
persona-steady = geht keine törichten Wagnisse ein
persona-strong = denkt voraus und verzeiht wenig
persona-master = merkt sich alles und plant bis zum Ende
