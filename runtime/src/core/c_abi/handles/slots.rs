//! The slots behind handles: a table that grows and is never freed, so that every number can be looked up;
//! and the objects in slots, as objects of the class that a function takes.

use crate::core::c_abi::null;
use crate::core::error::{Error, ErrorKind};
use crate::core::object::Object;
use crate::core::threads::locked;
use std::ffi::c_void;
use std::num::NonZeroU64;
use std::ptr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicU8, AtomicU32, AtomicU64, Ordering};

/// A class of the module. Emitted code has one such table per class.
#[derive(Debug)]
pub struct Class {
    /// The name in C.
    pub name: &'static str,
    /// All bases of the class.
    pub bases: &'static [Base],
    /// Frees an object; `None` for a class whose objects C++ frees.
    pub destroy: Option<fn(Object)>,
    /// Makes the first shared pointer to an object, and returns the address of its `SharedOwner`; `None` for
    /// a class whose objects no shared pointer of the module owns. With the flag, the object is new, and is
    /// returned itself if objects of the class do not refer to themselves by shared pointers.
    pub share: Option<fn(Object, bool) -> Object>,
}

/// A base of a class, and the function that converts an object to this base.
pub type Base = (&'static Class, fn(Object) -> Object);

/// The beginning of `quaff::SharedOwner` in `include/quaff/shared_object.hpp`.
#[repr(C)]
#[derive(Debug)]
pub(super) struct SharedOwner {
    pub(super) destroy: unsafe extern "C" fn(*mut SharedOwner),
    pub(super) object: *mut c_void,
}

/// Gives up the shared pointer of a handle.
///
/// # Safety
/// The owner is one that C++ made, and nobody uses it afterwards.
pub(super) unsafe fn give_up(owner: *mut SharedOwner) {
    // SAFETY: guaranteed by the caller.
    unsafe { ((*owner).destroy)(owner) }
}

/// The type that C handles point to. It has no values: nobody dereferences the pointers.
#[repr(C)]
#[derive(Debug)]
pub struct Handle([u8; 0]);

/// The number of a handle: its slot, and the generation of the slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct HandleNumber(u64);

impl HandleNumber {
    fn new(index: u32, generation: u32) -> HandleNumber {
        HandleNumber(u64::from(generation) << 32 | u64::from(index))
    }

    pub(super) fn of(handle: *const Handle) -> HandleNumber {
        HandleNumber(handle.addr() as u64)
    }

    pub(super) fn handle(self) -> *mut Handle {
        ptr::without_provenance_mut(self.0 as usize)
    }

    fn index(self) -> u32 {
        self.0 as u32
    }

    fn generation(self) -> u32 {
        (self.0 >> 32) as u32
    }
}

const _: () = assert!(size_of::<usize>() == 8, "a handle takes 64 bits");

/// The owners that an object may have, of whom one frees the object.
#[repr(u8)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Owner {
    #[default]
    Cxx,
    Caller,
    /// A call that runs, and gives the object away.
    Call,
    /// Shared pointers, of which the handle has one.
    Shared,
}

impl Owner {
    const ALL: [Owner; 4] = [Owner::Cxx, Owner::Caller, Owner::Call, Owner::Shared];
}

/// A slot. Its generation is odd while it stands for an object, so that no handle is NULL.
#[derive(Debug, Default)]
pub(super) struct HandleSlot {
    generation: AtomicU32,
    /// The number of an [`Owner`].
    owner: AtomicU8,
    /// Whether the handle is removed when C++ frees the object.
    ends_with_object: AtomicBool,
    class: AtomicPtr<Class>,
    object: AtomicPtr<c_void>,
    parent: AtomicU64,
    /// The shared pointer by which the handle owns the object; null for none.
    pointer: AtomicPtr<SharedOwner>,
}

impl HandleSlot {
    pub(super) fn class(&self) -> &'static Class {
        // SAFETY: `add` stored a `'static` reference before anybody had the slot's number.
        unsafe { &*self.class.load(Ordering::Relaxed) }
    }

    pub(super) fn object(&self) -> Object {
        // SAFETY: the object of the class in the slot, which is alive as long as its handle, unless C++ has
        // freed it.
        unsafe { Object::new(self.object.load(Ordering::Relaxed)) }
    }

    pub(super) fn parent(&self) -> Option<HandleNumber> {
        NonZeroU64::new(self.parent.load(Ordering::Relaxed)).map(|number| HandleNumber(number.get()))
    }

    pub(super) fn pointer(&self) -> *mut SharedOwner {
        self.pointer.load(Ordering::Acquire)
    }

    pub(super) fn set_pointer(&self, pointer: *mut SharedOwner) {
        self.pointer.store(pointer, Ordering::Release);
    }

    /// Whether the handle owns the object, perhaps with others.
    pub(super) fn is_owned(&self) -> bool {
        self.owner.load(Ordering::Relaxed) != Owner::Cxx as u8
    }

    /// Takes the object from the caller for a new owner. If the caller does not own it alone, returns who
    /// owns it.
    pub(super) fn take(&self, owner: Owner) -> Result<(), Owner> {
        self.change(Owner::Caller, owner)
    }

    /// Gives the object back to the caller if a call has it.
    pub(super) fn give_back(&self) {
        let _ = self.change(Owner::Call, Owner::Caller);
    }

    fn change(&self, from: Owner, to: Owner) -> Result<(), Owner> {
        let changed = self.owner.compare_exchange(from as u8, to as u8, Ordering::AcqRel, Ordering::Acquire);
        changed.map(drop).map_err(|owner| Owner::ALL[usize::from(owner)])
    }

    pub(super) fn ends_with_object(&self) -> bool {
        self.ends_with_object.load(Ordering::Relaxed)
    }

    pub(super) fn end_with_object(&self) {
        self.ends_with_object.store(true, Ordering::Relaxed);
    }

    /// Makes C++ the owner. Returns whether the handle owned the object.
    pub(super) fn give_away(&self) -> bool {
        self.owner.swap(Owner::Cxx as u8, Ordering::AcqRel) != Owner::Cxx as u8
    }
}

