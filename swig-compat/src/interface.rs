//! The contents of an interface file, with every name resolved and every template instantiated: the product
//! of `lower`.

mod argument;
mod builtin;
mod class;
mod class_type;
mod code_around;
mod crossing;
mod cxx_call;
mod declaration;
mod director;
mod features;
mod full_name;
mod function;
mod library_type;
mod revise;
pub mod spelling;
mod swig_code;
mod ty;
mod types;

pub use argument::{Argument, ArrayClass, ArrayObject, Axis, DataForm, Local, LocalView};
pub use builtin::Builtin;
pub use class::{
    Cast, Class, ClassId, DirectorClass, DirectorFunction, Member, MemberKind, RECORDS, Record, STRUCTURED,
};
pub use class_type::{ClassType, spelled_as_written};
pub use code_around::{
    AnnotatedResult, Annotation, Annotations, CodeAround, Condition, Contract, Descriptor, ResultConversion,
    ResultKind, Stage, Step, TypeCheck, VariablePassing, WrappedCode, WrappedResult, WrappedVariable,
    mangled,
};
pub use crossing::{ByTraits, Carrier, Crossing, DEFAULT_OF_CODE, Direction, Effect};
pub use cxx_call::{
    Callable, CxxCall, CxxCallCode, CxxCallConversion, CxxCallValue, LentArray, LentExtent, MethodSignature,
    Obstacle, SpelledTypes,
};
pub use declaration::{
    Block, Constant, ConstantKind, Declaration, DeclarationKind, Defined, Enum, Enumerator, FunctionAddress,
    Import, Native, Skipped, Variable,
};
pub use features::{
    ABSTRACT_BASE, ACTION, ARRAY, CALLBACK, CATCHES, CONTRACT, DIRECTOR, DIRECTOR_EXCEPT, ELEMENTWISE,
    EXCEPT, IMPLICIT, INT_ENUM, MAYBE_CALL, NO_CONSTRUCTOR, NO_DIRECTOR, NONDYNAMIC, POINTS, REDUCTION, REF,
    RUST_NAME, THREAD, UNREF, VARARGS,
};
pub use full_name::FullName;
pub use function::{
    Action, ERROR_CODE, ElementParameter, Elements, End, ErrorCode, Function, FunctionId, Length,
    ReturnedElements, Tie, Variadic, is_set,
};
pub use library_type::{
    ByValue, Conversion, LibraryType, RECORDS_HEADER, RECORDS_ON_DEVICE_HEADER, Shape, Standard, Structure,
};
pub use revise::FunctionKey;
pub use spelling::Spelling;
pub use swig_code::{
    FIRST_OBJECT, PYTHON_VARIABLES, SHOWN_VARIABLES, is_more_than_an_error, split_at_variables,
};
pub use ty::{FUNCTION, FunctionTy, Ty, UNIQUE};
pub use types::{
    Access, Array, By, Fate, Integer, Layout, Library, Memory, Object, Part, Passing, Pointee, Rank, Scalar,
    Text, Type, Value,
};

use crate::source::Span;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::{Index, IndexMut};

/// The method name of constructors in Python.
pub const CONSTRUCTOR: &str = "__init__";

