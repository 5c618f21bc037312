//! Runs a C++ reduction class over a host array: in pieces, on several threads. Over a device array,
//! `device/launch.rs` computes the state.
//!
//! The array is in memory order: the axes are sorted and joined, and axes with stride 0 are taken out; at the
//! end, doubling the state multiplies by their extents. Long arrays are cut into pieces that depend only on
//! the array's layout, and the states of the pieces are merged in order, so that the bits of the result do
//! not depend on the number of threads. In C++ the loop holds the states of 32 or 64 lanes by column, sums
//! read long runs in bursts, from four places at once, and every step runs in the standard floating-point
//! environment. If the class cannot decide its result, as `quaff::Sum` cannot for a sum next to the border of
//! two roundings, its exact companion processes the data again.

#[cfg(feature = "python")]
mod along;

#[cfg(feature = "python")]
use crate::core::array_view::SliceOrder;
use crate::core::array_view::{ArrayView, Chunks, Device, MemoryOrder};
#[cfg(feature = "python")]
use crate::core::device::launch_along;
use crate::core::device::{DevicePass, DeviceReduction, DeviceSlice, Site};
use crate::core::dtype::{Dtype, Element};
use crate::core::error::{Error, ErrorKind};
use crate::core::exception::outcome;
use crate::core::host::{Contiguous, Slices, Strided};
use crate::core::reduction_state::ReductionState;
use crate::core::threads;
use std::ops::Range;
use std::sync::OnceLock;

/// The number of elements of a piece: large enough that the costs of a border crossing and a merge are
/// negligible, small enough to stay in cache.
pub const PIECE: usize = 1 << 16;

/// The number of pieces between two checks for an interrupt: some milliseconds of work.
pub const BATCH: usize = 128;

/// The least number of elements for which a second thread is used, and for which other Python threads can run
/// meanwhile.
pub const LARGE: usize = 1 << 17;

