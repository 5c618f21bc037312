//! Runs an elementwise function over arrays. Each element is one call of the C++ function, so the partition
//! of the elements does not affect the results. On the host, short arrays are processed in one piece, and
//! long ones in parts that threads share; on a device there is one launch.

use crate::core::array_view::{ArrayView, Dims, ElementOrder, OfOperands, StridedOperand};
use crate::core::device::{DeviceElementwise, Site, launch_at, launch_elements};
use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};
use crate::core::exception::outcome;
use crate::core::host::{Contiguous, ElementLoop, same_length};
use crate::core::threads;

/// The number of elements in a part.
const PART: usize = 1 << 16;

/// The number of parts between two checks for an interrupt.
const BATCH: usize = 256;

/// The least number of elements for which a second thread is worthwhile, and for which other Python threads
/// may run meanwhile.
pub const LARGE: usize = 1 << 17;

/// The total size of the operands, in bytes, above which results leave the caches before anything reads them.
const HUGE: usize = 1 << 28;

/// The most operands that a function may have; include/quaff/element_blocks.hpp has the same number.
pub const MOST_OPERANDS: usize = 16;

/// One instantiation of an elementwise function.
pub struct Elementwise {
    run: unsafe fn(&ElementLoop<'_>) -> bool,
    /// `None` if kernels do not support one of the types.
    device: Option<DeviceElementwise>,
    /// The dtypes of the results, followed by those of the inputs.
    dtypes: &'static [Dtype],
    results: usize,
}

impl Elementwise {
    /// Describes a function of emitted code. `run` returns `false` if it has stored an exception.
    ///
    /// # Safety
    /// `run` is `quaff::elementwise` for a function with `results` results whose operands have these types,
    /// and the kernels belong to that function.
    pub const unsafe fn new(
        run: unsafe fn(&ElementLoop<'_>) -> bool,
        device: Option<DeviceElementwise>,
        dtypes: &'static [Dtype],
        results: usize,
    ) -> Elementwise {
        assert!(results <= dtypes.len() && dtypes.len() <= MOST_OPERANDS);
        Elementwise { run, device, dtypes, results }
    }

    /// The dtypes of the results, followed by those of the inputs.
    #[inline]
    pub fn dtypes(&self) -> &'static [Dtype] {
        self.dtypes
    }

    /// The types of the results.
    #[cfg(feature = "python")]
    #[inline]
    pub(crate) fn results(&self) -> &'static [Dtype] {
        &self.dtypes[..self.results]
    }

