//! The conversion of values from C to Rust, and back.

use crate::dtype::Kind;
use crate::emit::imports::Imports;
use crate::interface::Memory;
use crate::plan::{PlainParameter, PlainResult, PlainType, shape, size};

/// The statements that make a value for Rust of a parameter. A reduction takes its elements as a slice: nobody writes
/// them meanwhile.
pub(super) fn bound(parameter: &PlainParameter, is_reduction: bool) -> String {
    let name = &parameter.name;
    let (made, is_array) = match parameter.r#type {
        PlainType::Scalar(dtype) if dtype.kind() == Kind::Complex => (format!("read({name})"), false),
        PlainType::Scalar(_) | PlainType::Enum(_) => return String::new(),
        PlainType::Letter => (format!("text(&raw const {name}, 1)"), false),
        PlainType::Text => (format!("text({name}, {})", size(name)), false),
        PlainType::Elements { .. } if is_reduction => (format!("slice({name}, {})", size(name)), false),
        PlainType::Elements { is_written, shaped, memory, is_fortran, .. } => {
            (elements(name, is_written, shaped, memory, is_fortran), true)
        }
        PlainType::Tensor { is_written } => {
            (format!("tensor{}({name}, stream)", if is_written { "_mut" } else { "" }), true)
        }
    };
    match is_array {
        false => format!("        let {name} = c_abi::{made}?;\n"),
        // An array stays where it was made.
        true => format!(
            "        let mut {name} = c_abi::{made};\n        let {name} = c_abi::made(&mut {name})?;\n"
        ),
    }
}

/// Elements at an address: of the host's or on a device, the last axis the fastest or the first.
fn elements(name: &str, is_written: bool, shaped: Option<u8>, memory: Memory, is_fortran: bool) -> String {
    let order = if is_fortran { "fortran_array" } else { "array" };
    let mutable = if is_written { "_mut" } else { "" };
    let extents = match shaped {
        None => format!("&[{}]", size(name)),
        Some(rank) => format!("c_abi::extents::<{rank}>({})?", shape(name)),
    };
    let place = match memory {
        Memory::Host => "c_abi::HOST",
        Memory::Device => "c_abi::device(stream)",
    };
    format!("{order}{mutable}({name}, {extents}, {place})")
}

/// The expression that hands the result to the caller.
pub(super) fn given(result: PlainResult, imports: &mut Imports) -> String {
    match result {
        PlainResult::Scalar(_) | PlainResult::Enum(_) => "c_abi::write(result, value)".to_owned(),
        PlainResult::Letter | PlainResult::Text => "c_abi::give(value.as_bytes(), keep, result)".to_owned(),
        PlainResult::OptionalText => "c_abi::give_text(value, keep, result)".to_owned(),
        PlainResult::Vector(_) => "c_abi::give(&value, keep, result)".to_owned(),
        PlainResult::Vectors(elements) => {
            let dtypes = imports.name("quaff_runtime::dtype", "Dtype");
            let types: Vec<String> =
                elements.iter().map(|each| format!("{dtypes}::{}", each.variant())).collect();
            format!("c_abi::give_one_of(&value, &[{}], keep, result)", types.join(", "))
        }
    }
}
