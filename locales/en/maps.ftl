# What the page says of maps: gallery, editor, generator and the best solo games.

## Gallery

maps-title = Maps
maps-lead = The map shapes every game of Roads & Boats. Choose one, draw your own, or try a random one.
maps-draw = Draw a map
maps-random = Random map
maps-random-short = Random
maps-import = Import a file
maps-import-short = Import
maps-which = Maps to show
maps-all = All maps
maps-mine = My maps
maps-filter-seats = Players
maps-filter-all = Any
maps-solo = Solo
maps-seats = { $seats } players
maps-seats-none = no player count yet
maps-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
maps-from-box = comes with the game
maps-by = by { $name }
maps-mine-shared = yours, in the gallery
maps-mine-draft = yours, not listed
maps-unfinished = Not finished yet
maps-best-here = Best score here
maps-record = Best known score
maps-none = No maps found.
maps-none-mine = You have not drawn a map like this yet. Lay a few tiles, add a river, and play on it right away.
maps-count = { $count ->
    [one] One map
   *[other] { $count } maps
}

## A map

maps-back = All maps
maps-drawing = Picture of the map { $name }
maps-fact-seats = For
maps-fact-tiles = Tiles
maps-fact-homes = Homes
maps-fact-start = Each home starts with
maps-homes-free = on any land
maps-homes-named = { $count ->
    [one] on { $count } marked tile
   *[other] on { $count } marked tiles
}
maps-start-donkeys = donkeys
maps-start-geese = geese
maps-play = Play here
maps-play-solo = Play here alone
maps-edit = Edit
maps-copy = Edit a copy
maps-copy-name = { $name } (copy)
maps-export = Export
maps-share = Share
maps-share-link = Anyone with the link can see this map and play on it.
maps-share-listed = Everyone can find this map in the gallery. The link goes straight to it.
maps-share-list = Show in the gallery
maps-share-list-about = Then everyone can find it. Only a map without problems can be shown.
maps-delete = Delete { $name }?
maps-delete-about = The map is deleted permanently. Games already started on it continue.
maps-scores = Best solo games
maps-scores-none = Nobody has finished a solo game here yet. Yours can be the first.
maps-scores-not-you = You are not on this list yet.
maps-score-place = Place
maps-score-player = Player
maps-score-points = Points
maps-score-turns = Turns
maps-score-when = Date
maps-score-replay = Replay of the game: { $name }

## A random map

maps-random-seats = Players
maps-random-size = Size: { $tiles } tiles
maps-random-size-about = { $fewest } to { $most }, all the tiles in the box.
maps-random-sea-about = { $least } to { $most }. Leave empty for a random number.
maps-random-seed = Seed
maps-random-seed-about = The same seed makes the same map.
maps-random-from-seed = Use this seed
maps-random-again = Another map
maps-random-done = New map with { $tiles } tiles.
maps-random-take = Use this map
maps-random-edit = Edit it
maps-random-play = Play on it

## A map from elsewhere

maps-import-about = Maps from Towpath, and maps that Roads & Boats players share as text.
maps-import-file = Choose a file or drop it here
maps-import-paste = Or paste the text
maps-import-read = { $name }: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}. { $problems ->
    [0] No problems found.
    [one] One problem, marked in the editor.
   *[other] { $problems } problems, marked in the editor.
}
maps-import-open = Open in the editor

## The editor

maps-editor = Map editor
maps-new-name = New Country
maps-name = Map name
maps-save = Save
maps-saved = Saved
maps-undo = Undo
maps-redo = Redo
maps-test = Try it out
maps-test-title = Test: { $name }
maps-draft = You have unsaved changes ({ $name }, { $when }).
maps-draft-take = Continue editing
maps-draft-drop = Discard
maps-tools = Tools
maps-tool-river = River
maps-tool-home = Home
maps-tool-erase = Erase
maps-tool-hand = Move
maps-paper = The map
maps-paper-how = Arrow keys move from place to place. 1 to 6 lay a tile, Q, E, A, D, Z and C draw a river over an edge, R rotates the tile, H makes it a home, Delete removes it.
maps-paper-empty = Choose a terrain and draw: click, or press and drag. Then draw rivers down to the sea.
maps-spot = { $place }: { $what }
maps-spot-empty = empty
maps-spot-river = river towards { $edges }
maps-spot-home = home
maps-tile = Tile { $place }
maps-terrain = Terrain
maps-rivers = Rivers
maps-river-to = River towards { $direction }
maps-turn = Rotate
maps-part = Reconnect rivers
maps-home = Make this a home
maps-no-home = Remove home
maps-remove = Remove tile
maps-check = Check the map
maps-checking = Checking…
maps-check-good = A game can be played on this map.
maps-check-count = { $count ->
    [0] Ready to play
    [one] One problem
   *[other] { $count } problems
}
maps-for = Number of players
maps-keys = Keys
maps-key-move = move from place to place
maps-key-terrain = lay a tile of that terrain
maps-key-river = draw a river over that edge
maps-key-turn = rotate the tile
maps-key-part = connect its rivers differently
maps-key-home = add or remove a home
maps-key-remove = remove the tile
maps-key-undo = undo; with Shift: redo
maps-key-zoom = zoom in, zoom out, show all
maps-key-pan = Drag with the right mouse button or with two fingers to move the map; scroll to zoom.

## A new table: its map, and how the rows of the wonder are counted

maps-new-country = Map
maps-new-map = Choose a map
maps-new-map-free = Built by the players, tile by tile
maps-new-map-drawn = Your new map
maps-new-map-gallery = Browse all maps
maps-new-tiles = Number of tiles
maps-new-tiles-about = From { $fewest } to { $most }.
maps-new-sea = Sea tiles
maps-new-sea-about = { $least } to { $most }. Leave empty to let each player decide.
maps-new-rows = Points for a row of the wonder
maps-new-rows-bricks = Shared by number of bricks
maps-new-rows-players = Shared equally by players
maps-new-rows-about = By number of bricks, three bricks of the six in a row get half of its 10 points. Shared equally, one brick gets as much as three.
maps-sum-map = The map is { $map }.
maps-sum-map-free = The players build the map from { $tiles } tiles.
maps-sum-map-free-sea = The players build the map from { $tiles } tiles, { $sea } of them sea.

maps-solution = Best known solution
maps-solution-from = gold { $gold }, coins { $coins }, stock { $stock }, wonder { $rows }
maps-solution-watch = Watch the best known
maps-best-mine = Your best
