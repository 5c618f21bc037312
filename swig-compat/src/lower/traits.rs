//! Classes that cross the border as arrays or as other values, because the interface shows a specialization
//! of `quaff::array_traits` or `quaff::value_traits` for them (`quaff/traits.hpp`).
//!
//! The array is a parameter like any other, followed by its extents and strides, and the shim makes an object
//! of these (`ArrayObject::Class`, `include/quaff/array_class.hpp`). A result is a `quaff::Vector` that has a
//! shape. Values are converted around the call (`Argument::Converted`, `Crossing::traits`).

use crate::interface::{Access, Array, ArrayClass, ClassType, Layout, Memory, Rank, Ty};
use crate::lower::scope::Scope;
use crate::syntax::{ItemKind, TypeSyntax};

const ARRAY_TRAITS: &str = "quaff::array_traits";
const VALUE_TRAITS: &str = "quaff::value_traits";

/// The names of the layouts with any strides, and with any non-negative strides.
const ANY_STRIDES: &str = "any_strides";
const POSITIVE_STRIDES: &str = "positive_strides";

/// The largest number of axes of an array with traits: `most_axes` in `quaff/part.hpp`.
const MOST_AXES: u8 = 8;

/// How objects of a class cross.
#[derive(Clone, Debug)]
pub enum Traits {
    /// An array of this kind, which C++ takes as an object of the class.
    Array(Array, ArrayClass),
    /// Values of another type.
    Value(Converted),
}

/// The obstacle to passing objects of a class with traits as arrays.
#[derive(Clone, Debug)]
pub enum NoArray {
    /// C++ could change the shape of the object, whose class is given.
    Changed(Ty),
    /// The traits of the class do not describe an array.
    Undescribed(ClassType),
}

/// A class, and the type to and from which its objects are converted.
#[derive(Clone, Debug)]
pub struct Converted {
    pub class: Ty,
    pub value: Ty,
}

/// Whether a full name is `quaff::array_traits` or `quaff::value_traits`.
pub(super) fn is_traits(full: &str) -> bool {
    full == ARRAY_TRAITS || full == VALUE_TRAITS
}

