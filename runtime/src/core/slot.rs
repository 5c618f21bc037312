//! Values on their way between C++ and the functions of another language that C++ calls.

use std::ffi::c_char;
use std::ptr;

pub(crate) const SLOT_SIZE: usize = 16;

/// Room for a value. Laid out as `quaff::Slot` in `include/quaff/slot.hpp`.
#[repr(C, align(8))]
pub(crate) struct Slot {
    pub bytes: [u8; SLOT_SIZE],
}

/// Room for a text. Laid out as `quaff::TextSlot`.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct TextSlot {
    pub data: *const c_char,
    pub size: usize,
}

/// How a call from C++ of another language's function ended. Laid out as `quaff::Ended`.
#[cfg_attr(not(feature = "python"), expect(dead_code, reason = "for Python alone"))]
#[derive(Clone, Copy)]
#[repr(u8)]
pub(crate) enum Ended {
    Returned,
    /// The call raised an exception.
    Raised,
    /// The function returned something that C++ does not take, for which an exception is set.
    Mismatched,
}

impl Slot {
    /// The value that C++ has written.
    ///
    /// # Safety
    /// C++ has written a value of type `T`.
    pub(crate) unsafe fn get<T: Copy>(&self) -> T {
        const { assert!(size_of::<T>() <= SLOT_SIZE) };
        // SAFETY: guaranteed by the caller; no value is larger than a slot.
        unsafe { ptr::read_unaligned(self.bytes.as_ptr().cast()) }
    }

    pub(crate) fn set<T: Copy>(&mut self, value: T) {
        const { assert!(size_of::<T>() <= SLOT_SIZE) };
        // SAFETY: no value is larger than a slot.
        unsafe { ptr::write_unaligned(self.bytes.as_mut_ptr().cast(), value) };
    }
}
