# What the page says around tables.

page-loading = Et øyeblikk …
page-close = Lukk
page-lost = Det finnes ingenting på denne adressen.
page-unreachable = Serveren svarer ikke. Prøv igjen om et øyeblikk.
