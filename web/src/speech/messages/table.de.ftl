## An einen Tisch kommen

table-opening = Der Tisch wird gedeckt …
table-gone-title = Hier ist nichts
table-gone = Diesen Tisch gibt es nicht oder nicht mehr.
table-damaged-title = Diese Partie liegt beiseite
table-damaged = Was der Server von dieser Partie gespeichert hatte, ist beschädigt, deshalb lässt sie sich nicht zeigen. Niemand am Tisch hat etwas falsch gemacht. Die Partie liegt beiseite, bis sie repariert ist: Sag denen Bescheid, die den Server betreiben. Deine anderen Partien gehen weiter.
table-uninstalled-title = Diese Partie liegt beiseite
table-uninstalled = Das Spiel dieser Partie, oder die Fassung seiner Regeln, ist auf dem Server nicht installiert, deshalb lässt sie sich nicht zeigen. Nichts davon ist verloren. Die Partie liegt beiseite, bis installiert ist, was sie braucht: Sag denen Bescheid, die den Server betreiben. Deine anderen Partien gehen weiter.
table-lost = Die Verbindung ist abgerissen. Der Tisch kommt von selbst wieder.
table-resting = Alle Partien ruhen einen Moment, weil der Server umzieht. Sie gehen von selbst weiter, und niemand verliert Zeit.
table-closed = Dieser Tisch wurde geschlossen.
table-title = { $game } · Tisch
table-title-mine = ● { $turn } · { $game }

## Vor der Partie

table-waiting-for = { $game }: Warten auf Mitspieler
table-waiting-hint = Schicke den Link allen, die mitspielen sollen, oder lass sie den Code scannen.
table-link = Link zu diesem Tisch
table-copy = Kopieren
table-copied = Kopiert
table-code = QR-Code des Links
table-seat-open = frei
table-sit-here = Hier Platz nehmen
table-start = Beginnen
table-fill = Mit Bots auf den freien Plätzen beginnen
table-bot-level = Stärke der Bots
table-leave = Den Tisch verlassen
table-remove = Wegschicken
table-host-starts = { $name } beginnt die Partie, wenn alle da sind.
table-you-are-here = du
table-clock-none = Ohne Uhr
table-clock-move = { $seconds } s für jeden Zug
table-clock-bank = { $minutes } min pro Person, dazu { $seconds } s je Zug
table-private = Nur wer den Link hat, findet diesen Tisch.
table-public = Alle hier finden diesen Tisch.

## Wer am Zug ist

table-your-turn = Du bist am Zug
table-your-turn-named = { $name }, du bist am Zug
table-turn-of = { $name } ist am Zug
table-turn-away = { $name } ist am Zug, aber gerade nicht verbunden
table-bot-thinks = { $name } überlegt …
table-telling = Das geschieht jetzt
table-over = Die Partie ist zu Ende
table-sending = Dein Zug ist unterwegs …
table-you-can = Du kannst { $deeds }.
table-forced = Du kannst nur eines tun; das geschieht gleich von selbst.
table-looking-on = Du schaust zu.

## Züge

table-sure = Das lässt sich nicht zurücknehmen.
table-sure-ends = Damit endet dein Zug, obwohl du noch etwas tun könntest.
table-dont-ask = Nicht mehr fragen
table-final-at-once = Züge, die sich nicht zurücknehmen lassen, ohne Nachfrage machen
table-do-it = Ausführen
table-rather-not = Lieber nicht
table-stale = jemand war schneller: Schau noch einmal hin, es ist nichts geschehen.
table-dismiss = Schließen

## Worum man bitten kann

table-undo = Rückgängig
table-ask-takeback = Um Zurücknahme bitten
table-takeback-asked = { $name } möchte { $moves ->
        [one] einen Zug
       *[other] { $moves } Züge
    } zurücknehmen.
table-takeback-waiting = Die anderen werden gefragt, ob du deinen Zug zurücknehmen darfst.
table-agree = Einverstanden
table-decline = Ablehnen
table-takeback-granted = Der Zug wurde zurückgenommen.
table-takeback-declined = Jemand hat abgelehnt: Der Zug bleibt.
table-takeback-overtaken = Zu spät: Die Partie ist weitergegangen.
table-hint = Tipp
table-hint-thinking = Der Ratgeber überlegt …
table-hint-moves = Was der Ratgeber erwägen würde
table-hint-win = gewinnt { $percent } %
table-hint-chance = { $percent } %
table-hint-beliefs = Was verdeckt liegen mag
table-resign = Aufgeben
table-resign-sure = Möchtest du wirklich aufgeben?
table-resign-two = Die Partie ist sofort zu Ende, und die Gegenseite gewinnt.
table-resign-more = Ein Bot spielt an deiner Stelle weiter; den Platz bekommst du nicht zurück.
table-stood-in = { $why ->
        [clock] Deine Zeit war abgelaufen, deshalb spielt ein Bot für dich.
        [left] Du warst gegangen, deshalb spielt ein Bot für dich.
        [away] Du warst weg, deshalb spielt ein Bot für dich.
        [invited] Du bist wieder eingeladen; bis du da bist, spielt ein Bot für dich.
       *[other] Ein Bot spielt für dich.
    }
