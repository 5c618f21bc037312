//! The site of work on an array: the context and the stream.

use super::context::{self, Current};
use super::driver::{Driver, driver};
use super::memory::{Allocation, ReachedMemory, locate};
use super::stream;
use crate::core::array_view::{ArrayView, Device, Stream};
use crate::core::error::{Error, ErrorKind};
use cudarc::driver::sys::CUcontext;
#[cfg(feature = "python")]
use smallvec::SmallVec;
use std::ops::Range;

/// The context and the stream for work on an array.
#[derive(Clone, Copy)]
pub(crate) struct Site {
    pub(super) driver: &'static Driver,
    pub(super) context: CUcontext,
    pub(super) ordinal: i32,
    pub(super) stream: Stream,
    /// The ends of the array's allocation; both are 0 without one.
    start: u64,
    end: u64,
}

/// The sites of the arrays of a call.
#[cfg(feature = "python")]
pub(crate) type Sites = SmallVec<[Site; 4]>;

// SAFETY: the handles are the driver's, and any thread may use them.
unsafe impl Send for Site {}
// SAFETY: as for `Send`; there is no interior mutability.
unsafe impl Sync for Site {}

impl Site {
    /// The site of an array, in `stream` if the caller names one, otherwise in the array's own.
    ///
    /// # Errors
    /// `Value`: the elements are not aligned, are not on a device, or reach beyond their allocation, or the
    /// stream belongs to another context. `Cuda`: there is no driver, or no live allocation.
    pub(crate) fn of(view: &ArrayView<'_>, stream: Option<Stream>) -> Result<Site, Error> {
        Site::beside(view, stream, &[])
    }

    /// The site of another array of a call, of which arrays at the sites `known` have already been checked:
    /// the driver is not asked again about memory in the same allocations.
    ///
    /// # Errors
    /// The errors of [`Site::of`].
    pub(crate) fn beside(
        view: &ArrayView<'_>,
        stream: Option<Stream>,
        known: &[Site],
    ) -> Result<Site, Error> {
        let driver = driver()?;
        let stream = stream.or(view.device.stream()).unwrap_or(Stream::Legacy);
        let reached = ReachedMemory::of(view)?;
        if let Some(site) = known.iter().find(|site| site.stream == stream && site.holds(&reached)) {
            check_ordinal(view, site.ordinal)?;
            return Ok(*site);
        }
        let allocation = locate(driver, &reached)?;
        check_ordinal(view, allocation.ordinal)?;
        let context = owner(driver, &allocation, stream)?;
        let Range { start, end } = allocation.range;
        Ok(Site { driver, context, ordinal: allocation.ordinal, stream, start, end })
    }

    fn holds(&self, reached: &ReachedMemory) -> bool {
        self.start <= reached.start && reached.end <= self.end
    }

    /// The site of several arrays in one call; for arrays without elements, which have no memory, any site.
    ///
    /// # Errors
    /// `Value` if the arrays belong to several contexts.
    pub(crate) fn common(sites: &[Site], stream: Option<Stream>) -> Result<Site, Error> {
        let Some((first, rest)) = sites.split_first() else { return Site::of_nothing(stream) };
        let Some(other) = rest.iter().find(|site| site.context != first.context) else { return Ok(*first) };
        let message = if first.ordinal == other.ordinal {
            "the arrays are of two contexts of one device: make them in one context".to_owned()
        } else {
            let (one, two) = (first.ordinal, other.ordinal);
            format!("the arrays are on two devices, `cuda:{one}` and `cuda:{two}`: move them to one")
        };
        Err(Error::new(ErrorKind::Value, message))
    }

