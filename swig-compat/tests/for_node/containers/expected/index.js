// Written by quaff from example.i: change that file, not this one.
'use strict';

const native = require('./example.node');

exports.lt = native.lt;
exports.large = native.large;
exports.natural = native.natural;
exports.single = native.single;
exports.spoil = native.spoil;
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
exports.Sizes = native.Sizes;
exports.Letters = native.Letters;
exports.Fixed = native.Fixed;
exports.FixedMap = native.FixedMap;
exports.Bag = native.Bag;
exports.PointsOfNames = native.PointsOfNames;

const NEEDED = { delete: 'erase', set: 'set_item' };

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

iterable(native.Ages, ofMap);
iterable(native.Points, ofObjects);
iterable(native.Prices, ofMap);
iterable(native.Entries, ofPairs);
iterable(native.Names, ofSet);
iterable(native.Ids, ofSet);
iterable(native.Chain, ofElements);
iterable(native.Path, ofRest);
iterable(native.Numbers, ofPositions);
iterable(native.Sizes, ofSet);
iterable(native.Letters, ofSet);
iterable(native.Fixed, ofSet);
iterable(native.FixedMap, ofMap);
iterable(native.Bag, ofSet);
