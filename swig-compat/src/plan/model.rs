//! The contents of a plan: functions with their rows, and all names. Each target under `emit` decides how
//! these are spelled.

use super::DeviceWork;
use super::PythonUse;
use super::callbacks::PlannedCallback;
use super::classes::PlannedClass;
use super::directors::PlannedDirector;
use super::exception_code::names_python;
use super::face::dynamic::DynamicFunction;
use super::face::dynamic::elements::DynamicElements;
use super::face::python::code::ModuleCode;
use super::face::python::int_enum::IntEnum;
use super::face::python::stub::Stub;
use super::face::rust::RustFace;
use super::face::rust::closure::RustClosure;
use super::face::rust::enumeration::PlannedEnum;
use super::function_pointers::PlannedFunctionPointer;
use super::index::PlanIndex;
use super::python_api::BeyondStableAbi;
use super::row::{Row, RowCall};
use super::uses::Uses;
use crate::dtype::Dtype;
use crate::interface::{ConstantKind, Descriptor, Record, Spelling, Standard, Ty, Type};
use crate::literal::Literal;
use crate::source::Span;

/// All decisions about the output.
#[derive(Debug)]
pub struct Plan {
    /// The features of the runtime, C++ and CUDA that the module's calls need.
    pub uses: Uses,
    /// The lines of code that go beyond Python's stable ABI.
    pub beyond_stable_abi: Vec<BeyondStableAbi>,
    /// Whether the module uses the full C API of Python, and is therefore for one version of Python.
    pub needs_all_of_python: bool,
    /// The module's name, such as `example`: the Python module, the crate, and part of the name of every
    /// emitted file.
    pub module: String,
    /// The standard that the interface's C++ needs.
    pub standard: Standard,
    /// The other modules that the module uses, by their names for Python's `import`.
    pub imports: Vec<String>,
    /// The interface file's name, for headings.
    pub interface: String,
    pub doc: Option<String>,
    /// The structs that are elements of structured arrays, each after those that it contains.
    pub records: Vec<Record>,
    /// The C++ namespace of the shim's functions. It differs from the user's, because a function of the shim
    /// and the template that it calls would have the same mangled name.
    pub namespace: String,
    /// The code fragments for the shim.
    pub fragments: Vec<Fragment>,
    /// C++ code that runs when Python loads the module.
    pub init: Vec<Fragment>,
    /// The interface's own Python code for the module and its stub.
    pub python: ModuleCode,
    /// The code fragments that the kernels of reductions need.
    pub kernel_fragments: Vec<Fragment>,
    /// The code fragments that the kernels of elementwise functions need.
    pub elementwise_fragments: Vec<Fragment>,
    /// The functions, sorted by name.
    pub functions: Vec<PlannedFunction>,
    /// The functions that Python calls without a conversion of arguments.
    pub natives: Vec<PlannedNative>,
    /// The constants, in the order of the interface.
    pub constants: Vec<PlannedConstant>,
    /// The enumerations with Rust types.
    pub enums: Vec<PlannedEnum>,
    /// The enumerations with Python classes.
    pub int_enums: Vec<IntEnum>,
    /// The variables, sorted by name.
    pub variables: Vec<PlannedVariable>,
    /// The classes, bases before derived classes.
    pub classes: Vec<PlannedClass>,
    /// The classes whose virtual functions Python may override.
    pub directors: Vec<PlannedDirector>,
    /// The instantiations of `std::function` through which C++ calls Python.
    pub callbacks: Vec<PlannedCallback>,
    /// The closures of Rust callers for `std::function`s.
    pub closures: Vec<RustClosure>,
    /// The types of function pointers in parameters.
    pub function_pointers: Vec<PlannedFunctionPointer>,
    pub(super) index: PlanIndex,
    /// The names that the Python module imports from the extension module: the functions, and `CudaError` if
    /// the module has it.
    pub exported: Vec<String>,
    /// Whether a call may run on a device, so that the Python module has `CudaError`; false if a function has
    /// that name.
    pub cuda_error: bool,
    /// Whether code of the interface converts objects with SWIG's functions.
    pub has_swig_code: bool,
    /// The aliases of types by which code may ask for these at run time.
    pub aliases: Vec<(String, Ty)>,
    /// The types to which the interface's code refers by SWIG's descriptors.
    pub descriptors: Vec<Descriptor>,
    pub skipped: Vec<Note>,
    /// Whether C++ converts objects of classes with traits inside standard library values.
    pub has_traits_inside: bool,
    /// Whether this is an interface of C.
    pub is_c: bool,
    /// Whether the crate has functions for Python.
    pub has_python: bool,
    /// How generated code spells types.
    pub spelling: Spelling,
}

