//! Checks that the compiler neither panics nor runs forever, whatever its input is.

#[path = "support/compiled.rs"]
mod compiled;

use compiled::compiled;
use quaff_swig::compile::compile;
use quaff_swig::diagnostic::{Diagnostic, Diagnostics, render};
use quaff_swig::emit::{BuildOptions, File, emit};
use quaff_swig::lex::lex;
use quaff_swig::source::{FileId, Sources, Span};

/// An interface with every kind of directive, and the shipped library.
const DIRECTIVES: &str = include_str!("robustness/directives.i");
const DECLARATIONS: &str = include_str!("robustness/declarations.i");
/// Types that refer to themselves, which take ten times as long as other texts of this length.
const RECURSION: &str = include_str!("robustness/recursion.i");
/// An interface without errors, so that every stage processes it.
const BOUND: &str = include_str!("robustness/bound.i");
const INTERFACES: [&str; 4] = [DIRECTIVES, DECLARATIONS, RECURSION, BOUND];

/// The numbers of places at which a text is cut, however long it is: in `make test`, and in `make test-all`.
/// `make fuzz-interfaces` cuts texts at any place.
const FEW: usize = 6;
const MANY: usize = 80;

#[test]
fn few_prefixes_are_compiled() {
    for text in INTERFACES {
        sample(text, FEW).for_each(|end| drop(compiled(&text[..end])));
    }
}

#[test]
fn few_suffixes_are_compiled() {
    for text in INTERFACES {
        sample(text, FEW).for_each(|start| drop(compiled(&text[start..])));
    }
}

#[test]
#[ignore = "`make test-all` runs it: some hundred texts"]
fn many_prefixes_are_compiled() {
    for text in INTERFACES {
        sample(text, MANY).for_each(|end| drop(compiled(&text[..end])));
    }
}

#[test]
#[ignore = "`make test-all` runs it: some hundred texts"]
fn many_suffixes_are_compiled() {
    for text in INTERFACES {
        sample(text, MANY).for_each(|start| drop(compiled(&text[start..])));
    }
}

/// Texts that would take hours in this profile if time were quadratic in their length.
#[test]
#[ignore = "`make test-all` runs it: four seconds unless optimised"]
fn texts_that_repeat_themselves_are_compiled() {
    drop(compiled(&"/* ".repeat(20_000)));
    drop(compiled(&"a<".repeat(50_000)));
    let macros = |level: usize| format!("#define M{}(x) {}\n", level + 1, format!("M{level}(x) ").repeat(10));
    drop(compiled(&format!("#define M0(x) x\n{}M9(int f();)", (0..9).map(macros).collect::<String>())));
    let constant = |index: usize| format!("#define C{} C{index}\n", index + 1);
    drop(compiled(&format!("#define C0 1\n{}", (0..10_000).map(constant).collect::<String>())));
    let base = |index: usize| format!("struct B{} : B{index} {{}};\n", index + 1);
    drop(compiled(&format!("%module m\nstruct B0 {{}};\n{}", (0..1_000).map(base).collect::<String>())));
    let defaults: Vec<String> = (0..5_000).map(|index| format!("int a{index} = 0")).collect();
    drop(compiled(&format!("%module m\nvoid f({});\n", defaults.join(", "))));
    let alias = |index: usize| format!("typedef Lost<T{index}, T{index}> T{};\n", index + 1);
    let aliases: String = (0..60).map(alias).collect();
    drop(compiled(&format!("%module m\ntypedef Lost<int, int> T0;\n{aliases}void f(T60 x);\n")));
    let used =
        |index: usize| format!("namespace n{index} {{ struct S{index}; }}\nusing namespace n{index};\n");
    let used: String = (0..1_000).map(used).collect();
    drop(compiled(&format!("%module m\n{used}void f(S0 *a, S999 *b);\n")));
    drop(compiled(&format!("%module m\nnamespace s {{\n{used}void f(S0 *a, S999 *b);\n}}\n")));
}

#[test]
#[ignore = "`make test-all` runs it: many declarations of a kind"]
fn texts_of_many_declarations_are_compiled() {
    let many = |count: usize, one: &dyn Fn(usize) -> String| (0..count).map(one).collect::<String>();
    let renames = many(10_000, &|index| format!("%rename(g{index}) f{index};\nvoid f{index}();\n"));
    drop(compiled(&format!("%module m\n{renames}")));
    let classes = many(5_000, &|index| format!("struct C{index} {{ int x; int f(int a); }};\n"));
    drop(compiled(&format!("%module m\n{classes}")));
    let template = "template <int N> struct V { int f(int a); };\n";
    let instances = many(2_500, &|index| format!("%template(V{index}) V<{index}>;\n"));
    drop(compiled(&format!("%module m\n{template}{instances}")));
    let enumerators = many(50_000, &|index| format!("e{index}, "));
    drop(compiled(&format!("%module m\nenum E {{ {enumerators} }};\n")));
    let overloads =
        many(1_000, &|index| format!("struct S{index} {{}};\nint f(const S{index} &a, int b = 1);\n"));
    drop(compiled(&format!("%module m\n{overloads}")));
    let used = many(1_000, &|index| {
        format!("namespace n{index} {{ typedef int t{index}; }}\nusing namespace n{index};\n")
    });
    let functions = many(1_000, &|index| format!("void f{index}(t{index} a);\n"));
    drop(compiled(&format!("%module m\n{used}{functions}")));
}

