//! The types in the cells of an [`Instance`](crate::python::instance::Instance), which record the relations
//! of its object: the objects that it keeps (`keep.rs`, `pins.rs`), its place (`place.rs`), the instances for
//! its inside (`reached.rs`), and its pointer (`pointer_object.rs`, `swig/pointers.rs`). The functions in
//! those files visit other instances, and are therefore above the type `Instance`; these types are below it.

use crate::core::object::Object;
use crate::python::instance::key::{Key, KeyHash};
use crate::python::interpreter::swig::{VERSIONS, layout};
use crate::python::table::Function;
use crate::python::table::holder::SharedPointer;
use pyo3::ffi;
use pyo3::prelude::*;
use smallvec::SmallVec;
use std::cell::Cell;
use std::collections::{HashMap, HashSet};
use std::ptr;

/// The objects that an object points to.
#[derive(Default)]
pub(crate) struct Kept {
    /// Instances, by the function and the argument that set the pointer.
    pub(super) last: Vec<(KeptSlot, KeptObject)>,
    /// Objects that are kept as long as the instance, by address: instances, and arrays whose memory C++
    /// refers to.
    pub(super) always: HashMap<*mut ffi::PyObject, KeptObject, KeyHash>,
}

/// An object that is kept alive.
pub(super) struct KeptObject {
    pub(super) pins: Pins,
    pub(super) object: Py<PyAny>,
}

/// A key for kept objects: the parameter of a function.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct KeptSlot {
    /// The address of a function that C++ calls, or that Python overrides; it is only compared.
    pub(super) function: *const Function,
    pub(super) parameter: usize,
}

/// The objects in which an object has a place. As long as this value lives, nothing inside them is moved, and
/// they cannot be given away.
pub(crate) struct Pins {
    /// Owned references.
    pub(super) wholes: SmallVec<[*mut ffi::PyObject; 2]>,
    pub(super) why: Why,
}

/// The reason for which objects are pinned.
#[derive(Clone, Copy)]
pub(super) enum Why {
    /// An array shows the object, or C++ keeps a pointer to it.
    Shown,
    /// A C++ call uses the object.
    Used,
}

/// The failure to look for the element of a map: there was no memory to read its key.
#[derive(Clone, Copy)]
pub(crate) struct UnreadKey;

/// The current address of an object; null if it no longer exists.
pub(crate) type Found = std::result::Result<Object, UnreadKey>;

/// The place of an instance's object within the object of the instance's keeper; zeroed memory means that the
/// object has an address of its own.
#[derive(Default)]
pub(crate) struct PlaceCell {
    pub(super) kind: Cell<PlaceKind>,
    /// The index of an element, or the offset of a data member.
    pub(super) number: Cell<i64>,
}

/// The kind of an object's place.
#[repr(u8)]
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum PlaceKind {
    /// The object has an address, and always had one.
    #[default]
    None,
    /// The element of a sequence.
    Index,
    /// The element of a map; the number is the address of the key, to which the place has a reference.
    Key,
    /// A data member, at an offset.
    Part,
    /// The object was an element, and now has an address of its own.
    Left,
}

/// Borrowed instances: each removes itself from the list before it is freed.
#[derive(Default)]
pub(crate) struct Reached {
    /// The elements by index, if the object is a sequence.
    pub(super) elements: ByIndex,
    /// The elements by key, if the object is a map.
    pub(super) items: HashMap<Key, *mut ffi::PyObject, KeyHash>,
    /// The containers inside the object, or reached through it, that list elements.
    pub(super) containers: HashMap<Spot, *mut ffi::PyObject, KeyHash>,
    /// Objects to which C++ has returned references, in calls on an element.
    pub(super) references: HashSet<*mut ffi::PyObject, KeyHash>,
    /// Whether an element, or an object inside an element, may list references that C++ has returned.
    pub(super) has_references_below: bool,
    /// The instance that lists this container, and the container's key in that list.
    pub(super) listed: Option<(*mut ffi::PyObject, Spot)>,
    /// Whether the object is a data member, so that its address is fixed as long as its keeper lives.
    pub(super) is_member: bool,
    /// Whether C++ may have moved or freed the object, because it has changed the object around it.
    pub(super) may_have_moved: bool,
}

