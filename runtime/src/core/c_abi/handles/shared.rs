//! Objects that shared pointers of C++ own. The handle of such an object has one of the pointers.

use super::slots::{
    self, Class, Handle, HandleNumber, HandleSlot, Owner, SharedOwner, give_up, in_class, unknown,
};
use crate::core::error::{Error, ErrorKind};
use crate::core::object::Object;
use crate::core::threads::locked;
use std::ptr;
use std::sync::Mutex;

/// An argument for a shared pointer, which C++ reads during the call.
///
/// Laid out as `quaff::SharedArgument` in `include/quaff/shared_object.hpp`.
#[repr(C)]
#[derive(Debug)]
pub struct SharedArgument {
    owner: *const SharedOwner,
    object: Object,
}

impl SharedArgument {
    /// The address of the argument, as C++ gets it. The argument must live as long as the call.
    pub fn object(&self) -> Object {
        // SAFETY: C++ reads the argument during the call only.
        unsafe { Object::new(ptr::from_ref(self).cast_mut().cast()) }
    }
}

/// The lock under which an object that a handle owns alone gets its first shared pointer.
static SHARING: Mutex<()> = Mutex::new(());

/// The object of a handle for a shared pointer, which is empty for NULL. If the handle owns the object alone,
/// a shared pointer of the handle owns it from then on.
///
/// # Errors
/// The handle does not stand for an object of the class; C++ owns the object by other means than a shared
/// pointer; there is no memory for the first shared pointer, and the object was freed.
pub fn shared(handle: *const Handle, class: &'static Class) -> Result<SharedArgument, Error> {
    if handle.is_null() {
        return Ok(SharedArgument { owner: ptr::null(), object: Object::NULL });
    }
    let number = HandleNumber::of(handle);
    let slot = slots::find(number).ok_or_else(|| unknown(handle, class))?;
    let object = in_class(slot, class)?;
    let owner = match slot.pointer() {
        owner if owner.is_null() => share(number, slot)?,
        owner => owner,
    };
    Ok(SharedArgument { owner, object })
}

#[cold]
fn share(number: HandleNumber, slot: &HandleSlot) -> Result<*mut SharedOwner, Error> {
    let _lock = locked(&SHARING);
    // Another thread may have been faster.
    if !slot.pointer().is_null() {
        return Ok(slot.pointer());
    }
    let class = slot.class();
    let refused = |reason: &str| {
        Error::new(ErrorKind::Value, format!("no shared pointer can own the `{}`, {reason}", class.name))
    };
    let Some(share) = class.share else {
        return Err(refused("whose methods can be overridden here, or which C++ cannot free"));
    };
    if slot.ends_with_object() {
        return Err(refused(BY_OTHER_MEANS));
    }
    slot.take(Owner::Shared).map_err(|owner| match owner {
        Owner::Call => refused("which a call that runs gives away"),
        _ => refused(BY_OTHER_MEANS),
    })?;
    let owner: *mut SharedOwner = share(slot.object(), false).address().cast();
    if owner.is_null() {
        slot.give_away();
        slots::remove(number);
        return Err(no_memory(class));
    }
    slot.set_pointer(owner);
    Ok(owner)
}

const BY_OTHER_MEANS: &str = "which C++ frees by other means";

#[cold]
fn no_memory(class: &'static Class) -> Error {
    Error::new(ErrorKind::Memory, format!("there is no memory to share the `{}`", class.name))
}

/// A handle for a new object. If objects of the class refer to themselves by shared pointers, such a pointer
/// owns the object from the beginning.
///
/// # Errors
/// There is no memory for the handle or the shared pointer, and the object was freed.
pub(super) fn of_new(object: Object, class: &'static Class) -> Result<*mut Handle, Error> {
    match class.share.map_or(object, |share| share(object, true)) {
        owner if owner == object => {
            let added = slots::add(object, class, Owner::Caller, None, ptr::null_mut());
            // Nobody else has the object.
            added
                .map(HandleNumber::handle)
                .inspect_err(|_| class.destroy.into_iter().for_each(|free| free(object)))
        }
        Object::NULL => Err(no_memory(class)),
        owner => of_shared(owner, class),
    }
}

