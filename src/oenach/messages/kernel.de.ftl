# Was jedes Spiel sagen kann. Fehler beginnen klein: die Regel steht davor.

## How errors are told

explain-illegal = { $rule }: { $why }
explain-position = Die Stellung stimmt nicht bei { $where }: { $why }
explain-position-whole = Die Stellung stimmt nicht: { $why }
explain-log = Das Protokoll stimmt ab Ereignis { $seq } nicht: { $why }
explain-log-header = Das Protokoll stimmt schon im Kopf nicht: { $why }
explain-log-path = { $where }: { $why }

## Games, seats and options

unknown-game = kein Spiel heißt „{ $game }“; es gibt { $known }.
left-out-name = das Spiel „{ $game }“ von { $distribution } bleibt draußen: Ein Name besteht aus kleinen Buchstaben, Ziffern und Bindestrichen und beginnt mit einem Buchstaben.
left-out-taken = das Spiel „{ $game }“ von { $distribution } bleibt draußen: { $other } hat schon ein Spiel dieses Namens.
left-out-import = das Spiel „{ $game }“ von { $distribution } bleibt draußen: { $what } lässt sich nicht laden ({ $error }).
left-out-no-module = das Spiel „{ $game }“ von { $distribution } bleibt draußen: { $what } ist kein GameModule.
left-out-api = das Spiel „{ $game }“ von { $distribution } bleibt draußen: Es wurde für Version { $api } der Schnittstelle für Spiele geschrieben, und dies ist Version { $ours }.
left-out-other-name = das Spiel „{ $game }“ von { $distribution } bleibt draußen: Es nennt sich selbst „{ $own }“.
left-out-wrong = das Spiel „{ $game }“ von { $distribution } bleibt draußen: Dies ist nicht, wie es sein muss: { $what }.
left-out-lacks = das Spiel „{ $game }“ von { $distribution } bleibt draußen: In { $home } fehlt { $missing }.
left-out-version = das Spiel „{ $game }“ von { $distribution } bleibt draußen: Seine Regeln der Version { $version } nennen sich Version { $own }.
left-out-seats = das Spiel „{ $game }“ von { $distribution } bleibt draußen: Es gibt { $seats } Spieler an, seine Regeln aber { $own }.
left-out-lesson = das Spiel „{ $game }“ von { $distribution } bleibt draußen: Seine Lektion { $lesson } ist keine ({ $reason }).
unknown-rules = Version { $rules } der Regeln von { WORD("name", $game) } ist hier nicht bekannt; bekannt sind { $known }.
seat-count = { WORD("name", $game) } ist für { $least } bis { $most } Spieler, nicht für { $seats }.
seats-not-a-number = die Zahl der Spieler bei { WORD("name", $game) } muss eine ganze Zahl sein.
options-not-an-object = die Optionen von { WORD("name", $game) } müssen Namen mit Werten sein.
unknown-option = { WORD("name", $game) } hat keine Option „{ $option }“; die Optionen sind { $known }.
bad-value = die Option „{ $option }“ von { WORD("name", $game) } kann nicht „{ $value }“ sein; erlaubt: { $allowed }.
bad-name = ein Spielername hat 1 bis { $longest } Zeichen, die alle druckbar sind.
bad-secret = ein Geheimnis ist genau { $bytes } Bytes lang.
bad-nonce = was Platz { $seat } zu den Ziehungen beiträgt, muss 1 bis { $longest } Bytes lang sein.
no-such-seat = es gibt keinen Platz { $seat } an einem Tisch für { $seats }.

## Moves and turns

not-a-move = „{ $text }“ ist kein Zug dieses Spiels.
no-such-move = es gibt keinen Zug mit der Nummer { $move }.
not-your-turn = { $to_act } ist am Zug, nicht { $seat }.
stale = du hast auf Ereignis { $answers } geantwortet, inzwischen ist es aber Ereignis { $last }; schau noch einmal hin.
nothing-to-undo = { $seat } kann nichts zurücknehmen: Seitdem hat jemand gespielt, oder es wurde etwas gezogen oder aufgedeckt.
already-resigned = { $seat } hat schon aufgegeben.
match-over = die Partie ist schon zu Ende.
no-time-limit = bei { WORD("name", $game) } kann der Tisch die Zeit nicht für abgelaufen erklären.
no-queue = bei { WORD("name", $game) } kann kein Zug vorgemerkt werden.
seats-not-drawn = die Plätze von { WORD("name", $game) } werden nicht gelost.
bad-seating = es spielen { $seats }, und keine zwei können denselben Platz wählen.
batch-after-end = { $made ->
        [one] das Spiel endet mit dem ersten Zug deiner Runde
       *[other] das Spiel endet nach { $made } Zügen deiner Runde
    }, danach kann nichts mehr folgen.
batch-crosses-draw = { $made ->
        [one] nach dem ersten Zug deiner Runde
       *[other] nach { $made } Zügen deiner Runde
    } wird etwas gezogen oder aufgedeckt; schick den Rest, wenn du es gesehen hast.

## What happens at every table

tell-other = { $seat } spielt { $text }.
tell-undo = { $seat } nimmt den letzten Zug zurück.
tell-undo-consent = { $seat } nimmt mit Zustimmung aller einen Zug zurück.
tell-resign = { $seat } gibt auf.
tell-call-off = Alle Anwesenden haben vereinbart, die Partie hier zu beenden.
tell-time = Die Zeit ist um.

outcome-resignation = Die Partie endete, weil ein Spieler aufgegeben hat.
outcome-called-off = Die Partie wurde einvernehmlich abgebrochen; niemand gewinnt.
sheet-total = Summe

unknown-bot = Kein Bot heißt „{ $bot }“; es gibt { $known }.

## What can be read of a game in a minute

summary-goal = Das Ziel
summary-turn = Ein Zug
summary-end = Das Ende
summary-worth = Was wie viel zählt

# Lessons

lesson-malformed = das ist keine Lektion: { $reason }.
lesson-step-twice = zwei Schritte der Lektion heißen „{ $step }“.
lesson-unknown = { $game } hat keine Lektion namens „{ $lesson }“.
lesson-out-of-step = diese Züge führen nicht durch Schritt { $step } der Lektion.
lesson-move-asked = Schritt { $step } der Lektion verlangt einen Zug.
lesson-over = die Lektion ist zu Ende.
lesson-none = { $game } hat keine Lektion.
lesson-catalogue = der Katalog { $file } lässt sich nicht lesen: { $reason }.
lesson-not-asked = Auch das ist erlaubt; so sähe es danach aus. Jetzt versuch, worum es in diesem Schritt geht.
no-such-draw = „{ $draw }“ kann hier nicht gezogen werden; möglich wäre: { $known }.
