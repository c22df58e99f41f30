#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes coefficients.h: polynomials for the special functions of expand/.

    make_coefficients.py

Needs mpmath. Each row of FITS is a smooth function on [-1, 1] (a special function with its zeros,
poles and growth divided out); the polynomial is its Chebyshev series, cut off where the relative
error is below a quarter of a unit in the last place of f32 and of f64.
"""

import pathlib

import mpmath
from mpmath import mp, mpf

mp.prec = 260
BITS = {"F32": 26, "F64": 55}


def on(low, high, function):
    """`function` on [low, high], as a function on [-1, 1]."""
    low, high = mpf(low), mpf(high)
    return lambda t: function((low + high) / 2 + t * (high - low) / 2)


def erf_over_x(u):
    x = mp.sqrt(u)
    return mp.erf(x) / x if x else 2 / mp.sqrt(mp.pi)


ERFC_CENTER = mpf(3)


def scaled_erfc(t):
    """(1 + 2x) e^(x^2) erfc(x) at t = (x - 3) / (x + 3)."""
    if t >= 1 - mpf(2) ** -60:
        return 2 / mp.sqrt(mp.pi)
    x = ERFC_CENTER * (1 + t) / (1 - t)
    if x > 1e4:
        return (1 + 2 * x) / (x * mp.sqrt(mp.pi)) * (1 - 1 / (2 * x * x) + 3 / (4 * x ** 4))
    return (1 + 2 * x) * mp.exp(x * x) * mp.erfc(x)


def erf_inv_of(w):
    """erf_inv(x) / x where w = -log(1 - x^2)."""
    if w < mpf(2) ** -100:
        return mp.sqrt(mp.pi) / 2
    tail = -mp.expm1(-w)
    x = mp.sqrt(tail)
    tail = mp.exp(-w) / (1 + x)  # 1 - x
    y = mp.erfinv(x) if w < 30 else mp.sqrt(w)
    for _ in range(12):  # Newton's method on log erfc
        erfc = mp.erfc(y)
        y += mp.log(erfc / tail) * erfc * mp.sqrt(mp.pi) / 2 * mp.exp(y * y)
    return y / x


def lgamma_smooth(x):
    return mp.loggamma(x) / ((x - 1) * (x - 2))


DIGAMMA_ROOT = mp.findroot(mp.digamma, 1.46)


def digamma_smooth(x):
    return mp.digamma(x) / (x - DIGAMMA_ROOT)


def bessel_near(x):
    return (2 + x) * mp.exp(-x) * (mp.besseli(1, x) / x if x else mpf(0.5))


def bessel_far(t):
    """sqrt(x) e^-x I1(x) at x = 16 / (1 + t)."""
    if t < -1 + mpf(2) ** -60:
        return 1 / mp.sqrt(2 * mp.pi)
    x = 16 / (1 + t)
    if x > 200:
        term = total = mpf(1)
        for k in range(1, 60):
            term *= (mpf(2 * k - 1) ** 2 - 4) / (8 * x * k)
            total += term
        return total / mp.sqrt(2 * mp.pi)
    return mp.sqrt(x) * mp.exp(-x) * mp.besseli(1, x)


# name: comment, function on [-1, 1]
FITS = {
    "Erf": ("erf(x) / x in 2 x^2 - 1, x in [0, 1]", on(0, 1, erf_over_x)),
    "Erfc": ("(1 + 2 x) e^(x^2) erfc(x) in (x - 4) / (x + 3), x from 1/2 on",
             on(mpf(-5) / 7, 1, scaled_erfc)),
    "ErfInvNear": ("erf_inv(x) / x in w = -log(1 - x^2) on [0, 6]", on(0, 6, erf_inv_of)),
    "ErfInvMiddle": ("the same in sqrt(w) on [2.4, 4.2]",
                     on("2.4", "4.2", lambda s: erf_inv_of(s * s))),
    "ErfInvFar": ("the same in sqrt(w) on [4.2, 6.2]",
                  on("4.2", "6.2", lambda s: erf_inv_of(s * s))),
    "LgammaNear": ("lgamma(x) / ((x - 1) (x - 2)) on [1, 3]", on(1, 3, lgamma_smooth)),
    "LgammaMiddle": ("the same on [3, 8]", on(3, 8, lgamma_smooth)),
    "DigammaNear": ("digamma(x) / (x - root) on [1, 2]", on(1, 2, digamma_smooth)),
    "DigammaMiddle": ("the same on [2, 4]", on(2, 4, digamma_smooth)),
    "BesselI1Near": ("(2 + x) e^-x I1(x) / x on [0, 4]", on(0, 4, bessel_near)),
    "BesselI1Middle": ("the same on [4, 8]", on(4, 8, bessel_near)),
    "BesselI1Far": ("sqrt(x) e^-x I1(x) in 16 / x - 1, x from 8 on", bessel_far),
}


def chebyshev(function, nodes=64):
    """The coefficients of Chebyshev's polynomials, exact for all that matters."""
    angles = [mp.pi * (k + mpf(0.5)) / nodes for k in range(nodes)]
    values = [function(mp.cos(angle)) for angle in angles]
    return [2 * mp.fsum(v * mp.cos(j * a) for v, a in zip(values, angles)) / nodes / (1 + (j == 0))
            for j in range(nodes)], min(map(abs, values))


def to_powers(series):
    """A sum of Chebyshev's polynomials as one of powers, highest first."""
    previous, current = [mpf(1)], [mpf(0), mpf(1)]
    total = [mpf(0)] * len(series)
    for j, c in enumerate(series):
        polynomial = previous if j == 0 else current
        for power, number in enumerate(polynomial):
            total[power] += c * number
        if j > 0:
            following = [mpf(0)] + [2 * number for number in current]
            for power, number in enumerate(previous):
                following[power] -= number
            previous, current = current, following
    return total[::-1]


def fit(series, scale, bits):
    """Of the least degree whose relative error is good enough."""
    for terms in range(3, len(series) - 8):
        if mp.fsum(map(abs, series[terms:])) < scale * mpf(2) ** -bits:
            return to_powers(series[:terms])
    raise ArithmeticError("no fit")


def main():
    lines = ["// SPDX-License-Identifier: Apache-2.0",
             "// Written by make_coefficients.py: polynomials on [-1, 1], the highest power first.",
             "#pragma once", "", "namespace lockstep::expand {", "",
             "// clang-format off",
             "// digamma's root, as a sum.",
             f"inline constexpr double kDigammaRoot = {float(DIGAMMA_ROOT)!r};",
             "inline constexpr double kDigammaRootRest = "
             f"{float(DIGAMMA_ROOT - mpf(float(DIGAMMA_ROOT)))!r};", ""]
    for name, (comment, function) in FITS.items():
        lines.append(f"// {comment}")
        series, scale = chebyshev(function)
        for dtype, bits in BITS.items():
            numbers = [repr(float(c)) for c in fit(series, scale, bits)]
            print(name, dtype, len(numbers), numbers[0], numbers[-1], flush=True)
            rows = [", ".join(numbers[i:i + 3]) for i in range(0, len(numbers), 3)]
            lines.append(f"inline constexpr double k{name}{dtype}[] = {{")
            lines += [f"    {row}," for row in rows[:-1]] + [f"    {rows[-1]}}};"]
        lines.append("")
    lines += ["// clang-format on", "", "}  // namespace lockstep::expand", ""]
    pathlib.Path(__file__).with_name("coefficients.h").write_text("\n".join(lines))


if __name__ == "__main__":
    main()
