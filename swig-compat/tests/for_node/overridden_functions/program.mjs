// Overrides virtual functions of C++ in classes of JavaScript. The argument is the folder of the package.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

const example = await import(pathToFileURL(`${process.argv[2]}/index.mjs`));
const { Shape, Task, Circle, Square, Scene, Observer, Visitor, Writer, Part } = example;
const collected = async (holds) => {
  for (let i = 0; i < 100 && !holds(); ++i) {
    globalThis.gc();
    await new Promise((resolve) => setImmediate(resolve));
  }
  assert(holds());
};

class Room extends Shape {
  constructor(size, height) {
    super(size);
    this.height = height;
  }
  area(times) {
    return super.area(times) * this.height;
  }
}
const room = new Room(2, 5);
assert.deepEqual([room.area(3), room.twice(), example.area_of(room)], [30, 20, 10]);
assert(room instanceof Shape);
assert.equal(room.described(3), 'shape:30');

// Each kind of value, in both directions.
const got = [];
class Odd extends Shape {
  name = () => 'odd';
  is_round() {
    return true;
  }
  big(number) {
    got.push(number);
    return number - 1n;
  }
  colour(given) {
    got.push(given);
    return example.Colour.red;
  }
  weights(given) {
    got.push([...given]);
    return new Set(given.map((weight) => 10 * weight));
  }
  counts(text) {
    return { [text]: 1, more: 2 };
  }
  visited(by, weight) {
    got.push([this instanceof Odd, by, weight]);
  }
  overloaded(given) {
    return typeof given === 'number' ? 5 : super.overloaded(given) + 4;
  }
}
const odd = new Odd();
assert.equal(example.all_of(odd), `odd 1 ${2n ** 60n - 1n} 0 more=2,text=1, 60 56`);
assert.deepEqual(got, [[1, 2, 3], [true, 'C++', 0.5], 2n ** 60n, example.Colour.green]);
assert.equal(example.all_of(new Shape()), `shape 0 ${2n ** 60n + 1n} 7 text=1, 6 12`);
assert.equal(example.all_of(new (class extends Shape {})()), example.all_of(new Shape()));

// Methods are found as JavaScript finds them.
odd.area = (times) => -times;
assert.equal(example.area_of(odd), -1);
delete odd.area;
assert.equal(example.area_of(odd), 1);
class Later extends Odd {}
const later = new Later();
Later.prototype.area = () => 77;
assert.equal(example.area_of(later), 77);
odd.area = 5;
assert.throws(() => example.area_of(odd), /`area` of an object of JavaScript is no function/);
Object.defineProperty(odd, 'area', { get: () => () => 8 });
assert.equal(example.area_of(odd), 8);

// A class of C++ that extends another, and one without directors.
class Ball extends Circle {
  radius() {
    return 2;
  }
  area(times) {
    return super.area(times) + 1;
  }
}
const ball = new Ball(1);
assert.deepEqual([ball.radius(), example.area_of(ball), ball.described(2)], [2, 4, 'circle:7']);
class Plain extends Square {
  area() {
    return 0;
  }
}
assert.equal(example.area_of(new Plain()), 4);

// A class that is abstract.
assert.throws(() => new Task(), /abstract/);
class Twice extends Task {
  run(given) {
    return 2 * given;
  }
}
assert.equal(new Twice().twice(3), 12);
const lazy = new (class extends Task {})();
for (const call of [() => lazy.twice(1), () => lazy.run(1)]) {
  assert.throws(call, /pure virtual: a subclass must override it/);
}
class Super extends Task {
  run(given) {
    return super.run(given);
  }
}
assert.throws(() => new Super().twice(1), /pure virtual/);
const writer = new (class extends Writer {
  write() {
    return 1;
  }
})();
for (const call of [() => lazy.first(), () => example.written_by(writer)]) {
  assert.throws(call, /`(Task.memory|Writer.write)`, which is pure virtual, and cannot be overridden/);
}

// Exceptions pass through C++.
const thrown = new RangeError('no area');
class Failing extends Shape {
  area() {
    throw thrown;
  }
}
class Wrong extends Shape {
  area() {
    return 'much';
  }
}
const same = (call, value) => {
  try {
    call();
  } catch (error) {
    return assert.equal(error, value);
  }
  assert.fail('nothing was thrown');
};
same(() => example.area_of(new Failing()), thrown);
same(() => new Failing().twice(), thrown);
assert.equal(example.caught(new Failing()), 'a function of JavaScript has thrown an exception');
assert.throws(() => example.area_of(new Wrong()), { name: 'TypeError', message: /expected a number, got a text/ });
same(() => new (class extends Shape {
  constructor() {
    super();
    throw thrown;
  }
})(), thrown);
assert.throws(() => new Room('much'), TypeError);
const nested = new (class extends Shape {
  area(times) {
    return times === 0 ? 0 : 1 + example.area_of(new Room(times, 1)) + super.area(times);
  }
})(3);
assert.equal(nested.twice(), 10);

