// Written by quaff from example.i: change that file, not this one.
// These functions are not available in JavaScript, which has no values for them: `address`, `turned`.
/// <reference lib="esnext.disposable" />

/** An array of several dimensions: `strides` and `offset` are numbers of elements. Without strides the elements lie in C
 * order. */
export interface NdArray<T> {
  data: T;
  shape: readonly number[];
  strides?: readonly number[];
  offset?: number;
}

/** include/kinds.hpp:24: kinds::Mode */
export const Mode: {
  readonly fast: 0;
  readonly exact: 3;
};

/** include/kinds.hpp:25: kinds::Wide */
export const Wide: {
  readonly far: 1099511627776n;
};

/** include/kinds.hpp:127: kinds::Colour */
export const Colour: {
  readonly red: 0;
  readonly green: 5;
};

/** include/kinds.hpp:219: kinds::var */
declare const var_: {
  readonly let: 0;
  readonly match: 1;
};
export { var_ as var };

/** include/kinds.hpp:223: kinds::Answer */
export const Answer: {
  readonly no: 0;
  readonly yes: 1;
  readonly maybe: 2;
};
export const most: 8;

/** include/kinds.hpp:220: kinds::any */
declare function any_(given: Map_, other: function_): Map<string, number>;
export { any_ as any };

/** The sum of elements behind a value whose getters may detach them.
 * include/kinds.hpp:175: kinds::beside */
export function beside(x: Float64Array | NdArray<Float64Array>, names: Iterable<string> & object): number;

/** The byte of a bool in memory.
 * include/kinds.hpp:76: kinds::bits */
export function bits(x: boolean): number;

/** The byte of a bool in memory.
 * include/kinds.hpp:76: kinds::bits */
export function bits(x: Uint8Array | boolean): Uint8Array;

/** The byte of a bool in memory.
 * include/kinds.hpp:76: kinds::bits */
export function bits(x: Uint8Array | NdArray<Uint8Array> | boolean): Uint8Array | NdArray<Uint8Array>;
export namespace bits {
  const async: {
    (x: boolean): Promise<number>;
    (x: Uint8Array | boolean): Promise<Uint8Array>;
    (x: Uint8Array | NdArray<Uint8Array> | boolean): Promise<Uint8Array | NdArray<Uint8Array>>;
  };
}

/** include/kinds.hpp:196: kinds::both */
export function both(x: Float64Array | NdArray<Float64Array>, arg3: Iterable<readonly [string, number]> | Record<string, number>): number;

/** include/kinds.hpp:199: kinds::both */
export function both(x: Float64Array | NdArray<Float64Array>, arg3: Iterable<string> & object): number;

/** include/kinds.hpp:31: kinds::byte */
export function byte(a: number): number;

/** include/kinds.hpp:112: kinds::called */
export function called(f: Binary | ((arg1: number, arg2: string) => number)): number;

/** include/kinds.hpp:202: kinds::chosen */
export function chosen(arg1: Iterable<string> & object): string;

/** include/kinds.hpp:203: kinds::chosen */
export function chosen(x: Float64Array | NdArray<Float64Array>): string;

/** include/kinds.hpp:154: kinds::colours */
export function colours(given: Iterable<number>): Array<number>;

/** The number of elements that are true.
 * include/kinds.hpp:39: kinds::count */
export function count(x: Uint8Array | NdArray<Uint8Array>): bigint;

/** include/kinds.hpp:145: kinds::counted */
export function counted(f: Count | ((arg1: bigint, arg2: boolean, arg3: string, arg4: number, arg5: string | null) => bigint | number)): bigint;

/** include/kinds.hpp:165: kinds::either */
export function either(given?: null | number | string | Iterable<string> & object): null | number | string | Array<string>;

/** include/kinds.hpp:151: kinds::flags */
export function flags(given: Iterable<boolean>): Array<boolean>;

