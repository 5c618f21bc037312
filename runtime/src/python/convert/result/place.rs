//! The location of a call's results.

use crate::core::array_view::{ArrayView, Device};
use crate::core::device::{Site, Sites};
use crate::python::acquire::Acquired;
use crate::python::interpreter::{Failure, Result};
use crate::python::table::{Arguments, Memory};
use smallvec::SmallVec;

/// The memory for results.
pub(crate) enum ResultPlace {
    Host,
    Device {
        site: Site,
        /// Whether the site's context is current on the calling thread, as it is in most programs.
        is_current: bool,
    },
}

impl ResultPlace {
    /// The device's ordinal.
    pub(crate) fn ordinal(&self) -> Option<u32> {
        match self {
            ResultPlace::Host => None,
            ResultPlace::Device { site, .. } => Some(site.ordinal()),
        }
    }
}

impl Arguments<'_, '_> {
    /// The place for results in `memory`: on a device, the context of the arrays there. The driver does not
    /// know empty arrays; if all arrays are empty, the place is the device that the first one names.
    pub(crate) fn place(&self, memory: Memory) -> Result<ResultPlace> {
        if !memory.is_device() {
            return Ok(ResultPlace::Host);
        }
        let (mut views, mut number) = (SmallVec::<[(usize, &ArrayView<'_>); 4]>::new(), None);
        for index in 0..self.len() {
            let Some(Ok(acquired)) = self.acquired_array(index) else { continue };
            let view = Acquired::view(acquired);
            match view.device {
                Device::Cpu => {}
                Device::Cuda { ordinal, .. } if view.is_empty() => number = number.or(ordinal),
                Device::Cuda { .. } => views.push((index, view)),
            }
        }
        let stream = self.stream;
        let found = self.py.detach(|| {
            let mut sites = Sites::new();
            for (index, view) in &views {
                let site = Site::beside(view, stream, &sites).map_err(|error| (Some(*index), error))?;
                sites.push(site);
            }
            let site = Site::for_result(&sites, number, stream).map_err(|error| (None, error))?;
            let is_current = site.is_current().map_err(|error| (None, error))?;
            Ok((site, is_current, sites))
        });
        let place = |(site, is_current, sites)| {
            let _ = self.asked.set(sites);
            ResultPlace::Device { site, is_current }
        };
        found.map(place).map_err(|(index, error)| match index {
            Some(index) => Failure::argument(self.name(index), error),
            None => Failure::value(error),
        })
    }
}
