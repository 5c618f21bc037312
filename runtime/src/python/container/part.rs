//! Data members that are arrays of numbers: what an array that shows one refers to. It keeps the object alive that the member
//! is part of, and while there is one, nobody gives that object away, who could free it.
//!
//! A vector's elements move when it grows. So what may change it raises BufferError while an array shows them, as with the
//! buffers of containers (`elements.rs`). Of an object that C++ owns, which may change it at any time, the array is a copy
//! that can only be read.

use crate::core::error::{Error, ErrorKind};
use crate::core::object::Object;
use crate::core::ownership::Reach;
use crate::core::part::Part;
use crate::python::acquire::is_numpy_array;
use crate::python::convert::result::{HostMemory, part_of, show};
use crate::python::instance::root;
use crate::python::instance::{Instance, This};
use crate::python::interpreter::attach::attached;
use crate::python::interpreter::failure::{Failure, Result};
use crate::python::interpreter::raised;
use crate::python::protocols::make;
use crate::python::table::class::Class;
use crate::python::table::function::Function;
use crate::python::table::member::Member;
use pyo3::exceptions::PyBufferError;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyList, PyTuple};
use smallvec::SmallVec;
use std::cell::Cell;
use std::collections::HashSet;
use std::{iter, ptr};

/// What keeps an object alive: most often one instance.
type Keepers<'py> = SmallVec<[Bound<'py, PyAny>; 2]>;

/// What an array over a member refers to.
pub(crate) struct Shown {
    address: *mut u8,
    /// What keeps the object alive, which counts this; none where C++ owns it.
    keepers: Vec<Py<PyAny>>,
    /// What pointers to the elements are, where the interface has such.
    pointer: Option<&'static Class>,
    readonly: bool,
    moves: bool,
    /// The elements themselves, where this is a copy.
    _copy: Option<HostMemory>,
}

// SAFETY: an address, which Python's code follows with the lock held, as it does for the object itself.
unsafe impl Send for Shown {}
// SAFETY: as for `Send`; what is counted is counted with the lock held.
unsafe impl Sync for Shown {}

impl Shown {
    /// The address of the first element.
    pub(crate) fn address(&self) -> *mut u8 {
        self.address
    }

    /// Whether nobody may write the elements.
    pub(crate) fn is_readonly(&self) -> bool {
        self.readonly
    }

    fn count(&self, py: Python<'_>, change: impl Fn(&Cell<u32>)) {
        for keeper in self.keepers.iter().filter_map(|keeper| Instance::of(keeper.bind(py))) {
            change(&keeper.shown);
            if self.moves {
                change(&keeper.exports);
            }
        }
    }
}

impl Shown {
    /// Writes elements of containers to their places, whose members somebody may have written by the array.
    fn write_elements(&self, py: Python<'_>) {
        if self.readonly {
            return;
        }
        for keeper in self.keepers.iter().filter_map(|keeper| Instance::of(keeper.bind(py))) {
            if keeper.is_tied()
                && let Err(failure) = keeper.write_elements(py)
            {
                failure.into_py_err(py, "array").write_unraisable(py, None);
            }
        }
    }
}

impl Drop for Shown {
    fn drop(&mut self) {
        // While the interpreter ends nobody attaches, and nobody asks any more.
        Python::try_attach(|py| {
            self.count(py, |counter| counter.set(counter.get() - 1));
            self.write_elements(py);
            self.keepers.drain(..).for_each(|keeper| drop(keeper.into_bound(py)));
        });
    }
}

/// A member as an array. `this`: the object that it is part of; `pointer`: what pointers to the elements are.
pub(crate) fn part<'py>(
    py: Python<'py>,
    this: Option<This<'_>>,
    part: Part,
    pointer: Option<&'static Class>,
) -> Result<Bound<'py, PyAny>> {
    let keepers = this.map_or_else(Keepers::new, |this| this.instance.root_keepers(py));
    let is_shared = |keeper: &Bound<'_, PyAny>| Instance::of(keeper).is_none_or(Instance::may_be_cxx);
    if part.moves && (keepers.is_empty() || keepers.iter().any(is_shared)) {
        return show(py, &part, Shown::copy(&part)?);
    }
    let (address, readonly, moves) = (part.data.cast(), part.constant, part.moves);
    let keepers = keepers.into_iter().map(Bound::unbind).collect();
    let shown = Shown { address, keepers, pointer, readonly, moves, _copy: None };
    shown.count(py, |counter| counter.set(counter.get() + 1));
    show(py, &part, shown)
}

