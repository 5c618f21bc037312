//! Objects of classes in C: the classes with handles, and the types of arguments and results that are
//! objects.

use crate::interface::{Action, By, ClassType, Fate, Object, Passing, Pointee, Shape, Ty, Type};
use crate::plan::{ClassFace, Giving, Owner, PlainResult, PlainType, Plan, PlannedClass, Row};

/// A class for whose objects C has handles.
#[derive(Debug)]
pub struct CClass {
    /// The index among the plan's classes.
    pub class: usize,
    /// The type of handles, such as `graph_Node`.
    pub name: String,
    /// The function that frees a handle, such as `graph_Node_free`.
    pub free: String,
}

impl CClass {
    /// The name of the function that makes an object from a C function.
    pub(super) fn of(&self) -> String {
        format!("{}_of", self.name)
    }
}

/// Whether C has handles for a class. A shared pointer has none: its object has one.
pub(super) fn has_handles(class: &PlannedClass) -> bool {
    let is_shared_pointer = class.r#type.class().is_some_and(ClassType::is_shared_pointer);
    matches!(class.face, ClassFace::Module | ClassFace::Opaque) && !is_shared_pointer
}

impl Plan {
    /// Whether the objects of a class have elements at positions: the sequences and sets of the standard
    /// library. Languages iterate over them by position.
    pub fn has_positions(&self, class: usize) -> bool {
        self.shape_of(class) == Shape::Elements
    }

    /// Whether the objects of a class are containers of the standard library.
    pub fn is_container(&self, class: usize) -> bool {
        matches!(self.shape_of(class), Shape::Elements | Shape::Mapping | Shape::Items)
    }

    fn shape_of(&self, class: usize) -> Shape {
        self.classes[class].r#type.class().map_or(Shape::Unknown, |class| class.shape())
    }
}

/// The index of an object's class, if C has handles for it.
fn class_of(plan: &Plan, object: &Object) -> Option<usize> {
    plan.class_index(&object.r#type).filter(|index| has_handles(&plan.classes[*index]))
}

/// The index of the class of a member.
pub(super) fn own_class(plan: &Plan, row: &Row) -> Option<usize> {
    let class = row.class.as_ref()?;
    plan.class_index(&Ty::Class(class.clone())).filter(|index| has_handles(&plan.classes[*index]))
}

/// The type of the object that a method is called on.
pub(super) fn this(plan: &Plan, row: &Row) -> Option<PlainType> {
    let is_constant = matches!(row.action, Action::ConstMethod | Action::Get | Action::Copy);
    let (is_optional, giving) = (false, Giving::Lent);
    Some(PlainType::Object { class: own_class(plan, row)?, is_constant, is_optional, giving })
}

/// The type of an argument that is an object.
pub(super) fn parameter(plan: &Plan, object: &Object) -> Option<PlainType> {
    if object.pointee != Pointee::Class || object.is_anything() {
        return is_address(object).then_some(PlainType::Pointer { is_constant: object.constant });
    }
    let giving = match object.fate {
        _ if object.passing == Passing::Shared => Giving::Shared,
        Fate::Disowned => Giving::Given,
        Fate::Consumed | Fate::Released => Giving::Consumed,
        Fate::Unchanged | Fate::Copied | Fate::Kept | Fate::New => Giving::Lent,
    };
    Some(PlainType::Object {
        class: class_of(plan, object)?,
        is_constant: object.constant && matches!(giving, Giving::Lent | Giving::Shared),
        is_optional: matches!(object.passing, Passing::Pointer | Passing::Unique(_) | Passing::Shared),
        giving,
    })
}

/// Whether C can pass the address behind an opaque object.
fn is_address(object: &Object) -> bool {
    object.passing == Passing::Pointer && object.fate == Fate::Unchanged
}

/// The result of a row that returns or makes an object; `None` if C has no handles for its class.
/// `parameters` are the types of the arguments.
pub(super) fn result(plan: &Plan, row: &Row, parameters: &[PlainType]) -> Option<PlainResult> {
    if row.action == Action::Construct {
        let class = own_class(plan, row)?;
        return Some(PlainResult::Object { class, is_optional: false, owner: Owner::Caller, part_of: None });
    }
    let object = row.returned().and_then(Type::object)?;
    if object.pointee != Pointee::Class || object.is_anything() {
        return is_address(object).then_some(PlainResult::Pointer);
    }
    let owner = match object.passing {
        Passing::Shared => Owner::Shared,
        Passing::Unique(By::Value) => Owner::Caller,
        _ if object.is_new() => Owner::Caller,
        _ => Owner::Cxx,
    };
    let is_lent = |r#type: &PlainType| {
        matches!(r#type, PlainType::Object { giving: Giving::Lent | Giving::Shared, .. })
    };
    Some(PlainResult::Object {
        class: class_of(plan, object)?,
        is_optional: matches!(object.passing, Passing::Pointer | Passing::Unique(_) | Passing::Shared),
        owner,
        part_of: parameters.iter().position(is_lent).filter(|_| owner == Owner::Cxx),
    })
}

/// Whether C may call a row. C may neither copy an object whose copies would free the same memory nor call a
/// protected member.
pub(super) fn is_sound(plan: &Plan, row: &Row) -> bool {
    let objects = row.values().filter_map(|value| value.object());
    let shares = |object: &Object| plan.class(&object.r#type).is_some_and(|class| class.shares_with_copies);
    let makes_copy = |object: &Object| match row.action {
        Action::Construct => row.class.as_ref() == object.class(),
        action => matches!(action, Action::Copy | Action::Set | Action::Assign),
    };
    let is_copied = |object: &Object| {
        makes_copy(object) && !matches!(object.passing, Passing::Pointer | Passing::Shared) && shares(object)
            || object.fate == Fate::Copied
    };
    row.reach.accessor.is_none() && row.reach.exposed_by.is_none() && !objects.into_iter().any(is_copied)
}
