//! Prepares the arrays of a call for C++, as the selected overload requires, and lends C++ their memory.

use crate::core::array_view::{ArrayView, Device, has_element_twice};
use crate::core::device::DeviceArray;
use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};
use crate::core::host::Contiguous;
use crate::python::acquire::library::Library;
use crate::python::convert::by_numpy;
use crate::python::interpreter::{Failure, Result};
use crate::python::table::{Access, Argument, Arguments, Array, AxisOrder, Copied, Layout, Memory};

/// The end of the advice for an array that C++ writes, and that must be copied first.
pub(crate) const COPY_BACK: &str = " and copy the result back";

impl Arguments<'_, '_> {
    /// Refuses a stream for a call on host memory, where it would silently have no effect.
    pub(crate) fn check_stream(&self) -> Result<()> {
        let on_device = |index| self.device(index).is_some_and(|device| device != Device::Cpu);
        let mut arrays = (0..self.count()).filter(|&index| self.acquired_array(index).is_some());
        if self.stream.is_none() || arrays.any(on_device) {
            return Ok(());
        }
        let message = "no argument is on a device, and work on the host takes no stream: leave `stream` out";
        Err(Failure::argument("stream", Error::new(ErrorKind::Value, message)))
    }

    /// Makes the array at `index` contiguous, and checks that C++ can take it.
    pub(crate) fn prepare(&mut self, index: usize, array: Array) -> Result<()> {
        let view = self.view(index)?;
        let length = view.len();
        if length > array.longest {
            return Err(Failure::argument(self.name(index), too_long(length, array.longest)));
        }
        match array.access {
            _ if array.memory == Memory::Device => self.prepare_on_device(index, view, array),
            // The loop of a reduction takes any layout, and any nonzero byte as true.
            Access::Reduce => Ok(()),
            Access::Write => self.check_writable(index, array),
            Access::Read if array.in_place && !takes_layout(array, view) => {
                Err(Failure::argument(self.name(index), other_layout(array)))
            }
            Access::Read if is_as_read(view, array) => Ok(()),
            Access::Read => {
                let copy = Copied::new(view, array.layout.order())?;
                self.copies.push((index, copy));
                Ok(())
            }
        }
    }

    fn check_writable(&self, index: usize, array: Array) -> Result<()> {
        let view = self.view(index)?;
        let is_strided = !takes_layout(array, view);
        // numpy.i checks only the strides.
        let fault = if view.readonly && !(is_strided && array.by_numpy) {
            "the array is read-only, and the function writes it: pass a writable copy, `array.copy()`"
        } else if is_strided {
            return Err(Failure::argument(self.name(index), other_layout(array)));
        } else if has_element_twice(view) {
            "the array has elements that share memory, and the function writes them: pass `array.copy()`"
        } else if !view.is_aligned() {
            "the array's memory is not aligned to its elements: pass `array.copy()` and copy the result back"
        } else {
            return Ok(());
        };
        let error = Error::new(ErrorKind::Value, fault);
        Err(Failure::argument(self.name(index), error))
    }

    /// Makes the bytes valid bools in arrays that C++ writes, because it may read them first.
    pub(crate) fn make_bools_valid(&self) -> Result<()> {
        let parameters = self.chosen.map_or(&[][..], |overload| overload.parameters);
        for (index, parameter) in parameters.iter().enumerate() {
            if let Some(Array { access: Access::Write, memory: Memory::Host, dtype: Dtype::Bool, .. }) =
                parameter.kind.array()
            {
                // SAFETY: `prepare` has checked that the array is contiguous, aligned and writable; the owner
                // and the lock are held.
                unsafe { contiguous(self.view(index)?).make_valid() };
            }
        }
        Ok(())
    }
}

/// Whether C++ can read the array in place.
fn is_as_read(view: &ArrayView<'_>, array: Array) -> bool {
    // SAFETY: the view is aligned, and contiguous if it contains bools, the only elements that are read; the
    // owner and the lock are held.
    array.layout.takes(view) && view.is_aligned() && unsafe { contiguous(view) }.is_valid()
}

/// The array in the form that C++ takes.
///
/// # Safety
/// `Array::takes` has checked that the memory is the host's; it is contiguous and aligned, and writable if
/// C++ writes it.
pub(crate) unsafe fn contiguous<'a>(view: &'a ArrayView<'_>) -> Contiguous<'a> {
    // SAFETY: guaranteed by the caller; the view's owner keeps the memory alive.
    unsafe { Contiguous::new(view.data, view.len(), view.dtype) }
}

/// Whether C++ can walk the array, which it writes. With numpy.i's `INPLACE_ARRAY_FLAT` a function gets the
/// elements in memory order, whichever order that is.
fn takes_layout(array: Array, view: &ArrayView<'_>) -> bool {
    let is_flat = array.by_numpy && array.rank.is_none() && array.layout == Layout::C;
    array.layout.takes(view) || (is_flat && Layout::Fortran.takes(view))
}

