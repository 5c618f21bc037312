//! Conversion of C++ return values to Python objects.

use crate::core::object::Object;
use crate::core::part::Part;
use crate::python::interpreter::{Failure, Result};
use cxx::{CxxString, UniquePtr};
use pyo3::ffi;
use pyo3::prelude::*;
use std::ffi::c_long;

/// A C++ function's result as a Python object.
///
/// # Errors
/// MemoryError.
#[inline]
pub fn returned<T: Returned>(py: Python<'_>, value: T) -> Result<Bound<'_, PyAny>> {
    // SAFETY: a new reference, or NULL with an exception set, as the trait guarantees.
    let made = unsafe { Bound::from_owned_ptr_or_opt(py, value.into_new_reference(py)) };
    made.ok_or_else(|| Failure::set(py))
}

/// A type that C++ functions return.
///
/// # Safety
/// [`Returned::into_new_reference`] returns what its documentation says: [`returned`] relies on it.
pub unsafe trait Returned {
    /// Whether the type stands for no result at all.
    const IS_NOTHING: bool = false;

    /// A new reference, or NULL with an exception set.
    fn into_new_reference(self, py: Python<'_>) -> *mut ffi::PyObject;

    /// The initial value of the variable that C++ writes.
    fn unset() -> Self;
}

/// A type that C++ functions write their result to, in a parameter after all others.
pub trait Value: Returned + Send + 'static {}

/// Text that C++ functions return.
pub type ReturnedText = UniquePtr<CxxString>;

macro_rules! returned {
    ($($($rust:ty),* => $make:expr;)*) => {$($(
        // SAFETY: the functions below make new references, or return NULL with an exception set.
        unsafe impl Returned for $rust {
            #[inline]
            fn into_new_reference(self, _attached: Python<'_>) -> *mut ffi::PyObject {
                // SAFETY: the lock is held, as the token proves.
                unsafe { $make(self.into()) }
            }

            #[inline]
            fn unset() -> $rust {
                <$rust>::default()
            }
        }

        impl Value for $rust {}
    )*)*};
}

/// A new Python int, or NULL with an exception set. `PyLong_FromLong` is the fastest way to make one.
///
/// # Safety
/// The lock is held.
#[inline(always)]
unsafe fn int(value: i64) -> *mut ffi::PyObject {
    // SAFETY: guaranteed by the caller.
    unsafe {
        if size_of::<c_long>() == size_of::<i64>() {
            ffi::PyLong_FromLong(value as c_long)
        } else {
            ffi::PyLong_FromLongLong(value)
        }
    }
}

returned! {
    bool => ffi::PyBool_FromLong;
    i8, i16, i32, i64, u8, u16, u32 => int;
    u64 => ffi::PyLong_FromUnsignedLongLong;
    f64 => ffi::PyFloat_FromDouble;
}

// SAFETY: as for `f64`.
unsafe impl Returned for f32 {
    #[inline]
    fn into_new_reference(self, py: Python<'_>) -> *mut ffi::PyObject {
        widened(self).into_new_reference(py)
    }

    #[inline]
    fn unset() -> f32 {
        0.0
    }
}

impl Value for f32 {}

impl Value for Object {}

impl Value for Part {}

// SAFETY: the function returns a new reference to None.
unsafe impl Returned for Part {
    /// Returns `None`: only the call that has returned a part can make an array of it.
    fn into_new_reference(self, py: Python<'_>) -> *mut ffi::PyObject {
        py.None().into_ptr()
    }

    fn unset() -> Part {
        Part::default()
    }
}

// SAFETY: the constructor function returns a new reference, or NULL with an exception set.
unsafe impl Returned for Object {
    /// The address of the object, for an object whose class is in no table.
    fn into_new_reference(self, _attached: Python<'_>) -> *mut ffi::PyObject {
        // SAFETY: the lock is held, as the token proves.
        unsafe { ffi::PyLong_FromVoidPtr(self.address()) }
    }

    fn unset() -> Object {
        Object::NULL
    }
}

/// The number as a Python float, even if a library has set the processor to treat subnormal numbers as zero.
#[inline]
pub(crate) fn widened(number: f32) -> f64 {
    if !number.is_subnormal() {
        return number.into();
    }
    const LEAST: f64 = 1.0 / (1u128 << 75) as f64 / (1u128 << 74) as f64;
    let magnitude = f64::from(number.to_bits() & 0x007f_ffff) * LEAST;
    if number.is_sign_negative() { -magnitude } else { magnitude }
}

// SAFETY: `into_ptr` transfers the reference to None.
unsafe impl Returned for () {
    const IS_NOTHING: bool = true;

    fn into_new_reference(self, py: Python<'_>) -> *mut ffi::PyObject {
        py.None().into_ptr()
    }

    #[inline]
    fn unset() {}
}

// SAFETY: the decoder returns a new reference, or NULL with an exception set; the reference to None is
// transferred.
unsafe impl Returned for ReturnedText {
    /// Returns `None` for a null pointer. Invalid UTF-8 is preserved by Python's `surrogateescape`.
    fn into_new_reference(self, py: Python<'_>) -> *mut ffi::PyObject {
        let Some(text) = self.as_ref() else { return py.None().into_ptr() };
        let (data, size) = (text.as_ptr().cast(), text.len().cast_signed());
        // SAFETY: `size` bytes of text, and the lock is held.
        unsafe { ffi::PyUnicode_DecodeUTF8(data, size, c"surrogateescape".as_ptr()) }
    }

    fn unset() -> ReturnedText {
        UniquePtr::null()
    }
}

impl Value for ReturnedText {}