impl Plan {
    /// The plan for a module with the full C API of Python, if its code calls Python.
    pub fn with_all_of_python(mut self) -> Plan {
        self.needs_all_of_python = self.uses.python;
        self
    }

    /// The plan for a crate without functions for Python, whose C++ is linked without the Python layer of the
    /// runtime.
    pub fn without_python(mut self) -> Plan {
        self.has_python = false;
        self.init.clear();
        let shares = self.has_shared_objects();
        let directed: Vec<bool> = self.classes.iter().map(|class| self.director(class).is_some()).collect();
        for (class, is_directed) in self.classes.iter_mut().zip(directed) {
            // C++ would keep an object whose methods are those of an object of the other language.
            class.conversion = std::mem::take(&mut class.conversion).without_python(shares && !is_directed);
        }
        self.rows_mut().for_each(Row::copy_vectors);
        self.uses = Uses::of(&self);
        self
    }

    /// Whether code of the interface runs when Python loads the module.
    pub fn runs_at_import(&self) -> bool {
        self.has_python && !(self.init.is_empty() && self.natives.is_empty())
    }

    /// The rows, function by function.
    pub fn rows(&self) -> impl Iterator<Item = &Row> {
        self.tables_and_members().flat_map(|function| &function.rows)
    }

    /// The rows of the functions, of the variables and of all members.
    pub(super) fn rows_mut(&mut self) -> impl Iterator<Item = &mut Row> {
        let of_variables = self
            .variables
            .iter_mut()
            .flat_map(|variable| std::iter::once(&mut variable.read).chain(&mut variable.assign));
        let of_classes = self.classes.iter_mut().flat_map(PlannedClass::functions_mut);
        let all = self.functions.iter_mut().chain(of_variables).chain(of_classes);
        all.flat_map(|function| &mut function.rows)
    }

    /// The rows in the crate, each with its index among all rows. Without functions for Python, rows that
    /// convert Python values are left out.
    pub fn bridged(&self) -> impl Iterator<Item = (usize, &Row)> {
        self.rows().enumerate().filter(|(_, row)| self.has_python || row.python_use() == PythonUse::Never)
    }

    /// The functions, including members of classes.
    pub fn tables_and_members(&self) -> impl Iterator<Item = &PlannedFunction> {
        self.tables().chain(self.classes.iter().flat_map(PlannedClass::all_functions))
    }

    /// The functions outside of classes, including the getters and setters of variables.
    pub fn tables(&self) -> impl Iterator<Item = &PlannedFunction> {
        let of_variables = self.variables.iter().flat_map(PlannedVariable::functions);
        self.functions.iter().chain(of_variables)
    }

    /// The attributes of `cvar`: variables, and static members with the name of their class as prefix.
    pub fn variable_faces(&self) -> impl Iterator<Item = VariableFace<'_>> {
        let own = self.variables.iter().filter(|variable| !variable.is_constant);
        own.map(PlannedVariable::face).chain(self.classes.iter().flat_map(PlannedClass::static_variables))
    }

    /// The constants that are objects.
    pub fn constant_objects(&self) -> impl Iterator<Item = VariableFace<'_>> {
        self.variables.iter().filter(|variable| variable.is_constant).map(PlannedVariable::face)
    }

    /// The constant variables, which are also attributes of the module. Arrays are left out, because
    /// importing a module does not need NumPy, and so are names that are already in use.
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

    /// The rows of reductions, which the runtime runs on the host or on a device.
    pub fn reductions(&self) -> impl Iterator<Item = &Row> {
        self.rows().filter(|row| matches!(row.call, RowCall::Reduction { .. }))
    }

    /// The elementwise rows with kernels.
    pub fn elementwise_kernels(&self) -> impl Iterator<Item = &Row> {
        self.rows().filter(|row| row.on_device() == DeviceWork::Elements)
    }
}

