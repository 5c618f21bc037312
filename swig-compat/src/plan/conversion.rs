//! Functions of the shim that convert Python values to objects and back.

use super::names::Names;
use super::{ClassConversion, ClassFace, Places, PlannedClass, PlannedMember};
use crate::interface::{ClassType, Conversion, Interface, Structure, Ty};
use rustc_hash::FxHashSet;

impl ClassConversion {
    /// The conversion functions of a class, whose symbols begin with `label`. `among`: some class of the
    /// module needs conversions. `gives_values`: results of the class become Python values.
    fn of(
        class: Option<&ClassType>,
        label: &str,
        among: bool,
        gives_values: bool,
        is_thrown: bool,
        shared: Option<ClassFace>,
        names: &mut Names,
    ) -> ClassConversion {
        let is = |property: fn(&ClassType) -> bool| class.is_some_and(property);
        let mut symbol = |is_there: bool, what: &str| {
            is_there.then(|| names.symbol(&format!("{label}_{what}"), &[], "", false))
        };
        ClassConversion {
            is_pointee: false,
            is_thrown,
            tell: symbol(among || is_thrown, "tell"),
            from_python: symbol(is(ClassType::converts), "from_python"),
            to_python: symbol(gives_values, "to_python"),
            elements: symbol(is(|class| class.structure() == Structure::Contiguous), "elements"),
            of_instances: is(|class| {
                use Conversion::{Any, Callable, Optional, Pointer};
                matches!(class.conversion(), Any | Callable | Optional | Pointer)
            }),
            // The module that binds the class shares its objects.
            share: symbol(shared == Some(ClassFace::Module), "share"),
            adopt: symbol(shared.is_some(), "adopt"),
            places: None,
        }
    }

    /// The conversions for a crate without functions for Python: if `shares`, C++ makes shared pointers to
    /// objects that callers own.
    pub(super) fn without_python(self, shares: bool) -> ClassConversion {
        ClassConversion { share: self.share.filter(|_| shares), ..ClassConversion::default() }
    }
}

