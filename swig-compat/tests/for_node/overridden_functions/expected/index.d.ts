// Written by quaff from example.i: change that file, not this one.
// These functions are not available in JavaScript, which has no values for them: `Shape::place`, `Shape::hidden`, `Task::memory`, `Writer::write`, `Visitor::pointers`, `Observer::__copy__`, `NumberedPart::__getitem__`, `NumberedPart::__setitem__`, `NumberedPart::__repr__`, `NumberedPart::__eq__`, `NumberedPart::__ne__`.
/// <reference lib="esnext.disposable" />

/** An array of several dimensions: `strides` and `offset` are numbers of elements. Without strides the elements lie in C
 * order. */
export interface NdArray<T> {
  data: T;
  shape: readonly number[];
  strides?: readonly number[];
  offset?: number;
}

/** include/shapes.hpp:14: shapes::Colour */
export const Colour: {
  readonly red: 0;
  readonly green: 7;
};

/** include/shapes.hpp:196: shapes::all_of */
export function all_of(shape: Shape): string;

/** include/shapes.hpp:195: shapes::area_of */
export function area_of(shape: Shape): number;

/** include/shapes.hpp:219: shapes::area_on_thread */
export function area_on_thread(shape: Shape): string;

/** include/shapes.hpp:230: shapes::caught */
export function caught(shape: Shape): string;

/** include/shapes.hpp:110: shapes::constructed_by */
export function constructed_by(visitor: Visitor): number;

/** Calls a function with the object, and with each part of others, which end before the result is returned.
 * include/shapes.hpp:118: shapes::each_of */
export function each_of(function_: Measure | ((arg1: Shape, arg2: string, arg3: Part | null) => number), shape: Shape, times: number): number;

/** include/shapes.hpp:188: shapes::end */
export function end(shape?: Shape | null): number;

/** include/shapes.hpp:112: shapes::found_by */
export function found_by(visitor: Visitor, shape?: Shape | null): string;

/** include/shapes.hpp:193: shapes::free_shape */
export function free_shape(shape?: Shape | null): void;

/** include/shapes.hpp:111: shapes::measured_by */
export function measured_by(visitor: Visitor, shape: Shape): number;

/** include/shapes.hpp:194: shapes::name_of */
export function name_of(shape: Shape): string;

/** include/shapes.hpp:183: shapes::shared_scene */
export function shared_scene(): Scene | null;

/** include/shapes.hpp:212: shapes::summed */
export function summed(shape: Shape, times: number): number;

/** include/shapes.hpp:105: shapes::visited_by */
export function visited_by(visitor: Visitor): number;

/** include/shapes.hpp:87: shapes::written_by */
export function written_by(writer: Writer): number;

