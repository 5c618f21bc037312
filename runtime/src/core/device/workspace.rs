//! The device memory that a reduction along axes needs in addition to the array and its results: for the
//! states of pieces, and for the numbers of the slices that are left to the exact class.
//!
//! The host does not wait for the kernels. Later kernels in the same stream may therefore use the memory at
//! once, and kernels in another stream after an event.

use super::driver::Driver;
use super::stream::{self, Event};
use crate::core::array_view::Stream;
use crate::core::error::Error;
use crate::core::threads::locked;
use cudarc::driver::sys::CUdeviceptr;
use std::sync::Mutex;

/// The most slices of one launch: each may be left undecided.
pub(super) const SLICES: usize = 1 << 20;

/// The bytes for two counters, each in a cache line of its own.
const COUNTERS: usize = 256;
const COUNTER: u64 = 128;

/// The bytes for the states of pieces: room for 4096 of the largest states, and for many more of the usual
/// ones.
const ROOM: usize = 1 << 22;

/// The most workspaces that are kept. If all belong to other streams, the least recently used one is handed
/// over.
const KEPT: usize = 8;

/// The partition of slices among threads, and the memory that they use. Laid out as `quaff::Sharing` in
/// kernels/include/quaff/slices.cuh.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub(super) struct Sharing {
    pub first_slice: u64,
    pub slices: u32,
    pub shift: u32,
    pub side: u32,
    pub pieces: u32,
    pub states: CUdeviceptr,
    pub room: u64,
    pub open_count: CUdeviceptr,
    pub next_count: CUdeviceptr,
    pub open: CUdeviceptr,
}

/// Memory for one call at a time.
pub(super) struct Workspace {
    device: CUdeviceptr,
    /// The event recorded after the last kernel that uses the memory.
    event: Event,
    /// The number of the stream that used the memory last.
    stream: u64,
    /// Whether the next launch uses the second of the two counters.
    odd: bool,
    /// Whether the counters have yet to be set to 0.
    fresh: bool,
}

// SAFETY: memory and an event of the driver, which any thread may use.
unsafe impl Send for Workspace {}

impl Workspace {
    /// Allocates the memory in the current context, for the stream of this number.
    fn new(driver: &'static Driver, stream: u64) -> Result<Workspace, Error> {
        let event = Event::new(driver)?;
        let mut device = 0;
        // SAFETY: writes an address.
        unsafe { driver.allocate(&raw mut device, COUNTERS + SLICES * size_of::<u32>() + ROOM) }
            .map_err(|code| driver.error("allocating scratch memory", code))?;
        Ok(Workspace { device, event, stream, odd: false, fresh: true })
    }

    /// The description of the memory for the next kernels in `stream`.
    pub(super) fn next(&mut self, driver: &Driver, stream: Stream) -> Result<Sharing, Error> {
        if self.fresh {
            // SAFETY: the memory belongs to this workspace; it is filled in the kernels' own stream, before
            // the kernels.
            unsafe { driver.fill(self.device, 0, COUNTERS, stream::handle(stream)) }
                .map_err(|code| driver.error("clearing scratch memory", code))?;
            self.fresh = false;
        }
        let counter = |odd| self.device + if odd { COUNTER } else { 0 };
        let (open_count, next_count) = (counter(self.odd), counter(!self.odd));
        self.odd = !self.odd;
        let open = self.device + COUNTERS as u64;
        let states = open + (SLICES * size_of::<u32>()) as u64;
        let (first_slice, slices, shift, side, pieces) = Default::default();
        let room = ROOM as u64;
        Ok(Sharing { first_slice, slices, shift, side, pieces, states, room, open_count, next_count, open })
    }

    /// Hands the memory over to another stream, whose work then waits for that of the previous stream.
    fn handed_on(self, driver: &Driver, stream: Stream, number: u64) -> Result<Workspace, Error> {
        match self.event.wait(stream) {
            Ok(()) => Ok(Workspace { stream: number, ..self }),
            Err(error) => {
                self.free(driver);
                Err(error)
            }
        }
    }

    /// Records that only the work that is now in `stream` uses the memory.
    pub(super) fn launched(&self, stream: Stream) -> Result<(), Error> {
        self.event.record(stream)
    }

    /// Frees the memory; the driver waits for kernels that use it. An error means that the context is dead,
    /// and the memory is gone with it.
    pub(super) fn free(self, driver: &Driver) {
        // SAFETY: allocated in `new`, in the current context.
        let _ = unsafe { driver.free(self.device) };
    }
}

/// The workspaces of a context that no call is using.
#[derive(Default)]
pub(super) struct Workspaces {
    /// The workspaces, least recently used first.
    kept: Mutex<Vec<Workspace>>,
}

impl Workspaces {
    /// The workspace that the stream used last, or another one, which it takes over.
    pub(super) fn take(&self, driver: &'static Driver, stream: Stream) -> Result<Workspace, Error> {
        let number = stream::number(driver, stream)?;
        let mut kept = locked(&self.kept);
        if let Some(own) = kept.iter().position(|workspace| workspace.stream == number) {
            return Ok(kept.remove(own));
        }
        if kept.len() < KEPT {
            drop(kept);
            return Workspace::new(driver, number);
        }
        let oldest = kept.remove(0);
        drop(kept);
        oldest.handed_on(driver, stream, number)
    }

    /// Takes a workspace back after its kernels were launched. If there are more than are kept, the least
    /// recently used one is freed.
    pub(super) fn give_back(&self, driver: &Driver, workspace: Workspace) {
        let surplus = keep(&mut locked(&self.kept), workspace);
        if let Some(oldest) = surplus {
            oldest.free(driver);
        }
    }
}

/// Appends an element, and removes and returns the first one if there are then more than [`KEPT`].
fn keep<T>(kept: &mut Vec<T>, new: T) -> Option<T> {
    kept.push(new);
    (kept.len() > KEPT).then(|| kept.remove(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_few_are_kept() {
        let mut kept = Vec::new();
        let surplus: Vec<usize> = (0..KEPT + 3).filter_map(|new| keep(&mut kept, new)).collect();
        assert_eq!(surplus, [0, 1, 2]);
        assert_eq!(kept, (3..KEPT + 3).collect::<Vec<_>>());
    }
}
