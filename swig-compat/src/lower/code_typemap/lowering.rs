//! Applies typemaps with code to functions, together with the other directives.

use super::words::{Mentioned, Words};
use super::{AliasChain, CodeTypemaps, DeclaredFunction, Methods, TurnedCodes, Wrapped};
use crate::interface::{Block, ClassType, CodeAround, DeclarationKind, MethodSignature};
use crate::lex;
use crate::lower::parameter::Parameter;
use crate::lower::types::{Bindings, Resolver};
use crate::lower::{Known, Lowering};
use crate::source::Span;
use crate::syntax::{
    ApplyDirective, BlockDirective, ClearDirective, Directive, FragmentDirective, Item, ParameterSyntax,
    Section, TypeSyntax, TypemapParameter,
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
    /// Whether the C++ result is void or a constructed object, so that no typemap converts it.
    pub returns_nothing: bool,
    /// Whether numbers that C++ writes to parameters become results.
    pub writes_numbers: bool,
    /// Whether C++ gets the defaults of parameters that are left out, as with `%feature("kwargs")`.
    pub passes_defaults: bool,
    /// The code of an `%exception` and of a contract around the call.
    pub around: Option<&'a str>,
    pub resolver: Resolver<'a, 's>,
}

impl CodeTypemaps<'_> {
    /// The code around a function.
    pub fn around(&self, subject: &TypemapSubject) -> Wrapped {
        if self.is_empty() && subject.around.is_none() {
            return Wrapped::default();
        }
        self.wrap(&subject.declared(), subject.resolver)
    }

    /// The code for directors around a virtual function.
    pub fn turned(&self, subject: &TypemapSubject) -> TurnedCodes {
        self.turn(&subject.declared(), subject.resolver)
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
    fn declared(&self) -> DeclaredFunction<'_> {
        let TypemapSubject { written, returns, parameters, names, symname, class, has_this, is_new, .. } =
            *self;
        DeclaredFunction {
            parameters,
            types: (written.iter().flat_map(|parameter| self.chains(parameter)).enumerate())
                .filter(|(position, _)| self.operand != Some(*position))
                .take(parameters.len())
                .map(|(_, chain)| chain)
                .collect(),
            returned: (!self.returns_nothing).then(|| AliasChain::of(returns, self.resolver)),
            names: names.to_vec(),
            symname,
            class,
            has_this,
            is_new,
            methods: Methods::OF_FUNCTIONS,
            variable: None,
            is_by_address: false,
            adds_numbers: self.writes_numbers,
            passes_defaults: self.passes_defaults,
            around: self.around,
        }
    }
}

/// Fragments of SWIG's library that quaff's header leaves out, because interfaces may define the same names
/// themselves.
const SWIG_FRAGMENTS: [(&str, &str); 1] =
    [("t_output_helper", "#define t_output_helper SWIG_Python_AppendOutput\n")];

/// The prefixes of names in NumPy's C API.
const NUMPY: [&str; 3] = ["PyArray", "npy_", "NPY_"];

impl Known<'_, '_> {
    /// Code outside of functions, with SWIG's special variables replaced.
    fn with_words(self, code: &str, namespace: &[String]) -> String {
        let resolver = Resolver::new(self.scope, namespace);
        Words::without_parameters(&self.directives.code_typemaps, resolver)
            .replaced(code, &mut Mentioned::default())
    }

    /// The body of a function that `%extend` adds, with `$descriptor(Counter *)` replaced.
    pub(in crate::lower) fn with_descriptors(self, body: &str, item: &Item) -> String {
        if body.contains("$descriptor(") { self.with_words(body, &item.namespace) } else { body.to_owned() }
    }
}

