# What is wrong with a lesson

lesson-check-at-step = Stap { $step } ({ $name }): { $what }
lesson-check-game = Het spel kan niet worden opgezet. { $why }
lesson-check-old-rules = De les volgt versie { $version } van de regels; de nieuwste is { $newest }.
lesson-check-seat = Aan een tafel voor { $seats } is er geen plaats { $seat }.
lesson-check-position = De stelling is onmogelijk. { $why }
lesson-check-draw = Een voorbereide trekking past niet. { $why }
lesson-check-start-move = Zet { $number } vóór de les, ‘{ $move }’, kan niet. { $why }
lesson-check-wrong = Behalve de juiste begint geen toegestane zet met ‘{ $start }’, dus dat antwoord komt nooit.
lesson-check-over = Er wordt een zet gevraagd, maar de partij is afgelopen.
lesson-check-turn = Er wordt een zet gevraagd, maar { $seat } is aan de beurt: zet wat de anderen doen bij ‘then’ van de stap ervoor.
lesson-check-ask = ‘{ $move }’ wordt gevraagd, maar kan niet{ $after ->
        [none] { "" }
       *[other] { " " }na { $after }
    }. { $why }
lesson-check-written = ‘{ $move }’ schrijf je als ‘{ $written }’.
lesson-check-then = ‘{ $move }’ staat bij ‘then’, maar kan niet{ $after ->
        [none] { "" }
       *[other] { " " }na { $after }
    }. { $why }
lesson-check-ways = Meer dan { $most } wegen leiden hierheen; vraag minder zetten per stap.
lesson-check-end = Aan het eind is de partij niet afgelopen, maar wie verder speelt komt nooit aan de beurt.
lesson-check-same-key = Twee zinnen hebben de sleutel { $key }; geef een van de stappen een andere naam.
lesson-check-sentence = In de taal ‘{ $language }’ ontbreekt de zin { $key }, of hij heeft een gegeven nodig.
lesson-check-language = De les heeft geen zinnen in de taal ‘{ $language }’; daar wordt ze in het Engels gegeven.
lesson-check-words = De zin { $key } heeft in de taal ‘{ $language }’ { $words } woorden; hoogstens { $most } zijn toegestaan.

# A lesson from a match

lesson-from-unfinished = de partij is niet afgelopen; het geheim ervan mag nog niet worden verteld.
lesson-from-none = { $seat } doet in dat deel van de partij geen zet.
lesson-from-many = dat zouden { $steps } stappen zijn; een les heeft er hoogstens { $most }. Zeg met --to waar ze eindigt.
lesson-from-time = bij stap { $step } van de partij is de tijd om, wat een les niet kan; eindig daarvoor met --to.
lesson-from-head = De zinnen van de les { $name } van { $game }: elk hoogstens 30 woorden.
lesson-from-asked = doe deze zet: { $move }
lesson-from-end = Zo is het gespeeld. Nu kun je vanaf hier verder spelen.
