//! NumPy arrays, read from the array's own struct: this takes about 10 ns, the buffer protocol 80.
//!
//! The struct's layout is the same in NumPy 1 and 2. NumPy is never imported: an object cannot be an array of
//! a module that was not imported. A subclass is read as a host array, whatever other protocols it supports,
//! except a masked array, because its memory contains the values that the mask hides.
//!
//! For calls on a device, arrays of `quaff.empty(shape, memory="managed")` give the information of their CUDA
//! array interface, without running the Python code that implements it.

mod dtype;

pub(crate) use dtype::known_dtype;

use super::refusal::Refusal;
use super::{Acquired, Owner, Protocol, Search};
use crate::core::array_view::{ArrayView, Description, Device, Dims};
use crate::core::dtype::Dtype;
use crate::core::error::ErrorKind;
use crate::core::host::Contiguous;
use crate::python::interpreter::names::{self, intern};
use crate::python::interpreter::once::Remembered;
use ::numpy::npyffi::{
    _PyArray_GET_ITEM_DATA, NPY_ARRAY_CARRAY_RO, NPY_ARRAY_WRITEABLE, PyArrayObject_fields,
};
use dtype::NumpyClass;
use pyo3::prelude::*;
use pyo3::types::PyType;
use std::marker::PhantomData;
use std::slice;

/// Whether the object's type is one of the NumPy types that [`attempt`] handles, or derives from one.
pub(super) fn derives(object: &Bound<'_, PyAny>) -> bool {
    let mut classes = [NumpyClass::Ndarray].iter().chain(&WITH_BYTES);
    classes.any(|class| class.is_base_of(object))
}

/// Scalars whose buffers claim to be unsigned bytes.
const WITH_BYTES: [NumpyClass; 3] = [NumpyClass::Datetime64, NumpyClass::Timedelta64, NumpyClass::Flexible];

pub(super) fn attempt<'a>(
    object: &'a Bound<'_, PyAny>,
    _: &mut Search,
) -> Option<Result<Acquired<'a>, Refusal>> {
    Some(acquire(object))
}

/// Acquires a NumPy array without reading its attributes, whatever other protocols it supports.
pub(super) fn acquire<'a>(object: &'a Bound<'_, PyAny>) -> Result<Acquired<'a>, Refusal> {
    match Ndarray::or_subclass(object) {
        Some(array) => array.acquire(),
        None => Err(refusal_of_scalar(object).unwrap_or_else(Refusal::Raised)),
    }
}

/// The refusal of masked arrays.
pub(super) fn refuse_masked<'a>(
    _: &'a Bound<'_, PyAny>,
    _: &mut Search,
) -> Option<Result<Acquired<'a>, Refusal>> {
    let message = "a masked array's memory shows the values that its mask hides; use `.filled()`";
    Some(Err(Refusal::unusable(ErrorKind::Type, message)))
}