/// A constant that is read from C++ when the module is loaded.
#[derive(Debug)]
pub struct PlannedConstant {
    pub name: String,
    /// The C++ expression.
    pub expression: String,
    pub kind: ConstantKind,
    /// The constant in Rust, if its value is known from the interface.
    pub rust: Option<RustConstant>,
    /// The entry in the `__annotations__` of the Python module.
    pub annotation: Option<String>,
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

/// A C++ variable.
#[derive(Debug)]
pub struct PlannedVariable {
    pub name: String,
    pub read: PlannedFunction,
    pub assign: Option<PlannedFunction>,
    /// Whether the variable is also an attribute of the module.
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

/// C++ code of the interface, unchanged.
#[derive(Clone, Debug)]
pub struct Fragment {
    pub code: String,
    pub place: Place,
}

impl Fragment {
    /// Whether the code may call Python, because it uses names that Python's header declares.
    pub(super) fn names_python(&self) -> bool {
        names_python(&self.code)
    }
}

/// A function of the interface's code that Python calls with a tuple of arguments, without a conversion.
#[derive(Debug)]
pub struct PlannedNative {
    pub name: String,
    /// The name in C++.
    pub function: String,
    pub place: Place,
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

/// A declaration that is left out, with the reason.
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
    /// The name of the table in Rust, such as `SUM`.
    pub constant: String,
    /// The docstring: from features, or else from the comment.
    pub doc: Option<String>,
    /// Whether the docstring is complete, without a list of the overloads.
    pub is_documented: bool,
    /// Python code that runs before the call.
    pub prepend: Option<String>,
    /// Python code that runs after the call, whose result is `val`.
    pub append: Option<String>,
    /// The parameters of a Python function around this one, and the arguments that it passes on; `None` if it
    /// has to take any arguments, as `args` and `kwargs`.
    pub wrapper: Option<[String; 2]>,
    /// Decorators in the code of the class body above a method, one a line.
    pub decorators: Option<String>,
    /// Python code that replaces a method, which it calls as `$action`.
    pub shadow: Option<String>,
    /// The entries of `__annotations__`, by the names of parameters. For the getter of a data member, the
    /// entry in the annotations of its class.
    pub annotations: Vec<(String, String)>,
    /// The signature, such as `(arr, /)`, or `($self, arr, /)` for a method.
    pub signature: String,
    /// The names of the arguments that can be passed by keyword; empty if all are positional.
    pub keywords: Vec<String>,
    pub positional_only: bool,
    /// Whether there is a keyword `stream`, which defaults to None.
    pub stream: bool,
    /// Whether there is a keyword `out`, which defaults to None.
    pub out: bool,
    /// The rows, in the order in which they are tried.
    pub rows: Vec<Row>,
    pub rust: Vec<RustFace>,
    /// The reason why the function is not available in Rust, if it is not.
    pub rust_obstacle: Option<String>,
    /// The functions for arrays of any kind, each over several rows.
    pub dynamic: Vec<DynamicFunction>,
    /// The elementwise functions for arrays of any kind, each over several rows.
    pub dynamic_elements: Vec<DynamicElements>,
    /// The signatures for type checkers.
    pub stubs: Vec<Stub>,
}

impl PlannedFunction {
    /// Whether all decorators of a method are those of Python's that keep its signature and documentation.
    pub fn has_known_decorators(&self) -> bool {
        let is_known = |line: &str| ["@property", "@staticmethod", "@classmethod"].contains(&line.trim_end());
        self.decorators.as_deref().is_none_or(|decorators| decorators.lines().all(is_known))
    }
}
