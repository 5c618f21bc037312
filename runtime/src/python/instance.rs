//! The Python instance of a C++ object.

pub(crate) mod cells;
pub(crate) mod director;
pub(crate) mod exports;
pub(crate) mod give_up;
pub(crate) mod holder;
pub(crate) mod keep;
pub(crate) mod key;
pub(crate) mod pins;
pub(crate) mod place;
pub(crate) mod pointer_object;
pub(crate) mod reached;
pub(crate) mod relations;
pub(crate) mod root;
pub(crate) mod swig;

use crate::core::error::{Error, ErrorKind};
use crate::core::object::Object;
use crate::core::ownership::{Keeper, OwnershipCell, OwnershipEvent, Reach};
use crate::python::instance::cells::{Found, Kept, PlaceCell, Pointer, Reached};
use crate::python::instance::director::link::Link;
use crate::python::interpreter::{Failure, Result};
use crate::python::table::{Class, This};
use pyo3::ffi;
use pyo3::prelude::*;
use std::cell::Cell;
use std::ptr;
use std::sync::atomic::Ordering;

/// The memory layout of the instances of all classes. Python subclasses put their own fields after it.
#[repr(C)]
pub(crate) struct Instance {
    head: ffi::PyObject,
    /// The object, and who frees it. A keeper is an instance, or a tuple of instances.
    pub(crate) ownership: OwnershipCell,
    /// `None` before `__init__`. Python's type may be a different one, because any code can assign
    /// `__class__`.
    pub(crate) class: Cell<Option<&'static Class>>,
    /// Whether other code has the dictionary of attributes, and may change it without notice.
    pub(crate) is_open: Cell<bool>,
    /// Whether a member is being assigned a value that moves no memory shown by arrays.
    pub(crate) is_assigned: Cell<bool>,
    /// The number of buffers over the elements of this object, if it is a container.
    pub(crate) exports: Cell<u32>,
    /// The number of arrays over data members of the object or of its parts.
    pub(crate) shown: Cell<u32>,
    /// The number of running C++ calls that use elements of this object, if it is a container, or of a
    /// container inside it.
    pub(crate) in_use: Cell<u32>,
    /// The number of running calls that use the object, if they may run Python code.
    pub(crate) users: Cell<i32>,
    /// The objects that the object is known to point to.
    pub(crate) kept: Cell<Option<Box<Kept>>>,
    /// The place of the object, if it moves with another object.
    pub(crate) place: PlaceCell,
    /// The instances that Python holds for parts of the object.
    pub(crate) reached: Cell<Option<Box<Reached>>>,
    /// The pointer object that the attribute `this` returns; NULL until the attribute is first read.
    pub(crate) pointer: Cell<*mut Pointer>,
    /// The link of the object, if it is a director; otherwise NULL.
    pub(crate) director: Cell<*mut Link>,
    /// Attributes that Python code adds; NULL until there is one.
    pub(crate) dict: Cell<*mut ffi::PyObject>,
    pub(crate) weak_references: Cell<*mut ffi::PyObject>,
}

impl Instance {
    /// The instance that `object` is; `None` if it is not one of ours.
    #[inline]
    pub(crate) fn of<'a>(object: &'a Bound<'_, PyAny>) -> Option<&'a Instance> {
        // SAFETY: a live object, and the lock is held.
        let is_ours = unsafe { root::is_instance(object.as_ptr()) };
        // SAFETY: every subtype of the root has this layout at its start; the object lives for `'a`.
        is_ours.then(|| unsafe { Instance::at(object.as_ptr()) })
    }

    /// The instance at `object`.
    ///
    /// # Safety
    /// `object` is alive for `'a`, and its type is a subtype of the root.
    pub(crate) unsafe fn at<'a>(object: *mut ffi::PyObject) -> &'a Instance {
        // SAFETY: guaranteed by the caller. Mutable fields are in cells, and the lock is held.
        unsafe { &*object.cast::<Instance>() }
    }

    pub(crate) fn as_ptr(&self) -> *mut ffi::PyObject {
        (&raw const *self).cast_mut().cast()
    }

    /// The object as one of `class`, or the reason why it is not one.
    #[inline(always)]
    pub(crate) fn object_as(&self, class: &'static Class) -> Result<Object> {
        match self.owned_as(class) {
            Some(object) => Ok(object),
            None => self.found_as(class),
        }
    }

