//! `char *` parameters of modules with pointers to `char`, such as the arrays of carrays.i: C++ gets the
//! pointer itself, and can write to the memory.

use crate::core::text::Text;
use crate::python::convert::text::{C_TEXT, read_text};
use crate::python::instance::Instance;
use crate::python::interpreter::Result;
use crate::python::table::{Class, Kind, Parameter, ReadValue};
use pyo3::prelude::*;

/// A parameter for a `char *`: text without a zero, None, or a pointer to `char`.
pub const fn c_text_or_pointer(name: &'static str) -> Parameter {
    Parameter::new(name, Kind::Value(&C_TEXT_OR_POINTER))
}

const C_TEXT_OR_POINTER: ReadValue =
    ReadValue { check: |object| read(object).map(drop), text: Some(read), ..C_TEXT };

fn read<'a>(object: &'a Bound<'_, PyAny>) -> Result<Text<'a>> {
    let pointer = Instance::of(object).and_then(|instance| Some((instance, char_of(instance.class.get()?)?)));
    match pointer {
        None => read_text(object, true),
        Some((instance, char)) => {
            let address = instance.object_as(char)?.address();
            // SAFETY: the memory that the instance points to lives as long as the instance, which is an
            // argument of the call.
            Ok(unsafe { Text::pointer(address.cast_const().cast()) })
        }
    }
}

/// The class of pointers to `char` as which objects of a class are passed.
fn char_of(class: &'static Class) -> Option<&'static Class> {
    let is_char = |class: &&'static Class| class.cxx_name == "char";
    let bases = class.bases.iter().map(|base| base.class);
    std::iter::once(class).chain(bases).find(is_char)
}
