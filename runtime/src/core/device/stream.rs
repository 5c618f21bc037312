//! Streams: their handles, their contexts, and the order of work between streams.

use super::driver::{Driver, ResultCode};
use super::memory::is_of_the_host;
use crate::core::array_view::Stream;
use crate::core::error::{Error, ErrorKind};
use cudarc::driver::sys::{CUcontext, CUevent, CUevent_flags_enum, CUstream};
use std::ptr;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

/// The driver's handle of a stream.
pub(super) fn handle(stream: Stream) -> CUstream {
    ptr::with_exposed_provenance_mut(stream.number() as usize)
}

/// The context in which a stream was made; `None` for the default streams, which every context has.
pub(super) fn context(driver: &Driver, stream: Stream) -> Result<Option<CUcontext>, Error> {
    if !matches!(stream, Stream::Handle(_)) {
        return Ok(None);
    }
    check_handle(stream)?;
    let mut context = ptr::null_mut();
    // SAFETY: the handle was called a stream by the array's library or by the caller, and leads to readable
    // memory. The driver recognizes most destroyed streams; the documentation of `stream` says so.
    unsafe { driver.stream_context(handle(stream), &raw mut context) }
        .map_err(|code| driver.error("asking for the stream's context", code))?;
    Ok(Some(context))
}

/// Checks that a handle is a readable host address: the driver dereferences it, and a wrong one would end the
/// process.
fn check_handle(stream: Stream) -> Result<(), Error> {
    /// The handles that were checked last, because a check takes longer than the driver's answer.
    static KNOWN: [AtomicU64; 8] = [const { AtomicU64::new(0) }; 8];
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let handle = stream.number();
    if KNOWN.iter().any(|known| known.load(Ordering::Relaxed) == handle) {
        return Ok(());
    }
    if !handle.is_multiple_of(8) || !is_of_the_host(handle) {
        let message =
            format!("{handle:#x} is not the handle of a CUDA stream: pass one, or the stream object itself");
        return Err(Error::new(ErrorKind::Value, message));
    }
    KNOWN[NEXT.fetch_add(1, Ordering::Relaxed) % KNOWN.len()].store(handle, Ordering::Relaxed);
    Ok(())
}

/// The number of a stream of the current context, which no other stream of the process ever has; handles, in
/// contrast, are reused.
#[cfg(feature = "python")]
pub(super) fn number(driver: &Driver, stream: Stream) -> Result<u64, Error> {
    let mut number = 0;
    // SAFETY: writes a number; `context` has accepted the handle.
    unsafe { driver.stream_id(handle(stream), &raw mut number) }
        .map_err(|code| driver.error("asking for the stream's number", code))?;
    Ok(number)
}

/// Checks that a stream of the current context is not being captured into a graph, where nothing runs that a
/// call could wait for. A launch or a query on it would end the capture; the same is true of the default
/// stream while a stream that synchronizes with it is captured.
pub(super) fn check_not_captured(driver: &Driver, stream: Stream) -> Result<(), Error> {
    let mut status = 0;
    // SAFETY: writes a number; `context` has accepted the handle.
    unsafe { driver.stream_is_capturing(handle(stream), &raw mut status) }
        .map_err(|code| driver.error("asking for the stream's state", code))?;
    match status {
        0 => Ok(()),
        _ => Err(Error::new(ErrorKind::Cuda, CAPTURED)),
    }
}

const CAPTURED: &str = "the array's stream is being captured into a graph, which takes no call that waits for a result: call \
                        it before or after";

/// An event of the current context, with which streams wait for each other.
pub(super) struct Event {
    driver: &'static Driver,
    handle: CUevent,
}

impl Event {
    pub(super) fn new(driver: &'static Driver) -> Result<Event, Error> {
        let mut handle = ptr::null_mut();
        // SAFETY: writes a handle. Events without timing are cheaper.
        unsafe { driver.create_event(&raw mut handle, CUevent_flags_enum::CU_EVENT_DISABLE_TIMING as u32) }
            .map_err(|code| driver.error("making an event", code))?;
        Ok(Event { driver, handle })
    }

    /// Makes `later` wait until all work that is in `earlier` now is done. The host does not wait.
    pub(super) fn order(&self, earlier: Stream, later: Stream) -> Result<(), Error> {
        self.record(earlier)?;
        self.wait(later)
    }

    /// Records the event after all work that is now in `earlier`.
    pub(super) fn record(&self, earlier: Stream) -> Result<(), Error> {
        // SAFETY: the event exists, and the stream belongs to the current context.
        unsafe { self.driver.record_event(self.handle, handle(earlier)) }.map_err(|code| self.failed(code))
    }

    /// Makes `later` wait for the event. The host does not wait.
    pub(super) fn wait(&self, later: Stream) -> Result<(), Error> {
        // SAFETY: as in `record`.
        unsafe { self.driver.wait_for_event(handle(later), self.handle, 0) }.map_err(|code| self.failed(code))
    }

    fn failed(&self, code: ResultCode) -> Error {
        self.driver.error("making one stream wait for another", code)
    }
}

impl Drop for Event {
    fn drop(&mut self) {
        // SAFETY: this value owns the event; the driver keeps it as long as a stream waits for it. Errors of
        // earlier work were reported before.
        let _ = unsafe { self.driver.destroy_event(self.handle) };
    }
}
