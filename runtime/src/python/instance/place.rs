//! The places of objects that move with others: elements of containers, and data members of elements.
//!
//! The instance of such an object has no address but a place: its keeper, which is the instance of the
//! container or of the element, and an index, a key or an offset in the keeper's object. The container's
//! table has a C++ function that finds the element (`Conversion::places`, `include/quaff/element.hpp`); the
//! runtime calls it before each use, when no more Python code can run before the use. So nothing refers to
//! memory that C++ has freed when it changed the container, and an element always refers to the current
//! contents of its place.
//!
//! The instance of the container lists the live elements (`instance/reached.rs`). An element *leaves* its
//! place, and gets a copy of its own, before a method moves or erases it (`container/change.rs`). After
//! `v[0], v[1] = v[1], v[0]` the elements are therefore swapped, which they would not be with references to
//! the container's memory. References that C++ has returned for an element are listed with it, and are lost
//! when the container changes. Where C++ has an address for longer (arrays over members, pointers that C++
//! keeps, calls that may call Python), the containers are pinned (`instance/pins.rs`), and refuse methods
//! that could move elements.

use crate::core::error::{Error, ErrorKind};
use crate::core::exception;
use crate::core::object::{Object, PythonObject};
use crate::core::ownership::{Keeper, OwnershipEvent};
use crate::python::instance::cells::{Found, PlaceKind, UnreadKey};
use crate::python::instance::key::Key;
use crate::python::instance::{Instance, give_up};
use crate::python::interpreter::{Failure, Result};
use crate::python::table::Class;
use crate::python::table::class::Places;
use pyo3::ffi;
use pyo3::prelude::*;
use std::ffi::c_void;
use std::ptr;
use std::sync::atomic::Ordering;

impl From<UnreadKey> for Failure {
    #[cold]
    fn from(UnreadKey: UnreadKey) -> Failure {
        Failure::value(Error::new(ErrorKind::Memory, "no memory to read the key of an element"))
    }
}

/// A place within the object of a keeper.
pub(crate) enum Place<'py> {
    /// The element of a sequence with this index, from the beginning.
    Index(i64),
    /// The element of a map with this key.
    Key(Bound<'py, PyAny>),
    /// A data member at this offset in bytes.
    Part(i64),
}

impl Place<'_> {
    /// The key under which an element is listed.
    #[inline]
    pub(crate) fn key(&self) -> Option<Key> {
        match self {
            Place::Index(index) => Some(Key::Index(*index)),
            Place::Key(key) => Key::of(key),
            Place::Part(_) => None,
        }
    }
}

impl Class {
    /// The functions that find elements, if the class is a container of objects.
    pub(crate) fn places(&'static self) -> Option<&'static Places> {
        self.binding().conversion.as_ref()?.places.as_ref()
    }

    /// Asks C++ for the stride of the elements, if the class is a vector.
    pub(crate) fn ask_for_stride(&self) {
        if let Some(places) = self.conversion.as_ref().and_then(|conversion| conversion.places) {
            let mut stride = 0;
            (places.find)(Object::NULL, &mut stride, PythonObject::NULL);
            self.loaded.stride.store(stride, Ordering::Relaxed);
        }
    }
}

impl Instance {
    /// Makes an instance without an object refer to one that has a place inside the object of `keeper`.
    #[inline]
    pub(crate) fn put(&self, keeper: &Instance, class: &'static Class, place: &Place<'_>) {
        let (kind, number) = match place {
            Place::Index(index) => (PlaceKind::Index, *index),
            Place::Key(key) => (PlaceKind::Key, key.clone().into_ptr().expose_provenance() as i64),
            Place::Part(offset) => (PlaceKind::Part, *offset),
        };
        self.place.kind.set(kind);
        self.place.number.set(number);
        self.class.set(Some(class.binding()));
        // SAFETY: a live instance.
        let keeper = unsafe { ffi::Py_NewRef(keeper.as_ptr()) };
        let _none = self.ownership.apply(OwnershipEvent::Placed(Keeper::new(keeper)));
        // The container may have this instance as an attribute, which forms a cycle.
        self.track();
    }

