# The server: why something is refused at a table or in the lobby, and what its command says.

## Tables and seats

server-no-table = die tafel bestaat niet.
server-damaged = wat van deze partij bewaard is, is beschadigd. Ze ligt opzij tot wie de server beheert haar heeft hersteld.
server-not-started = de partij is nog niet begonnen.
server-already-started = de partij is al begonnen.
server-closed = de tafel is gesloten; iedereen is weg.
server-not-playing = de partij is afgelopen.
server-not-over = de partij is nog niet afgelopen.
server-open-seats = { $count ->
        [one] er is nog één plaats vrij
       *[other] er zijn nog { $count } plaatsen vrij
    }: wacht op mensen, of laat er bots zitten.
server-no-open-seat = die plaats is bezet.
server-too-few-seats = er zitten al { $count } mensen; minder plaatsen kan niet.
server-no-seat-named = deze tafel heeft geen plaats { $seat }.
server-already-seated = je hebt al een plaats aan deze tafel.
server-no-seat = je hebt geen plaats aan deze tafel.
server-other-seat = die plaats is van iemand anders.
server-curtain = zeg eerst wie er nu naar het scherm mag kijken.
server-bot-plays = daar speelt een bot; neem de plaats eerst terug.
server-nothing-to-take-back = er is niets terug te nemen.
server-too-many-takebacks = je hebt in deze partij { $most } zetten teruggenomen; meer kan niet.
server-too-many-stand-ins = op plaats { $seat } zijn in deze partij { $most } keer bots ingevallen; vaker kan niet.
server-resigned = wie heeft opgegeven, komt niet terug; de bot speelt verder.
server-not-away = wie je bedoelt, is er en speelt.
server-away-briefly = wie je bedoelt, is nog niet lang genoeg weg: wacht nog { $seconds } s.
server-nothing-proposed = niemand stelt voor om de partij te stoppen.
server-removed = de gastheer heeft je van deze tafel weggestuurd.
server-nobody-there = daar zit niemand.
server-bot-sits-there = daar zit een bot; alleen mensen kunnen worden weggestuurd.
server-not-sent-away = niemand met die naam is weggestuurd.
server-nobody-looks-on = die toeschouwer is er niet.
server-host-only = dat kan alleen de gastheer van de tafel.
server-host-stays = de gastheer kan niet weggestuurd worden, en ook niet het zwijgen opgelegd krijgen.
server-link-too-old = deze link werkt niet meer; vraag een nieuwe.
server-too-many-tables = je hebt { $most } partijen lopen; speel er eerst een uit of leg er een weg.
server-too-many-new-tables = te veel nieuwe partijen in korte tijd; wacht een tijdje.
server-too-many-put-away = je hebt { $most } partijen weggelegd; neem er eerst een weer op of verwijder er een.
server-put-away = deze partij is weggelegd; neem haar eerst weer op.
server-not-put-away = deze partij is niet weggelegd.
server-others-are-there = er zijn nu andere spelers aan deze tafel; een partij wordt weggelegd als zij weg zijn.
server-no-play-on = vanuit deze les kan hier niet worden doorgespeeld.

## At the table

