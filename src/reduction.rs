//! Runs a C++ reduction class over a host array: in pieces, on several threads, and again with the exact class where
//! the fast one cannot decide.
//!
//! The pieces depend on the array's layout alone and their states are merged in order, so a result does not change
//! with the number of threads.

use crate::array_view::MemoryOrder;
use crate::dtype::Dtype;
use crate::error::{Error, ErrorKind};
use crate::host::Strided;
use crate::threads;
use cxx::{Exception, ExternType, kind, type_id};
use std::mem::MaybeUninit;
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
        let mut result = T::default();
        for exact in [false, true] {
            let pass = Pass { reduction: self, dtype, exact };
            let state = pass.state_of(order, &mut poll)?;
            if (self.finish)(&state, exact, &mut result).map_err(Error::from)? {
                return Ok(result);
            }
        }
        Err(Error::new(ErrorKind::Runtime, "the reduction's `exact` class could not decide either").into())
    }
}

/// One run over the data, with the fast class or the exact one.
struct Pass<'a, T> {
    reduction: &'a Reduction<T>,
    dtype: Dtype,
    exact: bool,
}

impl<T> Pass<'_, T> {
    fn state_of<E: From<Error>>(
        &self,
        order: &MemoryOrder,
        poll: &mut impl FnMut() -> Result<(), E>,
    ) -> Result<ReductionState, E> {
        let state = if order.len() < LARGE { self.accumulate(order)? } else { self.in_pieces(order, poll)? };
        Ok(if order.repeat == 1 { state } else { self.repeat(state, order.repeat)? })
    }

    fn accumulate(&self, order: &MemoryOrder) -> Result<ReductionState, Error> {
        let mut state = ReductionState::uninit();
        (self.reduction.accumulate)(&mut state, self.exact, &Strided::new(order, self.dtype))?;
        Ok(state)
    }

    fn merge(&self, into: &mut ReductionState, from: &ReductionState) -> Result<(), Error> {
        Ok((self.reduction.merge)(into, self.exact, from)?)
    }

    fn in_pieces<E: From<Error>>(
        &self,
        order: &MemoryOrder,
        poll: &mut impl FnMut() -> Result<(), E>,
    ) -> Result<ReductionState, E> {
        let pieces = order.chunks(PIECE);
        let mut total: Option<ReductionState> = None;
        for start in (0..pieces.len()).step_by(BATCH) {
            let states: Vec<OnceLock<_>> =
                (start..pieces.len().min(start + BATCH)).map(|_| OnceLock::new()).collect();
            threads::for_each(states.len(), |index| {
                let state = self.accumulate(&pieces.get(start + index));
                // Every index is taken once, so the slot is empty.
                let _ = states[index].set(state);
            });
            for state in states.into_iter().filter_map(OnceLock::into_inner) {
                match &mut total {
                    None => total = Some(state?),
                    Some(total) => self.merge(total, &state?)?,
                }
            }
            poll()?;
        }
        Ok(total.map_or_else(|| self.accumulate(order), Ok)?)
    }

    /// The state of `count` copies of the data, by doubling.
    fn repeat(&self, state: ReductionState, mut count: u64) -> Result<ReductionState, Error> {
        let mut doubled = state;
        let mut total = None;
        while count > 0 {
            if count & 1 == 1 {
                match &mut total {
                    None => total = Some(doubled),
                    Some(total) => self.merge(total, &doubled)?,
                }
            }
            count >>= 1;
            if count > 0 {
                let copy = doubled;
                self.merge(&mut doubled, &copy)?;
            }
        }
        Ok(total.unwrap_or(state))
    }
}
