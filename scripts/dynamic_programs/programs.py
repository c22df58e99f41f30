# SPDX-License-Identifier: Apache-2.0
"""Gather and scatter, control flow, random numbers, linear algebra, pieces of networks, arithmetic
on dimensions."""

import jax
import jax.numpy as jnp
import jax.scipy as jsp
from jax import lax

from .cases import add, case

X = [("f32", "b, 3")]


# gather / scatter
add(
    "gather_mode",
    lambda x, i: x.at[i].get(mode="fill", fill_value=7),
    [("f32", "b, 3"), ("i32", "n")],
    {"b": 3, "n": 4},
    {"b": 1, "n": 1},
)
add(
    "gather_clip",
    lambda x, i: x.at[i].get(mode="clip"),
    [("f32", "b, 3"), ("i32", "n")],
    {"b": 3, "n": 4},
)
add(
    "scatter_add",
    lambda x, i, u: x.at[i].add(u),
    [("f32", "b, 3"), ("i32", "n"), ("f32", "n, 3")],
    {"b": 3, "n": 4},
    {"b": 1, "n": 1},
)
add(
    "scatter_set",
    lambda x, i: x.at[i].set(0.0, unique_indices=True),
    [("f32", "b, 3"), ("i32", "1")],
)
add(
    "scatter_mul",
    lambda x, i: x.at[i].multiply(2.0),
    [("f32", "b, 3"), ("i32", "n")],
    {"b": 3, "n": 4},
)
add("scatter_max", lambda x, i: x.at[i].max(0.5), [("f32", "b, 3"), ("i32", "n")], {"b": 3, "n": 4})
add("scatter_apply", lambda x, i: x.at[i].apply(jnp.sin), [("f32", "b, 3"), ("i32", "1")])
add(
    "segment_sum",
    lambda x, i: jax.ops.segment_sum(x, i, num_segments=4),
    [("f32", "b, 3"), ("i32", "b")],
)
add(
    "segment_sum_sym",
    lambda x, i: jax.ops.segment_sum(x, i, num_segments=x.shape[0]),
    [("f32", "b, 3"), ("i32", "b")],
)
add(
    "embedding",
    lambda e, i: e[i],
    [("f32", "10, 3"), ("i32", "b, t")],
    {"b": 2, "t": 3},
    {"b": 1, "t": 1},
)
add(
    "embedding_grad",
    lambda e, i: jax.grad(lambda e: (e[i] ** 2).sum())(e),
    [("f32", "10, 3"), ("i32", "b, t")],
    {"b": 2, "t": 3},
)
add("vmap_gather", lambda x, i: jax.vmap(lambda r, j: r[j])(x, i), [("f32", "b, 3"), ("i32", "b")])
add(
    "vmap_scatter",
    lambda x, i: jax.vmap(lambda r, j: r.at[j].set(0.0))(x, i),
    [("f32", "b, 3"), ("i32", "b")],
)
add(
    "vmap_dynslice",
    lambda x, i: jax.vmap(lambda r, j: lax.dynamic_slice(r, (j,), (2,)))(x, i),
    [("f32", "b, 3"), ("i32", "b")],
)
add(
    "gather_sym_slice",
    lambda x, i: jax.vmap(lambda j: lax.dynamic_slice(x, (j, 0), (x.shape[0], 2)))(i),
    [("f32", "b, 3"), ("i32", "n")],
    {"b": 3, "n": 2},
)
# control flow
add(
    "while",
    lambda x: lax.while_loop(lambda c: c[0] < 5, lambda c: (c[0] + 1, c[1] * 1.5), (0, x)),
    X,
)
add(
    "while_dim",
    lambda x: lax.while_loop(
        lambda c: c[0] < x.shape[0],
        lambda c: (c[0] + 1, c[1] + jnp.arange(x.shape[0])[:, None]),
        (0, x),
    ),
    X,
)
add("fori", lambda x: lax.fori_loop(0, x.shape[0], lambda i, a: a + x[i], jnp.zeros(3)), X)
add("scan", lambda x: lax.scan(lambda c, r: (c + r, c * r), jnp.zeros(3), x), X)
add("scan_stat", lambda x: lax.scan(lambda c, r: (c * r, c.sum()), x, jnp.arange(4.0)), X)
add("scan_rev", lambda x: lax.scan(lambda c, r: (c + r, c * r), jnp.zeros(3), x, reverse=True), X)
add(
    "scan_grad",
    jax.grad(lambda x: lax.scan(lambda c, r: (jnp.sin(c + r), c * r), jnp.zeros(3), x)[1].sum()),
    X,
)
add(
    "scan_nested",
    lambda x: lax.scan(
        lambda c, r: (
            lax.fori_loop(0, 3, lambda i, a: a + r, c),
            c[:, None] * jnp.ones(x.shape[0]),
        ),
        jnp.zeros(3),
        x,
    ),
    X,
)
add("cond", lambda x: lax.cond(x.sum() > 0, lambda y: y * 2, lambda y: y + 1, x), X)
add(
    "cond_dim",
    lambda x: lax.cond(jnp.asarray(x.shape[0]) > 2, lambda y: y * 2, lambda y: y + 1, x),
    X,
)
add(
    "cond_sym_out",
    lambda x: lax.cond(
        x.sum() > 0,
        lambda: jnp.arange(x.shape[0] + 1),
        lambda: jnp.zeros(x.shape[0] + 1, jnp.int32),
    ),
    X,
)
add(
    "switch", lambda x: lax.switch(jnp.int32(1), [lambda y: y, lambda y: y * 3, lambda y: -y], x), X
)
add(
    "switch2",
    lambda x: lax.switch(
        x.sum().astype(jnp.int32), [lambda y: y, lambda y: jnp.concatenate([y, y])[: x.shape[0]]], x
    ),
    X,
)
add(
    "assoc_scan",
    lambda x: (
        lax.associative_scan(jnp.add, x[:4]) if isinstance(x.shape[0], int) else jnp.cumsum(x, 0)
    ),
    X,
)
add("custom_jvp", jax.grad(lambda x: jax.nn.relu(x).sum()), X)
add("remat", jax.grad(lambda x: jax.checkpoint(lambda y: jnp.sin(jnp.sin(y)).sum())(x)), X)
add("jit_nested", lambda x: jax.jit(lambda y: jax.jit(jnp.sin)(y) + 1)(jnp.concatenate([x, x])), X)
add(
    "jit_two_sizes",
    lambda x: (
        jax.jit(jnp.cumsum)(x.ravel()),
        jax.jit(jnp.cumsum)(jnp.concatenate([x, x]).ravel()),
    ),
    X,
)
add("barrier", lambda x: lax.optimization_barrier(x), X)
add("custom_vjp_logsumexp", jax.grad(lambda x: jax.nn.logsumexp(x)), X)
# rng
add("rng_uniform", lambda x: jax.random.uniform(jax.random.key(0), x.shape), X)
add("rng_normal", lambda x: jax.random.normal(jax.random.key(1), (x.shape[0] + 1, 2)), X)
add("rng_bits", lambda x: jax.random.bits(jax.random.key(1), x.shape), X)
add("rng_bernoulli", lambda x: jax.random.bernoulli(jax.random.key(1), 0.3, x.shape), X)
add("rng_randint", lambda x: jax.random.randint(jax.random.key(1), x.shape, 0, 10), X)
add("rng_categorical", lambda x: jax.random.categorical(jax.random.key(1), x), X)
add("rng_split", lambda x: jax.random.key_data(jax.random.split(jax.random.key(1), x.shape[0])), X)
add(
    "rng_key_in",
    lambda k, x: jax.random.normal(jax.random.wrap_key_data(k), x.shape),
    [("u32", "2"), ("f32", "b, 3")],
)
add(
    "rng_dropout",
    lambda x: jnp.where(jax.random.bernoulli(jax.random.key(0), 0.5, x.shape), x / 0.5, 0),
    X,
)
add("rng_rbg", lambda x: jax.random.bits(jax.random.key(0, impl="rbg"), (x.shape[0], 2)), X)
add("rng_gumbel", lambda x: jax.random.gumbel(jax.random.key(0), x.shape), X)
add("rng_gamma", lambda x: jax.random.gamma(jax.random.key(0), 2.0, x.shape), X)
add("rng_exponential", lambda x: jax.random.exponential(jax.random.key(0), x.shape), X)
add("rng_lax", lambda x: lax.rng_bit_generator(jnp.zeros(4, jnp.uint32), (x.shape[0], 4)), X)
# linalg
L = [("f32", "b, 3, 3")]
spd = lambda x: x @ x.mT + 3 * jnp.eye(3)
add("cholesky", lambda x: jnp.linalg.cholesky(spd(x)), L)
add("qr", lambda x: jnp.linalg.qr(x), L)
add("svd", lambda x: jnp.linalg.svd(x, compute_uv=False), L)
add("eigh", lambda x: jnp.linalg.eigvalsh(x + x.mT), L)
add("lu", lambda x: jsp.linalg.lu_factor(x)[0], L)
add("solve", lambda x: jnp.linalg.solve(spd(x), jnp.ones((3, 1))), L)
add("inv", lambda x: jnp.linalg.inv(spd(x)), L)
add("det", lambda x: jnp.linalg.det(x), L)
add("trisolve", lambda x: lax.linalg.triangular_solve(spd(x), x, left_side=True, lower=True), L)
add("eig", lambda x: jnp.sort(jnp.abs(jnp.linalg.eigvals(x))), L)
add("cho_sym", lambda x: jnp.linalg.cholesky(x @ x.T + jnp.eye(x.shape[0])), X)
add("chol_grad", jax.grad(lambda x: jnp.linalg.cholesky(spd(x)).sum()), L)
add("matpow", lambda x: jnp.linalg.matrix_power(x, 3), L)
add("expm_like", lambda x: x + x @ x / 2, L)
add("schur", lambda x: lax.linalg.schur(x)[1].shape[0] * x, L)
add("hessenberg", lambda x: lax.linalg.hessenberg(x)[0], L)
add(
    "tridiag",
    lambda x: lax.linalg.tridiagonal_solve(
        jnp.zeros_like(x[:, 0]), x[:, 1] ** 2 + 3, jnp.zeros_like(x[:, 2]), x
    ),
    L,
)
# fft
add("fft", lambda x: jnp.fft.fft(x, axis=1), X)
add("rfft", lambda x: jnp.fft.rfft(x, axis=1), X)
add("irfft", lambda x: jnp.fft.irfft(x, n=4, axis=1), X)
add("fft2", lambda x: jnp.fft.fft2(x), [("f32", "b, 4, 4")])