/// Identifies a container by its class and its address, or its offset within an element: instances with the
/// same spot refer to the same container.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Spot {
    pub(super) position: usize,
    pub(super) class: usize,
}

impl Reached {
    pub(super) fn is_empty(&self) -> bool {
        self.elements.is_empty()
            && self.items.is_empty()
            && self.containers.is_empty()
            && self.references.is_empty()
    }
}

/// The object that the attribute `this` returns.
#[repr(C)]
pub(crate) struct Pointer {
    /// The fields of SWIG's own pointers. SWIG's modules read them, and write to them when they take the
    /// object.
    pub swig: layout::Pointer,
    /// The space for two fields that SWIG's pointers may have, for attributes and for weak references.
    pub(super) unused: [*mut ffi::PyObject; 2],
    /// The instance that the pointer stands for; NULL if its object is gone.
    pub instance: *mut ffi::PyObject,
    /// Whether the pointer keeps the instance alive; then nothing else refers to the instance.
    pub keeps: bool,
    pub for_swig: SwigPointers,
}

/// The fields of a pointer that are only for SWIG modules.
pub(crate) struct SwigPointers {
    /// The pointer that modules of the first versions of SWIG's runtime take, once one of them has requested
    /// it: a reference.
    pub(super) older: *mut layout::Pointer,
    /// Pointers to the object as each of its bases, for each version of SWIG's runtime.
    pub(super) bases: [Vec<layout::Pointer>; VERSIONS.len()],
    /// Shared pointers to the object as its class and as each of its bases. A function that takes a reference
    /// to one has its address until it returns, and may change it: they stay until the pointer is freed, even
    /// if the object is no longer exposed.
    pub(super) shared: Vec<SharedPointer>,
    /// Shared pointers that others in `shared` have replaced: those to a former object, and those to which a
    /// SWIG function has assigned. Functions may still have their addresses, so they too stay until the
    /// pointer is freed.
    pub(super) earlier: Vec<SharedPointer>,
    /// Whether the pointer was last written as the owner.
    pub(super) owns: bool,
}

impl Default for SwigPointers {
    fn default() -> SwigPointers {
        SwigPointers {
            older: ptr::null_mut(),
            bases: Default::default(),
            shared: Vec::new(),
            earlier: Vec::new(),
            owns: false,
        }
    }
}

impl Drop for SwigPointers {
    /// Releases the pointer objects of the first versions of SWIG's runtime.
    fn drop(&mut self) {
        // SAFETY: NULL, or an owned reference; the lock is held wherever pointers are used.
        unsafe { ffi::Py_XDECREF(self.older.cast()) };
    }
}

// The elements of a sequence that Python holds, by index.

/// Borrowed instances. A loop holds at most two elements, and so few are found without a table.
#[derive(Default)]
pub(crate) struct ByIndex {
    few: [Option<(i64, *mut ffi::PyObject)>; FEW],
    many: HashMap<i64, *mut ffi::PyObject, KeyHash>,
}

const FEW: usize = 4;

impl ByIndex {
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.few.iter().all(Option::is_none) && self.many.is_empty()
    }

    #[inline]
    pub(crate) fn get(&self, index: i64) -> Option<*mut ffi::PyObject> {
        let known = self.few.iter().flatten().find(|(known, _)| *known == index);
        match known {
            Some((_, element)) => Some(*element),
            None if self.many.is_empty() => None,
            None => self.many.get(&index).copied(),
        }
    }

    /// Adds an element whose index is not in the list.
    #[inline]
    pub(crate) fn insert(&mut self, index: i64, element: *mut ffi::PyObject) {
        match self.few.iter_mut().find(|place| place.is_none()) {
            Some(place) => *place = Some((index, element)),
            None => {
                self.many.insert(index, element);
            }
        }
    }

    /// Removes an element, if it is listed at this index.
    #[inline]
    pub(crate) fn remove(&mut self, index: i64, element: *mut ffi::PyObject) {
        match self.few.iter_mut().find(|place| **place == Some((index, element))) {
            Some(place) => *place = None,
            None if self.many.get(&index) == Some(&element) => drop(self.many.remove(&index)),
            None => {}
        }
    }

    pub(crate) fn elements(&self) -> impl Iterator<Item = *mut ffi::PyObject> {
        let few = self.few.iter().flatten().map(|(_, element)| *element);
        few.chain(self.many.values().copied())
    }
}
