//! C++ classes as Python types: tables, as for functions.
//!
//! An emitted module has one static [`Class`] for each class. Its type is made from a spec when the module is
//! loaded (`protocols/make.rs`), with the types of its bases as bases and one type for all modules at the
//! root (`protocols/make.rs`), so that every instance has one layout, `Instance`: several bases
//! therefore do not conflict. From Python 3.14 on, the type has a slot that creates an instance in one step
//! (`vectorcall.rs`), unless Python code has assigned an `__init__`.
//!
//! An instance holds the address of its C++ object and the table of the object's class. Every method compares
//! this table; the type does not determine the class of the object, since any code can assign `__class__`, or
//! derive from two classes. The entry of a method passes the instance to the same call as that of a function,
//! as `This`; its signature is `On<(…)>`. Traits in `include/quaff/object.hpp` determine what C++ does not
//! allow for a class (to copy or assign it, to create an abstract one, to delete it); the operation is
//! refused when it is called.
//!
//! The [`Ownership`](crate::core::ownership::Ownership) of an instance, an enumeration with a table of its
//! transitions, determines who frees its object. An instance that does not free its object is a view of an
//! object that C++ owns, and keeps the instance alive from which it was obtained (`instance/keep.rs`).

use crate::core::object::Object;
use crate::python::interpreter::swig::VERSIONS;
use crate::python::interpreter::swig::layout::{SwigCast, SwigType};
use crate::python::table::conversion::{Conversion, destroy_holder};
use crate::python::table::{Constructor, Director, Function};
use pyo3::ffi;
use std::ffi::{CStr, c_void};
use std::sync::atomic::{AtomicI64, AtomicPtr, Ordering};
use std::{fmt, ptr};

/// One C++ class.
pub struct Class {
    /// The name in Python, qualified by the names of enclosing classes: `Graph.Node`.
    pub name: &'static CStr,
    /// The qualified C++ name, which is the same in every module: `example::Graph::Node`.
    pub cxx_name: &'static str,
    /// The documentation. It starts with the signature of the constructor, if there is one, as for a
    /// function: `Node(value)\n--\n\n`.
    pub doc: &'static CStr,
    /// The bound bases, including the bases of bases; the direct ones first.
    pub bases: &'static [Base],
    /// The constructor. Python cannot make an object of a class without one.
    pub constructor: Option<&'static Function>,
    /// The functions that make an instance for Python, from [`constructor!`](crate::constructor).
    pub init: Constructor,
    /// Frees an object.
    pub destroy: fn(Object),
    pub members: &'static [Member],
    /// The conversion, for a class whose objects are made from Python values, or are contained in such
    /// values.
    pub conversion: Option<Conversion>,
    pub face: Face,
    pub loaded: Loaded,
}

/// The place in which Python finds a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// The class is an attribute of the module.
    Module,
    /// The class has no name in this module: Python can only pass its objects on, or another module, which is
    /// already loaded, has the class.
    Opaque,
    /// The class is an attribute of another module, which this module imports.
    Imported,
}

/// A base of a class.
pub struct Base {
    pub class: &'static Class,
    /// Converts an object to this base.
    pub cast: fn(Object) -> Object,
    pub relation: Relation,
}

/// The reason why objects of a class are accepted in the place of another class's objects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// The other class is a direct base.
    Base,
    /// The other class is a base of a base.
    Ancestor,
    /// The other class is no base, but `%types` in the interface allows the exchange.
    Substitute,
}

/// A base that the class names itself.
pub const fn base(class: &'static Class, cast: fn(Object) -> Object) -> Base {
    Base { class, cast, relation: Relation::Base }
}

/// A base of a base.
pub const fn ancestor(class: &'static Class, cast: fn(Object) -> Object) -> Base {
    Base { class, cast, relation: Relation::Ancestor }
}

/// A substitute that `%types` in the interface names.
pub const fn substitute(class: &'static Class, cast: fn(Object) -> Object) -> Base {
    Base { class, cast, relation: Relation::Substitute }
}