/// One module.
#[derive(Debug, Default)]
pub struct Interface {
    /// The module's name, from `%module`.
    pub module: String,
    /// `%module(threads="1")`: functions of host data release the GIL, unless a feature says otherwise.
    pub threads: bool,
    /// `%module(extranative="1")`: a returned container stays an object of its class instead of becoming a
    /// Python value.
    pub extranative: bool,
    /// `%module(directors="1")`: Python may override virtual functions of the classes with the feature.
    pub has_directors: bool,
    /// `%module(directors="1", allprotected="1")`: Python sees all protected members of these classes.
    pub binds_protected: bool,
    /// The classes whose virtual functions Python may override; filled after the whole interface is lowered.
    pub directors: Vec<DirectorClass>,
    /// The instantiations of `std::function` that functions accept and return; filled after the whole
    /// interface is lowered.
    pub callables: Vec<Callable>,
    /// The functions that Python can pass as function pointers, because of `%callback`.
    pub addresses: Vec<FunctionAddress>,
    /// Python code that imports the extension module, and the place of `%module(moduleimport="…")`.
    pub python_import: Option<(String, Span)>,
    /// The text of `%module(docstring="…")`, or of the comment at the head of the interface file.
    pub doc: Option<String>,
    /// The C++ standard that the interface and the headers that it reads need.
    pub standard: Standard,
    /// The declarations in the order of the text.
    pub declarations: Vec<Declaration>,
    functions: Vec<Function>,
    classes: Vec<Class>,
    /// The aliases of types by which code may ask for these at run time, each with its type; empty if no code
    /// asks.
    pub aliases: Vec<(String, Ty)>,
    /// Pointer types that are accepted in place of other pointer types without being derived from them.
    pub casts: Vec<Cast>,
    /// The types that `%types` and `%shared_ptr` make known to code, each with its place.
    pub named_types: Vec<(Ty, Span)>,
    /// The modules that `%import` names.
    pub imports: Vec<Import>,
    /// The types of thrown objects, from `%exceptionclass`, `%catches` and exception specifications.
    thrown: FxHashSet<Ty>,
    /// Whether standard library values contain objects of classes with traits.
    pub has_traits_inside: bool,
    /// How generated code spells types.
    pub spelling: Spelling,
    /// The place of the code of each `%exception`.
    pub code_places: FxHashMap<String, Span>,
    /// Classes without a Python type, whose objects are converted to Python values: `%template()
    /// std::pair<int, double>;`.
    pub converted: BTreeSet<ClassType>,
    /// Instantiations of standard templates that the interface declares itself: their objects stay objects.
    pub declared_here: BTreeSet<ClassType>,
    /// The structs that are elements of structured arrays, each after those that it contains.
    pub records: Vec<Record>,
    /// The locations at which the classes of reductions are declared and specialized, by the value of the
    /// feature. Classes without a known declaration are missing.
    pub reduction_classes: BTreeMap<String, Vec<Span>>,
    /// The names of SWIG's runtime in headers that code includes, each with the place of such code.
    pub names_in_headers: BTreeMap<String, Span>,
}

impl Interface {
    /// An interface without declarations.
    pub(crate) fn new(standard: Standard) -> Interface {
        Interface { standard, ..Interface::default() }
    }

    /// The declarations that are not imported.
    pub fn own_declarations(&self) -> impl Iterator<Item = &Declaration> {
        self.declarations.iter().filter(|declaration| declaration.import.is_none())
    }

