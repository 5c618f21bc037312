//! Reads `%types(Derived = Base) %{ code %}`: conversions between pointers.

use super::{Fallible, Read, Reading, block_text, malformed};
use crate::lex::TokenKind;
use crate::parse::cursor::{Cursor, split_at_commas};
use crate::parse::types::read_type;
use crate::syntax::{Directive, TypesDirective};

/// Reads the text after `%types`. A single type, which SWIG only registers, has no effect.
pub fn read(reading: &mut Reading) -> Fallible<Read> {
    let (name, cursor) = (reading.name, &mut *reading.cursor);
    let Some(inner) = cursor.group("(") else {
        return Err(malformed(name, None, "is missing its types in parentheses", "%types(Derived = Base);"));
    };
    let code = match cursor.peek() {
        Some(token) if token.kind == TokenKind::Block => {
            cursor.next().map(|block| block_text(block).to_owned())
        }
        _ => None,
    };
    cursor.eat(";");
    let mut directives = Vec::new();
    for pair in split_at_commas(inner) {
        let mut sides = Cursor::new(pair);
        let from = sides.until(|token| &*token.text == "=");
        if sides.eat("=") {
            let to = sides.until(|_| false);
            let code = code.clone();
            let types = TypesDirective { from: read_type(from), to: read_type(to), code };
            directives.push(Directive::Types(types));
        }
    }
    Ok(Read { directives, inline: Vec::new() })
}
