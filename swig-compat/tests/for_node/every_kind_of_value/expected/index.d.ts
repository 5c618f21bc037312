// Written by quaff from example.i: change that file, not this one.
// These functions are not available in JavaScript, which has no values for them: `address`.
/// <reference lib="esnext.disposable" />

/** An array of several dimensions: `strides` and `offset` are numbers of elements. Without strides the elements lie in C
 * order. */
export interface NdArray<T> {
  data: T;
  shape: readonly number[];
  strides?: readonly number[];
  offset?: number;
}

/** include/kinds.hpp:14: kinds::Mode */
export const Mode: {
  readonly fast: 0;
  readonly exact: 3;
};

/** include/kinds.hpp:15: kinds::Wide */
export const Wide: {
  readonly far: 1099511627776n;
};
export const most: 8;

/** The byte of a bool in memory.
 * include/kinds.hpp:66: kinds::bits */
export function bits(x: boolean): number;

/** The byte of a bool in memory.
 * include/kinds.hpp:66: kinds::bits */
export function bits(x: Uint8Array | boolean): Uint8Array;

/** The byte of a bool in memory.
 * include/kinds.hpp:66: kinds::bits */
export function bits(x: Uint8Array | NdArray<Uint8Array> | boolean): Uint8Array | NdArray<Uint8Array>;
export namespace bits {
  const async: {
    (x: boolean): Promise<number>;
    (x: Uint8Array | boolean): Promise<Uint8Array>;
    (x: Uint8Array | NdArray<Uint8Array> | boolean): Promise<Uint8Array | NdArray<Uint8Array>>;
  };
}

/** include/kinds.hpp:21: kinds::byte */
export function byte(a: number): number;

/** include/kinds.hpp:102: kinds::called */
export function called(f: Binary | ((arg1: number, arg2: string) => number)): number;

/** The number of elements that are true.
 * include/kinds.hpp:29: kinds::count */
export function count(x: Uint8Array | NdArray<Uint8Array>): bigint;

/** Keeps a function until the process ends.
 * include/kinds.hpp:112: kinds::hold */
export function hold(f: Binary | ((arg1: number, arg2: string) => number)): void;

/** include/kinds.hpp:72: kinds::indices */
export function indices(n: bigint | number): BigInt64Array;

/** include/kinds.hpp:64: kinds::is_negative */
export function is_negative(x: number): boolean;

/** include/kinds.hpp:64: kinds::is_negative */
export function is_negative(x: Float64Array | number): Uint8Array;

/** include/kinds.hpp:64: kinds::is_negative */
export function is_negative(x: Float64Array | NdArray<Float64Array> | number): Uint8Array | NdArray<Uint8Array>;
export namespace is_negative {
  const async: {
    (x: number): Promise<boolean>;
    (x: Float64Array | number): Promise<Uint8Array>;
    (x: Float64Array | NdArray<Float64Array> | number): Promise<Uint8Array | NdArray<Uint8Array>>;
  };
}

/** include/kinds.hpp:23: kinds::joined */
export function joined(a: string, b: string, c: string): string;

/** include/kinds.hpp:20: kinds::large */
export function large(a: bigint | number, b: bigint | number): bigint;

/** include/kinds.hpp:57: kinds::norm */
export function norm(x: number, y: number): number;

/** include/kinds.hpp:57: kinds::norm */
export function norm(x: Float64Array | number, y: Float64Array | number): Float64Array;

/** include/kinds.hpp:57: kinds::norm */
export function norm(x: Float64Array | NdArray<Float64Array> | number, y: Float64Array | NdArray<Float64Array> | number): Float64Array | NdArray<Float64Array>;
export namespace norm {
  const async: {
    (x: number, y: number): Promise<number>;
    (x: Float64Array | number, y: Float64Array | number): Promise<Float64Array>;
    (x: Float64Array | NdArray<Float64Array> | number, y: Float64Array | NdArray<Float64Array> | number): Promise<Float64Array | NdArray<Float64Array>>;
  };
}

/** include/kinds.hpp:19: kinds::same */
export function same(a: boolean, mode: number): boolean;

/** include/kinds.hpp:63: kinds::sign */
export function sign(x: bigint | number): bigint;

/** include/kinds.hpp:63: kinds::sign */
export function sign(x: BigInt64Array | bigint | number): BigInt64Array;

/** include/kinds.hpp:63: kinds::sign */
export function sign(x: BigInt64Array | NdArray<BigInt64Array> | bigint | number): BigInt64Array | NdArray<BigInt64Array>;
export namespace sign {
  const async: {
    (x: bigint | number): Promise<bigint>;
    (x: BigInt64Array | bigint | number): Promise<BigInt64Array>;
    (x: BigInt64Array | NdArray<BigInt64Array> | bigint | number): Promise<BigInt64Array | NdArray<BigInt64Array>>;
  };
}

/** include/kinds.hpp:45: kinds::steps */
export function steps(n: number): Float64Array;

/** The sum of the elements, correctly rounded to their type; 0 for none.
 * example.i:22: quaff::Sum<float> */
export function sum(arr: Float32Array | NdArray<Float32Array>): number;

/** The sum of the elements, correctly rounded to their type; 0 for none.
 * example.i:23: quaff::Sum<double> */
export function sum(arr: Float64Array | NdArray<Float64Array>): number;
export namespace sum {
  const async: {
    (arr: Float32Array | NdArray<Float32Array>): Promise<number>;
    (arr: Float64Array | NdArray<Float64Array>): Promise<number>;
  };
}

/** include/kinds.hpp:50: kinds::transposed */
export function transposed(a: NdArray<Float32Array>): NdArray<Float32Array>;

/** Calls a function, and nests its exception into another.
 * include/kinds.hpp:104: kinds::tried */
export function tried(f: Binary | ((arg1: number, arg2: string) => number)): number;

/** Twice each element, with the sum of the results.
 * include/kinds.hpp:38: kinds::twice */
export function twice(x: Float64Array | NdArray<Float64Array>): [number, Float64Array];

/** include/kinds.hpp:24: kinds::value */
export function value(a: number): number;

/** include/kinds.hpp:25: kinds::value */
export function value(a: number): number;

/** include/kinds.hpp:26: kinds::value */
export function value(a: string): string;

/** include/kinds.hpp:99: kinds::visited */
export function visited(f: Binary | ((arg1: number, arg2: string) => number), node: Node): number;

/** include/kinds.hpp:22: kinds::wide */
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

/** A node that keeps the address of the next one.
 * include/kinds.hpp:81: kinds::Node */
export class Node {
  /** include/kinds.hpp:83: kinds::Node::Node */
  constructor(name: string);
  /** include/kinds.hpp:87: kinds::Node::set_next */
  set_next(node?: Node | null): void;
  /** include/kinds.hpp:88: kinds::Node::get_next */
  get_next(): Node | null;
  /** include/kinds.hpp:89: kinds::Node::visit */
  visit(f: Binary | ((arg1: number, arg2: string) => number)): number;
  /** include/kinds.hpp:90: kinds::Node::make */
  static make(name: string): Node | null;
  /** include/kinds.hpp:92: kinds::Node::name */
  name: string;
  /** include/kinds.hpp:93: kinds::Node::alive */
  static alive: number;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** The variables of C++. */
export const cvar: {
  /** include/kinds.hpp:17: kinds::tolerance */
  tolerance: number;
};
