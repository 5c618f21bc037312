//! Plans the classes of a module: bound classes, and classes whose objects are only passed on.

mod cast;
mod lifetime;
mod opaque;

use super::conversion;
use super::face::python::code::ClassCode;
use super::names::Names;
use super::{ClassConversion, ExceptionCode, Place, PlannedFunction, RustClass, VariableFace, documentation};
use crate::interface::{
    ABSTRACT_BASE, Class, ClassType, Function, FunctionId, Import, Interface, Member, MemberKind, NONDYNAMIC,
    Object, REF, Ty, UNREF, Variable, is_set,
};
use crate::source::Span;
use rustc_hash::{FxHashMap, FxHashSet};

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

/// The classes of an interface, before their members are planned.
pub(super) struct Classes<'i> {
    /// The bound classes, bases before derived classes, and the imported classes that are used.
    bound: Vec<KnownClass<'i>>,
    by_type: FxHashMap<&'i ClassType, &'i Class>,
    /// The depth of each class in its hierarchy.
    depths: FxHashMap<&'i ClassType, usize>,
}

/// A class, its place, and the import to which it belongs, if any.
type KnownClass<'i> = (&'i Class, Span, Option<&'i Import>);

impl<'i> Classes<'i> {
    pub(super) fn new(interface: &'i Interface) -> Classes<'i> {
        let by_type: FxHashMap<&ClassType, &Class> =
            interface.all_classes().map(|(class, ..)| (&class.r#type, class)).collect();
        let mut depths = FxHashMap::default();
        for (class, ..) in interface.all_classes() {
            find_depth(&class.r#type, &by_type, &mut depths);
        }
        let classes = Classes { bound: Vec::new(), by_type, depths };
        let used = classes.used(interface);
        let is_used = |(class, _, import): &KnownClass| import.is_none() || used.contains(&class.r#type);
        let mut bound: Vec<KnownClass> = interface.all_classes().filter(is_used).collect();
        // A stable sort: the order of the text is kept, except that bases come first.
        bound.sort_by_key(|(class, ..)| classes.depth(&class.r#type));
        Classes { bound, ..classes }
    }

    /// The classes that functions accept and return, and the bases of classes.
    fn used(&self, interface: &'i Interface) -> FxHashSet<&'i ClassType> {
        let own = interface.all_classes().filter(|(.., import)| import.is_none());
        let bases = own.flat_map(|(class, ..)| self.ancestors(class)).map(|base| &base.r#type);
        bases.chain(functions(interface).flat_map(Function::objects).filter_map(Object::class)).collect()
    }

    /// Whether there is a class of this full name.
    pub(super) fn has(&self, name: &str) -> bool {
        self.by_type.keys().any(|class| class.name() == name)
    }

    /// The depth of a class in its hierarchy.
    pub(super) fn depth(&self, class: &ClassType) -> usize {
        self.depths.get(class).copied().unwrap_or_default()
    }

    /// The bound bases of a class, direct ones first.
    fn ancestors<'a>(&'a self, class: &'a Class) -> Vec<&'i Class> {
        let mut found: Vec<&Class> = Vec::new();
        let mut seen = FxHashSet::from_iter([&class.r#type]);
        let mut next: Vec<&ClassType> = class.bases.iter().collect();
        while !next.is_empty() {
            let bases: Vec<&'i Class> =
                next.iter().filter_map(|base| self.by_type.get(base).copied()).collect();
            next.clear();
            for base in bases {
                if seen.insert(&base.r#type) {
                    found.push(base);
                    next.extend(&base.bases);
                }
            }
        }
        found
    }

    /// The Python name of a bound class.
    pub(super) fn name(&self, class: &ClassType) -> Option<&'i str> {
        self.by_type.get(class).map(|class| class.name.as_str())
    }

    fn full_name(&self, class: &Class) -> String {
        let outer = class.outer.as_ref().and_then(|outer| self.by_type.get(outer));
        match outer {
            Some(outer) => format!("{}.{}", self.full_name(outer), class.name),
            None => class.name.clone(),
        }
    }
}

/// Computes the depth of a class and stores it in `depths`, because several paths may lead to one base.
fn find_depth<'i>(
    own: &'i ClassType,
    by_type: &FxHashMap<&'i ClassType, &'i Class>,
    depths: &mut FxHashMap<&'i ClassType, usize>,
) -> usize {
    if let Some(depth) = depths.get(own) {
        return *depth;
    }
    let Some(class) = by_type.get(own) else { return 0 };
    // A class that is its own base is left for C++ to refuse; the search ends here.
    depths.insert(own, 0);
    let deepest = class.bases.iter().map(|base| find_depth(base, by_type, depths) + 1).max();
    let depth = deepest.unwrap_or(usize::from(class.outer.is_some()));
    depths.insert(own, depth);
    depth
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
            destroyed_in: lifetime::destructor_code(class, *span, &interface.code_places, place),
            taken_by: lifetime::inherited(class, REF, classes),
            released_by: lifetime::inherited(class, UNREF, classes),
            constructor,
            implicit,
            members,
            python: code.python.remove(&class.r#type).unwrap_or_default(),
            stub_code: code.stub.remove(&class.r#type).unwrap_or_default(),
            abstract_base: class.features.get(ABSTRACT_BASE).cloned(),
            is_nondynamic: is_nondynamic(class) || classes.ancestors(class).into_iter().any(is_nondynamic),
            shares_with_copies: class.shares_with_copies,
            is_never_deleted: lifetime::is_never_deleted(class, classes),
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

/// The functions to bind, including those that read variables and assign to them.
fn functions(interface: &Interface) -> impl Iterator<Item = &Function> {
    // Code converts the object for an assignment itself, and needs no class.
    let is_by_code = |function: &&Function| function.action.is_write() && function.code_around.is_some();
    let of_variables = interface.variables().flat_map(Variable::functions);
    interface.functions().chain(of_variables.filter(move |function| !is_by_code(function)))
}
