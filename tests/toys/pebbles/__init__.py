"""Pebbles, a toy game for tests that need some game: it has a little of everything.

P1. Two to four play. Who begins is drawn, or agreed on.
P2. In a round each seat in turn lays pebbles, red or green, on free places, face down if nothing
    else was agreed. A turn goes on until the seat is done; in a brisk match it is one pebble.
P3. Whoever is done lays no more in this round. In place of saying so a seat may toss a coin, for a
    point if it falls on heads; not in a brisk match.
P4. Once no place is free there is nothing left but to be done.
P5. When all are done the pebbles are turned up, and the weather is drawn, three times as often sun
    as rain. In the sun a red pebble counts 2, in the rain a green one counts 5.
P6. Only pebbles may be queued.
P7. When the agreed minutes are over, the round is the last one.
P8. After the agreed number of rounds whoever has the most points has won.
"""
