//! The cxx declaration of `quaff::SumState`. The compiler does not emit it, because it binds no classes here.

#[cxx::bridge(namespace = "quaff_bridge_sum_state")]
pub(super) mod ffi {
    // SAFETY: the safe functions accept any sum and any bytes. The functions that return whether they
    // succeeded store the exception of a failure.
    unsafe extern "C++" {
        include!("sum_state_shim.hpp");

        #[namespace = "quaff"]
        type ReductionState = quaff_runtime::reduction_state::ReductionState;

        #[namespace = "quaff"]
        type SumState = crate::sum_state::Sum;

        fn nothing() -> SumState;
        // Requires a state that the exact class of `float` made; for `add_doubles`, that of `double`.
        unsafe fn add_floats(sum: &mut SumState, state: &ReductionState) -> bool;
        unsafe fn add_doubles(sum: &mut SumState, state: &ReductionState) -> bool;
        fn merge(into: &mut SumState, other: &SumState) -> bool;
        fn value(sum: &SumState) -> f64;
        fn is_of_doubles(sum: &SumState) -> bool;
        fn bytes(sum: &SumState) -> Vec<u8>;
        fn of_bytes(bytes: &[u8], sum: &mut SumState) -> bool;
    }
}
