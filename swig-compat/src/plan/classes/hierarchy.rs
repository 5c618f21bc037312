//! The classes of an interface and their bases, and the code of the interface that runs when an object of a
//! class is taken over, released or destroyed.

use crate::interface::{Action, Class, ClassType, Function, Import, Interface, Object, UNREF, Variable};
use crate::plan::{ExceptionCode, Place, exception_code};
use crate::source::Span;
use rustc_hash::{FxHashMap, FxHashSet};

/// The code around the destructor of a class, which SWIG calls `delete_Class`.
pub(super) fn destructor_code(
    class: &Class,
    span: Span,
    code_places: &FxHashMap<String, Span>,
    place: &impl Fn(Span) -> Place,
) -> Option<ExceptionCode> {
    let (name, qualified) = (format!("delete_{}", class.name), class.r#type.member("~"));
    let features = class.destructor_features.clone();
    let function = Function { features, ..Function::new(name, qualified, Action::Call, span, span) };
    let mut code = exception_code::of(&function, 0)?;
    code.locate(code_places, place);
    Some(code)
}

/// The value of a feature of a class, or of the nearest base with the feature.
pub(super) fn inherited(class: &Class, feature: &str, classes: &Classes) -> Option<String> {
    let all = std::iter::once(class).chain(classes.ancestors(class));
    let value = all.filter_map(|class| class.features.get(feature)).next()?;
    (!matches!(value.as_str(), "0" | "1")).then(|| value.clone())
}

/// Whether nothing frees an object of a class: no public destructor, `%extend` or `%unrefobject`.
pub(super) fn is_never_deleted(class: &Class, classes: &Classes) -> bool {
    !class.is_destructor_public && class.destroy.is_none() && inherited(class, UNREF, classes).is_none()
}

/// The classes of an interface, before their members are planned.
pub(in crate::plan) struct Classes<'i> {
    /// The bound classes, bases before derived classes, and the imported classes that are used.
    pub(super) bound: Vec<KnownClass<'i>>,
    pub(super) by_type: FxHashMap<&'i ClassType, &'i Class>,
    /// The depth of each class in its hierarchy.
    depths: FxHashMap<&'i ClassType, usize>,
}

impl<'i> Classes<'i> {
    pub(in crate::plan) fn new(interface: &'i Interface) -> Classes<'i> {
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
    pub(in crate::plan) fn has(&self, name: &str) -> bool {
        self.by_type.keys().any(|class| class.name() == name)
    }

    /// The depth of a class in its hierarchy.
    pub(in crate::plan) fn depth(&self, class: &ClassType) -> usize {
        self.depths.get(class).copied().unwrap_or_default()
    }

    /// The bound bases of a class, direct ones first.
    pub(super) fn ancestors<'a>(&'a self, class: &'a Class) -> Vec<&'i Class> {
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
    pub(in crate::plan) fn name(&self, class: &ClassType) -> Option<&'i str> {
        self.by_type.get(class).map(|class| class.name.as_str())
    }

    pub(super) fn full_name(&self, class: &Class) -> String {
        let outer = class.outer.as_ref().and_then(|outer| self.by_type.get(outer));
        match outer {
            Some(outer) => format!("{}.{}", self.full_name(outer), class.name),
            None => class.name.clone(),
        }
    }
}

/// A class, its place, and the import to which it belongs, if any.
type KnownClass<'i> = (&'i Class, Span, Option<&'i Import>);

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

/// The functions to bind, including those that read variables and assign to them.
pub(super) fn functions(interface: &Interface) -> impl Iterator<Item = &Function> {
    // Code converts the object for an assignment itself, and needs no class.
    let is_by_code = |function: &&Function| function.action.is_write() && function.code_around.is_some();
    let of_variables = interface.variables().flat_map(Variable::functions);
    interface.functions().chain(of_variables.filter(move |function| !is_by_code(function)))
}
