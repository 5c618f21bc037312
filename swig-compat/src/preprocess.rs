//! SWIG's preprocessor: `#` lines, `%define`, macros and `%include`, as `swig -E` treats them.
//!
//! Guarantees: the preprocessor terminates, with bounded memory, for any input. Text in a branch that is not
//! taken is not read. `%{ … %}` is copied unchanged; after `%inline` it is copied a second time, as
//! declarations. Comments are copied unless they are in a macro or its arguments.
//!
//! ```text
//! %define ARRAY(T)                     int first(int *x);
//! T first(T *x);              ──►
//! %enddef
//! ARRAY(int)
//! ```
//!
//! `#include` is ignored, as SWIG does; `%include` inserts a file the first time it is named. So does
//! `%import`, which itself stays in the text, with `%endimport` after the file: the text in between belongs
//! to another module.
//!
//! Some library files are included implicitly: for macros of SWIG's wrapper that change the Python values,
//! which an interface defines in its code or by `-D`, and for classes of SWIG's that the interface uses.

mod block;
mod conditional;
mod constant;
mod define;
mod expand;
mod expression;
mod frame;
mod include;
mod integer;
mod line;
mod substitute;
mod value;
mod word;

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::lex::{Leading, Lexer, Token, TokenKind, has_word, words_of_text};
use crate::preprocess::word::Word;
use crate::source::{FileId, IncludeForm, Sources, Span};
use define::Macro;
use frame::Frame;
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
pub(crate) use value::{integer, name_length};
use word::Uncommented;

/// The option `-D NAME=VALUE`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Define {
    pub name: String,
    pub value: String,
}

/// The macros that interfaces test in conditions, and those that the macros of all interfaces use.
const PREDEFINED: &str = "\
#define SWIG 1
#define __STDC__ 1
#define SWIG_VERSION 0x040500
#define SWIGPYTHON 1
#define SWIG_Object PyObject *
#define SWIGUTL 1
#define QUAFF 1
%define %arg(TEXT...) TEXT %enddef
#define %mangle(TYPE...) #@TYPE
";

/// The macros of C++ interfaces, which C interfaces do not have.
const OF_CXX: &str = "#define __cplusplus 201703L\n";

/// The interface files that every interface includes implicitly.
const LIBRARY: [(&str, &str); 2] = [
    ("<library>", include_str!("../library/native/swig.i")),
    ("<library of values>", include_str!("../library/native/values.i")),
];

/// The tokens of an interface file and of all files that it includes.
pub fn preprocess(
    sources: &mut Sources,
    main: FileId,
    defines: &[Define],
    diagnostics: &mut Diagnostics,
) -> Vec<Token> {
    let language = if sources.is_c() { "" } else { OF_CXX };
    let predefined = sources.add("<predefined>", format!("{language}{PREDEFINED}"));
    let library = LIBRARY.map(|(name, text)| sources.add(name, text));
    let command_line = sources.add("<command line>", command_line(defines) + sources.prelude());
    let mut preprocessor = Preprocessor::new(sources, diagnostics);
    for file in [predefined].into_iter().chain(library).chain([command_line, main]) {
        preprocessor.open(file, None, None);
        preprocessor.run(0);
    }
    preprocessor.process_inlined();
    without_deferred_lines(preprocessor.output.into_iter().map(|word| word.token).collect())
}

fn command_line(defines: &[Define]) -> String {
    let line = |define: &Define| format!("#define {} {}\n", define.name, define.value.replace('\n', " "));
    let names = defines.iter().map(|define| define.name.as_str());
    defines.iter().map(line).collect::<String>() + &of_names(names)
}

struct Preprocessor<'a> {
    sources: &'a mut Sources,
    diagnostics: &'a mut Diagnostics,
    macros: FxHashMap<Rc<str>, Rc<Macro>>,
    /// The values of macros that are the same constant wherever they are used, until a macro is defined anew.
    constants: FxHashMap<Rc<str>, Vec<Word>>,
    included: FxHashSet<FileId>,
    /// The stack of texts that are being read: files, and expansions of macros in files. The last is read
    /// first.
    frames: Vec<Frame>,
    output: Vec<Word>,
    /// The texts of blocks after `%inline` that are yet to be processed, with their places in the output.
    inlined: Vec<(usize, Frame)>,
    /// The least space before the output's next word, which follows text that was removed, such as a macro's
    /// name.
    owed: Leading,
    /// Whether the output's next word was not adjacent to the last one in the source, so that the two must
    /// not merge.
    seam: bool,
    /// Whether the output's next word is joined to the last one, because both touch in the source and one
    /// comes from a macro whose name begins with `%`.
    joins: bool,
    /// The size of the expansion of the outermost macro so far.
    expanded: usize,
    /// The depth of nested arguments that are being expanded.
    nesting: usize,
    /// Whether a limit was exceeded, so that nothing more is read.
    stopped: bool,
    /// Whether `#error` lines are only warnings.
    errors_are_warnings: bool,
}

