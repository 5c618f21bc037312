//! Calls with device arrays.
//!
//! A row with a device array reads all its arguments first (`Arguments::on_device`) and then calls C++
//! without the GIL, because the driver may wait for other work. Its array parameter is `quaff::DeviceArray`,
//! whose pointer the host does not dereference. The shim itself asks the CUDA runtime for pending errors of
//! its kernels, because each module links its own copy of the CUDA runtime, which no other code can reach.

use crate::core::array_view::ArrayView;
use crate::core::device;
use crate::core::device::{DeviceCalls, Order, Site, Sites};
use crate::core::error::{Error, ErrorKind};
use crate::python::interpreter::{Failure, Result, check_signals};
use crate::python::table::{Arguments, Array, Memory};

/// The reason why work on a device failed.
pub(crate) enum Stopped {
    Failed(Error),
    /// An exception that a signal handler raised.
    Raised(Failure),
}

impl From<Error> for Stopped {
    fn from(error: Error) -> Stopped {
        Stopped::Failed(error)
    }
}

impl From<Failure> for Stopped {
    fn from(failure: Failure) -> Stopped {
        Stopped::Raised(failure)
    }
}

/// Returns an error if a signal handler raises an exception, which ends the wait for a device.
pub(crate) fn interrupted() -> std::result::Result<(), Stopped> {
    Ok(check_signals()?)
}

/// The outcome of a call: an error before the call, about one argument (with its index) or all of them, or
/// the result of the call itself.
type Begun<T> = std::result::Result<std::result::Result<T, Stopped>, (Option<usize>, Error)>;

impl Arguments<'_, '_> {
    /// Calls a C++ function that launches its own kernels on the device arrays of the selected overload;
    /// `work` gets the handle of the stream to launch on.
    ///
    /// # Errors
    /// ValueError for arrays that are not in the driver's allocations as described, or that belong to several
    /// contexts; `CudaError`; the exceptions of C++.
    pub(crate) fn on_device<T: Send>(
        &self,
        calls: &DeviceCalls,
        order: Order,
        work: impl FnOnce(u64) -> std::result::Result<T, Error> + Send,
    ) -> Result<T> {
        let arrays = self.device_arrays()?;
        let (stream, inputs) = (self.stream, self.len());
        let known = self.asked.get().map_or(&[][..], Sites::as_slice);
        let begun = self.py.detach(|| {
            // If results were made, the driver was asked about the arguments then.
            let mut sites = Sites::from_slice(known);
            for (index, view) in &arrays {
                // The stream of a new result has earlier work on its memory, which the caller does not know
                // about.
                let stream = stream.filter(|_| *index < inputs);
                let site = Site::beside(view, stream, &sites).map_err(|error| (Some(*index), error))?;
                sites.push(site);
            }
            let site = Site::common(&sites, stream).map_err(|error| (None, error))?;
            let site = stream.map_or(site, |stream| site.in_stream(stream));
            Ok(device::call_at(site, &sites, calls, order, work).map_err(Stopped::Failed))
        });
        self.outcome(begun)
    }

    /// Runs `work` with these kernels on the device of the array at `index`, which is not empty.
    pub(crate) fn at_device<T: Send>(
        &self,
        index: usize,
        view: &ArrayView<'_>,
        kernels: std::result::Result<(), Error>,
        work: impl FnOnce(Site) -> std::result::Result<T, Stopped> + Send,
    ) -> Result<T> {
        kernels.map_err(Failure::value)?;
        let stream = self.stream;
        let begun = self.py.detach(|| {
            let site = Site::of(view, stream).map_err(|error| (Some(index), error))?;
            Ok(work(site))
        });
        self.outcome(begun)
    }

    /// Lets `work` launch kernels that read these arrays, given by position, and write `results`, none of
    /// which is empty. The stream is that of the first array unless the caller has named one.
    pub(crate) fn launched_at(
        &self,
        arrays: &[(usize, &ArrayView<'_>)],
        results: &[&ArrayView<'_>],
        work: impl FnOnce(Site) -> std::result::Result<(), Error> + Send,
    ) -> Result<()> {
        let named = self.stream;
        let stream = named.or_else(|| arrays.first().and_then(|(_, view)| view.device.stream()));
        let known = self.asked.get().map_or(&[][..], Sites::as_slice);
        let begun = self.py.detach(|| {
            let mut sites = Sites::from_slice(known);
            // An array without elements has no memory that the driver knows.
            for (index, view) in arrays.iter().filter(|(_, view)| !view.is_empty()) {
                let site = Site::beside(view, named, &sites).map_err(|error| (Some(*index), error))?;
                sites.push(site);
            }
            // The streams of the results have earlier work on their memory.
            for view in results {
                sites.push(Site::beside(view, None, &sites).map_err(|error| (None, error))?);
            }
            let site = Site::common(&sites, stream).map_err(|error| (None, error))?;
            let site = stream.map_or(site, |stream| site.in_stream(stream));
            Ok(device::launch_at(site, &sites, || work(site)).map_err(Stopped::Failed))
        });
        self.outcome(begun)
    }

    /// The device arrays that are passed to C++, by position, without empty ones, which have no memory to
    /// find.
    fn device_arrays(&self) -> Result<Vec<(usize, &ArrayView<'_>)>> {
        let on_device = |index: &usize| {
            matches!(
                self.kind(*index).and_then(|kind| kind.array()),
                Some(Array { memory: Memory::Device, .. })
            )
        };
        let mut arrays = Vec::new();
        for index in (0..self.count()).filter(on_device) {
            let view = self.view(index)?;
            if !view.is_empty() {
                arrays.push((index, view));
            }
        }
        Ok(arrays)
    }

    /// The result of the work, or its error as a Python exception.
    fn outcome<T>(&self, begun: Begun<T>) -> Result<T> {
        match begun {
            Ok(Ok(value)) => Ok(value),
            Ok(Err(Stopped::Raised(failure))) => Err(failure),
            // C++ exceptions keep their message; errors of the driver get the name of the function.
            Ok(Err(Stopped::Failed(error))) if !matches!(error.kind, ErrorKind::Cuda | ErrorKind::Memory) => {
                Err(error.into())
            }
            Ok(Err(Stopped::Failed(error))) | Err((None, error)) => Err(Failure::value(error)),
            Err((Some(index), error)) => Err(Failure::argument(self.name(index), error)),
        }
    }
}
