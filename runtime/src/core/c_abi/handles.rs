//! Objects of C++ classes for C callers: handles.
//!
//! A handle is the number of a slot and the slot's generation, in the form of a pointer that nobody
//! dereferences. Slots are never freed, and freeing a handle changes the generation of its slot. So a handle
//! that was freed, a handle of another class and an address that is no handle are recognized, and refused.

mod shared;
mod slots;

pub use shared::{SharedArgument, of_shared, shared};
pub use slots::{Base, Class, Handle};

use crate::core::error::{Error, ErrorKind};
use crate::core::object::Object;
use slots::{HandleNumber, HandleSlot, Owner, conversion, in_class, unknown};
use std::ffi::c_void;
use std::ptr::null_mut;

/// The object of a handle, for a reference or a value.
///
/// # Errors
/// The handle is NULL, or does not stand for an object of the class.
#[inline]
pub fn object(handle: *const Handle, class: &'static Class) -> Result<Object, Error> {
    let slot = slots::find(HandleNumber::of(handle)).ok_or_else(|| unknown(handle, class))?;
    in_class(slot, class)
}

/// The object of a handle, for a pointer that may be null.
///
/// # Errors
/// The handle is not NULL, and does not stand for an object of the class.
#[inline]
pub fn optional(handle: *const Handle, class: &'static Class) -> Result<Object, Error> {
    if handle.is_null() { Ok(Object::NULL) } else { object(handle, class) }
}

/// An address that is passed on to C++.
///
/// # Errors
/// None; the signature is that of the other conversions of arguments.
#[inline]
pub fn address(address: *const c_void) -> Result<Object, Error> {
    // SAFETY: only C++ follows the address, and the documentation makes the caller responsible for it.
    Ok(unsafe { Object::new(address.cast_mut()) })
}

/// An object that is given away to C++. It belongs to the call, which gives it back if C++ does not run.
pub struct GivenAway {
    object: Object,
    number: HandleNumber,
    /// Whether the handle stays valid, because C++ frees the object later.
    stays: bool,
    /// The function that runs when C++ takes the object.
    taken: Option<Box<dyn FnOnce()>>,
}

/// Takes the object of a handle for C++, which frees the object from now on. The handle stays valid if
/// `stays`, and may be NULL if `is_optional`.
///
/// # Errors
/// The handle does not stand for an object of the class; C++ owns the object already, perhaps together with
/// the caller; a call that runs gives the object away.
pub fn given(
    handle: *const Handle,
    class: &'static Class,
    stays: bool,
    is_optional: bool,
) -> Result<GivenAway, Error> {
    let number = HandleNumber::of(handle);
    if handle.is_null() && is_optional {
        return Ok(GivenAway { object: Object::NULL, number, stays, taken: None });
    }
    let slot = slots::find(number).ok_or_else(|| unknown(handle, class))?;
    let object = in_class(slot, class)?;
    let own = class.name;
    let refused = |text: String| Err(Error::new(ErrorKind::Value, text));
    match slot.take(Owner::Call) {
        Ok(()) => Ok(GivenAway { object, number, stays, taken: None }),
        Err(Owner::Shared) => refused(format!("shared pointers own the `{own}`, which cannot be given away")),
        Err(Owner::Call) => refused(format!("a call that runs gives the `{own}` away already")),
        Err(_) => refused(format!("C++ owns the `{own}` already, which cannot be given to it again")),
    }
}

impl GivenAway {
    /// Runs a function of the language when C++ takes the object.
    #[must_use]
    pub fn when_taken(mut self, taken: impl FnOnce() + 'static) -> GivenAway {
        self.taken = Some(Box::new(taken));
        self
    }

    /// The object, taken immediately before the call; null if another thread has freed it.
    pub fn into_object(mut self) -> Object {
        match slots::find(self.number) {
            Some(slot) if slot.give_away() => {
                if let Some(taken) = self.taken.take() {
                    taken();
                }
                if !self.stays {
                    slots::remove(self.number);
                }
                self.object
            }
            _ => Object::NULL,
        }
    }
}

impl Drop for GivenAway {
    fn drop(&mut self) {
        if let Some(slot) = slots::find(self.number) {
            slot.give_back();
        }
    }
}

/// A handle for a new object, which [`free`] frees. If objects of the class refer to themselves by shared
/// pointers, such a pointer owns the object from the beginning.
///
/// # Errors
/// The object is a null pointer, or there is no memory for the handle, and the object was freed.
pub fn owned(object: Object, class: &'static Class) -> Result<*mut Handle, Error> {
    match object.is_null() {
        true => Err(nothing(class)),
        false => owned_or_null(object, class),
    }
}

/// A handle for a new object, as [`owned`] makes it; NULL for a null pointer.
///
/// # Errors
/// There is no memory for the handle, and the object was freed.
pub fn owned_or_null(object: Object, class: &'static Class) -> Result<*mut Handle, Error> {
    match object.is_null() {
        true => Ok(std::ptr::null_mut()),
        false => shared::of_new(object, class),
    }
}