table-queue = Wartet auf deinen Zug
table-queue-empty = Zurücknehmen
table-sound = Ton
table-full-screen = Vollbild
table-skip = Überspringen
table-pause = Pause
table-go-on = Weiter
table-keys = Tasten
table-keys-on = Kürzel mit einem Buchstaben
table-keys-tab = von einem zum nächsten
table-keys-choose = wählen
table-keys-escape = lieber nicht
table-keys-help = diese Tasten
table-keys-undo = rückgängig machen oder um Zurücknahme bitten
table-keys-hint = Tipp
table-keys-chat = etwas sagen
table-keys-log = Verlauf
table-keys-rules = die Regeln
table-keys-sound = Ton
table-keys-full = Vollbild

## Neben dem Brett

table-beside = Neben dem Brett
table-log = Verlauf
table-chat = Chat
table-players = Spieler
table-rule = Regel { $rule }
table-nothing-yet = Es ist noch nichts geschehen.
table-say = Etwas sagen
table-say-it = Senden
table-muted = Der Gastgeber hat dich stummgeschaltet.
table-nobody-spoke = Noch hat niemand etwas gesagt.
table-said = { $name } sagt: { $text }
table-answer = Antworten
table-left = { $name } ist nicht mehr verbunden.
table-came-back = { $name } ist wieder da.
table-rematch-wished = { $name } möchte eine Revanche.
table-unread = { $count ->
        [one] Chat, eine ungelesene Nachricht
       *[other] Chat, { $count } ungelesene Nachrichten
    }
table-there = da
table-away = weg
table-bot = Bot
table-sits = { $name } setzt sich.
table-draws-seat = { $name } lost Platz { $number } am Tisch.
table-plays-for = { $name } spielt von jetzt an für { $seat }.
table-stand-in = { $name } spielt
table-onlookers = { $count ->
        [one] ein Zuschauer
       *[other] { $count } Zuschauer
    }
table-mute = Stummschalten
table-unmute = Reden lassen
table-clock = Verbleibende Zeit: { $time }
table-to-device = Auf ein anderes Gerät
table-to-device-hint = Wer diesen Link innerhalb einer Viertelstunde öffnet, übernimmt den Platz.

## Ein Bildschirm für mehrere

table-curtain = Gib das Gerät an { $name }.
table-curtain-hint = Was hinter einem Sichtschirm liegt, ist nur für ein Paar Augen.
table-i-am = Ich bin { $name }

## Das Ende

table-won = { $name } gewinnt.
table-won-together = { $names } gewinnen gemeinsam.
table-you-won = Du hast gewonnen!
table-sheets = Die Wertungsblätter
table-part = Posten
table-rematch = Revanche
table-rematch-seats = Revanche mit anderen Plätzen
table-rematch-waiting = Es wird auf die anderen gewartet; bereit sind: { $names }.
table-to-rematch = Zum neuen Tisch
table-replay = Noch einmal ansehen
table-verify = Die Ziehungen prüfen
table-home = Zu den Spielen
table-seats-drawn = Die Plätze werden gelost, wenn die Partie beginnt ({ $rule }).

## Questions for those who do not see the board

table-keys-ask-turn = wer am Zug ist
table-keys-ask-move = der letzte Zug
table-keys-ask-can = was du tun kannst
table-keys-ask-hold = was du hast
table-keys-ask-points = die Punkte
table-keys-ask-place = was an einem Ort liegt
table-keys-ask-near = die Straßen von deinem Ort aus
table-ask = Nach einem Ort fragen
table-ask-place = Ort
table-ask-there = Was dort liegt
table-ask-next = Was daneben liegt
table-ask-way = Der Weg dorthin
table-ask-no-move = Es ist noch nichts geschehen.
table-ask-nothing = Du kannst gerade nichts tun.
table-ask-seatless = Du schaust zu und hast nichts.
table-ask-no-roads = Hier gibt es keine Karte.
table-ask-answer = Antwort
