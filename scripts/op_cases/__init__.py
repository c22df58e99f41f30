# SPDX-License-Identifier: Apache-2.0
"""Random cases of every op; compare_ops.py runs them."""

from .elementwise import comparison_cases, conversion_cases, elementwise_cases
from .structured import structured_cases


def all_cases(rng, rounds):
    """(name, case): "reduce f32" and the like; `rounds` cases per structured op and type."""
    yield from elementwise_cases(rng)
    yield from conversion_cases(rng)
    yield from comparison_cases(rng)
    yield from structured_cases(rng, rounds)
