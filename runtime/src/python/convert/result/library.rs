//! The libraries that create a call's results: which of them does, and how each makes an array.

use crate::core::array_view::{Device, Dims};
use crate::core::dtype::Dtype;
use crate::core::error::Error;
use crate::python::acquire::library::Library;
use crate::python::acquire::{
    Acquired, CythonFunction, Protocol, WantedMemory, acquire_for, allocated, is_cupys_own,
};
use crate::python::convert::result::own::ResultPlace;
use crate::python::convert::result::{numpy, own};
use crate::python::interpreter::names::{imported, intern};
use crate::python::interpreter::{Failure, Result, attached};
use crate::python::table::{Arguments, Memory};
use pyo3::ffi::{self, PyObject};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};
use std::ffi::c_void;
use std::mem::transmute;

/// The description of an array to be made.
pub(crate) struct Request<'r> {
    dtype: Dtype,
    shape: &'r [usize],
    place: &'r ResultPlace,
    likeness: Likeness,
}

/// The properties that an array to be made shares with the array argument of its library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Likeness {
    Neither,
    Dtype,
    /// The element type and the shape; the argument is in C order.
    DtypeAndShape,
}

/// The array that a library made.
pub(crate) enum Made<'py> {
    /// An array of the library, which C++ may write.
    Array(Bound<'py, PyAny>),
    /// The runtime's own memory, and the function that converts it to the library's array after it was
    /// written.
    Own(Bound<'py, own::Array>, Bound<'py, PyAny>),
}

/// Makes an array of the library of `like`, which is an array argument.
type Make = for<'py> fn(like: &Bound<'py, PyAny>, request: &Request<'_>) -> PyResult<Option<Made<'py>>>;

/// The maker of the results of a call.
pub(crate) struct Maker<'py> {
    place: ResultPlace,
    /// `None` if no argument has a library that makes arrays in that memory.
    library: Option<OfLibrary<'py>>,
}

/// The array argument whose library makes the results.
struct OfLibrary<'py> {
    make: Make,
    like: Bound<'py, PyAny>,
    dtype: Dtype,
    /// The argument's shape, if it is in C order.
    shape: Option<Dims<usize>>,
}

/// The libraries with functions of their own for making arrays. Others make them by the standards.
const LIBRARIES: [(Library, Make); 5] = [
    (Library::Cupy, cupy),
    (Library::Jax, unchanging),
    (Library::Numba, numba),
    (Library::Pycuda, pycuda),
    (Library::Torch, torch),
];

impl<'py> Arguments<'_, 'py> {
    /// The maker of results in `memory`.
    pub(crate) fn maker(&self, memory: Memory) -> Result<Maker<'py>> {
        let place = self.place(memory)?;
        let is_there =
            |acquired: &Acquired<'_>| (acquired.view().device == Device::Cpu) != memory.is_device();
        let mut arrays = (0..self.len()).filter_map(|index| Some((index, self.acquired_array(index)?)));
        let first = arrays.find_map(|(index, outcome)| {
            let acquired = outcome.as_ref().ok().filter(|acquired| is_there(acquired))?;
            Some((self.object(index), acquired))
        });
        let library = first.and_then(|(like, acquired)| {
            let (make, view) = (make_of(like, acquired.protocol())?, acquired.view());
            let shape = view.is_c_contiguous().then(|| view.shape.clone());
            Some(OfLibrary { make, like: like.clone(), dtype: view.dtype, shape })
        });
        Ok(Maker { place, library })
    }
}

/// The function by which an argument's library makes arrays.
fn make_of(like: &Bound<'_, PyAny>, protocol: Protocol) -> Option<Make> {
    // NumPy arrays and host buffers, for which NumPy is used if it was imported.
    if matches!(protocol, Protocol::Numpy | Protocol::Buffer | Protocol::ArrayInterface) {
        return None;
    }
    if is_cupys_own(like) {
        return Some(cupy);
    }
    let library = attached(like.py(), |_| Library::of(like));
    let own = LIBRARIES.iter().find(|(other, _)| *other == library).map(|(_, make)| *make);
    own.or(Some(by_standards))
}

