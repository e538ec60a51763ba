//! One story of a store, told on SQLite and on a PostgreSQL that the tests start themselves.
#![allow(clippy::unwrap_used)]

mod crowd;
mod log;
mod maps;
mod moving;
mod outbox;
mod people;
mod place;
mod trouble;

use place::Place;

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_the_promises() {
    promises(&Place::files()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_keeps_the_promises() {
    promises(&Place::server()).await;
}

async fn promises(place: &Place) {
    log::a_table_is_made_grows_and_is_read_back(&place.store().await).await;
    log::a_stale_commit_leaves_no_mark(&place.store().await).await;
    log::a_long_step_is_stored_whole(&place.store().await).await;
    log::members_are_replaced(&place.store().await).await;
    log::lists_have_filters_and_pages(&place.store().await).await;
    log::due_tables_come_in_order(&place.store().await).await;
    log::texts_survive(&place.store().await).await;
    crowd::every_acknowledged_commit_is_there(&place.store().await).await;
    crowd::racers_get_one_winner(&place.store().await).await;
    crowd::a_bad_commit_does_not_harm_its_batch(&place.store().await).await;
    crowd::two_nodes_do_not_lose_commits(place).await;
    crowd::quotas_hold_in_a_crowd(place).await;
    crowd::only_who_sits_at_a_table_that_is_not_over_is_counted(&place.store().await).await;
    people::names_are_unique_however_they_are_spelled(&place.store().await).await;
    people::sessions_come_and_go(&place.store().await).await;
    people::a_deleted_user_is_forgotten(&place.store().await).await;
    people::words_of_whoever_goes_are_blanked(&place.store().await).await;
    people::a_table_opened_while_its_host_goes_keeps_no_title(place).await;
    people::webhooks_and_notes_are_kept(&place.store().await).await;
    maps::maps_are_drawn_changed_and_listed(&place.store().await).await;
    maps::scores_are_stored_with_the_last_entry(&place.store().await).await;
    maps::what_somebody_leaves_behind_is_nobodys(&place.store().await).await;
    outbox::a_notice_is_claimed_by_one_node(place).await;
    outbox::the_oldest_notices_make_room(&place.store().await).await;
    outbox::nobody_is_told_who_does_not_want_to_be(&place.store().await).await;
    outbox::old_notices_are_purged(&place.store().await).await;
    moving::reopening_keeps_everything(place).await;
}
