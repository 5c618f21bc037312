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
    let Type::Value(value) = &input.r#type else { return None };
    let python = match (python_default(input), input.default_number) {
        _ if has_value_without_object(row, index) => "None".to_owned(),
        (Some(python), _) => python,
        (None, number) => number_of(value, number?)?,
    };
    let variant = match value {
        Value::Python if has_value_without_object(row, index) => "Null".to_owned(),
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

/// Whether only code of the interface reads the object of a parameter, and sets the parameter even
/// if there is no object.
fn has_value_without_object(row: &Row, index: usize) -> bool {
    let input = &row.inputs[index];
    let is_own = |argument: &&Argument| argument.input() == Some(index);
    let is_set = |argument: &Argument| matches!(argument, Argument::Wrapped { is_always_set: true, .. });
    let mut readers = row.arguments.iter().filter(is_own);
    input.default.is_some()
        && input.check.is_none()
        && input.stands_for.is_none()
        && readers.next().is_some_and(is_set)
        && readers.next().is_none()
}

/// The Python literal of a default that names something, for a parameter that takes numbers.
fn number_of(value: &Value, number: i64) -> Option<String> {
    let Value::Scalar(scalar) = value else { return None };
    match scalar.dtype().kind() {
        DtypeKind::Bool => Some(if number == 0 { "False" } else { "True" }.to_owned()),
        DtypeKind::Complex => None,
        _ => scalar.dtype().holds(number).then(|| number.to_string()),
    }
}

/// Whether C++ gets the input itself, and nothing reads more than its address.
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