impl<'py> Maker<'py> {
    /// The request for an array of this type and shape.
    pub(crate) fn request<'r>(&'r self, dtype: Dtype, shape: &'r [usize]) -> Request<'r> {
        let likeness = match &self.library {
            Some(library) if library.dtype == dtype => match library.shape.as_deref() {
                Some(own) if own == shape => Likeness::DtypeAndShape,
                _ => Likeness::Dtype,
            },
            _ => Likeness::Neither,
        };
        Request { dtype, shape, place: &self.place, likeness }
    }

    /// Whether making an array runs Python code of the library. NumPy's C functions and the runtime's own run
    /// none.
    pub(crate) fn runs_code(&self) -> bool {
        self.library.is_some()
    }

    /// A new array by the arrays' own library, or otherwise by NumPy or the runtime.
    pub(crate) fn make(&self, py: Python<'py>, request: &Request<'_>) -> Result<Made<'py>> {
        match &self.library {
            None => self.of_nobody(py, request),
            Some(library) => match attached(py, |py| self.by_library(py, library, request))? {
                Some(made) => Ok(made),
                None => self.of_nobody(py, request),
            },
        }
    }

    /// An array made by the library's own function, while the context of the site is current. A switch takes
    /// half a microsecond, and is left out if that context is current already.
    fn by_library(
        &self,
        py: Python<'py>,
        library: &OfLibrary<'py>,
        request: &Request<'_>,
    ) -> Result<Option<Made<'py>>> {
        let OfLibrary { make, like, .. } = library;
        let ResultPlace::Device { site, is_current: false } = &self.place else {
            return make(like, request).map_err(Failure::raised_by);
        };
        let entered = py.detach(|| site.entered()).map_err(Failure::value)?;
        let made = make(like, request);
        py.detach(|| drop(entered));
        made.map_err(Failure::raised_by)
    }

    /// A NumPy array on the host; on a device, or without NumPy, an array of the runtime's own class.
    fn of_nobody(&self, py: Python<'py>, request: &Request<'_>) -> Result<Made<'py>> {
        if let ResultPlace::Host = self.place
            && let Some(array) = numpy::empty(py, request.dtype, request.shape)?
        {
            return Ok(Made::Array(array));
        }
        attached(py, |py| Ok(Made::Array(own_array(py, request)?.into_any())))
    }
}

/// An array of the runtime's own class.
pub(crate) fn own_array<'py>(py: Python<'py>, request: &Request<'_>) -> Result<Bound<'py, own::Array>> {
    let Request { dtype, shape, place, .. } = *request;
    let array: std::result::Result<own::Array, Error> = match place {
        ResultPlace::Host => own::Array::empty(dtype, shape, place),
        ResultPlace::Device { .. } => py.detach(|| own::Array::empty(dtype, shape, place)),
    };
    Ok(Bound::new(py, array.map_err(Failure::value)?)?)
}

/// Makes a CuPy array, from the memory pool of the current context's device. The array has CuPy's current
/// stream, and the call waits for the work in that stream, as the pool requires.
fn cupy<'py>(like: &Bound<'py, PyAny>, request: &Request<'_>) -> PyResult<Option<Made<'py>>> {
    let py = like.py();
    let dtype = dtype_of(like, request)?;
    let array = if !is_cupys_own(like) {
        let arguments = (PyTuple::new(py, request.shape)?, dtype);
        imported(intern!(py, "cupy"))?.call_method1(intern!(py, "empty"), arguments)?
    } else if let Some(initialize) = initializer(py) {
        let shape = CxxVector::of(request.shape);
        // SAFETY: the arguments are a class of CuPy's arrays, a shape that the function copies, a dtype or
        // its name, and None for an array that is no view. The result is a new reference, or NULL with an
        // exception set.
        unsafe {
            let made = initialize(like.get_type().as_ptr(), &shape, dtype.as_ptr(), ffi::Py_None());
            Bound::from_owned_ptr_or_err(py, made)?
        }
    } else {
        // The constructor that `empty` calls.
        like.get_type().call1((PyTuple::new(py, request.shape)?, dtype))?
    };
    Ok(Some(Made::Array(array)))
}