impl Scope<'_> {
    /// Whether a class or class template with this full name has traits, so that Python has no class for it.
    pub(super) fn has_traits(&self, full: &str) -> bool {
        let own = |argument: &TypeSyntax| match argument {
            TypeSyntax::Named(name) => name.path() == full || name.path().trim_start_matches("::") == full,
            _ => false,
        };
        [ARRAY_TRAITS, VALUE_TRAITS].iter().flat_map(|traits| self.class_types.definitions_of(traits)).any(
            |definition| {
                let specialized = definition.class.specialized.as_ref().and_then(|name| name.arguments());
                specialized.and_then(|arguments| arguments.first()?.r#type.as_ref()).is_some_and(own)
            },
        )
    }

    /// How a value of this type crosses, if it is an object of a class with traits that C++ reads or copies.
    /// A class that views elements of others may also be passed by a non-constant reference.
    ///
    /// # Errors
    /// The traits do not describe an array, or C++ could change the shape of the object.
    pub fn traits(&self, r#type: &Ty) -> Option<Result<Traits, NoArray>> {
        let (object, is_changed) = match r#type {
            Ty::Reference(referent) => (referent.without_const(), !referent.is_const()),
            Ty::RvalueReference(referent) => (&**referent, false),
            own => (own.without_const(), false),
        };
        let class = object.class_or_undeclared()?;
        if let Some(value) = self.type_in_traits(VALUE_TRAITS, object, "type").filter(|_| !is_changed) {
            return Some(Ok(Traits::Value(Converted { class: object.clone(), value })));
        }
        let traits = traits_of(ARRAY_TRAITS, object);
        let (definition, _) = self.class_definition(&traits)?;
        let wraps =
            definition.class.members.iter().any(
                |member| matches!(&member.kind, ItemKind::Function(function) if function.name == "wrap"),
            );
        if is_changed && !wraps {
            return Some(Err(NoArray::Changed(object.clone())));
        }
        let array = self.array(&traits, object, wraps, is_changed);
        let undescribed = || NoArray::Undescribed(class.clone());
        Some(array.map(|(array, class)| Traits::Array(array, class)).ok_or_else(undescribed))
    }

    /// The type called `name` in the traits of a class.
    fn type_in_traits(&self, traits: &str, class: &Ty, name: &str) -> Option<Ty> {
        let traits = traits_of(traits, class);
        self.class_definition(&traits)?;
        self.type_in(&traits, name)
    }

    /// The array that the traits' `view` and `shape` describe.
    fn array(
        &self,
        traits: &ClassType,
        class: &Ty,
        wraps: bool,
        is_changed: bool,
    ) -> Option<(Array, ArrayClass)> {
        let view = self.type_in(traits, "view")?;
        let view = view.class_or_undeclared()?;
        let (memory, named) = match view.unqualified() {
            "array_view" => (Memory::Host, view.arguments().get(2).map(Ty::to_string)),
            "device_view" => (Memory::Device, Some("c_order".to_owned())),
            _ => return None,
        };
        let (element, rank) = match view.arguments() {
            [element, rank, ..] => (element, number(rank).and_then(|rank| u8::try_from(rank).ok())?),
            _ => return None,
        };
        let scalar = element.scalar().filter(|_| (1..=MOST_AXES).contains(&rank))?;
        let (name, layout) = match layout(named.as_deref().unwrap_or(ANY_STRIDES), rank)? {
            // The elements are copied, so any strides are possible.
            _ if !wraps && memory == Memory::Host => layout(ANY_STRIDES, rank)?,
            named => named,
        };
        let is_read = element.is_const() || !wraps;
        let access = if is_read { Access::Read } else { Access::Write };
        let array = Array {
            element: scalar,
            memory,
            access,
            rank: Rank::Exactly(rank),
            layout,
            sequence: rank == 1 && is_read && memory == Memory::Host,
            converts: false,
            by_numpy: false,
            in_place: false,
            record: None,
            fixed: self.type_in(traits, "shape").map_or(Vec::new(), |shape| extents(&shape, rank)),
        };
        let is_strided = matches!(layout, Layout::Strided { .. });
        Some((
            array,
            ArrayClass { class: class.clone(), rank, layout: name, is_strided, is_view: wraps, is_changed },
        ))
    }
}

fn traits_of(traits: &str, class: &Ty) -> ClassType {
    ClassType::instance(traits, vec![class.clone()])
}

fn number(r#type: &Ty) -> Option<i64> {
    match r#type {
        Ty::Other(text) => text.trim().parse().ok(),
        _ => None,
    }
}

/// The layout that a class can view without a copy, by its name in `quaff/traits.hpp`.
fn layout(named: &str, rank: u8) -> Option<(&'static str, Layout)> {
    let strided = |unit| Layout::Strided { rank, unit };
    let layouts = [
        (ANY_STRIDES, strided(None)),
        (POSITIVE_STRIDES, strided(None)),
        ("c_order", Layout::C),
        ("fortran_order", Layout::Fortran),
        ("row_stride", strided(Some(rank - 1))),
        ("column_stride", strided(Some(0))),
    ];
    let named = named.strip_prefix("quaff::").unwrap_or(named);
    let found = layouts.into_iter().find(|(name, _)| named == *name)?;
    (rank > 1 || !matches!(found.1, Layout::Strided { unit: Some(_), .. })).then_some(found)
}

/// The extents in `quaff::fixed_shape`. Extents that only C++ knows are left out, and C++ itself compares
/// them.
fn extents(shape: &Ty, rank: u8) -> Vec<Option<u64>> {
    let arguments = shape.class_or_undeclared().map(ClassType::arguments).unwrap_or_default();
    let extents: Vec<Option<u64>> =
        arguments.iter().map(|extent| number(extent).and_then(|extent| u64::try_from(extent).ok())).collect();
    let is_known = extents.len() == usize::from(rank) && extents.iter().any(Option::is_some);
    if is_known { extents } else { Vec::new() }
}
