//! [`sum_dyn`]: the sum of an array whose element type and memory are known when the program runs.

use crate::emitted::{SUM_DOUBLE, SUM_FLOAT};
use crate::sum_state::Sum;
use quaff_runtime::array_view::ArrayView;
use quaff_runtime::dtype::Dtype;
use quaff_runtime::error::{Error, ErrorKind};

/// The sum of an array of `f32` or `f64`, on the host or on a device, correctly rounded to its type; 0 for no elements.
///
/// ```
/// use quaff::array_view::ArrayView;
///
/// let values = [1.5_f32, 2.0];
/// assert_eq!(quaff::sum_dyn(&ArrayView::of_slice(&values))?, 3.5);
/// assert!(quaff::sum_dyn(&ArrayView::of_slice(&[1_i32])).is_err());
/// # Ok::<(), quaff::error::Error>(())
/// ```
///
/// # Errors
/// `Type` for other elements; and what the CUDA driver reports, or that there is none: [`crate::device`].
pub fn sum_dyn(array: &ArrayView<'_>) -> Result<f64, Error> {
    match array.dtype {
        Dtype::Float32 => SUM_FLOAT.of_view(array).map(f64::from),
        Dtype::Float64 => SUM_DOUBLE.of_view(array),
        other => Err(refused(other)),
    }
}

impl Sum {
    /// Adds every element of an array of `f32` or `f64`, on the host or on a device.
    ///
    /// # Errors
    /// As [`sum_dyn`], and `Overflow`; then nothing was added.
    pub fn add_dyn(&mut self, array: &ArrayView<'_>) -> Result<(), Error> {
        match array.dtype {
            Dtype::Float32 => {
                let state = SUM_FLOAT.exact_state_of_view(array)?;
                // SAFETY: the exact class of the same type made it.
                unsafe { self.add_state::<f32>(&state) }
            }
            Dtype::Float64 => {
                let state = SUM_DOUBLE.exact_state_of_view(array)?;
                // SAFETY: as above.
                unsafe { self.add_state::<f64>(&state) }
            }
            other => Err(refused(other)),
        }
    }
}

#[cold]
fn refused(dtype: Dtype) -> Error {
    let text = format!("there is no sum of `{}`: convert the array to `float32` or `float64`", dtype.name());
    Error::new(ErrorKind::Type, text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_types_are_summed_and_added() {
        let (floats, doubles) = ([1e8_f32, 1.0, -1e8], [1e16, 1.0, -1e16]);
        assert_eq!(sum_dyn(&ArrayView::of_slice(&floats)).unwrap(), 1.0);
        assert_eq!(sum_dyn(&ArrayView::of_slice(&doubles)).unwrap(), 1.0);
        assert_eq!(sum_dyn(&ArrayView::of_slice::<f64>(&[])).unwrap(), 0.0);
        let mut sum = Sum::new();
        sum.add_dyn(&ArrayView::of_slice(&floats)).unwrap();
        sum.add_dyn(&ArrayView::of_slice(&doubles)).unwrap();
        assert_eq!(sum.value(), 2.0);
    }

    #[test]
    fn other_types_are_refused() {
        let error = sum_dyn(&ArrayView::of_slice(&[true])).unwrap_err();
        assert_eq!(error.kind, ErrorKind::Type);
        assert_eq!(error.message, "there is no sum of `bool`: convert the array to `float32` or `float64`");
        assert_eq!(Sum::new().add_dyn(&ArrayView::of_slice(&[1_u8])).unwrap_err(), refused(Dtype::Uint8));
    }
}
