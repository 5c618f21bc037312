//! Written by quaff from quaff.i: change that file, not this one.
//!
//! The C++ functions behind the module, as cxx declares them. A function that returns `bool` writes its
//! result, if it has one, to its last parameter, and returns `false` if it has stored an exception instead.

#[cxx::bridge(namespace = "quaff_bridge_quaff")]
pub(crate) mod ffi {
    // SAFETY: the shim checks the dtype of every array before it touches the memory.
    unsafe extern "C++" {
        include!("quaff_shim.hpp");

        #[namespace = "quaff"]
        type Contiguous<'a> = quaff_runtime::host::Contiguous<'a>;

        #[namespace = "quaff"]
        type ReductionState = quaff_runtime::reduction_state::ReductionState;

        #[namespace = "quaff"]
        type Slices<'a> = quaff_runtime::host::Slices<'a>;

        #[namespace = "quaff"]
        type Strided<'a> = quaff_runtime::host::Strided<'a>;

        // cpp/quaff.i:71: quaff::dot<float>
        fn dot_float(x: &Contiguous<'_>, y: &Contiguous<'_>, result: &mut f32) -> bool;

        // cpp/quaff.i:72: quaff::dot<double>
        fn dot_double(x: &Contiguous<'_>, y: &Contiguous<'_>, result: &mut f64) -> bool;

        // cpp/quaff.i:55: quaff::Norm<float>
        fn norm_float(array: &Contiguous<'_>, result: &mut f32) -> bool;
        fn norm_float_accumulate(
            state: &mut ReductionState,
            exact: bool,
            array: &Strided<'_>,
        ) -> bool;
        // The states must be those of this reduction's class.
        unsafe fn norm_float_merge(
            into: &mut ReductionState,
            exact: bool,
            from: &ReductionState,
        ) -> bool;
        unsafe fn norm_float_finish(
            state: &ReductionState,
            exact: bool,
            elements: u64,
            decided: &mut bool,
            result: &mut f32,
        ) -> bool;
        // There must be memory for the result, or the state, of each slice.
        unsafe fn norm_float_along(slices: &Slices<'_>) -> bool;
        unsafe fn norm_float_accumulate_along(slices: &Slices<'_>) -> bool;
        fn norm_float_has_class(number: u8) -> bool;
        unsafe fn norm_float_convert(
            state: &mut ReductionState,
            exact: bool,
            suffices: &mut bool,
        ) -> bool;

        // cpp/quaff.i:56: quaff::Norm<double>
        fn norm_double(array: &Contiguous<'_>, result: &mut f64) -> bool;
        fn norm_double_accumulate(
            state: &mut ReductionState,
            exact: bool,
            array: &Strided<'_>,
        ) -> bool;
        // The states must be those of this reduction's class.
        unsafe fn norm_double_merge(
            into: &mut ReductionState,
            exact: bool,
            from: &ReductionState,
        ) -> bool;
        unsafe fn norm_double_finish(
            state: &ReductionState,
            exact: bool,
            elements: u64,
            decided: &mut bool,
            result: &mut f64,
        ) -> bool;
        // There must be memory for the result, or the state, of each slice.
        unsafe fn norm_double_along(slices: &Slices<'_>) -> bool;
        unsafe fn norm_double_accumulate_along(slices: &Slices<'_>) -> bool;
        fn norm_double_has_class(number: u8) -> bool;
        unsafe fn norm_double_convert(
            state: &mut ReductionState,
            exact: bool,
            suffices: &mut bool,
        ) -> bool;

        // cpp/quaff.i:42: quaff::Sum<float>
        fn sum_float(array: &Contiguous<'_>, result: &mut f32) -> bool;
        fn sum_float_accumulate(
            state: &mut ReductionState,
            exact: bool,
            array: &Strided<'_>,
        ) -> bool;
        // The states must be those of this reduction's class.
        unsafe fn sum_float_merge(
            into: &mut ReductionState,
            exact: bool,
            from: &ReductionState,
        ) -> bool;
        unsafe fn sum_float_finish(
            state: &ReductionState,
            exact: bool,
            elements: u64,
            decided: &mut bool,
            result: &mut f32,
        ) -> bool;
        // There must be memory for the result, or the state, of each slice.
        unsafe fn sum_float_along(slices: &Slices<'_>) -> bool;
        unsafe fn sum_float_accumulate_along(slices: &Slices<'_>) -> bool;
        fn sum_float_has_class(number: u8) -> bool;
        unsafe fn sum_float_convert(
            state: &mut ReductionState,
            exact: bool,
            suffices: &mut bool,
        ) -> bool;

        // cpp/quaff.i:43: quaff::Sum<double>
        fn sum_double(array: &Contiguous<'_>, result: &mut f64) -> bool;
        fn sum_double_accumulate(
            state: &mut ReductionState,
            exact: bool,
            array: &Strided<'_>,
        ) -> bool;
        // The states must be those of this reduction's class.
        unsafe fn sum_double_merge(
            into: &mut ReductionState,
            exact: bool,
            from: &ReductionState,
        ) -> bool;
        unsafe fn sum_double_finish(
            state: &ReductionState,
            exact: bool,
            elements: u64,
            decided: &mut bool,
            result: &mut f64,
        ) -> bool;
        // There must be memory for the result, or the state, of each slice.
        unsafe fn sum_double_along(slices: &Slices<'_>) -> bool;
        unsafe fn sum_double_accumulate_along(slices: &Slices<'_>) -> bool;
        fn sum_double_has_class(number: u8) -> bool;
        unsafe fn sum_double_convert(
            state: &mut ReductionState,
            exact: bool,
            suffices: &mut bool,
        ) -> bool;
    }
}
