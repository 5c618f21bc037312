//! The languages for which a crate has functions.

/// The languages that call the module of a crate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Face {
    /// Python alone.
    #[default]
    Python,
    /// Python and Rust.
    Rust,
    /// C, without Python.
    C,
    /// C and C++, without Python.
    Cxx,
    /// R, through the functions for C.
    R,
}

impl Face {
    /// Whether the crate has the tables for Python.
    pub(crate) fn is_for_python(self) -> bool {
        matches!(self, Face::Python | Face::Rust)
    }

    /// Whether the crate has all functions and types for Rust callers.
    pub(super) fn is_for_rust(self) -> bool {
        self == Face::Rust
    }
}
