// Written by quaff from example.i: change that file, not this one.
// These functions are not available in JavaScript, which has no values for them: `Shape::place`, `Shape::hidden`, `Task::memory`, `Writer::write`, `Visitor::pointers`, `Observer::__copy__`.
/// <reference lib="esnext.disposable" />

/** An array of several dimensions: `strides` and `offset` are numbers of elements. Without strides the elements lie in C
 * order. */
export interface NdArray<T> {
  data: T;
  shape: readonly number[];
  strides?: readonly number[];
  offset?: number;
}

/** include/shapes.hpp:13: shapes::Colour */
export const Colour: {
  readonly red: 0;
  readonly green: 7;
};

/** include/shapes.hpp:188: shapes::all_of */
export function all_of(shape: Shape): string;

/** include/shapes.hpp:187: shapes::area_of */
export function area_of(shape: Shape): number;

/** include/shapes.hpp:211: shapes::area_on_thread */
export function area_on_thread(shape: Shape): string;

/** include/shapes.hpp:222: shapes::caught */
export function caught(shape: Shape): string;

/** include/shapes.hpp:107: shapes::constructed_by */
export function constructed_by(visitor: Visitor): number;

/** Calls a function with the object, and with each part of others, which end before the result is returned.
 * include/shapes.hpp:115: shapes::each_of */
export function each_of(function: Measure | ((arg1: Shape, arg2: string, arg3: Part | null) => number), shape: Shape, times: number): number;

/** include/shapes.hpp:180: shapes::end */
export function end(shape?: Shape | null): number;

/** include/shapes.hpp:109: shapes::found_by */
export function found_by(visitor: Visitor, shape?: Shape | null): string;

/** include/shapes.hpp:185: shapes::free_shape */
export function free_shape(shape?: Shape | null): void;

/** include/shapes.hpp:108: shapes::measured_by */
export function measured_by(visitor: Visitor, shape: Shape): number;

/** include/shapes.hpp:186: shapes::name_of */
export function name_of(shape: Shape): string;

/** include/shapes.hpp:175: shapes::shared_scene */
export function shared_scene(): Scene | null;

/** include/shapes.hpp:204: shapes::summed */
export function summed(shape: Shape, times: number): number;

/** include/shapes.hpp:102: shapes::visited_by */
export function visited_by(visitor: Visitor): number;

/** include/shapes.hpp:86: shapes::written_by */
export function written_by(writer: Writer): number;

