//! The contents of a plan: functions with their rows, and all names. Each target under `emit` decides how
//! these are spelled.

use super::class::{ClassFace, PlannedClass};
use super::classes::ClassPlaces;
use super::directors::{PlannedCallback, PlannedDirector};
use super::face::python::code::ModuleCode;
use super::face::rust::enumeration::PlannedEnum;
use super::face::rust::ty::RustClosure;
use super::function::{PlannedConstant, PlannedFunction, PlannedNative, PlannedVariable, VariableFace};
use super::function_pointers::PlannedFunctionPointer;
use super::place::{BeyondStableAbi, Fragment, Note};
use super::row::{DeviceWork, PythonUse, Row, RowCall};
use crate::interface::{Action, Descriptor, FunctionTy, Record, Spelling, Standard, Ty, Type};
use rustc_hash::{FxHashMap, FxHashSet};

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
    /// The code fragments for a shim in several files. The parts of a fragment are its own code and the texts
    /// of the source files that it includes.
    pub fragments_for_several: Vec<Vec<Fragment>>,
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

    /// Whether Python code may give away the objects that a row's function uses while it runs: the module has
    /// functions that take the ownership of objects, and C++ may call Python, or lets other threads of Python
    /// run.
    pub fn may_lose_objects(&self, row: &Row) -> bool {
        let has_objects =
            row.action.has_this() || row.inputs.iter().any(|input| input.r#type.object().is_some());
        let is_member = matches!(row.action, Action::Get | Action::Set | Action::Copy);
        // A class of another module may have functions that Python overrides.
        let calls_python = !self.directors.is_empty()
            || !self.callbacks.is_empty()
            || !self.function_pointers.is_empty()
            || self.classes.iter().any(|class| class.face == ClassFace::Imported)
            || row.python_use() == PythonUse::Anywhere;
        self.uses.frees && has_objects && !is_member && (calls_python || row.call == RowCall::Unlocked)
    }

    /// The class of a type, or the class for opaque pointers to the type.
    pub fn class(&self, r#type: &Ty) -> Option<&PlannedClass> {
        self.class_index(r#type).map(|place| &self.classes[place])
    }

    /// The index of the class that [`Plan::class`] returns.
    pub(super) fn class_index(&self, r#type: &Ty) -> Option<usize> {
        self.index.classes.get(r#type)
    }

    /// The class of pointers to `char`, if Python has such objects, which can be passed for text.
    pub fn char_pointer(&self) -> Option<&PlannedClass> {
        self.index.classes.char.map(|place| &self.classes[place])
    }

    /// The class that the shim derives from a class whose virtual functions Python may override.
    pub fn director(&self, class: &PlannedClass) -> Option<&PlannedDirector> {
        let place = self.index.directors.get(&self.class_index(&class.r#type)?)?;
        Some(&self.directors[*place])
    }

    /// The call of a Python callable with the function type `called`.
    pub fn callback(&self, called: &FunctionTy) -> Option<&PlannedCallback> {
        self.index.callbacks.get(called).map(|place| &self.callbacks[*place])
    }

    /// The tables for function pointers of this type.
    pub fn function_pointer(&self, r#type: &Ty) -> Option<&PlannedFunctionPointer> {
        self.index.function_pointers.get(r#type).map(|place| &self.function_pointers[*place])
    }

    /// The index of an enumeration with a Rust type, by its full name in C++.
    pub(super) fn enum_index(&self, cxx: &str) -> Option<usize> {
        self.index.enums.get(cxx).copied()
    }

    /// Whether an enumeration with a Rust type has an enumerator with this full name in C++.
    pub(super) fn has_enumerator(&self, cxx: &str) -> bool {
        self.index.enumerators.contains(cxx)
    }
}

/// The features of the Rust code; each is set if some call, class or constant uses it.
#[derive(Clone, Copy, Debug, Default)]
pub struct RustUses {
    /// Constants whose values are known from the interface.
    pub constants: bool,
    /// Classes that are available in Rust.
    pub objects: bool,
    /// Functions of arrays of any element type and memory.
    pub dynamic: bool,
    /// Vectors as results of such functions.
    pub dynamic_vectors: bool,
    /// Arrays with a shape.
    pub shapes: bool,
    /// Vectors as results.
    pub vectors: bool,
    /// Calls that leave arguments to their defaults in C++.
    pub defaults: bool,
    /// More arguments than clippy accepts.
    pub many_arguments: bool,
    /// Functions and arguments whose names have capital letters.
    pub capitals: bool,
}

/// The features that a module needs; each is set if some call uses it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Uses {
    pub reductions: bool,
    pub elementwise: bool,
    /// Kernels that NVRTC compiles.
    pub kernels: bool,
    /// A function takes a device array.
    pub device_arrays: bool,
    /// A function returns a CUDA status.
    pub cuda_errors: bool,
    /// The interface has code around a call.
    pub exception_code: bool,
    /// The C++ standard that the interface needs.
    pub standard: Standard,
    /// A function returns a `std::vector` as an array.
    pub vectors: bool,
    /// A function returns an array over a variable or a data member, or assigns to one.
    pub parts: bool,
    /// Python may refer to elements inside an object that C++ changes: a vector or another container, as an
    /// array or as an element. A class of another module may have functions that return such elements.
    pub insides: bool,
    /// A function takes the ownership of an object, which it may free.
    pub frees: bool,
    /// The return value and the written values of a call are combined into one Python object.
    pub gathered: bool,
    /// A class crosses as an array by its traits.
    pub array_classes: bool,
    /// C++ writes the address of an output array.
    pub views: bool,
    /// C++ takes the addresses of the parts of an array.
    pub planes: bool,
    /// Values of the standard library's types cross as trees.
    pub trees: bool,
    /// Opaque values, and text in character arrays.
    pub c_types: bool,
    /// Python assigns text to a data member that is a `char` pointer.
    pub text_members: bool,
    /// C++ code calls Python's C API.
    pub python: bool,
    /// Python callers may pass a stream.
    pub streams: bool,
    /// The features of the code for Rust callers.
    pub rust: RustUses,
}

/// An `enum` class.
#[derive(Debug)]
pub struct IntEnum {
    pub name: String,
    /// The Python name of the class that contains the enumeration: `Graph.Node`.
    pub class: Option<String>,
    pub members: Vec<IntEnumMember>,
}

#[derive(Debug)]
pub struct IntEnumMember {
    pub name: String,
    /// The constant with the enumerator's value: `Shape_round`, `Filter.low`.
    pub constant: String,
    /// The value; `None` if only C++ knows it.
    pub value: Option<i64>,
}

/// The positions of classes, enumerations and tables of calls in the lists of a plan.
#[derive(Debug)]
pub(super) struct PlanIndex {
    pub(super) classes: ClassPlaces,
    /// The positions of the directors, by those of their classes.
    pub(super) directors: FxHashMap<usize, usize>,
    pub(super) callbacks: FxHashMap<FunctionTy, usize>,
    pub(super) function_pointers: FxHashMap<Ty, usize>,
    /// The enumerations, by their full names in C++.
    pub(super) enums: FxHashMap<String, usize>,
    /// The full names of the enumerators in C++.
    pub(super) enumerators: FxHashSet<String>,
}

impl PlanIndex {
    pub(super) fn new(
        classes: ClassPlaces,
        directors: &[PlannedDirector],
        callbacks: &[PlannedCallback],
        function_pointers: &[PlannedFunctionPointer],
        enums: &[PlannedEnum],
    ) -> PlanIndex {
        let directors = directors.iter().enumerate().rev();
        let directors = directors.map(|(place, each)| (each.class, place)).collect();
        let callbacks = callbacks.iter().enumerate().rev();
        let pointers = function_pointers.iter().enumerate();
        let enumerators = enums.iter().flat_map(PlannedEnum::all);
        PlanIndex {
            classes,
            directors,
            callbacks: callbacks.map(|(place, each)| (each.called.clone(), place)).collect(),
            function_pointers: pointers.map(|(place, each)| (each.r#type.clone(), place)).collect(),
            enumerators: enumerators.map(|each| each.cxx.clone()).collect(),
            enums: (enums.iter().enumerate().rev()).map(|(place, each)| (each.cxx.clone(), place)).collect(),
        }
    }
}