    /// The object in the most common case: alive without a keeper, of exactly this class, and not taken over
    /// by SWIG.
    #[inline(always)]
    pub(crate) fn owned_as(&self, class: &'static Class) -> Option<Object> {
        let state = self.ownership.get();
        (self.is_exactly(class) && state.is_only_owner()).then(|| state.object())
    }

    /// Whether the object is of exactly this class, and SWIG has no pointer to it.
    #[inline(always)]
    fn is_exactly(&self, class: &'static Class) -> bool {
        self.class.get().is_some_and(|own| ptr::eq(own, class)) && self.pointer.get().is_null()
    }

    /// The object of an element of a vector, the most common kind of object without an address of its own,
    /// and the vector's instance.
    #[inline(always)]
    pub(crate) fn element_as(&self, class: &'static Class) -> Option<(Object, &Instance)> {
        if self.is_exactly(class) { self.find_in_vector() } else { None }
    }

    #[inline(never)]
    fn found_as(&self, class: &'static Class) -> Result<Object> {
        match self.element_as(class) {
            Some((object, _)) => Ok(object),
            None => self.converted_as(class),
        }
    }

    #[inline(never)]
    fn converted_as(&self, class: &'static Class) -> Result<Object> {
        self.read_swig();
        let Some(own) = self.class.get() else { return Err(self.absent(class.full_name())) };
        let object = self.look_up()?;
        if ptr::eq(own, class) && !object.is_null() {
            return Ok(object);
        }
        let found = if object.is_null() { None } else { own.cast(object, class) };
        match (found, self.part(class)) {
            (Some(found), _) => Ok(found),
            (None, Some(part)) => part.object_as(class),
            (None, None) if object.is_null() => Err(self.is_gone()),
            (None, None) => Err(self.is_another(class)),
        }
    }

    /// The object, of any class, or the reason why there is none.
    #[inline]
    pub(crate) fn object_as_it_is(&self) -> Result<Object> {
        match self.look_up()? {
            object if !object.is_null() => Ok(object),
            _ if self.class.get().is_some() => Err(self.is_gone()),
            _ => Err(self.absent("object")),
        }
    }

    /// The object as one of `class` that moves to C++.
    #[cold]
    pub(crate) fn released_as(&self, class: &'static Class) -> Result<Object> {
        let ownership = self.ownership.get();
        let is_only_owner = ownership.is_only_owner() || self.is_owned_by_swig() == Some(true);
        if self.class.get().is_none() || is_only_owner {
            return self.object_as(class);
        }
        let why = if ownership.is_shared() || self.holder().is_some() {
            "a shared pointer holds the object, and does not let go of it"
        } else {
            "pass an object that is its own owner"
        };
        let message = format!("cannot release ownership as memory is not owned: {why}");
        Err(Failure::value(Error::new(ErrorKind::Runtime, message)))
    }

    /// Whether the instance has an object that Python does not own.
    #[cold]
    pub(crate) fn is_owned_by_cxx(&self) -> bool {
        self.is_alive() && !self.is_owner() && self.is_owned_by_swig() != Some(true)
    }

    /// Whether the object is a director that C++ has begun to free.
    pub(crate) fn is_ending(&self) -> bool {
        let ownership = self.ownership.get();
        self.is_director() && ownership.is_left() && ownership.reach().single
    }

    /// Checks that the object may be followed by others in memory, because its instance was made from a
    /// pointer.
    #[cold]
    pub(crate) fn check_several(&self) -> Result<()> {
        if !self.is_owner() && !self.ownership.get().reach().single && self.own_holder().is_none() {
            return Ok(());
        }
        let name = self.class.get().map_or("object", Class::full_name);
        let message = format!(
            "expected a pointer to the first of several objects, which are copied: this `{name}` is one by itself"
        );
        Err(Failure::value(Error::new(ErrorKind::Value, message)))
    }

    /// Whether the instance's object is one of `class`.
    pub(crate) fn is_of(&self, class: &'static Class) -> bool {
        self.class.get().is_some_and(|own| own.cast(self.object(), class).is_some())
    }

    /// Whether the instance still has its object, as far as Python knows.
    #[inline]
    pub(crate) fn is_alive(&self) -> bool {
        !self.live_object().is_null()
    }

