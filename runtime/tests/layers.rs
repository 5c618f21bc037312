//! The runtime's sources form layers: a file may only import from its own layer or a lower one. Every `use`
//! and every written-out path of the crate is followed to the file that defines the item, through all
//! re-exports.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The layers, lowest first. A file belongs to the layer whose path is a prefix of its own.
const LAYERS: [&str; 9] = [
    "core",
    "python/interpreter",
    "python/acquire",
    "python/table",
    "python/instance",
    "python/convert",
    "python/call",
    "python/container",
    "python/protocols",
];

/// The modules by path: `core::array_view` for `core/array_view.rs`, and the empty path for `lib.rs`.
type Modules = BTreeMap<String, Module>;

struct Module {
    imports: Vec<Import>,
    /// The text without comments, tests and imports.
    body: String,
}

struct Import {
    path: String,
    /// The local name: the last part of the path, or the name after `as`.
    name: String,
}

#[test]
fn imports_go_down() {
    let modules = modules();
    let mut upward = Vec::new();
    for (own, module) in &modules {
        // The root files, which only declare modules and re-export their contents under shorter names.
        if own.is_empty() || own == "python" {
            continue;
        }
        for path in module.paths() {
            let Some(path) = absolute(own, &path, &modules) else { continue };
            let target = definition(&path, &modules, 0);
            if layer(&target) > layer(own) {
                upward.push(format!("{own} (layer `{}`): {path}, in `{target}`", name(own)));
            }
        }
    }
    assert!(upward.is_empty(), "these imports go up; move what they name, or what needs it: {upward:#?}");
}

#[test]
fn every_file_has_a_layer() {
    let without: Vec<String> = modules()
        .into_keys()
        .filter(|module| !module.is_empty() && module != "python" && layer(module).is_none())
        .collect();
    assert!(without.is_empty(), "in no layer of {LAYERS:?}: {without:#?}");
}

#[test]
fn a_re_export_is_followed_to_its_definition() {
    let modules = modules();
    assert_eq!(definition("array_view::ArrayView", &modules, 0), "core::array_view");
    assert_eq!(definition("python::Failure", &modules, 0), definition("python::Result", &modules, 0));
    assert_ne!(definition("python::Failure", &modules, 0), "python");
}

/// The number of a module's layer.
fn layer(module: &str) -> Option<usize> {
    let is_in = |layer: &str| {
        let layer = layer.replace('/', "::");
        module == layer || module.starts_with(&format!("{layer}::"))
    };
    LAYERS.iter().rposition(|layer| is_in(layer))
}

fn name(module: &str) -> &'static str {
    layer(module).map_or("", |layer| LAYERS[layer])
}

/// The path from the crate's root, for a path in the module `own`; `None` if it leads to another crate.
fn absolute(own: &str, path: &str, modules: &Modules) -> Option<String> {
    let mut parts: Vec<&str> = path.split("::").collect();
    let mut base: Vec<&str> = own.split("::").filter(|part| !part.is_empty()).collect();
    match parts[0] {
        "crate" => base.clear(),
        "self" => {}
        "super" => {
            while parts.first() == Some(&"super") {
                base.pop();
                parts.remove(0);
            }
            parts.insert(0, "super");
        }
        child => {
            base.push(child);
            if !modules.contains_key(&base.join("::")) {
                return None;
            }
        }
    }
    base.extend(&parts[1..]);
    Some(base.join("::"))
}

/// The module that defines the item of an absolute path.
fn definition(path: &str, modules: &Modules, depth: usize) -> String {
    let parts: Vec<&str> = path.split("::").collect();
    let is_module = |count: &usize| modules.contains_key(&parts[..*count].join("::"));
    let known = (0..=parts.len()).rev().find(is_module).unwrap_or(0);
    let module = parts[..known].join("::");
    let Some(item) = parts.get(known).filter(|_| depth < 9) else { return module };
    let re_export = modules[&module].imports.iter().find(|import| import.name == *item);
    let target = re_export.and_then(|import| absolute(&module, &import.path, modules));
    match target {
        Some(target) => {
            let rest: Vec<&str> =
                [target.as_str()].into_iter().chain(parts[known + 1..].iter().copied()).collect();
            definition(&rest.join("::"), modules, depth + 1)
        }
        None => module,
    }
}

