//! `%feature("python:annotations")`: the entries of `__annotations__`. With the value `"c"`, they are C++
//! types in SWIG's spelling. With `"typing"`, they are types of Python in the words of the module `typing`,
//! by SWIG's table for the types of C++, or by the interface's `pytyping` typemaps for code that reads or
//! makes values.

use super::{documentation, swig_types};
use crate::interface::{
    Action, AnnotatedResult, Annotation, Argument, ByValue, Constant, Function, LibraryType, Object, Scalar,
    Text, Ty, Type, Value, is_set, spelling,
};
use crate::plan::classes::hierarchy::Classes;
use std::collections::BTreeMap;

const FEATURE: &str = "python:annotations";

/// The kinds of types that annotations can have, each a value of the feature.
#[derive(Clone, Copy, PartialEq, Eq)]
enum AnnotationKind {
    /// Types of C++, `c`.
    Cxx,
    /// Types of Python, `typing`.
    Python,
}

/// The feature that leaves out data members.
const NO_VARIABLES: &str = "python:annotations:novar";

/// The entries for a function, with its result last, or the entry for a data member. As in SWIG, overloaded
/// functions have none.
pub(in crate::plan) fn entries(overloads: &[&Function], classes: &Classes) -> Vec<(String, String)> {
    let [function] = overloads else { return Vec::new() };
    let is_made = matches!(function.action, Action::Construct | Action::Make | Action::Copy);
    let Some(kind) = annotation_kind(&function.features).filter(|_| !is_made && !function.action.is_write())
    else {
        return Vec::new();
    };
    if function.action.is_read() {
        let output = function.outputs.first().filter(|_| !function.is_set(NO_VARIABLES));
        let entry = output.map(|output| match kind {
            AnnotationKind::Cxx => documentation::cxx_type(output),
            AnnotationKind::Python => python_type_of_value(&output.r#type).to_owned(),
        });
        return entry.map(|entry| (function.name.clone(), entry)).into_iter().collect();
    }
    let given = function.inputs.iter().enumerate().filter(|(_, input)| !input.is_result());
    let mut entries: Vec<(String, String)> = given
        .filter_map(|(index, _)| {
            let r#type = swig_types::of_input(function, index);
            let entry = match kind {
                AnnotationKind::Cxx => swig_types::with_classes(r#type?, classes),
                AnnotationKind::Python => python_type_of_input(function, index, r#type, classes),
            };
            Some((swig_types::name_of_input(function, index), entry))
        })
        .collect();
    entries.push(("return".to_owned(), result(function, kind, classes)));
    entries
}

/// The annotation of a function's result. As in SWIG, the types of the parameters that are outputs take the
/// place of the C++ result type.
fn result(function: &Function, kind: AnnotationKind, classes: &Classes) -> String {
    let code = function.code_around.as_ref().map(|code| &code.annotations);
    let is_output = |(position, argument): (usize, &Argument)| match argument {
        Argument::Local(local) if local.is_output => true,
        Argument::Written { .. } => true,
        Argument::Data { input, .. } | Argument::Object { input, .. } => function.inputs[*input].is_result(),
        _ => code.is_some_and(|code| code.outputs.contains(&position)),
    };
    let outputs = function.arguments.iter().enumerate().zip(&function.parameters);
    let outputs = outputs.filter(|(argument, _)| is_output(*argument));
    let outputs: Vec<&Ty> = outputs.map(|(_, r#type)| r#type).collect();
    // Typemap code may discard the C++ result.
    let is_discarded = function.outputs.is_empty() || code.is_some_and(|code| code.discards_returned);
    let returns = function.returns.as_ref().filter(|_| !is_discarded);
    if kind == AnnotationKind::Python {
        return python_type_of_result(function, returns, &outputs, classes);
    }
    if outputs.is_empty() {
        return returns.map_or_else(|| "void".to_owned(), spelling::spelled);
    }
    let outputs: Vec<String> = outputs.into_iter().map(spelling::spelled).collect();
    outputs.join(", ")
}

/// The entry for a constant in the annotations of its module.
pub(in crate::plan) fn entry_of_constant(constant: &Constant) -> Option<String> {
    let kind = annotation_kind(&constant.features).filter(|_| !is_set(&constant.features, NO_VARIABLES))?;
    constant.r#type.as_ref().map(|r#type| match kind {
        AnnotationKind::Cxx => spelling::spelled(r#type),
        AnnotationKind::Python => python_type(r#type).to_owned(),
    })
}

fn annotation_kind(features: &BTreeMap<String, String>) -> Option<AnnotationKind> {
    match features.get(FEATURE)?.as_str() {
        "c" => Some(AnnotationKind::Cxx),
        "typing" => Some(AnnotationKind::Python),
        _ => None,
    }
}

/// The annotation for everything that SWIG's table lacks.
const ANY: &str = "typing.Any";

/// The annotation for pointers to characters.
const OPTIONAL_TEXT: &str = "typing.Optional[str]";

/// The annotation of an input.
fn python_type_of_input(function: &Function, input: usize, r#type: Option<&Ty>, classes: &Classes) -> String {
    let reads = |argument: &Argument| argument.input() == Some(input);
    let position = function.arguments.iter().position(reads);
    let code = function.code_around.as_ref().zip(position).and_then(|(code, position)| {
        code.annotations.inputs.iter().find(|(of, _)| *of == position).map(|(_, annotation)| annotation)
    });
    match code {
        Some(annotation) => with_class(annotation, classes),
        None => r#type.map_or(ANY, python_type).to_owned(),
    }
}

/// The annotation of the values that the caller gets. `outputs` are the types of the values that C++ writes
/// to parameters.
fn python_type_of_result(
    function: &Function,
    returns: Option<&Ty>,
    outputs: &[&Ty],
    classes: &Classes,
) -> String {
    let returned = returns.filter(|returns| !returns.is_void());
    let code = function.code_around.as_ref();
    let values: Vec<String> = match code.map(|code| (&code.annotations.results, code.makes_result())) {
        Some((Some(results), _)) => results
            .iter()
            .map(|result| match result {
                AnnotatedResult::Converted(_) => returned.map_or(ANY, python_type).to_owned(),
                AnnotatedResult::Made(annotation) => with_class(annotation, classes),
            })
            .collect(),
        Some((None, true)) => return ANY.to_owned(),
        _ => {
            returned.into_iter().chain(outputs.iter().copied()).map(python_type).map(str::to_owned).collect()
        }
    };
    let is_tuple = code.is_some_and(|code| code.annotations.is_tuple);
    match values.as_slice() {
        [] => "None".to_owned(),
        [value] => value.clone(),
        several if is_tuple => format!("typing.Tuple[{}]", several.join(", ")),
        several => format!("typing.List[typing.Union[{}]]", several.join(", ")),
    }
}

/// The annotation of a value that quaff converts.
fn python_type(r#type: &Ty) -> &'static str {
    let own = match r#type {
        Ty::Reference(referent) if referent.is_const() => referent.without_const(),
        other => other.without_const(),
    };
    let is_character = |r#type: &Ty| {
        let builtin = r#type.builtin();
        builtin.is_some_and(|builtin| matches!(builtin.identity, "char" | "wchar_t"))
    };
    match own {
        own if own.is_void() => "None",
        own if own.pointee().is_some_and(is_character) => OPTIONAL_TEXT,
        own if is_character(own) || is_text(own) => "str",
        Ty::Library(library) if is_text(&library.r#type) => "str",
        Ty::Enum(..) => "int",
        own => own.scalar().map_or(ANY, python_type_of_scalar),
    }
}

/// Whether a type is one of the standard library's texts.
fn is_text(r#type: &Ty) -> bool {
    let class = r#type.class().and_then(|class| LibraryType::named(class.template()));
    r#type.is_std_string() || class.is_some_and(|class| class.by_value == ByValue::Text)
}

/// The annotation that a `pytyping` typemap has.
fn with_class(annotation: &Annotation, classes: &Classes) -> String {
    let object = annotation.r#type.object_behind().object_behind();
    let class = match object {
        Ty::Enum(..) => "int",
        object => object.class().and_then(|class| classes.name(class)).unwrap_or(ANY),
    };
    annotation.text.replace(Annotation::OF_CLASS, class)
}

/// The annotation of the value of a data member, whose C++ type a getter does not have.
fn python_type_of_value(r#type: &Type) -> &'static str {
    match r#type {
        Type::Value(Value::Scalar(scalar)) => python_type_of_scalar(scalar.clone()),
        Type::Value(Value::Text(Text::String | Text::Character)) => "str",
        Type::Value(Value::Text(_)) => OPTIONAL_TEXT,
        Type::Value(Value::Library(library)) if is_text(&library.r#type) => "str",
        Type::Value(Value::Object(Object { r#type: Ty::Enum(..), .. })) => "int",
        _ => ANY,
    }
}

fn python_type_of_scalar(scalar: Scalar) -> &'static str {
    match scalar {
        Scalar::Bool => "bool",
        Scalar::Integer(_) => "int",
        Scalar::Complex | Scalar::DoubleComplex => "complex",
        Scalar::Half | Scalar::Bfloat16 | Scalar::Float | Scalar::Double => "float",
    }
}
