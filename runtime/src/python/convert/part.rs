//! Data members that are arrays of numbers: a kind of result, `Type::Part`.
//!
//! C++ provides the location of the elements (`include/quaff/part.hpp`), and Python gets an array over them
//! that refers to the keeper of the object, and so keeps the object alive. An instance counts these arrays,
//! and cannot be given away while there are any, because the new owner could free the object. An array over a
//! whole member can be passed as a pointer to the elements of the member.
//!
//! A vector's elements move when it grows. Operations that may change it therefore raise BufferError while an
//! array over them exists, as with the buffers of containers (`instance/exports.rs`). C++ may change an
//! object that it owns at any time: the array is then a read-only copy.

use crate::core::array_view::Dims;
use crate::core::error::{Error, ErrorKind};
use crate::core::object::Object;
use crate::core::ownership::Reach;
use crate::core::part::Part;
use crate::python::acquire::{is_numpy_array, numpy_array};
use crate::python::convert::result::{HostMemory, bytes, part_of};
use crate::python::instance::pins::Pins;
use crate::python::instance::relations::Keepers;
use crate::python::instance::{Instance, allocate};
use crate::python::interpreter::{Failure, Result};
use crate::python::table::Class;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyList, PyTuple};
use std::{mem, ptr};

/// The member that an array shows, and the owners that keep its object alive.
pub(crate) struct ShownMember {
    address: *mut u8,
    /// The instances that keep the object alive, each of which counts this array; empty if C++ owns the
    /// object.
    keepers: Vec<Py<PyAny>>,
    /// The class of pointers to the elements, if the interface has one.
    pointer: Option<&'static Class>,
    /// The pins of the containers that have the object as an element, so that the array stays valid.
    pins: Vec<Pins>,
    is_readonly: bool,
    moves: bool,
    /// The elements themselves, if the array is a copy.
    _copy: Option<HostMemory>,
}

// SAFETY: an address, which Python code dereferences with the lock held, as it does for the object itself.
unsafe impl Send for ShownMember {}
// SAFETY: as for `Send`; the counts are changed with the lock held.
unsafe impl Sync for ShownMember {}

impl ShownMember {
    /// The address of the first element.
    pub(crate) fn address(&self) -> *mut u8 {
        self.address
    }

    /// Whether the elements are read-only.
    pub(crate) fn is_readonly(&self) -> bool {
        self.is_readonly
    }

    /// Whether the elements are a copy, which is in C order.
    pub(crate) fn is_copy(&self) -> bool {
        self._copy.is_some()
    }
}

impl Drop for ShownMember {
    fn drop(&mut self) {
        // While the interpreter shuts down nothing attaches, and the counts are not used any more.
        Python::try_attach(|py| {
            for keeper in self.keepers.iter().filter_map(|keeper| Instance::of(keeper.bind(py))) {
                keeper.shown.set(keeper.shown.get() - 1);
                keeper.count_exports(|count| count - u32::from(self.moves));
            }
            self.pins.clear();
            self.keepers.drain(..).for_each(|keeper| drop(keeper.into_bound(py)));
        });
        // Pins are left only if the interpreter has shut down: they are leaked.
        mem::forget(mem::take(&mut self.pins));
    }
}

impl ShownMember {
    /// An array over the elements in place, which `keepers` keep alive. `pointer` is the class of pointers to
    /// elements.
    pub(crate) fn new(part: &Part, keepers: Keepers<'_>, pointer: Option<&'static Class>) -> ShownMember {
        let shown = |keeper: &Bound<'_, PyAny>| {
            if let Some(keeper) = Instance::of(keeper) {
                keeper.shown.set(keeper.shown.get() + 1);
                keeper.count_exports(|count| count + u32::from(part.moves));
            }
        };
        keepers.iter().for_each(shown);
        let pins = keepers.iter().filter_map(Instance::of).map(Pins::shown).collect();
        let keepers = keepers.into_iter().map(Bound::unbind).collect();
        let (address, is_readonly, moves) = (part.data.cast(), part.constant, part.moves);
        ShownMember { address, keepers, pointer, pins, is_readonly, moves, _copy: None }
    }

    /// A read-only copy of the elements.
    pub(crate) fn copy(part: &Part) -> Result<ShownMember> {
        let extents: Dims<usize> = part.extents().collect();
        let bytes = bytes(part.dtype, &extents).map_err(Failure::value)?;
        let memory = HostMemory::new(bytes, part.dtype).map_err(Failure::value)?;
        if let Some(strides) = part.strides().filter(|_| bytes > 0) {
            let strides: Dims<isize> = strides.collect();
            // SAFETY: C++ has just reported elements at these strides, and the new memory has room for as
            // many.
            unsafe {
                copy_strided(memory.address(), part.data.cast(), &extents, &strides, part.dtype.size())
            };
        } else if bytes > 0 {
            // SAFETY: C++ has just reported this many bytes, and the new memory has as many.
            unsafe { memory.address().copy_from_nonoverlapping(part.data.cast(), bytes) };
        }
        let (address, keepers, pins) = (memory.address(), Vec::new(), Vec::new());
        let _copy = Some(memory);
        Ok(ShownMember { address, keepers, pointer: None, pins, is_readonly: true, moves: false, _copy })
    }
}

