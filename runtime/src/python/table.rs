//! The tables that an emitted module consists of, and the data of a call: types without behaviour, used by
//! the layers above.

pub(crate) mod arguments;
pub(crate) mod axis;
pub(crate) mod call;
pub(crate) mod class;
pub(crate) mod constructor;
pub(crate) mod conversion;
pub(crate) mod copied;
pub(crate) mod director;
pub(crate) mod function;
pub(crate) mod function_pointers;
pub(crate) mod layout;
pub(crate) mod literal;
pub(crate) mod member;
pub(crate) mod named;
pub(crate) mod object;
pub(crate) mod overload;
pub(crate) mod parameter;
pub(crate) mod plain;
pub(crate) mod results;
pub(crate) mod returned;
pub(crate) mod signature;
pub(crate) mod this;
pub(crate) mod tie;

pub(crate) use arguments::{Argument, Arguments, Outcome};
pub(crate) use axis::Axis;
pub(crate) use call::{Call, Held, PlainOutcome};
pub(crate) use class::{Class, Face, Relation};
pub(crate) use constructor::Constructor;
pub(crate) use copied::Copied;
pub(crate) use director::{Director, Overridable};
pub(crate) use function::Function;
pub(crate) use function_pointers::FunctionPointers;
pub(crate) use layout::{Layout, Order};
pub(crate) use member::Member;
pub(crate) use named::{Along, Named};
pub(crate) use object::{Maker, ObjectCode, Taken, Then};
pub(crate) use overload::Overload;
pub(crate) use parameter::{Access, Array, Kind, Memory, Parameter, ReadValue};
pub(crate) use plain::{Plain, Unfit};
pub(crate) use results::{Out, PlainResults, Results, Slot};
pub(crate) use returned::{Returned, Value, returned};
pub(crate) use signature::{Passed, Signature};
pub(crate) use this::This;
pub(crate) use tie::{End, Tie};
