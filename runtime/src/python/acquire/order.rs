//! The order in which the protocols are tried on an object: the most informative protocol first.
//!
//! The order depends on the object's type. Determining it takes longer than reading a buffer, because it
//! looks up the type's methods for every protocol and its bases. The order of the last few types is therefore
//! cached.

use super::library::Library;
use super::{Attempt, WantedMemory, array_interface, buffer, cuda_array, cupy, dlpack, handle, numpy};
use crate::python::interpreter::names::intern;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyString;
use std::ptr;
use std::sync::atomic::{AtomicPtr, AtomicUsize, Ordering::Relaxed};

/// The attempts for an object's type.
pub(super) fn of(object: &Bound<'_, PyAny>, wanted: WantedMemory) -> &'static [Attempt] {
    let order = known(object).unwrap_or_else(|| find(object));
    match (order, wanted) {
        (NUMPY, WantedMemory::OnDevice(_)) => &MANAGED,
        (SHARED, WantedMemory::OnDevice(_)) => &OWN,
        _ => ORDERS[order],
    }
}

/// The attempts for NumPy's arrays if a call needs device memory: CuVec's arrays are managed memory, which a
/// device can read.
static MANAGED: [Attempt; 2] = [cuda_array::attempt, numpy::attempt];

/// The attempts for quaff's own class of managed arrays.
static OWN: [Attempt; 3] = [numpy::attempt_managed, cuda_array::attempt, numpy::attempt];

/// Whether an array acquired by its CUDA array interface ran only its library's own code.
pub(super) fn has_run_no_code(object: &Bound<'_, PyAny>) -> bool {
    matches!(known(object), Some(CUPY_IN_C | SHARED))
}

/// Whether an acquired array is of CuPy's own class, whose attributes are C code.
pub(crate) fn is_cupys_own(object: &Bound<'_, PyAny>) -> bool {
    known(object) == Some(CUPY_IN_C)
}

/// The index of the order for an object's type, if the type is one of the last few.
fn known(object: &Bound<'_, PyAny>) -> Option<usize> {
    let class = object.get_type_ptr();
    let known = RECENT.iter().find(|recent| ptr::eq(recent.class.load(Relaxed), class));
    known.map(|recent| recent.order.load(Relaxed))
}

/// All orders, indexed by the constants below.
static ORDERS: [&[Attempt]; 9] = [
    &[numpy::attempt],
    &[buffer::attempt],
    &[cuda_array::attempt, dlpack::attempt, buffer::attempt, handle::attempt],
    &[handle::attempt, cuda_array::attempt, dlpack::attempt, buffer::attempt],
    &[dlpack::attempt, cuda_array::attempt, buffer::attempt, handle::attempt, array_interface::attempt],
    &[],
    &[numpy::refuse_masked],
    &[cupy::attempt, dlpack::attempt, buffer::attempt, handle::attempt],
    &[numpy::attempt],
];

/// NumPy's arrays and scalars, and their subclasses.
const NUMPY: usize = 0;
/// `memoryview`, `bytes`, `array.array`, ctypes: they export buffers, and support no other protocol.
const BUFFER: usize = 1;
/// CuPy: its interface reports the stream, and its DLPack had wrong strides for reversed arrays (cupy#10172).
const CUPY: usize = 2;
/// PyCUDA: its interface is computed from the same attributes on every call, which takes half a microsecond.
const PYCUDA: usize = 3;
/// DLPack first: PyTorch's CUDA array interface reports no stream, so that sums over tensors that were still
/// being written were wrong.
const OTHERS: usize = 4;
/// Dask, which would compute some or all chunks to expose memory.
const NONE: usize = 5;
/// NumPy's masked arrays and their subclasses, whatever other protocols these have.
const MASKED: usize = 6;
/// CuPy's own class, whose attributes are C code. Subclasses are excluded, because their attributes may be
/// Python code.
const CUPY_IN_C: usize = 7;
/// quaff's own class of managed arrays, which the host and a device share.
const SHARED: usize = 8;

/// A type and its order.
struct Recent {
    /// The type, or null. A reference to it is never given up, so that no other type can have its address.
    class: AtomicPtr<ffi::PyTypeObject>,
    order: AtomicUsize,
}

static RECENT: [Recent; 8] =
    [const { Recent { class: AtomicPtr::new(ptr::null_mut()), order: AtomicUsize::new(OTHERS) } }; 8];

/// Whether an object is one of NumPy's masked arrays.
pub(crate) fn is_masked(object: &Bound<'_, PyAny>) -> bool {
    known(object).unwrap_or_else(|| find(object)) == MASKED
}

#[cold]
fn find(object: &Bound<'_, PyAny>) -> usize {
    // Masked arrays first, and by name: `numpy.ma` may be missing from `sys.modules`, or have been loaded
    // twice.
    let order = if Library::NumpyMa.is_of_a_base(object) {
        MASKED
    } else if numpy::derives(object) {
        if numpy::is_of_managed_class(object) { SHARED } else { NUMPY }
    } else if is_buffer_alone(object) {
        BUFFER
    } else {
        match Library::of(object) {
            Library::Cupy if Library::Cupy.is_of_type(object) && cupy::is_made_in_c(object) => CUPY_IN_C,
            Library::Cupy => CUPY,
            Library::Pycuda => PYCUDA,
            Library::Dask => NONE,
            _ => OTHERS,
        }
    };
    remember(object, order);
    order
}

/// Whether the object's type exports buffers and has none of the other protocols' attributes.
fn is_buffer_alone(object: &Bound<'_, PyAny>) -> bool {
    let (py, class) = (object.py(), object.get_type());
    // SAFETY: the argument is a live object.
    let exports = unsafe { ffi::PyObject_CheckBuffer(object.as_ptr()) } != 0;
    let lacks = |name: &Bound<'_, PyString>| matches!(class.hasattr(name), Ok(false));
    exports
        && lacks(intern!(py, "__dlpack_c_exchange_api__"))
        && lacks(intern!(py, "__dlpack__"))
        && lacks(intern!(py, "__cuda_array_interface__"))
}

/// Caches the order of the object's type. The cache is written and read with the GIL held.
fn remember(object: &Bound<'_, PyAny>, order: usize) {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let recent = &RECENT[NEXT.fetch_add(1, Relaxed) % RECENT.len()];
    recent.order.store(order, Relaxed);
    let forgotten = recent.class.swap(object.get_type().into_ptr().cast(), Relaxed);
    // SAFETY: the reference was stored by this function, or is NULL.
    drop(unsafe { Bound::from_owned_ptr_or_opt(object.py(), forgotten.cast()) });
}
