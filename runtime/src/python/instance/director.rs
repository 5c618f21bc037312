//! Directors: C++ objects whose virtual functions an instance of a Python subclass overrides.
//!
//! The shim derives a C++ class from each director class. An object of the derived class is made only for an
//! instance of a Python subclass; it has a [`Link`] to the instance, and the instance has the link's address.
//! The side that is freed first removes itself from the link: C++ objects whose instance is gone call the
//! functions of their C++ class, and instances whose object is gone raise an error when they are used.
//!
//! Python frees the object of an instance that owns it. If C++ owns the object, the link holds a reference to
//! the instance.
//!
//! If C++ frees an object that it owns, the finalizer of the instance runs once, while the object is intact,
//! because there may still be other references to the instance.
//! `PyObject_CallFinalizer` is not in the stable ABI, although it has existed since Python 3.4. If this
//! Python does not export it, the finalizer runs when the last reference is released.

pub(crate) mod link;
pub(crate) mod lookup;
pub(crate) mod registry;

use crate::core::ownership::OwnershipEvent;
use crate::python::instance::director::link::{Forgotten, Link, NO_VERSION, forget};
use crate::python::instance::{Instance, give_up};
use crate::python::table::{Class, Director, Overridable};
use pyo3::ffi;
use pyo3::prelude::*;
use std::cell::Cell;
use std::ffi::{CStr, c_void};
use std::sync::atomic::{AtomicPtr, Ordering};
use std::{mem, ptr};

thread_local! {
    /// The instance of a Python subclass that is being constructed, with the class whose constructor runs.
    static DIRECTED: Cell<Directed> = const { Cell::new(Directed::NONE) };
}

#[derive(Clone, Copy)]
struct Directed {
    /// The instance whose methods C++ calls.
    this: *mut ffi::PyObject,
    /// The instance whose object the director is.
    owner: *mut ffi::PyObject,
    director: Option<&'static Director>,
}

impl Directed {
    const NONE: Directed = Directed { this: ptr::null_mut(), owner: ptr::null_mut(), director: None };
}

/// Tells a constructor to make a director, if the instance is one of a Python subclass.
pub(crate) struct Constructing {
    /// The instance that the thread was constructing before this one.
    outer: Option<Directed>,
}

impl Constructing {
    /// Records the call of the constructor of `class` on `instance`, which makes the object of `owner`. Both
    /// instances are alive.
    #[inline]
    pub(crate) fn of(class: &'static Class, instance: &Instance, owner: &Instance) -> Constructing {
        let Some(director) = class.director() else { return Constructing { outer: None } };
        let this = instance.as_ptr();
        // SAFETY: a live object has a type.
        let is_subclass = unsafe { !ptr::eq(ffi::Py_TYPE(this), class.object()) };
        let own = match is_subclass {
            true => Directed { this, owner: owner.as_ptr(), director: Some(director) },
            false => Directed::NONE,
        };
        Constructing { outer: Some(DIRECTED.replace(own)) }
    }
}

impl Drop for Constructing {
    fn drop(&mut self) {
        if let Some(outer) = self.outer {
            DIRECTED.set(outer);
        }
    }
}

/// The instance whose object is to be a director, for the constructor that C++ runs now.
#[unsafe(no_mangle)]
extern "C" fn quaff_directed_instance() -> *mut ffi::PyObject {
    DIRECTED.get().this
}

/// Connects a director with its instance; C++ calls this when it has just made the director.
///
/// # Safety
/// `link` is the director's, and stays until [`quaff_end_director`]; `this` comes from
/// [`quaff_directed_instance`], whose constructor is still running with the lock held.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_begin_director(link: *mut Link, this: *mut ffi::PyObject) {
    let Directed { owner, director, .. } = DIRECTED.replace(Directed::NONE);
    // SAFETY: guaranteed by the caller; the owner lives as long.
    let (link, instance, owner) = unsafe { (&mut *link, Instance::at(this), Instance::at(owner)) };
    link.this = this;
    link.owner = owner.as_ptr();
    link.table = director;
    link.version.store(NO_VERSION.cast_mut(), Ordering::Relaxed);
    owner.director.set(link);
    // An attribute may have been set before the constructor was called.
    link.is_open = instance.is_open.get() || instance.has_own_override(director);
}

