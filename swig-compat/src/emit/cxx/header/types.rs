//! The spelling in C and C++ of the types that cross the border.

use crate::dtype::{Dtype, Kind};
use crate::plan::{CxxParameter, CxxResult, CxxType, shape, size};

/// What the function for C takes.
pub(super) fn in_c(parameter: &CxxParameter) -> Vec<String> {
    let name = &parameter.name;
    match parameter.r#type {
        CxxType::Scalar(dtype) if is_by_address(dtype) => vec![format!("const {} *{name}", dtype.cpp())],
        CxxType::Scalar(dtype) | CxxType::Enum(dtype) => vec![format!("{} {name}", dtype.cpp())],
        CxxType::Letter => vec![format!("char {name}")],
        CxxType::Text => vec![format!("const char *{name}"), format!("std::size_t {}", size(name))],
        CxxType::Elements { element, is_written, shaped, .. } => {
            let extents = match shaped {
                None => format!("std::size_t {}", size(name)),
                Some(_) => format!("const std::size_t *{}", shape(name)),
            };
            vec![format!("{}{} *{name}", constant(is_written), element.cpp()), extents]
        }
        CxxType::Tensor { .. } => vec![format!("const DLTensor *{name}")],
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
        CxxType::Scalar(dtype) if is_by_address(dtype) => vec![format!("&{name}")],
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

/// Where the function for C leaves its result.
pub(super) fn place(result: CxxResult) -> Vec<String> {
    let element = match result {
        CxxResult::Scalar(dtype) | CxxResult::Enum(dtype) => return vec![format!("{} *result", dtype.cpp())],
        CxxResult::Letter | CxxResult::Text | CxxResult::OptionalText => "char",
        CxxResult::Vector(element) => element.cpp(),
        CxxResult::Vectors(_) => {
            let keep = "bool (*keep)(void *, std::size_t, const void *, std::size_t)";
            return vec![keep.to_owned(), "void *result".to_owned()];
        }
    };
    vec![format!("bool (*keep)(void *, const {element} *, std::size_t)"), "void *result".to_owned()]
}

/// What C++ passes for that.
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

/// C has no complex numbers that C++ and Rust pass alike.
fn is_by_address(dtype: Dtype) -> bool {
    dtype.kind() == Kind::Complex
}

fn enumerator(dtype: Dtype) -> String {
    format!("::quaff::Enumerator<{}>", dtype.cpp())
}

fn constant(is_written: bool) -> &'static str {
    if is_written { "" } else { "const " }
}
