## What everything on the board is

explain-celtic-trader-resource = Wird auf der Karte aufgenommen und an einer Festung für RP geliefert; auf der Karte: { $count }.
explain-celtic-trader-worth = Der beste Preis jetzt: { $points } RP, bei { $place }.
explain-celtic-trader-worthless = Niemand handelt mehr.
explain-celtic-trader-event-roman = Beendet den Zug von allen, die hierher kommen. Auf allen Straßen einer Festung erobern die Römer sie.
explain-celtic-trader-event-cycle = Alle abgelegten Plättchen kommen in den Beutel zurück.
explain-celtic-trader-event-orders = Ein Römerplättchen deiner Wahl verlässt die Karte.
explain-celtic-trader-event-romanisation = Eine Festung deiner Wahl wird erobert.
explain-celtic-trader-circle = Wer hier anhält, kann mit RP Fähigkeiten verbessern und danach RP in SP umwandeln.
explain-celtic-trader-road = Eine Straße: Ein Schritt zum nächsten Landschaftsteil kostet einen Bewegungspunkt.
explain-celtic-trader-road-roman = Eine Straße mit einem Römerplättchen: Wer sie betritt, beendet dort den Zug.
explain-celtic-trader-stronghold = Zahlt für Lieferungen, in RP: { $pieces }. Jede Lieferung senkt, was dafür gezahlt wird.
explain-celtic-trader-city = Von den Römern erobert: Hier handelt niemand mehr, aber man darf hindurchreisen.
explain-celtic-trader-price = Zahlt jetzt { $points } RP{ $seated ->
        [yes] , mit deinem Handelsbonus ({ $bonus }) je Plättchen
       *[no] {""}
    }. Eine Lieferung senkt das auf { $before }; Waren ohne freies Feld können es auf { $after } heben.
explain-celtic-trader-ability-movement = Bewegungspunkte je Zug.
explain-celtic-trader-ability-trading = Mehr RP für jedes gelieferte Plättchen.
explain-celtic-trader-ability-carrying = So viele kann man tragen / so viele je Zug aufnehmen, ohne anzuhalten.
explain-celtic-trader-next-level = Nächste Stufe: { $after }, für { $cost } RP.
explain-celtic-trader-top-level = Das ist die höchste Stufe.
explain-celtic-trader-role = Am Ende: { $pieces }.
explain-celtic-trader-goods = Wer auf dieser Straße steht, kann es aufnehmen.
explain-celtic-trader-free-spot = Ein freies Feld: Das nächste Plättchen dieser Art aus dem Beutel kann hier liegen.
explain-celtic-trader-roman-place = Ein Platz für ein Römerplättchen.
explain-celtic-trader-tile = { $count ->
        [one] Ein Landschaftsteil mit einer Straße.
       *[other] Ein Landschaftsteil mit { $count } Straßen, die sich nicht treffen.
    }
explain-celtic-trader-map = Straßen führen von Landschaftsteil zu Landschaftsteil, zu sechs Festungen und zum Steinkreis.
explain-celtic-trader-pawn = { $points } Bewegungspunkte je Zug; trägt { $count } von { $most }.
explain-celtic-trader-carried = Getragen, um es an einer Festung zu liefern.
explain-celtic-trader-room-name = Platz für Waren
explain-celtic-trader-room = Trägt { $count } von { $most }; noch etwas aufzunehmen kann die Bewegung beenden.
explain-celtic-trader-level-bonus = { $points } SP am Ende für diese Stufe.
explain-celtic-trader-cost = Diese Stufe einer Fähigkeit kostet am Steinkreis { $cost } RP.
explain-celtic-trader-rp = Verdient durch Lieferungen. Am Steinkreis kaufen sie Fähigkeiten oder werden zu SP; was übrig bleibt, zählt nur für der Vertrauenswürdige.
explain-celtic-trader-vp = Sie zählen am Ende, mit dem Bonus der Rolle.
explain-celtic-trader-bag = Zu Beginn jedes Zugs werden zwei gezogen. Was im Beutel ist, dürfen alle sehen.
explain-celtic-trader-discard = Sie kommen in den Beutel zurück, wenn das Kreislaufplättchen gezogen wird.
explain-celtic-trader-supply = RP und SP kommen von hier. Ist er am Ende eines Zugs leer, endet das Spiel.
explain-celtic-trader-round = Das Spiel endet, wenn alle Festungen erobert sind ({ $count } handeln noch), der Vorrat leer oder eine vereinbarte Grenze erreicht ist.
explain-celtic-trader-points = Einer für jeden Schritt von Landschaftsteil zu Landschaftsteil. Was übrig bleibt, verfällt.
explain-celtic-trader-claim = RP werden eins zu eins zu SP, einmal bei diesem Besuch; danach bleibt nur das Ende des Zugs.