impl Preprocessor<'_> {
    fn new<'a>(sources: &'a mut Sources, diagnostics: &'a mut Diagnostics) -> Preprocessor<'a> {
        Preprocessor {
            sources,
            diagnostics,
            macros: FxHashMap::default(),
            constants: FxHashMap::default(),
            included: FxHashSet::default(),
            frames: Vec::new(),
            output: Vec::new(),
            inlined: Vec::new(),
            owed: Leading::Nothing,
            seam: false,
            joins: false,
            expanded: 0,
            nesting: 0,
            stopped: false,
            errors_are_warnings: false,
        }
    }

    /// Begins to read a text before the rest of the texts that are being read. `at` is the file's name in an
    /// `%include`; `end` is appended to the text.
    fn open(&mut self, file: FileId, at: Option<Span>, end: Option<Word>) {
        self.end_paragraph();
        let mut frame = Frame::file(file, Lexer::new(self.sources, file), at);
        frame.end = end;
        self.frames.push(frame);
        if self.frames.iter().any(|frame| frame.end.is_some()) {
            self.sources.mark_imported(file);
        }
        self.read_named(file);
    }

    /// Reads text until only `floor` texts are left on the stack.
    fn run(&mut self, floor: usize) {
        while self.frames.len() > floor && !self.stopped {
            match self.next_word() {
                Some(word) => self.word(word),
                None => self.close_frame(),
            }
        }
    }

    /// The next word of the innermost text, such as the body of a macro, outside of excluded branches.
    fn next_word(&mut self) -> Option<Word> {
        let frame = self.frames.last_mut()?;
        if frame.is_skipping() && !frame.skip_to_directive(self.diagnostics) {
            return None;
        }
        frame.next(self.diagnostics)
    }

    fn word(&mut self, word: Word) {
        if word.starts_line && word.is("#") {
            return self.line_directive(&word);
        }
        if word.starts_line && matches!(word.text(), "##" | "##@" | "#@") {
            return self.sign_line(&word);
        }
        match (word.token.kind, &*word.token.text) {
            (TokenKind::Directive, "%define") => self.define_block(&word),
            (TokenKind::Directive, "%enddef") => self.stray_enddef(&word),
            (TokenKind::Directive, "%include") => self.include(&word),
            (TokenKind::Directive, "%import") => self.import(word),
            (TokenKind::Directive, "%inline") => self.inline(word),
            (TokenKind::Directive | TokenKind::Identifier, _) => self.expand(word),
            (TokenKind::Punctuation, "%") => self.remainder(word),
            (TokenKind::Punctuation, "$") => self.dollar(word),
            (TokenKind::Block, _) => {
                let word = self.with_values(word);
                self.push(word.clone());
                self.obey_switches(&word);
            }
            (TokenKind::String, _) => {
                let word = self.inserted(word);
                self.push(word);
            }
            _ => self.push(word),
        }
    }

    /// Appends a word to the output.
    fn push(&mut self, mut word: Word) {
        word.token.leading = word.token.leading.max(std::mem::replace(&mut self.owed, Leading::Nothing));
        if std::mem::take(&mut self.joins)
            && word.token.leading == Leading::Nothing
            && let Some(last) = self.output.last_mut()
            && last.goes_on_in(&word)
        {
            last.token.text = Rc::from(format!("{}{}", last.text(), word.text()));
            self.seam = false;
            return;
        }
        if std::mem::take(&mut self.seam)
            && let Some(last) = self.output.last()
        {
            word.keep_apart_from(last);
        }
        self.output.push(word);
    }

    /// The next word, which may be after the end of the current expansions, up to the text that uses the
    /// outermost macro.
    fn next_word_across(&mut self) -> Option<Word> {
        loop {
            let frame = self.frames.last_mut()?;
            if let Some(word) = frame.next(self.diagnostics) {
                return Some(word);
            }
            frame.expansion_of.as_ref()?;
            self.close_frame();
        }
    }

    /// The rest of the line, without comments.
    fn line_words(&mut self) -> Vec<Word> {
        let mut words = Uncommented::default();
        while let Some(word) = self.frames.last_mut().and_then(|frame| frame.next_on_line(self.diagnostics)) {
            words.push(word);
        }
        words.into_words()
    }

    /// Ends the paragraph, so that the comment above, which belongs to a macro or to another file, does
    /// not document the text below.
    fn end_paragraph(&mut self) {
        self.owed = Leading::BlankLine;
    }

    /// Ends the last text, whose conditionals must be closed.
    fn close_frame(&mut self) {
        let Some(frame) = self.frames.last_mut() else { return };
        for conditional in std::mem::take(&mut frame.conditionals) {
            self.report(conditional.unterminated());
        }
        let Some(mut frame) = self.frames.pop() else { return };
        if frame.file_id().is_some() {
            self.end_paragraph();
        }
        let end = frame.end.take();
        self.joins |= frame.expansion_of.as_ref().is_some_and(|of| of.name.starts_with('%'));
        frame.leave();
        self.seam = true;
        if let Some(end) = end {
            self.push(end);
            self.end_paragraph();
        }
    }

    /// Stores a diagnostic; one inside a macro's expansion also points to the macro.
    fn report(&mut self, diagnostic: Diagnostic) {
        let source = self.frames.last().and_then(|frame| frame.expansion_of.as_ref());
        self.diagnostics.push(match source {
            Some(source) => diagnostic.related(source.span, format!("in the expansion of `{}`", source.name)),
            None => diagnostic,
        });
    }
}