#[test]
fn texts_with_tokens_missing_and_doubled_are_compiled() {
    let mut random = Random(0x5eed);
    for pieces in INTERFACES.map(pieces) {
        for _ in 0..8 {
            let repeated = |piece: &&str| piece.repeat([1, 1, 1, 1, 1, 1, 1, 1, 0, 2][random.below(10)]);
            compiled(&pieces.iter().map(repeated).collect::<String>());
        }
    }
}

#[test]
#[ignore = "`make test-all` runs it: one of the three ways to change tokens is tested in `make test`"]
fn texts_with_a_few_tokens_missing_doubled_or_swapped_are_compiled() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for pieces in INTERFACES.map(pieces) {
        for _ in 0..6 {
            compiled(&changed(pieces.clone(), &mut random));
        }
    }
}

#[test]
#[ignore = "`make test-all` runs it: one of the three ways to change tokens is tested in `make test`"]
fn texts_with_tokens_in_any_order_are_compiled() {
    let mut random = Random(0xf00d);
    for pieces in INTERFACES.map(pieces) {
        for _ in 0..12 {
            compiled(&(0..40).map(|_| pieces[random.below(pieces.len())]).collect::<String>());
        }
    }
}

#[test]
fn names_of_every_kind_are_emitted() {
    assert!(compiled(BOUND).is_some());
    for name in ["ü", "尺寸", "_", "__", "_1", "ß", "ǆ", "e\u{301}", "std", "self", "FUNCTIONS", "a__b", "Ok"]
    {
        for module in ["example", name] {
            let text = BOUND.replace("example", module).replace("über", name).replace("add", name);
            compiled(&text);
        }
    }
}

#[test]
fn no_name_of_a_file_becomes_code() {
    for end in ["\n", "\r", "\r\n", "\u{b}", "\u{c}", "\u{85}", "\u{2028}"] {
        let mut sources = Sources::default();
        let name = format!("folder{end}import evil/a{end}import evil\\");
        let left_out = format!("%inline %{{\n#if 1 /* {end}import evil\n*/\n#endif\n%}}\nclass C {{}};\n");
        let file = sources.add(name, BOUND.to_owned() + &left_out);
        let plan = compile(&mut sources, file, &[], &mut Diagnostics::default()).unwrap();
        for File { path, text } in emit(&plan, &BuildOptions::default()) {
            let ends = |letter| matches!(letter, '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}');
            let is_evil = |line: &str| line.trim_start().starts_with("import evil");
            // The code between `%{` and `%}` is copied to the shim unchanged.
            let text = text.split("#endif").last().unwrap();
            assert!(!text.split(ends).any(is_evil), "{end:?} in {path}: {text}");
        }
    }
}

#[test]
#[ignore = "`make test-all` runs it: eight seconds unless optimised"]
fn deep_nesting_is_compiled() {
    let deep = 10_000;
    for (open, close) in [
        ("(", ")"),
        ("{", "}"),
        ("[", "]"),
        ("a<", ">"),
        ("namespace a {", "}"),
        ("*", ""),
        ("extern \"C\" ", ""),
    ] {
        let (open, close) = (open.repeat(deep), close.repeat(deep));
        compiled(&format!("%module m\nvoid f(int {open}x{close});"));
        compiled(&format!("%module m\n{open} int f(); {close}"));
        compiled(&format!("%module m\n%template(f) g<{open}x{close}>;"));
    }
}

#[test]
#[ignore = "`make test-all` runs it: ten seconds unless optimised"]
fn types_nested_in_each_other_are_compiled() {
    for (deep, open, close) in [
        (2_500, "int (*)(", ")"),
        (2_500, "int name(", ")"),
        (300, "int (C::*)(", ")"),
        (300, "int ***(***(*[2])[2])(", ")[2]"),
        (300, "decltype((V<", ">)1)"),
        (300, "V<decltype(static_cast<", ">(1))>"),
        (300, "C<operator<<", ">"),
    ] {
        compiled(&format!("%module m\nvoid f({}int{});", open.repeat(deep), close.repeat(deep)));
    }
    for suffix in ["[2]", "::a"] {
        compiled(&format!("%module m\nint x{0}; struct S {{ int x{0}; }};", suffix.repeat(2_500)));
    }
}

