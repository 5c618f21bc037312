//! A bound class, and the types to which its objects can be converted.

use super::{ClassType, Member, Ty};
use crate::syntax::ClassKey;
use std::collections::{BTreeMap, BTreeSet};

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
