import example
import numpy as np

one, two = np.ones(3, np.float32), np.full(2, 2, np.float32)
assert example.a_function_with_a_name_that_fills_a_line(one, two) == 3.0
assert example.many(*range(14)) == 91
assert (
    example.a_function_of_several_words_and_more(1, that_is_named=2, at_some_length=3)
    == 6
)
