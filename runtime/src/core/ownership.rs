//! Who frees an object of C++'s that a handle of another language stands for, such as an instance of a Python class.
//!
//! A handle has one [`Ownership`] at a time, in an [`OwnershipCell`]. Nothing changes it but an [`Event`], and
//! [`Ownership::after`] is the whole table:
//!
//! | state | its object is freed | `Acquired` | `Disowned` | `Lent` | `Shared` | `Moved` | `Freed` | `Released` |
//! |---|---|---|---|---|---|---|---|---|
//! | `Unmade` | there is none yet | | | | | | | |
//! | `Owned` | with the handle | | `Left`, or `Borrowed` from its keeper | `Lent` | `Shared` | `Borrowed` | `Gone` | its keeper goes |
//! | `Lent` | with the handle, which shared pointers of C++'s refer to | | as `Owned` | | `Shared` | | `Gone` | its keeper goes |
//! | `Shared` | by the last shared pointer; the handle's own is its keeper | | `Left` | | | | `Gone` | `Gone` |
//! | `Borrowed` | with what keeps it alive | `Owned`, unless it is single | | | | | `Gone` | `Gone` |
//! | `Left` | by C++ | `Owned`, or `Lent` if it was shared; unless it is single | | | | | `Gone` | |
//! | `Gone` | it was, or C++ took it | | | | | | | its keeper goes |
//!
//! A handle leaves `Unmade` by [`Event::Made`], for an object that it is to free, or [`Event::Shown`], for one that it is
//! not. An object that C++ has thrown is made so too: the handle inside the exception owns a copy. An empty field means
//! that the event changes nothing, so that code need not ask first.

use super::object::Object;
use std::cell::Cell;
use std::ffi::c_void;
use std::ptr;

/// What keeps an object alive for a handle that does not own it: the address of a handle, or of several, in the language's
/// own form. The handle has one reference to it.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Keeper(*mut c_void);

impl Keeper {
    pub(crate) const NONE: Keeper = Keeper(ptr::null_mut());

    /// Null stands for none.
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

/// What is known of an object that its handle does not own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Reach {
    /// It is one object by itself, and not the first of an array; nobody can free it alone.
    pub single: bool,
    /// A reference that C++ has returned is between it and what keeps it.
    pub loose: bool,
}

/// Who frees the object of a handle. Memory full of zeros is `Unmade`.
#[repr(u8)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ownership {
    /// There is no object yet.
    Unmade,
    /// The handle. One that was borrowed before still has a keeper.
    Owned { object: Object, keeper: Keeper },
    /// The handle, to which shared pointers of C++'s refer.
    Lent { object: Object, keeper: Keeper },
    /// The last of the shared pointers. The keeper has one of them.
    Shared { object: Object, keeper: Keeper },
    /// What keeps it alive, as its object is part of that.
    Borrowed { reach: Reach, object: Object, keeper: Keeper },
    /// C++: it made the object, or was given it. `shared`: shared pointers may hold it.
    Left { reach: Reach, shared: bool, object: Object },
    /// There is no object any more.
    Gone { keeper: Keeper },
}

/// What may happen to an object.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Event {
    /// It is new, and the handle is to free it.
    Made(Object),
    /// It is there already, and kept alive by the keeper, or by C++ where there is none.
    Shown(Object, Keeper, Reach),
    /// The user says that the handle is to free it.
    Acquired,
    /// C++ is to free it.
    Disowned,
    /// A shared pointer of C++'s refers to the handle.
    Lent,
    /// The keeper has a shared pointer that holds it.
    Shared(Keeper),
    /// The keeper, another handle, is to free it.
    Moved(Keeper),
    /// It is freed, or C++ has taken what was in it.
    Freed,
    /// The handle gives up its keeper.
    Released,
}

