//! Elementwise functions over arrays of any element type, layout and memory.
//!
//! The results may be new arrays, which some languages make themselves ([`Prepared`]).

use super::{Memory, check, kind};
use crate::core::array_view::{
    ArrayView, ArrayViewMut, Description, Dims, ElementOrder, OfOperands, StridedOperand, broadcast,
    checked_len, has_element_twice, is_in_step, share_memory,
};
use crate::core::dtype::Dtype;
use crate::core::dynamic::{Operand, together, words};
use crate::core::elementwise::Elementwise;
use crate::core::error::{Error, ErrorKind};

/// The instantiations of an elementwise function with `R` results and `I` inputs; the arrays' types select
/// one.
pub struct Instantiations<const R: usize, const I: usize> {
    pub function: &'static str,
    /// The names of the arrays.
    pub results: [&'static str; R],
    pub inputs: [&'static str; I],
    pub rows: &'static [&'static Elementwise],
}

impl<const R: usize, const I: usize> Instantiations<R, I> {
    /// Calls the function for each element of results of one shape, with the elements of arrays that
    /// broadcast to that shape by NumPy's rule. On a device the kernel runs in the stream of the first
    /// result, after the work in the streams of the others, and the host does not wait.
    ///
    /// # Errors
    /// `Type` if no instantiation has the arrays' types, or if only some arrays are on a device; `Value` for
    /// shapes that do not broadcast, and for results that share memory with another array, unless each
    /// element is read only where it is written; the exceptions of the function, and the driver's errors.
    pub fn over(&self, results: [ArrayViewMut<'_>; R], inputs: [&ArrayView<'_>; I]) -> Result<(), Error> {
        let views: Vec<&ArrayView<'_>> = results.iter().map(ArrayViewMut::view).chain(inputs).collect();
        let Some(first) = views.first() else { return Ok(()) };
        let elementwise = self.chosen(&views)?;
        let operands = self.operands_of(&views)?;
        let order = || ElementOrder::new(&first.shape, &operands);
        match kind(first).1 {
            _ if first.is_empty() => Ok(()),
            // SAFETY: the operands are the arrays of these views, of the function's types. Results are
            // borrowed mutably, and were found to share no memory with other operands, or exactly the same
            // elements.
            Memory::Host => unsafe { elementwise.run_all(&order(), || Ok(())) },
            // SAFETY: as above, and the code that made the views guarantees their memory until the streams'
            // work is done.
            Memory::Device => unsafe { elementwise.launch(&order(), &views) },
        }
    }

    /// The instantiation for the arrays' types.
    fn chosen(&self, views: &[&ArrayView<'_>]) -> Result<&'static Elementwise, Error> {
        let dtypes = || views.iter().map(|view| view.dtype);
        let row = self.rows.iter().find(|row| row.dtypes().iter().copied().eq(dtypes()));
        let row = row.ok_or_else(|| self.no_instantiation(&dtypes().collect::<Vec<_>>()))?;
        let place = views.first().map_or(Memory::Host, |first| kind(first).1);
        for (name, view) in self.names().zip(views) {
            check(name, view, (view.dtype, place))?;
        }
        Ok(row)
    }

    fn names(&self) -> impl Iterator<Item = &'static str> {
        self.results.into_iter().chain(self.inputs)
    }

    /// The common shape of the arrays, and the strides of each along its axes.
    fn operands_of(&self, views: &[&ArrayView<'_>]) -> Result<OfOperands<StridedOperand>, Error> {
        let shape = &views[0].shape;
        let mut operands: OfOperands<StridedOperand> = OfOperands::new();
        for (index, (name, view)) in self.names().zip(views).enumerate() {
            let mut common = shape.clone();
            let fits = broadcast::take_in(&mut common, &view.shape) && common == *shape;
            if !fits || index < R && view.shape != *shape {
                return Err(self.other_shape(name, &view.shape, shape));
            }
            let strides = broadcast::strides(shape, &view.shape, &view.strides);
            let own = StridedOperand { data: view.data, strides };
            if index < R && has_element_twice(view) {
                return Err(shares(format!("`{name}` has elements that share memory: pass a copy")));
            }
            let written = operands.iter().zip(views).take(R);
            for (result, (written, other)) in self.results.into_iter().zip(written) {
                let is_in_step = || index >= R && is_in_step(shape, other, written, view, &own);
                if share_memory(other, view) && !is_in_step() {
                    let text = format!("`{result}` and `{name}` share memory: pass a copy of one");
                    return Err(shares(text));
                }
            }
            operands.push(own);
        }
        Ok(operands)
    }

    #[cold]
    fn no_instantiation(&self, given: &[Dtype]) -> Error {
        let text = format!(
            "`{}` takes no arrays of {}: convert them, for it takes {}",
            self.function,
            spelled(self.names(), given),
            self.known(0)
        );
        Error::new(ErrorKind::Type, text)
    }

    /// The error for inputs, described as `given`, that no instantiation takes.
    #[cold]
    pub fn refused(&self, given: &str) -> Error {
        let text = format!(
            "`{}` does not take {given}: convert them, for it takes arrays or numbers of {}",
            self.function,
            self.known(R)
        );
        Error::new(ErrorKind::Type, text)
    }

    /// The types of all instantiations, without the first `skipped` arrays.
    fn known(&self, skipped: usize) -> String {
        let each = |row: &&Elementwise| spelled(self.names().skip(skipped), &row.dtypes()[skipped..]);
        self.rows.iter().map(each).collect::<Vec<_>>().join("; ")
    }

    #[cold]
    fn other_shape(&self, name: &str, given: &[usize], wanted: &[usize]) -> Error {
        let text = format!(
            "`{name}` has the shape {given:?}, which does not go with {wanted:?} of `{}`",
            self.results[0]
        );
        Error::new(ErrorKind::Value, text)
    }
}

/// The names of arrays with their types.
fn spelled(names: impl Iterator<Item = &'static str>, dtypes: &[Dtype]) -> String {
    names.zip(dtypes).map(|(name, dtype)| format!("`{name}` {dtype}")).collect::<Vec<_>>().join(", ")
}

#[cold]
fn shares(text: String) -> Error {
    Error::new(ErrorKind::Value, text)
}

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
