// Runs the cases in Node.js: reads them as JSON from standard input, and prints the outcome of each. The argument is the
// folder of the package.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const example = await import(pathToFileURL(`${process.argv[2]}/index.mjs`));
const ARRAYS = { float32: Float32Array, float64: Float64Array, int32: Int32Array };

// The functions that C++ calls.
const FUNCTIONS = {
  triple: (x) => 3 * x,
  nested: (x) => example.applied(FUNCTIONS.triple, x + 1),
  failing() {
    throw new Error('the function cannot go on');
  },
  texts: () => 'text',
  marked: (text) => Number(text === 'z\u00e4'),
  above_three: (number) => number > 3,
  total: (values) => values.reduce((sum, value) => sum + value, 0),
  halves: (values) => values.map((value) => value / 2),
};

function argument(given) {
  if (given === null || typeof given !== 'object' || Array.isArray(given)) {
    return given;
  }
  if (given.function !== undefined) {
    return FUNCTIONS[given.function];
  }
  const [[dtype, values]] = Object.entries(given);
  if (dtype === 'map') {
    return new Map(Object.entries(values));
  }
  const data = ARRAYS[dtype].from(values.flat());
  return Array.isArray(values[0]) ? { data, shape: [values.length, values[0].length] } : data;
}

// A result as JSON has it.
function plain(result) {
  if (result instanceof Map) {
    return Object.fromEntries([...result].map(([key, value]) => [key, plain(value)]));
  }
  const isList = ArrayBuffer.isView(result) || Array.isArray(result) || result instanceof Set;
  return isList ? [...result].map(plain) : (result ?? null);
}

function outcome(one) {
  const given = one.arguments.map(argument);
  try {
    const owner = one.class === undefined ? example : new example[one.class](...one.new.map(argument));
    const returned = owner[one.function](...given);
    const result = one.then === undefined ? returned : returned.call(...one.then);
    const changed = given.filter(ArrayBuffer.isView).map((array) => [...array]);
    return { result: plain(result), changed };
  } catch (error) {
    return { error: error.message };
  }
}

for (const one of JSON.parse(readFileSync(0, 'utf8'))) {
  console.log(JSON.stringify(outcome(one)));
}