/// A handle for a shared pointer that C++ returned: the address of its `SharedOwner`. NULL for an empty one.
///
/// # Errors
/// There is no memory for the handle.
pub fn of_shared(owner: Object, class: &'static Class) -> Result<*mut Handle, Error> {
    let owner: *mut SharedOwner = owner.address().cast();
    if owner.is_null() {
        return Ok(ptr::null_mut());
    }
    // SAFETY: C++ has just made the owner, whose object is alive and of the class in the tables.
    let object = unsafe { Object::new((*owner).object) };
    match slots::add(object, class, Owner::Shared, None, owner) {
        Ok(number) => Ok(number.handle()),
        Err(error) => {
            // SAFETY: nobody else has the owner.
            unsafe { give_up(owner) };
            Err(error)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{SharedOwner, of_shared, shared};
    use crate::core::c_abi::handles::{Class, Handle, borrowed, free, given, object, owned};
    use crate::core::object::Object;
    use std::cell::Cell;
    use std::ptr;

    thread_local! {
        static OWNERS: Cell<usize> = const { Cell::new(0) };
    }

    unsafe extern "C" fn destroy(owner: *mut SharedOwner) {
        OWNERS.set(OWNERS.get() - 1);
        // SAFETY: `share` made the box.
        drop(unsafe { Box::from_raw(owner) });
    }

    fn share(object: Object, is_new: bool) -> Object {
        if is_new {
            return object;
        }
        share_at_once(object, is_new)
    }

    fn share_at_once(object: Object, _: bool) -> Object {
        OWNERS.set(OWNERS.get() + 1);
        let owner = Box::into_raw(Box::new(SharedOwner { destroy, object: object.address() }));
        // SAFETY: the address of the owner, which lives until it is destroyed.
        unsafe { Object::new(owner.cast()) }
    }

    fn freed(_: Object) {
        panic!("an object that is shared is freed");
    }

    static SHARED: Class = Class { name: "Shared", bases: &[], destroy: Some(freed), share: Some(share) };
    static REFERS_TO_ITSELF: Class =
        Class { name: "RefersToItself", bases: &[], destroy: Some(freed), share: Some(share_at_once) };
    static ALONE: Class = Class { name: "Alone", bases: &[], destroy: None, share: None };

    fn some() -> Object {
        // SAFETY: nobody dereferences the address.
        unsafe { Object::new(ptr::without_provenance_mut(8)) }
    }

    fn is_refused(handle: *const Handle, class: &'static Class) -> bool {
        shared(handle, class).is_err_and(|error| error.message.starts_with("no shared pointer can own"))
    }

    #[test]
    fn a_handle_has_one_shared_pointer() {
        let handle = owned(some(), &SHARED).unwrap();
        assert_eq!(shared(handle, &SHARED).unwrap().object, some());
        assert!(shared(handle, &SHARED).is_ok() && OWNERS.get() == 1);
        assert!(given(handle, &SHARED, false, false).is_err());
        assert_eq!(free(handle, &SHARED), Ok(()));
        assert_eq!(OWNERS.get(), 0);
        assert!(shared(handle, &SHARED).is_err());
    }

    #[test]
    fn results_have_handles_of_their_own() {
        let handle = of_shared(share(some(), false), &SHARED).unwrap();
        assert_eq!(object(handle, &SHARED), Ok(some()));
        assert!(shared(handle, &SHARED).is_ok() && OWNERS.get() == 1);
        free(handle, &SHARED).unwrap();
        assert_eq!(OWNERS.get(), 0);
        assert!(of_shared(Object::NULL, &SHARED).unwrap().is_null());
    }

    #[test]
    fn what_others_free_is_not_shared() {
        let lent = borrowed(some(), &SHARED, ptr::null()).unwrap();
        let alone = owned(some(), &ALONE).unwrap();
        assert!(is_refused(lent, &SHARED) && is_refused(alone, &ALONE));
        assert!(shared(ptr::null(), &SHARED).unwrap().owner.is_null());
        free(lent, &SHARED).unwrap();
        free(alone, &ALONE).unwrap();
    }

    #[test]
    fn objects_that_refer_to_themselves_are_shared_from_the_beginning() {
        let handle = owned(some(), &REFERS_TO_ITSELF).unwrap();
        assert_eq!(OWNERS.get(), 1);
        assert!(given(handle, &REFERS_TO_ITSELF, false, false).is_err());
        free(handle, &REFERS_TO_ITSELF).unwrap();
        assert_eq!(OWNERS.get(), 0);
    }

    #[test]
    fn a_call_that_gives_an_object_away_does_not_share_it() {
        let handle = owned(some(), &SHARED).unwrap();
        let away = given(handle, &SHARED, false, false).unwrap();
        assert!(is_refused(handle, &SHARED));
        drop(away);
        assert!(shared(handle, &SHARED).is_ok());
        free(handle, &SHARED).unwrap();
        assert_eq!(OWNERS.get(), 0);
    }
}
