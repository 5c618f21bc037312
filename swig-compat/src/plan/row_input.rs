//! The values that callers pass to a row.

use super::row_code::RowCheck;
use crate::interface::{Access, Array, ClassType, Type, Value};
use crate::overload::takes::Takes;

/// A value that the caller passes.
#[derive(Debug)]
pub struct RowInput {
    /// The name in Python.
    pub name: String,
    /// The name in Rust and C++, where it must not be a keyword.
    pub safe_name: String,
    pub r#type: Type,
    /// The values that Python callers can pass.
    pub takes: Takes,
    /// The prefix of error messages about the argument, if C++ converts it.
    pub blame: Option<String>,
    /// The shim's function that converts the argument before other arguments are handed to C++, if there is
    /// one.
    pub settle: Option<String>,
    /// The check by which an overload is selected, for an argument that typemap code reads: a function of the
    /// shim, or quaff's own rules for `stands_for`.
    pub check: Option<Box<RowCheck>>,
    pub stands_for: Option<Value>,
    /// The C++ default, for readers, if Python callers may leave out the input.
    pub default: Option<String>,
    /// The value of a default that is an integer, if it is known.
    pub default_number: Option<i64>,
}

impl RowInput {
    /// The array type, if the input is an array.
    pub fn array(&self) -> Option<&Array> {
        self.r#type.array()
    }

    /// The struct type of the elements of a device array.
    pub fn record(&self) -> Option<&ClassType> {
        self.array()?.record.as_ref()
    }

    /// The access of C++ to the array, if the input is one.
    pub fn access(&self) -> Option<Access> {
        self.array().map(|array| array.access)
    }

    /// The number of dimensions of an array whose shape Rust callers pass in addition to its elements.
    pub fn shaped(&self) -> Option<u8> {
        self.array().and_then(Array::shaped)
    }
}
