//! The Rust types of the interface's types, with the names of classes and enumerations.

use super::closure;
use super::enumeration::{self, PlannedEnum};
use super::object::{Receiver, forms};
use super::ty::{ObjectForm, RustClosure, RustType};
use crate::interface::{
    Action, Argument, Class, ClassType, Crossing, Fate, Integer, Interface, Object, Passing, Pointee, Scalar,
    Type, Value,
};
use crate::plan::names::Names;
use crate::plan::{Place, PythonUse, Row, RowInput};
use crate::source::Span;
use rustc_hash::{FxHashMap, FxHashSet};

/// The types that Rust has for the module's classes and enumerations.
pub(in crate::plan) struct RustTypes {
    pub enums: Vec<PlannedEnum>,
    /// The indices into `enums`, by the C++ names of the enumerations.
    by_cxx: FxHashMap<String, usize>,
    /// The C++ names of the values of all enumerations.
    enumerators: FxHashSet<String>,
    /// The names of classes. Containers are not among them: they are Python values, and Rust has no type for
    /// them.
    classes: FxHashMap<ClassType, String>,
    /// The closures for `std::function`s.
    pub closures: Vec<RustClosure>,
    /// The classes whose copies may share memory that the destructor frees.
    shared_by_copies: FxHashSet<ClassType>,
}

