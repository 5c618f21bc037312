//! A `std::vector` that C++ has handed over: the layout is that of `include/quaff/vector.hpp`.

use crate::array_view::{ArrayView, Device};
use crate::dtype::{Dtype, Element};
use cxx::{ExternType, kind, type_id};
use std::ffi::c_void;
use std::ops::Deref;
use std::slice;

/// A vector of C++'s that nobody else has; a bool of it is a byte.
#[repr(C)]
#[derive(Debug)]
pub struct Vector {
    memory: *mut c_void,
    length: usize,
    dtype: Dtype,
    owner: *mut c_void,
    /// Destroys what `owner` points at; null where there is none.
    destroy: Option<unsafe extern "C" fn(*mut c_void)>,
}

// SAFETY: the same fields in the same order as `quaff::Vector` in C++, which Rust's value may be moved like: the memory
// stays where it is, and C++ has no destructor for it.
unsafe impl ExternType for Vector {
    type Id = type_id!("quaff::Vector");
    type Kind = kind::Trivial;
}

// SAFETY: elements that belong to this alone, and a function that any thread may call.
unsafe impl Send for Vector {}
// SAFETY: as for `Send`; through a shared reference the elements are only read.
unsafe impl Sync for Vector {}

impl Default for Vector {
    /// Without an element.
    fn default() -> Vector {
        let (memory, owner) = (std::ptr::null_mut(), std::ptr::null_mut());
        Vector { memory, length: 0, dtype: Dtype::Uint8, owner, destroy: None }
    }
}

impl Vector {
    /// The address of the first element; any where there is none.
    pub fn address(&self) -> *mut u8 {
        self.memory.cast()
    }

    /// The number of elements.
    pub fn len(&self) -> usize {
        self.length
    }

    /// Whether there is no element.
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// The type of the elements.
    pub fn dtype(&self) -> Dtype {
        self.dtype
    }

    /// The elements, if they are of this type.
    fn elements<T: Element>(&self) -> Option<&[T]> {
        if self.dtype != T::DTYPE || self.is_empty() {
            return (self.is_empty()).then_some(&[]);
        }
        // SAFETY: C++ has so many elements of this type there, as long as the vector is not deleted.
        Some(unsafe { slice::from_raw_parts(self.memory.cast::<T>(), self.length) })
    }

    /// The vector for callers in Rust, who know the type of its elements: emitted code says the one that C++ has.
    pub fn typed<T: Element>(self) -> CxxVec<T> {
        debug_assert!(self.elements::<T>().is_some());
        CxxVec { vector: self, elements: std::marker::PhantomData }
    }
}

/// Of functions whose result is an object of Python's, which programs without Python have, and do not call.
#[cfg(not(feature = "python"))]
#[unsafe(no_mangle)]
extern "C" fn quaff_array_of(_: *mut Vector) -> *mut c_void {
    std::ptr::null_mut()
}

impl Drop for Vector {
    fn drop(&mut self) {
        if let Some(destroy) = self.destroy {
            // SAFETY: C++ said so, and it is done once.
            unsafe { destroy(self.owner) };
        }
    }
}

/// The elements of a `std::vector<T>` that a C++ function has returned, without a copy: a slice.
#[derive(Debug)]
pub struct CxxVec<T> {
    vector: Vector,
    elements: std::marker::PhantomData<T>,
}

impl<T: Element> Deref for CxxVec<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        self.vector.elements().unwrap_or_default()
    }
}

/// The elements of a `std::vector` whose type was chosen when the program ran, without a copy.
#[derive(Debug)]
pub struct CxxVecDyn {
    vector: Vector,
}

impl CxxVecDyn {
    /// The type of the elements.
    pub fn dtype(&self) -> Dtype {
        self.vector.dtype
    }

    /// The number of elements.
    pub fn len(&self) -> usize {
        self.vector.length
    }

    /// Whether there is no element.
    pub fn is_empty(&self) -> bool {
        self.vector.is_empty()
    }

    /// The elements, if they are of this type.
    pub fn of<T: Element>(&self) -> Option<&[T]> {
        self.vector.elements().filter(|_| self.dtype() == T::DTYPE)
    }

    /// The elements as an array, for functions that take those of any type.
    pub fn view(&self) -> ArrayView<'_> {
        // SAFETY: C++ has so many elements of this type there as long as this lives, and nobody writes them.
        unsafe { ArrayView::of_plain(self.vector.address(), self.dtype(), self.len(), Device::Cpu) }
    }
}

impl<T: Element> From<CxxVec<T>> for CxxVecDyn {
    fn from(elements: CxxVec<T>) -> CxxVecDyn {
        CxxVecDyn { vector: elements.vector }
    }
}
