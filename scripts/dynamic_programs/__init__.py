# SPDX-License-Identifier: Apache-2.0
"""All cases: see cases.py."""

from . import arrays, programs  # noqa: F401 (they add their cases)
from .cases import CASES  # noqa: F401
