//! A `std::vector` that a C++ function has returned, or an object of another class that is an array, with the
//! layout of `include/quaff/vector.hpp`.

use crate::core::array_view::{ArrayView, Device};
use crate::core::dtype::{Dtype, Element};
use cxx::{ExternType, kind, type_id};
use std::ffi::c_void;
use std::ops::Deref;
use std::slice;

/// The shape of a C++ array, and its strides in elements.
#[repr(C)]
#[derive(Debug)]
pub struct Axes {
    rank: usize,
    shape: *const isize,
    strides: *const isize,
}

/// A C++ vector that this value owns. Elements of a vector of `bool` are bytes.
#[repr(C)]
#[derive(Debug)]
pub struct Vector {
    memory: *mut c_void,
    length: usize,
    dtype: Dtype,
    constant: bool,
    owner: *mut c_void,
    /// Destroys the object that `owner` points to; null if there is none.
    destroy: Option<unsafe extern "C" fn(*mut c_void)>,
    /// The lengths and strides of the axes; null for a single axis without gaps.
    axes: *const Axes,
}

// SAFETY: the fields are those of `quaff::Vector` in C++, in the same order. The value can be moved like a
// Rust value, because the memory stays where it is and the C++ type has no destructor for it.
unsafe impl ExternType for Vector {
    type Id = type_id!("quaff::Vector");
    type Kind = kind::Trivial;
}

// SAFETY: this value owns the elements, and any thread may call the function.
unsafe impl Send for Vector {}
// SAFETY: as for `Send`; through a shared reference the elements are only read.
unsafe impl Sync for Vector {}

impl Default for Vector {
    /// An empty vector.
    fn default() -> Vector {
        let (memory, owner) = (std::ptr::null_mut(), std::ptr::null_mut());
        Vector {
            memory,
            length: 0,
            dtype: Dtype::Uint8,
            constant: false,
            owner,
            destroy: None,
            axes: std::ptr::null(),
        }
    }
}

impl Vector {
    /// The address of the first element; any value if the vector is empty.
    pub fn address(&self) -> *mut u8 {
        self.memory.cast()
    }

    /// The number of elements.
    pub fn len(&self) -> usize {
        self.length
    }

    /// Whether the vector is empty.
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// The type of the elements.
    pub fn dtype(&self) -> Dtype {
        self.dtype
    }

    /// Whether the elements are read-only.
    #[cfg(feature = "python")]
    pub(crate) fn is_readonly(&self) -> bool {
        self.constant
    }

    /// The shape and the strides in elements; `None` for a single axis without gaps.
    #[cfg(feature = "python")]
    pub(crate) fn shape_and_strides(&self) -> Option<(&[isize], &[isize])> {
        let axes = self.axes()?;
        // SAFETY: C++ has `ndim` numbers in both places, which live as long as the owner.
        Some(unsafe {
            (slice::from_raw_parts(axes.shape, axes.rank), slice::from_raw_parts(axes.strides, axes.rank))
        })
    }

    #[cfg(feature = "python")]
    fn axes(&self) -> Option<&Axes> {
        // SAFETY: the address is null, or a part of the owner, which lives as long as this value.
        unsafe { self.axes.as_ref() }
    }

    /// The elements, if they have this type.
    fn elements<T: Element>(&self) -> Option<&[T]> {
        if self.dtype != T::DTYPE || self.is_empty() {
            return (self.is_empty()).then_some(&[]);
        }
        // SAFETY: C++ has `length` elements of this type at the address, until the vector is destroyed.
        Some(unsafe { slice::from_raw_parts(self.memory.cast::<T>(), self.length) })
    }

    /// The vector for Rust callers, who know the element type; emitted code names the type of the C++ vector.
    pub fn typed<T: Element>(self) -> CxxVec<T> {
        debug_assert!(self.elements::<T>().is_some());
        CxxVec { vector: self, elements: std::marker::PhantomData }
    }
}

/// A symbol for functions whose result is a Python object. Programs without Python contain these functions
/// but do not call them.
#[cfg(not(feature = "python"))]
#[unsafe(no_mangle)]
extern "C" fn quaff_array_of(_: *mut Vector) -> *mut c_void {
    std::ptr::null_mut()
}

impl Drop for Vector {
    fn drop(&mut self) {
        if let Some(destroy) = self.destroy {
            // SAFETY: C++ provided this function for this owner, and it is called once.
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

/// The elements of a `std::vector` whose type was selected at run time, without a copy.
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

    /// Whether the vector is empty.
    pub fn is_empty(&self) -> bool {
        self.vector.is_empty()
    }

    /// The elements, if they have this type.
    pub fn of<T: Element>(&self) -> Option<&[T]> {
        self.vector.elements().filter(|_| self.dtype() == T::DTYPE)
    }

    /// The elements as an array view, for functions that accept any element type.
    pub fn view(&self) -> ArrayView<'_> {
        // SAFETY: the elements live as long as this value, and nobody writes them.
        unsafe { ArrayView::of_plain(self.vector.address(), self.dtype(), self.len(), Device::Cpu) }
    }
}

impl<T: Element> From<CxxVec<T>> for CxxVecDyn {
    fn from(elements: CxxVec<T>) -> CxxVecDyn {
        CxxVecDyn { vector: elements.vector }
    }
}
