//! What the tables say that a parameter takes, in the runtime's words.

use crate::dtype::Dtype;
use crate::emit::imports::Imports;
use crate::interface::{Access, Array, Integer, Memory, Rank, Returned, Text, Type, Value};
use crate::plan::{Row, RowInput};

/// The module of the runtime that tables are written in.
pub(super) const RUNTIME: &str = "quaff_runtime::python";

/// `read::<f32, u32>("in_").rank(1)`, for the input at `index`.
pub(super) fn parameter(row: &Row, index: usize, imports: &mut Imports) -> String {
    let input = &row.inputs[index];
    let name = &input.name;
    match &input.r#type {
        Type::Value(Value::Scalar(scalar)) => {
            format!("{}::<{}>(\"{name}\")", imports.name(RUNTIME, "scalar"), scalar.dtype().rust())
        }
        Type::Value(Value::Text(Text::String)) => format!("{}(\"{name}\")", imports.name(RUNTIME, "text")),
        Type::Value(Value::Text(Text::CString)) => {
            format!("{}(\"{name}\")", imports.name(RUNTIME, "c_text"))
        }
        Type::Array(array) => self::array(row, index, array, imports),
    }
}

fn array(row: &Row, index: usize, array: &Array, imports: &mut Imports) -> String {
    let element = array.element.dtype().rust();
    let length = row.size(index).map_or(Dtype::Uint64, Integer::dtype).rust();
    let (function, types) = match row.is_reduction() {
        true => ("reduce", element.to_owned()),
        false => (function(array), format!("{element}, {length}")),
    };
    let rank = match array.rank {
        Rank::Any => String::new(),
        Rank::Exactly(rank) => format!(".rank({rank})"),
    };
    let like = row.shaped_like(index).map(|other| format!(".shaped_like({other})")).unwrap_or_default();
    format!("{}::<{types}>(\"{}\"){rank}{like}", imports.name(RUNTIME, function), row.inputs[index].name)
}

fn function(array: &Array) -> &'static str {
    match (array.access, array.memory) {
        (Access::Read, Memory::Host) => "read",
        (Access::Read, Memory::Device) => "read_device",
        (Access::Write, Memory::Host) => "write",
        (Access::Write, Memory::Device) => "write_device",
    }
}

/// What stands for the parameter of an input in a signature.
pub(super) fn passed(input: &RowInput, imports: &mut Imports) -> &'static str {
    match &input.r#type {
        Type::Value(Value::Scalar(scalar)) => scalar.dtype().rust(),
        Type::Value(Value::Text(_)) => imports.name("quaff_runtime::text", "Text"),
        Type::Array(Array { memory: Memory::Host, .. }) => imports.name("quaff_runtime::host", "Contiguous"),
        Type::Array(Array { memory: Memory::Device, .. }) => {
            imports.name("quaff_runtime::device", "DeviceArray")
        }
    }
}

/// What stands for the result of a row.
pub(super) fn result(row: &Row, imports: &mut Imports) -> &'static str {
    match row.returned() {
        None => "()",
        Some(Returned::Value(Value::Scalar(scalar))) => scalar.dtype().rust(),
        Some(Returned::Value(Value::Text(_))) => imports.name(RUNTIME, "ReturnedText"),
        Some(Returned::Vector(_)) => imports.name("quaff_runtime::vector", "Vector"),
    }
}

/// Arrays go to the bridge by reference.
pub(super) fn borrow(input: &RowInput) -> &'static str {
    if input.array().is_some() { "&" } else { "" }
}
