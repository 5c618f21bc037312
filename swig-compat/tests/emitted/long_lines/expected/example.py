# Written by quaff from example.i: change that file, not this one.

if __package__:
    from . import _example
    from ._example import (
        a_function_of_several_words_and_more,
        a_function_with_a_name_that_fills_a_line,
        and_yet_another_function_of_several_words,
        another_function_of_several_words,
        many,
        yet_another_function_of_several_words,
    )
else:
    import _example  # noqa: F401
    from _example import (
        a_function_of_several_words_and_more,
        a_function_with_a_name_that_fills_a_line,
        and_yet_another_function_of_several_words,
        another_function_of_several_words,
        many,
        yet_another_function_of_several_words,
    )

__all__ = [
    "a_function_of_several_words_and_more",
    "a_function_with_a_name_that_fills_a_line",
    "and_yet_another_function_of_several_words",
    "another_function_of_several_words",
    "many",
    "yet_another_function_of_several_words",
]
