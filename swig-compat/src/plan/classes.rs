//! The classes of a module, each with its tables: those that are bound, and those whose objects are only passed on.

use super::names::Names;
use super::{Place, PlannedFunction, documentation};
use crate::interface::{Action, Class, Function, Interface};
use crate::source::Span;
use std::collections::{BTreeSet, HashMap};

/// One Python class.
#[derive(Debug)]
pub struct PlannedClass {
    /// `Node`
    pub name: String,
    /// With the classes around it: `Graph.Node`.
    pub full_name: String,
    /// `NODE`: its table in Rust.
    pub constant: String,
    /// As C++ calls it, from the outermost namespace on.
    pub cxx: String,
    pub doc: Option<String>,
    pub face: ClassFace,
    /// All bases that are bound: the direct ones first.
    pub bases: Vec<PlannedBase>,
    /// The function of the shim that frees an object; `None` where nobody is given one to free.
    pub destroy: Option<String>,
    pub constructor: Option<PlannedFunction>,
    pub members: Vec<PlannedMember>,
    pub place: Place,
}

/// How Python sees a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClassFace {
    /// As a name of the module.
    Module,
    /// Only in its objects, which functions take and give.
    Opaque,
}

/// A base of a class.
#[derive(Debug)]
pub struct PlannedBase {
    /// By its index.
    pub class: usize,
    /// The function of the shim that makes one of the base of an object.
    pub symbol: String,
    pub is_direct: bool,
}

/// A member of a class.
#[derive(Debug)]
pub enum PlannedMember {
    Method(PlannedFunction),
    /// A method that leaves operands which it does not take to the other one.
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
    /// The functions behind it.
    pub fn functions(&self) -> impl Iterator<Item = &PlannedFunction> {
        self.constructor.iter().chain(self.members.iter().flat_map(PlannedMember::functions))
    }
}

impl PlannedMember {
    /// The functions behind it: one that reads, and perhaps one that writes.
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
}

/// The classes of an interface: what of them is known before their members are planned.
pub(super) struct Classes<'i> {
    /// Bases before the classes that are derived from them.
    bound: Vec<(&'i Class, Span)>,
    by_name: HashMap<&'i str, &'i Class>,
}

impl<'i> Classes<'i> {
    pub(super) fn new(interface: &'i Interface) -> Classes<'i> {
        let by_name: HashMap<&str, &Class> =
            interface.bound_classes().map(|(class, _)| (class.cxx.as_str(), class)).collect();
        let mut classes = Classes { bound: interface.bound_classes().collect(), by_name };
        let mut bound = std::mem::take(&mut classes.bound);
        // Stable: the order of the text, but for bases that come after.
        bound.sort_by_key(|(class, _)| classes.depth(&class.cxx));
        Classes { bound, ..classes }
    }

    /// How many bases a class has, one above the other.
    pub(super) fn depth(&self, cxx: &str) -> usize {
        let Some(class) = self.by_name.get(cxx) else { return 0 };
        // No class is its own base; text that says so is C++'s to refuse.
        let bases = class.bases.iter().filter(|base| **base != class.cxx);
        bases.map(|base| self.depth(base) + 1).max().unwrap_or(usize::from(class.outer.is_some()))
    }

    /// All bases of a class that are bound: the direct ones first.
    fn ancestors(&self, class: &Class) -> Vec<&'i Class> {
        let mut found: Vec<&Class> = Vec::new();
        let mut next: Vec<&str> = class.bases.iter().map(String::as_str).collect();
        while !next.is_empty() {
            let bases: Vec<&'i Class> =
                next.iter().filter_map(|base| self.by_name.get(base).copied()).collect();
            next = bases.iter().flat_map(|base| base.bases.iter().map(String::as_str)).collect();
            for base in bases {
                if !found.iter().any(|known| known.cxx == base.cxx) && base.cxx != class.cxx {
                    found.push(base);
                }
            }
        }
        found
    }

    fn full_name(&self, class: &Class) -> String {
        let outer = class.outer.as_ref().and_then(|outer| self.by_name.get(outer.as_str()));
        match outer {
            Some(outer) => format!("{}.{}", self.full_name(outer), class.name),
            None => class.name.clone(),
        }
    }
}