/// The module `numpy`; `None` if it was not imported.
pub(super) fn loaded(py: Python<'_>) -> Option<Bound<'_, PyAny>> {
    names::loaded(intern!(py, "numpy"))
}

/// NumPy's way to name an element type.
pub(crate) enum NumpyType<'py> {
    /// The number of one of NumPy's own types.
    Own(std::ffi::c_int),
    /// The descriptor of a dtype that another package has added to NumPy.
    Added(Bound<'py, PyAny>),
}

/// NumPy's name of an element type, if NumPy knows the type.
#[inline]
pub(crate) fn numpy_type(py: Python<'_>, dtype: Dtype) -> Option<NumpyType<'_>> {
    match dtype::type_number(dtype) {
        Some(number) => Some(NumpyType::Own(number)),
        None => dtype::descriptor(py).map(NumpyType::Added),
    }
}

fn refusal_of_scalar(scalar: &Bound<'_, PyAny>) -> PyResult<Refusal> {
    dtype::refusal(&scalar.getattr("dtype")?)
}

/// Whether the object's type is exactly `numpy.ndarray`: a subclass could report another length.
pub(crate) fn is_numpy_array(object: &Bound<'_, PyAny>) -> bool {
    Ndarray::exactly(object).is_some()
}

/// The NumPy array of an object, read in place, if its elements have a known type.
pub(crate) fn numpy_array<'a>(object: &'a Bound<'_, PyAny>) -> Option<Acquired<'a>> {
    Ndarray::exactly(object)?.acquire().ok()
}

/// The lengths and the strides, in bytes, of an object that is a NumPy array.
#[inline]
pub(crate) fn numpy_layout<'a>(object: &'a Bound<'_, PyAny>) -> Option<(&'a [isize], &'a [isize])> {
    let array = Ndarray::exactly(object)?.0;
    // SAFETY: as in `Ndarray::acquire`.
    let array = unsafe { &*_PyArray_GET_ITEM_DATA(array.as_ptr().cast()) };
    // SAFETY: an array has `nd` lengths and as many strides.
    unsafe { Some((entries(array.dimensions, array.nd), entries(array.strides, array.nd))) }
}

/// Whether the object is one of NumPy's own scalars, of which no subclass code reports the memory.
pub(crate) fn is_numpy_scalar(object: &Bound<'_, PyAny>) -> bool {
    NumpyClass::Generic.is_base_of(object) && dtype::is_genuine(&object.get_type())
}

/// Whether the object is a complex scalar of NumPy's, whose `__float__` discards the imaginary part.
pub(crate) fn is_complex_scalar(object: &Bound<'_, PyAny>) -> bool {
    NumpyClass::ComplexFloating.is_base_of(object)
}

/// An object whose memory begins with NumPy's array struct.
pub(super) struct Ndarray<'a, 'py>(&'a Bound<'py, PyAny>);

impl<'a, 'py> Ndarray<'a, 'py> {
    #[inline]
    pub(super) fn exactly(object: &'a Bound<'py, PyAny>) -> Option<Self> {
        NumpyClass::Ndarray.is_exactly(object).then_some(Ndarray(object))
    }

    fn or_subclass(object: &'a Bound<'py, PyAny>) -> Option<Self> {
        NumpyClass::Ndarray.is_base_of(object).then_some(Ndarray(object))
    }

    #[inline]
    pub(super) fn acquire(self) -> Result<Acquired<'a>, Refusal> {
        self.acquire_at(Device::Cpu, Protocol::Numpy)
    }

    /// Acquires the array as memory on `device`, found by `protocol`.
    #[inline]
    fn acquire_at(self, device: Device, protocol: Protocol) -> Result<Acquired<'a>, Refusal> {
        // SAFETY: every array begins with this struct, and nobody changes it while we hold the GIL.
        let array = unsafe { &*_PyArray_GET_ITEM_DATA(self.0.as_ptr().cast()) };
        // SAFETY: an array always has a descriptor.
        let dtype = unsafe { dtype::read(self.0.py(), array.descr) }?;
        let description = Description {
            data: array.data.cast(),
            dtype,
            device,
            readonly: array.flags & NPY_ARRAY_WRITEABLE == 0,
            // NumPy checks every shape that it makes, so the product of the lengths needs no second check.
            // SAFETY: an array has `nd` lengths, none of them negative.
            shape: unsafe { dims(array.dimensions.cast(), array.nd) },
            // SAFETY: an array has as many strides as lengths.
            strides: unsafe { dims(array.strides, array.nd) },
        };
        // SAFETY: NumPy made shape and strides for this memory, which belongs to the argument that is held
        // for `'a`.
        let view = unsafe { ArrayView::new(description) };
        Ok(Acquired { view, owner: Owner::Argument(PhantomData), protocol })
    }
}

/// An array of any layout whose elements are of a known type, read in place: what [`acquire`] would find,
/// without a view.
#[derive(Clone, Copy)]
pub(crate) struct StridedArray<'a> {
    array: &'a PyArrayObject_fields,
    dtype: Dtype,
}

