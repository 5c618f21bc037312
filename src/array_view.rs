//! A view of an array's memory: where it lies, what its elements are, how to walk it. It owns nothing.

use crate::dtype::Dtype;
use smallvec::SmallVec;
use std::fmt;
use std::marker::PhantomData;

/// Lengths or strides, one for each dimension; up to four of them without an allocation.
pub type Dims<T> = SmallVec<[T; 4]>;

/// Where memory lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Device {
    /// The host's memory.
    Cpu,
}

impl fmt::Display for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Device::Cpu => f.write_str("cpu"),
        }
    }
}

/// A snapshot of shape and strides over memory that somebody else keeps alive for `'a`.
///
/// Whoever makes one guarantees that every element that `shape` and `strides` reach from `data` lies in one live
/// allocation. Neither `data` nor the strides need be multiples of the element's size.
#[derive(Clone, Debug)]
pub struct ArrayView<'a> {
    /// The element at index 0 of every dimension. Any value where the array is empty.
    pub data: *mut u8,
    pub dtype: Dtype,
    pub device: Device,
    pub readonly: bool,
    pub shape: Dims<usize>,
    /// In bytes; may be negative or 0.
    pub strides: Dims<isize>,
    pub memory: PhantomData<&'a ()>,
}
