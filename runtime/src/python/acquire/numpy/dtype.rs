//! NumPy's classes, which are looked up if NumPy has been imported and then cached, and its dtypes: their
//! element types, and advice for dtypes without one.
//!
//! The element type bfloat16 is a type that the package `ml_dtypes` adds to NumPy. If that package has not
//! been imported, no array of the type exists.

use crate::core::dtype::Dtype;
use crate::python::acquire::refusal::Refusal;
use crate::python::acquire::{How, Remedy};
use crate::python::interpreter::names;
use crate::python::interpreter::names::intern;
use crate::python::interpreter::once::Once;
use ::numpy::npyffi::{_PyDataType_GET_ITEM_DATA, NPY_BYTEORDER_CHAR, NPY_TYPES, PyArray_Descr};
use pyo3::types::PyType;
use pyo3::{ffi, prelude::*};
use std::ffi::{c_int, c_long, c_longlong, c_short};

/// The element type for a descriptor.
///
/// # Safety
/// `descr` points to a live descriptor.
pub(super) unsafe fn read(py: Python<'_>, descr: *mut PyArray_Descr) -> Result<Dtype, Refusal> {
    // SAFETY: guaranteed by the caller.
    match unsafe { known(py, descr) } {
        Some(dtype) => Ok(dtype),
        // SAFETY: a descriptor is a Python object, and `descr` is alive.
        None => Err(refusal(&unsafe { Bound::from_borrowed_ptr(py, descr.cast()) })?),
    }
}

/// The element type for a descriptor, if there is one.
///
/// # Safety
/// `descr` points to a live descriptor.
#[inline]
pub(super) unsafe fn known(py: Python<'_>, descr: *mut PyArray_Descr) -> Option<Dtype> {
    // SAFETY: every descriptor begins with these fields, in NumPy 1 and 2.
    let fields = unsafe { &*_PyDataType_GET_ITEM_DATA(descr) };
    let native = fields.byteorder as u8 != NPY_BYTEORDER_CHAR::NPY_OPPBYTE as u8;
    match BY_TYPE_NUMBER.get(fields.type_num as usize) {
        Some(known) => known.filter(|_| native),
        None => has_number(py, fields.type_num).then_some(Dtype::Bfloat16).filter(|_| native),
    }
}

/// The element type for a NumPy dtype; `None` if `object` is no NumPy dtype, or one without an element type.
pub(crate) fn known_dtype(object: &Bound<'_, PyAny>) -> Option<Dtype> {
    NumpyClass::Dtype.is_base_of(object).then(|| {
        // SAFETY: an instance of NumPy's class is a live descriptor.
        unsafe { known(object.py(), object.as_ptr().cast()) }
    })?
}

/// The dtypes by NumPy's type numbers, which follow C's types: two of them are 64-bit integers.
const BY_TYPE_NUMBER: [Option<Dtype>; 24] = {
    let mut table = [None; 24];
    table[NPY_TYPES::NPY_BOOL as usize] = Some(Dtype::Bool);
    table[NPY_TYPES::NPY_BYTE as usize] = Some(Dtype::Int8);
    table[NPY_TYPES::NPY_UBYTE as usize] = Some(Dtype::Uint8);
    table[NPY_TYPES::NPY_SHORT as usize] = Dtype::signed(size_of::<c_short>());
    table[NPY_TYPES::NPY_USHORT as usize] = Dtype::unsigned(size_of::<c_short>());
    table[NPY_TYPES::NPY_INT as usize] = Dtype::signed(size_of::<c_int>());
    table[NPY_TYPES::NPY_UINT as usize] = Dtype::unsigned(size_of::<c_int>());
    table[NPY_TYPES::NPY_LONG as usize] = Dtype::signed(size_of::<c_long>());
    table[NPY_TYPES::NPY_ULONG as usize] = Dtype::unsigned(size_of::<c_long>());
    table[NPY_TYPES::NPY_LONGLONG as usize] = Dtype::signed(size_of::<c_longlong>());
    table[NPY_TYPES::NPY_ULONGLONG as usize] = Dtype::unsigned(size_of::<c_longlong>());
    table[NPY_TYPES::NPY_HALF as usize] = Some(Dtype::Float16);
    table[NPY_TYPES::NPY_FLOAT as usize] = Some(Dtype::Float32);
    table[NPY_TYPES::NPY_DOUBLE as usize] = Some(Dtype::Float64);
    table[NPY_TYPES::NPY_CFLOAT as usize] = Some(Dtype::Complex64);
    table[NPY_TYPES::NPY_CDOUBLE as usize] = Some(Dtype::Complex128);
    table
};

