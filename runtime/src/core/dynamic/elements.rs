//! Elementwise functions over arrays of any element type, layout and memory.

use super::{Memory, check, kind};
use crate::core::array_view::{
    ArrayView, ArrayViewMut, OfOperands, StridedOperand, broadcast, has_element_twice, is_in_step,
};
use crate::core::array_view::{ElementOrder, share_memory};
use crate::core::dtype::Dtype;
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
