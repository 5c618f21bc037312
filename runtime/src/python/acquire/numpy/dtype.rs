//! NumPy's dtypes: their element types, and advice for dtypes without one.

use super::bfloat16;
use super::structs::{Descriptor, SWAPPED, number};
use crate::core::dtype::Dtype;
use crate::python::acquire::refusal::Refusal;
use crate::python::acquire::{How, Remedy};
use pyo3::prelude::*;
use std::ffi::{c_int, c_long, c_longlong, c_short};

/// The element type that a descriptor stands for.
///
/// # Safety
/// `descr` points to a live descriptor.
pub(super) unsafe fn read(py: Python<'_>, descr: *mut Descriptor) -> Result<Dtype, Refusal> {
    // SAFETY: the caller's.
    match unsafe { known(py, descr) } {
        Some(dtype) => Ok(dtype),
        // SAFETY: a descriptor is a Python object, and `descr` is alive.
        None => Err(refusal(&unsafe { Bound::from_borrowed_ptr(py, descr.cast()) })?),
    }
}

/// The element type that a descriptor stands for, if there is one.
///
/// # Safety
/// `descr` points to a live descriptor.
#[inline]
pub(super) unsafe fn known(py: Python<'_>, descr: *mut Descriptor) -> Option<Dtype> {
    // SAFETY: the caller's.
    let (number, byteorder) = unsafe { ((*descr).type_num, (*descr).byteorder) };
    let native = byteorder as u8 != SWAPPED;
    match BY_TYPE_NUMBER.get(number as usize) {
        Some(known) => known.filter(|_| native),
        None => bfloat16::has_number(py, number).then_some(Dtype::Bfloat16).filter(|_| native),
    }
}

/// By NumPy's numbers of its types, which follow C's names: two of them are 64-bit integers.
const BY_TYPE_NUMBER: [Option<Dtype>; 24] = {
    let mut table = [None; 24];
    table[number::BOOL as usize] = Some(Dtype::Bool);
    table[number::BYTE as usize] = Some(Dtype::Int8);
    table[number::UBYTE as usize] = Some(Dtype::Uint8);
    table[number::SHORT as usize] = Dtype::signed(size_of::<c_short>());
    table[number::USHORT as usize] = Dtype::unsigned(size_of::<c_short>());
    table[number::INT as usize] = Dtype::signed(size_of::<c_int>());
    table[number::UINT as usize] = Dtype::unsigned(size_of::<c_int>());
    table[number::LONG as usize] = Dtype::signed(size_of::<c_long>());
    table[number::ULONG as usize] = Dtype::unsigned(size_of::<c_long>());
    table[number::LONGLONG as usize] = Dtype::signed(size_of::<c_longlong>());
    table[number::ULONGLONG as usize] = Dtype::unsigned(size_of::<c_longlong>());
    table[number::HALF as usize] = Some(Dtype::Float16);
    table[number::FLOAT as usize] = Some(Dtype::Float32);
    table[number::DOUBLE as usize] = Some(Dtype::Float64);
    table[number::CFLOAT as usize] = Some(Dtype::Complex64);
    table[number::CDOUBLE as usize] = Some(Dtype::Complex128);
    table
};

/// NumPy's number of the type that stands for an element type; `None` for one that others add to NumPy's.
pub(super) const fn type_number(dtype: Dtype) -> Option<c_int> {
    Some(match dtype {
        Dtype::Bfloat16 => return None,
        Dtype::Bool => number::BOOL,
        Dtype::Int8 => number::BYTE,
        Dtype::Int16 => number::SHORT,
        Dtype::Int32 => number::INT,
        Dtype::Int64 => number::LONG,
        Dtype::Uint8 => number::UBYTE,
        Dtype::Uint16 => number::USHORT,
        Dtype::Uint32 => number::UINT,
        Dtype::Uint64 => number::ULONG,
        Dtype::Float16 => number::HALF,
        Dtype::Float32 => number::FLOAT,
        Dtype::Float64 => number::DOUBLE,
        Dtype::Complex64 => number::CFLOAT,
        Dtype::Complex128 => number::CDOUBLE,
    })
}

/// As C compilers of 64-bit systems other than Windows have it.
const _: () = assert!(size_of::<c_long>() == 8 && size_of::<c_int>() == 4 && size_of::<c_short>() == 2);

/// The refusal of a dtype that no element type stands for.
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

/// The fields of a structure that element types stand for, by the names as Python shows them.
fn fields(dtype: &Bound<'_, PyAny>) -> PyResult<Vec<(String, Dtype)>> {
    let names: Option<Vec<Bound<'_, PyAny>>> = dtype.getattr("names")?.extract()?;
    let mut fields = Vec::new();
    for name in names.unwrap_or_default() {
        let field = dtype.get_item(&name)?.getattr("base")?;
        if let Some(dtype) = super::known_dtype(&field) {
            fields.push((name.repr()?.to_string(), dtype));
        }
    }
    Ok(fields)
}