    /// The object, if it still exists as far as Python knows; otherwise null.
    #[inline]
    pub(crate) fn live_object(&self) -> Object {
        self.look_up().unwrap_or(Object::NULL)
    }

    /// The object, as [`Instance::live_object`] returns it, for callers that report why there is none.
    #[inline]
    pub(crate) fn look_up(&self) -> Found {
        let state = self.ownership.get();
        if state.is_placed() {
            return self.find();
        }
        let is_alive = state.is_owner() || state.keeper().is_none() || self.is_kept_alive();
        Ok(if is_alive { state.object() } else { Object::NULL })
    }

    /// Whether the instance that keeps the object alive still has it.
    fn is_kept_alive(&self) -> bool {
        // SAFETY: an instance that does not free its object has a keeper, which is alive because of this
        // reference; the lock is held.
        unsafe { holds_objects(self.keeper()) }
    }

    #[cold]
    fn is_another(&self, class: &Class) -> Failure {
        let own = self.class.get().map_or("object", Class::full_name);
        let message = format!("expected a `{}`, got a `{own}`", class.full_name());
        Failure::value(Error::new(ErrorKind::Type, message))
    }

    #[cold]
    fn absent(&self, name: &str) -> Failure {
        let message =
            format!("the `{name}` was not constructed: call `super().__init__(…)` before anything else");
        Failure::value(Error::new(ErrorKind::Runtime, message))
    }

    #[cold]
    fn is_gone(&self) -> Failure {
        if self.is_placed() {
            return self.is_lost();
        }
        let own = self.class.get().map_or("object", Class::full_name);
        let message = format!("the `{own}` is gone: C++ owned it, and has freed it, or made none");
        Failure::value(Error::new(ErrorKind::Runtime, message))
    }

    /// The object; null before `__init__` and after the object is gone.
    #[inline]
    pub(crate) fn object(&self) -> Object {
        let state = self.ownership.get();
        if state.is_placed() { self.find().unwrap_or(Object::NULL) } else { state.object() }
    }

    /// Whether the object is freed with the instance.
    #[inline]
    pub(crate) fn is_owner(&self) -> bool {
        self.ownership.get().is_owner()
    }

    /// The keeper, to which this instance has a reference so that the object stays alive: an instance, a
    /// tuple of instances, or NULL.
    #[inline]
    pub(crate) fn keeper(&self) -> *mut ffi::PyObject {
        self.ownership.get().keeper().address()
    }

    /// Gives a new object to an instance without one. The object is freed with the instance.
    #[inline]
    pub(crate) fn make(&self, object: Object, class: &'static Class) {
        self.class.set(Some(class));
        // The instance has no keeper yet that would have to be released.
        let _none = self.ownership.apply(OwnershipEvent::Made(object));
    }

    /// Makes an instance without an object refer to one that `keeper` keeps alive, or C++ if `keeper` is
    /// NULL. Takes over the reference to the keeper.
    #[inline]
    pub(crate) fn show(
        &self,
        object: Object,
        class: &'static Class,
        keeper: *mut ffi::PyObject,
        reach: Reach,
    ) {
        self.class.set(Some(class));
        // The instance has no keeper yet.
        let _none = self.ownership.apply(OwnershipEvent::Shown(object, Keeper::new(keeper), reach));
        // The keeper may have this instance as an attribute, which forms a cycle.
        if !keeper.is_null() {
            self.track();
        }
    }

    /// Changes who frees the object. A keeper that is no longer needed is released.
    #[inline(never)]
    pub(crate) fn change(&self, event: OwnershipEvent) {
        self.unlist();
        let keeper = self.ownership.apply(event);
        if !keeper.is_none() {
            give_up::give_up_one(keeper.address());
        }
    }

    /// Whether the instance's object, as one of `class`, lies at `object`.
    pub(crate) fn shows(&self, object: Object, class: &'static Class) -> bool {
        self.is_alive()
            && self.class.get().is_some_and(|own| {
                own.cast(self.object(), class) == Some(object) && !own.is_substitute(class)
            })
    }

    /// Whether both instances refer to the same C++ object.
    pub(crate) fn is_same(&self, other: &Instance) -> bool {
        let class = |instance: &Instance| instance.class.get().map(Class::identity);
        self.object() == other.object() && class(self) == class(other)
    }

