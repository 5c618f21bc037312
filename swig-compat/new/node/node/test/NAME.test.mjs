import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mean } from '../lib/index.mjs';

for (const array of [Float32Array, Float64Array]) {
  test(`the mean of a ${array.name}`, () => {
    assert.equal(mean(array.of(1, 2, 6)), 3);
  });
}

test('the mean of no elements', () => {
  assert.throws(() => mean(new Float64Array(0)), /no elements/);
});
