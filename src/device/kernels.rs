//! The kernels of a module's reductions, as its build script embedded them.

use std::ffi::CStr;

/// What `quaff_kernels` made of a module's reductions.
pub enum Kernels {
    Embedded {
        /// Text with a zero behind it, for GPUs that have no image of their own.
        ptx: &'static [u8],
        /// Machine code by architecture: 90 for sm_90.
        cubins: &'static [(u32, &'static [u8])],
    },
    /// There are none, and why.
    Absent(&'static str),
}

/// Where the kernels of one reduction are: by name, those of the class and those of its `exact`.
pub struct DeviceReduction {
    pub kernels: &'static Kernels,
    /// Over contiguous elements.
    pub run: [&'static CStr; 2],
    /// Over all others.
    pub strided: [&'static CStr; 2],
}
