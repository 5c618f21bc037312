//! A bound on the work for one type: where each of n aliases names the one before it twice, the last one stands for 2^n types.

use std::cell::Cell;

/// The names that are looked up for one type. A name beyond them stands for itself.
const MOST_NAMES: usize = 2_000;

/// The effort that has been spent on the type that is being resolved.
#[derive(Debug, Default)]
pub struct Effort {
    /// The number of types that are being resolved inside one another.
    nested: Cell<usize>,
    names: Cell<usize>,
}

/// A type that is being resolved, until it is dropped.
pub struct Resolving<'e>(&'e Effort);

impl Effort {
    /// Begins a type: the count starts again unless the type is a part of another one.
    pub fn begin(&self) -> Resolving<'_> {
        if self.nested.get() == 0 {
            self.names.set(0);
        }
        self.nested.set(self.nested.get() + 1);
        Resolving(self)
    }
}

impl Resolving<'_> {
    /// Counts a name; false if there were too many.
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
