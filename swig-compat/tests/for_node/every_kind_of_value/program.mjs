// Calls the functions of the package in the folder that the argument names.
import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';

const example = await import(pathToFileURL(`${process.argv[2]}/index.mjs`));
const list = (array) => [...array];

assert.equal(example.same(true, example.Mode.exact), true);
assert.equal(example.Wide.far, 2n ** 40n);
assert.equal(example.wide(example.Wide.far), 2n ** 40n);
assert.equal(example.large(-1n, 2n ** 62n), 2n ** 62n - 1n);
assert.equal(example.large(-1, 3), 2n);
for (const wrong of [2n ** 63n, 2 ** 53, 0.5, NaN, Infinity]) {
  assert.throws(() => example.large(wrong, 0), RangeError);
}
assert.throws(() => example.large(0, -1), RangeError);
assert.throws(() => example.large('1', 0), TypeError);
assert.equal(example.byte(255), 255);
assert.throws(() => example.byte(256), { name: 'RangeError', message: /0 to 255/ });
assert.equal(example.joined('a', 'b', 'c'), 'abc');
assert.throws(() => example.joined('a', 'bc', 'c'), RangeError);
assert.throws(() => example.joined('a', 'b', 'c\0d'), RangeError);
assert.deepEqual([example.value(2), example.value(2.5), example.value('x')], [2, 5, 'x']);
assert.throws(() => example.value(null), { name: 'TypeError', message: /value\(a: number\); .*value\(a: string\)/ });
assert.equal(example.cvar.tolerance, 0.5);
assert.equal(example.most, 8);

assert.equal(example.count(Uint8Array.of(0, 1, 2)), 2n);
assert.equal(example.count(Buffer.from([1, 0, 1])), 2n);
const [total, doubled] = example.twice(Float64Array.of(1, 2));
assert.deepEqual([total, list(doubled)], [6, [2, 4]]);
assert.deepEqual(list(example.steps(3)), [0, 1, 2]);
assert.throws(() => example.steps(-1), RangeError);
assert.throws(() => example.steps(2 ** 40), RangeError);
const turned = example.transposed({ data: Float32Array.of(1, 2, 3, 4, 5, 6), shape: [2, 3] });
assert.deepEqual([list(turned.data), turned.shape, turned.strides], [[1, 4, 2, 5, 3, 6], [3, 2], [2, 1]]);
assert.deepEqual(list(example.indices(3)), [0n, 1n, 2n]);

assert.equal(example.norm(3, 4), 5);
assert.deepEqual(list(example.norm(Float64Array.of(3, 5), Float64Array.of(4, 12))), [5, 13]);
assert.deepEqual(list(example.norm(3, Float64Array.of(4, 0))), [5, 3]);
const column = { data: Float64Array.of(3, 6), shape: [2, 1] };
assert.deepEqual(example.norm(column, Float64Array.of(4, 8)).shape, [2, 2]);
assert.throws(() => example.norm(-1, 1), { name: 'RangeError', cxxClass: 'std::domain_error' });
assert.throws(() => example.norm(Float64Array.of(1, 2), Float64Array.of(1, 2, 3)), /broadcast/);
assert.throws(() => example.norm(Float32Array.of(1), 1), TypeError);
assert.throws(() => example.norm(1), TypeError);
assert.equal(example.sign(-5n), -1n);
assert.deepEqual(list(example.sign(BigInt64Array.of(-5n, 5n))), [-1n, 1n]);
assert.equal(example.is_negative(-1), true);
assert.equal(await example.is_negative.async(1), false);
assert.deepEqual(list(example.is_negative(Float64Array.of(-1, 1))), [1, 0]);
assert.equal(example.bits(true), 1);
for (const bits of [example.bits, example.bits.async]) {
  assert.deepEqual(list(await bits(Uint8Array.of(0, 1, 2, 255))), [0, 1, 1, 1]);
  assert.deepEqual(list(await bits({ data: Uint8Array.of(2, 0, 4, 0), shape: [2], strides: [2] })), [1, 1]);
}
const endless = { data: Float64Array.of(1), shape: [2 ** 20, 2 ** 20], strides: [0, 0] };
assert.throws(() => example.norm(endless, 1), { name: 'RangeError', message: /more elements than a TypedArray/ });
assert.deepEqual(list(await example.norm.async(Float64Array.of(3, 5), 4)).map(Math.round), [5, 6]);
assert.equal(await example.norm.async(3, 4), 5);
await assert.rejects(example.norm.async(-1, 1), { name: 'RangeError', message: 'x is negative' });
await assert.rejects(example.norm.async('x', 1), TypeError);

const hard = Float64Array.of(1e16, 1, -1e16, 2 ** -60);
assert.equal(example.sum(hard), 1);
assert.equal(example.sum({ data: hard, shape: [2], strides: [2], offset: 1 }), 1 + 2 ** -60);
assert.equal(example.sum(new Float32Array(1e6).fill(0.1)), Math.fround(1e6 * Math.fround(0.1)));
const moved = Float64Array.from({ length: 100_000 }, (_, i) => i);
const promise = example.sum.async(moved);
moved.fill(NaN);
structuredClone(moved.buffer, { transfer: [moved.buffer] });
assert.equal(await promise, 4999950000);
assert.deepEqual(await Promise.all([1, 2, 3].map((x) => example.sum.async(Float32Array.of(x)))), [1, 2, 3]);
await assert.rejects(example.sum.async([1]), TypeError);

let first = new example.Node('first');
first.set_next(new example.Node('second'));
globalThis.gc?.();
await new Promise(setImmediate);
assert.equal(first.get_next().name, 'second', 'the node is kept');
first.set_next(null);
assert.equal(first.get_next(), null);
assert.equal(example.Node.make('third').name, 'third');
const alive = example.Node.alive;
for (let i = 0; i < 100_000; ++i) {
  new example.Node('many');
}
if (globalThis.gc) {
  for (let i = 0; i < 10; ++i) {
    globalThis.gc();
    await new Promise(setImmediate);
  }
  assert.ok(example.Node.alive <= alive, 'objects are freed when they are collected');
}

assert.equal(example.called((x, text) => x + text.length), 2);
const lent = new Float64Array(8);
const transfers = () => structuredClone(lent.buffer, { transfer: [lent.buffer] }) && 1;
assert.equal(example.called(transfers), 1, 'no array is lent');

const thrower = (thrown) => () => {
  throw thrown;
};
for (const thrown of [new Error('from JavaScript'), 'text', 5, undefined]) {
  assert.throws(() => example.called(thrower(thrown)), (error) => error === thrown);
  assert.throws(() => example.tried(thrower(thrown)), (error) => {
    return error.message === 'f has failed' && error.cause === thrown;
  });
}
if (Symbol.dispose !== undefined) {
  const whole = new example.Node('whole');
  const part = new example.Node('part');
  whole.set_next(part);
  const disposes = (node) => () => node[Symbol.dispose]();
  const calls = [
    () => whole.visit(disposes(whole)),
    () => example.visited(disposes(whole), whole),
    () => whole.get_next().visit(disposes(whole)),
  ];
  calls.forEach((call) => assert.throws(call, { name: 'Error', message: /in use/ }));
  assert.equal(whole.visit(() => (part[Symbol.dispose](), 1)), 1, 'an object that no call uses');
  whole[Symbol.dispose]();
  assert.throws(() => whole.name, /freed/);
}
example.hold(() => 1); // C++ releases it after all threads of Node have ended.
