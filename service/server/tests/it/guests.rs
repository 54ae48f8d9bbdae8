//! People without accounts: a cookie is who somebody is, a name is not.

use crate::common::{
    Dice, NETWORK, START, Server, chat, check_answer, check_fresh, fetch, free, in_time, invited, join, key,
    phase, plan, play, sit,
};
use client::{Attendance, Guest, HeaderMap};
use protocol::http::{MoveCode, NewTable};
use protocol::{Message, TableRequest};
use record::GameName;
use server::Options;
use store::Memory;

fn set_cookie(headers: &HeaderMap) -> String {
    headers.get("set-cookie").unwrap().to_str().unwrap().to_owned()
}

/// The first answer of a server to somebody without a cookie.
async fn first_visit(server: &Server, cookie: &str) -> client::Answer {
    let nobody = Guest::known(NETWORK, &server.address, cookie).unwrap();
    let answer = fetch(&nobody, "/api/me").await;
    check_answer(&answer);
    answer
}

#[tokio::test]
async fn a_cookie_comes_with_the_first_visit_and_stays() {
    in_time(async {
        let server = Server::new().await;
        let answer = first_visit(&server, "other=1").await;
        assert_eq!(answer.status, 200);
        let cookie = set_cookie(&answer.headers);
        for part in ["benben=", "; HttpOnly", "; SameSite=Lax", "; Path=/", "; Max-Age="] {
            assert!(cookie.contains(part), "{part} in {cookie}");
        }
        assert!(!cookie.contains("Secure"), "there is no HTTPS here: {cookie}");
        let pair = cookie.split(';').next().unwrap();
        let known = Guest::known(NETWORK, &server.address, pair).unwrap();
        let again = set_cookie(&fetch(&known, "/api/me").await.headers);
        assert_eq!(again, cookie, "the same guest");
        assert_ne!(set_cookie(&first_visit(&server, "other=1").await.headers), cookie, "another guest");
        let me = known.me().await.unwrap();
        assert_eq!((me.name, me.since), (None, None), "nothing is kept of them yet");
        let since = known.rename("Ada".parse().unwrap()).await.unwrap().since;
        assert!(since.is_some_and(|since| since >= START));
        known.rename("Adele".parse().unwrap()).await.unwrap();
        let me = known.me().await.unwrap();
        assert_eq!((me.name, me.since), (Some("Adele".parse().unwrap()), since));
        server.stop().await;
        let https = Options { public_url: Some("https://benben.example".to_owned()), ..free() };
        let server = Server::with(https).await;
        assert!(set_cookie(&first_visit(&server, "other=1").await.headers).contains("; Secure"));
        server.stop().await;
    })
    .await;
}

#[tokio::test]
async fn forged_cookies_are_nobody() {
    in_time(async {
        let server = Server::new().await;
        let ada = server.guest().await;
        let other = Server::on(Memory::new(), free(), START, 2).await;
        let stranger = other.guest().await;
        let (id, signature) = ada.cookie().split_once('.').unwrap();
        let forged = [
            stranger.cookie().to_owned(),
            format!("{}.{signature}", stranger.cookie().split_once('.').unwrap().0),
            format!("{id}.{}", "0".repeat(64)),
            format!("{id}."),
            id.to_owned(),
            "benben=".to_owned(),
            "benben=é".to_owned(),
            String::new(),
        ];
        for cookie in forged {
            let nobody = Guest::known(NETWORK, &server.address, &cookie).unwrap();
            let refused = nobody.rename("Eve".parse().unwrap()).await.unwrap_err();
            assert!(matches!(&refused, client::ClientError::Problem(401, _)), "{cookie}: {refused}");
            assert_eq!(refused.reason().unwrap().key, "server-no-guest");
            assert_eq!(key(nobody.move_code().await), "server-no-guest");
            assert_eq!(key(nobody.history(None).await), "server-no-guest");
            assert_eq!(key(client::Socket::open(&nobody, None).await), "server-no-guest");
        }
        assert_eq!(ada.me().await.unwrap().name, None);
        other.stop().await;
        server.stop().await;
    })
    .await;
}

