//! The format of a buffer: the letters of Python's module `struct`, one per element.

use crate::core::dtype::Dtype;
use crate::python::acquire::refusal::Refusal;
use crate::python::acquire::{How, Remedy};
use std::ffi::{CStr, c_int, c_long, c_longlong, c_short};

/// The element type that a format names.
pub(super) fn read(format: &CStr) -> Result<Dtype, Refusal> {
    let (order, code) = match format.to_bytes() {
        [order @ (b'@' | b'=' | b'<' | b'>' | b'!'), code @ ..] => (*order, code),
        code => (b'@', code),
    };
    let dtype = match (code, order) {
        ([letter], b'@') => native(*letter),
        ([letter], _) => standard(*letter),
        (b"Zf", _) => Some(Dtype::Complex64),
        (b"Zd", _) => Some(Dtype::Complex128),
        _ => None,
    };
    let dtype = dtype.ok_or_else(|| unsupported(format, code))?;
    match is_swapped(order) && dtype.size() > 1 {
        true => Err(swapped(format, dtype)),
        false => Ok(dtype),
    }
}

/// The type for a letter with this machine's C sizes.
fn native(letter: u8) -> Option<Dtype> {
    match letter {
        b'h' => Dtype::signed(size_of::<c_short>()),
        b'H' => Dtype::unsigned(size_of::<c_short>()),
        b'i' => Dtype::signed(size_of::<c_int>()),
        b'I' => Dtype::unsigned(size_of::<c_int>()),
        b'l' => Dtype::signed(size_of::<c_long>()),
        b'L' => Dtype::unsigned(size_of::<c_long>()),
        b'q' => Dtype::signed(size_of::<c_longlong>()),
        b'Q' => Dtype::unsigned(size_of::<c_longlong>()),
        b'n' => Dtype::signed(size_of::<isize>()),
        b'N' => Dtype::unsigned(size_of::<usize>()),
        _ => standard(letter),
    }
}

/// The type for a letter with the standard sizes, which apply if a byte order is given.
fn standard(letter: u8) -> Option<Dtype> {
    match letter {
        b'?' => Some(Dtype::Bool),
        b'b' => Some(Dtype::Int8),
        b'B' => Some(Dtype::Uint8),
        b'h' => Some(Dtype::Int16),
        b'H' => Some(Dtype::Uint16),
        b'i' | b'l' => Some(Dtype::Int32),
        b'I' | b'L' => Some(Dtype::Uint32),
        b'q' => Some(Dtype::Int64),
        b'Q' => Some(Dtype::Uint64),
        b'e' => Some(Dtype::Float16),
        b'f' => Some(Dtype::Float32),
        b'd' => Some(Dtype::Float64),
        _ => None,
    }
}

fn is_swapped(order: u8) -> bool {
    match order {
        b'<' => cfg!(target_endian = "big"),
        b'>' | b'!' => cfg!(target_endian = "little"),
        _ => false,
    }
}

fn swapped(format: &CStr, dtype: Dtype) -> Refusal {
    let remedy = Remedy::of(How::ByNumpy, dtype, false);
    Refusal::Dtype { given: format.to_string_lossy().into_owned(), remedy }
}

fn unsupported(format: &CStr, code: &[u8]) -> Refusal {
    let (given, remedy) = match code {
        b"g" => ("longdouble", Remedy::Cast(How::ByNumpy, Dtype::Float64)),
        b"Zg" => ("clongdouble", Remedy::Parts(How::ByNumpy, None)),
        b"c" => ("char", Remedy::Bytes),
        _ => {
            return Refusal::Dtype { given: format.to_string_lossy().into_owned(), remedy: Remedy::Nothing };
        }
    };
    Refusal::Dtype { given: given.to_owned(), remedy }
}
