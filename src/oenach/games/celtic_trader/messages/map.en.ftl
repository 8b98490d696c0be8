# Maps of Celtic Trader: the drawn map, the commands, and what is wrong with a file.

## On a drawn map

map-draw-reconstruction = A reconstruction, not the map that was printed
map-draw-version = version { $version }
map-draw-description = Map of Celtic Trader with { $tiles } hexagonal tiles, roads between them, and the strongholds { $names }. Beside it stand the demand charts, the roles and the signs.
map-draw-land = Tile { $tile }
map-draw-stronghold = Tile { $tile }, stronghold of the { NAME($name) }
map-draw-circle-tile = Tile { $tile }, the stone circle
map-draw-section = Road { $section }, leading to { $ways }
map-draw-section-goods = Road { $section }, leading to { $ways }; found here: { $goods }
map-draw-resource = { WORD("word-celtic-trader-token", $resource) }
map-draw-ability = { WORD("word-celtic-trader-ability", $ability) }
map-draw-role = { WORD("word-celtic-trader-role", $role) }
map-draw-start = starts at { $place }
map-draw-rp = { $points } VP for each RP left
map-draw-no-bonus = no bonus
map-draw-charts = Demand
map-draw-roles = Roles
map-draw-abilities = Abilities
map-draw-cost = Price in RP
map-draw-signs = Signs
map-draw-roman = Place for a Roman token
map-draw-flag = Start of the role with this number
map-draw-bridge = Bridge: the two roads do not meet
map-draw-north = N

## Commands

map-written = Written: { $file }
map-summary-reconstruction = { $name }, version { $version }: a reconstruction, not the map that was printed
map-summary-printed = { $name }, version { $version }
map-summary-tiles = { $tiles } tiles with { $sections } road sections; { $bridges ->
        [0] no road crosses another
        [one] one road crosses another by a bridge
       *[other] { $bridges } times a road crosses another by a bridge
    }
map-summary-spots = { $spots } resource spots, { $each } of each kind
map-summary-strongholds = strongholds and how many roads lead there: { $names }
map-summary-circle = from the stone circle ({ $circle }) it is { $near_stronghold } to { $far_stronghold } movement points to the strongholds, { $near_spot } to { $far_spot } to the spots
map-summary-roles = roles: { $roles }
map-summary-role = { WORD("word-celtic-trader-role", $role) } from { $place }

## Files that are refused

map-file-unreadable = the map file { $file } can’t be read: { $why }.
map-file-not-a-file = { $file } can’t be read as a map: it is a folder, a pipe or a device.
map-file-too-large = the map file { $file } is larger than { $megabytes } megabytes; no map is.
map-file-not-utf-8 = the map file { $file } is not text in UTF-8: line { $line } can’t be read.
map-file-not-json = the map file { $file } is not sound JSON: it can’t be understood at line { $line }, column { $column }. Often a comma, a bracket or a quotation mark is missing or too many just before.
map-file-too-deep = the map file { $file } is nested far too deep.
map-file-key-twice = in the map file { $file }, at { $where }: the key { $name } stands twice in one object.
map-file-faulty = in the map file { $file }, at { $where }: { WORD("fault", $fault) } (rule { $rule }). { $count ->
        [one] That is its only fault.
       *[other] It has { $count } faults in all; “oenach map check” names them.
    }

## Mistakes in map files

map-place-tile = tile { $name }
map-place-section = section { $name }
map-place-edge = edge { $name }

map-phrase-object = an object
map-phrase-list = a list
map-phrase-text = text
map-phrase-number = a whole number
map-phrase-flag = true or false
map-phrase-nothing = null
map-phrase-very-large = a very large number
map-phrase-text-key = a key that is text
map-phrase-role = a role
map-phrase-nameless = without a name
map-phrase-form-id = a letter, then up to 15 letters, digits, _ or -
map-phrase-form-role = a small letter, then up to 23 small letters, digits or -
map-phrase-form-title = 1 to 60 characters that can be printed

