//! Selects the overload that accepts the arguments, and makes the arguments ready for it. `misfit.rs`
//! explains why no overload accepts them.

use crate::core::error::{Error, ErrorKind};
use crate::python::acquire::Refusal;
use crate::python::call::misfit;
use crate::python::interpreter::names::intern;
use crate::python::interpreter::{Failure, Result, attached};
use crate::python::table::arguments::acquired;
use crate::python::table::{Arguments, Function, Named, Out, Overload, ParameterKind, Results, This};
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use std::ptr;

/// Calls the first overload that accepts the arguments.
pub(crate) fn call<'py>(
    py: Python<'py>,
    function: &'static Function,
    this: Option<This<'_>>,
    objects: &[Bound<'py, PyAny>],
    named: &Named<'py>,
) -> Result<Bound<'py, PyAny>> {
    match function.overloads {
        [only] if only.takes_rest() => match gathered(py, only, objects)? {
            Some(all) => call_once(py, function, this, &all, named, Attempt::FIRST.of_rest(only)),
            None => Err(Failure::call(misfit::wrong_count(function, objects.len()))),
        },
        _ => call_once(py, function, this, objects, named, Attempt::FIRST),
    }
}

/// The state of the arguments while an overload is being selected.
#[derive(Clone, Copy)]
pub(super) struct Attempt {
    /// Whether nothing was converted yet: NumPy may still make arrays from the arguments, where numpy.i's
    /// rules apply, and the elements of containers may still replace them.
    is_first: bool,
    /// The overload for which NumPy or C++ has converted the arguments.
    converted_for: Option<&'static Overload>,
    /// The overload whose variable arguments are in a tuple; no other overload is tried.
    rest_of: Option<&'static Overload>,
}

impl Attempt {
    const FIRST: Attempt = Attempt { is_first: true, converted_for: None, rest_of: None };
    pub(super) const SECOND: Attempt = Attempt { is_first: false, ..Attempt::FIRST };

    fn of_rest(self, overload: &'static Overload) -> Attempt {
        Attempt { rest_of: Some(overload), ..self }
    }

    fn converted(self, converted_for: Option<&'static Overload>) -> Attempt {
        Attempt { is_first: false, converted_for, ..self }
    }

    fn asks(self, overload: &Overload) -> bool {
        match self.rest_of {
            Some(own) => ptr::eq(own, overload),
            None => !overload.takes_rest(),
        }
    }

    /// Whether the arguments were converted for this overload, to the structs that it takes.
    fn has_bytes_for(self, overload: &Overload) -> bool {
        self.converted_for.is_some_and(|own| ptr::eq(own, overload))
    }
}

pub(super) fn call_once<'py>(
    py: Python<'py>,
    function: &'static Function,
    this: Option<This<'_>>,
    objects: &[Bound<'py, PyAny>],
    named: &Named<'py>,
    attempt: Attempt,
) -> Result<Bound<'py, PyAny>> {
    let results = Results::default();
    // The first array is acquired in place: moving a view costs as much as reading NumPy's array.
    let outcome;
    let first = match function.first_array().and_then(|index| Some((index, objects.get(index)?))) {
        Some((index, object)) => {
            outcome = acquired(function, index, object, function.wanted(index, named.stream));
            Some((index, &outcome))
        }
        None => None,
    };
    let mut arguments = Arguments::new(py, function, this, objects, first, named.stream);
    for overload in function.overloads {
        if fits(overload, &arguments, attempt)? {
            arguments.choose(overload, &results, named.out.as_ref())?;
            let pins = arguments.pin_elements(overload.parameters);
            let outcome = match named.along.is_asked() {
                false => overload.call.call_any(py, &arguments),
                true => overload.call.along(&arguments, &named.along),
            };
            drop(pins);
            let result = outcome?;
            arguments.keep(overload.parameters);
            return Ok(result);
        }
    }
    if attempt.is_first {
        for overload in function.overloads.iter().filter(|overload| attempt.asks(overload)) {
            if let Some(convert) = overload.conversion()
                && let Some(objects) = convert(&arguments, overload)?
            {
                return call_once(py, function, this, &objects, named, attempt.converted(Some(overload)));
            }
            let others = match elements(overload, objects)? {
                Some(elements) => Some(elements),
                None => converted_implicitly(overload, objects)?,
            };
            if let Some(objects) = others {
                match call_once(py, function, this, &objects, named, attempt.converted(None)) {
                    Err(failure) if failure.is_misfit() => {}
                    outcome => return outcome,
                }
            }
        }
    }
    if attempt.is_first && attempt.rest_of.is_none() {
        for overload in function.overloads.iter().filter(|overload| overload.takes_rest()) {
            let Some(all) = gathered(py, overload, objects)? else { continue };
            match call_once(py, function, this, &all, named, Attempt::FIRST.of_rest(overload)) {
                Err(failure) if failure.is_misfit() => {}
                outcome => return outcome,
            }
        }
    }
    Err(misfit::explain(function, &arguments))
}

/// The caller's arguments in the form that an overload with variable arguments takes, whose last argument is
/// a tuple that the code of a typemap over `...` reads; `None` if there are too few. C++ prefers all other
/// overloads, so these are tried last.
fn gathered<'py>(
    py: Python<'py>,
    overload: &Overload,
    given: &[Bound<'py, PyAny>],
) -> Result<Option<Vec<Bound<'py, PyAny>>>> {
    let Some((before, rest)) = given.split_at_checked(overload.before_rest()) else { return Ok(None) };
    let rest = PyTuple::new(py, rest)?.into_any();
    Ok(Some(before.iter().cloned().chain([rest]).collect()))
}

