//! Calls with plain arguments only: NumPy's own arrays, aligned and contiguous, and Python's built-in types. Reading
//! them runs no code of other libraries and copies nothing, so the precautions of [`Arguments`](crate::python::Arguments) are
//! not needed; for short arrays, these would take longer than C++.

use crate::core::dtype::Dtype;
use crate::core::host::Contiguous;
use crate::core::object::{Object, PythonObject};
use crate::core::text::Text;
use crate::python::acquire::PlainArray;
use crate::python::convert::number as convert;
use crate::python::convert::python::as_it_is;
use crate::python::convert::result::PlainResults;
use crate::python::instance::This;
use crate::python::interpreter::failure::Result;
use crate::python::table::axis::Axis;
use crate::python::table::call::PlainOutcome;
use crate::python::table::function::Function;
use crate::python::table::layout::Order;
use crate::python::table::overload::Overload;
use crate::python::table::parameter::Parameter;
use crate::python::table::parameter::{Access, Array, Kind, Memory};
use pyo3::prelude::*;

/// The arguments of a call without keywords, and the parameters of one overload, as many.
pub struct Plain<'a, 'py> {
    pub(crate) objects: &'a [Bound<'py, PyAny>],
    pub(crate) parameters: &'static [Parameter],
    /// Where results are kept; `None` where an overload has none.
    pub(crate) made: Option<&'a PlainResults<'py>>,
    /// What a method is called on. A pointer: of an option in memory only a part is written where there is none, and the processor
    /// would wait to copy the whole.
    pub(crate) this: Option<&'a This<'a>>,
    /// The first argument, where it is an array and there are several overloads to look at it.
    first: Option<PlainArray<'a>>,
}

/// Why an overload is not called so. A word, as an array's address is in the same place of a `Result`: of a byte there, the
/// processor would wait to read the whole word.
#[repr(usize)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// It does not take the arguments, however they are read.
    Refused,
    /// It may take them.
    Unknown,
}

type Read<T> = std::result::Result<T, Unfit>;

/// Calls the first overload that takes the arguments, if they are plain to it and to those before it.
#[inline(always)]
pub(crate) fn call<'py>(
    py: Python<'py>,
    function: &'static Function,
    this: Option<&This<'_>>,
    objects: &[Bound<'py, PyAny>],
) -> Option<Result<Bound<'py, PyAny>>> {
    match function.overloads {
        // There is nothing to choose. A result is a parameter more than there are arguments.
        [only] if only.parameters.len() == objects.len() => {
            let given = Plain { objects, parameters: only.parameters, made: None, this, first: None };
            match only.call.plainly(py, &given) {
                PlainOutcome::Returned(object) => Some(Ok(object)),
                PlainOutcome::Failed(failure) => Some(Err(failure)),
                PlainOutcome::Refused | PlainOutcome::Unknown => None,
            }
        }
        overloads => choose(py, overloads, this, objects),
    }
}

#[inline(never)]
fn choose<'py>(
    py: Python<'py>,
    overloads: &'static [Overload],
    this: Option<&This<'_>>,
    objects: &[Bound<'py, PyAny>],
) -> Option<Result<Bound<'py, PyAny>>> {
    // To ask whether an object is an array costs a look for NumPy, where nobody has imported that.
    let asks = overloads.len() > 1 && overloads.iter().any(|overload| overload.starts_with_array());
    let first = objects.first().filter(|_| asks).and_then(PlainArray::of);
    // One for all overloads: to write it anew for each would have the processor wait for itself.
    let mut given = Plain { objects, parameters: &[], made: None, this, first };
    for overload in overloads {
        given.parameters = overload.parameters;
        let outcome = if overload.parameters.len() == objects.len() {
            if given.has_another_dtype() {
                continue;
            }
            overload.call.plainly(py, &given)
        } else if overload.inputs().len() == objects.len() {
            with_results(py, overload, &given)
        } else {
            continue;
        };
        match outcome {
            PlainOutcome::Returned(object) => return Some(Ok(object)),
            PlainOutcome::Failed(failure) => return Some(Err(failure)),
            PlainOutcome::Refused => {}
            PlainOutcome::Unknown => return None,
        }
    }
    None
}

