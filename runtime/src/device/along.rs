//! A reduction along axes of an array on a device: one launch for many slices, one that merges the states of long ones'
//! pieces, and one that takes the slices again which the class could not decide. Nobody waits for them.

use super::driver::Driver;
use super::kernels::DeviceReduction;
use super::site::Site;
use super::slices::{Sharing, SlicesRun};
use super::state::{Kernel, State, THREADS};
use super::stream;
use super::workspace::{SLICES, Workspace};
use crate::array_view::{SliceOrder, Stream};
use crate::dtype::Dtype;
use crate::error::Error;
use std::ffi::{CStr, c_void};
use std::ptr;
use std::sync::Arc;

/// Blocks, for each that the device has room for at a time: enough that none is left alone with the rest. Where neighbouring
/// threads are of neighbouring slices, those of one round read whole rows.
const ROUNDS: usize = 4;
const ROUNDS_ACROSS: usize = 1;

/// The bytes of a load.
const VECTOR: usize = 16;

/// Loads for each thread of a slice, and of a piece.
const FEWEST_LOADS: usize = 16;
const LOADS_OF_A_PIECE: usize = 16;

/// Threads of a slice at most, and where there are too few slices for all threads.
const MOST_THREADS: usize = WARP;
const MOST_OF_FEW: usize = 16;

/// Elements for each thread where neighbours are of neighbouring slices.
const FEWEST_ELEMENTS: usize = 64;

const WARP: usize = 32;

/// Launches the kernels of one call, in the context that is current.
struct Launcher<'a> {
    driver: &'static Driver,
    state: Arc<State>,
    reduction: &'a DeviceReduction,
    stream: Stream,
    run: SlicesRun,
}

/// Has the result of each slice of elements of `dtype` written, at a site that the array and the results have in common.
///
/// # Errors
/// The driver's. Where there is one, results may be written all the same.
///
/// # Safety
/// The array and the results of `slices` are memory of the site's context, as long as the work in the site's stream runs;
/// and nobody else writes the one, or uses the other, meanwhile.
pub(crate) unsafe fn launch_along(
    reduction: &DeviceReduction,
    slices: &SliceOrder<'_>,
    dtype: Dtype,
    site: Site,
) -> Result<(), Error> {
    let Site { driver, context, stream, .. } = site;
    let state = State::of(driver, context)?;
    let launcher = Launcher { driver, state, reduction, stream, run: SlicesRun::new(slices)? };
    let mut workspace = launcher.state.workspaces.take(driver, stream)?;
    match launcher.launch_all(slices, dtype, &mut workspace).and_then(|()| workspace.launched(stream)) {
        Ok(()) => launcher.state.workspaces.give_back(workspace),
        Err(error) => {
            workspace.free(driver);
            return Err(error);
        }
    }
    Ok(())
}

impl Launcher<'_> {
    fn launch_all(
        &self,
        slices: &SliceOrder<'_>,
        dtype: Dtype,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let narrow = self.state.doubles_are_slow && (self.reduction.has_stand_in)(false);
        let along = self.kernel(self.reduction.along[usize::from(narrow)])?;
        let pieces = self.kernel(self.reduction.along_pieces[usize::from(narrow)])?;
        let exact = self.kernel(self.reduction.along_exact)?;
        let resident = (along.blocks / 2).max(1) as usize;
        let count = slices.len();
        let shares = Shares::of(slices, dtype, resident);
        for first in (0..count).step_by(SLICES) {
            let slices = SLICES.min(count - first);
            let mut sharing = Sharing {
                first_slice: first as u64,
                slices: slices as u32,
                shift: shares.shift,
                across: shares.across.into(),
                pieces: shares.pieces as u32,
                ..workspace.next(self.driver, self.stream)?
            };
            self.launch(along, shares.groups(slices) * shares.pieces, &mut sharing)?;
            if shares.pieces > 1 {
                self.launch(pieces, slices, &mut sharing)?;
            }
            self.launch(exact, self.state.multiprocessors as usize, &mut sharing)?;
        }
        Ok(())
    }

    fn kernel(&self, name: &'static CStr) -> Result<Kernel, Error> {
        self.state.kernel(self.driver, &self.reduction.kernels.along, name)
    }

    fn launch(&self, kernel: Kernel, blocks: usize, sharing: &mut Sharing) -> Result<(), Error> {
        let run: *const SlicesRun = &raw const self.run;
        let mut arguments: [*mut c_void; 2] = [run.cast_mut().cast(), ptr::from_mut(sharing).cast()];
        let (function, blocks) = (kernel.function, u32::try_from(blocks).unwrap_or(u32::MAX >> 1));
        let (stream, arguments, extra) =
            (stream::handle(self.stream), arguments.as_mut_ptr(), ptr::null_mut());
        // SAFETY: the kernel takes these two, which the driver copies and does not write; it reads and writes the memory that
        // `launch_along`'s caller answers for, and the workspace, which no other kernel uses meanwhile.
        unsafe { self.driver.launch(function, blocks, 1, 1, THREADS, 1, 1, 0, stream, arguments, extra) }
            .map_err(|code| self.driver.error("launching the kernel", code))
    }
}

/// How the threads of all blocks share the slices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Shares {
    /// 2 to the power of this many threads share a slice.
    shift: u32,
    /// Whether neighbouring threads are of neighbouring slices.
    across: bool,
    /// Parts that each slice is cut into.
    pieces: usize,
}

impl Shares {
    /// For a device that has room for so many blocks at a time.
    fn of(slices: &SliceOrder<'_>, dtype: Dtype, resident: usize) -> Shares {
        let (count, elements, block) = (slices.len(), slices.slice.len(), THREADS as usize);
        let run = slices.slice.strides.last().copied().unwrap_or(0);
        let across = slices.strides.last().is_some_and(|&apart| elements <= 1 || apart < run);
        let loads = (elements * dtype.size()).div_ceil(VECTOR);
        let threads = if across {
            // As many slices side by side as a warp has threads, if there are so many.
            let most = block / count.next_power_of_two().min(WARP);
            power_of_2(elements / FEWEST_ELEMENTS).min(most)
        } else {
            let is_few = count * MOST_THREADS < ROUNDS * resident * block;
            power_of_2(loads / FEWEST_LOADS).min(if is_few { MOST_OF_FEW } else { MOST_THREADS })
        };
        let shares = Shares { shift: threads.ilog2(), across, pieces: 1 };
        let rounds = if across { ROUNDS_ACROSS } else { ROUNDS };
        let wanted = (rounds * resident).div_ceil(shares.groups(count));
        let most = if across {
            elements / (threads * FEWEST_ELEMENTS)
        } else {
            loads / (threads * LOADS_OF_A_PIECE)
        };
        Shares { pieces: wanted.min(most).max(1), ..shares }
    }

    /// Blocks for so many slices.
    fn groups(&self, slices: usize) -> usize {
        slices.div_ceil(THREADS as usize >> self.shift)
    }
}

/// The largest power of 2 that is not larger; 1 for 0.
fn power_of_2(number: usize) -> usize {
    1 << number.max(1).ilog2()
}
