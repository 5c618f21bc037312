//! The reduction of an array.

use crate::core::array_view::{ArrayView, Device};
use crate::core::reduction::{LARGE, Reduction};
use crate::core::reduction_state::ReductionState;
use crate::python::call::on_device::interrupted;
use crate::python::interpreter::{Result, check_signals};
use crate::python::table::Arguments;

impl Arguments<'_, '_> {
    /// Runs a reduction over the array at `index`; a long one lets other Python threads run and can be
    /// interrupted.
    ///
    /// # Errors
    /// The exceptions of the class; `KeyboardInterrupt`; on a device `CudaError`.
    pub fn reduce<T: Default + Send>(&self, index: usize, reduction: &Reduction<T>) -> Result<T> {
        let view = self.view(index)?;
        if is_read_on_device(view) {
            let work = |site| reduction.run_on_device(view, site, interrupted);
            return self.at_device(index, view, reduction.check_kernels(view.dtype), work);
        }
        let (order, dtype) = (view.memory_order(), view.dtype);
        self.on_host(order.len(), |poll| reduction.run(&order, dtype, poll))
    }

    /// The state of a reduction's exact class for the array at `index`, computed as in [`Arguments::reduce`].
    ///
    /// # Errors
    /// The errors of [`Arguments::reduce`].
    pub fn exact_state<T: Default + Send>(
        &self,
        index: usize,
        reduction: &Reduction<T>,
    ) -> Result<ReductionState> {
        let view = self.view(index)?;
        if is_read_on_device(view) {
            let work = |site| reduction.exact_state_at(view, site, interrupted);
            return self.at_device(index, view, reduction.check_kernels(view.dtype), work);
        }
        let (order, dtype) = (view.memory_order(), view.dtype);
        self.on_host(order.len(), |poll| reduction.exact_state(&order, dtype, poll))
    }

    /// Runs `work` over elements in host memory. For many elements, the GIL is released, and the callback
    /// that is passed to `work` checks for signals.
    pub(crate) fn on_host<T: Send>(
        &self,
        length: usize,
        work: impl FnOnce(fn() -> Result<()>) -> Result<T> + Send,
    ) -> Result<T> {
        if length < LARGE { work(|| Ok(())) } else { self.py.detach(|| work(check_signals)) }
    }
}

/// Whether kernels must read the array; an empty array needs none.
fn is_read_on_device(view: &ArrayView<'_>) -> bool {
    view.device != Device::Cpu && !view.is_empty()
}
