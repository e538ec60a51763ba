-- Whether somebody is told only when a game waits for them, and not when they can act early. Nobody has said so yet.
alter table webhooks add column is_quiet bigint;
