//! Checks the reference: docs/options.md contains the help of every command, docs/words.md every directive
//! and macro, and docs/one-function.md every feature of quaff's own.

use crate::expected;
use clap::{Arg, CommandFactory};
use libtest_mimic::{Failed, Trial};
use quaff_swig::command::Command;
use std::collections::BTreeSet;
use std::fs;

const PAGE: &str = "../docs/options.md";

pub fn tests() -> Vec<Trial> {
    vec![
        Trial::test("reference::options", the_page_has_all),
        Trial::test("reference::words", every_word_is_on_its_page),
        Trial::test("reference::features", every_feature_is_on_its_page),
    ]
}

fn every_word_is_on_its_page() -> Result<(), Failed> {
    let page = fs::read_to_string("../docs/words.md")?;
    let missing: Vec<&str> = quaff_swig::parse::words().filter(|name| !is_named(&page, name)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    Err(format!("no line in docs/words.md says what these words mean: {}", missing.join(", ")).into())
}

/// The page has a row for each feature, and its example sets the feature for one function.
fn every_feature_is_on_its_page() -> Result<(), Failed> {
    let page = fs::read_to_string("../docs/one-function.md")?;
    let features: BTreeSet<String> = quaff_swig::lower::features().collect();
    let named = |before: &str, after: char| -> BTreeSet<String> {
        let names = page.split(before).skip(1).filter_map(|rest| rest.split(after).next());
        names.filter(|name| name.starts_with("quaff:")).map(str::to_owned).collect()
    };
    for (place, found) in [("table", named("| `", '`')), ("interface", named("\n%feature(\"", '"'))] {
        if found != features {
            let differs: Vec<&String> = found.symmetric_difference(&features).collect();
            return Err(format!(
                "the {place} in docs/one-function.md and the compiler differ in {differs:?}"
            )
            .into());
        }
    }
    Ok(())
}

/// Whether the page contains `%name` as a whole word.
fn is_named(page: &str, name: &str) -> bool {
    let ends = |rest: &str| !rest.starts_with(|next: char| next.is_alphanumeric() || next == '_');
    page.split(&format!("%{name}")).skip(1).any(ends)
}

fn the_page_has_all() -> Result<(), Failed> {
    let text = page();
    if expected::update() {
        return Ok(fs::write(PAGE, text)?);
    }
    if fs::read_to_string(PAGE).unwrap_or_default() == text {
        return Ok(());
    }
    Err("docs/options.md is stale: renew it with UPDATE_EXPECTED=1 cargo test -p quaff-swig --test cases"
        .into())
}

fn page() -> String {
    let mut command = Command::command();
    command.build();
    let commands = sections(&command, "quaff");
    format!(
        "# Options\n\nThis page lists the options of every `quaff` command, as `quaff help COMMAND` prints them. [The\ncommand](command.md) has examples.\n{commands}"
    )
}

/// A section for each command, followed by those of its subcommands.
fn sections(command: &clap::Command, path: &str) -> String {
    let commands = command.get_subcommands().filter(|command| command.get_name() != "help");
    commands
        .map(|command| {
            let path = format!("{path} {}", command.get_name());
            section(command, &path) + &sections(command, &path)
        })
        .collect()
}

fn section(command: &clap::Command, path: &str) -> String {
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    let rows: String = command.get_arguments().filter(|option| option.get_id() != "help").map(row).collect();
    let table = if rows.is_empty() { rows } else { format!("\n| option | meaning |\n|---|---|\n{rows}") };
    format!("\n## {path}\n{about}.\n{table}")
}

fn row(option: &Arg) -> String {
    let short = option.get_short().filter(|_| option.get_long().is_some());
    let short = short.map(|short| format!("`-{short}`, ")).unwrap_or_default();
    let help = option.get_help().map(ToString::to_string).unwrap_or_default();
    let default = option.get_default_values().first().filter(|_| option.get_action().takes_values());
    let default = default.map(|default| format!(" [default: {}]", default.display())).unwrap_or_default();
    format!("| {short}`{option}` | {help}{default} |\n")
}
