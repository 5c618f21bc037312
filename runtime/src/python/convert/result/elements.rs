//! The results of elementwise functions: new arrays, or the caller's arrays, which may have more axes than
//! the operands.

use crate::core::array_view::{ArrayView, Dims, share_memory};
use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};
use crate::python::acquire::{Acquired, Protocol, WantedMemory, acquire_after, acquire_new};
use crate::python::convert::array::shapes::shown;
use crate::python::convert::element;
use crate::python::convert::result::{OUT, numpy, out, own};
use crate::python::convert::settle::changed;
use crate::python::interpreter::{Failure, Result};
use crate::python::table::{Arguments, Memory, Out, Outcome, Slot};
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use smallvec::SmallVec;

/// A new NumPy array for the result of a call with plain arguments; `None` if it cannot be made.
#[inline]
pub(crate) fn new_array<'py>(py: Python<'py>, dtype: Dtype, shape: &[usize]) -> Option<Bound<'py, PyAny>> {
    numpy::empty(py, dtype, shape).ok().flatten()
}

/// The requested results of an elementwise function.
pub(crate) struct WantedElements {
    pub dtypes: &'static [Dtype],
    pub memory: Memory,
    /// The function that extends a shape so that another one broadcasts with it, if the two broadcast.
    pub take_in: fn(&mut Dims<usize>, &[usize]) -> bool,
}

impl<'py> Arguments<'_, 'py> {
    /// The results of `work`, which writes all elements of each requested array. `shape` is the common shape
    /// of the inputs; the caller's arrays may be larger if it broadcasts to their shapes.
    pub(crate) fn with_elements(
        &self,
        wanted: &WantedElements,
        mut shape: Dims<usize>,
        out: Option<&Out<'py>>,
        work: impl FnOnce(&[usize], &[&ArrayView<'_>]) -> Result<()>,
    ) -> Result<Bound<'py, PyAny>> {
        let WantedElements { dtypes, memory, take_in } = *wanted;
        let there = if memory.is_device() { WantedMemory::OnDevice(None) } else { WantedMemory::Anywhere };
        let given = Out::of_each(out, dtypes.len())?;
        let given = |number: usize| given.get(number).and_then(Option::as_ref);
        let last = self.last_element();
        let of_caller: Acquirements<'_> = (0..dtypes.len())
            .filter_map(|number| Some((number, acquire_after(given(number)?, there, last))))
            .collect();
        for (_, outcome) in &of_caller {
            let view = self.view_of_result(outcome)?;
            let own = shape.clone();
            if !take_in(&mut shape, &view.shape) || shape[..] != view.shape[..] {
                return Err(Failure::argument(OUT, other_shape(view, &own)));
            }
        }
        let slots = self.elements_slots(wanted, &shape, given)?;
        let made: Acquirements<'_> = (slots.iter().enumerate())
            .filter(|(_, slot)| !slot.given)
            .map(|(number, slot)| (number, acquire_new(&slot.object, there)))
            .collect();
        let mut views: SmallVec<[&ArrayView<'_>; 2]> = SmallVec::new();
        for (number, dtype) in dtypes.iter().enumerate() {
            let mut known = of_caller.iter().chain(&made);
            let Some((_, outcome)) = known.find(|(position, _)| *position == number) else { continue };
            let view = self.view_of_result(outcome)?;
            out::check_fit(*dtype, memory, &shape, view)
                .and_then(|()| out::check_writable(view))
                .map_err(|error| Failure::argument(OUT, error))?;
            views.push(view);
        }
        check_apart(&views)?;
        if self.must_recheck(&of_caller, &slots) {
            self.recheck_arrays(self.parameters())?;
            check_unchanged(&of_caller, &slots, there)?;
        }
        work(&shape, &views)?;
        finished(self.py, &slots, &shape, memory)
    }

    /// The last array among the operands, if no code of a number ran after it was acquired. The caller's
    /// result, or the first of several, is acquired next.
    fn last_element(&self) -> Option<(&Bound<'py, PyAny>, &Acquired<'_>)> {
        let (index, outcome) = self.elements().last()?;
        let acquired = outcome.as_ref().ok()?;
        (!self.has_numbers_with_code()).then(|| (self.object(*index), acquired))
    }

    /// Whether code ran since the first array was acquired that may have changed an array: code of the
    /// arguments, of the caller's result arrays, or of the library that made one.
    fn must_recheck(&self, of_caller: &[(usize, Outcome<'_>)], slots: &[Slot<'py>]) -> bool {
        let ran = |object: &Bound<'py, PyAny>, outcome: &Outcome<'_>| {
            outcome.as_ref().is_ok_and(|acquired| acquired.may_have_run_code(object))
        };
        let is_foreign = |outcome: &Outcome<'_>| {
            outcome.as_ref().is_ok_and(|acquired| acquired.protocol() != Protocol::Numpy)
        };
        let makes = slots.iter().any(|slot| !slot.given);
        of_caller.iter().any(|(number, outcome)| ran(&slots[*number].object, outcome))
            || self
                .elements()
                .iter()
                .any(|(index, outcome)| ran(self.object(*index), outcome) || makes && is_foreign(outcome))
            || self.has_numbers_with_code()
    }

    /// Whether a number is of a class that may run code, which then ran when the number was read.
    fn has_numbers_with_code(&self) -> bool {
        let is_array = |index: usize| self.elements().iter().any(|(at, found)| *at == index && found.is_ok());
        (0..self.len()).any(|index| !is_array(index) && !element::is_own(self.object(index)))
    }

    fn view_of_result<'o>(&self, outcome: &'o Outcome<'_>) -> Result<&'o ArrayView<'o>> {
        match outcome {
            Ok(acquired) => Ok(acquired.view()),
            Err(refusal) => Err(Failure::refused(self.py, OUT, refusal)),
        }
    }

    /// A slot for each result.
    fn elements_slots<'s>(
        &self,
        wanted: &WantedElements,
        shape: &[usize],
        given: impl Fn(usize) -> Option<&'s Bound<'py, PyAny>>,
    ) -> Result<SmallVec<[Slot<'py>; 1]>>
    where
        'py: 's,
    {
        let mut maker = None;
        let slot = |(number, &dtype): (usize, &Dtype)| {
            if let Some(object) = given(number) {
                return Ok(Slot { object: object.clone(), finish: None, given: true });
            }
            own::bytes(dtype, shape).map_err(Failure::value)?;
            let maker = match &maker {
                Some(maker) => maker,
                None => maker.insert(self.maker(wanted.memory)?),
            };
            Ok(Slot::of(maker.make(self.py, &maker.request(dtype, shape))?))
        };
        wanted.dtypes.iter().enumerate().map(slot).collect()
    }
}

