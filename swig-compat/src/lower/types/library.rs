//! Types of the standard library that cross by value: without a `%template`, such a type is not a class but a
//! `Value::Library`, which is converted to and from Python values.
//!
//! Python objects cross the bridge unchanged, and C++ converts them in the shim's function
//! (`include/quaff/value.hpp` and its relatives, one specialization for each kind of type, found by `ByValue`
//! in `interface/library_type.rs`). If a call also has arrays or objects, or overloads, the runtime converts
//! the values before the call (`convert/by_value.rs`) and keeps them in a capsule: Python code of their
//! elements could move or free memory that C++ already uses.

use crate::interface::{
    ByValue, ClassType, Interface, Library, Memory, Scalar, Spelling, Structure, Ty, UNIQUE,
};
use crate::lower::parameter::Parameter;
use crate::lower::record::NoFields;
use crate::lower::scope::Scope;
use crate::lower::traits::Traits;

/// Decides which standard library types of an interface cross by value. C has none of these types.
#[derive(Clone, Copy)]
pub struct LibraryValues<'a, 's> {
    pub scope: &'a Scope<'s>,
    pub interface: &'a Interface,
    pub spelling: &'a Spelling,
}

impl LibraryValues<'_, '_> {
    /// The parameters of a function, with library types where they cross by value.
    pub fn parameters(&self, parameters: &[Parameter]) -> Vec<Parameter> {
        let has_records = !self.spelling.is_of_c();
        let parameter = |parameter: &Parameter| Parameter {
            r#type: self.parameter(&parameter.r#type),
            record: parameter
                .r#type
                .pointee()
                .filter(|_| has_records)
                .map_or(Err(NoFields::NoStruct), |each| self.scope.record(each)),
            ..parameter.clone()
        };
        parameters.iter().map(parameter).collect()
    }

