//! The contents of a plan: functions with their rows, and every name. Each target under `emit` decides how these are
//! spelled.

use super::callbacks::PlannedCallback;
use super::classes::PlannedClass;
use super::conversion::ClassConversion;
use super::directors::PlannedDirector;
use super::exception_code::names_python;
use super::face::dynamic::DynamicFunction;
use super::face::dynamic::elements::DynamicElements;
use super::face::python::code::DeclaredPython;
use super::face::python::int_enum::IntEnum;
use super::face::python::stub::Stub;
use super::face::rust::RustFace;
use super::face::rust::closure::RustClosure;
use super::face::rust::enumeration::PlannedEnum;
use super::function_pointers::PlannedFunctionPointer;
use super::python_api::BeyondStableAbi;
use super::row::{Row, RowCall};
use super::uses::Uses;
use crate::dtype::Dtype;
use crate::interface::{ConstantKind, Descriptor, Record, Spelling, Ty, Type};
use crate::literal::Literal;
use crate::source::Span;
use std::collections::HashMap;

/// The output, decided.
#[derive(Debug)]
pub struct Plan {
    /// The features that its calls need.
    pub uses: Uses,
    /// The lines of code that go beyond Python's stable ABI.
    pub beyond_stable_abi: Vec<BeyondStableAbi>,
    /// Whether the module is compiled for all of Python's C API, and is for one version of Python.
    pub needs_all_of_python: bool,
    /// `example`: the Python module, the crate, and part of every emitted file's name.
    pub module: String,
    /// Whether the interface's C++ is C++20.
    pub is_cxx20: bool,
    /// The other modules that it uses, as Python imports them.
    pub imports: Vec<String>,
    /// The interface file's name, for headings.
    pub interface: String,
    pub doc: Option<String>,
    /// The structs that are elements of structured arrays, each behind those that it contains.
    pub records: Vec<Record>,
    /// C++ namespace of the shim's functions. Not the user's: a function here and the template it calls would mangle
    /// alike.
    pub namespace: String,
    /// The fragments of code for the shim.
    pub fragments: Vec<Fragment>,
    /// C++ that runs when Python loads the module.
    pub init: Vec<Fragment>,
    /// Python for the head of the module.
    pub python_begin: Vec<String>,
    /// Python before that of the classes.
    pub python_before_classes: Vec<String>,
    /// Python for the end of the module.
    pub python_code: Vec<String>,
    /// The declarations of this code and of the code of classes, if Python has read them.
    pub declared_python: Option<DeclaredPython>,
    /// The code at the head of the stub, for type checkers.
    pub stub_begin: Vec<String>,
    pub stub_code: Vec<String>,
    /// The fragments of code for the kernels: as much as their classes need.
    pub kernel_fragments: Vec<Fragment>,
    /// The fragments of code for the kernels of elementwise functions.
    pub elementwise_fragments: Vec<Fragment>,
    /// The functions by name.
    pub functions: Vec<PlannedFunction>,
    /// The constants in the order of the interface.
    pub constants: Vec<PlannedConstant>,
    /// The enumerations that Rust has types for.
    pub enums: Vec<PlannedEnum>,
    /// The enumerations that Python has classes for.
    pub int_enums: Vec<IntEnum>,
    /// The variables by name.
    pub variables: Vec<PlannedVariable>,
    /// Bases before the classes that are derived from them.
    pub classes: Vec<PlannedClass>,
    /// The classes whose virtual functions Python may override.
    pub directors: Vec<PlannedDirector>,
    /// The instances of `std::function`, by which C++ calls Python.
    pub callbacks: Vec<PlannedCallback>,
    /// The closures of Rust callers that `std::function`s call.
    pub closures: Vec<RustClosure>,
    /// The types of pointers to functions that functions take.
    pub function_pointers: Vec<PlannedFunctionPointer>,
    /// The place of each type's class among them.
    pub(super) class_places: HashMap<Ty, usize>,
    /// The names that the Python module takes from the extension module: the functions, and `CudaError` if the module
    /// has it.
    pub exported: Vec<String>,
    /// Whether a call may run on a device, so that the Python module has `CudaError`. False if a function has that
    /// name.
    pub cuda_error: bool,
    /// Whether code of the interface's asks for objects as SWIG's does.
    pub has_swig_code: bool,
    /// The types that the interface's code names in SWIG's way.
    pub descriptors: Vec<Descriptor>,
    pub skipped: Vec<Note>,
    /// Whether C++ converts objects of classes with traits inside values of the standard library's types.
    pub has_traits_inside: bool,
    /// Whether the interface is one of C.
    pub is_c: bool,
    /// Whether the crate has functions for Python.
    pub has_python: bool,
    /// The way in which generated code spells types.
    pub spelling: Spelling,
}

