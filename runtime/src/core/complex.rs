//! Complex numbers with the layout of C++'s `std::complex`.

use cxx::{ExternType, kind, type_id};

/// A complex number: the real part, followed by the imaginary part.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Complex<T> {
    pub re: T,
    pub im: T,
}

/// `std::complex<float>`
pub type Complex64 = Complex<f32>;

/// `std::complex<double>`
pub type Complex128 = Complex<f64>;

impl<T> Complex<T> {
    /// Creates a number from its parts.
    pub const fn new(re: T, im: T) -> Complex<T> {
        Complex { re, im }
    }
}

// SAFETY: the C++ standard lays a complex number out as an array of its two parts, and both languages move it
// bytewise.
unsafe impl ExternType for Complex<f32> {
    type Id = type_id!("quaff::Complex64");
    type Kind = kind::Trivial;
}

// SAFETY: as for `Complex<f32>`.
unsafe impl ExternType for Complex<f64> {
    type Id = type_id!("quaff::Complex128");
    type Kind = kind::Trivial;
}
