# Toernooien tussen bots: fouten, tabellen in de terminal en de pagina.

## What can't be played

arena-bad-player = “{ $player }” is geen speler: schrijf de naam van een bot, alleen of met een budget, zoals master@1/20 of master@0.05s.
arena-bad-part = “{ $budget }” is geen deel van de simulaties van een niveau: schrijf 1/20 of 0.05.
arena-bad-seconds = “{ $budget }” is geen tijd voor een zet: schrijf seconden, meer dan 0 en hoogstens { $longest }.
arena-two-budgets = een toernooi heeft één budget voor allen: een deel van de simulaties of seconden per zet, niet allebei.
arena-no-such-factory = de bot { $bot } kan niet gemaakt worden: { $why }
arena-no-bot-made = { $bot } maakt iets wat geen bot is.
arena-bad-games = een toernooi telt 1 tot { $most } spellen, niet { $games }.
arena-too-few-bots = { $bots ->
        [one] één bot kan
       *[other] { $bots } bots kunnen
    } geen { $seats } plaatsen vullen: noem er minstens { $seats }; dezelfde bot mag vaker genoemd worden.
arena-too-many-bots = { $bots } bots zijn te veel voor één toernooi; { $most } kunnen meedoen.
arena-bot-twice = { $bot } is twee keer genoemd: bij meer bots dan de { $seats } plaatsen wordt elke bot één keer genoemd.
arena-bad-workers = een toernooi heeft hoogstens { $most } processen, niet { $workers }.
arena-few-workers = iemand moet spelen: minstens 1 proces, niet { $workers }.
arena-bad-timeout = een spel mag minstens 1 seconde duren, niet { $timeout }.
arena-no-workers = { $lost } processen achter elkaar eindigden voor ze konden spelen. Een script dat toernooien speelt moet beginnen met if __name__ == "__main__".
arena-no-ray = Ray is hier niet geïnstalleerd. Zo krijg je het: pip install 'oenach[ray]'
arena-no-cluster = er is geen Ray-cluster op { $address }: { $why }
arena-folder = de resultaten kunnen niet bewaard worden in { $path }: { $why }.
arena-busy = een andere run schrijft in { $path }.
arena-other-plan = { $path } bevat de resultaten van een ander toernooi (verschilt in: { $differs }). Kies een andere map met --out.
arena-bad-line = regel { $line } van { $path } is niet te lezen.

## While it is played

arena-rounded = { $asked } spellen zijn niet gelijk over de plaatsen te verdelen; daarom worden er { $games } gespeeld.
arena-interrupted = Afgebroken: { $done } van { $games } spellen zijn bewaard in { $path }. Hetzelfde commando gaat daarmee verder.
arena-progress = spellen

## What came out

arena-played = { $games ->
        [one] Eén spel
       *[other] { $games } spellen
    } met { $seats } plaatsen, { $deals ->
        [one] één gift
       *[other] { $deals } giften
    }: { $bots }.
arena-duel = { $bot } won { $share } van { $games } spellen tegen { $other } (95 %: { $wilson } volgens Wilson, { $deals } per gift).
arena-faulty = { $faults ->
        [one] Eén fout
       *[other] { $faults } fouten
    } van bots; { $aborted ->
        [0] elk spel is tot het einde gespeeld.
        [one] één spel is afgebroken.
       *[other] { $aborted } spellen zijn afgebroken.
    }
arena-late = { $late ->
        [one] Eén zet duurde
       *[other] { $late } zetten duurden
    } duidelijk langer dan de tijd voor een zet.
arena-few-deals = Met maar { $deals ->
        [one] één gift
       *[other] { $deals } giften
    } per opstelling zijn de intervallen grof; er zijn er ongeveer { $least } nodig.
arena-aborted = Het spel is afgebroken omdat een bot bleef hangen of zijn proces eindigde.
arena-written = Geschreven naar { $path }: report.html, summary.json, ratings.csv, games.csv, results.jsonl
arena-standings = Stand (eerlijk deel: { $fair })
arena-ratings = Ratings
arena-ratings-note = Elo met 95 %-intervallen; het gemiddelde is 1500. 400 punten meer betekent tien keer zo veel winst.
arena-cross = Wie wint van wie
arena-cross-note = Van de overwinningen die naar een van beiden gingen, het deel van de bot in de rij, met 95 %-intervallen.
arena-seats = Winst per plaats
arena-seats-note = De stippellijn is het eerlijke deel.
arena-seat = plaats { $seat }
arena-places = Winst naar beurtvolgorde
arena-places-note = Wie begint verschilt per spel; vanaf daar wordt geteld. De stippellijn is het eerlijke deel.
arena-place = speelt als nr. { $place }
arena-scores = Scores
arena-mean = gemiddeld { $mean }
arena-lengths = Lengte van een spel
arena-plies = zetten
arena-rounds = rondes
arena-length = Gemiddelde lengte: { $plies } zetten (90 %: { $low }–{ $high }).
arena-length-rounds = Gemiddeld aantal rondes: { $rounds }.
arena-reasons = Hoe spellen eindigden
arena-faults = Fouten
arena-faults-note = Na een fout of een ongeldige zet gaat het spel verder met een willekeurige zet. Een bot die blijft hangen of zijn proces beëindigt, verliest: afgebroken spellen: { $aborted }; zonder schuldige, en niet meegeteld: { $nobody }.
arena-fault-raised = fouten
arena-fault-illegal = ongeldige zetten
arena-fault-hung = blijven hangen
arena-fault-died = proces geëindigd
arena-column-bot = bot
arena-column-rating = rating (95 %)
arena-column-share = winst (95 %)
arena-column-seats = plaatsen gespeeld
arena-column-score = gemiddelde score
arena-column-time = ms per zet
arena-column-simulations = sim. per zet
arena-report-title = Arena: { $game }
arena-report-how = Elke opstelling speelt elke gift in alle rotaties van haar plaatsen, met hetzelfde geluk. Een gedeelde overwinning telt in delen. De intervallen komen van het opnieuw trekken van hele giften, zodat spellen met hetzelfde geluk niet voor onafhankelijk doorgaan.
