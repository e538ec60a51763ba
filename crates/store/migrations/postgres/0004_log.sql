-- Entries have always lain in the order in which they came here.
select 1;
