"""Runs the cases in Python: reads them as JSON from standard input, and prints the outcome of each."""

import json
import sys

import example
import numpy as np


def fail(*_):
    raise RuntimeError("the function cannot go on")


# The functions that C++ calls.
FUNCTIONS = {
    "triple": lambda x: 3 * x,
    "nested": lambda x: example.applied(FUNCTIONS["triple"], x + 1),
    "failing": fail,
    "texts": lambda x: "text",
    "marked": lambda text: int(text == "z\xe4"),
    "total": sum,
    "halves": lambda values: [value / 2 for value in values],
    "above_three": lambda number: number > 3,
}


def outcome(case):
    arguments = [argument(given) for given in case["arguments"]]
    try:
        owner = example
        if "class" in case:
            owner = getattr(example, case["class"])(*map(argument, case["new"]))
        result = getattr(owner, case["function"])(*arguments)
        if "then" in case:
            result = result(*case["then"])
    except Exception as error:
        return {"error": str(error)}
    changed = [given.tolist() for given in arguments if isinstance(given, np.ndarray)]
    return {"result": shown(result), "changed": changed}


def shown(result):
    if isinstance(result, np.ndarray):
        return result.tolist()
    if isinstance(result, set):
        return sorted(result)
    if isinstance(result, list | tuple):
        return [shown(each) for each in result]
    return result


def argument(given):
    if isinstance(given, dict):
        if "map" in given:
            return given["map"]
        if "function" in given:
            return FUNCTIONS[given["function"]]
        [(dtype, values)] = given.items()
        return np.array(values, dtype)
    return given


for case in json.load(sys.stdin):
    print(json.dumps(outcome(case)))
