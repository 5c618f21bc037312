//! Array results: the library that they belong to, and the memory that C++ writes.
//!
//! A result is an array of the library of the first array argument, if that argument is in the memory that
//! C++ writes (of the host or of a device). Without such an argument, the result is a NumPy array; if the
//! library cannot create arrays, it has the runtime's own class. The caller's `out=` replaces the new array.
//! Either one is then an argument like any other: it is acquired, checked once more, and passed to C++.
//!
//! Guarantees: all code of libraries runs before the last check of any array; device memory is allocated in
//! the context of the other arrays; if the call fails, nothing that was made remains. NumPy is imported for
//! its first result, and not before.

mod elements;
mod library;
mod loan;
pub(crate) mod numpy;
mod out;
pub(crate) mod own;

use crate::core::array_view::{ArrayView, Device, Dims};
use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};
use crate::core::host::Contiguous;
use crate::python::acquire::{PlainArray, WantedMemory, acquire_for, numpy_layout};
use crate::python::convert::number::plain_integer;
pub(crate) use crate::python::convert::result::elements::{WantedElements, new_array};
use crate::python::convert::result::library::{Made, Maker};
pub(crate) use crate::python::convert::result::out::{check_fit, check_writable};
pub(crate) use crate::python::convert::result::own::{Detached, bytes};
use crate::python::interpreter::{Failure, Result, attached};
use crate::python::table::parameter::MakeResults;
use crate::python::table::{
    Arguments, Array, Memory, Out, Parameter, ParameterKind, PlainArguments, PlainResults, Results, Returned,
    Slot, Unfit, returned,
};
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use smallvec::SmallVec;

/// The name of the caller's array in errors.
const OUT: &str = "out";

/// The makers of results, by the memory of the results.
type Makers<'py> = SmallVec<[(Memory, Maker<'py>); 1]>;

pub(crate) const MAKE_RESULTS: &MakeResults = &MakeResults {
    make: |arguments, parameters, results, out| arguments.make_results(parameters, results, out),
    make_plain: |given, array| given.make(array),
};

impl<'a, 'py> Arguments<'a, 'py> {
    /// Makes the results of the selected overload, or takes the caller's arrays, and acquires them. Returns
    /// whether Python code may have run that changed an array.
    fn make_results(
        &mut self,
        parameters: &'static [Parameter],
        results: &'a Results<'py>,
        out: Option<&Out<'py>>,
    ) -> Result<bool> {
        let inputs = self.len();
        let wanted = &parameters[inputs..];
        let given = Out::of_each(out, wanted.len())?;
        let mut makers = SmallVec::new();
        let mut slots = SmallVec::new();
        for (number, parameter) in wanted.iter().enumerate() {
            let ParameterKind::Result(array) = parameter.kind else { continue };
            let slot = match given.get(number).cloned().flatten() {
                Some(object) => Slot { object, finish: None, given: true },
                None => self.made(inputs + number, array, &mut makers)?,
            };
            slots.push(slot);
        }
        let slots = results.0.get_or_init(|| slots);
        self.receive(results);
        let mut may_have_run_code = makers.iter().any(|(_, maker)| maker.runs_code());
        for (number, slot) in slots.iter().enumerate() {
            let outcome = acquire_for(&slot.object, self.wanted_of_result(parameters[inputs + number].kind));
            may_have_run_code |=
                outcome.as_ref().is_ok_and(|acquired| acquired.may_have_run_code(&slot.object));
            self.add(inputs + number, outcome);
        }
        for (number, slot) in slots.iter().enumerate() {
            self.check_result(inputs + number, slot.given)?;
        }
        Ok(may_have_run_code)
    }

