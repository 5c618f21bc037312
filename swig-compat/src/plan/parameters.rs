//! A row's parameters: an argument in the spelling of every emitted file.

use super::names::ParameterName;
use super::{Import, RowParameter, types};
use crate::interface::{Access, Argument, ArrayArgument, Memory, Parameter, Rank};

/// What type checkers know of an array on a device: that it is one. No library says the dtype in its types.
pub const DEVICE_ARRAY: &str = "_DeviceArray";

/// How the row of a parameter is called.
#[derive(Clone, Copy)]
pub(super) struct Called {
    /// The runtime runs a class over the array.
    pub reduced: bool,
    /// In Rust a closure makes the call, which borrows what is bound before it.
    pub by_closure: bool,
}

pub(super) fn parameter(argument: &Argument, name: ParameterName, called: Called) -> RowParameter {
    match argument {
        Argument::Value(value) => value_parameter(value, name, called.by_closure),
        Argument::Array(array) => array_parameter(array, name, called.reduced),
    }
}

/// What Rust's callers pass for an array on a device.
pub(super) fn device_slice(element: &str, access: Access) -> String {
    match access {
        Access::In => format!("&DeviceSlice<'_, {element}>"),
        Access::Inplace => format!("&mut DeviceSliceMut<'_, {element}>"),
    }
}

fn value_parameter(parameter: &Parameter, name: ParameterName, by_closure: bool) -> RowParameter {
    let ParameterName { python: name, safe: safe_name } = name;
    let spelling = types::value(&parameter.r#type, &safe_name);
    let is_text = spelling.rust_text.is_some();
    let (rust_passed, rust_bound) = match spelling.rust_text {
        None => (safe_name.clone(), None),
        Some(text) if by_closure => (format!("{safe_name}.text()"), Some(text)),
        Some(text) => (format!("{text}.text()"), None),
    };
    RowParameter {
        table: format!("{}(\"{name}\")", spelling.table),
        reader: spelling.reader,
        passed: spelling.passed,
        name,
        safe_name,
        bridge: spelling.bridge.to_owned(),
        crossing: spelling.crossing,
        cpp: format!("{} ", spelling.cpp),
        borrowed: "",
        python: spelling.python.to_owned(),
        readable: spelling.readable.to_owned(),
        rust: spelling.rust.to_owned(),
        rust_passed,
        rust_import: is_text.then_some(Import { module: "quaff::text", name: "TextBuf" }),
        rust_bound,
        dtype: None,
        element: None,
        on_device: false,
        default: parameter.default.clone(),
    }
}

fn array_parameter(array: &ArrayArgument, name: ParameterName, reduced: bool) -> RowParameter {
    let ParameterName { python: name, safe: safe_name } = name;
    let dtype = types::names(array.element.dtype());
    let (rust, rust_passed) = match (array.memory, array.access) {
        (Memory::Device, _) => (device_slice(dtype.rust, array.access), format!("&{safe_name}.array()")),
        (Memory::Host, Access::In) => (format!("&[{}]", dtype.rust), format!("&{safe_name}.into()")),
        (Memory::Host, Access::Inplace) => (format!("&mut [{}]", dtype.rust), format!("&{safe_name}.into()")),
    };
    // C++ may have another function for elements that are not constant.
    let constant = if array.constant { "const " } else { "" };
    let data = format!("{safe_name}.data<{constant}{}>()", types::element(&array.element));
    let size = format!("{safe_name}.size<{}>()", array.length.spelling);
    let memory = types::memory(array.memory);
    let reader = reader(array, reduced);
    RowParameter {
        table: table(array, reader, &name),
        reader,
        passed: if array.length_first { format!("{size}, {data}") } else { format!("{data}, {size}") },
        name,
        bridge: format!("&{}<'_>", memory.r#type),
        crossing: Some(memory.r#type),
        cpp: format!("const ::quaff::{} &", memory.r#type),
        borrowed: "&",
        python: match array.memory {
            Memory::Host => format!("_{}Array", dtype.variant),
            Memory::Device => DEVICE_ARRAY.to_owned(),
        },
        readable: format!("{} {}", dtype.name, memory.readable),
        rust,
        rust_passed,
        rust_import: device_import(array),
        rust_bound: None,
        safe_name,
        dtype: Some(dtype.name),
        element: Some(dtype.rust),
        on_device: array.memory == Memory::Device,
        default: array.default.clone(),
    }
}

/// The class that Rust's callers pass of an array on a device: see [`device_slice`].
fn device_import(array: &ArrayArgument) -> Option<Import> {
    let name = match array.access {
        Access::In => "DeviceSlice",
        Access::Inplace => "DeviceSliceMut",
    };
    (array.memory == Memory::Device).then_some(Import { module: "quaff::device", name })
}

/// The runtime's function that makes the `Parameter`.
fn reader(array: &ArrayArgument, reduced: bool) -> &'static str {
    match (reduced, array.memory, array.access) {
        (true, _, _) => "reduce",
        (false, Memory::Host, Access::In) => "read",
        (false, Memory::Host, Access::Inplace) => "write",
        (false, Memory::Device, Access::In) => "read_device",
        (false, Memory::Device, Access::Inplace) => "write_device",
    }
}

fn table(array: &ArrayArgument, reader: &str, name: &str) -> String {
    let element = types::names(array.element.dtype()).rust;
    let length = types::names(array.length.dtype()).rust;
    let types = if reader == "reduce" { element.to_owned() } else { format!("{element}, {length}") };
    let rank = match array.rank {
        Rank::Any => String::new(),
        Rank::Exactly(rank) => format!(".rank({rank})"),
    };
    format!("{reader}::<{types}>(\"{name}\"){rank}")
}
