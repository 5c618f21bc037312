//! The spelling in C and C++ of the types that cross the border.

use crate::dtype::{Dtype, Kind};
use crate::plan::{CParameter, CType, PlainParameter, PlainResult, PlainType, shape, size};

/// A parameter of a function for C.
pub(super) fn in_c(parameter: &CParameter) -> String {
    let name = &parameter.name;
    match parameter.r#type {
        CType::Number(dtype) => format!("{} {name}", dtype.cpp()),
        CType::Address { element, is_written } => {
            format!("{}{} *{name}", constant(is_written), element.cpp())
        }
        CType::Letter => format!("char {name}"),
        CType::Text => format!("const char *{name}"),
        CType::Size => format!("std::size_t {name}"),
        CType::Extents => format!("const std::size_t *{name}"),
        CType::Tensor => format!("const DLTensor *{name}"),
        CType::Stream | CType::Kept => format!("void *{name}"),
        CType::Keep(element) => {
            let element = element.map_or("char", Dtype::cpp);
            format!("bool (*{name})(void *, const {element} *, std::size_t)")
        }
        CType::KeepOneOf => format!("bool (*{name})(void *, std::size_t, const void *, std::size_t)"),
    }
}

/// What C++'s callers pass.
pub(super) fn in_cxx(parameter: &PlainParameter) -> Vec<String> {
    let name = &parameter.name;
    match parameter.r#type {
        PlainType::Scalar(dtype) => vec![format!("{} {name}", dtype.cpp())],
        PlainType::Enum(dtype) => vec![format!("{} {name}", enumerator(dtype))],
        PlainType::Letter => vec![format!("char {name}")],
        PlainType::Text => vec![format!("std::string_view {name}")],
        PlainType::Elements { element, is_written, shaped, .. } => {
            let extents = match shaped {
                None => format!("std::size_t {}", size(name)),
                Some(rank) => format!("const std::array<std::size_t, {rank}> &{}", shape(name)),
            };
            vec![format!("{}{} *{name}", constant(is_written), element.cpp()), extents]
        }
        PlainType::Tensor { is_written } => vec![format!("{}DLTensor &{name}", constant(is_written))],
    }
}

/// What goes from one to the other.
pub(super) fn passed(parameter: &PlainParameter) -> Vec<String> {
    let name = &parameter.name;
    match parameter.r#type {
        PlainType::Scalar(dtype) if dtype.kind() == Kind::Complex => vec![format!("&{name}")],
        PlainType::Enum(_) => vec![format!("{name}.number()")],
        PlainType::Scalar(_) | PlainType::Letter => vec![name.clone()],
        PlainType::Text => vec![format!("{name}.data()"), format!("{name}.size()")],
        PlainType::Elements { shaped: None, .. } => vec![name.clone(), size(name)],
        PlainType::Elements { shaped: Some(_), .. } => vec![name.clone(), format!("{}.data()", shape(name))],
        PlainType::Tensor { .. } => vec![format!("&{name}")],
    }
}

/// What C++ returns.
pub(super) fn result(result: PlainResult) -> String {
    match result {
        PlainResult::Scalar(dtype) => dtype.cpp().to_owned(),
        PlainResult::Enum(dtype) => enumerator(dtype),
        PlainResult::Letter => "char".to_owned(),
        PlainResult::Text => "std::string".to_owned(),
        PlainResult::OptionalText => "std::optional<std::string>".to_owned(),
        PlainResult::Vector(element) => vector(element),
        PlainResult::Vectors(elements) => {
            format!("std::variant<{}>", elements.iter().map(vector).collect::<Vec<_>>().join(", "))
        }
    }
}

fn vector(element: Dtype) -> String {
    format!("std::vector<{}>", element.cpp())
}

/// The arguments by which C++ gets the result of the function for C.
pub(super) fn kept(result: PlainResult) -> Vec<String> {
    let keep = match result {
        PlainResult::Scalar(_) => return vec!["&result".to_owned()],
        PlainResult::Enum(_) => return vec!["result.place()".to_owned()],
        PlainResult::Letter => "keep_letter".to_owned(),
        PlainResult::Text | PlainResult::OptionalText => format!("keep_text<{}>", self::result(result)),
        PlainResult::Vector(_) => format!("keep<{}>", self::result(result)),
        PlainResult::Vectors(_) => format!("keep_one_of<{}>", self::result(result)),
    };
    vec![format!("::quaff::detail::{keep}"), "&result".to_owned()]
}

fn enumerator(dtype: Dtype) -> String {
    format!("::quaff::Enumerator<{}>", dtype.cpp())
}

fn constant(is_written: bool) -> &'static str {
    if is_written { "" } else { "const " }
}
