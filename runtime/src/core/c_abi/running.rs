//! The running calls of a thread, for the functions of another language that C++ calls meanwhile.

use std::cell::Cell;
use std::ptr;

/// The record of running calls, the innermost first. A thread has one, and describes its calls by `T`.
pub struct Running<T>(Cell<*const Frame<T>>);

struct Frame<T> {
    call: T,
    outer: *const Frame<T>,
}

impl<T> Running<T> {
    /// The record of a thread without calls.
    #[expect(clippy::new_without_default, reason = "`Default` has no constant value")]
    pub const fn new() -> Running<T> {
        Running(Cell::new(ptr::null()))
    }

    /// Runs a call, which is in the record meanwhile.
    #[inline]
    pub fn during<R>(&self, call: T, work: impl FnOnce() -> R) -> R {
        /// Restores the previous record, even after a panic.
        struct Outer<'a, T>(&'a Running<T>, *const Frame<T>);
        impl<T> Drop for Outer<'_, T> {
            fn drop(&mut self) {
                self.0.0.set(self.1);
            }
        }
        let frame = Frame { call, outer: self.0.get() };
        let _outer = Outer(self, self.0.replace(&raw const frame));
        work()
    }

    /// Whether a condition holds for every running call, beginning with the innermost.
    pub fn all(&self, mut holds: impl FnMut(&T) -> bool) -> bool {
        let mut next = self.0.get();
        // SAFETY: the record of a running call, which `during` keeps until the call has ended.
        while let Some(frame) = unsafe { next.as_ref() } {
            if !holds(&frame.call) {
                return false;
            }
            next = frame.outer;
        }
        true
    }

    /// Whether there is a running call, and a condition holds for the innermost.
    pub fn is_innermost(&self, holds: impl FnOnce(&T) -> bool) -> bool {
        // SAFETY: as in `all`.
        unsafe { self.0.get().as_ref() }.is_some_and(|frame| holds(&frame.call))
    }
}
