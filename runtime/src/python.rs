//! Calls of emitted functions from Python: tables of [`Function`]s over one shared [`call`].
//!
//! An emitted module consists of rows: the overloads of each function, and for each overload what its parameters accept
//! and the C++ function behind it. This module contains the code that all of them share: it reads arguments, selects
//! the overload, and converts results and errors for Python.

pub mod acquire;
mod call;
mod container;
mod convert;
mod instance;
pub mod interpreter;
mod protocols;
mod table;

pub use crate::core::device::Order;
pub use call::elementwise::call_elementwise;
pub use call::enter::{
    call, call_const_method, call_const_operator, call_from_rust, call_method, call_operator,
};
pub use container::element::Places;
pub use container::result::Held;
pub use convert::object::value::Conversion;
pub use convert::object::{consumed, disowned, kept, object, released};
pub use convert::python::{checked, python};
pub use interpreter::attach::attached;
pub use interpreter::failure::{Failure, Result};
pub use protocols::construct::{Constructor, construct, construct_by_name, make_instance};
pub use protocols::load::{add_cuda_error, load, load_as, load_classes};
pub use protocols::managed::ManagedMemory;
pub use protocols::variables::{Variable, add_constant_objects, add_constants, add_variables, init};
pub use protocols::vectorcall::call_class;
pub use table::arguments::{Argument, Arguments};
pub use table::axis::{Axis, axis, fixed};
pub use table::call::{Call, Closure};
pub use table::class::{Base, Class, Face, Loaded, ancestor, base, leave, substitute};
pub use table::function::{Entry, Function};
pub use table::layout::{Stride, stride, unit};
pub use table::literal::Literal;
pub use table::member::Member;
pub use table::overload::Overload;
pub use table::parameter::{
    Parameter, c_text, element, letter, make, make_device, read, read_device, reduce, scalar, text, write,
    write_device,
};
pub use table::returned::{Returned, ReturnedText, Value, returned};
pub use table::signature::{ExtentOf, On, Parameters, Passed, Signature, StreamHandle, StrideOf};

#[doc(hidden)]
pub use pyo3::ffi as pyo3_ffi;
