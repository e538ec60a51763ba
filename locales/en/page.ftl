# What the page says around tables.

page-loading = One moment…
page-close = Close
page-lost = There is nothing at this address.
page-unreachable = The server does not answer. Try again in a moment.
