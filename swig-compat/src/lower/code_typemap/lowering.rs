//! Applies typemaps with code to functions, together with the other directives.

use super::words::{Mentioned, Words};
use super::{AliasChain, CodeTypemaps, DeclaredFunction, Wrapped};
use crate::diagnostic::Diagnostics;
use crate::interface::{Block, ClassType, Descriptor, Interface, MethodSignature};
use crate::lex;
use crate::lower::Known;
use crate::lower::parameter::Parameter;
use crate::lower::state::Directives;
use crate::lower::types::Resolver;
use crate::source::Span;
use crate::syntax::{
    Directive, FragmentDirective, Item, ParameterSyntax, Section, TypeSyntax, TypemapParameter,
};

/// A function around which code may be put.
pub struct TypemapSubject<'a, 's> {
    /// The parameters as written.
    pub written: &'a [ParameterSyntax],
    /// The type of the result as written.
    pub returns: &'a TypeSyntax,
    /// The parameters without the operand that the function is called on.
    pub parameters: &'a [Parameter],
    /// The index of the parameter with the object that the function is called on.
    pub operand: Option<usize>,
    /// The names in C++, qualified and unqualified.
    pub names: [&'a str; 2],
    /// The name in Python.
    pub symname: &'a str,
    pub class: Option<&'a ClassType>,
    pub has_this: bool,
    /// Whether the caller must free the result.
    pub is_new: bool,
    /// The type of an object that C++ constructs, if an `out` typemap converts it.
    pub made: Option<AliasChain>,
    /// Whether the C++ result is void or a constructed object, so that no other typemap converts it.
    pub returns_nothing: bool,
    /// The positions of the parameters to which C++ writes numbers that become results.
    pub written_numbers: Vec<usize>,
    /// Whether C++ gets the defaults of parameters that are left out, as with `%feature("kwargs")`.
    pub passes_defaults: bool,
    /// The code of an `%exception` and of a contract around the call.
    pub exception_code: Option<&'a str>,
    pub resolver: Resolver<'a, 's>,
}

impl CodeTypemaps<'_> {
    /// The code around a function.
    pub fn code_around(&self, subject: &TypemapSubject) -> Wrapped {
        if self.is_empty() && subject.exception_code.is_none() {
            return Wrapped::default();
        }
        self.wrap(&subject.declared(), subject.resolver)
    }
}

impl TypemapSubject<'_, '_> {
    /// The types of a parameter, of which a pack has several.
    fn chains(&self, parameter: &ParameterSyntax) -> Vec<AliasChain> {
        match parameter.pack {
            true => {
                let types = self.resolver.resolve_all(&parameter.r#type, true);
                types.into_iter().map(AliasChain::resolved).collect()
            }
            false => vec![AliasChain::of(&parameter.written, self.resolver)],
        }
    }

    /// The declaration to which typemaps are applied.
    pub fn declared(&self) -> DeclaredFunction<'_> {
        let TypemapSubject { written, returns, parameters, names, symname, class, has_this, is_new, .. } =
            *self;
        DeclaredFunction {
            parameters,
            types: (written.iter().flat_map(|parameter| self.chains(parameter)).enumerate())
                .filter(|(position, _)| self.operand != Some(*position))
                .take(parameters.len())
                .map(|(_, chain)| chain)
                .collect(),
            returned: match self.returns_nothing {
                true => self.made.clone(),
                false => Some(AliasChain::of(returns, self.resolver)),
            },
            is_made: self.made.is_some(),
            names: names.to_vec(),
            symname,
            class,
            has_this,
            is_new,
            written_numbers: self.written_numbers.clone(),
            passes_defaults: self.passes_defaults,
            exception_code: self.exception_code,
            ..DeclaredFunction::default()
        }
    }
}

// The fragments that SWIG's library defines before SWIG reads an interface. An interface's own fragment of
// such a name has no effect, because the first one with a name counts. `quaff/swig_types.hpp` and
// `quaff/swig.h` contain the functions that the library's fragments define.

const NAMES_OF_LIBRARY: [&str; 9] = [
    "SWIG_AsCharArray",
    "SWIG_AsCharPtrAndSize",
    "SWIG_CanCastAsInteger",
    "SWIG_FromCharPtr",
    "SWIG_FromCharPtrAndSize",
    "SWIG_NewCopyCharArray",
    "SWIG_isfinite",
    "SWIG_pchar_descriptor",
    "SWIG_strnlen",
];

/// The types with a `SWIG_AsVal_…` and a `SWIG_From_…`, as SWIG writes them in names.
const NUMBERS_OF_LIBRARY: [&str; 16] = [
    "bool",
    "char",
    "double",
    "float",
    "int",
    "long",
    "long_SS_long",
    "ptrdiff_t",
    "short",
    "signed_SS_char",
    "size_t",
    "unsigned_SS_char",
    "unsigned_SS_int",
    "unsigned_SS_long",
    "unsigned_SS_long_SS_long",
    "unsigned_SS_short",
];

fn is_of_library(fragment: &str) -> bool {
    let number = ["SWIG_AsVal_", "SWIG_From_"].iter().find_map(|prefix| fragment.strip_prefix(prefix));
    number.is_some_and(|number| NUMBERS_OF_LIBRARY.contains(&number)) || NAMES_OF_LIBRARY.contains(&fragment)
}