    /// The result of `work`, which writes all elements of an array of this type and shape: a new one in the
    /// memory of the first argument, or the caller's. The caller's may have any layout, but must not share
    /// memory with the arguments or contain an element twice.
    pub(crate) fn with_result(
        &self,
        dtype: Dtype,
        shape: &[usize],
        out: Option<&Out<'py>>,
        work: impl FnOnce(&ArrayView<'_>) -> Result<()>,
    ) -> Result<Bound<'py, PyAny>> {
        let memory = if self.view(0)?.device == Device::Cpu { Memory::Host } else { Memory::Device };
        let given = Out::of_each(out, 1)?.into_iter().flatten().next();
        let mut ran_code = given.is_some();
        let slot = match given {
            Some(object) => Slot { object, finish: None, given: true },
            None => {
                let bytes = bytes(dtype, shape);
                bytes.map_err(Failure::value)?;
                let maker = self.maker(memory)?;
                ran_code |= maker.runs_code();
                Slot::of(maker.make(self.py, &maker.request(dtype, shape))?)
            }
        };
        let wanted = if memory.is_device() { WantedMemory::OnDevice(None) } else { WantedMemory::Anywhere };
        let outcome = acquire_for(&slot.object, wanted);
        let view = match &outcome {
            Ok(acquired) => acquired.view(),
            Err(refusal) => return Err(Failure::refused(self.py, OUT, refusal)),
        };
        out::check_fit(dtype, memory, shape, view)
            .and_then(|()| if slot.given { self.check_given(view) } else { Ok(()) })
            .map_err(|error| Failure::argument(OUT, error))?;
        if ran_code {
            self.recheck_arrays(self.parameters())?;
        }
        work(view)?;
        slot.finished()
    }

    /// A new array for the result at `index`. There is one maker for each kind of memory.
    fn made(&self, index: usize, array: Array, makers: &mut Makers<'py>) -> Result<Slot<'py>> {
        let shape: Dims<usize> = self.result_shape(array)?;
        bytes(array.dtype, &shape).map_err(|error| Failure::argument(self.name(index), error))?;
        let known = makers.iter().position(|(memory, _)| *memory == array.memory);
        let place = match known {
            Some(place) => place,
            None => {
                makers.push((array.memory, self.maker(array.memory)?));
                makers.len() - 1
            }
        };
        let maker = &makers[place].1;
        let made = maker
            .make(self.py, &maker.request(array.dtype, &shape))
            .map_err(|failure| failure.naming(|| self.name(index)))?;
        Ok(Slot::of(made))
    }

    /// The kind of memory in which a result must be.
    fn wanted_of_result(&self, kind: ParameterKind) -> WantedMemory {
        match kind {
            ParameterKind::Result(array) if array.memory.is_device() => WantedMemory::OnDevice(None),
            _ => WantedMemory::Anywhere,
        }
    }

    /// The result of a call for the caller: the value that C++ returned, if any, followed by the array
    /// results, in C++'s order. Several are returned in a tuple.
    ///
    /// # Errors
    /// MemoryError; exceptions of a library that converts the runtime's memory to an array.
    pub(crate) fn results<T: Returned>(&self, py: Python<'py>, value: T) -> Result<Bound<'py, PyAny>> {
        match self.result_slots() {
            [] => returned(py, value),
            slots => finished(py, own_result(py, value), slots),
        }
    }

    fn result_slots(&self) -> &[Slot<'py>] {
        self.made_results().map_or(&[], Results::slots)
    }
}

/// The value that C++ returned as an object; `None` if its type is `void`.
#[inline]
fn own_result<'py, T: Returned>(py: Python<'py>, value: T) -> Option<Result<Bound<'py, PyAny>>> {
    (!T::IS_NOTHING).then(|| returned(py, value))
}

// The code that gathers several results is the same for all types, and compiled here: in each module and for
// each type, it would be most of what rustc compiles for a small module.

#[inline(never)]
fn finished<'py>(
    py: Python<'py>,
    own: Option<Result<Bound<'py, PyAny>>>,
    slots: &[Slot<'py>],
) -> Result<Bound<'py, PyAny>> {
    gathered(py, own, slots.iter().map(Slot::finished))
}

/// The value that C++ returned, if any, and the array results: a single one as it is, and several in a tuple.
fn gathered<'py>(
    py: Python<'py>,
    own: Option<Result<Bound<'py, PyAny>>>,
    mut results: impl ExactSizeIterator<Item = Result<Bound<'py, PyAny>>>,
) -> Result<Bound<'py, PyAny>> {
    if own.is_none()
        && results.len() == 1
        && let Some(only) = results.next()
    {
        return only;
    }
    let objects: Result<SmallVec<[Bound<'py, PyAny>; 4]>> = own.into_iter().chain(results).collect();
    Ok(PyTuple::new(py, objects?)?.into_any())
}