impl Plan {
    /// Makes the module be compiled for all of Python's C API, if its code calls Python.
    pub fn with_all_of_python(mut self) -> Plan {
        self.needs_all_of_python = self.uses.python;
        self
    }

    /// The plan for a crate without functions for Python, whose C++ is linked without Python's half of the runtime.
    pub fn without_python(mut self) -> Plan {
        self.has_python = false;
        self.init.clear();
        self.classes.iter_mut().for_each(|class| class.conversion = ClassConversion::default());
        self.uses = Uses::of(&self);
        self
    }

    /// The rows, function by function.
    pub fn rows(&self) -> impl Iterator<Item = &Row> {
        self.tables_and_members().flat_map(|function| &function.rows)
    }

    /// The rows that the crate has, each with its position among all rows. Without functions for Python, there are none that
    /// convert Python's values.
    pub fn bridged(&self) -> impl Iterator<Item = (usize, &Row)> {
        self.rows().enumerate().filter(|(_, row)| self.has_python || !row.needs_lock())
    }

    /// The class of pointers to `char`, if Python has objects of it, which can be passed for text.
    pub fn char_pointer(&self) -> Option<&PlannedClass> {
        self.classes.iter().find(|class| class.cxx == "char")
    }

    /// The functions, members of classes among them.
    pub fn tables_and_members(&self) -> impl Iterator<Item = &PlannedFunction> {
        self.tables().chain(self.classes.iter().flat_map(PlannedClass::all_functions))
    }

    /// The class of a type, or the one for opaque pointers to the type.
    pub fn class(&self, r#type: &Ty) -> Option<&PlannedClass> {
        self.class_places.get(r#type).map(|place| &self.classes[*place])
    }

    /// The index of the same.
    pub(super) fn class_index(&self, r#type: &Ty) -> Option<usize> {
        self.class_places.get(r#type).copied()
    }

    /// The functions that are no members, those that variables are read and assigned to by among them.
    pub fn tables(&self) -> impl Iterator<Item = &PlannedFunction> {
        let of_variables = self.variables.iter().flat_map(PlannedVariable::functions);
        self.functions.iter().chain(of_variables)
    }

    /// The attributes of `cvar`: the variables, and the static members of classes, prefixed with the name of the class.
    pub fn variable_faces(&self) -> impl Iterator<Item = VariableFace<'_>> {
        let own = self.variables.iter().filter(|variable| !variable.is_constant);
        own.map(PlannedVariable::face).chain(self.classes.iter().flat_map(PlannedClass::static_variables))
    }

    /// The constants that are objects.
    pub fn constant_objects(&self) -> impl Iterator<Item = VariableFace<'_>> {
        self.variables.iter().filter(|variable| variable.is_constant).map(PlannedVariable::face)
    }

    /// The variables that nobody assigns to, which are the module's own names too; not one that has such a name already,
    /// and no array: a module is imported without NumPy.
    pub fn fixed_variables(&self) -> impl Iterator<Item = VariableFace<'_>> {
        let is_array = |row: &Row| matches!(row.returned(), Some(Type::Vector(_) | Type::Part(_)));
        let faces = self.variables.iter().map(PlannedVariable::face);
        let fixed = faces.filter(|face| face.assign.is_none() && !self.exported.contains(&face.name));
        fixed.filter(move |face| !face.read.rows.iter().any(is_array))
    }

    /// Whether the module has `cvar`.
    pub fn has_variables(&self) -> bool {
        self.variable_faces().next().is_some()
    }

    /// The rows whose class the runtime runs, on the host or on a device.
    pub fn reductions(&self) -> impl Iterator<Item = &Row> {
        self.rows().filter(|row| matches!(row.call, RowCall::Reduction { .. }))
    }

    /// The rows of elementwise functions that have kernels.
    pub fn elementwise_kernels(&self) -> impl Iterator<Item = &Row> {
        self.rows().filter(|row| row.has_element_kernels())
    }
}