map-fault-file-too-large = more than { $limit } values are too many for a map
map-fault-text-too-long = more than { $limit } characters of text are too many for a map
map-fault-file-too-deep = nested more than { $limit } levels deep
map-fault-not-json = { $found } is not a value that JSON knows
map-fault-number-not-finite = { $found } is not a number that JSON knows
map-fault-number-too-large = a number may have at most { $digits } digits here
map-fault-text-not-unicode = the text holds half of a surrogate pair
map-fault-wrong-type = { $expected } is expected here, not { $found }
map-fault-missing-key = the key { $name } is missing
map-fault-unknown-key = the key { $name } is not known here
map-fault-bad-name = { $found } is not a name ({ $form })
map-fault-out-of-range = { $found } does not lie between { $low } and { $high }
map-fault-wrong-length = { $expected } entries are expected here, not { $found }
map-fault-unknown-kind = { $found } is not a kind of tile (land, stronghold, circle)
map-fault-unknown-resource = { $found } is not a resource (deer, cloth, wheat, fish, ore, grapes)
map-fault-unknown-column = { $found } is not a column of a chart (1, 2, 4, 6, 8)
map-fault-unknown-bonus = { $found } is not a bonus (movement, trading, carrying, rp)
map-fault-name-taken = the name { $name } is already used by { $other }
map-fault-name-reserved = the name { $name } is that of a token
map-fault-sole-section-name = the tile’s only section must be named { $expected }, not { $found }
map-fault-place-taken = { $other } already lies at [{ $q }, { $r }]
map-fault-tile-count = { $found } tiles, where { $low } to { $high } are needed
map-fault-stronghold-count = { $found } strongholds, where { $expected } are needed
map-fault-circle-count = { $found } stone circles, where exactly one is needed
map-fault-resource-count = { $found } spots for { $resource }, where { $expected } are needed
map-fault-role-count = { $found } roles, where { $expected } are needed
map-fault-tile-without-section = the tile has no road
map-fault-section-without-edge = the section reaches no edge of its tile
map-fault-edge-taken = section { $other } already uses this edge
map-fault-road-off-map = the road leads off the map
map-fault-edge-without-road = the road ends here: tile { $other } has no road at its edge { $other_edge }
map-fault-stronghold-without-name = a stronghold needs a name
map-fault-name-not-stronghold = only a stronghold has a name
map-fault-stronghold-roads = a stronghold needs at least two roads, and has { $found }
map-fault-stronghold-road-edges = a stronghold’s road has exactly one edge, not { $found }
map-fault-stronghold-road-roman = a stronghold’s road always has a Roman place
map-fault-spot-on-stronghold = { $resource } can’t lie on a stronghold’s tile
map-fault-spot-twice = { $resource } has two spots on one section
map-fault-section-unreachable = no road leads here from the stone circle
map-fault-stronghold-unreachable = no road leads to the stronghold { $name } from the stone circle
map-fault-chart-missing = the stronghold { $name } has no chart
map-fault-chart-without-stronghold = there is no stronghold { $name }
map-fault-start-unknown = { $found } is neither a section nor a stronghold
map-fault-start-on-stronghold-road = { $found } is a road of a stronghold; name the stronghold instead

## The template

map-template-file = Enter the values of the printed game here, piece by piece. What stands here now is a sound map, our reconstruction, so you can try it at any time: “oenach map check FILE” names every mistake, “oenach map draw FILE -o map.svg” shows it, “oenach play celtic-trader --map FILE” plays on it. Give the map a name, and raise “version” by one whenever you change it. Set “reconstruction” to false only when everything is as it was printed. Comments like this one may stand in any object and may be deleted.
map-template-land = A tile of land. “id” is a short name of your choice, used when you type moves. “at” is [q, r]: the next tile to the east is [q+1, r], the next to the south-east [q, r+1]. Turn the map so that tiles have a corner at the top. “edges” are those that the road leads over, counted clockwise: 0 north-east, 1 east, 2 south-east, 3 south-west, 4 west, 5 north-west. Where a road leads over an edge, the tile beyond must have one at its opposite edge: 0 and 3, 1 and 4, 2 and 5. A tile with one road network has one section with the tile’s name. “spots” lists the resources printed on that road: deer, cloth, wheat, fish, ore, grapes; there must be three of each on the whole map. If a section has no place for a Roman token, add “roman”: false.
map-template-bridge = Roads that cross on a tile without meeting (a bridge) are sections of their own, each with its edges and spots; name them after the tile with a, b, …
map-template-stronghold = A stronghold, by the name of its tribe in small letters. Every road that enters it is a section of its own with one edge; there are at least two, and no spots. The map has six strongholds.
map-template-circle = The stone circle, of which there is exactly one. Its roads are entered like those of land.
map-template-charts = For each stronghold the column in which the marker of each resource starts: 1, 2, 4, 6 or 8, as printed on its chart.
map-template-roles = The six roles, by names of your choice in small letters. “start” is a section or a stronghold. “bonus” says what the role adds to the score: for movement, trading or carrying the victory points at levels 0 to 4, five numbers; “rp” is the number of victory points for each reputation point left. A role may have several.
