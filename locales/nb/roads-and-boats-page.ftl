# What the page says at a table of Roads & Boats.

## map

## play

## panel

## read

rb-read-any = hvilke som helst varer
rb-read-tile = { $terrain } på { $tile }
