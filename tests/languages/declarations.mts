// A program of TypeScript over the declarations of the case `every_kind_of_value`. The compiler must refuse each line below
// `@ts-expect-error`, and accept all others.
import * as example from './index.js';

const { data, shape }: example.NdArray<Float32Array> = example.transposed({
  data: Float32Array.of(1, 2),
  shape: [1, 2],
});
export const elements: number = data.length + shape.length;
export const numbers: number[] = [
  example.byte(1),
  example.norm(3, 4),
  example.sum(Float32Array.of(1)),
  example.sum({ data: Float64Array.of(1), shape: [1] }),
  await example.sum.async(Float64Array.of(1)),
  example.norm(Float64Array.of(3), 4).length,
  example.called((x: number, text: string) => x + text.length),
  example.cvar.tolerance,
];
export const renamed: string = example.renamed((name: string) => name + '!');
export const groups: bigint = example.grouped((x: Float64Array, n: number | null) => ({ all: x, few: [n ?? 0] }));
example.counted((n: bigint, isOn: boolean, letter: string, colour: number, text: string | null) => 5);
export const large: bigint = example.large(1, 2n) + example.Wide.far;
export const texts: string[] = [example.value('x'), example.joined('a', 'b', 'c'), new example.Node('x').name];
export const isSame: boolean = example.same(true, example.Mode.exact) && example.is_negative(1);
export const [total, doubled]: [number, Float64Array] = example.twice(Float64Array.of(1));

const node = new example.Node('first');
node.set_next(null);
node.set_next();
export const next: example.Node | null = node.get_next();
node[Symbol.dispose]();
example.cvar.tolerance = 0.5;

// @ts-expect-error A text is no number.
example.byte('1');
// @ts-expect-error There is no overload for such arrays.
example.sum(Int32Array.of(1));
// @ts-expect-error A list is no array.
example.sum([1, 2]);
// @ts-expect-error C++ returns 64 bits.
export const small: number = example.large(1, 2);
// @ts-expect-error The result may be null.
example.Node.make('x').visit(() => 1);
// @ts-expect-error The function returns a text.
example.called(() => 'x');
// @ts-expect-error The function returns a list.
example.grouped(() => [1]);
// @ts-expect-error A text is no list of texts.
example.chosen('x');
example.chosen(['x']) + example.chosen(new Set(['x'])) + example.beside(Float64Array.of(1), ['a']);
example.Named.prototype_() + example.Named.caller_() + example.Named.arguments_(1) + example.Named.name() + example.Named.length;
const named: example.Map = new example.function();
export const entries: Map<string, number> = example.any(named, new example.function());
export const among: number = example.var.let + named.number;
// @ts-expect-error A number is no object.
example.any(3, named);
// @ts-expect-error A constant.
example.most = 9;
// @ts-expect-error C++ has no value for an enumeration's name.
example.same(true, 'exact');
