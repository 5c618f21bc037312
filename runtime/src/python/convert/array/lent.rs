//! The memory of an array that is passed to C++.

use crate::core::device::DeviceArray;
use crate::core::error::{Error, ErrorKind};
use crate::core::host::Contiguous;
use crate::python::convert::array::prepare::contiguous;
use crate::python::interpreter::Result;
use crate::python::table::{Access, Argument, Arguments, Array, Memory};

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