/// The type of CuPy's function `cupy._core.core._ndarray_init`, which makes an array of a class, a shape and
/// a dtype.
type Initialize =
    unsafe extern "C" fn(*mut PyObject, *const CxxVector, *mut PyObject, *mut PyObject) -> *mut PyObject;

/// The function by which CuPy's own C code makes arrays, in 60 % of the constructor's time; `None` if this
/// CuPy exports no such function.
fn initializer(py: Python<'_>) -> Option<Initialize> {
    static FUNCTION: CythonFunction = CythonFunction::new(
        c"struct __pyx_obj_4cupy_5_core_4core__ndarray_base *(PyObject *, \
          __pyx_t_4cupy_5_core_7_carray_shape_t const &, PyObject *, PyObject *)",
    );
    let pointer = FUNCTION.address(intern!(py, "cupy._core.core"), intern!(py, "_ndarray_init"));
    // SAFETY: by the capsule's name the function has this type; `shape_t` is a `std::vector<Py_ssize_t>` in
    // every version of CuPy that has the function. CuPy's modules stay loaded.
    (!pointer.is_null()).then(|| unsafe { transmute::<*mut c_void, Initialize>(pointer) })
}

/// The layout of `std::vector<Py_ssize_t>` in libstdc++ and libc++.
#[repr(C)]
struct CxxVector {
    begin: *const isize,
    end: *const isize,
    end_of_storage: *const isize,
}

impl CxxVector {
    /// The lengths of an array that exists or can be made, which are below 2^63; C++ must only read them.
    fn of(shape: &[usize]) -> CxxVector {
        let lengths = shape.as_ptr_range();
        let end = lengths.end.cast();
        CxxVector { begin: lengths.start.cast(), end, end_of_storage: end }
    }
}

/// The argument's own dtype if it is the requested one, because a name is looked up anew by each call.
fn dtype_of<'py>(like: &Bound<'py, PyAny>, request: &Request<'_>) -> PyResult<Bound<'py, PyAny>> {
    let own = match request.likeness {
        Likeness::Neither => None,
        Likeness::Dtype | Likeness::DtypeAndShape => like.getattr_opt(intern!(like.py(), "dtype"))?,
    };
    Ok(own.unwrap_or_else(|| PyString::new(like.py(), request.dtype.name()).into_any()))
}

/// Makes an array of Numba's for a device, in the current context.
fn numba<'py>(like: &Bound<'py, PyAny>, request: &Request<'_>) -> PyResult<Option<Made<'py>>> {
    let py = like.py();
    let cuda = imported(intern!(py, "numba.cuda"))?;
    let shape = PyTuple::new(py, request.shape)?;
    let array = cuda.call_method1(intern!(py, "device_array"), (shape, request.dtype.name()))?;
    Ok(Some(Made::Array(array)))
}

/// Makes a PyCUDA array, in memory from the allocator of the argument: a memory pool's, or the context's own.
fn pycuda<'py>(like: &Bound<'py, PyAny>, request: &Request<'_>) -> PyResult<Option<Made<'py>>> {
    let py = like.py();
    let class = imported(intern!(py, "pycuda.gpuarray"))?.getattr(intern!(py, "GPUArray"))?;
    if !like.is_instance(&class)? {
        // A bare allocation, for example: its library has no arrays.
        return Ok(None);
    }
    let keywords = PyDict::new(py);
    keywords.set_item(intern!(py, "allocator"), like.getattr(intern!(py, "allocator"))?)?;
    let shape = PyTuple::new(py, request.shape)?;
    Ok(Some(Made::Array(class.call((shape, request.dtype.name()), Some(&keywords))?)))
}

