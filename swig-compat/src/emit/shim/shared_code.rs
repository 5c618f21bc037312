//! Rewrites the interface's own C++ so that several files of a module can contain it.
//!
//! The interface's own code is written for one file. In several files, a function or variable would be
//! defined more than once, or, if it is `static`, exist in each file. Definitions are therefore made `inline`
//! in place, so that the linker keeps one of each. Names that were `static` move to a namespace that other
//! modules cannot have. Code that is not recognised as a definition or declaration is an [`UnsharedCode`] and
//! keeps its module in one file.

mod item;
mod tokens;

use crate::emit::fragment;
use crate::plan::{Fragment, Place};
use item::{CodeItem, Ending};
use rustc_hash::FxHashSet;
use tokens::Tokens;

/// The form in which the interface's own C++ is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CodeForm {
    /// The whole text for one file.
    OfOneFile,
    /// The text with `inline` definitions, so that several files can contain it.
    OfEachFile,
}

/// Code that may occur in only one file.
#[derive(Debug)]
#[cfg_attr(not(feature = "command"), expect(dead_code, reason = "the command names the code"))]
pub(crate) struct UnsharedCode {
    pub place: Place,
    /// The code, abbreviated.
    pub code: String,
}

/// The namespace of names that were `static`. It contains `quaff_`, and is therefore not exported by modules.
const NAMESPACE: &str = "quaff_static";

/// The words inserted before a definition with external linkage.
const DEFINED: &str = "__attribute__((used, visibility(\"hidden\"))) inline ";

/// The code of the interface with definitions that several files may contain. Each fragment is in parts.
///
/// # Errors
/// The first code that may occur in only one file.
pub(super) fn shared(fragments: &[Vec<Fragment>]) -> Result<String, UnsharedCode> {
    let mut statics = FxHashSet::default();
    fragments.iter().map(|parts| shared_fragment(parts, &mut statics)).collect()
}

/// A fragment with definitions that several files may contain. `statics` are the names of functions that
/// earlier fragments declare `static`.
fn shared_fragment(parts: &[Fragment], statics: &mut FxHashSet<String>) -> Result<String, UnsharedCode> {
    let Some(Fragment { place, .. }) = parts.first() else { return Ok(String::new()) };
    let text = fragment::text(parts);
    let tokens = Tokens::of(&text, place.span.file);
    let mut writer = CodeWriter { tokens: &tokens, at: 0, changes: Vec::new(), statics };
    let is_read = tokens.only_once.is_none() && writer.scope().is_ok() && writer.at == tokens.len();
    if is_read {
        return Ok(tokens.changed(writer.changes));
    }
    let at = tokens.only_once.unwrap_or_else(|| tokens.start(writer.at));
    let code = text[at..].lines().next().unwrap_or_default().trim().chars().take(60).collect();
    Err(UnsharedCode { place: place_at(parts, at), code })
}

/// The place of an offset in the text of these parts.
fn place_at(parts: &[Fragment], at: usize) -> Place {
    let text = |count: usize| fragment::text(&parts[..count]);
    let part = (1..parts.len()).take_while(|count| text(*count).len() <= at).count();
    let before = &fragment::text(parts)[text(part).len()..at];
    // The code begins after the `#line` and the line end before it.
    let (place, code) = (&parts[part].place, &parts[part].code);
    let above = code.len() - code.trim_start_matches('\n').len();
    Place { line: place.line + above + before.matches('\n').count() - 2, ..place.clone() }
}

/// The error for code that cannot be shared; `Writer::at` is its first token.
struct Unshared;

/// A change of the text: the new text for a range of bytes.
struct Change {
    at: usize,
    removed: usize,
    text: String,
}

struct CodeWriter<'t, 's> {
    tokens: &'t Tokens<'t>,
    /// The next token; after an error, the first token of the item.
    at: usize,
    changes: Vec<Change>,
    /// The names of functions that were declared `static`: their definitions need not repeat it.
    statics: &'s mut FxHashSet<String>,
}

impl CodeWriter<'_, '_> {
    /// Rewrites the items of the text or of a namespace, up to its end or `}`.
    fn scope(&mut self) -> Result<(), Unshared> {
        while self.at < self.tokens.len() && self.tokens.text(self.at) != "}" {
            self.item()?;
        }
        Ok(())
    }

