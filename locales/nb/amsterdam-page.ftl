# What the page says at a table of Amsterdam.

## The board

amb-map = Kart over { $board }
amb-closer = Zoom inn
amb-farther = Zoom ut
amb-whole = Vis hele kartet
amb-built-by = bygget av { $name }
