#[cxx::bridge(namespace = "quaff_bridge::quaff")]
pub(crate) mod ffi {
    // SAFETY: the shim checks the dtype of every array before it touches the memory.
    unsafe extern "C++" {
        include!("quaff_shim.hpp");

        #[namespace = "quaff"]
        type ReductionState = quaff::reduction::ReductionState;

        #[namespace = "quaff"]
        type Strided<'a> = quaff::host::Strided<'a>;

        fn sum_float(view: &Strided<'_>) -> Result<f32>;
        fn sum_float_accumulate(state: &mut ReductionState, exact: bool, view: &Strided<'_>) -> Result<()>;
        fn sum_float_merge(into: &mut ReductionState, exact: bool, from: &ReductionState) -> Result<()>;
        fn sum_float_finish(state: &ReductionState, exact: bool, result: &mut f32) -> Result<bool>;
        fn sum_double(view: &Strided<'_>) -> Result<f64>;
        fn sum_double_accumulate(state: &mut ReductionState, exact: bool, view: &Strided<'_>) -> Result<()>;
        fn sum_double_merge(into: &mut ReductionState, exact: bool, from: &ReductionState) -> Result<()>;
        fn sum_double_finish(state: &ReductionState, exact: bool, result: &mut f64) -> Result<bool>;
    }
}
