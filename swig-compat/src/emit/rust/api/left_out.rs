//! Lists the functions that are not available in Rust, once for each reason.

use crate::emit::text::comment;
use crate::interface::ClassType;
use crate::plan::{ClassFace, Plan, PlannedClass, PlannedFunction};
use rustc_hash::FxHashSet;

pub(super) fn notes(plan: &Plan) -> String {
    let mut causes: Vec<(&str, Vec<String>)> = Vec::new();
    let mut add = |cause, name| match causes.iter_mut().find(|(known, _)| *known == cause) {
        Some((_, names)) => names.push(name),
        None => causes.push((cause, vec![name])),
    };
    let closures: FxHashSet<&ClassType> = plan.closures.iter().map(|closure| &closure.class).collect();
    let is_closure =
        |class: &PlannedClass| class.r#type.class().is_some_and(|class| closures.contains(class));
    let without =
        |class: &&PlannedClass| class.face == ClassFace::Module && class.rust.is_none() && !is_closure(class);
    for class in plan.classes.iter().filter(without) {
        add("containers are values of Python's", class.cxx.clone());
    }
    let members = plan.classes.iter().flat_map(|class| {
        class.functions().filter(|_| class.rust.is_some()).map(move |each| (class.cxx.as_str(), each))
    });
    let functions = plan.tables().map(|function| ("", function)).chain(members);
    for (class, function) in functions {
        let PlannedFunction { name, rust, rust_obstacle, .. } = function;
        if let (true, Some(cause)) = (rust.is_empty(), rust_obstacle) {
            let path = if class.is_empty() { name.clone() } else { format!("{class}::{name}") };
            add(cause, path);
        }
    }
    for native in &plan.natives {
        add("functions of Python's", native.name.clone());
    }
    if causes.is_empty() {
        return String::new();
    }
    let line = |(cause, names): &(&str, Vec<String>)| {
        format!("// {}\n", comment(&format!("{cause}: {}", names.join(", "))))
    };
    format!("\n// Not for Rust:\n{}", causes.iter().map(line).collect::<String>())
}