    /// Adds the instance to those that the garbage collector tracks.
    #[inline]
    pub(crate) fn track(&self) {
        // SAFETY: a live object of a type with the collector's flag.
        unsafe {
            if ffi::PyObject_GC_IsTracked(self.as_ptr()) == 0 {
                ffi::PyObject_GC_Track(self.as_ptr().cast());
            }
        }
    }

    /// Frees the object, if the instance owns it. The instance has left its directors.
    pub(crate) fn free(&self) {
        let state = self.ownership.get();
        // A keeper stays until it is released. Most instances are owners, and this order of branches is
        // fastest for them.
        match self.class.get().filter(|_| state.is_owner()) {
            Some(class) => {
                let _none = self.ownership.apply(OwnershipEvent::Freed);
                (class.destroy)(state.object());
            }
            None => {
                let _none = self.ownership.apply(OwnershipEvent::Freed);
            }
        }
    }
}

impl<'a> This<'a> {
    /// The receiver of a method of `class`: `object`, whose type has the method.
    ///
    /// # Safety
    /// `object` is alive for `'a`, and its type is a subtype of the root, as the method's descriptor has
    /// checked.
    #[inline(always)]
    pub(crate) unsafe fn of(object: *mut ffi::PyObject, class: &'static Class) -> Result<This<'a>> {
        // SAFETY: guaranteed by the caller.
        unsafe { Ok(This::new(object, Instance::at(object).object_as(class)?, Some(class))) }
    }

    #[inline(always)]
    pub(crate) fn instance(self) -> &'a Instance {
        // SAFETY: promised to `This::new`: an instance that lives as long as this value.
        unsafe { Instance::at(self.as_ptr()) }
    }

    /// Checks that the object still exists after user code may have run. An object that is being constructed
    /// does not exist yet.
    #[inline]
    pub(crate) fn check(self) -> Result<()> {
        if self.object.is_null() || !self.instance().look_up()?.is_null() {
            return Ok(());
        }
        Err(self.instance().is_gone())
    }
}

#[cold]
pub(crate) fn another(class: &Class) -> Failure {
    let message = format!("the `{}` is constructed already: call `__init__` once", class.full_name());
    Failure::value(Error::new(ErrorKind::Runtime, message))
}

/// Whether a keeper, an instance or a tuple of instances, still has objects of its own.
///
/// # Safety
/// The object is alive, and the lock is held.
unsafe fn holds_objects(keeper: *mut ffi::PyObject) -> bool {
    // SAFETY: guaranteed by the caller; a tuple's items live as long as it does.
    unsafe {
        if root::is_instance(keeper) {
            let keeper = Instance::at(keeper);
            return keeper.is_alive() && keeper.guards_object();
        }
        (0..ffi::PyTuple_Size(keeper)).all(|index| holds_objects(ffi::PyTuple_GetItem(keeper, index)))
    }
}

/// A new instance without its object. A new instance has no attributes, and the collector does not visit it
/// before [`Instance::track`].
///
/// # Safety
/// `kind` is a live type that the runtime has made from a spec, and the lock is held.
#[inline]
pub(crate) unsafe fn allocate(kind: *mut ffi::PyTypeObject) -> *mut ffi::PyObject {
    // SAFETY: guaranteed by the caller: an object of the type has the size of an `Instance`. Zeroed memory
    // after the head is an instance without an object, because all fields are pointers or `None`, zero and
    // false.
    unsafe {
        let instance: *mut Instance = ffi::PyObject_GC_New(kind);
        if !instance.is_null() {
            let head = size_of::<ffi::PyObject>();
            instance.cast::<u8>().add(head).write_bytes(0, size_of::<Instance>() - head);
        }
        instance.cast()
    }
}

/// A new instance of a class, without its object.
pub(crate) fn new<'py>(py: Python<'py>, class: &'static Class) -> PyResult<Bound<'py, PyAny>> {
    let object = class.object();
    // SAFETY: the class's type was made when the module was loaded; a new reference or NULL with an exception
    // set.
    unsafe { Bound::from_owned_ptr_or_err(py, allocate(object)) }
}

/// A new instance without a class and without an object.
pub(crate) fn plain_instance(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    // SAFETY: the root was made before any class; a new reference or NULL with an exception set.
    unsafe { Bound::from_owned_ptr_or_err(py, allocate(root::ROOT.load(Ordering::Relaxed))) }
}
