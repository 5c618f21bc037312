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

use crate::core::dtype::Dtype;
use crate::core::object::{Elements, Object, PythonObject};
use crate::python::interpreter::swig::VERSIONS;
use crate::python::interpreter::swig::layout::SwigType;
use crate::python::table::{Constructor, Function, Parameter, ParameterKind, ReadValue};
use pyo3::ffi;
use std::ffi::CStr;
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
    /// The members, from [`members!`](crate::members).
    pub members: fn() -> &'static [Member],
    /// The conversion, for a class whose objects are made from Python values, or are contained in such
    /// values.
    pub conversion: Option<Conversion>,
    pub face: Face,
    pub loaded: Loaded,
}

/// The members of a class, behind a function. For each function of a module, LLVM visits everything that its
/// constants lead to: by its class, every method would lead to all methods of all classes.
#[macro_export]
macro_rules! members {
    ($($member:expr),* $(,)?) => {
        || {
            static MEMBERS: &[$crate::python::Member] = &[$($member),*];
            MEMBERS
        }
    };
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
            members: || &[],
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

/// An attribute of an instance.
pub struct Property {
    pub(crate) get: &'static Function,
    /// The function that writes the attribute; `None` if C++ cannot write it.
    pub(crate) set: Option<&'static Function>,
}

/// How C++ hands over an object that a function returns or passes: who owns the object then, and the form in
/// which Python gets it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handover {
    /// The caller owns the object, which is new.
    Owned,
    /// The caller owns the object, and gets a Python value instead.
    Value,
    /// C++ owns the object, which may be part of one of the call's arguments.
    Borrowed,
    /// C++ owns the object, a single member that is not the first element of an array.
    Part,
    /// C++ owns the object, and the caller gets a Python value instead.
    Shown,
    /// A container of this class owns the object: the element whose index or key is the argument.
    Element(&'static Class),
    /// The first element of a container of this class.
    First(&'static Class),
    /// The last element of a container of this class.
    Last(&'static Class),
}

/// The C++ functions for a class that converts.
#[derive(Clone, Copy)]
pub struct Conversion {
    /// Registers the address of the class's table in C++.
    pub tell: fn(Object),
    /// Makes an object from a value that is not an instance.
    pub from_python: Option<fn(PythonObject, &mut Object) -> bool>,
    /// Makes a value from an object, which stays.
    pub to_python: Option<fn(Object, &mut PythonObject) -> bool>,
    /// Returns the location of the elements of a container, if they are contiguous.
    pub elements: Option<fn(Object, &mut Elements)>,
    /// Whether Python sees the values as instances of another class, as with the pointees of smart pointers.
    pub of_instances: bool,
    /// Makes a shared pointer that takes over an object, if shared pointers may hold it. If the second
    /// argument is true, the object is new, and gets a shared pointer only if its class needs a pointer to
    /// itself.
    pub share: Option<fn(Object, bool) -> Object>,
    /// Makes a holder from the shared pointer at an address, which is freed if the second argument is true.
    pub adopt: Option<fn(Object, bool) -> Object>,
    /// The functions that find the elements of a container, if the elements are objects.
    pub places: Option<Places>,
    /// For a function class, the types of the values that C++ passes to the Python callable and takes from
    /// it.
    pub call: Option<&'static Overridable>,
    /// Whether C++ throws objects of the class.
    pub is_thrown: bool,
}

/// The functions that find the elements of a container of objects.
#[derive(Clone, Copy)]
pub struct Places {
    /// The address of the element of a container at an index, which is set to count from the beginning, or at
    /// a key; null if there is no such element.
    pub find: fn(Object, &mut i64, PythonObject) -> Object,
    /// Copies an element.
    pub copy: fn(Object, &mut Object) -> bool,
    /// Whether elements have keys; otherwise they have indices, which count from the end if they are
    /// negative.
    pub is_keyed: bool,
}

/// The virtual functions of a class that Python may override, in the order in which C++ numbers them.
pub struct Director {
    /// The class.
    pub class: &'static Class,
    /// The functions of the class.
    pub functions: &'static [Overridable],
}

/// A virtual function that Python may override.
pub struct Overridable {
    pub(crate) name: &'static CStr,
    /// The arguments of the Python method.
    pub(crate) arguments: &'static [PassedValue],
    /// The results of the Python method, each with its C++ type as its name. Several results are returned as
    /// a sequence.
    pub(crate) results: &'static [Parameter],
    /// Whether C++ refers to the returned object or text after the call.
    pub(crate) keeps_result: bool,
    /// Whether the only result is a double, the most frequent case.
    pub(crate) returns_float: bool,
    /// Whether all arguments are doubles too.
    pub(crate) is_of_floats: bool,
}

impl Overridable {
    /// A function with its Python name.
    pub const fn new(
        name: &'static CStr,
        arguments: &'static [PassedValue],
        results: &'static [Parameter],
    ) -> Overridable {
        let returns_float = matches!(
            results,
            [Parameter { kind: ParameterKind::Value(ReadValue { number: Some(Dtype::Float64), .. }), .. }]
        );
        let is_of_floats = returns_float && are_floats(arguments);
        Overridable { name, arguments, results, keeps_result: false, returns_float, is_of_floats }
    }

    /// A function to whose result C++ refers after the call, until the next call.
    pub const fn kept(
        name: &'static CStr,
        arguments: &'static [PassedValue],
        results: &'static [Parameter],
    ) -> Overridable {
        Overridable { keeps_result: true, ..Overridable::new(name, arguments, results) }
    }

    /// The name: a new reference, or NULL with an exception set if there is no memory.
    pub(crate) fn name(&self) -> *mut ffi::PyObject {
        // SAFETY: the text ends with a zero; the lock is held wherever directors are used.
        unsafe { ffi::PyUnicode_InternFromString(self.name.as_ptr()) }
    }
}

const fn are_floats(values: &[PassedValue]) -> bool {
    match values {
        [] => true,
        [PassedValue::Scalar(Dtype::Float64), rest @ ..] => are_floats(rest),
        _ => false,
    }
}

/// A value that C++ passes to a Python method.
#[derive(Clone, Copy, Debug)]
pub enum PassedValue {
    /// A number.
    Scalar(Dtype),
    /// Text; None for a null pointer.
    Text,
    /// An object of a class.
    Object(&'static Class, Handover),
    /// A Python object.
    Python,
}

impl Class {
    /// The functions that Python may override, if the class has directors.
    pub(crate) fn director(&self) -> Option<&'static Director> {
        // SAFETY: null, or a static table.
        unsafe { self.loaded.director.load(Ordering::Relaxed).as_ref() }
    }
}
