//! Iteration over containers: the methods that `index.js` adds to their classes, and their declarations.

use super::declarations::{parameters, result};
use super::trees;
use crate::plan::node::{Iteration, NodeClass, NodeModule};

/// The method of the addon that copies elements, which `index.js` removes from the classes.
pub(super) const COPIED: &str = "quaff_elements";

/// The part of `index.js` that adds the methods.
pub(super) fn code(module: &NodeModule<'_>) -> String {
    let call = |class: &NodeClass<'_>| {
        let kind = match module.iteration(class)? {
            Iteration::Map { .. } => "ofMap",
            Iteration::Pairs { .. } => "ofPairs",
            Iteration::Set(_) => "ofSet",
            Iteration::Elements(_) => "ofElements",
            Iteration::Rest(_) => "ofRest",
            Iteration::Positions(_) => "ofPositions",
        };
        Some(format!("iterable(native.{}, {kind});\n", class.name))
    };
    let calls: String = module.classes.iter().filter_map(call).collect();
    if calls.is_empty() { String::new() } else { format!("{CODE}{calls}") }
}

/// The declarations of the methods that a class gets.
pub(super) fn declared(module: &NodeModule<'_>, class: &NodeClass<'_>) -> String {
    let Some(iteration) = module.iteration(class) else { return String::new() };
    let iterable = |name: &str, of: &str| (name.to_owned(), format!("(): IterableIterator<{of}>"));
    let each = |key: &str, value: &str| {
        let call = format!("(value: {value}, key: {key}, container: this) => void");
        ("forEach".to_owned(), format!("(callback: {call}, self?: unknown): void"))
    };
    let of_method = |name: &str| {
        class.method(name).map_or_else(String::new, |method| parameters(module, &method.overloads[0]))
    };
    let pairs = |key: &str, value: &str| {
        let pair = format!("[{key}, {value}]");
        let all = [iterable("[Symbol.iterator]", &pair), iterable("entries", &pair), iterable("keys", key)];
        all.into_iter().chain([iterable("values", value), each(key, value)]).collect::<Vec<_>>()
    };
    let found = |parameters: &str, name: &str| (name.to_owned(), format!("({parameters}): boolean"));
    let all = match iteration {
        Iteration::Map { key, value } => {
            let (key, value) = (trees::given(key), result(module, &value.overloads[0]));
            let own = of_method("has_key");
            let mut all = pairs(&key, &value);
            all.extend([found(&own, "has"), found(&own, "delete")]);
            all.push(("get".to_owned(), format!("({own}): {value} | undefined")));
            all.push(("set".to_owned(), format!("({}): this", of_method("set_item"))));
            all
        }
        Iteration::Pairs { key, value } => pairs(&trees::given(key), &trees::given(value)),
        Iteration::Set(element) => {
            let (element, own) = (result(module, &element.overloads[0]), of_method("count"));
            let pair = format!("[{element}, {element}]");
            vec![
                iterable("[Symbol.iterator]", &element),
                iterable("entries", &pair),
                iterable("keys", &element),
                iterable("values", &element),
                each(&element, &element),
                found(&own, "has"),
                found(&own, "delete"),
            ]
        }
        Iteration::Elements(element) | Iteration::Rest(element) | Iteration::Positions(element) => {
            vec![iterable("[Symbol.iterator]", &result(module, &element.overloads[0]))]
        }
    };
    let own = all.into_iter().filter(|(name, _)| class.method(name).is_none());
    own.map(|(name, signature)| format!("  {name}{signature};\n")).collect()
}

const CODE: &str = "
// Iteration goes over a copy of the keys or elements, so that the container may change meanwhile; over the
// positions of a vector.
function iterable({ prototype }, methods) {
  const copied = prototype.quaff_elements;
  delete prototype.quaff_elements;
  for (const [name, value] of Object.entries(methods(copied))) {
    const key = name === 'iterate' ? Symbol.iterator : name;
    if (!(name in prototype)) {
      Object.defineProperty(prototype, key, { value, writable: true, configurable: true });
    }
  }
}

function eachOf(entries) {
  return function (callback, self) {
    for (const [key, value] of entries.call(this)) {
      callback.call(self, value, key, this);
    }
  };
}

function ofEntries(entries) {
  function* keys() {
    for (const [key] of entries.call(this)) yield key;
  }
  function* values() {
    for (const [, value] of entries.call(this)) yield value;
  }
  return { iterate: entries, entries, keys, values, forEach: eachOf(entries) };
}

function erased(key) {
  return this.erase(key) > 0;
}

function ofMap(copied) {
  function* entries() {
    for (const key of copied.call(this)) {
      if (this.has_key(key)) yield [key, this.get_item(key)];
    }
  }
  function has(key) {
    return this.has_key(key);
  }
  function get(key) {
    return this.has_key(key) ? this.get_item(key) : undefined;
  }
  function set(key, value) {
    this.set_item(key, value);
    return this;
  }
  return { ...ofEntries(entries), has, get, set, delete: erased };
}

function ofPairs(copied) {
  return ofEntries(function* () {
    yield* copied.call(this);
  });
}

function ofSet(copied) {
  function* values() {
    for (const value of copied.call(this)) {
      if (this.count(value) > 0) yield value;
    }
  }
  function* entries() {
    for (const value of values.call(this)) yield [value, value];
  }
  function has(value) {
    return this.count(value) > 0;
  }
  return { iterate: values, values, keys: values, entries, forEach: eachOf(entries), has, delete: erased };
}

function ofElements(copied) {
  return {
    *iterate() {
      yield* copied.call(this);
    },
  };
}

function ofRest() {
  return {
    *iterate() {
      for (const rest = this.copy(); !rest.empty(); rest.pop_front()) yield rest.front();
    },
  };
}

function ofPositions() {
  return {
    *iterate() {
      for (let at = 0; at < this.size(); ++at) yield this.get_item(at);
    },
  };
}

";
