// Measures calls to the module `stats` and to its peer in one run: node compare.mjs <package> <peer.node>
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const [, , folder, addon] = process.argv;
const stats = await import(pathToFileURL(`${folder}/index.mjs`));
const peer = createRequire(import.meta.url)(addon);

/** The least time of a call, in nanoseconds, of several rounds that take turns. */
function measured(functions, calls, rounds) {
  const best = functions.map(() => Infinity);
  for (let round = 0; round < rounds; ++round) {
    functions.forEach((run, at) => {
      const start = process.hrtime.bigint();
      for (let i = 0; i < calls; ++i) {
        run();
      }
      best[at] = Math.min(best[at], Number(process.hrtime.bigint() - start) / calls);
    });
  }
  return best;
}

const short = Float64Array.from({ length: 8 }, (_, i) => i / 3);
const [own, other] = measured([() => stats.mean(short), () => peer.mean(short)], 2_000, 1_000);
console.log(`a call on a Float64Array of 8: ${own.toFixed(1)} ns, napi-rs ${other.toFixed(1)} ns: ${(own / other).toFixed(2)} x`);

const long = Float64Array.from({ length: 1e7 }, (_, i) => Math.sin(i));
function loop() {
  let total = 0;
  for (let i = 0; i < long.length; ++i) {
    total += long[i];
  }
  return total;
}
const [exact, plain] = measured([() => stats.sum(long), loop], 1, 200);
console.log(`the sum of 10^7: ${(exact / 1e6).toFixed(2)} ms, a loop ${(plain / 1e6).toFixed(2)} ms: ${(plain / exact).toFixed(1)} x`);