    /// Whether the object is an element of a container.
    #[inline]
    pub(crate) fn is_element(&self) -> bool {
        matches!(self.place.kind.get(), PlaceKind::Index | PlaceKind::Key)
    }

    /// Whether the object has a place and no address of its own.
    #[inline]
    pub(crate) fn is_placed(&self) -> bool {
        self.ownership.get().is_placed()
    }

    /// Whether the object has, or had, a place in another object: its address may change while Python holds
    /// it.
    pub(crate) fn has_place(&self) -> bool {
        self.place.kind.get() != PlaceKind::None
    }

    /// Whether the object is or was an element, so that there is only one instance for it.
    pub(crate) fn has_moved(&self) -> bool {
        matches!(self.place.kind.get(), PlaceKind::Index | PlaceKind::Key | PlaceKind::Left)
    }

    /// The offset of an object that is part of an element.
    pub(crate) fn offset(&self) -> Option<i64> {
        (self.place.kind.get() == PlaceKind::Part).then(|| self.place.number.get())
    }

    /// The instance whose object contains the place of this one.
    pub(crate) fn whole(&self) -> Option<&Instance> {
        // SAFETY: an object with a place has a keeper: a live instance, because this one refers to it.
        self.is_placed().then(|| unsafe { Instance::at(self.keeper()) })
    }

    /// The current address of an object that has a place.
    #[inline]
    pub(crate) fn find(&self) -> Found {
        // SAFETY: an object with a place has a keeper: a live instance, because this one refers to it.
        let whole = unsafe { Instance::at(self.keeper()) };
        match self.place.kind.get() {
            PlaceKind::Index => {
                whole.in_vector(self.place.number.get()).map_or_else(|| self.find_by_cxx(whole), Ok)
            }
            _ => self.find_by_cxx(whole),
        }
    }

    /// The current address of an element of a vector that Python owns, and the vector's instance, if the
    /// vector's layout is known: such an element is found without a call of C++. `None` for any other object.
    #[inline(always)]
    pub(crate) fn find_in_vector(&self) -> Option<(Object, &Instance)> {
        if self.place.kind.get() != PlaceKind::Index || !self.is_placed() {
            return None;
        }
        // SAFETY: an object with a place has a keeper: a live instance, because this one refers to it.
        let whole = unsafe { Instance::at(self.keeper()) };
        Some((whole.in_vector(self.place.number.get())?, whole))
    }

    /// The address of an element of the vector that this instance owns, if the vector's layout is known.
    #[inline(always)]
    fn in_vector(&self, index: i64) -> Option<Object> {
        let stride = self.class.get()?.loaded.stride.load(Ordering::Relaxed);
        let state = self.ownership.get();
        if stride == 0 || !state.is_owner() {
            return None;
        }
        let bounds: *const [*mut c_void; 2] = state.object().address().cast();
        // SAFETY: C++ has reported that such a vector begins with these two addresses.
        let [begin, end] = unsafe { *bounds };
        let address = begin.wrapping_byte_offset(index.wrapping_mul(stride) as isize);
        // SAFETY: the address is within the elements.
        (address < end).then(|| unsafe { Object::new(address) })
    }

    #[inline(never)]
    fn find_by_cxx(&self, whole: &Instance) -> Found {
        let object = whole.look_up()?;
        let mut number = self.place.number.get();
        Ok(match self.place.kind.get() {
            _ if object.is_null() => object,
            // SAFETY: the object still has the size that it had when the member was found.
            PlaceKind::Part => unsafe { Object::new(object.address().byte_offset(number as isize)) },
            PlaceKind::Index => match whole.as_container(object) {
                Some((places, container)) => (places.find)(container, &mut number, PythonObject::NULL),
                None => Object::NULL,
            },
            PlaceKind::Key => match whole.as_container(object) {
                Some((places, container)) => {
                    let mut outcome = 0;
                    // SAFETY: the place has a reference to the key.
                    let key = unsafe { PythonObject::new(self.key_address().cast()) };
                    let found = (places.find)(container, &mut outcome, key);
                    if outcome < 0 {
                        return Err(UnreadKey);
                    }
                    found
                }
                None => Object::NULL,
            },
            PlaceKind::None | PlaceKind::Left => Object::NULL,
        })
    }

