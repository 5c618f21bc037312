//! Decides on rows and names: all decisions about the output are made here.
//!
//! A [`Plan`] has one row for each C++ function that Python can call (function × dtype × device; a reduction
//! has one row for both devices), with its names and its types. The targets under `emit` only decide how
//! names and types are spelled.

pub(crate) mod by_value;
mod c_code;
mod class;
mod classes;
mod code_around;
mod conversion;
mod defaults;
mod directors;
mod exception_code;
mod face;
mod fragments;
mod function;
mod function_pointers;
mod kernel_fragments;
mod model;
mod named_types;
mod names;
mod place;
mod python_api;
mod results;
mod row;
mod row_code;
mod row_input;
mod rows;
pub(crate) mod trees;
mod uses;
mod value;

use crate::interface::{Action, ClassType, ErrorCode, Function, Interface, Native, Skipped, Ty};
use crate::lex::{has_word, is_word};
use crate::source::{FileId, Sources, Span};
use crate::syntax::Section;
use classes::ClassPlaces;
use classes::hierarchy::Classes;
use face::dynamic;
use face::python::signature::Signature;
use face::python::{annotations, code as python_code, documentation, int_enum, signature, stub};
use face::rust::types::RustTypes;
use function_pointers::TableLookup;
use names::Names;
use rustc_hash::{FxHashMap, FxHashSet};

pub use class::{BaseCast, ClassConversion, ClassFace, Places, PlannedBase, PlannedClass, PlannedMember};
pub use directors::{OverrideValue, PlannedCallback, PlannedDirector, PlannedOverride};
pub use exception_code::ExceptionCode;
pub use face::c::{
    CApiFunction, CCallback, CClass, CParameter, CType, Callee, TreeArgument, TreeCall, TreeCallback,
    is_c_text, is_plain, shape, size,
};
pub use face::grouped;
pub use face::node;
pub use face::plain::{
    DynamicArm, DynamicElements, DynamicFunction, Giving, Owner, PlainParameter, PlainResult, PlainType,
    TreeShape,
};
pub use face::python::code::{DeclaredPython, ModuleCode, PythonDeclarations};
pub(crate) use face::python::signature::{of_input as python_default, takes_none};
pub use face::python::stub::values::{PythonValue, Results, Stub};
pub use face::python::stub::{passed, results};
pub use face::python::{Handover, ObjectParameter, ObjectResult};
pub use face::r::{
    RArity, RClass, RElements, RFunction, RKind, ROverload, RTie, is_reserved, package as r_package,
};
pub use face::rust::enumeration::{PlannedEnum, PlannedVariant};
pub use face::rust::object::{Lifetime, Receiver};
pub use face::rust::ty::{ObjectForm, RustClass, RustClosure, RustElement, RustType};
pub use face::rust::{GenericFace, RustFace, RustFunction};
pub use function::*;
pub use function_pointers::PlannedFunctionPointer;
pub(crate) use kernel_fragments::header as kernel_header;
use model::PlanIndex;
pub use model::*;
pub use named_types::alias as type_alias;
pub use names::VARIABLES;
pub(crate) use names::is_one_of;
#[cfg(feature = "command")]
pub(crate) use names::safe;
pub use place::*;
pub use results::{MadeExtent, MadeShape};
pub use row::{CFunction, DeviceWork, MemberReach, PythonUse, Row, RowCall, RowDefaults, RowExtent};
pub use row_code::{RowCheck, RowCode, RowStep, RowVariable};
pub use row_input::RowInput;

