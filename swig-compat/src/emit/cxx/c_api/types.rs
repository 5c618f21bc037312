//! The types of C in Rust.

use super::RUNTIME;
use crate::emit::imports::Imports;
use crate::plan::{CParameter, CType};

/// A parameter as Rust declares it.
pub(super) fn declared(parameter: &CParameter, imports: &mut Imports) -> String {
    let pointer = |is_written: bool| if is_written { "*mut" } else { "*const" };
    let r#type = match parameter.r#type {
        CType::Number(dtype) => imports.number(dtype).to_owned(),
        CType::Address { element, is_written } => {
            format!("{} {}", pointer(is_written), imports.number(element))
        }
        CType::Letter => "u8".to_owned(),
        CType::Text => "*const u8".to_owned(),
        CType::Size => "usize".to_owned(),
        CType::Extents => "*const usize".to_owned(),
        CType::Tensor => format!("*const {}", imports.name("quaff_runtime::dlpack::abi", "Tensor")),
        CType::Stream | CType::Kept => format!("*mut {}", imports.name("std::ffi", "c_void")),
        CType::Keep(element) => {
            let element = element.map_or("u8", |element| imports.number(element));
            format!("{}::Keep<{element}>", imports.module(RUNTIME))
        }
        CType::KeepOneOf => format!("{}::KeepOneOf", imports.module(RUNTIME)),
    };
    format!("{}: {type}", parameter.name)
}
