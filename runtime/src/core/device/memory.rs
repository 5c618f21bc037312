//! The driver's information about device memory: the owner, and the range of the allocation.
//!
//! Without these checks, a stale address could give a wrong number silently: on an H200, kernels read freed
//! memory, and the bytes after an allocation, without a fault. Every call therefore asks the driver, which
//! takes a third of a microsecond.

use super::driver::Driver;
use crate::core::array_view::ArrayView;
use crate::core::error::{Error, ErrorKind};
use cudarc::driver::sys::{CUcontext, CUpointer_attribute_enum as Attribute};
use std::ffi::c_void;
use std::ops::Range;
use std::ptr;

/// Checks that the memory that a view reaches exists, and finds the context that it belongs to.
///
/// # Errors
/// `Value`: not device memory, or fewer bytes than the view reaches. `Cuda`: no live allocation.
pub(super) fn locate(driver: &Driver, reached: &ReachedMemory) -> Result<Allocation, Error> {
    let allocation = allocation(driver, reached.start)?.ok_or_else(|| not_of_a_device(reached.start))?;
    check_range(driver, &allocation, reached)?;
    Ok(allocation)
}

/// The addresses of the bytes that a view with aligned elements reaches.
pub(super) struct ReachedMemory {
    pub start: u64,
    pub end: u64,
}

impl ReachedMemory {
    /// The memory of a view.
    ///
    /// # Errors
    /// `Value`: the elements are not aligned, or beyond the address space.
    pub(super) fn of(view: &ArrayView<'_>) -> Result<ReachedMemory, Error> {
        check_alignment(view)?;
        let beyond = || Error::new(ErrorKind::Value, "the array reaches beyond any address");
        let extent = view.extent().ok_or_else(beyond)?;
        let address = |offset: isize| (view.data.addr() as u64).wrapping_add_signed(offset as i64);
        Ok(ReachedMemory { start: address(extent.start), end: address(extent.end) })
    }
}

/// The device's ordinal, and the handle of the context that owns the memory, if the driver knows them; for
/// `inspect`.
pub fn describe(view: &ArrayView<'_>) -> (Option<u32>, Option<u64>) {
    let Ok(driver) = super::driver::driver() else { return (None, None) };
    let Ok(Some(allocation)) = allocation(driver, view.data.addr() as u64) else { return (None, None) };
    let context = allocation.context;
    (allocation.ordinal.try_into().ok(), (!context.is_null()).then(|| context.addr() as u64))
}

/// A block of memory, as its owner allocated it.
pub(super) struct Allocation {
    /// The context that owns the memory; null for stream-ordered pools and memory that was mapped explicitly.
    pub context: CUcontext,
    pub ordinal: i32,
    pub range: Range<u64>,
}

/// The allocation that the driver knows at an address, if there is one.
fn allocation(driver: &Driver, address: u64) -> Result<Option<Allocation>, Error> {
    let (mut context, mut kind, mut ordinal): (CUcontext, u32, i32) = (ptr::null_mut(), 0, -1);
    let (mut start, mut size) = (0u64, 0usize);
    let mut attributes = [
        Attribute::CU_POINTER_ATTRIBUTE_CONTEXT as u32,
        Attribute::CU_POINTER_ATTRIBUTE_MEMORY_TYPE as u32,
        Attribute::CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL as u32,
        Attribute::CU_POINTER_ATTRIBUTE_RANGE_START_ADDR as u32,
        Attribute::CU_POINTER_ATTRIBUTE_RANGE_SIZE as u32,
    ];
    let mut values: [*mut c_void; 5] = [
        (&raw mut context).cast(),
        (&raw mut kind).cast(),
        (&raw mut ordinal).cast(),
        (&raw mut start).cast(),
        (&raw mut size).cast(),
    ];
    // SAFETY: five attributes, each with a place of the type that cuda.h specifies.
    unsafe { driver.pointer_attributes(5, attributes.as_mut_ptr(), values.as_mut_ptr(), address) }
        .map_err(|code| driver.error("looking up the array's memory", code))?;
    // For an unknown address, the driver reports kind 0 and success.
    let known = kind != 0;
    Ok(known.then(|| Allocation { context, ordinal, range: start..start.saturating_add(size as u64) }))
}

