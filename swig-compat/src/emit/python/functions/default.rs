//! C++ default arguments in the tables, where they are also Python literals.

use super::types::RUNTIME;
use crate::dtype::DtypeKind;
use crate::emit::imports::Imports;
use crate::interface::{Argument, Type, Value};
use crate::plan::{Row, python_default, takes_none};

/// The default as a literal, such as `Literal::Integer(1)`; `None` if there is none, or only C++ can evaluate
/// it.
pub(super) fn spelled(row: &Row, index: usize, imports: &mut Imports) -> Option<String> {
    let input = &row.inputs[index];
    let python = python_default(input)?;
    let Type::Value(value) = &input.r#type else { return None };
    let variant = match value {
        _ if python == "None" && takes_none(value) => "None".to_owned(),
        Value::Scalar(scalar) => number(scalar.dtype().kind(), &python)?,
        Value::Text(_) => format!("Text(\"{}\")", python.strip_prefix('\'')?.strip_suffix('\'')?),
        // Code of the interface that reads an object, and traits that convert one, need an object.
        Value::Python if matches!(&*python, "None" | "0") && is_passed_as_it_is(row, index) => {
            "Null".to_owned()
        }
        Value::Object(_) | Value::Library(_) | Value::Python => return None,
    };
    Some(format!("{}::{variant}", imports.name(RUNTIME, "Literal")))
}

/// Whether C++ gets the input itself, and nothing reads more of it than the address.
fn is_passed_as_it_is(row: &Row, index: usize) -> bool {
    let mut readers = row.arguments.iter().filter(|argument| argument.input() == Some(index));
    readers.all(|argument| matches!(argument, Argument::Value { .. }))
}

fn number(kind: DtypeKind, python: &str) -> Option<String> {
    match kind {
        DtypeKind::Bool if matches!(python, "True" | "False") => Some(format!("Bool({})", python == "True")),
        DtypeKind::Signed | DtypeKind::Unsigned => {
            python.parse::<i64>().ok().map(|number| format!("Integer({number})"))
        }
        DtypeKind::Half | DtypeKind::Float => {
            python.parse::<f64>().ok().map(|number| match number.is_infinite() {
                true if number > 0.0 => "Float(f64::INFINITY)".to_owned(),
                true => "Float(f64::NEG_INFINITY)".to_owned(),
                false => format!("Float({number:?})"),
            })
        }
        DtypeKind::Bool | DtypeKind::Complex => None,
    }
}