#[tokio::test]
async fn a_name_is_not_identity() {
    in_time(async {
        let server = Server::new().await;
        let ada = server.guest().await;
        ada.rename("Ada".parse().unwrap()).await.unwrap();
        let created = ada.create(&plan(GameName::TheGame, 2, 0, "Ada")).await.unwrap();
        let mut ada = join(&ada, &created).await;
        let imitator = server.guest().await;
        imitator.rename("Ada".parse().unwrap()).await.unwrap();
        let mut imitator = join(&imitator, &created).await;
        assert_eq!(imitator.model().seat(), None);
        let first = |seat| TableRequest::Sit { seat, name: "Ada".parse().unwrap(), mix: String::new() };
        assert_eq!(key(imitator.perform(first(Some(0))).await), "table-taken");
        assert_eq!(key(imitator.perform(TableRequest::Start).await), "table-not-host");
        assert_eq!(key(imitator.perform(chat("I am Ada")).await), "table-no-seat");
        imitator.perform(first(None)).await.unwrap();
        assert_eq!(imitator.model().seat(), Some(1), "the same name in another seat");
        ada.until(|model| model.table.as_ref().unwrap().seats.len() == 2).await.unwrap();
        assert_eq!(ada.model().seat(), Some(0));
        assert_eq!(imitator.guest().history(None).await.unwrap().tables.len(), 1);
        let third = server.guest().await;
        let mut third = join(&third, &created).await;
        assert_eq!(key(third.perform(sit("Eve", "")).await), "table-taken");
        assert_eq!(third.guest().history(None).await.unwrap().tables, []);
        server.stop().await;
    })
    .await;
}

#[tokio::test]
async fn a_move_link_works_once_and_not_for_ever() {
    in_time(async {
        let memory = Memory::new();
        let server = Server::on(memory.clone(), free(), START, 1).await;
        let ada = server.guest().await;
        ada.rename("Ada".parse().unwrap()).await.unwrap();
        let created = ada.create(&plan(GameName::TheGame, 2, 0, "Ada")).await.unwrap();
        let link = ada.move_code().await.unwrap();
        let code = MoveCode { code: link.code.clone() };
        let mut phone = server.guest().await;
        assert_ne!(phone.cookie(), ada.cookie());
        phone.claim(code.clone()).await.unwrap();
        assert_eq!(phone.cookie(), ada.cookie());
        assert_eq!(phone.me().await.unwrap().name, Some("Ada".parse().unwrap()));
        let there = Attendance::join(&phone, &created.table, client::Options::default()).await.unwrap();
        assert_eq!((there.model().seat(), there.model().table.as_ref().unwrap().you.host), (Some(0), true));
        let mut thief = server.guest().await;
        let before = thief.cookie().to_owned();
        assert_eq!(key(thief.claim(code).await), "server-code");
        assert_eq!(key(thief.claim(MoveCode { code: "0".repeat(25) }).await), "server-code");
        assert_eq!(key(thief.claim(MoveCode { code: String::new() }).await), "server-code");
        assert_eq!(thief.cookie(), before);

        let late = ada.move_code().await.unwrap();
        let cookie = ada.cookie().to_owned();
        server.stop().await;
        let server = Server::on(memory, free(), late.expires, 2).await;
        let mut phone = server.guest().await;
        assert_eq!(key(phone.claim(MoveCode { code: late.code }).await), "server-code");
        let ada = Guest::known(NETWORK, &server.address, &cookie).unwrap();
        assert_eq!(ada.me().await.unwrap().name, Some("Ada".parse().unwrap()), "the key for cookies is kept");
        server.stop().await;
    })
    .await;
}

