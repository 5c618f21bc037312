//! `%feature("autodoc", "0")` to `"3"`: signatures as SWIG words them, or the interface's own text in their place.

use super::{AUTODOC, pointee};
use crate::interface::{
    Action, Array, Crossing, Function, Object, Part, Passing, Text, Type, Value, is_python_keyword,
};
use crate::plan::classes::Classes;
use crate::plan::signature;

/// How much SWIG says.
#[derive(Clone, Copy)]
struct Level {
    /// In the signature.
    has_types: bool,
    /// Each parameter has a line of its own besides.
    has_parameters: bool,
}

/// The text for overloads that have the feature.
pub(in crate::plan) fn of(overloads: &[&Function], classes: &Classes) -> Option<String> {
    let mut lines: Vec<String> = Vec::new();
    for overload in overloads {
        let Some(value) = overload.features.get(AUTODOC) else { continue };
        let text = match value.as_str() {
            "0" => described(overload, Level { has_types: false, has_parameters: false }, classes),
            "1" => described(overload, Level { has_types: true, has_parameters: false }, classes),
            "2" => described(overload, Level { has_types: false, has_parameters: true }, classes),
            "3" => described(overload, Level { has_types: true, has_parameters: true }, classes),
            own => own.to_owned(),
        };
        if !lines.contains(&text) {
            lines.push(text);
        }
    }
    (!lines.is_empty()).then(|| lines.join("\n"))
}

fn described(function: &Function, level: Level, classes: &Classes) -> String {
    let result = function.outputs.first().map(|output| match &output.r#type {
        Type::Value(value) => spelled(value, classes),
        Type::Array(Array { element, .. }) | Type::Vector(element) | Type::Part(Part { element, .. }) => {
            format!("array of {}", element.dtype().name())
        }
    });
    let name = &function.name;
    if matches!(function.action, Action::Get | Action::Read) {
        return match result.filter(|_| level.has_types) {
            Some(result) => format!("{name} : {result}"),
            None => name.clone(),
        };
    }
    let own = function.class.as_ref().and_then(|class| classes.name(class)).unwrap_or_default();
    let has_self = function.action.has_this() || function.action == Action::Construct;
    let this = has_self.then(|| if level.has_types { format!("{own} self") } else { "self".to_owned() });
    let given = || function.inputs.iter().filter(|input| !input.is_result());
    let shown = this.into_iter().chain(given().map(|input| parameter(input, level, classes)));
    let result = match function.action {
        Action::Construct => Some(own.to_owned()),
        _ => result,
    };
    let result = result.map(|result| format!(" -> {result}")).unwrap_or_default();
    let mut text = format!("{name}({}){result}", shown.collect::<Vec<String>>().join(", "));
    if level.has_parameters && given().next().is_some() {
        text += "\n\nParameters\n----------";
        for input in given() {
            text += &format!("\n{}: {}", python_name(&input.name), declared(input));
        }
    }
    text
}

fn parameter(input: &Crossing, level: Level, classes: &Classes) -> String {
    let r#type = match &input.r#type {
        _ if !level.has_types => String::new(),
        Type::Value(value) => spelled(value, classes) + " ",
        Type::Array(_) | Type::Vector(_) | Type::Part(_) => declared(input) + " ",
    };
    let default = input
        .default
        .as_deref()
        .map(|default| format!("={}", signature::python(default).unwrap_or_else(|| default.to_owned())));
    format!("{type}{}{}", python_name(&input.name), default.unwrap_or_default())
}

fn python_name(name: &str) -> String {
    if is_python_keyword(name) { format!("_{name}") } else { name.to_owned() }
}

/// A type in a signature: that of an object is its class.
fn spelled(value: &Value, classes: &Classes) -> String {
    match value {
        Value::Object(object) => match object.class().and_then(|class| classes.name(class)) {
            Some(name) => name.to_owned(),
            None => of_object(object),
        },
        value => of_value(value),
    }
}

/// A type as C++ has it.
fn declared(input: &Crossing) -> String {
    match &input.r#type {
        Type::Value(Value::Object(object)) => of_object(object),
        Type::Value(value) => of_value(value),
        Type::Array(Array { element, .. }) | Type::Vector(element) | Type::Part(Part { element, .. }) => {
            format!("array of {}", element.dtype().name())
        }
    }
}

fn of_value(value: &Value) -> String {
    match value {
        Value::Scalar(scalar) => scalar.spelling().trim_start_matches("::").to_owned(),
        Value::Text(Text::String) => "std::string".to_owned(),
        Value::Text(Text::CString) => "char const *".to_owned(),
        Value::Text(Text::WritableCString | Text::Buffer) => "char *".to_owned(),
        Value::Text(Text::Letter) => "char".to_owned(),
        Value::Library(library) => library.r#type.to_string(),
        Value::Python => "PyObject *".to_owned(),
        Value::Object(object) => of_object(object),
    }
}

fn of_object(object: &Object) -> String {
    let constant = if object.constant { " const" } else { "" };
    let mark = match object.passing {
        Passing::Pointer => " *",
        Passing::Reference => " &",
        Passing::RvalueReference => " &&",
        _ => "",
    };
    format!("{}{constant}{mark}", pointee(object))
}
