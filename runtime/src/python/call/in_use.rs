//! Calls that keep the objects which they use from being freed.

use crate::python::call::cxx::not_plainly;
use crate::python::instance::Instance;
use crate::python::instance::users::Uses;
use crate::python::interpreter::Result;
use crate::python::table::call::Inner;
use crate::python::table::{Arguments, Call, Parameter, Plain, PlainOutcome, This};
use pyo3::prelude::*;
use std::ptr;

impl Call {
    /// Keeps the objects of each call from being given away to be freed while the call runs: C++ may call
    /// Python meanwhile, or runs without the lock.
    #[must_use]
    pub const fn using_objects(self) -> Call {
        let inner = Some(Inner { plainly: self.plainly, with: self.with });
        Call { plainly: used_plainly, with: used, inner, ..self }
    }

    /// Gives the object that a method is called on to C++, which may free it at once: the method is declared
    /// with `%delobject`.
    #[must_use]
    pub const fn giving_this(self) -> Call {
        Call { plainly: not_plainly, gives_this: true, ..self }
    }

    #[inline]
    fn inner(&self) -> &Inner {
        self.inner.as_ref().expect("`Call::using_objects` has put it here")
    }
}

fn used_plainly<'py>(call: &Call, py: Python<'py>, given: &Plain<'_, 'py>) -> PlainOutcome<'py> {
    let _uses = objects(py, given.this.copied(), given.parameters, |index| given.objects.get(index));
    (call.inner().plainly)(call, py, given)
}

fn used<'py>(call: &Call, py: Python<'py>, arguments: &Arguments<'_, 'py>) -> Result<Bound<'py, PyAny>> {
    let given = |index| Some(arguments.object(index));
    let this = arguments.this.filter(|_| !call.gives_this);
    let _uses = objects(py, this, arguments.parameters(), given);
    (call.inner().with)(call, py, arguments)
}

impl Arguments<'_, '_> {
    /// Gives the object of the call to C++, if the call may free it.
    pub(crate) fn give_this(&self) -> Result<()> {
        if let Some(this) = self.this.filter(|_| self.chosen.is_some_and(|chosen| chosen.call.gives_this)) {
            this.instance().check_unshown()?;
            this.instance().surrender();
        }
        Ok(())
    }
}

/// The objects that C++ uses, without those that the call itself gives away, also by another argument.
#[inline(always)]
fn objects<'a, 'py: 'a>(
    py: Python<'py>,
    this: Option<This<'a>>,
    parameters: &[Parameter],
    given: impl Fn(usize) -> Option<&'a Bound<'py, PyAny>>,
) -> Uses<'a, 'py> {
    let mut uses = Uses::default();
    let all = || parameters.iter().enumerate().filter_map(|(index, own)| Some((index, own.kind.object()?)));
    let gives = all().any(|(_, taken)| taken.then.may_free());
    let is_given = |instance: &Instance| {
        let mut away = all().filter(|(_, taken)| taken.then.may_free());
        gives
            && away.any(|(index, _)| {
                given(index).and_then(Instance::of).is_some_and(|own| ptr::eq(own, instance))
            })
    };
    if let Some(instance) = this.map(This::instance).filter(|instance| !is_given(instance)) {
        uses.add(py, instance);
    }
    for (index, taken) in all() {
        if !taken.then.may_free()
            && let Some(instance) = given(index).and_then(Instance::of)
            && !is_given(instance)
        {
            uses.add(py, instance);
        }
    }
    uses
}
