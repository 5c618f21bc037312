%include "input.i"
