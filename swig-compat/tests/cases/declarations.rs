//! Checks that no declaration vanishes silently: in every interface of the tests, each declaration that
//! callers would expect is bound, or a diagnostic or a note in the output names it.
//!
//! Some declarations may be left out silently: those that are not public, templates without a `%template`,
//! friends, deleted functions, destructors, ignored declarations, one of two overloads of which one is for
//! rvalues, and the members of classes with traits.

use crate::case_file;
use libtest_mimic::Trial;
use quaff_swig::diagnostic::{Diagnostics, render};
use quaff_swig::interface::DeclarationKind;
use quaff_swig::lower::lower;
use quaff_swig::parse::parse;
use quaff_swig::preprocess::preprocess;
use quaff_swig::source::{Sources, Span};
use quaff_swig::syntax::{
    ClassSyntax, Directive, Item, ItemKind, MemberAccess, MemberRole, RenameTarget, Syntax, TypeSyntax,
};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Declarations that are rightly not reported: the end of the interface's path, the beginning of the
/// declaration, and the reason.
const KNOWN: [(&str, &str, &str); 9] = [
    ("emitted/constants_enums_and_variables/example.i", "const int &constant_alias", "declared above"),
    ("abstract_classes/example.i", "Coloured()", "nobody can construct an abstract class"),
    ("directors/example.i", "virtual int either() const", "the one for objects that change is bound"),
    ("extensions_replace_data_members/example.i", "const char *surface", "`%extend` replaces it"),
    ("features_hold_for_what_follows/example.i", "struct Sum", "a reduction, which C++ alone calls"),
    ("functions_are_bound_once/example.i", "int twice(int x)", "declared above"),
    ("functions_are_bound_once/example.i", "int twice(const int)", "declared above"),
    ("imports_bind_nothing/example.i", "int doubled(int)", "the imported module has it"),
    ("overloads_by_what_stands_behind/example.i", "int &first()", "the one for constant objects is bound"),
];

/// Interfaces that are only read in tests that build them: the end of the path, and the reason. All others
/// are read here, except for the cases of diagnostics, most of which have errors.
const ELSEWHERE: [(&str, &str); 3] = [
    ("consumer/scale.i", "CMake defines its macros"),
    ("superbuild/bindings/numbers.i", "its header is another project's"),
    ("swig/with_numpy.i", "it includes an interface of another folder"),
];

pub fn tests() -> Vec<Trial> {
    let mut trials = Vec::new();
    for kind in ["interfaces", "diagnostics"] {
        let test = move || all_are_named(case_file::interfaces(kind, "declarations").into_iter());
        trials.push(Trial::test(format!("declarations::{kind}"), test));
    }
    for folder in ["tests/emitted", "tests/for_cxx", "../tests", "../examples"] {
        let test = move || all_are_named(interfaces_below(Path::new(folder)).into_iter());
        // The larger interfaces take fifteen seconds unless the compiler is optimised: `make test-all` runs them.
        trials.push(Trial::test(format!("declarations::{folder}"), test).with_ignored_flag(true));
    }
    trials
}

/// The interfaces of modules in a folder and its subfolders, without the files that they include.
fn interfaces_below(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            found.extend(interfaces_below(&path));
        } else if path.extension().is_some_and(|extension| extension == "i")
            && fs::read_to_string(&path).unwrap().contains("%module")
        {
            found.push(path);
        }
    }
    found
}

fn all_are_named(interfaces: impl Iterator<Item = PathBuf>) -> Result<(), libtest_mimic::Failed> {
    let (mut count, mut vanished) = (0, Vec::new());
    for path in interfaces {
        count += expected(&path, &mut vanished);
    }
    assert!(count > 0, "there are no declarations");
    if vanished.is_empty() {
        Ok(())
    } else {
        Err(format!("{} of {count} vanish:\n{}", vanished.len(), vanished.join("\n")).into())
    }
}

/// The number of expected declarations in an interface; those that are not reported are added to `vanished`.
fn expected(path: &Path, vanished: &mut Vec<String>) -> usize {
    let folder = path.parent().unwrap();
    let mut sources = Sources::new(vec![folder.to_owned(), folder.join("include")]);
    let options = fs::read_to_string(folder.join("options")).unwrap_or_default();
    if options.split_whitespace().any(|option| option == "--c") {
        sources.read_as_c();
    }
    let main = sources.open(path).unwrap();
    let mut diagnostics = Diagnostics::default();
    let tokens = preprocess(&mut sources, main, &[], &mut diagnostics);
    let syntax = Syntax { is_c: sources.is_c(), ..parse(&tokens, &mut diagnostics) };
    let interface = lower(&syntax, main, &mut diagnostics);
    if diagnostics.has_errors() {
        let is_known = path
            .starts_with(Path::new(env!("CARGO_TARGET_TMPDIR")).join("declarations/diagnostics"))
            || ELSEWHERE.iter().any(|(end, _)| path.ends_with(end));
        assert!(is_known, "{}", render(&sources, &diagnostics.sorted(), false));
        return 0;
    }
    let bound = interface
        .declarations
        .iter()
        .filter(|declaration| !matches!(declaration.kind, DeclarationKind::Block(_)));
    let named: BTreeSet<Span> = bound
        .map(|declaration| declaration.span)
        .chain(diagnostics.sorted().into_iter().map(|diagnostic| diagnostic.span))
        .collect();
    let mut declared = Declared { sources: &sources, ignored: ignored(&syntax), spans: Vec::new() };
    declared.add(&syntax.items);
    for &(span, head) in &declared.spans {
        let is_named = |other: &&Span| {
            other.file == span.file && other.start < head && span.start < other.end.max(other.start + 1)
        };
        let text = sources.text(span);
        let is_known = KNOWN.iter().any(|(end, start, _)| path.ends_with(end) && text.starts_with(start));
        if !is_known && !named.iter().any(|other| is_named(&other)) {
            let (line, _) = sources.position(span);
            vanished.push(format!("{}:{line}: {}", path.display(), text.lines().next().unwrap_or_default()));
        }
    }
    declared.spans.len()
}

