# What the page says of maps: gallery, editor, generator and the best solo games.

## Gallery

maps-title = Maps
maps-lead = The country decides how a game of Roads & Boats goes. Choose one, draw your own, or try a random one.
maps-draw = Draw a map
maps-random = Random map
maps-random-short = Random
maps-import = Import a file
maps-import-short = Import
maps-which = Which maps
maps-all = All maps
maps-mine = My maps
maps-filter-seats = Players
maps-filter-all = Any
maps-solo = Solo
maps-seats = { $seats } players
maps-seats-none = for nobody yet
maps-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
maps-from-box = comes with the game
maps-by = by { $name }
maps-mine-shared = yours, shown to all
maps-mine-draft = yours, not listed
maps-unfinished = Not finished yet
maps-best-here = Best here
maps-record = Best known
maps-none = There is no such map yet.
maps-none-mine = You have drawn no such map yet. Lay a few tiles, let a river run, and play on it right away.
maps-count = { $count ->
    [one] One map
   *[other] { $count } maps
}

## A map

maps-back = All the maps
maps-drawing = Drawing of the map { $name }
maps-fact-seats = For
maps-fact-tiles = Tiles
maps-fact-homes = Homes
maps-fact-start = What a home begins with
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
maps-copy = Draw on a copy
maps-copy-name = { $name }, changed
maps-export = Export
maps-share = Share
maps-share-link = Whoever has the link sees the map and can play on it.
maps-share-listed = Everybody finds this map in the gallery. The link leads straight to it.
maps-share-list = Show it in the gallery
maps-share-list-about = Then everybody finds it. Only a map without faults can be shown.
maps-delete = Delete { $name }?
maps-delete-about = The map is gone for good. Games that are played on it go on.
maps-scores = Best solo games
maps-record-full = The best that is known of this map: { $score } points, { $by }.
maps-scores-none = Nobody has finished a solo game here yet. The first one leads the list.
maps-scores-not-you = You are not among them yet.
maps-score-place = Place
maps-score-player = Who
maps-score-points = Points
maps-score-turns = Turns
maps-score-when = When
maps-score-replay = Replay of the game: { $name }

## A random map

maps-random-seats = Players
maps-random-size = Size: { $tiles } tiles
maps-random-size-about = From { $fewest } to the { $most } of the box.
maps-random-sea-about = { $least } to { $most }, or empty to leave it to chance.
maps-random-seed = Seed
maps-random-seed-about = The same seed makes the same map.
maps-random-from-seed = Make this one
maps-random-again = Another one
maps-random-done = A map of { $tiles } tiles has been made.
maps-random-take = Take this one
maps-random-edit = Draw on it
maps-random-play = Play on it

## A map from elsewhere

maps-import-about = Maps from Towpath, and those that players of Roads & Boats exchange as text.
maps-import-file = Choose a file, or drop it here
maps-import-paste = Or paste the text
maps-import-read = { $name }: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}. { $problems ->
    [0] Everything is right.
    [one] One thing is wrong, and marked in the editor.
   *[other] { $problems } things are wrong, and marked in the editor.
}
maps-import-open = Open in the editor

## The editor

maps-editor = Map editor
maps-new-name = New Country
maps-name = Name of the map
maps-save = Save
maps-saved = Saved
maps-undo = Undo
maps-redo = Redo
maps-test = Try it out
maps-test-title = Trying out: { $name }
maps-draft = You have drawn something that is not saved ({ $name }, { $when }).
maps-draft-take = Go on with it
maps-draft-drop = Throw it away
maps-tools = Tools
maps-tool-river = River
maps-tool-home = Home
maps-tool-erase = Take away
maps-tool-hand = Move
maps-paper = The map
maps-paper-how = Arrow keys go from place to place. 1 to 6 lay a tile, Q, E, A, D, Z and C let a river run over an edge, R turns the tile, H makes it a home, Delete takes it away.
maps-paper-empty = Choose a terrain and draw: click, or press and drag. Then let rivers run to the sea.
maps-spot = { $place }: { $what }
maps-spot-empty = empty
maps-spot-river = river towards { $edges }
maps-spot-home = home
maps-tile = Tile { $place }
maps-terrain = Terrain
maps-rivers = Rivers
maps-river-to = River towards { $direction }
maps-turn = Turn
maps-part = Join differently
maps-home = Make it a home
maps-no-home = No home here
maps-remove = Take away
maps-check = Check
maps-checking = One moment…
maps-check-good = A game can be played on this map.
maps-check-count = { $count ->
    [0] Ready to play
    [one] One fault
   *[other] { $count } faults
}
maps-for = For how many players
maps-keys = Keys
maps-key-move = from place to place
maps-key-terrain = lay a tile of that terrain
maps-key-river = a river over that edge
maps-key-turn = turn the tile
maps-key-part = join its rivers otherwise
maps-key-home = home or no home
maps-key-remove = take the tile away
maps-key-undo = undo; with Shift: redo
maps-key-zoom = closer, farther, whole
maps-key-pan = Drag with the right mouse button or with two fingers to move the map; the wheel brings it closer.

## A new table: its map, and how the rows of the wonder are counted

maps-new-country = The country
maps-new-map = Map
maps-new-map-free = Made by the players, tile by tile
maps-new-map-drawn = Made just now
maps-new-map-gallery = To the gallery of maps
maps-new-tiles = How many tiles
maps-new-tiles-about = From { $fewest } to { $most }.
maps-new-sea = Sea tiles
maps-new-sea-about = { $least } to { $most }, or empty to let each player decide.
maps-new-rows = Points of a row of the wonder
maps-new-rows-bricks = Shared among the bricks in it
maps-new-rows-players = Shared equally among the players with a brick in it
maps-new-rows-about = With bricks, three bricks of a row with six get half of its 10 points. With players, one brick gets as much as three.
maps-sum-map = The map is { $map }.
maps-sum-map-free = The players make the map from { $tiles } tiles.
maps-sum-map-free-sea = The players make the map from { $tiles } tiles, { $sea } of them sea.
