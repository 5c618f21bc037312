//! Where elements are.

use crate::core::object::Object;
use crate::python::instance::{Instance, give_up, root};
use crate::python::table::Class;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyInt, PyString};
use std::collections::BTreeMap;
use std::ptr;

/// The place of an instance that is an element, and the elements of the containers that an instance is or has inside.
#[derive(Default)]
pub(crate) struct Ties {
    place: Option<Place>,
    /// Borrowed: an element leaves before it is freed.
    elements: BTreeMap<Spot, *mut ffi::PyObject>,
    /// How many calls use the element.
    pub(crate) uses: u32,
    /// Whether there may be objects inside the element that an assignment to it frees.
    pub(crate) is_pinned: bool,
    /// Whether it is to be read again.
    pub(crate) is_stale: bool,
}

/// Where an element is.
struct Place {
    /// A reference.
    container: *mut ffi::PyObject,
    /// The key as it was given, where the container has keys: a reference, or NULL.
    given: *mut ffi::PyObject,
    class: &'static Class,
    spot: Spot,
    /// The instance that lists the element. It lives as long as the container.
    lists: *mut ffi::PyObject,
    /// Whether the container was reached through a reference that C++ has returned: a change of what is around it may have
    /// moved it.
    is_loose: bool,
}

/// A place in a container, by the address of that: several instances may be one container.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Spot {
    container: usize,
    /// An object may begin with another.
    class: usize,
    key: Key,
}

/// What finds an element.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Key {
    Integer(i128),
    /// The bits of a number that is no integer.
    Float(u64),
    Text(Box<str>),
}

impl Key {
    /// The key that an object is; `None` for one by which elements are not listed. Runs code of the object's, if its class says
    /// how it is an index.
    pub(crate) fn of(object: &Bound<'_, PyAny>) -> Option<Key> {
        if let Ok(number) = object.cast_exact::<PyInt>() {
            let small: PyResult<i64> = number.extract();
            return Some(Key::Integer(small.map(i128::from).or_else(|_| number.extract()).ok()?));
        }
        if let Ok(text) = object.cast::<PyString>() {
            return Some(Key::Text(text.to_str().ok()?.into()));
        }
        if let Ok(number) = object.extract().map(Key::Integer) {
            return Some(number);
        }
        let number: f64 = object.extract().ok()?;
        let integer = number as i128;
        Some(if integer as f64 == number { Key::Integer(integer) } else { Key::Float(number.to_bits()) })
    }
}

impl Place {
    /// What finds the element, as the container's methods take it.
    fn argument<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyAny>> {
        // SAFETY: NULL, or a live object, which this refers to.
        if let Some(given) = unsafe { Bound::from_borrowed_ptr_or_opt(py, self.given) } {
            return Some(given);
        }
        match self.spot.key {
            Key::Integer(index) => Some(i64::try_from(index).ok()?.into_pyobject(py).ok()?.into_any()),
            _ => None,
        }
    }
}

impl Spot {
    pub(crate) fn new(container: Object, class: &'static Class, key: Key) -> Spot {
        Spot { container: container.address() as usize, class: class.identity() as usize, key }
    }

    pub(crate) fn is_in(&self, container: Object, class: &'static Class) -> bool {
        self.container == container.address() as usize && self.class == class.identity() as usize
    }
}

impl Instance {
    pub(crate) fn with_ties<R>(&self, work: impl FnOnce(&mut Ties) -> R) -> R {
        let mut ties = self.ties.take().unwrap_or_default();
        let result = work(&mut ties);
        let is_tied = ties.place.is_some() || !ties.elements.is_empty() || ties.uses > 0;
        self.ties.set(is_tied.then_some(ties));
        result
    }

    /// Whether it is an element, or lists some.
    #[inline]
    pub(crate) fn has_ties(&self) -> bool {
        // SAFETY: nobody changes it while it is looked at, with the lock held.
        unsafe { (*self.ties.as_ptr()).is_some() }
    }

    /// Whether it is an element, or has elements in its containers, itself or as part of what keeps it.
    #[inline]
    pub(crate) fn is_tied(&self) -> bool {
        self.has_ties() || !self.ownership.get().is_only_owner() && self.is_in_tied()
    }

    #[cold]
    fn is_in_tied(&self) -> bool {
        if self.is_owner() {
            return false;
        }
        // SAFETY: the lock is held wherever instances are.
        let py = unsafe { Python::assume_attached() };
        match self.keeper().is_null() {
            // SAFETY: it lives for ever.
            true => unsafe { Instance::at(root::of_cxx()) }.has_ties(),
            false => self.wholes(py).iter().filter_map(Instance::of).any(Instance::has_ties),
        }
    }