impl RustTypes {
    pub(in crate::plan) fn new(
        interface: &Interface,
        names: &mut Names,
        place: &impl Fn(Span) -> Place,
    ) -> RustTypes {
        let known: FxHashMap<&ClassType, &Class> = (interface.all_classes())
            .map(|(class, ..)| (&class.r#type, class))
            .collect::<Vec<_>>()
            .into_iter()
            .rev()
            .collect();
        let own = interface.all_classes().filter(|(.., import)| import.is_none());
        let own = own.map(|(class, ..)| &class.r#type).filter(|class| !class.converts());
        let mut classes = FxHashMap::default();
        for class in own {
            classes.insert(class.clone(), names.r#type(&enumeration::class_name(class, &known)));
        }
        let enums = enumeration::of(interface, &classes, names, place);
        let by_cxx = enums.iter().enumerate().map(|(index, planned)| (planned.cxx.clone(), index)).collect();
        let enumerators =
            enums.iter().flat_map(PlannedEnum::all).map(|enumerator| enumerator.cxx.clone()).collect();
        let shared = interface.all_classes().filter(|(class, ..)| class.shares_with_copies);
        let shared_by_copies = shared.map(|(class, ..)| class.r#type.clone()).collect();
        let closures = closure::of(interface, names);
        RustTypes { enums, by_cxx, enumerators, classes, closures, shared_by_copies }
    }

    /// The enumeration to which a number belongs, if any.
    pub(in crate::plan) fn of_number(&self, scalar: &Scalar) -> Option<&PlannedEnum> {
        let Scalar::Integer(Integer { spelling, is_enum: true, .. }) = scalar else { return None };
        Some(&self.enums[*self.by_cxx.get(spelling.trim_start_matches("::"))?])
    }

    /// Whether an enumeration has a value with this C++ name.
    pub(in crate::plan) fn has_enumerator(&self, cxx: &str) -> bool {
        self.enumerators.contains(cxx)
    }

    /// The Rust name of a class.
    pub(in crate::plan) fn class(&self, class: &ClassType) -> Option<&str> {
        self.classes.get(class).map(String::as_str)
    }

    /// The closure that a caller passes for a `std::function`.
    pub(in crate::plan) fn closure(&self, class: &ClassType) -> Option<&RustClosure> {
        self.closures.iter().find(|closure| closure.class == *class)
    }

    /// The type of a parameter.
    pub(in crate::plan) fn parameter(&self, r#type: &Type) -> RustType {
        match r#type {
            Type::Value(Value::Object(object)) => {
                match object.class().and_then(|class| self.closure(class)) {
                    Some(closure) => RustType::Closure(Box::new(closure.clone())),
                    None => self.object(object, ObjectForm::passed(object)),
                }
            }
            other => self.value(other),
        }
    }

    /// The type of a result. `receiver` and `parameters` are those of the call.
    pub(in crate::plan) fn result(
        &self,
        returned: &Type,
        receiver: Option<Receiver>,
        parameters: &[RustType],
    ) -> RustType {
        match returned {
            Type::Value(Value::Object(object)) => {
                let is_mutable =
                    receiver == Some(Receiver::Mutable) || forms(parameters).any(ObjectForm::is_mutable);
                self.object(object, ObjectForm::returned(object, is_mutable))
            }
            other => self.value(other),
        }
    }

    /// The type of a parameter or result that is no object.
    fn value(&self, r#type: &Type) -> RustType {
        match r#type {
            Type::Value(Value::Scalar(scalar)) if let Some(r#enum) = self.of_number(scalar) => {
                RustType::Enum(r#enum.name.clone(), r#enum.dtype)
            }
            other => RustType::of_bridge(other),
        }
    }

    fn object(&self, object: &Object, form: ObjectForm) -> RustType {
        match object.class().and_then(|class| self.class(class)) {
            Some(name) => RustType::Class(name.to_owned(), form),
            None => RustType::Object,
        }
    }

    /// Whether an object is a `std::function` for which the caller passes a closure.
    fn is_closure(&self, row: &Row, object: &Object) -> bool {
        let is_input =
            row.inputs.iter().any(|input| input.r#type.object().is_some_and(|own| std::ptr::eq(own, object)));
        let is_passed = object.passing != Passing::Pointer && !matches!(object.passing, Passing::Unique(_));
        is_input && is_passed && object.class().is_some_and(|class| self.closure(class).is_some())
    }

    /// The reason why Rust callers have no function for a row, if they have none.
    pub(in crate::plan) fn obstacle(&self, row: &Row) -> Option<String> {
        if row.reach.exposed_by.is_some() {
            return Some("only derived classes may use it".to_owned());
        }
        if row.python_use() != PythonUse::Never {
            return Some("the call uses Python objects".to_owned());
        }
        if has_records(row) {
            return Some("an array on a device has structs for its elements".to_owned());
        }
        if has_fixed_arrays(row) {
            return Some("an array has fixed extents, or C++ takes pointers to its slices".to_owned());
        }
        if row.outputs.iter().any(Crossing::is_array_of_class) {
            return Some("the result is an array that C++ has as an object of a class".to_owned());
        }
        let objects = row.values().filter_map(Value::object);
        let mut objects = objects.filter(|object| !self.is_closure(row, object));
        objects.find_map(|object| self.obstacle_of(object).or_else(|| self.obstacle_of_copy(row, object)))
    }

    /// The reason why Rust callers may not copy or assign an object although C++ can: copies may share
    /// memory.
    fn obstacle_of_copy(&self, row: &Row, object: &Object) -> Option<String> {
        let is_pointer = object.passing == Passing::Pointer;
        let makes_copy = match row.action {
            // A copy constructor that `%copyctor` requests.
            Action::Construct => row.class.as_ref() == object.class(),
            action => matches!(action, Action::Copy | Action::Set),
        };
        let obstacle = match row.action {
            Action::Assign => "Rust code may hold references to the variable's value",
            Action::Set if is_pointer && matches!(object.fate, Fate::Unchanged | Fate::Copied) => {
                "it copies an array of objects"
            }
            _ if makes_copy
                && !is_pointer
                && object.class().is_some_and(|class| self.shared_by_copies.contains(class)) =>
            {
                "there is a destructor but no copy constructor, so two objects could free the same memory"
            }
            _ => return None,
        };
        Some(obstacle.to_owned())
    }

    fn obstacle_of(&self, object: &Object) -> Option<String> {
        if object.pointee != Pointee::Class || object.class().is_none_or(|class| self.class(class).is_none())
        {
            return Some(format!("Rust has no type for `{}`", object.r#type));
        }
        (object.fate == Fate::Kept).then(|| "C++ keeps a pointer to what is passed".to_owned())
    }
}

/// Whether an array has extents that are fixed in C++, or is passed by its parts: no slice type expresses
/// this.
pub(super) fn has_fixed_arrays(row: &Row) -> bool {
    let is_fixed = |input: &RowInput| input.array().is_some_and(|array| !array.fixed.is_empty());
    row.inputs.iter().any(is_fixed) || row.arguments.iter().any(Argument::is_planes)
}

/// Whether the elements of a device array are structs: only Python arrays describe their fields.
pub(super) fn has_records(row: &Row) -> bool {
    row.inputs.iter().any(|input| input.record().is_some())
}
