//! The tables that an emitted module consists of, and the data of a call: types without behaviour, used by
//! the layers above.

pub(crate) mod arguments;
pub(crate) mod array;
pub(crate) mod call;
mod cast;
pub(crate) mod class;
pub(crate) mod copied;
pub(crate) mod entry;
pub(crate) mod function;
pub(crate) mod holder;
pub(crate) mod parameter;
pub(crate) mod returned;
pub(crate) mod signature;

pub(crate) use arguments::{Argument, Arguments, Outcome, PlainArguments, This};
pub(crate) use array::{Access, Array, Axis, AxisOrder, Layout, Memory};
pub(crate) use call::{Along, End, Named, Out, PlainOutcome, PlainResults, Results, Slot, Tie, Unfit};
pub(crate) use class::{Class, Director, Face, Handover, Member, Overridable, Relation};
pub(crate) use copied::Copied;
pub(crate) use entry::{Constructor, Entry};
pub(crate) use function::{Call, Function, Overload};
pub(crate) use parameter::{
    FunctionPointers, Maker, ObjectCode, ObjectParameter, Parameter, ParameterKind, ReadValue, Then,
};
pub(crate) use returned::{Returned, Value, returned};
pub(crate) use signature::{Passed, Signature};
