%module(directors="1") example
int f();