/** example.i:17: std::function<double (shapes::Shape&, const std::string&, shapes::Part*)> */
export class Measure {
  /** example.i:17: std::function<double (shapes::Shape&, const std::string&, shapes::Part*)>::__init__ */
  constructor();
  /** <quaff>/std_function.i:13: std::function<double (shapes::Shape&, const std::string&, shapes::Part*)>::operator() */
  call(arg1: Shape, arg2: string, arg3?: Part | null): number;
  /** example.i:17: std::function<double (shapes::Shape&, const std::string&, shapes::Part*)>::__copy__ */
  copy(): Measure;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** A part of a shape.
 * include/shapes.hpp:16: shapes::Part */
export class Part {
  /** include/shapes.hpp:16: shapes::Part::__init__ */
  constructor();
  /** include/shapes.hpp:17: shapes::Part::value */
  value: number;
  /** include/shapes.hpp:16: shapes::Part::__copy__ */
  copy(): Part;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** A shape, whose functions JavaScript overrides.
 * include/shapes.hpp:21: shapes::Shape */
export class Shape {
  /** include/shapes.hpp:23: shapes::Shape::Shape */
  constructor();
  /** include/shapes.hpp:23: shapes::Shape::Shape */
  constructor(size: number);
  /** include/shapes.hpp:24: shapes::Shape::Shape */
  constructor(other: Shape);
  /** The area, `times` times.
   * include/shapes.hpp:31: shapes::Shape::area
   * C++ calls the methods of subclasses that override it. */
  area(times: number): number;
  /** include/shapes.hpp:32: shapes::Shape::name
   * C++ calls the methods of subclasses that override it. */
  name(): string;
  /** include/shapes.hpp:33: shapes::Shape::is_round
   * C++ calls the methods of subclasses that override it. */
  is_round(): boolean;
  /** include/shapes.hpp:34: shapes::Shape::big
   * C++ calls the methods of subclasses that override it. */
  big(number: bigint | number): bigint;
  /** include/shapes.hpp:35: shapes::Shape::colour
   * C++ calls the methods of subclasses that override it. */
  colour(given: number): number;
  /** include/shapes.hpp:36: shapes::Shape::weights
   * C++ calls the methods of subclasses that override it. */
  weights(given: Float64Array | NdArray<Float64Array>): Float64Array;
  /** include/shapes.hpp:37: shapes::Shape::counts
   * C++ calls the methods of subclasses that override it. */
  counts(text: string): Map<string, number>;
  /** include/shapes.hpp:38: shapes::Shape::visited
   * C++ calls the methods of subclasses that override it. */
  visited(by: string, weight: number): void;
  /** include/shapes.hpp:39: shapes::Shape::overloaded
   * C++ calls the methods of subclasses that override it. */
  overloaded(arg1: number): number;
  /** include/shapes.hpp:40: shapes::Shape::overloaded
   * C++ calls the methods of subclasses that override it. */
  overloaded(arg1: string): number;
  /** include/shapes.hpp:42: shapes::Shape::quiet */
  quiet(): number;
  /** include/shapes.hpp:44: shapes::Shape::twice */
  twice(): number;
  /** include/shapes.hpp:45: shapes::Shape::described */
  described(times: number): string;
  /** include/shapes.hpp:46: shapes::Shape::self */
  self(): Shape;
  /** include/shapes.hpp:47: shapes::Shape::part */
  part(): Part;
  /** include/shapes.hpp:49: shapes::Shape::living */
  static living: number;
  /** include/shapes.hpp:55: shapes::Shape::shown */
  shown(given: number): number;
  /** include/shapes.hpp:21: shapes::Shape::__copy__ */
  copy(): Shape;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** A class that cannot be created.
 * include/shapes.hpp:64: shapes::Task */
export class Task {
  /** include/shapes.hpp:64: shapes::Task::__init__ */
  constructor();
  /** include/shapes.hpp:67: shapes::Task::run
   * C++ calls the methods of subclasses that override it. */
  run(given: number): number;
  /** include/shapes.hpp:69: shapes::Task::twice */
  twice(given: number): number;
  /** include/shapes.hpp:70: shapes::Task::first */
  first(): number;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** A class none of whose functions JavaScript can override.
 * include/shapes.hpp:81: shapes::Writer */
export class Writer {
  /** include/shapes.hpp:81: shapes::Writer::__init__ */
  constructor();
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** Visits objects, which C++ passes in every way.
 * include/shapes.hpp:92: shapes::Visitor */
export class Visitor {
  /** include/shapes.hpp:92: shapes::Visitor::__init__ */
  constructor();
  /** include/shapes.hpp:95: shapes::Visitor::visit
   * C++ calls the methods of subclasses that override it. */
  visit(part: Part): number;
  /** include/shapes.hpp:96: shapes::Visitor::measured
   * C++ calls the methods of subclasses that override it. */
  measured(shape: Shape, times: number): number;
  /** include/shapes.hpp:97: shapes::Visitor::found
   * C++ calls the methods of subclasses that override it. */
  found(shape?: Shape | null, part?: Part | null): string;
  /** include/shapes.hpp:98: shapes::Visitor::copied
   * C++ calls the methods of subclasses that override it. */
  copied(part: Part): number;
  /** include/shapes.hpp:99: shapes::Visitor::constructor
   * C++ calls the methods of subclasses that override it. */
  constructor_(given: number): number;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** Refers to a shape, and notifies it of the end.
 * include/shapes.hpp:132: shapes::Observer */
export class Observer {
  /** include/shapes.hpp:134: shapes::Observer::Observer */
  constructor(shape: Shape);
  /** include/shapes.hpp:136: shapes::Observer::twice */
  twice(): number;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** Owns shapes, and notifies them of the end.
 * include/shapes.hpp:143: shapes::Scene */
export class Scene {
  /** include/shapes.hpp:145: shapes::Scene::Scene */
  constructor();
  /** include/shapes.hpp:147: shapes::Scene::add */
  add(shape?: Shape | null): void;
  /** include/shapes.hpp:154: shapes::Scene::area */
  area(): number;
  /** include/shapes.hpp:161: shapes::Scene::at */
  at(index: bigint | number): Shape;
  /** include/shapes.hpp:162: shapes::Scene::pop */
  pop(): Shape | null;
  /** include/shapes.hpp:167: shapes::Scene::clear */
  clear(): void;
  /** include/shapes.hpp:169: shapes::Scene::owned */
  owned: Shape | null;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** include/shapes.hpp:73: shapes::Circle */
export class Circle extends Shape {
  /** include/shapes.hpp:75: shapes::Circle::Circle */
  constructor(radius: number);
  /** include/shapes.hpp:76: shapes::Circle::name
   * C++ calls the methods of subclasses that override it. */
  name(): string;
  /** include/shapes.hpp:77: shapes::Circle::radius
   * C++ calls the methods of subclasses that override it. */
  radius(): number;
  /** include/shapes.hpp:73: shapes::Circle::__copy__ */
  copy(): Circle;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** A class without directors.
 * include/shapes.hpp:127: shapes::Square */
export class Square extends Shape {
  /** include/shapes.hpp:127: shapes::Square::__init__ */
  constructor();
  /** include/shapes.hpp:128: shapes::Square::area */
  area(times: number): number;
  /** include/shapes.hpp:127: shapes::Square::__copy__ */
  copy(): Square;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}
