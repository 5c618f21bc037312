//! The code of a typemap around a function, with SWIG's special variables replaced.

use super::{DeclaredFunction, Window, Wrapper, object_name};
use crate::interface::{ClassType, FIRST_OBJECT, WrappedCode};
use crate::lower::code_typemap::CodeTypemap;
use crate::lower::code_typemap::words::{self, Mentioned, Words};

/// SWIG's name for the tuple of variable arguments.
const REST_TUPLE: &str = "varargs";

impl<'w, 's> Wrapper<'w, 's> {
    /// The code of a typemap, and the declarations of its local variables. `taken` replaces `$1` instead of
    /// the parameter's variable.
    pub(super) fn code(&mut self, window: &Window, taken: Option<&str>) -> (WrappedCode, Vec<String>) {
        let Window { ref typemap, first, count } = *window;
        let number = first + 1 + self.first_number();
        let positions = first..first + count;
        let parameter = |position: usize| words::NumberedParameter {
            variable: taken.map_or_else(|| self.variable_name(position), str::to_owned),
            r#type: self.declared.types[position].r#type(),
            name: self.declared.parameters[position].name.clone(),
        };
        let mut plain = self.plain_words();
        plain.push(("argnum", number.to_string()));
        plain.extend(["input", "arg"].map(|word| (word, object_name(first))));
        let parameters = positions.map(parameter).collect();
        let mut renamed = typemap.numbered(number);
        if self.declared.types[first].r#type().is_rest() {
            renamed.push((REST_TUPLE.to_owned(), object_name(first)));
        }
        let words = Words { parameters, plain, renamed, ..self.words() };
        written(&words, typemap, &mut self.mentioned)
    }

    /// The substitutions for code, without those for parameters.
    pub(super) fn words(&self) -> Words<'w, 's> {
        Words::without_parameters(self.typemaps, self.resolver)
    }

    pub(super) fn plain_words(&self) -> Vec<(&'static str, String)> {
        let DeclaredFunction { names, symname, class, is_new, is_made, returned, .. } = self.declared;
        let own = |name: &&str| (*name).to_owned();
        let is_void = returned.as_ref().is_none_or(|returned| returned.r#type().is_void());
        let owner = match (is_made, is_new) {
            (true, _) => "SWIG_POINTER_NEW",
            (false, true) => "SWIG_POINTER_OWN",
            (false, false) => "0",
        };
        vec![
            ("result", "resultobj".to_owned()),
            ("self", FIRST_OBJECT.to_owned()),
            ("symname", symname.to_string()),
            ("name", names.last().map(own).unwrap_or_default()),
            ("fullname", names.first().map(own).unwrap_or_default()),
            ("parentname", class.map(ClassType::to_string).unwrap_or_default()),
            ("parentclassname", class.map(ClassType::to_string).unwrap_or_default()),
            ("disown", "0".to_owned()),
            ("owner", owner.to_owned()),
            ("isvoid", u8::from(is_void).to_string()),
            ("isvoidresult", u8::from(is_void || self.makes_nothing()).to_string()),
        ]
    }

    /// Whether typemap code discards the C++ result.
    fn makes_nothing(&self) -> bool {
        let DeclaredFunction { returned, methods, names, .. } = self.declared;
        let output = returned.as_ref().and_then(|own| self.typemaps.one(methods.output, own, names));
        output.is_some_and(|output| output.code.text.trim().is_empty())
    }
}

/// The code of a typemap with its special variables replaced, and the declarations of its local variables.
pub(super) fn written(
    words: &Words,
    typemap: &CodeTypemap,
    mentioned: &mut Mentioned,
) -> (WrappedCode, Vec<String>) {
    let (text, locals) = words.written(typemap, mentioned);
    (WrappedCode { text, is_block: typemap.is_block(), span: typemap.code.span }, locals)
}
