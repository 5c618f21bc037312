//! The typemaps that quaff knows, by the names that numpy.i and the macros of `quaff.i` give their parameters.

use super::role::Role;
use crate::interface::{Access, Memory, Rank};

/// One typemap: the C++ parameters that it takes together, and the array that its caller passes for them.
pub struct Typemap {
    pub slots: &'static [Slot],
    /// `None`: the caller passes nothing.
    pub array: Option<ArrayKind>,
}

/// One parameter of a typemap.
pub struct Slot {
    pub name: &'static str,
    pub role: Role,
}

/// What a typemap says of an array.
#[derive(Clone, Copy)]
pub struct ArrayKind {
    pub memory: Memory,
    pub access: Access,
    pub rank: Rank,
}

const fn slot(name: &'static str, role: Role) -> Slot {
    Slot { name, role }
}

const fn array(memory: Memory, access: Access, rank: Rank) -> Option<ArrayKind> {
    Some(ArrayKind { memory, access, rank })
}

pub const TYPEMAPS: [Typemap; 7] = [
    Typemap {
        slots: &[slot("IN_ARRAY1", Role::Data), slot("DIM1", Role::Size)],
        array: array(Memory::Host, Access::Read, Rank::Exactly(1)),
    },
    Typemap {
        slots: &[slot("INPLACE_ARRAY1", Role::Data), slot("DIM1", Role::Size)],
        array: array(Memory::Host, Access::Write, Rank::Exactly(1)),
    },
    Typemap {
        slots: &[slot("IN_ARRAY_FLAT", Role::Data), slot("DIM_FLAT", Role::Size)],
        array: array(Memory::Host, Access::Read, Rank::Any),
    },
    Typemap {
        slots: &[slot("INPLACE_ARRAY_FLAT", Role::Data), slot("DIM_FLAT", Role::Size)],
        array: array(Memory::Host, Access::Write, Rank::Any),
    },
    Typemap {
        slots: &[slot("IN_DEVICE_ARRAY_FLAT", Role::Data), slot("DIM_FLAT", Role::Size)],
        array: array(Memory::Device, Access::Read, Rank::Any),
    },
    Typemap {
        slots: &[slot("INPLACE_DEVICE_ARRAY_FLAT", Role::Data), slot("DIM_FLAT", Role::Size)],
        array: array(Memory::Device, Access::Write, Rank::Any),
    },
    Typemap { slots: &[slot("DEVICE_STREAM", Role::Stream)], array: None },
];

/// All that can be applied, for the help of an error.
pub const KNOWN: &str = "the typemaps are `(T* IN_ARRAY1, L DIM1)`, `(T* INPLACE_ARRAY1, L DIM1)`, and those that \
                         `quaff.i` applies: `%in_array(pointer, length)`, `%inplace_array(pointer, length)`, \
                         `%in_device_array(pointer, length)`, `%inplace_device_array(pointer, length)` and \
                         `%device_stream(name)`";
