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
        [(dtype, values)] = given.items()
        return np.array(values, dtype)
    return given


for case in json.load(sys.stdin):
    print(json.dumps(outcome(case)))
