//! `R/<module>.R`: the functions, classes and constants of the package.

use super::text::{name, string};
use crate::dtype::Dtype;
use crate::emit::constants::spelled;
use crate::emit::file::heading;
use crate::emit::text::{comment, lacking};
use crate::literal::Literal;
use crate::plan::{Plan, PlannedEnum, RClass, RFunction, RKind, RustConstant};

pub(super) fn emit(plan: &Plan) -> String {
    let (functions, classes) = (plan.r_functions(), plan.r_classes());
    let own = functions.iter().filter(|function| function.kind == RKind::Function).map(declared);
    let (heading, missing, own) = (heading(plan), missing(plan), own.collect::<String>());
    let (constants, objects) = (constants(plan, &functions), objects(plan, &classes, &functions));
    format!("# {heading}\n{missing}{constants}{own}{objects}")
}

/// The list of the functions that are not available in R.
fn missing(plan: &Plan) -> String {
    let all = lacking("in R, which cannot pass their values", &plan.not_for_r());
    all.map_or_else(String::new, |all| format!("# {}\n", comment(&all)))
}

/// The exported names.
pub(super) fn exported(plan: &Plan) -> Vec<String> {
    let functions = plan.r_functions();
    let own = functions.iter().filter(|function| function.kind == RKind::Function);
    let names = own.map(|function| function.name.clone());
    names.chain(free_constants(plan, &functions).into_iter().map(|(name, _)| name)).collect()
}

fn declared(function: &RFunction<'_>) -> String {
    let lines = function.comment.unwrap_or_default().lines();
    let comment: String = lines.map(|line| format!("#' {}\n", comment(line))).collect();
    format!("\n{comment}{} <- {}\n", name(&function.name), body(function, 0))
}

/// The body of an R function. The enclosing function binds its first `bound` parameters.
fn body(function: &RFunction<'_>, bound: usize) -> String {
    let parameters: Vec<String> = function.parameters.iter().map(|each| name(each)).collect();
    let call = |symbol: &str, count: usize| {
        let passed: String = parameters.iter().take(count).map(|each| format!(", {each}")).collect();
        format!(".Call(C_{symbol}{passed})")
    };
    let call = match function.arities.as_slice() {
        [only] => call(&only.symbol, only.count()),
        several => {
            let most = several.last().map_or(0, |arity| arity.count() - bound);
            let case = |number: usize| match several.iter().find(|arity| arity.count() == number + bound) {
                Some(arity) => call(&arity.symbol, arity.count()),
                None => format!("base::stop({})", string(&numbers(function, bound))),
            };
            let cases: Vec<String> = (0..=most).map(case).collect();
            format!("switch(nargs() + 1L, {})", cases.join(", "))
        }
    };
    let call = if function.is_silent() { format!("invisible({call})") } else { call };
    format!("function({}) {call}", parameters[bound.min(parameters.len())..].join(", "))
}

/// The message for a wrong number of arguments: `add` takes 1 or 2 arguments.
fn numbers(function: &RFunction<'_>, bound: usize) -> String {
    let counts = function.arities.iter().map(|arity| (arity.count() - bound).to_string());
    format!("`{}` takes {} arguments", function.name, counts.collect::<Vec<_>>().join(" or "))
}

