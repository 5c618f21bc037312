//! The comment above a declaration, as its documentation.

use crate::lex::{Leading, Token, TokenKind};

/// The text of the comment directly above `tokens[index]`, without its marks: a run of `//` or `///` lines, or one
/// `/** … */`. A plain `/* … */` is not documentation, nor is a comment that follows code on its own line or that a
/// blank line parts from the declaration.
pub fn above(tokens: &[Token], index: usize) -> Option<String> {
    let mut leading = tokens.get(index)?.leading;
    let mut lines = Vec::new();
    for position in (0..index).rev() {
        let token = &tokens[position];
        // A macro that was blanked out: what stands before it stands before the declaration.
        if token.kind == TokenKind::Comment && token.text.trim().is_empty() {
            leading = leading.max(token.leading);
            continue;
        }
        let own_line = token.leading >= Leading::Newline || position == 0;
        if token.kind != TokenKind::Comment || leading != Leading::Newline || !own_line {
            break;
        }
        if token.text.starts_with("/*") {
            let documents =
                lines.is_empty() && (token.text.starts_with("/**") || token.text.starts_with("/*!"));
            return if documents { cleaned(block_lines(&token.text)) } else { finish(lines) };
        }
        if token.text.starts_with("///<") || token.text.starts_with("//!<") {
            break;
        }
        lines.push(token.text.trim_start_matches('/').trim_start_matches('!').trim().to_owned());
        leading = token.leading;
    }
    finish(lines)
}

fn finish(mut lines: Vec<String>) -> Option<String> {
    lines.reverse();
    cleaned(lines)
}

fn block_lines(comment: &str) -> Vec<String> {
    let inner = comment[3..].strip_suffix("*/").unwrap_or("");
    inner.lines().map(|line| line.trim().trim_start_matches('*').trim().to_owned()).collect()
}

/// Rules such as `// ------` and Doxygen's word for "in short" are not text.
fn cleaned(lines: Vec<String>) -> Option<String> {
    let lines: Vec<&str> = lines
        .iter()
        .filter(|line| line.is_empty() || !line.chars().all(|letter| "-=*/#~".contains(letter)))
        .map(|line| line.strip_prefix("@brief").or(line.strip_prefix("\\brief")).unwrap_or(line).trim())
        .collect();
    let text = lines.join("\n").trim().to_owned();
    (!text.is_empty()).then_some(text)
}
