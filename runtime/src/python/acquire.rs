//! Acquires an [`ArrayView`] from a Python object: tries the protocols by which objects export their memory,
//! in order.
//!
//! Guarantees: the view is a snapshot, and the object's description of its memory is consistent. The memory
//! stays alive as long as the [`Acquired`]. Nothing is copied, and nothing is imported, except for objects
//! that only NumPy can read: see [`Protocol::ArrayInterface`]. Device memory is described, but neither
//! accessed nor looked up, because a look-up needs the driver; `Memory::has` decides which overloads accept
//! it.
//!
//! ```no_run
//! use pyo3::prelude::*;
//! use quaff_runtime::acquire::{Refusal, acquire};
//!
//! fn len(array: &Bound<'_, PyAny>) -> Result<usize, Refusal> {
//!     Ok(acquire(array)?.view().len())
//! }
//! ```
//!
//! Objects that are not arrays, element types without a corresponding C++ type, and inconsistent descriptions
//! of memory are refused: see [`Refusal`].
//!
//! The protocols are tried in this order:
//!
//! | protocol | file | information about the device |
//! |---|---|---|
//! | NumPy's array struct | `numpy.rs` | none: host memory, unless the caller asks for a device |
//! | DLPack: the C functions of the type, then `__dlpack__` | `dlpack.rs`, `dlpack/` | device number, stream |
//! | CUDA array interface 0-3; before DLPack for CuPy | `cuda_array.rs` | in some versions the stream |
//! | CuPy's own arrays, by the fields behind their interface | `cupy.rs` | CuPy's stream |
//! | `quaff.empty(…, memory="managed")`, in a call on a device | `numpy.rs` | - |
//! | PEP 3118 buffer; first for types that support no other protocol | `buffer.rs` | none: host memory |
//! | address in `.ptr` or `.gpudata` | `handle.rs` | none |
//!
//! DLPack gives the number of the device and the stream to wait for; `core/dlpack.rs` defines its tensor
//! without Python. To read CuPy's attributes takes a third of the time of its CUDA array interface, and its
//! fields a fraction of that.
//!
//! CuVec arrays are NumPy arrays in managed memory that also have a CUDA array interface. quaff treats them
//! as host arrays unless the caller names a stream or the function has device overloads only; then the CUDA
//! array interface has priority (`WantedMemory`).
//!
//! An `AttributeError` means that an object does not support a protocol; any other exception is passed on.

mod acquired;
mod array_interface;
mod buffer;
mod cuda_array;
mod cupy;
mod dlpack;
mod handle;
pub mod library;
mod numpy;
mod order;
mod protocol_values;
mod refusal;

pub(crate) use crate::python::acquire::cupy::CythonFunction;
pub(crate) use crate::python::acquire::dlpack::{abi as dlpack_abi, allocated};
pub(crate) use crate::python::acquire::numpy::{NumpyType, numpy_type};
pub(crate) use crate::python::acquire::order::{is_cupys_own, is_masked};
pub(crate) use crate::python::acquire::refusal::{AS_ARRAY, type_name};
pub use crate::python::acquire::refusal::{How, Protocol, Refusal, Remedy};

use crate::core::array_view::ArrayView;
pub(crate) use crate::python::acquire::acquired::Recheck;
pub use crate::python::acquire::acquired::{Acquired, WantedMemory};
use crate::python::acquire::acquired::{Attempt, Owner, Search};
use crate::python::acquire::numpy::Ndarray;
pub(crate) use crate::python::acquire::numpy::{
    PlainArray, StridedArray, is_complex_scalar, is_numpy_array, is_numpy_scalar, numpy_array, numpy_layout,
};
use crate::python::interpreter::attached;
use pyo3::prelude::*;

/// Acquires the memory of `object` by the first protocol that the object supports.
///
/// # Errors
/// See [`Refusal`]. An exception raised by the object itself is passed on unchanged.
pub fn acquire_for<'a>(object: &'a Bound<'_, PyAny>, wanted: WantedMemory) -> Result<Acquired<'a>, Refusal> {
    // The most common kind of argument; going through the table of protocols would double the time.
    if let Some(array) = Ndarray::exactly(object) {
        return array.acquire();
    }
    attached(object.py(), |_| acquire_by_table(object, wanted))
}

/// Acquires the memory of `object` just after that of another argument: two arrays of CuPy's are on the same
/// stream if no code runs between.
///
/// # Errors
/// See [`acquire_for`].
pub(crate) fn acquire_after<'a>(
    object: &'a Bound<'_, PyAny>,
    wanted: WantedMemory,
    before: Option<(&Bound<'_, PyAny>, &Acquired<'_>)>,
) -> Result<Acquired<'a>, Refusal> {
    let beside = before.and_then(|(other, acquired)| cupy::beside(object, other, acquired));
    beside.unwrap_or_else(|| acquire_for(object, wanted))
}

/// Acquires the memory of an array that its library has just made for a result, in device memory.
///
/// # Errors
/// See [`acquire_for`].
pub(crate) fn acquire_new<'a>(
    object: &'a Bound<'_, PyAny>,
    wanted: WantedMemory,
) -> Result<Acquired<'a>, Refusal> {
    let new = if wanted == WantedMemory::Anywhere { None } else { dlpack::acquire_new(object) };
    new.unwrap_or_else(|| acquire_for(object, wanted))
}

/// Acquires an object's memory, on the host or a device.
///
/// # Errors
/// See [`acquire_for`].
pub fn acquire<'a>(object: &'a Bound<'_, PyAny>) -> Result<Acquired<'a>, Refusal> {
    acquire_for(object, WantedMemory::Anywhere)
}

fn acquire_by_table<'a>(object: &'a Bound<'_, PyAny>, wanted: WantedMemory) -> Result<Acquired<'a>, Refusal> {
    let mut search = Search { wanted, tried: Vec::new() };
    let outcome = order::of(object, wanted).iter().find_map(|attempt| attempt(object, &mut search));
    outcome.unwrap_or_else(|| {
        search.tried.insert(0, (Protocol::Numpy, "not a `numpy.ndarray`".into()));
        Err(Refusal::not_an_array(object, search.tried))
    })
}

impl Acquired<'_> {
    /// Whether the acquisition of this memory from `object` may have run code that modifies other arrays.
    #[inline]
    pub(crate) fn may_have_run_code(&self, object: &Bound<'_, PyAny>) -> bool {
        match (&self.owner, self.protocol) {
            (Owner::Argument(_), Protocol::Numpy) => false,
            (Owner::Argument(_), Protocol::CudaArray) => !order::has_run_no_code(object),
            _ => true,
        }
    }

    /// Whether `object`, from which this memory was acquired, still exports the same memory.
    pub(crate) fn is_unchanged(&self, object: &Bound<'_, PyAny>, wanted: WantedMemory) -> bool {
        attached(object.py(), |_| {
            let now = match self.owner {
                Owner::Lent(lender) => lender.lent(object),
                _ if self.protocol == Protocol::Numpy => numpy::acquire(object),
                _ if order::is_cupys_own(object) => return cupy::lies_at(object, &self.view),
                _ => acquire_for(object, wanted),
            };
            now.is_ok_and(|now| is_same(&self.view, &now.view))
        })
    }
}

fn is_same(before: &ArrayView<'_>, now: &ArrayView<'_>) -> bool {
    (before.data, before.dtype, before.readonly) == (now.data, now.dtype, now.readonly)
        && before.shape == now.shape
        && before.strides == now.strides
}