    /// Whether the interface declares nothing that can be bound.
    pub fn is_empty(&self) -> bool {
        !self.own_declarations().any(|declaration| match &declaration.kind {
            DeclarationKind::Function(_)
            | DeclarationKind::Constant(_)
            | DeclarationKind::Variable(_)
            | DeclarationKind::Native(_) => true,
            DeclarationKind::Enum(r#enum) => !r#enum.constants.is_empty(),
            DeclarationKind::Class(_) | DeclarationKind::Block(_) | DeclarationKind::Skipped(_) => false,
        })
    }

    /// Finds the instantiations of standard templates whose members are declared where `is_own` holds.
    pub fn find_declared_here(&mut self, is_own: impl Fn(Span) -> bool) {
        let is_member =
            |function: &&Function| function.extension.is_none() && function.action != Action::Copy;
        let own = self.functions.iter().filter(is_member).filter(|function| is_own(function.declared));
        let classes = own.filter_map(|function| function.class.clone());
        self.declared_here = classes.filter(|class| class.conversion() == Conversion::Value).collect();
    }

    /// Makes the C++ of the library's files, for which `is_library` holds, the module's own, also if an
    /// imported file includes them: this module may instantiate their templates and use their typemaps.
    pub fn add_code_of_library(&mut self, is_library: impl Fn(Span) -> bool) {
        let is_code =
            |kind: &DeclarationKind| matches!(kind, DeclarationKind::Block(block) if block.is_library_code());
        let all = self.declarations.iter_mut();
        for own in all.filter(|declared| is_code(&declared.kind) && is_library(declared.span)) {
            own.import = None;
        }
    }

    /// Whether the module has another class with this name in Python, outside of classes and namespaces.
    pub fn has_other_class_named(&self, name: &str, own: &ClassType) -> bool {
        let is_outer = |class: &Class| class.outer.is_none() && !is_set(&class.features, "nspace");
        let classes = self.all_classes().filter(|(_, _, import)| import.is_none());
        let mut others = classes.map(|(class, ..)| class).filter(|class| class.r#type != *own);
        others.any(|class| class.name == name && is_outer(class))
    }

    /// Makes calls pass the defaults of the interface, for a language that has none.
    pub fn state_defaults(&mut self) {
        self.functions.iter_mut().for_each(|function| function.states_defaults = true);
    }

    /// The C++ functions to bind, in the order of binding.
    pub fn functions(&self) -> impl Iterator<Item = &Function> {
        self.bound_functions().map(|id| &self[id])
    }

    fn bound_functions(&self) -> impl Iterator<Item = FunctionId> {
        self.own_declarations().filter_map(|declaration| match declaration.kind {
            DeclarationKind::Function(id) => Some(id),
            _ => None,
        })
    }

    /// Stores a function, and returns its id for a declaration.
    pub(crate) fn add_function(&mut self, function: Function) -> FunctionId {
        self.functions.push(function);
        FunctionId(self.functions.len() - 1)
    }

    /// Records that objects of these types, or the objects that they point or refer to, are thrown.
    pub(crate) fn add_thrown(&mut self, types: impl IntoIterator<Item = Ty>) {
        self.thrown.extend(types.into_iter().map(|r#type| r#type.object_behind().clone()));
    }

    /// Whether C++ throws objects of a type.
    pub(crate) fn is_thrown(&self, r#type: &Ty) -> bool {
        self.thrown.contains(r#type)
    }

    /// Stores a class, and returns its id for a declaration.
    pub(crate) fn add_class(&mut self, class: Class) -> ClassId {
        self.classes.push(class);
        ClassId(self.classes.len() - 1)
    }

    /// Whether a code block includes a source file.
    pub fn includes_source(&self) -> bool {
        self.blocks().iter().any(|(block, _)| block.includes_source())
    }

    /// The constants, including enumerators, with their places.
    pub fn constants(&self) -> impl Iterator<Item = (&Constant, Span)> {
        self.own_declarations().flat_map(|declaration| {
            let constants = match &declaration.kind {
                DeclarationKind::Constant(constant) => std::slice::from_ref(constant),
                DeclarationKind::Enum(r#enum) => &r#enum.constants,
                _ => &[],
            };
            constants.iter().map(|constant| (constant, declaration.span))
        })
    }

    /// The enumerations with their places.
    pub fn enums(&self) -> impl Iterator<Item = (&Enum, Span)> {
        self.own_declarations().filter_map(|declaration| match &declaration.kind {
            DeclarationKind::Enum(r#enum) => Some((r#enum, declaration.span)),
            _ => None,
        })
    }

    /// The variables to bind.
    pub fn variables(&self) -> impl Iterator<Item = &Variable> {
        self.own_declarations().filter_map(|declaration| match &declaration.kind {
            DeclarationKind::Variable(variable) => Some(&**variable),
            _ => None,
        })
    }

    /// The functions that Python calls without a conversion of arguments, with their places.
    pub fn natives(&self) -> impl Iterator<Item = (&Native, Span)> {
        self.own_declarations().filter_map(|declaration| match &declaration.kind {
            DeclarationKind::Native(native) => Some((native, declaration.span)),
            _ => None,
        })
    }

    /// The classes to bind, in the order of the text, and those of other modules with their imports.
    pub fn all_classes(&self) -> impl Iterator<Item = (&Class, Span, Option<&Import>)> {
        self.declarations.iter().filter_map(|declaration| match declaration.kind {
            DeclarationKind::Class(id) => {
                let import = declaration.import.map(|import| &self.imports[import]);
                Some((&self[id], declaration.span, import))
            }
            _ => None,
        })
    }

    /// The C++ code blocks for the shim with their places, section by section.
    pub fn blocks(&self) -> Vec<(&Block, Span)> {
        let blocks = self.own_declarations().filter_map(|declaration| match &declaration.kind {
            DeclarationKind::Block(block) => Some((block, declaration.span)),
            _ => None,
        });
        let mut blocks: Vec<(&Block, Span)> = blocks.collect();
        blocks.sort_by_key(|(block, _)| block.section);
        blocks
    }

    /// The component types of the values that are converted as standard library types.
    pub fn library_types(&self) -> impl Iterator<Item = &Ty> {
        let functions = self.functions().chain(self.variables().flat_map(Variable::functions));
        let crossings = functions.flat_map(|function| function.inputs.iter().chain(&function.outputs));
        let mut found = Vec::new();
        let libraries = crossings.filter_map(|crossing| match &crossing.r#type {
            Type::Value(Value::Library(library)) => Some(library),
            _ => None,
        });
        // The types that traits convert classes to are converted too.
        libraries
            .flat_map(|library| [&library.r#type, &library.shown])
            .for_each(|own| own.add_types(&mut found));
        found.into_iter().map(Ty::without_const)
    }

    /// The indices of blocks, by their places, and of classes among all declarations.
    pub fn positions(&self) -> (FxHashMap<Span, usize>, FxHashMap<&ClassType, usize>) {
        let (mut blocks, mut classes) = (FxHashMap::default(), FxHashMap::default());
        for (position, declaration) in self.declarations.iter().enumerate() {
            match &declaration.kind {
                DeclarationKind::Block(_) => blocks.insert(declaration.span, position),
                DeclarationKind::Class(id) => classes.insert(&self[*id].r#type, position),
                _ => None,
            };
        }
        (blocks, classes)
    }

    /// The declarations that are not bound, with their places.
    pub fn skipped(&self) -> impl Iterator<Item = (&Skipped, Span)> {
        self.own_declarations().filter_map(|declaration| match &declaration.kind {
            DeclarationKind::Skipped(skipped) => Some((skipped, declaration.span)),
            _ => None,
        })
    }

    /// Moves functions into their classes: each class gets a member for each name, in the order of the text.
    pub(crate) fn form_members(&mut self) {
        let mut by_class: FxHashMap<_, Vec<FunctionId>> = FxHashMap::default();
        for id in self.bound_functions() {
            if let Some(class) = &self[id].class {
                by_class.entry(class.clone()).or_default().push(id);
            }
        }
        for index in 0..self.classes.len() {
            let functions = by_class.remove(&self.classes[index].r#type).unwrap_or_default();
            self.classes[index].members = self.members_of(&functions);
        }
    }

    fn members_of(&self, functions: &[FunctionId]) -> Vec<Member> {
        let mut by_name: FxHashMap<&str, Vec<FunctionId>> = FxHashMap::default();
        for id in functions {
            by_name.entry(&self[*id].name).or_default().push(*id);
        }
        let names = functions.iter().filter(|id| !self[**id].action.is_write()).map(|id| &self[*id].name);
        names.filter_map(|name| Some(self.member(&by_name.remove(name.as_str())?))).collect()
    }

    /// The member that functions with the same name form.
    fn member(&self, all: &[FunctionId]) -> Member {
        let of = |is_selected: &dyn Fn(Action) -> bool| -> Vec<FunctionId> {
            all.iter().copied().filter(|id| is_selected(self[*id].action)).collect()
        };
        let setters = of(&Action::is_write);
        let first = all.iter().copied().find(|id| !self[*id].action.is_write());
        let data = match first.map(|first| self[first].action) {
            Some(Action::Get) => Some(MemberKind::Data),
            Some(Action::Read) => Some(MemberKind::StaticData),
            _ => None,
        };
        if let Some(kind) = data {
            return Member { kind, functions: first.into_iter().collect(), setters };
        }
        // In Python, a name is either a static function or a method: methods take precedence.
        let is_function = |action: Action| !action.is_write() && !action.is_read();
        let methods = of(&|action| is_function(action) && action != Action::Call);
        let has_operands = |name: &str| name.starts_with("__") && name != "__call__";
        let is_operator = |id: &FunctionId| self[*id].is_operator && has_operands(&self[*id].name);
        let kind = match methods.as_slice() {
            [] => MemberKind::StaticFunction,
            [first, ..] if self[*first].name == CONSTRUCTOR => MemberKind::Constructor,
            [..] if methods.iter().any(is_operator) => MemberKind::Operator,
            [..] => MemberKind::Method,
        };
        let functions = if methods.is_empty() { of(&|action| action == Action::Call) } else { methods };
        Member { kind, functions, setters: Vec::new() }
    }

    /// The instantiations of `std::function` in the types of functions and variables, each with the first
    /// declaration that names it.
    pub(crate) fn named_callables(&self) -> Vec<(ClassType, Span)> {
        let functions = self.functions().chain(self.variables().flat_map(Variable::functions));
        let (mut found, mut seen) = (Vec::new(), FxHashSet::default());
        for function in functions {
            let mut types: Vec<&Ty> = Vec::new();
            function.objects().for_each(|object| object.r#type.add_types(&mut types));
            for class in types.into_iter().filter_map(Ty::class).filter(|class| class.called().is_some()) {
                if seen.insert(class.clone()) {
                    found.push((class.clone(), function.span));
                }
            }
        }
        found
    }
}

impl Index<FunctionId> for Interface {
    type Output = Function;

    fn index(&self, id: FunctionId) -> &Function {
        &self.functions[id.0]
    }
}

impl IndexMut<FunctionId> for Interface {
    fn index_mut(&mut self, id: FunctionId) -> &mut Function {
        &mut self.functions[id.0]
    }
}

impl Index<ClassId> for Interface {
    type Output = Class;

    fn index(&self, id: ClassId) -> &Class {
        &self.classes[id.0]
    }
}

impl IndexMut<ClassId> for Interface {
    fn index_mut(&mut self, id: ClassId) -> &mut Class {
        &mut self.classes[id.0]
    }
}

/// Whether `name` is a Python keyword.
pub fn is_python_keyword(name: &str) -> bool {
    PYTHON_KEYWORDS.contains(&name)
}

const PYTHON_KEYWORDS: [&str; 35] = [
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue", "def",
    "del", "elif", "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is",
    "lambda", "nonlocal", "not", "or", "pass", "raise", "return", "try", "while", "with", "yield",
];
