//! Reductions over arrays on a device: the kernel makes the state, C++ on the host reads the result from it.

use super::kernels::Class;
use super::launch::Launcher;
use super::site::Site;
use crate::array_view::ArrayView;
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
    let kernels = &reduction.device;
    reduction.decide(&order, |state, exact| {
        let class = if exact { Class::Exact } else { launcher.fast_class(kernels) };
        launcher.reduce(kernels, class, &order, view.dtype, state, &mut poll)?;
        if class == Class::Narrow {
            (kernels.widen)(state).map_err(Error::from)?;
        }
        Ok(())
    })
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
    reduction.exact_state_of(order.repeat, |state| {
        launcher.reduce(&reduction.device, Class::Exact, &order, view.dtype, state, &mut poll)
    })
}
