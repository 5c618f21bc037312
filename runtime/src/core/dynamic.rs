//! Arrays whose element types and memory are known only at run time, for C++ functions that each take one
//! type. Emitted functions select the C++ function by [`kind`] and pass the arrays that [`OnHost`] and
//! [`OnDevice`] have prepared.

mod elements;
mod on_device;
mod on_host;

pub use crate::core::dynamic::elements::{InMemory, Prepared};
pub use elements::Instantiations;
pub use on_device::OnDevice;
pub use on_host::OnHost;

pub use crate::core::array_view::broadcast::together;
pub use crate::core::array_view::in_buffer::InBuffer;

use crate::core::array_view::{ArrayView, Description, Device};
use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};
use std::ptr;

/// The location of an array's elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Memory {
    Host,
    Device,
}

impl Memory {
    fn name(self) -> &'static str {
        match self {
            Memory::Host => "the host",
            Memory::Device => "a device",
        }
    }
}

/// The dtype and the memory of an array, by which a function is selected.
#[inline]
pub fn kind(array: &Description) -> (Dtype, Memory) {
    let memory = if array.device == Device::Cpu { Memory::Host } else { Memory::Device };
    (array.dtype, memory)
}

/// The error for an array that no function takes. `takes` names the kinds of arrays that are accepted.
#[cold]
pub fn refused(function: &str, name: &str, array: &Description, takes: &str) -> Error {
    let (dtype, memory) = kind(array);
    let text = format!(
        "`{function}` takes no `{}` on {} as `{name}`: convert the array, for it takes {takes}",
        dtype.name(),
        memory.name()
    );
    Error::new(ErrorKind::Type, text)
}

/// Checks that an array has the kind that the selected function takes; another array has selected the
/// function.
#[inline]
fn check(name: &str, array: &Description, expected: (Dtype, Memory)) -> Result<(), Error> {
    if kind(array) == expected { Ok(()) } else { Err(other_kind(name, array, expected)) }
}

#[cold]
fn other_kind(name: &str, array: &Description, expected: (Dtype, Memory)) -> Error {
    let (dtype, memory) = kind(array);
    let text = format!(
        "`{name}` is `{}` on {}, and the call takes `{}` on {}: convert it",
        dtype.name(),
        memory.name(),
        expected.0.name(),
        expected.1.name()
    );
    Error::new(ErrorKind::Type, text)
}

/// Checks that the array has as many dimensions as C++ takes extents.
#[inline]
fn check_rank(name: &str, array: &Description, rank: usize) -> Result<(), Error> {
    if array.shape.len() == rank { Ok(()) } else { Err(other_rank(name, array.shape.len(), rank)) }
}

#[cold]
fn other_rank(name: &str, given: usize, rank: usize) -> Error {
    Error::new(ErrorKind::Value, format!("`{name}` has {given} dimensions, and the call takes {rank}"))
}

/// The shape of an array, with the methods that emitted functions call on
/// [`Shaped`](crate::core::host::Shaped), which Rust callers pass instead.
#[derive(Clone, Copy, Debug)]
pub struct Extents<'a>(pub(super) &'a [usize]);

impl<'a> Extents<'a> {
    pub(in crate::core) fn new(extents: &'a [usize]) -> Extents<'a> {
        Extents(extents)
    }
}

impl Extents<'_> {
    pub fn extent(&self, axis: usize) -> u64 {
        self.0[axis] as u64
    }

    /// The stride of an axis, in elements, if the last axis is the fastest.
    pub fn stride(&self, axis: usize) -> u64 {
        Extents::elements(&self.0[axis + 1..])
    }

    /// The stride of an axis, in elements, if the first axis is the fastest.
    pub fn fortran_stride(&self, axis: usize) -> u64 {
        Extents::elements(&self.0[..axis])
    }

    fn elements(inner: &[usize]) -> u64 {
        inner.iter().map(|&extent| extent.max(1) as u64).product()
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::array_view::{ArrayView, ArrayViewMut, Description};
    use crate::core::host::Contiguous;

    fn elements(lent: &OnHost<'_, f64>) -> Vec<f64> {
        let array = Contiguous::from(lent);
        // SAFETY: the array has this many elements.
        unsafe { std::slice::from_raw_parts(array.memory().cast(), array.len()) }.to_vec()
    }

    /// Every second number, as 2 rows of 2.
    fn strided(values: &mut [f64; 8]) -> Description {
        Description {
            data: values.as_mut_ptr().cast(),
            dtype: Dtype::Float64,
            device: Device::Cpu,
            readonly: true,
            shape: [2, 2].into_iter().collect(),
            strides: [32, 16].into_iter().collect(),
        }
    }

    #[test]
    fn plain_arrays_are_lent_and_others_copied() {
        let plain = [1.0, 2.0, 3.0];
        let view = ArrayView::of_slice(&plain);
        let lent = OnHost::<f64>::read("x", &view).unwrap();
        assert_eq!(Contiguous::from(&lent).memory(), plain.as_ptr().cast_mut().cast());
        let mut values = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0];
        // SAFETY: the elements are those of `values`.
        let view = unsafe { ArrayView::new(strided(&mut values)) };
        let lent = OnHost::<f64>::read_shaped("x", &view, 2).unwrap();
        assert_eq!(elements(&lent), [0.0, 2.0, 4.0, 6.0]);
        assert_eq!([lent.extent(0), lent.stride(0), lent.stride(1)], [2, 2, 1]);
    }

