//! From a Python object to an [`ArrayView`]: the protocols by which objects offer their memory, tried in order.
//!
//! Guarantees: the view is a snapshot, and whatever the object says of its memory agrees with itself; the memory stays
//! alive as long as the [`Acquired`] does; nothing is copied, and nothing is imported. Memory on a device is described,
//! and neither touched nor looked up: that takes the driver.
//!
//! ```no_run
//! use pyo3::prelude::*;
//! use quaff::acquire::{Refusal, acquire};
//!
//! fn len(array: &Bound<'_, PyAny>) -> Result<usize, Refusal> {
//!     Ok(acquire(array)?.view().len())
//! }
//! ```
//!
//! Refused are objects that are no arrays, element types that no C++ type stands for, and memory whose description
//! does not hold together: see [`Refusal`].

mod attribute;
mod buffer;
mod cuda_array;
mod dlpack;
mod handle;
mod layout;
pub(crate) mod library;
mod numpy;
mod refusal;
mod said;
mod typestr;

pub use refusal::Refusal;

use crate::array_view::ArrayView;
use crate::host::Contiguous;
use crate::python::attached;
use library::Library;
use numpy::Ndarray;
use pyo3::prelude::*;
use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;

/// Takes the memory that `object` offers by the first protocol that it knows.
///
/// # Errors
/// See [`Refusal`]. An exception of the object's own is passed on as it is.
pub fn acquire<'a>(object: &'a Bound<'_, PyAny>) -> Result<Acquired<'a>, Refusal> {
    // Most arguments; the way through the table would cost as much again.
    if let Some(array) = Ndarray::exactly(object) {
        return array.acquire();
    }
    attached(object.py(), |_| acquire_by_table(object))
}

/// A plain NumPy array that is one run of elements: what [`acquire`] would say, without the snapshot of shape and
/// strides, which takes longer than to add up a short array.
#[inline]
pub(crate) fn plain_run<'a>(object: &'a Bound<'_, PyAny>) -> Option<Contiguous<'a>> {
    Ndarray::exactly(object)?.run()
}

fn acquire_by_table<'a>(object: &'a Bound<'_, PyAny>) -> Result<Acquired<'a>, Refusal> {
    let mut tried = Vec::new();
    if let Some(outcome) = numpy::attempt(object, &mut tried) {
        return outcome;
    }
    for attempt in order(object) {
        if let Some(outcome) = attempt(object, &mut tried) {
            return outcome;
        }
    }
    Err(Refusal::not_an_array(object, tried))
}

/// The protocols in the order in which to try them: what says most comes first.
fn order(object: &Bound<'_, PyAny>) -> &'static [Attempt] {
    if buffer::is_all_that_the_type_offers(object) {
        return &[buffer::attempt];
    }
    match Library::of(object) {
        // Its interface names the stream, and its DLPack had wrong strides for reversed arrays (cupy#10172).
        Library::Cupy => &[cuda_array::attempt, dlpack::attempt, buffer::attempt, handle::attempt],
        // It would compute, chunk by chunk or all of it, to show its memory.
        Library::Dask => &[],
        // The attributes of which its interface is made on every call; an address alone says as much, a microsecond sooner.
        Library::Pycuda => &[handle::attempt, cuda_array::attempt, dlpack::attempt, buffer::attempt],
        // DLPack first: PyTorch's CUDA array interface names no stream, so that tensors which were still being written
        // summed up to wrong numbers.
        _ => &[dlpack::attempt, cuda_array::attempt, buffer::attempt, handle::attempt],
    }
}

/// An attempt by one protocol. `None`: the object does not know it, and why is noted in `tried`.
type Attempt =
    for<'a, 'b> fn(object: &'a Bound<'b, PyAny>, tried: &mut Tried) -> Option<Result<Acquired<'a>, Refusal>>;

/// Every protocol that an object does not know, and why.
type Tried = Vec<(Protocol, Cow<'static, str>)>;

/// How an object offers its memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Protocol {
    /// `numpy.ndarray` and its subclasses, read from the array's own struct.
    Numpy,
    /// DLPack, through the type's C functions or through `__dlpack__`.
    Dlpack,
    /// `__cuda_array_interface__`.
    CudaArray,
    /// PEP 3118: `memoryview`, `array.array`, ctypes, NumPy's scalars.
    Buffer,
    /// A bare device address at `.ptr` or `.gpudata`, as PyCUDA's arrays have it.
    Handle,
}

impl Protocol {
    /// The name that users see.
    pub const fn name(self) -> &'static str {
        match self {
            Protocol::Numpy => "numpy",
            Protocol::Dlpack => "dlpack",
            Protocol::CudaArray => "cuda_array_interface",
            Protocol::Buffer => "buffer",
            Protocol::Handle => "handle",
        }
    }
}

impl fmt::Display for Protocol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// An array's memory, held for as long as this lives.
///
/// It stays where the GIL is held (it is not `Send`); the view it lends may be used where the GIL is released.
pub struct Acquired<'a> {
    view: ArrayView<'a>,
    _owner: Owner<'a>,
    protocol: Protocol,
}

impl Acquired<'_> {
    /// What was acquired. The view must not outlive the owner, hence the borrow.
    pub fn view(&self) -> &ArrayView<'_> {
        &self.view
    }

    pub fn protocol(&self) -> Protocol {
        self.protocol
    }
}

/// What keeps the memory alive.
#[expect(dead_code, reason = "kept to be dropped")]
enum Owner<'a> {
    /// The caller's own reference to the object.
    Argument(PhantomData<&'a Bound<'a, PyAny>>),
    Buffer(buffer::Held<'a>),
    Tensor(dlpack::Held<'a>),
}