impl<'a> StridedArray<'a> {
    /// The array that `object` is, if it is one of NumPy's own.
    #[inline]
    pub(crate) fn of(object: &'a Bound<'_, PyAny>) -> Option<StridedArray<'a>> {
        let object = Ndarray::exactly(object)?.0;
        // SAFETY: as in `Ndarray::acquire`.
        let array = unsafe { &*_PyArray_GET_ITEM_DATA(object.as_ptr().cast()) };
        // SAFETY: an array always has a descriptor.
        let dtype = unsafe { dtype::known(object.py(), array.descr)? };
        Some(StridedArray { array, dtype })
    }

    #[inline]
    pub(crate) fn dtype(&self) -> Dtype {
        self.dtype
    }

    /// The address of the first element.
    #[inline]
    pub(crate) fn memory(&self) -> *mut u8 {
        self.array.data.cast()
    }

    /// The lengths of the axes, none of them negative.
    #[inline]
    pub(crate) fn shape(&self) -> &'a [isize] {
        // SAFETY: an array has `nd` lengths.
        unsafe { entries(self.array.dimensions, self.array.nd) }
    }

    /// The strides in bytes.
    #[inline]
    pub(crate) fn strides(&self) -> &'a [isize] {
        // SAFETY: an array has as many strides as lengths.
        unsafe { entries(self.array.strides, self.array.nd) }
    }

    #[inline]
    pub(crate) fn is_writable(&self) -> bool {
        self.array.flags & NPY_ARRAY_WRITEABLE != 0
    }
}

/// The numbers at an address, which may be NULL if there are none.
///
/// # Safety
/// There are `count` numbers, which live for `'a`.
#[inline]
unsafe fn entries<'a>(numbers: *const isize, count: std::ffi::c_int) -> &'a [isize] {
    match count {
        0 => &[],
        // SAFETY: guaranteed by the caller.
        count => unsafe { slice::from_raw_parts(numbers, count as usize) },
    }
}

/// An array whose elements are aligned, contiguous in C order and of a known type. [`acquire`] would say the
/// same, but its snapshot of shape and strides takes longer than the sum of a short array.
#[derive(Clone, Copy)]
pub(crate) struct PlainArray<'a> {
    array: &'a PyArrayObject_fields,
    dtype: Dtype,
}

impl<'a> PlainArray<'a> {
    /// The object as a C-contiguous NumPy array of a known dtype; `None` for all others, which take the
    /// longer path.
    #[inline]
    pub(crate) fn of(object: &'a Bound<'_, PyAny>) -> Option<PlainArray<'a>> {
        let object = Ndarray::exactly(object)?.0;
        // SAFETY: as in `Ndarray::acquire`.
        let array = unsafe { &*_PyArray_GET_ITEM_DATA(object.as_ptr().cast()) };
        if array.flags & NPY_ARRAY_CARRAY_RO != NPY_ARRAY_CARRAY_RO {
            return None;
        }
        // SAFETY: an array always has a descriptor.
        let dtype = unsafe { dtype::known(object.py(), array.descr)? };
        Some(PlainArray { array, dtype })
    }

    #[inline]
    pub(crate) fn dtype(&self) -> Dtype {
        self.dtype
    }

    /// The lengths of the axes, none of them negative.
    #[inline]
    pub(crate) fn shape(&self) -> &'a [isize] {
        // SAFETY: an array has `nd` lengths.
        unsafe { entries(self.array.dimensions, self.array.nd) }
    }

    #[inline]
    pub(crate) fn is_writable(&self) -> bool {
        self.array.flags & NPY_ARRAY_WRITEABLE != 0
    }

    /// The elements of a one-dimensional array.
    #[inline]
    pub(crate) fn row(&self) -> Option<Contiguous<'a>> {
        if self.array.nd != 1 {
            return None;
        }
        // SAFETY: an array has `nd` lengths, none of them negative; and as in `run`.
        unsafe { Some(Contiguous::new(self.array.data.cast(), *self.array.dimensions as usize, self.dtype)) }
    }

    #[inline]
    pub(crate) fn run(&self) -> Contiguous<'a> {
        let length = match self.shape() {
            [length] => length.unsigned_abs(),
            lengths => product(lengths),
        };
        // SAFETY: NumPy's flags say that the elements are contiguous and aligned.
        unsafe { Contiguous::new(self.array.data.cast(), length, self.dtype) }
    }
}

