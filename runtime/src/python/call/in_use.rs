//! Calls that keep the objects which they use from being freed.

use crate::core::error::{Error, ErrorKind};
use crate::python::call::cxx::no_plain_call;
use crate::python::instance::Instance;
use crate::python::interpreter::{Failure, Result};
use crate::python::table::function::Inner;
use crate::python::table::{Arguments, Call, Parameter, PlainArguments, PlainOutcome, This};
use pyo3::prelude::*;
use std::ptr;

impl Call {
    /// Keeps the objects of each call from being given away to be freed while the call runs: C++ may call
    /// Python meanwhile, or runs without the lock.
    #[must_use]
    pub const fn using_objects(self) -> Call {
        let inner = Some(Inner { call_plain: self.call_plain, call_any: self.call_any });
        Call { call_plain: call_plain_in_use, call_any: call_any_in_use, inner, ..self }
    }

    /// Gives the object that a method is called on to C++, which may free it at once: the method is declared
    /// with `%delobject`.
    #[must_use]
    pub const fn giving_this(self) -> Call {
        Call { call_plain: no_plain_call, gives_this: true, ..self }
    }

    #[inline]
    fn inner(&self) -> &Inner {
        self.inner.as_ref().expect("`Call::using_objects` has put it here")
    }
}

fn call_plain_in_use<'py>(
    call: &Call,
    py: Python<'py>,
    given: &PlainArguments<'_, 'py>,
) -> PlainOutcome<'py> {
    let _uses = objects(py, given.this.copied(), given.parameters, |index| given.objects.get(index));
    (call.inner().call_plain)(call, py, given)
}

fn call_any_in_use<'py>(
    call: &Call,
    py: Python<'py>,
    arguments: &Arguments<'_, 'py>,
) -> Result<Bound<'py, PyAny>> {
    let given = |index| Some(arguments.object(index));
    let this = arguments.this.filter(|_| !call.gives_this);
    let _uses = objects(py, this, arguments.parameters(), given);
    (call.inner().call_any)(call, py, arguments)
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

/// The objects that a running call uses. Its caller keeps their instances alive.
#[derive(Default)]
pub(crate) struct Uses<'a, 'py> {
    /// The first objects: few calls have more.
    first: [Option<&'a Instance>; 2],
    more: Option<Box<More<'a, 'py>>>,
}

/// Further objects, and objects of which these and others are parts.
#[derive(Default)]
struct More<'a, 'py> {
    own: Vec<&'a Instance>,
    wholes: Vec<Bound<'py, PyAny>>,
}

impl<'a, 'py> Uses<'a, 'py> {
    #[inline(always)]
    pub(crate) fn add(&mut self, py: Python<'py>, instance: &'a Instance) {
        instance.count_user(1);
        match self.first.iter_mut().find(|place| place.is_none()) {
            Some(place) if instance.is_owner() => *place = Some(instance),
            _ => self.add_other(py, instance),
        }
    }

    #[cold]
    fn add_other(&mut self, py: Python<'py>, instance: &'a Instance) {
        let more = self.more.get_or_insert_default();
        more.own.push(instance);
        if instance.is_owner() {
            return;
        }
        for whole in instance.root_keepers(py) {
            if let Some(instance) = Instance::of(&whole) {
                instance.count_user(1);
                more.wholes.push(whole);
            }
        }
    }
}

impl Drop for Uses<'_, '_> {
    #[inline(always)]
    fn drop(&mut self) {
        self.first.iter().flatten().for_each(|instance| instance.count_user(-1));
        if let Some(more) = self.more.take() {
            more.end();
        }
    }
}

impl More<'_, '_> {
    #[cold]
    fn end(&self) {
        let wholes = self.wholes.iter().filter_map(Instance::of);
        self.own.iter().copied().chain(wholes).for_each(|instance| instance.count_user(-1));
    }
}

impl Instance {
    #[inline]
    fn count_user(&self, change: i32) {
        self.users.set(self.users.get() + change);
    }

    /// Checks that C++ may free the object at once: no array shows it, and no running call uses it.
    #[cold]
    pub(crate) fn check_freed(&self) -> Result<()> {
        self.check_unshown()?;
        // A director may end itself in a method that C++ calls, of which its C++ function takes note.
        if self.users.get() == 0 || self.is_director() {
            return Ok(());
        }
        let message = "the object is in use by a call that runs: give it away after the call";
        Err(Failure::value(Error::new(ErrorKind::Runtime, message)))
    }
}
