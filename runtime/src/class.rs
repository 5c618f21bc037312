//! Objects of C++'s classes, for Rust's callers.
//!
//! A class of a module is a type of which there are references, which borrow an object, and [`Owned`], which frees it:
//!
//! ```ignore
//! let mut counter: Owned<Counter> = Counter::new(3)?;
//! counter.add(4)?;
//! ```
//!
//! Objects stay where C++ has made them. No object goes to another thread, as C++ does not say which of its classes allow
//! that. What C++ gives for good, such as a variable's object, each thread can ask for: C++ guards that.

use crate::error::{Error, ErrorKind};
use crate::object::Object;
use std::cell::UnsafeCell;
use std::fmt;
use std::marker::{PhantomData, PhantomPinned};
use std::mem::ManuallyDrop;
use std::ops::{Deref, DerefMut};
use std::ptr::{self, NonNull};

/// What a class is for Rust: of no known size, so that nothing can be moved or read, and C++ may change it at any time.
#[doc(hidden)]
#[repr(C)]
pub struct Opaque {
    bytes: UnsafeCell<[u8; 0]>,
    unmoved: PhantomData<(*mut u8, PhantomPinned)>,
}

impl fmt::Debug for Opaque {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("..")
    }
}

/// A class of C++'s: emitted code implements it.
///
/// # Safety
/// The type is an [`Opaque`] and nothing else, and `DESTROY` frees objects of the class, whatever their address.
pub unsafe trait Class: Sized {
    /// Its name.
    const NAME: &'static str;
    /// Frees an object.
    ///
    /// # Safety
    /// It is of this class, alive, and nobody uses it afterwards.
    #[doc(hidden)]
    const DESTROY: unsafe fn(Object);
}

/// An object of a class, freed at the end of this. It is a reference to the object in all other respects.
///
/// An object whose destructor C++ keeps to itself is C++'s to free.
pub struct Owned<T: Class>(NonNull<T>);

impl<T: Class> Owned<T> {
    /// The object for C++, which frees it from then on.
    #[doc(hidden)]
    pub fn into_object(self) -> Object {
        object_mut(&mut **ManuallyDrop::new(self))
    }
}

impl<T: Class> Deref for Owned<T> {
    type Target = T;

    fn deref(&self) -> &T {
        // SAFETY: the object is alive, and it is this one's.
        unsafe { self.0.as_ref() }
    }
}

impl<T: Class> DerefMut for Owned<T> {
    fn deref_mut(&mut self) -> &mut T {
        // SAFETY: as for `deref`.
        unsafe { self.0.as_mut() }
    }
}

impl<T: Class> Drop for Owned<T> {
    fn drop(&mut self) {
        let object = object_mut(&mut **self);
        // SAFETY: the object is alive, and this one's to free.
        unsafe { T::DESTROY(object) };
    }
}

impl<T: Class> fmt::Debug for Owned<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Owned({})", T::NAME)
    }
}

/// The address of an object that C++ reads.
#[doc(hidden)]
#[inline]
pub fn object<T: Class>(of: &T) -> Object {
    // SAFETY: it is alive, and of the class that the emitted type stands for.
    unsafe { Object::new(ptr::from_ref(of).cast_mut().cast()) }
}

/// The address of an object that C++ may change.
#[doc(hidden)]
#[inline]
pub fn object_mut<T: Class>(of: &mut T) -> Object {
    // SAFETY: as for `object`.
    unsafe { Object::new(ptr::from_mut(of).cast()) }
}

/// What goes to a pointer that may be null.
#[doc(hidden)]
#[inline]
pub fn pointer<T: Class>(to: Option<&T>) -> Object {
    to.map_or(Object::NULL, object)
}

/// The same, to an object that C++ may change.
#[doc(hidden)]
#[inline]
pub fn pointer_mut<T: Class>(to: Option<&mut T>) -> Object {
    to.map_or(Object::NULL, object_mut)
}

/// What C++ points to; `None` of a null pointer.
///
/// # Safety
/// The object is null, or of this class, and alive for `'a`.
#[doc(hidden)]
#[inline]
pub unsafe fn pointee<'a, T: Class>(object: Object) -> Option<&'a T> {
    // SAFETY: the caller's.
    NonNull::new(object.address().cast()).map(|object| unsafe { object.as_ref() })
}