/// All classes, with the functions that `planned` makes of overloads and of what their symbols are to begin with.
pub(super) fn of(
    classes: &Classes,
    interface: &Interface,
    names: &mut Names,
    place: &impl Fn(Span) -> Place,
    planned: impl Fn(&[&Function], &str, &mut Names) -> PlannedFunction,
) -> Vec<PlannedClass> {
    let index = |cxx: &str| classes.bound.iter().position(|(class, _)| class.cxx == cxx);
    let mut all = Vec::new();
    for (class, span) in &classes.bound {
        let bases = classes.ancestors(class).into_iter().filter_map(|base| {
            let symbol = names.symbol(&format!("{}_as_{}", class.name, base.name), &[], "", false);
            Some(PlannedBase { class: index(&base.cxx)?, symbol, is_direct: class.bases.contains(&base.cxx) })
        });
        let bases = bases.collect();
        let own: Vec<&Function> =
            interface.functions().filter(|function| function.class.as_ref() == Some(&class.cxx)).collect();
        let mut members = members(class, &own, names, &planned);
        let constructor = members.iter().position(is_constructor).map(|at| members.remove(at));
        all.push(PlannedClass {
            name: class.name.clone(),
            full_name: classes.full_name(class),
            constant: names.constant(&class.name),
            cxx: class.cxx.clone(),
            doc: class.doc.as_deref().map(documentation),
            face: ClassFace::Module,
            bases,
            destroy: Some(names.symbol(&format!("{}_destroy", class.name), &[], "", false)),
            constructor: constructor.and_then(|member| match member {
                PlannedMember::Method(function) => Some(function),
                _ => None,
            }),
            members,
            place: place(*span),
        });
    }
    all.extend(opaque(classes, interface, names, place));
    all
}

fn is_constructor(member: &PlannedMember) -> bool {
    matches!(member, PlannedMember::Method(function) if function.name == "__init__")
}

/// The members of a class, by their names in the order of the text.
fn members(
    class: &Class,
    own: &[&Function],
    names: &mut Names,
    planned: &impl Fn(&[&Function], &str, &mut Names) -> PlannedFunction,
) -> Vec<PlannedMember> {
    let mut members = Vec::new();
    let mut seen: BTreeSet<&str> = BTreeSet::new();
    for first in own.iter().filter(|function| !function.action.is_write()) {
        let name = first.name.as_str();
        if !seen.insert(name) {
            continue;
        }
        let of_name = || own.iter().copied().filter(|function| function.name == name);
        let label = |suffix: &str| format!("{}_{}{suffix}", class.name, name.trim_matches('_'));
        let is_data = |function: &&Function| matches!(function.action, Action::Get | Action::Read);
        if is_data(first) {
            let get = planned(&[first], &label("_get"), names);
            let set = of_name().find(|function| function.action.is_write());
            let set = set.map(|set| planned(&[set], &label("_set"), names));
            members.push(match first.action {
                Action::Get => PlannedMember::Property { get, set },
                _ => PlannedMember::StaticData { get, set },
            });
            continue;
        }
        // Python has one kind of function of a name: a static one gives way to methods.
        let is_method =
            of_name().any(|function| function.action.has_this() || function.action == Action::Construct);
        let is_of_kind = |function: &&Function| {
            !is_data(function)
                && !function.action.is_write()
                && (function.action == Action::Call) != is_method
        };
        let overloads: Vec<&Function> = of_name().filter(is_of_kind).collect();
        let function = planned(&overloads, &label(""), names);
        members.push(match is_method {
            true if is_operator(&overloads) => PlannedMember::Operator(function),
            true => PlannedMember::Method(function),
            false => PlannedMember::Static(function),
        });
    }
    members
}

fn is_operator(overloads: &[&Function]) -> bool {
    let is_call = |function: &&Function| function.name == "__call__";
    overloads.iter().any(|function| function.qualified.contains("::operator") && !is_call(function))
}

/// The classes that functions take or give and that are not bound.
fn opaque(
    classes: &Classes,
    interface: &Interface,
    names: &mut Names,
    place: &impl Fn(Span) -> Place,
) -> Vec<PlannedClass> {
    let mut all: Vec<PlannedClass> = Vec::new();
    let variables = interface.variables().map(|variable| &variable.read);
    for function in interface.functions().chain(variables) {
        for object in function.objects().filter(|object| !classes.by_name.contains_key(object.class.as_str()))
        {
            let at = all.iter().position(|class| class.cxx == object.class).unwrap_or_else(|| {
                let name = object.class.rsplit("::").next().unwrap_or(&object.class).to_owned();
                all.push(PlannedClass {
                    full_name: name.clone(),
                    constant: names.constant(&super::names::identifier(&object.class)),
                    name,
                    cxx: object.class.clone(),
                    doc: None,
                    face: ClassFace::Opaque,
                    bases: Vec::new(),
                    destroy: None,
                    constructor: None,
                    members: Vec::new(),
                    place: place(function.span),
                });
                all.len() - 1
            });
            let is_given = function.outputs.iter().any(|crate::interface::Output::Returned(value)| {
                value.object().is_some_and(|given| given.class == object.class && given.is_new())
            });
            if is_given && all[at].destroy.is_none() {
                let label = format!("{}_destroy", super::names::identifier(&object.class));
                all[at].destroy = Some(names.symbol(&label, &[], "", false));
            }
        }
    }
    all
}