/// Separates a director from its instance. The director's destructor calls this.
///
/// # Safety
/// `link` is the director's.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_end_director(link: *mut Link) {
    // SAFETY: guaranteed by the caller. Only the address is compared without the lock.
    if unsafe { (*link).this.is_null() } {
        return;
    }
    // When the interpreter has shut down, the memory of its objects may be gone. SAFETY: the function reads a
    // flag.
    if unsafe { ffi::Py_IsInitialized() } == 0 {
        return;
    }
    let _ = Python::try_attach(|_| {
        // SAFETY: guaranteed by the caller; the lock is held now, so no other thread disconnects the two.
        let this = unsafe { (*link).this };
        if this.is_null() {
            return;
        }
        // The finalizer of the instance may use the object, which is intact. SAFETY: as above; the link's
        // reference keeps the instance alive until here.
        let is_held = unsafe { std::mem::replace(&mut (*link).is_held, false) };
        if is_held {
            // SAFETY: the link refers to live instances.
            unsafe { Instance::at((*link).owner) }.change(OwnershipEvent::Ending);
            // SAFETY: as above.
            unsafe { finalize(this) };
        }
        // SAFETY: guaranteed by the caller. The finalizer may have moved the object to another instance.
        if !unsafe { (*link).this.is_null() } {
            // SAFETY: the link refers to live instances.
            let instance = unsafe { Instance::at((*link).owner) };
            let forgotten = instance.leave_director();
            instance.change(OwnershipEvent::Freed);
            drop(forgotten);
        }
        if is_held {
            give_up::give_up_one(this);
        }
    });
}

impl Instance {
    /// Adds the newly constructed object of a director to the registry of addresses.
    pub(crate) fn register_director(&self) {
        if !self.director.get().is_null() {
            registry::add(self);
        }
    }

    /// Disconnects the instance from its director and from those of its further objects. Most instances have
    /// neither.
    #[inline]
    pub(crate) fn leave_directors(&self) -> Option<Forgotten> {
        (self.is_director() || self.has_kept()).then(|| self.leave_all_directors())
    }

    #[inline(never)]
    fn leave_all_directors(&self) -> Forgotten {
        let mut forgotten = self.leave_director();
        self.parts().into_iter().for_each(|part| forgotten.add(part.leave_director()));
        forgotten
    }

    /// Releases the overrides that were found for the director, which may refer to the instance. They are
    /// looked up again if C++ calls them.
    pub(crate) fn forget_overrides(&self) -> Forgotten {
        // SAFETY: null, or the link of a live director, and the lock is held.
        unsafe { self.director.get().as_mut() }.map_or_else(Forgotten::default, forget)
    }

    /// Disconnects the instance from its director, before either of them is freed.
    #[inline]
    pub(crate) fn leave_director(&self) -> Forgotten {
        match self.director.replace(ptr::null_mut()) {
            link if link.is_null() => Forgotten::default(),
            link => self.part_from(link),
        }
    }

    fn part_from(&self, link: *mut Link) -> Forgotten {
        registry::remove(self);
        // SAFETY: a connected director is alive, and the lock is held.
        let link = unsafe { &mut *link };
        let this = std::mem::replace(&mut link.this, ptr::null_mut());
        link.version.store(NO_VERSION.cast_mut(), Ordering::Relaxed);
        let mut forgotten = forget(link);
        if std::mem::replace(&mut link.is_held, false) {
            forgotten.add_one(this);
        }
        forgotten
    }

    /// Takes over the director of another instance, whose object this instance has now.
    pub(super) fn take_director(&self, other: &Instance) {
        // SAFETY: null, or the link of a live director, and the lock is held.
        let Some(link) = (unsafe { other.director.get().as_mut() }) else { return };
        registry::remove(other);
        other.director.set(ptr::null_mut());
        self.director.set(link);
        link.this = self.as_ptr();
        link.owner = self.as_ptr();
        link.version.store(NO_VERSION.cast_mut(), Ordering::Relaxed);
        link.is_open = self.is_open.get() || self.has_own_override(link.table);
        let is_held = link.is_held;
        if is_held {
            // SAFETY: a live object.
            unsafe { ffi::Py_INCREF(self.as_ptr()) };
        }
        registry::add(self);
        let mut forgotten = forget(link);
        if is_held {
            forgotten.add_one(other.as_ptr());
        }
    }

