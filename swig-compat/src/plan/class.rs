//! A class of a module, as callers see it: its members and bases, and the functions that convert its objects.

use super::{ExceptionCode, Place, PlannedFunction, RustClass, VariableFace};
use crate::interface::Ty;

/// A Python class.
#[derive(Debug)]
pub struct PlannedClass {
    /// The name, such as `Node`.
    pub name: String,
    /// The name with those of the classes around it, such as `Graph.Node`.
    pub full_name: String,
    /// The name of the table in Rust, such as `NODE`.
    pub constant: String,
    /// The class, or for an opaque pointer the type that it points to.
    pub r#type: Ty,
    /// The spelling of the type in C++, outside of all namespaces.
    pub cxx: String,
    pub doc: Option<String>,
    pub face: ClassFace,
    /// The module to which the class belongs, if that is another one: `package.module`.
    pub import: Option<String>,
    /// The bound bases, direct ones first.
    pub bases: Vec<PlannedBase>,
    /// The shim's function that frees an object; `None` if no caller owns one.
    pub destroy: Option<String>,
    /// The interface's function that frees an object instead.
    pub freed_by: Option<String>,
    /// The code of an `%exception` around the destructor.
    pub destroyed_in: Option<ExceptionCode>,
    /// The code of `%refobject`, which makes Python an owner of an object.
    pub taken_by: Option<String>,
    /// The code of `%unrefobject`, which ends Python's ownership.
    pub released_by: Option<String>,
    pub constructor: Option<PlannedFunction>,
    /// The function that makes an object of a value that is passed in place of one.
    pub implicit: Option<PlannedFunction>,
    pub members: Vec<PlannedMember>,
    /// Python code for the body of the class.
    pub python: Vec<String>,
    /// Additional code for type checkers.
    pub stub_code: Vec<String>,
    /// The abstract base class of Python, such as `collections.abc.Sequence`, with which the class is
    /// registered.
    pub abstract_base: Option<String>,
    /// Whether instances accept no attributes that C++ does not have.
    pub is_nondynamic: bool,
    /// Whether a copy of an object shares what its destructor frees.
    pub shares_with_copies: bool,
    /// Whether no destructor and no code of the interface frees an object.
    pub is_never_deleted: bool,
    pub conversion: ClassConversion,
    /// The class as Rust callers see it, if it is available in Rust.
    pub rust: Option<RustClass>,
    pub place: Place,
}

/// How Python sees a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClassFace {
    /// The class is an attribute of the module.
    Module,
    /// The class has no name in Python: only its objects appear, as arguments and results of functions.
    Opaque,
    /// Like [`Self::Opaque`], for pointers to types without a class. Type checkers have a name for it.
    Pointer,
    /// The class belongs to another module, from which it is imported.
    Imported,
}

/// A base of a class.
#[derive(Debug)]
pub struct PlannedBase {
    /// The index of the base among the classes.
    pub class: usize,
    /// The shim's function that casts an object to the base.
    pub symbol: String,
    pub is_direct: bool,
    pub cast: BaseCast,
    /// The casts for an indirect base: to a direct base and from there to this base, because C++ may have
    /// several paths.
    pub steps: Option<[String; 2]>,
}

/// How C++ casts an object to a base.
#[derive(Debug, PartialEq, Eq)]
pub enum BaseCast {
    /// An implicit conversion of the pointer, because the class is a C++ base.
    Implicit,
    /// An explicit cast, as the interface specifies.
    Explicit,
    /// C++ code that returns the base's object for the object `from`.
    Code(String),
}

/// A member of a class.
#[derive(Debug)]
pub enum PlannedMember {
    Method(PlannedFunction),
    /// An operator: it returns `NotImplemented` for operands that it does not accept.
    Operator(PlannedFunction),
    Static(PlannedFunction),
    Property {
        get: PlannedFunction,
        set: Option<PlannedFunction>,
    },
    StaticData {
        get: PlannedFunction,
        set: Option<PlannedFunction>,
    },
}

