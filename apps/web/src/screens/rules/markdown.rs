//! As much of Markdown as the rules need: headings, paragraphs, lists, bold words and pictures.

/// A stretch of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// Whether it is bold.
    pub bold: bool,
    /// The text.
    pub text: String,
}

/// An item of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The name of the icon before it.
    pub icon: Option<String>,
    /// What it says.
    pub spans: Vec<Span>,
}

/// What a text is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A heading of this level, from 2 on.
    Heading(usize, String),
    /// A paragraph.
    Paragraph(Vec<Span>),
    /// A list; numbered or not.
    List(bool, Vec<Item>),
    /// A picture by its name, and what stands below it.
    Picture(String, Vec<Span>),
}

/// Reads a text. A block ends with an empty line; a picture is a block of its own.
#[must_use]
pub fn read(text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut lines: Vec<&str> = Vec::new();
    for line in text.lines().map(str::trim).chain([""]) {
        if !line.is_empty() {
            lines.push(line);
        } else if let Some(block) = block(&lines) {
            blocks.push(block);
            lines.clear();
        }
    }
    blocks
}

fn block(lines: &[&str]) -> Option<Block> {
    let first = *lines.first()?;
    let level = first.chars().take_while(|letter| *letter == '#').count();
    if level > 0 {
        return Some(Block::Heading(level, first.trim_start_matches('#').trim().to_owned()));
    }
    if let Some((name, said)) = picture(first) {
        return Some(Block::Picture(name.to_owned(), spans(said)));
    }
    let numbered = item(first, true).is_some();
    if numbered || item(first, false).is_some() {
        let items = lines.iter().filter_map(|line| item(line, numbered)).map(|text| {
            let (icon, text) =
                picture(text).map_or((None, text), |(icon, text)| (Some(icon.to_owned()), text));
            Item { icon, spans: spans(text) }
        });
        return Some(Block::List(numbered, items.collect()));
    }
    Some(Block::Paragraph(spans(&lines.join(" "))))
}

/// `![name] said`: a name, and what follows it.
fn picture(line: &str) -> Option<(&str, &str)> {
    let (name, said) = line.strip_prefix("![")?.split_once(']')?;
    Some((name, said.trim()))
}

/// What an item of a list says.
fn item(line: &str, numbered: bool) -> Option<&str> {
    if !numbered {
        return line.strip_prefix("- ");
    }
    line.trim_start_matches(|letter: char| letter.is_ascii_digit())
        .strip_prefix(". ")
        .filter(|_| line.starts_with(|letter: char| letter.is_ascii_digit()))
}

/// Every second stretch between two stars is bold.
fn spans(text: &str) -> Vec<Span> {
    let spans = text.split("**").zip([false, true].into_iter().cycle());
    spans
        .filter(|(text, _)| !text.is_empty())
        .map(|(text, bold)| Span { bold, text: text.to_owned() })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(text: &str) -> Span {
        Span { bold: false, text: text.to_owned() }
    }

    fn bold(text: &str) -> Span {
        Span { bold: true, text: text.to_owned() }
    }

    #[test]
    fn a_text_is_read_block_by_block() {
        let blocks = read("One\nand **two**.\n\n## A heading\n\n![piles] Below.\n");
        let expected = [
            Block::Paragraph(vec![plain("One and "), bold("two"), plain(".")]),
            Block::Heading(2, "A heading".to_owned()),
            Block::Picture("piles".to_owned(), vec![plain("Below.")]),
        ];
        assert_eq!(blocks, expected);
    }

    #[test]
    fn lists_have_icons_or_numbers() {
        let blocks = read("- ![skull] **Skull**: bad\n- plain\n\n1. first\n12. second");
        let item = |icon: Option<&str>, spans: Vec<Span>| Item { icon: icon.map(str::to_owned), spans };
        let expected = [
            Block::List(
                false,
                vec![
                    item(Some("skull"), vec![bold("Skull"), plain(": bad")]),
                    item(None, vec![plain("plain")]),
                ],
            ),
            Block::List(true, vec![item(None, vec![plain("first")]), item(None, vec![plain("second")])]),
        ];
        assert_eq!(blocks, expected);
    }

    #[test]
    fn nothing_else_means_anything() {
        assert_eq!(read("<b>1 < 2</b> - 3"), [Block::Paragraph(vec![plain("<b>1 < 2</b> - 3")])]);
        assert_eq!(read("2.5 stones"), [Block::Paragraph(vec![plain("2.5 stones")])]);
        assert_eq!(read("\n \n"), []);
    }
}
