//! The pointer of an instance that SWIG modules read and write: quaff writes the object into it, and SWIG
//! records whether C++ owns the object from then on.
//!
//! A pointer refers to the object as its own class first, and then as each of its bases. SWIG writes to the
//! pointer when a function takes the object; the instance reads that before it frees the object, and whenever
//! its owner is requested.

use crate::core::object::Object;
use crate::core::ownership::OwnershipEvent;
use crate::python::instance::cells::{Pointer, SwigPointers};
use crate::python::instance::{Instance, holder};
use crate::python::interpreter::swig::VERSIONS;
use crate::python::interpreter::swig::layout::{self, nothing};
use crate::python::table::Class;
use crate::python::table::holder::SharedPointer;
use pyo3::ffi;
use pyo3::prelude::*;
use std::{mem, ptr};

impl SwigPointers {
    /// Clears a pointer for SWIG, and its pointers to the bases, because its object is gone.
    ///
    /// # Safety
    /// `pointer` is alive, and the lock is held.
    pub(crate) unsafe fn clear(pointer: *mut Pointer) {
        // SAFETY: guaranteed by the caller.
        unsafe { (*pointer).write_swig(None) };
    }

    /// Frees everything that a pointer owns, when there are no more references to the pointer.
    ///
    /// # Safety
    /// `pointer` is alive, and the lock is held.
    pub(crate) unsafe fn free(pointer: *mut Pointer) {
        // SAFETY: guaranteed by the caller. The pointers to the shared pointers are cleared before these are
        // freed.
        unsafe {
            SwigPointers::clear(pointer);
            drop(mem::take(&mut (*pointer).for_swig));
        }
    }

    /// Makes shared pointers to an object that a holder keeps. Those that SWIG already knows keep their
    /// addresses.
    fn share(&mut self, shown: &Shown, holder: &Instance) {
        let Some(adopt) = shown.class.adopts() else { return };
        let mut count = 0;
        for (_, object) in shown.classes() {
            let pointer = holder::shared_pointer(holder, object);
            // SAFETY: the holder has a counted reference.
            let copy = || unsafe { SharedPointer::copy(pointer, adopt) };
            match self.shared.get_mut(count) {
                Some(known) if known.pointer() == pointer => {}
                // A SWIG function has reset the pointer, so no function still uses the old value.
                Some(known) if known.pointer() == [ptr::null_mut(); 2] => known.swap(&mut copy()),
                Some(known) => self.earlier.push(mem::replace(known, copy())),
                None => self.shared.push(copy()),
            }
            count += 1;
        }
        self.earlier.extend(self.shared.drain(count..));
    }
}

impl Pointer {
    /// The pointer for each version of SWIG's runtime, with the index of the version; for the earlier version
    /// only after one of its modules has requested it.
    fn faces(&mut self) -> impl Iterator<Item = (usize, *mut layout::Pointer)> + use<> {
        let faces = [(0, &raw mut self.swig), (1, self.for_swig.older)];
        faces.into_iter().filter(|(_, face)| !face.is_null())
    }

    /// Writes the address and the ownership of an instance's object into the structs that modules of SWIG
    /// read, or clears these.
    fn write_swig(&mut self, instance: Option<&Instance>) {
        let shown = instance.and_then(Shown::of);
        let owns = instance.is_some_and(Instance::is_owner_for_swig);
        self.for_swig.owns = owns && shown.is_some();
        let holder = instance.and_then(Instance::shared_with_swig);
        if let (Some(shown), Some(holder)) = (&shown, holder) {
            self.for_swig.share(shown, holder);
        }
        for (version, face) in self.faces() {
            let bases = &mut self.for_swig.bases[version];
            bases.clear();
            // SAFETY: the pointer is alive, and the lock is held. The pointers to the bases stay in place
            // until the next update.
            unsafe {
                layout::Pointer::clear(face);
                let Some(shown) = &shown else { continue };
                (*face).address = shown.object.address();
                (*face).kind = shown.kind(version);
                (*face).owns = owns.into();
                bases.extend(shown.bases(version, owns));
                let classes = shown.classes().map(|(class, _)| class.swig_shared_type(version));
                bases.extend(
                    self.for_swig
                        .shared
                        .iter()
                        .zip(classes)
                        .filter(|(_, kind)| holder.is_some() && !kind.is_null())
                        .map(|(shared, kind)| layout::Pointer::plain(shared.address(), kind, owns)),
                );
                let mut next: *mut layout::Pointer = ptr::null_mut();
                for base in bases.iter_mut().rev() {
                    base.next = next.cast();
                    next = base;
                }
                (*face).next = next.cast();
            }
        }
    }

    /// Applies the changes that SWIG has made to the pointers to the instance.
    pub(crate) fn read_swig(&mut self) {
        if !self.instance.is_null() {
            let changes = self.changes();
            // SAFETY: the instance is alive: it has the pointer, or the pointer has a reference to it; the
            // lock is held.
            unsafe { Instance::at(self.instance) }.apply(self, changes);
        }
    }

