// Overrides virtual functions of C++ in classes of JavaScript. The argument is the folder of the package.
import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';

const example = await import(pathToFileURL(`${process.argv[2]}/index.mjs`));
const { Shape, Task, Circle, Square, Scene } = example;
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
for (const call of [() => lazy.twice(1), () => lazy.run(1), () => lazy.first()]) {
  assert.throws(call, /pure virtual: a subclass must override it/);
}
class Super extends Task {
  run(given) {
    return super.run(given);
  }
}
assert.throws(() => new Super().twice(1), /pure virtual/);

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

// Another thread.
assert.match(example.area_on_thread(room), /on another thread/);
assert.match(example.area_on_thread(new Shape()), /^1/);

// C++ takes over objects, which live as long as C++'s.
await collected(() => Shape.living === 5);
const before = Shape.living;
let scene = new Scene();
let freed = 0;
const registry = new FinalizationRegistry(() => ++freed);
const gives = [(shape) => scene.add(shape), (shape) => (scene.owned = shape), (shape) => scene.add(shape)];
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
