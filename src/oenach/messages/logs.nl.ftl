# What can be wrong with a position or a log.

## Values in positions and logs

missing = hier ontbreekt iets.
unknown-key = deze sleutel hoort hier niet.
not-an-object = hier hoort een object.
not-a-list = hier hoort een lijst.
not-a-list-of-texts = hier hoort een lijst van teksten.
not-a-text = hier hoort een tekst.
not-a-flag = hier hoort true of false.
not-a-number = hier hoort een geheel getal.
not-a-seat = ‘{ $found }’ is geen plaats aan deze tafel.
not-hex = hier horen hexadecimale cijfers in kleine letters, en precies genoeg.
out-of-range = { $found } ligt niet tussen { $least } en { $most }.
unknown-word = ‘{ $found }’ kan hier niet; toegestaan: { $allowed }.
other-game = dit is een stelling van ‘{ $found }’, niet van { WORD("name", $expected) }.
other-seats = dit is een stelling voor { $found } spelers, niet voor { $expected }.

## Logs

log-not-json = dit is geen geldige JSON.
log-format = dit is een verslag in formaat { $found }; dit programma leest formaat { $known }.
log-seating = er staat niet voor elke speler een plaats of dat die geloot wordt.
log-public = dit is een openbaar verslag; alleen een volledig verslag, met zijn geheim, kan nagespeeld worden.
log-secret = het geheim past niet bij wat vóór de partij bekendgemaakt werd.
log-game = het spel dat erin staat kan niet opgezet worden. { $why }
log-other-game = het is een verslag van ‘{ $found }’, niet van { WORD("name", $expected) }.
log-other-seats = het is een partij met { $found } plaatsen, niet met { $expected }.
log-other-options = de opties zijn { $found } en niet { $expected }.
log-other-rules = er is gespeeld volgens versie { $found } van de regels; hier geldt versie { $expected }.
log-seq = ze heeft nummer { $found } waar { $expected } verwacht wordt.
log-ply = ze noemt diepte { $found } terwijl de stelling diepte { $expected } heeft.
log-answers = ze antwoordt op gebeurtenis { $found } en niet op gebeurtenis { $expected }, die ervoor komt.
log-hash = de hash klopt niet: deze gebeurtenis is veranderd, of een eerdere.
log-last-hash = de laatste hash past niet bij de gebeurtenissen: het verslag is veranderd.
log-cut = het verslag is afgekapt: het heeft { $found } van zijn { $expected } gebeurtenissen.
log-after-end = er volgt nog iets na het einde van de partij.
log-event-missing = hier ontbreekt een gebeurtenis van de soort ‘{ $expected }’.
log-not-due = een gebeurtenis van de soort ‘{ $kind }’ hoort hier niet.
log-other-kind = ze is van de soort ‘{ $found }’, maar ‘{ $expected }’ wordt verwacht.
log-other-fact = ‘{ $fact }’ is { $found }, maar zou { $expected } moeten zijn.
log-refused = dit kan hier niet gespeeld worden. { $why }
log-undo = plaats { $seat } kon gebeurtenis { $of } hier niet terugnemen.
log-undo-missing = de tafel stond een terugname toe; eerst moet gebeurtenis { $of } teruggenomen worden.
log-draw = ‘{ $found }’ is niet getrokken: het geheim geeft ‘{ $expected }’.
log-outcome-pair = een uitkomst is een tekst met een gewicht.
log-outcome-twice = de uitkomst ‘{ $found }’ staat er twee keer.
log-outcome-weights = de gewichten van de uitkomsten zijn samen te groot.
log-no-such-outcome = ‘{ $found }’ hoort niet bij wat getrokken kon worden.
log-opening = wat omgedraaid is, is niet wat neergelegd werd.
log-opening-missing = wat deze verborgen zet echt was, ontbreekt.
log-opening-unneeded = deze gebeurtenis verbergt niets, en toch wordt er iets van onthuld.
log-salt = het zout van verborgen zet { $of } komt niet uit het geheim van de partij.
log-reveal-missing = verborgen zet { $of } had al omgedraaid moeten zijn.
log-reveal-order = verborgen zet { $found } wordt niet in de juiste volgorde omgedraaid.
log-not-over = de kop zegt dat de partij afgelopen is, maar ze gaat verder.
log-end-missing = de partij is afgelopen, maar de kop zegt niet hoe.
log-outcome = de kop noemt een uitslag die niet de echte is.
