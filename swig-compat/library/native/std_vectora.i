// std_vectora.i: vectors that name their allocator.
%include "std_vector.i"
