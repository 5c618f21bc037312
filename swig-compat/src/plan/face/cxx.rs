//! The functions for C++ callers: overloads over the functions for C.

use crate::plan::{CApiFunction, Plan};

impl Plan {
    /// The functions that C++ has overloads of.
    pub fn cxx_functions(&self) -> Vec<CApiFunction<'_>> {
        self.c_functions()
    }

    /// The functions that C++ cannot call, by their names.
    pub fn not_for_cxx(&self) -> Vec<&str> {
        self.not_for_c()
    }
}
