//! [`Sum::add_dyn`]: adds an array whose element type and memory are known at run time.

use crate::emitted::{SUM_DOUBLE, SUM_FLOAT};
use crate::sum_state::Sum;
use quaff_runtime::array_view::ArrayView;
use quaff_runtime::dtype::Dtype;
use quaff_runtime::dynamic::refused;
use quaff_runtime::error::Error;

impl Sum {
    /// Adds every element of an array of `f32` or `f64`, on the host or on a device.
    ///
    /// ```
    /// use quaff::array_view::ArrayView;
    ///
    /// let values = [1.5_f32, 2.0];
    /// assert_eq!(quaff::sum_dyn(&ArrayView::of_slice(&values))?, 3.5);
    /// let mut sum = quaff::Sum::new();
    /// sum.add_dyn(&ArrayView::of_slice(&values))?;
    /// assert!(sum.add_dyn(&ArrayView::of_slice(&[1_i32])).is_err());
    /// # Ok::<(), quaff::error::Error>(())
    /// ```
    ///
    /// # Errors
    /// The errors of [`sum_dyn`](crate::sum_dyn), and `Overflow`; in these cases nothing was added.
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
            _ => Err(refused("add_dyn", "array", array, "float32, float64")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sum_dyn;
    use quaff_runtime::error::ErrorKind;

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
        let expected =
            "`sum` takes no `bool` on the host as `arr`: convert the array, for it takes float32, float64";
        assert_eq!(error.message, expected);
        assert_eq!(Sum::new().add_dyn(&ArrayView::of_slice(&[1_u8])).unwrap_err().kind, ErrorKind::Type);
    }
}