/// The error for an array that C++ cannot walk and must not get a copy of.
fn other_layout(array: Array) -> Error {
    let (fact, fix) = match array.layout {
        Layout::C => ("is not contiguous", "`numpy.ascontiguousarray(array)`"),
        Layout::Fortran => ("is not in Fortran order", "`numpy.asfortranarray(array)`"),
        Layout::Strided(_) if array.layout.order() == AxisOrder::Fortran => {
            ("has strides that the function has no parameters for", "`numpy.asfortranarray(array)`")
        }
        Layout::Strided(_) => ("has strides that the function has no parameters for", "`array.copy()`"),
    };
    let fact = match array.by_numpy {
        true => by_numpy::not_contiguous(),
        false => {
            let fact = format!("the array {fact}, and the function writes it in place");
            Error::new(ErrorKind::Value, fact)
        }
    };
    let back = if array.access == Access::Write { " and copy the result back" } else { "" };
    fact.with_fix(Some(format!("pass {fix}{back}")))
}

fn too_long(length: usize, longest: usize) -> Error {
    let message = format!(
        "the array has {length} elements, and the function's length type counts to {longest}: pass a part of it"
    );
    Error::new(ErrorKind::Overflow, message)
}

impl Arguments<'_, '_> {
    /// Checks that C++ can take the device array at `index` unchanged: nothing is copied silently.
    pub(crate) fn prepare_on_device(&self, index: usize, view: &ArrayView<'_>, array: Array) -> Result<()> {
        let fault = if !array.layout.takes(view) && array.layout != Layout::C {
            "the array has another layout than the function's kernels expect: pass a copy in that layout"
                .to_owned()
        } else if !array.layout.takes(view) {
            let pass = Library::of(self.object(index)).contiguous();
            let then = if array.access == Access::Write { COPY_BACK } else { "" };
            format!(
                "the array is not contiguous, and the function's kernels read it as if it were: {pass}{then}"
            )
        } else if array.access == Access::Write && has_element_twice(view) {
            "the array has elements that share memory, and the function writes them: pass a copy".to_owned()
        } else if view.readonly && array.access == Access::Write {
            "the array is read-only, and the function writes it: pass a writable copy".to_owned()
        } else {
            return Ok(());
        };
        Err(Failure::argument(self.name(index), Error::new(ErrorKind::Value, fault)))
    }
}

impl Arguments<'_, '_> {
    /// Checks that the selected overload takes the array at `index` in memory of the kind `lent`, for which
    /// `prepare` has prepared it.
    fn check_lent(&self, index: usize, lent: Memory) -> Result<()> {
        match self.kind(index).and_then(|kind| kind.array()) {
            Some(Array { access: Access::Read | Access::Write, memory, .. }) if lent == memory => Ok(()),
            _ => {
                let message = format!("the bridge asks for an array at {index}, where its row has none");
                Err(Error::new(ErrorKind::Runtime, message).into())
            }
        }
    }
}

impl<'a> Argument<'a> for Contiguous<'a> {
    fn read(arguments: &'a Arguments<'_, '_>, index: usize) -> Result<Self> {
        if let Some((_, copy)) = arguments.copies.iter().find(|(position, _)| *position == index) {
            return Ok(copy.contiguous());
        }
        arguments.check_lent(index, Memory::Host)?;
        let view = arguments.view(index)?;
        // SAFETY: `Array::takes` has checked that the memory is the host's, and `prepare` that the view is
        // contiguous and aligned, and writable if C++ writes it; its owner lives as long as the arguments.
        Ok(unsafe { contiguous(view) })
    }
}

impl<'a> Argument<'a> for DeviceArray<'a> {
    fn read(arguments: &'a Arguments<'_, '_>, index: usize) -> Result<Self> {
        arguments.check_lent(index, Memory::Device)?;
        Ok(DeviceArray::of(arguments.view(index)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::python::acquire::{WantedMemory, acquire_for};
    use crate::python::{Call, Function, Overload, Parameter, read, reduce, scalar};
    use pyo3::prelude::*;
    use pyo3::types::PyBytes;

    static FUNCTION: Function = Function {
        name: c"function",
        doc: c"",
        keywords: &[],
        stream: false,
        overloads: &[Overload {
            parameters: PARAMETERS,
            call: Call::closure(|py, _| Ok(py.None().into_bound(py))),
        }],
        entry: crate::entry!(FUNCTION),
    };
    const PARAMETERS: &[Parameter] =
        &[read::<u8, u64>("read"), reduce::<u8>("reduced"), scalar::<u8>("value")];

    #[test]
    fn memory_is_lent_only_where_the_chosen_row_says_so() {
        Python::initialize();
        Python::attach(|py| {
            let objects = [PyBytes::new(py, b"abc").into_any(), PyBytes::new(py, b"abc").into_any()];
            let first = acquire_for(&objects[0], WantedMemory::Anywhere);
            let mut arguments = Arguments::new(py, &FUNCTION, None, &objects, Some((0, &first)), None);
            let lent = |arguments: &Arguments<'_, '_>, index| arguments.get::<Contiguous<'_>>(index).is_ok();
            assert!(!lent(&arguments, 0), "before a row is chosen");
            arguments.chosen = FUNCTION.overloads.first();
            assert_eq!([0, 1, 2, 3].map(|index| lent(&arguments, index)), [true, false, false, false]);
        });
    }
}
