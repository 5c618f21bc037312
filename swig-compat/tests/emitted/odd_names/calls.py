import inspect

import example
import numpy as np

assert example.Ok(1) == 1
assert example.Sum(5, 3) == 2
assert example._() == 5
assert example.array(array=2) == 2
assert example.async_(0.5) == 0.5
assert example.entry(1, 2, 3) == 6
assert example.functions(5, 3) == 2
assert example.named_by_keyword(5, 3) == 2
assert example.named_by_keyword(_from=5, other=3) == 2
assert example.match(1, 2, 3) == 6
assert example.str("text") == 4
assert example.sum(np.array([3, 4], np.int32)) == 5
assert example.sum(2**63) == 2**63
assert example.sum_int(7) == 7
assert example.two__underscores(5, 3) == 2
assert (example.done, example.clip(7, example.other)) == (4, 5)
assert (example.outcome(), example.same_length()) == (6, 7)
assert (example.error_message(), example.quaff_init()) == (10, 11)
assert (example.module, example.crate, example.Self) == (12, 13, 14)
assert (example.difference(3, 2), example.keep(5)) == (1, 5)
assert (example.a__b, example.a_b, example.type_, example.again) == (0, 1, 2, 1)
assert (example.text().value, example.device().type) == (8, 9)
assert (example.device().scaled(3), example.own().less(_self=1, other=4)) == (27, 3)
assert list(inspect.signature(example.device.scaled).parameters) == ["self", "self_"]