    #[test]
    fn bytes_that_are_no_bools_become_such() {
        let mut bytes = [0_u8, 2, 255];
        let description =
            Description { dtype: Dtype::Bool, ..Description::clone(&ArrayView::of_slice(&bytes)) };
        // SAFETY: the elements are read as bytes.
        let view = unsafe { ArrayView::new(description.clone()) };
        let lent = OnHost::<bool>::read("x", &view).unwrap();
        // SAFETY: the copy has three bools.
        let read = unsafe { std::slice::from_raw_parts(Contiguous::from(&lent).memory(), 3) };
        assert_eq!(read, [0, 1, 1]);
        let data = bytes.as_mut_ptr();
        // SAFETY: no other code uses the elements.
        let mut view = unsafe { ArrayViewMut::new(Description { data, readonly: false, ..description }) };
        OnHost::<bool>::write("x", &mut view).unwrap();
        assert_eq!(bytes, [0, 1, 1]);
    }

    #[test]
    fn arrays_that_do_not_fit_are_refused() {
        let mut values = [0.0; 8];
        let refused = OnHost::<f32>::read("x", &ArrayView::of_slice(&values)).unwrap_err();
        assert_eq!(refused.kind, ErrorKind::Type);
        assert_eq!(
            refused.message,
            "`x` is `float64` on the host, and the call takes `float32` on the host: convert it"
        );
        let refused = OnHost::<f64>::read_shaped("x", &ArrayView::of_slice(&values), 2).unwrap_err();
        assert_eq!(refused.message, "`x` has 1 dimensions, and the call takes 2");
        let refused = OnDevice::<f64>::read("x", &ArrayView::of_slice(&values)).unwrap_err();
        assert!(refused.message.contains("the call takes `float64` on a device"));
        // SAFETY: the elements are those of `values`.
        let mut view = unsafe { ArrayViewMut::new(strided(&mut values)) };
        let refused = OnHost::<f64>::write("x", &mut view).unwrap_err();
        assert_eq!(refused.kind, ErrorKind::Value);
    }

    #[test]
    fn arrays_in_fortran_order_are_lent_where_they_lie() {
        let mut columns = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0];
        let description = Description {
            data: columns.as_mut_ptr().cast(),
            dtype: Dtype::Float64,
            device: Device::Cpu,
            readonly: false,
            shape: [2, 3].into_iter().collect(),
            strides: [8, 16].into_iter().collect(),
        };
        // SAFETY: the elements are those of `columns`, which no other code uses.
        let mut view = unsafe { ArrayViewMut::new(description) };
        let lent = OnHost::<f64>::write_shaped_fortran("x", &mut view, 2).unwrap();
        assert_eq!(elements(&lent), [0.0, 1.0, 2.0, 3.0, 4.0, 5.0]);
        assert_eq!([lent.extent(0), lent.extent(1), lent.fortran_stride(1)], [2, 3, 2]);
        let lent = OnHost::<f64>::read("x", view.view()).unwrap();
        assert_eq!(elements(&lent), [0.0, 2.0, 4.0, 1.0, 3.0, 5.0]);
        assert!(OnHost::<f64>::write("x", &mut view).is_err());
    }

    #[test]
    fn arrays_on_a_device_say_their_extents() {
        let description = Description {
            data: std::ptr::null_mut(),
            dtype: Dtype::Float32,
            device: Device::Cuda { ordinal: None, stream: None },
            readonly: true,
            shape: [2, 3].into_iter().collect(),
            strides: [4, 8].into_iter().collect(),
        };
        // SAFETY: nobody reads the elements.
        let view = unsafe { ArrayView::new(description) };
        let array = OnDevice::<f32>::read_shaped_fortran("x", &view, 2).unwrap();
        assert_eq!([array.extent(0), array.extent(1), array.len() as u64], [2, 3, 6]);
        let refused = OnDevice::<f32>::read("x", &view).unwrap_err();
        assert!(refused.message.contains("not contiguous in C order"), "{}", refused.message);
    }
}
