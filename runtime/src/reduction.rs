//! Runs a C++ reduction class over an array: over one of the host's in pieces, on several threads; and again with the
//! exact class where the fast one cannot decide. Over one on a device, `device/reduce.rs` fills the state.
//!
//! The pieces depend on the array's layout alone and their states are merged in order, so a result does not change
//! with the number of threads.

use crate::array_view::{Chunks, MemoryOrder};
use crate::device::{self, DeviceReduction, DeviceSlice, Site};
use crate::dtype::{Dtype, Element};
use crate::error::{Error, ErrorKind};
use crate::host::{Contiguous, Strided};
use crate::threads;
use cxx::{Exception, ExternType, kind, type_id};
use std::mem::MaybeUninit;
use std::ops::Range;
use std::sync::OnceLock;

/// Elements a piece has: long enough that a border crossing and a merge do not show, short enough to stay in cache.
const PIECE: usize = 1 << 16;

/// Pieces between two looks for an interrupt: some milliseconds of work.
const BATCH: usize = 128;

/// Arrays of this many elements or more are worth a second thread, and letting other Python threads run meanwhile.
pub(crate) const LARGE: usize = 1 << 17;

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

    /// Writes its words, 4 bytes each, from the first on.
    pub(crate) fn write(&mut self, words: impl Iterator<Item = u32>) {
        for (bytes, word) in self.bytes.chunks_exact_mut(4).zip(words) {
            bytes.copy_from_slice(&word.to_ne_bytes().map(MaybeUninit::new));
        }
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
    /// Writes the result; `false` if the class, of so many elements, cannot decide it and its exact companion is to run.
    pub finish: fn(&ReductionState, bool, u64, &mut T) -> Result<bool, Exception>,
    /// The kernels that construct and fill the state on a device.
    pub device: DeviceReduction,
}

impl<T: Default> Reduction<T> {
    /// The reduction of all elements of `order`, whose elements are of `dtype`.
    ///
    /// `poll` is called now and then during long runs; its error ends the run.
    ///
    /// # Errors
    /// What the class throws, and what `poll` says.
    pub(crate) fn run<E: From<Error>>(
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
        self.decide(order, |state, exact| {
            let pass = Pass { reduction: self, dtype, exact };
            pass.fill(state, order, &mut poll)
        })
    }

    /// The result of the fast class, or else of the exact one, whose states of the elements of `order` `fill` makes.
    pub(crate) fn decide<E: From<Error>>(
        &self,
        order: &MemoryOrder,
        mut fill: impl FnMut(&mut ReductionState, bool) -> Result<(), E>,
    ) -> Result<T, E> {
        let mut result = T::default();
        let mut state = ReductionState::uninit();
        for exact in [false, true] {
            fill(&mut state, exact)?;
            if order.repeat != 1 {
                self.repeat(&mut state, exact, order.repeat)?;
            }
            if (self.finish)(&state, exact, order.len() as u64, &mut result).map_err(Error::from)? {
                return Ok(result);
            }
        }
        Err(Error::new(ErrorKind::Runtime, "the reduction's `exact` class could not decide either").into())
    }

    /// The state of the exact class, for all elements of `order`; `poll` as for [`Reduction::run`].
    ///
    /// # Errors
    /// What the class throws, and what `poll` says.
    pub(crate) fn exact_state<E: From<Error>>(
        &self,
        order: &MemoryOrder,
        dtype: Dtype,
        mut poll: impl FnMut() -> Result<(), E>,
    ) -> Result<ReductionState, E> {
        let pass = Pass { reduction: self, dtype, exact: true };
        self.exact_state_of(order.repeat, |state| pass.fill(state, order, &mut poll))
    }

    /// The state of the exact class that `fill` makes, with each element `repeat` times.
    pub(crate) fn exact_state_of<E: From<Error>>(
        &self,
        repeat: u64,
        fill: impl FnOnce(&mut ReductionState) -> Result<(), E>,
    ) -> Result<ReductionState, E> {
        let mut state = ReductionState::uninit();
        fill(&mut state)?;
        if repeat != 1 {
            self.repeat(&mut state, true, repeat)?;
        }
        Ok(state)
    }

