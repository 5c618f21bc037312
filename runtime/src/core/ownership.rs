//! The ownership of C++ objects that handles of another language stand for, such as instances of Python
//! classes.
//!
//! A handle's object has one [`Ownership`] at a time, in an [`OwnershipCell`]. Nothing changes it but an
//! [`OwnershipEvent`], and [`OwnershipState::after`] is the whole table:
//!
//! | state | its object is freed |
//! |---|---|
//! | `Unmade` | there is none yet |
//! | `Owned` | with the handle |
//! | `Lent` | with the handle, which shared pointers of C++'s refer to |
//! | `Shared` | by the last shared pointer; the handle's own is its keeper |
//! | `Borrowed` | with its keeper |
//! | `Left` | by C++, which made it or was given it |
//! | `LeftShared` | by C++, whose shared pointers may hold it |
//! | `Placed` | with its keeper, in which it may move |
//! | `Gone` | it was freed already, or C++ took it |
//!
//! | state | `Acquired` | `Disowned` | `Lent` | `Shared` | `Moved` | `Freed` | `Released` |
//! |---|---|---|---|---|---|---|---|
//! | `Owned` | | `Left` (1) | `Lent` | `Shared` | `Borrowed` | `Gone` | its keeper goes |
//! | `Lent` | | `LeftShared` (1) | | `Shared` | | `Gone` | its keeper goes |
//! | `Shared` | | `LeftShared` | | | | `Gone` | `Gone` |
//! | `Borrowed` | `Owned` (2) | | | | | `Gone` | `Gone` |
//! | `Left` | `Owned` (2) | | | | | `Gone` | |
//! | `LeftShared` | `Lent` | | | | | `Gone` | |
//! | `Placed` | | | | | | `Gone` | `Gone` |
//! | `Gone` | | | | | | | its keeper goes |
//!
//! (1) or `Borrowed` from its keeper; (2) unless it is single.
//!
//! A handle leaves `Unmade` by [`OwnershipEvent::Made`], for an object that it is to free, or
//! [`OwnershipEvent::Shown`] or [`OwnershipEvent::Placed`], for one that it is not. A `Placed` object has no
//! address here: whoever needs the address asks the keeper for it, before each use.
//! [`OwnershipEvent::Ending`] leaves a `Left` or `LeftShared` object `Left` as a single one, which nobody
//! acquires. [`OwnershipEvent::Copied`] gives the handle a copy of its own instead, and so `Owned`. The
//! handle inside an exception of C++ likewise owns a copy of the thrown object. An empty field means that the
//! event changes nothing, so that code need not ask first.

use super::object::Object;
use std::cell::Cell;
use std::ffi::c_void;
use std::ptr;

/// The keeper of an object: the address of one or several handles, in the language's own form, that keep the
/// object alive for a handle that does not own it. The handle has one reference to its keeper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Keeper(*mut c_void);

impl Default for Keeper {
    fn default() -> Keeper {
        Keeper::NONE
    }
}

impl Keeper {
    pub(crate) const NONE: Keeper = Keeper(ptr::null_mut());

    /// A keeper by its address; a null address is no keeper.
    pub(crate) fn new<T>(address: *mut T) -> Keeper {
        Keeper(address.cast())
    }

    #[inline]
    pub(crate) fn address<T>(self) -> *mut T {
        self.0.cast()
    }

    #[inline]
    pub(crate) fn is_none(self) -> bool {
        self.0.is_null()
    }
}

/// The path from its keeper to the object of a handle that does not own the object.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Reach {
    /// The object is not an element of an array, and cannot be freed by itself.
    pub single: bool,
    /// The object was reached from its keeper by a reference that C++ has returned.
    pub loose: bool,
}

/// The side that frees the object of a handle.
#[repr(u8)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Ownership {
    /// The handle has no object yet.
    #[default]
    Unmade,
    /// The handle frees the object. If the object was borrowed before, the handle still has a keeper.
    Owned,
    /// The handle frees the object, and shared pointers of C++ refer to the handle.
    Lent,
    /// The last shared pointer frees the object. The keeper has one of them.
    Shared,
    /// The keeper frees the object, which is part of the keeper's own object.
    Borrowed,
    /// The keeper frees the object, which may move within the keeper's own: its address is not known here.
    Placed,
    /// C++ frees the object, which it made or was given.
    Left,
    /// C++ frees the object, which its shared pointers may hold.
    LeftShared,
    /// The object was freed, or C++ took its contents.
    Gone,
}

