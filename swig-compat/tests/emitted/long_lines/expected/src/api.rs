//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;

// example.i:14: a_function_of_several_words_and_more
/// # Errors
/// The exceptions of C++.
pub fn a_function_of_several_words_and_more(
    of_a_parameter: i32,
    that_is_named: i32,
    at_some_length: i32,
) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::a_function_of_several_words_and_more(
        of_a_parameter,
        that_is_named,
        at_some_length,
        &mut result,
    );
    outcome(done, result)
}

/// # Errors
/// The exceptions of C++.
pub fn a_function_with_a_name_that_fills_a_line<T: AFunctionWithANameThatFillsALineElement>(
    the_first_of_the_arrays: &[T],
    the_second_of_the_arrays: &[T],
) -> Result<f64, Error> {
    T::a_function_with_a_name_that_fills_a_line(the_first_of_the_arrays, the_second_of_the_arrays)
}

/// The element types of [`a_function_with_a_name_that_fills_a_line`].
pub trait AFunctionWithANameThatFillsALineElement: sealed::Element {
    #[doc(hidden)]
    fn a_function_with_a_name_that_fills_a_line(
        the_first_of_the_arrays: &[Self],
        the_second_of_the_arrays: &[Self],
    ) -> Result<f64, Error>;
}

// example.i:21: a_function_with_a_name_that_fills_a_line<float>
impl AFunctionWithANameThatFillsALineElement for f32 {
    fn a_function_with_a_name_that_fills_a_line(
        the_first_of_the_arrays: &[f32],
        the_second_of_the_arrays: &[f32],
    ) -> Result<f64, Error> {
        let mut result = Default::default();
        let done = ffi::a_function_with_a_name_that_fills_a_line_float(
            &the_first_of_the_arrays.into(),
            &the_second_of_the_arrays.into(),
            &mut result,
        );
        outcome(done, result)
    }
}

// example.i:22: a_function_with_a_name_that_fills_a_line<unsigned long long>
impl AFunctionWithANameThatFillsALineElement for u64 {
    fn a_function_with_a_name_that_fills_a_line(
        the_first_of_the_arrays: &[u64],
        the_second_of_the_arrays: &[u64],
    ) -> Result<f64, Error> {
        let mut result = Default::default();
        let done = ffi::a_function_with_a_name_that_fills_a_line_unsigned_long_long(
            &the_first_of_the_arrays.into(),
            &the_second_of_the_arrays.into(),
            &mut result,
        );
        outcome(done, result)
    }
}

// example.i:19: and_yet_another_function_of_several_words
/// # Errors
/// The exceptions of C++.
pub fn and_yet_another_function_of_several_words() -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::and_yet_another_function_of_several_words(&mut result);
    outcome(done, result)
}

// example.i:17: another_function_of_several_words
/// # Errors
/// The exceptions of C++.
pub fn another_function_of_several_words() -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::another_function_of_several_words(&mut result);
    outcome(done, result)
}

// example.i:11: many
/// # Errors
/// The exceptions of C++.
pub fn many(
    a: i32,
    b: i32,
    c: i32,
    d: i32,
    e: i32,
    f: i32,
    g: i32,
    h: i32,
    i: i32,
    j: i32,
    k: i32,
    l: i32,
    m: i32,
    n: i32,
) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::many(a, b, c, d, e, f, g, h, i, j, k, l, m, n, &mut result);
    outcome(done, result)
}

// example.i:18: yet_another_function_of_several_words
/// # Errors
/// The exceptions of C++.
pub fn yet_another_function_of_several_words() -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::yet_another_function_of_several_words(&mut result);
    outcome(done, result)
}

/// The element types of the module's functions; there are no others.
mod sealed {
    pub trait Element: Sized {}

    impl Element for u64 {}
    impl Element for f32 {}
}
