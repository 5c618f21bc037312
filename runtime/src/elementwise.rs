//! Runs an elementwise function over arrays. Every element is one call of C++, so no result depends on how they are shared out.
//! On the host short arrays are taken at once, and others in parts that threads share; on a device there is one launch.

use crate::array_view::{Dims, ElementOrder, Walked};
use crate::device::DeviceElementwise;
use crate::dtype::Dtype;
use crate::error::Error;
use crate::exception::outcome;
use crate::host::{Contiguous, ElementLoop, same_length};
use crate::threads;
#[cfg(feature = "python")]
use crate::{
    device::{Site, launch_elements},
    error::ErrorKind,
};

/// Elements of a part.
const PART: usize = 1 << 16;

/// Parts between two looks for an interrupt.
const BATCH: usize = 256;

/// Loops of this many elements or more are worth a second thread, and letting other Python threads run meanwhile.
pub const LARGE: usize = 1 << 17;

/// Bytes of all operands from which on no cache keeps results until they are read.
const HUGE: usize = 1 << 28;

/// The most operands that a function may have; include/quaff/element_blocks.hpp has the same number.
pub const MOST_OPERANDS: usize = 16;

/// One instantiation of an elementwise function.
pub struct Elementwise {
    run: unsafe fn(&ElementLoop<'_>) -> bool,
    /// `None` where a type is one that kernels do not have.
    #[cfg_attr(
        not(feature = "python"),
        expect(dead_code, reason = "Rust's callers pass slices of the host")
    )]
    device: Option<DeviceElementwise>,
    /// Those of the results, and then of what is read.
    dtypes: &'static [Dtype],
    #[cfg_attr(not(feature = "python"), expect(dead_code, reason = "Rust's callers pass as many"))]
    results: usize,
}

impl Elementwise {
    /// The function of emitted code, which says `false` for an exception that it has kept.
    ///
    /// # Safety
    /// `run` is `quaff::elementwise` for a function with so many results and, in all, operands of these types, and the kernels
    /// are that function's.
    pub const unsafe fn new(
        run: unsafe fn(&ElementLoop<'_>) -> bool,
        device: Option<DeviceElementwise>,
        dtypes: &'static [Dtype],
        results: usize,
    ) -> Elementwise {
        assert!(results <= dtypes.len() && dtypes.len() <= MOST_OPERANDS);
        Elementwise { run, device, dtypes, results }
    }

    /// The types of the results, and then of what is read.
    #[cfg(feature = "python")]
    #[inline]
    pub(crate) fn dtypes(&self) -> &'static [Dtype] {
        self.dtypes
    }

    /// The types of the results.
    #[cfg(feature = "python")]
    #[inline]
    pub(crate) fn results(&self) -> &'static [Dtype] {
        &self.dtypes[..self.results]
    }

    /// The types of what is read.
    #[cfg(feature = "python")]
    #[inline]
    pub(crate) fn inputs(&self) -> &'static [Dtype] {
        &self.dtypes[self.results..]
    }

    /// Sees that there are kernels.
    ///
    /// # Errors
    /// Why there are none.
    #[cfg(feature = "python")]
    pub(crate) fn check_kernels(&self) -> Result<(), Error> {
        match &self.device {
            Some(device) => device.check(),
            None => Err(Error::new(ErrorKind::Cuda, "there are no kernels over complex numbers")),
        }
    }

    /// Has the results written on a device, and does not wait for it.
    ///
    /// # Errors
    /// That there are no kernels, and the driver's.
    ///
    /// # Safety
    /// As [`launch_elements`](crate::device::launch_elements) asks.
    #[cfg(feature = "python")]
    pub(crate) unsafe fn on_device(
        &self,
        order: &ElementOrder<'_>,
        numbers: &[[u8; 16]],
        site: Site,
    ) -> Result<(), Error> {
        self.check_kernels()?;
        let Some(device) = &self.device else { return Ok(()) };
        // SAFETY: the caller's, and the kernels are those of this function.
        unsafe { launch_elements(device, order, self.dtypes, self.results, numbers, site) }
    }

    /// Runs the function at once; `false` for an exception, which [`outcome`] reads.
    ///
    /// # Safety
    /// The operands of `elements` are as many as the function's; their memory is there, may be written where it is a result's,
    /// and nobody else writes it meanwhile, or reads results.
    #[inline]
    pub(crate) unsafe fn run(&self, elements: &ElementLoop<'_>) -> bool {
        // SAFETY: the caller's. C++ compares the types.
        unsafe { (self.run)(elements) }
    }

    /// Runs the function over all elements of `order`; `poll` is called now and then during long runs, and its error ends
    /// the run.
    ///
    /// # Errors
    /// What the function throws, and what `poll` says.
    ///
    /// # Safety
    /// As for [`Elementwise::run`].
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
            // SAFETY: the caller's.
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

    /// Runs the function over slices, for callers in Rust. `names` are those of the results and of what is read.
    ///
    /// # Errors
    /// `Value` where the slices are not all of one length; what the function throws.
    ///
    /// # Panics
    /// Where they are not as many as the function has operands, or not of their types.
    pub fn over(&self, operands: &[(&str, Contiguous<'_>)]) -> Result<(), Error> {
        assert!(operands.iter().map(|(_, slice)| slice.dtype()).eq(self.dtypes.iter().copied()));
        let lengths: Vec<(&str, usize)> = operands.iter().map(|(name, slice)| (*name, slice.len())).collect();
        same_length(&lengths)?;
        let Some(&(_, length)) = lengths.first().filter(|(_, length)| *length > 0) else { return Ok(()) };
        let walked = |(_, slice): &(&str, Contiguous<'_>)| Walked {
            data: slice.memory(),
            strides: Dims::from_slice(&[slice.dtype().size().cast_signed()]),
        };
        let operands: Vec<Walked> = operands.iter().map(walked).collect();
        // SAFETY: slices of the function's types and of one length, of which Rust lets nobody else write what is lent to be
        // written.
        unsafe { self.run_all(&ElementOrder::new(&[length], &operands), || Ok(())) }
    }
}