/// NumPy's type number for an element type; `None` for types that other packages add to NumPy.
pub(super) const fn type_number(dtype: Dtype) -> Option<c_int> {
    let number = match dtype {
        Dtype::Bfloat16 => return None,
        Dtype::Bool => NPY_TYPES::NPY_BOOL,
        Dtype::Int8 => NPY_TYPES::NPY_BYTE,
        Dtype::Int16 => NPY_TYPES::NPY_SHORT,
        Dtype::Int32 => NPY_TYPES::NPY_INT,
        Dtype::Int64 => NPY_TYPES::NPY_LONG,
        Dtype::Uint8 => NPY_TYPES::NPY_UBYTE,
        Dtype::Uint16 => NPY_TYPES::NPY_USHORT,
        Dtype::Uint32 => NPY_TYPES::NPY_UINT,
        Dtype::Uint64 => NPY_TYPES::NPY_ULONG,
        Dtype::Float16 => NPY_TYPES::NPY_HALF,
        Dtype::Float32 => NPY_TYPES::NPY_FLOAT,
        Dtype::Float64 => NPY_TYPES::NPY_DOUBLE,
        Dtype::Complex64 => NPY_TYPES::NPY_CFLOAT,
        Dtype::Complex128 => NPY_TYPES::NPY_CDOUBLE,
    };
    Some(number as c_int)
}

/// The sizes of C types on 64-bit systems other than Windows.
const _: () = assert!(size_of::<c_long>() == 8 && size_of::<c_int>() == 4 && size_of::<c_short>() == 2);

/// The refusal of a dtype without an element type.
#[cold]
pub(super) fn refusal(dtype: &Bound<'_, PyAny>) -> PyResult<Refusal> {
    Ok(Refusal::Dtype { given: dtype.str()?.to_string(), remedy: remedy(dtype)? })
}

/// The conversion by which NumPy makes an array of this dtype acceptable.
fn remedy(dtype: &Bound<'_, PyAny>) -> PyResult<Remedy> {
    let size: usize = dtype.getattr("itemsize")?.extract()?;
    let cast = |nearest: Option<Dtype>| Remedy::Cast(How::Method, nearest.unwrap_or(Dtype::Float64));
    Ok(match dtype.getattr("kind")?.extract()? {
        'i' => cast(Dtype::signed(size)),
        'u' => cast(Dtype::unsigned(size)),
        'f' => cast(Dtype::float(size)),
        'c' => {
            let part = Dtype::float(size / 2).filter(|_| is_native(dtype));
            Remedy::Parts(How::Method, part)
        }
        'M' | 'm' => Remedy::Count,
        'O' => Remedy::Objects,
        'V' => Remedy::Fields(fields(dtype)?),
        _ => Remedy::Nothing,
    })
}

fn is_native(dtype: &Bound<'_, PyAny>) -> bool {
    dtype.getattr("isnative").and_then(|native| native.is_truthy()).unwrap_or(false)
}

/// The fields of a structure that have an element type, with the names as Python shows them.
fn fields(dtype: &Bound<'_, PyAny>) -> PyResult<Vec<(String, Dtype)>> {
    let names: Option<Vec<Bound<'_, PyAny>>> = dtype.getattr("names")?.extract()?;
    let mut fields = Vec::new();
    for name in names.unwrap_or_default() {
        let field = dtype.get_item(&name)?.getattr("base")?;
        if let Some(dtype) = known_dtype(&field) {
            fields.push((name.repr()?.to_string(), dtype));
        }
    }
    Ok(fields)
}

/// The first of NumPy's type numbers for types that packages add.
const ADDED: c_int = 256;

/// Whether the NumPy type with this number is bfloat16.
#[cold]
pub(super) fn has_number(py: Python<'_>, number: c_int) -> bool {
    number >= ADDED && descriptor(py).is_some_and(|own| number_of(&own) == number)
}

