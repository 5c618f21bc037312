//! `%feature("autodoc", "0")` to `"3"`: signatures in SWIG's style, or the interface's own text instead.

use super::super::swig_types;
use super::{AUTODOC, pointee};
use crate::interface::{
    Action, Array, Crossing, Function, Object, Part, Passing, Text, Type, Value, is_python_keyword,
    swig_spelling,
};
use crate::plan::classes::lookup::Classes;
use crate::plan::face::python::literal;

/// SWIG's levels of detail.
#[derive(Clone, Copy)]
struct Level {
    /// Whether the signature has types.
    has_types: bool,
    /// Whether each parameter also has a line of its own.
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
    let returned = function.returns.as_ref().filter(|returns| !returns.is_void());
    let result = returned.map(|returns| swig_types::with_classes(returns, classes));
    let result = result.or_else(|| {
        Some(match &function.outputs.first()?.r#type {
            Type::Value(value) => spelled(value, classes),
            other => of_array(other),
        })
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
    let given = || (0..function.inputs.len()).filter(|input| !function.inputs[*input].is_result());
    let shown = this.into_iter().chain(given().map(|input| parameter(function, input, level, classes)));
    let result = match function.action {
        Action::Construct => Some(own.to_owned()),
        _ => result,
    };
    let result = result.map(|result| format!(" -> {result}")).unwrap_or_default();
    let mut text = format!("{name}({}){result}", shown.collect::<Vec<String>>().join(", "));
    if level.has_parameters && given().next().is_some() {
        text += "\n\nParameters\n----------";
        for input in given() {
            text += &format!("\n{}: {}", python_name(function, input), declared(function, input));
        }
    }
    text
}

fn parameter(function: &Function, index: usize, level: Level, classes: &Classes) -> String {
    let input = &function.inputs[index];
    let r#type = match (swig_types::of_input(function, index), &input.r#type) {
        _ if !level.has_types => String::new(),
        (Some(r#type), _) => swig_types::with_classes(r#type, classes) + " ",
        (None, Type::Value(value)) => spelled(value, classes) + " ",
        (None, _) => declared(function, index) + " ",
    };
    let default = input
        .default
        .as_deref()
        .map(|default| format!("={}", literal::python(default).unwrap_or_else(|| default.to_owned())));
    format!("{type}{}{}", python_name(function, index), default.unwrap_or_default())
}

fn python_name(function: &Function, input: usize) -> String {
    let name = swig_types::name_of_input(function, input);
    if is_python_keyword(&name) { format!("_{name}") } else { name }
}

/// A type in a signature; for an object, the name of its class.
fn spelled(value: &Value, classes: &Classes) -> String {
    match value {
        Value::Object(object) => match object.class().and_then(|class| classes.name(class)) {
            Some(name) => name.to_owned(),
            None => of_object(object),
        },
        value => of_value(value),
    }
}

/// The C++ type of an input.
fn declared(function: &Function, index: usize) -> String {
    let r#type = swig_types::of_input(function, index);
    r#type.map_or_else(|| of_crossing(&function.inputs[index]), swig_spelling::spelled)
}

/// The C++ type of a crossing value.
pub(in crate::plan) fn of_crossing(crossing: &Crossing) -> String {
    match &crossing.r#type {
        Type::Value(value) => of_value(value),
        other => of_array(other),
    }
}

fn of_array(r#type: &Type) -> String {
    match r#type {
        Type::Value(value) => of_value(value),
        Type::Array(Array { record: Some(record), .. }) => format!("array of {record}"),
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
