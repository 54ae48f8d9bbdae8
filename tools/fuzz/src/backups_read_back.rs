//! A backup is refused with the line that is wrong, or is written again as it was read.

use store::{Memory, transfer};

/// Panics if the law does not hold for these bytes.
pub fn check(data: &[u8]) {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(async {
        let first = Memory::new();
        if transfer::import(&first, data).await.is_err() {
            return;
        }
        let (mut written, mut again) = (Vec::new(), Vec::new());
        transfer::export(&first, &mut written).await.unwrap();
        let second = Memory::new();
        transfer::import(&second, written.as_slice()).await.unwrap();
        transfer::export(&second, &mut again).await.unwrap();
        assert_eq!(written, again);
    });
}
