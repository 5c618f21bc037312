//! The driver's functions, looked up once, for the first device array, and their result codes with the
//! remedies that messages name.
//!
//! The declarations are from cudarc, the calls are not. cudarc panics if the driver or one of its functions
//! is missing, loads a toolkit's stub in place of the driver if `LD_LIBRARY_PATH` leads to one, and reads
//! results as a Rust enum, for which an error code of a newer driver is undefined behaviour.

use crate::core::error::{Error, ErrorKind};
#[cfg(feature = "python")]
use cudarc::driver::sys::CUlaunchConfig;
use cudarc::driver::sys::{CUcontext, CUdevice, CUdeviceptr, CUevent, CUfunction, CUmodule, CUstream};
use libloading::Library;
use std::error::Error as _;
use std::ffi::{CStr, c_char, c_int, c_uint, c_void};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

/// A result other than success: a `CUresult` as a number, because newer drivers have codes that are not known
/// here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ResultCode(pub(super) u32);

/// `CUDA_ERROR_NOT_READY`: a stream has work left.
pub(super) const NOT_READY: ResultCode = ResultCode(600);

/// `CUDA_ERROR_INVALID_CONTEXT`
pub(super) const INVALID_CONTEXT: ResultCode = ResultCode(201);

/// `CUDA_ERROR_NO_BINARY_FOR_GPU`
pub(super) const NO_BINARY_FOR_GPU: ResultCode = ResultCode(209);

/// `CUDA_ERROR_CONTEXT_IS_DESTROYED`
pub(super) const CONTEXT_IS_DESTROYED: ResultCode = ResultCode(709);

const OUT_OF_MEMORY: ResultCode = ResultCode(2);

pub(super) const FORKED: &str = "this process was forked from one that had used CUDA, and cannot use CUDA itself: \
     start processes \
     that use a GPU with `multiprocessing`'s method `spawn` or `forkserver`";

/// The driver, if there is a usable one.
///
/// # Errors
/// The missing library or function, and the remedy; the same error on every call of a process. In a child
/// that was forked after the driver was first used, the error says that the driver cannot be used there.
pub(super) fn driver() -> Result<&'static Driver, Error> {
    static FOUND: OnceLock<Result<Driver, String>> = OnceLock::new();
    // Not `get_or_init` in a forked child: another thread of the parent may have been inside it, and the
    // child would wait for that thread forever. A driver that the parent did not find does not exist for the
    // child either.
    let found = match IN_CHILD.load(Ordering::Relaxed) {
        true => FOUND.get().filter(|found| found.is_err()),
        false => Some(FOUND.get_or_init(find)),
    };
    match found {
        Some(Ok(driver)) => Ok(driver),
        Some(Err(absence)) => Err(Error::new(ErrorKind::Cuda, absence.clone())),
        None => Err(Error::new(ErrorKind::Cuda, FORKED)),
    }
}

/// Set in children of processes that have looked for the driver.
static IN_CHILD: AtomicBool = AtomicBool::new(false);

fn find() -> Result<Driver, String> {
    note_forks();
    // SAFETY: the driver's library may be loaded at any time, and its initialisers have no requirements.
    let library = unsafe { Library::new("libcuda.so.1") }.map_err(|error| {
        let why = error.source().map_or_else(|| error.to_string(), ToString::to_string);
        format!(
            "there is no CUDA driver ({why}): install NVIDIA's driver; without one quaff works on arrays of the host \
             alone"
        )
    })?;
    let driver = Driver::resolve(&library).map_err(|symbol| {
        format!("the CUDA driver has no `{symbol}`: quaff needs that of CUDA 12.0 (525) or later")
    })?;
    // The functions are used until the process ends.
    std::mem::forget(library);
    // SAFETY: `cuInit` takes a number that must be 0.
    unsafe { driver.init(0) }
        .map_err(|code| format!("no use of the CUDA driver: {}", driver.advice(code)))?;
    Ok(driver)
}

