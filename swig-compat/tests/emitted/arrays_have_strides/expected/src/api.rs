//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::host::{Shaped, same_length};

// include/views.hpp:8: views::brighten
/// Adds to a part of an image, whose rows are so far apart.
///
/// # Errors
/// The exceptions of C++.
pub fn brighten(image: Shaped<&mut [f32], 2>, by: f32) -> Result<(), Error> {
    let rows = image.extent(0);
    let columns = image.extent(1);
    let pitch = image.stride(0);
    let image = image.into_values();
    let done = ffi::brighten(&image.into(), by, rows, columns, pitch);
    outcome(done, ())
}

// include/views.hpp:25: views::corner
/// The last element of the first column.
///
/// # Errors
/// The exceptions of C++.
pub fn corner(table: Shaped<&[f64], 2>) -> Result<f64, Error> {
    let rows = table.extent(0);
    let columns = table.extent(1);
    let table = table.into_values();
    let mut result = Default::default();
    let done = ffi::corner(&table.into(), rows, columns, &mut result);
    outcome(done, result)
}

/// # Errors
/// The exceptions of C++.
pub fn dot<T: DotElement>(x: &[T], y: &[T]) -> Result<T, Error> {
    T::dot(x, y)
}

/// The element types of [`dot`].
pub trait DotElement: sealed::Element {
    #[doc(hidden)]
    fn dot(x: &[Self], y: &[Self]) -> Result<Self, Error>;
}

// example.i:17: views::dot<float>
impl DotElement for f32 {
    fn dot(x: &[f32], y: &[f32]) -> Result<f32, Error> {
        same_length(&[("x", x.len()), ("y", y.len())])?;
        let incx = 1;
        let incy = 1;
        let mut result = Default::default();
        let done = ffi::dot_float(&x.into(), &y.into(), incx, incy, &mut result);
        outcome(done, result)
    }
}

// example.i:18: views::dot<double>
impl DotElement for f64 {
    fn dot(x: &[f64], y: &[f64]) -> Result<f64, Error> {
        same_length(&[("x", x.len()), ("y", y.len())])?;
        let incx = 1;
        let incy = 1;
        let mut result = Default::default();
        let done = ffi::dot_double(&x.into(), &y.into(), incx, incy, &mut result);
        outcome(done, result)
    }
}

// include/views.hpp:28: views::second_column
/// Columns that are so far apart.
///
/// # Errors
/// The exceptions of C++.
pub fn second_column(matrix: Shaped<&[f64], 2>) -> Result<f64, Error> {
    let rows = matrix.extent(0);
    let columns = matrix.extent(1);
    let ld = matrix.fortran_stride(1);
    let matrix = matrix.into_values();
    let mut result = Default::default();
    let done = ffi::second_column(&matrix.into(), rows, columns, ld, &mut result);
    outcome(done, result)
}

/// The element types of the module's functions; there are no others.
mod sealed {
    pub trait Element: Sized {}

    impl Element for f32 {}
    impl Element for f64 {}
}
