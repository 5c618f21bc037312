//! Makes the arguments ready for the overload that was selected.

use crate::core::error::{Error, ErrorKind};
use crate::python::interpreter::{Failure, Result};
use crate::python::table::{Arguments, Kind, Out, Overload, Results};

impl<'a, 'py> Arguments<'a, 'py> {
    /// Settles on the instantiation of an elementwise function, which walks its arrays without preparation.
    pub(crate) fn settle_on(&mut self, overload: &'static Overload) -> Result<()> {
        self.chosen = Some(overload);
        self.check_stream()
    }

    /// Settles on `overload`, whose arrays were acquired, and makes them ready for C++.
    pub(crate) fn choose(
        &mut self,
        overload: &'static Overload,
        results: &'a Results<'py>,
        out: Option<&Out<'py>>,
    ) -> Result<()> {
        self.chosen = Some(overload);
        let parameters = overload.parameters;
        let mut must_recheck = self.copy_sequences(parameters)?;
        must_recheck |= self.may_have_run_code(parameters);
        if must_recheck || self.are_values_first(parameters) || self.are_to_convert(parameters) {
            self.settle(parameters)?;
        }
        for (index, parameter) in parameters.iter().enumerate() {
            match parameter.kind {
                Kind::Array(array) if self.is_copied(index) => self.check_sequence_shape(index, array)?,
                Kind::Array(array) => self.check_shape(index, array)?,
                _ => {}
            }
        }
        // A library may run arbitrary code to make an array.
        if let Some(code) = parameters.last().and_then(|last| last.code.results) {
            must_recheck |= (code.make)(self, parameters, results, out)?;
        } else if out.is_some() {
            let message = "the function has no array to write for these arguments: leave it out";
            return Err(Failure::argument("out", Error::new(ErrorKind::Type, message)));
        }
        if must_recheck {
            self.recheck_arrays(parameters)?;
        }
        for (index, parameter) in parameters.iter().enumerate() {
            if let Some(array) = parameter.kind.array()
                && !self.is_copied(index)
            {
                self.prepare(index, array)?;
            }
        }
        self.check_stream()?;
        self.make_bools_valid()?;
        // The objects are looked up last, because other code may move them.
        self.find_objects()
    }
}
