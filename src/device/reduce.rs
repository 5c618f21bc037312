//! Reductions over arrays on a device: the kernel makes the state, C++ on the host reads the result from it.

use super::launch::Launcher;
use super::site::Site;
use crate::array_view::ArrayView;
use crate::error::Error;
use crate::reduction::Reduction;
#[cfg(feature = "extension-module")]
use crate::reduction::ReductionState;

/// The reduction of an array's elements, at the place that [`Site::of`] found; waits for it.
///
/// # Errors
/// The driver's, and what the class throws.
pub(crate) fn reduce<T: Default>(
    reduction: &Reduction<T>,
    view: &ArrayView<'_>,
    site: Site,
) -> Result<T, Error> {
    let order = view.memory_order();
    let launcher = Launcher::new(site)?;
    reduction.decide(order.repeat, |state, exact| {
        launcher.reduce(&reduction.device, exact, &order, view.dtype, state)
    })
}

/// The state of the reduction's exact class for an array's elements; waits for it.
///
/// # Errors
/// The driver's, and what the class throws.
#[cfg(feature = "extension-module")]
pub(crate) fn exact_state<T: Default>(
    reduction: &Reduction<T>,
    view: &ArrayView<'_>,
    site: Site,
) -> Result<ReductionState, Error> {
    let order = view.memory_order();
    let launcher = Launcher::new(site)?;
    reduction.exact_state_of(order.repeat, |state| {
        launcher.reduce(&reduction.device, true, &order, view.dtype, state)
    })
}
