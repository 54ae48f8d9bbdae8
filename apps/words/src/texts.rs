//! All texts, compiled in.

use crate::{Book, Language};

macro_rules! texts {
    ($language:ident: $($file:literal),+) => {
        match $language {
            Language::En => [$(include_str!(concat!("../texts/en/", $file, ".ftl"))),+],
            Language::El => [$(include_str!(concat!("../texts/el/", $file, ".ftl"))),+],
            Language::Pl => [$(include_str!(concat!("../texts/pl/", $file, ".ftl"))),+],
            Language::It => [$(include_str!(concat!("../texts/it/", $file, ".ftl"))),+],
            Language::De => [$(include_str!(concat!("../texts/de/", $file, ".ftl"))),+],
        }
    };
}

impl Book {
    /// The texts of the page.
    #[must_use]
    pub fn page(language: Language) -> Self {
        let texts = texts!(language: "common", "the-game", "silver-gold", "pyramids", "page/page", "page/learn", "page/replay", "page/the-game", "page/silver-gold", "page/pyramids");
        Self::new(language, texts.concat())
    }

    /// The texts of the terminal.
    #[must_use]
    pub fn terminal(language: Language) -> Self {
        let texts = texts!(language: "common", "the-game", "silver-gold", "pyramids", "terminal/play", "terminal/analyse", "terminal/the-game", "terminal/silver-gold", "terminal/pyramids");
        Self::new(language, texts.concat())
    }
}
