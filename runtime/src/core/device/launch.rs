//! One launch of a reduction's kernel, and the wait for its result.
//!
//! The passes of a reduction over a device array: the kernel computes the state, from which C++ on the host
//! computes the result.

use super::context::Current;
use super::driver::{Driver, NOT_READY};
use super::kernels::{DeviceReduction, StateClass};
use super::scratch::{Launch, Scratch};
use super::site::Site;
use super::state::{DeviceState, Kernel, THREADS};
use super::stream;
use crate::core::array_view::MemoryOrder;
use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};
use crate::core::exception::outcome;
use crate::core::reduction_state::ReductionState;
use cudarc::driver::sys::{CUdeviceptr, CUstream};
use std::ffi::{CStr, c_void};
use std::hint::spin_loop;
use std::sync::Arc;
use std::time::{Duration, Instant};
use std::{ptr, thread};

/// The fewest elements for which another block is worth launching: 16 for each of its threads.
const PER_BLOCK: usize = 16 * THREADS as usize;

/// The number of checks for the result between two readings of the clock.
const LOOKS: usize = 64;

/// The interval at which the driver is asked whether the kernel still runs; a query takes more than a
/// microsecond.
const QUESTIONS: Duration = Duration::from_micros(50);

/// The time for which the host watches for the result without a pause, and the length of the pauses after
/// that.
const PATIENCE: Duration = Duration::from_millis(2);
const PAUSE: Duration = Duration::from_micros(50);

/// The interval at which `poll` is called: while another Python thread is busy, a call may take 5 ms.
const POLLS: Duration = Duration::from_millis(50);

const ENDED_WITHOUT: &str = "the kernel ended without a result: if nothing has reset the device meanwhile, please report \
                             it, with the versions of quaff and of the driver";

/// The most axes that a strided kernel walks, more than any library creates.
pub(super) const MAX_AXES: usize = 64;

/// An array of a device, in memory order. Laid out as `quaff::StridedRun` in
/// kernels/include/quaff/launch.cuh.
#[repr(C)]
pub(super) struct StridedRun {
    data: CUdeviceptr,
    pub ndim: u32,
    shape: [u64; MAX_AXES],
    strides: [i64; MAX_AXES],
}

/// Launches the kernels of one call, in the context that the call has made current.
pub(super) struct Launcher {
    driver: &'static Driver,
    state: Arc<DeviceState>,
    stream: CUstream,
    _current: Current,
}

impl Launcher {
    pub(super) fn new(site: Site) -> Result<Launcher, Error> {
        let current = site.enter()?;
        stream::check_not_captured(site.driver, site.stream)?;
        let state = DeviceState::of(site.driver, site.context)?;
        Ok(Launcher { driver: site.driver, state, stream: stream::handle(site.stream), _current: current })
    }

    /// The class to try in place of the fast one, or of the exact one, on this device.
    pub(super) fn stand_in(&self, reduction: &DeviceReduction, exact: bool) -> Option<StateClass> {
        let class = match (exact, self.state.doubles_are_slow) {
            (false, true) => StateClass::Narrow,
            (true, false) => StateClass::Shortcut,
            _ => return None,
        };
        reduction.has(class).then_some(class)
    }

    /// Makes `into` the state of all elements of `order`, which is not empty. `poll` is called regularly
    /// during long waits; its error ends the wait.
    pub(super) fn reduce<E: From<Error>>(
        &self,
        reduction: &DeviceReduction,
        class: StateClass,
        order: &MemoryOrder<'_>,
        dtype: Dtype,
        into: &mut ReductionState,
        poll: &mut impl FnMut() -> Result<(), E>,
    ) -> Result<(), E> {
        let class = class as usize;
        let data = order.data.addr() as CUdeviceptr;
        if order.is_run(dtype) {
            let (mut data, mut length) = (data, order.len() as u64);
            let arguments = [(&raw mut data).cast(), (&raw mut length).cast()];
            return self.run(reduction, reduction.run[class], order.len(), arguments, into, poll);
        }
        let mut view = strided(data, order)?;
        self.run(reduction, reduction.strided[class], order.len(), [(&raw mut view).cast()], into, poll)
    }

    /// Launches a kernel that takes `arguments` and a [`Launch`], and waits for its result.
    fn run<const N: usize, E: From<Error>>(
        &self,
        reduction: &DeviceReduction,
        name: &'static CStr,
        length: usize,
        arguments: [*mut c_void; N],
        into: &mut ReductionState,
        poll: &mut impl FnMut() -> Result<(), E>,
    ) -> Result<(), E> {
        let kernel = self.state.kernel(self.driver, &reduction.kernels.whole, name)?;
        let mut scratch = self.state.take_scratch(self.driver)?;
        let launched = scratch.next(self.driver, self.stream);
        let launched = launched.and_then(|launch| self.launch(kernel, length, arguments, launch));
        if let Err(error) = launched {
            scratch.free(self.driver);
            return Err(error.into());
        }
        let waited = self.wait(&scratch, into, poll);
        match waited {
            Ok(()) => self.state.give_back(self.driver, scratch),
            // The kernel may still be running.
            Err(_) => self.state.abandon(scratch),
        }
        waited
    }

