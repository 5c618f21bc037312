//! The C spelling of the types that cross the border.

use crate::dtype::{Dtype, DtypeKind};
use crate::plan::{CClass, CParameter, CType};

/// The declaration of a parameter. `classes` has the types of handles.
pub(super) fn declared(parameter: &CParameter, classes: &[CClass]) -> String {
    let handle = |class: usize| {
        classes.iter().find(|each| each.class == class).map_or("void", |each| each.name.as_str())
    };
    let name = &parameter.name;
    match parameter.r#type {
        CType::Number(dtype) => format!("{} {name}", number(dtype)),
        CType::Address { element, is_written } => {
            format!("{}{} *{name}", constant(is_written), number(element))
        }
        CType::Character => format!("char {name}"),
        CType::Text => format!("const char *{name}"),
        CType::Size => format!("size_t {name}"),
        CType::Extents => format!("const size_t *{name}"),
        CType::Tensor { is_written } => format!("{}DLTensor *{name}", constant(is_written)),
        CType::Stream => format!("void *{name}"),
        CType::CharacterResult => format!("char *{name}"),
        CType::TextResult => format!("char **{name}"),
        CType::ElementsResult(element) => format!("{} **{name}", number(element)),
        CType::AnyResult => format!("void **{name}"),
        CType::TypeResult => format!("DLDataType *{name}"),
        CType::SizeResult => format!("size_t *{name}"),
        CType::Handle { class, is_constant } => {
            format!("{}{} *{name}", constant(!is_constant), handle(class))
        }
        CType::HandleResult(class) => format!("{} **{name}", handle(class)),
        CType::Pointer { is_constant } => format!("{}void *{name}", constant(!is_constant)),
        CType::PointerResult => format!("void **{name}"),
        CType::Tree => format!("const quaff_tree *{name}"),
        CType::TreeResult => format!("quaff_tree **{name}"),
    }
}

/// The type of a number; the types of complex numbers are in `quaff/border.h`.
pub(in crate::emit) fn number(dtype: Dtype) -> String {
    match dtype.kind() {
        DtypeKind::Complex => format!("quaff_{}", dtype.name()),
        _ => dtype.cpp().trim_start_matches("std::").to_owned(),
    }
}

fn constant(is_written: bool) -> &'static str {
    if is_written { "" } else { "const " }
}
