//! Reductions over arrays on a device: the kernel makes the state, C++ on the host reads the result from it.

use super::launch::Launcher;
use super::site::Site;
use crate::array_view::ArrayView;
use crate::error::Error;
use crate::reduction::Reduction;

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
