# What the page says at a table of Amsterdam.

## The board

amb-map = Kartta: { $board }
amb-closer = Lähennä
amb-farther = Loitonna
amb-whole = Näytä koko kartta
amb-built-by = rakentaja: { $name }
