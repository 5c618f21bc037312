//! Layouts for the tests: every small array that slicing, stepping, reversing, transposing and broadcasting
//! can make.

use super::{ArrayView, Description, Device};
use crate::core::dtype::Dtype;

/// The values that the tests read: as many bytes as the longest walk of [`layouts`] reaches in either
/// direction.
static VALUES: [u64; 512] = {
    let mut values = [0; 512];
    let mut i = 0;
    while i < values.len() {
        values[i] = i as u64;
        i += 1;
    }
    values
};

#[derive(Debug)]
pub struct Layout {
    pub view: ArrayView<'static>,
    /// The offset of each element from `view.data` in bytes, in C order, by the definition of strides.
    pub offsets: Vec<isize>,
}

/// A view of `uint64` values.
pub fn view(shape: &[usize], strides: &[isize]) -> ArrayView<'static> {
    let description = Description {
        data: VALUES.as_ptr().wrapping_add(256).cast_mut().cast(),
        dtype: Dtype::Uint64,
        device: Device::Cpu,
        readonly: true,
        shape: shape.iter().copied().collect(),
        strides: strides.iter().copied().collect(),
    };
    // SAFETY: the values are static; tests whose strides go beyond them read no memory.
    unsafe { ArrayView::new(description) }
}

/// Every array of up to three dimensions with lengths from 0 to 3 and the strides below; fewer under Miri,
/// which is about a thousand times slower.
pub fn layouts() -> impl Iterator<Item = Layout> {
    const AXES: [(usize, isize); 14] = [
        (0, 8),
        (1, 24),
        (2, 8),
        (3, 8),
        (2, -8),
        (2, 0),
        (3, 16),
        (2, 24),
        (3, -24),
        (3, 0),
        (2, 48),
        (3, 64),
        (2, -72),
        (3, 144),
    ];
    let (axes, most) = if cfg!(miri) { (&AXES[..6], 2) } else { (&AXES[..], 3u32) };
    (0..=most).flat_map(move |ndim| {
        (0..axes.len().pow(ndim)).map(move |code| {
            let axes = (0..ndim).map(|axis| axes[code / axes.len().pow(axis) % axes.len()]);
            let (shape, strides): (Vec<_>, Vec<_>) = axes.unzip();
            Layout { view: view(&shape, &strides), offsets: offsets(&shape, &strides) }
        })
    })
}

/// The offset of each element in C order.
pub fn offsets(shape: &[usize], strides: &[isize]) -> Vec<isize> {
    let mut offsets = vec![0];
    for (&length, &stride) in shape.iter().zip(strides) {
        offsets =
            offsets.iter().flat_map(|&outer| (0..length as isize).map(move |i| outer + i * stride)).collect();
    }
    offsets
}
