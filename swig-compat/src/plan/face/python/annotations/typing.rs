//! `%feature("python:annotations", "typing")`: types of Python in the words of the module `typing`, by SWIG's
//! table for the types of C++, or by the interface's `pytyping` typemaps for code that reads or makes values.

use crate::interface::{
    AnnotatedResult, Annotation, Argument, ByValue, Function, LibraryType, Object, Scalar, Text, Ty, Type,
    Value,
};
use crate::plan::classes::lookup::Classes;

/// The annotation for everything that SWIG's table lacks.
const ANY: &str = "typing.Any";

/// The annotation for pointers to letters.
const OPTIONAL_TEXT: &str = "typing.Optional[str]";

/// The annotation of an input.
pub(super) fn of_input(function: &Function, input: usize, r#type: Option<&Ty>, classes: &Classes) -> String {
    let reads = |argument: &Argument| argument.input() == Some(input);
    let position = function.arguments.iter().position(reads);
    let code = function.code_around.as_ref().zip(position).and_then(|(code, position)| {
        code.annotations.inputs.iter().find(|(of, _)| *of == position).map(|(_, annotation)| annotation)
    });
    match code {
        Some(annotation) => made(annotation, classes),
        None => r#type.map_or(ANY, of).to_owned(),
    }
}

/// The annotation of the values that the caller gets. `outputs` are the types of the values that C++ writes
/// to parameters.
pub(super) fn of_result(
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
                AnnotatedResult::Converted(_) => returned.map_or(ANY, of).to_owned(),
                AnnotatedResult::Made(annotation) => made(annotation, classes),
            })
            .collect(),
        Some((None, true)) => return ANY.to_owned(),
        _ => returned.into_iter().chain(outputs.iter().copied()).map(of).map(str::to_owned).collect(),
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
pub(super) fn of(r#type: &Ty) -> &'static str {
    let own = match r#type {
        Ty::Reference(referent) if referent.is_const() => referent.without_const(),
        other => other.without_const(),
    };
    let is_letter = |r#type: &Ty| {
        let builtin = r#type.builtin();
        builtin.is_some_and(|builtin| matches!(builtin.identity, "char" | "wchar_t"))
    };
    match own {
        own if own.is_void() => "None",
        own if own.pointee().is_some_and(is_letter) => OPTIONAL_TEXT,
        own if is_letter(own) || is_text(own) => "str",
        Ty::Library(library) if is_text(&library.r#type) => "str",
        Ty::Enum(..) => "int",
        own => own.scalar().map_or(ANY, of_scalar),
    }
}

/// Whether a type is one of the standard library's texts.
fn is_text(r#type: &Ty) -> bool {
    let class = r#type.class().and_then(|class| LibraryType::named(class.template()));
    r#type.is_std_string() || class.is_some_and(|class| class.by_value == ByValue::Text)
}

/// The annotation that a `pytyping` typemap has.
fn made(annotation: &Annotation, classes: &Classes) -> String {
    let object = annotation.r#type.object_behind().object_behind();
    let class = match object {
        Ty::Enum(..) => "int",
        object => object.class().and_then(|class| classes.name(class)).unwrap_or(ANY),
    };
    annotation.text.replace(Annotation::OF_CLASS, class)
}

/// The annotation of the value of a data member, whose C++ type a getter does not have.
pub(super) fn of_value(r#type: &Type) -> &'static str {
    match r#type {
        Type::Value(Value::Scalar(scalar)) => of_scalar(scalar.clone()),
        Type::Value(Value::Text(Text::String | Text::Letter)) => "str",
        Type::Value(Value::Text(_)) => OPTIONAL_TEXT,
        Type::Value(Value::Library(library)) if is_text(&library.r#type) => "str",
        Type::Value(Value::Object(Object { r#type: Ty::Enum(..), .. })) => "int",
        _ => ANY,
    }
}

fn of_scalar(scalar: Scalar) -> &'static str {
    match scalar {
        Scalar::Bool => "bool",
        Scalar::Integer(_) => "int",
        Scalar::Complex | Scalar::DoubleComplex => "complex",
        Scalar::Half | Scalar::Bfloat16 | Scalar::Float | Scalar::Double => "float",
    }
}
