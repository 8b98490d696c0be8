# What can be wrong with a position or a log.

## Values in positions and logs

missing = hier fehlt etwas.
unknown-key = dieser Schlüssel gehört nicht hierher.
not-an-object = hier muss ein Objekt stehen.
not-a-list = hier muss eine Liste stehen.
not-a-list-of-texts = hier muss eine Liste von Texten stehen.
not-a-text = hier muss ein Text stehen.
not-a-flag = hier muss true oder false stehen.
not-a-number = hier muss eine ganze Zahl stehen.
not-a-seat = „{ $found }“ ist kein Platz an diesem Tisch.
not-hex = hier müssen hexadezimale Ziffern in Kleinbuchstaben stehen, und genau so viele, wie hierher gehören.
out-of-range = { $found } liegt nicht zwischen { $least } und { $most }.
unknown-word = „{ $found }“ geht hier nicht; erlaubt: { $allowed }.
other-game = das ist eine Stellung von „{ $found }“, nicht von { WORD("name", $expected) }.
other-seats = das ist eine Stellung für { $found } Spieler, nicht für { $expected }.

## Logs

log-not-json = das ist kein gültiges JSON.
log-format = das ist ein Protokoll im Format { $found }; dieses Programm liest Format { $known }.
log-seating = es steht nicht für alle da, welchen Platz sie haben oder dass er gelost wird.
log-public = das ist ein öffentliches Protokoll; nur ein vollständiges mit seinem Geheimnis lässt sich nachspielen.
log-secret = das Geheimnis passt nicht zu dem, was vor der Partie veröffentlicht wurde.
log-game = das genannte Spiel lässt sich nicht aufbauen. { $why }
log-other-game = es ist ein Protokoll von „{ $found }“, nicht von { WORD("name", $expected) }.
log-other-seats = es ist eine Partie mit { $found } Plätzen, nicht mit { $expected }.
log-other-options = die Optionen sind { $found } und nicht { $expected }.
log-other-rules = gespielt wurde nach Version { $found } der Regeln; hier gilt Version { $expected }.
log-seq = es trägt die Nummer { $found }, an der Reihe ist { $expected }.
log-ply = es nennt die Tiefe { $found }, die Stellung hat aber die Tiefe { $expected }.
log-answers = es antwortet auf Ereignis { $found } statt auf Ereignis { $expected }, das davor steht.
log-hash = der Hash stimmt nicht: Dieses Ereignis wurde verändert oder eines davor.
log-last-hash = der letzte Hash passt nicht zu den Ereignissen: Das Protokoll wurde verändert.
log-cut = das Protokoll wurde gekürzt: Es hat { $found } von { $expected } Ereignissen.
log-after-end = nach dem Ende der Partie folgt noch etwas.
log-event-missing = hier fehlt ein Ereignis der Art „{ $expected }“.
log-not-due = ein Ereignis der Art „{ $kind }“ ist hier nicht an der Reihe.
log-other-kind = es ist von der Art „{ $found }“, an der Reihe ist aber „{ $expected }“.
log-other-fact = „{ $fact }“ ist { $found }, müsste aber { $expected } sein.
log-refused = das lässt sich hier nicht spielen. { $why }
log-undo = Platz { $seat } konnte Ereignis { $of } hier nicht zurücknehmen.
log-undo-missing = der Tisch hat eine Rücknahme erlaubt; vorher muss Ereignis { $of } zurückgenommen werden.
log-draw = „{ $found }“ wurde nicht gezogen: Das Geheimnis ergibt „{ $expected }“.
log-outcome-pair = ein Ergebnis ist ein Text mit einem Gewicht.
log-outcome-twice = das Ergebnis „{ $found }“ ist doppelt aufgeführt.
log-outcome-weights = die Gewichte der Ergebnisse sind zusammen zu groß.
log-no-such-outcome = „{ $found }“ gehört nicht zu dem, was gezogen werden konnte.
log-opening = was aufgedeckt wurde, ist nicht das, was gelegt wurde.
log-opening-missing = was dieser verdeckte Zug wirklich war, fehlt.
log-opening-unneeded = dieses Ereignis verbirgt nichts, und doch wird etwas dazu offengelegt.
log-salt = das Salz des verdeckten Zugs { $of } stammt nicht aus dem Geheimnis der Partie.
log-reveal-missing = der verdeckte Zug { $of } müsste schon aufgedeckt sein.
log-reveal-order = der verdeckte Zug { $found } wird nicht in der richtigen Reihenfolge aufgedeckt.
log-not-over = der Kopf sagt, die Partie sei zu Ende, aber sie geht weiter.
log-end-missing = die Partie ist zu Ende, aber der Kopf sagt nicht, wie.
log-outcome = der Kopf nennt ein Ergebnis, das nicht das wahre ist.
