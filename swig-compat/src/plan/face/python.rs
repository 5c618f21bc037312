//! The objects of a call in the tables for Python, with their owners and the other facts that the runtime
//! needs.

pub(in crate::plan) mod annotations;
pub(in crate::plan) mod code;
pub(in crate::plan) mod documentation;
pub(in crate::plan) mod int_enum;
pub(in crate::plan) mod literal;
pub(in crate::plan) mod signature;
pub(in crate::plan) mod stub;
pub(in crate::plan) mod swig_types;

use crate::interface::{Action, Effect, Fate, Object, Passing, Pointee, Ty, Type};
use crate::overload::takes::StaticType;
use crate::plan::{ClassFace, Plan, PlannedClass, PlannedFunction, PlannedMember, Row, Stub};

/// An object that a row creates or returns.
#[derive(Debug)]
pub enum ObjectResult<'p> {
    /// The row is a constructor of the class.
    Constructed(&'p PlannedClass),
    /// The row is a constructor of the class, and code of the interface makes the object.
    MadeByCode(&'p PlannedClass),
    /// An array over a data member, which may also be passed as a pointer; then with the pointer's class.
    Part(Option<&'p PlannedClass>),
    Object(&'p PlannedClass, Handover<'p>),
}

/// How a call hands an object over to Python: who owns it then, in which form. The variants are those of the
/// runtime's enum of this name.
#[derive(Debug)]
pub enum Handover<'p> {
    /// Python owns the object, and converts it to a value.
    Value,
    /// C++ owns the object, and Python gets a value converted from it.
    Shown,
    /// A container owns the object, its element. The text is the runtime's variant for the element's
    /// location.
    Element(&'static str, &'p PlannedClass),
    /// Python owns the object.
    Owned,
    /// The object that contains the returned object owns it.
    Part,
    /// C++ owns the object.
    Borrowed,
}

/// How an object is passed.
#[derive(Debug)]
pub struct ObjectParameter<'p> {
    /// The table of the class; `None` if no module binds it.
    pub class: Option<&'p PlannedClass>,
    pub fate: Fate,
    /// Whether objects of any class are accepted.
    pub is_anything: bool,
    /// Whether None is accepted, for a null pointer.
    pub is_nullable: bool,
    /// Whether C++ copies several consecutive objects, beginning with the argument.
    pub has_several: bool,
    /// Whether C++ copies elements from a pointer, so that arrays are left to another overload.
    pub refuses_arrays: bool,
    /// Whether C++ may change the object, parts of which Python may already refer to.
    pub is_changed: bool,
    /// Whether a Python value that can be converted to the object is accepted.
    pub takes_values: bool,
    /// The function that converts a value of another type to an object of the class.
    pub implicit: Option<&'p PlannedFunction>,
}

/// The largest number of parameters of a signature that is a tuple. Functions with more parameters declare
/// theirs.
const MOST_PARAMETERS: usize = 12;

impl Row {
    /// Whether the signature of the shim's function is a tuple.
    pub fn has_tuple(&self) -> bool {
        let parameters = self.inputs.len() + self.extents.len() + usize::from(self.stream.is_some());
        parameters <= MOST_PARAMETERS
    }
}

impl Plan {
    /// The object that a row creates or returns, if any.
    pub fn object_result<'p>(&'p self, row: &Row) -> Option<ObjectResult<'p>> {
        let own = || self.class(&Ty::Class(row.class.clone()?));
        if row.action == Action::Construct {
            return Some(match row.gives_object() {
                true => ObjectResult::Constructed(own()?),
                false => ObjectResult::MadeByCode(own()?),
            });
        }
        let object = match row.returned()? {
            Type::Part(part) => {
                let pointer = part.pointer.as_ref().and_then(|pointer| self.class(&pointer.r#type));
                return Some(ObjectResult::Part(pointer));
            }
            other => other.object()?,
        };
        let class = self.class(&object.r#type)?;
        // A copy of a container stays a container.
        let is_value =
            object.is_value() && row.action != Action::Copy && class.conversion.to_python().is_some();
        let is_part = row.action.is_read() && object.passing == Passing::Reference && !row.is_reference;
        let ownership = match (object.is_new(), is_value) {
            (true, true) => Handover::Value,
            (true, false) => match (row.element(), own()) {
                (Some(place), Some(container)) => Handover::Element(place, container),
                _ => Handover::Owned,
            },
            (false, true) => Handover::Shown,
            (false, false) if is_part => Handover::Part,
            (false, false) => Handover::Borrowed,
        };
        Some(ObjectResult::Object(class, ownership))
    }

    /// How a row takes an object.
    pub fn object_parameter<'p>(&'p self, row: &Row, object: &Object) -> ObjectParameter<'p> {
        let class = self.class(&object.r#type);
        let has_elements = class.is_some_and(|class| class.conversion.elements.is_some());
        // Another module may bind the class.
        let is_bound_elsewhere = class.is_some_and(|class| class.face == ClassFace::Opaque);
        // Any object may contain a vector, or be an element of one.
        let has_inside = object.pointee == Pointee::Class && self.uses.insides;
        let is_shown = has_elements || has_inside || is_bound_elsewhere;
        let converts = class.is_some_and(|class| class.conversion.from_python().is_some());
        // All elements of a member are copied from a pointer, so arrays are left to another row.
        let first = row.inputs.first().and_then(|input| input.r#type.object());
        let refuses_arrays =
            first.is_some_and(|object| object.pointee != Pointee::Class && object.fate == Fate::Copied);
        ObjectParameter {
            class,
            fate: object.fate,
            is_anything: object.is_anything(),
            is_nullable: object.is_nullable(),
            has_several: object.fate == Fate::Copied && !refuses_arrays,
            refuses_arrays,
            is_changed: is_shown && object.effect() != Effect::Reads,
            takes_values: converts && object.is_value(),
            implicit: class.and_then(|class| class.implicit.as_ref()).filter(|_| object.is_value()),
        }
    }
}

impl PlannedClass {
    /// The special method with this name.
    fn method(&self, name: &str) -> Option<&PlannedFunction> {
        self.members.iter().flat_map(PlannedMember::functions).find(|function| function.name == name)
    }

    /// The signature that Python's loops call with successive indices, if the class has a length and no
    /// iterator of its own.
    pub fn element_of_index(&self) -> Option<&Stub> {
        let is_index = |stub: &&Stub| stub.types == [StaticType::Integer];
        let get = self.method("__getitem__").filter(|_| self.method("__iter__").is_none())?;
        self.method("__len__").and_then(|_| get.stubs.iter().find(is_index))
    }
}

impl PlannedFunction {
    /// Whether a method does not modify its object, according to its C++ declaration.
    pub fn is_const(&self) -> bool {
        self.rows.iter().all(|row| matches!(row.action, Action::ConstMethod | Action::Copy))
    }
}