# nn blocks
@case([("f32", "b, t, 8"), ("f32", "8, 24"), ("f32", "8, 8")], {"b": 2, "t": 3}, {"b": 1, "t": 1})
def attention(x, wqkv, wo):
    q, k, v = jnp.split(x @ wqkv, 3, -1)
    h = lambda a: a.reshape(a.shape[0], a.shape[1], 2, 4).swapaxes(1, 2)
    q, k, v = h(q), h(k), h(v)
    s = q @ k.mT / 2
    s = jnp.where(jnp.tril(jnp.ones((x.shape[1], x.shape[1]), bool)), s, -1e9)
    o = (jax.nn.softmax(s) @ v).swapaxes(1, 2).reshape(x.shape)
    return o @ wo


@case([("f32", "b, 4"), ("f32", "4, 8"), ("f32", "8, 2"), ("i32", "b")], {"b": 1}, {"b": 6})
def mlp_grad(x, w1, w2, y):
    def loss(w1, w2):
        lg = jax.nn.log_softmax(jax.nn.gelu(x @ w1) @ w2)
        return -jnp.mean(jnp.take_along_axis(lg, y[:, None] % 2, 1))

    return jax.value_and_grad(loss, argnums=(0, 1))(w1, w2)


@case([("f32", "b, 4")], {"b": 2}, {"b": 6})
def layernorm(x):
    return (x - x.mean(-1, keepdims=True)) * lax.rsqrt(x.var(-1, keepdims=True) + 1e-5)


