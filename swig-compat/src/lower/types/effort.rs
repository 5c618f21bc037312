//! Limits the work for one type: if each of n aliases refers to the one before it twice, the last one
//! contains 2^n types.

use std::cell::Cell;

/// The largest number of lookups for one type. Names beyond it are left unresolved.
const MOST_NAMES: usize = 2_000;

/// The effort spent so far on the type that is being resolved.
#[derive(Debug, Default)]
pub struct Effort {
    /// The number of nested types that are being resolved.
    nested: Cell<usize>,
    names: Cell<usize>,
}

/// Marks a type as being resolved, until it is dropped.
pub struct Resolving<'e>(&'e Effort);

impl Effort {
    /// Begins to resolve a type. The count restarts unless the type is a part of another one.
    pub fn begin(&self) -> Resolving<'_> {
        if self.nested.get() == 0 {
            self.names.set(0);
        }
        self.nested.set(self.nested.get() + 1);
        Resolving(self)
    }
}

impl Resolving<'_> {
    /// Counts a lookup; false if there were too many.
    pub fn spend(&self) -> bool {
        self.0.names.set(self.0.names.get() + 1);
        self.0.names.get() <= MOST_NAMES
    }
}

impl Drop for Resolving<'_> {
    fn drop(&mut self) {
        self.0.nested.set(self.0.nested.get() - 1);
    }
}
