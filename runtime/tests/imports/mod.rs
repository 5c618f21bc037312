//! The imports among the sources of a crate: the layers that they respect, and the circles that they form.
//! Every `use` and every written-out path of the crate is followed to the file that defines the item, through
//! all re-exports.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The rules for a crate's imports.
pub struct Rules {
    /// The layers, lowest first: each has the paths of its files and folders. A file belongs to the layer
    /// with the longest path that is a prefix of the file's own.
    pub layers: &'static [&'static [&'static str]],
    /// The files that have no layer: they declare modules, and re-export the contents under shorter names.
    pub roots: &'static [&'static str],
    /// The circles of imports that the crate may have: the first file of each, in alphabetical order, and the
    /// greatest number of its files.
    pub circles: &'static [(&'static str, usize)],
}

/// The modules by path: `core::array_view` for `core/array_view.rs`, and the empty path for `lib.rs`.
pub type Modules = BTreeMap<String, Module>;

pub struct Module {
    imports: Vec<Import>,
    /// The text without comments, tests and imports.
    body: String,
    words: BTreeSet<String>,
    /// The names of the items that the module defines.
    items: BTreeSet<String>,
}

struct Import {
    path: String,
    /// The local name: the last part of the path, the name after `as`, or `*`.
    name: String,
    /// Whether other modules get the name from here.
    is_re_export: bool,
}

impl Rules {
    /// Checks that no file imports from a higher layer.
    pub fn check_layers(&self) {
        let modules = modules();
        let mut upward = Vec::new();
        for (own, module) in modules.iter().filter(|(own, _)| !self.is_root(own)) {
            for path in module.paths() {
                let Some(path) = absolute(own, &path, &modules) else { continue };
                let target = definition(&path, &modules, 0);
                if self.layer(&target) > self.layer(own) {
                    upward.push(format!("{own} ({}): {path}, in `{target}`", self.name(own)));
                }
            }
        }
        assert!(upward.is_empty(), "these imports go up; move what they name, or what needs it: {upward:#?}");
    }

    /// Checks that no files import each other in a circle, except in those that the rules allow.
    pub fn check_circles(&self) {
        let mut allowed: BTreeMap<&str, usize> = self.circles.iter().copied().collect();
        let mut circles = self.circles_of(&modules());
        circles.retain(|circle| {
            let known = allowed.remove(circle[0].replace("::", "/").as_str());
            known.is_none_or(|files| circle.len() > files)
        });
        assert!(
            circles.is_empty(),
            "move the items that these files import to where they belong: {circles:#?}"
        );
        assert!(allowed.is_empty(), "no circle begins with these files any more: {:#?}", allowed.keys());
    }

    /// Checks that the layers contain all files.
    pub fn check_that_every_file_has_a_layer(&self) {
        let without: Vec<String> = modules()
            .into_keys()
            .filter(|module| !self.is_root(module) && self.layer(module).is_none())
            .collect();
        assert!(without.is_empty(), "in no layer of {:?}: {without:#?}", self.layers);
    }

    fn is_root(&self, module: &str) -> bool {
        module.is_empty() || self.roots.contains(&module)
    }

    /// The number of a module's layer.
    fn layer(&self, module: &str) -> Option<usize> {
        let length = |path: &&str| {
            let path = path.replace('/', "::");
            let rest = module.strip_prefix(&path)?;
            (rest.is_empty() || rest.starts_with("::")).then_some(path.len())
        };
        let layers = self.layers.iter().enumerate();
        let prefixes =
            layers.flat_map(|(at, paths)| paths.iter().filter_map(length).map(move |length| (length, at)));
        prefixes.max().map(|(_, at)| at)
    }

    fn name(&self, module: &str) -> String {
        self.layer(module).map_or_else(String::new, |layer| format!("layer {:?}", self.layers[layer]))
    }

