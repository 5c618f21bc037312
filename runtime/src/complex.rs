//! Complex numbers, as C++'s `std::complex` has them.

use cxx::{ExternType, kind, type_id};

/// A complex number: the real part, and the imaginary one after it.
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
    /// The number with these parts.
    pub const fn new(re: T, im: T) -> Complex<T> {
        Complex { re, im }
    }
}

// SAFETY: the C++ standard lays a complex number out as an array of its two parts, and both sides move it as bytes.
unsafe impl ExternType for Complex<f32> {
    type Id = type_id!("quaff::Complex64");
    type Kind = kind::Trivial;
}

// SAFETY: as for the parts of `f32`.
unsafe impl ExternType for Complex<f64> {
    type Id = type_id!("quaff::Complex128");
    type Kind = kind::Trivial;
}
