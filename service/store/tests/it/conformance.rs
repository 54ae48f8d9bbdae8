//! The laws that every kind of store obeys, each tried on each kind.
//!
//! PostgreSQL runs all laws in one test, each in a database of its own, because a cluster takes a second to start.

mod laws;
mod made;
mod transfers;

use crate::place::{Kind, Place};

/// One test a law for the quick kinds.
macro_rules! each_law {
    ($($module:ident :: $law:ident),* $(,)?) => {
        mod memory {
            $(#[tokio::test]
            async fn $law() {
                super::$module::$law(&super::Place::new(super::Kind::Memory).await).await;
            })*
        }

        mod sqlite {
            $(#[tokio::test]
            async fn $law() {
                super::$module::$law(&super::Place::new(super::Kind::Sqlite).await).await;
            })*
        }

        #[tokio::test]
        async fn postgres() {
            // Keeps the cluster until the last law.
            let _first = Place::new(Kind::Postgres).await;
            $(
                // Shown when the test fails: the last one named is the broken law.
                println!("{}", stringify!($law));
                $module::$law(&Place::new(Kind::Postgres).await).await;
            )*
        }
    };
}

each_law![
    laws::what_is_appended_is_in_the_log,
    laws::a_log_is_in_order_of_numbers,
    laws::an_empty_batch_is_fine,
    laws::a_batch_may_be_of_any_size,
    laws::many_tables_share_a_commit,
    laws::odd_content_comes_back_unchanged,
    laws::a_nul_is_refused,
    laws::a_number_too_big_is_refused,
    laws::the_same_again_counts_as_written,
    laws::the_same_twice_in_a_batch_is_one,
    laws::what_is_new_beside_the_same_is_written,
    laws::a_conflict_writes_nothing,
    laws::a_conflict_within_a_batch_writes_nothing,
    laws::a_gap_is_refused,
    laws::a_gap_is_refused_also_after_a_table_ended,
    laws::an_old_batch_leaves_a_newer_summary,
    laws::two_writers_of_the_same_entry_agree,
    laws::a_summary_belongs_to_its_entry,
    laws::the_last_summary_of_a_batch_counts,
    laws::unfinished_are_open_or_playing,
    laws::open_tables_are_public_and_newest_first,
    laws::history_is_by_guest_and_latest_first,
    laws::history_pages_miss_nothing,
    laws::who_is_no_longer_named_loses_the_table,
    laws::who_comes_later_finds_the_table,
    laws::guests_are_put_and_replaced,
    laws::a_link_works_once,
    laws::a_link_is_taken_by_one_of_many,
    laws::an_expired_link_is_worth_nothing,
    laws::expired_links_are_cleared,
    laws::a_key_stays_what_it_was_first,
    laws::racers_for_a_key_agree,
    laws::the_beat_only_moves_forward,
    laws::counts_count,
    laws::closing_lets_go_and_opening_brings_back,
    transfers::a_backup_comes_back_the_same_in_every_kind,
    transfers::a_backup_is_of_one_moment,
    transfers::import_wants_an_empty_store,
    transfers::a_bad_backup_is_refused_with_its_line,
];
