//! Checks that need more than one declaration: rules about a function as a whole, and about functions with
//! the same name. There may be thousands of these, so each is compared only with those that it could be
//! confused with.

use crate::code;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::interface::{
    Access, Action, Class, ClassType, Crossing, Function, Import, Interface, Pointee, REDUCTION, Text, Type,
    is_python_keyword,
};
use crate::overload::call::{Call, Key};
use crate::overload::takes::{self, Family, Takes};
use crate::source::Span;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Checks the interface, and adds its errors and warnings to `diagnostics`.
pub fn check(interface: &Interface, diagnostics: &mut Diagnostics) {
    for function in interface.functions() {
        check_name(function, diagnostics);
        check_reduction(function, diagnostics);
        check_defaults(function, diagnostics);
    }
    // An operator that is also a method was checked as a method.
    let is_operator = |action: Action| matches!(action, Action::Operator | Action::ReflectedOperator);
    let methods = interface.functions().filter(|function| is_operator(function.action));
    let methods: FxHashSet<Span> = methods.map(|function| function.span).collect();
    let is_first = |function: &&Function| function.class.is_some() || !methods.contains(&function.span);
    check_overloads(interface.functions().filter(is_first), diagnostics);
    let imports: FxHashMap<&ClassType, &Import> =
        (interface.all_classes()).filter_map(|(class, _, import)| Some((&class.r#type, import?))).collect();
    for (class, span, _) in interface.all_classes().filter(|(.., import)| import.is_none()) {
        bases_without_module(class, span, &imports).for_each(|warning| diagnostics.push(warning));
    }
    check_elementwise(interface.functions(), diagnostics);
    check_exception_code(interface.functions(), diagnostics);
    check_directors(interface, diagnostics);
    check_callables(interface, diagnostics);
    check_containers(interface, interface.functions().filter(is_first), diagnostics);
}

/// Adds an error for each virtual function that Python cannot override yet, because one of its values cannot
/// cross from C++ to Python, once for all classes that have the function; a warning if the function stays
/// C++'s.
fn check_directors(interface: &Interface, diagnostics: &mut Diagnostics) {
    let mut reported = FxHashSet::default();
    for director in &interface.directors {
        for directed in &director.functions {
            let Some(obstacle) = &directed.obstacle else { continue };
            if !reported.insert(directed.function) {
                continue;
            }
            let function = &interface[directed.function];
            let name = &function.qualified;
            let message = format!("Python cannot override `{name}` yet");
            let leave = format!("leave it to C++: write `%feature(\"nodirector\") {name};` above it");
            let help = match &obstacle.typemap {
                Some(typemap) => format!("convert the value by code: write `{typemap} {{ … }}`; or {leave}"),
                None => leave,
            };
            let diagnostic = match directed.is_left_out {
                true => Diagnostic::warning(code::NOT_OVERRIDABLE, function.span, message),
                false => Diagnostic::error(code::NOT_OVERRIDABLE, function.span, message),
            };
            diagnostics.push(diagnostic.label(obstacle.fact.clone()).help(help));
        }
    }
}

/// Adds an error for each `std::function` that no Python callable can be converted to yet, because one of its
/// values cannot cross from C++ to Python, at the first declaration that names the type.
fn check_callables(interface: &Interface, diagnostics: &mut Diagnostics) {
    for callable in &interface.callables {
        let Some(obstacle) = &callable.obstacle else { continue };
        let message = format!("no Python callable can be a `{}` yet", callable.class);
        diagnostics
            .push(Diagnostic::error(code::NOT_CALLABLE, callable.span, message).label(obstacle.clone()).help(
            "leave the declaration out: write `%ignore` for it, and in `%inline %{ … %}` a function whose \
                 `std::function` takes and returns other kinds of values",
        ));
    }
}

/// Warns of parameters for which nothing can be passed: containers without a `%template`, to which no Python
/// value is converted.
fn check_containers<'a>(
    interface: &Interface,
    functions: impl Iterator<Item = &'a Function>,
    diagnostics: &mut Diagnostics,
) {
    let bound = interface.all_classes().map(|(class, ..)| &class.r#type);
    let readers = interface.functions().chain(interface.variables().map(|variable| &variable.read));
    let outputs = readers.flat_map(|function| &function.outputs);
    let given = outputs.filter_map(|output| output.r#type.object()?.class());
    let known: FxHashSet<&ClassType> = bound.chain(given).chain(&interface.converted).collect();
    for function in functions {
        let containers = function.inputs.iter().filter_map(|input| Some((input, container_of(input)?)));
        for (input, class) in containers.filter(|(_, class)| !known.contains(class)) {
            diagnostics.push(unpassable(function, input, class));
        }
    }
}

/// The class of the container that a required parameter takes.
fn container_of(input: &Crossing) -> Option<&ClassType> {
    let object = input.r#type.object().filter(|_| input.default.is_none())?;
    let class = object.class().filter(|_| object.pointee == Pointee::Class)?;
    let is_made = class.is_plain_value() || !class.converts() || class.is_shared_pointer();
    (!is_made).then_some(class)
}

fn unpassable(function: &Function, input: &Crossing, class: &ClassType) -> Diagnostic {
    let message = format!("nothing can be passed for `{}` of `{}`", input.name, function.qualified);
    Diagnostic::warning(code::NOTHING_TO_PASS, function.span, message)
        .label(format!("it takes a `{class}`, which no `%template` names"))
        .help(format!("write `%template(Name) {class};` above it, with a name of yours"))
}

/// Warns of `%exception` code of functions whose loop is quaff's, so that no code can be put around a single
/// call. One warning for each text of code.
fn check_exception_code<'a>(functions: impl Iterator<Item = &'a Function>, diagnostics: &mut Diagnostics) {
    let mut by_code: BTreeMap<&str, Vec<&Function>> = BTreeMap::new();
    for function in functions {
        let runs_many = function.elements.is_some() || function.features.contains_key(REDUCTION);
        if let Some(code) = function.exception_code().filter(|_| runs_many) {
            by_code.entry(code).or_default().push(function);
        }
    }
    for (_, functions) in by_code {
        let mut names: Vec<String> =
            functions.iter().map(|function| format!("`{}`", function.qualified)).collect();
        names.dedup();
        let message = format!("`%exception` has no effect on {}", names.join(", "));
        let without: Vec<String> =
            names.iter().map(|name| format!("%noexception {};", name.trim_matches('`'))).collect();
        diagnostics.push(
            Diagnostic::warning(code::EXCEPTION_WITHOUT_EFFECT, functions[0].span, message)
                .label("quaff calls it in a loop, without this code")
                .help(format!(
                    "C++ exceptions still become Python exceptions; to silence this warning, \
                               write `{}`",
                    without.join(" ")
                )),
        );
    }
}

/// The bases of a class that are declared, but belong to no known module.
fn bases_without_module<'a>(
    class: &'a Class,
    span: Span,
    imports: &'a FxHashMap<&ClassType, &Import>,
) -> impl Iterator<Item = Diagnostic> {
    let imports = class.bases.iter().filter_map(|base| Some((base, *imports.get(base)?)));
    imports.filter(|(_, import)| import.module.is_none()).map(move |(base, import)| {
        let message = format!("the base `{base}` of `{}` is left out: its module is unknown", class.r#type);
        Diagnostic::warning(code::SKIPPED, span, message)
            .help(format!("specify its module: `%import(module=\"name\") \"{}\"`", import.file))
    })
}

/// Reports functions of one name of which some are elementwise and others are not.
fn check_elementwise<'a>(functions: impl Iterator<Item = &'a Function>, diagnostics: &mut Diagnostics) {
    let mut first: FxHashMap<_, &Function> = FxHashMap::default();
    for function in functions.filter(|function| function.class.is_none()) {
        let other = *first.entry(&function.name).or_insert(function);
        if other.elements.is_some() == function.elements.is_some() {
            continue;
        }
        let message = format!("only some overloads of `{}` are elementwise", function.name);
        let (this, that) = match function.elements {
            Some(_) => ("elementwise", "not elementwise"),
            None => ("not elementwise", "elementwise"),
        };
        diagnostics.push(
            Diagnostic::error(code::ELEMENTWISE_IN_PART, function.span, message)
                .label(this)
                .related(other.span, that)
                .help("give one of them another name, or declare both with `%elementwise`"),
        );
    }
}

/// Reports names that Python cannot import.
fn check_name(function: &Function, diagnostics: &mut Diagnostics) {
    let name = &function.name;
    if is_python_keyword(name) {
        diagnostics.push(
            Diagnostic::error(code::PYTHON_KEYWORD, function.span, format!("`{name}` is a Python keyword"))
                .label("Python code cannot call it by this name")
                .help(format!("choose another name: `%template({name}_) …`")),
        );
    }
}

fn check_reduction(function: &Function, diagnostics: &mut Diagnostics) {
    let Some(class) = function.features.get(REDUCTION) else { return };
    let fault = match function.inputs.as_slice() {
        [array] if array.is_on_device() => {
            "its array is a device array, and a reduction requires a host function".to_owned()
        }
        [Crossing { r#type: Type::Array(array), .. }] if array.access == Access::Read => return,
        [Crossing { r#type: Type::Array(_), .. }] => {
            "its array is written in place, and a reduction only reads its array".to_owned()
        }
        [value] => format!("`{}` is not an array", value.name),
        inputs => format!("it takes {} arguments", inputs.len()),
    };
    let name = &function.qualified;
    diagnostics.push(
        Diagnostic::error(
            code::NOT_A_REDUCTION,
            function.span,
            format!("`{name}` cannot run as a reduction"),
        )
        .label(fault)
        .related(function.declared, "declared here")
        .help(format!(
            "a reduction takes one array: `T {}(const T *values, std::size_t size)` with \
                 `%in_array(values, size)`; or drop `%reduction(…, {class})`",
            function.name
        )),
    );
}

/// Reports an input that callers must pass although it has a default.
fn check_defaults(function: &Function, diagnostics: &mut Diagnostics) {
    let Some((input, is_output)) = Call::required_for_output(function) else { return };
    let name = &input.name;
    let (label, help) = match is_output {
        true => (
            "C++ also writes to it, and what it writes is a result",
            format!("call it without `{name}` from a function of another name in an `%inline` block"),
        ),
        false => (
            "a call that leaves it out cannot pass on the outputs behind it",
            format!(
                "give `{name}` a default that is a number or a name outside of classes, or move the outputs \
                 before `{name}`"
            ),
        ),
    };
    let message = format!("every call of `{}` must pass `{name}`, despite its default", function.qualified);
    diagnostics.push(
        Diagnostic::warning(code::DEFAULT_BEFORE_OUTPUT, function.span, message)
            .label(label)
            .related(function.declared, "declared here")
            .help(help),
    );
}

/// Reports overloads that differ only in C++: a call from Python always selects the first.
fn check_overloads<'a>(functions: impl Iterator<Item = &'a Function>, diagnostics: &mut Diagnostics) {
    let mut overloads: FxHashMap<_, Overloads> = FxHashMap::default();
    for function in functions {
        let all = overloads.entry((&function.class, function.action.is_write(), &function.name)).or_default();
        all.add(function, diagnostics);
    }
}

/// An error if the call is ambiguous even without C++'s default arguments: then neither function could be
/// called.
fn ambiguous_call(call: &Call, other: &Call) -> Diagnostic {
    let (name, span, count) = (&call.function.name, call.function.span, call.count);
    let plural = if count == 1 { "" } else { "s" };
    let message = format!("a call of `{name}` with {count} argument{plural} is ambiguous in C++");
    let (say, help): (fn(_, _, _) -> _, _) = match call.defaulted() + other.defaulted() {
        0 => (Diagnostic::error, "give one of them another name"),
        _ => (
            Diagnostic::warning,
            "such calls are left out: give one of the overloads another name, or \
                                   remove a default argument",
        ),
    };
    say(code::AMBIGUOUS_CALL, span, message)
        .label("takes it")
        .related(other.function.span, "also accepts it")
        .help(help)
}

fn shadowed(function: &Function, first: &Function) -> Diagnostic {
    let message = format!(
        "Python cannot distinguish this overload of `{}` from an earlier \
                           one",
        function.name
    );
    Diagnostic::warning(code::SHADOWED_OVERLOAD, function.span, message)
        .label(if c_strings(function) == c_strings(first) {
            "never called"
        } else {
            "every str selects the overload that takes `std::string`"
        })
        .related(first.span, "takes the same Python arguments")
        .help("give one of them another name")
}

/// Whether each argument of a function is a text that may be `None`.
fn c_strings(function: &Function) -> Vec<bool> {
    let is_c_string = |takes: Takes| matches!(takes, Takes::Text(Text::CString | Text::WritableCString));
    takes::of(function).into_iter().map(is_c_string).collect()
}

/// The overloads that were added so far.
#[derive(Default)]
struct Overloads<'a> {
    all: Vec<(&'a Function, Vec<Takes>)>,
    /// The first call with each key, with its function's index and its own index among the function's calls.
    calls: FxHashMap<Key<'a>, (usize, usize, Call<'a>)>,
    /// The indices of the functions, by the hash of the types that their parameters take.
    by_families: FxHashMap<u64, Vec<usize>>,
    /// The indices of the functions that may hide any other function, and therefore have no hash.
    others: Vec<usize>,
}

impl<'a> Overloads<'a> {
    /// Adds an overload, and reports the earlier overload that Python or C++ would confuse it with.
    fn add(&mut self, function: &'a Function, diagnostics: &mut Diagnostics) {
        let takes = takes::of(function);
        if let Some((call, other)) = self.ambiguous(function) {
            diagnostics.push(ambiguous_call(&call, &other));
        } else if let Some(first) = self.covering(function, &takes) {
            diagnostics.push(shadowed(function, first));
        }
        let place = self.all.len();
        for (index, call) in Call::all(function).enumerate() {
            self.calls.entry(call.key()).or_insert((place, index, call));
        }
        match families(&takes) {
            Some(families) => self.by_families.entry(families).or_default().push(place),
            None => self.others.push(place),
        }
        self.all.push((function, takes));
    }

    /// The first earlier function that C++ cannot distinguish from this one in some call. Returns the call of
    /// that function, and the call of this one.
    fn ambiguous(&self, function: &'a Function) -> Option<(Call<'a>, Call<'a>)> {
        let same = |(index, call): (usize, Call<'a>)| {
            let (place, other_index, other) = self.calls.get(&call.key())?;
            Some(((*place, index, *other_index), (call, *other)))
        };
        let first = Call::all(function).enumerate().filter_map(same).min_by_key(|(order, _)| *order);
        first.map(|(_, calls)| calls)
    }

    /// The first earlier overload that accepts all Python arguments that `function` accepts; `later` are the
    /// values that the parameters of `function` accept. An overload with any number of arguments is tried
    /// last, although it accepts more than any other.
    fn covering(&self, function: &Function, later: &[Takes]) -> Option<&'a Function> {
        let alike = families(later).and_then(|families| self.by_families.get(&families));
        let covers = |place: &usize| {
            let (of_earlier, earlier) = &self.all[*place];
            of_earlier.takes_rest() == function.takes_rest()
                && earlier.len() == later.len()
                && earlier.iter().zip(later).all(|(earlier, later)| earlier.hides(later))
        };
        let first = |places: &[usize]| places.iter().copied().find(covers);
        let found = [alike.and_then(|places| first(places)), first(&self.others)];
        found.into_iter().flatten().min().map(|place| self.all[place].0)
    }
}

/// A hash that is equal for two overloads if one may hide the other; `None` if the overload may hide any
/// other.
fn families(takes: &[Takes]) -> Option<u64> {
    let families: Vec<Family> = takes.iter().map(Takes::family).collect::<Option<_>>()?;
    let mut hasher = DefaultHasher::new();
    families.hash(&mut hasher);
    Some(hasher.finish())
}
