# What the page says at every table.

table-bot-name = Bot { $number } ({ $bot })
table-guest-name = Gjest { $number }