    fn launch<const N: usize>(
        &self,
        kernel: Kernel,
        length: usize,
        arguments: [*mut c_void; N],
        mut launch: Launch,
    ) -> Result<(), Error> {
        let mut all = [ptr::null_mut(); 3];
        all[..N].copy_from_slice(&arguments);
        all[N] = (&raw mut launch).cast();
        let blocks = u32::try_from(length.div_ceil(PER_BLOCK)).unwrap_or(u32::MAX).min(kernel.blocks);
        let (function, stream, arguments, extra) =
            (kernel.function, self.stream, all.as_mut_ptr(), ptr::null_mut());
        // SAFETY: the kernel takes these arguments in this order, and they stay until the call returns; it
        // reads memory that `Site::of` has checked, and writes scratch for at most `kernel.blocks` blocks.
        unsafe { self.driver.launch(function, blocks, 1, 1, THREADS, 1, 1, 0, stream, arguments, extra) }
            .map_err(|code| self.driver.error("launching the kernel", code))
    }

    /// Waits for the result by polling: at first without a pause, then at intervals, because long waits are
    /// for other work in the stream. The driver's own wait would include work that others put into the stream
    /// meanwhile.
    fn wait<E: From<Error>>(
        &self,
        scratch: &Scratch,
        into: &mut ReductionState,
        poll: &mut impl FnMut() -> Result<(), E>,
    ) -> Result<(), E> {
        let started = Instant::now();
        let (mut asked, mut polled) = (started, started);
        loop {
            for _ in 0..LOOKS {
                if scratch.read(into) {
                    return Ok(());
                }
                spin_loop();
            }
            let now = Instant::now();
            if now - polled > POLLS {
                polled = now;
                poll()?;
            }
            if now - started > PATIENCE {
                thread::sleep(PAUSE);
            } else if now - asked < QUESTIONS {
                continue;
            }
            asked = now;
            // The kernel may have ended between the last check and this query.
            if self.has_ended()? && !scratch.read(into) {
                return Err(Error::new(ErrorKind::Cuda, ENDED_WITHOUT).into());
            }
        }
    }

    /// Whether the stream has no work left.
    fn has_ended(&self) -> Result<bool, Error> {
        // SAFETY: the stream is that of the launch.
        match unsafe { self.driver.query_stream(self.stream) } {
            Ok(()) => Ok(true),
            Err(NOT_READY) => Ok(false),
            Err(code) => Err(self.driver.error("running the kernel", code)),
        }
    }
}

pub(super) fn strided(data: CUdeviceptr, order: &MemoryOrder<'_>) -> Result<StridedRun, Error> {
    let ndim = order.shape.len();
    if ndim > MAX_AXES {
        let message = format!(
            "the array has {ndim} axes that cannot be joined in memory, and kernels take up to {MAX_AXES}: \
             pass a copy"
        );
        return Err(Error::new(ErrorKind::Value, message));
    }
    let mut view = StridedRun { data, ndim: ndim as u32, shape: [1; MAX_AXES], strides: [0; MAX_AXES] };
    for (axis, (&length, &stride)) in order.shape.iter().zip(&order.strides).enumerate() {
        (view.shape[axis], view.strides[axis]) = (length as u64, stride as i64);
    }
    Ok(view)
}

/// The launcher, kernels and elements that all passes over one array share.
pub(crate) struct DevicePass<'a> {
    launcher: Launcher,
    kernels: &'a DeviceReduction,
    order: &'a MemoryOrder<'a>,
    dtype: Dtype,
}

impl<'a> DevicePass<'a> {
    /// Prepares passes over the elements of `order`, which have the element type `dtype`, at the site that
    /// [`Site::of`] found.
    pub(crate) fn new(
        kernels: &'a DeviceReduction,
        order: &'a MemoryOrder<'a>,
        dtype: Dtype,
        site: Site,
    ) -> Result<DevicePass<'a>, Error> {
        Ok(DevicePass { launcher: Launcher::new(site)?, kernels, order, dtype })
    }

    /// Computes into `state` the state of the fast class, or of the exact one, for all elements: with its
    /// stand-in, if the device has one and it suffices.
    ///
    /// # Errors
    /// The driver's errors, the exceptions of the class, and the errors of `poll`.
    pub(crate) fn fill<E: From<Error>>(
        &self,
        state: &mut ReductionState,
        exact: bool,
        poll: &mut impl FnMut() -> Result<(), E>,
    ) -> Result<(), E> {
        if let Some(class) = self.launcher.stand_in(self.kernels, exact) {
            self.run(class, state, poll)?;
            let mut suffices = false;
            // SAFETY: the kernel has made the state, of the stand-in class.
            let done = unsafe { (self.kernels.convert)(state, exact, &mut suffices) };
            if outcome(done, suffices)? {
                return Ok(());
            }
        }
        self.run(if exact { StateClass::Exact } else { StateClass::Fast }, state, poll)
    }

    fn run<E: From<Error>>(
        &self,
        class: StateClass,
        state: &mut ReductionState,
        poll: &mut impl FnMut() -> Result<(), E>,
    ) -> Result<(), E> {
        self.launcher.reduce(self.kernels, class, self.order, self.dtype, state, poll)
    }
}
