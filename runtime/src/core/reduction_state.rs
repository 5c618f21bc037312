//! The state of a reduction class: bytes that Rust moves, and that only C++ reads.

use cxx::{ExternType, kind, type_id};
use std::mem::MaybeUninit;

/// The maximum size of a state in bytes; include/quaff/reduction_state.hpp has the same number.
const SIZE: usize = 1024;

/// Room for the state of any reduction class: C++ constructs it, reads it and adds to it; Rust only moves it.
#[repr(C, align(64))]
#[derive(Clone, Copy)]
pub struct ReductionState {
    bytes: [MaybeUninit<u8>; SIZE],
}

// SAFETY: size and alignment are those of `quaff::ReductionState` in include/quaff/reduction_state.hpp, and
// the contents are trivially copyable: `quaff::Reduction` asserts that of every class.
unsafe impl ExternType for ReductionState {
    type Id = type_id!("quaff::ReductionState");
    type Kind = kind::Trivial;
}

impl ReductionState {
    pub(crate) fn uninit() -> ReductionState {
        ReductionState { bytes: [MaybeUninit::uninit(); SIZE] }
    }

    /// Zeroed room, so that all bytes are initialized whichever part C++ writes.
    pub(crate) fn zeroed() -> ReductionState {
        ReductionState { bytes: [MaybeUninit::new(0); SIZE] }
    }

    /// The bytes up to the last nonzero one.
    ///
    /// # Safety
    /// The state was [`zeroed`](ReductionState::zeroed), or is one of
    /// [`of_filled`](ReductionState::of_filled), before C++ wrote to it.
    #[cfg(feature = "python")]
    pub(crate) unsafe fn filled(&self) -> &[u8] {
        // SAFETY: the bytes were initialized, and C++ has copied whole objects over them.
        let bytes = unsafe { &*(&raw const self.bytes).cast::<[u8; SIZE]>() };
        &bytes[..bytes.iter().rposition(|byte| *byte != 0).map_or(0, |last| last + 1)]
    }

    /// The state that begins with `bytes`; `None` if there are more bytes than a state has room for.
    #[cfg(feature = "python")]
    pub(crate) fn of_filled(bytes: &[u8]) -> Option<ReductionState> {
        let mut state = ReductionState::zeroed();
        for (to, byte) in state.bytes.get_mut(..bytes.len())?.iter_mut().zip(bytes) {
            to.write(*byte);
        }
        Some(state)
    }

    /// Writes words of 4 bytes, starting at the first byte.
    pub(crate) fn write(&mut self, words: impl Iterator<Item = u32>) {
        for (bytes, word) in self.bytes.chunks_exact_mut(4).zip(words) {
            bytes.copy_from_slice(&word.to_ne_bytes().map(MaybeUninit::new));
        }
    }
}

#[cfg(test)]
impl ReductionState {
    /// Sets the count in tests, whose states are counts.
    pub(crate) fn set_count(&mut self, count: u64) {
        for (byte, value) in self.bytes.iter_mut().zip(count.to_ne_bytes()) {
            byte.write(value);
        }
    }

    /// The number that [`ReductionState::set_count`] wrote.
    pub(crate) fn count(&self) -> u64 {
        // SAFETY: `set_count` filled these bytes of every state that is read.
        u64::from_ne_bytes(std::array::from_fn(|index| unsafe { self.bytes[index].assume_init() }))
    }
}
