//! The tables that an emitted module consists of, and the data of a call: types without behaviour, used by
//! the layers above.

pub(crate) mod arguments;
pub(crate) mod call;
pub(crate) mod class;
pub(crate) mod constructor;
pub(crate) mod conversion;
pub(crate) mod copied;
pub(crate) mod director;
pub(crate) mod function;
pub(crate) mod layout;
pub(crate) mod object;
pub(crate) mod parameter;
pub(crate) mod returned;
pub(crate) mod signature;

pub(crate) use crate::python::table::call::This;
pub(crate) use crate::python::table::call::{End, Tie};
pub(crate) use crate::python::table::call::{Out, PlainResults, Results, Slot};
pub(crate) use crate::python::table::call::{Plain, Unfit};
pub(crate) use crate::python::table::class::Member;
pub(crate) use crate::python::table::function::Overload;
pub(crate) use crate::python::table::layout::Axis;
pub(crate) use arguments::{Along, Argument, Arguments, Named, Outcome};
pub(crate) use call::{Call, Held, PlainOutcome};
pub(crate) use class::{Class, Face, Relation};
pub(crate) use constructor::Constructor;
pub(crate) use copied::Copied;
pub(crate) use director::{Director, Overridable};
pub(crate) use function::Function;
pub(crate) use layout::{Layout, Order};
pub(crate) use object::{FunctionPointers, Maker, ObjectCode, Taken, Then};
pub(crate) use parameter::{Access, Array, Kind, Memory, Parameter, ReadValue};
pub(crate) use returned::{Returned, Value, returned};
pub(crate) use signature::{Passed, Signature};
