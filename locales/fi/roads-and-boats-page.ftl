# What the page says at a table of Roads & Boats.

## map

## play

## panel

## read

rb-read-any = mitä tahansa tavaraa
rb-read-tile = { $terrain } ({ $tile })