/// Chooses names and rows for a checked interface.
pub fn plan(interface: &Interface, main: FileId, sources: &Sources) -> Plan {
    let place = |span: Span| {
        let (line, _) = sources.position(span);
        Place { file: sources[span.file].name.clone(), line, span }
    };
    let mut names = names_beside_code(interface);
    let classes = Classes::new(interface);
    let types = RustTypes::new(interface, &mut names, &place);
    let planned = |overloads: &[&Function], label: &str, names: &mut Names| {
        let calls_python = !interface.directors.is_empty() || !interface.callables.is_empty();
        function(overloads, label, &classes, &types, names, &place, (&interface.code_places, calls_python))
    };
    let functions = functions(interface, &mut names, &planned);
    let variables = value::variables(interface, &mut names, &planned);
    let mut classes = classes::of(&classes, interface, &mut names, &place, planned);
    face::rust::class::add_to(&mut classes, &types);
    let cuda_error = has_cuda_error(&functions);
    let constants = value::constants(interface, &functions, &mut names, &place);
    let closures = taken_closures(types.closures, &functions, &variables, &classes);
    let places = ClassPlaces::of(&classes);
    let directors = directors::of(interface, (&classes, &places), &mut names, &place);
    let callbacks = directors::callbacks(interface, (&classes, &places), &mut names, &place);
    let known =
        TableLookup { functions: &functions, variables: &variables, classes: &classes, places: &places };
    let function_pointers = function_pointers::of(interface, &known, &mut names);
    let natives = natives(interface, &place);
    let fragments = texts(interface, |section| !section.is_python() && section != Section::Init, &place);
    let plan = Plan {
        uses: Uses::default(),
        beyond_stable_abi: Vec::new(),
        needs_all_of_python: false,
        has_traits_inside: interface.has_traits_inside,
        is_c: false,
        has_python: true,
        spelling: interface.spelling.clone(),
        index: PlanIndex::new(places, &directors, &callbacks, &function_pointers, &types.enums),
        module: interface.module.clone(),
        standard: interface.standard,
        interface: sources[main].name.clone(),
        doc: interface.doc.as_deref().map(documentation::plain),
        records: interface.records.clone(),
        namespace: names::namespace(&interface.module),
        has_swig_code: interface.has_swig_code(),
        aliases: interface.aliases.clone(),
        descriptors: code_around::descriptors(interface, &fragments, &classes),
        imports: modules(interface),
        python: ModuleCode::of(interface),
        kernel_fragments: kernel_fragments::of_reductions(interface, sources, &fragments),
        elementwise_fragments: kernel_fragments::of_elementwise(interface, sources, &fragments),
        fragments_for_several: fragments::written_out(&fragments, sources),
        fragments,
        init: texts(interface, |section| section == Section::Init, &place),
        exported: exported(&functions, &classes, &constants, &variables, &natives, cuda_error),
        natives,
        cuda_error,
        functions,
        constants,
        enums: types.enums,
        closures,
        directors,
        callbacks,
        function_pointers,
        int_enums: int_enum::of(interface, &classes),
        variables,
        classes,
        skipped: skipped(interface, &place),
    };
    let plan = with_uses(plan);
    if sources.is_c() { plan.of_c() } else { plan }
}

/// Adds to a complete plan the parts of Python's C API and of the runtime that it needs.
fn with_uses(mut plan: Plan) -> Plan {
    python_api::drop_import_of_numpy(&mut plan);
    plan.beyond_stable_abi = python_api::beyond_stable_abi(&plan);
    plan.needs_all_of_python = !plan.beyond_stable_abi.is_empty();
    plan.uses = Uses::of(&plan);
    plan
}

/// The names that the plan chooses, none of which the interface's own code uses otherwise.
fn names_beside_code(interface: &Interface) -> Names {
    let mut names = Names::new(interface.functions().map(|function| function.name.as_str()));
    names.reserve_macros(macros(interface));
    names.reserve_mentioned(called_by_code(interface));
    names.call_without_scopes(called_by_arguments(interface));
    names
}

/// The functions outside of classes, in the order of their names.
fn functions(
    interface: &Interface,
    names: &mut Names,
    planned: &impl Fn(&[&Function], &str, &mut Names) -> PlannedFunction,
) -> Vec<PlannedFunction> {
    let mut functions: Vec<&Function> =
        interface.functions().filter(|function| function.class.is_none()).collect();
    functions.sort_by(|left, right| names::order(&left.name, &right.name));
    let groups = functions.chunk_by(|left, right| left.name == right.name);
    groups.map(|group| planned(group, &group[0].name, names)).collect()
}

/// The closures that functions for Rust callers accept, inside and outside of classes.
fn taken_closures(
    closures: Vec<RustClosure>,
    functions: &[PlannedFunction],
    variables: &[PlannedVariable],
    classes: &[PlannedClass],
) -> Vec<RustClosure> {
    let of_variables = variables.iter().flat_map(PlannedVariable::functions);
    let of_classes = classes.iter().flat_map(PlannedClass::functions);
    let all = functions.iter().chain(of_variables).chain(of_classes);
    face::rust::taken_closures(all.flat_map(|function| &function.rust), closures)
}

/// The blocks of C++ code in the selected sections, with the declarations that they need.
fn texts(
    interface: &Interface,
    is_selected: fn(Section) -> bool,
    place: &impl Fn(Span) -> Place,
) -> Vec<Fragment> {
    let selected = interface.blocks().into_iter().filter(|(block, _)| is_selected(block.section));
    let (positions, classes) = interface.positions();
    let is_below = |span: Span, class: &ClassType| {
        classes.get(class).zip(positions.get(&span)).is_some_and(|(class, block)| class < block)
    };
    fragments::with_declarations(&selected.collect::<Vec<_>>(), is_below, |block, span| Fragment {
        code: block.code.clone(),
        place: place(span),
    })
}

