# What the page says of maps: gallery, editor, generator and the best solo games.
