## Het bord

board-tain-round = Ronde { $round } van { $rounds }
board-tain-kingdom = Het koninkrijk
board-tain-kingdom-K1 = het linkervak van het koninkrijk
board-tain-kingdom-K2 = het rechtervak van het koninkrijk
board-tain-raider-pasture = buiten poort { $gate } van het weiland van { $name }
board-tain-raider-house = buiten poort { $gate } van de woning van { $name }
board-tain-guard-pasture = binnen poort { $gate } van het weiland van { $name }
board-tain-guard-house = binnen poort { $gate } van de woning van { $name }
board-tain-empty = { $place }: leeg
board-tain-taken = { $place }: { $token }
board-tain-put-here = { $place }: leg hier een fiche
board-tain-put = { $place }: leg hier { $token }
board-tain-token = { $kind } van { $name }
board-tain-queued = { $place }: { $kind }, wacht op je beurt; druk om terug te nemen
board-tain-hidden-token = verdekt fiche van { $name }
board-tain-cattle = { $count ->
        [one] één stuk vee
       *[other] { $count } stuks vee
    }
board-tain-jewels = { $count ->
        [one] één juweel
       *[other] { $count } juwelen
    }
board-tain-prisoner = gevangene: { $kind } van { $name }
board-tain-unused = achter het scherm: { $count }
board-tain-used = afgelegd: { $count }
board-tain-points = { $count ->
        [one] punt
       *[other] punten
    }
board-tain-beside = in deze ronde gewonnen
board-tain-has-passed = heeft gepast
board-tain-first = startspeler
board-tain-screen = Achter je scherm
board-tain-take = { $kind }, nog { $count }
board-tain-choose = Kies een fiche en een vak, in willekeurige volgorde.
board-tain-choose-place = Kies nu een vak voor { $token }.
board-tain-choose-token = Kies nu een fiche voor dit vak.
board-tain-pass = Passen
board-tain-free = Bevrijd { $token }
board-tain-whom-to-free = Wie bevrijd je?
board-tain-duels = Verkenners en wachten
board-tain-raider-guard = verkenner ↓ wacht →
board-tain-no-guard = geen wacht of bluffiche
board-tain-duel-succeeds = slaagt
board-tain-duel-fails = mislukt
board-tain-duel-boy-captured = jongeling gevangen
board-tain-duel-daughter-kidnapped = dochter ontvoerd
board-tain-gate = Poort { $gate } van { $name }
board-tain-queue-hint = Wachten kun je vóór je beurt al klaarzetten: ze worden vanzelf gelegd.
board-tain-holding = Achter je scherm: { $pieces }. Je hebt { $names }.
board-tain-clan-of = De clan van { $name }
board-tain-clan = { $name }: { $pieces }; achter het scherm: { $count }.
board-tain-captive = een gevangene, { $token }

## Wat je kunt doen

can-tain-place = een fiche leggen
can-tain-pass = passen
can-tain-free = een gevangene bevrijden

## Zetten

move-tain-pass = Passen
move-tain-free = Bevrijd { $token }
move-tain-place = Leg { $token } bij poort { $gate } van { $name }
move-tain-kingdom = Stuur { $token } het koninkrijk in

## Voorbeelden in het regelboek

rules-example-tain-laying = De fiches worden gelegd
rules-example-tain-laying-told = Zoals Patrick het ziet, na zes fiches. Zijn eigen twee kent hij; van de andere ziet hij alleen de achterkant.
rules-example-tain-laid = Vlak voor de aanvallen
rules-example-tain-laid-told = Hier is alles te zien. Alleen Arthur heeft nog niet gepast; past hij, dan worden alle fiches omgedraaid (T12).
rules-example-tain-raided = Na de aanvallen
rules-example-tain-raided-told = Arthur past. Vee en juwelen zijn van eigenaar gewisseld, en Arthur houdt een jongeling van Patrick vast (T14).
rules-example-tain-prisoner = Een gevangene
rules-example-tain-prisoner-told = Brigitte houdt een jongeling van Patrick vast. Beide rooftochten op haar huis slagen: de eerste bevrijdt hem, de tweede neemt een juweel (T19).
rules-example-tain-few = Te weinig vee
rules-example-tain-few-told = Arthur is eerste en heeft nog twee stuks vee. Met de klok mee komt Patrick vóór Brigitte: hij neemt beide, zij krijgt niets (T16a).
rules-example-tain-score = Een telling
rules-example-tain-score-told = Brigittes krijger haalt haar elfde stuk vee binnen: het spel eindigt na deze ronde (T23). Ze telt 22 + 3 + 1 + 3 = 29 (T24).
board-tain-pass-at-once = Passen zonder te vragen

## Setting up a table

set-up-tain-first_player = Wie begint
set-up-tain-first_player-random = Door loting
set-up-tain-first_player-A = Plaats 1
set-up-tain-first_player-B = Plaats 2
set-up-tain-first_player-C = Plaats 3
set-up-tain-first_player-D = Plaats 4
set-up-tain-marker = Startspeler per ronde
set-up-tain-marker-rotates = Gaat naar links
set-up-tain-marker-stays = Blijft dezelfde
set-up-tain-lone_cow = Laatste koe in het koninkrijk
set-up-tain-lone_cow-left = Voor het linkervak
set-up-tain-lone_cow-first_in_turn_order = Voor wie eerder begint
set-up-tain-memory_aid = Gebruikte fiches
set-up-tain-memory_aid-false = Alleen het aantal
set-up-tain-memory_aid-true = Ook de soorten