/** include/kinds.hpp:133: kinds::grouped */
export function grouped(f: Group | ((arg1: Float64Array, arg2: number | null) => Iterable<readonly [string, Iterable<number>]> | Record<string, Iterable<number>>)): bigint;

/** Keeps a function until the process ends.
 * include/kinds.hpp:122: kinds::hold */
export function hold(f: Binary | ((arg1: number, arg2: string) => number)): void;

/** include/kinds.hpp:82: kinds::indices */
export function indices(n: bigint | number): BigInt64Array;

/** include/kinds.hpp:74: kinds::is_negative */
export function is_negative(x: number): boolean;

/** include/kinds.hpp:74: kinds::is_negative */
export function is_negative(x: Float64Array | number): Uint8Array;

/** include/kinds.hpp:74: kinds::is_negative */
export function is_negative(x: Float64Array | NdArray<Float64Array> | number): Uint8Array | NdArray<Uint8Array>;
export namespace is_negative {
  const async: {
    (x: number): Promise<boolean>;
    (x: Float64Array | number): Promise<Uint8Array>;
    (x: Float64Array | NdArray<Float64Array> | number): Promise<Uint8Array | NdArray<Uint8Array>>;
  };
}

/** include/kinds.hpp:33: kinds::joined */
export function joined(a: string, b: string, c: string): string;

/** include/kinds.hpp:181: kinds::kind_of */
export function kind_of(arg1: Node): number;

/** include/kinds.hpp:180: kinds::kind_of */
export function kind_of(arg1: string): number;

/** include/kinds.hpp:178: kinds::kind_of */
export function kind_of(arg1: Iterable<readonly [string, number]> | Record<string, number>): number;

/** include/kinds.hpp:179: kinds::kind_of */
export function kind_of(arg1: Iterable<string> & object): number;

/** include/kinds.hpp:30: kinds::large */
export function large(a: bigint | number, b: bigint | number): bigint;

/** The number of elements under each key.
 * include/kinds.hpp:187: kinds::lengths */
export function lengths(given: Iterable<readonly [string, Iterable<number>]> | Record<string, Iterable<number>>): string;

/** include/kinds.hpp:161: kinds::mixed */
export function mixed(given: readonly [boolean, bigint | number, readonly [number, string]]): [boolean, bigint, [number, string]];

/** include/kinds.hpp:155: kinds::names */
export function names(given: Iterable<readonly [number, string | null | undefined]>): Map<number, string | null>;

/** include/kinds.hpp:67: kinds::norm */
export function norm(x: number, y: number): number;

/** include/kinds.hpp:67: kinds::norm */
export function norm(x: Float64Array | number, y: Float64Array | number): Float64Array;

/** include/kinds.hpp:67: kinds::norm */
export function norm(x: Float64Array | NdArray<Float64Array> | number, y: Float64Array | NdArray<Float64Array> | number): Float64Array | NdArray<Float64Array>;
export namespace norm {
  const async: {
    (x: number, y: number): Promise<number>;
    (x: Float64Array | number, y: Float64Array | number): Promise<Float64Array>;
    (x: Float64Array | NdArray<Float64Array> | number, y: Float64Array | NdArray<Float64Array> | number): Promise<Float64Array | NdArray<Float64Array>>;
  };
}

/** include/kinds.hpp:159: kinds::pairs */
export function pairs(given: Iterable<readonly [string, number]> | Record<string, number>): Array<[string, number]>;

/** include/kinds.hpp:152: kinds::reals */
export function reals(given: Iterable<number>): Float64Array;

/** include/kinds.hpp:130: kinds::renamed */
export function renamed(f: Rename | ((arg1: string) => string)): string;

/** include/kinds.hpp:29: kinds::same */
export function same(a: boolean, mode: number): boolean;

/** include/kinds.hpp:73: kinds::sign */
export function sign(x: bigint | number): bigint;

/** include/kinds.hpp:73: kinds::sign */
export function sign(x: BigInt64Array | bigint | number): BigInt64Array;

