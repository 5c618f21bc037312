//! `explanations/`: each code has a file, whose first interface has exactly this diagnostic, and whose second
//! has none. Diagnostics of builds are tested by `tests/build/test_explanations.py`.

use libtest_mimic::{Failed, Trial};
use quaff_swig::code::{Explanation, explanations};
use quaff_swig::compile::compile;
use quaff_swig::diagnostic::Diagnostics;
use quaff_swig::source::Sources;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::expected;

/// The page of the documentation with all explanations.
const PAGE: &str = "../docs/diagnostics.md";

pub fn tests() -> Vec<Trial> {
    let mut trials = vec![
        Trial::test("explanations::every_code_has_one", every_code_has_one),
        Trial::test("explanations::the_page_has_all", the_page_has_all),
    ];
    for explanation in explanations() {
        let test = move || check(&explanation);
        trials.push(Trial::test(format!("explanations::{}", explanation.code), test));
    }
    trials
}

fn every_code_has_one() -> Result<(), Failed> {
    let known: BTreeSet<&str> = explanations().iter().map(|explanation| explanation.code).collect();
    let missing: Vec<&str> = codes().filter(|code| !known.contains(code)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    Err(format!(
        "no explanation of {}: write swig-compat/explanations/{}.md, as those beside it are",
        missing.join(", "),
        missing[0]
    )
    .into())
}

/// The codes in `code.rs`, including retired ones.
fn codes() -> impl Iterator<Item = &'static str> {
    include_str!("../../src/code.rs").lines().filter_map(|line| match line.strip_prefix("pub const ") {
        Some(rest) => rest.split('"').nth(1),
        None => line.strip_prefix("// ").and_then(|rest| rest.split_once(" was ")).map(|(code, _)| code),
    })
}

fn check(explanation: &Explanation) -> Result<(), Failed> {
    let Explanation { code, text } = explanation;
    assert!(text.starts_with(&format!("# {code}: ")), "the heading is not `# {code}: …`");
    assert!(codes().any(|known| known == *code), "code.rs has no {code}");
    let blocks: Vec<&str> =
        text.split("```swig\n").skip(1).filter_map(|rest| Some(rest.split_once("```\n")?.0)).collect();
    if explanation.title() == "retired" {
        return Ok(());
    }
    let [wrong, right] = blocks[..] else {
        return Err(format!(
            "{} blocks in the language `swig`, not a wrong one and a right one",
            blocks.len()
        )
        .into());
    };
    let while_building = *code >= "Q080" && *code < "Q090";
    let expected: &[&str] = if while_building { &[] } else { &[*code] };
    check_codes(code, wrong, expected)?;
    check_codes(code, right, &[])
}

fn check_codes(name: &str, interface: &str, expected: &[&str]) -> Result<(), Failed> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("explanations").join(name);
    fs::create_dir_all(&folder)?;
    let file = folder.join("example.i");
    fs::write(&file, interface)?;
    let mut sources = Sources::new(Vec::new());
    let main = sources.open(&file)?;
    let mut diagnostics = Diagnostics::default();
    compile(&mut sources, main, &[], &mut diagnostics);
    let codes: BTreeSet<&str> = diagnostics.sorted().iter().map(|diagnostic| diagnostic.code).collect();
    let codes: Vec<&str> = codes.into_iter().collect();
    if codes == expected {
        return Ok(());
    }
    Err(format!("{codes:?} is reported, not {expected:?}, of:\n{interface}").into())
}

fn the_page_has_all() -> Result<(), Failed> {
    let text = page();
    if expected::update() {
        return Ok(fs::write(PAGE, text)?);
    }
    if fs::read_to_string(PAGE).unwrap_or_default() == text {
        return Ok(());
    }
    Err("docs/diagnostics.md is stale: renew it with UPDATE_EXPECTED=1 cargo test -p quaff-swig --test cases"
        .into())
}

fn page() -> String {
    let head = "# Diagnostics\n\nThis page explains every diagnostic of the `quaff` command. Each has a code, which keeps its \
                meaning in all versions of\nquaff; `quaff explain Q044` prints one section of this page. In each \
                section, the first interface is wrong and the second is\nright.\n";
    let sections = explanations().into_iter().map(|explanation| format!("\n#{}", explanation.text));
    head.to_owned() + &sections.collect::<String>()
}
