# What the page says around tables.

page-loading = Chwileczkę…
page-close = Zamknij
page-lost = Pod tym adresem nic nie ma.
page-unreachable = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
