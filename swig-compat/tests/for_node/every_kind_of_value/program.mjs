// Calls the functions of the package in the folder that the argument names.
import vm from 'node:vm';
import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';

const example = await import(pathToFileURL(`${process.argv[2]}/index.mjs`));
const list = (array) => [...array];

assert.equal(example.same(true, example.Mode.exact), true);
assert.deepEqual({ ...example.Answer }, { no: 0, yes: 1, maybe: 2 });
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
// Values of other kinds than numbers in functions that C++ calls.
assert.equal(example.renamed((name) => `${name}!`), 'a\ufffd!.');
const groups = [];
assert.equal(example.grouped((...given) => (groups.push(given), { all: given[0] })), 3n);
assert.deepEqual(groups, [[Float64Array.of(1, 2.5), 7], [new Float64Array(0), null]]);
assert.equal(example.grouped(() => new Map([['all', [1, 2, 3]], ['b', []]])), 5n);
const counts = [];
assert.equal(example.counted((...given) => (counts.push(given), 5)), 5n);
assert.deepEqual(counts, [[2n ** 64n - 1n, true, 'x', 5, null]]);
assert.equal(example.counted(() => -(2n ** 63n)), -(2n ** 63n));
for (const [call, name, message] of [
  [() => example.renamed(() => 5), TypeError, /^the result of a function: expected a text, got an integer$/],
  [() => example.renamed(() => {}), TypeError, /result of a function: expected a text, got nothing/],
  [() => example.grouped(() => ({ all: ['x'] })), TypeError, /function: pair 0: element 0: expected a number/],
  [() => example.grouped(() => ({ all: [() => 1] })), Error, /result of a function: pair 0: element 0: C\+\+ has no value/],
  [() => example.grouped(() => ({ other: [] })), RangeError, /at/],
  [() => example.counted(() => 2n ** 63n), RangeError, /fit/],
  [() => example.counted(() => 0.5), TypeError, /expected an integer/],
]) {
  assert.throws(call, (error) => error instanceof name && message.test(error.message));
}
const mine = new Error('of a getter in a result');
assert.throws(() => example.grouped(() => ({ get all() { throw mine; } })), (error) => error === mine);
const taken = Float64Array.of(1, 2);
assert.throws(() => example.visited_over(taken, () => ({ get all() { return structuredClone(taken.buffer, { transfer: [taken.buffer] }), []; } })), /transferred or resized/);

// Values of types of the standard library.
const given = (result, expected) => assert.deepEqual(result, expected);
given(example.flags([true, false]), [true, false]);
given(example.flags(new Set([true])), [true]);
given(example.wholes([3, 2n ** 62n, 3n]), new Set([3n, 2n ** 62n]));
given(example.wholes(new BigInt64Array([7n])), new Set([7n]));
given(example.colours([0, 5]), [0, 5]);
given(example.names(new Map([[1, 'a'], [2, null], [3, undefined]])), new Map([[1, 'a'], [2, null], [3, null]]));
given(example.names([[1, 'a']]), new Map([[1, 'a']]));
given(example.names({}), new Map());
given(example.pairs({ a: 1, é: 2 }), [['a', 1], ['é', 2]]);
given(example.pairs([['a', 1], ['a', 2]]), [['a', 1], ['a', 2]]);
given(example.sorted(Int32Array.of(2, 1, 2)), Int32Array.of(1, 2, 2));
given(example.mixed([true, 2n ** 64n - 1n, [0.5, 'x']]), [true, 2n ** 64n - 1n, [0.5, 'x']]);
for (const value of [null, 3, 3.5, 'a', ['a', 'b'], []]) {
  given(example.either(value), value);
}
given(example.either(), null);
assert.ok(Object.is(example.either(-0), -0));
given(example.three(new Float32Array([1, 2, 3])), Float32Array.of(1, 2, 3));
given(example.three(Int8Array.of(1, 2, 3)), Float32Array.of(1, 2, 3));
const table = { a: [1, 2], b: new Float64Array(2), c: new Set([5]) };
const known = new Map([['a', Float64Array.of(1, 2)], ['b', new Float64Array(2)], ['c', Float64Array.of(5)]]);
given(example.tables([table, Object.create(null), new Map()]), [known, new Map(), new Map()]);
given(example.tables((function* () { yield table; })()), [known]);
given(example.kind_of({ a: 1 }), 1);
given(example.kind_of(new Map()), 1);
given(example.kind_of(new (class extends Map { get [Symbol.toStringTag]() { return 'Other'; } })()), 1);
given(example.kind_of(['a']), 2);
given(example.kind_of('a'), 3);
given(example.kind_of(new example.Node('a')), 4);
assert.throws(() => example.kind_of(1), TypeError);
assert.throws(() => example.kind_of(null), TypeError);

// `Map`s and `Set`s of another realm.
const foreign = (code) => vm.runInNewContext(code);
given(example.kind_of(foreign("new Map([['a', 1]])")), 1);
given(example.kind_of(foreign("new Set(['a'])")), 2);
given(example.kind_of(foreign("['a']")), 2);
given(example.names(foreign("new Map([[1, 'a']])")), new Map([[1, 'a']]));
given(example.wholes(foreign('new Set([1, 1n])')), new Set([1n]));
given(example.reals([2n ** 53n, -(2n ** 63n), 1]), Float64Array.of(2 ** 53, -(2 ** 63), 1));

