//! A reduction along axes of a device array: up to three kernels (`along.cuh`) in the array's stream, for
//! which the host does not wait. The memory that they need is kept for each stream (`workspace.rs`).
//!
//! The first kernel computes the results; if the slices are long runs, it is a kernel that loads them ahead
//! into shared memory (`slice_runs.cuh`, `load_queue.cuh`), and if they lie side by side, one whose threads
//! hold the states of several slices (`slice_columns.cuh`). The second kernel merges states if slices are cut
//! into pieces. The third kernel processes the slices again that the class could not decide; the first kernel
//! has stored their numbers. The second and the third may start before the kernel ahead of them has ended,
//! and wait for it themselves (`follow.cuh`). The third kernel alone processes small arrays, whose time is
//! that of the launches, and is left out if the class decides by itself. Each is compiled into an image of
//! its own, so that a class whose `value` does not compile for the device still has all other kernels.

mod shares;

use super::driver::Driver;
use super::kernels::{DeviceReduction, StateClass};
use super::site::Site;
use super::state::{DeviceState, Kernel, THREADS};
use super::stream;
use super::workspace::{SLICES, Sharing};
use crate::core::array_view::{SliceOrder, Stream};
use crate::core::device::launch::{MAX_AXES, StridedRun, strided};
use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};
use cudarc::driver::sys::{
    CUdeviceptr, CUlaunchAttribute, CUlaunchAttributeID, CUlaunchAttributeValue, CUlaunchConfig,
};
use shares::{Shares, across, are_runs};
use std::ffi::{CStr, c_void};
use std::ptr;
use std::sync::Arc;

/// Launches the kernels of one call, in the current context.
struct AxesLauncher<'a> {
    driver: &'static Driver,
    state: Arc<DeviceState>,
    reduction: &'a DeviceReduction,
    stream: Stream,
    run: SlicesRun,
}

/// Launches the kernels that write the result of each slice of elements of `dtype`, at the common site of the
/// array and the results.
///
/// # Errors
/// The driver's errors. After an error, some results may have been written.
///
/// # Safety
/// The array and the results of `slices` lie in memory of the site's context until the work in the site's
/// stream is done; meanwhile nobody else writes the array or uses the results.
pub(crate) unsafe fn launch_along(
    reduction: &DeviceReduction,
    slices: &SliceOrder<'_>,
    dtype: Dtype,
    site: Site,
) -> Result<(), Error> {
    let Site { driver, context, stream, .. } = site;
    let state = DeviceState::of(driver, context)?;
    let launcher = AxesLauncher { driver, state, reduction, stream, run: SlicesRun::new(slices)? };
    let plan = launcher.plan(slices, dtype)?;
    if !plan.needs_memory() {
        return launcher.launch_all(slices.len(), &plan, || Ok(Sharing::default()));
    }
    let mut workspace = launcher.state.workspaces.take(driver, stream)?;
    let launched = launcher.launch_all(slices.len(), &plan, || workspace.next(driver, stream));
    match launched.and_then(|()| workspace.launched(stream)) {
        Ok(()) => launcher.state.workspaces.give_back(driver, workspace),
        Err(error) => {
            workspace.free(driver);
            return Err(error);
        }
    }
    Ok(())
}

/// The kernels of one call.
struct KernelSteps {
    first: Kernel,
    /// The most blocks of the first kernel, which take several tasks each if there are more.
    most_blocks: usize,
    shares: Shares,
    /// The kernel that merges the states of pieces, if slices are cut into pieces.
    pieces: Option<Kernel>,
    /// The kernel that processes undecided slices, unless there can be none.
    exact: Option<Kernel>,
}

impl KernelSteps {
    fn needs_memory(&self) -> bool {
        self.pieces.is_some() || self.exact.is_some()
    }
}