/** include/kinds.hpp:73: kinds::sign */
export function sign(x: BigInt64Array | NdArray<BigInt64Array> | bigint | number): BigInt64Array | NdArray<BigInt64Array>;
export namespace sign {
  const async: {
    (x: bigint | number): Promise<bigint>;
    (x: BigInt64Array | bigint | number): Promise<BigInt64Array>;
    (x: BigInt64Array | NdArray<BigInt64Array> | bigint | number): Promise<BigInt64Array | NdArray<BigInt64Array>>;
  };
}

/** include/kinds.hpp:160: kinds::sorted */
export function sorted(given: Iterable<number>): Int32Array;

/** include/kinds.hpp:55: kinds::steps */
export function steps(n: number): Float64Array;

/** The sum of the elements, correctly rounded to their type; 0 for none.
 * example.i:25: quaff::Sum<float> */
export function sum(arr: Float32Array | NdArray<Float32Array>): number;

/** The sum of the elements, correctly rounded to their type; 0 for none.
 * example.i:26: quaff::Sum<double> */
export function sum(arr: Float64Array | NdArray<Float64Array>): number;
export namespace sum {
  const async: {
    (arr: Float32Array | NdArray<Float32Array>): Promise<number>;
    (arr: Float64Array | NdArray<Float64Array>): Promise<number>;
  };
}

/** include/kinds.hpp:170: kinds::tables */
export function tables(given: Iterable<Iterable<readonly [string, Iterable<number>]> | Record<string, Iterable<number>>>): Array<Map<string, Float64Array>>;

/** include/kinds.hpp:169: kinds::three */
export function three(given: Iterable<number>): Float32Array;

/** include/kinds.hpp:60: kinds::transposed */
export function transposed(a: NdArray<Float32Array>): NdArray<Float32Array>;

/** Calls a function, and nests its exception into another.
 * include/kinds.hpp:114: kinds::tried */
export function tried(f: Binary | ((arg1: number, arg2: string) => number)): number;

/** Twice each element, with the sum of the results.
 * include/kinds.hpp:48: kinds::twice */
export function twice(x: Float64Array | NdArray<Float64Array>): [number, Float64Array];

/** Keys that are not UTF-8.
 * include/kinds.hpp:195: kinds::unreadable */
export function unreadable(): Map<string, number>;

/** include/kinds.hpp:34: kinds::value */
export function value(a: number): number;

/** include/kinds.hpp:35: kinds::value */
export function value(a: number): number;

/** include/kinds.hpp:36: kinds::value */
export function value(a: string): string;

/** include/kinds.hpp:109: kinds::visited */
export function visited(f: Binary | ((arg1: number, arg2: string) => number), node: Node): number;

/** include/kinds.hpp:138: kinds::visited_over */
export function visited_over(x: Float64Array | NdArray<Float64Array>, f: Group | ((arg1: Float64Array, arg2: number | null) => Iterable<readonly [string, Iterable<number>]> | Record<string, Iterable<number>>)): number;

/** include/kinds.hpp:153: kinds::wholes */
export function wholes(given: Iterable<bigint | number>): Set<bigint>;

/** include/kinds.hpp:32: kinds::wide */
export function wide(a: bigint | number): bigint;