    /// Makes `state` that of `count` copies of the data, by doubling; `count` is above 0.
    fn repeat(&self, state: &mut ReductionState, exact: bool, count: u64) -> Result<(), Error> {
        let single = *state;
        for bit in (0..count.ilog2()).rev() {
            let half = *state;
            (self.merge)(state, exact, &half)?;
            if count >> bit & 1 == 1 {
                (self.merge)(state, exact, &single)?;
            }
        }
        Ok(())
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

    /// The reduction of elements on a device, for Rust's callers; waits for it.
    ///
    /// # Errors
    /// What the class throws, and what the driver reports: see [`device`].
    pub fn of_device<E: Element>(&self, values: &DeviceSlice<'_, E>) -> Result<T, Error> {
        if values.is_empty() {
            return self.of::<E>(&[]);
        }
        self.device.kernels.check()?;
        let view = values.view();
        device::reduce(self, &view, Site::of(&view, None)?, || Ok(()))
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
            return Ok(self.accumulate(state, order)?);
        }
        self.fill_in_pieces(state, order, poll)
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
        let filled = |slot: OnceLock<_>| slot.into_inner().expect("every index is taken");
        slots.into_iter().map(filled).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::array_view::{ArrayView, Description, Device, Dims};
    use crate::device::Kernels;
    use crate::error::ErrorKind;
    use crate::sum;
    use std::cell::Cell;

    /// Whole numbers below 2^10: every order of additions is exact.
    fn numbers(count: usize) -> Vec<f64> {
        (0..count).map(|index| (index * 7 % 1021) as f64).collect()
    }

    #[test]
    fn the_sum_of_nothing_is_0() {
        assert_eq!(sum::<f64>(&[]).unwrap().to_bits(), 0);
        assert_eq!(sum::<f32>(&[]).unwrap().to_bits(), 0);
    }

    #[test]
    fn a_nan_anywhere_is_the_sum() {
        for count in [1, 100, LARGE, PIECE * BATCH + 1] {
            let mut values = numbers(count);
            values[count / 2] = f64::NAN;
            assert!(sum(&values).unwrap().is_nan(), "{count}");
        }
    }

    #[test]
    fn every_element_counts_once_whatever_way_it_goes() {
        let borders =
            [64, PIECE, LARGE, PIECE * BATCH].into_iter().flat_map(|size| [size - 1, size, size + 1]);
        for count in borders.chain([10_000_000]) {
            let values = numbers(count);
            assert_eq!(sum(&values).unwrap(), values.iter().sum::<f64>(), "{count}");
        }
    }

    #[test]
    fn callers_that_share_the_pool_get_the_same_bits() {
        let values: Vec<f32> = (1..1_000_000).map(|index| 1.0 / index as f32).collect();
        let expected = sum(&values).unwrap().to_bits();
        std::thread::scope(|scope| {
            let callers: Vec<_> = (0..8).map(|_| scope.spawn(|| sum(&values).unwrap().to_bits())).collect();
            assert!(callers.into_iter().all(|caller| caller.join().unwrap() == expected));
        });
    }

    /// Counts pieces, the exact class by the thousand; `finish` decides in the passes that the parameters say.
    const fn counting<const DECIDES_FIRST: bool, const DECIDES_EXACT: bool>() -> Reduction<u64> {
        Reduction {
            reduce: |_| Ok(1),
            accumulate: |state, exact, _| {
                write(state, if exact { 1000 } else { 1 });
                Ok(())
            },
            merge: |into, _, from| {
                write(into, read(into) + read(from));
                Ok(())
            },
            finish: |state, exact, _, result| {
                *result = read(state);
                Ok(if exact { DECIDES_EXACT } else { DECIDES_FIRST })
            },
            device: DeviceReduction {
                kernels: &Kernels::Absent("none"),
                run: [c""; 4],
                strided: [c""; 4],
                has_stand_in: |_| false,
                convert: |_, _| Ok(false),
            },
        }
    }

    fn write(state: &mut ReductionState, count: u64) {
        for (byte, value) in state.bytes.iter_mut().zip(count.to_ne_bytes()) {
            byte.write(value);
        }
    }

    fn read(state: &ReductionState) -> u64 {
        // SAFETY: `write` filled these bytes of every state that is read.
        u64::from_ne_bytes(std::array::from_fn(|index| unsafe { state.bytes[index].assume_init() }))
    }

    fn go_on() -> Result<(), Error> {
        Ok(())
    }

    #[test]
    fn a_long_array_is_reduced_in_pieces() {
        let values = vec![0u8; PIECE * (BATCH + 3) + 1];
        let order = MemoryOrder::of_slice(&values);
        let pieces = counting::<true, true>().run(&order, Dtype::Uint8, go_on).unwrap();
        assert_eq!(pieces, BATCH as u64 + 4);
    }

    #[test]
    fn the_exact_class_runs_where_the_first_cannot_decide() {
        let values = vec![0u8; PIECE * 9];
        let order = MemoryOrder::of_slice(&values);
        assert_eq!(counting::<false, true>().run(&order, Dtype::Uint8, go_on).unwrap(), 9000);
        let undecided = counting::<false, false>().run(&order, Dtype::Uint8, go_on).unwrap_err();
        assert_eq!(undecided.kind, ErrorKind::Runtime);
    }

    /// The values so often, over each other.
    fn repeated(values: &[u8], count: u64) -> ArrayView<'_> {
        let description = Description {
            data: values.as_ptr().cast_mut(),
            dtype: Dtype::Uint8,
            device: Device::Cpu,
            readonly: true,
            shape: Dims::from_slice(&[count as usize, values.len()]),
            strides: Dims::from_slice(&[0, 1]),
        };
        // SAFETY: every element is one of `values`.
        unsafe { ArrayView::new(description) }
    }

    #[test]
    fn repeats_count_without_being_walked() {
        let values = [0u8; 3];
        for repeat in [2, 3, 4, 1000, (1 << 60) + 5] {
            let order = repeated(&values, repeat).memory_order();
            assert_eq!(counting::<true, true>().run(&order, Dtype::Uint8, go_on).unwrap(), repeat);
        }
    }

    #[test]
    fn an_error_of_poll_ends_the_run() {
        let values = vec![0u8; PIECE * BATCH * 3];
        let polls = Cell::new(0);
        let stop = || {
            polls.set(polls.get() + 1);
            if polls.get() == 2 { Err(Error::new(ErrorKind::Runtime, "stopped")) } else { Ok(()) }
        };
        let outcome = counting::<true, true>().run(&MemoryOrder::of_slice(&values), Dtype::Uint8, stop);
        assert_eq!((outcome.unwrap_err().message.as_str(), polls.get()), ("stopped", 2));
    }
}
