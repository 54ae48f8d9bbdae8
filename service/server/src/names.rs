//! What people are called, written many at a time.

use protocol::{GuestId, Millis, PlayerName};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use store::{AnyStore, Guest, Store, StoreError};
use tokio::sync::Notify;

/// Names that are to be written: nobody has to wait for that to sit down.
#[derive(Debug, Default)]
pub(crate) struct Names {
    waiting: Mutex<HashMap<GuestId, (PlayerName, Millis)>>,
    wake: Notify,
    /// Held while some are written, so that an earlier name never takes the place of a later one.
    writing: tokio::sync::Mutex<()>,
}

impl Names {
    /// Somebody is called so from now on.
    pub(crate) fn note(&self, guest: &GuestId, name: PlayerName, now: Millis) {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).insert(guest.clone(), (name, now));
        self.wake.notify_one();
    }

    /// Writes those that wait, and comes back when all that were noted before are written.
    pub(crate) async fn write(&self, store: &AnyStore) -> Result<(), StoreError> {
        let _turn = self.writing.lock().await;
        let waiting = std::mem::take(&mut *self.waiting.lock().unwrap_or_else(PoisonError::into_inner));
        if waiting.is_empty() {
            return Ok(());
        }
        let guests: Vec<Guest> = waiting
            .into_iter()
            .map(|(guest, (name, now))| Guest {
                id: guest.as_str().to_owned(),
                name: Some(name.as_str().to_owned()),
                created: now,
                seen: now,
            })
            .collect();
        store.put_guests(&guests).await
    }

    /// Writes for ever. A store that is away for the moment is no reason to let nobody sit down.
    pub(crate) async fn run(self: Arc<Self>, store: Arc<AnyStore>) {
        loop {
            self.wake.notified().await;
            if let Err(error) = self.write(&store).await {
                tracing::warn!(%error, "names are not kept");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_last_name_is_written_and_nobody_gets_younger() {
        let (names, store) = (Names::default(), AnyStore::Memory(store::Memory::default()));
        let [ada, bo] = [[1; 16], [2; 16]].map(GuestId::new);
        let name = |text: &str| text.parse::<PlayerName>().unwrap();
        names.note(&ada, name("Ada"), 1);
        names.note(&bo, name("Bo"), 2);
        names.write(&store).await.unwrap();
        names.note(&ada, name("Adele"), 3);
        names.note(&ada, name("Ad"), 4);
        names.write(&store).await.unwrap();
        let ada = store.guest(ada.as_str()).await.unwrap().unwrap();
        assert_eq!((ada.name.as_deref(), ada.created, ada.seen), (Some("Ad"), 1, 4));
        assert_eq!(store.guest(bo.as_str()).await.unwrap().unwrap().name.as_deref(), Some("Bo"));
    }
}
