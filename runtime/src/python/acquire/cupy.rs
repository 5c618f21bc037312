//! CuPy's own arrays, read from the struct that their CUDA array interface is built from, or from the
//! attributes of its fields. Creating and reading the dict of the interface would take three times as long as
//! the attributes.
//!
//! This applies only to exactly the class `cupy.ndarray`, and only if C code implements all of these
//! attributes, so that no other code runs. An array whose attributes are not as expected is read through its
//! interface.

use super::refusal::Refusal;
use super::{Acquired, Owner, Protocol, Search, cuda_array, numpy, protocol_values};
use crate::core::array_view::description::{self, c_order_strides};
use crate::core::array_view::{ArrayView, Description, Device, Dims, Stream};
use crate::core::dtype::Dtype;
use crate::core::error::ErrorKind;
use crate::python::interpreter::names::{self, intern};
use crate::python::interpreter::once::Remembered;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};
use std::ffi::{CStr, c_void};
use std::marker::PhantomData;
use std::mem::transmute;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicPtr, AtomicUsize};
use std::{ptr, slice};

pub(super) fn attempt<'a>(
    object: &'a Bound<'_, PyAny>,
    search: &mut Search,
) -> Option<Result<Acquired<'a>, Refusal>> {
    match read(object) {
        Ok(None) => cuda_array::attempt(object, search),
        outcome => outcome.transpose(),
    }
}

/// Reads an array just after another one of CuPy's, and in the same stream: CuPy takes a tenth of a
/// microsecond to report the stream. `None` if one of them is not of CuPy's own class, or not known by its
/// fields.
pub(super) fn beside<'a>(
    object: &'a Bound<'_, PyAny>,
    before: &Bound<'_, PyAny>,
    acquired: &Acquired<'_>,
) -> Option<Result<Acquired<'a>, Refusal>> {
    let fields = Fields::known(object)?;
    Fields::known(before)?;
    by_fields(fields, acquired.view.device.stream()?)
}

/// Reads the fields or the attributes; `None` if one of them is not as expected.
fn read<'a>(object: &Bound<'_, PyAny>) -> Result<Option<Acquired<'a>>, Refusal> {
    let py = object.py();
    let Some(stream) = current_stream(py)? else { return Ok(None) };
    if let Some(found) = Fields::of(object).and_then(|fields| by_fields(fields, stream)) {
        return found.map(Some);
    }
    let Some(dtype) = numpy::known_dtype(&object.getattr(intern!(py, "dtype"))?) else { return Ok(None) };
    let shape = protocol_values::shape(&object.getattr(intern!(py, "shape"))?, cuda_array::NOUN)?;
    let strides = match is_run(object)? {
        true => c_order_strides(&shape, dtype.size()),
        false => protocol_values::strides(&object.getattr(intern!(py, "strides"))?, shape.len())?,
    };
    // An empty array may have memory nevertheless; the interface reports 0.
    let data = if shape.contains(&0) { ptr::null_mut() } else { address(object)? };
    acquired(data, dtype, stream, shape, strides).map(Some)
}

/// Reads the fields; `None` if one of them is not as expected.
fn by_fields<'a>(fields: Fields<'_, '_>, stream: Stream) -> Option<Result<Acquired<'a>, Refusal>> {
    let (dtype, shape, address) = (fields.dtype()?, fields.shape(), fields.address()?);
    let strides = Some(fields.strides()).filter(|strides| strides.len() == shape.len())?;
    let data = if shape.contains(&0) { ptr::null_mut() } else { address };
    Some(acquired(data, dtype, stream, shape, strides))
}

/// The array with this memory, whose strides are as many as its lengths.
fn acquired<'a>(
    data: *mut u8,
    dtype: Dtype,
    stream: Stream,
    shape: Dims<usize>,
    strides: Dims<isize>,
) -> Result<Acquired<'a>, Refusal> {
    let device = Device::Cuda { ordinal: None, stream: Some(stream) };
    let description = Description { data, dtype, device, readonly: false, shape, strides };
    // SAFETY: there are as many strides as lengths, and the memory is not in the host.
    let view = unsafe { description::view(description, cuda_array::NOUN, ErrorKind::Value) }?;
    Ok(Acquired { view, owner: Owner::Argument(PhantomData), protocol: Protocol::CudaArray })
}

