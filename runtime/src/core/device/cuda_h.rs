//! The types and numbers of `cuda.h` that the driver's functions take, as far as they are called here.

use std::ffi::{c_int, c_uint, c_void};

/// The address of memory of a device.
pub(super) type CUdeviceptr = u64;
/// The number of a device.
pub(super) type CUdevice = c_int;

/// Declares types of handles: each is a pointer to a struct of the driver's.
macro_rules! handles {
    ($($name:ident $of:ident;)*) => {
        $(
            #[repr(C)]
            pub(super) struct $of {
                _private: [u8; 0],
            }
            pub(super) type $name = *mut $of;
        )*
    };
}

handles! {
    CUcontext Context;
    CUmodule Module;
    CUfunction Function;
    CUstream Stream;
    CUevent Event;
}

/// The numbers of what `cuDeviceGetAttribute` answers.
#[repr(u32)]
#[derive(Clone, Copy)]
pub(super) enum DeviceAttribute {
    MultiprocessorCount = 16,
    ComputeCapabilityMajor = 75,
    ComputeCapabilityMinor = 76,
    SingleToDoublePrecisionPerfRatio = 87,
}

/// The numbers of what `cuPointerGetAttributes` answers.
#[repr(u32)]
#[derive(Clone, Copy)]
pub(super) enum PointerAttribute {
    Context = 1,
    MemoryType = 2,
    DeviceOrdinal = 9,
    RangeStartAddress = 11,
    RangeSize = 12,
    MempoolHandle = 17,
}

/// `CU_EVENT_DISABLE_TIMING`
pub(super) const EVENT_DISABLE_TIMING: c_uint = 2;

/// `CU_MEMHOSTALLOC_DEVICEMAP`
pub(super) const MEMHOSTALLOC_DEVICEMAP: c_uint = 2;

/// `CUlaunchConfig`
#[cfg(feature = "python")]
#[repr(C)]
pub(super) struct LaunchConfig {
    pub(super) grid: [c_uint; 3],
    pub(super) block: [c_uint; 3],
    /// In bytes.
    pub(super) shared_memory: c_uint,
    pub(super) stream: CUstream,
    pub(super) attributes: *mut LaunchAttribute,
    pub(super) attribute_count: c_uint,
}

/// `CUlaunchAttribute`, whose value is a union of 64 bytes.
#[cfg(feature = "python")]
#[repr(C)]
pub(super) struct LaunchAttribute {
    id: c_uint,
    pad: [u8; 4],
    value: LaunchAttributeValue,
}

#[cfg(feature = "python")]
#[repr(C, align(8))]
struct LaunchAttributeValue {
    number: c_int,
    rest: [u8; 60],
}

#[cfg(feature = "python")]
impl LaunchAttribute {
    /// `CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION`, which lets a kernel start before the one ahead of it
    /// has ended.
    pub(super) const PROGRAMMATIC_STREAM_SERIALIZATION: LaunchAttribute =
        LaunchAttribute { id: 6, pad: [0; 4], value: LaunchAttributeValue { number: 1, rest: [0; 60] } };
}

/// As C compilers of 64-bit systems lay the structs out.
const _: () = {
    assert!(size_of::<*mut c_void>() == 8);
    #[cfg(feature = "python")]
    assert!(size_of::<LaunchConfig>() == 56 && size_of::<LaunchAttribute>() == 72);
};