    /// The functions that find elements of the container `object`, and its address as that container.
    #[inline]
    pub(crate) fn as_container(&self, object: Object) -> Option<(&'static Places, Object)> {
        let class = self.class.get()?;
        if let Some(places) = class.places() {
            return Some((places, object));
        }
        let mut bases = class.binding().bases.iter();
        bases.find_map(|base| Some((base.class.places()?, (base.cast)(object))))
    }

    fn key_address(&self) -> *mut ffi::PyObject {
        ptr::with_exposed_provenance_mut(self.place.number.get() as usize)
    }

    /// The place of an element.
    #[inline]
    pub(crate) fn place<'py>(&self, py: Python<'py>) -> Option<Place<'py>> {
        match self.place.kind.get() {
            PlaceKind::Index => Some(Place::Index(self.place.number.get())),
            // SAFETY: the place has a reference to the key.
            PlaceKind::Key => Some(Place::Key(unsafe { Bound::from_borrowed_ptr(py, self.key_address()) })),
            _ => None,
        }
    }

    /// A copy of the element; null if the element no longer exists.
    ///
    /// # Errors
    /// The exception of the copy constructor, or MemoryError if the element's key cannot be read.
    pub(crate) fn copied(&self) -> Result<Object> {
        let Some(whole) = self.whole() else { return Ok(Object::NULL) };
        let object = self.find()?;
        let mut copied = Object::NULL;
        match whole.as_container(whole.live_object()) {
            Some((places, _)) if !object.is_null() && !(places.copy)(object, &mut copied) => {
                Err(exception::take().into())
            }
            _ => Ok(copied),
        }
    }

    /// Detaches an element from its place, with a copy of its own.
    ///
    /// # Errors
    /// The errors of [`Instance::copied`]. The element then stays.
    pub(crate) fn leave(&self, py: Python<'_>) -> Result<()> {
        if self.is_element() {
            let copied = self.copied()?;
            self.leave_with(py, copied)?;
        }
        Ok(())
    }

    /// Detaches an element from its place. `copied` is its own object from now on, or null for none.
    ///
    /// # Errors
    /// MemoryError for a class whose objects have shared pointers to themselves.
    pub(crate) fn leave_with(&self, py: Python<'_>, copied: Object) -> Result<()> {
        // Objects that were reached through a reference are in the memory that the element leaves.
        self.lose_references(py);
        let is_used = self.whole().is_some_and(|whole| whole.in_use.get() != 0);
        self.forget_place();
        let keeper = match copied.is_null() {
            true => {
                let _kept = self.ownership.apply(OwnershipEvent::Freed);
                self.ownership.apply(OwnershipEvent::Released)
            }
            false => self.ownership.apply(OwnershipEvent::Copied(copied)),
        };
        // A C++ call has the address of the element that was left, so the container is kept forever.
        if !is_used {
            give_up::give_up_one(keeper.address());
        }
        Ok(self.share(py, true)?)
    }

    /// Removes an element from the list of its container. No user code runs.
    #[inline]
    pub(crate) fn leave_list(&self) {
        // SAFETY: the lock is held wherever instances are used.
        let key = self.place(unsafe { Python::assume_attached() }).and_then(|place| place.key());
        if let (Some(container), Some(key)) = (self.whole(), key) {
            container.unlist_element(&key, self);
        }
    }

    /// Removes an element from the list of its container, and from its place there.
    #[inline]
    pub(crate) fn forget_place(&self) {
        if !self.is_element() {
            return;
        }
        self.leave_list();
        if self.place.kind.replace(PlaceKind::Left) == PlaceKind::Key {
            // SAFETY: the place's own reference; the lock is held.
            unsafe { ffi::Py_DECREF(self.key_address()) };
        }
    }

    /// The error for an object that is no longer in its place.
    #[cold]
    pub(crate) fn is_lost(&self) -> Failure {
        let name = self.class.get().map_or("object", Class::full_name);
        let message = format!(
            "the `{name}` is gone: the container that it was an element of has none at its place any more"
        );
        Failure::value(Error::new(ErrorKind::Index, message))
    }
}
