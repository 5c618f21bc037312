//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions of arrays whose element types and memory are known when a program runs.

use super::bridge::ffi;
use quaff_runtime::array_view::{ArrayView, ArrayViewMut};
use quaff_runtime::dtype::Dtype;
use quaff_runtime::dynamic::{self, Lent, Place};
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::host::same_extent;

/// The product of two matrices.
///
/// The arrays are of any element type that there is a function for, wherever they lie.
///
/// # Errors
/// `Type` for other arrays, and what C++ throws and the CUDA driver reports.
pub fn multiply_dyn(
    a: &ArrayView<'_>,
    b: &ArrayView<'_>,
    c: &mut ArrayViewMut<'_>,
) -> Result<(), Error> {
    match dynamic::kind(a) {
        (Dtype::Float32, Place::Host) => multiply_float(a, b, c),
        (Dtype::Float64, Place::Host) => multiply_double(a, b, c),
        _ => Err(dynamic::refused(
            "multiply",
            "a",
            a,
            "float32, float64 on the host",
        )),
    }
}

// example.i:16: matrices::multiply<float>
fn multiply_float(
    a: &ArrayView<'_>,
    b: &ArrayView<'_>,
    c: &mut ArrayViewMut<'_>,
) -> Result<(), Error> {
    let a = &Lent::<f32>::read_shaped("a", a, 2)?;
    let b = &Lent::<f32>::read_shaped("b", b, 2)?;
    let c = &Lent::<f32>::write_shaped("c", c, 2)?;
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

// example.i:17: matrices::multiply<double>
fn multiply_double(
    a: &ArrayView<'_>,
    b: &ArrayView<'_>,
    c: &mut ArrayViewMut<'_>,
) -> Result<(), Error> {
    let a = &Lent::<f64>::read_shaped("a", a, 2)?;
    let b = &Lent::<f64>::read_shaped("b", b, 2)?;
    let c = &Lent::<f64>::write_shaped("c", c, 2)?;
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
