//! The passes of a reduction over a device array: the kernel computes the state, from which C++ on the host
//! computes the result.

use super::kernels::{DeviceReduction, StateClass};
use super::launch::Launcher;
use super::site::Site;
use crate::core::array_view::MemoryOrder;
use crate::core::dtype::Dtype;
use crate::core::error::Error;
use crate::core::exception::outcome;
use crate::core::reduction_state::ReductionState;

/// The parts that all passes over one array share.
pub(crate) struct DevicePass<'a> {
    launcher: Launcher,
    kernels: &'a DeviceReduction,
    order: &'a MemoryOrder<'a>,
    dtype: Dtype,
}

impl<'a> DevicePass<'a> {
    /// Passes over the elements of `order`, which are of `dtype`, at the site that [`Site::of`] found.
    pub(crate) fn new(
        kernels: &'a DeviceReduction,
        order: &'a MemoryOrder<'a>,
        dtype: Dtype,
        site: Site,
    ) -> Result<DevicePass<'a>, Error> {
        Ok(DevicePass { launcher: Launcher::new(site)?, kernels, order, dtype })
    }

    /// Computes into `state` the state of the fast class, or of the exact one, for all elements: with its
    /// stand-in, if the device has one and it suffices.
    ///
    /// # Errors
    /// The driver's errors, the exceptions of the class, and the errors of `poll`.
    pub(crate) fn fill<E: From<Error>>(
        &self,
        state: &mut ReductionState,
        exact: bool,
        poll: &mut impl FnMut() -> Result<(), E>,
    ) -> Result<(), E> {
        if let Some(class) = self.launcher.stand_in(self.kernels, exact) {
            self.run(class, state, poll)?;
            let mut suffices = false;
            // SAFETY: the kernel has made the state, of the stand-in class.
            let done = unsafe { (self.kernels.convert)(state, exact, &mut suffices) };
            if outcome(done, suffices)? {
                return Ok(());
            }
        }
        self.run(if exact { StateClass::Exact } else { StateClass::Fast }, state, poll)
    }

    fn run<E: From<Error>>(
        &self,
        class: StateClass,
        state: &mut ReductionState,
        poll: &mut impl FnMut() -> Result<(), E>,
    ) -> Result<(), E> {
        self.launcher.reduce(self.kernels, class, self.order, self.dtype, state, poll)
    }
}
