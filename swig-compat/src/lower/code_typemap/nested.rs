//! `$typemap(in, int, 1=count)` in typemap code, which is replaced by the code of another typemap.

use super::words::{Mentioned, NumberedParameter, Words};
use super::{AliasChain, CodeTypemap};
use crate::lex::{Token, lex_text};
use crate::parse::cursor::{Cursor, is, split_at_commas, text_of};
use crate::parse::directive::typemap;

/// The largest depth of nested typemaps, so that a typemap that refers to itself comes to an end.
const MAX_DEPTH: usize = 8;

impl Words<'_, '_> {
    /// The code for a `$typemap`; `None` if there is no such typemap, or they are nested too deeply.
    pub(super) fn nested(&self, text: &str, mentioned: &mut Mentioned) -> Option<String> {
        let place = self.place.filter(|_| self.depth < MAX_DEPTH)?;
        let tokens = lex_text(text, place);
        let parts = split_at_commas(&tokens);
        let [method, target, given @ ..] = parts.as_slice() else { return None };
        let mut cursor = Cursor::new(method);
        let name = text_of(cursor.until(|token| is(token, ":")));
        let option = cursor.eat(":").then(|| text_of(&method[cursor.position()..]));
        // In a class template, its parameters are replaced by their arguments.
        let written = lex_text(&self.replaced(&text_of(target), &mut Mentioned::default()), place);
        let target = typemap::target(&written, place)?;
        let chain = super::alias_chains(&target.parameters, self.resolver);
        let found: CodeTypemap = self.typemaps.exactly(&name, &chain)?;
        if let Some(option) = option {
            return found.directive.option(&option).map(str::to_owned);
        }
        mentioned.nested += 1;
        let (code, locals) =
            self.with_words_of(&found, &chain, given, mentioned.nested).written(&found, mentioned);
        mentioned.locals.extend(locals);
        Some(if found.is_block() { format!("{{{code}}}") } else { code })
    }

    /// The substitutions for a typemap that is nested in this code. It has its own types, and shares the
    /// variables of this code except for those in `given`. Its local variables are renamed with the number
    /// `nth`, so that they differ from all others.
    fn with_words_of<'t>(
        &'t self,
        typemap: &CodeTypemap,
        chain: &'t [(AliasChain, Option<String>)],
        given: &[&[Token]],
        nth: usize,
    ) -> Words<'t, 't> {
        let option = |tokens: &&[Token]| {
            let text = text_of(tokens);
            let (name, value) = text.split_once('=')?;
            Some((name.trim().to_owned(), self.replaced(value.trim(), &mut Mentioned::default())))
        };
        let given: Vec<(String, String)> = given.iter().filter_map(option).collect();
        let parameter = |(index, (chain, _)): (usize, &'t (AliasChain, Option<String>))| {
            let own = self.parameters.get(index);
            let number = (index + 1).to_string();
            let variable = given.iter().find(|(name, _)| *name == number).map(|(_, value)| value);
            NumberedParameter {
                variable: variable.or(own.map(|own| &own.variable)).cloned().unwrap_or_default(),
                r#type: chain.r#type(),
                name: own.map(|own| own.name.clone()).unwrap_or_default(),
            }
        };
        let number = self.plain.iter().find(|(name, _)| *name == "argnum").map_or("", |(_, number)| number);
        Words {
            parameters: chain.iter().enumerate().map(parameter).collect(),
            plain: self.plain.clone(),
            renamed: typemap.numbered(format_args!("{number}_{nth}")),
            given: given.clone(),
            place: self.place,
            depth: self.depth + 1,
            typemaps: self.typemaps,
            resolver: self.resolver,
        }
    }
}
