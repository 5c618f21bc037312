//! Reads `%template(sum) example::sum<float>;`.

use super::{Fallible, Read, Reading, malformed};
use crate::lex::TokenKind;
use crate::parse::cursor::span_of;
use crate::parse::types::read_qualified_name;
use crate::syntax::{Directive, TemplateDirective};

const EXAMPLE: &str = "%template(sum) example::sum<float>;";

/// Reads the text after `%template`. Without a name, as in `%template() std::pair<int, int>`, objects of the
/// class are converted to and from Python values.
pub fn read(reading: &mut Reading) -> Fallible<Read> {
    let (name, cursor) = (reading.name, &mut *reading.cursor);
    let malformed = |at, message| Err(malformed(name, at, message, EXAMPLE));
    let Some(inner) = cursor.group("(") else {
        return malformed(None, "is missing the name of the instantiation in parentheses");
    };
    let given = match inner {
        [only] if only.kind == TokenKind::Identifier => only.text.to_string(),
        [] => String::new(),
        _ => return malformed(span_of(inner), "takes one name in its parentheses"),
    };
    let start = cursor.position();
    let template = read_qualified_name(cursor);
    let span = span_of(cursor.since(start));
    match (template, span) {
        (Some(template), Some(template_span)) if cursor.eat(";") => {
            let is_of_class = false;
            let directive = TemplateDirective { name: given, template, template_span, is_of_class };
            Ok(Directive::Template(directive).into())
        }
        (Some(_), Some(span)) => malformed(Some(span), "does not end in `;`"),
        _ => malformed(None, "is missing the template to instantiate"),
    }
}