/// The number of elements, which fits in `usize` because NumPy checks every shape that it makes.
#[inline(never)]
fn product(lengths: &[isize]) -> usize {
    lengths.iter().map(|length| length.unsigned_abs()).product()
}

/// Copies `ndim` numbers; the pointer may be NULL if `ndim` is 0.
///
/// # Safety
/// `numbers` has `ndim` entries.
#[inline(always)]
unsafe fn dims<T: Copy + Default>(numbers: *const T, ndim: std::ffi::c_int) -> Dims<T> {
    let ndim = ndim as usize;
    let mut few = [T::default(); 4];
    if ndim > few.len() {
        // SAFETY: guaranteed by the caller.
        return Dims::from_slice(unsafe { slice::from_raw_parts(numbers, ndim) });
    }
    for (i, slot) in few.iter_mut().enumerate() {
        if i < ndim {
            // SAFETY: guaranteed by the caller.
            *slot = unsafe { numbers.add(i).read() };
        }
    }
    Dims::from_buf_and_len(few, ndim)
}

/// The memory of an array of quaff's managed memory, as a device array; `None` for other objects.
pub(super) fn attempt_managed<'a>(
    object: &'a Bound<'_, PyAny>,
    _: &mut Search,
) -> Option<Result<Acquired<'a>, Refusal>> {
    let array = Ndarray::or_subclass(object).filter(Ndarray::is_managed)?;
    // The host's work is synchronous, so there is no stream to wait for.
    Some(array.acquire_at(Device::Cuda { ordinal: None, stream: None }, Protocol::CudaArray))
}

/// Whether the object is of quaff's class of managed arrays, and not of a derived class.
pub(super) fn is_of_managed_class(object: &Bound<'_, PyAny>) -> bool {
    is_called(&object.get_type(), "quaff._managed", "ManagedArray")
}

impl Ndarray<'_, '_> {
    /// Whether the elements lie in the managed memory of quaff's object. A class derived by somebody else may
    /// hold ordinary memory, which the driver does not know.
    fn is_managed(&self) -> bool {
        let mut owner = self.0.clone();
        while NumpyClass::Ndarray.is_base_of(&owner) {
            // SAFETY: every array begins with this struct, whose `base` is an object or NULL.
            let base = unsafe { (*_PyArray_GET_ITEM_DATA(owner.as_ptr().cast())).base };
            // SAFETY: as above; the array keeps the base alive.
            match unsafe { Bound::from_borrowed_ptr_or_opt(owner.py(), base) } {
                Some(base) => owner = base,
                None => return false,
            }
        }
        is_memory(&owner)
    }
}

/// Whether the object owns managed memory. The class is cached, because comparing names takes longer than
/// everything else.
fn is_memory(owner: &Bound<'_, PyAny>) -> bool {
    static CLASS: Remembered = Remembered::new();
    if CLASS.is_of(owner) {
        return true;
    }
    let is_memory = is_called(&owner.get_type(), "quaff", "ManagedMemory");
    if is_memory {
        CLASS.set(owner);
    }
    is_memory
}

fn is_called(class: &Bound<'_, PyType>, module: &str, name: &str) -> bool {
    let attribute = |attribute| class.getattr(attribute).ok();
    let is = |value: Option<Bound<'_, PyAny>>, text: &str| {
        value.is_some_and(|value| value.eq(text).unwrap_or(false))
    };
    is(attribute(intern!(class.py(), "__name__")), name)
        && is(attribute(intern!(class.py(), "__module__")), module)
}
