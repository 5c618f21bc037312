//! Calls of emitted functions from Python: tables of [`Function`]s over one shared [`call`].
//!
//! An emitted module consists of rows: the overloads of each function, and for each overload what its parameters accept
//! and the C++ function behind it. This module contains the code that all of them share: it reads arguments, selects
//! the overload, and converts results and errors for Python.

pub mod acquire;
mod along;
mod arguments;
mod attach;
mod axis;
mod call;
mod class;
mod complex;
mod convert;
mod copied;
mod cuda_error;
mod elementwise;
mod enter;
mod failure;
mod function;
mod given;
mod half;
pub mod interpreter;
mod keyword;
mod layout;
mod letter;
mod literal;
mod load;
mod managed;
mod misfit;
mod numpy_i;
mod on_device;
mod overload;
mod parameter;
mod plain;
mod raised;
mod result;
mod returned;
mod shared;
mod signature;
mod stream;
mod variables;

pub use crate::core::device::Order;
pub use arguments::{Argument, Arguments};
pub use attach::attached;
pub use axis::{Axis, axis, fixed};
pub use call::{Call, Closure};
pub use class::{
    Base, Class, Constructor, Conversion, Face, Held, Loaded, Member, Places, ancestor, base, call_class,
    construct, construct_by_name, consumed, disowned, kept, leave, make_instance, object, released,
    substitute,
};
pub use elementwise::call_elementwise;
pub use enter::{call, call_const_method, call_const_operator, call_from_rust, call_method, call_operator};
pub use failure::{Failure, Result};
pub use function::{Entry, Function};
pub use given::{checked, python};
pub use layout::{Stride, stride, unit};
pub use literal::Literal;
pub use load::{add_cuda_error, load, load_as, load_classes};
pub use managed::ManagedMemory;
pub use overload::Overload;
pub use parameter::{
    Parameter, c_text, element, letter, make, make_device, read, read_device, reduce, scalar, text, write,
    write_device,
};
pub use returned::{Returned, ReturnedText, Value, returned};
pub use signature::{ExtentOf, On, Parameters, Passed, Signature, StreamHandle, StrideOf};
pub use variables::{Variable, add_constant_objects, add_constants, add_variables, init};

use arguments::shown;

use enter::{call_on, call_with, call_with_keywords, guarded, objects};

#[doc(hidden)]
pub use pyo3::ffi as pyo3_ffi;