impl Shown {
    /// A copy of the elements, to read.
    fn copy(part: &Part) -> Result<Shown> {
        let bytes = part.extents().product::<usize>() * part.dtype.size();
        let memory = HostMemory::new(bytes, part.dtype).map_err(Failure::value)?;
        if bytes > 0 {
            // SAFETY: so many bytes, which C++ has just said are there, and as many that are new.
            unsafe { memory.address().copy_from_nonoverlapping(part.data.cast(), bytes) };
        }
        let (address, keepers) = (memory.address(), Vec::new());
        Ok(Shown { address, keepers, pointer: None, readonly: true, moves: false, _copy: Some(memory) })
    }
}

/// Sees that `value`, which is assigned to a member that is `own` now, moves nothing that arrays show: it has as many elements
/// as a vector that is shown, or else is no object. What is to be assigned: a list may change while it is read.
pub(crate) fn assignable<'py>(
    own: &Bound<'py, PyAny>,
    value: &Bound<'py, PyAny>,
) -> Result<Bound<'py, PyAny>> {
    let moves = part_of(own).map(|part| part.get().part().is_some_and(|part| part.moves));
    let value = match value.cast_exact::<PyList>() {
        Ok(list) => list.to_tuple().into_any(),
        Err(_) => value.clone(),
    };
    let is_fixed = value.is_exact_instance_of::<PyTuple>() || is_numpy_array(&value);
    let is_as_long =
        || is_fixed && own.len().is_ok_and(|length| value.len().is_ok_and(|other| other == length));
    match moves {
        Some(true) if !is_as_long() => Err(moved()),
        None if Instance::of(own).is_some() => Err(moved()),
        _ => Ok(value),
    }
}

#[cold]
fn moved() -> Failure {
    let message = "an array shows a vector of the object: drop the array first, or assign as many elements to that vector";
    Failure::value(Error::new(ErrorKind::Buffer, message))
}

impl Instance {
    /// Whether C++ may own the object, alone or with Python, also one that was Python's when it came to keep others.
    fn may_be_cxx(&self) -> bool {
        !self.ownership.get().is_only_owner() || self.is_holder()
    }

    /// Whether a function leaves the elements of vectors in the object, which is of the class, where they are: it is no method,
    /// or C++ says so, or it assigns what `assignable` has seen.
    pub(crate) fn leaves_elements(&self, class: &'static Class, function: &Function) -> bool {
        let lines = [class].into_iter().chain(class.bases.iter().map(|base| base.class.binding()));
        let mut members = lines.flat_map(|class| class.members);
        !members.any(|member| match member {
            Member::Method(own) => ptr::eq(*own, function),
            Member::Property(property) => {
                !self.is_assigned.get() && property.set.is_some_and(|own| ptr::eq(own, function))
            }
            _ => false,
        })
    }

    /// Whether somebody holds a buffer of what one of those has inside that keep the object.
    #[cold]
    pub(crate) fn keeper_has_exports(&self) -> bool {
        // SAFETY: the lock is held wherever instances are.
        let py = unsafe { Python::assume_attached() };
        let has =
            |keeper: &Bound<'_, PyAny>| Instance::of(keeper).is_some_and(|keeper| keeper.exports.get() != 0);
        self.root_keepers(py).iter().any(has)
    }

