# What the page says at a table of Roads & Boats.

## map

## play

## panel

## read

rb-read-any = any goods
rb-read-tile = { $terrain } at { $tile }