    /// The dtypes of the inputs.
    #[cfg(feature = "python")]
    #[inline]
    pub(crate) fn inputs(&self) -> &'static [Dtype] {
        &self.dtypes[self.results..]
    }

    /// Checks that there are kernels.
    ///
    /// # Errors
    /// The reason why there are none.
    pub(crate) fn check_kernels(&self) -> Result<(), Error> {
        match &self.device {
            Some(device) => device.check(),
            None => Err(Error::new(ErrorKind::Cuda, "there are no kernels over complex numbers")),
        }
    }

    /// Launches the kernel that writes the results on a device, and does not wait for it.
    ///
    /// # Errors
    /// There are no kernels; the driver's errors.
    ///
    /// # Safety
    /// The requirements of [`launch_elements`](crate::core::device::launch_elements) hold.
    pub(crate) unsafe fn on_device(
        &self,
        order: &ElementOrder<'_>,
        numbers: &[[u8; 16]],
        site: Site,
    ) -> Result<(), Error> {
        self.check_kernels()?;
        let Some(device) = &self.device else { return Ok(()) };
        // SAFETY: guaranteed by the caller, and the kernels are those of this function.
        unsafe { launch_elements(device, order, self.dtypes, self.results, numbers, site) }
    }

    /// Runs the function at once. Returns `false` if it threw an exception, which [`outcome`] reads.
    ///
    /// # Safety
    /// `elements` has as many operands as the function; their memory is valid and, for results, writable;
    /// nobody else writes it meanwhile, or reads results.
    #[inline]
    pub(crate) unsafe fn run(&self, elements: &ElementLoop<'_>) -> bool {
        // SAFETY: guaranteed by the caller. C++ compares the types.
        unsafe { (self.run)(elements) }
    }

    /// Runs the function over all elements of `order`; `poll` is called regularly during long runs, and its
    /// error ends the run.
    ///
    /// # Errors
    /// The exceptions of the function, and the errors of `poll`.
    ///
    /// # Safety
    /// The requirements of [`Elementwise::run`] hold.
    pub(crate) unsafe fn run_all<E: From<Error>>(
        &self,
        order: &ElementOrder<'_>,
        mut poll: impl FnMut() -> Result<(), E>,
    ) -> Result<(), E> {
        let length = order.len();
        let bytes: usize = self.dtypes.iter().map(|dtype| dtype.size()).sum();
        let is_huge = length.saturating_mul(bytes) >= HUGE;
        let run = |order: &ElementOrder<'_>| {
            let elements =
                ElementLoop::new(&order.memory, self.dtypes, &order.shape, &order.strides, is_huge);
            // SAFETY: guaranteed by the caller.
            outcome(unsafe { self.run(&elements) }, ())
        };
        if length < LARGE {
            return Ok(run(order)?);
        }
        let parts = order.parts(PART);
        for start in (0..parts.len()).step_by(BATCH) {
            let count = BATCH.min(parts.len() - start);
            threads::try_for_each(count, |index| run(&parts.get(start + index)))?;
            poll()?;
        }
        Ok(())
    }

    /// Runs the function over slices, for Rust callers. Each slice has a name for messages; results come
    /// first.
    ///
    /// # Errors
    /// `Value` if the slices do not have the same length; the exceptions of the function.
    ///
    /// # Panics
    /// The number or the types of the slices are not those of the function's operands.
    pub fn over(&self, operands: &[(&str, Contiguous<'_>)]) -> Result<(), Error> {
        let slices = operands.iter().map(|(name, slice)| (*name, slice.dtype(), slice.memory(), slice.len()));
        let Some(order) = self.order(&slices.collect::<Vec<_>>())? else { return Ok(()) };
        // SAFETY: slices of the function's types and of one length; those that are written are borrowed
        // mutably.
        unsafe { self.run_all(&order, || Ok(())) }
    }

    /// Runs the function over slices of device memory, for Rust callers, in the stream of the first result
    /// and after the work in the streams of the others. The host does not wait.
    ///
    /// # Errors
    /// `Value` if the slices do not have the same length; there are no kernels; the driver's errors.
    ///
    /// # Panics
    /// Panics like [`Elementwise::over`].
    pub fn over_device(&self, operands: &[(&str, ArrayView<'_>)]) -> Result<(), Error> {
        let slices = operands.iter().map(|(name, view)| (*name, view.dtype, view.data, view.len()));
        let order = self.order(&slices.collect::<Vec<_>>())?;
        self.check_kernels()?;
        let Some(order) = order else { return Ok(()) };
        let views: Vec<&ArrayView<'_>> = operands.iter().map(|(_, view)| view).collect();
        // SAFETY: slices of the function's types and of one length, whose makers guarantee their memory until
        // the streams' work is done.
        unsafe { self.launch(&order, &views) }
    }

    /// Launches the kernel that writes the results on a device, in the stream of the first view and after the
    /// work in the streams of the others; the host does not wait.
    ///
    /// # Errors
    /// There are no kernels; the driver's errors.
    ///
    /// # Safety
    /// The operands of `order` are the memory of `views`, in the number and of the types of the function's
    /// operands, valid until the streams' work is done; until then nobody else writes what is read, or uses
    /// what is written.
    pub(crate) unsafe fn launch(
        &self,
        order: &ElementOrder<'_>,
        views: &[&ArrayView<'_>],
    ) -> Result<(), Error> {
        self.check_kernels()?;
        let sites: Vec<Site> = views.iter().map(|view| Site::of(view, None)).collect::<Result<_, _>>()?;
        let site = Site::common(&sites, None)?;
        // SAFETY: guaranteed by the caller; each operand was found to be aligned and in memory of the site's
        // context.
        launch_at(site, &sites, || unsafe { self.on_device(order, &vec![[0; 16]; views.len()], site) })
    }

    /// The order over slices, each given by name, type, memory and length; `None` if they have no elements.
    fn order<'s>(
        &self,
        slices: &[(&'s str, Dtype, *mut u8, usize)],
    ) -> Result<Option<ElementOrder<'s>>, Error> {
        assert!(slices.iter().map(|(_, dtype, ..)| *dtype).eq(self.dtypes.iter().copied()));
        let lengths: Vec<(&str, usize)> = slices.iter().map(|(name, .., length)| (*name, *length)).collect();
        same_length(&lengths)?;
        let operand = |&(_, dtype, data, _): &(&str, Dtype, *mut u8, usize)| StridedOperand {
            data,
            strides: Dims::from_slice(&[dtype.size().cast_signed()]),
        };
        let operands: OfOperands<StridedOperand> = slices.iter().map(operand).collect();
        let length = lengths.first().map(|(_, length)| *length).filter(|length| *length > 0);
        Ok(length.map(|length| ElementOrder::new(&[length], &operands)))
    }
}
