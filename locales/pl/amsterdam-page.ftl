# What the page says at a table of Amsterdam.

## The board

amb-map = Mapa: { $board }
amb-closer = Przybliż
amb-farther = Oddal
amb-whole = Pokaż całą mapę
amb-built-by = właściciel: { $name }
