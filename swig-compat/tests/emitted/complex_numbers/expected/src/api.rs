//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::{DEVICE, ffi};
use quaff_runtime::complex::{Complex64, Complex128};
use quaff_runtime::device::{self, DeviceSliceMut, Order};
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::host::same_length;
use quaff_runtime::vector::CxxVec;

/// # Errors
/// The exceptions of C++.
pub fn inner<T: InnerElement>(left: &[T], right: &[T]) -> Result<T, Error> {
    T::inner(left, right)
}

/// The element types of [`inner`].
pub trait InnerElement: sealed::Element {
    #[doc(hidden)]
    fn inner(left: &[Self], right: &[Self]) -> Result<Self, Error>;
}

// example.i:11: spectra::inner<float>
impl InnerElement for Complex64 {
    fn inner(left: &[Complex64], right: &[Complex64]) -> Result<Complex64, Error> {
        same_length(&[("left", left.len()), ("right", right.len())])?;
        let mut result = Default::default();
        let done = ffi::inner_float(&left.into(), &right.into(), &mut result);
        outcome(done, result)
    }
}

// example.i:12: spectra::inner<double>
impl InnerElement for Complex128 {
    fn inner(left: &[Complex128], right: &[Complex128]) -> Result<Complex128, Error> {
        same_length(&[("left", left.len()), ("right", right.len())])?;
        let mut result = Default::default();
        let done = ffi::inner_double(&left.into(), &right.into(), &mut result);
        outcome(done, result)
    }
}

// include/spectra.hpp:16: spectra::rotate
/// # Errors
/// The exceptions of C++.
pub fn rotate(spectrum: &mut [Complex128], by: Complex128) -> Result<(), Error> {
    let done = ffi::rotate(&spectrum.into(), by);
    outcome(done, ())
}

// include/spectra.hpp:28: spectra::same
/// # Errors
/// The exceptions of C++.
pub fn same(numbers: &[Complex64]) -> Result<CxxVec<Complex64>, Error> {
    let mut result = Default::default();
    let done = ffi::same(&numbers.into(), &mut result);
    Ok(outcome(done, result)?.typed())
}

// include/spectra.hpp:23: spectra::zero
/// A host has nothing to do on a device.
///
/// # Errors
/// The exceptions of C++, and errors of the CUDA driver: see [`quaff_runtime::device`].
pub fn zero(spectrum_d: &mut DeviceSliceMut<'_, Complex64>) -> Result<(), Error> {
    let arrays = [spectrum_d.view()];
    let work = |_| {
        let done = ffi::zero(&spectrum_d.array());
        outcome(done, ())
    };
    device::call(&arrays, &DEVICE, Order::ByEvents, work)
}

/// The element types of the module's functions; there are no others.
mod sealed {
    pub trait Element: Sized {}

    impl Element for quaff_runtime::complex::Complex64 {}
    impl Element for quaff_runtime::complex::Complex128 {}
}