    /// The element that lives at a place of this container.
    pub(crate) fn element_at<'py>(&self, py: Python<'py>, spot: &Spot) -> Option<Bound<'py, PyAny>> {
        let wholes = self.wholes(py);
        let mut tied = wholes.iter().filter_map(Instance::of).filter(|whole| whole.has_ties());
        let known = tied.find_map(|whole| whole.with_ties(|ties| ties.elements.get(spot).copied()))?;
        // SAFETY: a live object: elements leave before they are freed.
        Some(unsafe { Bound::from_borrowed_ptr(py, known) })
    }

    /// The elements that this or what it is part of lists, of the places that `is` says.
    pub(crate) fn listed<'py>(&self, py: Python<'py>, is: &dyn Fn(&Spot) -> bool) -> Vec<Bound<'py, PyAny>> {
        self.wholes(py).iter().filter_map(Instance::of).flat_map(|whole| whole.own_listed(py, is)).collect()
    }

    /// The container that this is an element of, its class, and the key.
    pub(crate) fn place<'py>(
        &self,
        py: Python<'py>,
    ) -> Option<(Bound<'py, PyAny>, &'static Class, Bound<'py, PyAny>)> {
        if !self.has_ties() {
            return None;
        }
        self.with_ties(|ties| {
            let place = ties.place.as_ref()?;
            // SAFETY: a live object, which the place refers to.
            let container = unsafe { Bound::from_borrowed_ptr(py, place.container) };
            Some((container, place.class, place.argument(py)?))
        })
    }

    /// The instance that lists the elements of this container: the one that keeps it, or one for all that C++ keeps.
    fn listing(&self) -> *mut ffi::PyObject {
        let keeper = self.root_keeper();
        // SAFETY: NULL, or a live object that the container refers to; the lock is held.
        let is_one = !keeper.is_null() && unsafe { root::is_instance(keeper) };
        if is_one { keeper } else { root::of_cxx() }
    }

    /// Whether its container may have been moved or freed by a change of what is around it.
    pub(crate) fn is_loose(&self) -> bool {
        self.has_ties() && self.with_ties(|ties| ties.place.as_ref().is_some_and(|place| place.is_loose))
    }

    /// Whether the instance is an element of a container.
    pub(crate) fn is_element(&self) -> bool {
        self.has_ties() && self.with_ties(|ties| ties.place.is_some())
    }

    /// Whether the instance is an element of this container.
    pub(crate) fn is_in(&self, container: Object) -> bool {
        let address = container.address() as usize;
        let is_there = |place: &Place| place.spot.container == address;
        self.has_ties() && self.with_ties(|ties| ties.place.as_ref().is_some_and(is_there))
    }

    /// Whether another instance lists the element.
    pub(crate) fn is_listed_by(&self, other: &Instance) -> bool {
        let lists = other.as_ptr();
        self.has_ties()
            && self.with_ties(|ties| ties.place.as_ref().is_some_and(|place| place.lists == lists))
    }

    /// Its container has been reached once more, perhaps by no reference.
    pub(crate) fn hold_fast(&self, container: &Instance) {
        if !container.ownership.get().reach().loose {
            self.with_ties(|ties| ties.place.as_mut().map(|place| place.is_loose = false));
        }
    }

    /// Makes this the element at a place of a container. `given`: the key, where the container has keys.
    pub(crate) fn put(
        &self,
        container: &Instance,
        class: &'static Class,
        spot: Spot,
        given: Option<&Bound<'_, PyAny>>,
    ) {
        let given = given.map_or(ptr::null_mut(), |given| given.clone().into_ptr());
        let (lists, is_loose) = (container.listing(), container.ownership.get().reach().loose);
        // SAFETY: live instances; the reference is given up as the element leaves.
        let (listing, container) = unsafe { (Instance::at(lists), ffi::Py_NewRef(container.as_ptr())) };
        listing.with_ties(|ties| ties.elements.insert(spot.clone(), self.as_ptr()));
        self.with_ties(|ties| ties.place = Some(Place { container, given, class, spot, lists, is_loose }));
        self.track();
    }

    /// Leaves the place.
    pub(crate) fn leave(&self) {
        let place = if self.has_ties() { self.with_ties(|ties| ties.place.take()) } else { None };
        if let Some(place) = place {
            // SAFETY: a live instance, as long as the container, of which this gives up a reference only afterwards.
            unsafe { Instance::at(place.lists) }.with_ties(|ties| ties.elements.remove(&place.spot));
            // SAFETY: NULL, or a reference of the place's, and the lock is held.
            unsafe { ffi::Py_XDECREF(place.given) };
            give_up::give_up_one(place.container);
        }
    }

    /// Has this and the elements that it lists leave: it is freed.
    #[inline]
    pub(crate) fn untie(&self) {
        if self.has_ties() {
            self.untie_all();
        }
    }

    #[cold]
    fn untie_all(&self) {
        self.leave();
        // SAFETY: the lock is held wherever instances are.
        let py = unsafe { Python::assume_attached() };
        self.own_listed(py, &|_| true).iter().filter_map(Instance::of).for_each(Instance::leave);
    }

    /// Has this and the elements of its containers leave, whoever lists them: C++ owns it from now on.
    pub(crate) fn untie_object(&self) {
        if self.is_tied() {
            self.untie_all();
            // SAFETY: the lock is held wherever instances are.
            let py = unsafe { Python::assume_attached() };
            let own = self.object().address() as usize;
            let is_own = |spot: &Spot| spot.container == own;
            self.listed(py, &is_own).iter().filter_map(Instance::of).for_each(Instance::leave);
        }
    }

    /// The elements that this lists, of the places that `is` says.
    fn own_listed<'py>(&self, py: Python<'py>, is: &dyn Fn(&Spot) -> bool) -> Vec<Bound<'py, PyAny>> {
        if !self.has_ties() {
            return Vec::new();
        }
        self.with_ties(|ties| {
            let elements = ties.elements.iter().filter(|(spot, _)| is(spot));
            // SAFETY: live objects: elements leave before they are freed.
            elements.map(|(_, &own)| unsafe { Bound::from_borrowed_ptr(py, own) }).collect()
        })
    }

    /// For the collector: what an element refers to, or NULL.
    pub(crate) fn references(&self) -> [*mut ffi::PyObject; 2] {
        let of = |place: &Place| [place.container, place.given];
        match self.has_ties() {
            true => self.with_ties(|ties| ties.place.as_ref().map_or([ptr::null_mut(); 2], of)),
            false => [ptr::null_mut(); 2],
        }
    }
}
