//! The Rust spelling of C types.

use crate::emit::imports::Imports;
use crate::plan::{CParameter, CType};

pub(in crate::emit::c) const HANDLES: &str = "quaff_runtime::c_abi::handles";

/// The Rust declaration of a parameter.
pub(super) fn declared(parameter: &CParameter, imports: &mut Imports) -> String {
    let pointer = |is_written: bool| if is_written { "*mut" } else { "*const" };
    let r#type = match parameter.r#type {
        CType::Number(dtype) => imports.number(dtype).to_owned(),
        CType::Address { element, is_written } => {
            format!("{} {}", pointer(is_written), imports.number(element))
        }
        CType::Character => "u8".to_owned(),
        CType::Text => format!("*const {}", imports.name("std::ffi", "c_char")),
        CType::Size => "usize".to_owned(),
        CType::Extents => "*const usize".to_owned(),
        CType::Tensor { .. } => format!("*const {}", imports.name("quaff_runtime::dlpack::abi", "Tensor")),
        CType::Stream => format!("*mut {}", imports.name("std::ffi", "c_void")),
        CType::CharacterResult => "*mut u8".to_owned(),
        CType::TextResult => format!("*mut *mut {}", imports.name("std::ffi", "c_char")),
        CType::ElementsResult(element) => format!("*mut *mut {}", imports.number(element)),
        CType::AnyResult => format!("*mut *mut {}", imports.name("std::ffi", "c_void")),
        CType::TypeResult => {
            format!("*mut {}", imports.name("quaff_runtime::dlpack::abi", "DataType"))
        }
        CType::SizeResult => "*mut usize".to_owned(),
        CType::Handle { .. } => format!("*const {}", imports.name(HANDLES, "Handle")),
        CType::HandleResult(_) => format!("*mut *mut {}", imports.name(HANDLES, "Handle")),
        CType::Tree => format!("*const {}", imports.name("quaff_runtime::tree", "Tree")),
        CType::TreeResult => format!("*mut *mut {}", imports.name("quaff_runtime::tree", "Tree")),
        CType::Pointer { .. } => format!("*const {}", imports.name("std::ffi", "c_void")),
        CType::PointerResult => format!("*mut *mut {}", imports.name("std::ffi", "c_void")),
    };
    format!("{}: {type}", parameter.name)
}
