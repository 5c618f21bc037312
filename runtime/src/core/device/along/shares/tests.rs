use super::{Shares, across, are_runs};
use crate::core::array_view::{ArrayView, Description, Device, Dims, SliceOrder};
use crate::core::dtype::Dtype;
use std::ptr;

/// The slices of a C-contiguous array at an address that nobody reads.
fn with_slices<T>(
    address: usize,
    shape: &[usize],
    dtype: Dtype,
    reduced: &[bool],
    visit: impl FnOnce(&SliceOrder<'_>) -> T,
) -> T {
    let view = |address: usize, shape: Vec<usize>| {
        let mut strides = Dims::from_slice(&vec![dtype.size().cast_signed(); shape.len()]);
        for axis in (1..shape.len()).rev() {
            strides[axis - 1] = strides[axis] * shape[axis].cast_signed();
        }
        let description = Description {
            data: ptr::without_provenance_mut(address),
            dtype,
            device: Device::Cpu,
            readonly: false,
            shape: Dims::from_slice(&shape),
            strides,
        };
        // SAFETY: the elements are neither read nor written.
        unsafe { ArrayView::new(description) }
    };
    let kept = shape.iter().zip(reduced).filter(|(_, reduced)| !**reduced).map(|(&length, _)| length);
    visit(&SliceOrder::new(&view(address, shape.to_vec()), reduced, &view(1 << 30, kept.collect())))
}

#[test]
fn neighbouring_columns_are_loaded_at_once_where_every_row_can_be() {
    let taken = |address, shape: &[usize], dtype, reduced: &[bool]| {
        with_slices(address, shape, dtype, reduced, |slices| across(slices, dtype))
    };
    for (address, columns, dtype, expected) in [
        (4096, 100, Dtype::Float32, 4),
        (4096, 100, Dtype::Float64, 2),
        (4096, 100, Dtype::Int8, 4),
        (4096, 100, Dtype::Complex128, 1),
        (4096, 102, Dtype::Float32, 1),
        (4096, 102, Dtype::Float64, 2),
        (4104, 100, Dtype::Float32, 1),
        (4100, 100, Dtype::Int8, 4),
    ] {
        assert_eq!(taken(address, &[300, columns], dtype, &[true, false]), expected, "{columns} {dtype:?}");
    }
    assert_eq!(taken(4096, &[300, 100], Dtype::Float32, &[false, true]), 0);
    assert_eq!(taken(4096, &[7, 300, 100], Dtype::Float32, &[false, true, false]), 4);
    assert_eq!(taken(4096, &[7, 300, 100], Dtype::Float32, &[true, false, true]), 0);
}

#[test]
fn every_slice_has_threads() {
    for shape in [[1, 1], [3, 1_000_000], [100, 100], [1_000_000, 4], [1 << 14, 1 << 14]] {
        for reduced in [[true, false], [false, true]] {
            with_slices(4096, &shape, Dtype::Float32, &reduced, |slices| {
                let shares = Shares::of(slices, Dtype::Float32, across(slices, Dtype::Float32), 264);
                assert!(shares.pieces >= 1 && shares.shift <= 8 && shares.side <= 256, "{shares:?}");
                let of_a_block =
                    if shares.side == 0 { 256 >> shares.shift } else { shares.side * shares.across };
                let taken = shares.groups(slices.len()) * of_a_block;
                assert!(taken >= slices.len(), "{shares:?}");
            });
        }
    }
}

#[test]
fn slices_have_few_threads_where_there_are_enough_of_them() {
    let shares = |shape: [usize; 2]| {
        with_slices(4096, &shape, Dtype::Float32, &[false, true], |slices| {
            let shares = Shares::of(slices, Dtype::Float32, 0, 264);
            (1 << shares.shift, shares.pieces)
        })
    };
    for (shape, expected) in [
        ([1 << 14, 1 << 14], (8, 1)),
        ([10_000, 10_000], (16, 1)),
        ([9_000, 12_000], (32, 1)),
        ([50_000, 2_000], (4, 1)),
        ([100_000, 1_000], (2, 1)),
        ([1_000_000, 100], (1, 1)),
        ([2000, 50_000], (32, 1)),
        ([1000, 100_000], (64, 1)),
        ([600, 160_000], (32, 3)),
        ([100, 1_000_000], (256, 2)),
        ([10, 10_000_000], (256, 26)),
        ([300, 10_000], (128, 1)),
        ([30, 100_000], (256, 6)),
    ] {
        assert_eq!(shares(shape), expected, "{shape:?}");
    }
}

#[test]
fn slices_are_loaded_ahead_where_they_are_long_runs_and_enough() {
    let taken = |address: usize, shape: [usize; 2], dtype: Dtype| {
        with_slices(address, &shape, dtype, &[false, true], |slices| {
            let shares = are_runs(slices, dtype).then(|| Shares::of_runs(slices, dtype, 528));
            shares.flatten().map(|shares| 1 << shares.shift)
        })
    };
    for (shape, expected) in [
        ([10_000, 10_000], Some(128)),
        ([1 << 14, 1 << 14], Some(256)),
        ([100_000, 1000], Some(8)),
        ([50_000, 2000], Some(16)),
        ([3000, 3000], Some(32)),
        ([1_000_000, 100], Some(4)),
        ([1_000_000, 60], None),
        ([1000, 100_000], None),
    ] {
        assert_eq!(taken(4096, shape, Dtype::Float32), expected, "{shape:?}");
    }
    assert_eq!(taken(4096, [10_000, 10_000], Dtype::Float64), Some(256));
    assert_eq!(taken(4100, [10_000, 10_000], Dtype::Float32), None);
    assert_eq!(taken(4096, [10_000, 10_001], Dtype::Float32), None);
}

#[test]
fn columns_take_all_blocks_at_the_same_time() {
    let shares = |shape: &[usize], reduced: &[bool], dtype| {
        with_slices(4096, shape, dtype, reduced, |slices| {
            let shares = Shares::of(slices, dtype, across(slices, dtype), 264);
            (shares.side, shares.pieces, shares.groups(slices.len()) * shares.pieces)
        })
    };
    for (shape, in_floats, in_doubles) in [
        ([10_000, 10_000], (16, 1, 157), (24, 1, 209)),
        ([12_000, 12_000], (16, 1, 188), (24, 1, 250)),
        ([5000, 5000], (8, 1, 157), (16, 1, 157)),
        ([100, 1_000_000], (240, 1, 1042), (240, 1, 2084)),
        ([1000, 100_000], (96, 1, 261), (192, 1, 261)),
        ([1 << 14, 1 << 14], (16, 1, 256), (32, 1, 256)),
        ([1_000_000, 100], (25, 264, 264), (32, 132, 264)),
        ([50, 100], (25, 1, 1), (50, 1, 1)),
        ([1000, 1000], (8, 1, 32), (8, 1, 63)),
        ([300, 10_000], (24, 1, 105), (24, 1, 209)),
        ([100, 10_000], (56, 1, 45), (56, 1, 90)),
        ([4000, 4000], (8, 1, 125), (8, 1, 250)),
        ([10_000, 1000], (32, 19, 152), (32, 16, 256)),
    ] {
        assert_eq!(shares(&shape, &[true, false], Dtype::Float32), in_floats, "{shape:?}");
        assert_eq!(shares(&shape, &[true, false], Dtype::Float64), in_doubles, "{shape:?}");
    }
    // Whole rows of each outer slice, which follow each other in memory.
    let shape = [1000, 1000, 100];
    assert_eq!(shares(&shape, &[false, true, false], Dtype::Float32), (50, 1, 500));
    assert_eq!(shares(&shape, &[false, true, false], Dtype::Float64), (50, 1, 1000));
}

#[test]
fn small_arrays_have_a_block_for_each_slice() {
    let small = |shape: &[usize], resident| {
        with_slices(4096, shape, Dtype::Float32, &[false, true], |slices| {
            Shares::of_blocks(slices, resident).map(|shares| shares.groups(slices.len()))
        })
    };
    assert_eq!(small(&[100, 100], 132), Some(100));
    assert_eq!(small(&[133, 100], 132), None);
    assert_eq!(small(&[64, 1 << 13], 132), Some(64));
    assert_eq!(small(&[65, 1 << 13], 132), None);
    assert_eq!(small(&[1, (1 << 13) + 1], 132), None);
    assert_eq!(small(&[3, 0], 132), None);
}
