//! The array parameters of C++ functions on the host.
//!
//! The layouts here are those of `include/quaff/contiguous.hpp` and `strided.hpp`; both sides refer to each
//! other by name.
//!
//! The arguments of reductions along axes have the layout of `include/quaff/slices.hpp`, and those of the
//! loops of elementwise functions the layout of `include/quaff/element_loop.hpp`.

use crate::core::array_view::MemoryOrder;
#[cfg(feature = "python")]
use crate::core::array_view::SliceOrder;
use crate::core::device::{DeviceSlice, DeviceSliceMut};
use crate::core::dtype::{Dtype, Element};
use crate::core::error::{Error, ErrorKind};
use cxx::{ExternType, kind, type_id};
use std::ffi::c_void;
use std::marker::PhantomData;

/// A contiguous array for a C++ function that takes a pointer and a length.
///
/// The C++ side compares `dtype` with the type that it was instantiated for before it accesses the memory, so
/// that a row that passes a wrong array causes an exception.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Contiguous<'a> {
    memory: *mut c_void,
    // The dtype separates the two words of a slice. If they were copied together, as 16 bytes, the copy would
    // wait for the stores that had just written them, which took 10 ns.
    dtype: Dtype,
    length: usize,
    lifetime: PhantomData<&'a ()>,
}

// SAFETY: the fields are those of `quaff::Contiguous` in C++, in the same order, and the C++ type is
// trivially copyable.
unsafe impl ExternType for Contiguous<'_> {
    type Id = type_id!("quaff::Contiguous");
    type Kind = kind::Trivial;
}

// SAFETY: the fields are an address and numbers. Rust dereferences the address only in `unsafe` code, which
// excludes races itself; C++ accesses the memory as the interface specifies, on any thread.
unsafe impl Send for Contiguous<'_> {}
// SAFETY: as for `Send`; there is no interior mutability.
unsafe impl Sync for Contiguous<'_> {}

impl<'a> Contiguous<'a> {
    /// Creates an array of `length` elements at `memory`.
    ///
    /// # Safety
    /// For `'a`, `memory` contains `length` elements of `dtype`, contiguous or with the strides that C++
    /// gets, and C++ may access them as the interface specifies: read them, or also write them. When C++ gets
    /// the elements, they are aligned, and bools are 0 or 1, except for a reduction, which accepts any
    /// address, and any byte for a bool.
    pub unsafe fn new(memory: *mut u8, length: usize, dtype: Dtype) -> Contiguous<'a> {
        Contiguous { memory: memory.cast(), length, dtype, lifetime: PhantomData }
    }

    /// The address of the first element.
    pub(crate) fn memory(&self) -> *mut u8 {
        self.memory.cast()
    }

    /// The type of the elements.
    pub fn dtype(&self) -> Dtype {
        self.dtype
    }

    /// The number of elements.
    pub fn len(&self) -> usize {
        self.length
    }

    /// Whether the array is empty.
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }
}

// `numpy.empty` creates bools that are neither 0 nor 1, and so does a `view` of other bytes. Python treats
// each of them as True; in C++ they are invalid.
impl Contiguous<'_> {
    /// Whether C++ may read the elements without conversion.
    #[inline]
    pub(crate) fn is_valid(&self) -> bool {
        self.dtype != Dtype::Bool || self.bools_are_valid()
    }

    #[inline(never)]
    fn bools_are_valid(&self) -> bool {
        if self.is_empty() {
            return true; // the address does not matter
        }
        // SAFETY: the memory contains `length` elements, and a `bool` is a byte.
        let bytes = unsafe { std::slice::from_raw_parts(self.memory.cast::<u8>(), self.length) };
        bytes.iter().fold(0, |all, byte| all | byte) <= 1
    }

    /// Sets every byte of an array of `bool` to 0 or 1, without changing its truth value.
    ///
    /// # Safety
    /// The memory may be written, and no other code reads or writes it meanwhile.
    pub(crate) unsafe fn make_valid(&self) {
        if !self.is_valid() {
            // SAFETY: only bools can be invalid, and only if the array is not empty; the caller guarantees
            // the rest.
            let bytes = unsafe { std::slice::from_raw_parts_mut(self.memory.cast::<u8>(), self.length) };
            bytes.iter_mut().for_each(|byte| *byte = u8::from(*byte != 0));
        }
    }
}

impl<'a, T: Element> From<&'a [T]> for Contiguous<'a> {
    /// A slice for C++ functions that only read: the bridge passes slices for `%in_array`.
    fn from(values: &'a [T]) -> Contiguous<'a> {
        let memory = values.as_ptr().cast_mut().cast();
        Contiguous { memory, length: values.len(), dtype: T::DTYPE, lifetime: PhantomData }
    }
}

