//! Friends at one table, each with a browser of their own.

use crate::harness::hands::Hands;
use crate::harness::page::{Look, Page};
use crate::tables::{FRIEND, invite, open, sit_down, start};
use crate::world::{World, browse};

/// Two friends at a table of this game that has started, each with a browser that looks like this.
async fn two_friends(world: &World, game: &str, looks: [Look; 2]) -> (Page, Page) {
    let host = world.page(looks[0]).await;
    open(&host, game, "Eleni", &[FRIEND]).await;
    let guest = world.page(looks[1]).await;
    sit_down(&guest, &invite(&host).await, "Zofia").await;
    start(&host).await;
    guest.wait("main.board [data-card]").await;
    (host, guest)
}

/// Both play until the game is over for each of them.
async fn play_together(host: &Page, guest: &Page) {
    let (mut one, mut other) = (Hands::new(1), Hands::new(2));
    tokio::join!(one.play(host), other.play(guest));
}

#[test]
fn two_browsers_play_by_an_invite_link_and_a_third_watches() {
    browse("friends", async |world| {
        let host = world.page(Look::PHONE).await;
        open(&host, "the-game", "Eleni", &[FRIEND]).await;
        let link = invite(&host).await;
        host.shot("room").await;

        let guest = world.page(Look::DESK).await;
        sit_down(&guest, &link, "Zofia").await;
        host.until("document.querySelector('.room-seats').innerText.includes('Zofia')").await;
        start(&host).await;
        guest.wait("main.board [data-card]").await;

        let watcher = world.page(Look::PHONE).await;
        watcher.go(&link).await;
        watcher.wait("main.board [data-pile]").await;
        assert_eq!(watcher.count("[data-card]").await, 0, "nobody's hand is shown to those who watch");
        assert_eq!(watcher.count("[data-legal]").await, 0, "nothing can be chosen by those who watch");
        watcher.shot("watching").await;

        play_together(&host, &guest).await;
        watcher.wait(".tg-end").await;
        let left = host.attribute(".tg-end", "data-left").await;
        assert!(left.is_some());
        assert_eq!(guest.attribute(".tg-end", "data-left").await, left);
        assert_eq!(watcher.attribute(".tg-end", "data-left").await, left);
        assert_eq!(watcher.count("[data-do=rematch]").await, 0);

        host.tap("[data-do=rematch]").await;
        host.wait_gone("main.board.ended").await;
        guest.tap("[data-do=rematch]").await;
        guest.wait_gone("main.board.ended").await;
        assert_eq!(guest.path().await, host.path().await, "both are at the next table");
    });
}

#[test]
fn everybody_chooses_at_once_in_silver_gold() {
    browse("friends-silver-gold", async |world| {
        let (host, guest) = two_friends(&world, "silver-gold", [Look::PHONE, Look::PHONE]).await;
        play_together(&host, &guest).await;
        assert_eq!(host.text(".sg-end .sum").await, guest.text(".sg-end .sum").await);
    });
}

#[test]
fn pyramids_with_a_friend() {
    browse("friends-pyramids", async |world| {
        let (host, guest) = two_friends(&world, "pyramids", [Look::DESK, Look::PHONE]).await;
        play_together(&host, &guest).await;
        for seat in ["0", "1"] {
            let total = format!("[data-seat=\"{seat}\"] [data-total]");
            let score = host.attribute(&total, "data-total").await;
            assert!(score.is_some());
            assert_eq!(score, guest.attribute(&total, "data-total").await);
        }
    });
}

#[test]
fn a_hint_stays_while_a_friend_chooses() {
    browse("hint-stays", async |world| {
        let (host, guest) = two_friends(&world, "the-game", [Look::PHONE, Look::PHONE]).await;
        host.tap("[data-do=hint]").await;
        host.wait(".bubble b").await;
        guest.tap("[data-keen='0'][data-legal]").await;
        host.wait(".cartouches .seat.done").await;
        assert_ne!(host.count(".bubble b").await, 0, "it still answers what is asked");
        host.tap("[data-keen='3'][data-legal]").await;
        host.wait_gone(".bubble b").await;
    });
}

#[test]
fn a_link_without_its_key_is_refused_with_the_reason() {
    browse("not-invited", async |world| {
        let host = world.page(Look::PHONE).await;
        open(&host, "pyramids", "Eleni", &[FRIEND]).await;
        let link = invite(&host).await;
        let guest = world.page(Look::PHONE).await;
        guest.go(link.split('#').next().unwrap()).await;
        guest.wait("main.page.plain h1").await;
        assert!(guest.text("main.page.plain p").await.contains("invite link"));
    });
}

#[test]
fn a_name_that_can_not_be_used_says_why() {
    browse("names", async |world| {
        let host = world.page(Look::PHONE).await;
        open(&host, "pyramids", "Eleni", &[FRIEND]).await;
        let guest = world.page(Look::PHONE).await;
        guest.go(&invite(&host).await).await;
        for (name, why) in [("bot:x", "bot:"), (" ", "nter a name")] {
            guest.write(".sit-down input", name).await;
            guest.tap("[data-do=sit]").await;
            guest.wait(".sit-down input[aria-invalid=true]").await;
            let said = guest.text(".sit-down .wrong").await;
            assert!(said.contains(why), "{name}: {said}");
        }
        sit_down(&guest, &invite(&host).await, "Zofia").await;
    });
}