impl PlannedClass {
    /// The name in annotations; `None` for a class that has no name in Python.
    pub fn spelled(&self) -> Option<String> {
        match (self.face, &self.import) {
            (ClassFace::Opaque, _) => None,
            (_, Some(module)) => Some(format!("{module}.{}", self.full_name)),
            (_, None) => Some(self.full_name.clone()),
        }
    }

    /// The class's static data as attributes of `cvar`. Enumerators and constants with an initialiser are
    /// only attributes of the class.
    pub fn static_variables(&self) -> impl Iterator<Item = VariableFace<'_>> {
        let members = self.members.iter().filter(|_| self.face == ClassFace::Module);
        members.filter_map(|member| match member {
            PlannedMember::StaticData { get, set } if !get.rows.iter().any(|row| row.reads_named_value) => {
                let name = format!("{}_{}", self.name, get.name);
                Some(VariableFace { name, read: get, assign: set.as_ref() })
            }
            _ => None,
        })
    }

    /// The functions for the attribute.
    pub fn functions(&self) -> impl Iterator<Item = &PlannedFunction> {
        self.constructor.iter().chain(self.members.iter().flat_map(PlannedMember::functions))
    }

    /// The functions of the class, with the function of implicit conversions.
    pub fn all_functions(&self) -> impl Iterator<Item = &PlannedFunction> {
        self.functions().chain(&self.implicit)
    }

    /// The functions of the class as mutable references.
    pub fn functions_mut(&mut self) -> impl Iterator<Item = &mut PlannedFunction> {
        self.constructor.iter_mut().chain(self.members.iter_mut().flat_map(PlannedMember::functions_mut))
    }
}

impl PlannedMember {
    pub fn name(&self) -> &str {
        match self {
            PlannedMember::Method(function)
            | PlannedMember::Operator(function)
            | PlannedMember::Static(function)
            | PlannedMember::Property { get: function, .. }
            | PlannedMember::StaticData { get: function, .. } => &function.name,
        }
    }

    /// The functions for the attribute: a getter, and a setter if there is one.
    pub fn functions(&self) -> impl Iterator<Item = &PlannedFunction> {
        let (first, second) = match self {
            PlannedMember::Method(function)
            | PlannedMember::Operator(function)
            | PlannedMember::Static(function) => (function, None),
            PlannedMember::Property { get, set } | PlannedMember::StaticData { get, set } => {
                (get, set.as_ref())
            }
        };
        [first].into_iter().chain(second)
    }

    /// The functions of the member as mutable references.
    pub fn functions_mut(&mut self) -> impl Iterator<Item = &mut PlannedFunction> {
        let (first, second) = match self {
            PlannedMember::Method(function)
            | PlannedMember::Operator(function)
            | PlannedMember::Static(function) => (function, None),
            PlannedMember::Property { get, set } | PlannedMember::StaticData { get, set } => {
                (get, set.as_mut())
            }
        };
        [first].into_iter().chain(second)
    }
}

/// The conversion functions of a class; all are `None` if no class of the module needs them.
#[derive(Debug, Default)]
pub struct ClassConversion {
    /// The function that passes the address of the class's table to C++.
    pub tell: Option<String>,
    /// Whether C++ uses the class's table only for pointers to the class, which are opaque in Python.
    pub is_pointee: bool,
    /// Whether C++ throws objects of the class.
    pub is_thrown: bool,
    pub(super) from_python: Option<String>,
    pub(super) to_python: Option<String>,
    /// The function that returns the address and the number of a container's elements.
    pub elements: Option<String>,
    /// Whether the shared pointer can be made from instances of another class.
    pub of_instances: bool,
    /// The function that makes a shared pointer to an object.
    pub share: Option<String>,
    /// The function that makes a Python holder of a shared pointer.
    pub adopt: Option<String>,
    /// The functions that find the elements of a container, if the elements are objects.
    pub places: Option<Places>,
}

/// The functions of a container that find its elements.
#[derive(Debug)]
pub struct Places {
    pub find: String,
    /// The function that copies an element.
    pub copy: String,
    /// Whether elements are found by keys.
    pub is_keyed: bool,
}

impl ClassConversion {
    pub fn from_python(&self) -> Option<&str> {
        self.from_python.as_deref()
    }

    pub fn to_python(&self) -> Option<&str> {
        self.to_python.as_deref()
    }
}
