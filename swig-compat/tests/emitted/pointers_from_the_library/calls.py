import example

pointer = example.new_intp()
assert example.intp_value(pointer) == 0
example.add(3, 4, pointer)
assert example.intp_value(pointer) == 7
example.intp_assign(pointer, -1)
assert type(example.int_to_uint(pointer)).__name__ == "_p_unsigned_int"
copy = example.copy_intp(5)
assert (example.intp_value(copy), example.intp_value(pointer)) == (5, -1)
example.delete_intp(copy)
example.delete_intp(pointer)
try:
    example.intp_value(None)
except TypeError as error:
    assert "expected a `_p_int`" in str(error)
else:
    raise AssertionError("a null pointer was read")

array = example.new_doubles(3)
for index in range(3):
    example.doubles_setitem(array, index, index + 0.5)
assert [example.doubles_getitem(array, index) for index in range(3)] == [0.5, 1.5, 2.5]
assert example.dot(3, array, array) == 8.75
example.delete_doubles(array)

# Objects of a class of pointers are passed for the pointers.
sum = example.Int()
example.add(3, 4, sum)
assert sum.value() == 7

# So are those of which `%types` says it.
time = example.Time()
time.date.day = 5
assert example.day_of(time) == example.day_of(time.date) == 5
