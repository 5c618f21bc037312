//! Text: `std::string` and `const char *`.

use crate::core::error::{Error, ErrorKind};
use crate::core::text::Text;
use crate::python::convert::number::refuse;
use crate::python::interpreter::{Failure, Result};
use crate::python::table::plain::Read;
use crate::python::table::{Argument, Arguments, Kind, Parameter, Passed, Plain, ReadValue, Unfit};
use pyo3::exceptions::PyUnicodeEncodeError;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyString;
use std::slice;

/// A parameter for a `std::string`.
pub const fn text(name: &'static str) -> Parameter {
    Parameter::new(name, Kind::Value(&TEXT))
}

/// A parameter for a `const char *`: text without a zero, or None.
pub const fn c_text(name: &'static str) -> Parameter {
    Parameter::new(name, Kind::Value(&C_TEXT))
}

pub(crate) const TEXT: ReadValue = ReadValue {
    name: "str",
    check: |object| read_text(object, false).map(drop),
    is_settled: |_| true,
    settled: |object| Ok(object.clone()),
    number: None,
    text: Some(|object| read_text(object, false)),
};

pub(crate) const C_TEXT: ReadValue = ReadValue {
    name: "str or None",
    check: |object| read_text(object, true).map(drop),
    text: Some(|object| read_text(object, true)),
    ..TEXT
};

pub(crate) fn read_text<'a>(object: &'a Bound<'_, PyAny>, c_string: bool) -> Result<Text<'a>> {
    if c_string && object.is_none() {
        return Ok(Text::null());
    }
    if !object.is_instance_of::<PyString>() {
        let expected = if c_string { "a str or None" } else { "a str" };
        return refuse(ErrorKind::Type, format!("expected {expected}, got `{}`", object.get_type().name()?));
    }
    let mut size = 0;
    // SAFETY: a live str, and the lock is held; the returned text lives as long as the str, so for `'a`, and
    // ends with a zero.
    let text = unsafe {
        let data = ffi::PyUnicode_AsUTF8AndSize(object.as_ptr(), &raw mut size);
        if data.is_null() {
            return Err(encode_failure(object));
        }
        slice::from_raw_parts(data.cast::<u8>(), size.unsigned_abs())
    };
    if c_string && text.contains(&0) {
        return refuse(ErrorKind::Value, "the str contains a zero character, where a `const char *` ends");
    }
    // SAFETY: a zero follows the text, as stated above.
    Ok(unsafe { Text::new(text) })
}

fn encode_failure(object: &Bound<'_, PyAny>) -> Failure {
    let error = PyErr::fetch(object.py());
    if error.is_instance_of::<PyUnicodeEncodeError>(object.py()) {
        let message = "the str contains a lone surrogate, which UTF-8 cannot encode";
        return Failure::value(Error::new(ErrorKind::Type, message));
    }
    error.into()
}

impl<'a> Plain<'a, '_> {
    /// The text of a Python str or of None, if C++ can take it.
    pub(crate) fn text(&self, index: usize) -> Read<Text<'a>> {
        let object = &self.objects[index];
        let is_plain = object.is_exact_instance_of::<PyString>() || object.is_none();
        match &self.parameters[index].kind {
            Kind::Value(ReadValue { text: Some(read), .. }) if is_plain => {
                read(object).map_err(|_| Unfit::Unknown)
            }
            _ => Err(Unfit::Unknown),
        }
    }
}

impl Passed for Text<'static> {
    type Read<'a> = Text<'a>;
    type As<'a> = Text<'a>;

    fn read<'a>(arguments: &'a Arguments<'_, '_>, index: usize) -> Result<Text<'a>> {
        arguments.get(index)
    }

    fn plain<'a>(given: &Plain<'a, '_>, index: usize) -> std::result::Result<Text<'a>, Unfit> {
        given.text(index)
    }

    fn pass<'a>(read: &'a Text<'_>, _: u64) -> Text<'a> {
        *read
    }
}

impl<'a> Argument<'a> for Text<'a> {
    fn read(arguments: &'a Arguments<'_, '_>, index: usize) -> Result<Self> {
        let object = arguments.object(index);
        match arguments.kind(index) {
            Some(Kind::Value(ReadValue { text: Some(read), .. })) => read(object),
            _ => read_text(object, false),
        }
    }
}
