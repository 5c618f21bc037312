//! NumPy's dtypes: their element types, and advice for dtypes without one.

use super::bfloat16;
use super::classes::NumpyClass;
use crate::core::dtype::Dtype;
use crate::python::acquire::refusal::Refusal;
use crate::python::acquire::{How, Remedy};
use ::numpy::npyffi::{_PyDataType_GET_ITEM_DATA, NPY_BYTEORDER_CHAR, NPY_TYPES, PyArray_Descr};
use pyo3::prelude::*;
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
        None => bfloat16::has_number(py, fields.type_num).then_some(Dtype::Bfloat16).filter(|_| native),
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
