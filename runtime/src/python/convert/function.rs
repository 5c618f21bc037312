//! Functions passed for function pointers: those of the module that `%callback` names, and those of ctypes,
//! cffi and Numba, which have an address and types that can be compared. C++ calls them without Python.

mod foreign;

use crate::core::error::{Error, ErrorKind};
use crate::core::object::Object;
use crate::python::convert::function::foreign::{Foreign, Signature};
use crate::python::interpreter::{Failure, Result};
use crate::python::table::parameter::{CType, FoundFunction};
use crate::python::table::{Function, FunctionPointers, Kind, Parameter, Taken};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyCFunction;
use std::ffi::c_void;
use std::ptr;

impl FunctionPointers {
    /// The functions that a function pointer accepts.
    pub const fn new(
        cxx: &'static str,
        signature: Option<&'static [CType]>,
        functions: &'static [(&'static Function, &'static Function)],
    ) -> FunctionPointers {
        FunctionPointers { cxx, signature, functions, find, known }
    }
}

impl Parameter {
    /// Makes the parameter accept functions as well, and takes their addresses.
    #[must_use]
    pub const fn or_function(self, functions: &'static FunctionPointers) -> Parameter {
        match self.kind.object() {
            Some(taken) => {
                Parameter { kind: Kind::Object(Taken { functions: Some(functions), ..taken }), ..self }
            }
            None => self,
        }
    }
}

fn find<'py>(pointers: &FunctionPointers, given: &Bound<'py, PyAny>) -> Option<Result<FoundFunction<'py>>> {
    if given.is_exact_instance_of::<PyCFunction>() {
        return of_module(pointers, given);
    }
    match foreign::of(given) {
        Ok(Some(foreign)) => Some(address(pointers, &foreign).and_then(|address| {
            foreign.remember(given)?;
            Ok(match address {
                Object::NULL => FoundFunction::Instance(given.py().None().into_bound(given.py())),
                address => FoundFunction::Address(address),
            })
        })),
        Ok(None) if given.is_callable() => Some(Err(needs_address(pointers, given))),
        Ok(None) => None,
        Err(error) => Some(Err(error.into())),
    }
}

/// The address of a function that was found before and has not changed.
fn known(pointers: &FunctionPointers, given: &Bound<'_, PyAny>) -> Option<Object> {
    let address = foreign::address(given, pointers.signature?)?;
    // SAFETY: as in `address`.
    Some(unsafe { Object::new(address as *mut c_void) })
}

/// The address for a built-in function, which must be a function of this module that has one. The error says
/// where an address comes from.
fn of_module<'py>(
    pointers: &FunctionPointers,
    given: &Bound<'py, PyAny>,
) -> Option<Result<FoundFunction<'py>>> {
    // SAFETY: a live object of the type that the function requires, and the lock is held.
    let entry = unsafe { ffi::PyCFunction_GetFunction(given.as_ptr()) };
    let address = entry.map_or(ptr::null(), |entry| entry as *const c_void);
    let own = pointers.functions.iter().find(|(function, _)| ptr::eq(function.entry.address(), address));
    match own {
        Some((_, reader)) => {
            let read = reader.entry.call(given.py());
            Some(read.map(FoundFunction::Instance).map_err(Failure::from))
        }
        None => Some(Err(needs_address(pointers, given))),
    }
}

fn address(pointers: &FunctionPointers, foreign: &Foreign) -> Result<Object> {
    let refuse = |what: &str| Failure::value(Error::new(ErrorKind::Type, what.to_owned()));
    let Foreign { library, signature, address } = foreign;
    let Some(expected) = pointers.signature else {
        let message = format!(
            "a function of {library} cannot be a `{}`, whose types have no counterparts in C",
            pointers.cxx
        );
        return Err(refuse(&message));
    };
    match signature {
        Signature::Unknown => {
            let message = format!(
                "the types of the function of {library} are unknown: set its `argtypes` and its `restype` to those of `{}`",
                pointers.cxx
            );
            Err(refuse(&message))
        }
        Signature::Known(types) if types == expected => {
            // SAFETY: the address of a function whose types, according to its library, are those that C++
            // calls it with.
            Ok(unsafe { Object::new(*address as *mut c_void) })
        }
        Signature::Known(types) => {
            let message = format!(
                "expected a function `{}`, got a function of {library} whose type is `{}`",
                pointers.cxx,
                shown(types)
            );
            Err(refuse(&message))
        }
    }
}

/// A signature in C++ notation: `double (int)`.
fn shown(types: &[CType]) -> String {
    let names: Vec<String> = types.iter().map(|each| name(*each)).collect();
    match names.split_first() {
        Some((returns, parameters)) => format!("{returns} ({})", parameters.join(", ")),
        None => String::new(),
    }
}

fn name(r#type: CType) -> String {
    match r#type {
        CType::Void => "void".to_owned(),
        CType::Bool => "bool".to_owned(),
        CType::Signed(size) => format!("int{}_t", 8 * size),
        CType::Unsigned(size) => format!("uint{}_t", 8 * size),
        CType::Float(4) => "float".to_owned(),
        CType::Float(8) => "double".to_owned(),
        CType::Float(size) => format!("float{}", 8 * size),
        CType::Pointer => "void *".to_owned(),
    }
}

/// The refusal of a Python callable, which has no C address.
#[cold]
fn needs_address(pointers: &FunctionPointers, given: &Bound<'_, PyAny>) -> Failure {
    let given = given.get_type().name().map(|name| name.to_string()).unwrap_or_default();
    let message = format!(
        "expected the address of a function `{}`, got `{given}`: pass a function of the module that `%callback` names, or one \
         that `ctypes.CFUNCTYPE`, `ffi.callback` of cffi or `numba.cfunc` has made",
        pointers.cxx
    );
    Failure::value(Error::new(ErrorKind::Type, message))
}

#[cold]
fn null_function(pointers: &FunctionPointers) -> Failure {
    let message = format!("expected the address of a function `{}`, got a null pointer", pointers.cxx);
    Failure::value(Error::new(ErrorKind::Type, message))
}

impl Taken {
    /// The address of a function that was found before, if the parameter accepts functions.
    #[inline]
    pub(crate) fn known_function(&self, given: &Bound<'_, PyAny>) -> Option<Object> {
        let functions = self.functions?;
        (functions.known)(functions, given)
    }

    /// The function for an object, if the parameter accepts functions.
    pub(crate) fn function<'py>(&self, given: &Bound<'py, PyAny>) -> Option<Result<FoundFunction<'py>>> {
        let functions = self.functions.filter(|_| !given.is_none())?;
        match (functions.find)(functions, given)? {
            Ok(FoundFunction::Instance(none)) if none.is_none() && !self.null => {
                Some(Err(null_function(functions)))
            }
            found => Some(found),
        }
    }
}
