//! Values on their way between C++ and functions of another language that C++ calls.

use std::ffi::c_char;
use std::ptr;

pub(crate) const SLOT_SIZE: usize = 16;

/// The place of a value. Laid out as `quaff::Slot` in `include/quaff/slot.hpp`.
#[repr(C, align(8))]
pub(crate) struct Slot {
    pub bytes: [u8; SLOT_SIZE],
}

/// The place of a text. Laid out as `quaff::TextSlot`.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct TextSlot {
    pub data: *const c_char,
    pub size: usize,
}

impl Slot {
    /// # Safety
    /// C++ has written a value of this type.
    pub(crate) unsafe fn get<T: Copy>(&self) -> T {
        const { assert!(size_of::<T>() <= SLOT_SIZE) };
        // SAFETY: the caller's; a slot is as large.
        unsafe { ptr::read_unaligned(self.bytes.as_ptr().cast()) }
    }

    pub(crate) fn set<T: Copy>(&mut self, value: T) {
        const { assert!(size_of::<T>() <= SLOT_SIZE) };
        // SAFETY: a slot is as large.
        unsafe { ptr::write_unaligned(self.bytes.as_mut_ptr().cast(), value) };
    }
}
