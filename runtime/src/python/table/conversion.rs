//! Classes whose objects are Python's values as well, or have such inside.

use crate::core::object::{Elements, Object, PythonObject};
use crate::python::table::Overridable;
use std::ffi::c_void;

/// The shared pointer that a holder has, of whichever type. Laid out as `quaff::Holder` in `include/quaff/shared.hpp`.
#[repr(C)]
pub(crate) struct Holder {
    /// The function of the module that made the holder.
    destroy: unsafe extern "C" fn(*mut c_void),
    /// The memory of a `std::shared_ptr`: the object, and the count of its pointers.
    pub(crate) pointer: [*mut c_void; 2],
}

/// Frees a holder, which holds its object no longer.
pub(crate) fn destroy_holder(object: Object) {
    let holder: *mut Holder = object.address().cast();
    // SAFETY: the object of a holder, which C++ made, and which is given up once.
    unsafe { ((*holder).destroy)(holder.cast()) }
}

/// The functions of C++ for a class that converts.
#[derive(Clone, Copy)]
pub struct Conversion {
    /// Tells C++ where the class's table is.
    pub tell: fn(Object),
    /// Makes an object of a value that is no instance.
    pub from_python: Option<fn(PythonObject, &mut Object) -> bool>,
    /// Makes a value of an object, which stays.
    pub to_python: Option<fn(Object, &mut PythonObject) -> bool>,
    /// Says where the elements of a container lie, if they lie one after another.
    pub elements: Option<fn(Object, &mut Elements)>,
    /// Whether the values are instances of another class: pointees of smart pointers.
    pub of_instances: bool,
    /// Makes a shared pointer of an object, which is its own from then on, where shared pointers may hold such; of a new
    /// one, as the second argument says, only if the class asks for a pointer to itself.
    pub share: Option<fn(Object, bool) -> Object>,
    /// Makes a holder of the shared pointer at an address, which is freed where the second argument says so.
    pub adopt: Option<fn(Object, bool) -> Object>,
    /// The functions that find the elements of a container, if the elements are objects.
    pub places: Option<Places>,
    /// For a function class, the types of the values that C++ passes to the Python callable and takes from it.
    pub call: Option<&'static Overridable>,
    /// Whether C++ throws such objects.
    pub is_thrown: bool,
}

/// The functions that find the elements of a container of objects.
#[derive(Clone, Copy)]
pub struct Places {
    /// The address of the element of a container with an index, which then counts from the beginning, or with a key; null
    /// if there is no such element.
    pub find: fn(Object, &mut i64, PythonObject) -> Object,
    /// Copies an element.
    pub copy: fn(Object, &mut Object) -> bool,
    /// Whether elements have keys; otherwise indices, which count from the end if they are negative.
    pub is_keyed: bool,
}