impl Module {
    fn new(text: &str) -> Module {
        let text = text.split("#[cfg(test)]\nmod ").next().unwrap_or(text);
        let (mut imports, mut body, mut tree) = (Vec::new(), String::new(), String::new());
        for line in text.lines().map(|line| line.split("//").next().unwrap_or(line)) {
            if !tree.is_empty() {
                tree.push_str(line);
            } else if let Some(start) = tree_of(line) {
                tree.push_str(start);
            } else {
                body.push_str(line);
                body.push('\n');
            }
            if tree.ends_with(';') {
                expand("", tree.trim_end_matches(';'), &mut imports);
                tree.clear();
            }
        }
        assert!(tree.is_empty(), "an import ends: {tree}");
        Module { imports, body }
    }

    /// The paths of the imports, and those that are written out in the code. Paths in macros, which start
    /// with `$crate`, are resolved where the macros are used.
    fn paths(&self) -> Vec<String> {
        let mut paths: Vec<String> = self.imports.iter().map(|import| import.path.clone()).collect();
        for root in ["crate::", "super::"] {
            for (at, _) in self.body.match_indices(root) {
                let before = self.body[..at].chars().next_back().unwrap_or(' ');
                let is_part = |character: char| character.is_alphanumeric() || "_:".contains(character);
                if !is_part(before) && before != '$' {
                    let path: String =
                        self.body[at..].chars().take_while(|&character| is_part(character)).collect();
                    paths.push(path.trim_end_matches(':').to_owned());
                }
            }
        }
        paths
    }
}

/// The text after `use`, on a line that is an import or starts one.
fn tree_of(line: &str) -> Option<&str> {
    let (visibility, tree) = line.trim_start().split_once("use ")?;
    let is_import = visibility.is_empty() || visibility == "pub " || visibility.starts_with("pub(");
    is_import.then_some(tree)
}

/// Expands the tree of a `use` into single imports.
fn expand(prefix: &str, tree: &str, imports: &mut Vec<Import>) {
    let tree = tree.trim();
    let Some((start, group)) = tree.split_once('{') else {
        let (path, name) = tree.split_once(" as ").map_or((tree, None), |(path, name)| (path, Some(name)));
        let path = format!("{prefix}{}", path.trim());
        let path = path.trim_end_matches("::*").trim_end_matches("::self").to_owned();
        let name = name.map_or_else(
            || path.rsplit("::").next().unwrap_or_default().to_owned(),
            |name| name.trim().to_owned(),
        );
        return imports.push(Import { path, name });
    };
    let (prefix, group) =
        (format!("{prefix}{}", start.trim()), &group[..group.rfind('}').expect("a group ends")]);
    let (mut depth, mut part) = (0, String::new());
    for character in group.chars().chain([',']) {
        match character {
            ',' if depth == 0 => {
                if !part.trim().is_empty() {
                    expand(&prefix, &part, imports);
                }
                part.clear();
                continue;
            }
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        part.push(character);
    }
}

fn modules() -> Modules {
    let mut modules = Modules::new();
    read(Path::new("src"), "", &mut modules);
    modules
}

fn read(folder: &Path, prefix: &str, modules: &mut Modules) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let stem = path.file_stem().unwrap().to_str().unwrap();
        if path.is_dir() {
            read(&path, &format!("{prefix}{stem}::"), modules);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let name =
                if prefix.is_empty() && stem == "lib" { String::new() } else { format!("{prefix}{stem}") };
            modules.insert(name, Module::new(&fs::read_to_string(&path).unwrap()));
        }
    }
}
