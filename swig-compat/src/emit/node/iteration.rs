//! Iteration over containers: the methods that `index.js` adds to their classes, and their declarations.

use super::values::{parameters, result, result_type};
use crate::plan::grouped::{GroupedClass, GroupedModule, Iteration};

/// Methods that are added only to a class that has the method of C++ which they call.
const NEEDED: [(&str, &str); 2] = [("delete", "erase"), ("set", "set_item")];

/// The part of `index.js` that adds the methods.
pub(super) fn code(module: &GroupedModule<'_>) -> String {
    let call = |class: &GroupedClass<'_>| {
        let kind = match module.iteration(class)? {
            Iteration::Map { copies_values: true, .. } => "ofMap",
            Iteration::Map { .. } => "ofObjects",
            Iteration::Pairs { .. } => "ofPairs",
            Iteration::Set(_) => "ofSet",
            Iteration::Elements(_) => "ofElements",
            Iteration::Rest(_) => "ofRest",
            Iteration::Positions(_) => "ofPositions",
        };
        Some(format!("iterable(native.{}, {kind});\n", class.name))
    };
    let calls: String = module.classes.iter().filter_map(call).collect();
    let needed: Vec<String> = NEEDED.iter().map(|(name, of)| format!("{name}: '{of}'")).collect();
    match calls.is_empty() {
        true => String::new(),
        false => format!("\nconst NEEDED = {{ {} }};\n{CODE}{calls}", needed.join(", ")),
    }
}

/// The declarations of the methods that a class gets.
pub(super) fn declared(module: &GroupedModule<'_>, class: &GroupedClass<'_>) -> String {
    let Some(iteration) = module.iteration(class) else { return String::new() };
    let iterable = |name: &str, of: &str| (name.to_owned(), format!("(): IterableIterator<{of}>"));
    let each = |key: &str, value: &str| {
        let call = format!("(value: {value}, key: {key}, container: this) => void");
        ("forEach".to_owned(), format!("(callback: {call}, self?: unknown): void"))
    };
    let of_method = |name: &str| {
        class.method(name).map_or_else(String::new, |method| parameters(module, &method.overloads[0]))
    };
    // `item` is the type of what a loop visits.
    let all = |item: &str, key: &str, value: &str| {
        vec![
            iterable("[Symbol.iterator]", item),
            iterable("entries", &format!("[{key}, {value}]")),
            iterable("keys", key),
            iterable("values", value),
            each(key, value),
        ]
    };
    let pairs = |key: &str, value: &str| all(&format!("[{key}, {value}]"), key, value);
    let found = |parameters: &str, name: &str| (name.to_owned(), format!("({parameters}): boolean"));
    let all = match iteration {
        Iteration::Map { key, value, .. } => {
            let (key, value) = (result_type(key), result(module, &value.overloads[0]));
            let own = of_method("has_key");
            let mut all = pairs(&key, &value);
            all.extend([found(&own, "has"), found(&own, "delete")]);
            all.push(("get".to_owned(), format!("({own}): {value} | undefined")));
            all.push(("set".to_owned(), format!("({}): this", of_method("set_item"))));
            all
        }
        Iteration::Pairs { key, value } => pairs(&result_type(key), &result_type(value)),
        Iteration::Set(element) => {
            let (element, own) = (result(module, &element.overloads[0]), of_method("count"));
            let mut all = all(&element, &element, &element);
            all.extend([found(&own, "has"), found(&own, "delete")]);
            all
        }
        Iteration::Elements(element) | Iteration::Rest(element) | Iteration::Positions(element) => {
            vec![iterable("[Symbol.iterator]", &result(module, &element.overloads[0]))]
        }
    };
    let is_added = |(name, _): &(String, String)| {
        let is_own = class.members.iter().any(|each| each.name == *name && !each.is_static);
        !is_own && NEEDED.iter().all(|(own, of)| own != name || class.method(of).is_some())
    };
    all.into_iter().filter(is_added).map(|(name, signature)| format!("  {name}{signature};\n")).collect()
}