// Objects that C++ passes, which end with the call.
const escaped = [];
class Keeping extends Visitor {
  visit(part) {
    escaped.push(part);
    assert(part instanceof Part);
    part[Symbol.dispose]?.();
    part.value *= 2;
    return part.value;
  }
  measured(shape, times) {
    escaped.push(shape, shape.part());
    assert.equal(shape.part().value, 42);
    return shape.area(times) + super.measured(shape, times) + example.area_of(shape);
  }
  found(shape, part) {
    escaped.push(...[shape, part].filter((each) => each));
    return `${shape?.name()} ${part?.value}`;
  }
  copied(part) {
    part.value += 1;
    return part.value;
  }
  pointers() {
    return assert.fail('C++ expects a change of the pointer');
  }
}
const keeping = new Keeping();
assert.equal(example.visited_by(keeping), 84 + 84);
assert.equal(example.measured_by(keeping, new Shape(3)), 6 + 6 + 3);
assert.equal(example.measured_by(keeping, room), 20 + 20 + 10);
assert.equal(example.found_by(keeping, new Ball(1)), 'circle 4243');
assert.equal(example.found_by(keeping, null), 'undefined undefined43');
assert.deepEqual([keeping.constructor, keeping.constructor_(2), example.constructed_by(keeping)], [Keeping, 2, 1]);
keeping.constructor_ = () => 3;
assert.equal(example.constructed_by(keeping), 3);
const each = example.each_of(
  (shape, text, part) => {
    escaped.push(shape, ...(part ? [part] : []));
    return text === 'first' ? shape.area(1) : part.value * shape.area(10);
  },
  room,
  3,
);
assert.equal(each, 10 + 10 + 40);
assert.equal(escaped.length, 1 + 4 + 2 + 5);
const scene_of_escaped = new Scene();
for (const object of escaped) {
  const uses =
    object instanceof Part
      ? [() => object.value, () => (object.value = 1)]
      : [
          () => object.area(1),
          () => object.part(),
          () => example.area_of(object),
          () => scene_of_escaped.add(object),
          () => (scene_of_escaped.owned = object),
          () => new Observer(object),
        ];
  for (const use of uses) {
    assert.throws(use, /was freed/);
  }
  object[Symbol.dispose]?.();
}
assert.throws(
  () => example.each_of((shape) => scene_of_escaped.add(shape), room, 1),
  /C\+\+ owns the `Shape` already/,
);
same(() => example.each_of(() => {
  throw thrown;
}, room, 2), thrown);
if (Symbol.dispose) {
  // C++ uses the object in the outer call by the handle of its owner, and in the inner one by another.
  const owner = new Shape(2);
  const inner = (shape) => example.each_of(() => owner[Symbol.dispose](), shape, 1);
  for (const call of [() => owner[Symbol.dispose](), inner]) {
    assert.throws(() => example.each_of(call, owner, 1), /in use by a call that runs/);
  }
  owner[Symbol.dispose]();
}
// C++ would free the object, which it uses in the outer call, with the scene.
const busy = new Shape(2);
const given_away = () => {
  scene_of_escaped.add(busy);
  scene_of_escaped.clear();
  return 1;
};
for (const call of [given_away, (shape) => example.each_of(given_away, shape, 1)]) {
  assert.throws(() => example.each_of(call, busy, 1), /in use by a call that runs: give it away after/);
}
given_away();
for (let i = 0; i < 100_000; ++i) {
  example.measured_by(keeping, room);
  escaped.length = 0;
}

// Another thread.
assert.match(example.area_on_thread(room), /on another thread/);
assert.match(example.area_on_thread(new Shape()), /^1/);

// C++ takes over objects, which live as long as C++'s.
globalThis.kept = [room, odd, later, ball, nested];
await collected(() => Shape.living === 5);
const before = Shape.living;
let scene = new Scene();
let freed = 0;
const registry = new FinalizationRegistry(() => ++freed);
const one = Float64Array.of(1);
const gives = [
  (shape) => scene.add(shape),
  (shape) => (scene.owned = shape),
  (shape) => scene.add_with(one, shape),
];
(() => {
  for (const give of gives) {
    const given = new Room(1, 10);
    registry.register(given, 0);
    give(given);
    // The object's own methods still call C++.
    assert.equal(given.area(1), 10);
    assert.throws(() => give(given), /C\+\+ owns the `Shape` already/);
  }
})();
for (let i = 0; i < 5; ++i) {
  globalThis.gc();
  await new Promise((resolve) => setImmediate(resolve));
}
assert.deepEqual([freed, Shape.living, scene.area(), scene.owned.twice()], [0, before + 3, 20, 20]);
const ended = new Room(1, 2);
assert.equal(example.end(ended), 2);
assert.throws(() => ended.twice(), /was freed/);
// An object of JavaScript that only refers to the director calls the overriding methods.
assert.equal(scene.at(0n).area(2), 20);
const popped = scene.pop();
assert.equal(popped.area(2), 20);
globalThis.kept.push(popped);
scene = new Scene();
await collected(() => freed === 2 && Shape.living === before + 1);

