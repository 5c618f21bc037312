//! The arguments of one call, read on demand.

mod settle;
mod shapes;

pub(super) use shapes::shown;

use super::class::This;
use super::copied::Copied;
use super::on_device::interrupted;
use super::parameter::{Access, Array, Kind, Memory};
use super::result::{Out, Results};
use super::{Failure, Function, Overload, Parameter, Result};
use crate::acquire::{Acquired, Refusal, acquire_for};
use crate::array_view::{ArrayView, Device, Stream};
use crate::device::DeviceArray;
use crate::dtype::Dtype;
use crate::error::{Error, ErrorKind};
use crate::host::Contiguous;
use crate::object::Object;
use crate::reduction::{LARGE, Reduction};
use crate::reduction_state::ReductionState;
use pyo3::prelude::*;

/// The arguments of one call, by position.
pub struct Arguments<'a, 'py> {
    pub(super) py: Python<'py>,
    function: &'static Function,
    /// What a method is called on, or a constructor for.
    pub(super) this: Option<This<'a>>,
    chosen: Option<&'static Overload>,
    objects: &'a [Bound<'py, PyAny>],
    /// The first array, and what acquiring it gave.
    first: Option<(usize, &'a Outcome<'a>)>,
    /// Further ones.
    others: Vec<(usize, Outcome<'a>)>,
    /// The results, after `choose`.
    results: Option<&'a Results<'py>>,
    /// What stands for values that have code of their own, by position.
    settled: Vec<(usize, Bound<'py, PyAny>)>,
    /// C-order copies of arrays that C++ wants contiguous, by position.
    copies: Vec<(usize, Copied)>,
    /// The stream that the caller named for work on a device.
    pub(super) stream: Option<Stream>,
}

/// What acquiring an argument gave.
pub(super) type Outcome<'a> = std::result::Result<Acquired<'a>, Refusal>;

/// A value that emitted code can ask [`Arguments::get`] for.
pub trait Argument<'a>: Sized {
    /// Reads the argument at `index`.
    ///
    /// # Errors
    /// A `TypeError` or `OverflowError` that says what came and what would do.
    fn read(arguments: &'a Arguments<'_, '_>, index: usize) -> Result<Self>;
}

impl<'a, 'py> Arguments<'a, 'py> {
    /// The arguments, with what acquiring the first of them that may be an array gave.
    pub(super) fn new(
        py: Python<'py>,
        function: &'static Function,
        this: Option<This<'a>>,
        objects: &'a [Bound<'py, PyAny>],
        first: Option<(usize, &'a Outcome<'a>)>,
        stream: Option<Stream>,
    ) -> Arguments<'a, 'py> {
        let after = first.map_or(objects.len(), |(index, _)| index + 1);
        let others = (after..objects.len()).filter(|&index| function.may_be_array(index));
        let acquired = |index: usize| acquire_for(&objects[index], function.wanted(index, stream));
        let others = others.map(|index| (index, acquired(index))).collect();
        let (settled, copies) = Default::default();
        Arguments {
            py,
            function,
            this,
            chosen: None,
            objects,
            first,
            others,
            results: None,
            settled,
            copies,
            stream,
        }
    }

    /// The argument at `index`, as C++ takes it.
    ///
    /// # Errors
    /// A `TypeError` or `OverflowError` that says what came and what would do.
    pub fn get<'s, T: Argument<'s>>(&'s self, index: usize) -> Result<T> {
        T::read(self, index).map_err(|failure| failure.naming(|| self.name(index)))
    }

    /// Runs a reduction over the array at `index`; a long one lets other Python threads run and can be interrupted.
    ///
    /// # Errors
    /// What the class throws; `KeyboardInterrupt`; on a device `CudaError`.
    pub fn reduce<T: Default + Send>(&self, index: usize, reduction: &Reduction<T>) -> Result<T> {
        let view = self.view(index)?;
        if is_read_on_device(view) {
            let work = |site| reduction.run_on_device(view, site, interrupted);
            return self.at_device(index, view, reduction.check_kernels(view.dtype), work);
        }
        let (order, dtype) = (view.memory_order(), view.dtype);
        self.on_host(order.len(), |poll| reduction.run(&order, dtype, poll))
    }

    /// The state of a reduction's exact class for the array at `index`; as [`Arguments::reduce`].
    ///
    /// # Errors
    /// See [`Arguments::reduce`].
    pub fn exact_state<T: Default + Send>(
        &self,
        index: usize,
        reduction: &Reduction<T>,
    ) -> Result<ReductionState> {
        let view = self.view(index)?;
        if is_read_on_device(view) {
            let work = |site| reduction.exact_state_at(view, site, interrupted);
            return self.at_device(index, view, reduction.check_kernels(view.dtype), work);
        }
        let (order, dtype) = (view.memory_order(), view.dtype);
        self.on_host(order.len(), |poll| reduction.exact_state(&order, dtype, poll))
    }

    /// Does `work` on so many elements of the host: without the lock where they are many, and then with a look for signals
    /// to call now and then.
    pub(super) fn on_host<T: Send>(
        &self,
        length: usize,
        work: impl FnOnce(fn() -> Result<()>) -> Result<T> + Send,
    ) -> Result<T> {
        if length < LARGE { work(|| Ok(())) } else { self.py.detach(|| work(check_signals)) }
    }

    pub(super) fn function(&self) -> &'static Function {
        self.function
    }

    /// As they were given.
    pub(super) fn objects(&self) -> &[Bound<'py, PyAny>] {
        self.objects
    }

    /// What the method is called on.
    #[inline]
    pub fn this(&self) -> Object {
        self.this.map_or(Object::NULL, |this| this.object)
    }

    /// How many the caller passed.
    pub(super) fn len(&self) -> usize {
        self.objects.len()
    }

    /// How many the chosen overload has, with its results.
    pub(super) fn count(&self) -> usize {
        self.chosen.map_or(self.len(), |overload| overload.parameters.len())
    }

    /// The chosen overload's.
    pub(super) fn parameters(&self) -> &'static [Parameter] {
        self.chosen.map_or(&[], |overload| overload.parameters)
    }

    pub(super) fn made_results(&self) -> Option<&'a Results<'py>> {
        self.results
    }

    /// Takes the results, which are to be acquired.
    pub(super) fn receive(&mut self, results: &'a Results<'py>) {
        self.results = Some(results);
    }

    /// Adds what acquiring a result gave.
    pub(super) fn add(&mut self, index: usize, outcome: Outcome<'a>) {
        self.others.push((index, outcome));
    }

    /// What acquiring the array at `index` gave.
    pub(super) fn acquired(&self, index: usize) -> &Outcome<'a> {
        match self.first {
            Some((position, outcome)) if position == index => outcome,
            _ => {
                let other = self.others.iter().find(|(position, _)| *position == index);
                &other.expect("`new` acquired every argument that may be an array").1
            }
        }
    }

    /// What acquiring the argument at `index` gave, where the chosen overload has an array there.
    pub(super) fn acquired_array(&self, index: usize) -> Option<&Outcome<'a>> {
        self.kind(index).and_then(Kind::array)?;
        match self.first {
            Some((position, outcome)) if position == index => Some(outcome),
            _ => self.others.iter().find(|(position, _)| *position == index).map(|(_, outcome)| outcome),
        }
    }

    /// Why the argument at `index` was refused.
    pub(super) fn refused(&self, index: usize, refusal: &Refusal) -> Failure {
        Failure::refused(self.object(index).py(), &self.name(index), refusal)
    }

    /// Settles on `overload`, whose arrays were acquired, and makes them ready for C++.
    pub(super) fn choose(
        &mut self,
        overload: &'static Overload,
        results: &'a Results<'py>,
        out: Option<&Out<'py>>,
    ) -> Result<()> {
        self.chosen = Some(overload);
        let parameters = overload.parameters;
        let mut looks_again = self.may_have_run_code(parameters);
        if looks_again || self.may_free_objects(parameters) {
            self.settle(parameters)?;
        }
        for (index, parameter) in parameters.iter().enumerate() {
            if let Kind::Array(array) = parameter.kind {
                self.check_shape(index, array)?;
            }
        }
        // A library may run code of anybody's to make an array.
        if parameters.last().is_some_and(Parameter::is_result) {
            looks_again |= self.make_results(parameters, results, out)?;
        } else if out.is_some() {
            let message = "the function has no array to write for these arguments: leave it out";
            return Err(Failure::argument("out", Error::new(ErrorKind::Type, message)));
        }
        if looks_again {
            self.look_again(parameters)?;
        }
        for (index, parameter) in parameters.iter().enumerate() {
            if let Some(array) = parameter.kind.array() {
                self.prepare(index, array)?;
            }
        }
        self.check_stream()?;
        // Last, as it may write.
        self.make_bools_valid()
    }

    /// A stream for work that is the host's would be without effect, in silence.
    fn check_stream(&self) -> Result<()> {
        let on_device = |index| self.device(index).is_some_and(|device| device != Device::Cpu);
        let mut arrays = (0..self.count()).filter(|&index| self.acquired_array(index).is_some());
        if self.stream.is_none() || arrays.any(on_device) {
            return Ok(());
        }
        let message = "no argument is on a device, and the host works in no stream: leave it out";
        Err(Failure::argument("stream", Error::new(ErrorKind::Value, message)))
    }

    /// Makes the array at `index` contiguous, and sees that C++ can take it.
    fn prepare(&mut self, index: usize, array: Array) -> Result<()> {
        let view = self.view(index)?;
        let length = view.len();
        if length > array.longest {
            return Err(Failure::argument(self.name(index), too_long(length, array.longest)));
        }
        match array.access {
            _ if array.memory == Memory::Device => self.prepare_on_device(index, view, array),
            // Its loop takes any layout, and every byte but 0 for true.
            Access::Reduce => Ok(()),
            Access::Write => self.check_writable(index),
            Access::Read if is_as_read(view) => Ok(()),
            Access::Read => {
                let copy = Copied::new(view)?;
                self.copies.push((index, copy));
                Ok(())
            }
        }
    }

    fn check_writable(&self, index: usize) -> Result<()> {
        let view = self.view(index)?;
        let fault = if view.readonly {
            "the array is read-only, and the function writes it: pass a writable copy, `array.copy()`"
        } else if !view.is_c_contiguous() {
            "the array is not contiguous, and the function writes it in place: pass \
             `numpy.ascontiguousarray(array)` and copy the result back"
        } else if !view.is_aligned() {
            "the array's memory is not aligned to its elements: pass `array.copy()` and copy the result back"
        } else {
            return Ok(());
        };
        let error = Error::new(ErrorKind::Value, fault);
        Err(Failure::argument(self.name(index), error))
    }

    /// Makes bools of the bytes that C++ is to write: it may read them first.
    fn make_bools_valid(&self) -> Result<()> {
        let parameters = self.chosen.map_or(&[][..], |overload| overload.parameters);
        for (index, parameter) in parameters.iter().enumerate() {
            if let Some(Array { access: Access::Write, memory: Memory::Host, dtype: Dtype::Bool, .. }) =
                parameter.kind.array()
            {
                // SAFETY: `prepare` found the array contiguous and aligned, and that it may be written; its owner is held and
                // the lock as well.
                unsafe { contiguous(self.view(index)?).make_valid() };
            }
        }
        Ok(())
    }

    /// Whether C++ is lent the memory of the array at `index`, as memory of the kind `lent`: the chosen overload says so, and
    /// `prepare` saw to it.
    fn check_lent(&self, index: usize, lent: Memory) -> Result<()> {
        match self.kind(index).and_then(Kind::array) {
            Some(Array { access: Access::Read | Access::Write, memory, .. }) if lent == memory => Ok(()),
            _ => {
                let message = format!("the bridge asks for an array at {index}, where its row has none");
                Err(Error::new(ErrorKind::Runtime, message).into())
            }
        }
    }

    /// The array at `index`, which the chosen overload takes.
    pub(super) fn view(&self, index: usize) -> Result<&ArrayView<'_>> {
        self.acquired(index).as_ref().map(Acquired::view).map_err(|refusal| self.refused(index, refusal))
    }

    /// Where the array at `index` is, if it was acquired.
    pub(super) fn device(&self, index: usize) -> Option<Device> {
        self.acquired(index).as_ref().ok().map(|acquired| acquired.view().device)
    }

    /// The name of the argument at `index`, for messages.
    pub(super) fn name(&self, index: usize) -> String {
        let chosen = self.chosen.and_then(|overload| overload.parameters.get(index));
        chosen.map_or_else(|| self.function.argument_name(index), |parameter| parameter.name.to_owned())
    }

    /// The types of what was given, for messages.
    pub(super) fn types(&self) -> Vec<String> {
        let name = |index| self.object(index).get_type().name().map(|name| name.to_string());
        (0..self.len()).map(|index| name(index).unwrap_or_default()).collect()
    }

    /// What the chosen overload takes at `index`.
    pub(super) fn kind(&self, index: usize) -> Option<Kind> {
        self.chosen.and_then(|overload| overload.parameters.get(index)).map(|parameter| parameter.kind)
    }

    /// The argument at `index`, which the overload that asks has: it was found to fit.
    pub(super) fn object(&self, index: usize) -> &Bound<'py, PyAny> {
        let result = || self.results.and_then(|results| results.object(index - self.len()));
        if index >= self.len()
            && let Some(object) = result()
        {
            return object;
        }
        if self.settled.is_empty() {
            return &self.objects[index];
        }
        let settled = self.settled.iter().find(|(position, _)| *position == index);
        settled.map_or(&self.objects[index], |(_, value)| value)
    }
}