/// The functions of one instantiation of a reduction class, as the bridge declares them. They return `false`
/// for an exception, which [`outcome`] reads. The functions that read a state are unsafe, because the class
/// must have made the state.
pub struct Steps<T> {
    /// Writes the result for a short array.
    pub reduce: fn(&Contiguous<'_>, &mut T) -> bool,
    /// Constructs the state and adds every element of the view.
    pub accumulate: fn(&mut ReductionState, bool, &Strided<'_>) -> bool,
    /// Merges the second state into the first.
    pub merge: unsafe fn(&mut ReductionState, bool, &ReductionState) -> bool,
    /// Writes whether the class can decide its result for this number of elements (otherwise its exact
    /// companion must run), and the result.
    pub finish: unsafe fn(&ReductionState, bool, u64, &mut bool, &mut T) -> bool,
    /// Writes the result of each slice. Unsafe, because the memory of the results must exist.
    pub along: unsafe fn(&Slices<'_>) -> bool,
    /// Constructs a state of the first class for each slice, at the location of its result.
    pub accumulate_along: unsafe fn(&Slices<'_>) -> bool,
}

/// An instantiation of a reduction class, which runs where the array's memory is.
pub struct Reduction<T> {
    steps: Steps<T>,
    device: DeviceReduction,
}

impl<T> Reduction<T> {
    /// Creates the reduction of emitted code.
    ///
    /// # Safety
    /// `steps` are the steps of one instantiation of `quaff::Reduction` in C++, and `device` contains the
    /// kernels that were compiled from the same class, and the type of the elements that they read.
    pub const unsafe fn new(steps: Steps<T>, device: DeviceReduction) -> Reduction<T> {
        Reduction { steps, device }
    }

    /// Checks that the build has kernels for elements of `dtype`, before the driver is loaded.
    ///
    /// # Errors
    /// The reason why there are none.
    pub(crate) fn check_kernels(&self, dtype: Dtype) -> Result<(), Error> {
        self.device.check(dtype)
    }

    /// Checks that there are kernels along axes, for which the class's `value` must compile as well.
    ///
    /// # Errors
    /// The reason why there are none.
    #[cfg(feature = "python")]
    pub(crate) fn check_kernels_along(&self, dtype: Dtype) -> Result<(), Error> {
        self.device.check_along(dtype)
    }

    /// Launches the kernels that write the result of each slice of a device array, and does not wait for
    /// them.
    ///
    /// # Errors
    /// The errors of the driver.
    ///
    /// # Safety
    /// The requirements of [`launch_along`] hold; and the results are of type `T`, aligned.
    #[cfg(feature = "python")]
    pub(crate) unsafe fn along_on_device(
        &self,
        slices: &SliceOrder<'_>,
        dtype: Dtype,
        site: Site,
    ) -> Result<(), Error> {
        // SAFETY: guaranteed by the caller.
        unsafe { launch_along(&self.device, slices, dtype, site) }
    }
}

impl<T: Default> Reduction<T> {
    /// Computes the reduction of all elements of `order`, whose elements are of `dtype`.
    ///
    /// `poll` is called regularly during long runs; its error ends the run.
    ///
    /// # Errors
    /// The exceptions of the class, and the errors of `poll`.
    pub(crate) fn run<E: From<Error>>(
        &self,
        order: &MemoryOrder,
        dtype: Dtype,
        mut poll: impl FnMut() -> Result<(), E>,
    ) -> Result<T, E> {
        if let Some(run) = order.as_run(dtype)
            && run.len() < LARGE
        {
            let mut result = T::default();
            let done = self.reduce(&run, &mut result);
            return Ok(outcome(done, result)?);
        }
        self.decide(order, |state, exact| {
            let pass = Pass { reduction: self, dtype, exact };
            pass.fill(state, order, &mut poll)
        })
    }

    /// Writes the result for a short array; returns `false` for an exception, which [`outcome`] reads.
    #[inline]
    pub(crate) fn reduce(&self, run: &Contiguous<'_>, result: &mut T) -> bool {
        (self.steps.reduce)(run, result)
    }

    /// The result of the fast class, or otherwise of the exact one; `fill` computes their states for the
    /// elements of `order`.
    fn decide<E: From<Error>>(
        &self,
        order: &MemoryOrder,
        mut fill: impl FnMut(&mut ReductionState, bool) -> Result<(), E>,
    ) -> Result<T, E> {
        let (mut decided, mut result) = (false, T::default());
        let mut state = ReductionState::uninit();
        for exact in [false, true] {
            fill(&mut state, exact)?;
            if order.repeat != 1 {
                self.repeat(&mut state, exact, order.repeat)?;
            }
            // SAFETY: `fill` has made the state, of the class that `exact` selects.
            let done =
                unsafe { (self.steps.finish)(&state, exact, order.len() as u64, &mut decided, &mut result) };
            if outcome(done, decided)? {
                return Ok(result);
            }
        }
        Err(Error::new(ErrorKind::Runtime, "the reduction's `exact` class could not decide either").into())
    }

    /// The state of the exact class for all elements of `order`; for `poll`, see [`Reduction::run`].
    ///
    /// # Errors
    /// The exceptions of the class, and the errors of `poll`.
    pub(crate) fn exact_state<E: From<Error>>(
        &self,
        order: &MemoryOrder,
        dtype: Dtype,
        mut poll: impl FnMut() -> Result<(), E>,
    ) -> Result<ReductionState, E> {
        let pass = Pass { reduction: self, dtype, exact: true };
        self.exact_state_of(order.repeat, |state| pass.fill(state, order, &mut poll))
    }

    /// The state of the exact class that `fill` computes, with each element repeated `repeat` times. `fill`
    /// gets a zeroed state.
    fn exact_state_of<E: From<Error>>(
        &self,
        repeat: u64,
        fill: impl FnOnce(&mut ReductionState) -> Result<(), E>,
    ) -> Result<ReductionState, E> {
        let mut state = ReductionState::zeroed();
        fill(&mut state)?;
        if repeat != 1 {
            self.repeat(&mut state, true, repeat)?;
        }
        Ok(state)
    }

    /// Turns `state` into the state of `count` copies of the data, by doubling; `count` is above 0.
    fn repeat(&self, state: &mut ReductionState, exact: bool, count: u64) -> Result<(), Error> {
        let single = *state;
        for bit in (0..count.ilog2()).rev() {
            let half = *state;
            self.merge(state, exact, &half)?;
            if count >> bit & 1 == 1 {
                self.merge(state, exact, &single)?;
            }
        }
        Ok(())
    }
}

impl<T> Reduction<T> {
    /// Merges the second state into the first.
    fn merge(&self, into: &mut ReductionState, exact: bool, from: &ReductionState) -> Result<(), Error> {
        // SAFETY: every state here was made by `accumulate` or by the class's kernels, with the same `exact`.
        outcome(unsafe { (self.steps.merge)(into, exact, from) }, ())
    }
}

/// Operations on states that arrive in parts.
#[cfg(feature = "python")]
impl<T: Default> Reduction<T> {
    /// Merges the second state of the exact class into the first.
    ///
    /// # Errors
    /// The exceptions of the class.
    ///
    /// # Safety
    /// Both are states of the exact class of this reduction.
    pub(crate) unsafe fn merge_exact(
        &self,
        into: &mut ReductionState,
        from: &ReductionState,
    ) -> Result<(), Error> {
        self.merge(into, true, from)
    }

    /// The result for a state of the exact class.
    ///
    /// # Errors
    /// The exceptions of the class.
    ///
    /// # Safety
    /// It is a state of the exact class of this reduction.
    pub(crate) unsafe fn exact_value(&self, state: &ReductionState) -> Result<T, Error> {
        let (mut decided, mut result) = (false, T::default());
        // SAFETY: guaranteed by the caller. The number of elements matters only to a class that may be
        // undecided.
        let done = unsafe { (self.steps.finish)(state, true, 0, &mut decided, &mut result) };
        outcome(done, result)
    }
}

/// The reduction of arrays on a device.
impl<T: Default> Reduction<T> {
    /// Computes the reduction of an array's elements, at the site that [`Site::of`] found, and waits for it.
    ///
    /// `poll` is called regularly during long waits; its error ends the call, but not the kernel.
    ///
    /// # Errors
    /// The errors of the driver, the exceptions of the class, and the errors of `poll`.
    pub(crate) fn run_on_device<E: From<Error>>(
        &self,
        view: &ArrayView<'_>,
        site: Site,
        mut poll: impl FnMut() -> Result<(), E>,
    ) -> Result<T, E> {
        let order = view.memory_order();
        let pass = DevicePass::new(&self.device, &order, view.dtype, site)?;
        self.decide(&order, |state, exact| pass.fill(state, exact, &mut poll))
    }

    /// The state of the exact class for an array's elements; waits for it, like [`Reduction::run_on_device`].
    ///
    /// # Errors
    /// The errors of the driver, the exceptions of the class, and the errors of `poll`.
    pub(crate) fn exact_state_at<E: From<Error>>(
        &self,
        view: &ArrayView<'_>,
        site: Site,
        mut poll: impl FnMut() -> Result<(), E>,
    ) -> Result<ReductionState, E> {
        let order = view.memory_order();
        let pass = DevicePass::new(&self.device, &order, view.dtype, site)?;
        self.exact_state_of(order.repeat, |state| pass.fill(state, true, &mut poll))
    }
}

/// The reduction for callers in Rust.
impl<T: Default> Reduction<T> {
    /// Computes the reduction of a slice.
    ///
    /// # Errors
    /// The exceptions of the class.
    #[inline]
    pub fn of<E: Element>(&self, values: &[E]) -> Result<T, Error> {
        if values.len() < LARGE {
            let mut result = T::default();
            let done = self.reduce(&values.into(), &mut result);
            return outcome(done, result);
        }
        self.run(&MemoryOrder::of_slice(values), E::DTYPE, || Ok(()))
    }

    /// Computes the reduction of elements on a device, and waits for it.
    ///
    /// # Errors
    /// The exceptions of the class, and the errors of the driver: see [`crate::core::device`].
    pub fn of_device<E: Element>(&self, values: &DeviceSlice<'_, E>) -> Result<T, Error> {
        if values.is_empty() {
            return self.of::<E>(&[]);
        }
        self.check_kernels(E::DTYPE)?;
        let view = values.view();
        self.run_on_device(&view, Site::of(&view, None)?, || Ok(()))
    }

    /// Computes the reduction of an array's elements in any memory, and waits for a device.
    ///
    /// # Errors
    /// The exceptions of the class, and the errors of the driver: see [`crate::core::device`].
    #[inline]
    pub fn of_view(&self, view: &ArrayView<'_>) -> Result<T, Error> {
        if let (Device::Cpu, &[length @ 2..LARGE], &[stride]) =
            (view.device, &view.shape[..], &view.strides[..])
            && stride == view.dtype.size().cast_signed()
        {
            let mut result = T::default();
            // SAFETY: these are the view's elements, which are contiguous; a reduction accepts any address.
            let run = unsafe { Contiguous::new(view.data, length, view.dtype) };
            let done = self.reduce(&run, &mut result);
            return outcome(done, result);
        }
        match self.site(view)? {
            None => self.run(&view.memory_order(), view.dtype, || Ok(())),
            Some(site) => self.run_on_device(view, site, || Ok(())),
        }
    }

    /// The state of the exact class for an array's elements, in any memory like [`Reduction::of_view`].
    ///
    /// # Errors
    /// The errors of [`Reduction::of_view`].
    pub fn exact_state_of_view(&self, view: &ArrayView<'_>) -> Result<ReductionState, Error> {
        match self.site(view)? {
            None => self.exact_state(&view.memory_order(), view.dtype, || Ok(())),
            Some(site) => self.exact_state_at(view, site, || Ok(())),
        }
    }

    /// The site at which kernels run; `None` on the host, and if there is nothing to read.
    fn site(&self, view: &ArrayView<'_>) -> Result<Option<Site>, Error> {
        if view.device == Device::Cpu || view.is_empty() {
            return Ok(None);
        }
        self.check_kernels(view.dtype)?;
        Site::of(view, None).map(Some)
    }

    /// The state of the exact class for a slice.
    ///
    /// # Errors
    /// The exceptions of the class.
    pub fn exact_state_of_slice<E: Element>(&self, values: &[E]) -> Result<ReductionState, Error> {
        self.exact_state(&MemoryOrder::of_slice(values), E::DTYPE, || Ok(()))
    }

    /// The state of the exact class for elements on a device; waits for it.
    ///
    /// # Errors
    /// The exceptions of the class, and the errors of the driver: see [`crate::core::device`].
    pub fn exact_state_of_device<E: Element>(
        &self,
        values: &DeviceSlice<'_, E>,
    ) -> Result<ReductionState, Error> {
        if values.is_empty() {
            return self.exact_state_of_slice::<E>(&[]);
        }
        self.check_kernels(E::DTYPE)?;
        let view = values.view();
        self.exact_state_at(&view, Site::of(&view, None)?, || Ok(()))
    }
}

/// One pass over the data, with the fast class or the exact one.
struct Pass<'a, T> {
    reduction: &'a Reduction<T>,
    dtype: Dtype,
    exact: bool,
}

impl<T> Pass<'_, T> {
    /// Turns `state` into the state of all elements. A state may be 1 KiB large, and is computed in place.
    fn fill<E: From<Error>>(
        &self,
        state: &mut ReductionState,
        order: &MemoryOrder,
        poll: &mut impl FnMut() -> Result<(), E>,
    ) -> Result<(), E> {
        if order.len() < LARGE {
            return Ok(self.accumulate(state, order)?);
        }
        self.fill_in_pieces(state, order, poll)
    }

    fn accumulate(&self, state: &mut ReductionState, order: &MemoryOrder) -> Result<(), Error> {
        let done = (self.reduction.steps.accumulate)(state, self.exact, &Strided::new(order, self.dtype));
        outcome(done, ())
    }

    fn fill_in_pieces<E: From<Error>>(
        &self,
        state: &mut ReductionState,
        order: &MemoryOrder,
        poll: &mut impl FnMut() -> Result<(), E>,
    ) -> Result<(), E> {
        let pieces = order.chunks(PIECE);
        for start in (0..pieces.len()).step_by(BATCH) {
            let parts = self.states(&pieces, start..pieces.len().min(start + BATCH));
            for (index, part) in parts.into_iter().enumerate() {
                match start + index {
                    0 => *state = part?,
                    _ => self.reduction.merge(state, self.exact, &part?)?,
                }
            }
            poll()?;
        }
        Ok(())
    }

    /// The states of the pieces in a range, in order; any thread may compute each.
    fn states(&self, pieces: &Chunks, range: Range<usize>) -> Vec<Result<ReductionState, Error>> {
        let slots: Vec<OnceLock<_>> = range.clone().map(|_| OnceLock::new()).collect();
        threads::for_each(slots.len(), |index| {
            let mut state = ReductionState::zeroed();
            let done = self.accumulate(&mut state, &pieces.get(range.start + index));
            // Every index is processed once, so the slot is empty.
            let _ = slots[index].set(done.map(|()| state));
        });
        let filled = |slot: OnceLock<_>| slot.into_inner().expect("every index is taken");
        slots.into_iter().map(filled).collect()
    }
}

#[cfg(test)]
mod tests;