/** example.i:9: std::function<double (double, const std::string&)> */
export class Binary {
  /** example.i:9: std::function<double (double, const std::string&)>::__init__ */
  constructor();
  /** <quaff>/std_function.i:13: std::function<double (double, const std::string&)>::operator() */
  call(arg1: number, arg2: string): number;
  /** example.i:9: std::function<double (double, const std::string&)>::__copy__ */
  copy(): Binary;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** example.i:10: std::function<const std::string (const std::string&)> */
export class Rename {
  /** example.i:10: std::function<const std::string (const std::string&)>::__init__ */
  constructor();
  /** <quaff>/std_function.i:13: std::function<const std::string (const std::string&)>::operator() */
  call(arg1: string): string;
  /** example.i:10: std::function<const std::string (const std::string&)>::__copy__ */
  copy(): Rename;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** example.i:11: std::function<std::map<std::string, std::vector<double>> (const std::vector<double>&, std::optional<int>)> */
export class Group {
  /** example.i:11: std::function<std::map<std::string, std::vector<double>> (const std::vector<double>&, std::optional<int>)>::__init__ */
  constructor();
  /** <quaff>/std_function.i:13: std::function<std::map<std::string, std::vector<double>> (const std::vector<double>&, std::optional<int>)>::operator() */
  call(arg1: Float64Array | NdArray<Float64Array>, arg2?: number | null | undefined): Map<string, Float64Array>;
  /** example.i:11: std::function<std::map<std::string, std::vector<double>> (const std::vector<double>&, std::optional<int>)>::__copy__ */
  copy(): Group;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** example.i:12: std::function<std::int64_t (std::uint64_t, bool, char, kinds::Colour, const char*)> */
export class Count {
  /** example.i:12: std::function<std::int64_t (std::uint64_t, bool, char, kinds::Colour, const char*)>::__init__ */
  constructor();
  /** <quaff>/std_function.i:13: std::function<std::int64_t (std::uint64_t, bool, char, kinds::Colour, const char*)>::operator() */
  call(arg1: bigint | number, arg2: boolean, arg3: string, arg4: number, arg5: string): bigint;
  /** example.i:12: std::function<std::int64_t (std::uint64_t, bool, char, kinds::Colour, const char*)>::__copy__ */
  copy(): Count;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** A node that keeps the address of the next one.
 * include/kinds.hpp:91: kinds::Node */
export class Node {
  /** include/kinds.hpp:93: kinds::Node::Node */
  constructor(name: string);
  /** include/kinds.hpp:97: kinds::Node::set_next */
  set_next(node?: Node | null): void;
  /** include/kinds.hpp:98: kinds::Node::get_next */
  get_next(): Node | null;
  /** include/kinds.hpp:99: kinds::Node::visit */
  visit(f: Binary | ((arg1: number, arg2: string) => number)): number;
  /** include/kinds.hpp:100: kinds::Node::make */
  static make(name: string): Node | null;
  /** include/kinds.hpp:102: kinds::Node::name */
  name: string;
  /** include/kinds.hpp:103: kinds::Node::alive */
  static alive: number;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** Static members with the names of what every function of JavaScript has.
 * include/kinds.hpp:206: kinds::Named */
export class Named {
  /** include/kinds.hpp:206: kinds::Named::__init__ */
  constructor();
  /** include/kinds.hpp:207: kinds::Named::caller */
  static caller_(): number;
  /** include/kinds.hpp:208: kinds::Named::arguments */
  static arguments_(given: number): number;
  /** include/kinds.hpp:209: kinds::Named::prototype */
  static prototype_(): number;
  /** include/kinds.hpp:210: kinds::Named::name */
  static name(): number;
  /** include/kinds.hpp:211: kinds::Named::length */
  static length: number;
  /** include/kinds.hpp:206: kinds::Named::__copy__ */
  copy(): Named;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** include/kinds.hpp:215: kinds::Map */
declare class Map_ {
  /** include/kinds.hpp:215: kinds::Map::__init__ */
  constructor();
  /** include/kinds.hpp:216: kinds::Map::number */
  number: number;
  /** include/kinds.hpp:215: kinds::Map::__copy__ */
  copy(): Map_;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}
export { Map_ as Map };

/** include/kinds.hpp:218: kinds::function */
declare class function_ extends Map_ {
  /** include/kinds.hpp:218: kinds::function::__init__ */
  constructor();
  /** include/kinds.hpp:218: kinds::function::__copy__ */
  copy(): function_;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}
export { function_ as function };

/** The variables of C++. */
export const cvar: {
  /** include/kinds.hpp:27: kinds::tolerance */
  tolerance: number;
};