impl Ownership {
    /// The state after an event: the table of this module.
    #[inline]
    pub(crate) fn after(self, event: Event) -> Ownership {
        use Ownership::{Borrowed, Gone, Left, Lent, Owned, Shared, Unmade};
        match (self, event) {
            (Unmade, Event::Made(object) | Event::Shown(object, ..)) if object.is_null() => {
                Gone { keeper: Keeper::NONE }
            }
            (Unmade, Event::Made(object)) => Owned { object, keeper: Keeper::NONE },
            (Unmade, Event::Shown(object, Keeper::NONE, reach)) => Left { reach, shared: false, object },
            (Unmade, Event::Shown(object, keeper, reach)) => Borrowed { reach, object, keeper },

            (Borrowed { reach, object, keeper }, Event::Acquired) if !reach.single => {
                Owned { object, keeper }
            }
            (Left { reach, shared, object }, Event::Acquired) if !reach.single => match shared {
                true => Lent { object, keeper: Keeper::NONE },
                false => Owned { object, keeper: Keeper::NONE },
            },

            (Owned { object, keeper: Keeper::NONE }, Event::Disowned) => {
                Left { reach: Reach::default(), shared: false, object }
            }
            (Lent { object, keeper: Keeper::NONE } | Shared { object, .. }, Event::Disowned) => {
                Left { reach: Reach::default(), shared: true, object }
            }
            // How it was reached is forgotten: the careful answer.
            (Owned { object, keeper } | Lent { object, keeper }, Event::Disowned) => {
                Borrowed { reach: Reach { single: false, loose: true }, object, keeper }
            }

            (Owned { object, keeper }, Event::Lent) => Lent { object, keeper },
            (Owned { object, .. } | Lent { object, .. }, Event::Shared(keeper)) => Shared { object, keeper },
            (Owned { object, .. }, Event::Moved(keeper)) => {
                Borrowed { reach: Reach::default(), object, keeper }
            }

            (Left { .. }, Event::Freed) => Gone { keeper: Keeper::NONE },
            (Owned { keeper, .. } | Lent { keeper, .. }, Event::Freed) => Gone { keeper },
            (Shared { keeper, .. } | Borrowed { keeper, .. }, Event::Freed) => Gone { keeper },

            (Owned { object, .. }, Event::Released) => Owned { object, keeper: Keeper::NONE },
            (Lent { object, .. }, Event::Released) => Lent { object, keeper: Keeper::NONE },
            (Shared { .. } | Borrowed { .. } | Gone { .. }, Event::Released) => Gone { keeper: Keeper::NONE },

            (state, _) => state,
        }
    }

    /// The state of a new handle that takes over the object of the one at `from`, whose state this is. Only an owner hands
    /// its object on, with its keeper, and is to hear of it as [`Event::Moved`]; other states hold for both handles.
    pub(crate) fn taken_over(self, from: Keeper) -> Ownership {
        match self {
            Ownership::Lent { object, .. } => {
                Ownership::Borrowed { reach: Reach::default(), object, keeper: from }
            }
            state => state,
        }
    }

    /// The object; null where there is none.
    #[inline]
    pub(crate) fn object(self) -> Object {
        match self {
            Ownership::Unmade | Ownership::Gone { .. } => Object::NULL,
            Ownership::Owned { object, .. }
            | Ownership::Lent { object, .. }
            | Ownership::Shared { object, .. }
            | Ownership::Borrowed { object, .. }
            | Ownership::Left { object, .. } => object,
        }
    }

    /// What the handle has a reference to.
    #[inline]
    pub(crate) fn keeper(self) -> Keeper {
        match self {
            Ownership::Unmade | Ownership::Left { .. } => Keeper::NONE,
            Ownership::Owned { keeper, .. }
            | Ownership::Lent { keeper, .. }
            | Ownership::Shared { keeper, .. }
            | Ownership::Borrowed { keeper, .. }
            | Ownership::Gone { keeper } => keeper,
        }
    }

    /// Whether the handle frees the object.
    #[inline]
    pub(crate) fn is_owner(self) -> bool {
        matches!(self, Ownership::Owned { .. } | Ownership::Lent { .. })
    }

