//! The `%extend`s outside of classes, and the classes that they may name.

use crate::interface::ClassType;
use crate::lower::class::definition::Definition;
use crate::lower::code_typemap::TablesByMethod;
use crate::syntax::{Directive, ExtendDirective, Item, ItemKind, QualifiedName};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::ops::Range;

/// The typemaps that apply at a place above the current item, for members that an extension adds to a class
/// there: those with code, and the rules that do not apply there.
pub struct HeldTypemaps<'s> {
    pub with_code: TablesByMethod<'s>,
    pub hidden: Range<usize>,
}

/// An `%extend` outside of classes.
#[derive(Clone, Copy)]
pub struct Extension<'s> {
    pub item: &'s Item,
    pub target: &'s QualifiedName,
    pub members: &'s [Item],
    /// The number of `%rename` rules that apply to the `%extend`: those above it and its own.
    renames: Option<usize>,
}

impl<'s> Extension<'s> {
    /// The extension, if an item is an `%extend` outside of classes.
    pub fn of(item: &'s Item) -> Option<Extension<'s>> {
        match &item.kind {
            ItemKind::Directive(Directive::Extend(ExtendDirective { target: Some(target), members })) => {
                Some(Extension { item, target, members, renames: None })
            }
            _ => None,
        }
    }

    /// The last part of the name of the class, without template arguments.
    fn unqualified(&self) -> &'s str {
        self.target.segments.last().map_or("", |last| &last.name)
    }
}

/// The `%extend`s outside of classes and the classes bound above the current item, both by unqualified
/// name: a class is compared only with the `%extend`s of its name.
#[derive(Default)]
pub struct Extensions<'s> {
    /// The extensions in the order of the text.
    all: Vec<Extension<'s>>,
    /// The number of extensions above the current item.
    above: usize,
    /// The places in `all` of the extensions whose targets have no template arguments.
    plain: FxHashMap<&'s str, Vec<usize>>,
    /// The places in `all` of the extensions whose targets have template arguments, and may be aliases.
    with_arguments: Vec<usize>,
    bound: Vec<ClassType>,
    /// The places in `bound` of the classes.
    by_name: FxHashMap<String, Vec<usize>>,
    /// The typemaps that apply to the members of the extensions below a class: those at the class's end, and
    /// those behind each directive for typemaps among the members.
    typemaps: FxHashMap<(usize, ClassType), Vec<HeldTypemaps<'s>>>,
}

impl<'s> Extensions<'s> {
    pub fn new(items: &'s [Item]) -> Extensions<'s> {
        let mut extensions = Extensions::default();
        for (place, extension) in items.iter().filter_map(Extension::of).enumerate() {
            if extension.target.has_arguments() {
                extensions.with_arguments.push(place);
            } else {
                extensions.plain.entry(extension.unqualified()).or_default().push(place);
            }
            extensions.all.push(extension);
        }
        extensions
    }

    /// The number of extensions above the current item.
    pub fn above(&self) -> usize {
        self.above
    }

    /// Counts the current item among those above. `renames` is the number of `%rename` rules that apply to
    /// it.
    pub fn pass(&mut self, renames: usize) {
        self.all[self.above].renames = Some(renames);
        self.above += 1;
    }

    /// The number of `%rename` rules that apply to the extension at a place; `None` if the extension is
    /// not above the current item.
    pub fn renames(&self, place: usize) -> Option<usize> {
        self.all[place].renames
    }

    /// Notes a class that is bound, for the extensions below it.
    pub fn bind(&mut self, definition: &Definition) {
        for name in names(definition) {
            self.by_name.entry(name.to_owned()).or_default().push(self.bound.len());
        }
        self.bound.push(definition.class.clone());
    }

    /// Notes the typemaps for the members that the extension at a place adds to a class above it.
    pub fn hold(&mut self, place: usize, class: ClassType, typemaps: Vec<HeldTypemaps<'s>>) {
        self.typemaps.insert((place, class), typemaps);
    }

    /// The noted typemaps for the members that the extension above the current item adds to a class.
    pub fn held(&mut self, class: &ClassType) -> Vec<HeldTypemaps<'s>> {
        self.typemaps.remove(&(self.above - 1, class.clone())).unwrap_or_default()
    }

    /// The classes above that an extension may name, in the order of the text.
    pub fn bound(&self, extension: &Extension) -> Vec<ClassType> {
        if extension.target.has_arguments() {
            return self.bound.clone();
        }
        let places = self.by_name.get(extension.unqualified()).into_iter().flatten();
        places.map(|place| self.bound[*place].clone()).collect()
    }

    /// All extensions with their places.
    pub fn all(&self) -> impl Iterator<Item = (usize, &Extension<'s>)> {
        self.all.iter().enumerate()
    }

    /// The extensions that may name a class, with their places, in the order of the text.
    pub fn naming(&self, definition: &Definition) -> impl Iterator<Item = (usize, &Extension<'s>)> {
        let named = names(definition).into_iter().filter_map(|name| self.plain.get(name)).flatten();
        let places: BTreeSet<usize> = named.chain(&self.with_arguments).copied().collect();
        places.into_iter().map(|place| (place, &self.all[place]))
    }
}

/// The unqualified names by which an `%extend` may name a class: that of its template, and that which a
/// `%template` gives to an instance.
fn names<'d>(definition: &'d Definition) -> BTreeSet<&'d str> {
    let given = definition.class.is_instance().then_some(definition.name.as_str());
    given.into_iter().chain([definition.class.unqualified()]).collect()
}