impl<'py> Slot<'py> {
    fn of(made: Made<'py>) -> Slot<'py> {
        match made {
            Made::Array(object) => Slot { object, finish: None, given: false },
            Made::Own(own, finish) => Slot { object: own.into_any(), finish: Some(finish), given: false },
        }
    }

    fn finished(&self) -> Result<Bound<'py, PyAny>> {
        match &self.finish {
            None => Ok(self.object.clone()),
            Some(finish) => Ok(attached(self.object.py(), |_| finish.call1((&self.object,)))?),
        }
    }
}

impl Arguments<'_, '_> {
    /// The shape of a result.
    pub(crate) fn result_shape(&self, array: Array) -> Result<Dims<usize>> {
        if let Some(like) = array.like {
            return Ok(self.view(like)?.shape.clone());
        }
        let mut shape = Dims::new();
        for axis in array.axes {
            shape.push(match (axis.same, axis.value) {
                (Some((other, axis)), _) => self.extent(other, axis)? as usize,
                (None, Some(value)) => self.length(value)?,
                (None, None) => axis.fixed.unwrap_or_default(),
            });
        }
        Ok(shape)
    }

    /// The length in the integer argument at `index`.
    fn length(&self, index: usize) -> Result<usize> {
        let length: i64 = match self.get::<u64>(index) {
            Ok(length) => return Ok(usize::try_from(length).unwrap_or(usize::MAX)),
            Err(_) => self.get(index)?,
        };
        let message = format!("{length} is not a valid array length: pass 0 or more");
        Err(Failure::argument(self.name(index), Error::new(ErrorKind::Value, message)))
    }
}

impl<'py> PlainResults<'py> {
    fn is_empty(&self) -> bool {
        self.0.borrow().is_empty()
    }

    #[inline(never)]
    fn gathered(&self, py: Python<'py>, own: Option<Result<Bound<'py, PyAny>>>) -> Result<Bound<'py, PyAny>> {
        gathered(py, own, self.0.borrow_mut().drain(..).map(Ok))
    }
}

impl<'a, 'py> PlainArguments<'a, 'py> {
    /// A new array for a result, made by NumPy's C functions, which run no Python code. Errors are left to
    /// the longer path, which reports them.
    pub(crate) fn make(&self, array: &Array) -> std::result::Result<Contiguous<'a>, Unfit> {
        let object = self.objects.first().filter(|_| array.memory == Memory::Host);
        let (Some(object), Some(results)) = (object, self.made) else { return Err(Unfit::Unknown) };
        let shape = self.shape(array).ok_or(Unfit::Unknown)?;
        own::bytes(array.dtype, &shape).map_err(|_| Unfit::Unknown)?;
        let made = numpy::empty(object.py(), array.dtype, &shape);
        let made = made.ok().flatten().ok_or(Unfit::Unknown)?;
        let run = PlainArray::of(&made).ok_or(Unfit::Unknown)?.run();
        // SAFETY: a NumPy array of these elements is aligned, contiguous and writable, and lives as long as
        // `made`, for `'a`: nothing is removed from `made` before the call ends.
        let lent = unsafe { Contiguous::new(run.memory(), run.len(), run.dtype()) };
        results.0.borrow_mut().push(made);
        Ok(lent)
    }

    fn shape(&self, array: &Array) -> Option<Dims<usize>> {
        let shape = |index: usize| Some(numpy_layout(&self.objects[index])?.0);
        let mut lengths = Dims::new();
        if let Some(like) = array.like {
            shape(like)?.iter().for_each(|length| lengths.push(length.unsigned_abs()));
            return Some(lengths);
        }
        for axis in array.axes {
            lengths.push(match (axis.same, axis.value) {
                (Some((other, axis)), _) => shape(other)?.get(axis)?.unsigned_abs(),
                (None, Some(value)) => plain_integer::<u64>(&self.objects[value])?.try_into().ok()?,
                (None, None) => axis.fixed?,
            });
        }
        Some(lengths)
    }

    /// The result for the caller; see [`Arguments::results`](crate::python::Arguments::results).
    #[inline(always)]
    pub(crate) fn results<T: Returned>(&self, py: Python<'py>, value: T) -> Result<Bound<'py, PyAny>> {
        match self.made {
            Some(made) if !made.is_empty() => made.gathered(py, own_result(py, value)),
            _ => returned(py, value),
        }
    }
}