/// Whether one of two overloads takes rvalue references and the other does not: one of them is bound for
/// both.
fn is_for_rvalues(item: &Item, items: &[Item]) -> bool {
    let shape = |item: &Item| match &item.kind {
        ItemKind::Function(function) => {
            let mut types = function.parameters.iter().map(|parameter| &parameter.r#type);
            let takes_rvalues = types.any(|r#type| matches!(r#type, TypeSyntax::RvalueReference(_)));
            Some((function.name.clone(), function.parameters.len(), takes_rvalues))
        }
        _ => None,
    };
    let Some((name, count, rvalues)) = shape(item) else { return false };
    items.iter().any(|other| shape(other) == Some((name.clone(), count, !rvalues)))
}

/// The last part of the name of a class for which traits are specialized.
fn with_traits(traits: &ClassSyntax) -> Option<String> {
    match traits.specialized.as_ref()?.arguments()?.first()?.r#type.as_ref()? {
        TypeSyntax::Named(name) => name.segments.last().map(|last| last.name.clone()),
        _ => None,
    }
}

/// The last parts of the names in `%ignore`s, and of the classes with traits.
fn ignored(syntax: &Syntax) -> BTreeSet<String> {
    fn of(items: &[Item], found: &mut BTreeSet<String>) {
        for item in items {
            match &item.kind {
                ItemKind::Directive(Directive::Rename(rename)) if rename.name == "$ignore" => {
                    match &rename.target {
                        RenameTarget::Named(target) => {
                            found.extend(target.name.segments.last().map(|last| last.name.clone()));
                        }
                        _ => _ = found.insert("*".to_owned()),
                    }
                }
                ItemKind::Directive(Directive::Extend(extend)) => of(&extend.members, found),
                ItemKind::Class(class) if class.name.ends_with("_traits") => found.extend(with_traits(class)),
                ItemKind::Class(class) => of(&class.members, found),
                _ => {}
            }
        }
    }
    let mut found = BTreeSet::new();
    of(&syntax.items, &mut found);
    found
}

/// The declarations that callers would expect to be bound.
struct Declared<'s> {
    sources: &'s Sources,
    ignored: BTreeSet<String>,
    /// The declarations, each with the end of its own text; for a class, the beginning of its members.
    spans: Vec<(Span, u32)>,
}

impl Declared<'_> {
    fn add(&mut self, items: &[Item]) {
        let mut imports = 0;
        for item in items {
            match &item.kind {
                ItemKind::Directive(Directive::Import(_)) => imports += 1,
                ItemKind::Directive(Directive::EndImport) => imports -= 1,
                _ if imports == 0
                    && item.access == MemberAccess::Public
                    && self.sources.is_on_disk(item.span.file)
                    && !is_for_rvalues(item, items) =>
                {
                    self.item(item);
                }
                _ => {}
            }
        }
    }

    fn item(&mut self, item: &Item) {
        let name = match &item.kind {
            ItemKind::Function(function) => {
                let role = function.member.as_ref().map(|member| member.role);
                let is_left_out =
                    function.deleted || function.specialization || !function.template_parameters.is_empty();
                if is_left_out || role == Some(MemberRole::Destructor) { return } else { &function.name }
            }
            ItemKind::Variable(variable) if variable.template_parameters.is_none() => &variable.name,
            ItemKind::Data(data) => &data.name,
            ItemKind::Class(class) if class.template_parameters.is_none() && !class.name.is_empty() => {
                &class.name
            }
            _ => return,
        };
        if self.ignored.contains("*") || self.ignored.contains(name) {
            return;
        }
        let members = match &item.kind {
            ItemKind::Class(class) => class.members.as_slice(),
            _ => &[],
        };
        let head = members.iter().map(|member| member.span).filter(|member| member.file == item.span.file);
        self.spans.push((item.span, head.map(|member| member.start).min().unwrap_or(item.span.end)));
        self.add(members);
    }
}
