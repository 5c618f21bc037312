//! Text: `std::string`, `const char *`, `char *` and `char`.
//!
//! Modules with pointers to `char`, such as the arrays of carrays.i, accept these as text. For a `char *`,
//! C++ gets the pointer itself, and can write to the memory; any other text is read up to its zero.
//!
//! The argument of a `char` parameter is a string of one character, or a number, as in SWIG. None is the
//! character zero, and for a member such as `char name[10]` the empty text.

use crate::core::error::{Error, ErrorKind};
use crate::core::text::Text;
use crate::python::convert::number::{integer, refuse};
use crate::python::instance::Instance;
use crate::python::interpreter::{Failure, Result};
use crate::python::table::call::Read;
use crate::python::table::{
    Argument, Arguments, Class, Parameter, ParameterKind, Passed, PlainArguments, ReadValue, Unfit,
};
use pyo3::exceptions::PyUnicodeEncodeError;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyInt, PyString};
use std::ffi::{CStr, c_char};
use std::slice;

/// A parameter for a `std::string`.
pub const fn text(name: &'static str) -> Parameter {
    Parameter::new(name, ParameterKind::Value(&TEXT))
}

/// A parameter for a `const char *`: text without a zero, or None.
pub const fn c_text(name: &'static str) -> Parameter {
    Parameter::new(name, ParameterKind::Value(&C_TEXT))
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

impl<'a> PlainArguments<'a, '_> {
    /// The text of a Python str or of None, if C++ can take it.
    pub(crate) fn text(&self, index: usize) -> Read<Text<'a>> {
        let object = &self.objects[index];
        let is_plain = object.is_exact_instance_of::<PyString>() || object.is_none();
        match &self.parameters[index].kind {
            ParameterKind::Value(ReadValue { text: Some(read), .. }) if is_plain => {
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

    fn plain<'a>(given: &PlainArguments<'a, '_>, index: usize) -> std::result::Result<Text<'a>, Unfit> {
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
            Some(ParameterKind::Value(ReadValue { text: Some(read), .. })) => read(object),
            _ => read_text(object, false),
        }
    }
}

/// A parameter for a `char *`: text without a zero, None, or a pointer to `char`.
pub const fn c_text_or_pointer(name: &'static str) -> Parameter {
    Parameter::new(name, ParameterKind::Value(&C_TEXT_OR_POINTER))
}

/// A parameter for a `std::string`: text, or a pointer to `char`.
pub const fn text_or_pointer(name: &'static str) -> Parameter {
    Parameter::new(name, ParameterKind::Value(&TEXT_OR_POINTER))
}

/// A parameter for a member such as `char name[10]`: text, a pointer to `char`, or None for the empty text.
pub const fn char_array(name: &'static str) -> Parameter {
    Parameter::new(name, ParameterKind::Value(&CHAR_ARRAY))
}

const CHAR_ARRAY: ReadValue =
    ReadValue { check: |object| read_array(object).map(drop), text: Some(read_array), ..TEXT };

const C_TEXT_OR_POINTER: ReadValue =
    ReadValue { check: |object| read(object).map(drop), text: Some(read), ..C_TEXT };

const TEXT_OR_POINTER: ReadValue =
    ReadValue { check: |object| read_to_zero(object).map(drop), text: Some(read_to_zero), ..TEXT };

fn read<'a>(object: &'a Bound<'_, PyAny>) -> Result<Text<'a>> {
    match pointed(object)? {
        None => read_text(object, true),
        // SAFETY: the memory that the instance points to lives as long as the instance, which is an argument
        // of the call.
        Some(characters) => Ok(unsafe { Text::pointer(characters) }),
    }
}

fn read_to_zero<'a>(object: &'a Bound<'_, PyAny>) -> Result<Text<'a>> {
    match pointed(object)? {
        None => read_text(object, false),
        Some(characters) if characters.is_null() => {
            refuse(ErrorKind::Value, "expected text, got a null pointer")
        }
        // SAFETY: as with SWIG, a pointer to `char` that is passed as text points to characters before a
        // zero, which live as long as the instance, an argument of the call.
        Some(characters) => Ok(unsafe { Text::new(CStr::from_ptr(characters).to_bytes()) }),
    }
}

fn read_array<'a>(object: &'a Bound<'_, PyAny>) -> Result<Text<'a>> {
    if object.is_none() { Ok(empty()) } else { read_to_zero(object) }
}

/// The empty text.
fn empty() -> Text<'static> {
    // SAFETY: a zero follows the empty text, and the bytes are static.
    unsafe { Text::new(&b"\0"[..0]) }
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

/// A parameter for a `char`: text of one character, or a number.
pub const fn letter(name: &'static str) -> Parameter {
    Parameter::new(name, ParameterKind::Value(&CHARACTER))
}

/// The conversion to `char`. Overloads for numbers are tried before those for characters.
const CHARACTER: ReadValue =
    ReadValue { check: |object| read_character(object).map(drop), text: Some(read_character), ..TEXT };

/// All characters of one byte, each followed by a zero.
static CHARACTERS: [[u8; 2]; 256] = {
    let mut characters = [[0; 2]; 256];
    let mut number = 0;
    while number < characters.len() {
        characters[number][0] = number as u8;
        number += 1;
    }
    characters
};

/// The character of a str. Longer texts are left to the other overloads.
fn character_of<'a>(object: &'a Bound<'_, PyAny>) -> Result<Text<'a>> {
    let text = read_text(object, false)?;
    match text.is_character() {
        true => Ok(text),
        false => refuse(ErrorKind::Type, format!("expected one character of one byte, got `{object}`")),
    }
}

/// A number is in range if it fits in a signed or an unsigned `char`.
fn read_character<'a>(object: &'a Bound<'_, PyAny>) -> Result<Text<'a>> {
    if object.is_none() {
        return Ok(empty());
    }
    // `True` is a number too: C often declares flags as `char`.
    if !object.is_instance_of::<PyInt>() {
        return character_of(object);
    }
    let number = match integer::<u8>(object) {
        Ok(number) => number,
        Err(_) => integer::<i8>(object)?.cast_unsigned(),
    };
    // SAFETY: a zero follows each character, and the table is static.
    Ok(unsafe { Text::new(&CHARACTERS[usize::from(number)][..1]) })
}
