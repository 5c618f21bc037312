//! The kernels and arguments that are chosen for layouts.

use super::*;
use crate::core::array_view::{Dims, StridedOperand};
use std::ptr;

const F4: Dtype = Dtype::Float32;

fn layout(shape: &[usize], operands: &[(usize, &[isize])], dtypes: &[Dtype]) -> LaunchLayout {
    let operand = |&(data, strides): &(usize, &[isize])| StridedOperand {
        data: ptr::without_provenance_mut(data),
        strides: Dims::from_slice(strides),
    };
    let operands: Vec<StridedOperand> = operands.iter().map(operand).collect();
    let order = ElementOrder::new(shape, &operands);
    LaunchLayout::of(&order, dtypes, 1, &vec![[0; 16]; dtypes.len()]).unwrap()
}

#[test]
fn runs_are_taken_by_loads_of_16_bytes() {
    let found = layout(&[11], &[(1024, &[4]), (2048, &[4]), (0, &[0])], &[F4; 3]);
    assert_eq!(
        (found.way, found.shape.head, found.shape.count, found.shape.tail),
        (ElementKernel::Runs, 0, 2, 3)
    );
    assert_eq!(found.operands.iter().map(|each| each.strides[0]).collect::<Vec<_>>(), [16, 16, 0]);
}

#[test]
fn runs_that_begin_alike_have_a_head() {
    let found = layout(&[11], &[(1036, &[4]), (2060, &[4])], &[F4; 2]);
    assert_eq!(
        (found.way, found.shape.head, found.shape.count, found.shape.tail),
        (ElementKernel::Runs, 1, 2, 2)
    );
    assert_eq!(found.operands[0].memory, 1040);
    assert_eq!(layout(&[11], &[(1036, &[4]), (2048, &[4])], &[F4; 2]).way, ElementKernel::Apart);
}

#[test]
fn rows_are_taken_together_where_each_begins_at_a_border() {
    let rows = |pitch| layout(&[3, 8], &[(1024, &[32, 4]), (2048, &[pitch, 4])], &[F4; 2]);
    let found = rows(48);
    assert_eq!((found.way, found.shape.shape[1], found.shape.count), (ElementKernel::Runs, 2, 6));
    assert_eq!(rows(40).way, ElementKernel::Apart);
}

#[test]
fn transposed_inputs_are_read_in_squares() {
    let found = layout(&[2, 40, 70], &[(1024, &[11200, 280, 4]), (99 * 1024, &[4, 8, 320])], &[F4; 2]);
    assert_eq!(found.way, ElementKernel::Apart); // side by side along an axis of 2
    let operands: [(usize, &[isize]); 3] =
        [(1024, &[11520, 288, 4]), (99 * 1024, &[11520, 4, 160]), (8, &[0, 0, 4])];
    let found = layout(&[2, 40, 72], &operands, &[F4; 3]);
    assert_eq!(
        (found.way, found.shape.count),
        (ElementKernel::ElementTiles { transposed: 1 | SHIFTED }, 2 * 2)
    );
    let operands: [(usize, &[isize]); 3] =
        [(1024, &[11520, 288, 4]), (99 * 1024, &[11520, 4, 160]), (16, &[0, 0, 4])];
    let found = layout(&[2, 40, 72], &operands, &[F4; 3]);
    assert_eq!((found.way, found.shape.count), (ElementKernel::Tiles { transposed: 1 }, 2 * 2));
    assert_eq!(found.shape.shape[..3], [2, 40, 72]);
    // The axis of the contiguous input comes before the last one.
    let first: [(usize, &[isize]); 2] = [(1024, &[3200, 80, 4]), (99 * 1024, &[4, 200, 8000])];
    let found = layout(&[50, 40, 20], &first, &[F4; 2]);
    let way = ElementKernel::ElementTiles { transposed: 1 | SHIFTED };
    assert_eq!((found.way, &found.shape.shape[..3]), (way, &[40, 50, 20][..]));
    assert_eq!(found.operands[1].strides[..3], [200, 4, 8000]);
    assert_eq!(found.operands[0].strides[..3], [80, 3200, 4]);
}

#[test]
fn squares_are_taken_in_items_where_operands_are_adjacent() {
    let transposed = |rows: usize, columns: usize, data: usize, pitch: isize| {
        let strides: [&[isize]; 2] = [&[4 * columns as isize, 4], &[4, pitch]];
        let operands: [(usize, &[isize]); 2] = [(1024, strides[0]), (data, strides[1])];
        let found = layout(&[rows, columns], &operands, &[F4; 2]);
        (found.way, found.shape.count)
    };
    assert_eq!(transposed(64, 132, 4096, 256), (ElementKernel::Tiles { transposed: 1 }, 3));
    // If items are unaligned, or an axis ends within an item, the last item of a square's row belongs to the
    // next square.
    for (rows, columns, data, pitch) in [
        (64_usize, 131_usize, 4096, 256),
        (63, 132, 4096, 256),
        (64, 132, 4100, 256),
        (64, 132, 4096, 260),
        (65, 120, 4096, 260),
        (64, 121, 4096, 256),
    ] {
        let squares = columns.div_ceil(60) * rows.div_ceil(64);
        assert_eq!(
            transposed(rows, columns, data, pitch),
            (ElementKernel::ElementTiles { transposed: 1 | SHIFTED }, squares as u32),
            "{rows} {columns} {data} {pitch}"
        );
    }
    // The other input has gaps between its elements.
    let apart: [(usize, &[isize]); 3] = [(1024, &[256, 4]), (4096, &[4, 256]), (8192, &[512, 8])];
    assert_eq!(layout(&[64, 64], &apart, &[F4; 3]).way, ElementKernel::ElementTiles { transposed: 1 });
    let square = |dtype: Dtype, inputs: usize| {
        let size = dtype.size().cast_signed();
        let (along, across) = ([128 * size, size], [size, 128 * size]);
        let mut operands: Vec<(usize, &[isize])> = vec![(1 << 20, &along)];
        operands.extend((0..inputs).map(|_| (1 << 24, &across[..])));
        let found = layout(&[128, 128], &operands, &vec![dtype; 1 + inputs]);
        (found.way, found.shape.count)
    };
    let tiles = |transposed: u32, squares: u32| (ElementKernel::Tiles { transposed }, squares);
    let by_elements = |transposed: u32, squares: u32| (ElementKernel::ElementTiles { transposed }, squares);
    assert_eq!(square(Dtype::Float64, 1), tiles(1, 4));
    assert_eq!(square(Dtype::Float64, 2), by_elements(3 | SMALL, 16)); // no room for two larger ones
    assert_eq!(square(Dtype::Float16, 1), tiles(1, 1));
    assert_eq!(square(Dtype::Int8, 2), tiles(3, 1));
    assert_eq!(square(Dtype::Complex128, 1), by_elements(1, 16));
    assert_eq!(square(Dtype::Float64, 7).0, ElementKernel::Apart);
}

#[test]
fn squares_have_a_bit_for_each_input() {
    let last_transposed = |inputs: usize| {
        let mut operands: Vec<(usize, &[isize])> = vec![(1 << 20, &[512, 4]); inputs];
        operands.push((1 << 24, &[4, 512]));
        layout(&[128, 128], &operands, &vec![F4; 1 + inputs]).way
    };
    assert_eq!(last_transposed(30), ElementKernel::Tiles { transposed: 1 << 29 });
    assert_eq!(last_transposed(31), ElementKernel::Apart);
}
