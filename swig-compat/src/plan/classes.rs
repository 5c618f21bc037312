//! Plans the classes of a module: bound classes, and classes whose objects are only passed on.

mod cast;
pub(in crate::plan) mod hierarchy;
mod opaque;

use super::conversion;
use super::face::python::code::ClassCode;
use super::names::Names;
use super::{ClassConversion, ExceptionCode, Place, PlannedFunction, RustClass, VariableFace, documentation};
use crate::interface::{
    ABSTRACT_BASE, Class, ClassType, Function, FunctionId, Interface, Member, MemberKind, NONDYNAMIC, REF,
    Ty, UNREF, is_set,
};
use crate::source::Span;
use hierarchy::Classes;
use rustc_hash::FxHashMap;

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
    /// Without a name: only objects of the class appear, as arguments and results of functions.
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

/// Plans all classes. `planned` makes functions from overloads and the prefix of their symbols.
pub(super) fn of(
    classes: &Classes,
    interface: &Interface,
    names: &mut Names,
    place: &impl Fn(Span) -> Place,
    planned: impl Fn(&[&Function], &str, &mut Names) -> PlannedFunction,
) -> Vec<PlannedClass> {
    let positions: FxHashMap<&ClassType, usize> =
        classes.bound.iter().enumerate().rev().map(|(at, (class, ..))| (&class.r#type, at)).collect();
    let mut code = ClassCode::new(interface);
    let mut all = Vec::new();
    for (class, span, import) in &classes.bound {
        if let Some(import) = import {
            let constant = names.constant(&class.name);
            let face = if import.module.is_some() { ClassFace::Imported } else { ClassFace::Opaque };
            all.push(PlannedClass {
                face,
                import: import.module.clone(),
                full_name: classes.full_name(class),
                ..opaque::unbound(class.name.clone(), constant, Ty::Class(class.r#type.clone()), place(*span))
            });
            continue;
        }
        let bases = bases(class, classes, &positions, &all, names);
        let (constructor, members) = members(class, interface, names, &planned);
        let conversions = cast::implicit_conversions(class, interface);
        let conversions: Vec<&Function> = conversions.iter().collect();
        let implicit = (!conversions.is_empty())
            .then(|| planned(&conversions, &format!("{}_implicit", class.name), names));
        all.push(PlannedClass {
            name: class.name.clone(),
            full_name: classes.full_name(class),
            constant: names.constant(&class.name),
            r#type: Ty::Class(class.r#type.clone()),
            cxx: class.r#type.to_string(),
            doc: documentation::of_class(class),
            face: ClassFace::Module,
            import: None,
            bases,
            destroy: Some(names.symbol(&format!("{}_destroy", class.name), &[], "", false)),
            freed_by: class.destroy.clone(),
            destroyed_in: hierarchy::destructor_code(class, *span, &interface.code_places, place),
            taken_by: hierarchy::inherited(class, REF, classes),
            released_by: hierarchy::inherited(class, UNREF, classes),
            constructor,
            implicit,
            members,
            python: code.python.remove(&class.r#type).unwrap_or_default(),
            stub_code: code.stub.remove(&class.r#type).unwrap_or_default(),
            abstract_base: class.features.get(ABSTRACT_BASE).cloned(),
            is_nondynamic: is_nondynamic(class) || classes.ancestors(class).into_iter().any(is_nondynamic),
            shares_with_copies: class.shares_with_copies,
            is_never_deleted: hierarchy::is_never_deleted(class, classes),
            conversion: ClassConversion::default(),
            rust: None,
            place: place(*span),
        });
    }
    opaque::add(&mut all, interface, names, place);
    opaque::add_numbers(&mut all, interface, names, place);
    opaque::add_bases(&mut all, classes, names);
    cast::add(&mut all, &interface.casts, names);
    cast::add(&mut all, &cast::of_smart_pointers(interface), names);
    conversion::add(&mut all, interface, names);
    code.decorate(&mut all);
    all
}

/// The bound bases of a class; `positions` are the places of all classes, of which `planned` are planned.
fn bases(
    class: &Class,
    classes: &Classes,
    positions: &FxHashMap<&ClassType, usize>,
    planned: &[PlannedClass],
    names: &mut Names,
) -> Vec<PlannedBase> {
    let mut bases: Vec<PlannedBase> = Vec::new();
    for base in classes.ancestors(class) {
        let symbol = names.symbol(&format!("{}_as_{}", class.name, base.name), &[], "", false);
        let is_direct = class.bases.contains(&base.r#type);
        let Some(&position) = positions.get(&base.r#type) else { continue };
        let steps = if is_direct { None } else { steps(position, &bases, planned) };
        bases.push(PlannedBase { class: position, symbol, is_direct, cast: BaseCast::Implicit, steps });
    }
    bases
}

/// The constructor and the other members of a class. `planned` makes functions, as for [`of`].
fn members(
    class: &Class,
    interface: &Interface,
    names: &mut Names,
    planned: &impl Fn(&[&Function], &str, &mut Names) -> PlannedFunction,
) -> (Option<PlannedFunction>, Vec<PlannedMember>) {
    let (mut constructor, mut members) = (None, Vec::new());
    for member in &class.members {
        let label = format!("{}_{}", class.name, name_of(member, interface));
        let mut planned = |ids: &[FunctionId], suffix: &str| {
            let overloads: Vec<&Function> = ids.iter().map(|id| &interface[*id]).collect();
            planned(&overloads, &format!("{label}{suffix}"), names)
        };
        let mut accessors = || {
            let get = planned(&member.functions, "_get");
            (get, (!member.setters.is_empty()).then(|| planned(&member.setters, "_set")))
        };
        members.push(match member.kind {
            MemberKind::Constructor => {
                constructor = Some(planned(&member.functions, ""));
                continue;
            }
            MemberKind::Method => PlannedMember::Method(planned(&member.functions, "")),
            MemberKind::Operator => PlannedMember::Operator(planned(&member.functions, "")),
            MemberKind::StaticFunction => PlannedMember::Static(planned(&member.functions, "")),
            MemberKind::Data => {
                let (get, set) = accessors();
                PlannedMember::Property { get, set }
            }
            MemberKind::StaticData => {
                let (get, set) = accessors();
                PlannedMember::StaticData { get, set }
            }
        });
    }
    (constructor, members)
}

fn is_nondynamic(class: &Class) -> bool {
    is_set(&class.features, NONDYNAMIC)
}

/// The casts to an indirect base, through the first direct base that is derived from it.
fn steps(base: usize, bases: &[PlannedBase], all: &[PlannedClass]) -> Option<[String; 2]> {
    bases.iter().filter(|own| own.is_direct).find_map(|own| {
        let next = all.get(own.class)?.bases.iter().find(|next| next.class == base)?;
        Some([own.symbol.clone(), next.symbol.clone()])
    })
}

/// The name of a member, without the underscores of special methods.
fn name_of<'i>(member: &Member, interface: &'i Interface) -> &'i str {
    member.functions.first().map_or("", |id| interface[*id].name.trim_matches('_'))
}

/// The positions of classes, by their types.
#[derive(Debug)]
pub(super) struct ClassPlaces {
    by_type: FxHashMap<Ty, usize>,
    /// The class of pointers to `char`.
    pub(super) char: Option<usize>,
}

impl ClassPlaces {
    /// The positions in a list of classes; the first one, if several classes have the same type.
    pub(super) fn of(classes: &[PlannedClass]) -> ClassPlaces {
        let places = classes.iter().enumerate().rev();
        ClassPlaces {
            by_type: places.map(|(place, class)| (class.r#type.clone(), place)).collect(),
            char: classes.iter().position(|class| class.cxx == "char"),
        }
    }

    pub(super) fn get(&self, r#type: &Ty) -> Option<usize> {
        self.by_type.get(r#type).copied()
    }
}
