// Runs the cases in Node.js: reads them as JSON from standard input, and prints the outcome of each. The argument is the
// folder of the package.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const example = await import(pathToFileURL(`${process.argv[2]}/index.mjs`));
const ARRAYS = { float32: Float32Array, float64: Float64Array, int32: Int32Array };

function argument(given) {
  if (given === null || typeof given !== 'object') {
    return given;
  }
  const [[dtype, values]] = Object.entries(given);
  const data = ARRAYS[dtype].from(values.flat());
  return Array.isArray(values[0]) ? { data, shape: [values.length, values[0].length] } : data;
}

function outcome(one) {
  const given = one.arguments.map(argument);
  try {
    const owner = one.class === undefined ? example : new example[one.class](...one.new);
    const result = owner[one.function](...given);
    const changed = given.filter(ArrayBuffer.isView).map((array) => [...array]);
    return { result: ArrayBuffer.isView(result) ? [...result] : (result ?? null), changed };
  } catch (error) {
    return { error: error.message };
  }
}

for (const one of JSON.parse(readFileSync(0, 'utf8'))) {
  console.log(JSON.stringify(outcome(one)));
}