impl<'a, T: Element> From<&'a mut [T]> for Contiguous<'a> {
    fn from(values: &'a mut [T]) -> Contiguous<'a> {
        let memory = values.as_mut_ptr().cast();
        Contiguous { memory, length: values.len(), dtype: T::DTYPE, lifetime: PhantomData }
    }
}

/// An array of any layout for a reduction's loop, in memory order.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Strided<'a> {
    memory: *const c_void,
    ndim: usize,
    shape: *const usize,
    strides: *const isize,
    dtype: Dtype,
    lifetime: PhantomData<&'a ()>,
}

// SAFETY: the fields are those of `quaff::Strided` in C++, in the same order, and the C++ type is trivially
// copyable.
unsafe impl ExternType for Strided<'_> {
    type Id = type_id!("quaff::Strided");
    type Kind = kind::Trivial;
}

impl<'a> Strided<'a> {
    /// The elements of `order`, each once, even if the array repeats them.
    pub(crate) fn new(order: &'a MemoryOrder, dtype: Dtype) -> Strided<'a> {
        Strided {
            memory: order.data.cast(),
            ndim: order.shape.len(),
            shape: order.shape.as_ptr(),
            strides: order.strides.as_ptr(),
            dtype,
            lifetime: PhantomData,
        }
    }
}

/// The slices of one array, with the place of a result for each.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Slices<'a> {
    first: Strided<'a>,
    repeat: u64,
    ndim: usize,
    shape: *const usize,
    strides: *const isize,
    results: *mut c_void,
    result_strides: *const isize,
}

// SAFETY: the same fields in the same order as `quaff::Slices` in C++, which is trivially copyable.
unsafe impl ExternType for Slices<'_> {
    type Id = type_id!("quaff::Slices");
    type Kind = kind::Trivial;
}

#[cfg(feature = "python")]
impl<'a> Slices<'a> {
    /// The slices of `order`, whose elements are of `dtype`; there is at least one.
    pub(crate) fn new(order: &'a SliceOrder<'_>, dtype: Dtype) -> Slices<'a> {
        Slices {
            first: Strided::new(&order.slice, dtype),
            repeat: order.slice.repeat,
            ndim: order.shape.len(),
            shape: order.shape.as_ptr(),
            strides: order.strides.as_ptr(),
            results: order.results.cast(),
            result_strides: order.result_strides.as_ptr(),
        }
    }
}

/// The operands of an elementwise function, results first, and the axes along which all of them are walked.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct ElementLoop<'a> {
    operands: usize,
    memory: *const *mut c_void,
    dtypes: *const Dtype,
    ndim: usize,
    shape: *const usize,
    strides: *const isize,
    is_huge: bool,
    lifetime: PhantomData<&'a ()>,
}

// SAFETY: the same fields in the same order as `quaff::ElementLoop` in C++, which is trivially copyable.
unsafe impl ExternType for ElementLoop<'_> {
    type Id = type_id!("quaff::ElementLoop");
    type Kind = kind::Trivial;
}

impl<'a> ElementLoop<'a> {
    /// The loop over `shape`, which has at least one axis; `strides` has one per axis for each operand.
    /// `is_huge` makes the results bypass the caches.
    #[inline]
    pub(crate) fn new(
        memory: &'a [*mut u8],
        dtypes: &'a [Dtype],
        shape: &'a [usize],
        strides: &'a [isize],
        is_huge: bool,
    ) -> ElementLoop<'a> {
        debug_assert!(!shape.is_empty() && memory.len() == dtypes.len());
        debug_assert_eq!(strides.len(), memory.len() * shape.len());
        ElementLoop {
            operands: memory.len(),
            memory: memory.as_ptr().cast(),
            dtypes: dtypes.as_ptr(),
            ndim: shape.len(),
            shape: shape.as_ptr(),
            strides: strides.as_ptr(),
            is_huge,
            lifetime: PhantomData,
        }
    }
}

// Arrays of several dimensions as Rust callers pass them, and the checks before C++ gets them: extents must
// be equal if C++ takes one number for several arrays.

/// Elements in C order, the last axis fastest, with the array's shape. If the interface says
/// `%array_fortran`, or that the first axis has the stride 1, they are in Fortran order, the first axis
/// fastest.
///
/// ```
/// use quaff_runtime::host::Shaped;
///
/// let values = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0];
/// let matrix = Shaped::new(&values[..], [2, 3])?;
/// assert_eq!(matrix.shape(), [2, 3]);
/// assert!(Shaped::new(&values[..], [2, 2]).is_err());
/// # Ok::<(), quaff_runtime::error::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Shaped<S, const N: usize> {
    values: S,
    shape: [usize; N],
}