// C++ frees an object whose method runs.
class Last extends Shape {
  area() {
    scene.clear();
    assert.throws(() => super.area(1), /was freed/);
    return 6;
  }
}
scene.add(new Last());
assert.equal(scene.at(0n).twice(), 12);

// C++ frees an object that JavaScript owns.
const deleted = new Room(1, 2);
const part = deleted.part();
example.free_shape(deleted);
for (const use of [() => deleted.twice(), () => part.value]) {
  assert.throws(use, /was freed/);
}
deleted[Symbol.dispose]?.();

// The lookup of a method frees the object.
class Looking extends Shape {
  get name() {
    scene.clear();
    return found;
  }
}
for (var found of [undefined, () => 'found']) {
  scene.add(new Looking());
  assert.throws(() => example.name_of(scene.at(0n)), /was freed in the lookup of its method `name`/);
}
let lookups = 0;
class Counting extends Shape {
  get area() {
    ++lookups;
    return () => 4;
  }
}
assert.deepEqual([example.area_of(new Counting()), lookups], [4, 1]);

// Parts of an object of C++'s end with it.
const whole = new Room(1, 3);
const early = whole.part();
scene.add(whole);
const [late, own] = [whole.part(), whole.self()];
assert.deepEqual([early.value, late.value, own.twice()], [42, 42, 6]);
if (Symbol.dispose) {
  // C++ frees what it has taken over.
  whole[Symbol.dispose]();
  assert.deepEqual([scene.area(), late.value], [3, 42]);
}
scene.clear();
for (const use of [() => early.value, () => late.value, () => own.twice(), () => whole.twice()]) {
  assert.throws(use, /was freed/);
}

// An object whose method runs, or is looked up, cannot be freed by JavaScript, by whatever handle.
if (Symbol.dispose) {
  const refused = { message: /in use by a call that runs/ };
  let other;
  class Disposing extends Shape {
    area() {
      (other ?? this)[Symbol.dispose]();
      return 1;
    }
    get name() {
      this[Symbol.dispose]();
    }
  }
  const disposing = new Disposing();
  const observer = new Observer(disposing);
  assert.throws(() => observer.twice(), refused);
  assert.throws(() => disposing.described(1), refused);
  scene.add(disposing);
  other = scene.pop();
  assert.throws(() => observer.twice(), refused);
  assert.throws(() => example.area_of(other), refused);
  observer[Symbol.dispose]();
  other[Symbol.dispose]();
  assert.throws(() => disposing.twice(), /was freed/);
}

// When JavaScript cannot run any more, destructors call C++'s functions.
const ends = ['', 'process.exit(0);', 'observer = new Observer(kept);'];
for (const end of [...ends, 'scene.add(new (class extends Room { area() { process.exit(0); } })()); scene.area();']) {
  const text = `
    const { Shape, Observer, shared_scene } = require(process.argv.at(-1));
    class Room extends Shape {
      visited() {
        console.log('JavaScript runs');
      }
    }
    const scene = shared_scene();
    scene.add(new Room());
    globalThis.kept = new Room();
    let observer;
    ${end}
    globalThis.observer = observer;
  `;
  const run = (code) => {
    const done = spawnSync(process.execPath, ['-e', code, process.argv[2]], { encoding: 'utf8' });
    assert.deepEqual([done.status, done.signal, done.stdout, done.stderr], [0, null, '', ''], end);
  };
  run(text);
  run(`
    const { Worker } = require('node:worker_threads');
    new Worker(${JSON.stringify(text)}, { eval: true, argv: [process.argv[1]] }).on('error', (error) => {
      throw error;
    });
  `);
}

// Many objects leak nothing.
for (let i = 0; i < 100; ++i) {
  for (let j = 0; j < 1000; ++j) {
    const many = new Room(1, 1);
    if (j % 2) {
      scene.add(many);
    }
  }
  assert.equal(scene.area(), 500);
  scene.clear();
  await new Promise((resolve) => setImmediate(resolve));
}
await collected(() => Shape.living === before + 1);

// At the end C++ still has an object.
example.shared_scene().add(new Room(1, 1));
