//! Expands macros: recognises their names, reads their calls with arguments, and reads their expansions.
//!
//! As in C, an expansion is read again together with the text that follows it, and a macro's name inside its
//! own expansion remains unchanged, except that of a `%define`, as in SWIG. The expansion of one macro has a
//! size limit, so that no interface can use up all memory.

use super::Preprocessor;
use super::define::Macro;
use super::frame::Frame;
use super::word::{Uncommented, Word};
use crate::code;
use crate::diagnostic::Diagnostic;
use crate::lex::{Leading, Token, TokenKind, ends_operand, is_word};
use crate::source::Span;
use std::rc::Rc;

/// The largest size of one macro's expansion, in bytes. The largest macros in use, numpy.i's, need 2 MB.
pub(super) const EXPANSION_LIMIT: usize = 32 << 20;

/// The largest depth of nested arguments that are expanded.
const NESTING_LIMIT: usize = 100;

impl Preprocessor<'_> {
    /// Appends a name to the output or, if it is a macro, begins to read its expansion.
    pub(super) fn expand(&mut self, mut word: Word) {
        let stays = word.painted || word.token.kind == TokenKind::Identifier && self.asks_for_a_macro();
        let Some(of) = self.macros.get(&word.token.text).filter(|_| !stays).cloned() else {
            return self.push(word);
        };
        // A macro of `%define` may use itself, in a branch of an `#if` that ends the recursion.
        if of.open.get() > 0 && !of.multiline {
            word.painted = true;
            return self.push(word);
        }
        if of.parameters.is_some() {
            return if self.call_follows() { self.expand_call(word, &of) } else { self.push(word) };
        }
        self.start_count(&word);
        let words = self.substitute(&of, &[]);
        self.read_expansion(of, words, &word, word.token.span);
    }

    /// Whether the next word is the operand of a deferred line such as `%#ifdef`. Whether that macro is
    /// defined is a question to the C++ compiler; SWIG expands it, and C++ then refuses the line without a
    /// name.
    fn asks_for_a_macro(&self) -> bool {
        let asks = |directive: &Word| matches!(directive.text(), "ifdef" | "ifndef" | "undef");
        matches!(self.output.as_slice(), [.., sign, directive] if sign.is("%#") && asks(directive))
    }

    /// Processes a `%` after an operand. Together with the adjacent word it may be the call of a macro, which
    /// typemap code may contain anywhere: `if (failed) %give_up("too long");`. After a macro whose expansion
    /// ends no operand, it is a directive, and so is one after a directive that has not ended:
    /// `DECLARE(x) %in_array(a, n) %ignore y;`.
    pub(super) fn remainder(&mut self, percent: Word) {
        let touches = |frame: &Frame| frame.touches(is_word);
        let next = self.frames.last_mut().filter(|frame| touches(frame));
        let Some(operand) = next.and_then(|frame| frame.next(self.diagnostics)) else {
            return self.push(percent);
        };
        let name: Rc<str> = Rc::from(format!("%{}", operand.text()));
        let is_called =
            self.macros.get(&name).is_some_and(|of| of.parameters.is_some()) && self.call_follows();
        let follows_operand = self.follows_operand();
        let frame = self.frames.last_mut();
        let in_directive_line = frame.is_some_and(|frame| {
            frame.in_directive_line |= !follows_operand;
            frame.in_directive_line
        });
        let is_number = operand.token.kind == TokenKind::Number;
        if !is_called && (!in_directive_line || is_number) {
            self.push(percent);
            return self.word(operand);
        }
        let span = percent.token.span.to(operand.token.span);
        self.word(Word {
            token: Token { kind: TokenKind::Directive, text: name, span, ..percent.token },
            ..percent
        });
    }

    /// Processes a `$`. The sign is part of a name, as in SWIG: `$result` is not the macro `result`, but may
    /// be a macro of its own, which `#define $result resultobj` defines.
    pub(super) fn dollar(&mut self, sign: Word) {
        let next = self.frames.last_mut().filter(|frame| frame.touches(is_word));
        let Some(name) = next.and_then(|frame| frame.next(self.diagnostics)) else {
            return self.push(sign);
        };
        let joined = sign.clone().joined(&name);
        if self.macros.contains_key(&joined.token.text) {
            return self.expand(joined);
        }
        self.push(sign);
        match name.token.kind {
            TokenKind::Identifier => self.push(name),
            _ => self.word(name),
        }
    }

    fn follows_operand(&self) -> bool {
        let last = self.output.iter().rfind(|word| !word.is_comment());
        last.is_some_and(|word| ends_operand(word.token.kind, word.text()))
    }

    /// Expands words independently of the text around them.
    pub(super) fn expand_words(&mut self, words: Vec<Word>) -> Vec<Word> {
        if self.nesting == NESTING_LIMIT {
            self.stop(words.first().map(|word| word.token.span), "macro calls are nested too deeply");
            return words;
        }
        let output = std::mem::take(&mut self.output);
        let owed = std::mem::replace(&mut self.owed, Leading::Nothing);
        let (seam, joins) = (std::mem::take(&mut self.seam), std::mem::take(&mut self.joins));
        let floor = self.frames.len();
        self.frames.push(Frame::words(words));
        self.nesting += 1;
        self.run(floor);
        self.nesting -= 1;
        (self.owed, self.seam, self.joins) = (owed, seam, joins);
        std::mem::replace(&mut self.output, output)
    }

    /// Resets the size of the expansion, unless the word itself comes from a macro.
    pub(super) fn start_count(&mut self, word: &Word) {
        if !word.token.expanded {
            self.expanded = 0;
        }
    }

    /// Inserts an expansion before the rest of the text. `last` is the end of the macro's use.
    pub(super) fn read_expansion(&mut self, of: Rc<Macro>, mut words: Vec<Word>, name: &Word, last: Span) {
        let size = |word: &Word| size_of::<Word>() + word.text().len();
        self.expanded += size(name) + words.iter().map(size).sum::<usize>();
        let used = if name.token.expanded { name.token.span } else { name.token.span.to(last) };
        if self.expanded > EXPANSION_LIMIT {
            return self
                .stop(Some(used), &format!("macro expands to more than {} MiB", EXPANSION_LIMIT >> 20));
        }
        for word in &mut words {
            word.token.span = used;
            word.token.expanded = true;
        }
        self.owed = self.owed.max(name.token.leading);
        self.seam = true;
        self.joins = name.token.text.starts_with('%');
        self.frames.push(Frame::expansion(of, words));
    }

    /// Drops the incomplete expansion of a macro, which would lead to misleading errors.
    fn stop(&mut self, span: Option<Span>, message: &str) {
        self.stopped = true;
        while self.output.pop_if(|word| word.token.expanded).is_some() {}
        let Some(span) = span else { return };
        self.report(
            Diagnostic::error(code::EXPANSION_LIMIT, span, message)
                .help("let the macros use one another fewer times; nothing after this was read"),
        );
    }
}

