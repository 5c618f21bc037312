//! Text on its way to C++: `std::string` and `const char *` parameters.

use cxx::{ExternType, kind, type_id};
use std::ffi::c_char;
use std::marker::PhantomData;
use std::ptr;

/// UTF-8 followed by a zero, or nothing at all.
///
/// Laid out as `quaff::Text` in `cpp/include/quaff/text.hpp`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Text<'a> {
    data: *const c_char,
    size: usize,
    lifetime: PhantomData<&'a ()>,
}

// SAFETY: the same fields in the same order as `quaff::Text` in C++, which is trivially copyable.
unsafe impl ExternType for Text<'_> {
    type Id = type_id!("quaff::Text");
    type Kind = kind::Trivial;
}

impl<'a> Text<'a> {
    /// No text: a `const char *` parameter gets a null pointer.
    pub fn null() -> Text<'a> {
        Text { data: ptr::null(), size: 0, lifetime: PhantomData }
    }

    /// The text in `bytes`.
    ///
    /// # Safety
    /// A zero byte follows `bytes` in memory, and stays there for `'a`.
    pub unsafe fn new(bytes: &'a [u8]) -> Text<'a> {
        Text { data: bytes.as_ptr().cast(), size: bytes.len(), lifetime: PhantomData }
    }
}
