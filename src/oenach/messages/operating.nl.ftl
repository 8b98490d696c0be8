server-listens = Óenach is open op { $url }
server-keeps = Partijen worden bewaard in { $database }
server-scan = Anderen in dit netwerk spelen mee op hetzelfde adres; scan het:
server-no-client = Dit pakket is zonder zijn pagina’s voor browsers gebouwd. Uitgebrachte pakketten hebben ze: pip install --force-reinstall oenach. Tot dan speelt oenach play in een terminal.
server-port-taken = op { $host }, poort { $port }, kan niet geluisterd worden: { $why }. Kies een andere met --port.
server-bad-database = ‘{ $url }’ is geen bruikbare database: schrijf sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/NAAM.
server-database-too-new = de database is van een latere versie ({ $found }, hier bekend is { $known }): installeer die versie, of zet een eerdere reservekopie terug (oenach restore).
server-store-in-use = een andere server gebruikt de database al ({ $holder }). Stop die eerst, of noem met --database een andere database voor deze server.
server-file-in-use = een ander proces gebruikt ‘{ $file }’ al. Stop dat eerst, of noem met --database een andere database voor deze server.
server-processes-need-postgresql = een SQLite-bestand is voor één proces, niet voor { $processes }. Noem een PostgreSQL-database met --database, of start zonder --processes.
server-processes-not-on-windows = op Windows dient één proces: meerdere kunnen daar niet samen één poort hebben. Start zonder --processes, of start meerdere servers met dezelfde PostgreSQL-database, elk op een eigen poort.
server-worker-needs-postgresql = een SQLite-bestand is voor één proces, dat zelf voor de bots speelt. Hulpprocessen zijn voor servers met PostgreSQL: noem hun database met --database.
server-worker-plays = { $bots ->
        [one] Eén bot van dit hulpproces denkt tegelijk
       *[other] { $bots } bots van dit hulpproces denken tegelijk
    }. Ctrl-C stopt het.
