//! Typemaps with code of the interface: `%typemap(in) int *value { … }`.
//!
//! As in SWIG, a typemap applies to the declarations after it, and of two for the same type and name the
//! later one applies. The lookup for a parameter uses the type as written, then the type with one `const`
//! less, then the type behind its alias; each time with type and name, and then with the type alone. If
//! nothing matches, `SWIGTYPE` stands for any type for which the library has no conversion. A typemap for
//! several adjacent parameters takes precedence over one for a single parameter.
//!
//! The typemaps are in a table by method and by the types and names of the parameters, in which
//! `alias_chain.rs` looks them up. Those that apply to a function become its `CodeAround` (`wrap.rs`):
//! variables, and steps of code in the order of SWIG's wrappers, with SWIG's special variables replaced
//! (`words.rs`). A parameter that such code reads accepts any object, and a result that such code creates may
//! be any object; all other parameters are converted as in functions without code. The shim's function for
//! such a row (`emit/shim/code_around.rs`) declares the variables, runs the steps around the call, and jumps
//! to `fail` if a step fails. `include/quaff/swig_types.hpp` and the headers that it includes define the
//! functions that the code can call. Code that names the Python objects of the call (`self`, `args`,
//! `swig_obj`) gets them from an entry that stores them (`call/shown.rs` of the runtime,
//! `emit/swig_variables.rs`).

mod accessor;
mod alias_chain;
mod lowering;
mod spelling;
mod words;
mod wrap;

pub use alias_chain::AliasChain;
pub use lowering::{TypemapSubject, cxx_call_fragments};
pub use spelling::plain_declaration;
pub use wrap::{CxxCallCodes, DeclaredFunction, Methods, Wrapped, WrappedInput};

use crate::interface::{FullName, Spelling, Ty};
use crate::lower::types::Resolver;
use crate::syntax::{
    FragmentDirective, ParameterSyntax, REST, TypemapBody, TypemapCode, TypemapDirective, TypemapLocal,
    TypemapParameter,
};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cmp::Reverse;
use std::fmt::Display;
use std::rc::Rc;

/// The beginning of the names of local variables that all typemaps of a function share, as with SWIG.
const SHARED: &str = "_global_";
/// The library's name for its typemaps for the types that quaff converts itself, to which `%apply int { Other
/// }` refers.
const OF_VALUES: &str = "PLAIN_VALUE";

/// A typemap for one of the parameters, or groups of parameters, that it lists.
#[derive(Clone)]
pub struct CodeTypemap<'s> {
    pub directive: &'s TypemapDirective,
    pub locals: &'s [TypemapLocal],
    pub code: &'s TypemapCode,
    /// The types of the parameters of the class template around the typemap, which its code may use.
    pub bindings: Rc<[(String, String)]>,
    /// The index among all typemaps, in the order of the text.
    order: usize,
}

impl CodeTypemap<'_> {
    /// The local variables of the typemap's code for the argument with this number, under names that are
    /// unique in the function.
    fn numbered(&self, number: impl Display) -> Vec<(String, String)> {
        // `arg2` is the variable of an argument.
        let is_like_argument = |name: &str| {
            name.strip_prefix("arg").is_some_and(|rest| rest.bytes().all(|byte| byte.is_ascii_digit()))
        };
        let renamed = |name: &str| match is_like_argument(name) {
            true => format!("{name}_{number}"),
            false if name.starts_with(SHARED) => name.to_owned(),
            false => format!("{name}{number}"),
        };
        self.locals.iter().map(|local| (local.name.clone(), renamed(&local.name))).collect()
    }

    /// Whether its code is a block, whose local variables are not visible outside.
    fn is_block(&self) -> bool {
        let noblock = self.directive.option("noblock").is_some_and(|value| value != "0");
        self.code.is_block && !noblock
    }
}

/// The parameter that a typemap is for.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct TypemapPattern {
    r#type: Ty,
    name: Option<String>,
}

/// The tables of typemaps by method. A copy shares the tables until one of them changes.
pub type TablesByMethod<'s> = FxHashMap<&'s str, Rc<Table<'s>>>;

/// The typemaps above the current item.
#[derive(Default)]
pub struct CodeTypemaps<'s> {
    methods: TablesByMethod<'s>,
    /// The defined fragments, by name.
    fragments: FxHashMap<&'s str, &'s FragmentDirective>,
    /// The fragments that code has needed so far.
    needed: FxHashSet<String>,
    count: usize,
    /// How the code spells types.
    spelling: Spelling,
}

