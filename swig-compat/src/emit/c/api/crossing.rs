//! The conversion of values from C to Rust, and back.

use crate::dtype::Kind;
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
        PlainType::Text => (format!("c_string({name})"), false),
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

/// The statements that make places for the result before the call, and the expression that writes to them afterwards.
pub(super) fn given(result: PlainResult) -> (String, String) {
    let own = match result {
        PlainResult::Scalar(_) | PlainResult::Enum(_) => "write_to(result, value)",
        PlainResult::Letter => "write_letter(result, &value)",
        PlainResult::Text => "give_text(result, Some(value))",
        PlainResult::OptionalText => "give_text(result, value)",
        PlainResult::Vector(_) => "give(result, &value)",
        PlainResult::Vectors(_) => "give_any(result, &value)",
    };
    let place = match result {
        PlainResult::Scalar(_) | PlainResult::Enum(_) | PlainResult::Letter => "place(result)",
        PlainResult::Text | PlainResult::OptionalText | PlainResult::Vector(_) => {
            "places(result, result_size)"
        }
        PlainResult::Vectors(_) => "places_of_any(result, result_size, result_type)",
    };
    (format!("        let result = c_abi::{place}?;\n"), format!("c_abi::{own}"))
}