/// The number of slots in the first chunk; each further chunk has twice as many as the one before.
const FIRST: u32 = 64;
const CHUNKS: usize = 26;

static SLOTS: [AtomicPtr<HandleSlot>; CHUNKS] = [const { AtomicPtr::new(ptr::null_mut()) }; CHUNKS];
static UNUSED: Mutex<Unused> = Mutex::new(Unused { freed: Vec::new(), next: 0 });

/// The slots that no handle stands for.
struct Unused {
    freed: Vec<u32>,
    /// The first slot that has never been used.
    next: u32,
}

/// The chunk of a slot, and the slot's index in the chunk.
#[inline]
fn place(index: u32) -> (usize, usize) {
    let chunk = (index / FIRST + 1).ilog2();
    (chunk as usize, (index - FIRST * ((1 << chunk) - 1)) as usize)
}

/// The slot of a handle, unless the handle was freed or is invalid.
#[inline]
pub(super) fn find(number: HandleNumber) -> Option<&'static HandleSlot> {
    known(number).filter(|slot| slot.generation.load(Ordering::Acquire) == number.generation())
}

/// The slot that a handle stands for or stood for, unless the handle is invalid.
#[inline]
pub(super) fn known(number: HandleNumber) -> Option<&'static HandleSlot> {
    let (chunk, at) = place(number.index());
    let slots = SLOTS.get(chunk)?.load(Ordering::Acquire);
    if slots.is_null() || number.generation().is_multiple_of(2) {
        return None;
    }
    // SAFETY: the index is within the chunk, which is never freed.
    let slot = unsafe { &*slots.add(at) };
    (number.generation() <= slot.generation.load(Ordering::Acquire)).then_some(slot)
}

/// Takes a slot for an object.
pub(super) fn add(
    object: Object,
    class: &'static Class,
    owner: Owner,
    parent: Option<HandleNumber>,
    pointer: *mut SharedOwner,
) -> Result<HandleNumber, Error> {
    let (index, slot) = unused().ok_or_else(|| {
        let text = "there is no memory for another handle: free those that are not used any more";
        Error::new(ErrorKind::Memory, text)
    })?;
    slot.class.store(ptr::from_ref(class).cast_mut(), Ordering::Relaxed);
    slot.object.store(object.address(), Ordering::Relaxed);
    slot.parent.store(parent.map_or(0, |parent| parent.0), Ordering::Relaxed);
    slot.pointer.store(pointer, Ordering::Relaxed);
    slot.owner.store(owner as u8, Ordering::Relaxed);
    slot.ends_with_object.store(false, Ordering::Relaxed);
    let generation = slot.generation.load(Ordering::Relaxed) + 1;
    slot.generation.store(generation, Ordering::Release);
    Ok(HandleNumber::new(index, generation))
}

/// Frees the slot of a handle.
pub(super) fn remove(number: HandleNumber) {
    let Some(slot) = find(number) else { return };
    let next = number.generation().wrapping_add(1);
    let ended =
        slot.generation.compare_exchange(number.generation(), next, Ordering::AcqRel, Ordering::Relaxed);
    // A slot whose generations are used up is not used again; neither is one that another thread has just
    // freed.
    if ended.is_ok() && next != 0 {
        let mut unused = locked(&UNUSED);
        if unused.freed.try_reserve(1).is_ok() {
            unused.freed.push(number.index());
        }
    }
}

/// An unused slot; `None` if there is no memory.
fn unused() -> Option<(u32, &'static HandleSlot)> {
    let mut unused = locked(&UNUSED);
    let index = match unused.freed.pop() {
        Some(index) => index,
        None => {
            let index = unused.next;
            let (chunk, at) = place(index);
            if at == 0 {
                make_chunk(chunk)?;
            }
            unused.next += 1;
            index
        }
    };
    let (chunk, at) = place(index);
    // SAFETY: the chunk was made when its first slot was used, the index is within it, and it is never freed.
    Some((index, unsafe { &*SLOTS[chunk].load(Ordering::Acquire).add(at) }))
}

fn make_chunk(chunk: usize) -> Option<()> {
    let place = SLOTS.get(chunk)?;
    let mut slots: Vec<HandleSlot> = Vec::new();
    slots.try_reserve_exact((FIRST as usize) << chunk).ok()?;
    slots.resize_with((FIRST as usize) << chunk, HandleSlot::default);
    place.store(Box::leak(slots.into_boxed_slice()).as_mut_ptr(), Ordering::Release);
    Some(())
}

/// The object in a slot, converted to the class that a function takes.
#[inline]
pub(super) fn in_class(slot: &HandleSlot, class: &'static Class) -> Result<Object, Error> {
    if let Some(parent) = slot.parent()
        && find(parent).is_none()
    {
        return Err(orphan(class));
    }
    match ptr::eq(slot.class(), class) {
        true => Ok(slot.object()),
        false => Ok(conversion(slot.class(), class)?(slot.object())),
    }
}

/// The function that converts an object of the class `own` to an object of its base `class`.
#[cold]
pub(super) fn conversion(own: &'static Class, class: &'static Class) -> Result<fn(Object) -> Object, Error> {
    let base = own.bases.iter().find(|(base, _)| ptr::eq(*base, class));
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
