//! The functions for Node.js: one function for all overloads of a name, which selects one by its arguments.

use super::grouped::{GroupedModule, Grouping};
use super::rust::class::member_word;
use crate::dtype::Dtype;
use crate::interface::{Action, Ty};
use crate::plan::{Plan, trees};

const GROUPING: Grouping = Grouping {
    has_number: |dtype| number(dtype).is_some(),
    of_function: member_word,
    of_member,
    constructs: "new ",
};

impl Plan {
    /// The functions and classes for JavaScript.
    pub fn node_module(&self) -> GroupedModule<'_> {
        self.grouped(GROUPING)
    }
}

/// The properties of every JavaScript function, classes included, that cannot be replaced.
const OF_EVERY_FUNCTION: [&str; 3] = ["arguments", "caller", "prototype"];

/// The property of every JavaScript object that is its class.
const OF_EVERY_OBJECT: [&str; 1] = ["constructor"];

/// The name of a member in JavaScript.
fn of_member(name: &str, action: Action, is_static: bool) -> String {
    let taken: &[&str] = if is_static { &OF_EVERY_FUNCTION } else { &OF_EVERY_OBJECT };
    member_word(name, action) + if taken.contains(&name) { "_" } else { "" }
}

// The JavaScript types of values.

/// The TypeScript types of a number.
#[derive(Clone, Copy, Debug)]
pub struct JsNumber {
    /// The type of the number as a result.
    pub as_result: &'static str,
    /// The type of the number as an argument.
    pub as_argument: &'static str,
    /// The class of arrays with elements of the type.
    pub array: &'static str,
}

/// The types of a number; `None` for complex numbers and 16-bit floats, which JavaScript lacks.
pub fn number(dtype: Dtype) -> Option<JsNumber> {
    let (as_result, as_argument, array) = match dtype {
        Dtype::Bool => ("boolean", "boolean", "Uint8Array"),
        Dtype::Uint8 => ("number", "number", "Uint8Array"),
        Dtype::Int8 => ("number", "number", "Int8Array"),
        Dtype::Int16 => ("number", "number", "Int16Array"),
        Dtype::Uint16 => ("number", "number", "Uint16Array"),
        Dtype::Int32 => ("number", "number", "Int32Array"),
        Dtype::Uint32 => ("number", "number", "Uint32Array"),
        Dtype::Int64 => ("bigint", "bigint | number", "BigInt64Array"),
        Dtype::Uint64 => ("bigint", "bigint | number", "BigUint64Array"),
        Dtype::Float32 => ("number", "number", "Float32Array"),
        Dtype::Float64 => ("number", "number", "Float64Array"),
        _ => return None,
    };
    Some(JsNumber { as_result, as_argument, array })
}

/// The types of a number or an enumerator inside a value of a type of the standard library; `None` for other
/// types.
pub fn number_inside(r#type: &Ty) -> Option<JsNumber> {
    trees::number_inside(r#type).and_then(number)
}
