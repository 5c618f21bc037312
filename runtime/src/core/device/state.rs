//! The data that quaff keeps for a context: loaded kernels, and scratch memory. They are destroyed with the
//! context.

use super::context;
use super::driver::{Driver, NO_BINARY_FOR_GPU};
use super::kernels::{Images, unpacked};
use super::scratch::{self, Scratch};
#[cfg(feature = "python")]
use super::workspace::Workspaces;
use crate::core::error::{Error, ErrorKind};
use crate::core::threads::locked;
use cudarc::driver::sys::{CUcontext, CUdevice, CUdevice_attribute_enum as Attribute, CUfunction, CUmodule};
use std::env;
use std::ffi::CStr;
use std::ptr;
use std::sync::{Arc, Mutex};

/// The number of threads in a block, for which the kernels are compiled.
pub(super) const THREADS: u32 = 256;

/// The most scratch memories that are kept for later calls. More exist only while more threads than this are
/// in calls.
const KEPT: usize = 16;

/// The state that is kept for one context.
pub(super) struct DeviceState {
    context: CUcontext,
    id: u64,
    capability: u32,
    pub multiprocessors: u32,
    pub doubles_are_slow: bool,
    modules: Mutex<Vec<(*const Images, LoadedImage)>>,
    functions: Mutex<Vec<(KernelKey, Kernel)>>,
    scratch: Mutex<Vec<Scratch>>,
    /// Scratch whose kernel may still run, although nobody waits for it any more.
    abandoned: Mutex<Vec<Scratch>>,
    #[cfg(feature = "python")]
    pub workspaces: Workspaces,
}

// SAFETY: handles of the driver, which any thread may use; mutable state is behind locks.
unsafe impl Send for DeviceState {}
// SAFETY: as for `Send`.
unsafe impl Sync for DeviceState {}

/// A kernel, by the addresses of its module's images and of its name, which are statics.
type KernelKey = (*const Images, *const CStr);

/// A loaded image, and the compute capability that it was compiled for.
#[derive(Clone, Copy)]
struct LoadedImage {
    handle: CUmodule,
    capability: u32,
}

#[derive(Clone, Copy)]
pub(super) struct Kernel {
    pub function: CUfunction,
    /// The compute capability that the kernel was compiled for: the device's, or a lower one.
    #[cfg_attr(
        not(feature = "python"),
        expect(dead_code, reason = "sums along axes, which Python alone calls, read it")
    )]
    pub capability: u32,
    /// The most blocks that are worth launching: twice as many as the device has room for, so that
    /// multiprocessors that finish early get more work (1 % of the bandwidth of an H200).
    pub blocks: u32,
}

impl DeviceState {
    /// The state of the current context.
    pub(super) fn of(driver: &Driver, context: CUcontext) -> Result<Arc<DeviceState>, Error> {
        // Searched by number, because the handle of a destroyed context may be reused for a new one.
        static STATES: Mutex<Vec<Arc<DeviceState>>> = Mutex::new(Vec::new());
        let id = context::id(driver, context)?;
        let mut states = locked(&STATES);
        if let Some(state) = states.iter().find(|state| state.id == id) {
            return Ok(state.clone());
        }
        // New contexts are rare, so this is the time to drop the state of destroyed ones.
        states.retain(|state| context::lives(driver, state.context, state.id));
        let state = Arc::new(DeviceState::new(driver, context, id)?);
        states.push(state.clone());
        Ok(state)
    }

    fn new(driver: &Driver, context: CUcontext, id: u64) -> Result<DeviceState, Error> {
        let device = context::current_device(driver)?;
        let attribute = |attribute| attribute_of(driver, device, attribute);
        let major = attribute(Attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR)?;
        let minor = attribute(Attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR)?;
        let multiprocessors = attribute(Attribute::CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT)?;
        let (modules, functions, scratch, abandoned) = Default::default();
        Ok(DeviceState {
            context,
            id,
            capability: 10 * major + minor,
            multiprocessors,
            doubles_are_slow: doubles_are_slow(driver, device)?,
            modules,
            functions,
            scratch,
            abandoned,
            #[cfg(feature = "python")]
            workspaces: Workspaces::default(),
        })
    }

    /// The kernel of that name.
    pub(super) fn kernel(
        &self,
        driver: &Driver,
        images: &'static Images,
        name: &'static CStr,
    ) -> Result<Kernel, Error> {
        let key: KernelKey = (images, name);
        let mut functions = locked(&self.functions);
        if let Some((_, kernel)) =
            functions.iter().find(|(known, _)| known.0 == key.0 && ptr::addr_eq(known.1, key.1))
        {
            return Ok(*kernel);
        }
        let kernel = self.load(driver, images, name)?;
        functions.push((key, kernel));
        Ok(kernel)
    }

