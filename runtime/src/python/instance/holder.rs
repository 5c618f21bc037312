//! Objects that C++ shared pointers hold. Their instances do not own them but have a keeper, as parts of
//! objects do: a *holder*, an instance whose object is a shared pointer. C++ and Python therefore share the
//! object, and the holder also keeps parts of it.
//!
//! An instance that is the only owner of its object gets a holder when it is first passed as a shared
//! pointer, or when it is created if its class needs a pointer to itself (`std::enable_shared_from_this`).

use crate::core::object::Object;
use crate::core::ownership::{Keeper, Ownership, OwnershipEvent};
use crate::python::instance::director::registry;
use crate::python::instance::{self, Instance};
use crate::python::interpreter::{Result, raised};
use crate::python::table::Class;
use crate::python::table::holder::{Holder, destroy_holder};
use pyo3::ffi;
use pyo3::prelude::*;
use std::ffi::c_void;
use std::ptr;

/// The class of holders, which has no name in Python.
static HOLDER: Class = Class::hidden(c"shared pointer", "std::shared_ptr<void>", destroy_holder);

/// The two words of a `std::shared_ptr` to `object`, whose holder is `holder`. They are not counted as a
/// reference: the caller makes a copy while the holder exists.
pub(crate) fn shared_pointer(holder: &Instance, object: Object) -> [*mut c_void; 2] {
    let of_holder: *const Holder = holder.object().address().cast_const().cast();
    // SAFETY: the object of a live holder.
    let [_, count] = unsafe { (*of_holder).pointer };
    [object.address(), count]
}

impl Instance {
    /// The holder that keeps the object alive, if a shared pointer does.
    pub(crate) fn holder(&self) -> Option<&Instance> {
        self.hidden_keeper(&HOLDER)
    }

    /// Whether this is a holder: its object is a shared pointer.
    pub(crate) fn is_holder(&self) -> bool {
        self.is_of_hidden(&HOLDER)
    }

    /// The holder that keeps the object itself alive, not an object of which it is a part.
    pub(crate) fn own_holder(&self) -> Option<&Instance> {
        self.holder().filter(|_| self.ownership.get().ownership() == Ownership::Shared)
    }

    /// Makes `holder`, a C++ object that this instance owns from now on, keep the object alive.
    pub(crate) fn hold_by(&self, py: Python<'_>, holder: Object) -> PyResult<()> {
        let made = instance::plain_instance(py).inspect_err(|_| {
            self.change(OwnershipEvent::Freed);
            destroy_holder(holder);
        })?;
        // SAFETY: the instance was just made.
        unsafe { Instance::at(made.as_ptr()) }.make(holder, &HOLDER);
        // The collector need not visit a holder, which refers to no Python object.
        self.change(OwnershipEvent::Shared(Keeper::new(made.into_ptr())));
        Ok(())
    }

    /// Shares the object from now on, if a shared pointer may hold it; with `is_new`, only if its class
    /// requires that.
    ///
    /// A director needs its instance as long as its object: a shared pointer refers to the instance instead.
    #[inline]
    pub(crate) fn share(&self, py: Python<'_>, is_new: bool) -> PyResult<()> {
        if self.is_director() && !is_new {
            return Ok(());
        }
        let share = self.class.get().and_then(|class| class.conversion.as_ref()?.share);
        match share {
            // This instance keeps alive what the object points to, and C++ would not share this instance.
            Some(share) if self.is_owner() && !self.has_kept() => {
                let holder = share(self.object(), is_new);
                if holder.is_null() { Ok(()) } else { self.hold_by(py, holder) }
            }
            _ => Ok(()),
        }
    }
}

/// A new instance of the caller's object.
pub(crate) fn new_owned<'py>(
    py: Python<'py>,
    class: &'static Class,
    object: Object,
) -> Result<Bound<'py, PyAny>> {
    let made = instance::new(py, class)?;
    // SAFETY: the instance was just made.
    let instance = unsafe { Instance::at(made.as_ptr()) };
    instance.make(object, class.binding());
    instance.share(py, true)?;
    Ok(made)
}

/// The holder of an instance's object, in which C++ finds a shared pointer; null if no shared pointer may
/// hold it.
///
/// # Safety
/// `given` is a live object, and Python's lock is held.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_holder_of(given: *mut ffi::PyObject) -> *mut c_void {
    // SAFETY: guaranteed by the caller.
    let (py, given) = unsafe {
        let py = Python::assume_attached();
        (py, Borrowed::from_ptr(py, given))
    };
    let Some(instance) = Instance::behind(&given) else { return ptr::null_mut() };
    // A shared pointer frees its object independently of a container.
    let own = instance.leave(py).map_err(|failure| failure.into_py_err(py, "shared_ptr"));
    if let Err(error) = own.and_then(|()| instance.share(py, false)) {
        raised::raise(py, |_| error);
        return ptr::null_mut();
    }
    instance.holder().map_or(ptr::null_mut(), |holder| holder.object().address())
}

/// Makes a C++ shared pointer keep an instance by a new reference, because no holder keeps its object.
///
/// # Safety
/// `given` is an instance or the `this` of one, and Python's lock is held.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_keep_instance(given: *mut ffi::PyObject) {
    // SAFETY: guaranteed by the caller.
    let kept = unsafe { Borrowed::from_ptr(Python::assume_attached(), given) };
    if let Some(instance) = Instance::behind(&kept) {
        instance.change(OwnershipEvent::Lent);
    }
    // SAFETY: guaranteed by the caller; the pointer releases the reference.
    unsafe { ffi::Py_INCREF(given) };
}

/// An instance of a class for an object that a C++ holder keeps alive, and which the instance takes over: a
/// new reference, or null with an exception set.
///
/// # Safety
/// `table` is a class's table, `object` is an object of that class, `holder` keeps it alive, and Python's
/// lock is held.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_held_instance(
    table: *const c_void,
    object: *mut c_void,
    holder: *mut c_void,
) -> *mut ffi::PyObject {
    // SAFETY: guaranteed by the caller.
    let (py, class, object, holder) = unsafe {
        (Python::assume_attached(), &*table.cast::<Class>(), Object::new(object), Object::new(holder))
    };
    raised::new_reference(py, class.full_name(), || {
        if let Some(known) = registry::known(py, object, class).inspect_err(|_| destroy_holder(holder))? {
            destroy_holder(holder);
            return Ok(known);
        }
        let made = instance::new(py, class).inspect_err(|_| destroy_holder(holder))?;
        // SAFETY: the instance was just made.
        let instance = unsafe { Instance::at(made.as_ptr()) };
        instance.make(object, class.binding());
        instance.hold_by(py, holder)?;
        Ok(made)
    })
}

/// The Python name of a class, as static text.
///
/// # Safety
/// `table` is a class's table.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_class_name(table: *const c_void) -> *const std::ffi::c_char {
    // SAFETY: guaranteed by the caller.
    unsafe { &*table.cast::<Class>() }.name.as_ptr()
}
