//! The library of an object, which determines the order of protocols and the names in messages.

use crate::core::dtype::Dtype;
use crate::python::interpreter::names::intern;
use pyo3::prelude::*;
use pyo3::types::PyType;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Library {
    Cupy,
    Dask,
    Jax,
    Numba,
    /// Masked arrays, from `numpy.ma`.
    NumpyMa,
    Pycuda,
    Torch,
    Other,
}

impl Library {
    /// Finds the library by the modules of the object's type and its bases: users derive from tensor classes
    /// in modules of their own.
    pub fn of(object: &Bound<'_, PyAny>) -> Library {
        let bases = object.get_type().mro();
        bases.iter().find_map(|class| Library::of_class(class.cast().ok()?)).unwrap_or(Library::Other)
    }

    /// Whether a base class of the object's type belongs to this library.
    pub(super) fn is_of_a_base(self, object: &Bound<'_, PyAny>) -> bool {
        let of_class = |class: Bound<'_, PyAny>| Library::of_class(class.cast().ok()?);
        object.get_type().mro().iter().any(|class| of_class(class) == Some(self))
    }

    /// Whether the object's type itself comes from this library, not only a base.
    pub(super) fn is_of_type(self, object: &Bound<'_, PyAny>) -> bool {
        Library::of_class(&object.get_type()) == Some(self)
    }

    fn of_class(class: &Bound<'_, PyType>) -> Option<Library> {
        let module: Bound<'_, PyAny> = class.getattr(intern!(class.py(), "__module__")).ok()?;
        let module = module.extract::<std::borrow::Cow<'_, str>>().ok()?;
        match module.split('.').next()? {
            "cupy" => Some(Library::Cupy),
            "dask" if module.starts_with("dask.array.") => Some(Library::Dask),
            "jax" | "jaxlib" => Some(Library::Jax),
            "numba" | "numba_cuda" => Some(Library::Numba),
            "numpy" if is_or_is_in(&module, "numpy.ma") => Some(Library::NumpyMa),
            "pycuda" => Some(Library::Pycuda),
            "torch" => Some(Library::Torch),
            _ => None,
        }
    }

    /// The code that copies an array to the host, worded to follow "copy it to the host".
    pub(crate) fn to_host(self) -> &'static str {
        match self {
            Library::Cupy | Library::Pycuda => " with `.get()`",
            Library::Jax => " with `numpy.asarray(…)`",
            Library::Numba => " with `.copy_to_host()`",
            Library::Torch => " with `.cpu()`",
            Library::Dask | Library::NumpyMa | Library::Other => " first",
        }
    }

    /// The code that moves a host array of this library to a device, worded to follow "move it to the
    /// device".
    pub(crate) fn to_device(self) -> &'static str {
        match self {
            Library::Jax => " with `jax.device_put(…)`",
            Library::Torch => " with `.cuda()`",
            _ => ", for instance with `cupy.asarray(…)`",
        }
    }

    /// The expression to pass in place of a device array that is not contiguous.
    pub(crate) fn contiguous(self) -> &'static str {
        match self {
            Library::Cupy => "pass `cupy.ascontiguousarray(array)`",
            Library::Torch => "pass `array.contiguous()`",
            _ => "pass a contiguous copy",
        }
    }

    /// The expression that converts an array to another element type.
    pub(crate) fn to_dtype(self, dtype: Dtype) -> String {
        match self {
            Library::Torch => format!(".to(torch.{dtype})"),
            _ => format!(".astype('{dtype}')"),
        }
    }
}

fn is_or_is_in(module: &str, package: &str) -> bool {
    module.strip_prefix(package).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}
