//! Text parameters of modules with pointers to `char`, such as the arrays of carrays.i. For a `char *`, C++
//! gets the pointer itself, and can write to the memory; any other text is read up to its zero.

use crate::core::error::ErrorKind;
use crate::core::text::Text;
use crate::python::convert::number::refuse;
use crate::python::convert::text::{C_TEXT, TEXT, read_text};
use crate::python::instance::Instance;
use crate::python::interpreter::Result;
use crate::python::table::{Class, Kind, Parameter, ReadValue};
use pyo3::prelude::*;
use std::ffi::{CStr, c_char};

/// A parameter for a `char *`: text without a zero, None, or a pointer to `char`.
pub const fn c_text_or_pointer(name: &'static str) -> Parameter {
    Parameter::new(name, Kind::Value(&C_TEXT_OR_POINTER))
}

/// A parameter for a `std::string` or a member such as `char name[10]`: text, or a pointer to `char`.
pub const fn text_or_pointer(name: &'static str) -> Parameter {
    Parameter::new(name, Kind::Value(&TEXT_OR_POINTER))
}

const C_TEXT_OR_POINTER: ReadValue =
    ReadValue { check: |object| read(object).map(drop), text: Some(read), ..C_TEXT };

const TEXT_OR_POINTER: ReadValue =
    ReadValue { check: |object| read_to_zero(object).map(drop), text: Some(read_to_zero), ..TEXT };

fn read<'a>(object: &'a Bound<'_, PyAny>) -> Result<Text<'a>> {
    match pointed(object)? {
        None => read_text(object, true),
        // SAFETY: the memory that the instance points to lives as long as the instance, which is an argument
        // of the call.
        Some(letters) => Ok(unsafe { Text::pointer(letters) }),
    }
}

fn read_to_zero<'a>(object: &'a Bound<'_, PyAny>) -> Result<Text<'a>> {
    match pointed(object)? {
        None => read_text(object, false),
        Some(letters) if letters.is_null() => refuse(ErrorKind::Value, "expected text, got a null pointer"),
        // SAFETY: as with SWIG, a pointer to `char` that is passed as text points to letters before a zero,
        // which live as long as the instance, an argument of the call.
        Some(letters) => Ok(unsafe { Text::new(CStr::from_ptr(letters).to_bytes()) }),
    }
}

/// The address in an object that is a pointer to `char`; `None` for any other object.
fn pointed(object: &Bound<'_, PyAny>) -> Result<Option<*const c_char>> {
    let pointer = Instance::of(object).and_then(|instance| Some((instance, char_of(instance.class.get()?)?)));
    pointer.map(|(instance, char)| Ok(instance.object_as(char)?.address().cast_const().cast())).transpose()
}

/// The class of pointers to `char` as which objects of a class are passed.
fn char_of(class: &'static Class) -> Option<&'static Class> {
    let is_char = |class: &&'static Class| class.cxx_name == "char";
    let bases = class.bases.iter().map(|base| base.class);
    std::iter::once(class).chain(bases).find(is_char)
}
