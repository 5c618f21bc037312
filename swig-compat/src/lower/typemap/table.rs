//! The typemaps of `%apply` that quaff knows, by the names that numpy.i gives their parameters.

use super::role::Role;
use crate::interface::{Access, Memory, Rank};

/// One typemap: the C++ parameters that it takes together, and the array that its caller passes for them.
pub struct Typemap {
    pub slots: &'static [Slot],
    pub array: ArrayKind,
}

/// One parameter of a typemap.
pub struct Slot {
    pub name: &'static str,
    pub role: Role,
}

/// What a rule says of an array.
#[derive(Clone, Copy)]
pub struct ArrayKind {
    pub memory: Memory,
    pub access: Access,
    pub rank: Rank,
}

const fn slot(name: &'static str, role: Role) -> Slot {
    Slot { name, role }
}

const fn host(access: Access, rank: Rank) -> ArrayKind {
    ArrayKind { memory: Memory::Host, access, rank }
}

pub const TYPEMAPS: [Typemap; 7] = [
    Typemap {
        slots: &[slot("IN_ARRAY1", Role::Data), slot("DIM1", Role::Size)],
        array: host(Access::Read, Rank::Exactly(1)),
    },
    Typemap {
        slots: &[slot("INPLACE_ARRAY1", Role::Data), slot("DIM1", Role::Size)],
        array: host(Access::Write, Rank::Exactly(1)),
    },
    Typemap {
        slots: &[slot("IN_ARRAY2", Role::Data), slot("DIM1", Role::Extent(0)), slot("DIM2", Role::Extent(1))],
        array: host(Access::Read, Rank::Exactly(2)),
    },
    Typemap {
        slots: &[
            slot("INPLACE_ARRAY2", Role::Data),
            slot("DIM1", Role::Extent(0)),
            slot("DIM2", Role::Extent(1)),
        ],
        array: host(Access::Write, Rank::Exactly(2)),
    },
    Typemap {
        slots: &[
            slot("IN_ARRAY3", Role::Data),
            slot("DIM1", Role::Extent(0)),
            slot("DIM2", Role::Extent(1)),
            slot("DIM3", Role::Extent(2)),
        ],
        array: host(Access::Read, Rank::Exactly(3)),
    },
    Typemap {
        slots: &[
            slot("INPLACE_ARRAY3", Role::Data),
            slot("DIM1", Role::Extent(0)),
            slot("DIM2", Role::Extent(1)),
            slot("DIM3", Role::Extent(2)),
        ],
        array: host(Access::Write, Rank::Exactly(3)),
    },
    Typemap {
        slots: &[slot("INPLACE_ARRAY_FLAT", Role::Data), slot("DIM_FLAT", Role::Size)],
        array: host(Access::Write, Rank::Any),
    },
];

/// All that can be applied, for the help of an error.
pub const KNOWN: &str = "the typemaps are `(T* IN_ARRAY1, L DIM1)` to `(T* IN_ARRAY3, L DIM1, L DIM2, L DIM3)`, the same of \
                         `INPLACE_ARRAY1` to `INPLACE_ARRAY3`, `(T* INPLACE_ARRAY_FLAT, L DIM_FLAT)`, and `T* INPUT`, \
                         `OUTPUT` and `INOUT` for one number; `quaff.i` has \
                         words for more: `%in_array(pointer, length)`, `%in_device_array(pointer, length)` and others";
