//! Calls of emitted functions from Python: tables of [`Function`]s over one shared [`call`](fn@call).
//!
//! An emitted module consists of rows: the overloads of each function, and for each overload what its
//! parameters accept and the C++ function behind it. This module contains the code that all of them share: it
//! reads arguments, selects the overload, and converts results and errors for Python. ARCHITECTURE.md
//! describes its layers. The items that users and emitted code name are exported here.

pub mod acquire;
mod call;
mod container;
mod convert;
mod instance;
pub mod interpreter;
mod protocols;
mod table;

pub use crate::core::device::Order;
pub use crate::python::convert::text::letter;
pub use crate::python::convert::text::{c_text_or_pointer, char_array, text_or_pointer};
pub use call::elementwise::call_elementwise;
pub use call::enter::{call, call_from_rust, call_with_objects};
pub use call::shown::{Shows, call_shown};
pub use container::method::{call_const_method, call_const_operator, call_method, call_operator};
pub use container::object::{consumed, disowned, kept, object, released};
pub use convert::array::{
    ExtentOf, StrideOf, element, make, make_device, read, read_device, reduce, write, write_device,
};
pub use convert::by_value::converted;
pub use convert::element::scalar;
pub use convert::python::{checked, python};
pub use convert::text::{c_text, text};
pub use interpreter::attach::attached;
pub use interpreter::failure::{Failure, Result};
pub use protocols::buffer::ManagedMemory;
pub use protocols::construct::{
    call_class, call_class_shown, construct, construct_by_name, construct_shown, make_instance,
};
pub use protocols::director::load_directors;
pub use protocols::load::{add_cuda_error, load, load_as, load_classes};
pub use protocols::variables::{Variable, add_constant_objects, add_constants, add_variables, init};
pub use table::arguments::{Argument, Arguments};
pub use table::array::{Axis, Stride, axis, fixed, stride, unit};
pub use table::call::{End, Literal, Tie};
pub use table::class::{
    Base, Class, Conversion, Director, Face, Handover, Loaded, Member, Overridable, PassedValue, Places,
    ancestor, base, leave, substitute,
};
pub use table::entry::{Constructor, Entry};
pub use table::function::{Call, Closure, Function, Overload};
pub use table::parameter::{CType, FunctionPointers, Parameter};
pub use table::returned::{Returned, ReturnedText, Value, returned};
pub use table::signature::{On, Parameters, Passed, Signature, StreamHandle, This};

#[doc(hidden)]
pub use pyo3::ffi as pyo3_ffi;
#[doc(hidden)]
pub use table::{arguments::PlainArguments, call::Unfit};