/// Whether an array's memory is still at the same address. No code changes its dtype or size without
/// reallocating it.
pub(super) fn lies_at(object: &Bound<'_, PyAny>, view: &ArrayView<'_>) -> bool {
    let now = || match Fields::known(object).and_then(Fields::address) {
        Some(address) => Ok(address),
        None => address(object),
    };
    view.is_empty() || now().is_ok_and(|now| now == view.data)
}

/// Whether CuPy's own flag says that the elements are contiguous; false without the flag.
fn is_run(object: &Bound<'_, PyAny>) -> PyResult<bool> {
    object.getattr_opt(intern!(object.py(), "_c_contiguous"))?.map_or(Ok(false), |flag| flag.is_truthy())
}

fn address(object: &Bound<'_, PyAny>) -> Result<*mut u8, Refusal> {
    let py = object.py();
    protocol_values::address(&object.getattr(intern!(py, "data"))?.getattr(intern!(py, "ptr"))?, "data")
}

/// Whether all attributes that are read from the object are implemented in C.
pub(super) fn is_made_in_c(object: &Bound<'_, PyAny>) -> bool {
    let py = object.py();
    let own = [intern!(py, "dtype"), intern!(py, "shape"), intern!(py, "strides"), intern!(py, "data")];
    let data = || object.getattr(intern!(py, "data"));
    own.into_iter().all(|name| is_of_c(object, name))
        && is_of_c(object, intern!(py, "__cuda_array_interface__"))
        && data().is_ok_and(|data| is_of_c(&data, intern!(py, "ptr")))
}

/// Whether the object's type defines the attribute in C, so that reading it runs no Python code.
fn is_of_c(object: &Bound<'_, PyAny>, name: &Bound<'_, PyString>) -> bool {
    let class = object.get_type();
    // SAFETY: the argument is a type object, and the slot's function has this type.
    let is_plain = unsafe {
        let lookup = ffi::PyType_GetSlot(class.as_type_ptr(), ffi::Py_tp_getattro);
        ptr::eq(lookup, ffi::PyObject_GenericGetAttr as *const c_void)
    };
    // Python's static descriptor types, for C getters and for fields of the object's struct.
    let by_c = [&raw mut ffi::PyGetSetDescr_Type, &raw mut ffi::PyMemberDescr_Type];
    is_plain && class.getattr(name).is_ok_and(|found| by_c.contains(&found.get_type_ptr()))
}

/// The stream on which CuPy works now, from the C function that CuPy's own interface calls; `None` if CuPy
/// has no such function.
fn current_stream(py: Python<'_>) -> PyResult<Option<Stream>> {
    static FUNCTION: CythonFunction = CythonFunction::new(c"intptr_t (void)");
    let (module, name) = (intern!(py, "cupy_backends.cuda.stream"), intern!(py, "get_current_stream_ptr"));
    let pointer = FUNCTION.address(module, name);
    if pointer.is_null() {
        return Ok(None);
    }
    // SAFETY: by the capsule's name the function has this type, and CuPy's modules stay loaded.
    let function = unsafe { transmute::<*mut c_void, unsafe extern "C" fn() -> isize>(pointer) };
    // SAFETY: the function needs the GIL, which is held.
    let handle = unsafe { function() };
    match PyErr::take(py) {
        Some(error) if handle == -1 => Err(error),
        _ => Ok(Some(Stream::of_handle(handle as u64))),
    }
}

// The C struct of CuPy's arrays. Its fields are read in a fraction of the time of the attributes, for which
// CuPy makes Python objects.
//
// CuPy does not export the struct. Before the first array of a class is read in this way, its fields are
// therefore compared with its attributes: with the objects in `dtype` and `data`, whose offsets are searched,
// and with all numbers. A class whose struct is laid out in any other way is read by attributes.

/// The offsets of fields, in words from the beginning of the object: after Python's own two, Cython's table
/// of functions and the list of weak references. Shape and strides are a `std::vector<Py_ssize_t>` each.
const SIZE: usize = 4;
const SHAPE: usize = 5;
const STRIDES: usize = 8;
/// The first word that may be `dtype` or `data`. The words before are flags, which are not read, because one
/// array does not reveal the meaning of each flag: the strides tell whether an array is contiguous.
const OBJECTS: usize = 12;

