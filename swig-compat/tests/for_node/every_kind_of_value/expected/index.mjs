// Written by quaff from example.i: change that file, not this one.
export * from './index.js';
export { default } from './index.js';