/// Registers a handler that marks child processes: the driver's state of a process cannot be used in its
/// children.
fn note_forks() {
    extern "C" fn in_child() {
        IN_CHILD.store(true, Ordering::Relaxed);
    }
    // SAFETY: `in_child` stores a bool, which is safe in a child of a multithreaded process. If the handler
    // cannot be registered, the driver itself refuses the child.
    unsafe { libc::pthread_atfork(None, None, Some(in_child)) };
}

/// Declares the table of functions: the condition under which each is looked up, its method, C name and
/// parameters.
macro_rules! functions {
    ($($(#[$when:meta])? $name:ident $symbol:literal ($($parameter:ident: $type:ty),*);)*) => {
        pub(super) struct Driver {
            $($(#[$when])? $name: unsafe extern "C" fn($($type),*) -> c_uint,)*
        }

        impl Driver {
            /// Looks up every function, or returns the name of one that is missing.
            fn resolve(library: &Library) -> Result<Driver, &'static str> {
                Ok(Driver {
                    $(
                        $(#[$when])?
                        // SAFETY: the type is that of the function in cuda.h, whose symbols keep their
                        // meaning.
                        $name: *unsafe { library.get($symbol) }.map_err(|_| $symbol)?,
                    )*
                })
            }

            $(
                $(#[$when])?
                #[allow(clippy::too_many_arguments, reason = "cuda.h has them")]
                /// The driver's function of that name.
                ///
                /// # Safety
                /// The requirements in the driver's documentation hold for the arguments.
                pub(super) unsafe fn $name(&self, $($parameter: $type),*) -> Result<(), ResultCode> {
                    // SAFETY: guaranteed by the caller.
                    match unsafe { (self.$name)($($parameter),*) } {
                        0 => Ok(()),
                        code => Err(ResultCode(code)),
                    }
                }
            )*
        }
    };
}

functions! {
    init "cuInit" (flags: c_uint);
    error_name "cuGetErrorName" (code: c_uint, name: *mut *const c_char);
    pointer_attributes "cuPointerGetAttributes"
        (count: c_uint, attributes: *mut c_uint, values: *mut *mut c_void, address: CUdeviceptr);
    current_context "cuCtxGetCurrent" (context: *mut CUcontext);
    push_context "cuCtxPushCurrent_v2" (context: CUcontext);
    pop_context "cuCtxPopCurrent_v2" (context: *mut CUcontext);
    context_id "cuCtxGetId" (context: CUcontext, id: *mut u64);
    context_device "cuCtxGetDevice" (device: *mut CUdevice);
    device "cuDeviceGet" (device: *mut CUdevice, ordinal: c_int);
    device_attribute "cuDeviceGetAttribute" (value: *mut c_int, attribute: c_uint, device: CUdevice);
    retain_primary "cuDevicePrimaryCtxRetain" (context: *mut CUcontext, device: CUdevice);
    load_module "cuModuleLoadData" (module: *mut CUmodule, image: *const c_void);
    module_function "cuModuleGetFunction" (function: *mut CUfunction, module: CUmodule, name: *const c_char);
    occupancy "cuOccupancyMaxActiveBlocksPerMultiprocessor"
        (blocks: *mut c_int, function: CUfunction, threads: c_int, shared: usize);
    allocate "cuMemAlloc_v2" (address: *mut CUdeviceptr, bytes: usize);
    #[cfg(feature = "python")]
    allocate_managed "cuMemAllocManaged" (address: *mut CUdeviceptr, bytes: usize, flags: c_uint);
    free "cuMemFree_v2" (address: CUdeviceptr);
    fill "cuMemsetD8Async" (address: CUdeviceptr, value: u8, bytes: usize, stream: CUstream);
    allocate_host "cuMemHostAlloc" (address: *mut *mut c_void, bytes: usize, flags: c_uint);
    free_host "cuMemFreeHost" (address: *mut c_void);
    mapped_address "cuMemHostGetDevicePointer_v2"
        (address: *mut CUdeviceptr, host: *mut c_void, flags: c_uint);
    launch "cuLaunchKernel" (
        function: CUfunction, grid_x: c_uint, grid_y: c_uint, grid_z: c_uint, block_x: c_uint, block_y: c_uint,
        block_z: c_uint, shared: c_uint, stream: CUstream, arguments: *mut *mut c_void, extra: *mut *mut c_void
    );
    #[cfg(feature = "python")]
    launch_with "cuLaunchKernelEx" (
        config: *const CUlaunchConfig, function: CUfunction, arguments: *mut *mut c_void, extra: *mut *mut c_void
    );
    query_stream "cuStreamQuery" (stream: CUstream);
    stream_is_capturing "cuStreamIsCapturing" (stream: CUstream, status: *mut c_uint);
    #[cfg(feature = "python")]
    stream_id "cuStreamGetId" (stream: CUstream, id: *mut u64);
    stream_context "cuStreamGetCtx" (stream: CUstream, context: *mut CUcontext);
    create_event "cuEventCreate" (event: *mut CUevent, flags: c_uint);
    record_event "cuEventRecord" (event: CUevent, stream: CUstream);
    wait_for_event "cuStreamWaitEvent" (stream: CUstream, event: CUevent, flags: c_uint);
    destroy_event "cuEventDestroy_v2" (event: CUevent);
}

impl Driver {
    /// The error for `code`, which occurred while quaff was `doing` something.
    #[cold]
    pub(super) fn error(&self, doing: &str, code: ResultCode) -> Error {
        let kind = if code == OUT_OF_MEMORY { ErrorKind::Memory } else { ErrorKind::Cuda };
        Error::new(kind, format!("{doing} failed: {}", self.advice(code)))
    }

    /// The driver's name for a code, with the remedy.
    fn advice(&self, code: ResultCode) -> String {
        let name =
            self.name_of(code).unwrap_or_else(|| "an error that the driver has no name for".to_owned());
        match remedy(code) {
            Some(remedy) => format!("{name} ({}): {remedy}", code.0),
            None => format!("{name} ({})", code.0),
        }
    }

    /// The name of a code, such as `CUDA_ERROR_ILLEGAL_ADDRESS`; `None` for a code that the driver does not
    /// know.
    pub(super) fn name_of(&self, code: ResultCode) -> Option<String> {
        let mut name = std::ptr::null();
        // SAFETY: the driver writes a pointer to a static text, or null.
        unsafe { self.error_name(code.0, &raw mut name) }.ok()?;
        // SAFETY: the text is static and ends with a zero.
        (!name.is_null()).then(|| unsafe { CStr::from_ptr(name) }.to_string_lossy().into_owned())
    }
}

/// The remedy for a code, if there is one.
fn remedy(code: ResultCode) -> Option<&'static str> {
    Some(match code.0 {
        2 => "free memory of the device, such as other libraries' memory pools",
        3 => FORKED,
        4 => "the driver is shutting down with the process: call no GPU functions at exit",
        34 => {
            "`libcuda.so.1` is the CUDA toolkit's stub, not the driver: take its `stubs` folder out of LD_LIBRARY_PATH"
        }
        100 => "no GPU is visible: see `nvidia-smi` and CUDA_VISIBLE_DEVICES, or copy the array to the host",
        201 | 709 => "the context that the array belongs to was destroyed: keep it as long as its arrays",
        209 | 222 => "the driver is too old for this GPU's kernels: install a newer one",
        400 => {
            "a handle of nothing that exists, a stream's most likely: keep streams until the call has returned"
        }
        700 | 702 | 710 | 714..=719 => {
            "a kernel of this process faulted, this one or an earlier one, and no CUDA call works any more: start the \
             process anew, and find the kernel with `compute-sanitizer`"
        }
        803 => "the driver and its libraries are of different versions: restart the machine after an update",
        900..=908 => {
            "a stream is being captured into a graph, which takes no call that waits: call it before or after"
        }
        _ => return None,
    })
}