    /// The groups of modules each of which imports all others of its group, directly or through others.
    fn circles_of(&self, modules: &Modules) -> Vec<Vec<String>> {
        let mut imported: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
        for (own, module) in modules.iter().filter(|(own, _)| self.layer(own).is_some()) {
            let paths = module.used_paths(own, modules);
            let targets = paths.iter().filter_map(|path| absolute(own, path, modules));
            let targets = targets.map(|path| definition(&path, modules, 0)).filter(|target| target != own);
            imported.insert(own, targets.collect());
        }
        let reached: BTreeMap<&str, BTreeSet<&str>> =
            imported.keys().map(|own| (*own, reached_from(own, &imported))).collect();
        let mut groups = BTreeSet::new();
        for (own, others) in reached.iter().filter(|(own, others)| others.contains(*own)) {
            let is_mutual = |other: &&&str| reached.get(**other).is_some_and(|back| back.contains(own));
            groups
                .insert(others.iter().filter(is_mutual).map(|other| (*other).to_owned()).collect::<Vec<_>>());
        }
        groups.into_iter().collect()
    }
}

/// The modules that a module imports, directly or through others.
fn reached_from<'m>(own: &str, imported: &'m BTreeMap<&str, BTreeSet<String>>) -> BTreeSet<&'m str> {
    let (mut reached, mut open) = (BTreeSet::new(), vec![own]);
    while let Some(module) = open.pop() {
        for target in imported.get(module).into_iter().flatten() {
            if reached.insert(target.as_str()) {
                open.push(target);
            }
        }
    }
    reached
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
pub fn definition(path: &str, modules: &Modules, depth: usize) -> String {
    let parts: Vec<&str> = path.split("::").collect();
    let is_module = |count: &usize| modules.contains_key(&parts[..*count].join("::"));
    let known = (0..=parts.len()).rev().find(is_module).unwrap_or(0);
    let module = parts[..known].join("::");
    let Some(item) = parts.get(known).filter(|_| depth < 9) else { return module };
    let re_export = modules[&module].imports.iter().find(|import| import.name == *item);
    let target = re_export.and_then(|import| absolute(&module, &import.path, modules));
    if let Some(target) = target {
        let rest: Vec<&str> =
            [target.as_str()].into_iter().chain(parts[known + 1..].iter().copied()).collect();
        return definition(&rest.join("::"), modules, depth + 1);
    }
    if modules[&module].items.contains(*item) {
        return module;
    }
    let globs = modules[&module].imports.iter().filter(|import| import.name == "*");
    let globs = globs.filter_map(|import| absolute(&module, &import.path, modules));
    let mut targets =
        globs.map(|glob| definition(&format!("{glob}::{}", parts[known..].join("::")), modules, depth + 1));
    targets.find(|target| modules[target].items.contains(*item)).unwrap_or(module)
}

/// The keywords before the names of items.
const DEFINING: [&str; 9] =
    ["const", "enum", "fn", "macro_rules", "static", "struct", "trait", "type", "union"];

impl Module {
    fn new(text: &str) -> Module {
        let text = text.split("#[cfg(test)]\nmod ").next().unwrap_or(text);
        let (mut imports, mut body, mut tree) = (Vec::new(), String::new(), String::new());
        let mut is_re_export = false;
        for line in text.lines().map(|line| line.split("//").next().unwrap_or(line)) {
            if !tree.is_empty() {
                tree.push_str(line);
            } else if let Some((start, exports)) = tree_of(line) {
                tree.push_str(start);
                is_re_export = exports;
            } else {
                body.push_str(line);
                body.push('\n');
            }
            if tree.ends_with(';') {
                expand("", tree.trim_end_matches(';'), is_re_export, &mut imports);
                tree.clear();
            }
        }
        assert!(tree.is_empty(), "an import ends: {tree}");
        let in_order: Vec<&str> =
            body.split(|character: char| !is_of_word(character)).filter(|word| !word.is_empty()).collect();
        let defined = in_order.windows(2).filter(|pair| DEFINING.contains(&pair[0]));
        let items = defined.map(|pair| pair[1].to_owned()).collect();
        // A declaration such as `mod render;` is no use of an item with the module's name.
        let is_use = |at: &usize| *at == 0 || in_order[at - 1] != "mod";
        let words = (0..in_order.len()).filter(is_use).map(|at| in_order[at].to_owned()).collect();
        Module { imports, body, words, items }
    }

