# SPDX-License-Identifier: Apache-2.0
"""Random JAX functions: a seed gives a function and its arguments, always the same ones."""

import functools

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

SIZES = [0, 1, 1, 2, 3, 4, 5, 7]


class Builder:
    """Draws steps and applies them to a pool of arrays while JAX traces.

    Every choice comes from the seed and from shapes alone, so tracing in f32 and in f64 takes the
    same steps.
    """

    def __init__(self, seed, pool):
        self.rng = np.random.default_rng(seed)
        self.pool = list(pool)

    def pick(self, items):
        return items[self.rng.integers(len(items))]

    def chance(self, p):
        return self.rng.random() < p

    def array(self, minimum_rank=0, nonempty=False):
        fitting = [x for x in self.pool if x.ndim >= minimum_rank and (x.size or not nonempty)]
        if fitting:
            return self.pick(fitting)
        return jnp.ones([2] * max(minimum_rank, 1), self.pool[0].dtype)

    def axis(self, x):
        return int(self.rng.integers(x.ndim))

    def shaped(self, shape):
        """Some array of the pool, spread or cut to `shape`."""
        flat = self.array(nonempty=True).reshape(-1)
        size = int(np.prod(shape, dtype=int))
        index = jnp.asarray((np.arange(size) * 3 + 1) % flat.size, jnp.int32)
        return flat[index].reshape(shape)

    def step(self):
        kind = self.pick([self.unary, self.unary, self.binary, self.binary, self.reduction,
                          self.cumulative, self.dot, self.convolution, self.gathering,
                          self.scattering, self.sorting, self.shape, self.shape, self.loop,
                          self.window, self.selection, self.gradient])
        for out in kind():
            if out.size <= 4096 and jnp.issubdtype(out.dtype, jnp.floating):
                self.pool.append(out)

    def unary(self):
        f = self.pick([jnp.sin, jnp.cos, jnp.tanh, jnp.exp, jnp.abs, jnp.negative, jnp.square,
                       jax.nn.sigmoid, jax.nn.relu, jax.nn.gelu, jax.nn.softplus, jnp.arctan,
                       lambda x: jnp.log1p(jnp.abs(x)), lambda x: jnp.sqrt(jnp.abs(x) + 0.1),
                       lambda x: lax.rsqrt(jnp.abs(x) + 0.5), lax.erf, jnp.expm1, jnp.cbrt,
                       lambda x: jnp.log(jnp.abs(x) + 0.3), jnp.arcsinh, jax.nn.silu,
                       lambda x: lax.integer_pow(x, 3)])
        # Kept within a range in which nothing overflows and errors stay comparable.
        return [f(jnp.clip(self.array(), -4, 4))]

    def binary(self):
        x = self.array()
        shape = [1 if self.chance(0.2) else n for n in x.shape]
        y = self.shaped(shape)
        f = self.pick([jnp.add, jnp.subtract, jnp.multiply, jnp.maximum, jnp.minimum,
                       lambda a, b: a / (1 + jnp.abs(b)), jnp.arctan2, jnp.hypot,
                       lambda a, b: jnp.power(jnp.abs(a) + 0.5, jnp.clip(b, -2, 2)),
                       jnp.logaddexp])
        return [jnp.clip(f(x, y), -1e3, 1e3)]

    def reduction(self):
        x = self.array(1)
        axes = tuple(a for a in range(x.ndim) if self.chance(0.6))
        f = self.pick([jnp.sum, jnp.mean, jnp.max, jnp.min, jnp.prod, jax.nn.logsumexp, jnp.var])
        if x.size == 0 and f not in (jnp.sum, jnp.prod):
            f = jnp.sum
        return [jnp.clip(f(jnp.clip(x, -2, 2), axis=axes, keepdims=self.chance(0.3)), -1e3, 1e3)]

    def cumulative(self):
        x = self.array(1)
        f = self.pick([lax.cumsum, lax.cummax, lax.cummin, lax.cumprod, lax.cumlogsumexp])
        return [jnp.clip(f(jnp.clip(x, -1.5, 1.5), axis=self.axis(x), reverse=self.chance(0.3)),
                         -1e3, 1e3)]

    def dot(self):
        x = self.array(1)
        order = self.rng.permutation(x.ndim)
        batch = [int(d) for d in order[:self.rng.integers(0, 2)]]
        contract = [int(d) for d in order[len(batch):len(batch) + self.rng.integers(0, 3)]]
        free = [self.pick(SIZES) for _ in range(self.rng.integers(0, 3))]
        parts = [("b", d) for d in batch] + [("c", d) for d in contract] + [("f", n) for n in free]
        self.rng.shuffle(parts)
        shape = [int(n) if k == "f" else x.shape[int(n)] for k, n in parts]
        where = {(k, int(n)): i for i, (k, n) in enumerate(parts) if k != "f"}
        y = self.shaped(shape)
        numbers = ((contract, [where["c", d] for d in contract]),
                   (batch, [where["b", d] for d in batch]))
        return [jnp.clip(lax.dot_general(x, y, numbers, precision="highest"), -1e3, 1e3)]

    def convolution(self):
        spatial = int(self.rng.integers(1, 3))
        groups = self.pick([1, 1, 2])
        sizes = [self.pick([1, 2, 4, 5]) for _ in range(spatial)]
        kernel = [self.pick([1, 2, 3]) for _ in range(spatial)]
        x = self.shaped([self.pick([1, 2]), 2 * groups] + sizes)
        w = self.shaped([2 * groups, 2] + kernel)
        return [lax.conv_general_dilated(
            x, w, [self.pick([1, 2]) for _ in kernel],
            [(self.pick([0, 1, 2]), self.pick([0, 1, 2])) for _ in kernel],
            lhs_dilation=[self.pick([1, 2]) for _ in kernel],
            rhs_dilation=[self.pick([1, 2]) for _ in kernel],
            feature_group_count=groups, precision="highest")]

    def indices(self, shape, bound):
        low, high = (-bound - 1, bound + 2)
        return jnp.asarray(self.rng.integers(low, high, shape), jnp.int32)

    def gathering(self):
        x = self.array(1, nonempty=True)
        axis = self.axis(x)
        n = x.shape[axis]
        kind = self.rng.integers(4)
        if kind == 0:
            return [jnp.take(x, self.indices([self.pick([0, 1, 3]), 2], n), axis=axis,
                             mode=self.pick(["clip", "wrap"]))]
        if kind == 1:
            starts = self.indices([x.ndim], max(x.shape))
            return [lax.dynamic_slice(x, list(starts), [max(1, d - 1) for d in x.shape])]
        if kind == 2:
            shape = list(x.shape)
            shape[axis] = self.pick([1, 3])
            return [jnp.take_along_axis(x, self.indices(shape, n), axis=axis, mode="clip")]
        rows = x.at[self.indices([4], x.shape[0])]
        return [jnp.nan_to_num(rows.get(mode="fill", fill_value=2.5))]

    def scattering(self):
        x = self.array(1, nonempty=True)
        where = self.indices([self.pick([1, 4])], x.shape[0])
        update = self.shaped([where.shape[0], *x.shape[1:]])
        kind = self.pick(["add", "max", "min", "mul", "slice"])
        if kind == "slice":
            return [lax.dynamic_update_slice(x, self.shaped([max(1, d - 1) for d in x.shape]),
                                             list(self.indices([x.ndim], max(x.shape))))]
        return [jnp.clip(getattr(x.at[where], kind)(update, mode="drop"), -1e3, 1e3)]

    def sorting(self):
        x = self.array(1)
        axis = self.axis(x)
        kind = self.rng.integers(3)
        if kind == 0:
            return [jnp.sort(x, axis=axis, descending=self.chance(0.5))]
        if kind == 1:
            keys, values = lax.sort([x, x * 2 + 1], dimension=axis, num_keys=1)
            return [keys, values]
        return [lax.top_k(x, max(0, x.shape[-1] - 1))[0]]

    def shape(self):
        x = self.array(1)
        axis = self.axis(x)
        kind = self.rng.integers(7)
        if kind == 0:
            return [jnp.transpose(x, self.rng.permutation(x.ndim))]
        if kind == 1:
            return [x.reshape(self.pick([(-1,), (1, -1), (-1, 1)]) if x.size else (x.size,))]
        if kind == 2:
            edges = [(self.pick([-1, 0, 1]) if n > 2 else 0, self.pick([0, 1]), self.pick([0, 1]))
                     for n in x.shape]
            return [lax.pad(x, jnp.asarray(0.5, x.dtype), edges)]
        if kind == 3:
            return [jnp.concatenate([x, self.shaped(x.shape)], axis=axis)]
        if kind == 4:
            return [jnp.flip(x, axis)]
        if kind == 5:
            return [lax.slice_in_dim(x, 0, x.shape[axis], self.pick([1, 2]), axis)]
        return [jnp.broadcast_to(x[None], (self.pick([1, 2]), *x.shape))]

    def loop(self):
        x = self.array()
        kind = self.rng.integers(3)
        if kind == 0:
            count = self.pick([0, 1, 3])
            return [lax.fori_loop(0, count, lambda i, c: jnp.sin(c) + 0.1 * i, x)]
        if kind == 1:
            x = self.array(1)
            start = jnp.zeros(x.shape[1:], x.dtype)
            carry, out = lax.scan(lambda c, v: (jnp.tanh(c + v), c * v), start, x,
                                  reverse=self.chance(0.3))
            return [carry, out]
        limit = float(self.pick([0.5, 3.0]))
        return [lax.while_loop(lambda c: jnp.sum(jnp.abs(c)) > limit, lambda c: c * 0.25, x)]

    def window(self):
        x = self.array(1)
        window = [self.pick([1, 2, 3]) for _ in x.shape]
        add = self.chance(0.5)
        return [lax.reduce_window(
            jnp.clip(x, -10, 10), 0.0 if add else -jnp.inf, lax.add if add else lax.max, window,
            [self.pick([1, 2]) for _ in x.shape], [(w - 1, w - 1) for w in window],
            base_dilation=[self.pick([1, 2]) for _ in x.shape],
            window_dilation=[self.pick([1, 2]) for _ in x.shape])]

    def selection(self):
        x = self.array()
        y = self.shaped(x.shape)
        if self.chance(0.3):
            return [lax.cond(jnp.sum(x) > 0.25, jnp.sin, lambda v: v * 2, y)]
        return [jnp.where(x > y, x, jnp.cos(y))]

    def gradient(self):
        """The gradient of a small function that is drawn from the same steps."""
        x = self.array(nonempty=True)
        seed = int(self.rng.integers(2**31))

        def scalar(v):
            inner = Builder(seed, [v])
            for out in inner.pick([inner.unary, inner.reduction, inner.dot, inner.convolution,
                                   inner.gathering, inner.scattering, inner.cumulative,
                                   inner.window, inner.sorting, inner.shape, inner.loop])():
                v = out
            return jnp.sum(jnp.sin(v))

        # JAX has no reverse mode of a while loop of unknown length, nor of every scatter.
        try:
            return [jnp.clip(jax.grad(scalar)(x), -1e3, 1e3)]
        except (ValueError, NotImplementedError):
            return [x]


def make(seed):
    """(function of a list of arrays, list of f32 arrays)."""
    rng = np.random.default_rng([seed, 1])
    arguments = []
    for _ in range(rng.integers(1, 4)):
        shape = [SIZES[rng.integers(len(SIZES))] for _ in range(rng.integers(0, 4))]
        # Multiples of 1/64 are the same numbers in f32 and f64.
        arguments.append((rng.integers(-128, 129, shape) / 64).astype(np.float32))
    steps = int(rng.integers(1, 9))

    def function(*pool):
        builder = Builder(seed, pool)
        for _ in range(steps):
            builder.step()
        return tuple(builder.pool[len(pool):][-4:]) or tuple(x + 1 for x in pool)

    return functools.partial(function), arguments
