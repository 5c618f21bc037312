//! [`Sum`]: the exact sum of data that arrives in parts.
//!
//! Guarantees: parts that are added and merged in any order and grouping give the same sum, bit for bit, and
//! the same bytes. On the host and on a device, the exact class of `quaff::sum` processes the elements.
//!
//! ```
//! let mut sum = quaff::Sum::new();
//! sum.add(&[1e16, 1.0])?;
//! sum.add(&[-1e16_f32])?;
//! assert_eq!(sum.value(), 1.0 + (1e16 - f64::from(1e16_f32)));
//! # Ok::<(), quaff::error::Error>(())
//! ```
//!
//! A sum that would reach 2^78 times the largest number is refused with `Overflow`.

mod bridge;

use crate::emitted::{SUM_DOUBLE, SUM_FLOAT};
use addition::Addition;
use bridge::ffi;
use cxx::{ExternType, kind, type_id};
use quaff_runtime::device::DeviceSlice;
use quaff_runtime::dtype::Element;
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::reduction::Reduction;
use quaff_runtime::reduction_state::ReductionState;
use std::fmt;
use std::mem::MaybeUninit;

/// The exact sum of `f32` and `f64` numbers, which is rounded when its value is read.
#[repr(C)]
#[derive(Clone)]
pub struct Sum {
    words: [MaybeUninit<u32>; 71],
}

// SAFETY: size and alignment are those of `quaff::SumState` in cpp/include/quaff/sum_state.hpp, as its shim
// asserts, and both types are trivially copyable.
unsafe impl ExternType for Sum {
    type Id = type_id!("quaff::SumState");
    type Kind = kind::Trivial;
}

/// The element types of a [`Sum`].
pub trait Summand: Addition {}

impl Summand for f32 {}
impl Summand for f64 {}

/// A private module, so that the trait cannot be implemented outside this crate: `ADD` reads the states that
/// `REDUCTION` makes.
mod addition {
    use super::*;

    pub trait Addition: Element + Default {
        const REDUCTION: &'static Reduction<Self>;

        /// Adds a state, which `REDUCTION` must have made with its exact class.
        ///
        /// Code that is generic over a [`Summand`] can access this function, so calling it is unsafe:
        ///
        /// ```
        /// fn add<T: quaff::Summand, U: quaff::Summand>(sum: &mut quaff::Sum, values: &[T]) {
        ///     let state = T::REDUCTION.exact_state_of_slice(values).unwrap();
        ///     let _ = unsafe { U::ADD(sum, &state) };
        /// }
        /// ```
        ///
        /// ```compile_fail,E0133
        /// fn add<T: quaff::Summand, U: quaff::Summand>(sum: &mut quaff::Sum, values: &[T]) {
        ///     let state = T::REDUCTION.exact_state_of_slice(values).unwrap();
        ///     let _ = U::ADD(sum, &state);
        /// }
        /// ```
        const ADD: unsafe fn(&mut Sum, &ReductionState) -> bool;
    }

    impl Addition for f32 {
        const REDUCTION: &'static Reduction<f32> = SUM_FLOAT;
        const ADD: unsafe fn(&mut Sum, &ReductionState) -> bool = ffi::add_floats;
    }

    impl Addition for f64 {
        const REDUCTION: &'static Reduction<f64> = SUM_DOUBLE;
        const ADD: unsafe fn(&mut Sum, &ReductionState) -> bool = ffi::add_doubles;
    }
}

impl Sum {
    /// Creates an empty sum.
    pub fn new() -> Sum {
        ffi::nothing()
    }

    /// Adds every element.
    ///
    /// # Errors
    /// `Overflow`; in this case nothing was added.
    pub fn add<T: Summand>(&mut self, values: &[T]) -> Result<(), Error> {
        let state = T::REDUCTION.exact_state_of_slice(values)?;
        // SAFETY: the exact class of the same `T` made it.
        unsafe { self.add_state::<T>(&state) }
    }

    /// Adds every element of a slice in device memory after the work in the slice's stream, and waits for the
    /// result.
    ///
    /// ```
    /// use quaff::device::DeviceSlice;
    /// use quaff::{Sum, error::Error};
    ///
    /// fn total(parts: &[DeviceSlice<'_, f32>]) -> Result<f64, Error> {
    ///     let mut sum = Sum::new();
    ///     for part in parts {
    ///         sum.add_on_device(part)?;
    ///     }
    ///     Ok(sum.value())
    /// }
    ///
    /// // SAFETY: there is no element.
    /// assert_eq!(total(&[unsafe { DeviceSlice::new(0, 0, None) }]).unwrap(), 0.0);
    /// ```
    ///
    /// # Errors
    /// `Overflow`, the errors of the CUDA driver, and an error if there is no driver: [`crate::device`]. In
    /// these cases nothing was added.
    pub fn add_on_device<T: Summand>(&mut self, values: &DeviceSlice<'_, T>) -> Result<(), Error> {
        let state = T::REDUCTION.exact_state_of_device(values)?;
        // SAFETY: the exact class of the same `T` made it.
        unsafe { self.add_state::<T>(&state) }
    }

