//! The C++ spelling of the types that cross the border.

use crate::dtype::{Dtype, DtypeKind};
use crate::plan::{PlainParameter, PlainResult, PlainType, shape, size};

/// The C++ parameters that represent a parameter.
pub(super) fn in_cxx(parameter: &PlainParameter) -> Vec<String> {
    let name = &parameter.name;
    match parameter.r#type {
        PlainType::Scalar(dtype) => vec![format!("{} {name}", dtype.cpp())],
        PlainType::Enum(dtype) => vec![format!("{} {name}", enumerator(dtype))],
        PlainType::Character => vec![format!("char {name}")],
        PlainType::Text => vec![format!("std::string_view {name}")],
        PlainType::Elements { element, is_written, shaped, .. } => {
            let extents = match shaped {
                None => format!("std::size_t {}", size(name)),
                Some(rank) => format!("const std::array<std::size_t, {rank}> &{}", shape(name)),
            };
            vec![format!("{}{} *{name}", constant(is_written), element.cpp()), extents]
        }
        PlainType::Tensor { is_written } => vec![format!("{}DLTensor &{name}", constant(is_written))],
        PlainType::Object { .. } | PlainType::Pointer { .. } | PlainType::Tree(_) => Vec::new(),
    }
}

/// The C arguments that represent a parameter.
pub(super) fn passed(parameter: &PlainParameter) -> Vec<String> {
    let name = &parameter.name;
    match parameter.r#type {
        PlainType::Scalar(dtype) if dtype.kind() == DtypeKind::Complex => vec![format!("&{name}")],
        PlainType::Enum(_) => vec![format!("{name}.number()")],
        PlainType::Scalar(_) | PlainType::Character => vec![name.clone()],
        PlainType::Text => vec![format!("::quaff::detail::terminated({name}).c_str()")],
        PlainType::Elements { shaped: None, .. } => vec![name.clone(), size(name)],
        PlainType::Elements { shaped: Some(_), .. } => vec![name.clone(), format!("{}.data()", shape(name))],
        PlainType::Tensor { .. } => vec![format!("&{name}")],
        PlainType::Object { .. } | PlainType::Pointer { .. } | PlainType::Tree(_) => Vec::new(),
    }
}

/// The type of a result in C++.
pub(super) fn result(result: PlainResult) -> String {
    match result {
        PlainResult::Scalar(dtype) => dtype.cpp().to_owned(),
        PlainResult::Enum(dtype) => enumerator(dtype),
        PlainResult::Character => "char".to_owned(),
        PlainResult::Text => "std::string".to_owned(),
        PlainResult::OptionalText => "std::optional<std::string>".to_owned(),
        PlainResult::Vector(element) => vector(element),
        PlainResult::Vectors(elements) => {
            format!("std::variant<{}>", elements.iter().map(vector).collect::<Vec<_>>().join(", "))
        }
        PlainResult::Object { .. } | PlainResult::Pointer | PlainResult::Tree(_) => "void *".to_owned(),
    }
}

fn vector(element: Dtype) -> String {
    format!("std::vector<{}>", element.cpp())
}

/// The declaration of the variable to which the C function writes a result, the arguments with its address,
/// and the expression that the C++ function returns.
pub(super) fn variable(result: PlainResult) -> (String, Vec<&'static str>, String) {
    let own = self::result(result);
    let of_size = vec!["&result.data", "&result.size"];
    let (variable, passed, returned) = match result {
        PlainResult::Scalar(_)
        | PlainResult::Character
        | PlainResult::Object { .. }
        | PlainResult::Pointer
        | PlainResult::Tree(_) => (own, vec!["&result"], "result".to_owned()),
        PlainResult::Enum(_) => (own, vec!["result.place()"], "result".to_owned()),
        PlainResult::Text => (result_variable("char"), of_size, "result.text()".to_owned()),
        PlainResult::OptionalText => (result_variable("char"), of_size, "result.optional_text()".to_owned()),
        PlainResult::Vector(element) => {
            (result_variable(element.cpp()), of_size, "result.vector()".to_owned())
        }
        PlainResult::Vectors(_) => {
            let passed = [of_size, vec!["&result.type"]].concat();
            ("::quaff::detail::ReceivedAny".to_owned(), passed, format!("result.one_of<{own}>()"))
        }
    };
    (format!("{variable} result{{}};"), passed, returned)
}

fn result_variable(element: &str) -> String {
    format!("::quaff::detail::Received<{element}>")
}

fn enumerator(dtype: Dtype) -> String {
    format!("::quaff::Enumerator<{}>", dtype.cpp())
}

fn constant(is_written: bool) -> &'static str {
    if is_written { "" } else { "const " }
}
