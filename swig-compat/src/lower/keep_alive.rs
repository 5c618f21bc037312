//! The lifetimes of objects that a call involves: `%keep_alive`, `%newobject` and `%delobject`.
//!
//! `%keep_alive(function, keeper, kept…)`: after each call of the function, one object keeps others alive,
//! because C++ has stored their addresses, which no declaration shows.

use crate::code;
use crate::diagnostic::Diagnostic;
use crate::interface::{
    Access, Action, Array, ByValue, Carrier, Crossing, End, Fate, Function, Memory, Tie, Ty, Type, Value,
};
use crate::lower::scope::Scope;
use crate::lower::target::{Named, NamedKind, Target, fits};
use crate::nearest::nearest;
use crate::syntax::FeatureDirective;
use std::cell::{Cell, RefCell};

/// The feature that `%keep_alive` sets: its value names the keeper and then the objects that are kept.
pub const FEATURE: &str = "quaff:keep_alive";

/// The name for the object of a method or constructor. No C++ parameter can have this name or that of
/// [`ALL`].
const THIS: &str = "this";
const RETURNED: &str = "return";
/// The name that stands for every object among the arguments.
const ALL: &str = "*";

/// The directives in the order of the text.
#[derive(Default)]
pub struct KeepAlive<'s> {
    rules: Vec<KeepAliveRule<'s>>,
}

struct KeepAliveRule<'s> {
    /// The names of the keeper and the kept objects; `None` if the directive ends the effect of
    /// earlier ones.
    names: Option<(String, Vec<String>)>,
    target: Target<'s>,
    /// Whether the directive applies to some function.
    used: Cell<bool>,
    /// The reason why the directive has no effect on a function to which it applies.
    misfit: RefCell<Option<Diagnostic>>,
}

impl<'s> KeepAlive<'s> {
    /// Adds a directive.
    ///
    /// # Errors
    /// The directive names no function, or nothing to keep.
    pub fn add(&mut self, feature: &FeatureDirective, target: Target<'s>) -> Result<(), Diagnostic> {
        let names: Vec<&str> = feature.value.split(',').map(str::trim).collect();
        let names = match names.as_slice() {
            [""] => None,
            [keeper, kept @ ..] if !kept.is_empty() && names.iter().all(|name| !name.is_empty()) => {
                Some(((*keeper).to_owned(), kept.iter().map(|&name| name.to_owned()).collect()))
            }
            _ => return Err(malformed(&feature.value, target)),
        };
        if target.syntax.is_none() {
            return Err(malformed(&feature.value, target));
        }
        let (used, misfit) = (Cell::new(names.is_none()), RefCell::default());
        self.rules.push(KeepAliveRule { names, target, used, misfit });
        Ok(())
    }

    /// The ties of a function, according to the directives.
    pub fn of(&self, function: &Function, named: &Named, scope: &Scope) -> Vec<Tie> {
        let mut ties = Vec::new();
        for rule in self.rules.iter().filter(|rule| rule.is_for(named, scope)) {
            match &rule.names {
                None => ties.clear(),
                Some((keeper, kept)) => match rule.ties(keeper, kept, function) {
                    Ok(found) => {
                        rule.used.set(true);
                        ties.extend(found);
                    }
                    Err(None) => {}
                    Err(misfit) => *rule.misfit.borrow_mut() = misfit,
                },
            }
        }
        ties
    }

    /// Applies the directives for the setter of a pointer member: the assigned object is then kept alive by
    /// the object with the member, and is not given to C++.
    pub fn keep_pointee(&self, assign: &mut Function, member: &str, named: &Named, scope: &Scope) {
        let is_selected = |kept: &String| kept == ALL || kept == member;
        for rule in self.rules.iter().filter(|rule| rule.is_for(named, scope)) {
            let keeps =
                matches!(&rule.names, Some((keeper, kept)) if keeper == THIS && kept.iter().any(is_selected));
            let objects = assign.inputs.iter_mut().filter_map(|input| input.r#type.object_mut());
            for object in objects.filter(|object| keeps && matches!(object.fate, Fate::Disowned | Fate::Kept))
            {
                object.fate = Fate::Kept;
                rule.used.set(true);
            }
        }
    }

    /// The errors about directives that match no function. Without an error, the object that such a directive
    /// names could be freed too early.
    pub fn unused(self) -> impl Iterator<Item = Diagnostic> {
        let unused = self.rules.into_iter().filter(|rule| !rule.used.get());
        unused.map(|rule| rule.misfit.take().unwrap_or_else(|| rule.of_nothing()))
    }
}

impl KeepAliveRule<'_> {
    /// Whether the directive applies to a function, by the function's name or by that of its class.
    fn is_for(&self, named: &Named, scope: &Scope) -> bool {
        let is_class = |target| {
            named.owner.is_some_and(|class| {
                let class = Named { kind: NamedKind::Class, full: class.name(), ..Named::default() };
                fits(target, &self.target.item.namespace, &class, scope)
            })
        };
        self.target.specificity(named, scope).is_some() || self.target.syntax.is_some_and(is_class)
    }