/// Each level names the previous one twice, so that there are 2^40 paths through all of them.
#[test]
fn what_is_reached_by_many_paths_is_compiled() {
    const LEVELS: usize = 40;
    type Level = fn(usize) -> String;
    let levels: [(&str, Level); 5] = [
        ("typedef int A0;", |at| format!("typedef Unknown<A{at}, A{at}> A{};\n", at + 1)),
        ("typedef int A0;", |at| format!("typedef A{at} (*A{})(A{at}, A{at});\n", at + 1)),
        ("template <class T> using A0 = T;", |at| {
            format!("template <class T> using A{} = Unknown<A{at}<T>, A{at}<T>>;\n", at + 1)
        }),
        ("struct A0 {};", |at| {
            format!(
                "struct L{at} : A{at} {{}}; struct R{at} : A{at} {{}}; struct A{} : L{at}, R{at} {{}};\n",
                at + 1
            )
        }),
        ("namespace A0 { struct X {}; }", |at| {
            format!("namespace A{} {{ using namespace A{at}; using A{at}::X; }}\n", at + 1)
        }),
    ];
    for (first, level) in levels {
        let text: String = (0..LEVELS).map(level).collect();
        compiled(&format!("%module many\n{first}\n{text}int f(A{LEVELS} *x);\nint g(A{LEVELS}::X *x);\n"));
    }
}

#[test]
fn classes_that_are_bases_of_each_other_are_compiled() {
    compiled("%module m\nstruct A : A { int x(); };\nint f(A *a);\n");
    compiled(
        "%module m\nstruct B;\nstruct A : B { int x(); };\nstruct B : A { int y(); ~B(); };\nint f(A *a, B b);\n",
    );
    compiled(
        "%module m\nstruct C; struct B : C { B(const B &); };\nstruct A : B { int x; };\nstruct C : A { int y; };\nint f(C c);\n",
    );
}

#[test]
fn tokens_and_the_gaps_between_them_make_up_the_text() {
    let mut sources = Sources::default();
    let file = sources.add("interface.i", DIRECTIVES);
    let tokens = lex(&sources, file, &mut Diagnostics::default());
    let mut end = 0;
    for token in &tokens {
        assert!(DIRECTIVES[end..token.span.start as usize].trim().is_empty());
        assert_eq!(sources.text(token.span), &*token.text);
        end = token.span.end as usize;
    }
    assert!(DIRECTIVES[end..].trim().is_empty());
}

#[test]
fn every_place_of_a_text_can_be_shown() {
    for text in ["", "\n", "a", "a\n", "\tint é = 1;\r\n\n尺寸", "%{\n\n%}"] {
        let mut sources = Sources::default();
        let file = sources.add("text.i", text);
        let places: Vec<usize> = (0..=text.len()).filter(|at| text.is_char_boundary(*at)).collect();
        for (index, start) in places.iter().enumerate() {
            for end in &places[index..] {
                show(&sources, Span { file, start: *start as u32, end: *end as u32 });
            }
        }
    }
}

fn show(sources: &Sources, span: Span) {
    let diagnostic =
        Diagnostic::error("Q000", span, "a fact").label("here").related(span, "there").help("a fix");
    let shown = render(sources, &[&diagnostic], true);
    assert!(shown.contains("text.i") && shown.contains("a fact") && shown.contains("a fix"), "{shown}");
}

/// The places at which a text is cut: word boundaries and the places after the first letter of a word,
/// because all cuts inside a word are alike.
fn places(text: &str) -> impl Iterator<Item = usize> {
    let is_of_word =
        |letter: Option<char>| letter.is_some_and(|letter| letter.is_alphanumeric() || letter == '_');
    text.char_indices().map(|(place, _)| place).filter(move |&place| {
        let mut before = text[..place].chars().rev();
        let around = [before.next(), before.next(), text[place..].chars().next()];
        !around.into_iter().all(is_of_word)
    })
}

/// Some of these places, at equal distances: no more than `count`.
fn sample(text: &str, count: usize) -> impl Iterator<Item = usize> {
    places(text).step_by(places(text).count().div_ceil(count))
}

/// The text of some tokens after random changes.
fn changed(mut pieces: Vec<&str>, random: &mut Random) -> String {
    for _ in 0..random.below(12) {
        let (first, second) = (random.below(pieces.len()), random.below(pieces.len()));
        match random.below(3) {
            0 => drop(pieces.remove(first)),
            1 => pieces.insert(first, pieces[second]),
            _ => pieces.swap(first, second),
        }
    }
    pieces.concat()
}

/// The tokens of a text, each with the space before it.
fn pieces(text: &'static str) -> Vec<&'static str> {
    let mut sources = Sources::default();
    let file: FileId = sources.add("interface.i", text);
    let mut start = 0;
    lex(&sources, file, &mut Diagnostics::default())
        .iter()
        .map(|token| &text[std::mem::replace(&mut start, token.span.end as usize)..token.span.end as usize])
        .collect()
}

/// Marsaglia's xorshift, which gives the same numbers in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit as u64) as usize
    }
}
