//! Objects of C++ classes for Rust callers.
//!
//! Each class of a module is a type. References to it borrow an object, and [`Owned`] frees an object:
//!
//! ```ignore
//! let mut counter: Owned<Counter> = Counter::new(3)?;
//! counter.add(4)?;
//! ```
//!
//! Objects stay at the address at which C++ created them. Objects cannot be sent to another thread, because
//! C++ does not say which of its classes allow that. Objects that C++ never frees, such as the object of a
//! variable, can be requested by every thread; C++ synchronizes the access.

use crate::core::error::{Error, ErrorKind};
use crate::core::object::Object;
use std::cell::UnsafeCell;
use std::fmt;
use std::marker::{PhantomData, PhantomPinned};
use std::mem::ManuallyDrop;
use std::ops::{Deref, DerefMut};
use std::ptr::{self, NonNull};

/// The type of a C++ class in Rust. It has no known size, so that Rust cannot move or read an object, and C++
/// can change the object at any time.
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

/// A C++ class. Emitted code implements this trait.
///
/// # Safety
/// The type is an [`Opaque`] and has no other fields, and `DESTROY` frees objects of the class at any
/// address.
pub unsafe trait Class: Sized {
    /// The name of the class.
    const NAME: &'static str;
    /// Frees an object.
    ///
    /// # Safety
    /// The object belongs to this class, is alive, and is not used afterwards.
    #[doc(hidden)]
    const DESTROY: unsafe fn(Object);
}

/// An object of a class, freed when this value is dropped. It dereferences to the object.
///
/// An object whose destructor is not accessible is freed by C++ only.
pub struct Owned<T: Class>(NonNull<T>);

impl<T: Class> Owned<T> {
    /// Gives the object to C++, which then frees it.
    #[doc(hidden)]
    pub fn into_object(self) -> Object {
        object_mut(&mut **ManuallyDrop::new(self))
    }
}

impl<T: Class> Deref for Owned<T> {
    type Target = T;

    fn deref(&self) -> &T {
        // SAFETY: the object is alive, and this value owns it.
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
        // SAFETY: the object is alive, and this value owns it.
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
    // SAFETY: the object is alive, and of the class that the emitted type stands for.
    unsafe { Object::new(ptr::from_ref(of).cast_mut().cast()) }
}

/// The address of an object that C++ may modify.
#[doc(hidden)]
#[inline]
pub fn object_mut<T: Class>(of: &mut T) -> Object {
    // SAFETY: as for `object`.
    unsafe { Object::new(ptr::from_mut(of).cast()) }
}

/// The argument for a pointer that may be null.
#[doc(hidden)]
#[inline]
pub fn pointer<T: Class>(to: Option<&T>) -> Object {
    to.map_or(Object::NULL, object)
}

/// The argument for a pointer that may be null, to an object that C++ may modify.
#[doc(hidden)]
#[inline]
pub fn pointer_mut<T: Class>(to: Option<&mut T>) -> Object {
    to.map_or(Object::NULL, object_mut)
}

/// The object that a C++ pointer points to; `None` for a null pointer.
///
/// # Safety
/// The pointer is null, or points to an object of this class that is alive for `'a`.
#[doc(hidden)]
#[inline]
pub unsafe fn pointee<'a, T: Class>(object: Object) -> Option<&'a T> {
    // SAFETY: guaranteed by the caller.
    NonNull::new(object.address().cast()).map(|object| unsafe { object.as_ref() })
}

/// Like [`pointee`], for an object that may be modified.
///
/// # Safety
/// The requirements of [`pointee`] hold, and Rust has no other reference to the object.
#[doc(hidden)]
#[inline]
pub unsafe fn pointee_mut<'a, T: Class>(object: Object) -> Option<&'a mut T> {
    // SAFETY: guaranteed by the caller.
    NonNull::new(object.address().cast()).map(|mut object| unsafe { object.as_mut() })
}

/// The object that a C++ reference refers to.
///
/// # Errors
/// The reference is null.
///
/// # Safety
/// The requirements of [`pointee`] hold.
#[doc(hidden)]
#[inline]
pub unsafe fn referent<'a, T: Class>(object: Object) -> Result<&'a T, Error> {
    // SAFETY: guaranteed by the caller.
    unsafe { pointee(object) }.ok_or_else(nothing::<T>)
}

/// Like [`referent`], for an object that may be modified.
///
/// # Errors
/// The reference is null.
///
/// # Safety
/// The requirements of [`pointee_mut`] hold.
#[doc(hidden)]
#[inline]
pub unsafe fn referent_mut<'a, T: Class>(object: Object) -> Result<&'a mut T, Error> {
    // SAFETY: guaranteed by the caller.
    unsafe { pointee_mut(object) }.ok_or_else(nothing::<T>)
}

/// A new object.
///
/// # Errors
/// The pointer is null.
///
/// # Safety
/// The pointer is null, or points to an object of this class that no other code frees.
#[doc(hidden)]
#[inline]
pub unsafe fn owned<T: Class>(object: Object) -> Result<Owned<T>, Error> {
    // SAFETY: guaranteed by the caller.
    unsafe { owned_or_null(object) }.ok_or_else(nothing::<T>)
}

/// A new object; `None` for a null pointer.
///
/// # Safety
/// The requirements of [`owned`] hold.
#[doc(hidden)]
#[inline]
pub unsafe fn owned_or_null<T: Class>(object: Object) -> Option<Owned<T>> {
    NonNull::new(object.address().cast()).map(Owned)
}

/// Converts a reference to an object into a reference to a base class.
///
/// # Panics
/// Panics if C++ has no such accessible base class, although the interface declares it.
///
/// # Safety
/// The requirements of [`pointee`] hold.
#[doc(hidden)]
#[inline]
pub unsafe fn base<'a, T: Class>(object: Object) -> &'a T {
    // SAFETY: guaranteed by the caller.
    unsafe { pointee(object) }.unwrap_or_else(|| no_base(T::NAME))
}

/// Like [`base`], for an object that may be modified.
///
/// # Panics
/// Panics like [`base`].
///
/// # Safety
/// The requirements of [`pointee_mut`] hold.
#[doc(hidden)]
#[inline]
pub unsafe fn base_mut<'a, T: Class>(object: Object) -> &'a mut T {
    // SAFETY: guaranteed by the caller.
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

    // SAFETY: the objects are boxes of a number, made and freed below.
    unsafe impl Class for Number {
        const NAME: &'static str = "Number";
        const DESTROY: unsafe fn(Object) = |object| {
            // SAFETY: the box comes from `made`.
            drop(unsafe { Box::from_raw(object.address().cast::<u64>()) });
            FREED.set(FREED.get() + 1);
        };
    }

    fn made() -> Object {
        // SAFETY: the object is alive until it is freed.
        unsafe { Object::new(Box::into_raw(Box::new(7_u64)).cast()) }
    }

    #[test]
    fn what_is_owned_is_freed_once() {
        // SAFETY: each call makes a new object.
        let (first, second) = unsafe { (owned::<Number>(made()).unwrap(), owned::<Number>(made()).unwrap()) };
        drop(first);
        assert_eq!(FREED.get(), 1);
        let given = second.into_object();
        assert_eq!(FREED.get(), 1);
        // SAFETY: nobody uses the object any more.
        unsafe { Number::DESTROY(given) };
    }

    #[test]
    fn no_object_is_an_error_or_none() {
        // SAFETY: the pointers are null.
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
