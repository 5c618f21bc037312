//! Expressions with full names, because they are emitted outside of the class and namespaces in which they
//! were written.

use crate::lex::{Token, TokenKind, lex_text};
use crate::lower::types::Resolver;
use crate::source::Span;
use crate::syntax::{QualifiedName, Segment};

impl Resolver<'_, '_> {
    /// The text of an expression in which all declared names are replaced by their full names.
    pub fn with_full_names(&self, text: &str, place: Span) -> String {
        let tokens = lex_text(text, place);
        let (mut whole, mut copied) = (String::new(), 0);
        for path in paths(&tokens) {
            if let Some((full, length)) = self.full_path(path) {
                let [start, end] = [path[0].span.start, path[length - 1].span.end].map(|at| at as usize);
                whole += &text[copied..start];
                whole += &full;
                copied = end;
            }
        }
        whole + &text[copied..]
    }

    /// The full name of the longest declared prefix of a path, and its number of tokens.
    fn full_path(&self, path: &[Token]) -> Option<(String, usize)> {
        (1..=path.len()).rev().step_by(2).find_map(|length| {
            let names = path[..length].iter().step_by(2);
            let segments = names.map(|name| Segment { name: name.text.to_string(), arguments: None });
            let name = QualifiedName { global: false, segments: segments.collect() };
            let bound = name.plain().and_then(|plain| Some(self.bindings.get(plain)?.to_string()));
            Some((bound.or_else(|| self.scope.find_declared(self.namespace, &name))?, length))
        })
    }
}

/// The qualified names among tokens, except for members after an object and names that begin with `::`.
fn paths(tokens: &[Token]) -> impl Iterator<Item = &[Token]> {
    let mut next = 0;
    std::iter::from_fn(move || {
        loop {
            let start = next + tokens[next..].iter().position(|token| token.kind == TokenKind::Identifier)?;
            let follows = |pair: &&[Token]| &*pair[0].text == "::" && pair[1].kind == TokenKind::Identifier;
            let more = tokens[start + 1..].chunks_exact(2).take_while(follows).count();
            next = start + 1 + 2 * more;
            let is_member = start > 0 && matches!(&*tokens[start - 1].text, "." | "->" | "::");
            if !is_member {
                return Some(&tokens[start..next]);
            }
        }
    })
}