/// The descriptor, if the type was added.
pub(super) fn descriptor(py: Python<'_>) -> Option<Bound<'_, PyAny>> {
    static FOUND: Once<Py<PyAny>> = Once::new();
    let found = FOUND.get_or_make(py, || find(py).map(Bound::unbind).ok_or(()));
    found.ok().map(|found| found.bind(py).clone())
}

fn find(py: Python<'_>) -> Option<Bound<'_, PyAny>> {
    let class = names::loaded(intern!(py, "ml_dtypes"))?.getattr(intern!(py, "bfloat16")).ok()?;
    let made = names::loaded(intern!(py, "numpy"))?.call_method1(intern!(py, "dtype"), (class,)).ok()?;
    let is_descriptor = NumpyClass::Dtype.is_base_of(&made);
    let has_size = |size: &Bound<'_, PyAny>| size.extract::<usize>().is_ok_and(|size| size == 2);
    let is_known = is_descriptor && number_of(&made) >= ADDED && has_size(&made.getattr("itemsize").ok()?);
    is_known.then_some(made)
}

/// NumPy's number of the type.
fn number_of(descriptor: &Bound<'_, PyAny>) -> c_int {
    // SAFETY: a live instance of NumPy's class, which begins with these fields in NumPy 1 and 2.
    unsafe { (*_PyDataType_GET_ITEM_DATA(descriptor.as_ptr().cast::<PyArray_Descr>())).type_num }
}

/// A class of NumPy, by its full name in Python.
#[derive(Clone, Copy)]
pub(super) enum NumpyClass {
    /// `numpy.ndarray`
    Ndarray,
    /// `numpy.dtype`
    Dtype,
    /// `numpy.datetime64`
    Datetime64,
    /// `numpy.timedelta64`
    Timedelta64,
    /// `numpy.flexible`, the base of the scalars that are strings, bytes or structures
    Flexible,
    /// `numpy.generic`, the base of all scalars
    Generic,
    /// `numpy.complexfloating`, the base of the complex scalars
    ComplexFloating,
}

impl NumpyClass {
    /// Whether the object's type is exactly this class. No user code runs.
    #[inline]
    pub(super) fn is_exactly(self, object: &Bound<'_, PyAny>) -> bool {
        self.get(object.py()).is_some_and(|class| class.as_ptr().cast() == object.get_type_ptr())
    }

    /// Whether the object's type is this class or derives from it. No user code runs: `__instancecheck__` and
    /// `__class__` could contradict the struct behind the object.
    pub(super) fn is_base_of(self, object: &Bound<'_, PyAny>) -> bool {
        // SAFETY: both are type objects.
        self.get(object.py()).is_some_and(|class| unsafe {
            ffi::PyType_IsSubtype(object.get_type_ptr(), class.as_ptr().cast()) != 0
        })
    }

    #[inline]
    fn get(self, py: Python<'_>) -> Option<&Py<PyType>> {
        static FOUND: [Once<Py<PyType>>; 7] = [const { Once::new() }; 7];
        FOUND[self as usize].get_or_make(py, || self.find(py).map(Bound::unbind).ok_or(())).ok()
    }

    #[cold]
    fn find(self, py: Python<'_>) -> Option<Bound<'_, PyType>> {
        let name = match self {
            NumpyClass::Ndarray => intern!(py, "ndarray"),
            NumpyClass::Dtype => intern!(py, "dtype"),
            NumpyClass::Datetime64 => intern!(py, "datetime64"),
            NumpyClass::Timedelta64 => intern!(py, "timedelta64"),
            NumpyClass::Flexible => intern!(py, "flexible"),
            NumpyClass::Generic => intern!(py, "generic"),
            NumpyClass::ComplexFloating => intern!(py, "complexfloating"),
        };
        // A partially imported module has no classes yet, and no instances either.
        let class = names::loaded(intern!(py, "numpy"))?.getattr(name).ok()?.cast_into::<PyType>().ok()?;
        is_genuine(&class).then_some(class)
    }
}

/// Whether the class was defined in C. Any module may be called `numpy`; structs are read only from objects
/// of such classes.
pub(super) fn is_genuine(class: &Bound<'_, PyType>) -> bool {
    // SAFETY: `class` is a type object.
    let flags = unsafe { ffi::PyType_GetFlags(class.as_type_ptr()) };
    flags & ffi::Py_TPFLAGS_HEAPTYPE == 0
}
