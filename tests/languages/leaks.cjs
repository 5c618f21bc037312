// Calls of each kind, up to a million, leave nothing behind. The argument is the folder of the package; needs `--expose-gc`.
'use strict';

const assert = require('node:assert/strict');
const example = require(process.argv[2]);

/** Frees everything that can be freed: finalizers run between tasks. */
async function collected() {
  globalThis.gc();
  await new Promise((resolve) => setImmediate(resolve));
}

/** The memory of the process, without what can be freed. */
async function memory() {
  for (let round = 0; round < 3; ++round) {
    await collected();
  }
  return process.memoryUsage.rss();
}

/**
 * Calls a function many times, in tasks, and compares the memory before and after. The heap may grow once to
 * the size that the calls need; a leak makes it grow in every round.
 */
async function leavesNothing(call, times = 1_000_000) {
  const repeat = async (count) => {
    for (let done = 0; done < count; done += 10_000) {
      for (let i = 0; i < 10_000; ++i) {
        call();
      }
      await collected();
    }
  };
  await repeat(times / 10);
  let more;
  for (let round = 0; round < 3; ++round) {
    const before = await memory();
    await repeat(times);
    more = (await memory()) - before;
    if (more < 16e6) {
      return;
    }
  }
  assert.fail(`${call}: ${more} bytes`);
}

/** Expects an exception. */
function fails(call) {
  try {
    call();
  } catch {
    return;
  }
  assert.fail('no exception');
}

const x = Float64Array.from({ length: 8 }, (_, i) => i);
const button = new example.Button();
const calls = [
  [() => example.mean(x)],
  [() => example.doubled(x)],
  [() => example.greeting('you')],
  [() => example.counts(['b', 'a', 'b']), 200_000],
  [() => new example.Counter(1), 100_000],
  [() => new example.Group().counter, 100_000],
  [() => example.number_of(new example.Leaf(1)), 100_000],
  [() => example.applied((value) => value, 2), 100_000],
  [() => button.on_click(() => {}), 100_000],
  [() => fails(() => example.mean(new Float64Array(0))), 100_000],
  [() => fails(() => example.applied(() => fails.no(), 2)), 100_000],
  [() => fails(() => example.mean('x')), 100_000],
];

(async () => {
  for (const [call, times] of calls) {
    await leavesNothing(call, times);
  }
})();
