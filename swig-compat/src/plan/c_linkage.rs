//! Interfaces of C, as SWIG takes them without `-c++`: what their text declares has C's linkage.

use super::{Fragment, Linkage, Place, Plan};

impl Plan {
    /// The same plan for an interface of C.
    pub fn with_c_linkage(mut self) -> Plan {
        self.fragments = self.fragments.into_iter().flat_map(parts).collect();
        for function in &mut self.functions {
            function.rows.iter_mut().for_each(|row| row.states_defaults = true);
        }
        self
    }
}

/// Headers that are C++'s, or that C++ has in a form of its own, stay outside: they may declare templates.
fn parts(fragment: Fragment) -> Vec<Fragment> {
    if !fragment.is_own {
        return vec![fragment];
    }
    let lines: Vec<&str> = fragment.code.split_inclusive('\n').collect();
    let (mut parts, mut line) = (Vec::new(), fragment.place.line);
    for run in lines.chunk_by(|one, next| includes_cxx(one) == includes_cxx(next)) {
        let linkage = if includes_cxx(run[0]) { Linkage::Cxx } else { Linkage::C };
        let place = Place { line, ..fragment.place.clone() };
        let part = Fragment { code: run.concat(), place, linkage, ..fragment.clone() };
        line += run.len();
        if !part.code.trim().is_empty() {
            parts.push(part);
        }
    }
    parts
}

/// Whether a line is `#include <vector>`, or `#include "table.hpp"`.
fn includes_cxx(line: &str) -> bool {
    let after = |text: &str, word: &str| text.trim_start().strip_prefix(word).map(str::to_owned);
    let Some(name) = after(line, "#").and_then(|rest| after(&rest, "include")) else { return false };
    let is_cxx = |name: &str| [".hpp", ".hh", ".hxx", ".h++", ".cuh"].iter().any(|end| name.ends_with(end));
    match name.trim_start().strip_prefix('"').and_then(|name| name.split_once('"')) {
        Some((name, _)) => is_cxx(name),
        None => true,
    }
}