/// All updates that come until the game is over, as they came.
async fn updates(tab: &mut Attendance) -> Vec<String> {
    let mut updates = Vec::new();
    while phase(tab) != protocol::Phase::Over {
        let message = tab.next().await.unwrap();
        if matches!(message, Message::Update(_) | Message::Legal { .. }) {
            updates.push(serde_json::to_string(&message).unwrap());
        }
    }
    updates
}

#[tokio::test]
async fn two_tabs_of_one_seat_stay_in_step() {
    in_time(async {
        let server = Server::new().await;
        let ada = server.guest().await;
        let created = ada.create(&plan(GameName::SilverGold, 1, 1, "Ada")).await.unwrap();
        let mut player = join(&ada, &created).await;
        let mut tabs = [join(&ada, &created).await, join(&ada, &created).await];
        player.until(|model| model.presence.is_some()).await.unwrap();
        player.perform(TableRequest::Start).await.unwrap();
        let [first, second] = &mut tabs;
        let dice = Dice::new(5);
        let (first_heard, second_heard, ()) =
            tokio::join!(updates(first), updates(second), play(&mut player, dice));
        assert_eq!(first_heard, second_heard);
        assert!(first_heard.len() > 20);
        for tab in &tabs {
            assert_eq!(tab.model().number, player.model().number);
            assert_eq!(tab.model().view, player.model().view);
            assert_eq!((tab.model().gaps, tab.model().repeats), (0, 0));
        }
        server.stop().await;
    })
    .await;
}

/// A choice in one tab makes that in the other late.
#[tokio::test]
async fn of_two_choices_in_two_tabs_one_is_made() {
    in_time(async {
        let server = Server::new().await;
        let ada = server.guest().await;
        let created = ada.create(&plan(GameName::Pyramids, 1, 1, "Ada")).await.unwrap();
        let mut one = join(&ada, &created).await;
        let mut two = Attendance::join(&ada, &created.table, invited(&created)).await.unwrap();
        one.perform(TableRequest::Start).await.unwrap();
        one.until(|model| model.legal.is_some()).await.unwrap();
        two.until(|model| model.legal.is_some()).await.unwrap();
        let (number, action) = (one.model().number, one.model().legal.as_ref().unwrap()[0].clone());
        assert_eq!(two.model().number, number);
        let act = || TableRequest::Act { number, action: action.clone() };
        let (first, second) = (one.ask(act()).await.unwrap(), two.ask(act()).await.unwrap());
        let results = [one.settle(&first).await, two.settle(&second).await];
        assert_eq!(results.iter().filter(|result| result.is_ok()).count(), 1);
        server.stop().await;
    })
    .await;
}

/// A guest without a name has a table and no seat.
#[tokio::test]
async fn a_host_without_a_name_does_not_sit_down() {
    in_time(async {
        let server = Server::new().await;
        let ada = server.guest().await;
        let table = NewTable { name: None, ..plan(GameName::TheGame, 1, 1, "Ada") };
        let created = ada.create(&table).await.unwrap();
        let mut host = Attendance::join(&ada, &created.table, client::Options::default()).await.unwrap();
        assert_eq!((host.model().seat(), host.model().table.as_ref().unwrap().you.host), (None, true));
        assert_eq!(key(host.perform(TableRequest::Start).await), "table-free-seat");
        let bob = server.guest().await;
        let mut bob = join(&bob, &created).await;
        bob.perform(sit("Bob", "")).await.unwrap();
        host.perform(TableRequest::Start).await.unwrap();
        bob.until(|model| model.view.is_some()).await.unwrap();
        play(&mut bob, Dice::new(1)).await;
        host.until(|model| model.table.as_ref().unwrap().phase == protocol::Phase::Over).await.unwrap();
        check_fresh(&host).await;
        assert_eq!(
            ada.history(None).await.unwrap().tables,
            [],
            "a history has the tables where one has a seat"
        );
        assert_eq!(bob.guest().history(None).await.unwrap().tables.len(), 1);
        server.stop().await;
    })
    .await;
}
