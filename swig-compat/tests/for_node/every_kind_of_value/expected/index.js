// Written by quaff from example.i: change that file, not this one.
'use strict';

const native = require('./example.node');

exports.bits = native.bits;
exports.byte = native.byte;
exports.called = native.called;
exports.count = native.count;
exports.hold = native.hold;
exports.indices = native.indices;
exports.is_negative = native.is_negative;
exports.joined = native.joined;
exports.large = native.large;
exports.norm = native.norm;
exports.same = native.same;
exports.sign = native.sign;
exports.steps = native.steps;
exports.sum = native.sum;
exports.transposed = native.transposed;
exports.tried = native.tried;
exports.twice = native.twice;
exports.value = native.value;
exports.visited = native.visited;
exports.wide = native.wide;
exports.Binary = native.Binary;
exports.Node = native.Node;
exports.cvar = native.cvar;
exports.Mode = Object.freeze({ fast: 0, exact: 3 });
exports.Wide = Object.freeze({ far: 1099511627776n });
exports.most = 8;