server-key-of-others = deze server ondertekent cookies met een andere sleutel ({ $ours }) dan de andere met deze database ({ $theirs }): wie bij beide komt, zou bij één onbekend zijn. Geef hem dezelfde sleutel: OENACH_SECRET, of hetzelfde server.key in de gegevensmap. Moeten ze allemaal een nieuwe sleutel krijgen, waardoor iedereen zijn plaats verliest: stop ze allemaal, en dan oenach nodes --new-key.
server-file-unlockable = ‘{ $file }’ kan niet vergrendeld worden om de database alleen te gebruiken: { $why }
server-bad-setting = de instelling { $name } (uit { $source }) kan die waarde niet hebben: { $why }
server-path-taken = public_url is { $url }, maar { $path } is een adres van de server zelf. Kies een ander pad.
server-unknown-setting = er is geen instelling { $name } (in { $file }).
server-no-setting = er is geen instelling { $name }; oenach settings geeft ze allemaal.
server-settings-unreadable = de instellingen in { $file } kunnen niet gelezen worden: { $why }
server-no-database = er is geen database van dit programma op { $url }. Noem een andere met --database.
server-database-too-old = de database heeft een oudere vorm ({ $found }, hier bekend is { $known }): start er één keer deze versie van de server op, die brengt haar bij de tijd.
server-database-unusable = de database { $url } kan niet gebruikt worden: { $why }. Zet, als het bestand beschadigd is, een reservekopie terug (oenach restore); oenach check zegt er meer over.
server-postgresql-unusable = de database { $url } kan niet gebruikt worden: { $why }. Kijk of PostgreSQL daar draait en deze gebruiker toelaat, of de database bestaat (createdb), en of het adres klopt: --database of OENACH_DATABASE.
server-database-empty = het bestand van de database, { $file }, is er wel, maar is leeg. Zet een reservekopie terug (oenach restore), of verwijder het bestand om opnieuw te beginnen.
server-database-folder = { $file } is een map. Noem het bestand van de database daarin: --database sqlite:///BESTAND.
server-folder-closed = in { $folder } kan niets bewaard worden: { $why }. Laat de gebruiker die de server uitvoert er lezen en schrijven, of noem een andere map met OENACH_DATA.
server-database-closed = { $file } kan niet gelezen en geschreven worden: { $why }. Laat de gebruiker die dit uitvoert het bestand en zijn map lezen en schrijven, of noem een ander met --database.
server-backup-made = Alles wat bewaard is, staat nu ook in { $file }, gecontroleerd. Houd het voor uzelf: de geheimen van partijen en de sleutel van de server zitten erin.
server-backup-restored = Wat in { $file } staat, is teruggezet. Start de server: partijen gaan van daar verder.
server-backup-exists = { $file } is er al. Kies een andere naam, of zeg --replace.
server-backup-unwritable = { $file } kan niet geschreven worden: { $why }
server-backup-damaged = { $file } is geen reservekopie, of geen hele: { $why }. Neem een andere; oenach check zegt wat er mis is met een database.
server-store-not-empty = er staan al partijen of mensen in { $url }. Noem een andere database, of zeg --replace om die op te geven.
server-key-unreadable = de sleutel in { $file } kan niet gelezen worden: { $why }
server-other-key = { $file } bevat een andere sleutel dan de reservekopie: iedereen zou zijn plaats kwijtraken. Zeg --replace om die van de reservekopie te nemen.
server-nodes-one = Een SQLite-bestand is voor één proces. Meerdere delen een PostgreSQL-database.
server-nodes-none = Niemand heeft de database nu.
server-nodes-new-key = De sleutel is vergeten. De volgende server die start, zegt met welke sleutel ze allemaal ondertekenen.
server-nodes-number = nummer
server-nodes-kind = soort
server-nodes-name = naam
server-nodes-version = versie
server-nodes-bots = bots
server-nodes-since = sinds
server-nodes-seen = gezien
server-nodes-rules = regels
server-nodes-server = server
server-nodes-worker = hulpproces
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
server-no-reports = Er wacht niets om bekeken te worden.
server-report-dismissed = Melding { $id } is afgehandeld; wie ze deed krijgt te horen dat je ernaar gekeken hebt.
server-report-unknown = Er is geen open melding { $id }.
server-export-writing = Rijen schrijven
server-export-made = Alles wat bewaard is, { $rows } rijen, staat in { $file }, gecontroleerd. Houd het voor uzelf: de geheimen van partijen en de sleutel van de server zitten erin. Vul er een lege database mee met: oenach import
server-export-damaged = { $file } is geen export, of geen hele: { $why }. Er is niets geïmporteerd. Kopieer hem opnieuw, of exporteer opnieuw (oenach export).
server-export-too-new = { $file } is van een latere versie ({ $found }, hier bekend is { $known }): importeer hem met die versie, of een latere.
server-import-reading = Rijen importeren
server-import-made = Alle { $rows } rijen zijn bewaard zoals ze waren. Start de server op deze database: partijen gaan verder waar ze waren.
server-import-not-empty = er staan al partijen of mensen in { $url }, en een import voegt nergens aan toe. Noem een lege database met --database.
server-import-refused = de database neemt een rij van { $table } niet aan: { $why }. Er is niets geïmporteerd. Herstel de database waar die vandaan komt (oenach check --mend) en exporteer haar opnieuw.
server-import-differs = wat van { $table } teruggelezen is, is niet wat er geschreven is. Er is niets geïmporteerd. Kijk de database en haar schijf na en importeer opnieuw.
server-import-other-key = { $file } bevat een andere sleutel dan de export: iedereen zou zijn plaats kwijtraken. Zeg --replace-key om die van de export te nemen.
server-export-rests = De partijen rusten uiterlijk tot { $time }: niemand kan een zet doen die het bestand niet heeft. Importeer het, stop deze server en start de andere; of laat ze hier verdergaan met: oenach resume
server-pause-unanswered = een server die de database heeft, zegt niet dat zijn partijen rusten: hij is van een eerdere versie, of antwoordt niet. Er is niets geëxporteerd. Stop de server en exporteer opnieuw zonder --pause.
server-resume-done = De partijen gaan verder.
server-resume-nothing = Hier rusten geen partijen.
