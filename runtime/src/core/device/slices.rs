//! The slices of an array as an argument of kernels along axes.

use super::launch::{MAX_AXES, StridedRun, strided};
use crate::core::array_view::SliceOrder;
use crate::core::error::{Error, ErrorKind};
use cudarc::driver::sys::CUdeviceptr;

/// The slices of an array. Laid out as `quaff::SlicesRun` in kernels/include/quaff/slices.cuh.
#[repr(C)]
pub(super) struct SlicesRun {
    first: StridedRun,
    repeat: u64,
    elements: u64,
    ndim: u32,
    shape: [u64; MAX_AXES],
    strides: [i64; MAX_AXES],
    result_strides: [i64; MAX_AXES],
    results: CUdeviceptr,
}

impl SlicesRun {
    /// Describes the slices for kernels. Kernels need at least one axis, so a slice of at most one element
    /// gets an axis, too.
    pub(super) fn new(slices: &SliceOrder<'_>) -> Result<SlicesRun, Error> {
        let ndim = slices.shape.len();
        if ndim > MAX_AXES {
            let message = format!(
                "the slices have {ndim} axes that cannot be joined in memory, and kernels take up to {MAX_AXES}: \
                 pass a copy"
            );
            return Err(Error::new(ErrorKind::Value, message));
        }
        let mut first = strided(slices.slice.data.addr() as CUdeviceptr, &slices.slice)?;
        first.ndim = first.ndim.max(1);
        let mut run = SlicesRun {
            first,
            repeat: slices.slice.repeat,
            elements: slices.slice.len() as u64,
            ndim: ndim as u32,
            shape: [1; MAX_AXES],
            strides: [0; MAX_AXES],
            result_strides: [0; MAX_AXES],
            results: slices.results.addr() as CUdeviceptr,
        };
        for axis in 0..ndim {
            run.shape[axis] = slices.shape[axis] as u64;
            run.strides[axis] = slices.strides[axis] as i64;
            run.result_strides[axis] = slices.result_strides[axis] as i64;
        }
        Ok(run)
    }
}
