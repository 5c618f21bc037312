//! Elementwise functions: arrays and numbers as operands, and results of the shape to which all broadcast.

use crate::Value;
use crate::array::{Made, Operand, contiguous};
use crate::call::Call;
use crate::number::fits;
use crate::work::{Copied, Job, job};
use quaff_runtime::array_view::{ArrayView, ArrayViewMut, Description, Dims};
use quaff_runtime::dtype::Dtype;
use quaff_runtime::dynamic::Instantiations;
use quaff_runtime::error::{Error, ErrorKind};

/// The instantiation of a call, with its operands and the shape of the results.
struct Prepared {
    dtypes: &'static [Dtype],
    operands: Vec<Operand>,
    shape: Dims<usize>,
}

// SAFETY: where a call leaves its thread, the operands are copies.
unsafe impl Send for Prepared {}

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
    /// No instantiation takes the arguments together, or their shapes do not broadcast; and what the function throws.
    pub fn elementwise<const R: usize, const I: usize>(
        &self,
        table: &'static Instantiations<R, I>,
    ) -> Result<Value, Error> {
        let prepared = self.prepared(table, |description| Ok(Operand::array(description)))?;
        let mut made = self.all_made(&prepared.dtypes[..R], &prepared.shape)?;
        prepared.run(table, fixed(made.iter_mut().map(Made::view).collect())?)?;
        self.give_elements(made, &prepared.shape)
    }

    /// Prepares the call of an elementwise function on another thread.
    ///
    /// # Errors
    /// Those of [`Call::elementwise`].
    pub fn elementwise_job<const R: usize, const I: usize>(
        &self,
        table: &'static Instantiations<R, I>,
    ) -> Result<Job, Error> {
        let prepared = self.prepared(table, |description| Copied::of(&description).map(Operand::copied))?;
        let no_memory = || Error::new(ErrorKind::Memory, "there is not enough memory for the results");
        let length = quaff_runtime::array_view::checked_len(&prepared.shape).ok_or_else(no_memory)?;
        let size = |dtype: &Dtype| dtype.size().checked_mul(length).ok_or_else(no_memory);
        let bytes: Vec<usize> = prepared.dtypes[..R].iter().map(size).collect::<Result<_, _>>()?;
        let run = move || {
            let mut memory: Vec<Vec<u64>> = Vec::new();
            for bytes in &bytes {
                let (words, mut each) = (bytes.div_ceil(8).max(1), Vec::new());
                each.try_reserve_exact(words).map_err(|_| no_memory())?;
                each.resize(words, 0);
                memory.push(each);
            }
            let views = memory.iter_mut().zip(prepared.dtypes).map(|(memory, dtype)| {
                // SAFETY: there is room for all elements, and nobody else has the memory.
                unsafe { ArrayViewMut::new(contiguous(memory.as_mut_ptr().cast(), *dtype, &prepared.shape)) }
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
        let dtypes = row.map(|row| row.dtypes()).ok_or_else(|| self.no_instantiation(table))?;
        let mut shape = Dims::new();
        for index in 0..I {
            take_in(&mut shape, self.shape(index)).ok_or_else(|| self.apart(I))?;
        }
        let inputs = table.inputs.iter().zip(&dtypes[R..]).enumerate();
        let operands = inputs.map(|(index, (name, dtype))| self.operand(index, name, *dtype, &array));
        Ok(Prepared { dtypes, operands: operands.collect::<Result<_, _>>()?, shape })
    }

    fn all_made(&self, dtypes: &[Dtype], shape: &[usize]) -> Result<Vec<Made>, Error> {
        dtypes.iter().map(|dtype| self.made(*dtype, shape)).collect()
    }

    /// The results: an array, or the element of one without dimensions.
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
                argument.has(*dtype) || fits(self.env, argument, *dtype)
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
            // SAFETY: no code of JavaScript's runs before C++ returns, or the array is copied.
            return array(unsafe { argument.description(name, dtype) }?);
        }
        let mut bytes = [0_u8; 16];
        let mut put = |number: &[u8]| bytes[..number.len()].copy_from_slice(number);
        match dtype {
            Dtype::Bool => put(&[u8::from(self.number::<bool>(index, name, dtype)?)]),
            Dtype::Int8 => put(&self.number::<i8>(index, name, dtype)?.to_ne_bytes()),
            Dtype::Int16 => put(&self.number::<i16>(index, name, dtype)?.to_ne_bytes()),
            Dtype::Int32 => put(&self.number::<i32>(index, name, dtype)?.to_ne_bytes()),
            Dtype::Int64 => put(&self.number::<i64>(index, name, dtype)?.to_ne_bytes()),
            Dtype::Uint8 => put(&self.number::<u8>(index, name, dtype)?.to_ne_bytes()),
            Dtype::Uint16 => put(&self.number::<u16>(index, name, dtype)?.to_ne_bytes()),
            Dtype::Uint32 => put(&self.number::<u32>(index, name, dtype)?.to_ne_bytes()),
            Dtype::Uint64 => put(&self.number::<u64>(index, name, dtype)?.to_ne_bytes()),
            Dtype::Float32 => put(&self.number::<f32>(index, name, dtype)?.to_ne_bytes()),
            _ => put(&self.number::<f64>(index, name, Dtype::Float64)?.to_ne_bytes()),
        }
        let half = |at: usize| u64::from_ne_bytes(std::array::from_fn(|index| bytes[at + index]));
        Ok(Operand::number(dtype, [half(0), half(8)]))
    }

    #[cold]
    fn no_instantiation<const R: usize, const I: usize>(&self, table: &Instantiations<R, I>) -> Error {
        let given: Vec<String> = self.arguments.iter().map(|each| each.described()).collect();
        let spelled = |dtypes: &[Dtype]| {
            let named = table.inputs.iter().zip(dtypes);
            named.map(|(name, dtype)| format!("`{name}` {dtype}")).collect::<Vec<_>>().join(", ")
        };
        let known: Vec<String> = table.rows.iter().map(|row| spelled(&row.dtypes()[R..])).collect();
        let text = format!(
            "`{}` does not take {}: convert them, for it takes arrays or numbers of {}",
            table.function,
            given.join(", "),
            known.join("; ")
        );
        Error::new(ErrorKind::Type, text)
    }

    #[cold]
    fn apart(&self, count: usize) -> Error {
        let shapes: Vec<String> = (0..count).map(|index| format!("{:?}", self.shape(index))).collect();
        let text = format!("arrays of the shapes {} do not broadcast to one shape", shapes.join(" and "));
        Error::new(ErrorKind::Value, text)
    }
}

/// The values for the results of a function, of which there is one each.
fn fixed<T, const N: usize>(values: Vec<T>) -> Result<[T; N], Error> {
    <[T; N]>::try_from(values).map_err(|_| crate::error::failed())
}

/// Widens a shape to one to which another broadcasts too, by NumPy's rule; `None` if there is none.
fn take_in(shape: &mut Dims<usize>, other: &[usize]) -> Option<()> {
    while shape.len() < other.len() {
        shape.insert(0, 1);
    }
    let first = shape.len() - other.len();
    for (own, other) in shape[first..].iter_mut().zip(other) {
        match (*own, *other) {
            (own, other) if own == other => {}
            (_, 1) => {}
            (1, other) => *own = other,
            _ => return None,
        }
    }
    Some(())
}
