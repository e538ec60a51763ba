create table users (
    id text collate "C" primary key,
    name text,
    folded text collate "C" unique,
    look text collate "C" unique,
    password text,
    language text,
    created_at bigint not null,
    seen_at bigint not null
);

create table sessions (
    hash text collate "C" primary key,
    user_id text collate "C" not null references users (id) on delete cascade,
    kind text not null,
    label text not null,
    scope text not null,
    created_at bigint not null,
    seen_at bigint not null,
    expires_at bigint
);

create index sessions_user on sessions (user_id);
create index sessions_end on sessions (expires_at) where expires_at is not null;

create table webhooks (
    user_id text collate "C" primary key references users (id) on delete cascade,
    url text not null,
    style text not null
);

create table tables (
    id text collate "C" primary key,
    game text not null,
    rules bigint not null,
    stage text not null,
    is_listed bigint not null,
    host text collate "C" not null,
    seq bigint not null,
    created_at bigint not null,
    updated_at bigint not null,
    wake_at bigint,
    summary text not null
);

create index tables_recent on tables (stage, updated_at, id);
create index tables_due on tables (wake_at) where wake_at is not null;

create table members (
    table_id text collate "C" not null,
    user_id text collate "C" not null,
    is_invited bigint not null,
    primary key (table_id, user_id)
);

create index members_user on members (user_id, table_id);

-- Everybody who has ever been a member.
create table visits (
    user_id text collate "C" not null,
    table_id text collate "C" not null,
    primary key (user_id, table_id)
);

create function note_visit() returns trigger language plpgsql as $$
begin
    insert into visits (user_id, table_id) values (new.user_id, new.table_id) on conflict do nothing;
    return null;
end
$$;

create trigger members_visit after insert on members for each row execute function note_visit();

create table entries (
    table_id text collate "C" not null,
    seq bigint not null,
    at bigint not null,
    kind text not null,
    author text collate "C",
    key text collate "C",
    body text not null,
    primary key (table_id, seq)
);

create unique index entries_key on entries (table_id, author, key) where key is not null;
create index entries_said on entries (author) where kind = 'said';

create table notes (
    table_id text collate "C" not null references tables (id) on delete cascade,
    user_id text collate "C" not null references users (id) on delete cascade,
    body text not null,
    primary key (table_id, user_id)
);

create index notes_user on notes (user_id);

create table outbox (
    id bigint generated always as identity primary key,
    user_id text collate "C" not null,
    table_id text collate "C" not null,
    body text not null,
    created_at bigint not null,
    next_at bigint not null,
    tries bigint not null
);

create index outbox_due on outbox (next_at, id);
create index outbox_user on outbox (user_id, id);

-- Whoever cannot be reached is told the latest, not everything.
create function keep_latest_notices() returns trigger language plpgsql as $$
begin
    delete from outbox where user_id = new.user_id and id <= (
        select id from outbox where user_id = new.user_id order by id desc limit 1 offset 100
    );
    return null;
end
$$;

create trigger outbox_full after insert on outbox for each row execute function keep_latest_notices();

-- Written to find out whether anything can be.
create table pulse (
    id bigint primary key,
    at bigint not null
);