    /// The paths of items that the module itself uses: imports, without re-exports that it only hands on, and
    /// paths in the code, also those that begin at a child of the module.
    fn used_paths(&self, own: &str, modules: &Modules) -> Vec<String> {
        let handed_on: BTreeSet<&str> = self
            .imports
            .iter()
            .filter(|import| import.is_re_export && !self.words.contains(&import.name))
            .map(|import| import.path.as_str())
            .collect();
        let mut paths = self.paths();
        paths.retain(|path| !handed_on.contains(path.as_str()));
        for path in self.body.split(|character: char| !is_of_word(character) && character != ':') {
            let child = path.split("::").next().filter(|child| path.contains("::") && !child.is_empty());
            if child.is_some_and(|child| modules.contains_key(&format!("{own}::{child}"))) {
                paths.push(path.trim_end_matches(':').to_owned());
            }
        }
        paths
    }

    /// The paths of the imports, and those that are written out in the code. Paths in macros, which start
    /// with `$crate`, are resolved where the macros are used.
    fn paths(&self) -> Vec<String> {
        let mut paths: Vec<String> = self.imports.iter().map(|import| import.path.clone()).collect();
        for root in ["crate::", "super::"] {
            for (at, _) in self.body.match_indices(root) {
                let before = self.body[..at].chars().next_back().unwrap_or(' ');
                let is_part = |character: char| is_of_word(character) || character == ':';
                let is_visibility = self.body[..at].ends_with("(in ");
                if !is_part(before) && !['$', '"'].contains(&before) && !is_visibility {
                    let path: String =
                        self.body[at..].chars().take_while(|&character| is_part(character)).collect();
                    paths.push(path.trim_end_matches(':').to_owned());
                }
            }
        }
        paths
    }
}

fn is_of_word(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}

/// The text after `use`, on a line that is an import or starts one, and whether the line re-exports.
fn tree_of(line: &str) -> Option<(&str, bool)> {
    let (visibility, tree) = line.trim_start().split_once("use ")?;
    let is_re_export = visibility == "pub " || visibility.starts_with("pub(");
    (is_re_export || visibility.is_empty()).then_some((tree, is_re_export))
}

/// Expands the tree of a `use` into single imports.
fn expand(prefix: &str, tree: &str, is_re_export: bool, imports: &mut Vec<Import>) {
    let tree = tree.trim();
    let Some((start, group)) = tree.split_once('{') else {
        let (path, name) = tree.split_once(" as ").map_or((tree, None), |(path, name)| (path, Some(name)));
        let path = format!("{prefix}{}", path.trim());
        let is_glob = path.ends_with("::*");
        let path = path.trim_end_matches("::*").trim_end_matches("::self").to_owned();
        let name = match name {
            Some(name) => name.trim().to_owned(),
            None if is_glob => "*".to_owned(),
            None => path.rsplit("::").next().unwrap_or_default().to_owned(),
        };
        return imports.push(Import { path, name, is_re_export });
    };
    let (prefix, group) =
        (format!("{prefix}{}", start.trim()), &group[..group.rfind('}').expect("a group ends")]);
    let (mut depth, mut part) = (0, String::new());
    for character in group.chars().chain([',']) {
        match character {
            ',' if depth == 0 => {
                if !part.trim().is_empty() {
                    expand(&prefix, &part, is_re_export, imports);
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

pub fn modules() -> Modules {
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
