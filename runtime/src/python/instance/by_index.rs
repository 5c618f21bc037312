//! The elements of a sequence that Python holds, by index.

use crate::python::instance::key::KeyHash;
use pyo3::ffi;
use std::collections::HashMap;

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
