//! The arguments of a call from C++ to Python: converts the values in the slots of C++.

use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};
use crate::core::half::{Bfloat16, Half};
use crate::core::object::Object;
use crate::core::slot::{SLOT_SIZE, Slot, TextSlot};
use crate::python::container::result::instance;
use crate::python::interpreter::{Failure, Result};
use crate::python::table::class::PassedValue;
use crate::python::table::{Handover, Overridable, Returned, returned};
use pyo3::ffi;
use pyo3::prelude::*;
use std::ffi::c_void;
use std::{ptr, slice};

/// The instance that a method is called on, borrowed from the caller of C++, followed by references to the
/// arguments. For a callable that takes no instance, the first place is empty.
///
/// The places overlap the slots of the arguments: a slot has room for two objects, so that the object for a
/// slot is written over slots that have been read. No call has to allocate memory for them.
pub(crate) struct Passed {
    places: *mut *mut ffi::PyObject,
    /// The number of places up to the last argument that was made.
    count: usize,
}

const _: () = assert!(SLOT_SIZE >= 2 * size_of::<*mut ffi::PyObject>());

impl Passed {
    /// Makes the arguments of a call on `this` from the slots that C++ has written.
    ///
    /// # Safety
    /// `arguments` has a slot for each argument of the function, but at least one, and C++ has written there
    /// what the table says. No other code uses the slots as long as this value lives.
    #[inline(always)]
    pub(crate) unsafe fn new(
        py: Python<'_>,
        this: *mut ffi::PyObject,
        function: &Overridable,
        arguments: *mut Slot,
    ) -> Result<Passed> {
        let mut passed = Passed { places: arguments.cast(), count: 1 };
        for (index, given) in function.arguments.iter().enumerate() {
            // SAFETY: guaranteed by the caller; the filled places end before this slot, or within it if it is
            // the first.
            let slot = unsafe { &*arguments.add(index) };
            let made = match given {
                // The most frequent kind is handled without a jump table. SAFETY: C++ has written a double,
                // and the lock is held.
                PassedValue::Scalar(Dtype::Float64) => unsafe { ffi::PyFloat_FromDouble(slot.get()) },
                // SAFETY: guaranteed by the caller.
                _ => match unsafe { given.object(py, slot) } {
                    Ok(made) => made.into_ptr(),
                    // SAFETY: guaranteed by the caller; the slots behind this one have not been read.
                    Err(failure) => return Err(unsafe { stopped(function, arguments, index, failure) }),
                },
            };
            if made.is_null() {
                // SAFETY: as above.
                return Err(unsafe { stopped(function, arguments, index, Failure::set(py)) });
            }
            // SAFETY: there are as many places as arguments, and one for the instance.
            unsafe { passed.places.add(passed.count).write(made) };
            passed.count += 1;
        }
        // SAFETY: as above.
        unsafe { passed.places.write(this) };
        Ok(passed)
    }

    /// The instance and the arguments.
    #[inline(always)]
    pub(crate) fn places(&mut self) -> &mut [*mut ffi::PyObject] {
        // SAFETY: this number of places is filled, and no other code uses them.
        unsafe { slice::from_raw_parts_mut(self.places, self.count) }
    }
}

impl Drop for Passed {
    #[inline(always)]
    fn drop(&mut self) {
        for at in 1..self.count {
            // SAFETY: this value owns the reference, and the lock is held.
            unsafe { ffi::Py_DECREF(ptr::read(self.places.add(at))) };
        }
    }
}

/// Discards the arguments behind `index`, whose conversion failed, and returns the failure.
///
/// # Safety
/// The requirements of [`discard`] hold.
#[cold]
unsafe fn stopped(function: &Overridable, arguments: *const Slot, index: usize, failure: Failure) -> Failure {
    // SAFETY: guaranteed by the caller.
    unsafe { discard(function, arguments, index + 1) };
    failure
}

