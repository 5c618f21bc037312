// Calls the functions of the package in the folder given as the argument.
import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';

const { Counter, mean } = await import(pathToFileURL(`${process.argv[2]}/index.mjs`));
assert.equal(mean(Float64Array.of(1, 2, 6)), 3);
assert.equal(mean(Float32Array.of(1, 2)), 1.5);
assert.throws(() => mean(new Float64Array(0)), { name: 'RangeError', cxxClass: 'std::invalid_argument' });
const counter = new Counter();
counter.count = 3;
assert.equal(counter.add(4), 7);
