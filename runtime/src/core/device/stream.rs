//! Streams: their handles, their contexts, and ordering the work of one stream after that of another.

use super::code::ResultCode;
use super::driver::Driver;
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

/// The context that a stream was made in; `None` of the default ones, which every context has.
pub(super) fn context(driver: &Driver, stream: Stream) -> Result<Option<CUcontext>, Error> {
    if !matches!(stream, Stream::Handle(_)) {
        return Ok(None);
    }
    check_handle(stream)?;
    let mut context = ptr::null_mut();
    // SAFETY: the handle is what the array's library, or the caller, calls a stream, and leads to memory. Of one that was
    // destroyed the driver mostly knows that it is; the documentation of `stream` says so.
    unsafe { driver.stream_context(handle(stream), &raw mut context) }
        .map_err(|code| driver.error("asking for the stream's context", code))?;
    Ok(Some(context))
}

/// The driver takes a handle for an address, and reads there: what can be no address of the host would end the process.
fn check_handle(stream: Stream) -> Result<(), Error> {
    /// The last few that were looked at, for to look takes longer than the driver's answer.
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

/// The number of a stream of the current context, which no other stream of the process has or will have; handles are used
/// again.
#[cfg(feature = "python")]
pub(super) fn number(driver: &Driver, stream: Stream) -> Result<u64, Error> {
    let mut number = 0;
    // SAFETY: writes a number; the handle is one that `context` has taken.
    unsafe { driver.stream_id(handle(stream), &raw mut number) }
        .map_err(|code| driver.error("asking for the stream's number", code))?;
    Ok(number)
}

/// Sees that a stream of the current context is not being captured into a graph: there nothing runs that a call could wait
/// for. To launch on it, or to ask whether it is done, would end the capture; and so it is with the default stream while
/// one is captured that waits for it.
pub(super) fn check_not_captured(driver: &Driver, stream: Stream) -> Result<(), Error> {
    let mut status = 0;
    // SAFETY: writes a number; the handle is one that `context` has taken.
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
        // SAFETY: writes a handle. Events that measure no time are cheaper.
        unsafe { driver.create_event(&raw mut handle, CUevent_flags_enum::CU_EVENT_DISABLE_TIMING as u32) }
            .map_err(|code| driver.error("making an event", code))?;
        Ok(Event { driver, handle })
    }

    /// Makes `later` wait until all work that is in `earlier` now is done. The host does not wait.
    pub(super) fn order(&self, earlier: Stream, later: Stream) -> Result<(), Error> {
        self.record(earlier)?;
        self.wait(later)
    }

    /// Takes place when all that is in `earlier` now is done.
    pub(super) fn record(&self, earlier: Stream) -> Result<(), Error> {
        // SAFETY: the event lives, and the stream is of the current context.
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
        // SAFETY: the event is ours; the driver keeps it as long as a stream waits for it. Its errors were met before.
        let _ = unsafe { self.driver.destroy_event(self.handle) };
    }
}
