//! The conversions of `%types` and `%extend_smart_pointer`, as bases that are not visible in Python.

use crate::interface::{
    Action, Cast, Class, Crossing, Function, IMPLICIT, Interface, MemberKind, Object, POINTS, Passing, Ty,
    Type, Value, is_set,
};
use crate::plan::names::Names;
use crate::plan::{BaseCast, ClassFace, PlannedBase, PlannedClass};
use rustc_hash::FxHashMap;

/// The operator that leads from a smart pointer to the object.
const ARROW: &str = "operator->";

/// The conversions of smart pointers to the pointers that they hold.
pub(super) fn of_smart_pointers(interface: &Interface) -> Vec<Cast> {
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
pub(super) fn add(classes: &mut [PlannedClass], casts: &[Cast], names: &mut Names) {
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
pub(super) fn implicit_conversions(class: &Class, interface: &Interface) -> Vec<Function> {
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