server-no-takebacks = aan deze tafel worden geen zetten teruggenomen.
server-no-takeback-asked = niemand vraagt om iets terug te nemen.
server-not-asked = het is jou niet gevraagd.
server-no-hints = aan deze tafel worden geen tips gegeven.
server-no-hint-now = de raadgever heeft nu even geen antwoord; vraag het nog eens.
server-hint-not-your-turn = tips zijn voor wie aan de beurt is.
server-hint-already-asked = de raadgever denkt nog na.
server-no-name = wie geen naam heeft, kijkt alleen toe.
server-muted = de gastheer heeft je het zwijgen opgelegd.
server-chat-closed = de gastheer heeft de chat voor toeschouwers gesloten; je kunt meelezen.
server-not-here = dat kunnen alleen zij die aan de tafel zijn.
server-report-self = je kunt jezelf niet melden.
server-already-reported = je hebt dat al gemeld; er is nog niet op geantwoord.
server-too-many-reports = hier is al te veel gemeld; wacht tot ernaar gekeken is.
server-no-room-for-reports = de server kan op dit moment geen meldingen meer bewaren.
server-report-settled = deze melding is al beantwoord.
server-no-saying = zoiets is hier niet gezegd.
server-nobody-known = niemand weet nog wie dat was.
server-nothing-said = daar staat niets in om te zeggen.
server-bad-name = een naam heeft minstens één letter nodig.
server-not-stored = de zet kon niet bewaard worden; de tafel is weer zoals ervoor.
server-id-used = je hebt de id van deze opdracht aan deze tafel al voor een andere gebruikt.
server-lease-lost = een andere server heeft de database van deze server; tot dat voorbij is, kan hier niets bewaard worden.
server-rules-elsewhere = deze server heeft de regels van dit spel niet; een andere op hetzelfde adres wel. Probeer het zo weer.
server-rules-missing = de regels van deze partij ({ $game }, versie { $rules }) zijn niet op deze server geïnstalleerd. Ze ligt opzij tot ze dat zijn.
server-store-away = de server kan zijn database nu niet bereiken; probeer het zo meteen opnieuw.
server-resting = alle partijen rusten even terwijl de server verhuist. Ze gaan vanzelf verder, en niemand verliest tijd.

## Requests

server-no-cookie = de server kent je nog niet: vraag eerst /api/me op.
server-forged-cookie = deze cookie is niet hier gemaakt.
server-signed-out = je bent op dit apparaat afgemeld, vanaf een ander.
server-bad-token = in het verzoek ontbreekt het token dat bewijst dat het van een pagina van deze server komt.
server-other-origin = het verzoek komt van een andere site.
server-unknown-host = deze server heet niet zo; in zijn instellingen kan die naam staan (public_url).
server-too-fast = te veel verzoeken; wacht even.
server-too-many-maps = te veel eigen kaarten; wacht een minuut.
server-busy = de server heeft het nu te druk; probeer het zo meteen opnieuw.
server-work-lost = wat werd uitgerekend, is mislukt; vraag het over een paar seconden opnieuw.
server-no-static-data = dit is op dit moment nergens nodig; de tafel zelf heeft het.
server-too-slow = de rest van het verzoek is niet op tijd gekomen.
server-too-large = het verzoek is te groot.
server-bad-request = dit is geen verzoek dat de server begrijpt: { $why }
server-bad-type = het verzoek moet JSON zijn.
server-bad-method = dat kan niet op dit adres.
server-no-page = er is niets op dit adres.
server-no-rulebook = van dit spel is er geen regelboek.
server-no-language = die taal wordt hier niet gesproken; er zijn { $known }.
server-bad-message = dit is geen bericht dat de tafel begrijpt: { $why }
server-not-json = het bericht is geen JSON.
server-fault = er ging iets mis in de server; het is genoteerd.

## Running it

server-stop = Ctrl-C stopt hem; partijen gaan verder als hij weer draait.
server-bad-secret = het geheim moet { $digits } hexadecimale cijfers hebben.
server-bad-key-file = { $file } bevat geen sleutel.

## Het onderhoud van de database

server-no-backup = er is geen bestand { $file }.

## What people report

server-report-id = id
server-report-when = wanneer
server-report-match = partij
server-report-about = over
server-report-why = waarom
server-report-said = gezegd
server-report-to = voor
server-report-to-host = de gastheer
server-report-to-operator = jou
server-report-kind-insult = belediging
server-report-kind-spam = spam
server-report-kind-name = naam
server-report-kind-conduct = gedrag
server-report-kind-other = iets anders

## What a link says of itself

preview-home = Keltische bordspellen in je browser, tegen goede bots, op één apparaat of met vrienden via een link.
preview-table = Een tafel { $game }
preview-replay = { $game }, stap voor stap
preview-rules = De regels van { $game }
preview-learn = Leer { $game } in vijf minuten
preview-game = { $game }

## Een database verhuizen

