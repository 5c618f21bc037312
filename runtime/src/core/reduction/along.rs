//! A reduction along axes of a host array.
//!
//! C++ gets many slices at a time, in memory order, and writes their results with the strides of the result.
//! Long contiguous slices go through the loop of other reductions one after another. Other slices are
//! processed side by side, with one lane for each slice (`strips.hpp`): eight rows at a time, while the next
//! rows are prefetched. Runs of up to 8192 elements are processed in tiles that are transposed in registers
//! (`tiles.hpp`). The threads share the slices; if there are few and long slices, the threads share their
//! pieces and the states of the pieces are merged.

use super::{BATCH, LARGE, PIECE, Pass, Reduction};
use crate::core::array_view::{Chunks, SliceOrder};
use crate::core::dtype::{Dtype, Element};
use crate::core::error::Error;
use crate::core::exception::outcome;
use crate::core::host::Slices;
use crate::core::reduction_state::ReductionState;
use crate::core::threads;

/// The number of elements in a part for one thread: enough that rows of neighbouring slices are read in long
/// runs.
const PART: usize = 4 * PIECE;

/// The fewest neighbouring slices with which rows are read in long runs.
const FEWEST: usize = 512;

/// The number of parts that suffices for any usual number of threads.
const ENOUGH: usize = 16;

/// The number of states that are kept at a time, of 1 KiB each.
const STATES: usize = 1 << 12;

impl<T: Default + Element> Reduction<T> {
    /// Writes the result of each slice of elements of `dtype`; `poll` as for [`Reduction::run`].
    ///
    /// # Errors
    /// The exceptions of the class, and the errors of `poll`.
    ///
    /// # Safety
    /// The results of `slices` are places for a `T` each, which no other code reads or writes meanwhile; they
    /// need not be aligned.
    pub(crate) unsafe fn along<E: From<Error>>(
        &self,
        slices: &SliceOrder<'_>,
        dtype: Dtype,
        mut poll: impl FnMut() -> Result<(), E>,
    ) -> Result<(), E> {
        if slices.is_empty() {
            return Ok(());
        }
        let elements = slices.len().saturating_mul(slices.slice.len());
        if elements.max(slices.len()) < LARGE {
            // SAFETY: guaranteed by the caller.
            return Ok(unsafe { self.slices(slices, dtype) }?);
        }
        let parts = slices.parts(PART, FEWEST);
        let pieces = ENOUGH.min(STATES / slices.len());
        if parts.len() < pieces && elements >= ENOUGH * PIECE {
            // SAFETY: guaranteed by the caller.
            return unsafe { self.in_pieces(slices, pieces, dtype, &mut poll) };
        }
        for start in (0..parts.len()).step_by(BATCH) {
            let batch = BATCH.min(parts.len() - start);
            // SAFETY: guaranteed by the caller; each slice is in one part.
            threads::try_for_each(batch, |index| unsafe { self.slices(&parts.get(start + index), dtype) })?;
            poll()?;
        }
        Ok(())
    }

    /// Writes the results of the slices on one thread.
    ///
    /// # Safety
    /// The requirements of [`Reduction::along`] hold.
    unsafe fn slices(&self, slices: &SliceOrder<'_>, dtype: Dtype) -> Result<(), Error> {
        // SAFETY: guaranteed by the caller.
        outcome(unsafe { (self.steps.along)(&Slices::new(slices, dtype)) }, ())
    }

    /// Writes the results of few, long slices: each is cut into pieces, whose states are merged in order.
    ///
    /// # Safety
    /// The requirements of [`Reduction::along`] hold.
    unsafe fn in_pieces<E: From<Error>>(
        &self,
        slices: &SliceOrder<'_>,
        pieces: usize,
        dtype: Dtype,
        poll: &mut impl FnMut() -> Result<(), E>,
    ) -> Result<(), E> {
        let shortest = PIECE / slices.len().min(PIECE);
        let pieces = slices.slice.chunks(slices.slice.len().div_ceil(pieces).max(shortest));
        let states = self.states_of_pieces(slices, &pieces, dtype)?;
        poll()?;
        for index in 0..slices.len() {
            let (slice, result) = slices.get(index);
            let value = self.decide(&slice, |state, exact| {
                if exact {
                    return Pass { reduction: self, dtype, exact }.fill(state, &slice, poll);
                }
                *state = states[index];
                for piece in 1..pieces.len() {
                    self.merge(state, false, &states[piece * slices.len() + index])?;
                }
                Ok(())
            })?;
            // SAFETY: the caller guarantees that this is a place for a result.
            unsafe { result.cast::<T>().write_unaligned(value) };
        }
        Ok(())
    }

    /// The state of each slice's part in each piece, piece by piece.
    fn states_of_pieces(
        &self,
        slices: &SliceOrder<'_>,
        pieces: &Chunks<'_>,
        dtype: Dtype,
    ) -> Result<Vec<ReductionState>, Error> {
        let mut states = vec![ReductionState::uninit(); pieces.len() * slices.len()];
        let rows: Vec<SliceOrder<'_>> = states
            .chunks_mut(slices.len())
            .zip(pieces.iter())
            .map(|(row, piece)| slices.of_part(piece, row.as_mut_ptr().cast(), size_of::<ReductionState>()))
            .collect();
        threads::try_for_each(rows.len(), |index| {
            // SAFETY: each slice has a state of its own in its row.
            outcome(unsafe { (self.steps.accumulate_along)(&Slices::new(&rows[index], dtype)) }, ())
        })?;
        Ok(states)
    }
}