/// The offset of the address in CuPy's memory pointers: Cython's table precedes it.
const POINTER: usize = 3;

const WORD: usize = size_of::<usize>();

/// The class whose fields were found at these offsets, and the offsets of its `dtype` and its `data`.
static CLASS: Remembered = Remembered::new();
static DTYPE: AtomicUsize = AtomicUsize::new(0);
static DATA: AtomicUsize = AtomicUsize::new(0);

/// The last class whose fields are elsewhere.
static OTHER: Remembered = Remembered::new();

/// The fields of an array of the class that was compared.
#[derive(Clone, Copy)]
struct Fields<'a, 'py>(&'a Bound<'py, PyAny>);

impl<'a, 'py> Fields<'a, 'py> {
    /// The fields of an array whose class was compared before.
    #[inline]
    pub(super) fn known(object: &'a Bound<'py, PyAny>) -> Option<Self> {
        CLASS.is_of(object).then_some(Fields(object))
    }

    /// The fields of an array of CuPy's own class, whose attributes are C code.
    #[inline]
    pub(super) fn of(object: &'a Bound<'py, PyAny>) -> Option<Self> {
        Fields::known(object).or_else(|| compare(object))
    }

    /// The element type, if quaff knows it.
    pub(super) fn dtype(self) -> Option<Dtype> {
        // SAFETY: the field is a live object, which the array keeps.
        let dtype = unsafe { Borrowed::from_ptr(self.0.py(), self.object(&DTYPE)) };
        numpy::known_dtype(&dtype)
    }

    /// The address of the first element; `None` for an array that CuPy has not initialised.
    pub(super) fn address(self) -> Option<*mut u8> {
        let data = self.object(&DATA);
        // SAFETY: the function only compares addresses.
        let is_none = unsafe { ptr::eq(data, ffi::Py_None()) };
        // SAFETY: Cython lets the field be None or a memory pointer, whose struct was compared.
        (!is_none).then(|| ptr::without_provenance_mut(unsafe { word(data, POINTER) }))
    }

    pub(super) fn shape(self) -> Dims<usize> {
        Dims::from_slice(self.numbers(SHAPE))
    }

    /// The strides in bytes.
    pub(super) fn strides(self) -> Dims<isize> {
        self.numbers(STRIDES).iter().map(|stride| stride.cast_signed()).collect()
    }

    fn numbers(self, place: usize) -> &'a [usize] {
        // SAFETY: the class was compared, and nobody changes the numbers while the GIL is held.
        unsafe { vector(self.0.as_ptr(), place) }
    }

    fn object(self, place: &AtomicUsize) -> *mut ffi::PyObject {
        // SAFETY: the class was compared.
        ptr::with_exposed_provenance_mut(unsafe { word(self.0.as_ptr(), place.load(Relaxed)) })
    }
}

/// Compares the fields of an array of a new class with its attributes.
#[cold]
fn compare<'a, 'py>(object: &'a Bound<'py, PyAny>) -> Option<Fields<'a, 'py>> {
    if OTHER.is_of(object) {
        return None;
    }
    let Ok(found) = offsets(object) else {
        OTHER.set(object);
        return None;
    };
    let (dtype, data) = found?;
    DTYPE.store(dtype, Relaxed);
    DATA.store(data, Relaxed);
    CLASS.set(object);
    Some(Fields(object))
}