    /// Reads the changes that SWIG functions have made to the pointers since the last time.
    fn changes(&mut self) -> OwnershipInSwig {
        let mut changes = OwnershipInSwig { owns: self.for_swig.owns, has_object: true };
        let owned = self.for_swig.owns;
        for (version, face) in self.faces() {
            // SAFETY: the pointer is alive, and the lock is held.
            let face = unsafe { &*face };
            if ptr::eq(face.kind, nothing()) {
                continue;
            }
            for pointer in [face].into_iter().chain(&self.for_swig.bases[version]) {
                changes.has_object &= !pointer.address.is_null();
                if (pointer.owns != 0) != owned {
                    changes.owns = !owned;
                }
            }
        }
        changes
    }

    /// The pointer for modules of the first versions of SWIG's runtime: a new reference, or NULL with an
    /// exception set.
    ///
    /// # Safety
    /// The pointer is alive, and the lock is held; `kind` is the type of such pointers.
    pub(crate) unsafe fn older(&mut self, kind: *mut ffi::PyTypeObject) -> *mut ffi::PyObject {
        // SAFETY: guaranteed by the caller; the fields after the head are written before the object is
        // exposed.
        unsafe {
            if self.for_swig.older.is_null() {
                let made: *mut layout::Pointer = ffi::PyObject_New(kind);
                if made.is_null() {
                    return made.cast();
                }
                layout::Pointer::clear(made);
                self.for_swig.older = made;
            }
            self.read_swig();
            self.write_swig((!self.instance.is_null()).then(|| Instance::at(self.instance)));
            ffi::Py_NewRef(self.for_swig.older.cast())
        }
    }
}

/// The ownership of an object as SWIG's modules have left it.
struct OwnershipInSwig {
    /// Whether the Python object owns the object.
    owns: bool,
    /// Whether the object exists: SWIG sets the address to null if C++ has taken the object permanently.
    has_object: bool,
}

/// An object that SWIG modules may use, with its class.
struct Shown {
    class: &'static Class,
    object: Object,
}

impl Shown {
    /// The object of an instance; `None` if it is gone, or if other code refers to elements of it, which a
    /// function could move.
    fn of(instance: &Instance) -> Option<Shown> {
        let class = instance.class.get()?.binding();
        let object = instance.live_object();
        let is_shown = !object.is_null() && !instance.reaches_exports();
        is_shown.then_some(Shown { class, object })
    }

    /// The object as its class and as each of its bases.
    fn classes(&self) -> impl Iterator<Item = (&'static Class, Object)> {
        let object = self.object;
        let bases = self.class.bases.iter().map(move |base| (base.class, (base.cast)(object)));
        [(self.class, object)].into_iter().chain(bases)
    }

    fn kind(&self, version: usize) -> *mut layout::SwigType {
        let kind = self.class.swig_type(version);
        if kind.is_null() { nothing() } else { kind }
    }

    fn bases(&self, version: usize, owns: bool) -> impl Iterator<Item = layout::Pointer> {
        self.class.bases.iter().filter_map(move |base| {
            let (kind, address) = (base.class.swig_type(version), (base.cast)(self.object).address());
            (!kind.is_null() && !address.is_null()).then(|| layout::Pointer::plain(address, kind, owns))
        })
    }
}

impl Instance {
    /// The holder of the object, which is created if a SWIG module has shared pointers to objects of its
    /// class.
    fn shared_with_swig(&self) -> Option<&Instance> {
        let class = self.class.get()?.binding();
        class.adopts()?;
        // SAFETY: the lock is held wherever instances are used.
        let py = unsafe { Python::assume_attached() };
        let known = |class: &Class| {
            let types =
                VERSIONS.iter().enumerate().map(|(at, version)| (version, class.swig_shared_type(at)));
            types.filter(|(_, kind)| !kind.is_null()).any(|(version, kind)| version.is_of_swig(py, kind))
        };
        if self.own_holder().is_none() && (known(class) || class.bases.iter().any(|base| known(base.class))) {
            // Without memory there is no shared pointer.
            self.share(py, false).ok()?;
        }
        self.own_holder()
    }

    /// Whether SWIG may take the object: the instance or its shared pointer frees it.
    fn is_owner_for_swig(&self) -> bool {
        self.is_owner() || self.own_holder().is_some()
    }

    /// Applies everything that SWIG has written to the pointers, and then writes the current object into
    /// them.
    pub(crate) fn write_swig(&self) {
        self.read_swig();
        // SAFETY: null, or this instance's own pointer; the lock is held.
        if let Some(pointer) = unsafe { self.pointer.get().as_mut() } {
            pointer.write_swig(Some(self));
        }
    }

    /// Applies the changes that SWIG has made to the pointers of the object.
    #[inline]
    pub(crate) fn read_swig(&self) {
        if !self.pointer.get().is_null() {
            self.read_pointers();
        }
    }

    #[cold]
    fn read_pointers(&self) {
        // SAFETY: this instance's own pointer; the lock is held.
        let pointer = unsafe { &mut *self.pointer.get() };
        let changes = pointer.changes();
        self.apply(pointer, changes);
    }

    fn apply(&self, pointer: &mut Pointer, state: OwnershipInSwig) {
        match (pointer.for_swig.owns, state.owns) {
            (true, false) => self.surrender(),
            (false, true) => self.take_ownership(),
            _ => {}
        }
        if !state.has_object {
            self.change(OwnershipEvent::Freed);
        }
        if state.owns != pointer.for_swig.owns || !state.has_object {
            pointer.write_swig(Some(self));
        }
    }
}
