-- Entries lie in the order in which they came, so that what many tables write at once goes to few pages.
alter table entries rename to old_entries;

create table entries (
    table_id text not null,
    seq bigint not null,
    at bigint not null,
    kind text not null,
    author text,
    key text,
    body text not null,
    unique (table_id, seq)
);

insert into entries (table_id, seq, at, kind, author, key, body)
    select table_id, seq, at, kind, author, key, body from old_entries order by table_id, seq;

drop table old_entries;

create index entries_said on entries (author) where kind = 'said';
