//! Reads enumerations: their names, and the names of their values.

use crate::lex::{Token, TokenKind};
use crate::parse::cursor::{Cursor, is, split_at_commas};
use crate::parse::declaration::Walk;
use crate::parse::types::read_type;
use crate::syntax::{EnumSyntax, EnumeratorSyntax, ItemKind};
use tree_sitter::Node;

impl Walk<'_, '_> {
    /// Reads an enumeration that is defined here. `name` is the name for an unnamed one.
    pub(super) fn enumeration(&mut self, node: Node, start: usize, body: Node, name: Option<String>) {
        let head = self.text.tokens(node.start_byte()..body.start_byte());
        let (own, scoped, base) = read_head(head);
        let inner = self.text.tokens(body.start_byte() + 1..body.end_byte() - 1);
        let read = EnumSyntax {
            alias: name.clone().filter(|name| own.as_ref().is_some_and(|own| own != name)),
            name: own.or(name).unwrap_or_default(),
            scoped,
            base: base.map(read_type),
            enumerators: split_at_commas(inner).into_iter().filter_map(enumerator).collect(),
        };
        self.push(start..body.start_byte(), ItemKind::Enum(read));
    }
}

/// The parts of `enum class Color : unsigned char`: the name, whether it is scoped, and the tokens of the
/// underlying type.
fn read_head(tokens: &[Token]) -> (Option<String>, bool, Option<&[Token]>) {
    let mut cursor = Cursor::new(tokens);
    cursor.until(|token| is(token, "enum"));
    cursor.eat("enum");
    let scoped = cursor.eat("class") || cursor.eat("struct");
    let name = cursor.until(|token| is(token, ":")).iter().rfind(|token| token.kind == TokenKind::Identifier);
    let base = cursor.eat(":").then(|| &tokens[cursor.position()..]);
    (name.map(|name| name.text.to_string()), scoped, base)
}

fn enumerator(tokens: &[Token]) -> Option<EnumeratorSyntax> {
    let mut cursor = Cursor::new(tokens);
    let name = cursor.eat_kind(TokenKind::Identifier)?;
    cursor.until(|token| is(token, "="));
    let value = cursor.eat("=").then(|| tokens[cursor.position()..].to_vec());
    Some(EnumeratorSyntax { name: name.text.to_string(), value, span: name.span })
}