/// A handle for an object that C++ owns. If `of` is a handle, the object is a part of that handle's object,
/// and the new handle is refused after that object was freed.
///
/// # Errors
/// The object is a null pointer, or there is no memory for the handle.
pub fn borrowed(object: Object, class: &'static Class, of: *const Handle) -> Result<*mut Handle, Error> {
    match object.is_null() {
        true => Err(nothing(class)),
        false => borrowed_or_null(object, class, of),
    }
}

/// A handle for an object that C++ owns, as [`borrowed`] makes it; NULL for a null pointer.
///
/// # Errors
/// There is no memory for the handle.
pub fn borrowed_or_null(
    object: Object,
    class: &'static Class,
    of: *const Handle,
) -> Result<*mut Handle, Error> {
    if object.is_null() {
        return Ok(std::ptr::null_mut());
    }
    // A part of a part is a part of the whole.
    let of = HandleNumber::of(of);
    let is_whole = |slot: &HandleSlot| slot.is_owned() || slot.ends_with_object();
    let parent = slots::find(of).and_then(|slot| if is_whole(slot) { Some(of) } else { slot.parent() });
    Ok(slots::add(object, class, Owner::Cxx, parent, null_mut())?.handle())
}

/// A handle for an object that C++ lends to a call of another language, and that [`ended`] ends with the
/// call; NULL for a null pointer. The handles of the object's parts are refused afterwards, too.
///
/// # Errors
/// There is no memory for the handle.
pub fn lent(object: Object, class: &'static Class) -> Result<*mut Handle, Error> {
    let handle = borrowed_or_null(object, class, std::ptr::null())?;
    end_with_object(handle);
    Ok(handle)
}

/// Whether a handle stands for an object, or did so until it was freed.
#[inline]
pub fn is_known(handle: *const Handle) -> bool {
    slots::known(HandleNumber::of(handle)).is_some()
}

/// Whether a handle stands for the object of the handle `whole`, or for a part of that object. Several
/// handles may stand for an object.
pub fn is_within(handle: *const Handle, whole: *const Handle) -> bool {
    let (Some(own), Some(whole)) =
        (slots::find(HandleNumber::of(handle)), slots::find(HandleNumber::of(whole)))
    else {
        return false;
    };
    is_same(own, whole) || own.parent().and_then(slots::find).is_some_and(|parent| is_same(parent, whole))
}

/// Whether two slots have the same object, perhaps one of them as an object of a base.
fn is_same(one: &HandleSlot, other: &HandleSlot) -> bool {
    let is_base = |base: &HandleSlot, of: &HandleSlot| {
        conversion(of.class(), base.class()).is_ok_and(|convert| convert(of.object()) == base.object())
    };
    one.object() == other.object() || is_base(one, other) || is_base(other, one)
}

#[cold]
fn nothing(class: &'static Class) -> Error {
    let text = format!("C++ gave a null pointer in the place of a `{}`", class.name);
    Error::new(ErrorKind::Runtime, text)
}

/// Announces that [`ended`] will be called for a handle when C++ frees the object.
pub fn end_with_object(handle: *const Handle) {
    if let Some(slot) = slots::find(HandleNumber::of(handle)) {
        slot.end_with_object();
    }
}

/// Removes a handle whose object C++ is freeing.
pub fn ended(handle: *const Handle) {
    let number = HandleNumber::of(handle);
    if let Some(slot) = slots::find(number) {
        slot.give_away();
        slots::remove(number);
    }
}

/// Whether C++ owns the object of a handle, and will announce its end: until then, [`free`] does nothing.
pub fn is_kept(handle: *const Handle) -> bool {
    slots::find(HandleNumber::of(handle)).is_some_and(|slot| slot.ends_with_object() && !slot.is_owned())
}

