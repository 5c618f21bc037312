//! Device memory that the runtime itself allocates, for results that do not belong to an array library.

use super::context::{self, Current};
use super::driver::{Driver, ResultCode};
use super::site::Site;
use super::stream::Event;
use crate::core::array_view::Stream;
use crate::core::error::Error;
use cudarc::driver::sys::CUcontext;

/// An allocation, freed when it is dropped. Allocating and dropping call the driver, and must not happen
/// under the GIL.
pub(crate) struct DeviceMemory {
    driver: &'static Driver,
    context: CUcontext,
    /// The context's number, which tells whether the context still exists.
    number: u64,
    address: u64,
    ordinal: i32,
    /// The stream after whose work the memory is ready.
    stream: Stream,
}

// SAFETY: the handles are the driver's, and any thread may use them.
unsafe impl Send for DeviceMemory {}
// SAFETY: as for `Send`; there is no interior mutability.
unsafe impl Sync for DeviceMemory {}

impl DeviceMemory {
    /// Allocates this number of bytes at a site, uninitialized. For 0 bytes, nothing is allocated.
    ///
    /// # Errors
    /// `Memory` if the device has no memory left; `Cuda` if the driver reports another error.
    pub(crate) fn new(site: Site, bytes: usize) -> Result<DeviceMemory, Error> {
        let driver = site.driver;
        // SAFETY: writes an address.
        DeviceMemory::by(site, bytes, |address| unsafe { driver.allocate(address, bytes) })
    }

    /// Allocates managed memory, which the host shares.
    ///
    /// # Errors
    /// The errors of [`DeviceMemory::new`].
    #[cfg(feature = "python")]
    pub(crate) fn managed(site: Site, bytes: usize) -> Result<DeviceMemory, Error> {
        const ATTACH_GLOBAL: std::ffi::c_uint = 1;
        let driver = site.driver;
        // SAFETY: writes an address.
        DeviceMemory::by(site, bytes, |address| unsafe {
            driver.allocate_managed(address, bytes, ATTACH_GLOBAL)
        })
    }

    fn by(
        site: Site,
        bytes: usize,
        allocate: impl FnOnce(*mut u64) -> Result<(), ResultCode>,
    ) -> Result<DeviceMemory, Error> {
        let Site { driver, context, ordinal, stream, .. } = site;
        let _current = site.enter()?;
        let number = context::id(driver, context)?;
        let mut address = 0;
        if bytes > 0 {
            allocate(&raw mut address)
                .map_err(|code| driver.error("allocating memory for the result", code))?;
        }
        Ok(DeviceMemory { driver, context, number, address, ordinal, stream })
    }

    pub(crate) fn address(&self) -> u64 {
        self.address
    }

    /// The device's ordinal.
    pub(crate) fn ordinal(&self) -> u32 {
        self.ordinal.unsigned_abs()
    }

    /// The stream after whose work the memory is ready.
    pub(crate) fn stream(&self) -> Stream {
        self.stream
    }

    /// Makes `later` wait until the memory is ready.
    ///
    /// # Errors
    /// `Cuda` if the driver reports an error.
    pub(crate) fn ready_before(&self, later: Stream) -> Result<(), Error> {
        if later == self.stream || self.address == 0 {
            return Ok(());
        }
        let _current = Current::new(self.driver, self.context)?;
        Event::new(self.driver)?.order(self.stream, later)
    }
}

impl Drop for DeviceMemory {
    fn drop(&mut self) {
        // The memory of a destroyed context was freed with it.
        if self.address == 0 || !context::lives(self.driver, self.context, self.number) {
            return;
        }
        let Ok(_current) = Current::new(self.driver, self.context) else { return };
        // SAFETY: allocated in `new`, and no other code has the address. The driver waits for the work on the
        // memory; an error means that the context is dead.
        let _ = unsafe { self.driver.free(self.address) };
    }
}
