//! numpy.i's messages for arrays. An input may be anything that NumPy converts to an array without loss
//! (`by_numpy.rs`). A refusal is a TypeError with numpy.i's message, because tests of users' modules may
//! compare it, or the exception that NumPy raised for the object.
//!
//! In contrast to numpy.i, no conversion loses a value: a float is not accepted as an integer, and bytes in
//! another order are reordered. Arrays that C++ writes are never converted, must be writable and keep their
//! strides.

use crate::core::array_view::ArrayView;
use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};

/// The error for an object that is not an array.
pub(crate) fn not_an_array(dtype: Dtype, given: &str) -> Error {
    let wanted = type_name(dtype);
    Error::new(ErrorKind::Type, format!("Array of type '{wanted}' required.  A '{given}' was given"))
}

/// The error for an array of another element type.
pub(crate) fn other_type(dtype: Dtype, given: &str) -> Error {
    let wanted = type_name(dtype);
    Error::new(ErrorKind::Type, format!("Array of type '{wanted}' required.  Array of type '{given}' given"))
}

/// The error for an array of another number of dimensions.
pub(crate) fn other_rank(rank: usize, view: &ArrayView<'_>) -> Error {
    let given = view.shape.len();
    let message = format!("Array must have {rank} dimensions.  Given array has {given} dimensions");
    Error::new(ErrorKind::Type, message)
}

/// The error for an array whose shape is not the one that C++ has fixed.
pub(crate) fn other_shape(wanted: &[usize], given: &[usize]) -> Error {
    let (wanted, given) = (bracketed(wanted), bracketed(given));
    let message = format!("Array must have shape of {wanted}.  Given array has shape of {given}");
    Error::new(ErrorKind::Type, message)
}

/// The error for an array with gaps, or in another order, that C++ writes.
pub(crate) fn not_contiguous() -> Error {
    Error::new(ErrorKind::Type, "Array must be contiguous.  A non-contiguous array was given")
}

fn bracketed(shape: &[usize]) -> String {
    format!("[{}]", shape.iter().map(usize::to_string).collect::<Vec<_>>().join(","))
}

/// The element type's name in numpy.i, which follows C.
pub(crate) fn type_name(dtype: Dtype) -> &'static str {
    match dtype {
        Dtype::Bool => "bool",
        Dtype::Int8 => "byte",
        Dtype::Int16 => "short",
        Dtype::Int32 => "int",
        Dtype::Int64 => "long",
        Dtype::Uint8 => "unsigned byte",
        Dtype::Uint16 => "unsigned short",
        Dtype::Uint32 => "unsigned int",
        Dtype::Uint64 => "unsigned long",
        Dtype::Float16 => "half",
        Dtype::Bfloat16 => "bfloat16",
        Dtype::Float32 => "float",
        Dtype::Float64 => "double",
        Dtype::Complex64 => "complex float",
        Dtype::Complex128 => "complex double",
    }
}
