//! `<module>.py`: what `import` finds.

use super::heading;
use super::text::in_docstring;
use crate::plan::Plan;

pub(super) fn emit(plan: &Plan) -> String {
    let (heading, module) = (heading(plan), &plan.module);
    let doc = plan.doc.as_deref().map(docstring).unwrap_or_default();
    let names: Vec<&str> = plan.exported.iter().map(String::as_str).collect();
    let relative = import(&format!("from ._{module} import"), &names);
    let absolute = import(&format!("from _{module} import"), &names);
    let exported = exported(plan);
    format!(
        "{doc}# {heading}

if __package__:
{relative}else:
{absolute}
{exported}"
    )
}

/// What `import *` takes, and all that the module has for its users.
pub(super) fn exported(plan: &Plan) -> String {
    let names: Vec<String> = plan.exported.iter().map(|name| format!("\"{name}\"")).collect();
    python_list("__all__ = [", &names, "]")
}

/// A module's or function's text as a docstring at the start of a line.
pub(super) fn docstring(text: &str) -> String {
    let text = in_docstring(text.trim());
    let text = if text.ends_with('"') { format!("{text} ") } else { text };
    // Readers take the indentation that the lines after the first have in common for that of the code.
    let start = if is_indented_after_the_first_line(&text) { "\n" } else { "" };
    match text.contains('\n') {
        true => format!("\"\"\"{start}{text}\n\"\"\"\n\n"),
        false => format!("\"\"\"{text}\"\"\"\n\n"),
    }
}

fn is_indented_after_the_first_line(text: &str) -> bool {
    let mut rest = text.lines().skip(1).filter(|line| !line.trim().is_empty()).peekable();
    rest.peek().is_some() && rest.all(|line| line.starts_with(' '))
}

fn import(head: &str, names: &[&str]) -> String {
    let line = format!("    {head} {}\n", names.join(", "));
    if line.len() <= 89 {
        return line;
    }
    let names: String = names.iter().map(|name| format!("        {name},\n")).collect();
    format!("    {head} (\n{names}    )\n")
}

fn python_list(head: &str, items: &[String], tail: &str) -> String {
    let line = format!("{head}{}{tail}\n", items.join(", "));
    if line.len() <= 89 {
        return line;
    }
    let items: String = items.iter().map(|item| format!("    {item},\n")).collect();
    format!("{head}\n{items}{tail}\n")
}