impl Preprocessor<'_> {
    /// Whether the next word, which may be after the end of the current expansions, is `(`.
    fn call_follows(&self) -> bool {
        for frame in self.frames.iter().rev() {
            match frame.at_open_parenthesis() {
                Some(open) => return open,
                None if frame.expansion_of.is_none() => return false,
                None => {}
            }
        }
        false
    }

    /// Expands a macro whose name is followed by `(`.
    fn expand_call(&mut self, name: Word, of: &Rc<Macro>) {
        let bookmark = self.frames.last().and_then(|frame| frame.bookmark());
        let mut words = match self.call(&name) {
            Ok(words) => words,
            Err(diagnostic) => {
                self.report(diagnostic);
                if let (Some(bookmark), Some(frame)) = (bookmark, self.frames.last_mut()) {
                    frame.come_back_to(bookmark);
                }
                return self.push(name);
            }
        };
        let close = words.pop().map_or(name.token.span, |word| word.token.span);
        let arguments = split(of, &words[1..]);
        if let Some(diagnostic) = miscounted(of, &arguments, name.token.span.to(close)) {
            return self.report(diagnostic);
        }
        self.start_count(&name);
        let words = self.substitute(of, &arguments);
        self.read_expansion(of.clone(), words, &name, close);
    }

    /// Reads the words from `(` to the matching `)`.
    fn call(&mut self, name: &Word) -> Result<Vec<Word>, Diagnostic> {
        let mut words = Uncommented::default();
        let mut depth = 0;
        while let Some(word) = self.next_word_across() {
            // In a `%define`, such a line takes effect after the call, when the expansion is read.
            let is_obeyed_later = || self.frames.last().is_some_and(|frame| frame.expansion_of.is_some());
            if word.starts_line && word.is("#") && !is_obeyed_later() {
                return Err(interrupted(name, &word));
            }
            depth = depth_after(depth, &word);
            let outside = depth == 0 && !word.is_comment();
            words.push(word);
            if outside {
                return Ok(words.into_words());
            }
        }
        Err(unterminated(name))
    }
}

