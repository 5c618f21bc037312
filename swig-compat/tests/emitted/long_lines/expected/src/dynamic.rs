//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions of arrays whose element types and memory are known when a program runs.

use super::bridge::ffi;
use quaff_runtime::array_view::ArrayView;
use quaff_runtime::dtype::Dtype;
use quaff_runtime::dynamic::{self, Memory, OnHost};
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;

/// The arrays select the C++ function by their element type and memory, on the host or a device.
///
/// # Errors
/// `Type` for other arrays, exceptions of C++, and errors of the CUDA driver.
pub fn a_function_with_a_name_that_fills_a_line_dyn(
    the_first_of_the_arrays: &ArrayView<'_>,
    the_second_of_the_arrays: &ArrayView<'_>,
) -> Result<f64, Error> {
    match dynamic::kind(the_first_of_the_arrays) {
        (Dtype::Float32, Memory::Host) => a_function_with_a_name_that_fills_a_line_float(
            the_first_of_the_arrays,
            the_second_of_the_arrays,
        ),
        (Dtype::Uint64, Memory::Host) => {
            a_function_with_a_name_that_fills_a_line_unsigned_long_long(
                the_first_of_the_arrays,
                the_second_of_the_arrays,
            )
        }
        _ => Err(dynamic::refused(
            "a_function_with_a_name_that_fills_a_line",
            "the_first_of_the_arrays",
            the_first_of_the_arrays,
            "float32, uint64 on the host",
        )),
    }
}

// example.i:21: a_function_with_a_name_that_fills_a_line<float>
fn a_function_with_a_name_that_fills_a_line_float(
    the_first_of_the_arrays: &ArrayView<'_>,
    the_second_of_the_arrays: &ArrayView<'_>,
) -> Result<f64, Error> {
    let the_first_of_the_arrays =
        &OnHost::<f32>::read("the_first_of_the_arrays", the_first_of_the_arrays)?;
    let the_second_of_the_arrays =
        &OnHost::<f32>::read("the_second_of_the_arrays", the_second_of_the_arrays)?;
    let mut result = Default::default();
    let done = ffi::a_function_with_a_name_that_fills_a_line_float(
        &the_first_of_the_arrays.into(),
        &the_second_of_the_arrays.into(),
        &mut result,
    );
    outcome(done, result)
}

// example.i:22: a_function_with_a_name_that_fills_a_line<unsigned long long>
fn a_function_with_a_name_that_fills_a_line_unsigned_long_long(
    the_first_of_the_arrays: &ArrayView<'_>,
    the_second_of_the_arrays: &ArrayView<'_>,
) -> Result<f64, Error> {
    let the_first_of_the_arrays =
        &OnHost::<u64>::read("the_first_of_the_arrays", the_first_of_the_arrays)?;
    let the_second_of_the_arrays =
        &OnHost::<u64>::read("the_second_of_the_arrays", the_second_of_the_arrays)?;
    let mut result = Default::default();
    let done = ffi::a_function_with_a_name_that_fills_a_line_unsigned_long_long(
        &the_first_of_the_arrays.into(),
        &the_second_of_the_arrays.into(),
        &mut result,
    );
    outcome(done, result)
}
