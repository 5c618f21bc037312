//! A row's parameters: an argument in the spelling of every emitted file.

use super::RowParameter;
use super::names::ParameterName;
use super::types;
use crate::interface::{Access, Argument, ArrayArgument, Memory, Parameter, Rank};

/// What type checkers know of an array on a device: that it is one. No library says the dtype in its types.
pub const DEVICE_ARRAY: &str = "_DeviceArray";

/// `reduced`: the runtime runs a class over the array.
pub(super) fn parameter(argument: &Argument, name: ParameterName, reduced: bool) -> RowParameter {
    match argument {
        Argument::Value(value) => value_parameter(value, name),
        Argument::Array(array) => array_parameter(array, name, reduced),
    }
}

fn value_parameter(parameter: &Parameter, name: ParameterName) -> RowParameter {
    let ParameterName { python: name, safe: safe_name } = name;
    let spelling = types::value(&parameter.r#type, &safe_name);
    RowParameter {
        table: format!("{}(\"{name}\")", spelling.table),
        passed: spelling.passed,
        name,
        safe_name,
        bridge: spelling.bridge.to_owned(),
        cpp: format!("{} ", spelling.cpp),
        borrowed: "",
        python: spelling.python.to_owned(),
        readable: spelling.readable.to_owned(),
        rust: spelling.rust.to_owned(),
        rust_passed: spelling.rust_passed,
        dtype: None,
        default: parameter.default.clone(),
    }
}

fn array_parameter(array: &ArrayArgument, name: ParameterName, reduced: bool) -> RowParameter {
    let ParameterName { python: name, safe: safe_name } = name;
    let dtype = types::names(array.element.dtype());
    let slice = match array.access {
        Access::In => "&[",
        Access::Inplace => "&mut [",
    };
    // C++ may have another function for elements that are not constant.
    let constant = if array.constant { "const " } else { "" };
    let data = format!("{safe_name}.data<{constant}{}>()", types::element(&array.element));
    let size = format!("{safe_name}.size<{}>()", array.length.spelling);
    let memory = types::memory(array.memory);
    RowParameter {
        table: table(array, &name, reduced),
        passed: if array.length_first { format!("{size}, {data}") } else { format!("{data}, {size}") },
        name,
        bridge: format!("&{}<'_>", memory.r#type),
        cpp: format!("const ::quaff::{} &", memory.r#type),
        borrowed: "&",
        python: match array.memory {
            Memory::Host => format!("_{}Array", dtype.variant),
            Memory::Device => DEVICE_ARRAY.to_owned(),
        },
        readable: format!("{} {}", dtype.name, memory.readable),
        rust: format!("{slice}{}]", dtype.rust),
        rust_passed: format!("&{safe_name}.into()"),
        safe_name,
        dtype: Some(dtype.name),
        default: array.default.clone(),
    }
}

fn table(array: &ArrayArgument, name: &str, reduced: bool) -> String {
    let element = types::names(array.element.dtype()).rust;
    let length = types::names(array.length.dtype()).rust;
    let on_device = types::memory(array.memory).suffix;
    let read = match (reduced, array.access) {
        (true, _) => format!("reduce::<{element}>"),
        (false, Access::In) => format!("read{on_device}::<{element}, {length}>"),
        (false, Access::Inplace) => format!("write{on_device}::<{element}, {length}>"),
    };
    let rank = match array.rank {
        Rank::Any => String::new(),
        Rank::Exactly(rank) => format!(".rank({rank})"),
    };
    format!("{read}(\"{name}\"){rank}")
}