/// Splits words into arguments at commas outside of parentheses.
fn split(of: &Macro, words: &[Word]) -> Vec<Vec<Word>> {
    let parameters = of.parameters.as_ref();
    let named = parameters.map_or(0, |parameters| parameters.names.len());
    if words.is_empty() && named == 0 {
        return Vec::new();
    }
    let variadic = parameters.is_some_and(|parameters| parameters.variadic);
    let mut arguments = vec![Vec::new()];
    let mut depth = 0;
    for word in words {
        depth = depth_after(depth, word);
        let takes_rest = variadic && arguments.len() == named;
        match arguments.last_mut() {
            Some(argument) if depth > 0 || takes_rest || !word.is(",") => argument.push(word.clone()),
            _ => arguments.push(Vec::new()),
        }
    }
    if variadic && arguments.len() + 1 == named {
        arguments.push(Vec::new());
    }
    arguments
}

fn depth_after(depth: usize, word: &Word) -> usize {
    match word.text() {
        "(" => depth + 1,
        ")" => depth.saturating_sub(1),
        _ => depth,
    }
}

/// The error for a macro with too many or too few arguments.
fn miscounted(of: &Macro, arguments: &[Vec<Word>], span: Span) -> Option<Diagnostic> {
    let takes = of.parameters.as_ref().map_or(0, |parameters| parameters.names.len());
    if arguments.len() == takes {
        return None;
    }
    let plural = if takes == 1 { "" } else { "s" };
    let message = format!("macro `{}` takes {takes} argument{plural}, not {}", of.name, arguments.len());
    let parameters = of.parameters.as_ref().map_or(String::new(), |parameters| parameters.names.join(", "));
    let mut diagnostic = Diagnostic::error(code::BAD_MACRO_CALL, span, message)
        .related(of.span, "defined here")
        .help(format!("write it as `{}({parameters})`", of.name));
    if arguments.len() > takes {
        diagnostic = diagnostic.help("put an argument that contains commas in parentheses");
    }
    Some(diagnostic)
}

fn interrupted(name: &Word, hash: &Word) -> Diagnostic {
    let message = format!("a `#` line is inside the arguments of macro `{}`", name.text());
    Diagnostic::error(code::BAD_MACRO_CALL, hash.token.span, message)
        .related(name.token.span, "the call starts here")
        .help("close the call with `)`, or put the `#` line around it")
}

fn unterminated(name: &Word) -> Diagnostic {
    let message = format!("the arguments of macro `{}` are not closed", name.text());
    Diagnostic::error(code::BAD_MACRO_CALL, name.token.span, message).help("close them with `)`")
}
