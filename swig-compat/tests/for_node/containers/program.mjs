// Calls the functions of the package in the folder that the argument names.
import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';

const example = await import(pathToFileURL(`${process.argv[2]}/index.mjs`));

assert.equal(example.single(0.5), 0.5);
assert.deepEqual([Infinity, -Infinity, NaN, -0].map((x) => example.single(x)), [Infinity, -Infinity, NaN, -0]);
assert.equal(example.single(3.4028235e38), 3.4028234663852886e38);
for (const wrong of [1e300, -1e300, 3.5e38]) {
  assert.throws(() => example.single(wrong), { name: 'RangeError', message: /-3.4028235e38 to 3.4028235e38/ });
}
for (const call of [example.large, example.natural]) {
  assert.equal(call(2 ** 53 - 1), 2n ** 53n - 1n);
  assert.throws(() => call(2 ** 53), { name: 'RangeError', message: /a BigInt for an integer beyond 9007199254740991/ });
  assert.throws(() => call(0.5), { name: 'RangeError', message: /an integer of/ });
}

const ages = new example.Ages();
ages.set_item('Ada', 36);
assert.equal(ages.get_item('Ada'), 36);
for (const call of [() => ages.get_item('Bob'), () => ages.delitem('Bob')]) {
  assert.throws(call, { name: 'RangeError', message: 'no element has the key "Bob"', cxxClass: 'std::out_of_range' });
}
const points = new example.Points();
assert.throws(() => points.get_item(-7), { name: 'RangeError', message: 'no element has the key -7' });
const places = new example.Places();
assert.throws(() => places.get_item(new example.Point(1)), { name: 'RangeError', message: 'no element has the key' });
