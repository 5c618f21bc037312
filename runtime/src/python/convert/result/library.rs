//! Selects the library that creates a call's results.

use crate::core::array_view::{Device, Dims};
use crate::core::dtype::Dtype;
use crate::core::error::Error;
use crate::python::acquire::library::Library;
use crate::python::acquire::{Acquired, Protocol, is_cupys_own};
use crate::python::convert::result::place::ResultPlace;
use crate::python::convert::result::{
    Likeness, Made, Request, array_api, cupy, numba, numpy, own, pycuda, torch,
};
use crate::python::interpreter::{Failure, Result, attached};
use crate::python::table::{Arguments, Memory};
use pyo3::prelude::*;

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
    (Library::Cupy, cupy::make),
    (Library::Jax, array_api::make_unchanging),
    (Library::Numba, numba::make),
    (Library::Pycuda, pycuda::make),
    (Library::Torch, torch::make),
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
        return Some(cupy::make);
    }
    let library = attached(like.py(), |_| Library::of(like));
    let own = LIBRARIES.iter().find(|(other, _)| *other == library).map(|(_, make)| *make);
    own.or(Some(array_api::make))
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
