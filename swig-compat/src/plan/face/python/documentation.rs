//! The text of Python's `help()` for functions and classes: from the interface, or from C++ comments.
//! `%feature("autodoc", "0")` to `"3"` add signatures in SWIG's style, or the interface's own text instead.

use super::{literal, swig_types};
use crate::doxygen::{self, Documented, DocumentedParameter};
use crate::interface::{
    Action, Array, Class, Crossing, Function, Object, Part, Passing, Pointee, Scalar, Text, Ty, Type, Value,
    is_python_keyword, spelling,
};
use crate::plan::classes::hierarchy::Classes;
use std::collections::BTreeMap;

/// The features that SWIG has too.
const DOCSTRING: &str = "docstring";
const AUTODOC: &str = "autodoc";
/// The feature that `-doxygen` sets: comments are Doxygen comments.
const DOXYGEN: &str = "doxygen";

/// The spaces that replace a tab.
const TAB: &str = "        ";

/// The docstring of a function.
#[derive(Debug, Default)]
pub(in crate::plan) struct Documentation {
    pub text: Option<String>,
    /// Whether the text is complete; otherwise the overloads with their types are added.
    pub is_whole: bool,
}

/// The documentation of overloads. If a feature provides a text, it is complete, as in SWIG.
pub(in crate::plan) fn of_function(overloads: &[&Function], classes: &Classes) -> Documentation {
    let features = || overloads.iter().map(|overload| &overload.features);
    // Of several texts the last one is the function's, as in SWIG.
    let given = features().rev().find_map(own_words);
    let is_doxygen = features().any(|features| is_on(features, DOXYGEN));
    let comments = match (&given, is_doxygen) {
        (Some(_), _) => String::new(),
        (None, true) => with_margin(from_doxygen(overloads, classes)),
        // The signatures beside the comment begin at the left.
        (None, false) => {
            overloads.iter().find_map(|overload| overload.doc.as_deref()).map(plain).unwrap_or_default()
        }
    };
    let signatures = match is_doxygen && !comments.is_empty() {
        true => None,
        false => signatures(overloads, classes),
    };
    let is_whole = is_doxygen || given.is_some() || signatures.is_some();
    let texts = signatures.into_iter().chain(given).chain([comments]).filter(|text| !text.is_empty());
    let text = texts.collect::<Vec<String>>().join("\n");
    Documentation { text: (!text.is_empty()).then(|| with_newlines(&text)), is_whole }
}

