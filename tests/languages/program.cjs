// A program of JavaScript over the module `example`: what a user writes, and arguments that no function takes. The argument
// is the folder of the package.
'use strict';

const assert = require('node:assert/strict');
const { Worker, isMainThread, workerData } = require('node:worker_threads');

const folder = isMainThread ? process.argv[2] : workerData;
const example = require(folder);

function numbersAndTexts() {
  assert.equal(example.add(1, 2), 3);
  assert.equal(example.add(1), 11, 'a default of C++');
  assert.equal(example.negated(true), false);
  assert.equal(example.greeting('größer'), 'hello größer');
  assert.equal(example.word(false), null);
  assert.equal(example.Color.green, 5);
  assert.equal(example.next(example.Color.red), example.Color.green);
  assert.equal(example.LIMIT, 100);
  assert.equal(example.TITLE, 'a "title"');
  assert.equal(example.cvar.limit, 7);
  example.cvar.limit = 8;
  assert.equal(example.cvar.limit, 8);
  example.cvar.limit = 7; // For the worker: its variables are the same.
  assert.throws(() => (example.cvar.limt = 1), TypeError);
  assert.throws(() => example.add(1.5, 2), RangeError);
  assert.throws(() => example.add(2 ** 31, 2), { name: 'RangeError', message: /-2147483648 to 2147483647/ });
  assert.throws(() => example.add('1', 2), TypeError);
  assert.throws(() => example.add(1n, 2), RangeError);
  assert.throws(() => example.add(), { name: 'TypeError', message: /add\(a: number, b: number\)/ });
  assert.throws(() => example.add(1, 2, 3), TypeError);
  assert.throws(() => example.negated(1), TypeError);
  assert.throws(() => example.greeting(Symbol('x')), TypeError);
  assert.throws(() => example.initial(''), { name: 'RangeError', cxxClass: 'std::out_of_range' });
}

function arrays() {
  const values = Float64Array.of(1, 2, 6);
  assert.equal(example.mean(values), 3);
  assert.equal(example.mean(Float32Array.of(1, 2)), 1.5);
  assert.equal(example.mean(values.subarray(1)), 4);
  example.scale(2, values);
  assert.deepEqual([...values], [2, 4, 12], 'written where it is');
  const doubled = example.doubled(Float32Array.of(1, 2.5));
  assert.ok(doubled instanceof Float32Array);
  assert.deepEqual([...doubled], [2, 5]);
  assert.equal(example.doubled(new Float64Array(0)).length, 0);
  assert.equal(example.trace({ data: Float64Array.of(1, 2, 3, 4), shape: [2, 2] }), 5);
  const data = Float64Array.of(0, 1, 9, 2, 9, 3, 9, 4, 9);
  assert.equal(example.trace({ data, shape: [2, 2], strides: [4, 2], offset: 1 }), 1 + 4, 'strides');
  assert.equal(example.trace({ data, shape: [2, 2], stride: [-4, 2], offset: 5 }), 3 + 2, 'negative ones');
  assert.equal(example.mean({ data, shape: [4], strides: [2], offset: 1 }), 2.5, 'a column');
  const outside = [
    { data, shape: [10] },
    { data, shape: [2, 2], strides: [8, 1], offset: 1 },
    { data, shape: [2, 2], strides: [-1, 1] },
    { data, shape: [3], offset: 7 },
    { data, shape: [2], offset: -1 },
    { data, shape: [-1] },
    { data, shape: [2 ** 40, 2 ** 40] },
    { data, shape: [2, 2], strides: [1] },
    { data, shape: Array(100).fill(1) },
  ];
  outside.forEach((array) => assert.throws(() => example.mean(array), RangeError, JSON.stringify(array.shape)));
  assert.throws(() => example.mean({ data, shape: [1.5] }), TypeError);
  assert.throws(() => example.mean({ data, shape: 3 }), TypeError);
  assert.throws(() => example.scale(2, { data, shape: [4], strides: [2] }), /contiguous/);
  for (const wrong of [[1, 2], Int32Array.of(1), new ArrayBuffer(8), new DataView(new ArrayBuffer(8)), {}, null]) {
    assert.throws(() => example.mean(wrong), TypeError);
  }
  const thrown = new Error('from a getter');
  const getter = {
    get data() {
      throw thrown;
    },
  };
  assert.throws(() => example.mean(getter), (error) => error === thrown);
}

/// An object that detaches an array while it is read as an argument.
function detached() {
  const array = Float64Array.of(1, 2, 3);
  const evil = {
    data: Float64Array.of(1),
    get shape() {
      structuredClone(array.buffer, { transfer: [array.buffer] });
      return [1];
    },
  };
  assert.throws(() => example.mean(array, evil), TypeError);
  assert.throws(() => example.mean(array), /no elements/);
}

