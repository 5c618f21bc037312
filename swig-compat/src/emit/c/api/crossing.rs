//! Converts values from C to Rust and back.

use crate::dtype::DtypeKind;
use crate::interface::Memory;
use crate::plan::{
    Callee, Giving, Owner, PlainParameter, PlainResult, PlainType, Plan, is_plain, shape, size,
};

/// The statements that convert a parameter to a Rust value. A reduction receives its elements as a slice,
/// because nobody writes to them during the call.
pub(super) fn bound(plan: &Plan, parameter: &PlainParameter, callee: Callee<'_>) -> String {
    let is_reduction = matches!(callee, Callee::Reduction(..));
    let is_plain = matches!(callee, Callee::Row(row) if is_plain(row));
    let name = &parameter.name;
    let c_abi = |call: String| format!("c_abi::{call}");
    let (made, is_array) = match parameter.r#type {
        PlainType::Scalar(dtype) if dtype.kind() == DtypeKind::Complex => {
            (c_abi(format!("read({name})")), false)
        }
        PlainType::Scalar(_) | PlainType::Enum(_) => return String::new(),
        PlainType::Character => (c_abi(format!("text(&raw const {name}, 1)")), false),
        PlainType::Text => (c_abi(format!("c_string({name})")), false),
        PlainType::Elements { .. } if is_reduction => {
            (c_abi(format!("slice({name}, {})", size(name))), false)
        }
        PlainType::Elements { shaped, .. } if is_plain => {
            (c_abi(format!("plain({name}, {})", extents(name, shaped))), false)
        }
        PlainType::Elements { is_written, shaped, memory, is_fortran, .. } => {
            (c_abi(elements(name, is_written, shaped, memory, is_fortran)), true)
        }
        PlainType::Tensor { is_written } => {
            (c_abi(format!("tensor{}({name}, stream)", if is_written { "_mut" } else { "" })), true)
        }
        PlainType::Object { class, giving: Giving::Shared, .. } => {
            // The variable behind the address lives as long as the call.
            let class = &plan.classes[class].constant;
            return format!(
                "        let {name} = handles::shared({name}, &{class})?;\n        let {name} = {name}.object();\n"
            );
        }
        PlainType::Object { class, is_optional, giving, .. } => {
            (object(name, &plan.classes[class].constant, is_optional, giving), false)
        }
        PlainType::Tree(_) => (c_abi(format!("tree({name})")), false),
        PlainType::Pointer { .. } => (format!("handles::address({name})"), false),
    };
    match is_array {
        false => format!("        let {name} = {made}?;\n"),
        // An array is used in place.
        true => {
            format!("        let mut {name} = {made};\n        let {name} = c_abi::made(&mut {name})?;\n")
        }
    }
}

/// The object behind a handle.
fn object(name: &str, class: &str, is_optional: bool, giving: Giving) -> String {
    match giving {
        Giving::Lent if is_optional => format!("handles::optional({name}, &{class})"),
        Giving::Lent => format!("handles::object({name}, &{class})"),
        Giving::Given | Giving::Consumed | Giving::Shared => {
            format!("handles::given({name}, &{class}, {}, {is_optional})", giving == Giving::Given)
        }
    }
}

/// The elements at an address on the host or on a device. The last axis or, with `is_fortran`, the first axis
/// is contiguous.
fn elements(name: &str, is_written: bool, shaped: Option<u8>, memory: Memory, is_fortran: bool) -> String {
    let order = if is_fortran { "fortran_array" } else { "array" };
    let mutable = if is_written { "_mut" } else { "" };
    let extents = extents(name, shaped);
    let place = match memory {
        Memory::Host => "c_abi::HOST",
        Memory::Device => "c_abi::device(stream)",
    };
    format!("{order}{mutable}({name}, {extents}, {place})")
}

/// The extents of an array.
fn extents(name: &str, shaped: Option<u8>) -> String {
    match shaped {
        None => format!("std::slice::from_ref(&{})", size(name)),
        Some(rank) => format!("c_abi::extents::<{rank}>({})?", shape(name)),
    }
}

/// The statements before the call that declare variables for the result, and the expression that writes the
/// result to the caller's memory. `names` are the names of the parameters.
pub(super) fn hand_over(plan: &Plan, result: PlainResult, names: &[&str]) -> (String, String) {
    let own = match result {
        PlainResult::Scalar(_) | PlainResult::Enum(_) => "write_to(result, value)".to_owned(),
        PlainResult::Character => "write_letter(result, &value)".to_owned(),
        PlainResult::Text => "give_text(result, Some(value))".to_owned(),
        PlainResult::OptionalText => "give_text(result, value)".to_owned(),
        PlainResult::Vector(_) => "give(result, &value)".to_owned(),
        PlainResult::Vectors(_) => "give_any(result, &value)".to_owned(),
        PlainResult::Object { class, owner: Owner::Shared, .. } => {
            format!("write_to(result, handles::of_shared(value, &{})?)", plan.classes[class].constant)
        }
        PlainResult::Object { class, is_optional, owner, .. } => {
            let class = &plan.classes[class].constant;
            let (kind, of) = if owner == Owner::Caller { ("owned", "") } else { ("borrowed", ", whole") };
            let null = if is_optional { "_or_null" } else { "" };
            format!("write_to(result, handles::{kind}{null}(value, &{class}{of})?)")
        }
        PlainResult::Tree(_) => "give_tree(result, value)".to_owned(),
        PlainResult::Pointer => "write_to(result, value.address())".to_owned(),
    };
    let place = match result {
        PlainResult::Text | PlainResult::OptionalText | PlainResult::Vector(_) => {
            "places(result, result_size)"
        }
        PlainResult::Vectors(_) => "places_of_any(result, result_size, result_type)",
        _ => "place(result)",
    };
    let whole = match result {
        PlainResult::Object { owner: Owner::Cxx, part_of, .. } => {
            let whole = part_of.map_or("std::ptr::null()", |part_of| names[part_of]);
            format!("        let whole = {whole};\n")
        }
        _ => String::new(),
    };
    (format!("        let result = c_abi::{place}?;\n{whole}"), format!("c_abi::{own}"))
}