/// The functions of `%native`.
fn natives(interface: &Interface, place: &impl Fn(Span) -> Place) -> Vec<PlannedNative> {
    let planned = |(native, span): (&Native, Span)| PlannedNative {
        name: native.name.clone(),
        function: native.function.clone(),
        place: place(span),
    };
    interface.natives().map(planned).collect()
}

/// The notes on declarations that are left out.
fn skipped(interface: &Interface, place: &impl Fn(Span) -> Place) -> Vec<Note> {
    let note = |(skipped, span): (&Skipped, Span)| Note {
        what: skipped.what.clone(),
        reason: skipped.reason.clone(),
        place: place(span),
    };
    interface.skipped().map(note).collect()
}

/// The modules that the interface imports, without duplicates.
fn modules(interface: &Interface) -> Vec<String> {
    let mut modules: Vec<String> = Vec::new();
    for module in interface.imports.iter().filter_map(|import| import.module.as_ref()) {
        if !modules.contains(module) && *module != interface.module {
            modules.push(module.clone());
        }
    }
    modules
}

/// The name of the exception class for CUDA errors, in a module that can raise them.
const CUDA_ERROR: &str = "CudaError";

fn has_cuda_error(functions: &[PlannedFunction]) -> bool {
    let may_raise =
        |row: &Row| row.on_device() != DeviceWork::Never || row.error_code == Some(ErrorCode::Cuda);
    functions.iter().any(|function| function.rows.iter().any(may_raise))
        && functions.iter().all(|function| function.name != CUDA_ERROR)
}

fn exported(
    functions: &[PlannedFunction],
    classes: &[PlannedClass],
    constants: &[PlannedConstant],
    variables: &[PlannedVariable],
    natives: &[PlannedNative],
    cuda_error: bool,
) -> Vec<String> {
    let functions = functions.iter().map(|function| function.name.as_str());
    let constants = constants.iter().map(|constant| constant.name.as_str());
    let has_static = classes.iter().any(|class| class.static_variables().next().is_some());
    let (objects, variables): (Vec<_>, Vec<_>) = variables.iter().partition(|variable| variable.is_constant);
    let constants = constants.chain(objects.iter().map(|object| object.name.as_str()));
    let has_variables = has_static || !variables.is_empty();
    let others = [cuda_error.then_some(CUDA_ERROR), has_variables.then_some(VARIABLES)];
    let classes = classes.iter().filter(|class| class.face == ClassFace::Module);
    let classes = classes.map(|class| class.name.as_str());
    let natives = natives.iter().map(|native| native.name.as_str());
    let names = functions.chain(natives).chain(classes).chain(constants).chain(others.into_iter().flatten());
    let mut names: Vec<String> = names.map(str::to_owned).collect();
    names.sort_by(|left, right| names::order(left, right));
    names.dedup();
    names
}

/// Plans one function. `label` is the prefix of the function's names in languages other than Python.
fn function(
    overloads: &[&Function],
    label: &str,
    classes: &Classes,
    types: &RustTypes,
    names: &mut Names,
    place: &impl Fn(Span) -> Place,
    (code_places, calls_python): (&FxHashMap<String, Span>, bool),
) -> PlannedFunction {
    let name = &overloads[0].name;
    let mut rows =
        rows::of(overloads, label, &|class| classes.depth(class), &|name| classes.has(name), names, place);
    by_value::prepare(&mut rows, name, names);
    for code in rows.iter_mut().filter_map(|row| row.exception_code.as_mut()) {
        code.locate(code_places, place);
        code.tells_python = calls_python;
    }
    let Signature { text, keywords, positional_only, stream, out, wrapper } =
        signature::of(&rows, overloads.iter().any(|overload| overload.is_set("kwargs")));
    let is_member = overloads[0].class.is_some();
    let frees_its_object = overloads.iter().any(|each| each.action.has_this() && each.is_set("del"));
    let documentation = documentation::of_function(overloads, classes);
    let is_python_operator = !is_member && is_python_operator(name);
    PlannedFunction {
        rust_obstacle: match is_python_operator {
            true => None,
            false => rust_obstacle(overloads, &rows, types, frees_its_object),
        },
        rust: match is_member {
            _ if frees_its_object || is_python_operator => Vec::new(),
            true => face::rust::class::member_functions(name, label, &rows, types, names),
            false => face::rust::of(name, &rows, types, names),
        },
        dynamic: match is_python_operator {
            true => Vec::new(),
            false => dynamic::of(name, &rows, names),
        },
        dynamic_elements: dynamic::elements_of(name, &rows, names),
        stubs: stub::of(&rows, name, overloads[0].class.as_ref()),
        name: name.clone(),
        constant: names.constant(label),
        is_documented: documentation.is_whole,
        doc: documentation.text,
        prepend: python_code::of_function(overloads, "pythonprepend"),
        append: python_code::of_function(overloads, "pythonappend"),
        wrapper: wrapper.filter(|_| python_code::names_parameters(overloads)),
        decorators: None,
        shadow: python_code::of_function(overloads, "shadow"),
        annotations: annotations::entries(overloads, classes),
        signature: text,
        keywords,
        positional_only,
        stream,
        out,
        rows,
    }
}