impl<'s> Lowering<'s, '_> {
    /// Processes a `%typemap`, an `%apply` or a `%clear`, inside or outside of a class. Types are resolved at
    /// its place.
    pub(in crate::lower) fn typemap_directive(
        &mut self,
        item: &'s Item,
        directive: &'s Directive,
        bindings: &Bindings,
    ) {
        match directive {
            Directive::Typemap(typemap) => {
                let resolver = Resolver { scope: &self.scope, namespace: &item.namespace, bindings };
                self.directives.code_typemaps.add(typemap, resolver);
            }
            Directive::Apply(apply) => self.apply(item, apply, bindings),
            Directive::Clear(clear) => self.clear(item, clear, bindings),
            _ => {}
        }
    }

    /// Processes an `%apply` of typemaps with code or of named typemaps.
    fn apply(&mut self, item: &'s Item, apply: &'s ApplyDirective, bindings: &Bindings) {
        let resolver = Resolver { scope: &self.scope, namespace: &item.namespace, bindings };
        let source: Vec<TypemapParameter> = apply.source.iter().map(TypemapParameter::from).collect();
        let targets: Vec<Vec<TypemapParameter>> =
            apply.targets.iter().map(|target| target.iter().map(TypemapParameter::from).collect()).collect();
        if !self.directives.code_typemaps.apply(&source, &targets, resolver) {
            self.directives.typemaps.add(apply, resolver, self.diagnostics);
        }
    }

    /// Processes a `%fragment`: with code, it defines a fragment; without, it requests one.
    pub(in crate::lower) fn fragment(&mut self, item: &'s Item, fragment: &'s FragmentDirective) {
        match fragment.code {
            Some(_) => self.directives.code_typemaps.define(fragment),
            None => self.need_fragment((item.span, &item.namespace), &fragment.name),
        }
    }

    /// Inserts the fragments that a function's code needs before the function.
    pub(in crate::lower) fn need_fragments(&mut self, item: &Item, code_around: &CodeAround) {
        code_around.fragments.iter().for_each(|name| self.need_fragment((item.span, &item.namespace), name));
    }

    /// Inserts the fragments that the code of directors and callables needs after all declarations.
    pub(in crate::lower) fn need_turned_fragments(&mut self) {
        let directed = self.interface.directors.iter().flat_map(|director| &director.functions);
        let directed = directed.map(|each| (self.interface[each.function].span, &each.method));
        let called = self.interface.callables.iter().map(|callable| (callable.span, &*callable.method));
        let named = |(span, method): (Span, &MethodSignature)| {
            method.turned.fragments.iter().map(move |name| (span, name.clone())).collect::<Vec<_>>()
        };
        let needed: Vec<(Span, String)> = directed.chain(called).flat_map(named).collect();
        needed.iter().for_each(|(span, name)| self.need_fragment((*span, &[]), name));
    }

    /// Adds a fragment once, after the fragments that it depends on. Most of SWIG's own fragments are not
    /// needed, because quaff's header defines their contents.
    pub(in crate::lower) fn need_fragment(&mut self, (span, namespace): (Span, &[String]), name: &str) {
        // Fragments for functions of another module belong to that module.
        if self.importing.is_any() || !self.directives.code_typemaps.is_first_need(name) {
            return;
        }
        if name.starts_with('<') {
            return self.put((span, namespace), format!("#include {name}\n"), Section::Header);
        }
        let Some(fragment) = self.directives.code_typemaps.fragment(name) else {
            if let Some((_, code)) = SWIG_FRAGMENTS.iter().find(|(own, _)| *own == name) {
                self.put((span, namespace), (*code).to_owned(), Section::Header);
            }
            return;
        };
        fragment.needs.iter().for_each(|needed| self.need_fragment((span, namespace), needed));
        let Some(code) = &fragment.code else { return };
        let section = Section::named(&fragment.section).unwrap_or(Section::Header);
        let text = self.known().with_words(&code.text, namespace);
        let block = Block { code: text, section, class: None, is_verbatim: false, defines: None };
        self.declare(code.span, namespace, DeclarationKind::Block(block));
    }

    /// Includes NumPy's headers before code that uses its C API, after an `%include` of numpy.i, which
    /// includes them in SWIG. quaff's own typemaps do not need them.
    pub(in crate::lower) fn need_headers_of_numpy(&mut self, item: &Item, block: &BlockDirective) {
        let is_of_c = matches!(block.section, Section::Header | Section::Wrapper);
        if is_of_c
            && self.directives.code_typemaps.fragment("NumPy_Fragments").is_some()
            && lex::words(&block.code).any(|word| NUMPY.iter().any(|prefix| word.starts_with(prefix)))
        {
            self.need_fragment((item.span, &item.namespace), "<numpy/arrayobject.h>");
        }
    }

    fn put(&mut self, (span, namespace): (Span, &[String]), code: String, section: Section) {
        let block = Block { code, section, class: None, is_verbatim: false, defines: None };
        self.declare(span, namespace, DeclarationKind::Block(block));
    }

    /// Processes a `%clear` of typemaps of both kinds.
    fn clear(&mut self, item: &'s Item, clear: &'s ClearDirective, bindings: &Bindings) {
        let resolver = Resolver { scope: &self.scope, namespace: &item.namespace, bindings };
        for target in &clear.targets {
            let target: Vec<TypemapParameter> = target.iter().map(TypemapParameter::from).collect();
            self.directives.code_typemaps.clear(&target, resolver);
        }
        self.directives.typemaps.clear(clear, resolver);
    }
}