    /// Adds the state of the exact class of [`Addition::REDUCTION`].
    ///
    /// # Safety
    /// The exact class of this `T` has made the state.
    pub(crate) unsafe fn add_state<T: Summand>(&mut self, state: &ReductionState) -> Result<(), Error> {
        // SAFETY: the caller guarantees it.
        outcome(unsafe { T::ADD(self, state) }, ())
    }

    /// Adds everything that was added to another sum.
    ///
    /// # Errors
    /// `Overflow`; in this case nothing was added.
    pub fn merge(&mut self, other: &Sum) -> Result<(), Error> {
        outcome(ffi::merge(self, other), ())
    }

    /// The sum, rounded once: to `f64` if any `f64` was added, and otherwise to `f32`. The value of an empty
    /// sum is 0.
    pub fn value(&self) -> f64 {
        ffi::value(self)
    }

    /// Whether any `f64` was added.
    pub fn is_of_f64(&self) -> bool {
        ffi::is_of_doubles(self)
    }

    /// The sum as bytes. Equal sums have equal bytes; docs/sum-of-parts.md describes the format.
    pub fn to_bytes(&self) -> Vec<u8> {
        ffi::bytes(self)
    }

    /// Restores a sum from the bytes of [`Sum::to_bytes`], which may come from another machine.
    ///
    /// # Errors
    /// `Value` for bytes that are not the bytes of a sum.
    pub fn from_bytes(bytes: &[u8]) -> Result<Sum, Error> {
        let mut sum = Sum::new();
        outcome(ffi::of_bytes(bytes, &mut sum), sum)
    }
}

impl Default for Sum {
    fn default() -> Sum {
        Sum::new()
    }
}

/// Sums are equal if they have the same number and the same type of the value.
impl PartialEq for Sum {
    fn eq(&self, other: &Sum) -> bool {
        self.to_bytes() == other.to_bytes()
    }
}

impl Eq for Sum {}

impl fmt::Debug for Sum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sum").field("value", &self.value()).field("is_of_f64", &self.is_of_f64()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sum;
    use quaff_runtime::error::ErrorKind;

    fn sum_of<T: Summand>(values: &[T]) -> Sum {
        let mut sum = Sum::new();
        sum.add(values).unwrap();
        sum
    }

    #[test]
    fn the_sum_of_nothing_is_0() {
        assert_eq!(Sum::new().value().to_bits(), 0);
        assert_eq!(sum_of::<f32>(&[]), Sum::new());
        assert_eq!(sum_of::<f64>(&[]).value().to_bits(), 0);
        assert!(sum_of::<f64>(&[]).is_of_f64() && !Sum::new().is_of_f64());
    }

    #[test]
    fn parts_give_the_whole_whatever_their_lengths() {
        let doubles: Vec<f64> =
            (1..400_000).map(|index| (f64::from(index)).sin() / f64::from(index)).collect();
        let floats: Vec<f32> = doubles.iter().map(|&number| number as f32).collect();
        for length in [1, 7, 1000, 131_072, 400_000] {
            let (mut single, mut double) = (Sum::new(), Sum::new());
            for part in floats.chunks(length.max(100)).rev() {
                single.merge(&sum_of(part)).unwrap();
            }
            for part in doubles.chunks(length.max(100)) {
                double.add(part).unwrap();
            }
            assert_eq!(single.value(), f64::from(sum(&floats).unwrap()), "{length}");
            assert_eq!(double.value(), sum(&doubles).unwrap(), "{length}");
            assert_eq!((single, double), (sum_of(&floats), sum_of(&doubles)), "{length}");
        }
    }

    #[test]
    fn both_types_are_added_exactly() {
        let mut sum = sum_of(&[f32::MIN_POSITIVE / 4.0, f32::MAX]);
        sum.add(&[f64::MAX, -f64::from(f32::MAX)]).unwrap();
        sum.add(&[-f64::MAX]).unwrap();
        assert_eq!(sum.value(), f64::from(f32::MIN_POSITIVE) / 4.0);
    }

    #[test]
    fn bytes_are_read_again() {
        for sum in [Sum::new(), sum_of(&[-1.5_f32]), sum_of(&[f64::MAX, 5e-324]), sum_of(&[f64::NAN])] {
            let bytes = sum.to_bytes();
            assert_eq!(Sum::from_bytes(&bytes).unwrap(), sum);
            let short = Sum::from_bytes(&bytes[..bytes.len() - 1]).unwrap_err();
            assert_eq!(short.kind, ErrorKind::Value);
        }
    }

    #[test]
    fn a_sum_without_room_is_refused_and_stays_as_it_was() {
        let mut sum = sum_of(&[f64::MAX]);
        let refused = (0..100).find_map(|_| {
            let before = sum.clone();
            sum.merge(&before).err().map(|error| (error, before))
        });
        let (error, before) = refused.unwrap();
        assert_eq!((error.kind, sum.value()), (ErrorKind::Overflow, f64::INFINITY));
        assert_eq!(sum, before);
    }
}
