# SPDX-License-Identifier: Apache-2.0
"""Functions with symbolic dimensions that compare_dynamic.py exports from JAX, with the sizes to
try."""

# name -> (function, [(dtype, symbolic shape)], sizes to try, constraints on the symbols)
CASES = {}


def add(name, function, arguments, *sizes, constraints=()):
    CASES[name] = (function, arguments, sizes or ({"b": 1}, {"b": 5}), constraints)


def case(arguments, *sizes):
    def wrap(function):
        add(function.__name__, function, arguments, *sizes)
        return function

    return wrap