/// The object of a handle, and who frees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OwnershipState {
    ownership: Ownership,
    reach: Reach,
    /// The object's address: null if the state is `Unmade`, `Placed` or `Gone`, and never otherwise.
    object: Object,
    /// The keeper: one if the state is `Shared`, `Borrowed` or `Placed`, none if it is `Unmade`, `Left` or
    /// `LeftShared`.
    keeper: Keeper,
}

/// An event that may change who frees an object.
#[derive(Clone, Copy, Debug)]
pub(crate) enum OwnershipEvent {
    /// The object is new, and the handle is to free it.
    Made(Object),
    /// The object exists already; the keeper keeps it alive, or C++ does if there is no keeper.
    Shown(Object, Keeper, Reach),
    /// The object exists already, inside the object of the keeper, and may move there. If the handle owned a
    /// copy, the caller has freed the copy, and the handle shows the object inside the keeper again.
    Placed(Keeper),
    /// The handle gets a copy of the object, in the place of the one that its keeper frees.
    Copied(Object),
    /// The user makes the handle free the object.
    Acquired,
    /// C++ is to free the object.
    Disowned,
    /// A shared pointer of C++ refers to the handle.
    Lent,
    /// The keeper has a shared pointer that holds the object.
    Shared(Keeper),
    /// The keeper, another handle, is to free the object.
    Moved(Keeper),
    /// C++ has begun to free the object, which is still whole; nobody else may free it.
    Ending,
    /// The object is freed, or C++ has taken its contents.
    Freed,
    /// The handle gives up its keeper.
    Released,
}

impl OwnershipState {
    const UNMADE: OwnershipState = OwnershipState {
        ownership: Ownership::Unmade,
        reach: Reach { single: false, loose: false },
        object: Object::NULL,
        keeper: Keeper::NONE,
    };

    /// The state after an event: the table of this module. Each caller has one kind of event, so that only
    /// the code for that kind remains after inlining.
    #[inline(always)]
    pub(crate) fn after(self, event: OwnershipEvent) -> OwnershipState {
        use Ownership::{Borrowed, Gone, Left, LeftShared, Lent, Owned, Placed, Shared, Unmade};
        let OwnershipState { ownership, reach, keeper, .. } = self;
        match (ownership, event) {
            (Unmade, OwnershipEvent::Made(object)) if object.is_null() => {
                OwnershipState { ownership: Gone, ..self }
            }
            (Unmade, OwnershipEvent::Made(object)) => OwnershipState { ownership: Owned, object, ..self },
            (Unmade, OwnershipEvent::Shown(object, keeper, _)) if object.is_null() => {
                OwnershipState { ownership: Gone, keeper, ..self }
            }
            (Unmade, OwnershipEvent::Shown(object, keeper, reach)) => OwnershipState {
                ownership: if keeper.is_none() { Left } else { Borrowed },
                reach,
                object,
                keeper,
            },

            (Unmade, OwnershipEvent::Placed(keeper)) => OwnershipState { keeper, ..self.with(Placed) },
            // The caller has freed the handle's own copy.
            (Owned, OwnershipEvent::Placed(place)) if keeper.is_none() => {
                OwnershipState { keeper: place, ..OwnershipState::UNMADE.with(Placed) }
            }
            (Placed, OwnershipEvent::Copied(object)) => {
                OwnershipState { object, ..OwnershipState::UNMADE.with(Owned) }
            }

            (Borrowed | Left, OwnershipEvent::Acquired) if !reach.single => self.with(Owned),
            (LeftShared, OwnershipEvent::Acquired) => self.with(Lent),

            // The way in which the object was reached is reset, which is the safe choice.
            (Owned | Lent, OwnershipEvent::Disowned) if !keeper.is_none() => {
                OwnershipState { ownership: Borrowed, reach: Reach { single: false, loose: true }, ..self }
            }
            (Owned, OwnershipEvent::Disowned) => self.with(Left),
            (Lent | Shared, OwnershipEvent::Disowned) => {
                OwnershipState { keeper: Keeper::NONE, ..self.with(LeftShared) }
            }

            (Owned, OwnershipEvent::Lent) => self.with(Lent),
            (Owned | Lent, OwnershipEvent::Shared(keeper)) => OwnershipState { keeper, ..self.with(Shared) },
            (Owned, OwnershipEvent::Moved(keeper)) => OwnershipState { keeper, ..self.with(Borrowed) },

            (Left | LeftShared, OwnershipEvent::Ending) => {
                OwnershipState { reach: Reach { single: true, loose: false }, ..self.with(Left) }
            }

            (Owned | Lent | Shared | Borrowed | Placed | Left | LeftShared, OwnershipEvent::Freed) => {
                OwnershipState { object: Object::NULL, ..self.with(Gone) }
            }

            (Shared | Borrowed | Placed, OwnershipEvent::Released) => {
                OwnershipState { ownership: Gone, ..OwnershipState::UNMADE }
            }
            (_, OwnershipEvent::Released) => OwnershipState { keeper: Keeper::NONE, ..self },

            _ => self,
        }
    }

