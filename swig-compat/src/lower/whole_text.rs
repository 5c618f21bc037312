//! The facts about the whole text of an interface, which are known before the first declaration is resolved.

use crate::code;
use crate::diagnostic::Diagnostics;
use crate::interface::{REDUCTION, Spelling};
use crate::lex::is_word;
use crate::lower::scope::full_name;
use crate::source::FileId;
use crate::syntax::{Directive, FunctionSyntax, Item, ItemKind, ModuleDirective, Syntax};
use rustc_hash::FxHashSet;

/// The errors after which declarations may be missing.
const UNREAD: [&str; 4] =
    [code::INCLUDE_NOT_FOUND, code::SYNTAX_ERROR, code::MISSING_MARK, code::NESTED_TOO_DEEPLY];

/// The facts that do not depend on where in the text an item is.
pub struct WholeText<'s> {
    /// The declarations, by full name.
    pub declared: Vec<(String, &'s Item)>,
    /// The classes with the same name as a function, which hides them in C++.
    pub hidden_classes: FxHashSet<String>,
    /// The classes of reductions, which are used although they are not bound.
    pub reductions: Vec<&'s str>,
    /// The macros that blocks of code define. They hold in such blocks only.
    pub macros: FxHashSet<&'s str>,
    /// How generated code spells types.
    pub spelling: Spelling,
    /// The files that no directive names.
    pub followed: &'s FxHashSet<FileId>,
    /// The module's name on the command line.
    pub module: Option<&'s str>,
    /// Whether any `%module` switches directors on, that of an imported module included, as in SWIG.
    pub has_directors: bool,
    /// Whether any `%module` binds all protected members of directors.
    pub binds_protected: bool,
    /// Whether a part of the text could not be read, which may declare names that seem to be missing.
    pub is_partial: bool,
}

impl<'s> WholeText<'s> {
    pub fn new(syntax: &'s Syntax, diagnostics: &Diagnostics) -> Self {
        WholeText {
            declared: syntax.items.iter().filter_map(declaration).collect(),
            hidden_classes: hidden_classes(syntax),
            reductions: syntax.items.iter().filter_map(reduction).collect(),
            macros: syntax.items.iter().flat_map(macros).collect(),
            spelling: match syntax.is_c {
                true => Spelling::of_c(&syntax.tags),
                false => Spelling::default(),
            },
            followed: &syntax.followed,
            module: syntax.module.as_deref(),
            has_directors: modules(syntax).any(|module| module.directors),
            binds_protected: modules(syntax).any(|module| module.directors && module.all_protected),
            is_partial: diagnostics.has_any(&UNREAD) || diagnostics.has_any(&code::BROKEN_TOKENS),
        }
    }
}

fn modules(syntax: &Syntax) -> impl Iterator<Item = &ModuleDirective> {
    syntax.items.iter().filter_map(|item| match &item.kind {
        ItemKind::Directive(Directive::Module(module)) => Some(module),
        _ => None,
    })
}

fn hidden_classes(syntax: &Syntax) -> FxHashSet<String> {
    let all = || syntax.items.iter().filter_map(declaration);
    let is_class = |item: &Item| matches!(item.kind, ItemKind::Class(_));
    let classes: FxHashSet<String> = all().filter(|(_, item)| is_class(item)).map(|(name, _)| name).collect();
    let functions = all().filter(|(_, item)| function_of(item).is_some()).map(|(name, _)| name);
    functions.filter(|name| classes.contains(name)).collect()
}

fn declaration(item: &Item) -> Option<(String, &Item)> {
    let name = match &item.kind {
        ItemKind::Function(function) => &function.name,
        ItemKind::Variable(variable) => &variable.name,
        ItemKind::Enum(r#enum) if !r#enum.name.is_empty() => &r#enum.name,
        ItemKind::Class(class) if class.specialized.is_none() && !class.name.is_empty() => &class.name,
        ItemKind::Other(text) => text,
        _ => return None,
    };
    Some((full_name(&item.namespace, name), item))
}

/// The function that an item declares.
pub fn function_of(item: &Item) -> Option<&FunctionSyntax> {
    match &item.kind {
        ItemKind::Function(function) => Some(function),
        _ => None,
    }
}

fn macros(item: &Item) -> impl Iterator<Item = &str> {
    let code = match &item.kind {
        ItemKind::Directive(Directive::Block(block)) if !block.section.is_python() => block.code.as_str(),
        _ => "",
    };
    let is_end = |character: char| !is_word(character);
    code.lines().filter_map(move |line| {
        let directive = line.trim_start().strip_prefix('#')?.trim_start().strip_prefix("define")?;
        directive.strip_prefix([' ', '\t'])?.trim_start().split(is_end).next()
    })
}

fn reduction(item: &Item) -> Option<&str> {
    match &item.kind {
        ItemKind::Directive(Directive::Feature(feature)) if feature.name == REDUCTION => {
            Some(feature.value.as_str()).filter(|class| !class.is_empty())
        }
        _ => None,
    }
}
