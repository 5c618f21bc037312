//! Plans the classes of a module: bound classes, and classes whose objects are only passed on.

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
    ABSTRACT_BASE, Action, Cast, Class, ClassType, Crossing, Function, FunctionId, IMPLICIT, Interface,
    Member, MemberKind, NONDYNAMIC, Object, POINTS, Passing, REF, Ty, Type, UNREF, Value, is_set,
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
        let conversions = implicit_conversions(class, interface);
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
    add_casts(&mut all, &interface.casts, names);
    add_casts(&mut all, &casts_of_smart_pointers(interface), names);
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

// The conversions of `%types` and `%extend_smart_pointer`, as bases that are not visible in Python.

/// The operator that leads from a smart pointer to the object.
const ARROW: &str = "operator->";

/// The conversions of smart pointers to the pointers that they hold.
fn casts_of_smart_pointers(interface: &Interface) -> Vec<Cast> {
    let own = interface.all_classes().filter(|(.., import)| import.is_none()).map(|(class, ..)| class);
    let pointing = own.filter(|class| is_set(&class.features, POINTS)).filter_map(|class| {
        let mut functions =
            class.members.iter().flat_map(|member| &member.functions).map(|id| &interface[*id]);
        let arrow = functions.find(|function| function.qualified.ends_with(ARROW))?;
        let object = arrow.outputs.first().and_then(|output| output.r#type.object());
        let object = object.filter(|object| object.passing == Passing::Pointer)?;
        let from = Ty::Class(class.r#type.clone());
        // An exception means that there is no object.
        let code = format!(
            "try {{ return (void *)((::{} *)from)->{ARROW}(); }} catch (...) {{ return nullptr; }}",
            class.r#type
        );
        Some(Cast { from, to: object.r#type.clone(), code: Some(code) })
    });
    pointing.collect()
}

/// Adds the bases that `%types` declares, so that objects of a class are accepted for them. Types that no
/// function accepts are left out.
fn add_casts(classes: &mut [PlannedClass], casts: &[Cast], names: &mut Names) {
    let places: FxHashMap<Ty, usize> =
        classes.iter().enumerate().rev().map(|(at, class)| (class.r#type.clone(), at)).collect();
    for cast in casts {
        let find = |r#type: &Ty| places.get(r#type).copied();
        let (Some(from), Some(to)) = (find(&cast.from), find(&cast.to)) else { continue };
        let is_known = classes[from].bases.iter().any(|base| base.class == to);
        if from == to || is_known || classes[from].face != ClassFace::Module {
            continue;
        }
        let label = format!("{}_as_{}", classes[from].name, classes[to].name.trim_start_matches('_'));
        let symbol = names.symbol(&label, &[], "", false);
        let how = cast.code.clone().map_or(BaseCast::Explicit, BaseCast::Code);
        let base = PlannedBase { class: to, symbol, is_direct: false, cast: how, steps: None };
        classes[from].bases.push(base);
    }
}

// `%implicitconv`: functions that make objects of a class from values passed in their place.

/// The converting constructors of a class, as functions that return an object.
fn implicit_conversions(class: &Class, interface: &Interface) -> Vec<Function> {
    if !is_set(&class.features, IMPLICIT) {
        return Vec::new();
    }
    let constructors = class.members.iter().filter(|member| member.kind == MemberKind::Constructor);
    let constructors = constructors.flat_map(|member| &member.functions).map(|id| &interface[*id]);
    let converts = |function: &&Function| function.converts_arguments() && !function.is_made_by_code();
    let conversion = |function: &Function| Function {
        name: class.name.clone(),
        action: Action::Make,
        class: None,
        director: None,
        outputs: vec![Crossing::returned(Type::Value(Value::Object(Object::made(&class.r#type))))],
        ..function.clone()
    };
    constructors.filter(converts).map(conversion).collect()
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
