## Who may write

talk-onlookers-new = Zuschauer dürfen im Chat schreiben
talk-onlookers-host = Zuschauer dürfen schreiben
talk-closed-you = Der Gastgeber hat den Chat für Zuschauer geschlossen: du kannst mitlesen.
talk-closed = Für Zuschauer geschlossen: sie können mitlesen.

## Reporting somebody

talk-menu = Zu dem, was { $name } gesagt hat
talk-report = Melden
talk-hidden = Vom Gastgeber verborgen.
talk-report-saying = Melden, was { $name } gesagt hat
talk-report-person = { $name } melden
talk-why = Warum
talk-kind-insult = Beleidigung oder Drohung
talk-kind-spam = Spam
talk-kind-name = Der Name
talk-kind-conduct = Verhalten
talk-kind-other = Etwas anderes
talk-add = Noch etwas dazu? (Muss nicht sein.)
talk-report-hint = Der Gastgeber des Tisches sieht, worum es geht und warum, nicht wer es meldet. Was den Gastgeber betrifft, geht an den, der den Server betreibt.
talk-sent-host = Zugestellt: der Gastgeber sieht es sich an. Du erfährst hier, was daraus wird.
talk-sent-operator = Zugestellt: wer den Server betreibt, sieht es sich an. Du erfährst hier, wenn das geschehen ist.
talk-result-acted = Du hast { $name } gemeldet: der Gastgeber hat etwas unternommen.
talk-result-dismissed = Du hast { $name } gemeldet: der Gastgeber hat es sich angesehen und lässt es dabei.
talk-result-looked-at = Du hast { $name } gemeldet: wer den Server betreibt, hat es sich angesehen.
talk-came = Dir gemeldet: { $name } ({ $kind })
talk-look = Ansehen
talk-reports = { $count ->
        [one] Eine Meldung
       *[other] { $count } Meldungen
    }
talk-reports-wait = { $count ->
        [one] Eine Meldung wartet auf dich.
       *[other] { $count } Meldungen warten auf dich.
    }
talk-reports-title = Was dir gemeldet wurde
talk-reports-none = Hier wartet nichts mehr auf dich.
talk-reports-hint = Wer es gemeldet hat, wird nicht gesagt. Entscheide nach dem, was gesagt und getan wurde.
talk-added = Dazu: { $text }
talk-deed-hide = Für alle verbergen
talk-deed-mute = Stummschalten
talk-deed-send-away = Wegschicken
talk-deed-close-chat = Chat für Zuschauer schließen
talk-deed-dismiss = Dabei lassen
talk-deed-named = { $deed }: { $name }