/// The same of what may be changed.
///
/// # Safety
/// As for [`pointee`], and nobody else in Rust has it.
#[doc(hidden)]
#[inline]
pub unsafe fn pointee_mut<'a, T: Class>(object: Object) -> Option<&'a mut T> {
    // SAFETY: the caller's.
    NonNull::new(object.address().cast()).map(|mut object| unsafe { object.as_mut() })
}

/// What C++ refers to.
///
/// # Errors
/// It refers to nothing.
///
/// # Safety
/// As for [`pointee`].
#[doc(hidden)]
#[inline]
pub unsafe fn referent<'a, T: Class>(object: Object) -> Result<&'a T, Error> {
    // SAFETY: the caller's.
    unsafe { pointee(object) }.ok_or_else(nothing::<T>)
}

/// The same of what may be changed.
///
/// # Errors
/// It refers to nothing.
///
/// # Safety
/// As for [`pointee_mut`].
#[doc(hidden)]
#[inline]
pub unsafe fn referent_mut<'a, T: Class>(object: Object) -> Result<&'a mut T, Error> {
    // SAFETY: the caller's.
    unsafe { pointee_mut(object) }.ok_or_else(nothing::<T>)
}

/// A new object.
///
/// # Errors
/// There is none.
///
/// # Safety
/// It is null, or of this class, and nobody else frees it.
#[doc(hidden)]
#[inline]
pub unsafe fn owned<T: Class>(object: Object) -> Result<Owned<T>, Error> {
    // SAFETY: the caller's.
    unsafe { owned_or_null(object) }.ok_or_else(nothing::<T>)
}

/// A new object, or none.
///
/// # Safety
/// As for [`owned`].
#[doc(hidden)]
#[inline]
pub unsafe fn owned_or_null<T: Class>(object: Object) -> Option<Owned<T>> {
    NonNull::new(object.address().cast()).map(Owned)
}

/// An object as one of a base.
///
/// # Panics
/// Where C++ has no such base that others may use: the interface says otherwise.
///
/// # Safety
/// As for [`pointee`].
#[doc(hidden)]
#[inline]
pub unsafe fn base<'a, T: Class>(object: Object) -> &'a T {
    // SAFETY: the caller's.
    unsafe { pointee(object) }.unwrap_or_else(|| no_base(T::NAME))
}

/// The same of what may be changed.
///
/// # Panics
/// As for [`base`].
///
/// # Safety
/// As for [`pointee_mut`].
#[doc(hidden)]
#[inline]
pub unsafe fn base_mut<'a, T: Class>(object: Object) -> &'a mut T {
    // SAFETY: the caller's.
    unsafe { pointee_mut(object) }.unwrap_or_else(|| no_base(T::NAME))
}

#[cold]
fn no_base(name: &str) -> ! {
    panic!("C++ has no public, unambiguous base `{name}` there, which the interface declares")
}

#[cold]
fn nothing<T: Class>() -> Error {
    Error::new(
        ErrorKind::Runtime,
        format!("C++ gave a null pointer in the place of an object of `{}`", T::NAME),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    thread_local! {
        static FREED: Cell<usize> = const { Cell::new(0) };
    }

    struct Number {
        _opaque: Opaque,
    }

    // SAFETY: boxes of a number are made and freed below.
    unsafe impl Class for Number {
        const NAME: &'static str = "Number";
        const DESTROY: unsafe fn(Object) = |object| {
            // SAFETY: of `made`.
            drop(unsafe { Box::from_raw(object.address().cast::<u64>()) });
            FREED.set(FREED.get() + 1);
        };
    }

    fn made() -> Object {
        // SAFETY: alive until it is freed.
        unsafe { Object::new(Box::into_raw(Box::new(7_u64)).cast()) }
    }

    #[test]
    fn what_is_owned_is_freed_once() {
        // SAFETY: a new object each.
        let (first, second) = unsafe { (owned::<Number>(made()).unwrap(), owned::<Number>(made()).unwrap()) };
        drop(first);
        assert_eq!(FREED.get(), 1);
        let given = second.into_object();
        assert_eq!(FREED.get(), 1);
        // SAFETY: nobody has it any more.
        unsafe { Number::DESTROY(given) };
    }

    #[test]
    fn no_object_is_an_error_or_none() {
        // SAFETY: null.
        unsafe {
            assert!(
                owned_or_null::<Number>(Object::NULL).is_none() && pointee::<Number>(Object::NULL).is_none()
            );
            let error = owned::<Number>(Object::NULL).unwrap_err();
            assert_eq!(error.message, "C++ gave a null pointer in the place of an object of `Number`");
        }
        assert!(pointer::<Number>(None).is_null());
    }
}
