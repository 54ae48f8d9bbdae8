//! `benben rules`: the rule sheets.

use crate::arguments::game_name;
use anyhow::Result;
use clap::Args;
use record::GameName;
use std::io::Write;

/// Print the rule sheet of a game
///
/// Every paragraph has an id, such as TG-9, that tests, comments and explanations cite.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  benben rules the-game")]
pub(crate) struct Arguments {
    /// the-game, silver-gold or pyramids
    #[arg(value_name = "GAME", value_parser = game_name)]
    game: GameName,

    /// Only this paragraph, for example TG-9
    #[arg(value_name = "ID")]
    id: Option<String>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let sheet = sheet(arguments.game);
    let text = match &arguments.id {
        None => sheet.to_owned(),
        Some(id) => paragraph(sheet, id).ok_or_else(|| {
            let (first, last) =
                (ids(sheet).next().unwrap_or_default(), ids(sheet).last().unwrap_or_default());
            anyhow::anyhow!("{} has no paragraph `{id}`; there are {first} to {last}", arguments.game)
        })?,
    };
    writeln!(std::io::stdout().lock(), "{}", text.trim_end())?;
    Ok(())
}

/// The rule sheet of a game.
pub(crate) const fn sheet(game: GameName) -> &'static str {
    match game {
        GameName::TheGame => include_str!("../../../docs/rules/the-game.md"),
        GameName::SilverGold => include_str!("../../../docs/rules/silver-gold-pyramids.md"),
        GameName::Pyramids => include_str!("../../../docs/rules/pyramids.md"),
    }
}

/// The ids of the sheet's paragraphs, in their order.
fn ids(sheet: &str) -> impl Iterator<Item = &str> {
    sheet.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("**").map(|(id, _)| id))
}

/// The paragraph with this id, from its line to the next paragraph or heading.
pub(crate) fn paragraph(sheet: &str, id: &str) -> Option<String> {
    let start = format!("- **{}** ", id.to_uppercase());
    let mut lines = sheet.lines().skip_while(|line| !line.starts_with(&start));
    let first = lines.next()?;
    let rest = lines.take_while(|line| line.starts_with("  "));
    Some([first].into_iter().chain(rest).collect::<Vec<_>>().join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_paragraph_can_be_asked_for() {
        for game in GameName::ALL {
            let sheet = sheet(game);
            assert!(ids(sheet).count() >= 20, "{game}");
            for id in ids(sheet) {
                let text = paragraph(sheet, &id.to_lowercase()).unwrap();
                assert!(text.contains(id) && !text.contains("\n- "), "{text}");
            }
        }
        assert_eq!(paragraph(sheet(GameName::TheGame), "TG-99"), None);
    }
}
