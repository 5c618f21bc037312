//! Implicit conversions: objects that a constructor of the parameter's class makes, as C++ does.

use crate::python::call::keyword::Named;
use crate::python::call::overload::{Attempt, call_once};
use crate::python::interpreter::Result;
use crate::python::table::Overload;
use pyo3::prelude::*;

/// The arguments, converted to objects where necessary; `None` if no constructor takes them.
pub(super) fn converted<'py>(
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
