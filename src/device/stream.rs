//! Streams: their handles, their contexts, and how the work of one comes after that of another.

use super::driver::Driver;
use crate::array_view::Stream;
use crate::error::Error;
use cudarc::driver::sys::{CUcontext, CUevent, CUevent_flags_enum, CUstream};
use std::ptr;

/// What the driver takes for a stream.
pub(super) fn handle(stream: Stream) -> CUstream {
    ptr::with_exposed_provenance_mut(stream.number() as usize)
}

/// The context that a stream was made in; `None` of the default ones, which every context has.
pub(super) fn context(driver: &Driver, stream: Stream) -> Result<Option<CUcontext>, Error> {
    if !matches!(stream, Stream::Handle(_)) {
        return Ok(None);
    }
    let mut context = ptr::null_mut();
    // SAFETY: the handle is what the array's library, or the caller, calls a stream. Of one that was destroyed the driver
    // mostly knows that it is; the documentation of `stream=` says so.
    unsafe { driver.stream_context(handle(stream), &raw mut context) }
        .map_err(|code| driver.error("asking for the stream's context", code))?;
    Ok(Some(context))
}

/// An event of the current context, with which streams wait for each other.
pub(super) struct Event {
    driver: &'static Driver,
    handle: CUevent,
}

impl Event {
    pub(super) fn new(driver: &'static Driver) -> Result<Event, Error> {
        let mut handle = ptr::null_mut();
        // SAFETY: writes a handle. Events that measure no time are cheaper.
        unsafe { driver.create_event(&raw mut handle, CUevent_flags_enum::CU_EVENT_DISABLE_TIMING as u32) }
            .map_err(|code| driver.error("making an event", code))?;
        Ok(Event { driver, handle })
    }

    /// Lets `later` go on when all that is in `earlier` now is done. The host does not wait.
    pub(super) fn order(&self, earlier: Stream, later: Stream) -> Result<(), Error> {
        // SAFETY: the event lives, and the streams are of the current context.
        unsafe { self.driver.record_event(self.handle, handle(earlier)) }
            .and_then(|()| unsafe { self.driver.wait_for_event(handle(later), self.handle, 0) })
            .map_err(|code| self.driver.error("ordering the function after the array's stream", code))
    }
}

impl Drop for Event {
    fn drop(&mut self) {
        // SAFETY: the event is ours; the driver keeps it as long as a stream waits for it. Its errors were met before.
        let _ = unsafe { self.driver.destroy_event(self.handle) };
    }
}