impl<'s> CodeTypemaps<'s> {
    /// An empty collection of typemaps.
    pub fn new(spelling: Spelling) -> CodeTypemaps<'s> {
        CodeTypemaps { spelling, ..CodeTypemaps::default() }
    }

    pub fn is_empty(&self) -> bool {
        self.methods.is_empty()
    }

    /// The typemaps as they are now, for a declaration that is bound later.
    pub fn held(&self) -> TablesByMethod<'s> {
        self.methods.clone()
    }

    /// Replaces the typemaps by those of another place, and returns the previous ones.
    pub fn hold(&mut self, methods: TablesByMethod<'s>) -> TablesByMethod<'s> {
        std::mem::replace(&mut self.methods, methods)
    }

    /// Adds a `%typemap`.
    pub fn add(&mut self, directive: &'s TypemapDirective, resolver: Resolver) {
        let method = method(&directive.method);
        let bindings: Rc<[(String, String)]> = resolver.bindings.iter().filter_map(named).collect();
        for target in &directive.targets {
            let patterns = patterns(&target.parameters, resolver);
            let typemap = match &directive.body {
                TypemapBody::Cleared => {
                    let all = self.methods.get_mut(method).map(Rc::make_mut);
                    all.into_iter().for_each(|all| all.remove(&patterns));
                    continue;
                }
                TypemapBody::Code(code) => {
                    let (locals, bindings) = (target.locals.as_slice(), Rc::clone(&bindings));
                    Some(CodeTypemap { directive, locals, code, bindings, order: self.count })
                }
                TypemapBody::Same(source) => self.exactly(method, &self::alias_chains(source, resolver)),
            };
            if let Some(typemap) = typemap {
                self.count += 1;
                let all = Rc::make_mut(self.methods.entry(method).or_default());
                if let Some(below) = alias_chain::declared_below(&patterns, resolver.namespace) {
                    all.insert(below, typemap.clone());
                }
                all.insert(patterns, typemap);
            }
        }
    }

    /// Adds a `%fragment`. The first one with a name is kept, as in SWIG.
    pub fn define(&mut self, fragment: &'s FragmentDirective) {
        if fragment.code.is_some() {
            self.fragments.entry(&fragment.name).or_insert(fragment);
        }
    }

    /// Whether a fragment is needed for the first time; records that it is needed.
    pub fn is_first_need(&mut self, name: &str) -> bool {
        self.needed.insert(name.to_owned())
    }

    pub fn fragment(&self, name: &str) -> Option<&'s FragmentDirective> {
        self.fragments.get(name).copied()
    }

    /// Copies the typemaps of all methods from `source` to `targets`. Returns whether there are any.
    pub fn apply(
        &mut self,
        source: &[TypemapParameter],
        targets: &[Vec<TypemapParameter>],
        resolver: Resolver,
    ) -> bool {
        let source = self::alias_chains(source, resolver);
        let found = self.family(&source);
        for target in targets.iter().filter(|target| target.len() == source.len()) {
            // An alias already has the typemaps of its type.
            if let ([(own, None)], [only]) = (source.as_slice(), target.as_slice())
                && only.name.is_none()
                && AliasChain::of(&only.r#type, resolver).r#type() == own.r#type()
            {
                continue;
            }
            let patterns = patterns(target, resolver);
            for (method, typemap) in &found {
                let all = Rc::make_mut(self.methods.entry(method).or_default());
                all.insert(patterns.clone(), typemap.clone());
            }
        }
        !found.is_empty()
    }

    /// Removes the typemaps of parameters, of every method.
    pub fn clear(&mut self, target: &[TypemapParameter], resolver: Resolver) {
        let patterns = patterns(target, resolver);
        for all in self.methods.values_mut() {
            Rc::make_mut(all).remove(&patterns);
        }
    }

    /// The typemaps for the source of an `%apply`: the interface's, and the library's for the methods that
    /// the interface has none for. Of the types behind an alias, the first that has any is used.
    fn family(&self, source: &[(AliasChain, Option<String>)]) -> Vec<(&'s str, CodeTypemap<'s>)> {
        let all = |r#type: &Ty, name: Option<&str>| -> Vec<(&'s str, CodeTypemap<'s>)> {
            let own = |(method, all): (&&'s str, &Rc<Table<'s>>)| {
                Some((*method, all.single(r#type, name)?.clone()))
            };
            self.methods.iter().filter_map(own).collect()
        };
        let [(only, name)] = source else {
            let of = |&method: &&'s str| Some((method, self.exactly(method, source)?));
            return self.methods.keys().filter_map(of).collect();
        };
        let first = |name: Option<&str>| {
            let found = only.steps().map(|r#type| all(&r#type, name));
            found.into_iter().find(|found| !found.is_empty()).unwrap_or_default()
        };
        let mut found = first(name.as_deref());
        if name.is_none() {
            let library = first(Some(OF_VALUES));
            let is_new = |(method, _): &(&str, _)| !found.iter().any(|(own, _)| own == method);
            let missing: Vec<_> = library.into_iter().filter(is_new).collect();
            found.extend(missing);
        }
        found
    }

    /// The typemap for exactly this type, without trying `SWIGTYPE`.
    fn exactly(&self, method: &str, source: &[(AliasChain, Option<String>)]) -> Option<CodeTypemap<'s>> {
        let all = self.methods.get(method)?;
        match source {
            [(only, name)] => {
                let library = name.is_none().then_some(Some(OF_VALUES));
                let mut names = [Some(name.as_deref()), library].into_iter().flatten();
                let types = || only.candidates().iter().chain(only.general());
                names.find_map(|name| types().find_map(|r#type| all.single(r#type, name))).cloned()
            }
            several => {
                let fits = |(pattern, (chain, name)): (&TypemapPattern, &(AliasChain, Option<String>))| {
                    pattern.name == *name && chain.candidates().contains(&pattern.r#type)
                };
                let fitting = all.several().filter(|(patterns, _)| {
                    patterns.len() == several.len() && patterns.iter().zip(several).all(fits)
                });
                fitting.map(|(_, typemap)| typemap).max_by_key(|typemap| typemap.order).cloned()
            }
        }
    }

    /// The typemap for one parameter, result or variable, with any of these names.
    pub fn one(&self, method: &str, chain: &AliasChain, names: &[&str]) -> Option<CodeTypemap<'s>> {
        Some(self.found(method, chain, names)?.1.clone())
    }

    /// Whether the typemaps of two methods for a parameter were written for the same type and name, as
    /// `match="in"` requires.
    fn is_same(&self, method: &str, other: &str, chain: &AliasChain, name: &str) -> bool {
        let pattern = |method: &str| self.found(method, chain, &[name]).map(|(pattern, _)| pattern);
        pattern(method).is_some() && pattern(method) == pattern(other)
    }

    /// The typemap for one parameter, with the type and the name that it was written for.
    fn found<'c>(
        &'c self,
        method: &str,
        chain: &'c AliasChain,
        names: &[&str],
    ) -> Option<((&'c Ty, Option<&'c str>), &'c CodeTypemap<'s>)> {
        let all = self.methods.get(method)?;
        let general = if chain.has_conversion(method) { &[][..] } else { chain.general() };
        chain.candidates().iter().chain(general).find_map(|r#type| {
            let (name, typemap) = all.first(r#type, names.iter().copied().map(Some).chain([None]))?;
            Some(((r#type, name), typemap))
        })
    }

    /// Whether a typemap for `...`, alone or after other parameters, matches the last of these parameters.
    pub fn take_rest(&self, parameters: &[ParameterSyntax], resolver: Resolver) -> bool {
        let all: Vec<(AliasChain, &str)> = (parameters.iter())
            .map(|parameter| {
                let name = parameter.name.as_deref().unwrap_or_default();
                (AliasChain::of(&parameter.written, resolver), name)
            })
            .collect();
        let behind = |first: usize| {
            let rest: Vec<(&AliasChain, &str)> =
                all[first..].iter().map(|(own, name)| (own, *name)).collect();
            self.several("in", &rest).is_some_and(|(_, count)| count == rest.len())
        };
        let rest = Ty::Other(REST.to_owned());
        let reads_rest = || self.methods.get("in").is_some_and(|all| all.single(&rest, None).is_some());
        (0..all.len()).any(behind) || reads_rest()
    }

    /// The typemap for several parameters that begin with these, and their number. The longest match is
    /// preferred, then the one with the most names, then the one with the nearest types, then the last. As in
    /// SWIG, only the last parameter may have an alias, a length for `ANY`, or a `const` more than the
    /// typemap: one for `(V &a, V &b)` that makes results of them is not for `(const V &a, const V &b)`.
    pub fn several(
        &self,
        method: &str,
        parameters: &[(&AliasChain, &str)],
    ) -> Option<(CodeTypemap<'s>, usize)> {
        let all = self.methods.get(method)?;
        let distance = |pattern: &TypemapPattern, chain: &AliasChain, name: &str, is_last: bool| {
            let is_selected = pattern.name.as_ref().is_none_or(|known| known == name)
                && (is_last || chain.is_as_written(&pattern.r#type));
            chain.candidates().iter().position(|r#type| *r#type == pattern.r#type).filter(|_| is_selected)
        };
        let long = all.several().filter(|(patterns, _)| (2..=parameters.len()).contains(&patterns.len()));
        let fitting = long.filter_map(|(patterns, typemap)| {
            let distances =
                patterns.iter().zip(parameters).enumerate().map(|(index, (pattern, parameter))| {
                    distance(pattern, parameter.0, parameter.1, index + 1 == patterns.len())
                });
            let distance: usize = distances.sum::<Option<_>>()?;
            let named = patterns.iter().filter(|pattern| pattern.name.is_some()).count();
            Some(((patterns.len(), named, Reverse(distance), typemap.order), typemap))
        });
        let (rank, best) = fitting.max_by_key(|(rank, _)| *rank)?;
        Some((best.clone(), rank.0))
    }
}

/// A template parameter and the text of its type, for replacement in code. The name of the class itself is
/// not replaced.
fn named((name, bound): (&String, &Ty)) -> Option<(String, String)> {
    let text = bound.to_string();
    let own = match bound.class_or_undeclared() {
        Some(class) => class.unqualified(),
        None => FullName::of(&text).last(),
    };
    (own != name).then(|| (name.clone(), text.clone()))
}

/// The current name of a method, which may be given by an old name.
fn method(name: &str) -> &str {
    match name {
        "python" => "in",
        "typecheck" | "typechecks" => "typecheck",
        other => other,
    }
}

fn patterns(parameters: &[TypemapParameter], resolver: Resolver) -> Vec<TypemapPattern> {
    let pattern = |parameter: &TypemapParameter| TypemapPattern {
        // The type as written, because the type behind an alias has its own typemaps.
        r#type: alias_chain::by_name(&resolver.steps(&parameter.r#type)[0]),
        name: parameter.name.clone(),
    };
    parameters.iter().map(pattern).collect()
}

fn alias_chains(parameters: &[TypemapParameter], resolver: Resolver) -> Vec<(AliasChain, Option<String>)> {
    let one =
        |parameter: &TypemapParameter| (AliasChain::of(&parameter.r#type, resolver), parameter.name.clone());
    parameters.iter().map(one).collect()
}

// The typemaps of one method, arranged so that the typemaps for a type are found without comparing all: a
// library has hundreds, and each parameter of each function is looked up.

/// The typemaps of one method.
#[derive(Clone, Default)]
pub struct Table<'s> {
    /// The typemaps for a single parameter, by its type.
    single: FxHashMap<Ty, OfOneType<'s>>,
    /// The typemaps for several adjacent parameters.
    several: FxHashMap<Vec<TypemapPattern>, CodeTypemap<'s>>,
}

/// The typemaps for a single parameter of one type.
#[derive(Clone, Default)]
struct OfOneType<'s> {
    /// The typemap for a parameter of any name.
    unnamed: Option<CodeTypemap<'s>>,
    by_name: FxHashMap<String, CodeTypemap<'s>>,
}

impl<'s> OfOneType<'s> {
    /// The typemap that was written for this name or, for `None`, without one; and the name in it.
    fn get(&self, name: Option<&str>) -> Option<(Option<&str>, &CodeTypemap<'s>)> {
        match name {
            Some(name) => self.by_name.get_key_value(name).map(|(name, typemap)| (Some(&**name), typemap)),
            None => self.unnamed.as_ref().map(|typemap| (None, typemap)),
        }
    }
}

impl<'s> Table<'s> {
    /// Adds a typemap, which replaces an earlier one for the same parameters.
    pub fn insert(&mut self, patterns: Vec<TypemapPattern>, typemap: CodeTypemap<'s>) {
        let Ok([TypemapPattern { r#type, name }]) = <[TypemapPattern; 1]>::try_from(patterns.clone()) else {
            self.several.insert(patterns, typemap);
            return;
        };
        let all = self.single.entry(r#type).or_default();
        match name {
            Some(name) => _ = all.by_name.insert(name, typemap),
            None => all.unnamed = Some(typemap),
        }
    }

    pub fn remove(&mut self, patterns: &[TypemapPattern]) {
        match patterns {
            [TypemapPattern { r#type, name }] => match (self.single.get_mut(r#type), name) {
                (Some(all), Some(name)) => _ = all.by_name.remove(name),
                (Some(all), None) => all.unnamed = None,
                (None, _) => {}
            },
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
        names.into_iter().find_map(|name| all.get(name))
    }

    /// The typemaps for several adjacent parameters.
    pub fn several(&self) -> impl Iterator<Item = (&Vec<TypemapPattern>, &CodeTypemap<'s>)> {
        self.several.iter()
    }
}
