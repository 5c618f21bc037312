//! The summary: how much is bound, and what is left out, once for each reason.

use super::classes::shown;
use crate::emit::on_one_line;
use crate::plan::{ClassFace, Note, Plan};

/// The largest number of names that are shown for one reason.
const MOST: usize = 5;

/// The summary of a plan; `None` for a module that has only functions, which its table shows.
pub(super) fn of(plan: &Plan) -> Option<String> {
    let bound = bound(plan);
    let has_more = plan.classes.iter().any(|class| class.face == ClassFace::Module)
        || !plan.constants.is_empty()
        || !plan.variables.is_empty()
        || !plan.skipped.is_empty();
    has_more.then(|| format!("bound: {bound}\n{}", left_out(&plan.skipped)))
}

/// The number of bound names: `3 functions, 1 class with 5 members`.
fn bound(plan: &Plan) -> String {
    let classes: Vec<_> = plan.classes.iter().filter(|class| class.face == ClassFace::Module).collect();
    let members: usize = classes.iter().map(|class| shown(class).count()).sum();
    let members =
        if members == 0 { String::new() } else { format!(" with {}", counted(members, "member", "members")) };
    let parts = [
        (plan.functions.len(), "function", "functions", ""),
        (classes.len(), "class", "classes", members.as_str()),
        (plan.constants.len(), "constant", "constants", ""),
        (plan.variables.len(), "variable", "variables", ""),
    ];
    let some = parts.into_iter().filter(|(count, ..)| *count > 0);
    let parts: Vec<String> = some.map(|(count, one, many, with)| counted(count, one, many) + with).collect();
    if parts.is_empty() { "nothing".to_owned() } else { parts.join(", ") }
}

fn counted(count: usize, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

/// A paragraph for each reason, in the order of the interface.
fn left_out(notes: &[Note]) -> String {
    let mut reasons: Vec<(&str, Vec<&Note>)> = Vec::new();
    for note in notes {
        match reasons.iter_mut().find(|(reason, _)| *reason == note.reason) {
            Some((_, of_reason)) => of_reason.push(note),
            None => reasons.push((&note.reason, vec![note])),
        }
    }
    let paragraph = |(reason, notes): (&str, Vec<&Note>)| {
        let names = notes.iter().take(MOST).map(|note| format!("{} ({})", note.what, note.place));
        let names = on_one_line(&names.collect::<Vec<String>>().join(", "));
        let more = notes.len().saturating_sub(MOST);
        let more = if more == 0 { String::new() } else { format!(", and {more} more") };
        let what = counted(notes.len(), "declaration", "declarations");
        format!("left out: {what}: {}\n  {names}{more}\n", on_one_line(reason))
    };
    reasons.into_iter().map(paragraph).collect()
}