    /// Makes the director hold its instance if C++ owns the object now, or release it if Python does.
    pub(crate) fn follow_owner(&self) {
        // SAFETY: null, or the link of a live director, and the lock is held.
        let Some(link) = (unsafe { self.director.get().as_mut() }) else { return };
        let is_held = self.ownership.get().is_left();
        match (link.is_held, is_held) {
            (false, true) => {
                link.is_held = true;
                // SAFETY: a live object.
                unsafe { ffi::Py_INCREF(link.this) };
            }
            (true, false) => {
                link.is_held = false;
                give_up::give_up_one(link.this);
            }
            _ => {}
        }
    }

    /// Records that an attribute of the instance may hide a method, or that its type changes. `name` is a
    /// live object.
    #[cold]
    pub(crate) fn note_attribute(&self, name: *mut ffi::PyObject) {
        self.parts().into_iter().for_each(|part| part.note_own_attribute(name));
        self.note_own_attribute(name);
    }

    fn note_own_attribute(&self, name: *mut ffi::PyObject) {
        // SAFETY: null, or the link of a live director, and the lock is held.
        let Some(link) = (unsafe { self.director.get().as_mut() }) else { return };
        // SAFETY: live objects; the texts end with zeros.
        let is = |other: &CStr| unsafe { ffi::PyUnicode_CompareWithASCIIString(name, other.as_ptr()) == 0 };
        let functions = link.table.map_or(&[][..], |director| director.functions);
        // SAFETY: a live object.
        if unsafe { ffi::PyUnicode_Check(name) } == 0 || is(c"__class__") {
            link.version.store(NO_VERSION.cast_mut(), Ordering::Relaxed);
            drop(forget(link));
        } else if functions.iter().any(|function| is(function.name)) {
            self.open_director();
        }
    }

    /// Makes every call look for attributes of the instance, because its dictionary may change without
    /// notice.
    pub(crate) fn open_director(&self) {
        self.is_open.set(true);
        self.parts().into_iter().for_each(Instance::open_director);
        // SAFETY: null, or the link of a live director, and the lock is held.
        if let Some(link) = unsafe { self.director.get().as_mut() } {
            link.is_open = true;
            drop(forget(link));
        }
    }

    /// Whether an attribute of the instance has the name of a function that Python may override.
    fn has_own_override(&self, director: Option<&'static Director>) -> bool {
        let dict = self.dict.get();
        let functions = director.map_or(&[][..], |director| director.functions);
        let has = |function: &Overridable| {
            let name = function.name();
            // SAFETY: live objects, or NULL: the dictionary of a live instance, and an owned str, which is
            // released.
            unsafe {
                let has = !name.is_null() && ffi::PyDict_Contains(dict, name) == 1;
                ffi::Py_XDECREF(name);
                has
            }
        };
        !dict.is_null() && functions.iter().any(has)
    }

    pub(crate) fn is_director(&self) -> bool {
        !self.director.get().is_null()
    }
}

/// The address of `PyObject_CallFinalizer` after a module was loaded; NULL if Python does not export it.
static FUNCTION: AtomicPtr<c_void> = AtomicPtr::new(ptr::null_mut());

/// The type of `PyObject_CallFinalizer`.
type CallFinalizer = unsafe extern "C" fn(*mut ffi::PyObject);

/// Looks up the function.
pub(crate) fn find() {
    // SAFETY: the name ends with a zero.
    let found = unsafe { libc::dlsym(libc::RTLD_DEFAULT, c"PyObject_CallFinalizer".as_ptr()) };
    FUNCTION.store(found, Ordering::Relaxed);
}

/// Runs the finalizer, unless it has already run.
///
/// # Safety
/// `object` is alive, and another reference keeps it alive meanwhile; the lock is held.
pub(super) unsafe fn finalize(object: *mut ffi::PyObject) {
    let function = FUNCTION.load(Ordering::Relaxed);
    if !function.is_null() {
        // SAFETY: guaranteed by the caller; the function has this type in all versions.
        unsafe { mem::transmute::<*mut c_void, CallFinalizer>(function)(object) };
    }
}
