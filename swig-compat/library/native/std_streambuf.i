// std_streambuf.i: Python writes to streams and reads from them, and has no use for their buffers.
%include "std_iostream.i"
