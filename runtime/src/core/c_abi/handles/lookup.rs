//! Finds the objects in slots, as objects of the class that a function takes.

use super::slots::{self, Class, Handle, HandleSlot};
use crate::core::c_abi::null;
use crate::core::error::{Error, ErrorKind};
use crate::core::object::Object;

/// The object in a slot, converted to the class that a function takes.
#[inline]
pub(super) fn in_class(slot: &HandleSlot, class: &'static Class) -> Result<Object, Error> {
    if let Some(parent) = slot.parent()
        && slots::find(parent).is_none()
    {
        return Err(orphan(class));
    }
    match std::ptr::eq(slot.class(), class) {
        true => Ok(slot.object()),
        false => Ok(conversion(slot.class(), class)?(slot.object())),
    }
}

/// The function that converts an object of the class `own` to an object of its base `class`.
#[cold]
pub(super) fn conversion(own: &'static Class, class: &'static Class) -> Result<fn(Object) -> Object, Error> {
    let base = own.bases.iter().find(|(base, _)| std::ptr::eq(*base, class));
    base.map(|(_, convert)| *convert).ok_or_else(|| {
        let (own, class) = (own.name, class.name);
        Error::new(ErrorKind::Type, format!("the function takes a `{class}`, and the handle is of a `{own}`"))
    })
}

#[cold]
pub(super) fn unknown(handle: *const Handle, class: &'static Class) -> Error {
    match handle.is_null() {
        true => null(),
        false => {
            let text = format!("the handle of a `{}` was freed or given away, or never was one", class.name);
            Error::new(ErrorKind::Value, text)
        }
    }
}

#[cold]
fn orphan(class: &'static Class) -> Error {
    let text = format!("the object that the `{}` is a part of was freed: free it last", class.name);
    Error::new(ErrorKind::Value, text)
}
