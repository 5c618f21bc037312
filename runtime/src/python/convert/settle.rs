//! Lets the arguments run what code they have before C++ is handed memory.
//!
//! NumPy's arrays, and most on devices, are held by reference alone, and code of a value's `__index__` or `__float__`, or of
//! another array's protocol, can give an array other memory: `a.resize(9, refcheck=False)`. So such values are read once,
//! ahead of the arrays, and then the arrays are looked at again: those on devices that describe themselves in Python first, and then
//! all whose memory the host may touch. After that nothing runs but quaff, until C++ has returned. A device's memory the
//! driver is asked about still.
//!
//! Calls whose values are Python's own and whose arrays are NumPy's, which is most, find out that there is no such code,
//! and that is all.

use crate::core::error::{Error, ErrorKind};
use crate::python::acquire::SecondLook;
use crate::python::convert::number::runs_no_code;
use crate::python::interpreter::{Failure, Result};
use crate::python::table::{Arguments, Kind, Outcome, Parameter};

impl Arguments<'_, '_> {
    /// Whether reading the arguments so far, or reading the values once more, can change an array. A lone argument has
    /// nobody who could change it, and without an array there is nothing to change; but where there are results, values
    /// may be their lengths, and are to be read once.
    #[inline]
    pub(crate) fn may_have_run_code(&self, parameters: &[Parameter]) -> bool {
        let makes = parameters.last().is_some_and(Parameter::is_result);
        let Some((index, first)) = self.first else { return makes && self.have_code(parameters) };
        (makes || self.len() > 1)
            && (self.ran_code(index, first)
                || self.others.iter().any(|(index, outcome)| self.ran_code(*index, outcome))
                || self.have_code(parameters))
    }

    /// Whether acquiring an array may have run code.
    #[inline]
    fn ran_code(&self, index: usize, outcome: &Outcome<'_>) -> bool {
        outcome.as_ref().is_ok_and(|acquired| acquired.may_have_run_code(self.object(index)))
    }

    /// Whether the values are read ahead: reading them can free an object that the call is given, or fail when code of a
    /// typemap owns something already.
    #[inline]
    pub(crate) fn are_values_first(&self, parameters: &[Parameter]) -> bool {
        let is_beside = |parameter: &Parameter| match parameter.kind {
            Kind::Converted(_) => parameters.len() > 1,
            _ => parameter.kind.object().is_some(),
        };
        (self.this.is_some() || parameters.iter().any(is_beside)) && self.have_code(parameters)
    }

    /// Whether an object is to be made of a value.
    #[inline]
    pub(crate) fn are_to_convert(&self, parameters: &[Parameter]) -> bool {
        parameters
            .iter()
            .zip(self.objects)
            .any(|(parameter, object)| parameter.kind.object().is_some_and(|taken| taken.converts(object)))
    }

    #[inline]
    fn have_code(&self, parameters: &[Parameter]) -> bool {
        let only = self.function.overloads.len() == 1;
        parameters.iter().zip(self.objects).any(|(parameter, object)| match &parameter.kind {
            Kind::Array(_) | Kind::Result(_) => false,
            // The overloads before this one may have read it as another kind.
            kind => !(runs_no_code(object) || only && kind.is_settled(object)),
        })
    }

    /// Reads the values that have code.
    ///
    /// # Errors
    /// What reading a value gives.
    #[cold]
    pub(crate) fn settle(&mut self, parameters: &[Parameter]) -> Result<()> {
        for (index, parameter) in parameters.iter().enumerate().filter(|(_, each)| !each.is_result()) {
            let settled = parameter.settled(self.object(index));
            if let Some(value) = settled.map_err(|failure| failure.naming(|| self.name(index)))? {
                self.settled.push((index, value));
            }
        }
        Ok(())
    }

    /// Sees that the arrays are as they were before code of anybody's ran.
    ///
    /// # Errors
    /// A `BufferError` for an array that has other memory now.
    #[cold]
    pub(crate) fn look_again(&self, parameters: &[Parameter]) -> Result<()> {
        // Last those that take no code to look at: the code of the others may change them.
        self.check_unchanged(parameters, SecondLook::MayRunCode)?;
        self.check_unchanged(parameters, SecondLook::RunsNothing)
    }

    /// Looks at the arrays that take such a look.
    fn check_unchanged(&self, parameters: &[Parameter], look: SecondLook) -> Result<()> {
        for index in (0..parameters.len()).filter(|&index| parameters[index].kind.array().is_some()) {
            let acquired = self.acquired_array(index).and_then(|outcome| outcome.as_ref().ok());
            let Some(acquired) = acquired.filter(|acquired| acquired.second_look() == Some(look)) else {
                continue;
            };
            let wanted = self.function.wanted(index, self.stream);
            if !acquired.is_unchanged(self.object(index), wanted) {
                return Err(Failure::argument(self.name(index), changed()));
            }
        }
        Ok(())
    }
}

pub(crate) fn changed() -> Error {
    Error::new(
        ErrorKind::Buffer,
        "the array was changed while the other arguments were read: let no code of theirs resize it",
    )
}
