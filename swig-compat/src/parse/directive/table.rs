//! The table of SWIG's directives: each row defines the meaning of one directive.
//!
//! Most of SWIG's directives are short forms of `%feature`, in groups of three: `%newobject` sets a feature,
//! `%nonewobject` disables it, and `%clearnewobject` removes it. One row represents all three.

use super::reading::{DirectiveEnd, Reader};
use super::{binding, block, extend, typemap};
use crate::parse::{feature, module, rename};

/// A directive and its meaning.
pub struct DirectiveRow {
    /// The name without the `%`.
    pub name: &'static str,
    pub meaning: Meaning,
}

/// The meaning of a directive.
#[derive(Clone, Copy)]
pub enum Meaning {
    /// The directive is parsed by a reader of its own.
    Read(Reader),
    /// The directive is short for `%feature("feature", "value")`, before a target or code.
    Feature { feature: &'static str, value: &'static str },
    /// The directive is short for `%feature`, with the value in parentheses.
    FeatureOf(&'static str),
    /// The directive has no effect. The note tells users why.
    Nothing { extent: DirectiveEnd, note: Option<&'static str> },
    /// The directive is an error, whose message says what to write instead.
    Unsupported { extent: DirectiveEnd, instead: &'static str },
}

/// The meaning of a directive by its name, without the `%`.
pub fn meaning(name: &str) -> Option<Meaning> {
    let find = |name: &str| ROWS.iter().find(|row| row.name == name).map(|row| row.meaning);
    let of_family = |prefix: &str, value: &'static str| match find(name.strip_prefix(prefix)?)? {
        Meaning::Feature { feature, .. } | Meaning::FeatureOf(feature) => {
            Some(Meaning::Feature { feature, value })
        }
        _ => None,
    };
    find(name).or_else(|| of_family("no", "0")).or_else(|| of_family("clear", ""))
}

/// The names of all rows, for suggestions: supported directives first.
pub fn names() -> impl Iterator<Item = &'static str> {
    let is_read = |row: &&DirectiveRow| !matches!(row.meaning, Meaning::Unsupported { .. });
    let rows = ROWS.iter().filter(|row| row.name != END_OF_IMPORT);
    let (known, others): (Vec<&DirectiveRow>, Vec<&DirectiveRow>) = rows.partition(is_read);
    known.into_iter().chain(others).map(|row| row.name).chain(["include", "define", "enddef"])
}

const fn read(name: &'static str, reader: Reader) -> DirectiveRow {
    DirectiveRow { name, meaning: Meaning::Read(reader) }
}

const fn feature(name: &'static str, feature: &'static str) -> DirectiveRow {
    DirectiveRow { name, meaning: Meaning::Feature { feature, value: "1" } }
}

const fn feature_off(name: &'static str, feature: &'static str) -> DirectiveRow {
    DirectiveRow { name, meaning: Meaning::Feature { feature, value: "0" } }
}

const fn feature_of(name: &'static str, feature: &'static str) -> DirectiveRow {
    DirectiveRow { name, meaning: Meaning::FeatureOf(feature) }
}

const fn nothing(name: &'static str) -> DirectiveRow {
    DirectiveRow { name, meaning: Meaning::Nothing { extent: DirectiveEnd::Statement, note: None } }
}

const fn noted(name: &'static str, extent: DirectiveEnd, note: &'static str) -> DirectiveRow {
    DirectiveRow { name, meaning: Meaning::Nothing { extent, note: Some(note) } }
}

/// An unsupported directive that ends with its `;` or its code.
const fn unsupported(name: &'static str, instead: &'static str) -> DirectiveRow {
    DirectiveRow { name, meaning: Meaning::Unsupported { extent: DirectiveEnd::Statement, instead } }
}

/// An unsupported macro of SWIG's library: `%name(…)`, with or without `;`.
const fn unsupported_macro(name: &'static str, instead: &'static str) -> DirectiveRow {
    DirectiveRow { name, meaning: Meaning::Unsupported { extent: DirectiveEnd::Macro, instead } }
}

const NUMPY: &str =
    "`%include \"quaff.i\"` and write `%in_array(pointer, size)` or `%inplace_array(pointer, size)`";

/// The directive that the preprocessor inserts at the end of an imported file. Interfaces do not contain it.
const END_OF_IMPORT: &str = "endimport";

const ROWS: &[DirectiveRow] = &[
    read("apply", typemap::apply),
    read("clear", typemap::clear),
    read("begin", block::begin),
    read("constant", binding::constant),
    read("extend", extend::read),
    read("feature", feature::read),
    read("fragment", typemap::fragment),
    read("header", block::header),
    read("ignore", rename::ignore),
    read("ignorewarn", rename::ignore_with_warning),
    read("init", block::init),
    read("inline", block::inline),
    read("insert", block::insert),
    read("import", module::import),
    read(END_OF_IMPORT, module::end_import),
    read("module", module::read),
    read("name", rename::read),
    read("native", binding::native),
    read("pythonbegin", block::python_begin),
    read("pythonstubbegin", block::stub_begin),
    read("pythonstubcode", block::stub),
    read("pythoncode", block::python),
    read("rename", rename::read),
    read("runtime", block::runtime),
    read("template", binding::template),
    read("typemap", typemap::read),
    read("types", block::types),
    read("varargs", feature::varargs),
    read("wrapper", block::wrapper),
    // Features that quaff reads, and features that have no effect because they control code that only SWIG
    // generates.
    feature("allowexception", "allowexcept"),
    feature("autodoc", "autodoc"),
    feature("compactdefaultargs", "compactdefaultargs"),
    feature("contract", "contract"),
    feature("copyctor", "copyctor"),
    feature("delobject", "del"),
    feature("director", "director"),
    feature("docstring", "docstring"),
    feature("exception", "except"),
    feature("exceptionclass", "exceptionclass"),
    feature("exceptionvar", "exceptvar"),
    feature("fastdispatch", "fastdispatch"),
    feature("flatnested", "flatnested"),
    feature("immutable", "immutable"),
    feature("implicitconv", "implicitconv"),
    feature("kwargs", "kwargs"),
    feature("naturalvar", "naturalvar"),
    feature("newobject", "new"),
    feature("nodefault", "nodefault"),
    feature("nodefaultctor", "nodefaultctor"),
    feature("nodefaultdtor", "nodefaultdtor"),
    feature("nothread", "nothread"),
    feature("nothreadallow", "nothreadallow"),
    feature("nothreadblock", "nothreadblock"),
    feature("novaluewrapper", "novaluewrapper"),
    feature("nspace", "nspace"),
    feature("oldnodefault", "oldnodefault"),
    feature("pythonappend", "pythonappend"),
    feature("pythonprepend", "pythonprepend"),
    feature("pythonmaybecall", "python:maybecall"),
    feature("pythonnondynamic", "python:nondynamic"),
    feature("refobject", "ref"),
    feature("trackobjects", "trackobjects"),
    feature("unrefobject", "unref"),
    feature("valuewrapper", "valuewrapper"),
    feature_off("default", "nodefault"),
    feature_off("defaultctor", "nodefaultctor"),
    feature_off("defaultdtor", "nodefaultdtor"),
    feature_off("makedefault", "nodefault"),
    DirectiveRow { name: "mutable", meaning: Meaning::Feature { feature: "immutable", value: "" } },
    feature_off("pythondynamic", "python:nondynamic"),
    feature_off("thread", "nothread"),
    feature_off("threadallow", "nothreadallow"),
    feature_off("threadblock", "nothreadblock"),
    feature_of("callback", "callback"),
    feature_of("catches", "catches"),
    feature_of("nspacemove", "nspace"),
    feature_of("warnfilter", "warnfilter"),
    nothing("builtinwarn"),
    nothing("echo"),
    nothing("keywordwarn"),
    nothing("namewarn"),
    nothing("pragma"),
    nothing("warn"),
    noted("numpy_typemaps", DirectiveEnd::Macro, "quaff supports numpy.i's typemaps for all of its types"),
    unsupported("parms", ""),
    unsupported("pythonabc", "`%include <pyabc.i>` before it"),
    unsupported("swiginit", ""),
    unsupported_macro("auto_ptr", "`%include <std_auto_ptr.i>` before it"),
    unsupported_macro("cstring_bounded_output", "`%include <cstring.i>` before it"),
    unsupported_macro("cstring_output_allocate", "`%include <cstring.i>` before it"),
    unsupported_macro("freefunc", ""),
    unsupported_macro("intrusive_ptr", ""),
    unsupported_macro("pybuffer_binary", NUMPY),
    unsupported_macro("pybuffer_mutable_binary", NUMPY),
    unsupported_macro("pybuffer_mutable_string", NUMPY),
    unsupported_macro("pybuffer_string", NUMPY),
    unsupported_macro("shared_ptr", "`%include <std_shared_ptr.i>` before it"),
    unsupported_macro("unique_ptr", "`%include <std_unique_ptr.i>` before it"),
];
