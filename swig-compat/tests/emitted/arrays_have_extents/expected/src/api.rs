//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::{DEVICE, ffi};
use quaff_runtime::device::{self, DeviceSlice, DeviceSliceMut, Order};
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::host::{Shaped, same_extent};

/// The product of two matrices.
///
/// # Errors
/// The exceptions of C++.
pub fn multiply<T: MultiplyElement>(
    a: Shaped<&[T], 2>,
    b: Shaped<&[T], 2>,
    c: Shaped<&mut [T], 2>,
) -> Result<(), Error> {
    T::multiply(a, b, c)
}

/// The element types of [`multiply`].
pub trait MultiplyElement: sealed::Element {
    #[doc(hidden)]
    fn multiply(
        a: Shaped<&[Self], 2>,
        b: Shaped<&[Self], 2>,
        c: Shaped<&mut [Self], 2>,
    ) -> Result<(), Error>;
}

// example.i:16: matrices::multiply<float>
impl MultiplyElement for f32 {
    fn multiply(
        a: Shaped<&[f32], 2>,
        b: Shaped<&[f32], 2>,
        c: Shaped<&mut [f32], 2>,
    ) -> Result<(), Error> {
        same_extent("m", &[("a", a.extent(0)), ("c", c.extent(0))])?;
        same_extent("n", &[("b", b.extent(1)), ("c", c.extent(1))])?;
        same_extent("k", &[("a", a.extent(1)), ("b", b.extent(0))])?;
        let m = a.extent(0);
        let n = b.extent(1);
        let k = a.extent(1);
        let a = a.into_values();
        let b = b.into_values();
        let c = c.into_values();
        let done = ffi::multiply_float(&a.into(), &b.into(), &c.into(), m, n, k);
        outcome(done, ())
    }
}

// example.i:17: matrices::multiply<double>
impl MultiplyElement for f64 {
    fn multiply(
        a: Shaped<&[f64], 2>,
        b: Shaped<&[f64], 2>,
        c: Shaped<&mut [f64], 2>,
    ) -> Result<(), Error> {
        same_extent("m", &[("a", a.extent(0)), ("c", c.extent(0))])?;
        same_extent("n", &[("b", b.extent(1)), ("c", c.extent(1))])?;
        same_extent("k", &[("a", a.extent(1)), ("b", b.extent(0))])?;
        let m = a.extent(0);
        let n = b.extent(1);
        let k = a.extent(1);
        let a = a.into_values();
        let b = b.into_values();
        let c = c.into_values();
        let done = ffi::multiply_double(&a.into(), &b.into(), &c.into(), m, n, k);
        outcome(done, ())
    }
}

// include/matrices.hpp:39: matrices::pixels
/// Overloads by their rank: 2, and any other.
///
/// # Errors
/// The exceptions of C++.
pub fn pixels(image: Shaped<&[u8], 2>, repeat: i32) -> Result<i32, Error> {
    let height = image.extent(0);
    let width = image.extent(1);
    let image = image.into_values();
    let mut result = Default::default();
    let done = ffi::pixels(&image.into(), repeat, height, width, &mut result);
    outcome(done, result)
}

// include/matrices.hpp:39: matrices::pixels
/// Overloads by their rank: 2, and any other.
///
/// # Errors
/// The exceptions of C++.
pub fn pixels_without_repeat(image: Shaped<&[u8], 2>) -> Result<i32, Error> {
    let height = image.extent(0);
    let width = image.extent(1);
    let image = image.into_values();
    let mut result = Default::default();
    let done = ffi::pixels_2(&image.into(), height, width, &mut result);
    outcome(done, result)
}

// include/matrices.hpp:33: matrices::scale
/// The same names, of which another function takes one for a length.
///
/// # Errors
/// The exceptions of C++.
pub fn scale(x: &mut [f64], by: f64) -> Result<(), Error> {
    let done = ffi::scale(&x.into(), by);
    outcome(done, ())
}

// include/matrices.hpp:17: matrices::sum_of_product
/// An extent of one array is the length of another.
///
/// # Errors
/// The exceptions of C++.
pub fn sum_of_product(b: Shaped<&[f64], 2>, x: &[f64]) -> Result<f64, Error> {
    same_extent("n", &[("b", b.extent(1)), ("x", x.len() as u64)])?;
    let k = b.extent(0);
    let n = b.extent(1);
    let b = b.into_values();
    let mut result = Default::default();
    let done = ffi::sum_of_product(&b.into(), &x.into(), k, n, &mut result);
    outcome(done, result)
}

// include/matrices.hpp:42: matrices::sum_rows
/// Shapes are looked at before a kernel runs; here there is none.
///
/// # Errors
/// The exceptions of C++, and errors of the CUDA driver: see [`quaff_runtime::device`].
pub fn sum_rows(
    a_d: Shaped<&DeviceSlice<'_, f32>, 2>,
    row_d: &mut DeviceSliceMut<'_, f32>,
) -> Result<(), Error> {
    same_extent(
        "n",
        &[("a_d", a_d.extent(1)), ("row_d", row_d.len() as u64)],
    )?;
    let m = a_d.extent(0);
    let n = a_d.extent(1);
    let a_d = a_d.into_values();
    let arrays = [a_d.view(), row_d.view()];
    let work = |_| {
        let done = ffi::sum_rows(&a_d.array(), &row_d.array(), m, n);
        outcome(done, ())
    };
    device::call(&arrays, &DEVICE, Order::ByEvents, work)
}

// include/matrices.hpp:25: matrices::trace
/// # Errors
/// The exceptions of C++.
pub fn trace(square: Shaped<&[f64], 2>) -> Result<f64, Error> {
    same_extent(
        "n",
        &[("square", square.extent(0)), ("square", square.extent(1))],
    )?;
    let n = square.extent(0);
    let square = square.into_values();
    let mut result = Default::default();
    let done = ffi::trace(&square.into(), n, &mut result);
    outcome(done, result)
}

/// The element types of the module's functions; there are no others.
mod sealed {
    pub trait Element: Sized {}

    impl Element for f32 {}
    impl Element for f64 {}
}
