//! Recognises the structs that can be elements of structured arrays.

use crate::interface::{ClassType, Library, RECORDS, Record, STRUCTURED, Scalar, Ty};
use crate::lower::class_types::namespace_inside;
use crate::lower::scope::Scope;
use crate::lower::types::Resolver;
use crate::syntax::{ClassKey, Item, ItemKind, MemberAccess, MemberRole};

/// The largest depth of nested structs. No struct can contain itself, but incorrect text may say so.
const MOST_NESTED: usize = 16;

impl Scope<'_> {
    /// The fields of a struct, if its objects can be copied as bytes, and all its data members are public and
    /// have types that NumPy knows.
    pub fn record(&self, r#type: &Ty) -> Option<Record> {
        self.record_within(r#type, MOST_NESTED)
    }

    /// The struct in a vector that is passed by value or constant reference.
    pub fn record_of_vector(&self, r#type: &Ty) -> Option<Record> {
        let own = r#type.referent().filter(|referent| referent.is_const()).unwrap_or(r#type);
        let class = own.class_or_undeclared().filter(|class| class.is_vector())?;
        self.record(class.arguments().first()?)
    }

    fn record_within(&self, r#type: &Ty, depth: usize) -> Option<Record> {
        let class = r#type.class().filter(|class| class.library().is_none() && depth > 0)?;
        let (definition, mut bindings) = self.class_definition(class)?;
        let syntax = definition.class;
        if syntax.key == ClassKey::Union || !syntax.bases.is_empty() || self.has_traits(class.name()) {
            return None;
        }
        bindings.extend(self.types_in(class));
        let namespace = namespace_inside(&definition);
        let resolver = Resolver { scope: self, namespace, bindings: &bindings };
        let (mut fields, mut inner) = (Vec::new(), Vec::new());
        for item in &syntax.members {
            match &item.kind {
                // A bit-field has no offset.
                ItemKind::Data(data) if data.is_bit_field => return None,
                ItemKind::Data(data) if !data.is_static && !data.is_extension => {
                    fields.push(data.name.clone());
                    inner.extend(self.field(item, &resolver.resolve(&data.r#type), depth)?);
                }
                _ if is_plain(item) => {}
                _ => return None,
            }
        }
        (!fields.is_empty()).then(|| Record { class: class.clone(), fields, inner })
    }

    /// The struct in a data member, or in its elements; `Some(None)` for numbers.
    fn field(&self, item: &Item, r#type: &Ty, depth: usize) -> Option<Option<Record>> {
        let mut element = r#type;
        while let Ty::Array(inner, _) = element.without_const() {
            element = inner;
        }
        match element.element() {
            _ if item.access != MemberAccess::Public => None,
            Some(Scalar::Bfloat16) => None,
            Some(_) => Some(None),
            None => self.record_within(element, depth - 1).map(Some),
        }
    }
}

/// Whether a class with this member can still be copied as bytes.
fn is_plain(item: &Item) -> bool {
    match &item.kind {
        ItemKind::Function(function) => function.member.as_ref().is_none_or(|member| {
            !member.is_virtual
                && !member.is_pure
                && (member.role != MemberRole::Destructor || member.is_extension)
        }),
        // The members of an unnamed struct belong to the class itself.
        ItemKind::Class(class) => !class.name.is_empty(),
        _ => true,
    }
}

impl Record {
    /// The structured array for a pointer to the first of these structs. `is_read`: C++ only reads it.
    pub fn array(&self, is_read: bool) -> Ty {
        let element = Ty::Class(self.class.clone());
        let element = if is_read { element.into_const() } else { element };
        let r#type = Ty::Class(ClassType::instance(RECORDS, vec![element]));
        Ty::Library(Box::new(Library { shown: r#type.clone(), r#type, moved: false, is_tree: false }))
    }

    /// The type for a vector of such structs, if Python gets the vector as a structured array.
    pub fn vector(&self) -> Ty {
        Ty::Class(ClassType::instance(STRUCTURED, vec![Ty::Class(self.class.clone())]))
    }
}