/// The arguments, with containers of other classes replaced by their elements; `None` if there are no such
/// containers.
fn elements<'py>(
    overload: &Overload,
    objects: &[Bound<'py, PyAny>],
) -> Result<Option<Vec<Bound<'py, PyAny>>>> {
    let mut converted = None;
    for (index, (parameter, object)) in overload.inputs().iter().zip(objects).enumerate() {
        if parameter.kind.object().is_some_and(|taken| taken.takes_elements(object)) {
            let elements = match object.hasattr(intern!(object.py(), "asdict"))? {
                true => object.call_method0(intern!(object.py(), "asdict"))?,
                false => {
                    PyTuple::new(object.py(), object.try_iter()?.collect::<PyResult<Vec<_>>>()?)?.into_any()
                }
            };
            converted.get_or_insert_with(|| objects.to_vec())[index] = elements;
        }
    }
    Ok(converted)
}

/// Whether an overload accepts the arguments. The reason why not is determined by `misfit.rs`, in the rare
/// case that no overload fits.
fn fits(overload: &Overload, arguments: &Arguments<'_, '_>, attempt: Attempt) -> Result<bool> {
    let inputs = overload.inputs();
    if inputs.len() != arguments.len() || !attempt.asks(overload) {
        return Ok(false);
    }
    let is_only = arguments.function().overloads.len() == 1;
    for (index, parameter) in inputs.iter().enumerate() {
        let fits = match parameter.kind {
            ParameterKind::Array(array) if array.records && !attempt.has_bytes_for(overload) => false,
            ParameterKind::Array(array) => match arguments.acquired(index) {
                Ok(acquired) => array.takes(acquired.view()),
                Err(refusal @ Refusal::Raised(_)) => return Err(arguments.refused(index, refusal)),
                Err(_) if arguments.is_sequence(index, array) => {
                    is_only || takes(arguments.check_sequence(index, parameter), arguments.py)?
                }
                Err(_) => false,
            },
            // At the second attempt the container was replaced by its elements.
            ParameterKind::Object(taken) if taken.takes_elements(arguments.object(index)) => false,
            // At the second attempt the argument was replaced by the implicitly converted object.
            ParameterKind::Object(taken) if taken.maker(arguments.object(index)).is_some() => false,
            // A sole overload reads its values when it is called; its errors are then precise.
            _ if is_only => true,
            _ if arguments.is_array(index) => false,
            _ => takes(parameter.check_value(arguments.object(index)), arguments.py)?,
        };
        if !fits {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Whether a value can be read. An exception that is not about the value is passed on.
fn takes(read: Result<()>, py: Python<'_>) -> Result<bool> {
    match read {
        Ok(()) => Ok(true),
        // The failure may hold a Python exception.
        Err(failure) => attached(py, |_| failure.into_argument_error()).map(|_| false),
    }
}

/// The arguments, converted where necessary to objects that a constructor of the parameter's class makes, as
/// C++ does; `None` if no constructor takes them.
fn converted_implicitly<'py>(
    overload: &Overload,
    objects: &[Bound<'py, PyAny>],
) -> Result<Option<Vec<Bound<'py, PyAny>>>> {
    let mut converted = None;
    if overload.inputs().len() != objects.len() {
        return Ok(None);
    }
    for (index, (parameter, object)) in overload.inputs().iter().zip(objects).enumerate() {
        let Some(maker) = parameter.kind.object().and_then(|taken| taken.maker(object)) else { continue };
        let given = std::slice::from_ref(object);
        // C++ applies one user-defined conversion: the constructor's own arguments are not converted.
        match call_once(object.py(), maker, None, given, &Named::default(), Attempt::SECOND) {
            Ok(made) => converted.get_or_insert_with(|| objects.to_vec())[index] = made,
            Err(failure) if failure.is_misfit() => return Ok(None),
            Err(failure) => return Err(failure),
        }
    }
    Ok(converted)
}

impl<'a, 'py> Arguments<'a, 'py> {
    /// Settles on the instantiation of an elementwise function, which walks its arrays without preparation.
    pub(crate) fn settle_on(&mut self, overload: &'static Overload) -> Result<()> {
        self.chosen = Some(overload);
        self.check_stream()
    }

    /// Settles on `overload`, whose arrays were acquired, and makes them ready for C++.
    pub(crate) fn choose(
        &mut self,
        overload: &'static Overload,
        results: &'a Results<'py>,
        out: Option<&Out<'py>>,
    ) -> Result<()> {
        self.chosen = Some(overload);
        let parameters = overload.parameters;
        let mut must_recheck = self.copy_sequences(parameters)?;
        must_recheck |= self.may_have_run_code(parameters);
        if must_recheck || self.are_values_first(parameters) || self.are_to_convert(parameters) {
            self.settle(parameters)?;
        }
        for (index, parameter) in parameters.iter().enumerate() {
            match parameter.kind {
                ParameterKind::Array(array) if self.is_copied(index) => {
                    self.check_sequence_shape(index, array)?
                }
                ParameterKind::Array(array) => self.check_shape(index, array)?,
                _ => {}
            }
        }
        // A library may run arbitrary code to make an array.
        if let Some(code) = parameters.last().and_then(|last| last.code.results) {
            must_recheck |= (code.make)(self, parameters, results, out)?;
        } else if out.is_some() {
            let message = "the function has no array to write for these arguments: leave it out";
            return Err(Failure::argument("out", Error::new(ErrorKind::Type, message)));
        }
        if must_recheck {
            self.recheck_arrays(parameters)?;
        }
        for (index, parameter) in parameters.iter().enumerate() {
            if let Some(array) = parameter.kind.array()
                && !self.is_copied(index)
            {
                self.prepare(index, array)?;
            }
        }
        self.check_stream()?;
        self.make_bools_valid()?;
        // The objects are looked up last, because other code may move them.
        self.find_objects()
    }
}
