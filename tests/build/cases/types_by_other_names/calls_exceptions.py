import example


def raised(call, *arguments):
    try:
        call(*arguments)
    except Exception as error:
        return error
    raise AssertionError(f"{call} raises nothing")


failure = raised(example.fail)
assert (type(failure), failure.code) == (example.Failure, 3)
coded = raised(example.fail_otherwise, False)
assert (type(coded), coded.code) == (example.CodedInt, 4)
assert type(raised(example.fail_otherwise, True)) is example.Late
assert type(raised(example.fail_by_mark)) is example.Marked
assert type(raised(example.fail_far)) is example.Gone
assert not issubclass(example.OtherFailure, Exception)
