//! Recognises the structs that can be elements of structured arrays.

use crate::interface::{ClassType, Library, RECORDS, Record, STRUCTURED, Scalar, Ty};
use crate::lower::class_types::namespace_inside;
use crate::lower::scope::Scope;
use crate::lower::types::Resolver;
use crate::syntax::{ClassKey, DataSyntax, Item, ItemKind, MemberAccess, MemberRole};
use std::fmt;

/// The largest depth of nested structs. No struct can contain itself, but incorrect text may say so.
const MOST_NESTED: usize = 16;

/// The reason why a struct is no element of a structured array.
#[derive(Clone, Debug)]
pub enum Unfit {
    Union,
    Base,
    /// A data member that is not public.
    Hidden(String),
    BitField(String),
    /// A public data member with a type that no field can have.
    Member {
        name: String,
        r#type: Ty,
    },
    Unnamed,
    Virtual(String),
    Destructor,
}

impl fmt::Display for Unfit {
    /// A clause: why the struct has no fields.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unfit::Union => write!(f, "it is a union"),
            Unfit::Base => write!(f, "it has a base class"),
            Unfit::Hidden(name) => write!(f, "its member `{name}` is not public"),
            Unfit::BitField(name) => write!(f, "its member `{name}` is a bit-field"),
            Unfit::Member { name, r#type } => {
                write!(f, "its member `{name}` is a `{type}`, which no field of a structured array can be")
            }
            Unfit::Unnamed => write!(f, "it has an unnamed struct or union"),
            Unfit::Virtual(name) => write!(f, "its function `{name}` is virtual"),
            Unfit::Destructor => write!(f, "it has a destructor"),
        }
    }
}

/// The fields of a struct, or the reason why there are none.
pub type Fields = Result<Record, NoFields>;

/// The reason why a type has no fields.
#[derive(Clone, Debug)]
pub enum NoFields {
    /// The type is no struct with data members.
    NoStruct,
    /// The type is a struct, but no element of a structured array.
    Unfit(Unfit),
}

impl Scope<'_> {
    /// The fields of a struct, if its objects can be copied as bytes, and all its data members are public and
    /// have types that NumPy knows.
    pub fn record(&self, r#type: &Ty) -> Fields {
        self.record_within(r#type, MOST_NESTED)
    }

    /// The struct in a vector that is passed by value or constant reference.
    pub fn record_of_vector(&self, r#type: &Ty) -> Fields {
        let own = r#type.referent().filter(|referent| referent.is_const()).unwrap_or(r#type);
        let class = own.class_or_undeclared().filter(|class| class.is_vector());
        self.record(class.and_then(|class| class.arguments().first()).ok_or(NoFields::NoStruct)?)
    }

    fn record_within(&self, r#type: &Ty, depth: usize) -> Fields {
        let class = r#type
            .class()
            .filter(|class| class.library().is_none() && depth > 0)
            .ok_or(NoFields::NoStruct)?;
        let (definition, mut bindings) = self.class_definition(class).ok_or(NoFields::NoStruct)?;
        let syntax = definition.class;
        if self.has_traits(class.name()) {
            return Err(NoFields::NoStruct);
        }
        bindings.extend(self.types_in(class));
        let namespace = namespace_inside(&definition);
        let resolver = Resolver { scope: self, namespace, bindings: &bindings };
        let of_class = match syntax.key {
            ClassKey::Union => Some(Unfit::Union),
            _ => (!syntax.bases.is_empty()).then_some(Unfit::Base),
        };
        let (mut fields, mut inner, mut unfit) = (Vec::new(), Vec::new(), of_class);
        for item in &syntax.members {
            match &item.kind {
                ItemKind::Data(data) if data.is_static || data.is_extension => {}
                ItemKind::Data(data) => {
                    fields.push(data.name.clone());
                    match unfit_data(data, item.access) {
                        None => {
                            let r#type = resolver.resolve(&data.r#type);
                            match self.field(&r#type, depth) {
                                Ok(record) => inner.extend(record),
                                Err(nested) => {
                                    let own = || Unfit::Member { name: data.name.clone(), r#type };
                                    let inner = match nested {
                                        NoFields::Unfit(inner @ Unfit::Member { .. }) => inner,
                                        _ => own(),
                                    };
                                    unfit = unfit.or(Some(inner));
                                }
                            }
                        }
                        hidden => unfit = unfit.or(hidden),
                    }
                }
                _ => unfit = unfit.or_else(|| unfit_item(item)),
            }
        }
        match unfit {
            None if !fields.is_empty() => Ok(Record { class: class.clone(), fields, inner }),
            None => Err(NoFields::NoStruct),
            Some(unfit) => Err(NoFields::Unfit(unfit)),
        }
    }

    /// The struct in a data member, or in its elements; `None` for numbers.
    fn field(&self, r#type: &Ty, depth: usize) -> Result<Option<Record>, NoFields> {
        let element = field_element(r#type);
        match element.element() {
            Some(Scalar::Bfloat16) => Err(NoFields::NoStruct),
            Some(_) => Ok(None),
            None => self.record_within(element, depth - 1).map(Some),
        }
    }
}

/// The type of a field, or of its elements if it is an array or a `std::array`, of any number of extents.
fn field_element(r#type: &Ty) -> &Ty {
    match r#type.without_const() {
        Ty::Array(inner, _) => field_element(inner),
        Ty::Class(class) | Ty::Undeclared(class) if class.is_fixed_array() => {
            class.arguments().first().map_or(r#type, field_element)
        }
        own => own,
    }
}

/// The reason why a data member is no field, whatever its type is.
fn unfit_data(data: &DataSyntax, access: MemberAccess) -> Option<Unfit> {
    let name = data.name.clone();
    match access {
        // A bit-field has no offset.
        MemberAccess::Public => data.is_bit_field.then_some(Unfit::BitField(name)),
        _ => Some(Unfit::Hidden(name)),
    }
}

/// Why a class with this member, which is no data member, cannot be copied as bytes.
fn unfit_item(item: &Item) -> Option<Unfit> {
    match &item.kind {
        ItemKind::Function(function) => match function.member.as_ref()? {
            member if member.is_virtual || member.is_pure => Some(Unfit::Virtual(function.name.clone())),
            member if member.role == MemberRole::Destructor && !member.is_extension => {
                Some(Unfit::Destructor)
            }
            _ => None,
        },
        // The members of an unnamed struct belong to the class itself.
        ItemKind::Class(class) if class.name.is_empty() => Some(Unfit::Unnamed),
        _ => None,
    }
}

impl Record {
    /// The structured array for a pointer to the first of several structs. `is_read`: C++ only reads the
    /// array.
    pub fn array(&self, is_read: bool) -> Ty {
        let element = Ty::Class(self.class.clone());
        let element = if is_read { element.into_const() } else { element };
        let r#type = Ty::Class(ClassType::instance(RECORDS, vec![element]));
        Ty::Library(Box::new(Library { shown: r#type.clone(), r#type, moved: false, is_tree: false }))
    }

    /// The type for a vector of the structs, if Python gets the vector as a structured array.
    pub fn vector(&self) -> Ty {
        Ty::Class(ClassType::instance(STRUCTURED, vec![Ty::Class(self.class.clone())]))
    }
}