/// The offsets of `dtype` and `data`; `None` for an array without dimensions, in which there is nothing to
/// compare.
///
/// # Errors
/// A field differs from its attribute, or an attribute is missing.
fn offsets(object: &Bound<'_, PyAny>) -> PyResult<Option<(usize, usize)>> {
    let py = object.py();
    let shape: Vec<usize> = object.getattr(intern!(py, "shape"))?.extract()?;
    if shape.is_empty() {
        return Ok(None);
    }
    let strides: Vec<isize> = object.getattr(intern!(py, "strides"))?.extract()?;
    let strides: Vec<usize> = strides.into_iter().map(isize::cast_unsigned).collect();
    let (dtype, data) = (object.getattr(intern!(py, "dtype"))?, object.getattr(intern!(py, "data"))?);
    let size: usize = object.getattr(intern!(py, "size"))?.extract()?;
    let address: usize = data.getattr(intern!(py, "ptr"))?.extract()?;
    let (array, length) = (object.as_ptr(), words(object)?);
    let find = |wanted: &Bound<'_, PyAny>| {
        let address = wanted.as_ptr().expose_provenance();
        // SAFETY: the words are inside the object.
        (OBJECTS..length).find(|&place| unsafe { word(array, place) } == address)
    };
    let (Some(dtype), Some(at)) = (find(&dtype), find(&data)) else { return Err(differs()) };
    // SAFETY: both objects are as long, because `dtype` was found behind the other fields. The vectors are
    // read only if the size and the lengths of both are right.
    let is_same = unsafe {
        let is_sized = word(array, SIZE) == size
            && words(&data)? > POINTER
            && word(data.as_ptr(), POINTER) == address
            && [(SHAPE, shape.len()), (STRIDES, strides.len())].iter().all(|&(place, count)| {
                let (begin, end) = (word(array, place), word(array, place + 1));
                begin != 0 && begin.is_multiple_of(WORD) && end.checked_sub(begin) == Some(count * WORD)
            });
        is_sized && vector(array, SHAPE) == shape && vector(array, STRIDES) == strides
    };
    if is_same { Ok(Some((dtype, at))) } else { Err(differs()) }
}

fn differs() -> PyErr {
    pyo3::exceptions::PyTypeError::new_err("a field is not where CuPy has it")
}

/// The number of words of an object.
fn words(object: &Bound<'_, PyAny>) -> PyResult<usize> {
    let size: usize = object.get_type().getattr(intern!(object.py(), "__basicsize__"))?.extract()?;
    Ok(size / WORD)
}

/// A word of an object.
///
/// # Safety
/// The object is live, and has that many words.
#[inline]
unsafe fn word(object: *mut ffi::PyObject, place: usize) -> usize {
    // SAFETY: guaranteed by the caller; objects are aligned to words.
    unsafe { object.cast::<usize>().add(place).read() }
}

/// The numbers of a `std::vector<Py_ssize_t>`, by the pointers to its first number and behind its last, which
/// libstdc++ and libc++ store at its beginning.
///
/// # Safety
/// The object has a vector at that place, which nobody changes for `'a`.
#[inline]
unsafe fn vector<'a>(object: *mut ffi::PyObject, place: usize) -> &'a [usize] {
    // SAFETY: guaranteed by the caller.
    let (begin, end) = unsafe { (word(object, place), word(object, place + 1)) };
    if begin == end {
        return &[];
    }
    // SAFETY: guaranteed by the caller.
    unsafe { slice::from_raw_parts(ptr::with_exposed_provenance(begin), (end - begin) / WORD) }
}

/// A C function that a Cython module exports for other Cython modules, by its name and its type as Cython
/// spells it: a capsule in the module's `__pyx_capi__`, whose name is the type of the function.
pub(crate) struct CythonFunction {
    address: AtomicPtr<c_void>,
    signature: &'static CStr,
}

impl CythonFunction {
    pub(crate) const fn new(signature: &'static CStr) -> CythonFunction {
        CythonFunction { address: AtomicPtr::new(ptr::null_mut()), signature }
    }

    /// The function's address; null if the module was not imported, or exports no function of this name and
    /// type. The address is cached, because modules that Cython compiled stay loaded.
    pub(crate) fn address(&self, module: &Bound<'_, PyString>, name: &Bound<'_, PyString>) -> *mut c_void {
        let known = self.address.load(Relaxed);
        if known.is_null() { self.find(module, name) } else { known }
    }

    #[cold]
    fn find(&self, module: &Bound<'_, PyString>, name: &Bound<'_, PyString>) -> *mut c_void {
        let py = module.py();
        let found = || {
            let exported = names::loaded(module)?.getattr(intern!(py, "__pyx_capi__")).ok()?;
            exported.cast_into::<PyDict>().ok()?.get_item(name).ok()?
        };
        let Some(capsule) = found() else { return ptr::null_mut() };
        // SAFETY: the function accepts any object.
        if unsafe { ffi::PyCapsule_IsValid(capsule.as_ptr(), self.signature.as_ptr()) } == 0 {
            return ptr::null_mut();
        }
        // SAFETY: the object is a capsule of that name.
        let pointer = unsafe { ffi::PyCapsule_GetPointer(capsule.as_ptr(), self.signature.as_ptr()) };
        self.address.store(pointer, Relaxed);
        pointer
    }
}