    /// The type of a parameter, as a library type if it crosses by value.
    pub fn parameter(&self, r#type: &Ty) -> Ty {
        let (own, moved) = decayed(r#type);
        match own {
            // Vectors of numbers are passed as arrays.
            Ty::StdVector(_) | Ty::StdSpan(_) => None,
            own => self.is_value(own).then(|| self.library(own, moved)),
        }
        .unwrap_or_else(|| r#type.clone())
    }

    /// The type of a result, as a library type if it crosses by value. The elements of a `std::span` are
    /// copied.
    pub fn result(&self, r#type: &Ty) -> Ty {
        let (own, _) = decayed(r#type);
        match own {
            Ty::StdVector(_) => r#type.clone(),
            own if self.is_value(own) => self.library(own, false),
            _ => r#type.clone(),
        }
    }

    /// The type of a data member or variable, as a library type if it crosses by value. Python gets a
    /// read-only snapshot, which therefore must not contain objects of classes. A vector of numbers is an
    /// array over its elements; packed bits cannot be such an array.
    pub fn member(&self, r#type: &Ty) -> Ty {
        let own = r#type.without_const();
        match own {
            Ty::StdVector(element) if element.scalar() == Some(Scalar::Bool) => self.library(own, false),
            Ty::StdVector(_) | Ty::StdSpan(_) => r#type.clone(),
            own if self.is_value(own) && !self.has_objects(own) => self.library(own, false),
            _ => r#type.clone(),
        }
    }

    /// The type of the value of a data member or variable whose class has `quaff::value_traits`.
    pub fn converted_member(&self, value: &Ty) -> Ty {
        match value {
            Ty::StdVector(_) => self.library(value, false),
            other => other.clone(),
        }
    }

    /// A parameter in a call from C++. Python gets a copy.
    pub fn passed(&self, r#type: &Ty) -> Option<Box<Library>> {
        match self.parameter(r#type) {
            Ty::Library(library) if is_copied(&library.r#type) => Some(library),
            _ => None,
        }
    }

    /// The result of a call from C++, by value or by constant reference. It must not refer to Python objects,
    /// because the method's result no longer exists when C++ reads it.
    pub fn returned(&self, r#type: &Ty) -> Option<Box<Library>> {
        match self.result(r#type) {
            Ty::Library(library) if r#type.is_value_or_constant() && is_independent(&library.r#type) => {
                Some(library)
            }
            _ => None,
        }
    }

    fn library(&self, own: &Ty, moved: bool) -> Ty {
        Ty::Library(Box::new(Library { r#type: own.clone(), shown: self.shown(own), moved, is_tree: false }))
    }

    /// The type as Python users see it.
    fn shown(&self, own: &Ty) -> Ty {
        let all = |class: &ClassType| class.arguments().iter().map(|each| self.shown(each)).collect();
        match own {
            Ty::Const(inner) => Ty::Const(Box::new(self.shown(inner))),
            Ty::StdVector(element) => Ty::StdVector(Box::new(self.shown(element))),
            Ty::StdSpan(element) => Ty::StdSpan(Box::new(self.shown(element))),
            own => match (self.scope.traits(own), own) {
                (Some(Ok(Traits::Value(converted))), _) => converted.value,
                // The number of axes of an array is not part of the annotation.
                (Some(_), _) => Ty::Other("array".to_owned()),
                (None, Ty::Class(class)) if class.library().is_some() && !class.arguments().is_empty() => {
                    Ty::Class(ClassType::instance(class.template(), all(class)))
                }
                (None, Ty::Undeclared(class)) if !class.arguments().is_empty() => {
                    Ty::Undeclared(ClassType::instance(class.template(), all(class)))
                }
                (None, own) => own.clone(),
            },
        }
    }

    /// Whether a type crosses by value.
    fn is_value(&self, own: &Ty) -> bool {
        match own {
            // The traits in the interface define how objects of this class cross.
            own if self.scope.traits(own).is_some() => false,
            Ty::StdVector(_) | Ty::StdSpan(_) => self.is_element(own),
            Ty::Undeclared(class) => self.is_converted(class),
            // A class that the interface declares outside of templates has its own conversions.
            Ty::Class(class) => class.is_instance() && !self.is_class(class) && self.is_converted(class),
            _ => false,
        }
    }

    /// Whether a value contains objects of bound classes, and not only pointers to them.
    fn has_objects(&self, own: &Ty) -> bool {
        match own.without_const() {
            own if self.scope.traits(own).is_some() => false,
            Ty::StdVector(element) | Ty::StdSpan(element) => self.has_objects(element),
            Ty::Class(class) | Ty::Undeclared(class) => match class.by_value() {
                ByValue::Pointer => false,
                ByValue::Never => true,
                by_value => {
                    let elements = by_value.elements().min(class.arguments().len());
                    self.is_class(class)
                        || class.arguments()[..elements].iter().any(|each| self.has_objects(each))
                }
            },
            _ => false,
        }
    }

    /// Whether Python has a class for this library type, or the interface requests SWIG's conversions.
    fn is_class(&self, class: &ClassType) -> bool {
        self.scope.has_instance(class.name())
            || self.scope.is_named_in_library(class.name())
            || self.interface.converted.contains(class)
    }

    /// Whether C++ can convert objects of a library type, depending on its element types.
    fn is_converted(&self, class: &ClassType) -> bool {
        let (by_value, arguments) = (class.by_value(), class.arguments());
        let elements = by_value.elements().min(arguments.len());
        match by_value {
            ByValue::Never | ByValue::Pointer | ByValue::Records => false,
            // The error type may be any type.
            ByValue::Expected => {
                arguments.first().is_some_and(|value| value.is_void() || self.is_element(value))
            }
            _ => arguments[..elements].iter().all(|element| self.is_element(element)),
        }
    }

    /// Whether values of this type can be elements of values that C++ converts.
    fn is_element(&self, element: &Ty) -> bool {
        if let Some(traits) = self.scope.traits(element.without_const()) {
            return traits.is_ok_and(|traits| self.is_element_by(&traits));
        }
        match element.without_const() {
            own @ Ty::Builtin(_) => {
                let is_number = |scalar: &Scalar| !matches!(scalar, Scalar::Half | Scalar::Bfloat16);
                own.is_char() || own.scalar().as_ref().is_some_and(is_number)
            }
            Ty::StdString | Ty::Enum(..) => true,
            Ty::StdVector(element) | Ty::StdSpan(element) => self.is_element(element),
            Ty::Pointer(pointee) => pointee.class().is_some_and(|class| self.is_known(class)),
            Ty::Class(class) if self.is_known(class) => true,
            Ty::Class(class) | Ty::Undeclared(class) => match class.by_value() {
                ByValue::Pointer => {
                    self.scope.has_class(class.template())
                        && class.pointee().and_then(Ty::class).is_some_and(|class| self.is_known(class))
                }
                _ => self.is_converted(class),
            },
            _ => false,
        }
    }

    /// Whether objects of a class with traits can be elements. Objects that view the elements of other
    /// objects cannot, because nothing keeps those elements alive.
    fn is_element_by(&self, traits: &Traits) -> bool {
        match traits {
            Traits::Array(array, class) => array.memory == Memory::Host && !class.is_view,
            Traits::Value(converted) => match &converted.value {
                // A vector of numbers contains no class with traits.
                Ty::StdVector(element) => element.scalar().is_some(),
                Ty::Pointer(pointee) => pointee.is_python(),
                value => self.scope.traits(value).is_none() && self.is_element(value),
            },
        }
    }

    /// Whether Python has a class for objects of `class`, which may be of the standard library.
    fn is_known(&self, class: &ClassType) -> bool {
        match class.library() {
            Some(_) => class.is_instance() && self.is_class(class),
            None if class.is_instance() => self.scope.has_instance(class.name()),
            None => self.scope.has_class(class.name()) && !self.scope.has_traits(class.name()),
        }
    }
}

/// Whether values can be copied, because they contain no `std::unique_ptr`.
pub(super) fn is_copied(r#type: &Ty) -> bool {
    let is_single = |class: &ClassType| {
        class.template() == UNIQUE || class.by_value() == ByValue::Pointer && !class.is_shared_pointer()
    };
    let owns = |each: &Ty| matches!(each, Ty::Unique(_)) || each.class_or_undeclared().is_some_and(is_single);
    !inner(r#type).any(owns)
}

/// Whether quaff knows all types of the standard library in a type: C++ may be unable to copy others, such as
/// a `std::future`.
pub(super) fn is_known_in_full(r#type: &Ty) -> bool {
    inner(r#type).all(|each| match each {
        Ty::Class(class) | Ty::Undeclared(class) => !class.is_standard() || class.library().is_some(),
        own => !own.is_same_everywhere(),
    })
}

/// Whether values can be copied and do not refer to memory of others.
fn is_independent(r#type: &Ty) -> bool {
    let refers = |each: &&Ty| {
        matches!(each.without_const(), Ty::Pointer(_) | Ty::StdSpan(_))
            || each.class_or_undeclared().is_some_and(|class| class.structure() == Structure::View)
    };
    is_copied(r#type) && !inner(r#type).any(|each| refers(&each))
}

/// A library type and its inner types.
fn inner(r#type: &Ty) -> std::vec::IntoIter<&Ty> {
    let mut types = Vec::new();
    r#type.add_types(&mut types);
    types.into_iter()
}

/// The type without `const` and without an rvalue reference, and whether C++ may move from the argument.
pub(in crate::lower) fn decayed(r#type: &Ty) -> (&Ty, bool) {
    match r#type.without_const() {
        Ty::Reference(referent) if referent.is_const() => (referent.without_const(), false),
        Ty::RvalueReference(referent) => (referent.without_const(), !referent.is_const()),
        own => (own, false),
    }
}
