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

// Maps are iterable, and have the methods of JavaScript's `Map`; `size` is C++'s.
assert.equal(ages.set('Bob', 40).set('Eve', 2), ages);
assert.deepEqual([...ages], [['Ada', 36], ['Bob', 40], ['Eve', 2]]);
assert.deepEqual(new Map(ages), new Map([['Ada', 36], ['Bob', 40], ['Eve', 2]]));
assert.deepEqual([[...ages.keys()], [...ages.values()]], [['Ada', 'Bob', 'Eve'], [36, 40, 2]]);
assert.deepEqual([...ages.entries()], [...ages]);
assert.deepEqual([ages.get('Ada'), ages.get('Max'), ages.has('Ada'), ages.has('Max')], [36, undefined, true, false]);
const seen = [];
ages.forEach(function (value, key, container) {
  seen.push([this.name, value, key, container === ages]);
}, { name: 'self' });
assert.deepEqual(seen[1], ['self', 40, 'Bob', true]);
assert.deepEqual([ages.delete('Bob'), ages.delete('Bob'), ages.size()], [true, false, 2n]);
assert.throws(() => ages.has(5), TypeError);
assert.deepEqual([...new example.Ages()], []);

// The container may change while a program iterates, which goes over a copy.
const found = [];
for (const [key] of ages) {
  found.push(key);
  ages.clear();
  ages.set('New', 1);
}
assert.deepEqual([found, [...ages.keys()]], [['Ada', 'Eve'], ['New']]);

points.set(3, new example.Point(30)).set(1, new example.Point(10));
assert.deepEqual([...points].map(([key, point]) => [key, point.x]), [[1, 10], [3, 30]]);
const kept = [...points.values()];
points.clear();
assert.deepEqual(kept.map((point) => point.x), [10, 30]);
assert.equal(places[Symbol.iterator], undefined, 'keys that are objects');
const prices = new example.Prices();
prices.set('tea', 2.5);
assert.deepEqual([...prices], [['tea', 2.5]]);
const entries = new example.Entries();
for (const value of [2, 1, 3]) {
  entries.set_item('a', value);
}
assert.deepEqual([...entries.values()], [2, 1, 3]);
assert.deepEqual([...entries.keys()], ['a', 'a', 'a']);

// Sets.
const names = new example.Names();
['b', 'a', 'c', 'a'].forEach((name) => names.add(name));
assert.deepEqual([...names], ['a', 'b', 'c']);
assert.deepEqual(new Set(names), new Set(['a', 'b', 'c']));
assert.deepEqual([[...names.values()], [...names.keys()], [...names.entries()][0]], [[...names], [...names], ['a', 'a']]);
assert.deepEqual([names.has('a'), names.has('x'), names.delete('a'), names.delete('a')], [true, false, true, false]);
const visited = [];
for (const name of names) {
  visited.push(name);
  names.clear();
}
assert.deepEqual(visited, ['b', 'c']);
const ids = new example.Ids();
ids.add(2n ** 60n);
assert.deepEqual([...ids], [2n ** 60n]);

// Sequences. Lists have no positions that C++ finds at once: iteration takes as many steps as there are elements.
const chain = new example.Chain();
for (let i = 0; i < 100_000; ++i) {
  chain.push_back(i);
}
let total = 0;
for (const value of chain) {
  total += value;
  chain.clear();
}
assert.equal(total, 4999950000);
const path = new example.Path();
path.push_back(new example.Point(1));
path.push_back(new example.Point(2));
assert.deepEqual([...path].map((point) => point.x), [1, 2]);
assert.equal(path.size(), 2n);
const numbers = new example.Numbers();
numbers.push_back(1);
const growing = [];
for (const value of numbers) {
  growing.push(value);
  if (value < 3) {
    numbers.push_back(value + 1);
  }
}
assert.deepEqual(growing, [1, 2, 3]);
for (const value of numbers) {
  assert.equal(value, 1);
  numbers.clear();
}
const freed = new example.Ages();
freed.set('a', 1);
const iterator = freed.keys();
if (Symbol.dispose) {
  freed[Symbol.dispose]();
  assert.deepEqual([...iterator], ['a']);
  assert.throws(() => freed.keys(), /freed/);
}
assert.throws(() => example.Names.prototype.values.call({}), TypeError);

// Elements that JavaScript cannot give back to C++ are visited nevertheless.
const [spoiled, rows, sizes, letters] = ['Names', 'Ages', 'Sizes', 'Letters'].map((name) => new example[name]());
[spoiled, rows, sizes, letters].forEach((container) => example.spoil(container));
assert.deepEqual([...spoiled], ['\ufffd\ufffd', '\ufffd\ufffd']);
assert.deepEqual([...rows.values()].sort(), [1, 2]);
assert.deepEqual([...sizes].sort(), [1, NaN]);
assert.deepEqual([...letters].sort(), ['a', '\ufffd']);

// Methods need those of C++ that the interface may ignore.
const fixed = new example.Fixed();
[3, 1].forEach((value) => fixed.add(value));
assert.deepEqual([[...fixed], fixed.iterate(), fixed.has(3), 'delete' in fixed], [[1, 3], 7, true, false]);
const map = new example.FixedMap();
assert.deepEqual([[...map], 'set' in map, 'delete' in map], [[], false, false]);

// Sets with equal elements.
const bag = new example.Bag();
for (let i = 0; i < 100_000; ++i) {
  bag.add(5);
}
assert.equal([...bag].length, 100_000);
assert.equal(new example.PointsOfNames()[Symbol.iterator], undefined, 'several values that are objects');
