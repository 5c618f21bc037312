//! Elementwise functions: arrays and numbers as operands, and results of the shape to which all broadcast.

use crate::Value;
use crate::array::Made;
use crate::call::Call;
use crate::number::{refused, word};
use crate::work::{Job, job};
use quaff_runtime::array_view::Description;
use quaff_runtime::dtype::Dtype;
use quaff_runtime::dynamic::{Instantiations, Operand, Prepared};
use quaff_runtime::error::Error;

impl Call<'_> {
    /// Calls an elementwise function: the results are arrays, or numbers if all arguments are numbers.
    ///
    /// # Errors
    /// No instantiation accepts the arguments together, or their shapes do not broadcast; exceptions of the
    /// function.
    pub fn elementwise<const R: usize, const I: usize>(
        &self,
        table: &'static Instantiations<R, I>,
    ) -> Result<Value, Error> {
        let prepared = self.prepared(table, |description| {
            // SAFETY: the elements were found to be in the argument's memory, and C++ is called next.
            Ok(unsafe { Operand::lent(description) })
        })?;
        let mut made = self.all_made(prepared.dtypes, &prepared.shape)?;
        prepared.run(made.iter_mut().map(Made::view).collect())?;
        self.give_elements(made, &prepared.shape)
    }

    /// Prepares the call of an elementwise function on another thread.
    ///
    /// # Errors
    /// The errors of [`Call::elementwise`].
    pub fn elementwise_job<const R: usize, const I: usize>(
        &self,
        table: &'static Instantiations<R, I>,
    ) -> Result<Job, Error> {
        let prepared = self.prepared(table, |description| {
            // SAFETY: the elements were found to be in the argument's memory, and are copied immediately.
            unsafe { Operand::copied(&description) }
        })?;
        Ok(job(
            move || prepared.run_in_memory(),
            |call, results| {
                let mut made = call.all_made(results.dtypes, &results.shape)?;
                made.iter_mut().zip(&results.elements).for_each(|(made, memory)| made.fill(memory));
                call.give_elements(made, &results.shape)
            },
        ))
    }

    fn prepared<const R: usize, const I: usize>(
        &self,
        table: &'static Instantiations<R, I>,
        array: impl Fn(Description) -> Result<Operand, Error>,
    ) -> Result<Prepared<R, I>, Error> {
        let number = |index: usize, dtype: Dtype| word(self.env, self.argument(index), dtype);
        let described = || self.arguments.iter().map(|each| each.described()).collect::<Vec<_>>().join(", ");
        table.prepare(
            &std::array::from_fn(|index| self.shape(index)),
            |index, dtype| self.argument(index).has(dtype) || number(index, dtype).is_some(),
            described,
            |index, name, dtype| {
                let argument = self.argument(index);
                if argument.array().is_some() {
                    // SAFETY: no JavaScript code runs before C++ returns, or the array is copied.
                    return array(unsafe { argument.description(name, dtype) }?);
                }
                let number = number(index, dtype).ok_or_else(|| refused(name, argument, dtype))?;
                Ok(Operand::number(dtype, number))
            },
        )
    }

    fn all_made(&self, dtypes: &[Dtype], shape: &[usize]) -> Result<Vec<Made>, Error> {
        dtypes.iter().map(|dtype| self.made(*dtype, shape)).collect()
    }

    /// The results: an array, or its element if it has no dimensions.
    fn give_elements(&self, made: Vec<Made>, shape: &[usize]) -> Result<Value, Error> {
        let values = made.iter().map(|each| match shape.is_empty() {
            true => each.only_element(self.env),
            false => Ok(each.value),
        });
        crate::result::only_or_list(self.env, &values.collect::<Result<Vec<Value>, _>>()?)
    }
}
