//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::host::{Shaped, same_extent, same_length};

/// The sums of the elements.
///
/// # Errors
/// The exceptions of C++.
pub fn add<T: AddElement>(a: &[T], b: &[T], out: &mut [T]) -> Result<(), Error> {
    T::add(a, b, out)
}

/// The element types of [`add`].
pub trait AddElement: sealed::Element {
    #[doc(hidden)]
    fn add(a: &[Self], b: &[Self], out: &mut [Self]) -> Result<(), Error>;
}

// example.i:17: example::add<float>
impl AddElement for f32 {
    fn add(a: &[f32], b: &[f32], out: &mut [f32]) -> Result<(), Error> {
        same_length(&[("a", a.len()), ("b", b.len()), ("out", out.len())])?;
        let done = ffi::add_float(&a.into(), &b.into(), &out.into());
        outcome(done, ())
    }
}

// example.i:18: example::add<double>
impl AddElement for f64 {
    fn add(a: &[f64], b: &[f64], out: &mut [f64]) -> Result<(), Error> {
        same_length(&[("a", a.len()), ("b", b.len()), ("out", out.len())])?;
        let done = ffi::add_double(&a.into(), &b.into(), &out.into());
        outcome(done, ())
    }
}

// example.hpp:26: example::count_up
/// No array has its length.
///
/// # Errors
/// The exceptions of C++.
pub fn count_up(count: i64, first: f32, step: f32, steps: &mut [f32]) -> Result<(), Error> {
    same_extent(
        "count",
        &[("count", count as u64), ("steps", steps.len() as u64)],
    )?;
    let done = ffi::count_up(count, first, step, &steps.into());
    outcome(done, ())
}

// example.hpp:26: example::count_up
/// No array has its length.
///
/// # Errors
/// The exceptions of C++.
pub fn count_up_without_step(count: i64, first: f32, steps: &mut [f32]) -> Result<(), Error> {
    same_extent(
        "count",
        &[("count", count as u64), ("steps", steps.len() as u64)],
    )?;
    let done = ffi::count_up_2(count, first, &steps.into());
    outcome(done, ())
}

// example.hpp:43: example::is_diagonal
/// # Errors
/// The exceptions of C++.
pub fn is_diagonal(rows: u32, columns: u32, table: Shaped<&mut [bool], 2>) -> Result<(), Error> {
    same_extent("rows", &[("rows", rows as u64), ("table", table.extent(0))])?;
    same_extent(
        "columns",
        &[("columns", columns as u64), ("table", table.extent(1))],
    )?;
    let table = table.into_values();
    let done = ffi::is_diagonal(rows, columns, &table.into());
    outcome(done, ())
}

// example.hpp:32: example::multiply
/// # Errors
/// The exceptions of C++.
pub fn multiply(
    left: Shaped<&[f64], 2>,
    right: Shaped<&[f64], 2>,
    product: Shaped<&mut [f64], 2>,
) -> Result<(), Error> {
    same_extent(
        "m",
        &[("left", left.extent(0)), ("product", product.extent(0))],
    )?;
    same_extent("k", &[("left", left.extent(1)), ("right", right.extent(0))])?;
    same_extent(
        "n",
        &[("right", right.extent(1)), ("product", product.extent(1))],
    )?;
    let m = left.extent(0);
    let k = left.extent(1);
    let n = right.extent(1);
    let left = left.into_values();
    let right = right.into_values();
    let product = product.into_values();
    let done = ffi::multiply(&left.into(), &right.into(), &product.into(), m, k, n);
    outcome(done, ())
}

// example.hpp:15: example::split
/// The result comes first in C++, and there is a number among what is returned.
///
/// # Errors
/// The exceptions of C++.
pub fn split(a: &[f64], border: f64, low: &mut [f64], high: &mut [f64]) -> Result<i32, Error> {
    same_length(&[("a", a.len()), ("low", low.len()), ("high", high.len())])?;
    let mut result = Default::default();
    let done = ffi::split(&a.into(), border, &low.into(), &high.into(), &mut result);
    outcome(done, result)
}

// example.hpp:15: example::split
/// The result comes first in C++, and there is a number among what is returned.
///
/// # Errors
/// The exceptions of C++.
pub fn split_without_border(a: &[f64], low: &mut [f64], high: &mut [f64]) -> Result<i32, Error> {
    same_length(&[("a", a.len()), ("low", low.len()), ("high", high.len())])?;
    let mut result = Default::default();
    let done = ffi::split_2(&a.into(), &low.into(), &high.into(), &mut result);
    outcome(done, result)
}

/// The element types of the module's functions; there are no others.
mod sealed {
    pub trait Element: Sized {}

    impl Element for f32 {}
    impl Element for f64 {}
}
