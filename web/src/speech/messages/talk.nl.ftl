## Who may write

talk-onlookers-new = Toeschouwers mogen in de chat schrijven
talk-onlookers-host = Toeschouwers mogen schrijven
talk-closed-you = De gastheer heeft de chat voor toeschouwers gesloten: je kunt meelezen.
talk-closed = Voor toeschouwers gesloten: ze kunnen meelezen.

## Reporting somebody

talk-menu = Over wat { $name } zei
talk-report = Melden
talk-hidden = Verborgen door de gastheer.
talk-report-saying = Melden wat { $name } zei
talk-report-person = { $name } melden
talk-why = Waarom
talk-kind-insult = Belediging of bedreiging
talk-kind-spam = Spam
talk-kind-name = De naam
talk-kind-conduct = Gedrag
talk-kind-other = Iets anders
talk-add = Iets toe te voegen? (Hoeft niet.)
talk-report-hint = De gastheer van de tafel ziet waar het om gaat en waarom, niet wie het meldt. Wat over de gastheer gaat, gaat naar wie de server beheert.
talk-sent-host = Bezorgd: de gastheer kijkt ernaar. Je hoort hier wat ervan komt.
talk-sent-operator = Bezorgd: wie de server beheert kijkt ernaar. Je hoort hier wanneer dat gebeurd is.
talk-result-acted = Je hebt { $name } gemeld: de gastheer heeft er iets aan gedaan.
talk-result-dismissed = Je hebt { $name } gemeld: de gastheer heeft ernaar gekeken en laat het zo.
talk-result-looked-at = Je hebt { $name } gemeld: wie de server beheert heeft ernaar gekeken.
talk-came = Aan jou gemeld: { $name } ({ $kind })
talk-look = Bekijken
talk-reports = { $count ->
        [one] Eén melding
       *[other] { $count } meldingen
    }
talk-reports-wait = { $count ->
        [one] Er wacht één melding op je.
       *[other] Er wachten { $count } meldingen op je.
    }
talk-reports-title = Wat aan jou gemeld is
talk-reports-none = Hier wacht niets meer op je.
talk-reports-hint = Er wordt niet verteld wie het gemeld heeft. Beslis naar wat gezegd en gedaan is.
talk-added = Toegevoegd: { $text }
talk-deed-hide = Voor iedereen verbergen
talk-deed-mute = Laten zwijgen
talk-deed-send-away = Wegsturen
talk-deed-close-chat = De chat voor toeschouwers sluiten
talk-deed-dismiss = Zo laten
talk-deed-named = { $deed }: { $name }
