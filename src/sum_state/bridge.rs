//! `quaff::SumState`, as cxx declares it. Beside the emitted bridge, as the compiler binds no classes.

#[cxx::bridge(namespace = "quaff_bridge_sum_state")]
pub(super) mod ffi {
    // SAFETY: all that are safe may be called with any sum and any bytes. Those that say whether they are done have kept an
    // exception where they are not.
    unsafe extern "C++" {
        include!("sum_state_shim.hpp");

        #[namespace = "quaff"]
        type ReductionState = quaff_runtime::reduction_state::ReductionState;

        #[namespace = "quaff"]
        type SumState = crate::sum_state::Sum;

        fn nothing() -> SumState;
        // The state is to be one of the exact class of floats, or of doubles.
        unsafe fn add_floats(sum: &mut SumState, state: &ReductionState) -> bool;
        unsafe fn add_doubles(sum: &mut SumState, state: &ReductionState) -> bool;
        fn merge(into: &mut SumState, other: &SumState) -> bool;
        fn value(sum: &SumState) -> f64;
        fn is_of_doubles(sum: &SumState) -> bool;
        fn bytes(sum: &SumState) -> Vec<u8>;
        fn of_bytes(bytes: &[u8], sum: &mut SumState) -> bool;
    }
}