impl AxesLauncher<'_> {
    fn plan(&self, slices: &SliceOrder<'_>, dtype: Dtype) -> Result<KernelSteps, Error> {
        let exact = match self.reduction.has(StateClass::Exact) {
            true => Some(self.kernel(self.reduction.along_exact)?),
            false => None,
        };
        // The exact kernel tries its shortcut first, whose doubles are slow on some devices.
        if !self.state.doubles_are_slow
            && let Some(first) = exact
            && let Some(shares) = Shares::of_blocks(slices, resident(first))
        {
            return Ok(KernelSteps { first, most_blocks: usize::MAX, shares, pieces: None, exact: None });
        }
        let narrow = self.state.doubles_are_slow && self.reduction.has(StateClass::Narrow);
        let across = across(slices, dtype).min(if narrow { 1 } else { usize::MAX });
        let (first, shares) = self.shared(slices, dtype, across, narrow)?;
        let pieces = match shares.pieces {
            0 | 1 => None,
            _ => Some(self.kernel(self.reduction.along_pieces[usize::from(narrow)])?),
        };
        // On an H200, columns of 100 elements are 2 % slower if each task is a block of its own, but rows are
        // 2 to 4 % faster.
        let most_blocks = if shares.across > 1 { resident(first) } else { usize::MAX };
        Ok(KernelSteps { first, most_blocks, shares, pieces, exact })
    }

    /// Launches the kernels for this many slices. Each call of `memory` gives the memory for the next
    /// kernels.
    fn launch_all(
        &self,
        count: usize,
        plan: &KernelSteps,
        mut memory: impl FnMut() -> Result<Sharing, Error>,
    ) -> Result<(), Error> {
        let KernelSteps { first: along, shares, .. } = plan;
        for first in (0..count).step_by(SLICES) {
            let slices = SLICES.min(count - first);
            let mut sharing = Sharing {
                first_slice: first as u64,
                slices: slices as u32,
                shift: shares.shift,
                side: shares.side as u32,
                pieces: shares.pieces as u32,
                ..memory()?
            };
            let blocks = (shares.groups(slices) * shares.pieces).min(plan.most_blocks);
            self.launch(*along, blocks, &mut sharing, KernelStart::After)?;
            if let Some(pieces) = plan.pieces {
                self.launch(pieces, slices, &mut sharing, KernelStart::Following)?;
            }
            if let Some(exact) = plan.exact {
                self.launch(
                    exact,
                    self.state.multiprocessors as usize,
                    &mut sharing,
                    KernelStart::Following,
                )?;
            }
        }
        Ok(())
    }

    /// The kernel that processes the slices, and how its threads share them.
    fn shared(
        &self,
        slices: &SliceOrder<'_>,
        dtype: Dtype,
        across: usize,
        narrow: bool,
    ) -> Result<(Kernel, Shares), Error> {
        if !narrow && are_runs(slices, dtype) {
            let runs = self.kernel(self.reduction.along_runs)?;
            if let Some(shares) = Shares::of_runs(slices, dtype, resident(runs)) {
                return Ok((runs, shares));
            }
        }
        let along = self.kernel(match across {
            0 | 1 => self.reduction.along[usize::from(narrow)],
            _ => self.reduction.along_columns,
        })?;
        Ok((along, Shares::of(slices, dtype, across, resident(along))))
    }

    fn kernel(&self, name: &'static CStr) -> Result<Kernel, Error> {
        self.state.kernel(self.driver, &self.reduction.kernels.along, name)
    }

    fn launch(
        &self,
        kernel: Kernel,
        blocks: usize,
        sharing: &mut Sharing,
        order: KernelStart,
    ) -> Result<(), Error> {
        let run: *const SlicesRun = &raw const self.run;
        let mut arguments: [*mut c_void; 2] = [run.cast_mut().cast(), ptr::from_mut(sharing).cast()];
        let mut follows = programmatic();
        let is_early = order == KernelStart::Following && kernel.capability >= FIRST_THAT_WAITS;
        let config = CUlaunchConfig {
            gridDimX: u32::try_from(blocks).unwrap_or(u32::MAX >> 1),
            gridDimY: 1,
            gridDimZ: 1,
            blockDimX: THREADS,
            blockDimY: 1,
            blockDimZ: 1,
            sharedMemBytes: 0,
            hStream: stream::handle(self.stream),
            attrs: &raw mut follows,
            numAttrs: u32::from(is_early),
        };
        // SAFETY: the kernel takes these two arguments, which the driver copies and does not write. It uses
        // the memory that the caller of `launch_along` vouches for, and the workspace, which no other kernel
        // uses meanwhile: a kernel that starts early waits for those before it.
        unsafe { self.driver.launch_with(&config, kernel.function, arguments.as_mut_ptr(), ptr::null_mut()) }
            .map_err(|code| self.driver.error("launching the kernel", code))
    }
}

/// The number of a kernel's blocks that the device runs at a time: half of [`Kernel::blocks`].
fn resident(kernel: Kernel) -> usize {
    (kernel.blocks / 2).max(1) as usize
}

/// The earliest start of a kernel, relative to the work ahead of it in the stream.
#[derive(Clone, Copy, PartialEq, Eq)]
enum KernelStart {
    /// The kernel starts when all work ahead of it has ended.
    After,
    /// The kernel may start while the kernel ahead of it still runs, and waits for the end of that kernel
    /// itself (`kernels/include/quaff/follow.cuh`).
    Following,
}

/// The first compute capability on which a kernel can start early, and for which kernels are compiled to
/// wait.
const FIRST_THAT_WAITS: u32 = 90;

/// The launch attribute of kernels that start as [`KernelStart::Following`].
fn programmatic() -> CUlaunchAttribute {
    CUlaunchAttribute {
        id: CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION,
        pad: [0; 4],
        value: CUlaunchAttributeValue { programmaticStreamSerializationAllowed: 1 },
    }
}

/// The slices of an array. Laid out as `quaff::SlicesRun` in kernels/include/quaff/slices.cuh.
#[repr(C)]
pub(super) struct SlicesRun {
    first: StridedRun,
    repeat: u64,
    elements: u64,
    ndim: u32,
    shape: [u64; MAX_AXES],
    strides: [i64; MAX_AXES],
    result_strides: [i64; MAX_AXES],
    results: CUdeviceptr,
}

impl SlicesRun {
    /// Describes the slices for kernels. Kernels need at least one axis, so a slice of at most one element
    /// gets an axis, too.
    pub(super) fn new(slices: &SliceOrder<'_>) -> Result<SlicesRun, Error> {
        let ndim = slices.shape.len();
        if ndim > MAX_AXES {
            let message = format!(
                "the slices have {ndim} axes that cannot be joined in memory, and kernels take up to {MAX_AXES}: \
                 pass a copy"
            );
            return Err(Error::new(ErrorKind::Value, message));
        }
        let mut first = strided(slices.slice.data.addr() as CUdeviceptr, &slices.slice)?;
        first.ndim = first.ndim.max(1);
        let mut run = SlicesRun {
            first,
            repeat: slices.slice.repeat,
            elements: slices.slice.len() as u64,
            ndim: ndim as u32,
            shape: [1; MAX_AXES],
            strides: [0; MAX_AXES],
            result_strides: [0; MAX_AXES],
            results: slices.results.addr() as CUdeviceptr,
        };
        for axis in 0..ndim {
            run.shape[axis] = slices.shape[axis] as u64;
            run.strides[axis] = slices.strides[axis] as i64;
            run.result_strides[axis] = slices.result_strides[axis] as i64;
        }
        Ok(run)
    }
}
