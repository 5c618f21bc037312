//! The conversion of objects to the classes of others: to bases, and by the casts of SWIG's modules.

use crate::core::object::Object;
use crate::python::interpreter::swig::VERSIONS;
use crate::python::interpreter::swig::layout::{SwigCast, SwigType};
use crate::python::table::class::{Base, Class, Face, Relation};
use crate::python::table::holder::destroy_holder;
use std::ffi::c_void;
use std::ptr;
use std::sync::atomic::{AtomicPtr, Ordering};

impl Class {
    /// An object of this class converted to `target`; `None` if `target` is not a base of this class.
    #[inline]
    pub(crate) fn cast(&'static self, object: Object, target: &'static Class) -> Option<Object> {
        if ptr::eq(self, target) || ptr::eq(self.identity(), target.identity()) {
            return Some(object);
        }
        let Some(base) = self.base(target) else { return self.cast_by_swig(object, target) };
        Some((base.cast)(object)).filter(|object| !object.is_null())
    }

    /// An object of a SWIG module's class, whose bases only that module knows, converted to `target`.
    #[cold]
    fn cast_by_swig(&self, object: Object, target: &Class) -> Option<Object> {
        let is_bound = !self.loaded.binding.load(Ordering::Relaxed).is_null();
        if self.face != Face::Imported || is_bound || object.is_null() {
            return None;
        }
        (0..VERSIONS.len()).find_map(|version| {
            let cast = |from: &[AtomicPtr<SwigType>], to: &[AtomicPtr<SwigType>]| {
                let (from, to) = (from[version].load(Ordering::Relaxed), to[version].load(Ordering::Relaxed));
                // SAFETY: the types are in the version's table.
                (!from.is_null() && !to.is_null())
                    .then(|| unsafe { VERSIONS[version].cast(from, to) })
                    .flatten()
            };
            if let Some(cast) = cast(&self.loaded.swig, &target.loaded.swig) {
                // SAFETY: the object is of this class.
                return unsafe { Some(Object::new((*cast).convert(object.address())?)) };
            }
            let cast = cast(&self.loaded.swig_shared, &target.loaded.swig_shared)?;
            // A shared pointer without a reference count.
            let mut shared = [object.address(), ptr::null_mut()];
            // SAFETY: the result of the cast has no reference count either.
            unsafe { target.pointee_of(cast, (&raw mut shared).cast()) }
        })
    }

    /// The function that makes a holder of a shared pointer to an object of the class.
    pub(crate) fn adopts(&self) -> Option<fn(Object, bool) -> Object> {
        self.conversion.as_ref()?.adopt
    }

    /// The object of this class that a shared pointer points to after SWIG has cast it to this class.
    ///
    /// # Safety
    /// `cast` is a cast to shared pointers of this class, and `shared` is the address of a pointer that it
    /// can cast.
    pub(crate) unsafe fn pointee_of(&self, cast: *const SwigCast, shared: *mut c_void) -> Option<Object> {
        let adopt = self.adopts()?;
        // SAFETY: guaranteed by the caller; a shared pointer begins with the address of the object.
        let (converted, is_new, object) = unsafe {
            let (converted, is_new) = (*cast).convert_anew(shared);
            (converted, is_new, *converted.cast::<*mut c_void>())
        };
        if is_new {
            // SAFETY: no other code has the new pointer; the original pointer keeps the object alive.
            destroy_holder(adopt(unsafe { Object::new(converted) }, true));
        }
        // SAFETY: the shared pointer keeps the object alive.
        (!object.is_null()).then(|| unsafe { Object::new(object) })
    }

    /// The base `target` of this class, also if a module that binds the class was loaded after this one's.
    fn base(&'static self, target: &'static Class) -> Option<&'static Base> {
        self.binding().bases.iter().find(|base| ptr::eq(base.class.identity(), target.identity()))
    }

    /// Whether objects of this class may only be passed for those of `target`, without being such objects.
    pub(crate) fn is_substitute(&'static self, target: &'static Class) -> bool {
        self.base(target).is_some_and(|base| base.relation == Relation::Substitute)
    }
}