const CODE: &str = "
// Iteration over maps, sets and lists goes over a copy of all elements, and over vectors by their positions.
function iterable({ prototype }, methods) {
  const copied = prototype.quaff_elements;
  delete prototype.quaff_elements;
  const added = methods((container) => Array.from(copied.call(container)));
  for (const key of Reflect.ownKeys(added)) {
    if (!(key in prototype) && (!(key in NEEDED) || NEEDED[key] in prototype)) {
      Object.defineProperty(prototype, key, { value: added[key], writable: true, configurable: true });
    }
  }
}

function ofPairs(pairs) {
  const each = (part) =>
    function () {
      return pairs(this).map(part).values();
    };
  const entries = each((pair) => pair);
  return {
    [Symbol.iterator]: entries,
    entries,
    keys: each(([key]) => key),
    values: each(([, value]) => value),
    forEach(callback, self) {
      for (const [key, value] of pairs(this)) callback.call(self, value, key, this);
    },
  };
}

function erased(key) {
  return this.erase(key) > 0;
}

function ofMap(pairs) {
  return {
    ...ofPairs(pairs),
    has(key) {
      return this.has_key(key);
    },
    get(key) {
      return this.has_key(key) ? this.get_item(key) : undefined;
    },
    set(key, value) {
      this.set_item(key, value);
      return this;
    },
    delete: erased,
  };
}

function ofObjects(keys) {
  return ofMap((map) => keys(map).map((key) => [key, map.get_item(key)]));
}

function ofElements(elements) {
  return {
    [Symbol.iterator]() {
      return elements(this).values();
    },
  };
}

function ofSet(elements) {
  const { [Symbol.iterator]: values } = ofElements(elements);
  return {
    ...ofPairs((set) => elements(set).map((value) => [value, value])),
    [Symbol.iterator]: values,
    keys: values,
    values,
    has(value) {
      return this.count(value) > 0;
    },
    delete: erased,
  };
}

function ofRest() {
  return {
    *[Symbol.iterator]() {
      for (const rest = this.copy(); !rest.empty(); rest.pop_front()) yield rest.front();
    },
  };
}

function ofPositions() {
  return {
    *[Symbol.iterator]() {
      for (let at = 0; at < this.size(); ++at) yield this.get_item(at);
    },
  };
}

";

// Iteration over copies: the shim has a function for each such container, which copies its elements as trees.

/// The name of the function for a class, if the language iterates over copies of its objects.
pub(super) fn copier(module: &GroupedModule<'_>, class: &GroupedClass<'_>) -> Option<String> {
    let is_copied = module.iteration(class).is_some_and(Iteration::copies);
    is_copied.then(|| format!("quaff_{}_{}_elements", module.plan.module, class.name))
}

/// The functions in C++, which are appended to the shim.
pub(super) fn copiers_in_shim(module: &GroupedModule<'_>) -> String {
    let copier = |class: &GroupedClass<'_>| {
        let (symbol, cxx) = (copier(module, class)?, &module.plan.classes[class.class].cxx);
        let keys_only = matches!(module.iteration(class)?, Iteration::Map { copies_values: false, .. });
        let copy = if keys_only { "tree_of_keys" } else { "tree_of_elements" };
        Some(format!(
            "\nextern \"C\" __attribute__((visibility(\"hidden\"), used)) inline bool {symbol}(const void *object, \
             ::quaff::Object *result) noexcept {{ try {{ *result = ::quaff::{copy}<{cxx}>(object); return \
             true; }} catch (...) {{ ::quaff::keep_exception(); return false; }} }}\n"
        ))
    };
    match module.classes.iter().filter_map(copier).collect::<String>() {
        none if none.is_empty() => none,
        all => format!("\n#include \"quaff/tree_elements.hpp\"\n{all}"),
    }
}

/// The declarations of the functions in Rust.
pub(super) fn copiers_in_rust(module: &GroupedModule<'_>) -> String {
    let declared = |class: &GroupedClass<'_>| {
        let symbol = copier(module, class)?;
        Some(format!(
            "    fn {symbol}(object: *const std::ffi::c_void, result: *mut quaff_runtime::object::Object) -> bool;\n"
        ))
    };
    match module.classes.iter().filter_map(declared).collect::<String>() {
        none if none.is_empty() => none,
        all => format!("\nunsafe extern \"C\" {{\n{all}}}\n"),
    }
}