    /// The ties that the directive asks for between objects of a function's call.
    ///
    /// # Errors
    /// The directive names an object that the function does not have. `None` if the directive keeps all
    /// objects and the function has none.
    fn ties(
        &self,
        keeper: &str,
        kept: &[String],
        function: &Function,
    ) -> Result<Vec<Tie>, Option<Diagnostic>> {
        let is_all = kept.iter().any(|name| name == ALL);
        let is_object = |input: &Crossing| holds_objects(&input.r#type);
        if function.elements.is_some() {
            let message = format!("`{}` is called for each element of arrays", function.name);
            return Err(Some(
                self.misfit(message, "an elementwise function keeps no objects: remove the directive"),
            ));
        }
        if is_all && !function.inputs.iter().any(is_object) {
            return Err(None);
        }
        let keeper = self.keeper(keeper, function)?;
        let mut ends = Vec::new();
        for name in kept {
            match name.as_str() {
                ALL => {
                    let all = function.inputs.iter().enumerate().filter(|(_, input)| is_object(input));
                    ends.extend(all.map(|(index, _)| End::Input(index)));
                }
                name => ends.push(self.kept(name, function)?),
            }
        }
        ends.retain(|end| *end != keeper);
        Ok(ends.into_iter().map(|kept| Tie { keeper, kept }).collect())
    }

    fn keeper(&self, name: &str, function: &Function) -> Result<End, Diagnostic> {
        let end = self.end(name, function)?;
        let object = match end {
            End::This | End::Returned => None,
            End::Input(index) | End::Memory(index) => Some(&function.inputs[index].r#type),
        };
        match object {
            Some(other) if other.object().is_none() => {
                let message = format!("`{name}` of `{}` is no object of a class", function.name);
                Err(self
                    .misfit(message, "name an object that keeps the others: `this`, `return` or a parameter"))
            }
            _ => Ok(end),
        }
    }

    fn kept(&self, name: &str, function: &Function) -> Result<End, Diagnostic> {
        let end = self.end(name, function)?;
        let End::Input(index) = end else { return Ok(end) };
        let message = |what: &str| format!("`{name}` of `{}` is {what}", function.name);
        let given = &function.inputs[index].r#type;
        match (given, memory_access(given)) {
            (_, Some(Access::Write)) => Ok(End::Memory(index)),
            (_, Some(Access::Read)) => Err(self.misfit(
                message("an array that C++ reads, perhaps from a copy"),
                format!(
                    "declare it as `%inplace_array({name}, …)`, which is never copied, or copy it in C++"
                ),
            )),
            (other, _) if holds_objects(other) => Ok(end),
            _ => Err(self.misfit(
                message("nothing that can be kept alive"),
                "name objects of classes, containers of them, and arrays that C++ writes to",
            )),
        }
    }

    /// The object with this name.
    fn end(&self, name: &str, function: &Function) -> Result<End, Diagnostic> {
        let own = &function.name;
        let returns_object = function.outputs.first().is_some_and(|output| holds_objects(&output.r#type));
        match name {
            THIS if function.action == Action::Make => Ok(End::Returned),
            THIS if function.action.has_this() || function.action == Action::Construct => Ok(End::This),
            THIS => {
                let message = format!("`{own}` is called on no object");
                Err(self
                    .misfit(message, "`this` is the object of a method or a constructor: name a parameter"))
            }
            RETURNED if returns_object => Ok(End::Returned),
            RETURNED => {
                let message = format!("`{own}` returns no object of a class");
                Err(self.misfit(message, "`return` is what a function returns: name `this` or a parameter"))
            }
            name => {
                let at = function.inputs.iter().position(|input| input.name == name);
                at.map(End::Input).ok_or_else(|| self.nameless(name, function))
            }
        }
    }

    fn nameless(&self, name: &str, function: &Function) -> Diagnostic {
        let names: Vec<&str> = function.inputs.iter().map(|input| input.name.as_str()).collect();
        let help = match nearest(name, names.iter().copied().chain([THIS, RETURNED])) {
            Some(near) => format!("did you mean `{near}`?"),
            None if names.is_empty() => "it has no parameters: name `this` or `return`".to_owned(),
            None => format!("its parameters are {}", quoted(&names)),
        };
        self.misfit(format!("`{}` has no parameter `{name}`", function.name), help)
    }

    fn misfit(&self, message: impl Into<String>, help: impl Into<String>) -> Diagnostic {
        let message = format!("`%keep_alive` has no effect: {}", message.into());
        Diagnostic::error(code::KEEP_ALIVE, self.target.item.span, message).help(help)
    }

    fn of_nothing(&self) -> Diagnostic {
        let name = self.target.syntax.map(|target| target.name.to_string()).unwrap_or_default();
        self.misfit(
            format!("no function `{name}` that takes objects is bound after it"),
            "write it above the declaration, or above the `%template` of the class",
        )
    }
}

/// How C++ accesses the memory of an array of numbers or structs.
fn memory_access(r#type: &Type) -> Option<Access> {
    match (r#type, r#type.library().and_then(Ty::class)) {
        (Type::Array(Array { access: Access::Write, memory: Memory::Device, .. }), _) => None,
        (Type::Array(array), _) => Some(array.access),
        (_, Some(structs)) if structs.by_value() == ByValue::Records => {
            let is_read = structs.arguments().first().is_some_and(Ty::is_const);
            Some(if is_read { Access::Read } else { Access::Write })
        }
        _ => None,
    }
}

/// Whether Python passes an object of a class, or a value that may contain such objects.
fn holds_objects(r#type: &Type) -> bool {
    match r#type {
        Type::Value(Value::Library(library)) => may_hold_objects(&library.r#type),
        other => matches!(other, Type::Value(Value::Object(_) | Value::Python)),
    }
}

/// Whether a value of a type without a class may contain objects of classes.
fn may_hold_objects(r#type: &Ty) -> bool {
    match r#type.without_const() {
        Ty::StdVector(element) | Ty::StdSpan(element) => may_hold_objects(element),
        Ty::Class(class) | Ty::Undeclared(class) => match class.by_value() {
            // The elements are plain bytes.
            ByValue::Records => false,
            ByValue::Never => true,
            by_value => class.arguments().iter().take(by_value.elements()).any(may_hold_objects),
        },
        Ty::Pointer(pointee) => !pointee.is_char(),
        Ty::Unique(_) | Ty::Other(_) => true,
        _ => false,
    }
}

fn quoted(names: &[&str]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

fn malformed(value: &str, target: Target<'_>) -> Diagnostic {
    let message = match (target.syntax, value.trim().trim_end_matches(',')) {
        (None, _) => "`%keep_alive` needs the function whose calls it is about".to_owned(),
        (Some(_), value) => {
            format!(
                "`%keep_alive` takes a function, the object that keeps, and what it keeps, but got `{value}`"
            )
        }
    };
    let error = Diagnostic::error(code::MALFORMED_FEATURE, target.item.span, message);
    error.help("write it as in `%keep_alive(Graph::add, this, node)`, with the names of parameters")
}

/// Gives a function's objects the ownership that its features declare.
pub fn apply_ownership(function: &mut Function) {
    let (is_new, is_freed) = (function.is_set("new"), function.is_set("del"));
    if is_new {
        let returned = function.outputs.iter_mut().filter(|output| output.carrier == Carrier::ReturnValue);
        let objects = returned.filter_map(|output| output.r#type.object_mut());
        objects.for_each(|object| object.fate = Fate::New);
    }
    if is_freed {
        let objects = function.inputs.iter_mut().filter_map(|input| input.r#type.object_mut());
        objects.for_each(|object| object.fate = Fate::Consumed);
    }
}