/// Fragments of SWIG's library that quaff's header leaves out, because interfaces may define the same names
/// themselves.
const SWIG_FRAGMENTS: [(&str, &str); 1] =
    [("t_output_helper", "#define t_output_helper SWIG_Python_AppendOutput\n")];

/// The fragment that only numpy.i defines.
const OF_NUMPY: &str = "NumPy_Fragments";

/// The prefixes of names in NumPy's C API.
const NUMPY: [&str; 3] = ["PyArray", "npy_", "NPY_"];

impl Known<'_, '_> {
    /// The body of a function that `%extend` adds, with `$descriptor(Counter *)` replaced, and these
    /// descriptors.
    pub(in crate::lower) fn with_descriptors(self, body: &str, item: &Item) -> (String, Vec<Descriptor>) {
        match body.contains("$descriptor(") {
            true => self.directives.with_words(body, Resolver::new(self.scope, &item.namespace)),
            false => (body.to_owned(), Vec::new()),
        }
    }
}

impl<'s> Directives<'s> {
    /// Adds a `%typemap`, an `%apply` or a `%clear`, inside or outside of a class. Types are resolved at its
    /// place.
    pub fn add_typemap(
        &mut self,
        directive: &'s Directive,
        resolver: Resolver,
        diagnostics: &mut Diagnostics,
    ) {
        match directive {
            Directive::Typemap(typemap) => self.code_typemaps.add(typemap, resolver),
            Directive::Apply(apply) => {
                let all = |given: &'s [ParameterSyntax]| {
                    given.iter().map(TypemapParameter::from).collect::<Vec<_>>()
                };
                let targets: Vec<_> = apply.targets.iter().map(|target| all(target)).collect();
                if !self.code_typemaps.apply(&all(&apply.source), &targets, resolver) {
                    self.typemaps.add(apply, resolver, diagnostics);
                }
            }
            Directive::Clear(clear) => {
                for target in &clear.targets {
                    let target: Vec<TypemapParameter> = target.iter().map(TypemapParameter::from).collect();
                    self.code_typemaps.clear(&target, resolver);
                }
                self.typemaps.clear(clear, resolver);
            }
            _ => {}
        }
    }

    /// The code of a fragment at its first need, with its place, after the fragments that it depends on. Most
    /// of SWIG's own fragments are not needed, because quaff's header defines their contents.
    pub fn fragment(&mut self, name: &str, span: Span, resolver: Resolver) -> Vec<(Span, Block)> {
        if !self.code_typemaps.is_first_need(name) {
            return Vec::new();
        }
        let header =
            |code: String| vec![(span, Block { section: Section::Header, ..Block::assembled(code) })];
        if name.starts_with('<') {
            return header(format!("#include {name}\n"));
        }
        let Some(fragment) = self.code_typemaps.fragment(name) else {
            let own = SWIG_FRAGMENTS.iter().find(|(own, _)| *own == name);
            return own.map(|(_, code)| header((*code).to_owned())).unwrap_or_default();
        };
        let needed = fragment.needs.iter();
        let mut blocks: Vec<_> = needed.flat_map(|needed| self.fragment(needed, span, resolver)).collect();
        blocks.extend(fragment.code.as_ref().map(|code| {
            let section = Section::named(&fragment.section).unwrap_or(Section::Header);
            let (code_text, descriptors) = self.with_words(&code.text, resolver);
            (code.span, Block { section, descriptors, ..Block::assembled(code_text) })
        }));
        blocks
    }

    /// Adds a fragment with code. numpy.i's own fragment shows that the interface includes numpy.i.
    pub fn define_fragment(&mut self, fragment: &'s FragmentDirective) {
        if fragment.name == OF_NUMPY && self.code_typemaps.fragment(OF_NUMPY).is_none() {
            self.typemaps.add_names_of_numpy();
        }
        if !is_of_library(&fragment.name) {
            self.code_typemaps.define(fragment);
        }
    }

    /// Whether code needs NumPy's headers, because it uses NumPy's C API after an `%include` of numpy.i,
    /// which includes them in SWIG. quaff's own typemaps do not need them.
    pub fn needs_headers_of_numpy<'c>(&self, code: impl IntoIterator<Item = &'c str>) -> bool {
        let is_of_numpy = |word: &str| NUMPY.iter().any(|prefix| word.starts_with(prefix));
        self.code_typemaps.fragment(OF_NUMPY).is_some()
            && code.into_iter().any(|text| lex::words(text).any(is_of_numpy))
    }

    /// Code outside of functions, with SWIG's special variables replaced, and the descriptors that it names.
    fn with_words(&self, code: &str, resolver: Resolver) -> (String, Vec<Descriptor>) {
        let words = Words::without_parameters(&self.code_typemaps, resolver);
        let mut mentioned = Mentioned::default();
        let replaced = words.replaced(code, &mut mentioned);
        (replaced, mentioned.descriptors)
    }
}

/// The fragments that the code of directors and callables needs, each with the place of the director's
/// function or of the callable.
pub fn cxx_call_fragments(interface: &Interface) -> Vec<(Span, String)> {
    let directed = interface.directors.iter().flat_map(|director| &director.functions);
    let directed = directed.map(|each| (interface[each.function].span, &each.method));
    let called = interface.callables.iter().map(|callable| (callable.span, &*callable.method));
    let named = |(span, method): (Span, &MethodSignature)| {
        method.cxx_call.fragments.iter().map(move |name| (span, name.clone())).collect::<Vec<_>>()
    };
    directed.chain(called).flat_map(named).collect()
}