const itself = [];
itself.push(itself, itself);
const looped = {};
looped.a = looped;
const refused = [
  [() => example.flags([true, 1]), TypeError, /element 1: expected a bool, got an integer/],
  [() => example.flags(), TypeError, /flags/],
  [() => example.flags(5), TypeError, /expected a list, got an integer/],
  [() => example.flags('ab'), TypeError, /expected a list, got a text/],
  [() => example.flags(itself), TypeError, /expected a bool, got a list/],
  [() => example.flags([() => true]), TypeError, /`given`: element 0: C\+\+ has no value for a function/],
  [() => example.flags([new Date()]), TypeError, /no value for an object/],
  [() => example.flags(new example.Node('a')), TypeError, /no value for an object/],
  [() => example.wholes([2n ** 63n]), RangeError, /element 0.*fit/],
  [() => example.wholes([2n ** 64n]), RangeError, /more than 64 bits/],
  [() => example.wholes([0.5]), TypeError, /expected an integer/],
  [() => example.wholes([NaN]), TypeError, /expected an integer/],
  [() => example.reals([1, 2n ** 53n + 1n]), RangeError, /element 1: no `double` is the integer/],
  [() => example.reals(BigUint64Array.of(2n ** 64n - 1n)), RangeError, /element 0: no `double` is the integer/],
  [() => example.names({ a: 'b' }), TypeError, /pair 0: expected an integer, got a text/],
  [() => example.names([[1, 'a'], [1, 'b']]), RangeError, /pair 1: the key is that of an earlier pair/],
  [() => example.names(new Map([[1, Symbol()]])), TypeError, /pair 0: C\+\+ has no value for a symbol/],
  [() => example.mixed([true, 1n]), RangeError, /expected 3 elements, got 2/],
  [() => example.mixed([true, -1, [0, 'x']]), RangeError, /element 1.*fit/],
  [() => example.mixed([true, 1, [0, 'é']]), TypeError, /element 2: element 1: expected one character/],
  [() => example.either({}), TypeError, /one of the types/],
  [() => example.three([1, 2]), RangeError, /expected 3 elements/],
  [() => example.tables([{ a: [1] }, { a: [1, '2'] }]), TypeError, /element 1: pair 0: element 1: expected a number/],
  [() => example.tables([{ a: looped }]), TypeError, /pair 0/],
  [() => example.tables(new Proxy([], { get: () => { throw new TypeError('mine'); } })), TypeError, /^mine$/],
];
for (const [call, name, message] of refused) {
  assert.throws(call, (error) => error instanceof name && message.test(error.message));
}
const unknown = new Error('of the getter');
assert.throws(() => example.tables([{ get a() { throw unknown; } }]), (error) => error === unknown);
given(example.beside(Float64Array.of(1, 2), ['a', 'b']), 5);
const detached = Float64Array.of(1, 2);
const detaching = [structuredClone, ''];
Object.defineProperty(detaching, 0, {
  get: () => (structuredClone(detached.buffer, { transfer: [detached.buffer] }), 'a'),
});
given(example.beside(detached, detaching), 2);
given(example.lengths({ data: Float64Array.of(1, 2), shape: [3, 4] }), 'data: 2, shape: 2');
given(example.lengths({ shape: Float64Array.of(3) }), 'shape: 1');
assert.throws(() => example.unreadable(), { name: 'RangeError', message: /not UTF-8/ });
given(example.chosen(['a', 'b']), 'texts');
given(example.chosen(Float64Array.of(1, 2)), 'numbers');
given(example.chosen({ data: Float64Array.of(1, 2), shape: [2] }), 'numbers');
given(example.both(Float64Array.of(1, 2), ['a']), 2);
given(example.both(Float64Array.of(1, 2), { a: 5 }), 1);
const stolen = Float64Array.of(1, 2);
const trap = (has) => new Proxy({}, { has });
const steal = () => {
  if (stolen.length > 0) {
    structuredClone(stolen.buffer, { transfer: [stolen.buffer] });
  }
  return true;
};
assert.throws(() => example.both(stolen, trap(() => { throw unknown; })), (error) => error === unknown);
assert.throws(() => example.both(stolen, trap(steal)), { name: 'RangeError', message: /moved the elements/ });
const { Named } = example;
assert.deepEqual([Named.caller_(), Named.arguments_(2), Named.prototype_(), Named.name(), Named.length], [1, 2, 3, 4, 5]);
Named.length = 6;
assert.deepEqual([Named.length, new Named() instanceof Named], [6, true]);
const large = { a: new Float64Array(1000) };
const memory = () => (globalThis.gc?.(), process.memoryUsage().rss);
let used = 0;
for (let i = 0; i < 30_000; ++i) {
  if (i === 10_000) {
    used = memory();
  }
  example.tables([large]);
  assert.throws(() => example.flags([true, 1]));
}
assert.ok(memory() < used + 3e7, 'values leak nothing');

const named = new example.function();
assert.ok(named instanceof example.Map && example.var.match === 1);
assert.deepEqual(example.any(new example.Map(), named), new Map([['given', 1], ['other', 1]]));

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