    fn item(&mut self) -> Result<(), Unshared> {
        let first = self.at;
        let after = |at: usize| self.tokens.text(at);
        let is_namespace = match after(first) {
            "namespace" => true,
            "inline" => after(first + 1) == "namespace",
            _ => false,
        };
        if is_namespace {
            return self.namespace(first);
        }
        match (after(first), after(first + 1), after(first + 2)) {
            ("extern", language, "{") if language.starts_with('"') => return self.items_in_braces(first + 2),
            (";", ..) => self.at += 1,
            // For example a macro that expands to a `#pragma` or opens a namespace.
            _ if self.tokens.is_alone(first) => self.at += 1,
            _ => {
                let item = CodeItem::read(self.tokens, first).ok_or(Unshared)?;
                self.change(&item)?;
                self.at = item.end;
            }
        }
        Ok(())
    }

    /// Rewrites a namespace. An unnamed namespace gets a name, because its contents would otherwise exist in
    /// each file.
    fn namespace(&mut self, first: usize) -> Result<(), Unshared> {
        let is_open = |at: &usize| matches!(self.tokens.text(*at), "{" | "=" | ";" | "");
        let open = (first..).find(is_open).ok_or(Unshared)?;
        if self.tokens.text(open) != "{" {
            self.at = (open..).find(|at| matches!(self.tokens.text(*at), ";" | "")).ok_or(Unshared)? + 1;
            return Ok(());
        }
        if open == first + 1 {
            self.write(first, "inline ");
            self.write(open, &format!("{NAMESPACE} "));
        }
        self.items_in_braces(open)
    }

    /// Rewrites the items between a pair of braces.
    fn items_in_braces(&mut self, open: usize) -> Result<(), Unshared> {
        let close = self.tokens.close(open).ok_or(Unshared)?;
        self.at = open + 1;
        self.scope()?;
        if self.at != close {
            return Err(Unshared);
        }
        self.at = close + 1;
        Ok(())
    }

    fn change(&mut self, item: &CodeItem) -> Result<(), Unshared> {
        if item.is_repeated {
            return Ok(());
        }
        let was_static = item.name.is_some_and(|name| self.statics.contains(self.tokens.text(name)));
        if item.statics.is_empty() && !was_static {
            match item.ending {
                Ending::Declaration => {}
                Ending::Definition if item.is_inline || item.is_template => {}
                Ending::Definition if item.is_member => self.write(item.head, "inline "),
                Ending::Definition => self.write(item.head, DEFINED),
                Ending::Unknown => return Err(Unshared),
            }
            return Ok(());
        }
        self.write(item.first, &format!("inline namespace {NAMESPACE} {{ "));
        for (index, at) in item.statics.iter().enumerate() {
            let is_said = item.is_inline || index > 0;
            self.replace(*at, if is_said { "" } else { "inline" });
        }
        if item.statics.is_empty() && !item.is_inline {
            self.write(item.head, "inline ");
        }
        self.changes.push(Change { at: self.tokens.end(item.end - 1), removed: 0, text: " }".to_owned() });
        let name = item.name.filter(|_| item.ending != Ending::Unknown);
        self.statics.extend(name.map(|name| self.tokens.text(name).to_owned()));
        Ok(())
    }

    /// Inserts text before a token.
    fn write(&mut self, token: usize, text: &str) {
        self.changes.push(Change { at: self.tokens.start(token), removed: 0, text: text.to_owned() });
    }

    fn replace(&mut self, token: usize, text: &str) {
        let removed = self.tokens.text(token).len();
        self.changes.push(Change { at: self.tokens.start(token), removed, text: text.to_owned() });
    }
}

#[cfg(test)]
mod tests {
    use super::{DEFINED, UnsharedCode};
    use crate::plan::{Fragment, Place};
    use crate::source::{Sources, Span};