/// Frees the objects that C++ gives to Python with the arguments from `first` on, if the call does not take
/// place.
///
/// # Safety
/// The requirements of [`Passed::new`] hold, and no Python objects were made of these arguments.
#[cold]
pub(super) unsafe fn discard(function: &Overridable, arguments: *const Slot, first: usize) {
    // SAFETY: guaranteed by the caller.
    let slots = unsafe { slice::from_raw_parts(arguments, function.arguments.len()) };
    for (given, slot) in function.arguments.iter().zip(slots).skip(first) {
        // SAFETY: guaranteed by the caller.
        unsafe { given.discard(slot) };
    }
}

impl PassedValue {
    /// The Python object for the argument in a slot.
    ///
    /// # Safety
    /// C++ has written a value of this kind.
    #[inline(never)]
    pub(crate) unsafe fn object<'py>(&self, py: Python<'py>, slot: &Slot) -> Result<Bound<'py, PyAny>> {
        // SAFETY: guaranteed by the caller.
        unsafe {
            match *self {
                PassedValue::Scalar(dtype) => number(py, dtype, slot),
                PassedValue::Text => {
                    let TextSlot { data, size } = slot.get();
                    if data.is_null() {
                        return Ok(py.None().into_bound(py));
                    }
                    let errors = c"surrogateescape".as_ptr();
                    let made = ffi::PyUnicode_DecodeUTF8(data, size.cast_signed(), errors);
                    Ok(Bound::from_owned_ptr_or_err(py, made)?)
                }
                PassedValue::Object(class, handover) => {
                    instance(py, None, &[], Object::new(slot.get::<*mut c_void>()), (class, handover))
                }
                PassedValue::Python => {
                    Bound::from_borrowed_ptr_or_opt(py, slot.get()).ok_or_else(|| no_object(py))
                }
            }
        }
    }

    /// Frees the object in a slot, if C++ gives it to Python.
    ///
    /// # Safety
    /// The requirements of [`PassedValue::object`] hold, and that function is not called for the slot.
    pub(crate) unsafe fn discard(self, slot: &Slot) {
        if let PassedValue::Object(class, Handover::Owned | Handover::Value) = self {
            // SAFETY: guaranteed by the caller.
            let object = unsafe { Object::new(slot.get::<*mut c_void>()) };
            if !object.is_null() {
                (class.binding().destroy)(object);
            }
        }
    }
}

/// The error for a slot in which C++ has passed a null pointer: the exception that is set.
#[cold]
fn no_object(py: Python<'_>) -> Failure {
    match PyErr::take(py) {
        Some(error) => error.into(),
        None => {
            let message = "C++ passed a null pointer in the place of a Python object";
            Failure::value(Error::new(ErrorKind::Runtime, message))
        }
    }
}

/// The number in a slot, as a Python object.
///
/// # Safety
/// C++ has written a number of this type.
unsafe fn number<'py>(py: Python<'py>, dtype: Dtype, slot: &Slot) -> Result<Bound<'py, PyAny>> {
    /// The number of type `T` in a slot, as a Python object.
    ///
    /// # Safety
    /// C++ has written a number of type `T`.
    unsafe fn of<'py, T: Returned + Copy>(py: Python<'py>, slot: &Slot) -> Result<Bound<'py, PyAny>> {
        // SAFETY: guaranteed by the caller.
        returned(py, unsafe { slot.get::<T>() })
    }
    // SAFETY: guaranteed by the caller.
    unsafe {
        match dtype {
            Dtype::Bool => of::<bool>(py, slot),
            Dtype::Int8 => of::<i8>(py, slot),
            Dtype::Int16 => of::<i16>(py, slot),
            Dtype::Int32 => of::<i32>(py, slot),
            Dtype::Int64 => of::<i64>(py, slot),
            Dtype::Uint8 => of::<u8>(py, slot),
            Dtype::Uint16 => of::<u16>(py, slot),
            Dtype::Uint32 => of::<u32>(py, slot),
            Dtype::Uint64 => of::<u64>(py, slot),
            Dtype::Float16 => of::<Half>(py, slot),
            Dtype::Bfloat16 => of::<Bfloat16>(py, slot),
            Dtype::Float32 => of::<f32>(py, slot),
            Dtype::Float64 => of::<f64>(py, slot),
            Dtype::Complex64 => of::<crate::core::complex::Complex64>(py, slot),
            Dtype::Complex128 => of::<crate::core::complex::Complex128>(py, slot),
        }
    }
}
