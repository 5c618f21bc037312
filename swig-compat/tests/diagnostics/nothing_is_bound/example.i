%module example
