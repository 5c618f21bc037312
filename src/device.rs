//! Arrays on CUDA devices.

mod array;
mod call;

pub use array::DeviceArray;
pub use call::{DeviceCalls, Order};
