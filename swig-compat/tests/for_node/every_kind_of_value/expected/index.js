// Written by quaff from example.i: change that file, not this one.
'use strict';

const native = require('./example.node');

exports.byte = native.byte;
exports.called = native.called;
exports.count = native.count;
exports.indices = native.indices;
exports.joined = native.joined;
exports.large = native.large;
exports.norm = native.norm;
exports.same = native.same;
exports.sign = native.sign;
exports.steps = native.steps;
exports.sum = native.sum;
exports.transposed = native.transposed;
exports.twice = native.twice;
exports.value = native.value;
exports.wide = native.wide;
exports.Binary = native.Binary;
exports.Node = native.Node;
exports.cvar = native.cvar;
exports.Mode = Object.freeze({ fast: 0, exact: 3 });
exports.Wide = Object.freeze({ far: 1099511627776n });
exports.most = 8;
