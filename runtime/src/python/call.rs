//! Calls: what Python enters, the choice of an overload, the C++ function, and what the caller gets.

pub(crate) mod along;
pub(crate) mod cxx;
pub(crate) mod elementwise;
pub(crate) mod enter;
pub(crate) mod finish;
pub(crate) mod implicit;
pub(crate) mod keyword;
pub(crate) mod lazy;
pub(crate) mod misfit;
pub(crate) mod on_device;
pub(crate) mod overload;
pub(crate) mod plain;
pub(crate) mod ready;
pub(crate) mod reduced;
pub(crate) mod shown;
pub(crate) mod stream;
