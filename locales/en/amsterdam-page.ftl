# What the page says at a table of Amsterdam.

## The board

amb-map = Map of { $board }
amb-closer = Zoom in
amb-farther = Zoom out
amb-whole = Show the whole map
amb-built-by = built by { $name }