/// Makes a PyTorch tensor, on the host or on a device, by the caching allocator. A tensor has PyTorch's
/// current stream.
fn torch<'py>(like: &Bound<'py, PyAny>, request: &Request<'_>) -> PyResult<Option<Made<'py>>> {
    let py = like.py();
    let torch = imported(intern!(py, "torch"))?;
    // `empty` takes longer, because it reads a type and a device. Subclasses have functions of their own.
    if request.likeness != Likeness::Neither && like.get_type().is(&torch.getattr(intern!(py, "Tensor"))?) {
        let array = match request.likeness {
            Likeness::DtypeAndShape => torch.call_method1(intern!(py, "empty_like"), (like,))?,
            _ => like.call_method1(intern!(py, "new_empty"), (PyTuple::new(py, request.shape)?,))?,
        };
        return Ok(Some(Made::Array(array)));
    }
    let keywords = PyDict::new(py);
    keywords.set_item(intern!(py, "dtype"), torch.getattr(request.dtype.name())?)?;
    let device =
        request.place.ordinal().map_or_else(|| "cpu".to_owned(), |ordinal| format!("cuda:{ordinal}"));
    keywords.set_item(intern!(py, "device"), device)?;
    let shape = PyTuple::new(py, request.shape)?;
    let tensor = torch.call_method(intern!(py, "empty"), (shape,), Some(&keywords))?;
    Ok(Some(Made::Array(tensor)))
}

/// Makes an array of a library that implements a standard: the array API's `__array_namespace__`, or
/// otherwise DLPack's table of C functions.
fn by_standards<'py>(like: &Bound<'py, PyAny>, request: &Request<'_>) -> PyResult<Option<Made<'py>>> {
    let py = like.py();
    let Some(namespace) = namespace(like)? else {
        let array = allocated(like, request.dtype, request.shape, request.place.ordinal())?;
        return Ok(array.map(Made::Array));
    };
    let keywords = PyDict::new(py);
    keywords.set_item(intern!(py, "dtype"), namespace.getattr(request.dtype.name())?)?;
    if let Some(device) = like.getattr_opt(intern!(py, "device"))? {
        keywords.set_item(intern!(py, "device"), device)?;
    }
    let shape = PyTuple::new(py, request.shape)?;
    let array = namespace.call_method(intern!(py, "empty"), (shape,), Some(&keywords))?;
    if is_written(&array, request) {
        Ok(Some(Made::Array(array)))
    } else {
        of_own_memory(&namespace, request)
    }
}

/// Makes the result of a library whose arrays are immutable, such as JAX: C++ writes memory of the runtime,
/// from which `from_dlpack` then creates the library's array, in most cases without a copy.
fn unchanging<'py>(like: &Bound<'py, PyAny>, request: &Request<'_>) -> PyResult<Option<Made<'py>>> {
    match namespace(like)? {
        Some(namespace) => of_own_memory(&namespace, request),
        None => Ok(None),
    }
}

fn namespace<'py>(like: &Bound<'py, PyAny>) -> PyResult<Option<Bound<'py, PyAny>>> {
    let Some(namespace) = like.getattr_opt(intern!(like.py(), "__array_namespace__"))? else {
        return Ok(None);
    };
    namespace.call0().map(Some)
}

/// Whether C++ may write the array.
fn is_written(array: &Bound<'_, PyAny>, request: &Request<'_>) -> bool {
    let memory = if request.place.ordinal().is_some() { Memory::Device } else { Memory::Host };
    let acquired = acquire_for(array, WantedMemory::Anywhere);
    acquired.is_ok_and(|acquired| {
        let view = acquired.view();
        !view.readonly
            && memory.has(view.device)
            && view.dtype == request.dtype
            && view.shape[..] == *request.shape
            && view.is_c_contiguous()
            && view.is_aligned()
    })
}

/// Makes an array of the runtime, and the function that converts it after it was written.
fn of_own_memory<'py>(namespace: &Bound<'py, PyAny>, request: &Request<'_>) -> PyResult<Option<Made<'py>>> {
    let py = namespace.py();
    let from_dlpack = namespace.getattr(intern!(py, "from_dlpack"))?;
    let own = own_array(py, request).map_err(|failure| failure.into_py_err(py, "empty"))?;
    Ok(Some(Made::Own(own, from_dlpack)))
}