/// The outcomes of acquiring results, by position.
type Acquirements<'a> = SmallVec<[(usize, Outcome<'a>); 1]>;

/// Checks that the caller's arrays are unchanged after user code has run.
fn check_unchanged(
    of_caller: &[(usize, Outcome<'_>)],
    slots: &[Slot<'_>],
    there: WantedMemory,
) -> Result<()> {
    for (number, outcome) in of_caller {
        let Ok(acquired) = outcome else { continue };
        if acquired.recheck().is_some() && !acquired.is_unchanged(&slots[*number].object, there) {
            return Err(Failure::argument(OUT, changed()));
        }
    }
    Ok(())
}

/// Checks that no two results share memory.
fn check_apart(views: &[&ArrayView<'_>]) -> Result<()> {
    for (index, view) in views.iter().enumerate() {
        if views[..index].iter().any(|other| share_memory(view, other)) {
            let message = "two of the arrays share memory: pass arrays of their own";
            return Err(Failure::argument(OUT, Error::new(ErrorKind::Value, message)));
        }
    }
    Ok(())
}

fn other_shape(view: &ArrayView<'_>, wanted: &[usize]) -> Error {
    let (is, wanted) = (shown(&view.shape), shown(wanted));
    let message =
        format!("the array has the shape {is}, and the result has {wanted}: pass an array of that shape");
    Error::new(ErrorKind::Value, message)
}

/// The result for the caller. Like NumPy's functions, it returns scalars instead of arrays without
/// dimensions.
fn finished<'py>(
    py: Python<'py>,
    slots: &[Slot<'py>],
    shape: &[usize],
    memory: Memory,
) -> Result<Bound<'py, PyAny>> {
    let finished = |slot: &Slot<'py>| {
        let object = slot.finished()?;
        let is_array = slot.given || !shape.is_empty() || memory.is_device();
        if is_array { Ok(object) } else { numpy::scalar_of(object) }
    };
    if let [slot] = slots {
        return finished(slot);
    }
    let objects: Result<Vec<_>> = slots.iter().map(finished).collect();
    Ok(PyTuple::new(py, objects?)?.into_any())
}
