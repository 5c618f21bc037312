//! Reads `%varargs(int mode = 0) open;` and `%varargs(10, char *argument = NULL) execlp;`: the parameters for
//! `...`.

use crate::parse::cursor::{split_at_commas, text_of};
use crate::parse::directive::{Fallible, Read, Reading, malformed};
use crate::parse::feature;
use crate::parse::types::read_parameters;
use crate::syntax::VarargsSyntax;

const EXAMPLE: &str = "%varargs(int mode = 0) open;";

/// Reads the text after `%varargs`.
pub fn read(reading: &mut Reading) -> Fallible<Read> {
    let (name, cursor) = (reading.name, &mut *reading.cursor);
    let Some(inner) = cursor.group("(") else {
        return Err(malformed(name, None, "is missing its parameters in parentheses", EXAMPLE));
    };
    let parts = split_at_commas(inner);
    let count = parts.first().and_then(|first| text_of(first).parse::<usize>().ok());
    let parameters = match count {
        Some(_) => inner.get(parts[0].len() + 1..).unwrap_or_default(),
        None => inner,
    };
    let parameters = read_parameters(parameters, name.span);
    if parameters.is_empty() || count.is_some() && parameters.len() != 1 {
        return Err(malformed(name, None, "takes parameters, or a number and one parameter", EXAMPLE));
    }
    feature::of_varargs(reading, VarargsSyntax { parameters, count })
}
