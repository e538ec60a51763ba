# What the page says at a table of Amsterdam.