/// The state of a class after its module was loaded.
pub struct Loaded {
    pub(crate) object: AtomicPtr<ffi::PyTypeObject>,
    /// The exception class for objects that C++ throws.
    pub(crate) exception: AtomicPtr<ffi::PyObject>,
    /// The table for the C++ class in this process: that of the first module with the class.
    pub(crate) first: AtomicPtr<Class>,
    /// The table of the module that binds the class, if this module does not.
    pub(crate) binding: AtomicPtr<Class>,
    /// The functions that Python may override; null for most classes.
    pub(crate) director: AtomicPtr<Director>,
    /// The stride of the elements of a vector whose object begins with the addresses of the first element and
    /// of the end; 0 for any other class.
    pub(crate) stride: AtomicI64,
    /// The class of the elements of a sequence of objects; null for any other class.
    pub(crate) element: AtomicPtr<Class>,
    /// The function of the method `__getitem__`; null for a class without one.
    pub(crate) get_item: AtomicPtr<Function>,
    /// The C++ name with all default arguments, if it differs: `std::vector<int,std::allocator<int>>`. SWIG's
    /// code for containers looks their types up by this name.
    pub(crate) full_name: Option<&'static str>,
    /// The types of pointers to the class in SWIG's tables, one for each version of SWIG's runtime.
    pub(crate) swig: [AtomicPtr<SwigType>; VERSIONS.len()],
    /// The types of pointers to shared pointers to the class, if shared pointers may hold its objects.
    pub(crate) swig_shared: [AtomicPtr<SwigType>; VERSIONS.len()],
    /// Whether no destructor frees an object, because it is not public.
    pub(crate) is_never_deleted: bool,
}

impl Loaded {
    pub const fn new() -> Loaded {
        Loaded {
            object: AtomicPtr::new(ptr::null_mut()),
            exception: AtomicPtr::new(ptr::null_mut()),
            first: AtomicPtr::new(ptr::null_mut()),
            binding: AtomicPtr::new(ptr::null_mut()),
            director: AtomicPtr::new(ptr::null_mut()),
            stride: AtomicI64::new(0),
            element: AtomicPtr::new(ptr::null_mut()),
            get_item: AtomicPtr::new(ptr::null_mut()),
            full_name: None,
            swig: [const { AtomicPtr::new(ptr::null_mut()) }; VERSIONS.len()],
            swig_shared: [const { AtomicPtr::new(ptr::null_mut()) }; VERSIONS.len()],
            is_never_deleted: false,
        }
    }

    /// The state of a class that also has a C++ name with default arguments.
    pub const fn with_full_name(full_name: &'static str) -> Loaded {
        Loaded { full_name: Some(full_name), ..Loaded::new() }
    }

    /// Marks a class whose destructor is not public.
    pub const fn never_deleted(self) -> Loaded {
        Loaded { is_never_deleted: true, ..self }
    }
}

impl Default for Loaded {
    fn default() -> Loaded {
        Loaded::new()
    }
}

impl Class {
    /// A class without a type, whose instances Python does not see.
    pub(crate) const fn hidden(name: &'static CStr, cxx_name: &'static str, destroy: fn(Object)) -> Class {
        Class {
            name,
            cxx_name,
            doc: c"",
            bases: &[],
            constructor: None,
            init: Constructor::NEVER,
            destroy,
            members: &[],
            conversion: None,
            face: Face::Opaque,
            loaded: Loaded::new(),
        }
    }

    /// The address by which classes are compared: several modules may each have a table for one class.
    #[inline]
    pub(crate) fn identity(&'static self) -> *const Class {
        let first = self.loaded.first.load(Ordering::Relaxed);
        if first.is_null() { self } else { first }
    }

