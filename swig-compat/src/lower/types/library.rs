//! The types of the standard library that cross by value: each that no `%template` names is no class but a
//! `Value::Library`, for which Python's own values stand.
//!
//! Python's objects cross the bridge as they are, and C++ converts them in the call of the shim
//! (`include/quaff/value.hpp` and its relatives, one specialization for each kind of type, found by `ByValue` in
//! `interface/library_type.rs`). If a call has arrays or objects besides, or overloads, the runtime has the values made
//! earlier (`convert/by_value.rs`), in a capsule: the code of elements could move or free what C++ already has.

use crate::interface::{ByValue, ClassType, Interface, Library, Memory, Scalar, Ty};
use crate::lower::Lowering;
use crate::lower::parameter::Parameter;
use crate::lower::scope::Scope;
use crate::lower::traits::Traits;

/// Decides about the types of one interface.
#[derive(Clone, Copy)]
pub struct LibraryValues<'a, 's> {
    pub scope: &'a Scope<'s>,
    pub interface: &'a Interface,
}

impl LibraryValues<'_, '_> {
    /// The type of a parameter, as a type of the standard library if it is one that crosses by value.
    pub fn parameter(&self, r#type: &Ty) -> Ty {
        let (own, moved) = decayed(r#type);
        match own {
            // An array stands for these.
            Ty::StdVector(_) if !moved => None,
            Ty::StdSpan(_) => None,
            own => self.is_value(own).then(|| self.library(own, moved)),
        }
        .unwrap_or_else(|| r#type.clone())
    }

    /// The type of a result, as a type of the standard library if it is one that crosses by value. The elements of a
    /// `std::span` are copied.
    pub fn result(&self, r#type: &Ty) -> Ty {
        let (own, _) = decayed(r#type);
        match own {
            Ty::StdVector(_) => r#type.clone(),
            own if self.is_value(own) => self.library(own, false),
            _ => r#type.clone(),
        }
    }

    /// The type of a data member or a variable. Python gets a snapshot of it, in which nothing can be changed: objects of
    /// classes could be. A vector of numbers is an array over its elements, which no array is over packed bits.
    pub fn member(&self, r#type: &Ty) -> Ty {
        let own = r#type.without_const();
        match own {
            Ty::StdVector(element) if element.scalar() == Some(Scalar::Bool) => self.library(own, false),
            Ty::StdVector(_) | Ty::StdSpan(_) => r#type.clone(),
            own if self.is_value(own) && !self.has_objects(own) => self.library(own, false),
            _ => r#type.clone(),
        }
    }

    /// The type of the value that Python gets of a data member or a variable whose class has `quaff::value_traits`.
    pub fn converted_member(&self, value: &Ty) -> Ty {
        match value {
            Ty::StdVector(_) => self.library(value, false),
            other => other.clone(),
        }
    }

    /// A parameter of a call in which C++ is the caller. Python gets a copy.
    pub fn passed(&self, r#type: &Ty) -> Option<Box<Library>> {
        match self.parameter(r#type) {
            Ty::Library(library) if is_copied(&library.r#type) => Some(library),
            _ => None,
        }
    }

    /// The result of such a call. The Python object is gone when C++ reads the result, so that it must not refer to any.
    pub fn returned(&self, r#type: &Ty) -> Option<Box<Library>> {
        match self.result(r#type) {
            Ty::Library(library) if r#type.referent().is_none() && is_independent(&library.r#type) => {
                Some(library)
            }
            _ => None,
        }
    }

    fn library(&self, own: &Ty, moved: bool) -> Ty {
        Ty::Library(Box::new(Library { r#type: own.clone(), shown: self.shown(own), moved }))
    }

    /// The type in the form in which Python's users see it.
    fn shown(&self, own: &Ty) -> Ty {
        let all = |class: &ClassType| class.arguments().iter().map(|each| self.shown(each)).collect();
        match own {
            Ty::Const(inner) => Ty::Const(Box::new(self.shown(inner))),
            Ty::StdVector(element) => Ty::StdVector(Box::new(self.shown(element))),
            Ty::StdSpan(element) => Ty::StdSpan(Box::new(self.shown(element))),
            own => match (self.scope.traits(own), own) {
                (Some(Ok(Traits::Value(converted))), _) => converted.value,
                // No word says how many axes an array has.
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
            // The interface says itself how its objects cross.
            own if self.scope.traits(own).is_some() => false,
            Ty::StdVector(_) | Ty::StdSpan(_) => self.is_element(own),
            Ty::Undeclared(class) => self.is_converted(class),
            // A class that the interface declares, and that is no template, has conversions of its own.
            Ty::Class(class) => class.is_instance() && !self.is_class(class) && self.is_converted(class),
            _ => false,
        }
    }

    /// Whether objects that are objects in Python are part of a value, and not only pointed to.
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

    /// Whether Python has a class for this type of the standard library, or the interface asks for SWIG's conversions.
    fn is_class(&self, class: &ClassType) -> bool {
        self.scope.has_instance(class.name())
            || self.scope.is_named_in_library(class.name())
            || self.interface.converted.contains(class)
    }

    /// Whether C++ can convert objects of a type of the standard library, by the types of their elements.
    fn is_converted(&self, class: &ClassType) -> bool {
        let (by_value, arguments) = (class.by_value(), class.arguments());
        let elements = by_value.elements().min(arguments.len());
        match by_value {
            ByValue::Never | ByValue::Pointer | ByValue::Records => false,
            // The error is an object of any type.
            ByValue::Expected => {
                arguments.first().is_some_and(|value| value.is_void() || self.is_element(value))
            }
            _ => arguments[..elements].iter().all(|element| self.is_element(element)),
        }
    }

    /// Whether values of a type can be elements of values that C++ converts.
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

    /// Whether objects of a class with traits can be elements. One that views the elements of others cannot: nobody keeps
    /// these.
    fn is_element_by(&self, traits: &Traits) -> bool {
        match traits {
            Traits::Array(array, class) => array.memory == Memory::Host && !class.is_view,
            Traits::Value(converted) => match &converted.value {
                // No class with traits is inside these.
                Ty::StdVector(element) => element.scalar().is_some(),
                Ty::Pointer(pointee) => pointee.is_python(),
                value => self.scope.traits(value).is_none() && self.is_element(value),
            },
        }
    }

    /// Whether Python has a class for the objects of a class, of the standard library or not.
    fn is_known(&self, class: &ClassType) -> bool {
        match class.library() {
            Some(_) => class.is_instance() && self.is_class(class),
            None if class.is_instance() => self.scope.has_instance(class.name()),
            None => self.scope.has_class(class.name()) && !self.scope.has_traits(class.name()),
        }
    }
}

/// Whether values can be copied: nothing in them owns an object alone.
fn is_copied(r#type: &Ty) -> bool {
    let is_single = |class: &ClassType| class.by_value() == ByValue::Pointer && !class.is_shared_pointer();
    let owns = |each: &Ty| matches!(each, Ty::Unique(_)) || each.class_or_undeclared().is_some_and(is_single);
    !inner(r#type).any(owns)
}

/// Whether values can be copied, and refer to nothing that others own.
fn is_independent(r#type: &Ty) -> bool {
    let refers = |each: &&Ty| {
        matches!(each.without_const(), Ty::Pointer(_) | Ty::StdSpan(_))
            || each.class_or_undeclared().is_some_and(ClassType::is_view)
    };
    is_copied(r#type) && !inner(r#type).any(|each| refers(&each))
}

/// A type of the standard library and the types in it.
fn inner(r#type: &Ty) -> std::vec::IntoIter<&Ty> {
    let mut types = Vec::new();
    r#type.add_types(&mut types);
    types.into_iter()
}

/// The type without `const` and without an rvalue reference, and whether C++ may move from the argument.
fn decayed(r#type: &Ty) -> (&Ty, bool) {
    match r#type.without_const() {
        Ty::Reference(referent) if referent.is_const() => (referent.without_const(), false),
        Ty::RvalueReference(referent) => (referent.without_const(), !referent.is_const()),
        own => (own, false),
    }
}

impl Lowering<'_, '_> {
    /// Decides which types of the standard library cross by value; none do in an interface of C.
    pub(in crate::lower) fn library_values(&self) -> Option<LibraryValues<'_, '_>> {
        (!self.spelling.is_of_c()).then_some(LibraryValues { scope: &self.scope, interface: &self.interface })
    }

    /// Parameters with the types of the standard library that cross by value.
    pub(in crate::lower) fn library_parameters(&self, parameters: &[Parameter]) -> Vec<Parameter> {
        let values = self.library_values();
        let parameter = |parameter: &Parameter| {
            let r#type = values.map(|values| values.parameter(&parameter.r#type));
            let pointee = parameter.r#type.pointee();
            Parameter {
                r#type: r#type.unwrap_or_else(|| parameter.r#type.clone()),
                record: values.and_then(|values| values.scope.record(pointee?)),
                ..parameter.clone()
            }
        };
        parameters.iter().map(parameter).collect()
    }

    /// The type of a result, with the types of the standard library that cross by value.
    pub(in crate::lower) fn library_result(&self, returns: &Ty) -> Ty {
        self.library_values().map_or_else(|| returns.clone(), |values| values.result(returns))
    }

    /// The type of a data member or a variable, with the types of the standard library that cross by value.
    pub(in crate::lower) fn library_member(&self, r#type: &Ty) -> Ty {
        self.library_values().map_or_else(|| r#type.clone(), |values| values.member(r#type))
    }
}
