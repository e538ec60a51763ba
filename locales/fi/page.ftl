# What the page says around tables.

page-loading = Hetki…
page-close = Sulje
page-lost = Tästä osoitteesta ei löydy mitään.
page-unreachable = Palvelin ei vastaa. Yritä hetken päästä uudelleen.