/// A value that C++ tells when the module is loaded.
#[derive(Debug)]
pub struct PlannedConstant {
    pub name: String,
    /// The expression in C++.
    pub expression: String,
    pub kind: ConstantKind,
    /// The constant in Rust, if the text tells its value.
    pub rust: Option<RustConstant>,
    pub place: Place,
}

/// A Rust constant.
#[derive(Clone, Debug)]
pub struct RustConstant {
    pub name: String,
    pub value: Literal,
    /// The type of a number.
    pub dtype: Dtype,
}

/// An attribute of `cvar`.
pub struct VariableFace<'p> {
    pub name: String,
    pub read: &'p PlannedFunction,
    pub assign: Option<&'p PlannedFunction>,
}

/// A variable of C++.
#[derive(Debug)]
pub struct PlannedVariable {
    pub name: String,
    pub read: PlannedFunction,
    pub assign: Option<PlannedFunction>,
    /// Whether the variable is an attribute of the module, and not of `cvar`.
    pub is_constant: bool,
}

impl PlannedVariable {
    fn face(&self) -> VariableFace<'_> {
        VariableFace { name: self.name.clone(), read: &self.read, assign: self.assign.as_ref() }
    }

    /// The functions that read and assign the variable.
    pub fn functions(&self) -> impl Iterator<Item = &PlannedFunction> {
        std::iter::once(&self.read).chain(&self.assign)
    }
}

/// C++ text of the interface's own, as it stands.
#[derive(Clone, Debug)]
pub struct Fragment {
    pub code: String,
    pub place: Place,
    /// Whether the text is copied from a file of the user, and not written by quaff.
    pub is_own: bool,
}

impl Fragment {
    /// Whether the code calls Python, or may: it uses names that Python's header declares.
    pub(super) fn names_python(&self) -> bool {
        names_python(&self.code)
    }
}

/// A place in an interface file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    pub file: String,
    pub line: usize,
    pub span: Span,
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// A declaration that is left out, and why.
#[derive(Debug)]
pub struct Note {
    pub what: String,
    pub reason: String,
    pub place: Place,
}

/// One Python function.
#[derive(Debug)]
pub struct PlannedFunction {
    pub name: String,
    /// `SUM`: its table in Rust.
    pub constant: String,
    /// The docstring for Python: what features say, or else the comment.
    pub doc: Option<String>,
    /// Whether readers are to see that alone, and no list of the overloads.
    pub is_documented: bool,
    /// Python that runs before the call.
    pub prepend: Option<String>,
    /// Python that runs after the call, whose result is `val`.
    pub append: Option<String>,
    /// Python in the place of a method, which calls it as `$action`.
    pub shadow: Option<String>,
    /// The entries of `__annotations__`, by parameters' names; of what reads a data member the one of its class.
    pub annotations: Vec<(String, String)>,
    /// `(arr, /)`; of a method `($self, arr, /)`.
    pub signature: String,
    /// The names of the arguments that can be passed by keyword; empty if all go by position.
    pub keywords: Vec<String>,
    pub positional_only: bool,
    /// Takes `stream=None` by keyword.
    pub stream: bool,
    /// Takes `out=None` by keyword.
    pub out: bool,
    /// The rows in the order in which they are tried.
    pub rows: Vec<Row>,
    pub rust: Vec<RustFace>,
    /// The reason why Rust's callers have nothing of it, if they do not.
    pub rust_obstacle: Option<String>,
    /// The functions over several of them, for arrays of any kind.
    pub dynamic: Vec<DynamicFunction>,
    /// The elementwise functions over several rows, for arrays of any kind.
    pub dynamic_elements: Vec<DynamicElements>,
    /// The signatures that type checkers are shown.
    pub stubs: Vec<Stub>,
}