/// What an overload makes that then is not called is let go of.
#[inline(never)]
fn with_results<'py>(
    py: Python<'py>,
    overload: &'static Overload,
    given: &Plain<'_, 'py>,
) -> PlainOutcome<'py> {
    if given.has_another_dtype() {
        return PlainOutcome::Refused;
    }
    let made = PlainResults::default();
    overload.call.plainly(py, &Plain { made: Some(&made), ..*given })
}

impl<'a> Plain<'a, '_> {
    /// Whether the overload takes an array of another element type in the first place: most of those that do not fit are told
    /// by that, before any of their own code runs.
    #[inline]
    fn has_another_dtype(&self) -> bool {
        match (self.first, self.parameters.first().map(|parameter| &parameter.kind)) {
            (Some(given), Some(Kind::Array(array))) => array.dtype != given.dtype(),
            _ => false,
        }
    }

    /// The argument at `index`, if it is a plain array.
    #[inline(always)]
    fn plain_array(&self, index: usize) -> Option<PlainArray<'a>> {
        match self.first {
            Some(first) if index == 0 => Some(first),
            _ => PlainArray::of(&self.objects[index]),
        }
    }

    /// An array on the host that C++ reads or writes.
    #[inline(always)]
    pub(crate) fn array(&self, index: usize) -> Read<Contiguous<'a>> {
        match self.row(index) {
            Some(row) => Ok(row),
            None => self.any_array(index),
        }
    }

    /// Elements in one row, which no other argument says anything of: most arrays are of this kind, and it calls nothing.
    #[inline(always)]
    fn row(&self, index: usize) -> Option<Contiguous<'a>> {
        let parameter = self.parameters.get(index)?;
        let Kind::Array(array) = &parameter.kind else { return None };
        let is_related = array.like.is_some() || !array.axes.is_empty();
        if is_related || array.layout.order() != Order::C || array.dtype == Dtype::Bool {
            return None;
        }
        let given = self.plain_array(index)?;
        let run = given.row()?;
        let is_told = array.dtype == run.dtype()
            && array.memory != Memory::Device
            && array.rank.is_none_or(|rank| rank == 1)
            && run.len() <= array.longest
            && (array.access != Access::Write || given.is_writable());
        is_told.then_some(run)
    }

    /// An array of any kind.
    #[inline(never)]
    fn any_array(&self, index: usize) -> Read<Contiguous<'a>> {
        let parameter = &self.parameters[index];
        let array = match (&parameter.kind, parameter.code.results) {
            (Kind::Array(array), _) => array,
            (Kind::Result(array), Some(results)) => return (results.plainly)(self, array),
            _ => return Err(Unfit::Unknown),
        };
        let given = self.plain_array(index).ok_or(Unfit::Unknown)?;
        check(array, &given)?;
        if array.access == Access::Write && !given.is_writable() {
            return Err(Unfit::Unknown);
        }
        if let Some(other) = array.like
            && !self.is_like(&given, other)
        {
            return Err(Unfit::Unknown);
        }
        if !array.axes.is_empty() && !self.has_axes(&given, array.axes) {
            return Err(Unfit::Unknown);
        }
        // It lies in C order.
        if array.layout.order() != Order::C {
            return Err(Unfit::Unknown);
        }
        // Else it is to be copied, or mended.
        let run = given.run();
        if run.is_valid() { Ok(run) } else { Err(Unfit::Unknown) }
    }

    /// An array on the host for a reduction, which takes every byte for a bool.
    #[inline(always)]
    pub(crate) fn reduced(&self) -> Read<Contiguous<'a>> {
        let array = self.parameter(0)?;
        let given = self.plain_array(0).ok_or(Unfit::Unknown)?;
        check(array, &given)?;
        Ok(given.run())
    }

    /// An array on a device, which no plain one is.
    pub(crate) fn on_device(&self, index: usize) -> Unfit {
        match self.objects.get(index).and_then(PlainArray::of) {
            Some(_) => Unfit::Refused,
            None => Unfit::Unknown,
        }
    }

    /// What the method is called on.
    #[inline]
    pub(crate) fn this(&self) -> Object {
        self.this.map_or(Object::NULL, |this| this.object)
    }

    /// An object that the call does nothing to that outlasts it.
    #[inline]
    pub(crate) fn object(&self, index: usize) -> Read<Object> {
        match &self.parameters[index].kind {
            Kind::Object(taken) => taken.plain(&self.objects[index]).ok_or(Unfit::Unknown),
            _ => Err(Unfit::Unknown),
        }
    }

    /// Any object, as it is.
    pub(crate) fn python(&self, index: usize) -> Read<PythonObject> {
        match &self.parameters[index].kind {
            Kind::Any => Ok(as_it_is(&self.objects[index])),
            Kind::Checked(check) if check.0(as_it_is(&self.objects[index])) => {
                Ok(as_it_is(&self.objects[index]))
            }
            Kind::Checked(_) => Err(Unfit::Refused),
            _ => Err(Unfit::Unknown),
        }
    }

    pub(crate) fn boolean(&self, index: usize) -> Read<bool> {
        convert::plain_boolean(&self.objects[index]).ok_or(Unfit::Unknown)
    }

    pub(crate) fn integer<T: convert::Integer>(&self, index: usize) -> Read<T> {
        convert::plain_integer(&self.objects[index]).ok_or(Unfit::Unknown)
    }

    pub(crate) fn float(&self, index: usize) -> Read<f64> {
        convert::plain_float(&self.objects[index]).ok_or(Unfit::Unknown)
    }

    pub(crate) fn float32(&self, index: usize) -> Read<f32> {
        let wide = self.float(index)?;
        convert::narrowed(wide).ok_or(Unfit::Unknown)
    }

    pub(crate) fn text(&self, index: usize) -> Read<Text<'a>> {
        convert::plain_text(&self.objects[index], self.parameters[index].kind == Kind::CText)
            .ok_or(Unfit::Unknown)
    }

    #[inline]
    fn parameter(&self, index: usize) -> Read<&'static Array> {
        match &self.parameters[index].kind {
            Kind::Array(array) => Ok(array),
            _ => Err(Unfit::Unknown),
        }
    }

    /// The extent along an axis of an array, which `array` was asked for.
    #[inline]
    pub(crate) fn extent(&self, index: usize, axis: usize) -> Read<u64> {
        let shape = PlainArray::of(&self.objects[index]).ok_or(Unfit::Unknown)?.shape();
        shape.get(axis).map(|extent| extent.unsigned_abs() as u64).ok_or(Unfit::Unknown)
    }

    /// The stride along an axis of an array, which `array` was asked for: it has no gaps.
    pub(crate) fn stride(&self, index: usize, axis: usize) -> Read<i64> {
        // A result is none of the objects.
        let object = self.objects.get(index).ok_or(Unfit::Unknown)?;
        let shape = PlainArray::of(object).ok_or(Unfit::Unknown)?.shape();
        let inner = shape.get(axis + 1..).ok_or(Unfit::Unknown)?;
        Ok(inner.iter().fold(1, |product, &length| product * length.max(1) as i64))
    }

    /// Whether C++'s types can say the extents, and the arrays agree that are to.
    #[inline(never)]
    fn has_axes(&self, given: &PlainArray<'_>, axes: &[Axis]) -> bool {
        axes.iter().zip(given.shape()).all(|(extent, &length)| {
            length.unsigned_abs() <= extent.longest
                && extent.fixed.is_none_or(|fixed| fixed == length.unsigned_abs())
                && extent.same.is_none_or(|(other, axis)| {
                    PlainArray::of(&self.objects[other])
                        .is_some_and(|other| other.shape().get(axis) == Some(&length))
                })
        })
    }

    /// Whether the array at `other` has the same shape.
    #[inline(never)]
    fn is_like(&self, given: &PlainArray<'_>, other: usize) -> bool {
        PlainArray::of(&self.objects[other]).is_some_and(|other| other.shape() == given.shape())
    }
}

/// Sees that an overload takes an array, by all that it asks of one but what it is to be like and what is done to it.
#[inline(always)]
fn check(array: &Array, given: &PlainArray<'_>) -> Read<()> {
    // Every field: what is asked of an array besides is to be looked at here, or to be `Unknown`.
    let &Array {
        dtype,
        memory,
        rank,
        longest,
        access: _,
        like: _,
        axes: _,
        layout: _,
        sequence: _,
        by_numpy: _,
        in_place: _,
    } = array;
    if dtype != given.dtype()
        || memory == Memory::Device
        || rank.is_some_and(|rank| rank != given.shape().len())
    {
        return Err(Unfit::Refused);
    }
    if given.run().len() > longest { Err(Unfit::Unknown) } else { Ok(()) }
}
