//! Each game over real connections, from the first visit to the next game.

use crate::common::{
    Dice, Server, chat, check_fresh, check_serves, fetch, in_time, invited, join, key, phase, plan, sit,
    step, verified,
};
use client::{Attendance, Options as Coming};
use protocol::{Message, News, Phase, TableRequest, Update};
use record::fair::Secret;
use record::{Deals, GameName, Record};
use std::collections::BTreeMap;

/// What somebody heard that chance brought, and how often.
type Brought = BTreeMap<String, usize>;

fn note(deals: &mut Brought, message: &Message) {
    if let Message::Update(update) = message {
        for news in &update.news {
            if let News::Deal { deal } = news {
                *deals.entry(deal.clone()).or_default() += 1;
            }
        }
    }
}

/// Plays at random until the game is over: what the person heard that chance brought.
async fn play(person: &mut Attendance, mut dice: Dice, mut deals: Brought) -> Brought {
    while phase(person) != Phase::Over {
        let legal = person.model().legal.clone().filter(|legal| !legal.is_empty());
        if let Some(legal) = legal {
            let number = person.model().number;
            let action = dice.pick(&legal).clone();
            let id = person.ask(TableRequest::Act { number, action }).await.unwrap();
            loop {
                let message = person.next().await.unwrap();
                note(&mut deals, &message);
                match message {
                    Message::Update(Update { id: Some(of), .. }) if of == id => break,
                    Message::Refused { id: Some(of), reason } if of == id => {
                        assert_eq!(reason.key, "table-stale");
                        break;
                    }
                    _ => {}
                }
            }
        } else {
            let message = person.next().await.unwrap();
            note(&mut deals, &message);
        }
    }
    deals
}

/// Watches until the game is over: what the spectator heard that chance brought. A hand is never seen.
async fn watch(spectator: &mut Attendance) -> Brought {
    let mut deals = Brought::new();
    while phase(spectator) != Phase::Over {
        let message = spectator.next().await.unwrap();
        note(&mut deals, &message);
        assert!(!matches!(message, Message::Legal { .. }));
        if let Some(view) = &spectator.model().view {
            for hidden in ["hand", "kept", "marking"] {
                assert!(view.get(hidden).is_none_or(|value| value == "null"), "{hidden} in {view:?}");
            }
        }
    }
    deals
}

async fn whole_game(game: GameName) {
    let server = Server::new().await;
    let [ada, bob, eve] = [server.guest().await, server.guest().await, server.guest().await];
    let created = ada.create(&plan(game, 2, 1, "Ada")).await.unwrap();
    let mut ada = join(&ada, &created).await;
    let mut bob = join(&bob, &created).await;
    bob.perform(sit("Bob", "b0b0")).await.unwrap();
    ada.perform(TableRequest::Mix { mix: "ada0".to_owned() }).await.unwrap();
    let mut eve = Attendance::join(&eve, &created.table, invited(&created)).await.unwrap();
    assert_eq!(eve.model().seat(), None);
    let first = ada.model().table.clone().unwrap();
    assert_eq!(
        (first.seed.clone(), first.mix.clone()),
        (None, Vec::new()),
        "nobody sees what others add before"
    );
    talk_before(&mut ada, &mut bob).await;
    let early = fetch(ada.guest(), &format!("/api/tables/{}/record", created.table)).await;
    assert_eq!(early.status, 409, "a record holds every card");

    ada.perform(TableRequest::Start).await.unwrap();
    bob.until(|model| model.view.is_some()).await.unwrap();
    talk_during(game, &mut ada).await;
    let (of_ada, of_bob, of_eve) = tokio::join!(
        play(&mut ada, Dice::new(7), Brought::new()),
        play(&mut bob, Dice::new(8), Brought::new()),
        watch(&mut eve)
    );
    for (deal, count) in &of_eve {
        let seen = |deals: &Brought| deals.get(deal).copied().unwrap_or(0);
        // What was dealt at the start came before the players were counting.
        let at_start = count.saturating_sub(seen(&of_ada)).max(count.saturating_sub(seen(&of_bob)));
        assert!(at_start <= 1, "{deal} is open to those who watch and not to those who play");
        assert!(game != GameName::TheGame, "all deals of The Game go to a hand: {deal}");
    }

    for person in [&ada, &bob, &eve] {
        assert_eq!((person.model().gaps, person.model().repeats), (0, 0));
    }
    check_fresh(&ada).await;
    check_fresh(&bob).await;
    check_ending(&ada, &bob, &first.commitment).await;
    let text = ada.guest().record(&created.table).await.unwrap();
    assert_eq!(eve.guest().record(&created.table).await.unwrap(), text);
    check_record(&text, ada.model().table.as_ref().unwrap().result.as_deref());
    check_history(&ada, 0).await;
    check_history(&bob, 1).await;
    talk_after(&mut ada, &mut bob).await;
    rematch(&mut ada, &mut bob).await;
    check_serves(&server).await;
    server.stop().await;
}

/// TG-18: before the game all talk is free.
async fn talk_before(ada: &mut Attendance, bob: &mut Attendance) {
    ada.perform(chat("hello <b>you</b>")).await.unwrap();
    bob.until(|model| model.chat.len() == 1).await.unwrap();
    assert_eq!(bob.model().chat[0].text.as_str(), "hello <b>you</b>");
    assert_eq!(bob.model().chat[0].name.as_str(), "Ada");
}