    /// What keeps the object alive, where that is not this, and what the object points to.
    pub(crate) fn neighbours<'py>(&self, py: Python<'py>) -> Keepers<'py> {
        let mut others = if self.is_owner() { Keepers::new() } else { self.root_keepers(py) };
        // SAFETY: live objects, which this refers to; the lock is held.
        others.extend(self.kept_objects().map(|kept| unsafe { Bound::from_borrowed_ptr(py, kept) }));
        others
    }

    /// What keeps the object alive: this, or the instances that it is part of. Attached: references that are not would wait for
    /// somebody who is, to be given up.
    fn root_keepers<'py>(&self, py: Python<'py>) -> Keepers<'py> {
        let keeper = self.root_keeper();
        if keeper.is_null() {
            return Keepers::new();
        }
        // SAFETY: a live object, this or what this refers to, and the lock is held.
        let keeper = unsafe { Borrowed::from_ptr(py, keeper) };
        match keeper.cast::<PyTuple>() {
            Ok(several) => several.iter().collect(),
            Err(_) => iter::once(keeper.to_owned()).collect(),
        }
    }

    /// The object, and what keeps it alive where that is not this.
    pub(crate) fn wholes<'py>(&self, py: Python<'py>) -> Keepers<'py> {
        let mut wholes = if self.is_owner() { Keepers::new() } else { self.root_keepers(py) };
        // SAFETY: a live object.
        wholes.push(unsafe { Bound::from_borrowed_ptr(py, self.as_ptr()) });
        if !self.is_owner() && (self.keeper().is_null() || wholes.len() > 2) {
            // SAFETY: it lives for ever.
            wholes.push(unsafe { Bound::from_borrowed_ptr(py, root::of_cxx()) });
        }
        wholes
    }

    /// Sees that no array shows a member of what goes to C++, which may free it.
    #[cold]
    pub(crate) fn check_unshown(&self) -> Result<()> {
        // SAFETY: the lock is held wherever instances are.
        let py = unsafe { Python::assume_attached() };
        // What shows a part is counted at what keeps that.
        let mut keepers = self.root_keepers(py).into_iter();
        let is_kept_shown = keepers.any(|keeper| Instance::of(&keeper).is_some_and(Instance::is_shown));
        if is_kept_shown { Err(shown()) } else { self.check_left() }
    }

    /// The same of what is C++'s only where Python owns it.
    #[cold]
    pub(crate) fn check_left(&self) -> Result<()> {
        if self.is_left_shown() { Err(shown()) } else { Ok(()) }
    }

    /// Whether an array shows a member of what `disown` leaves to C++.
    fn is_left_shown(&self) -> bool {
        let (mut left, mut owners, mut is_shown) = (vec![self.as_ptr()], HashSet::new(), false);
        while let Some(object) = left.pop() {
            // SAFETY: this, or what an instance keeps: all are alive. Only instances are kept, and no code of theirs runs.
            let instance = unsafe { Instance::at(object) };
            is_shown |= instance.is_shown() || instance.own_holder().is_some_and(Instance::is_shown);
            // One that is not the owner keeps what is C++'s anyway.
            if instance.is_owner() && owners.insert(object) {
                left.extend(instance.kept_objects());
            }
        }
        is_shown
    }

    fn is_shown(&self) -> bool {
        self.shown.get() != 0
    }

    /// The same, for Python: whether it may, or else an exception is set.
    pub(crate) fn may_be_left(&self) -> bool {
        let may = !self.is_left_shown();
        if !may {
            // SAFETY: the lock is held wherever instances are.
            let py = unsafe { Python::assume_attached() };
            attached(py, |py| raised::raise(py, |py| raised::exception::<PyBufferError>(py, SHOWN)));
        }
        may
    }
}

const SHOWN: &str =
    "an array shows a member of the object, which C++ could free: drop the array first, or copy it";

#[cold]
fn shown() -> Failure {
    Failure::value(Error::new(ErrorKind::Buffer, SHOWN))
}

/// Whether an array shows a member to whose elements pointers of `class` point, or any where there is none.
pub(crate) fn is_pointer(given: &Bound<'_, PyAny>, class: Option<&'static Class>) -> bool {
    let own = part_of(given);
    let pointer = own.as_ref().and_then(|own| own.get().part()?.pointer);
    pointer.is_some_and(|pointer| class.is_none_or(|class| class.identity() == pointer.identity()))
}

/// An instance for the pointer to the elements of an array that shows a member.
pub(crate) fn as_pointer<'py>(given: &Bound<'py, PyAny>) -> Option<PyResult<Bound<'py, PyAny>>> {
    let own = part_of(given)?;
    let shown = own.get().part()?;
    let pointer = shown.pointer?;
    let py = given.py();
    Some(make::instance(py, pointer).and_then(|made| {
        // SAFETY: an instance, just made.
        let instance = unsafe { Instance::at(made.as_ptr()) };
        // SAFETY: the address of the elements, which live as long as what keeps them.
        let object = unsafe { Object::new(shown.address.cast()) };
        instance.show(object, pointer.binding(), keeper(py, &shown.keepers)?, Reach::default());
        Ok(made)
    }))
}

/// A new reference to what keeps objects alive, or NULL.
fn keeper(py: Python<'_>, keepers: &[Py<PyAny>]) -> PyResult<*mut ffi::PyObject> {
    match keepers {
        [] => Ok(ptr::null_mut()),
        [only] => Ok(only.clone_ref(py).into_ptr()),
        several => Ok(PyTuple::new(py, several.iter().map(|keeper| keeper.bind(py)))?.into_ptr()),
    }
}
