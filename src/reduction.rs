//! Runs a C++ reduction class over a host array: in pieces, on several threads, and again with the exact class where
//! the fast one cannot decide.
//!
//! The pieces depend on the array's layout alone and their states are merged in order, so a result does not change
//! with the number of threads.

use crate::array_view::{Chunks, MemoryOrder};
use crate::dtype::{Dtype, Element};
use crate::error::{Error, ErrorKind};
use crate::host::{Contiguous, Strided};
use crate::threads;
use cxx::{Exception, ExternType, kind, type_id};
use std::mem::MaybeUninit;
use std::ops::Range;
use std::sync::OnceLock;

/// Elements a piece has: long enough that a border crossing and a merge do not show, short enough to stay in cache.
const PIECE: usize = 1 << 15;

/// Pieces between two looks for an interrupt: some milliseconds of work.
const BATCH: usize = 256;

/// Arrays of this many elements or more are worth a second thread, and letting other Python threads run meanwhile.
pub const LARGE: usize = 1 << 17;

/// Room for the state of any reduction class: C++ constructs it, reads it and adds to it; Rust only moves it.
#[repr(C, align(64))]
#[derive(Clone, Copy)]
pub struct ReductionState {
    bytes: [MaybeUninit<u8>; 1024],
}

// SAFETY: size and alignment of `quaff::ReductionState` in cpp/include/quaff/reduction_state.hpp, whose content is
// trivially copyable: `quaff::Reduction` asserts that of every class it puts there.
unsafe impl ExternType for ReductionState {
    type Id = type_id!("quaff::ReductionState");
    type Kind = kind::Trivial;
}

impl ReductionState {
    fn uninit() -> ReductionState {
        ReductionState { bytes: [MaybeUninit::uninit(); 1024] }
    }
}

/// One instantiation of a reduction class, as the bridge exposes it.
pub struct Reduction<T> {
    /// The whole reduction of a short array.
    pub reduce: fn(&Contiguous<'_>) -> Result<T, Exception>,
    /// Constructs the state and adds every element of the view.
    pub accumulate: fn(&mut ReductionState, bool, &Strided<'_>) -> Result<(), Exception>,
    /// Adds what the second state holds to the first.
    pub merge: fn(&mut ReductionState, bool, &ReductionState) -> Result<(), Exception>,
    /// Writes the result; `false` if the class cannot decide it and its exact companion is to run.
    pub finish: fn(&ReductionState, bool, &mut T) -> Result<bool, Exception>,
}

impl<T: Default> Reduction<T> {
    /// The reduction of all elements of `order`, whose elements are of `dtype`.
    ///
    /// `poll` is called now and then during long runs; its error ends the run.
    ///
    /// # Errors
    /// What the class throws, and what `poll` says.
    pub fn run<E: From<Error>>(
        &self,
        order: &MemoryOrder,
        dtype: Dtype,
        mut poll: impl FnMut() -> Result<(), E>,
    ) -> Result<T, E> {
        if let Some(run) = order.as_run(dtype)
            && run.len() < LARGE
        {
            return Ok((self.reduce)(&run).map_err(Error::from)?);
        }
        let mut result = T::default();
        let mut state = ReductionState::uninit();
        for exact in [false, true] {
            let pass = Pass { reduction: self, dtype, exact };
            pass.fill(&mut state, order, &mut poll)?;
            if (self.finish)(&state, exact, &mut result).map_err(Error::from)? {
                return Ok(result);
            }
        }
        Err(Error::new(ErrorKind::Runtime, "the reduction's `exact` class could not decide either").into())
    }
}

impl<T: Default> Reduction<T> {
    /// The reduction of a slice, for Rust's callers.
    ///
    /// # Errors
    /// What the class throws.
    pub fn of<E: Element>(&self, values: &[E]) -> Result<T, Error> {
        self.run(&MemoryOrder::of_slice(values), E::DTYPE, || Ok(()))
    }
}

/// One run over the data, with the fast class or the exact one.
struct Pass<'a, T> {
    reduction: &'a Reduction<T>,
    dtype: Dtype,
    exact: bool,
}

impl<T> Pass<'_, T> {
    /// Makes `state` that of all elements. States are a KiB each, and are filled where they lie.
    fn fill<E: From<Error>>(
        &self,
        state: &mut ReductionState,
        order: &MemoryOrder,
        poll: &mut impl FnMut() -> Result<(), E>,
    ) -> Result<(), E> {
        if order.len() < LARGE {
            self.accumulate(state, order)?;
        } else {
            self.fill_in_pieces(state, order, poll)?;
        }
        if order.repeat != 1 {
            self.repeat(state, order.repeat)?;
        }
        Ok(())
    }

    fn accumulate(&self, state: &mut ReductionState, order: &MemoryOrder) -> Result<(), Error> {
        Ok((self.reduction.accumulate)(state, self.exact, &Strided::new(order, self.dtype))?)
    }

    fn merge(&self, into: &mut ReductionState, from: &ReductionState) -> Result<(), Error> {
        Ok((self.reduction.merge)(into, self.exact, from)?)
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
                    _ => self.merge(state, &part?)?,
                }
            }
            poll()?;
        }
        Ok(())
    }

    /// The states of some pieces, each at its place, whichever thread comes by it.
    fn states(&self, pieces: &Chunks, range: Range<usize>) -> Vec<Result<ReductionState, Error>> {
        let slots: Vec<OnceLock<_>> = range.clone().map(|_| OnceLock::new()).collect();
        threads::for_each(slots.len(), |index| {
            let mut state = ReductionState::uninit();
            let done = self.accumulate(&mut state, &pieces.get(range.start + index));
            // Every index is taken once, so the slot is empty.
            let _ = slots[index].set(done.map(|()| state));
        });
        slots.into_iter().filter_map(OnceLock::into_inner).collect()
    }

    /// Makes `state` that of `count` copies of the data, by doubling; `count` is above 0.
    fn repeat(&self, state: &mut ReductionState, count: u64) -> Result<(), Error> {
        let single = *state;
        for bit in (0..count.ilog2()).rev() {
            let half = *state;
            self.merge(state, &half)?;
            if count >> bit & 1 == 1 {
                self.merge(state, &single)?;
            }
        }
        Ok(())
    }
}
