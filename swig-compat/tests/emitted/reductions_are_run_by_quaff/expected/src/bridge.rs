//! Written by quaff from example.i: change that file, not this one.
//!
//! The C++ functions behind the module, as cxx declares them.

#[cxx::bridge(namespace = "quaff_bridge_example")]
pub(crate) mod ffi {
    // SAFETY: the shim checks the dtype of every array before it touches the memory.
    unsafe extern "C++" {
        include!("example_shim.hpp");

        #[namespace = "quaff"]
        type Contiguous<'a> = quaff_runtime::host::Contiguous<'a>;

        #[namespace = "quaff"]
        type ReductionState = quaff_runtime::reduction_state::ReductionState;

        #[namespace = "quaff"]
        type Slices<'a> = quaff_runtime::host::Slices<'a>;

        #[namespace = "quaff"]
        type Strided<'a> = quaff_runtime::host::Strided<'a>;

        // example.i:14: apart
        fn apart(kernels: i32, largest_double: i32, result: &mut i32) -> bool;

        // example.i:10: Largest<std::int32_t>
        fn largest_std_int32_t(array: &Contiguous<'_>, result: &mut i32) -> bool;
        fn largest_std_int32_t_accumulate(
            state: &mut ReductionState,
            exact: bool,
            array: &Strided<'_>,
        ) -> bool;
        // The states are to be the class's own.
        unsafe fn largest_std_int32_t_merge(
            into: &mut ReductionState,
            exact: bool,
            from: &ReductionState,
        ) -> bool;
        unsafe fn largest_std_int32_t_finish(
            state: &ReductionState,
            exact: bool,
            elements: u64,
            decided: &mut bool,
            result: &mut i32,
        ) -> bool;
        // There is to be a place for each result, or state.
        unsafe fn largest_std_int32_t_along(slices: &Slices<'_>) -> bool;
        unsafe fn largest_std_int32_t_accumulate_along(slices: &Slices<'_>) -> bool;
        fn largest_std_int32_t_has_stand_in(exact: bool) -> bool;
        unsafe fn largest_std_int32_t_convert(
            state: &mut ReductionState,
            exact: bool,
            suffices: &mut bool,
        ) -> bool;

        // example.i:11: Largest<double>
        fn largest_double(array: &Contiguous<'_>, result: &mut f64) -> bool;
        fn largest_double_accumulate(
            state: &mut ReductionState,
            exact: bool,
            array: &Strided<'_>,
        ) -> bool;
        // The states are to be the class's own.
        unsafe fn largest_double_merge(
            into: &mut ReductionState,
            exact: bool,
            from: &ReductionState,
        ) -> bool;
        unsafe fn largest_double_finish(
            state: &ReductionState,
            exact: bool,
            elements: u64,
            decided: &mut bool,
            result: &mut f64,
        ) -> bool;
        // There is to be a place for each result, or state.
        unsafe fn largest_double_along(slices: &Slices<'_>) -> bool;
        unsafe fn largest_double_accumulate_along(slices: &Slices<'_>) -> bool;
        fn largest_double_has_stand_in(exact: bool) -> bool;
        unsafe fn largest_double_convert(
            state: &mut ReductionState,
            exact: bool,
            suffices: &mut bool,
        ) -> bool;
    }
}
