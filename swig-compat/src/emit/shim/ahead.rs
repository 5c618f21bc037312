//! Arguments that are converted before the call, in variables that live until its result is converted: code
//! of the interface around the call may release the GIL, and the result may refer to an argument.

use super::{code_around, types};
use crate::interface::{Argument, ArrayObject, Text, Type, Value};
use crate::plan::{PythonUse, Row};

/// The declarations of the variables, before the call, on one line.
pub(super) fn declarations(row: &Row) -> String {
    let arguments = row.arguments.iter().enumerate();
    let converted = arguments.filter(|(position, _)| code_around::is_converted(row, *position));
    converted.filter_map(|(_, argument)| declaration(row, argument)).collect()
}

fn declaration(row: &Row, argument: &Argument) -> Option<String> {
    if let Argument::Converted { of, .. } = argument {
        return declaration(row, of);
    }
    let input = input(argument)?;
    let (given, name) = (&row.inputs[input], name(input));
    match kind(row, argument)? {
        Kind::Library => Some(types::library(given)?.declared(&name) + "; "),
        Kind::Text => Some(format!("::std::string {name} = {}; ", types::value(given))),
        Kind::Array(object) => {
            let made = types::object_of_array(row, input, object);
            Some(format!("auto &&{name} = {made}; "))
        }
    }
}

/// The expression for an argument that has a variable.
pub(super) fn passed(row: &Row, argument: &Argument) -> Option<String> {
    let name = name(input(argument)?);
    match kind(row, argument)? {
        Kind::Library if matches!(argument, Argument::Local(_)) => {
            Some(format!("::quaff::pointer_to({name}.get())"))
        }
        Kind::Library => Some(format!("{name}.get()")),
        Kind::Text => Some(format!("::std::move({name})")),
        Kind::Array(ArrayObject::Class(class)) if class.is_changed => Some(name),
        Kind::Array(_) => Some(format!("::std::forward<decltype({name})>({name})")),
    }
}

/// The kinds of arguments that have variables.
enum Kind<'a> {
    /// A value of the standard library.
    Library,
    /// Text that C++ gets as a `std::string`.
    Text,
    /// The object that C++ gets for an array.
    Array(&'a ArrayObject),
}

fn kind<'a>(row: &Row, argument: &'a Argument) -> Option<Kind<'a>> {
    let given = &row.inputs[input(argument)?];
    if row.c.is_some() || !is_surrounded(row) {
        return None;
    }
    match (argument, &given.r#type) {
        (Argument::Object { object, .. }, _) => Some(Kind::Array(object)),
        (_, Type::Value(Value::Library(_))) => Some(Kind::Library),
        (_, Type::Value(Value::Text(Text::String | Text::Buffer))) => Some(Kind::Text),
        _ => None,
    }
}

/// Whether the call is not the only code between the arguments and the result for the caller.
fn is_surrounded(row: &Row) -> bool {
    row.exception_code.is_some() || row.code_around.is_some() || row.python_use() == PythonUse::InConversions
}

/// The input behind an argument that may have a variable.
fn input(argument: &Argument) -> Option<usize> {
    match argument {
        Argument::Value { input } | Argument::Object { input, .. } => Some(*input),
        Argument::Local(local) if local.is_nullable => local.input,
        _ => None,
    }
}

fn name(input: usize) -> String {
    format!("quaff_value_{input}")
}
