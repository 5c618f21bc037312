//! Finds the types that C names with their class keys: `struct stats`.

use crate::lex::{Token, TokenKind};
use crate::syntax::Tag;

const KEYS: [&str; 3] = ["struct", "union", "enum"];

/// The types that tokens name with their class keys.
pub(super) fn all(tokens: &[Token]) -> impl Iterator<Item = Tag> {
    let tag = |pair: &[Token]| {
        let [key, name] = pair else { return None };
        let is_tag = KEYS.contains(&&*key.text) && name.kind == TokenKind::Identifier;
        is_tag.then(|| Tag { key: key.text.to_string(), name: name.text.to_string() })
    };
    tokens.windows(2).filter_map(tag)
}