// Preprocessor lines that macros defer, such as `%#ifdef` in a `%define`. The C++ compiler reads those
// inside of functions and classes. Around declarations they are dropped, as in SWIG, and the text between
// them is kept.

/// The prefix of a deferred line.
const DEFERRED: &str = "%#";

/// The tokens with `#` in place of the prefix, and without deferred lines outside of braces.
fn without_deferred_lines(tokens: Vec<Token>) -> Vec<Token> {
    let mut kept = Vec::with_capacity(tokens.len());
    let mut depth = 0_usize;
    let mut tokens = tokens.into_iter().peekable();
    while let Some(mut token) = tokens.next() {
        let is_mark = |mark: &str| token.kind == TokenKind::Punctuation && &*token.text == mark;
        if depth == 0 && is_mark(DEFERRED) {
            let operands = tokens.next_if(is_on_the_line).map_or(0, |directive| operands(&directive.text));
            (0..operands).map_while(|_| tokens.next_if(is_on_the_line)).for_each(drop);
            continue;
        }
        if is_mark("{") {
            depth += 1;
        } else if is_mark("}") {
            depth = depth.saturating_sub(1);
        } else if is_mark(DEFERRED) {
            token.text = "#".into();
        }
        kept.push(token);
    }
    kept
}

fn is_on_the_line(token: &Token) -> bool {
    token.leading < Leading::Newline
}

/// The largest number of operands of a directive: a macro inside another one is expanded to a single line, so
/// the end of the line is unknown.
fn operands(directive: &str) -> usize {
    match directive {
        "else" | "endif" => 0,
        "ifdef" | "ifndef" => 1,
        _ => usize::MAX,
    }
}

/// The name of a macro or class that changes what SWIG emits, and the library file that has the same effect.
struct Switch {
    name: &'static str,
    file: &'static str,
}

/// Macros of the command line alone, which SWIG's library reads before the interface.
const OF_COMMAND_LINE: [Switch; 1] = [Switch { name: "SWIG_PYTHON_LEGACY_BOOL", file: "legacy_bool.i" }];

/// Macros of the command line that an interface may also define.
const DEFINED: [Switch; 1] = [Switch { name: "SWIG_PYTHON_STRICT_BYTE_CHAR", file: "strict_bytes.i" }];

/// Classes that an interface may use.
const NAMED: [Switch; 1] = [Switch { name: "SwigPyIterator", file: "pyiterators.i" }];

/// The lines that include the files for macros on the command line.
fn of_names<'n>(names: impl Iterator<Item = &'n str> + Clone) -> String {
    let all = OF_COMMAND_LINE.iter().chain(&DEFINED);
    let defined = all.filter(|switch| names.clone().any(|name| name == switch.name));
    defined.map(|switch| format!("%include <{}>\n", switch.file)).collect()
}

impl Preprocessor<'_> {
    /// Reads the files for the macros that a code block defines.
    fn obey_switches(&mut self, block: &Word) {
        let Some(from) = self.frames.iter().rev().find_map(|frame| frame.file_id()) else { return };
        for switch in DEFINED.iter().filter(|switch| defines(block.text(), switch.name)) {
            self.read_switched(switch, from);
        }
    }

    /// Reads the library files for the classes that a user's file mentions, before that file's text.
    fn read_named(&mut self, file: FileId) {
        for switch in &NAMED {
            let source = &self.sources[file];
            if self.sources.is_on_disk(file) && has_word(&source.text, switch.name) {
                self.read_switched(switch, file);
            }
        }
    }

    fn read_switched(&mut self, switch: &Switch, from: FileId) {
        let found = self.sources.include(switch.file, IncludeForm::Angled, from).ok();
        if let Some(file) = found.filter(|file| self.included.insert(*file)) {
            self.open(file, None, None);
        }
    }
}

/// Whether code has a line that defines a macro.
fn defines(code: &str, name: &str) -> bool {
    code.contains(name)
        && code.lines().filter_map(|line| line.trim_start().strip_prefix('#')).any(|line| {
            let mut words = words_of_text(line).filter(|word| !word.is_empty());
            words.next() == Some("define") && words.next() == Some(name)
        })
}
