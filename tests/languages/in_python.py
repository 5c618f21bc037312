"""Runs the cases in Python: reads them as JSON from standard input, and prints the outcome of each."""

import json
import sys

import example
import numpy as np


def outcome(case):
    arguments = [argument(given) for given in case["arguments"]]
    try:
        owner = getattr(example, case["class"])(*case["new"]) if "class" in case else example
        result = getattr(owner, case["function"])(*arguments)
    except Exception as error:
        return {"error": str(error)}
    changed = [given.tolist() for given in arguments if isinstance(given, np.ndarray)]
    return {"result": result.tolist() if isinstance(result, np.ndarray) else result, "changed": changed}


def argument(given):
    if isinstance(given, dict):
        [(dtype, values)] = given.items()
        return np.array(values, dtype)
    return given


for case in json.load(sys.stdin):
    print(json.dumps(outcome(case)))