    /// Whether the handle frees the object, and C++ has no part in it.
    #[inline]
    pub(crate) fn is_only_owner(self) -> bool {
        matches!(self, Ownership::Owned { .. })
    }

    /// Whether shared pointers may hold the object itself.
    pub(crate) fn is_shared(self) -> bool {
        matches!(
            self,
            Ownership::Lent { .. } | Ownership::Shared { .. } | Ownership::Left { shared: true, .. }
        )
    }

    /// What is known of an object that the handle does not own.
    pub(crate) fn reach(self) -> Reach {
        match self {
            Ownership::Borrowed { reach, .. } | Ownership::Left { reach, .. } => reach,
            _ => Reach::default(),
        }
    }
}

/// The [`Ownership`] of a handle. Every change of it goes through [`OwnershipCell::apply`].
pub(crate) struct OwnershipCell(Cell<Ownership>);

impl OwnershipCell {
    #[inline(always)]
    pub(crate) fn get(&self) -> Ownership {
        self.0.get()
    }

    /// Changes the state by an event. Returns the keeper that the handle had and has no more, whose reference the caller
    /// is to give up.
    #[inline]
    #[must_use = "the reference to a keeper is to be given up"]
    pub(crate) fn apply(&self, event: Event) -> Keeper {
        let before = self.0.get();
        let after = before.after(event);
        self.0.set(after);
        if before.keeper() == after.keeper() { Keeper::NONE } else { before.keeper() }
    }

