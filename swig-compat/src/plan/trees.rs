//! Values of the standard library's types in crates without functions for Python: they cross as trees, a form
//! that all other languages share (`include/quaff/tree.h`).

use super::{Plan, Row};
use crate::dtype::Dtype;
use crate::interface::{ByValue, ClassType, Library, Object, Passing, Ty, Type, Value};

/// The header of the runtime that converts trees.
pub(crate) const HEADER: &str = "quaff/tree.hpp";

impl Plan {
    /// The plan with values of the standard library's types as trees, for a language whose functions pass
    /// trees, and with shared pointers as objects. Types of which C++ makes no trees stay as they are.
    /// Nothing is converted before the call, since no code of the caller's runs while a tree is read.
    pub fn with_trees(mut self) -> Plan {
        for row in self.rows_mut() {
            row.make_trees();
            row.make_shared_objects();
        }
        self
    }
}

impl Row {
    /// The types of the values that cross as trees.
    pub fn trees(&self) -> impl Iterator<Item = &Ty> {
        let outputs = self.outputs.iter().filter_map(|output| output.r#type.tree());
        self.inputs.iter().filter_map(|input| input.r#type.tree()).chain(outputs)
    }

    fn make_trees(&mut self) {
        for input in &mut self.inputs {
            if make_tree(&mut input.r#type) {
                input.settle = None;
            }
        }
        self.outputs.iter_mut().for_each(|output| {
            make_tree(&mut output.r#type);
        });
    }
}

/// Makes the values of a type cross as trees, if trees can represent them. Returns whether they do.
fn make_tree(r#type: &mut Type) -> bool {
    let Type::Value(Value::Library(library)) = r#type else { return false };
    library.is_tree = has_trees(library);
    library.is_tree
}

fn has_trees(library: &Library) -> bool {
    // Objects of classes with traits, which callers see as values of another type, have no trees.
    library.r#type == library.shown && is_tree(&library.r#type)
}

/// Whether C++ makes trees of the values of a type.
pub(super) fn is_tree(r#type: &Ty) -> bool {
    match r#type.without_const() {
        Ty::Builtin(_) | Ty::StdString | Ty::Enum(..) => true,
        Ty::StdVector(element) | Ty::StdSpan(element) => is_tree(element),
        Ty::Class(class) | Ty::Undeclared(class) => {
            has_tree_of_elements(class) && elements(class).iter().all(is_tree)
        }
        _ => false,
    }
}

/// Whether C++ makes trees of the objects of a class, if it makes trees of all their elements.
pub(super) fn has_tree_of_elements(class: &ClassType) -> bool {
    match class.by_value() {
        ByValue::Array
        | ByValue::List
        | ByValue::Set
        | ByValue::Dict
        | ByValue::Pairs
        | ByValue::Tuple
        | ByValue::Optional
        | ByValue::Either
        | ByValue::Nothing
        | ByValue::Text
        | ByValue::Path => true,
        ByValue::Never
        | ByValue::Expected
        | ByValue::Interval
        | ByValue::Moment
        | ByValue::Bits
        | ByValue::Pointer
        | ByValue::Records => false,
    }
}

/// The number of levels of containers in a type of the standard library. A map is a container of pairs.
pub fn depth(r#type: &Ty) -> usize {
    match r#type.without_const() {
        Ty::StdVector(_) | Ty::StdSpan(_) => 1,
        Ty::Class(class) | Ty::Undeclared(class) => {
            let own = match class.by_value() {
                ByValue::Optional | ByValue::Either | ByValue::Nothing | ByValue::Text | ByValue::Path => 0,
                ByValue::Dict | ByValue::Pairs => 2,
                _ => 1,
            };
            elements(class).iter().map(depth).max().unwrap_or(0) + own
        }
        _ => 0,
    }
}

/// Whether a type of the standard library has a value that stands for nothing.
pub fn is_optional(r#type: &Ty) -> bool {
    r#type.class_or_undeclared().is_some_and(|class| match class.by_value() {
        ByValue::Optional | ByValue::Nothing => true,
        ByValue::Either => elements(class).iter().any(is_optional),
        _ => false,
    })
}

/// The types of the elements of a class of the standard library.
pub fn elements(class: &ClassType) -> &[Ty] {
    let all = class.arguments();
    &all[..class.by_value().elements().min(all.len())]
}

/// The dtype of a number or an enumerator inside a value of a type of the standard library; `None` for other
/// types.
pub fn number_inside(r#type: &Ty) -> Option<Dtype> {
    match r#type.without_const() {
        Ty::Builtin(builtin) | Ty::Enum(_, builtin) if !builtin.is_character() => {
            Some(builtin.scalar()?.dtype())
        }
        _ => None,
    }
}

/// Whether a value inside one of the standard library is a text in other languages.
pub fn is_text_inside(r#type: &Ty) -> bool {
    match r#type.without_const() {
        Ty::Builtin(builtin) => builtin.is_character(),
        other => *other == Ty::StdString,
    }
}

/// Whether a language with some types of numbers has all values of a type of the standard library.
pub fn has_all(r#type: &Ty, has_number: fn(Dtype) -> bool) -> bool {
    match r#type.without_const() {
        Ty::StdVector(element) | Ty::StdSpan(element) => has_all(element, has_number),
        Ty::Class(class) | Ty::Undeclared(class) => {
            elements(class).iter().all(|element| has_all(element, has_number))
        }
        other => is_text_inside(other) || number_inside(other).is_some_and(has_number),
    }
}

// Shared pointers, which cross as the objects that they point to: callers have handles of the objects, and
// each handle may own its object by a shared pointer (`include/quaff/shared_object.hpp`).

/// The header of the runtime for such objects.
pub(crate) const SHARED_OBJECT_HEADER: &str = "quaff/shared_object.hpp";

impl Plan {
    /// Whether callers pass or get shared pointers as the objects that they point to.
    pub fn has_shared_objects(&self) -> bool {
        self.rows().any(Row::has_shared_objects)
    }
}

impl Row {
    fn has_shared_objects(&self) -> bool {
        self.values().filter_map(|value| value.object()).any(|object| object.passing == Passing::Shared)
    }

    /// Makes the shared pointers of the row objects of the classes that they point to. A reference to which
    /// C++ may assign another pointer stays as it is.
    pub(super) fn make_shared_objects(&mut self) {
        for input in &mut self.inputs {
            make_shared(&mut input.r#type, |object| object.constant || object.passing != Passing::Reference);
        }
        for output in &mut self.outputs {
            make_shared(&mut output.r#type, |_| true);
        }
    }
}

fn make_shared(r#type: &mut Type, is_passed: impl Fn(&Object) -> bool) {
    let Type::Value(Value::Object(object)) = r#type else { return };
    let is_pointer = matches!(object.passing, Passing::Value | Passing::Reference | Passing::RvalueReference);
    // Shared pointers of other libraries are other types.
    let is_of_cxx = |class: &&ClassType| class.is_shared_pointer() && class.by_value() == ByValue::Pointer;
    let pointer = object.class().filter(is_of_cxx).filter(|_| is_pointer && is_passed(object));
    let Some(pointee) = pointer.and_then(|class| class.arguments().first()) else { return };
    if pointee.without_const().class().is_some() {
        let (r#type, constant) = (pointee.without_const().clone(), matches!(pointee, Ty::Const(_)));
        *object = Object { r#type, passing: Passing::Shared, constant, ..object.clone() };
    }
}
