//! Plans the classes of a module: bound classes, and classes whose objects are only passed on.

mod cast;
pub(in crate::plan) mod hierarchy;
mod opaque;

use super::conversion;
use super::face::python::code::ClassCode;
use super::names::Names;
use super::{
    BaseCast, ClassConversion, ClassFace, Place, PlannedBase, PlannedClass, PlannedFunction, PlannedMember,
    documentation,
};
use crate::interface::{
    ABSTRACT_BASE, Class, ClassType, Function, FunctionId, Interface, Member, MemberKind, NONDYNAMIC, REF,
    Ty, UNREF, is_set,
};
use crate::source::Span;
use hierarchy::Classes;
use rustc_hash::FxHashMap;

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
    opaque::add_named(&mut all, interface, names, place);
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