    /// The code of an interface whose text begins at line 0, without the `#line` above it.
    fn shared(text: &str) -> Result<String, UnsharedCode> {
        let file = Sources::default().add("a.i", text);
        let place = Place { file: "a.i".to_owned(), line: 0, span: Span { file, start: 0, end: 0 } };
        let shared = super::shared(&[vec![Fragment { code: text.to_owned(), place }]])?;
        let end_of_line = shared.match_indices('\n').nth(1).map_or(0, |(at, _)| at + 1);
        Ok(shared[end_of_line..].trim_end().to_owned())
    }

    fn obstacle(text: &str) -> UnsharedCode {
        shared(text).expect_err(text)
    }

    #[test]
    fn definitions_become_inline() {
        for (text, expected) in [
            ("int add(int a) { return a; }", "D int add(int a) { return a; }"),
            ("int count = 3; char *names[] = {0};", "D int count = 3; D char *names[] = {0};"),
            ("std::function<int(int)> f; A a{1};", "D std::function<int(int)> f; D A a{1};"),
            ("extern \"C\" int f() { return 1; }", "extern \"C\" D int f() { return 1; }"),
            ("extern \"C\" {\nint f() {}\n}", "extern \"C\" {\nD int f() {}\n}"),
            ("namespace n { int f() {} }", "namespace n { D int f() {} }"),
            ("template <> int f<int>() {}", "template <> D int f<int>() {}"),
            (
                "int A::n = 0; A::A(int x) : n{x}, m(2) {}",
                "inline int A::n = 0; inline A::A(int x) : n{x}, m(2) {}",
            ),
            ("bool operator==(A a, A b) { return true; }", "D bool operator==(A a, A b) { return true; }"),
            ("#if A\nint f() {}\n#else\nint f();\n#endif", "#if A\nD int f() {}\n#else\nint f();\n#endif"),
        ] {
            assert_eq!(shared(text).expect(text), expected.replace("D ", DEFINED), "{text}");
        }
    }

    #[test]
    fn static_names_are_of_one_namespace() {
        for (text, expected) in [
            ("static int n = 0;", "N inline int n = 0; }"),
            ("static inline int f() {}", "N  inline int f() {} }"),
            ("SWIGINTERN int f() {}", "N inline int f() {} }"),
            ("static int f(); int f() {}", "N inline int f(); } N inline int f() {} }"),
            ("template <class T> static T f(T x) {}", "N template <class T> inline T f(T x) {} }"),
            ("namespace { int n; }", "inline namespace quaff_static { D int n; }"),
        ] {
            let expected = expected.replace("N ", "inline namespace quaff_static { ").replace("D ", DEFINED);
            assert_eq!(shared(text).expect(text), expected, "{text}");
        }
    }

    #[test]
    fn what_every_file_may_have_stays() {
        for text in [
            "#include <a.hpp>\n#define A(x) \\\n  x\nusing a::b; using namespace c;",
            "typedef struct { int a; } S; struct A; struct B { static int n; int f() { return 1; } };",
            "int add(int, double = 1); extern int n; extern \"C\" int g(const A &a);",
            "template <class T> T f(T x) { return x; } template <class T> struct C { T x; };",
            "template <> struct C<int> {}; template class C<long>; inline int h() {} constexpr int N = 3;",
            "namespace a = b; static_assert(sizeof(int) == 4, \"\"); enum class E : int { A };",
            "// static int n;\nconst char *name(int);",
            "USE_NAMESPACE\n\nint f();\nDISABLE_WARNING\n#define A\nint g();\nENABLE_WARNING",
        ] {
            assert_eq!(shared(text).expect(text), text);
        }
    }

    #[test]
    fn code_that_is_not_understood_is_an_obstacle() {
        let line = |text: &str| obstacle(text).place.line;
        assert_eq!(line("int f();\nDEFINE(x)\nint g();"), 1);
        assert_eq!(line("\nA a(\"text\");"), 1);
        assert_eq!(line("struct { int a; } x;"), 0);
        assert_eq!(line("namespace a {"), 0);
        assert_eq!(line("#if A\nstatic\n#endif\nint f() {}"), 1);
        assert_eq!(line("int a;\n#include <numpy/arrayobject.h>\n"), 1);
        assert_eq!(line("\n\n#include \"local.cpp\"\n"), 2);
        assert_eq!(obstacle("DEFINE(x) int f() {}").code, "DEFINE(x) int f() {}");
    }
}
