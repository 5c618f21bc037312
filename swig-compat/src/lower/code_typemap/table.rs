//! The typemaps of one method, arranged so that the typemaps for a type are found without comparing all: a
//! library has hundreds, and each parameter of each function is looked up.

use super::{CodeTypemap, TypemapPattern};
use crate::interface::Ty;
use rustc_hash::FxHashMap;

/// The typemaps of one method.
#[derive(Clone, Default)]
pub struct Table<'s> {
    /// The typemaps for a single parameter: by its type, each with the parameter's name if it needs one.
    single: FxHashMap<Ty, Vec<(Option<String>, CodeTypemap<'s>)>>,
    /// The typemaps for several adjacent parameters.
    several: FxHashMap<Vec<TypemapPattern>, CodeTypemap<'s>>,
}

impl<'s> Table<'s> {
    /// Adds a typemap, which replaces an earlier one for the same parameters.
    pub fn insert(&mut self, patterns: Vec<TypemapPattern>, typemap: CodeTypemap<'s>) {
        let Ok([TypemapPattern { r#type, name }]) = <[TypemapPattern; 1]>::try_from(patterns.clone()) else {
            self.several.insert(patterns, typemap);
            return;
        };
        let named = self.single.entry(r#type).or_default();
        match named.iter_mut().find(|(known, _)| *known == name) {
            Some((_, known)) => *known = typemap,
            None => named.push((name, typemap)),
        }
    }

    pub fn remove(&mut self, patterns: &[TypemapPattern]) {
        match patterns {
            [TypemapPattern { r#type, name }] => {
                self.single.get_mut(r#type).into_iter().for_each(|named| named.retain(|own| own.0 != *name));
            }
            several => _ = self.several.remove(several),
        }
    }

    /// The typemap for a single parameter with this type, and with this name or without any.
    pub fn single(&self, r#type: &Ty, name: Option<&str>) -> Option<&CodeTypemap<'s>> {
        self.first(r#type, [name]).map(|(_, typemap)| typemap)
    }

    /// The typemap for a single parameter of this type and the first of these names that has a typemap, with
    /// that name.
    pub fn first<'n>(
        &self,
        r#type: &Ty,
        names: impl IntoIterator<Item = Option<&'n str>>,
    ) -> Option<(Option<&str>, &CodeTypemap<'s>)> {
        let all = self.single.get(r#type)?;
        let of = |name: Option<&str>| all.iter().find(|(known, _)| known.as_deref() == name);
        names.into_iter().find_map(of).map(|(name, typemap)| (name.as_deref(), typemap))
    }

    /// The typemaps for several adjacent parameters.
    pub fn several(&self) -> impl Iterator<Item = (&Vec<TypemapPattern>, &CodeTypemap<'s>)> {
        self.several.iter()
    }
}
