//! The tables that an emitted module consists of, and the data of a call: types, whose work is done in the layers above.

pub(crate) mod arguments;
pub(crate) mod axis;
pub(crate) mod call;
pub(crate) mod class;
pub(crate) mod copied;
pub(crate) mod function;
pub(crate) mod layout;
pub(crate) mod literal;
pub(crate) mod member;
pub(crate) mod object_code;
pub(crate) mod overload;
pub(crate) mod parameter;
pub(crate) mod plain;
pub(crate) mod returned;
pub(crate) mod signature;
