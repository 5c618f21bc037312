//! Reductions of arrays on a CUDA device.

mod kernels;

pub use kernels::{DeviceReduction, Kernels};
