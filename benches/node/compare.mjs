// Measures calls to the module `stats` and to its peers in one run: node compare.mjs <package> <napi-rs.node>
// <node-addon-api.node>
import { createRequire } from 'node:module';
import os from 'node:os';
import { pathToFileURL } from 'node:url';

const [, , folder, ...addons] = process.argv;
const stats = await import(pathToFileURL(`${folder}/index.mjs`));
const [rust, cpp] = addons.map(createRequire(import.meta.url));

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

/** Prints the times of quaff and of a peer. */
function compare(what, peer, own, other, [calls, rounds] = [2_000, 1_000], unit = 1) {
  const [one, two] = measured([own, other], calls, rounds);
  const shown = [one, two].map((time) => (time / unit).toFixed(1));
  console.log(`${what}: ${shown[0]}, ${peer} ${shown[1]}: ${(one / two).toFixed(2)} x`);
}

console.log(`${os.cpus()[0].model}, Node.js ${process.version}; the least times, in ns`);
const short = Float64Array.from({ length: 8 }, (_, i) => i / 3);
compare('a mean of 8', 'napi-rs', () => stats.mean(short), () => rust.mean(short));
compare('a mean of 8', 'node-addon-api', () => stats.mean(short), () => cpp.mean(short));
compare('a free function of two int', 'node-addon-api', () => stats.added(2, 3), () => cpp.added(2, 3));
const [own, other] = [new stats.Counter(), new cpp.Counter()];
compare('a method', 'node-addon-api', () => own.add(0), () => other.add(0));

class Shape extends stats.Shape {
  area(scale) {
    return 2 * scale;
  }
}
class Other {
  area(scale) {
    return 2 * scale;
  }
}
const [shape, held, most] = [new Shape(), new Other(), 1_000];
const directors = [() => stats.areas(shape, most), () => cpp.areas(held, most)];
compare('a virtual function that JavaScript overrides', 'node-addon-api', ...directors, [1, 2_000], most);

const long = Float64Array.from({ length: 1e7 }, (_, i) => Math.sin(i));
function loop() {
  let total = 0;
  for (let i = 0; i < long.length; ++i) {
    total += long[i];
  }
  return total;
}
compare('a mean of 10^7, in ms', 'node-addon-api', () => stats.mean(long), () => cpp.mean(long), [1, 50], 1e6);
compare('the exact sum of 10^7, in ms', 'a loop of JavaScript', () => stats.sum(long), loop, [1, 200], 1e6);