impl<S: Elements, const N: usize> Shaped<S, N> {
    /// The elements as an array of this shape.
    ///
    /// # Errors
    /// `Value` if the number of elements is not that of the shape.
    pub fn new(values: S, shape: [usize; N]) -> Result<Shaped<S, N>, Error> {
        let product = shape.iter().try_fold(1_usize, |product, &extent| product.checked_mul(extent));
        if product == Some(values.count()) || shape.contains(&0) && values.count() == 0 {
            return Ok(Shaped { values, shape });
        }
        let message = format!("an array of the shape {shape:?} does not have {} elements", values.count());
        Err(Error::new(ErrorKind::Value, message))
    }

    /// The shape.
    pub fn shape(&self) -> [usize; N] {
        self.shape
    }

    /// The extent of an axis, in the type that C++ gets.
    #[doc(hidden)]
    pub fn extent(&self, axis: usize) -> u64 {
        self.shape[axis] as u64
    }

    /// The stride of an axis in elements, in the type that C++ gets: there are no gaps.
    #[doc(hidden)]
    pub fn stride(&self, axis: usize) -> u64 {
        self.shape[axis + 1..].iter().map(|&extent| extent.max(1) as u64).product()
    }

    /// The stride of an axis where the first axis is the fastest.
    #[doc(hidden)]
    pub fn fortran_stride(&self, axis: usize) -> u64 {
        self.shape[..axis].iter().map(|&extent| extent.max(1) as u64).product()
    }

    /// The elements.
    pub fn into_values(self) -> S {
        self.values
    }
}

/// The elements of a [`Shaped`].
pub trait Elements {
    /// The number of elements.
    fn count(&self) -> usize;
}

impl<T> Elements for &[T] {
    fn count(&self) -> usize {
        self.len()
    }
}

impl<T> Elements for &mut [T] {
    fn count(&self) -> usize {
        self.len()
    }
}

impl<T: Element> Elements for &DeviceSlice<'_, T> {
    fn count(&self) -> usize {
        self.len()
    }
}

impl<T: Element> Elements for &mut DeviceSliceMut<'_, T> {
    fn count(&self) -> usize {
        self.len()
    }
}

/// Checks that slices have the same length, because C++ takes one length for all of them.
///
/// # Errors
/// `Value`, with the names and lengths of the first slice and of one that differs from it.
pub fn same_length(slices: &[(&str, usize)]) -> Result<(), Error> {
    let [(first, length), rest @ ..] = slices else { return Ok(()) };
    match rest.iter().find(|(_, other)| other != length) {
        None => Ok(()),
        Some((name, other)) => Err(Error::new(
            ErrorKind::Value,
            format!("`{name}` has {other} elements, and `{first}`, which shares its length, has {length}"),
        )),
    }
}

/// Checks that arrays have the same extent where C++ takes one number, called `name` in C++, for all of them.
///
/// # Errors
/// `Value`, with the names and extents of the first array and of one that differs from it.
pub fn same_extent(name: &str, arrays: &[(&str, u64)]) -> Result<(), Error> {
    let [(first, extent), rest @ ..] = arrays else { return Ok(()) };
    match rest.iter().find(|(_, other)| other != extent) {
        None => Ok(()),
        Some((array, other)) => Err(Error::new(
            ErrorKind::Value,
            format!("`{name}` is {other} in the shape of `{array}`, and {extent} in that of `{first}`"),
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slices_that_share_a_length_have_one() {
        assert_eq!(same_length(&[]), Ok(()));
        assert_eq!(same_length(&[("a", 3), ("b", 3), ("c", 3)]), Ok(()));
        let refused = same_length(&[("a", 3), ("b", 3), ("c", 2)]).unwrap_err();
        assert_eq!(refused.kind, ErrorKind::Value);
        assert_eq!(refused.message, "`c` has 2 elements, and `a`, which shares its length, has 3");
    }

    #[test]
    fn arrays_agree_on_what_they_share() {
        assert_eq!(same_extent("k", &[]), Ok(()));
        assert_eq!(same_extent("k", &[("a", 3), ("b", 3)]), Ok(()));
        let refused = same_extent("k", &[("a", 3), ("b", 3), ("c", 2)]).unwrap_err();
        assert_eq!(refused.kind, ErrorKind::Value);
        assert_eq!(refused.message, "`k` is 2 in the shape of `c`, and 3 in that of `a`");
    }

    #[test]
    fn a_shape_has_as_many_elements_as_there_are() {
        let values = [0_u8; 6];
        let shaped = |shape| Shaped::new(&values[..], shape).map(|shaped| shaped.shape());
        assert_eq!(shaped([2, 3]), Ok([2, 3]));
        assert!(shaped([2, 2]).is_err());
        assert!(shaped([usize::MAX, 2]).is_err(), "the product overflows");
        assert!(Shaped::new(&values[..0], [usize::MAX, 0]).is_ok());
        assert!(Shaped::new(&values[..], [usize::MAX, 0]).is_err());
    }
}