/// Copies elements that lie at `strides`, in elements, to contiguous memory in C order. Returns the address
/// after the last copied element.
///
/// # Safety
/// All elements exist, and there is room for all of them.
unsafe fn copy_strided(
    to: *mut u8,
    from: *const u8,
    extents: &[usize],
    strides: &[isize],
    size: usize,
) -> *mut u8 {
    let ([extent, inner_extents @ ..], [stride, inner_strides @ ..]) = (extents, strides) else {
        // SAFETY: guaranteed by the caller, for one element.
        return unsafe {
            to.copy_from_nonoverlapping(from, size);
            to.add(size)
        };
    };
    (0..*extent).fold(to, |to, index| {
        // SAFETY: guaranteed by the caller, for the part at this index.
        unsafe {
            let from = from.offset(stride * size.cast_signed() * index.cast_signed());
            copy_strided(to, from, inner_extents, inner_strides, size)
        }
    })
}

/// The value to assign to a member whose current value is `own`. Checks that the assignment moves nothing
/// that arrays show: the value must have the shape of `own` if arrays show it, or not be an object. A list is
/// copied first, because it may change while it is read.
pub(crate) fn assignable<'py>(
    own: &Bound<'py, PyAny>,
    value: &Bound<'py, PyAny>,
) -> Result<Bound<'py, PyAny>> {
    let moves = part_of(own).map(|part| part.get().part().is_some_and(|part| part.moves));
    let value = match value.cast_exact::<PyList>() {
        Ok(list) => list.to_tuple().into_any(),
        Err(_) => value.clone(),
    };
    let is_fixed = value.is_exact_instance_of::<PyTuple>() || is_numpy_array(&value);
    match moves {
        Some(true) if !is_fixed || !has_shape_of(own, &value) => Err(moved()),
        None if Instance::of(own).is_some() => Err(moved()),
        _ => Ok(value),
    }
}

/// Whether a value has as many elements along each axis as an array. For several axes, only an array is known
/// to have them.
fn has_shape_of(own: &Bound<'_, PyAny>, value: &Bound<'_, PyAny>) -> bool {
    match (numpy_array(own), numpy_array(value)) {
        (Some(own), Some(value)) => own.view().shape == value.view().shape,
        (Some(own), None) if own.view().shape.len() > 1 => false,
        _ => own.len().is_ok_and(|length| value.len().is_ok_and(|other| other == length)),
    }
}

#[cold]
fn moved() -> Failure {
    let message = "an array shows a vector of the object: drop the array first, or assign as many elements to that vector";
    Failure::value(Error::new(ErrorKind::Buffer, message))
}

/// Whether an array shows a member that pointers of `class`, or without a class any pointers, can point into.
pub(crate) fn is_pointer(given: &Bound<'_, PyAny>, class: Option<&'static Class>) -> bool {
    let own = part_of(given);
    let pointer = own.as_ref().and_then(|own| own.get().part()?.pointer);
    pointer.is_some_and(|pointer| class.is_none_or(|class| class.identity() == pointer.identity()))
}

/// An instance for the pointer to the elements of an array over a member.
pub(crate) fn as_pointer<'py>(given: &Bound<'py, PyAny>) -> Option<PyResult<Bound<'py, PyAny>>> {
    let own = part_of(given)?;
    let shown = own.get().part()?;
    let pointer = shown.pointer?;
    let py = given.py();
    Some(allocate::instance(py, pointer).and_then(|made| {
        // SAFETY: the instance was just made.
        let instance = unsafe { Instance::at(made.as_ptr()) };
        // SAFETY: the address of the elements, which live as long as their keepers.
        let object = unsafe { Object::new(shown.address.cast()) };
        instance.show(object, pointer.binding(), keeper(py, &shown.keepers)?, Reach::default());
        Ok(made)
    }))
}

/// A new reference to the keepers: a single object or a tuple of them; NULL if there are none.
fn keeper(py: Python<'_>, keepers: &[Py<PyAny>]) -> PyResult<*mut ffi::PyObject> {
    match keepers {
        [] => Ok(ptr::null_mut()),
        [only] => Ok(only.clone_ref(py).into_ptr()),
        several => Ok(PyTuple::new(py, several.iter().map(|keeper| keeper.bind(py)))?.into_ptr()),
    }
}