    /// The state with another ownership, without a record of how the object was reached.
    #[inline(always)]
    fn with(self, ownership: Ownership) -> OwnershipState {
        OwnershipState { ownership, reach: Reach::default(), ..self }
    }

    /// The state of a new handle that takes over the object from the handle at `from`, which has this state.
    /// Only an owner hands over its object, with its keeper, and must then get [`OwnershipEvent::Moved`];
    /// other states are valid for both handles.
    pub(crate) fn taken_over(self, from: Keeper) -> OwnershipState {
        match self.ownership {
            Ownership::Lent => OwnershipState { keeper: from, ..self.with(Ownership::Borrowed) },
            _ => self,
        }
    }

    #[inline(always)]
    pub(crate) fn ownership(self) -> Ownership {
        self.ownership
    }

    /// The object; null if there is none.
    #[inline(always)]
    pub(crate) fn object(self) -> Object {
        self.object
    }

    /// The keeper, to which the handle has a reference.
    #[inline(always)]
    pub(crate) fn keeper(self) -> Keeper {
        self.keeper
    }

    /// The way in which the object was reached, if the handle does not own it.
    pub(crate) fn reach(self) -> Reach {
        self.reach
    }

    /// Whether the handle frees the object.
    #[inline(always)]
    pub(crate) fn is_owner(self) -> bool {
        matches!(self.ownership, Ownership::Owned | Ownership::Lent)
    }

    /// Whether the object may move inside its keeper's object.
    #[inline(always)]
    pub(crate) fn is_placed(self) -> bool {
        self.ownership == Ownership::Placed
    }

    /// Whether C++ frees the object, either alone or by its shared pointers.
    pub(crate) fn is_left(self) -> bool {
        matches!(self.ownership, Ownership::Left | Ownership::LeftShared)
    }

    /// Whether the handle frees the object, and C++ does not share ownership.
    #[inline(always)]
    pub(crate) fn is_only_owner(self) -> bool {
        self.ownership == Ownership::Owned
    }

    /// Whether shared pointers may hold the object itself.
    pub(crate) fn is_shared(self) -> bool {
        matches!(self.ownership, Ownership::Lent | Ownership::Shared | Ownership::LeftShared)
    }
}

/// The [`OwnershipState`] of a handle's object; zeroed memory is the state `Unmade`. Every change goes
/// through [`OwnershipCell::apply`].
#[derive(Default)]
pub(crate) struct OwnershipCell {
    // Separate cells, because most callers read only one of them; copying the whole state would take longer.
    ownership: Cell<Ownership>,
    reach: Cell<Reach>,
    object: Cell<Object>,
    keeper: Cell<Keeper>,
}

impl OwnershipCell {
    #[inline(always)]
    pub(crate) fn get(&self) -> OwnershipState {
        OwnershipState {
            ownership: self.ownership.get(),
            reach: self.reach.get(),
            object: self.object.get(),
            keeper: self.keeper.get(),
        }
    }

    #[inline(always)]
    fn set(&self, state: OwnershipState) {
        self.ownership.set(state.ownership);
        self.reach.set(state.reach);
        self.object.set(state.object);
        self.keeper.set(state.keeper);
    }

    /// Changes the state by an event. Returns the keeper that the handle no longer has; the caller must give
    /// up its reference.
    #[inline(always)]
    #[must_use = "the reference to a keeper is to be given up"]
    pub(crate) fn apply(&self, event: OwnershipEvent) -> Keeper {
        let before = self.get();
        let after = before.after(event);
        self.set(after);
        match event {
            // With these events a handle loses no keeper.
            OwnershipEvent::Made(_)
            | OwnershipEvent::Shown(..)
            | OwnershipEvent::Placed(_)
            | OwnershipEvent::Acquired
            | OwnershipEvent::Lent
            | OwnershipEvent::Freed => Keeper::NONE,
            _ if before.keeper() == after.keeper() => Keeper::NONE,
            _ => before.keeper(),
        }
    }

    /// Sets the initial state: that of another handle, whose object this one takes over.
    pub(crate) fn start(&self, state: OwnershipState) {
        if self.ownership.get() == Ownership::Unmade {
            self.set(state);
        }
    }
}

#[cfg(test)]
mod tests;