@case([("f32", "b, 4")], {"b": 2}, {"b": 6})
def batchnorm(x):
    return (x - x.mean(0)) * lax.rsqrt(x.var(0) + 1e-5)


@case([("f32", "b, t, 4"), ("f32", "4, 4"), ("f32", "4, 4")], {"b": 2, "t": 3}, {"b": 1, "t": 1})
def rnn(x, w, u):
    h, ys = lax.scan(
        lambda h, xt: ((n := jnp.tanh(xt @ w + h @ u)), n),
        jnp.zeros((x.shape[0], 4)),
        x.swapaxes(0, 1),
    )
    return ys


@case([("f32", "b, 8, 8, 3"), ("f32", "3, 3, 3, 4"), ("f32", "64, 5")], {"b": 2}, {"b": 1})
def cnn(x, k, w):
    y = jax.nn.relu(
        lax.conv_general_dilated(x, k, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
    )
    y = lax.reduce_window(y, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")
    return y.reshape(x.shape[0], -1) @ w


# dims
add("dims_mul", lambda x: x.sum(0), [("f32", "2*b, 3")], {"b": 1}, {"b": 4})
add("dims_add", lambda x: x[1:], [("f32", "b+1, 3")], {"b": 1}, {"b": 4})
add(
    "dims_two", lambda x, y: x + y[:-1].sum(), [("f32", "b, 3"), ("f32", "b+1")], {"b": 2}, {"b": 4}
)
add(
    "dims_floordiv",
    lambda x, y: (x[::2].sum() + y.sum()),
    [("f32", "b, 3"), ("f32", "floordiv(b, 2)")],
    {"b": 2},
    {"b": 5},
)
add(
    "dims_mod",
    lambda x, y: (x.sum() + y.sum()),
    [("f32", "b"), ("f32", "mod(b, 3)")],
    {"b": 2},
    {"b": 4},
)
add(
    "dims_max",
    lambda x, y: (x.sum() + y.sum()),
    [("f32", "b"), ("f32", "max(b, 3)")],
    {"b": 2},
    {"b": 4},
)
add(
    "dims_min",
    lambda x, y: (x.sum() + y.sum()),
    [("f32", "b"), ("f32", "min(b, 3)")],
    {"b": 2},
    {"b": 4},
)
add(
    "dims_prod",
    lambda x, y, z: z.reshape(x.shape[0], y.shape[0]) * x[:, None] * y,
    [("f32", "a"), ("f32", "b"), ("f32", "a*b")],
    {"a": 2, "b": 3},
    {"a": 1, "b": 1},
)
add("dims_constraint", lambda x: x[:2], X, {"b": 2}, {"b": 5}, constraints=("b >= 2",))
add(
    "dims_constraint_rel",
    lambda x, y: x[: y.shape[0]] + y,
    [("f32", "a, 3"), ("f32", "b, 3")],
    {"a": 4, "b": 2},
    {"a": 3, "b": 3},
    constraints=("a >= b",),
)
add(
    "dims_eq",
    lambda x, y: x + y[: x.shape[0]],
    [("f32", "a, 3"), ("f32", "b, 3")],
    {"a": 4, "b": 5},
    constraints=("b == a + 1",),
)
add(
    "rank3",
    lambda x: x.transpose(2, 0, 1).reshape(-1, x.shape[1]),
    [("f32", "a, b, c")],
    {"a": 2, "b": 3, "c": 4},
    {"a": 1, "b": 1, "c": 1},
)
add(
    "reshape_merge",
    lambda x: x.reshape(x.shape[0] * x.shape[1], x.shape[2]),
    [("f32", "a, b, c")],
    {"a": 2, "b": 3, "c": 4},
)
add(
    "patch",
    lambda x: x.reshape(x.shape[0], x.shape[1] // 2, 2, 3).sum(2),
    [("f32", "b, 2*t, 3")],
    {"b": 2, "t": 3},
)
add("int_out", lambda x: x.shape[0], X)
add("dim_float", lambda x: x / x.shape[0], X)
add("two_results", lambda x: {"a": x, "b": (x.shape[0], x.T)}, X)
add("empty_batch", lambda x: x.sum(0), X, {"b": 1}, {"b": 3})
add("complex_in", lambda x: (x * 1j).imag, X)
add("bool_in", lambda x: ~x, [("bool", "b, 3")])
add("vmap_matmul", lambda x: jax.vmap(lambda r: jnp.outer(r, r))(x), X)
add("jvp", lambda x: jax.jvp(lambda y: jnp.sin(y).sum(0), (x,), (x,)), X)
add("hess_diag", lambda x: jax.vmap(jax.grad(lambda r: (r**3).sum()))(x), X)
add("jacfwd", lambda x: jax.jacfwd(lambda w: x @ w)(jnp.ones(3)), X)
add("resize", lambda x: jax.image.resize(x, (x.shape[0], 4, 4), "bilinear"), [("f32", "b, 2, 2")])
add(
    "resize_sym",
    lambda x: jax.image.resize(x, (x.shape[0], 2 * x.shape[1], 3), "nearest"),
    [("f32", "b, h, 3")],
    {"b": 2, "h": 3},
)
add("sort_grad", jax.grad(lambda x: (jnp.sort(x, 0) * jnp.arange(x.shape[0])[:, None]).sum()), X)
add("max_grad", jax.grad(lambda x: x.max(0).sum()), X)
add("pad_grad", jax.grad(lambda x: (jnp.pad(x, ((1, 1), (0, 0))) ** 2).sum()), X)
add("gather_grad", jax.grad(lambda x: (x[jnp.arange(x.shape[0]) // 2] ** 2).sum()), X)
add("concat_grad", jax.grad(lambda x: (jnp.concatenate([x, x[:1]]) ** 2).sum()), X)
add(
    "dynslice_grad",
    jax.grad(lambda x: (lax.dynamic_slice(x, (0, 1), (x.shape[0], 2)) ** 2).sum()),
    X,
)
add(
    "select_and_gather",
    jax.jacfwd(lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (1, 2), (1, 1), "VALID").sum()),
    X,
)

# arithmetic on dimensions inside of the program
for k, f in dict(
    plus=lambda b: b + 3,
    minus=lambda b: 2 * b - 1,
    times=lambda b: 3 * b,
    square=lambda b: b * b,
    floordiv=lambda b: (b + 5) // 3,
    mod=lambda b: b % 4 + 1,
    negmod=lambda b: (-b) % 5 + 1,
    negdiv=lambda b: 9 - (-b) // 2,
    max=lambda b: jax.core.max_dim(b, 4),
    min=lambda b: jax.core.min_dim(b, 4),
    nested=lambda b: jax.core.max_dim((b * b + 1) // 2, b + 1),
    ceil=lambda b: -(-b // 2),
    mixed=lambda b: (3 * b + 1) * (b // 2 + 1),
).items():
    add("d_iota_" + k, lambda x, f=f: jnp.arange(f(x.shape[0])), X, {"b": 1}, {"b": 4}, {"b": 7})
    add(
        "d_broadcast_" + k,
        lambda x, f=f: jnp.broadcast_to(x.sum(0), (f(x.shape[0]), 3)),
        X,
        {"b": 1},
        {"b": 4},
        {"b": 7},
    )
    add(
        "d_reduce_" + k,
        lambda x, f=f: (jnp.ones((f(x.shape[0]), 2)) * x[0, 0]).sum(0) + f(x.shape[0]),
        X,
        {"b": 1},
        {"b": 4},
        {"b": 7},
    )
