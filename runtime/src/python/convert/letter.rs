//! Arguments of `char` parameters: a string of one letter, or a number, as in SWIG.

use crate::core::text::Text;
use crate::python::convert::number::integer;
use crate::python::convert::text::TEXT;
use crate::python::convert::text::read_text;
use crate::python::interpreter::Result;
use crate::python::table::parameter::Kind;
use crate::python::table::parameter::Parameter;
use crate::python::table::parameter::ReadValue;
use pyo3::prelude::*;
use pyo3::types::PyInt;

/// A parameter for a `char`: text of one letter, or a number.
pub const fn letter(name: &'static str) -> Parameter {
    Parameter::new(name, Kind::Value(&LETTER))
}

/// The conversion of letters that accepts no numbers: an overload for numbers takes precedence over one for
/// letters.
const LETTER: ReadValue = ReadValue { text: Some(read_letter), ..TEXT };

/// All letters of one byte, each followed by a zero.
static LETTERS: [[u8; 2]; 256] = {
    let mut letters = [[0; 2]; 256];
    let mut number = 0;
    while number < letters.len() {
        letters[number][0] = number as u8;
        number += 1;
    }
    letters
};

/// A number is in range if it fits in a signed or an unsigned `char`.
fn read_letter<'a>(object: &'a Bound<'_, PyAny>) -> Result<Text<'a>> {
    // `True` is a number too: C often declares flags as `char`.
    if !object.is_instance_of::<PyInt>() {
        return read_text(object, false);
    }
    let number = match integer::<u8>(object) {
        Ok(number) => number,
        Err(_) => integer::<i8>(object)?.cast_unsigned(),
    };
    // SAFETY: a zero follows each letter, and the table is static.
    Ok(unsafe { Text::new(&LETTERS[usize::from(number)][..1]) })
}
