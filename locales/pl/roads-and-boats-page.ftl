# What the page says at a table of Roads & Boats.

## map

## play

## panel

## read

rb-read-any = dowolne towary
rb-read-tile = { $terrain } ({ $tile })
