## Een eerste spel

lesson-keltis-first-hello = Oude stenen in vijf kleuren liggen verdekt. Verzamel lange rijen van één kleur: de meeste punten winnen. Draai een tegel om.
lesson-keltis-first-hello-take = Die tegel heeft je tegenstander laten liggen, en je zou hem kunnen nemen. Draai er eerst eens een om.
lesson-keltis-first-begin = Een gele 2. Houd je die, dan begin je een gele rij. Eén tegel kost 4 punten, twee kosten er 3, drie of meer leveren op.
lesson-keltis-first-begin-leave = In het midden ligt hij daar voor iedereen, en je beurt is voorbij. Houd hem deze keer.
lesson-keltis-first-again = Houden of laten liggen: dan is je beurt voorbij. Je tegenstander liet de gele 5 liggen. Draai nog een tegel om.
lesson-keltis-first-again-take = Je mag een open tegel nemen, en dat ga je zo doen. Draai er eerst een om.
lesson-keltis-first-leave = Met de groene 7 begin je een tweede rij: 4 punten minder. Je hoeft hem niet te houden: laat hem liggen.
lesson-keltis-first-leave-keep = Nu is er een groene rij. Die kost 4 punten, tot er meer groene tegels bij komen. Laat hem deze keer liggen.
lesson-keltis-first-take = In plaats van een tegel om te draaien mag je er een nemen die open ligt. Neem de gele 5.
lesson-keltis-first-take-flip = Draai je een tegel om, dan kun je in die beurt geen andere meer nemen. Neem liever de gele 5.
lesson-keltis-first-take-down = 2, dan 0: je rij zou omlaag lopen, en lager dan 0 is er niets. Neem de gele 5.
lesson-keltis-first-take-skip = 2, dan 6: de 5 past er dan niet meer tussen. Neem eerst de gele 5.
lesson-keltis-first-take-second = Daarmee begin je een tweede rij, en die kost 4 punten. Neem de gele 5.
lesson-keltis-first-way = 2, dan 5: je gele rij loopt omhoog, dus alleen hogere getallen passen. Een andere mag omlaag. Overslaan mag. Neem de gele tegel die past.
lesson-keltis-first-way-flip = Er ligt iets beters open in het midden: een gele tegel hoger dan 5. Neem die.
lesson-keltis-first-way-second = Daarmee begin je een tweede rij, en die kost 4 punten. Neem de gele tegel die in je rij past.
lesson-keltis-first-worth = Drie tegels leveren 2 punten op, vier 3, vijf 6, zes of meer 10, wat erop staat telt niet. Je tegenstander nam de groene 7. Draai er een om.
lesson-keltis-first-clover = Een klaver! Leg je die neer, dan ben je meteen nog eens aan de beurt. Houd hem.
lesson-keltis-first-clover-leave = Blijft de klaver liggen, dan krijgt wie hem later neemt de extra beurt. Houd hem.
lesson-keltis-first-extra = Hier is je extra beurt, gewoon een beurt als elke andere. Draai een tegel om.
lesson-keltis-first-wishing = Een wenssteen, je tweede. Geen enkele hebben kost 4 punten, één kost 3, twee leveren 2 op, en meer nog meer. Houd hem.
lesson-keltis-first-wishing-leave = Dan heb je maar één wenssteen, en die kost 3 punten; je tegenstander zou deze kunnen nemen. Houd hem.
lesson-keltis-first-score = Je hebt 8 punten: 6 voor vijf gele tegels, 2 voor twee wensstenen. Draai nog een tegel om.
lesson-keltis-first-choice = Wie deze tegel houdt, krijgt de 3 bonuspunten. Maar er begint een rij mee: 4 punten minder. Houden of laten liggen? Beslis zelf.
lesson-keltis-first-end = Dat is alles. Het spel eindigt als de laatste verdekte tegel is omgedraaid; wat in het midden blijft, telt voor niemand. De meeste punten winnen.
