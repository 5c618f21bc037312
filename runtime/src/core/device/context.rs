//! Contexts: finding the context of a call, and making it current for the duration of the call.

use super::driver::{CONTEXT_IS_DESTROYED, Driver, INVALID_CONTEXT};
use crate::core::error::Error;
use crate::core::threads::locked;
use cudarc::driver::sys::{CUcontext, CUdevice};
use std::collections::BTreeMap;
use std::ptr;
use std::sync::Mutex;

/// Makes a context current until this value is dropped, which restores the previous context.
pub(super) struct Current {
    driver: &'static Driver,
    context: CUcontext,
    pushed: bool,
}

impl Current {
    /// Makes a context current for work that leaves the context stack as it is; does nothing if the context
    /// is current already.
    pub(super) fn new(driver: &'static Driver, context: CUcontext) -> Result<Current, Error> {
        if current(driver)? == context {
            return Ok(Current { driver, context, pushed: false });
        }
        Current::pushed(driver, context)
    }

    /// Makes a context current while the user's code runs. `cudaSetDevice` in that code replaces only the
    /// topmost context, which is this one.
    pub(super) fn pushed(driver: &'static Driver, context: CUcontext) -> Result<Current, Error> {
        // SAFETY: the driver named this context as that of live memory or of a live stream, or retained it
        // for quaff.
        unsafe { driver.push_context(context) }
            .map_err(|code| driver.error("making the array's context current", code))?;
        Ok(Current { driver, context, pushed: true })
    }

    /// Makes the context current again after the user's code has made another one current.
    pub(super) fn again(&self) -> Result<Current, Error> {
        Current::new(self.driver, self.context)
    }
}

impl Drop for Current {
    fn drop(&mut self) {
        if self.pushed {
            // SAFETY: pops the context that `pushed` put on this thread's stack, or its replacement. An error
            // here means that the driver is dead, which the call has already reported.
            let _ = unsafe { self.driver.pop_context(&mut ptr::null_mut()) };
        }
    }
}

/// The current context; null without one.
pub(super) fn current(driver: &Driver) -> Result<CUcontext, Error> {
    let mut context = ptr::null_mut();
    // SAFETY: writes a handle.
    unsafe { driver.current_context(&raw mut context) }
        .map_err(|code| driver.error("asking for the current context", code))?;
    Ok(context)
}

/// The number of a context, which no other context of this process ever has; handles, in contrast, are
/// reused.
pub(super) fn id(driver: &Driver, context: CUcontext) -> Result<u64, Error> {
    let mut id = 0;
    // SAFETY: writes a number; the driver recognizes a destroyed context.
    unsafe { driver.context_id(context, &raw mut id) }
        .map_err(|code| driver.error("asking for the context's number", code))?;
    Ok(id)
}

/// Whether the context that had this number still exists.
pub(super) fn lives(driver: &Driver, context: CUcontext, number: u64) -> bool {
    let mut id = 0;
    // SAFETY: as in `id`.
    match unsafe { driver.context_id(context, &raw mut id) } {
        Ok(()) => id == number,
        // Other codes are inconclusive: keeping the state of a context that may be gone costs only some
        // bytes.
        Err(code) => !matches!(code, INVALID_CONTEXT | CONTEXT_IS_DESTROYED),
    }
}

/// The device with this ordinal.
pub(super) fn device(driver: &Driver, ordinal: i32) -> Result<CUdevice, Error> {
    let mut device = 0;
    // SAFETY: writes a number.
    unsafe { driver.device(&raw mut device, ordinal) }
        .map_err(|code| driver.error("asking for the array's device", code))?;
    Ok(device)
}

/// The device of the current context.
pub(super) fn current_device(driver: &Driver) -> Result<CUdevice, Error> {
    let mut device = 0;
    // SAFETY: writes a number.
    unsafe { driver.context_device(&raw mut device) }
        .map_err(|code| driver.error("asking for the context's device", code))?;
    Ok(device)
}

/// The context to work in for memory of `device` that no context owns, such as memory of stream-ordered
/// pools: the current context if it belongs to that device, otherwise the device's primary context, which
/// most libraries share. Without a device, any context.
pub(super) fn home(driver: &Driver, device: Option<CUdevice>) -> Result<CUcontext, Error> {
    let context = current(driver)?;
    if !context.is_null() && device.is_none_or(|device| current_device(driver) == Ok(device)) {
        return Ok(context);
    }
    primary(driver, device.unwrap_or(0))
}

/// The device's primary context, which is retained forever: releasing it while its arrays exist would destroy
/// it. `cudaDeviceReset` destroys it nevertheless; then it is retained again.
fn primary(driver: &Driver, device: CUdevice) -> Result<CUcontext, Error> {
    /// The retained contexts by device, each with its number.
    static RETAINED: Mutex<BTreeMap<CUdevice, (usize, u64)>> = Mutex::new(BTreeMap::new());
    let mut retained = locked(&RETAINED);
    if let Some(&(context, id)) = retained.get(&device) {
        let context = ptr::with_exposed_provenance_mut(context);
        if lives(driver, context, id) {
            return Ok(context);
        }
    }
    let mut context: CUcontext = ptr::null_mut();
    // SAFETY: writes a handle.
    unsafe { driver.retain_primary(&raw mut context, device) }
        .map_err(|code| driver.error("taking the device's primary context", code))?;
    retained.insert(device, (context.expose_provenance(), id(driver, context)?));
    Ok(context)
}
