use super::*;
use crate::core::array_view::{ArrayView, Description, Device, Dims};
use crate::core::device::{Images, Kernels};
use crate::core::error::ErrorKind;
use std::cell::Cell;

const NO_KERNELS: Images = Images::Embedded { ptx: b"", cubins: &[] };

/// A reduction that counts pieces, in the exact class by the thousand; the parameters say which passes can
/// decide.
const fn counting<const DECIDES_FIRST: bool, const DECIDES_EXACT: bool>() -> Reduction<u64> {
    let steps = Steps {
        reduce: |_, result| {
            *result = 1;
            true
        },
        accumulate: |state, exact, _| {
            state.set_count(if exact { 1000 } else { 1 });
            true
        },
        merge: |into, _, from| {
            into.set_count(into.count() + from.count());
            true
        },
        finish: |state, exact, _, decided, result| {
            *result = state.count();
            *decided = if exact { DECIDES_EXACT } else { DECIDES_FIRST };
            true
        },
        along: |_| true,
        accumulate_along: |_| true,
    };
    let device = DeviceReduction {
        kernels: &Kernels { whole: NO_KERNELS, along: NO_KERNELS, elements: NO_KERNELS, refused: &[] },
        dtype: Dtype::Uint8,
        run: [c""; 4],
        strided: [c""; 4],
        along: [c""; 2],
        along_columns: c"",
        along_runs: c"",
        along_pieces: [c""; 2],
        along_exact: c"",
        has_class: |_| false,
        convert: |_, _, _| true,
    };
    // SAFETY: the steps read and write counts, and there are no kernels to run.
    unsafe { Reduction::new(steps, device) }
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

/// An array that contains the values `count` times, by a stride of 0.
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
fn kernels_are_not_run_over_elements_of_another_type() {
    // SAFETY: nothing is read, because the dtype does not match.
    let values = unsafe { DeviceSlice::<f64>::new(64, 1, None) };
    let refused = counting::<true, true>().of_device(&values).unwrap_err();
    assert_eq!(refused.message, "the bridge passed an array of another dtype");
    let refused = counting::<true, true>().exact_state_of_device(&values).err().unwrap();
    assert_eq!(refused.message, "the bridge passed an array of another dtype");
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
