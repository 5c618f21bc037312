//! Arrays of a call that may run on another thread.

use crate::core::array_view::{ArrayView, Description};
use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};
use std::ptr;

/// A host array of a call: the elements of an argument in place, or a copy of them, or a number as an array
/// without dimensions.
#[derive(Debug)]
pub struct Operand {
    description: Description,
    /// The elements of a copy from the first to the last in memory, or the number; empty for elements in
    /// place.
    _memory: Vec<u64>,
}

// SAFETY: the memory of a copy or of a number belongs to the value, and elements in place stay on their
// thread.
unsafe impl Send for Operand {}

impl Operand {
    /// The elements of an argument in place.
    ///
    /// # Safety
    /// The description is true as long as the value is used, which stays on its thread.
    pub unsafe fn lent(description: Description) -> Operand {
        Operand { description, _memory: Vec::new() }
    }

    /// The bytes of a number, at the beginning of a word.
    #[inline]
    pub fn word(bytes: &[u8]) -> u64 {
        let mut all = [0; 8];
        all[..bytes.len()].copy_from_slice(bytes);
        u64::from_ne_bytes(all)
    }

    /// A number, whose bytes are at the beginning of a word.
    pub fn number(dtype: Dtype, number: u64) -> Operand {
        let mut memory = vec![number];
        Operand {
            description: Description::contiguous(memory.as_mut_ptr().cast(), dtype, &[]),
            _memory: memory,
        }
    }

    /// Copies the elements of a host array.
    ///
    /// # Errors
    /// There is no memory for the copy.
    ///
    /// # Safety
    /// The description is true.
    pub unsafe fn copied(given: &Description) -> Result<Operand, Error> {
        let bytes = match given.shape.contains(&0) {
            true => 0..0,
            false => given.extent().ok_or_else(|| no_memory(usize::MAX))?,
        };
        let size = bytes.len();
        let mut memory = words(size)?;
        if size > 0 {
            let first = given.data.wrapping_offset(bytes.start);
            // SAFETY: the caller says that the array has these bytes, and the copy has room for them.
            unsafe { ptr::copy_nonoverlapping(first, memory.as_mut_ptr().cast(), size) };
        }
        let data = memory.as_mut_ptr().cast::<u8>().wrapping_offset(-bytes.start);
        Ok(Operand { description: Description { data, ..given.clone() }, _memory: memory })
    }

    /// The array.
    pub fn view(&self) -> ArrayView<'_> {
        // SAFETY: the value's own elements, in its memory as described, or those of an argument, whose
        // description is true as long as the value is used.
        unsafe { ArrayView::new(self.description.clone()) }
    }
}

/// Memory for this many bytes, in words that are aligned for all types.
///
/// # Errors
/// There is not enough memory.
pub fn words(bytes: usize) -> Result<Vec<u64>, Error> {
    let (words, mut memory) = (bytes.div_ceil(8), Vec::new());
    memory.try_reserve_exact(words).map_err(|_| no_memory(bytes))?;
    memory.resize(words, 0);
    Ok(memory)
}

#[cold]
fn no_memory(bytes: usize) -> Error {
    Error::new(ErrorKind::Memory, format!("there is not enough memory for an array of {bytes} bytes"))
}