/** example.i:19: std::function<double (shapes::Shape&, const std::string&, shapes::Part*)> */
export class Measure {
  /** example.i:19: std::function<double (shapes::Shape&, const std::string&, shapes::Part*)>::__init__ */
  constructor();
  /** <quaff>/std_function.i:13: std::function<double (shapes::Shape&, const std::string&, shapes::Part*)>::operator() */
  call(arg1: Shape, arg2: string, arg3?: Part | null): number;
  /** example.i:19: std::function<double (shapes::Shape&, const std::string&, shapes::Part*)>::__copy__ */
  copy(): Measure;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** A part of a shape.
 * include/shapes.hpp:17: shapes::Part */
export class Part {
  /** include/shapes.hpp:17: shapes::Part::__init__ */
  constructor();
  /** include/shapes.hpp:18: shapes::Part::value */
  value: number;
  /** include/shapes.hpp:17: shapes::Part::__copy__ */
  copy(): Part;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** A shape, whose functions JavaScript overrides.
 * include/shapes.hpp:22: shapes::Shape */
export class Shape {
  /** include/shapes.hpp:24: shapes::Shape::Shape */
  constructor();
  /** include/shapes.hpp:24: shapes::Shape::Shape */
  constructor(size: number);
  /** include/shapes.hpp:25: shapes::Shape::Shape */
  constructor(other: Shape);
  /** The area, `times` times.
   * include/shapes.hpp:32: shapes::Shape::area
   * C++ calls the methods of subclasses that override it. */
  area(times: number): number;
  /** include/shapes.hpp:33: shapes::Shape::name
   * C++ calls the methods of subclasses that override it. */
  name(): string;
  /** include/shapes.hpp:34: shapes::Shape::is_round
   * C++ calls the methods of subclasses that override it. */
  is_round(): boolean;
  /** include/shapes.hpp:35: shapes::Shape::big
   * C++ calls the methods of subclasses that override it. */
  big(number: bigint | number): bigint;
  /** include/shapes.hpp:36: shapes::Shape::colour
   * C++ calls the methods of subclasses that override it. */
  colour(given: number): number;
  /** include/shapes.hpp:37: shapes::Shape::weights
   * C++ calls the methods of subclasses that override it. */
  weights(given: Float64Array | NdArray<Float64Array>): Float64Array;
  /** include/shapes.hpp:38: shapes::Shape::counts
   * C++ calls the methods of subclasses that override it. */
  counts(text: string): Map<string, number>;
  /** include/shapes.hpp:39: shapes::Shape::visited
   * C++ calls the methods of subclasses that override it. */
  visited(by: string, weight: number): void;
  /** include/shapes.hpp:40: shapes::Shape::overloaded
   * C++ calls the methods of subclasses that override it. */
  overloaded(arg1: number): number;
  /** include/shapes.hpp:41: shapes::Shape::overloaded
   * C++ calls the methods of subclasses that override it. */
  overloaded(arg1: string): number;
  /** include/shapes.hpp:43: shapes::Shape::quiet */
  quiet(): number;
  /** include/shapes.hpp:45: shapes::Shape::twice */
  twice(): number;
  /** include/shapes.hpp:46: shapes::Shape::described */
  described(times: number): string;
  /** include/shapes.hpp:47: shapes::Shape::self */
  self(): Shape;
  /** include/shapes.hpp:48: shapes::Shape::part */
  part(): Part;
  /** include/shapes.hpp:50: shapes::Shape::living */
  static living: number;
  /** include/shapes.hpp:56: shapes::Shape::shown */
  shown(given: number): number;
  /** include/shapes.hpp:22: shapes::Shape::__copy__ */
  copy(): Shape;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** A class that cannot be created.
 * include/shapes.hpp:65: shapes::Task */
export class Task {
  /** include/shapes.hpp:65: shapes::Task::__init__ */
  constructor();
  /** include/shapes.hpp:68: shapes::Task::run
   * C++ calls the methods of subclasses that override it. */
  run(given: number): number;
  /** include/shapes.hpp:70: shapes::Task::twice */
  twice(given: number): number;
  /** include/shapes.hpp:71: shapes::Task::first */
  first(): number;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** A class none of whose functions JavaScript can override.
 * include/shapes.hpp:82: shapes::Writer */
export class Writer {
  /** include/shapes.hpp:82: shapes::Writer::__init__ */
  constructor();
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** Visits objects, which C++ passes in every way.
 * include/shapes.hpp:93: shapes::Visitor */
export class Visitor {
  /** include/shapes.hpp:93: shapes::Visitor::__init__ */
  constructor();
  /** include/shapes.hpp:96: shapes::Visitor::visit
   * C++ calls the methods of subclasses that override it. */
  visit(part: Part): number;
  /** include/shapes.hpp:97: shapes::Visitor::measured
   * C++ calls the methods of subclasses that override it. */
  measured(shape: Shape, times: number): number;
  /** include/shapes.hpp:98: shapes::Visitor::found
   * C++ calls the methods of subclasses that override it. */
  found(shape?: Shape | null, part?: Part | null): string;
  /** include/shapes.hpp:99: shapes::Visitor::copied
   * C++ calls the methods of subclasses that override it. */
  copied(part: Part): number;
  /** include/shapes.hpp:101: shapes::Visitor::scene */
  scene(part: NumberedPart): number;
  /** include/shapes.hpp:102: shapes::Visitor::constructor
   * C++ calls the methods of subclasses that override it. */
  constructor_(given: number): number;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** Refers to a shape, and notifies it of the end.
 * include/shapes.hpp:135: shapes::Observer */
export class Observer {
  /** include/shapes.hpp:137: shapes::Observer::Observer */
  constructor(shape: Shape);
  /** include/shapes.hpp:139: shapes::Observer::twice */
  twice(): number;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** Owns shapes, and notifies them of the end.
 * include/shapes.hpp:146: shapes::Scene */
export class Scene {
  /** include/shapes.hpp:148: shapes::Scene::Scene */
  constructor();
  /** include/shapes.hpp:150: shapes::Scene::add */
  add(shape?: Shape | null): void;
  /** include/shapes.hpp:151: shapes::Scene::add_with */
  add_with(weights: Float64Array | NdArray<Float64Array>, shape?: Shape | null): void;
  /** include/shapes.hpp:162: shapes::Scene::area */
  area(): number;
  /** include/shapes.hpp:169: shapes::Scene::at */
  at(index: bigint | number): Shape;
  /** include/shapes.hpp:170: shapes::Scene::pop */
  pop(): Shape | null;
  /** include/shapes.hpp:175: shapes::Scene::clear */
  clear(): void;
  /** include/shapes.hpp:177: shapes::Scene::owned */
  owned: Shape | null;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** example.i:21: std::pair<int, shapes::Part> */
export class NumberedPart {
  /** <quaff>/std_pair.i:11: std::pair<int, shapes::Part>::pair */
  constructor();
  /** <quaff>/std_pair.i:12: std::pair<int, shapes::Part>::pair */
  constructor(first: number, second: Part);
  /** <quaff>/std_pair.i:13: std::pair<int, shapes::Part>::pair */
  constructor(other: NumberedPart);
  /** <quaff>/std_pair.i:14: std::pair<int, shapes::Part>::first */
  first: number;
  /** <quaff>/std_pair.i:15: std::pair<int, shapes::Part>::second */
  second: Part;
  /** <quaff>/std_pair.i:19: std::pair<int, shapes::Part>::__len__ */
  len(): bigint;
  /** <quaff>/std_pair.i:23: std::pair<int, shapes::Part>::__hash__ */
  hash(): bigint;
  /** example.i:21: std::pair<int, shapes::Part>::__copy__ */
  copy(): NumberedPart;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** include/shapes.hpp:74: shapes::Circle */
export class Circle extends Shape {
  /** include/shapes.hpp:76: shapes::Circle::Circle */
  constructor(radius: number);
  /** include/shapes.hpp:77: shapes::Circle::name
   * C++ calls the methods of subclasses that override it. */
  name(): string;
  /** include/shapes.hpp:78: shapes::Circle::radius
   * C++ calls the methods of subclasses that override it. */
  radius(): number;
  /** include/shapes.hpp:74: shapes::Circle::__copy__ */
  copy(): Circle;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** A class without directors.
 * include/shapes.hpp:130: shapes::Square */
export class Square extends Shape {
  /** include/shapes.hpp:130: shapes::Square::__init__ */
  constructor();
  /** include/shapes.hpp:131: shapes::Square::area */
  area(times: number): number;
  /** include/shapes.hpp:130: shapes::Square::__copy__ */
  copy(): Square;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}
