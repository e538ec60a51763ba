create table maps (
    id text collate "C" primary key,
    owner text collate "C" references users (id) on delete set null,
    name text not null,
    seats bigint not null,
    tiles bigint not null,
    is_playable bigint not null,
    is_shared bigint not null,
    digest text collate "C" not null,
    created_at bigint not null,
    updated_at bigint not null,
    body text not null
);

create index maps_owner on maps (owner, updated_at, id);
create index maps_shared on maps (updated_at, id) where is_shared = 1;

create table scores (
    table_id text collate "C" primary key references tables (id) on delete cascade,
    digest text collate "C" not null,
    user_id text collate "C" references users (id) on delete set null,
    points bigint not null,
    turns bigint not null,
    is_shown bigint not null,
    at bigint not null
);

create index scores_best on scores (digest, points desc, at, table_id);
create index scores_user on scores (user_id);