/// Adds the conversions. If one class needs them, all classes get a table, because its objects may contain
/// objects of any class.
pub(super) fn add(classes: &mut [PlannedClass], interface: &Interface, names: &mut Names) {
    let mut bound: FxHashSet<&Ty> =
        classes.iter().filter(|class| is_bound(class)).map(|class| &class.r#type).collect();
    // Another module may bind the classes of `%shared_ptr`.
    let named = interface.named_types.iter().filter_map(|(named, _)| named.class()?.pointee());
    bound.extend(named.filter(|named| classes.iter().any(|class| class.r#type == **named)));
    let known: Vec<Option<ClassType>> = classes.iter().map(|class| known(class, &bound, interface)).collect();
    let in_values: FxHashSet<&Ty> = interface.library_types().collect();
    let is_in_values = classes.iter().any(|class| in_values.contains(&class.r#type));
    let among = is_in_values || known.iter().flatten().any(ClassType::converts);
    // The interface's own code may convert objects of any class.
    let has_code = interface.has_swig_code();
    let thrown = self::thrown(classes, interface);
    let shared = shared(classes);
    let pointees = pointees(classes, &known);
    for (index, class) in classes.iter_mut().enumerate() {
        if class.face == ClassFace::Pointer && !has_code && !pointees[index] {
            continue;
        }
        let (own, label) = (known[index].as_ref(), class.constant.to_lowercase());
        let is_unnamed = own.is_some_and(|own| interface.converted.contains(own));
        let keeps_objects = interface.extranative
            && own.is_some_and(|class| class.conversion() == Conversion::Value)
            && !is_unnamed
            || own.is_some_and(|own| interface.declared_here.contains(own));
        // Python has no class for such a map.
        let is_dict = class.face == ClassFace::Opaque
            && is_unnamed
            && own.is_some_and(|class| class.structure() == Structure::Dict);
        let gives_values = is_dict || own.is_some_and(ClassType::is_value) && !keeps_objects;
        class.conversion = ClassConversion::of(
            own,
            &label,
            among || has_code,
            gives_values,
            thrown[index],
            (among && shared[index]).then_some(class.face),
            names,
        );
        class.conversion.is_pointee = pointees[index];
        if gives_elements(class) {
            let mut symbol = |what: &str| names.symbol(&format!("{label}_{what}"), &[], "", false);
            let (find, copy) = (symbol("element"), symbol("copied_element"));
            let is_keyed = class.r#type.class().is_some_and(|class| class.structure() == Structure::Dict);
            class.conversion.places = Some(Places { find, copy, is_keyed });
        }
        if class.conversion.from_python.is_some() && class.destroy.is_none() {
            class.destroy = Some(names.symbol(&format!("{label}_destroy"), &[], "", false));
        }
    }
}

/// The class whose conversions are used: a bound class, a class that becomes a Python value, or a shared
/// pointer to a bound class.
fn known(class: &PlannedClass, bound: &FxHashSet<&Ty>, interface: &Interface) -> Option<ClassType> {
    let own = class.r#type.class()?;
    let points_to_bound = || own.pointee().is_some_and(|pointee| bound.contains(pointee));
    let is_value = own.is_plain_value() || interface.converted.contains(own);
    let is_known = is_bound(class) || is_value || points_to_bound();
    is_known.then(|| own.clone())
}

fn is_bound(class: &PlannedClass) -> bool {
    !matches!(class.face, ClassFace::Opaque | ClassFace::Pointer)
}

/// The classes of opaque pointers that are elements of a bound container.
fn pointees(classes: &[PlannedClass], known: &[Option<ClassType>]) -> Vec<bool> {
    let modules = classes.iter().filter(|class| class.face == ClassFace::Module);
    let containers = modules.filter_map(|class| class.r#type.class()).filter(|class| class.converts());
    let inner = containers.flat_map(ClassType::inner_types);
    let pointees: FxHashSet<&Ty> = inner.filter_map(Ty::pointee).map(Ty::without_const).collect();
    let is_pointee = |(class, known): (&PlannedClass, &Option<ClassType>)| {
        matches!(class.face, ClassFace::Opaque | ClassFace::Pointer)
            && known.is_none()
            && pointees.contains(&class.r#type)
    };
    classes.iter().zip(known).map(is_pointee).collect()
}

/// Whether a class is a container of objects with individual addresses.
fn gives_elements(class: &PlannedClass) -> bool {
    let functions = class.members.iter().flat_map(PlannedMember::functions);
    let mut rows = functions.flat_map(|function| &function.rows);
    rows.any(|row| row.element().is_some())
}

/// Whether shared pointers may own the objects of each class: the classes in types of shared pointers, and
/// those derived from them.
fn shared(classes: &[PlannedClass]) -> Vec<bool> {
    let mut types: Vec<&Ty> = Vec::new();
    classes.iter().for_each(|class| class.r#type.add_types(&mut types));
    let pointers = types.into_iter().filter_map(Ty::class_or_undeclared);
    let named: FxHashSet<&Ty> = pointers.filter_map(ClassType::pointee).collect();
    let is_named = |class: &PlannedClass| named.contains(&class.r#type);
    let is_shared = |class: &PlannedClass| {
        matches!(class.face, ClassFace::Module | ClassFace::Imported)
            && (is_named(class) || class.bases.iter().any(|base| is_named(&classes[base.class])))
    };
    classes.iter().map(is_shared).collect()
}

/// Whether the objects of each class may be thrown, including bases and derived classes, because Python may
/// catch one as the other.
fn thrown(classes: &[PlannedClass], interface: &Interface) -> Vec<bool> {
    let is_named =
        |class: &PlannedClass| class.face == ClassFace::Module && interface.is_thrown(&class.r#type);
    let mut thrown: Vec<bool> = classes.iter().map(is_named).collect();
    loop {
        let before = thrown.clone();
        for (index, class) in classes.iter().enumerate() {
            for base in class.bases.iter().filter(|base| classes[base.class].face == ClassFace::Module) {
                let either = thrown[index] || thrown[base.class];
                (thrown[index], thrown[base.class]) = (either, either);
            }
        }
        if before == thrown {
            return thrown;
        }
    }
}
