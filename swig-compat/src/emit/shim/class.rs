//! Operations on objects of a class that have no name in Python, such as deleting an object and converting it
//! to a base class.

use super::statement::define;
use super::types;
use crate::emit::c_code;
use crate::emit::cxx_layout::laid_out;
use crate::emit::fragment::line;
use crate::emit::swig_variables::{CodeLanguage, of_destructor};
use crate::emit::text::cpp_string;
use crate::interface::{ClassType, Ty};
use crate::plan::{BaseCast, ClassFace, Place, Places, Plan, PlannedBase, PlannedClass};

/// Tells C++ which standard library types are classes of the module.
pub(super) fn of_library(plan: &Plan) -> String {
    let classes = plan.library_classes().map(|class| {
        format!("template <> inline constexpr bool has_class<{}> = true;\n", types::r#type(&class.r#type))
    });
    let classes: String = classes.collect();
    if classes.is_empty() {
        classes
    } else {
        format!("\nnamespace quaff {{\n{classes}}} // namespace quaff\n")
    }
}

pub(super) fn functions(plan: &Plan, class: &PlannedClass) -> String {
    let own = types::r#type(&class.r#type);
    let mut functions = Vec::new();
    functions.extend(class.destroy.as_ref().map(|destroy| match plan.is_in_c(class) {
        true => c_code::destroy(plan, class, destroy),
        false => destroyer(plan, class, &own, destroy),
    }));
    functions.extend(class.bases.iter().map(|base| cast_function(plan, class, base)));
    functions.extend(conversion(plan, class, &own));
    functions.iter().map(|function| at_class(class, function)).collect()
}

/// A function with the `#line` of its class.
fn at_class(class: &PlannedClass, function: &str) -> String {
    format!("\n{}", laid_out(&class.place, 0, function))
}

/// The function that casts an object of the class to a base.
pub(super) fn cast(plan: &Plan, class: &PlannedClass, base: &PlannedBase) -> String {
    at_class(class, &cast_function(plan, class, base))
}

fn cast_function(plan: &Plan, class: &PlannedClass, base: &PlannedBase) -> String {
    let own = types::r#type(&class.r#type);
    let of = &plan.classes[base.class];
    let of = if of.face == ClassFace::Pointer { of.cxx.clone() } else { types::r#type(&of.r#type) };
    let made = match &base.cast {
        _ if plan.is_in_c(class) => c_code::cast(plan, base),
        BaseCast::Implicit => match &base.steps {
            None => format!("::quaff::cast<{own}, {of}>(object)"),
            Some([first, second]) => format!(
                "::quaff::cast_by<{own}, {of}>(object, [](::quaff::Object from) {{ return {second}({first}(from)); }})"
            ),
        },
        BaseCast::Explicit => format!("::quaff::address(({of} *)::quaff::pointer<{own}>(object))"),
        BaseCast::Code(code) => {
            // On lines of its own: the code may end with a comment and begin with a directive.
            format!("{{[](void *from) -> void * {{\n{}\n}}(object.address)}}", code.trim())
        }
    };
    let symbol = &base.symbol;
    format!("inline ::quaff::Object {symbol}(::quaff::Object object) noexcept {{ return {made}; }}")
}

/// The function that frees an object, with `%exception` code around it.
fn destroyer(plan: &Plan, class: &PlannedClass, own: &str, destroy: &str) -> String {
    if class.face == ClassFace::Pointer {
        return format!(
            "inline void {destroy}(::quaff::Object object) noexcept {{ ::quaff::destroy_unnamed(object); }}"
        );
    }
    let is_directed = plan.director(class).is_some();
    let given = format!("::quaff::pointer<{own}>(object)");
    let release = match &class.freed_by {
        Some(function) => format!("::{function}({given})"),
        None if is_directed => format!("::quaff::destroy_directed<{own}>(object)"),
        None => format!("::quaff::release<{own}>(object)"),
    };
    let Some(code) = &class.destroyed_in else {
        let freed = match &class.freed_by {
            Some(_) => format!("::quaff::destroy_by([&] {{ {release}; }});"),
            None if is_directed => format!("{release};"),
            None => format!("::quaff::destroy<{own}>(object);"),
        };
        return format!("inline void {destroy}(::quaff::Object object) noexcept {{ {freed} }}");
    };
    let run = if code.is_python { "destroy_with_python" } else { "destroy_with_code" };
    let at = |place: &Place| line(place.line, &place.file);
    let variables = of_destructor(code, CodeLanguage::Cxx);
    let call = code.insert(&release, &class.place, at);
    format!(
        "inline void {destroy}(::quaff::Object object) noexcept {{ ::quaff::{run}([&]() -> ::quaff::Done {{ \
         [[maybe_unused]] {own} *arg1 = {given};\n{variables}{call}\nreturn true; fail: return false; }}); }}"
    )
}

/// The specializations that run reference-counting code of the class when Python takes or releases an object.
pub(super) fn counting(plan: &Plan) -> String {
    let specialized = |class: &PlannedClass, name: &str, base: &str, code: &Option<String>, of_swig: &str| {
        let Some(code) = code else { return String::new() };
        let own = types::r#type(&class.r#type);
        let code = code.replace("$this", "self").replace("$self", "self");
        let line = line(class.place.line, &class.place.file);
        // On lines of its own, because the code may end with a comment.
        format!(
            "\n{line}template <> struct quaff::{name}<{own}>{base} {{ static void run({own} *self) {{{of_swig}\n\
             {code}\n}} }};\n"
        )
    };
    let counting = |class: &PlannedClass| {
        // SWIG's destructors call the object `arg1`.
        let of_destructor = " [[maybe_unused]] auto *arg1 = self;";
        specialized(class, "OnTake", "", &class.taken_by, "")
            + &specialized(class, "OnRelease", " : std::true_type", &class.released_by, of_destructor)
    };
    plan.classes.iter().map(counting).collect()
}

/// The headers of the functions that convert objects.
pub(super) const HEADERS: [&str; 5] = [
    "quaff/conversion.hpp",
    "quaff/element.hpp",
    "quaff/elements.hpp",
    "quaff/shared.hpp",
    "quaff/thrown.hpp",
];

/// Whether objects of the class are shared pointers to objects of a bound class, which are these objects in
/// Python.
fn is_shared(class: &PlannedClass) -> bool {
    class.conversion.of_instances && class.r#type.class().is_some_and(ClassType::is_shared_pointer)
}

/// The functions that convert between objects of a class and Python values, share objects and find elements.
fn conversion(plan: &Plan, class: &PlannedClass, own: &str) -> Vec<String> {
    let mut functions = Vec::new();
    if let Some(tell) = &class.conversion.tell {
        let throws = if class.conversion.is_thrown {
            format!(" ::quaff::throws<{own}>(table.address);")
        } else {
            String::new()
        };
        let table = match class.face {
            ClassFace::Pointer if class.conversion.is_pointee => Some(("pointer_table", class.cxx.as_str())),
            // Objects of pointer types without a class exist only for the interface's code.
            ClassFace::Pointer => None,
            _ if class.conversion.is_pointee => Some(("pointer_table", own)),
            _ => Some(("class_table", own)),
        };
        let table = table
            .filter(|_| !plan.is_in_c(class))
            .map_or_else(String::new, |(table, cxx)| format!(" ::quaff::{table}<{cxx}> = table.address;"));
        let named = match plan.has_swig_code {
            true => {
                let own = cpp_string(&class.cxx);
                let others = class.r#type.class().into_iter().flat_map(ClassType::names_in_swig);
                let mut others: Vec<String> =
                    others.map(|other| format!(", {}", cpp_string(&other))).collect();
                if others.is_empty() {
                    others.push(String::new());
                }
                let name = |other: String| format!(" ::quaff::name_class({own}, table.address{other});");
                let names: String = others.into_iter().map(name).collect();
                let aliases = plan.aliases.iter().filter(|(_, r#type)| *r#type == class.r#type);
                let alias =
                    |(name, _): &(String, Ty)| format!(" ::quaff::name_alias({}, {own});", cpp_string(name));
                let aliases: String = aliases.map(alias).collect();
                let shared = if is_shared(class) {
                    format!(" ::quaff::name_shared<{}>(table.address);", class.cxx)
                } else {
                    String::new()
                };
                format!("{names}{aliases}{shared}")
            }
            false => String::new(),
        };
        functions
            .push(format!("inline void {tell}(::quaff::Object table) noexcept {{{table}{named}{throws} }}"));
    }
    if let (Some(share), Some(destroy)) = (&class.conversion.share, &class.destroy) {
        let made = if plan.has_python { "share" } else { "shared_owner" };
        functions.push(format!(
            "inline ::quaff::Object {share}(::quaff::Object object, bool is_new) noexcept {{ return ::quaff::{made}<{own}>(object, is_new, {destroy}); }}"
        ));
    }
    if let Some(adopt) = &class.conversion.adopt {
        functions.push(format!(
            "inline ::quaff::Object {adopt}(::quaff::Object pointer, bool is_new) noexcept {{ return ::quaff::adopt<{own}>(pointer, is_new); }}"
        ));
    }
    if let Some(Places { find, copy, .. }) = &class.conversion.places {
        functions.push(format!(
            "inline ::quaff::Object {find}(::quaff::Object object, std::int64_t &index, ::quaff::PythonObject key) noexcept {{ return ::quaff::element<{own}>(object, index, key.object); }}"
        ));
        let parameters = ["::quaff::Object element".to_owned(), "::quaff::Object &result".to_owned()];
        let statement = format!("result = ::quaff::copied_element<{own}>(element)");
        functions.push(define(copy, &parameters, &statement));
    }
    if let Some(elements) = &class.conversion.elements {
        functions.push(format!(
            "inline void {elements}(::quaff::Object object, ::quaff::Elements &elements) noexcept {{ ::quaff::elements<{own}>(object, elements); }}"
        ));
    }
    if let Some(symbol) = class.conversion.from_python() {
        let parameters = ["::quaff::PythonObject given".to_owned(), "::quaff::Object &result".to_owned()];
        functions.push(define(symbol, &parameters, &format!("result = ::quaff::converted<{own}>(given)")));
    }
    if let Some(symbol) = class.conversion.to_python() {
        let parameters = ["::quaff::Object object".to_owned(), "::quaff::PythonObject &result".to_owned()];
        functions.push(define(symbol, &parameters, &format!("result = ::quaff::as_python<{own}>(object)")));
    }
    functions
}
