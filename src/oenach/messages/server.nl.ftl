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
server-nothing-said = daar staat niets in om te zeggen.
server-bad-name = een naam heeft minstens één letter nodig.
server-not-stored = de zet kon niet bewaard worden; de tafel is weer zoals ervoor.
server-id-used = je hebt de id van deze opdracht aan deze tafel al voor een andere gebruikt.
server-lease-lost = een andere server heeft de database van deze server; tot dat voorbij is, kan hier niets bewaard worden.
server-store-away = de server kan zijn database nu niet bereiken; probeer het zo meteen opnieuw.

## Requests

server-no-cookie = de server kent je nog niet: vraag eerst /api/me op.
server-forged-cookie = deze cookie is niet hier gemaakt.
server-bad-token = in het verzoek ontbreekt het token dat bewijst dat het van een pagina van deze server komt.
server-other-origin = het verzoek komt van een andere site.
server-unknown-host = deze server heet niet zo; in zijn instellingen kan die naam staan (public_url).
server-too-fast = te veel verzoeken; wacht even.
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

server-listens = Óenach is open op { $url }
server-keeps = Partijen worden bewaard in { $database }
server-scan = Anderen in dit netwerk spelen mee op hetzelfde adres; scan het:
server-no-client = Dit pakket is zonder zijn pagina’s geïnstalleerd, omdat er geen Node.js was om ze mee te bouwen. Installeer Node.js (20.19 of nieuwer) en daarna het pakket opnieuw.
server-stop = Ctrl-C stopt hem; partijen gaan verder als hij weer draait.
server-port-taken = op { $host }, poort { $port }, kan niet geluisterd worden: { $why }. Kies een andere met --port.
server-bad-database = ‘{ $url }’ is geen bruikbare database: schrijf sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/NAAM.
server-database-too-new = de database is van een latere versie ({ $found }, hier bekend is { $known }): installeer die versie, of zet een eerdere reservekopie terug (oenach restore).
server-store-in-use = een andere server gebruikt de database al ({ $holder }). Stop die eerst, of noem met --database een andere database voor deze server.
server-file-in-use = een ander proces gebruikt ‘{ $file }’ al. Stop dat eerst, of noem met --database een andere database voor deze server.
server-file-unlockable = ‘{ $file }’ kan niet vergrendeld worden om de database alleen te gebruiken: { $why }
server-bad-setting = de instelling { $name } (uit { $source }) kan die waarde niet hebben: { $why }
server-unknown-setting = er is geen instelling { $name } (in { $file }).
server-settings-unreadable = de instellingen in { $file } kunnen niet gelezen worden: { $why }
server-bad-secret = het geheim moet { $digits } hexadecimale cijfers hebben.
server-bad-key-file = { $file } bevat geen sleutel.

## Het onderhoud van de database

server-no-database = er is geen database van dit programma op { $url }. Noem een andere met --database.
server-database-too-old = de database heeft een oudere vorm ({ $found }, hier bekend is { $known }): start er één keer deze versie van de server op, die brengt haar bij de tijd.
server-database-unusable = de database { $url } kan niet gebruikt worden: { $why }. Zet, als het bestand beschadigd is, een reservekopie terug (oenach restore); oenach check zegt er meer over.
server-backup-made = Alles wat bewaard is, staat nu ook in { $file }, gecontroleerd. Houd het voor uzelf: de geheimen van partijen en de sleutel van de server zitten erin.
server-backup-restored = Wat in { $file } staat, is teruggezet. Start de server: partijen gaan van daar verder.
server-backup-exists = { $file } is er al. Kies een andere naam, of zeg --replace.
server-backup-unwritable = { $file } kan niet geschreven worden: { $why }
server-backup-damaged = { $file } is geen reservekopie, of geen hele: { $why }. Neem een andere; oenach check zegt wat er mis is met een database.
server-store-not-empty = er staan al partijen of mensen in { $url }. Noem een andere database, of zeg --replace om die op te geven.
server-key-unreadable = de sleutel in { $file } kan niet gelezen worden: { $why }
server-other-key = { $file } bevat een andere sleutel dan de reservekopie: iedereen zou zijn plaats kwijtraken. Zeg --replace om die van de reservekopie te nemen.
server-check-reading = Partijen worden gelezen
server-check-sound = Alles wat bewaard is, is gaaf.
server-check-damaged = { $count ->
        [one] Er is één ding beschadigd:
       *[other] Er zijn { $count } dingen beschadigd:
    }
server-check-mended = { $count ->
        [one] Er is één ding hersteld:
       *[other] Er zijn { $count } dingen hersteld:
    }
server-check-mend-how = Wat hersteld kan worden, herstelt: oenach check --mend (stop eerst de server en maak een reservekopie).
server-check-cut-how = Wat alleen hersteld kan worden door iets op te geven, wordt opgegeven met: oenach check --mend --cut
server-check-match = partij
server-check-place = waar
server-check-why = wat
server-check-mend = te herstellen
server-check-mend-yes = ja
server-check-mend-cut = alleen met --cut
server-check-mend-no = nee
server-damage-file = het bestand zelf is beschadigd: { $detail }
server-damage-orphan = hoort bij een partij die weg is (nummer { $detail })
server-damage-reference = noemt een partij die weg is
server-damage-unreadable = ontbreekt of is onleesbaar { $detail }
server-damage-due = gepland waar niets gepland kan zijn ({ $detail })
server-damage-event = onleesbaar, maar bekend door zijn hash
server-damage-cut = klopt niet; daarmee gaan { $detail } gebeurtenissen verloren
server-damage-rest = wat op de laatste handeling volgt, ontbreekt
server-damage-end = het einde van de partij ontbreekt
server-damage-result = niet wat de gebeurtenissen zeggen

## What a link says of itself

preview-home = Keltische bordspellen in je browser, tegen goede bots, op één apparaat of met vrienden via een link.
preview-table = Een tafel { $game }
preview-replay = { $game }, stap voor stap
preview-rules = De regels van { $game }
preview-learn = Leer { $game } in vijf minuten
preview-game = { $game }
