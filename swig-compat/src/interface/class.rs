//! A bound class: the types to which its objects can be converted, the constructors that convert arguments
//! to it, its fields if it is a plain struct, and the class that the shim derives from it so that Python may
//! override its virtual functions.

use super::{ClassType, FunctionId, MethodSignature, Obstacle, Ty};
use crate::interface::features::IMPLICIT;
use crate::interface::function::{Action, Function};
use crate::syntax::ClassKey;
use std::collections::{BTreeMap, BTreeSet};

/// The index of a class among the classes of the interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClassId(pub(super) usize);

/// A bound class, which may be an instantiation of a class template.
#[derive(Debug)]
pub struct Class {
    /// The name in Python.
    pub name: String,
    pub r#type: ClassType,
    pub key: ClassKey,
    /// The class that contains the declaration of this class, if it is nested.
    pub outer: Option<ClassType>,
    /// The public bases, bound or not, with the bases of those that are not bound.
    pub bases: Vec<ClassType>,
    /// The members; filled after the whole interface is lowered.
    pub members: Vec<Member>,
    /// Whether a copy of an object shares what its destructor frees: the class has a destructor and no copy
    /// constructor.
    pub shares_with_copies: bool,
    /// Whether any code of C++ may free an object: the destructor is neither deleted, private nor protected.
    pub is_destructor_public: bool,
    /// Whether Python may override virtual functions of the class.
    pub is_directed: bool,
    /// The names of its private functions, which derived classes cannot call.
    pub private_functions: BTreeSet<String>,
    /// The function that frees an object, if the interface specifies one.
    pub destroy: Option<String>,
    /// The features of the destructor.
    pub destructor_features: BTreeMap<String, String>,
    /// The comment above the declaration, without its marks.
    pub doc: Option<String>,
    /// The class's features, including those that apply to every class.
    pub features: BTreeMap<String, String>,
}

/// A permission to pass pointers to objects of one class for pointers to another type, which need not be a
/// class.
#[derive(Debug)]
pub struct Cast {
    pub from: Ty,
    pub to: Ty,
    /// C++ code that converts the pointer `from`, if a cast is not enough.
    pub code: Option<String>,
}

// The members of a class as callers see them: one for each name, with all overloads.

/// A member of a class.
#[derive(Debug)]
pub struct Member {
    pub kind: MemberKind,
    /// The overloads of a function, or the function that reads data, in the order of the text.
    pub functions: Vec<FunctionId>,
    /// The overloads of the function that assigns to data; empty for data that cannot be assigned to.
    pub setters: Vec<FunctionId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemberKind {
    Constructor,
    Method,
    /// An operator: it returns `NotImplemented` for operands that it does not accept.
    Operator,
    StaticFunction,
    /// Data of each object.
    Data,
    /// Data of the class.
    StaticData,
}

/// A class whose virtual functions Python may override. The shim derives a class from it.
#[derive(Debug)]
pub struct DirectorClass {
    pub class: ClassType,
    /// The name of the derived class, in the namespace of the shim.
    pub name: String,
    pub functions: Vec<DirectorFunction>,
    /// The protected virtual functions that Python subclasses can call.
    pub protected: Vec<FunctionId>,
    /// The functions for the protected members that `protected` does not contain.
    pub exposed: Vec<FunctionId>,
}

/// A virtual function of a director class.
#[derive(Debug)]
pub struct DirectorFunction {
    pub function: FunctionId,
    pub method: MethodSignature,
    /// The class whose function C++ calls if Python does not override it.
    pub owner: ClassType,
    pub is_pure: bool,
    /// Whether the function stays C++'s: a feature excludes it, or a value of it is unknown.
    pub is_left_out: bool,
    /// The reason why Python cannot override the function, such as a value that cannot cross.
    pub obstacle: Option<Obstacle>,
}

/// The runtime's template for structured arrays that C++ reads or writes.
pub const RECORDS: &str = "quaff::records";

/// The template that stands for a vector of plain structs if Python gets it as a structured array.
pub const STRUCTURED: &str = "quaff::structured";

/// A plain struct, whose objects are elements of structured arrays: a struct of numbers, of text
/// of a fixed size, of other such structs, and of arrays of these. The C++ compiler determines the offsets of
/// the fields.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Record {
    pub class: ClassType,
    /// The names of the fields, in the order of the text.
    pub fields: Vec<String>,
    /// The structs that occur in fields.
    pub inner: Vec<Record>,
}

impl Record {
    /// Adds the record to a list, after the records that it contains, unless it is already there.
    pub fn add_to(&self, all: &mut Vec<Record>) {
        self.inner.iter().for_each(|inner| inner.add_to(all));
        if !all.contains(self) {
            all.push(self.clone());
        }
    }
}

impl Function {
    /// Whether the function is a constructor that can be called with one argument of another class, and which
    /// is neither `explicit` nor switched off by `%noimplicitconv Class::Class(int);`.
    pub fn converts_arguments(&self) -> bool {
        let is_off = self.features.get(IMPLICIT).is_some_and(|value| value == "0");
        let [first, others @ ..] = self.inputs.as_slice() else { return false };
        let is_copy = first.r#type.object().and_then(|object| object.class()) == self.class.as_ref();
        let takes_one = others.iter().all(|input| input.default.is_some());
        self.action == Action::Construct && !self.is_explicit && !is_off && !is_copy && takes_one
    }

    /// Whether code of the interface makes the Python object of a constructor, or runs behind it.
    pub fn is_made_by_code(&self) -> bool {
        let makes_result = self.code_around.as_ref().is_some_and(|code_around| code_around.makes_result());
        self.action == Action::Construct && makes_result
    }
}