    /// Starts in a state: that of another handle, whose object this one has from now on.
    pub(crate) fn start(&self, state: Ownership) {
        if self.0.get() == Ownership::Unmade {
            self.0.set(state);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OLD: Keeper = Keeper(ptr::without_provenance_mut(16));
    const NEW: Keeper = Keeper(ptr::without_provenance_mut(32));
    const SINGLE: Reach = Reach { single: true, loose: false };
    const LOOSE: Reach = Reach { single: false, loose: true };
    const PLAIN: Reach = Reach { single: false, loose: false };

    fn object() -> Object {
        // SAFETY: an address that nobody follows.
        unsafe { Object::new(ptr::without_provenance_mut(64)) }
    }

    /// A state in the words of the table: with its keeper, and with what is known of the object.
    fn word(state: Ownership) -> String {
        let name = match state {
            Ownership::Unmade => "unmade",
            Ownership::Owned { .. } => "owned",
            Ownership::Lent { .. } => "lent",
            Ownership::Shared { .. } => "shared",
            Ownership::Borrowed { .. } => "borrowed",
            Ownership::Left { shared: false, .. } => "left",
            Ownership::Left { shared: true, .. } => "left-shared",
            Ownership::Gone { .. } => "gone",
        };
        let keeper = [(OLD, "+old"), (NEW, "+new")].into_iter().find(|(keeper, _)| *keeper == state.keeper());
        let reach = match state.reach() {
            SINGLE => "!single",
            LOOSE => "!loose",
            _ => "",
        };
        format!("{name}{}{reach}", keeper.map_or("", |(_, word)| word))
    }

    fn states() -> Vec<Ownership> {
        let object = object();
        let keepers = [Keeper::NONE, OLD];
        let mut states = vec![Ownership::Unmade];
        states.extend(keepers.map(|keeper| Ownership::Owned { object, keeper }));
        states.extend(keepers.map(|keeper| Ownership::Lent { object, keeper }));
        states.push(Ownership::Shared { object, keeper: OLD });
        states.extend([PLAIN, LOOSE, SINGLE].map(|reach| Ownership::Borrowed { reach, object, keeper: OLD }));
        states.extend([PLAIN, LOOSE, SINGLE].map(|reach| Ownership::Left { reach, shared: false, object }));
        states.push(Ownership::Left { reach: PLAIN, shared: true, object });
        states.extend(keepers.map(|keeper| Ownership::Gone { keeper }));
        states
    }

    /// What each state comes to by each event; `.` where it stays.
    const TABLE: &str = "
        state            acquired  disowned           lent      shared      moved         freed     released
        unmade           .         .                  .         .           .             .         .
        owned            .         left               lent      shared+new  borrowed+new  gone      .
        owned+old        .         borrowed+old!loose lent+old  shared+new  borrowed+new  gone+old  owned
        lent             .         left-shared        .         shared+new  .             gone      .
        lent+old         .         borrowed+old!loose .         shared+new  .             gone+old  lent
        shared+old       .         left-shared        .         .           .             gone+old  gone
        borrowed+old     owned+old .                  .         .           .             gone+old  gone
        borrowed+old!loose owned+old .                .         .           .             gone+old  gone
        borrowed+old!single .      .                  .         .           .             gone+old  gone
        left             owned     .                  .         .           .             gone      .
        left!loose       owned     .                  .         .           .             gone      .
        left!single      .         .                  .         .           .             gone      .
        left-shared      lent      .                  .         .           .             gone      .
        gone             .         .                  .         .           .             .         .
        gone+old         .         .                  .         .           .             .         gone
    ";

    #[test]
    fn every_event_in_every_state() {
        let events = [
            Event::Acquired,
            Event::Disowned,
            Event::Lent,
            Event::Shared(NEW),
            Event::Moved(NEW),
            Event::Freed,
            Event::Released,
        ];
        let rows: Vec<Vec<&str>> = TABLE
            .lines()
            .map(|line| line.split_whitespace().collect())
            .filter(|row: &Vec<_>| !row.is_empty())
            .collect();
        assert_eq!(rows.len() - 1, states().len());
        for (row, state) in rows[1..].iter().zip(states()) {
            assert_eq!(row[0], word(state));
            assert_eq!(row.len() - 1, events.len());
            for (expected, event) in row[1..].iter().zip(events) {
                let expected = if *expected == "." { row[0] } else { expected };
                let after = state.after(event);
                assert_eq!(word(after), expected, "{} and {event:?}", row[0]);
                let has_object = !matches!(after, Ownership::Unmade | Ownership::Gone { .. });
                assert_eq!(after.object(), if has_object { object() } else { Object::NULL });
            }
        }
    }

    #[test]
    fn an_object_comes_once() {
        for state in states() {
            let is_unmade = state == Ownership::Unmade;
            let events = [
                (Event::Made(object()), "owned"),
                (Event::Shown(object(), OLD, LOOSE), "borrowed+old!loose"),
                (Event::Shown(object(), Keeper::NONE, SINGLE), "left!single"),
                (Event::Made(Object::NULL), "gone"),
                (Event::Shown(Object::NULL, Keeper::NONE, PLAIN), "gone"),
            ];
            for (event, made) in events {
                let expected = if is_unmade { made.to_owned() } else { word(state) };
                assert_eq!(word(state.after(event)), expected, "{state:?} and {event:?}");
            }
        }
    }

    #[test]
    fn a_handle_that_takes_over_has_what_the_other_had() {
        for state in states() {
            let expected = match state {
                Ownership::Lent { .. } => "borrowed+new".to_owned(),
                _ => word(state),
            };
            assert_eq!(word(state.taken_over(NEW)), expected);
        }
    }

    #[test]
    fn a_keeper_that_is_lost_is_handed_out() {
        for state in states() {
            for event in
                [Event::Disowned, Event::Shared(NEW), Event::Moved(NEW), Event::Freed, Event::Released]
            {
                let cell = OwnershipCell(Cell::new(state));
                let lost = cell.apply(event);
                let kept = cell.get().keeper();
                let had = state.keeper();
                assert_eq!(lost, if had == kept { Keeper::NONE } else { had }, "{state:?} and {event:?}");
            }
        }
    }

    #[test]
    fn zeros_are_an_instance_without_an_object() {
        // SAFETY: the representation of the enumeration is that of its numbers, the first of which is 0, and the first
        // state has no fields.
        let zeros: Ownership = unsafe { std::mem::zeroed() };
        assert_eq!(zeros, Ownership::Unmade);
        assert_eq!(size_of::<Ownership>(), 3 * size_of::<usize>());
    }
}
