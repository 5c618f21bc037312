//! Calls of elementwise functions whose results are new arrays, for languages that make these themselves.

use super::{Instantiations, Operand, together, words};
use crate::core::array_view::{ArrayView, ArrayViewMut, Description, Dims, checked_len};
use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};

/// A call: the instantiation, its operands, and the shape to which all broadcast.
pub struct Prepared<const R: usize, const I: usize> {
    table: &'static Instantiations<R, I>,
    /// The types of the results.
    pub dtypes: &'static [Dtype],
    pub shape: Dims<usize>,
    operands: Vec<Operand>,
}

/// The results of a call, in memory of their own.
pub struct InMemory {
    pub dtypes: &'static [Dtype],
    pub shape: Dims<usize>,
    pub elements: Vec<Vec<u64>>,
}

impl<const R: usize, const I: usize> Instantiations<R, I> {
    /// Prepares the call of the first instantiation whose inputs the arguments fit. `fits` tells whether the
    /// argument at an index fits an element type, and `given` describes all arguments for messages. `operand`
    /// makes an operand of the argument at an index, which has a name.
    ///
    /// # Errors
    /// No instantiation accepts the arguments together, or the shapes do not broadcast; the errors of
    /// `operand`.
    pub fn prepare(
        &'static self,
        shapes: &[&[usize]; I],
        fits: impl Fn(usize, Dtype) -> bool,
        given: impl FnOnce() -> String,
        operand: impl Fn(usize, &str, Dtype) -> Result<Operand, Error>,
    ) -> Result<Prepared<R, I>, Error> {
        let are = |dtypes: &[Dtype]| dtypes.iter().enumerate().all(|(index, dtype)| fits(index, *dtype));
        let row = self.rows.iter().find(|row| are(&row.dtypes()[R..]));
        let (dtypes, inputs) =
            row.ok_or_else(|| self.refused(&given())).map(|row| row.dtypes().split_at(R))?;
        let shape = together(shapes)?;
        let operands = inputs
            .iter()
            .zip(self.inputs)
            .enumerate()
            .map(|(index, (dtype, name))| operand(index, name, *dtype));
        Ok(Prepared { table: self, dtypes, shape, operands: operands.collect::<Result<_, _>>()? })
    }
}

impl<const R: usize, const I: usize> Prepared<R, I> {
    /// Runs the function over all elements, which writes the results.
    ///
    /// # Errors
    /// The errors of [`Instantiations::over`]; there is another number of results.
    pub fn run(&self, results: Vec<ArrayViewMut<'_>>) -> Result<(), Error> {
        let results = results.try_into();
        let results = results.map_err(|_| Error::new(ErrorKind::Runtime, "the call has other results"))?;
        let views: Vec<ArrayView<'_>> = self.operands.iter().map(Operand::view).collect();
        self.table.over(results, std::array::from_fn(|index| &views[index]))
    }

    /// Runs the function, and returns the results.
    ///
    /// # Errors
    /// The errors of [`Prepared::run`]; there is no memory for the results.
    pub fn run_in_memory(self) -> Result<InMemory, Error> {
        let length = checked_len(&self.shape).unwrap_or(usize::MAX);
        let all = self.dtypes.iter().map(|dtype| words(length.saturating_mul(dtype.size())));
        let mut elements = all.collect::<Result<Vec<_>, _>>()?;
        let views = elements.iter_mut().zip(self.dtypes).map(|(memory, dtype)| {
            let data = memory.as_mut_ptr().cast();
            // SAFETY: there is room for all elements, and no other code has the memory.
            unsafe { ArrayViewMut::new(Description::contiguous(data, *dtype, &self.shape)) }
        });
        self.run(views.collect())?;
        Ok(InMemory { dtypes: self.dtypes, shape: self.shape, elements })
    }
}
