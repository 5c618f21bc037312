//! Text arguments for C++: `std::string` and `const char *` parameters.

use crate::core::error::{Error, ErrorKind};
use cxx::{CxxString, ExternType, UniquePtr, kind, type_id};
use std::ffi::c_char;
use std::marker::PhantomData;
use std::ptr;

/// UTF-8 with a terminating zero, or a null pointer.
///
/// Laid out as `quaff::Text` in `include/quaff/text.hpp`.
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

// SAFETY: the text is borrowed and only read.
unsafe impl Send for Text<'_> {}
// SAFETY: as for `Send`; there is no interior mutability.
unsafe impl Sync for Text<'_> {}

impl<'a> Text<'a> {
    /// No text: a `const char *` parameter gets a null pointer.
    pub fn null() -> Text<'a> {
        Text { data: ptr::null(), size: 0, lifetime: PhantomData }
    }

    /// The memory that a `char *` points to. C++ gets the pointer itself, so the size is unknown.
    ///
    /// # Safety
    /// The pointer is valid for `'a`, for everything that C++ does with it.
    #[cfg(feature = "python")]
    pub(crate) unsafe fn pointer(data: *const c_char) -> Text<'a> {
        Text { data, size: usize::MAX, lifetime: PhantomData }
    }

    /// Whether a `char` parameter takes the text: it has one byte at most.
    #[cfg(feature = "python")]
    pub(crate) fn is_character(self) -> bool {
        self.size <= 1
    }

    /// The text in `bytes`.
    ///
    /// # Safety
    /// A zero byte follows `bytes` in memory, and stays there for `'a`.
    pub unsafe fn new(bytes: &'a [u8]) -> Text<'a> {
        Text { data: bytes.as_ptr().cast(), size: bytes.len(), lifetime: PhantomData }
    }
}

/// Owned text with a terminating zero, which C++ expects.
#[derive(Debug)]
pub struct TextBuf(Vec<u8>);

impl TextBuf {
    /// The buffer for a `std::string` parameter.
    pub fn new(text: &str) -> TextBuf {
        TextBuf([text.as_bytes(), &[0]].concat())
    }

    /// The buffer for a `const char *` parameter.
    ///
    /// # Errors
    /// `Value` if the text contains a zero, which would end the text for C++.
    pub fn c_string(text: &str) -> Result<TextBuf, Error> {
        if text.contains('\0') {
            return Err(Error::new(
                ErrorKind::Value,
                "the text contains a zero character, where a `const char *` ends",
            ));
        }
        Ok(TextBuf::new(text))
    }

    /// The bridge's form of the text.
    pub fn text(&self) -> Text<'_> {
        // SAFETY: the last byte is the zero after the text.
        unsafe { Text::new(&self.0[..self.0.len() - 1]) }
    }
}

/// Text that C++ returned; `None` for a null pointer. Invalid UTF-8 is replaced.
pub fn owned(text: UniquePtr<CxxString>) -> Option<String> {
    text.as_ref().map(|text| text.to_string_lossy().into_owned())
}