/// Frees a handle, and the object if it is the caller's. NULL is ignored.
///
/// # Errors
/// The handle does not stand for an object of the class.
pub fn free(handle: *const Handle, class: &'static Class) -> Result<(), Error> {
    if handle.is_null() {
        return Ok(());
    }
    let number = HandleNumber::of(handle);
    let slot = slots::find(number).ok_or_else(|| unknown(handle, class))?;
    let own = slot.class();
    if !std::ptr::eq(own, class) {
        conversion(own, class)?;
    }
    if is_kept(handle) {
        return Ok(());
    }
    let (object, pointer, is_owned) = (slot.object(), slot.pointer(), slot.give_away());
    slots::remove(number);
    if !pointer.is_null() {
        if is_owned {
            // SAFETY: the handle had the pointer, and no longer exists.
            unsafe { slots::give_up(pointer) };
        }
        return Ok(());
    }
    // The object is freed as one of its own class, whose destructor may not be virtual.
    if let Some(destroy) = own.destroy.filter(|_| is_owned) {
        destroy(object);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;
    use std::ptr;

    thread_local! {
        static FREED: Cell<usize> = const { Cell::new(0) };
    }

    fn destroy(_: Object) {
        FREED.set(FREED.get() + 1);
    }

    fn to_base(object: Object) -> Object {
        object
    }

    static BASE: Class = Class { name: "Base", bases: &[], destroy: Some(destroy), share: None };
    static DERIVED: Class =
        Class { name: "Derived", bases: &[(&BASE, to_base)], destroy: Some(destroy), share: None };
    static OTHER: Class = Class { name: "Other", bases: &[], destroy: None, share: None };

    fn some() -> Object {
        // SAFETY: nobody dereferences the address.
        unsafe { Object::new(ptr::without_provenance_mut(8)) }
    }

    fn message<T: std::fmt::Debug>(result: Result<T, Error>) -> String {
        result.unwrap_err().message
    }

    #[test]
    fn a_handle_stands_for_its_object_until_it_is_freed() {
        let handle = owned(some(), &BASE).unwrap();
        assert_eq!(object(handle, &BASE), Ok(some()));
        let freed = FREED.get();
        assert_eq!(free(handle, &BASE), Ok(()));
        assert_eq!(FREED.get(), freed + 1);
        assert_eq!(
            message(object(handle, &BASE)),
            "the handle of a `Base` was freed or given away, or never was one"
        );
        assert!(free(handle, &BASE).is_err() && FREED.get() == freed + 1);
        let next = owned(some(), &BASE).unwrap();
        assert!(next != handle && object(handle, &BASE).is_err());
        free(next, &BASE).unwrap();
    }

    #[test]
    fn other_addresses_and_classes_are_refused() {
        assert!(object(ptr::null(), &BASE).is_err() && free(ptr::null(), &BASE).is_ok());
        for address in [1, 8, 0x7fff_ffff_f000, usize::MAX, 1 << 32, 3 << 32 | 0xffff_ffff] {
            assert!(object(ptr::without_provenance(address), &BASE).is_err());
        }
        let handle = owned(some(), &DERIVED).unwrap();
        assert_eq!(object(handle, &BASE), Ok(some()));
        assert_eq!(
            message(object(handle, &OTHER)),
            "the function takes a `Other`, and the handle is of a `Derived`"
        );
        assert!(free(handle, &OTHER).is_err() && object(handle, &DERIVED).is_ok());
        free(handle, &BASE).unwrap();
    }

    #[test]
    fn a_part_is_refused_after_the_whole_was_freed() {
        let whole = owned(some(), &BASE).unwrap();
        let part = borrowed(some(), &OTHER, whole).unwrap();
        let inner = borrowed(some(), &OTHER, part).unwrap();
        free(part, &OTHER).unwrap();
        assert_eq!(object(inner, &OTHER), Ok(some()));
        free(whole, &BASE).unwrap();
        let text = "the object that the `Other` is a part of was freed: free it last";
        assert_eq!(message(object(inner, &OTHER)), text);
        free(inner, &OTHER).unwrap();
    }

    #[test]
    fn an_object_is_given_away_once() {
        let handle = owned(some(), &BASE).unwrap();
        let first = given(handle, &BASE, true, false).unwrap();
        let text = "a call that runs gives the `Base` away already";
        assert_eq!(message(given(handle, &BASE, true, false).map(drop)), text);
        drop(first);
        assert_eq!(given(handle, &BASE, true, false).unwrap().into_object(), some());
        assert!(object(handle, &BASE).is_ok() && given(handle, &BASE, true, false).is_err());
        let freed = FREED.get();
        free(handle, &BASE).unwrap();
        assert_eq!(FREED.get(), freed);
        let handle = owned(some(), &BASE).unwrap();
        assert_eq!(given(handle, &BASE, false, false).unwrap().into_object(), some());
        assert!(object(handle, &BASE).is_err());
        assert!(given(ptr::null(), &BASE, true, true).unwrap().into_object().is_null());
    }

    #[test]
    fn a_handle_ends_with_its_object() {
        let handle = owned(some(), &BASE).unwrap();
        end_with_object(handle);
        given(handle, &BASE, true, false).unwrap().into_object();
        let (part, other) = (borrowed(some(), &OTHER, handle).unwrap(), owned(some(), &BASE).unwrap());
        let freed = FREED.get();
        free(handle, &BASE).unwrap();
        assert!(object(handle, &BASE).is_ok() && is_within(handle, other) && is_within(part, other));
        ended(handle);
        assert!(object(handle, &BASE).is_err() && object(part, &OTHER).is_err() && FREED.get() == freed);
        let last = owned(some(), &BASE).unwrap();
        ended(last);
        assert!(free(last, &BASE).is_err() && FREED.get() == freed);
        free(other, &BASE).unwrap();
    }

    #[test]
    fn there_is_room_for_many_handles() {
        let handles: Vec<_> = (0..1000).map(|_| owned(some(), &OTHER).unwrap()).collect();
        assert!(handles.iter().all(|handle| object(*handle, &OTHER).is_ok()));
        assert!(handles.iter().all(|handle| free(*handle, &OTHER).is_ok()));
        assert!(handles.iter().all(|handle| object(*handle, &OTHER).is_err()));
    }
}
