//! What C++ functions return, on its way to Python.

use pyo3::ffi;
use pyo3::prelude::*;

/// A result.
#[derive(Debug)]
pub enum Value {
    None,
    Bool(bool),
    Signed(i64),
    Unsigned(u64),
    Float(f64),
    /// UTF-8, with bytes that are not as Python's `surrogateescape` keeps them.
    Text(Box<[u8]>),
}

impl Value {
    /// A new reference, or NULL with an exception set.
    #[inline]
    pub(super) fn into_object(self, py: Python<'_>) -> *mut ffi::PyObject {
        let _attached = py;
        // SAFETY: the lock is held, as `py` proves; each call returns a new reference or NULL with an exception set.
        unsafe {
            match self {
                Value::None => ffi::Py_NewRef(ffi::Py_None()),
                Value::Bool(value) => ffi::PyBool_FromLong(value.into()),
                Value::Signed(value) => ffi::PyLong_FromLongLong(value),
                Value::Unsigned(value) => ffi::PyLong_FromUnsignedLongLong(value),
                Value::Float(value) => ffi::PyFloat_FromDouble(value),
                Value::Text(text) => ffi::PyUnicode_DecodeUTF8(
                    text.as_ptr().cast(),
                    text.len().cast_signed(),
                    c"surrogateescape".as_ptr(),
                ),
            }
        }
    }
}

impl From<()> for Value {
    fn from((): ()) -> Value {
        Value::None
    }
}

impl From<bool> for Value {
    fn from(value: bool) -> Value {
        Value::Bool(value)
    }
}

macro_rules! values {
    ($($rust:ty => $variant:ident),* $(,)?) => {$(
        impl From<$rust> for Value {
            fn from(value: $rust) -> Value {
                Value::$variant(value as _)
            }
        }
    )*};
}

values! {
    i8 => Signed, i16 => Signed, i32 => Signed, i64 => Signed, isize => Signed,
    u8 => Unsigned, u16 => Unsigned, u32 => Unsigned, u64 => Unsigned, usize => Unsigned,
    f32 => Float, f64 => Float,
}

impl From<cxx::UniquePtr<cxx::CxxString>> for Value {
    fn from(text: cxx::UniquePtr<cxx::CxxString>) -> Value {
        text.as_ref().map_or(Value::None, |text| Value::Text(text.as_bytes().into()))
    }
}