    /// The site for the results of a call: the site of its arrays; without arrays, the device with the
    /// ordinal `number`, the stream's context or the current context.
    ///
    /// # Errors
    /// `Value` if the arrays belong to several contexts; `Cuda` if the driver reports an error.
    #[cfg(feature = "python")]
    pub(crate) fn for_result(
        sites: &[Site],
        number: Option<u32>,
        stream: Option<Stream>,
    ) -> Result<Site, Error> {
        let site = Site::common(sites, stream)?;
        if !sites.is_empty() {
            return Ok(site);
        }
        let driver = site.driver;
        if let (Some(number), None) = (number, stream::context(driver, site.stream)?) {
            let ordinal = i32::try_from(number).unwrap_or(-1);
            let context = context::home(driver, Some(context::device(driver, ordinal)?))?;
            return Ok(Site { context, ordinal, ..site });
        }
        let _current = site.enter()?;
        // The handle of a device is its ordinal.
        let ordinal = context::current_device(driver)?;
        Ok(Site { ordinal, ..site })
    }

    /// The device's ordinal.
    #[cfg(feature = "python")]
    pub(crate) fn ordinal(&self) -> u32 {
        self.ordinal.unsigned_abs()
    }

    /// Replaces the stream for the work on the device.
    #[cfg(feature = "python")]
    pub(crate) fn in_stream(self, stream: Stream) -> Site {
        Site { stream, ..self }
    }

    /// Whether the context is current on this thread; must be called without Python's lock.
    ///
    /// # Errors
    /// `Cuda` if the driver reports an error.
    #[cfg(feature = "python")]
    pub(crate) fn is_current(&self) -> Result<bool, Error> {
        Ok(context::current(self.driver)? == self.context)
    }

    /// Makes the context current for a library's code until the result is dropped, on the same thread; must
    /// be called without Python's lock.
    ///
    /// # Errors
    /// `Cuda` if the driver reports an error.
    #[cfg(feature = "python")]
    pub(crate) fn entered(&self) -> Result<Entered, Error> {
        Ok(Entered { _current: Current::pushed(self.driver, self.context)? })
    }

    fn of_nothing(stream: Option<Stream>) -> Result<Site, Error> {
        let driver = driver()?;
        let stream = stream.unwrap_or(Stream::Legacy);
        let context = match stream::context(driver, stream)? {
            Some(context) => context,
            None => context::home(driver, None)?,
        };
        Ok(Site { driver, context, ordinal: 0, stream, start: 0, end: 0 })
    }

    /// Makes the context current until the guard drops.
    pub(super) fn enter(&self) -> Result<Current, Error> {
        Current::new(self.driver, self.context)
    }
}

/// A context that is current until this drops.
#[cfg(feature = "python")]
pub(crate) struct Entered {
    _current: Current,
}

// SAFETY: code that releases Python's lock runs as a closure on the same thread; there is no other use.
#[cfg(feature = "python")]
unsafe impl Send for Entered {}

fn check_ordinal(view: &ArrayView<'_>, ordinal: i32) -> Result<(), Error> {
    match view.device {
        Device::Cuda { ordinal: Some(number), .. } if i64::from(number) != i64::from(ordinal) => {
            let message = format!(
                "the array says that it is on `cuda:{number}`, and its memory is on `cuda:{ordinal}`: pass a copy, or \
                 tell its library"
            );
            Err(Error::new(ErrorKind::Value, message))
        }
        _ => Ok(()),
    }
}

fn owner(driver: &'static Driver, allocation: &Allocation, stream: Stream) -> Result<CUcontext, Error> {
    match stream::context(driver, stream)? {
        Some(context) if context == allocation.context => Ok(context),
        // Work on a pool's memory in a stream is done in the stream's context.
        Some(context) if allocation.context.is_null() && is_on(driver, context, allocation.ordinal)? => {
            Ok(context)
        }
        Some(_) => Err(Error::new(ErrorKind::Value, OTHER_CONTEXT)),
        None if allocation.context.is_null() => {
            context::home(driver, Some(context::device(driver, allocation.ordinal)?))
        }
        None => Ok(allocation.context),
    }
}

/// Whether a context belongs to the device.
fn is_on(driver: &'static Driver, context: CUcontext, ordinal: i32) -> Result<bool, Error> {
    let _current = Current::new(driver, context)?;
    Ok(context::current_device(driver)? == context::device(driver, ordinal)?)
}

const OTHER_CONTEXT: &str = "the array's memory is of another context or device than the stream, which the array names or \
                             the caller: pass a `stream` of the array's context";