/// TG-18: during The Game there are signals instead, and a name would be talk, too.
async fn talk_during(game: GameName, ada: &mut Attendance) {
    let name = TableRequest::Name { name: "I have 42".parse().unwrap() };
    let (chatted, named) = (ada.perform(chat("I have 42")).await, ada.perform(name).await);
    if game == GameName::TheGame {
        assert_eq!((key(chatted), key(named)), ("table-no-chat".to_owned(), "table-no-rename".to_owned()));
    } else {
        chatted.unwrap();
        named.unwrap();
        ada.perform(TableRequest::Name { name: "Ada".parse().unwrap() }).await.unwrap();
    }
}

async fn talk_after(ada: &mut Attendance, bob: &mut Attendance) {
    bob.perform(chat("well played")).await.unwrap();
    ada.until(|model| model.chat.last().is_some_and(|line| line.text.as_str() == "well played"))
        .await
        .unwrap();
}

/// After the game the secret is there, and it is the one that was promised.
async fn check_ending(ada: &Attendance, bob: &Attendance, promised: &str) {
    for person in [ada, bob] {
        let table = person.model().table.as_ref().unwrap();
        let secret: Secret = table.seed.as_ref().unwrap().parse().unwrap();
        assert_eq!(secret.commitment().to_string(), promised);
        assert_eq!(table.commitment, promised);
        assert_eq!(table.mix, ["ada0", "b0b0", ""]);
        assert!(table.result.is_some());
    }
}

fn check_record(text: &str, result: Option<&str>) {
    let verified = verified(text).unwrap();
    assert_eq!(verified.result.as_deref(), result);
    assert!(matches!(verified.deals, Deals::Checked { committed: true, .. }), "{text}");
    let record: Record = text.parse().unwrap();
    let tag =
        |name: &str| record.tags().iter().find(|tag| tag.name() == name).map(|tag| tag.value().to_owned());
    assert_eq!(tag("Mix").as_deref(), Some("ada0;b0b0;"));
    assert_eq!(tag("Seats").as_deref(), Some("Ada;Bob;bot:casual"));
}

async fn check_history(person: &Attendance, seat: u8) {
    let history = person.guest().history(None).await.unwrap();
    assert_eq!(history.tables.len(), 1);
    let listed = &history.tables[0];
    assert_eq!((&listed.table, listed.phase, listed.seat), (person.table(), Phase::Over, Some(seat)));
    assert_eq!(listed.result, person.model().table.as_ref().unwrap().result);
    assert_eq!(listed.seats.len(), 3);
}

/// One wants to play again, and both find the same seats at the same new table.
async fn rematch(ada: &mut Attendance, bob: &mut Attendance) {
    let id = bob.ask(TableRequest::Rematch).await.unwrap();
    bob.settle(&id).await.unwrap();
    for person in [&mut *ada, &mut *bob] {
        person.until(|model| model.rematch.is_some()).await.unwrap();
    }
    assert_eq!(ada.model().rematch, bob.model().rematch);
    let next = bob.model().rematch.clone().unwrap();
    // The answer may have been lost: asked again under the same name it is done, under another it is refused.
    bob.ask_as(id.clone(), TableRequest::Rematch).await.unwrap();
    bob.settle(&id).await.unwrap();
    assert_eq!(key(ada.perform(TableRequest::Rematch).await), "table-rematched");
    assert_eq!(bob.model().rematch.as_ref(), Some(&next));
    for (person, seat) in [(&mut *ada, 0), (&mut *bob, 1)] {
        person.go_on(&next, None).await.unwrap();
        assert_eq!((person.model().seat(), phase(person)), (Some(seat), Phase::Open));
    }
    let table = ada.model().table.clone().unwrap();
    assert!(table.you.host && table.seats[2].sitter == protocol::Sitter::Bot { level: "casual".to_owned() });
    ada.perform(TableRequest::Start).await.unwrap();
    bob.until(|model| model.table.as_ref().is_some_and(|table| table.phase == Phase::Playing)).await.unwrap();
    let mut dice = Dice::new(3);
    step(bob, &mut dice).await.unwrap();
}

#[tokio::test]
async fn the_game_is_played_to_the_end() {
    in_time(whole_game(GameName::TheGame)).await;
}

#[tokio::test]
async fn silver_gold_is_played_to_the_end() {
    in_time(whole_game(GameName::SilverGold)).await;
}

#[tokio::test]
async fn pyramids_is_played_to_the_end() {
    in_time(whole_game(GameName::Pyramids)).await;
}

/// A table is in the public list while it waits for people, if it is public.
#[tokio::test]
async fn lists_show_public_tables_that_wait_for_people() {
    in_time(async {
        let server = Server::new().await;
        let ada = server.guest().await;
        let private = ada.create(&plan(GameName::Pyramids, 2, 0, "Ada")).await.unwrap();
        let open = protocol::http::NewTable { public: true, ..plan(GameName::Pyramids, 2, 0, "Ada") };
        let public = ada.create(&open).await.unwrap();
        let eve = server.guest().await;
        let listed: Vec<_> =
            eve.tables().await.unwrap().tables.into_iter().map(|listed| listed.table).collect();
        assert_eq!(listed, std::slice::from_ref(&public.table));
        let mut eve = Attendance::join(&eve, &public.table, Coming::default()).await.unwrap();
        eve.perform(sit("Eve", "")).await.unwrap();
        let mut ada = join(&ada, &public).await;
        ada.perform(TableRequest::Start).await.unwrap();
        assert_eq!(eve.guest().tables().await.unwrap().tables, []);
        assert_eq!(ada.guest().invite(&private.table).await.unwrap().invite, private.invite);
        assert_eq!(key(eve.guest().invite(&private.table).await), "table-not-invited");
        server.stop().await;
    })
    .await;
}
