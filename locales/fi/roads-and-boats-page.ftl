# What the page says at a table of Roads & Boats.

## map

## play

## panel

## read