/// Whether kernels are to read the array; where it has no elements, nobody is.
fn is_read_on_device(view: &ArrayView<'_>) -> bool {
    view.device != Device::Cpu && !view.is_empty()
}

/// Whether C++ can read the array where it lies.
fn is_as_read(view: &ArrayView<'_>) -> bool {
    // SAFETY: the array is contiguous and aligned; its owner is held and the lock as well.
    view.is_c_contiguous() && view.is_aligned() && unsafe { contiguous(view) }.is_valid()
}

/// The array as C++ takes it.
///
/// # Safety
/// `Array::takes` found the memory to be the host's; it is contiguous and aligned, and writable where C++ writes.
unsafe fn contiguous<'a>(view: &'a ArrayView<'_>) -> Contiguous<'a> {
    // SAFETY: the caller's; the view's owner keeps the memory alive.
    unsafe { Contiguous::new(view.data, view.len(), view.dtype) }
}

fn too_long(length: usize, longest: usize) -> Error {
    let message = format!(
        "the array has {length} elements, and the function's length type counts to {longest}: pass a part of it"
    );
    Error::new(ErrorKind::Overflow, message)
}

/// Runs the handlers of signals that came. None run while the interpreter ends, when PyO3 does not attach either.
pub(super) fn check_signals() -> Result<()> {
    Ok(Python::try_attach(|py| py.check_signals()).unwrap_or(Ok(()))?)
}

impl<'a> Argument<'a> for Contiguous<'a> {
    fn read(arguments: &'a Arguments<'_, '_>, index: usize) -> Result<Self> {
        if let Some((_, copy)) = arguments.copies.iter().find(|(position, _)| *position == index) {
            return Ok(copy.contiguous());
        }
        arguments.check_lent(index, Memory::Host)?;
        let view = arguments.view(index)?;
        // SAFETY: `Array::takes` found the memory to be the host's, `prepare` the view contiguous and aligned, and
        // writable where C++ writes; its owner lives as long as the arguments.
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
    use crate::acquire::Wanted;
    use crate::python::{Call, Parameter, read, reduce, scalar};
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
            let first = acquire_for(&objects[0], Wanted::Anywhere);
            let mut arguments = Arguments::new(py, &FUNCTION, None, &objects, Some((0, &first)), None);
            let lent = |arguments: &Arguments<'_, '_>, index| arguments.get::<Contiguous<'_>>(index).is_ok();
            assert!(!lent(&arguments, 0), "before a row is chosen");
            arguments.chosen = FUNCTION.overloads.first();
            assert_eq!([0, 1, 2, 3].map(|index| lent(&arguments, index)), [true, false, false, false]);
        });
    }
}