fn check_alignment(view: &ArrayView<'_>) -> Result<(), Error> {
    if view.is_aligned() {
        return Ok(());
    }
    let message = format!(
        "the array's elements do not lie at multiples of their size, {} bytes, and a device reads no others: pass a copy",
        view.dtype.size()
    );
    Err(Error::new(ErrorKind::Value, message))
}

/// Checks that an allocation contains all bytes that a view reaches. Memory that was mapped piece by piece,
/// such as PyTorch's expandable segments, is one range to its owner and continues after the piece; the bytes
/// after a pool's memory belong to somebody else.
fn check_range(driver: &Driver, allocation: &Allocation, reached: &ReachedMemory) -> Result<(), Error> {
    let mut end = allocation.range.end;
    while end < reached.end && is_mapped(driver, allocation, end - 1)? {
        match self::allocation(driver, end)? {
            Some(next) if next.ordinal == allocation.ordinal && is_mapped(driver, &next, end)? => {
                end = next.range.end.max(end + 1);
            }
            _ => break,
        }
    }
    if reached.end <= end {
        return Ok(());
    }
    let (needed, left) = (reached.end - reached.start, end.saturating_sub(reached.start));
    let message = format!(
        "the array needs {needed} bytes of the device's memory, and its allocation has {left} from there on: it was made \
         with a wrong shape, or sliced beyond its end"
    );
    Err(Error::new(ErrorKind::Value, message))
}

/// Whether memory was mapped explicitly: neither a context nor a pool owns it.
fn is_mapped(driver: &Driver, allocation: &Allocation, address: u64) -> Result<bool, Error> {
    if !allocation.context.is_null() {
        return Ok(false);
    }
    let mut pool: *mut c_void = ptr::null_mut();
    let mut attribute = Attribute::CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE as u32;
    let mut value: *mut c_void = (&raw mut pool).cast();
    // SAFETY: one attribute, and a place for a handle.
    unsafe { driver.pointer_attributes(1, &raw mut attribute, &raw mut value, address) }
        .map_err(|code| driver.error("looking up the array's memory", code))?;
    Ok(pool.is_null())
}

/// The error for an address that the driver does not know: a host address, or one whose memory was freed.
#[cold]
fn not_of_a_device(address: u64) -> Error {
    if is_of_the_host(address) {
        let message = format!(
            "{address:#x} is an address of the host, not a device pointer: pass the host's array itself"
        );
        return Error::new(ErrorKind::Value, message);
    }
    let message = format!(
        "{address:#x} is not in a live allocation of the device: it was freed, its context was destroyed, or it never was \
         one; keep the array that owns the memory until the call has returned"
    );
    Error::new(ErrorKind::Cuda, message)
}

/// Whether this process can read the byte at an address. The operating system answers: it copies the byte
/// into a pipe or reports that it cannot.
pub(super) fn is_of_the_host(address: u64) -> bool {
    let mut pipe = [0; 2];
    // SAFETY: writes two descriptors.
    if unsafe { libc::pipe2(pipe.as_mut_ptr(), libc::O_CLOEXEC) } != 0 {
        return false;
    }
    let byte = ptr::without_provenance::<c_void>(address as usize);
    // SAFETY: the kernel checks the address: what cannot be read is an error of the call, not a fault.
    let written = unsafe { libc::write(pipe[1], byte, 1) };
    for descriptor in pipe {
        // SAFETY: the descriptor was just opened, and no other code has it.
        unsafe { libc::close(descriptor) };
    }
    written == 1
}