    fn load(&self, driver: &Driver, images: &'static Images, name: &CStr) -> Result<Kernel, Error> {
        let module = self.module(driver, images)?;
        let (mut function, mut blocks) = (ptr::null_mut(), 0);
        // SAFETY: the module is loaded in the current context; the name ends with a zero. Writes a handle and
        // a number.
        unsafe {
            driver
                .module_function(&raw mut function, module.handle, name.as_ptr())
                .and_then(|()| driver.occupancy(&raw mut blocks, function, THREADS.cast_signed(), 0))
        }
        .map_err(|code| driver.error("loading the kernel", code))?;
        let blocks = (2 * blocks.unsigned_abs()).clamp(1, scratch::BLOCKS);
        Ok(Kernel { function, capability: module.capability, blocks: blocks * self.multiprocessors })
    }

    fn module(&self, driver: &Driver, images: &'static Images) -> Result<LoadedImage, Error> {
        let mut modules = locked(&self.modules);
        if let Some((_, module)) = modules.iter().find(|(key, _)| ptr::eq(*key, images)) {
            return Ok(*module);
        }
        let module = load_module(driver, images, self.capability)?;
        modules.push((images, module));
        Ok(module)
    }

    /// Unused scratch, or newly allocated scratch.
    pub(super) fn take_scratch(&self, driver: &Driver) -> Result<Scratch, Error> {
        let kept = locked(&self.scratch).pop().or_else(|| self.take_abandoned());
        kept.map_or_else(|| Scratch::new(driver, self.multiprocessors), Ok)
    }

    /// Abandoned scratch whose kernel has ended meanwhile.
    fn take_abandoned(&self) -> Option<Scratch> {
        let mut abandoned = locked(&self.abandoned);
        let ended = abandoned.iter().position(Scratch::is_written)?;
        Some(abandoned.swap_remove(ended))
    }

    /// Takes scratch whose kernel may still run; it is not used again until the kernel has written its
    /// result.
    pub(super) fn abandon(&self, scratch: Scratch) {
        locked(&self.abandoned).push(scratch);
    }

    /// Takes back scratch that no kernel uses any more.
    pub(super) fn give_back(&self, driver: &Driver, scratch: Scratch) {
        let mut kept = locked(&self.scratch);
        if kept.len() < KEPT {
            kept.push(scratch);
        } else {
            drop(kept);
            scratch.free(driver);
        }
    }
}

/// Loads the first image that the device accepts.
fn load_module(driver: &Driver, images: &Images, capability: u32) -> Result<LoadedImage, Error> {
    let images = images.for_device(capability).map_err(|why| Error::new(ErrorKind::Cuda, why))?;
    // The driver's code for an empty list; there is always PTX.
    let mut refused = NO_BINARY_FOR_GPU;
    for (capability, image) in images {
        let image = unpacked(image).map_err(|error| {
            Error::new(ErrorKind::Cuda, format!("the module's kernels cannot be read: {error}"))
        })?;
        let mut handle = ptr::null_mut();
        // SAFETY: the image is a cubin, or PTX that ends with a zero, aligned as the driver requires; the
        // driver copies it.
        match unsafe { driver.load_module(&raw mut handle, image.as_ptr().cast()) } {
            Ok(()) => return Ok(LoadedImage { handle, capability }),
            Err(code) => refused = code,
        }
    }
    Err(driver.error("loading the kernels", refused))
}

/// Whether double arithmetic is slower than the memory. On devices for computing it has half the rate of
/// float arithmetic, where a quarter would do; on all others it has 1/32 or 1/64.
fn doubles_are_slow(driver: &Driver, device: CUdevice) -> Result<bool, Error> {
    match env::var_os("QUAFF_DOUBLES").filter(|value| !value.is_empty()) {
        None => {
            let ratio = Attribute::CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO;
            Ok(attribute_of(driver, device, ratio)? > 4)
        }
        Some(value) if value == "slow" => Ok(true),
        Some(value) if value == "fast" => Ok(false),
        Some(value) => {
            let message = format!("`QUAFF_DOUBLES` is {value:?}: set it to `slow` or `fast`, or unset it");
            Err(Error::new(ErrorKind::Value, message))
        }
    }
}

fn attribute_of(driver: &Driver, device: CUdevice, attribute: Attribute) -> Result<u32, Error> {
    let mut value = 0;
    // SAFETY: writes a number.
    unsafe { driver.device_attribute(&raw mut value, attribute as u32, device) }
        .map_err(|code| driver.error("asking for the device's properties", code))?;
    Ok(value.unsigned_abs())
}
