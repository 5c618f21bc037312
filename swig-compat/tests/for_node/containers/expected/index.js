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

for (const container of [native.Names, native.Ids, native.Chain, native.Path, native.Numbers]) {
  const value = function* () {
    for (let at = 0; at < this.size(); ++at) {
      yield this.get_item(at);
    }
  };
  Object.defineProperty(container.prototype, Symbol.iterator, { value, writable: true, configurable: true });
}
