//! The constants of a module, whose values C++ provides when the module is loaded.

use cxx::{ExternType, kind, type_id};
use std::ffi::{CStr, c_char};
use std::ptr;
use std::slice;

/// All constants of a module.
///
/// Laid out as `quaff::Constants` in `include/quaff/constant.hpp`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Constants {
    first: *const Constant,
    count: usize,
}

// SAFETY: the same fields in the same order as `quaff::Constants` in C++, which is trivially copyable.
unsafe impl ExternType for Constants {
    type Id = type_id!("quaff::Constants");
    type Kind = kind::Trivial;
}

/// A constant of a module.
///
/// Laid out as `quaff::Constant` in `include/quaff/constant.hpp`.
#[repr(C)]
pub(crate) struct Constant {
    name: *const c_char,
    text: *const c_char,
    bits: u64,
    /// The kind, as a number of `quaff::ConstantKind`.
    kind: u8,
}

/// The value of a constant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum ConstantValue {
    Bool(bool),
    Negative(i64),
    Integer(u64),
    Number(f64),
    Text(&'static [u8]),
    /// A null pointer instead of text.
    Null,
}

impl Constants {
    /// An empty list, to be filled in by C++.
    pub fn none() -> Constants {
        Constants { first: ptr::null(), count: 0 }
    }
}

#[cfg_attr(not(feature = "python"), expect(dead_code, reason = "for Python alone"))]
impl Constants {
    pub(crate) fn all(&self) -> &'static [Constant] {
        match self.first.is_null() {
            true => &[],
            // SAFETY: C++ has set these to an array that stays until the process ends.
            false => unsafe { slice::from_raw_parts(self.first, self.count) },
        }
    }
}

#[cfg_attr(not(feature = "python"), expect(dead_code, reason = "for Python alone"))]
impl Constant {
    pub(crate) fn name(&self) -> &'static CStr {
        // SAFETY: the name is a literal of the emitted C++.
        unsafe { CStr::from_ptr(self.name) }
    }

    /// The value; `None` if Python has no such value.
    pub(crate) fn value(&self) -> Option<ConstantValue> {
        Some(match self.kind {
            1 => ConstantValue::Bool(self.bits != 0),
            2 => ConstantValue::Negative(self.bits.cast_signed()),
            3 => ConstantValue::Integer(self.bits),
            4 => ConstantValue::Number(f64::from_bits(self.bits)),
            // SAFETY: the text has this many bytes, which stay until the process ends.
            5 => ConstantValue::Text(unsafe { slice::from_raw_parts(self.text.cast(), self.bits as usize) }),
            6 => ConstantValue::Null,
            _ => return None,
        })
    }
}