/// The reason why Rust callers lack the function, unless they lack its whole class.
fn rust_obstacle(
    overloads: &[&Function],
    rows: &[Row],
    types: &RustTypes,
    frees_its_object: bool,
) -> Option<String> {
    let class = overloads[0].class.as_ref();
    match () {
        () if class.is_some_and(|class| types.class(class).is_none()) => None,
        () if overloads.iter().any(|each| each.is_protected) => {
            Some("only derived classes may call it".to_owned())
        }
        () if frees_its_object => Some("C++ frees the object that it is called on".to_owned()),
        () => rows.iter().find_map(|row| types.obstacle(row)),
    }
}

/// Whether a function of the module has the name of a special method. Rust and C++ have the operator itself.
fn is_python_operator(name: &str) -> bool {
    name.len() > 4 && name.starts_with("__") && name.ends_with("__")
}

/// The functions that the interface's code around calls uses: a function of the shim with such a name would
/// be called instead.
fn called_by_code(interface: &Interface) -> impl Iterator<Item = String> {
    let of_typemaps = interface.functions().filter_map(|function| function.code_around.as_ref());
    let of_typemaps = of_typemaps.flat_map(|code_around| code_around.texts());
    let of_exceptions = interface.functions().filter_map(Function::exception_code);
    // Thousands of functions have the same code, which is read once.
    let texts: FxHashSet<&str> = of_typemaps.chain(of_exceptions).collect();
    texts.into_iter().flat_map(exception_code::called).map(str::to_owned)
}

/// The macros that the interface's C++ defines: they would replace a function of the shim with such a name.
fn macros(interface: &Interface) -> impl Iterator<Item = String> {
    let blocks = interface.blocks().into_iter().filter(|(block, _)| !block.section.is_python());
    let name = |line: &str| {
        let rest = line.trim_start().strip_prefix('#')?.trim_start().strip_prefix("define")?;
        let rest = rest.strip_prefix([' ', '\t'])?.trim_start();
        let end = rest.find(|character| !is_word(character));
        Some(rest[..end.unwrap_or(rest.len())].to_owned())
    };
    blocks.flat_map(move |(block, _)| block.code.lines().filter_map(name).collect::<Vec<_>>())
}

// Functions that C++ finds only by argument-dependent lookup: the interface declares them and their
// parameters' classes in the global namespace, but in C++ both are in another namespace, from which `using
// a::Date;` brings in the class.

fn called_by_arguments(interface: &Interface) -> impl Iterator<Item = String> {
    let blocks = interface.blocks().into_iter().filter(|(block, _)| !block.section.is_python());
    let used: FxHashSet<String> = blocks.flat_map(|(block, _)| used(&block.code)).collect();
    let is_found = move |function: &&Function| {
        let is_used =
            |r#type: &Ty| r#type.innermost().class().is_some_and(|class| used.contains(class.name()));
        let is_global = function.action == Action::Call && !function.qualified.contains("::");
        is_global && function.parameters.iter().any(is_used)
    };
    interface.functions().filter(is_found).map(|function| function.qualified.clone())
}

/// The names that `using a::Date;` brings into the global namespace.
fn used(code: &str) -> Vec<String> {
    // Most code has no `using`, and the check is fast.
    if !has_word(code, "using") {
        return Vec::new();
    }
    let names = code.lines().filter_map(|line| line.trim().strip_prefix("using ")?.split_once(';'));
    names.filter_map(|(name, _)| Some(name.trim().rsplit_once("::")?.1.to_owned())).collect()
}
