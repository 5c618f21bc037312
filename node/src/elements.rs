//! Elementwise functions: arrays and numbers as operands, and results of the shape to which all broadcast.

use crate::Value;
use crate::array::Made;
use crate::call::Call;
use crate::number::{refused, word};
use crate::work::{Job, job};
use quaff_runtime::array_view::{ArrayView, ArrayViewMut, Description, Dims, checked_len};
use quaff_runtime::dtype::Dtype;
use quaff_runtime::dynamic::{Instantiations, Operand, together, words};
use quaff_runtime::error::Error;

/// The instantiation of a call, with its operands and the shape of the results.
struct Prepared {
    dtypes: &'static [Dtype],
    operands: Vec<Operand>,
    shape: Dims<usize>,
}

impl Prepared {
    /// Runs the function over all elements, which writes the results.
    fn run<const R: usize, const I: usize>(
        &self,
        table: &Instantiations<R, I>,
        results: [ArrayViewMut<'_>; R],
    ) -> Result<(), Error> {
        let views: Vec<ArrayView<'_>> = self.operands.iter().map(Operand::view).collect();
        table.over(results, std::array::from_fn(|index| &views[index]))
    }
}

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
        let mut made = self.all_made(&prepared.dtypes[..R], &prepared.shape)?;
        prepared.run(table, fixed(made.iter_mut().map(Made::view).collect())?)?;
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
        let run = move || {
            let length = checked_len(&prepared.shape).unwrap_or(usize::MAX);
            let all = prepared.dtypes[..R].iter().map(|dtype| words(length.saturating_mul(dtype.size())));
            let mut memory = all.collect::<Result<Vec<_>, _>>()?;
            let views = memory.iter_mut().zip(prepared.dtypes).map(|(memory, dtype)| {
                // SAFETY: there is room for all elements, and no other code has the memory.
                unsafe {
                    ArrayViewMut::new(Description::contiguous(
                        memory.as_mut_ptr().cast(),
                        *dtype,
                        &prepared.shape,
                    ))
                }
            });
            prepared.run(table, fixed(views.collect())?)?;
            Ok((memory, &prepared.dtypes[..R], prepared.shape))
        };
        Ok(job(run, |call, (memory, dtypes, shape)| {
            let mut made = call.all_made(dtypes, &shape)?;
            made.iter_mut().zip(&memory).for_each(|(made, memory)| made.fill(memory));
            call.give_elements(made, &shape)
        }))
    }

    fn prepared<const R: usize, const I: usize>(
        &self,
        table: &'static Instantiations<R, I>,
        array: impl Fn(Description) -> Result<Operand, Error>,
    ) -> Result<Prepared, Error> {
        let row = table.rows.iter().find(|row| self.are(&row.dtypes()[R..]));
        let dtypes = row.map(|row| row.dtypes()).ok_or_else(|| {
            let given: Vec<String> = self.arguments.iter().map(|each| each.described()).collect();
            table.refused(&given.join(", "))
        })?;
        let shape = together(&std::array::from_fn::<_, I, _>(|index| self.shape(index)))?;
        let inputs = table.inputs.iter().zip(&dtypes[R..]).enumerate();
        let operands = inputs.map(|(index, (name, dtype))| self.operand(index, name, *dtype, &array));
        Ok(Prepared { dtypes, operands: operands.collect::<Result<_, _>>()?, shape })
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
        match values.collect::<Result<Vec<Value>, _>>()?.as_slice() {
            [only] => Ok(*only),
            all => crate::result::list(self.env, all),
        }
    }

    /// Whether the arguments are arrays and numbers of these types.
    fn are(&self, dtypes: &[Dtype]) -> bool {
        let mut all = dtypes.iter().enumerate();
        dtypes.len() == self.arguments.len()
            && all.all(|(index, dtype)| {
                let argument = self.argument(index);
                argument.has(*dtype) || word(self.env, argument, *dtype).is_some()
            })
    }

    fn operand(
        &self,
        index: usize,
        name: &str,
        dtype: Dtype,
        array: impl Fn(Description) -> Result<Operand, Error>,
    ) -> Result<Operand, Error> {
        let argument = self.argument(index);
        if argument.array().is_some() {
            // SAFETY: no JavaScript code runs before C++ returns, or the array is copied.
            return array(unsafe { argument.description(name, dtype) }?);
        }
        let number = word(self.env, argument, dtype).ok_or_else(|| refused(name, argument, dtype))?;
        Ok(Operand::number(dtype, number))
    }
}

/// The values for the results of a function, one for each.
fn fixed<T, const N: usize>(values: Vec<T>) -> Result<[T; N], Error> {
    <[T; N]>::try_from(values).map_err(|_| crate::error::failed())
}