function objects() {
  const counter = new example.Counter(3);
  assert.equal(counter.add(4), 7);
  assert.throws(() => counter.add(-1), { name: 'RangeError', message: /upwards/ });
  counter.add_all(Float32Array.of(1, 2));
  assert.equal(counter.count, 10);
  counter.count = 5;
  assert.equal(counter.copy().value(), 5);
  assert.notEqual(counter.copy(), counter);
  assert.equal(example.counted(counter), 5);
  assert.equal(example.counted(counter, null), 5);
  assert.equal(new example.Counter(counter).value(), 5);
  assert.throws(() => example.Counter(3), /`new`/);
  assert.throws(() => new example.Counter('x'), TypeError);
  assert.throws(() => example.counted({}), TypeError);
  assert.throws(() => example.Counter.prototype.add.call({}, 1), TypeError);
  assert.throws(() => example.Counter.prototype.add.call(new example.Circle(1), 1), TypeError);
  const before = example.Counter.alive_now();
  if (Symbol.dispose !== undefined) {
    counter[Symbol.dispose]();
    counter[Symbol.dispose]();
    assert.equal(example.Counter.alive_now(), before - 1);
    assert.throws(() => counter.value(), /freed/);
  }
  const circle = new example.Circle(1);
  assert.ok(circle instanceof example.Shape);
  assert.equal(circle.name, 'a shape', 'a property of the base');
  assert.equal(example.Shape.prototype.area.call(circle), 3, 'a method of the base');
  assert.equal(example.area_of(circle), 3);
  assert.throws(() => new example.Shape(), /constructor/);
  class Named extends example.Counter {
    get twice() {
      return 2 * this.value();
    }
  }
  assert.equal(new Named(4).twice, 8);
}

function owners() {
  const group = new example.Group();
  const circle = new example.Circle(2);
  group.add(circle);
  assert.throws(() => circle.area(), /given away/);
  assert.throws(() => group.add(null), /no shape/);
  const shape = group.at(0n);
  assert.equal(shape.area(), 12);
  assert.equal(group.at(0).area(), 12);
  assert.throws(() => group.add(shape), /owns/);
  assert.equal(group.find(1), null);
  assert.throws(() => group.at(7), RangeError);
  assert.throws(() => group.at(-1), RangeError);
  const counter = new example.Group().counter;
  globalThis.gc?.();
  counter.count = 9;
  assert.equal(counter.count, 9, 'a part keeps the whole alive');
  const vector = new example.VectorDouble();
  vector.push_back(1.5);
  assert.equal(vector.size(), 1n);
  assert.deepEqual([...vector, ...new example.VectorDouble()], [1.5]);
  assert.equal(vector.get_item(-1), 1.5);
  assert.throws(() => vector.get_item(1), RangeError);
}

function sharedOwners() {
  assert.equal(example.leaf(-1), null);
  assert.equal(example.number_of(null), -1);
  const branch = new example.Branch();
  assert.equal(branch.end, null);
  const leaf = example.leaf(3);
  assert.ok(leaf instanceof example.Leaf);
  assert.equal(example.owners_of(leaf), 2);
  branch.end = leaf;
  leaf[Symbol.dispose]();
  assert.throws(() => example.number_of(leaf), /freed/);
  const again = branch.its_end();
  branch.end = null;
  assert.equal(example.number_of(again), 3);
  assert.throws(() => example.owners_of(example.borrowed_leaf(again)), /no shared pointer/);
  assert.equal(example.number_of(example.marked_leaf(5)), 105);
  branch.end = new example.MarkedLeaf(7);
  globalThis.gc?.();
  assert.equal(branch.end.number(), 107);
  assert.throws(() => example.number_of(branch), TypeError);
  const both = new example.Leaf(9);
  assert.throws(() => example.ends(both, both), /in use/);
  assert.equal(example.ends(null, both), 8);
  assert.throws(() => example.ends(both, null), /shared pointers own/);
  assert.equal(new example.Twig(4).itself().number, 4);
  assert.throws(() => {
    branch.end = 3;
  }, TypeError);
}

function members() {
  const notes = new example.Notes(1);
  const marks = notes.marks;
  notes.marks = Float64Array.of(3, 4, 5);
  assert.deepEqual([[...marks], [...notes.marks]], [[1, 2.5], [3, 4, 5]]);
}

function callbacks() {
  assert.equal(example.applied((x) => 3 * x, 2), 6);
  const thrown = new Error('from JavaScript');
  const failing = () => {
    throw thrown;
  };
  assert.throws(() => example.applied(failing, 2), (error) => error === thrown);
  assert.throws(() => example.applied(() => 'text', 2), /the result of a function: expected a number, got a text/);
  const button = new example.Button();
  const clicks = [];
  button.on_click((times, text) => clicks.push([times, text]));
  button.click(2, 'abc');
  assert.deepEqual(clicks, [[2, 'abc']]);
  assert.equal(example.applied((x) => example.applied((y) => y + 1, x) * 2, 3), 8, 'a call in a call');
}

/// Calls of each kind, in batches: Node frees objects that were collected when a batch has ended.
async function manyCalls() {
  const values = Float64Array.of(1, 2, 6);
  const kinds = {
    arrays: () => example.mean(values),
    results: () => example.doubled(values),
    texts: () => example.greeting('you'),
    objects: () => new example.Counter(1).copy().add(2),
    functions: () => example.applied((x) => x, 2),
    errors: () => assert.throws(() => example.add('1', 2)),
    exceptions: () => assert.throws(() => example.initial('')),
  };
  const run = async (call, count) => {
    for (let i = 0; i < count; ++i) {
      call();
      if (i % 5_000 === 0) {
        await new Promise((resolve) => setImmediate(resolve));
        globalThis.gc?.();
      }
    }
    return process.memoryUsage().rss;
  };
  for (const [kind, call] of Object.entries(kinds)) {
    const before = await run(call, 50_000);
    const after = await run(call, 150_000);
    assert.ok(after - before < 20e6, `${kind}: memory grows by ${after - before} bytes`);
  }
  await run(() => {}, 5_001);
  assert.ok(example.Counter.alive_now() < 20_000, 'objects stay');
}

numbersAndTexts();
arrays();
detached();
objects();
owners();
sharedOwners();
members();
callbacks();
if (isMainThread) {
  manyCalls();
  new Worker(__filename, { workerData: folder }).on('exit', (code) => assert.equal(code, 0));
}
