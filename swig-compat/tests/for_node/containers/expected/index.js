// Written by quaff from example.i: change that file, not this one.
'use strict';

const native = require('./example.node');

exports.lt = native.lt;
exports.large = native.large;
exports.natural = native.natural;
exports.single = native.single;
exports.Point = native.Point;
exports.Ages = native.Ages;
exports.Points = native.Points;
exports.Places = native.Places;
exports.Prices = native.Prices;
exports.Entries = native.Entries;
exports.Names = native.Names;
exports.Ids = native.Ids;
exports.Chain = native.Chain;
exports.Path = native.Path;
exports.Numbers = native.Numbers;

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

iterable(native.Ages, ofMap);
iterable(native.Points, ofMap);
iterable(native.Prices, ofMap);
iterable(native.Entries, ofPairs);
iterable(native.Names, ofSet);
iterable(native.Ids, ofSet);
iterable(native.Chain, ofElements);
iterable(native.Path, ofRest);
iterable(native.Numbers, ofPositions);
