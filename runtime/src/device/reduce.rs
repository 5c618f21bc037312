//! Reductions over arrays on a device: the kernel makes the state, C++ on the host reads the result from it.

use super::kernels::{Class, DeviceReduction};
use super::launch::Launcher;
use super::site::Site;
use crate::array_view::{ArrayView, MemoryOrder};
use crate::dtype::Dtype;
use crate::error::Error;
use crate::reduction::{Reduction, ReductionState};

/// The reduction of an array's elements, at the place that [`Site::of`] found; waits for it.
///
/// `poll` is called now and then during long waits; its error ends the call, and the kernel goes on without it.
///
/// # Errors
/// The driver's, what the class throws, and what `poll` says.
pub(crate) fn reduce<T: Default, E: From<Error>>(
    reduction: &Reduction<T>,
    view: &ArrayView<'_>,
    site: Site,
    mut poll: impl FnMut() -> Result<(), E>,
) -> Result<T, E> {
    let order = view.memory_order();
    let launcher = Launcher::new(site)?;
    let pass = Pass { launcher: &launcher, kernels: &reduction.device, order: &order, dtype: view.dtype };
    reduction.decide(&order, |state, exact| pass.fill(state, exact, &mut poll))
}

/// The state of the reduction's exact class for an array's elements; waits for it, as [`reduce`] does.
///
/// # Errors
/// The driver's, what the class throws, and what `poll` says.
pub(crate) fn exact_state<T: Default, E: From<Error>>(
    reduction: &Reduction<T>,
    view: &ArrayView<'_>,
    site: Site,
    mut poll: impl FnMut() -> Result<(), E>,
) -> Result<ReductionState, E> {
    let order = view.memory_order();
    let launcher = Launcher::new(site)?;
    let pass = Pass { launcher: &launcher, kernels: &reduction.device, order: &order, dtype: view.dtype };
    reduction.exact_state_of(order.repeat, |state| pass.fill(state, true, &mut poll))
}

/// What every run over the data has in common.
struct Pass<'a> {
    launcher: &'a Launcher,
    kernels: &'a DeviceReduction,
    order: &'a MemoryOrder<'a>,
    dtype: Dtype,
}

impl Pass<'_> {
    /// Makes `state` that of the fast class, or of the exact one, for all elements: by the class that stands in for it, if
    /// there is one on this device and it suffices.
    fn fill<E: From<Error>>(
        &self,
        state: &mut ReductionState,
        exact: bool,
        poll: &mut impl FnMut() -> Result<(), E>,
    ) -> Result<(), E> {
        if let Some(class) = self.launcher.stand_in(self.kernels, exact) {
            self.run(class, state, poll)?;
            if (self.kernels.convert)(state, exact).map_err(Error::from)? {
                return Ok(());
            }
        }
        self.run(if exact { Class::Exact } else { Class::Fast }, state, poll)
    }

    fn run<E: From<Error>>(
        &self,
        class: Class,
        state: &mut ReductionState,
        poll: &mut impl FnMut() -> Result<(), E>,
    ) -> Result<(), E> {
        self.launcher.reduce(self.kernels, class, self.order, self.dtype, state, poll)
    }
}