    /// The table that manages the objects: it has the bases, and the function that frees an object.
    #[inline]
    pub(crate) fn binding(&'static self) -> &'static Class {
        // SAFETY: null, or a table with exactly this layout, and modules are never unloaded.
        unsafe { self.loaded.binding.load(Ordering::Relaxed).as_ref() }.unwrap_or(self)
    }

    /// The Python type; null before the module was loaded.
    #[inline]
    pub(crate) fn object(&self) -> *mut ffi::PyTypeObject {
        self.loaded.object.load(Ordering::Relaxed)
    }

    /// The unqualified name: `Node` of `Graph.Node`.
    pub(crate) fn short_name(&self) -> &'static str {
        let name = self.full_name();
        name.rsplit('.').next().unwrap_or(name)
    }

    pub(crate) fn full_name(&self) -> &'static str {
        self.name.to_str().unwrap_or("class")
    }

    /// An object of this class converted to `target`; `None` if `target` is not a base of this class.
    #[inline]
    pub(crate) fn cast(&'static self, object: Object, target: &'static Class) -> Option<Object> {
        if ptr::eq(self, target) || ptr::eq(self.identity(), target.identity()) {
            return Some(object);
        }
        let Some(base) = self.base(target) else { return self.cast_by_swig(object, target) };
        Some((base.cast)(object)).filter(|object| !object.is_null())
    }

    /// An object of a SWIG module's class, whose bases only that module knows, converted to `target`.
    #[cold]
    fn cast_by_swig(&self, object: Object, target: &Class) -> Option<Object> {
        let is_bound = !self.loaded.binding.load(Ordering::Relaxed).is_null();
        if self.face != Face::Imported || is_bound || object.is_null() {
            return None;
        }
        (0..VERSIONS.len()).find_map(|version| {
            let cast = |from: &[AtomicPtr<SwigType>], to: &[AtomicPtr<SwigType>]| {
                let (from, to) = (from[version].load(Ordering::Relaxed), to[version].load(Ordering::Relaxed));
                // SAFETY: the types are in the version's table.
                (!from.is_null() && !to.is_null())
                    .then(|| unsafe { VERSIONS[version].cast(from, to) })
                    .flatten()
            };
            if let Some(cast) = cast(&self.loaded.swig, &target.loaded.swig) {
                // SAFETY: the object is of this class.
                return unsafe { Some(Object::new((*cast).convert(object.address())?)) };
            }
            let cast = cast(&self.loaded.swig_shared, &target.loaded.swig_shared)?;
            // A shared pointer without a reference count.
            let mut shared = [object.address(), ptr::null_mut()];
            // SAFETY: the result of the cast has no reference count either.
            unsafe { target.pointee_of(cast, (&raw mut shared).cast()) }
        })
    }

    /// The function that makes a holder of a shared pointer to an object of the class.
    pub(crate) fn adopts(&self) -> Option<fn(Object, bool) -> Object> {
        self.conversion.as_ref()?.adopt
    }

    /// The object of this class that a shared pointer points to after SWIG has cast it to this class.
    ///
    /// # Safety
    /// `cast` is a cast to shared pointers of this class, and `shared` is the address of a pointer that it
    /// can cast.
    pub(crate) unsafe fn pointee_of(&self, cast: *const SwigCast, shared: *mut c_void) -> Option<Object> {
        let adopt = self.adopts()?;
        // SAFETY: guaranteed by the caller; a shared pointer begins with the address of the object.
        let (converted, is_new, object) = unsafe {
            let (converted, is_new) = (*cast).convert_anew(shared);
            (converted, is_new, *converted.cast::<*mut c_void>())
        };
        if is_new {
            // SAFETY: no other code has the new pointer; the original pointer keeps the object alive.
            destroy_holder(adopt(unsafe { Object::new(converted) }, true));
        }
        // SAFETY: the shared pointer keeps the object alive.
        (!object.is_null()).then(|| unsafe { Object::new(object) })
    }

    fn base(&self, target: &'static Class) -> Option<&Base> {
        self.bases.iter().find(|base| ptr::eq(base.class.identity(), target.identity()))
    }

    /// Whether objects of this class may only be passed for those of `target`, without being such objects.
    pub(crate) fn is_substitute(&self, target: &'static Class) -> bool {
        self.base(target).is_some_and(|base| base.relation == Relation::Substitute)
    }
}

