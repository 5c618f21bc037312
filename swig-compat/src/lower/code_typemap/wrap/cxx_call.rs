//! Typemaps for directors, which convert between C++ that calls a virtual function and the Python method:
//! `directorin` makes an argument of the method, `directorout` reads its result, and `directorargout` reads a
//! result for a parameter.

use super::{DeclaredFunction, Window, WrappedInput, words, written};
use crate::interface::{CxxCallCode, Descriptor, Object};
use crate::lex::has_word;
use crate::lower::code_typemap::words::{Mentioned, Words};
use crate::lower::code_typemap::{CodeTypemap, CodeTypemaps, spelling};
use crate::lower::types::Resolver;

/// The variable for the C++ result.
const RESULT: &str = "c_result";

/// The code of typemaps for one virtual function.
#[derive(Default)]
pub struct CxxCallCodes {
    /// The value that is passed to Python for each parameter without quaff's conversion: made by code, or
    /// none.
    pub inputs: Vec<Option<WrappedInput>>,
    /// The code that makes arguments, by the position of the first parameter.
    pub passed: Vec<(usize, CxxCallCode)>,
    /// The code that reads results for parameters.
    pub written: Vec<(usize, CxxCallCode)>,
    /// The code that reads the result.
    pub returned: Option<CxxCallCode>,
    pub descriptors: Vec<Descriptor>,
    pub objects: Vec<Object>,
    pub fragments: Vec<String>,
}

/// The variables that the code of one typemap uses.
struct CxxCallVariables<'a> {
    parameters: Vec<words::NumberedParameter<'a>>,
    /// The Python object that the code makes or reads.
    object: String,
    /// The text for `$input` and `$result`.
    input: String,
    result: String,
    number: usize,
    declaration: String,
}

impl<'s> CodeTypemaps<'s> {
    /// The code for directors around a function.
    pub fn cxx_call(&self, declared: &DeclaredFunction, resolver: Resolver) -> CxxCallCodes {
        let mut coder = CxxCallCoder {
            declared,
            typemaps: self,
            resolver,
            mentioned: Mentioned::default(),
            codes: CxxCallCodes::default(),
        };
        coder.codes.inputs = vec![None; declared.parameters.len()];
        for window in self.windows("in", declared) {
            if window.typemap.directive.option("numinputs") == Some("0") {
                coder.take(&window, WrappedInput::Nothing);
            }
        }
        for window in self.windows("directorin", declared) {
            if coder.codes.inputs[window.first].is_none() {
                coder.take(&window, WrappedInput::Own { may_be_left_out: false });
                coder.pass(&window);
            }
        }
        coder.read();
        for window in self.windows("directorargout", declared) {
            coder.write(&window);
        }
        let CxxCallCoder { mentioned, codes, .. } = coder;
        CxxCallCodes { descriptors: mentioned.descriptors, objects: mentioned.objects, ..codes }
    }
}

/// Collects the code of the typemaps for one function.
struct CxxCallCoder<'w, 's> {
    declared: &'w DeclaredFunction<'w>,
    typemaps: &'w CodeTypemaps<'s>,
    resolver: Resolver<'w, 's>,
    mentioned: Mentioned,
    codes: CxxCallCodes,
}

impl<'w> CxxCallCoder<'w, '_> {
    fn take(&mut self, window: &Window, first: WrappedInput) {
        for position in window.first..window.first + window.count {
            let own = match position == window.first || first == WrappedInput::Nothing {
                true => first,
                false => WrappedInput::Of(window.first),
            };
            self.codes.inputs[position] = Some(own);
        }
    }

    fn pass(&mut self, window: &Window) {
        let object = object_name(window.first);
        let subject = CxxCallVariables { input: object.clone(), ..self.subject(window, object) };
        let code = self.code(&window.typemap, subject);
        self.codes.passed.push((window.first, code));
    }

    fn write(&mut self, window: &Window) {
        if window.typemap.code.text.trim().is_empty() {
            return;
        }
        let object = format!("output_{}", window.first + 1);
        let subject = CxxCallVariables {
            input: object_name(window.first),
            result: object.clone(),
            ..self.subject(window, object)
        };
        let code = self.code(&window.typemap, subject);
        self.codes.written.push((window.first, code));
    }

    fn read(&mut self) {
        let Some(returned) = &self.declared.returned else { return };
        let r#type = returned.r#type();
        let found = self.typemaps.one("directorout", returned, &self.declared.names);
        let Some(typemap) = found.filter(|_| !r#type.is_void()) else { return };
        let object = "output_0".to_owned();
        // As in SWIG, `$1` is the Python object, whereas the types are those of the C++ result.
        let name = self.declared.names.last().copied().unwrap_or_default().to_owned();
        let own = words::NumberedParameter { variable: object.clone(), r#type, name };
        let declaration = spelling::declaration(&spelling::variable(r#type), RESULT);
        let (input, result) = (object.clone(), RESULT.to_owned());
        let subject =
            CxxCallVariables { parameters: vec![own], object, input, result, number: 0, declaration };
        self.codes.returned = Some(self.code(&typemap, subject));
    }

    /// The variables for parameters that code uses, except for Python objects.
    fn subject(&self, window: &Window, object: String) -> CxxCallVariables<'w> {
        let parameter = |position: usize| words::NumberedParameter {
            variable: format!("argument_{}", position + 1),
            r#type: self.declared.types[position].r#type(),
            name: self.declared.parameters[position].name.clone(),
        };
        CxxCallVariables {
            parameters: (window.first..window.first + window.count).map(parameter).collect(),
            object,
            input: String::new(),
            result: RESULT.to_owned(),
            number: window.first + 1,
            declaration: String::new(),
        }
    }

    fn code(&mut self, typemap: &CodeTypemap, subject: CxxCallVariables) -> CxxCallCode {
        let DeclaredFunction { names, symname, class, is_new, .. } = self.declared;
        let own = |name: Option<&&str>| name.map(|name| (*name).to_owned()).unwrap_or_default();
        let plain = vec![
            ("input", subject.input),
            ("result", subject.result),
            ("argnum", subject.number.to_string()),
            ("symname", symname.to_string()),
            ("name", own(names.last())),
            ("fullname", own(names.first())),
            ("parentname", class.map(ToString::to_string).unwrap_or_default()),
            ("owner", "0".to_owned()),
            ("disown", if *is_new { "SWIG_POINTER_DISOWN" } else { "0" }.to_owned()),
        ];
        let words = Words {
            parameters: subject.parameters,
            plain,
            renamed: typemap.numbered(subject.number),
            ..Words::without_parameters(self.typemaps, self.resolver)
        };
        let (code, locals) = written(&words, typemap, &mut self.mentioned);
        self.codes.fragments.extend(typemap.directive.fragments().map(str::to_owned));
        let names = self.declared.parameters.iter().map(|parameter| &parameter.name).enumerate();
        let named = names.filter(|(_, name)| has_word(&code.text, name));
        let named = named.map(|(position, name)| (name.clone(), position)).collect();
        CxxCallCode { object: subject.object, declaration: subject.declaration, locals, named, code }
    }
}

fn object_name(position: usize) -> String {
    format!("object_{}", position + 1)
}