/// The tables of class members, and the `$` methods that look members up.
fn objects(plan: &Plan, classes: &[RClass], functions: &[RFunction<'_>]) -> String {
    if classes.is_empty() {
        return String::new();
    }
    let table = |index: usize, kinds: &[RKind]| {
        let own = functions.iter().filter(|each| each.class == Some(index) && kinds.contains(&each.kind));
        let members = own.map(|each| format!("\n  {} = {}", name(&each.name), member(each)));
        members.collect::<Vec<String>>().join(",")
    };
    let class = |(index, class): (usize, &RClass)| {
        let own = string(&class.c_name);
        let inherited = |list: &str| -> String {
            let bases = class.bases.iter().map(|base| string(&classes[*base].c_name));
            bases.map(|base| format!(", {list}[[{base}]]")).collect()
        };
        let (readers, writers) = (table(index, &[RKind::Method, RKind::Get]), table(index, &[RKind::Set]));
        format!(
            ".members[[{own}]] <- base::c(base::list({readers}){})\n\
             .assigned[[{own}]] <- base::c(base::list({writers}){})\n",
            inherited(".members"),
            inherited(".assigned")
        )
    };
    let tables: String = classes.iter().enumerate().map(class).collect();
    let has = |index: usize, name: &str| {
        functions
            .iter()
            .any(|each| each.class == Some(index) && each.kind == RKind::Method && each.name == name)
    };
    let all = |is_one: &dyn Fn(usize, &RClass) -> bool| {
        let all = classes.iter().enumerate().filter(|(index, class)| is_one(*index, class));
        all.map(|(_, class)| string(&class.c_name)).collect::<Vec<String>>().join(", ")
    };
    let sized = |index: usize, class: &RClass| plan.is_container(class.class) && has(index, "size");
    let has_positions = |index: usize, class: &RClass| {
        plan.has_positions(class.class) && sized(index, class) && has(index, "get_item")
    };
    let (object, containers, sized) = (format!("{}_object", plan.module), all(&has_positions), all(&sized));
    let part = |(place, text)| match text {
        text if place % 2 == 0 => text,
        "TABLES" => &tables,
        "CONTAINERS" => &containers,
        "SIZED" => &sized,
        _ => &object,
    };
    OBJECTS.split('@').enumerate().map(part).collect()
}

/// The entry of a member: a method evaluates to a function, and a property is read or assigned directly.
fn member(function: &RFunction<'_>) -> String {
    let this = function.parameters.first().map_or_else(String::new, |each| name(each));
    match function.kind {
        RKind::Method => format!("function({this}) {}", body(function, 1)),
        RKind::Function | RKind::Get | RKind::Set => body(function, 0),
    }
}

/// The code of all classes. Between pairs of `@` are the names of the parts that differ.
const OBJECTS: &str = r#"
# The members of each class, its own before those of its bases.
.members <- base::list()
.assigned <- base::list()
@TABLES@
# The classes of containers whose elements have positions.
.containers <- base::as.character(base::c(@CONTAINERS@))
# The classes of all containers whose elements can be counted.
.sized <- base::as.character(base::c(@SIZED@))

.member <- function(all, x, name, use) {
  member <- all[[base::class(x)[1L]]][[name]]
  if (base::is.null(member)) {
    .fail("quaff_member_error", base::sprintf("`%s` has no member `%s`%s", base::class(x)[1L], name, use))
  }
  member
}

.fail <- function(class, message) {
  classes <- base::c(class, "quaff_error", "error", "condition")
  base::stop(base::structure(class = classes, base::list(message = message, call = NULL)))
}

# Whether an index is a position in a container; a plain NA is logical.
.is_position <- function(x, i) {
  (base::is.numeric(i) || base::is.logical(i)) && base::inherits(x, .containers)
}

# The index of C++ for a position, whose fraction is cut off, as R does for its lists.
.index <- function(x, i) {
  if (!base::is.numeric(i) || !base::isTRUE(i >= 1)) {
    .fail("quaff_index_error", "the first element has the position 1")
  }
  all <- length.@OBJECT@(x)
  if (i >= all + 1) {
    text <- "the position %.0f is out of range: there are %.0f elements"
    .fail("quaff_index_error", base::sprintf(text, base::trunc(i), all))
  }
  base::trunc(i) - 1
}

`$.@OBJECT@` <- function(x, name) .member(.members, x, name, "")(x)

`$<-.@OBJECT@` <- function(x, name, value) {
  .member(.assigned, x, name, " that can be assigned to")(x, value)
  x
}

`[[.@OBJECT@` <- function(x, i, ...) {
  if (.is_position(x, i)) return(.member(.members, x, "get_item", "")(x)(.index(x, i)))
  .member(.members, x, base::as.character(i), "")(x)
}

`[[<-.@OBJECT@` <- function(x, i, ..., value) {
  if (.is_position(x, i)) {
    .member(.members, x, "set_item", ", and its elements cannot be assigned to")(x)(.index(x, i), value)
  } else {
    .member(.assigned, x, base::as.character(i), " that can be assigned to")(x, value)
  }
  x
}

length.@OBJECT@ <- function(x) {
  if (base::inherits(x, .sized)) .member(.members, x, "size", "")(x)() else 1L
}

`length<-.@OBJECT@` <- function(x, value) {
  members <- if (base::inherits(x, .sized)) .members else base::list()
  .member(members, x, "resize", ", and its length cannot be assigned to")(x)(value)
  x
}

# A member of a base that the class has too is named once.
.names <- function(x) base::unique(base::names(.members[[base::class(x)[1L]]]))

names.@OBJECT@ <- function(x) if (base::inherits(x, .sized)) NULL else .names(x)

as.list.@OBJECT@ <- function(x, ...) {
  if (!base::inherits(x, .containers)) {
    .fail("quaff_type_error", base::sprintf("`%s` has no elements with positions", base::class(x)[1L]))
  }
  base::lapply(base::seq_len(length.@OBJECT@(x)), function(i) `[[.@OBJECT@`(x, i))
}

.DollarNames.@OBJECT@ <- function(x, pattern = "") base::grep(pattern, .names(x), value = TRUE)

print.@OBJECT@ <- function(x, ...) {
  length <- if (base::inherits(x, .sized)) base::paste(" of length", length.@OBJECT@(x))
  base::cat("<", base::class(x)[1L], length, ">\n", sep = "")
  base::invisible(x)
}
"#;

/// The constants and enumerations whose names are not names of functions.
pub(super) fn free_constants(plan: &Plan, functions: &[RFunction<'_>]) -> Vec<(String, String)> {
    let own = functions.iter().filter(|function| function.kind == RKind::Function);
    spelled(plan, own.map(|function| function.name.clone()), enumeration, value)
}

fn constants(plan: &Plan, functions: &[RFunction<'_>]) -> String {
    let all = free_constants(plan, functions).into_iter();
    all.map(|(own, value)| format!("\n{} <- {value}\n", name(&own))).collect()
}

/// An enumeration as a named vector, without values that R's numbers cannot represent.
fn enumeration(r#enum: &PlannedEnum) -> String {
    let value = |each: &crate::plan::PlannedVariant| format!("{} = {}", name(&each.own), integer(each.value));
    let known = r#enum.all().filter(|each| each.value.unsigned_abs() <= LARGEST_EXACT);
    format!("base::c({})", known.map(value).collect::<Vec<String>>().join(", "))
}

/// The value of a constant; `None` if R cannot represent it.
fn value(constant: &RustConstant) -> Option<String> {
    Some(match &constant.value {
        Literal::Text(text) if text.contains('\0') => return None,
        Literal::Text(text) => string(text),
        Literal::Bool(value) => if *value { "TRUE" } else { "FALSE" }.to_owned(),
        Literal::Integer(value) if value.unsigned_abs() > LARGEST_EXACT => return None,
        Literal::Integer(value) => integer(*value),
        Literal::Float(value) if !value.is_finite() => return None,
        Literal::Float(value) if constant.dtype == Dtype::Float32 => {
            format!("{:?}", f64::from(*value as f32))
        }
        Literal::Float(value) => format!("{value:?}"),
    })
}

/// The largest number up to which R's doubles represent all integers.
const LARGEST_EXACT: u64 = 1 << 53;

/// An R integer, or a double for the smallest 32-bit integer, which is NA in R.
fn integer(value: i64) -> String {
    match Dtype::Int32.holds(value) && value != i64::from(i32::MIN) {
        true => format!("{value}L"),
        false => value.to_string(),
    }
}