impl fmt::Debug for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.full_name())
    }
}

impl PartialEq for Class {
    fn eq(&self, other: &Class) -> bool {
        ptr::eq(self, other)
    }
}

impl Eq for Class {}

/// The destructor of objects that need not be freed, which does nothing.
pub fn leave(_: Object) {}

/// A member of a class. Nested classes have the name of the enclosing class in their own names.
pub enum Member {
    /// Called on an instance: its entry is made by [`method!`](crate::method) or
    /// [`operator!`](crate::operator).
    Method(&'static Function),
    /// A method that leaves the object unchanged, according to C++. Its entry is made by
    /// [`const_method!`](crate::const_method) or [`const_operator!`](crate::const_operator).
    ConstMethod(&'static Function),
    /// Called on the class.
    Static(&'static Function),
    Property(Property),
    StaticData(StaticMember),
    /// `__iter__`, which calls `__getitem__` with increasing indices until there are no more elements.
    Iteration,
}

impl Member {
    /// A data member of an instance: a function that reads it, and one that writes it, if C++ can.
    pub const fn property(get: &'static Function, set: Option<&'static Function>) -> Member {
        Member::Property(Property { get, set })
    }

    /// A static data member.
    pub const fn static_data(get: &'static Function, set: Option<&'static Function>) -> Member {
        Member::StaticData(StaticMember { get, set })
    }
}

/// A static data member, read and written through C++ each time.
#[derive(Clone, Copy)]
pub struct StaticMember {
    pub(crate) get: &'static Function,
    /// `None` for a constant.
    pub(crate) set: Option<&'static Function>,
}

/// The [`Entry`](crate::python::Entry) of a method; the [`Function`] and the [`Class`](crate::python::Class)
/// are `static`s.
#[macro_export]
macro_rules! method {
    ($function:path, $class:path) => {
        $crate::entry_on!($function, $class, call_method)
    };
}

/// The entry of a method that leaves its object unchanged.
#[macro_export]
macro_rules! const_method {
    ($function:path, $class:path) => {
        $crate::entry_on!($function, $class, call_const_method)
    };
}

/// The entry of an operator that leaves its object unchanged.
#[macro_export]
macro_rules! const_operator {
    ($function:path, $class:path) => {
        $crate::entry_on!($function, $class, call_const_operator)
    };
}

/// The [`Entry`](crate::python::Entry) of an operator, which leaves operands that it does not accept to the
/// other type.
#[macro_export]
macro_rules! operator {
    ($function:path, $class:path) => {
        $crate::entry_on!($function, $class, call_operator)
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! entry_on {
    ($function:path, $class:path, $call:ident) => {{
        unsafe extern "C" fn entry(
            instance: *mut $crate::python::pyo3_ffi::PyObject,
            arguments: *const *mut $crate::python::pyo3_ffi::PyObject,
            count: $crate::python::pyo3_ffi::Py_ssize_t,
            keywords: *mut $crate::python::pyo3_ffi::PyObject,
        ) -> *mut $crate::python::pyo3_ffi::PyObject {
            // SAFETY: only Python calls this, as METH_FASTCALL | METH_KEYWORDS specifies, with an instance of
            // the class's type, the lock held and live arguments that outlast the call.
            unsafe { $crate::python::$call(&$function, &$class, instance, arguments, count, keywords) }
        }
        // SAFETY: the function returns a new reference, or NULL with an exception set.
        unsafe { $crate::python::Entry::new(entry) }
    }};
}

/// An attribute of an instance.
pub struct Property {
    pub(crate) get: &'static Function,
    /// The function that writes the attribute; `None` if C++ cannot write it.
    pub(crate) set: Option<&'static Function>,
}