/// The documentation of a class, without its constructor's.
pub(in crate::plan) fn of_class(class: &Class) -> Option<String> {
    let comment = || match is_on(&class.features, DOXYGEN) {
        true => {
            let subject = Documented { features: class.features.clone(), ..Documented::default() };
            class.doc.as_ref().map(|doc| with_margin(doxygen::docstring(doc, &subject)))
        }
        false => class.doc.as_deref().map(|doc| with_margin(plain(doc))),
    };
    let autodoc = || {
        let is_on = class.features.get(AUTODOC)?;
        (is_on != "0" || class.doc.is_none())
            .then(|| format!("Proxy of C++ {} class.", spelling::with_spaces(&class.r#type.to_string())))
    };
    let text = own_words(&class.features).or_else(comment).or_else(autodoc)?;
    (!text.is_empty()).then(|| with_newlines(&text))
}

/// The text of `%feature("docstring")`, with the relative indentation of its lines.
pub(in crate::plan) fn own_words(features: &BTreeMap<String, String>) -> Option<String> {
    let text = features.get(DOCSTRING).filter(|text| !text.is_empty() && *text != "0" && *text != "1")?;
    let text = dedented(&text.replace('\t', TAB));
    Some(match text.contains('\n') {
        false => text.trim().to_owned(),
        true => with_margin(text),
    })
}

/// The text in a form in which Python keeps the relative indentation of its lines: Python ignores the
/// indentation of the first line, and removes the common indentation of the others.
fn with_margin(text: String) -> String {
    let mut others = text.lines().skip(1).filter(|line| !line.trim().is_empty()).peekable();
    match others.peek().is_some() && (text.starts_with(' ') || !others.any(begins_left)) {
        true => format!("\n{text}"),
        false => text,
    }
}

fn begins_left(line: &str) -> bool {
    !line.is_empty() && !line.starts_with(' ')
}

fn is_on(features: &BTreeMap<String, String>, name: &str) -> bool {
    features.get(name).is_some_and(|value| value != "0")
}

/// The Doxygen comments of all overloads, as docstrings.
fn from_doxygen(overloads: &[&Function], classes: &Classes) -> String {
    let documented = overloads.iter().filter_map(|overload| {
        let comment = overload.doc.as_ref()?;
        let text = doxygen::docstring(comment, &subject(overload, classes));
        (!text.is_empty()).then(|| (comment.starts_with('\n'), text))
    });
    doxygen::joined(&documented.collect::<Vec<(bool, String)>>())
}

fn subject(function: &Function, classes: &Classes) -> Documented {
    let spelled = |r#type: &Type| match r#type {
        Type::Value(value) => named(value, classes),
        Type::Array(Array { record: Some(record), .. }) => format!("array of {record}"),
        Type::Array(Array { element, .. }) | Type::Vector(element) | Type::Part(Part { element, .. }) => {
            format!("array of {}", element.dtype().name())
        }
    };
    let parameters =
        function.inputs.iter().filter(|input| !input.is_result()).map(|input| DocumentedParameter {
            name: input.name.clone(),
            r#type: spelled(&input.r#type),
            is_optional: input.default.is_some(),
        });
    let returns = function.outputs.first().map(|output| spelled(&output.r#type));
    Documented {
        parameters: parameters.collect(),
        returns: returns.or_else(|| function.class.is_none().then(|| "void".to_owned())),
        features: function.features.clone(),
    }
}

/// The name of a type in Sphinx's fields.
fn named(value: &Value, classes: &Classes) -> String {
    match value {
        Value::Scalar(Scalar::Bool) => "boolean".to_owned(),
        Value::Scalar(Scalar::Integer(_)) => "int".to_owned(),
        Value::Scalar(Scalar::Half | Scalar::Bfloat16 | Scalar::Float | Scalar::Double) => "float".to_owned(),
        Value::Scalar(Scalar::Complex | Scalar::DoubleComplex) => "complex".to_owned(),
        Value::Text(Text::Character) => "char".to_owned(),
        Value::Text(_) => "string".to_owned(),
        Value::Library(_) | Value::Python => "object".to_owned(),
        Value::Object(object) => {
            match innermost(&object.r#type).class().and_then(|class| classes.name(class)) {
                Some(name) => format!(":py:class:`{name}`"),
                None => pointee(object),
            }
        }
    }
}

/// The type behind pointers and references: `Shape` for `Shape**`.
fn innermost(r#type: &Ty) -> &Ty {
    match r#type {
        Ty::Const(inner) | Ty::Pointer(inner) | Ty::Array(inner, _) => innermost(inner),
        other => other,
    }
}

/// The C++ name of the type that an object has or points to.
fn pointee(object: &Object) -> String {
    match &object.pointee {
        Pointee::Opaque(spelling) => spelling.clone(),
        Pointee::Class | Pointee::Deduced => object.r#type.to_string(),
    }
}

/// A comment without Doxygen's `\brief`.
pub(in crate::plan) fn plain(comment: &str) -> String {
    let line = |line: &str| match line.strip_prefix("@brief").or(line.strip_prefix("\\brief")) {
        Some(brief) => brief.trim().to_owned(),
        None => line.to_owned(),
    };
    let text: Vec<String> = with_newlines(comment).lines().map(line).collect();
    text.join("\n").trim_matches('\n').to_owned()
}

/// Text for readers, with other systems' line breaks replaced.
fn with_newlines(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\r', "\n")
}

/// Python code without the common indentation of its lines. The first line may follow the mark that opens the
/// block.
pub(in crate::plan) fn dedented(code: &str) -> String {
    let code = code.trim_matches(['\n', '\r']).trim_end();
    let indent = |line: &str| line.len() - line.trim_start_matches([' ', '\t']).len();
    let lines = || code.lines().filter(|line| !line.trim().is_empty());
    let first = lines().next().map_or(0, indent);
    let rest = lines().skip(1).map(indent).min();
    // A block such as `%{x = 1` with further lines below.
    let common = rest.map_or(first, |rest| if first == 0 { 0 } else { rest.min(first) });
    let line = |line: &str| line[common.min(indent(line))..].trim_end().to_owned();
    code.lines().map(line).collect::<Vec<String>>().join("\n")
}

/// SWIG's levels of detail.
#[derive(Clone, Copy)]
struct Level {
    /// Whether the signature has types.
    has_types: bool,
    /// Whether each parameter also has a line of its own.
    has_parameters: bool,
}

/// The text for overloads that have the feature.
pub(in crate::plan) fn signatures(overloads: &[&Function], classes: &Classes) -> Option<String> {
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
            other => cxx_type_of_array(other),
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
            None => cxx_type_of_object(object),
        },
        value => cxx_type_of_value(value),
    }
}

/// The C++ type of an input.
fn declared(function: &Function, index: usize) -> String {
    let r#type = swig_types::of_input(function, index);
    r#type.map_or_else(|| cxx_type(&function.inputs[index]), spelling::spelled)
}

/// The C++ type of a crossing value.
pub(in crate::plan) fn cxx_type(crossing: &Crossing) -> String {
    match &crossing.r#type {
        Type::Value(value) => cxx_type_of_value(value),
        other => cxx_type_of_array(other),
    }
}

fn cxx_type_of_array(r#type: &Type) -> String {
    match r#type {
        Type::Value(value) => cxx_type_of_value(value),
        Type::Array(Array { record: Some(record), .. }) => format!("array of {record}"),
        Type::Array(Array { element, .. }) | Type::Vector(element) | Type::Part(Part { element, .. }) => {
            format!("array of {}", element.dtype().name())
        }
    }
}

fn cxx_type_of_value(value: &Value) -> String {
    match value {
        Value::Scalar(scalar) => scalar.spelling().trim_start_matches("::").to_owned(),
        Value::Text(Text::String) => "std::string".to_owned(),
        Value::Text(Text::CString) => "char const *".to_owned(),
        Value::Text(Text::WritableCString | Text::Buffer) => "char *".to_owned(),
        Value::Text(Text::Character) => "char".to_owned(),
        Value::Library(library) => library.r#type.to_string(),
        Value::Python => "PyObject *".to_owned(),
        Value::Object(object) => cxx_type_of_object(object),
    }
}

fn cxx_type_of_object(object: &Object) -> String {
    let constant = if object.constant { " const" } else { "" };
    let mark = match object.passing {
        Passing::Pointer => " *",
        Passing::Reference => " &",
        Passing::RvalueReference => " &&",
        _ => "",
    };
    format!("{}{constant}{mark}", pointee(object))
}
