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
