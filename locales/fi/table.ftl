# What the page says at every table.

table-bot-name = Botti { $number } ({ $bot })
table-guest-name = Vieras { $number }
