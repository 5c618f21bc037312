//! The spelling in C and C++ of the types that cross the border.

use crate::dtype::{Dtype, Kind};
use crate::plan::{CParameter, CType, CxxParameter, CxxResult, CxxType, shape, size};

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
pub(super) fn in_cxx(parameter: &CxxParameter) -> Vec<String> {
    let name = &parameter.name;
    match parameter.r#type {
        CxxType::Scalar(dtype) => vec![format!("{} {name}", dtype.cpp())],
        CxxType::Enum(dtype) => vec![format!("{} {name}", enumerator(dtype))],
        CxxType::Letter => vec![format!("char {name}")],
        CxxType::Text => vec![format!("std::string_view {name}")],
        CxxType::Elements { element, is_written, shaped, .. } => {
            let extents = match shaped {
                None => format!("std::size_t {}", size(name)),
                Some(rank) => format!("const std::array<std::size_t, {rank}> &{}", shape(name)),
            };
            vec![format!("{}{} *{name}", constant(is_written), element.cpp()), extents]
        }
        CxxType::Tensor { is_written } => vec![format!("{}DLTensor &{name}", constant(is_written))],
    }
}

/// What goes from one to the other.
pub(super) fn passed(parameter: &CxxParameter) -> Vec<String> {
    let name = &parameter.name;
    match parameter.r#type {
        CxxType::Scalar(dtype) if dtype.kind() == Kind::Complex => vec![format!("&{name}")],
        CxxType::Enum(_) => vec![format!("{name}.number()")],
        CxxType::Scalar(_) | CxxType::Letter => vec![name.clone()],
        CxxType::Text => vec![format!("{name}.data()"), format!("{name}.size()")],
        CxxType::Elements { shaped: None, .. } => vec![name.clone(), size(name)],
        CxxType::Elements { shaped: Some(_), .. } => vec![name.clone(), format!("{}.data()", shape(name))],
        CxxType::Tensor { .. } => vec![format!("&{name}")],
    }
}

/// What C++ returns.
pub(super) fn result(result: CxxResult) -> String {
    match result {
        CxxResult::Scalar(dtype) => dtype.cpp().to_owned(),
        CxxResult::Enum(dtype) => enumerator(dtype),
        CxxResult::Letter => "char".to_owned(),
        CxxResult::Text => "std::string".to_owned(),
        CxxResult::OptionalText => "std::optional<std::string>".to_owned(),
        CxxResult::Vector(element) => vector(element),
        CxxResult::Vectors(elements) => {
            format!("std::variant<{}>", elements.iter().map(vector).collect::<Vec<_>>().join(", "))
        }
    }
}

fn vector(element: Dtype) -> String {
    format!("std::vector<{}>", element.cpp())
}

/// The arguments by which C++ gets the result of the function for C.
pub(super) fn kept(result: CxxResult) -> Vec<String> {
    let keep = match result {
        CxxResult::Scalar(_) => return vec!["&result".to_owned()],
        CxxResult::Enum(_) => return vec!["result.place()".to_owned()],
        CxxResult::Letter => "keep_letter".to_owned(),
        CxxResult::Text | CxxResult::OptionalText => format!("keep_text<{}>", self::result(result)),
        CxxResult::Vector(_) => format!("keep<{}>", self::result(result)),
        CxxResult::Vectors(_) => format!("keep_one_of<{}>", self::result(result)),
    };
    vec![format!("::quaff::detail::{keep}"), "&result".to_owned()]
}

fn enumerator(dtype: Dtype) -> String {
    format!("::quaff::Enumerator<{}>", dtype.cpp())
}

fn constant(is_written: bool) -> &'static str {
    if is_written { "" } else { "const " }
}
