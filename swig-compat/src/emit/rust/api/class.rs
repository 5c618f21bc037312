//! Classes for Rust callers: a type for references, and owned objects.

use super::plain;
use crate::emit::imports::Imports;
use crate::emit::text::{comment, in_doc, in_literal};
use crate::plan::{Plan, PlannedBase, PlannedClass, PlannedFunction, RustClass, RustFace};

const RUNTIME: &str = "quaff_runtime::class";

/// The type of a class, the function that frees its objects, its member functions, and its bases.
pub(super) fn emit(plan: &Plan, class: &PlannedClass, imports: &mut Imports) -> String {
    let (Some(face), Some(destroy)) = (&class.rust, &class.destroy) else { return String::new() };
    let PlannedClass { cxx, place, .. } = class;
    let RustClass { name, deref, others } = face;
    let (origin, doc) = (comment(&format!("{place}: {cxx}")), doc(class));
    let functions: String = class.functions().map(|each| function(each, imports)).collect();
    let own = match functions.trim_start_matches('\n') {
        "" => String::new(),
        functions => format!("\nimpl {name} {{\n{functions}}}\n"),
    };
    let base = |index: &usize| (&class.bases[*index], plan.classes[class.bases[*index].class].rust.as_ref());
    let mut bases = String::new();
    if let Some((base, Some(of))) = deref.as_ref().map(base) {
        bases += &dereferenced(name, base, &of.name, imports);
    }
    for (base, of) in others.iter().map(base) {
        bases += &of.map(|of| converted(name, base, &of.name, imports)).unwrap_or_default();
    }
    let (opaque, class, object) = (
        imports.name(RUNTIME, "Opaque"),
        imports.name(RUNTIME, "Class"),
        imports.name("quaff_runtime::object", "Object"),
    );
    let ffi = imports.name("super::bridge", "ffi");
    format!(
        "
// {origin}
{doc}#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct {name} {{
    _opaque: {opaque},
}}

// SAFETY: the name and the function that frees an object are those of this class.
unsafe impl {class} for {name} {{
    const NAME: &'static str = \"{}\";
    const DESTROY: unsafe fn({object}) = {ffi}::{destroy};
}}
{own}{bases}",
        in_literal(cxx)
    )
}

fn doc(class: &PlannedClass) -> String {
    let own = match &class.doc {
        Some(doc) => {
            doc.lines().map(|line| format!("/// {}", in_doc(line)).trim_end().to_owned() + "\n").collect()
        }
        None => format!("/// `{}` of C++.\n", in_doc(&class.cxx)),
    };
    own + KEPT
}

/// The safety condition of a call that its signature does not express.
const KEPT: &str = "///\n/// If C++ keeps a pointer to an argument beyond a call, the argument must outlive it: Rust cannot check this.\n";

fn function(function: &PlannedFunction, imports: &mut Imports) -> String {
    let plain_one = |face: &RustFace| match face {
        RustFace::Plain(face) => plain("    ", face, &function.rows[face.rows[0]], imports),
        RustFace::Generic(_) => String::new(),
    };
    function.rust.iter().map(plain_one).collect()
}

/// An implementation of `Deref` to a base, so that the base's functions can be called on the object.
fn dereferenced(name: &str, base: &PlannedBase, of: &str, imports: &mut Imports) -> String {
    let (deref, deref_mut) = (imports.name("std::ops", "Deref"), imports.name("std::ops", "DerefMut"));
    let (shared, mutable) = (cast(base, false, imports), cast(base, true, imports));
    format!(
        "
impl {deref} for {name} {{
    type Target = {of};

    fn deref(&self) -> &{of} {{
{shared}    }}
}}

impl {deref_mut} for {name} {{
    fn deref_mut(&mut self) -> &mut {of} {{
{mutable}    }}
}}
"
    )
}

/// The conversion to a base other than the first.
fn converted(name: &str, base: &PlannedBase, of: &str, imports: &mut Imports) -> String {
    let (shared, mutable) = (cast(base, false, imports), cast(base, true, imports));
    format!(
        "
impl AsRef<{of}> for {name} {{
    fn as_ref(&self) -> &{of} {{
{shared}    }}
}}

impl AsMut<{of}> for {name} {{
    fn as_mut(&mut self) -> &mut {of} {{
{mutable}    }}
}}
"
    )
}

/// The cast of an object to a base.
fn cast(base: &PlannedBase, mutable: bool, imports: &mut Imports) -> String {
    let (class, ffi) = (imports.module(RUNTIME), imports.name("super::bridge", "ffi"));
    let mark = if mutable { "_mut" } else { "" };
    format!(
        "        let base = {ffi}::{}({class}::object{mark}(self));
        // SAFETY: the base is a part of this object.
        unsafe {{ {class}::base{mark}(base) }}
",
        base.symbol
    )
}
