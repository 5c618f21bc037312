//! The buffer protocol of PEP 3118: `memoryview`, `array.array`, `bytes`, ctypes, NumPy's scalars.
//!
//! The buffer is held until the [`HeldBuffer`] is dropped, so its exporter cannot move the memory
//! (`array.array.append` raises a BufferError meanwhile). The exporter's description is checked: lengths,
//! strides and format must be consistent. Memory behind pointers (suboffsets) is refused, because no C++
//! function could read it.

pub(super) mod held;

use super::refusal::{Refusal, type_name};
use super::{Acquired, Owner, Protocol, Search};
use held::HeldBuffer;
use pyo3::ffi;
use pyo3::prelude::*;

pub(super) fn attempt<'a>(
    object: &'a Bound<'_, PyAny>,
    search: &mut Search,
) -> Option<Result<Acquired<'a>, Refusal>> {
    // SAFETY: the argument is a live object.
    if unsafe { ffi::PyObject_CheckBuffer(object.as_ptr()) } == 0 {
        search.tried.push((
            Protocol::Buffer,
            format!("`{}` does not support the buffer protocol", type_name(object)).into(),
        ));
        return None;
    }
    Some(read(object))
}

/// The memory of an object that exports a buffer, which the result holds.
pub(super) fn read<'a>(object: &Bound<'_, PyAny>) -> Result<Acquired<'a>, Refusal> {
    let held = HeldBuffer::new(object)?;
    let view = held.view()?;
    Ok(Acquired { view, owner: Owner::Buffer(held), protocol: Protocol::Buffer })
}
