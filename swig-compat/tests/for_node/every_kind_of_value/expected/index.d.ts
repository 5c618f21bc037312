// Written by quaff from example.i: change that file, not this one.
// These functions are not available in JavaScript, which has no values for them: `address`.

/** An array of several dimensions: `strides` and `offset` are numbers of elements. Without strides the elements lie in C
 * order. */
export interface NdArray<T> {
  data: T;
  shape: readonly number[];
  strides?: readonly number[];
  offset?: number;
}

/** include/kinds.hpp:12: kinds::Mode */
export const Mode: {
  readonly fast: 0;
  readonly exact: 3;
};

/** include/kinds.hpp:13: kinds::Wide */
export const Wide: {
  readonly far: 1099511627776n;
};
export const most: 8;

/** include/kinds.hpp:19: kinds::byte */
export function byte(a: number): number;

/** include/kinds.hpp:89: kinds::called */
export function called(f: Binary | ((arg1: number, arg2: string) => number)): number;

/** The number of elements that are true.
 * include/kinds.hpp:27: kinds::count */
export function count(x: Uint8Array | NdArray<Uint8Array>): bigint;

/** include/kinds.hpp:63: kinds::indices */
export function indices(n: bigint | number): BigInt64Array;

/** include/kinds.hpp:21: kinds::joined */
export function joined(a: string, b: string, c: string): string;

/** include/kinds.hpp:18: kinds::large */
export function large(a: bigint | number, b: bigint | number): bigint;

/** include/kinds.hpp:55: kinds::norm */
export function norm(x: number, y: number): number;

/** include/kinds.hpp:55: kinds::norm */
export function norm(x: Float64Array | number, y: Float64Array | number): Float64Array;

/** include/kinds.hpp:55: kinds::norm */
export function norm(x: Float64Array | NdArray<Float64Array> | number, y: Float64Array | NdArray<Float64Array> | number): Float64Array | NdArray<Float64Array>;
export namespace norm {
  const async: {
    (x: number, y: number): Promise<number>;
    (x: Float64Array | number, y: Float64Array | number): Promise<Float64Array>;
    (x: Float64Array | NdArray<Float64Array> | number, y: Float64Array | NdArray<Float64Array> | number): Promise<Float64Array | NdArray<Float64Array>>;
  };
}

/** include/kinds.hpp:17: kinds::same */
export function same(a: boolean, mode: number): boolean;

/** include/kinds.hpp:61: kinds::sign */
export function sign(x: bigint | number): bigint;

/** include/kinds.hpp:61: kinds::sign */
export function sign(x: BigInt64Array | bigint | number): BigInt64Array;

/** include/kinds.hpp:61: kinds::sign */
export function sign(x: BigInt64Array | NdArray<BigInt64Array> | bigint | number): BigInt64Array | NdArray<BigInt64Array>;
export namespace sign {
  const async: {
    (x: bigint | number): Promise<bigint>;
    (x: BigInt64Array | bigint | number): Promise<BigInt64Array>;
    (x: BigInt64Array | NdArray<BigInt64Array> | bigint | number): Promise<BigInt64Array | NdArray<BigInt64Array>>;
  };
}

/** include/kinds.hpp:43: kinds::steps */
export function steps(n: number): Float64Array;

/** The sum of the elements, correctly rounded to their type; 0 for none.
 * example.i:20: quaff::Sum<float> */
export function sum(arr: Float32Array | NdArray<Float32Array>): number;

/** The sum of the elements, correctly rounded to their type; 0 for none.
 * example.i:21: quaff::Sum<double> */
export function sum(arr: Float64Array | NdArray<Float64Array>): number;
export namespace sum {
  const async: {
    (arr: Float32Array | NdArray<Float32Array>): Promise<number>;
    (arr: Float64Array | NdArray<Float64Array>): Promise<number>;
  };
}

/** include/kinds.hpp:48: kinds::transposed */
export function transposed(a: NdArray<Float32Array>): NdArray<Float32Array>;

/** Twice each element, with the sum of the results.
 * include/kinds.hpp:36: kinds::twice */
export function twice(x: Float64Array | NdArray<Float64Array>): [number, Float64Array];

/** include/kinds.hpp:22: kinds::value */
export function value(a: number): number;

/** include/kinds.hpp:23: kinds::value */
export function value(a: number): number;

/** include/kinds.hpp:24: kinds::value */
export function value(a: string): string;

/** include/kinds.hpp:20: kinds::wide */
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
 * include/kinds.hpp:72: kinds::Node */
export class Node {
  /** include/kinds.hpp:74: kinds::Node::Node */
  constructor(name: string);
  /** include/kinds.hpp:78: kinds::Node::set_next */
  set_next(node?: Node | null): void;
  /** include/kinds.hpp:79: kinds::Node::get_next */
  get_next(): Node | null;
  /** include/kinds.hpp:80: kinds::Node::make */
  static make(name: string): Node | null;
  /** include/kinds.hpp:82: kinds::Node::name */
  name: string;
  /** include/kinds.hpp:83: kinds::Node::alive */
  static alive: number;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** The variables of C++. */
export const cvar: {
  /** include/kinds.hpp:15: kinds::tolerance */
  tolerance: number;
};
