# SPDX-License-Identifier: Apache-2.0
"""Element by element, reductions, shapes, sorts, dots, convolutions, windows."""

import jax
import jax.numpy as jnp
from jax import lax

from .cases import add

X = [("f32", "b, 3")]
U = dict(
    abs=lax.abs,
    neg=lax.neg,
    exp=lax.exp,
    exp2=lax.exp2,
    expm1=lax.expm1,
    log=lambda x: lax.log(lax.abs(x) + 1),
    log1p=lambda x: lax.log1p(lax.abs(x)),
    sin=lax.sin,
    cos=lax.cos,
    tan=lax.tan,
    tanh=lax.tanh,
    logistic=lax.logistic,
    sqrt=lambda x: lax.sqrt(lax.abs(x)),
    rsqrt=lambda x: lax.rsqrt(lax.abs(x) + 1),
    cbrt=lax.cbrt,
    floor=lax.floor,
    ceil=lax.ceil,
    round=lambda x: lax.round(x, lax.RoundingMethod.TO_NEAREST_EVEN),
    sign=lax.sign,
    is_finite=lax.is_finite,
    erf=lax.erf,
    erf_inv=lambda x: lax.erf_inv(x / 10),
    lgamma=lambda x: lax.lgamma(lax.abs(x) + 1),
    digamma=lambda x: lax.digamma(lax.abs(x) + 1),
    asin=lambda x: lax.asin(x / 10),
    acos=lambda x: lax.acos(x / 10),
    atan=lax.atan,
    sinh=lax.sinh,
    cosh=lax.cosh,
    asinh=lax.asinh,
    acosh=lambda x: lax.acosh(lax.abs(x) + 1),
    atanh=lambda x: lax.atanh(x / 10),
    bessel_i0e=lax.bessel_i0e,
    bessel_i1e=lax.bessel_i1e,
    integer_pow=lambda x: x**3,
    square=lax.square,
    erfc=lax.erfc,
    igamma=lambda x: lax.igamma(lax.abs(x) + 1, lax.abs(x) + 2),
    random_gamma_grad=lambda x: lax.random_gamma_grad(lax.abs(x) + 1, lax.abs(x) + 2),
    betainc=lambda x: lax.betainc(lax.abs(x) + 1, lax.abs(x) + 2, lax.logistic(x)),
    zeta=lambda x: lax.zeta(lax.abs(x) + 2, lax.abs(x) + 1),
    polygamma=lambda x: lax.polygamma(jnp.ones_like(x), lax.abs(x) + 1),
    reduce_precision=lambda x: lax.reduce_precision(x, 5, 10),
    clamp=lambda x: lax.clamp(-1.0, x, 1.0),
    convert=lambda x: x.astype(jnp.int32),
    bitcast=lambda x: lax.bitcast_convert_type(x, jnp.int32),
    bitcast8=lambda x: lax.bitcast_convert_type(x, jnp.uint8),
    nextafter=lambda x: lax.nextafter(x, x + 1),
    select_n=lambda x: lax.select(x > 0, x, -x),
    complexx=lambda x: lax.real(lax.conj(lax.complex(x, x))),
    f16=lambda x: (x.astype(jnp.float16) * 2).astype(jnp.float32),
    bf16=lambda x: (x.astype(jnp.bfloat16) * 2).astype(jnp.float32),
    pow=lambda x: lax.pow(lax.abs(x), x),
    atan2=lambda x: lax.atan2(x, x + 1),
    rem=lambda x: lax.rem(x, x + 20),
    max=lambda x: lax.max(x, -x),
    min=lambda x: lax.min(x, 0 * x),
)
for k, f in U.items():
    add("u_" + k, f, X)
I = [("i32", "b, 3")]
UI = dict(
    popcount=lax.population_count,
    clz=lax.clz,
    not_=lax.bitwise_not,
    and_=lambda x: x & 5,
    or_=lambda x: x | 5,
    xor=lambda x: x ^ 5,
    shl=lambda x: x << 2,
    shr=lambda x: x >> 1,
    srl=lambda x: lax.shift_right_logical(x, jnp.full_like(x, 1)),
    mul=lambda x: x * x,
    div=lambda x: x // 3,
    mod=lambda x: x % 3,
    ipow=lambda x: x**2,
    cumsum=lambda x: jnp.cumsum(x, 0),
)
for k, f in UI.items():
    add("i_" + k, f, I)

R = dict(
    sum0=lambda x: x.sum(0),
    sum1=lambda x: x.sum(1),
    sumall=lambda x: x.sum(),
    mean=lambda x: x.mean(0),
    max=lambda x: x.max(0),
    min=lambda x: x.min(1),
    prod=lambda x: x.prod(0),
    any=lambda x: (x > 0).any(0),
    all=lambda x: (x > 0).all(1),
    argmax=lambda x: x.argmax(0),
    argmin=lambda x: x.argmin(1),
    var=lambda x: x.var(0),
    std=lambda x: x.std(1),
    logsumexp=lambda x: jax.nn.logsumexp(x, 0),
    softmax=lambda x: jax.nn.softmax(x, 0),
    log_softmax=lambda x: jax.nn.log_softmax(x),
    norm=lambda x: jnp.linalg.norm(x, axis=0),
    cumsum=lambda x: jnp.cumsum(x, 0),
    cumprod=lambda x: jnp.cumprod(x, 0),
    cummax=lambda x: lax.cummax(x, 0),
    cummin=lambda x: lax.cummin(x, 0, reverse=True),
    cumlogsumexp=lambda x: lax.cumlogsumexp(x, 0),
    cumsumr=lambda x: lax.cumsum(x, 0, reverse=True),
    cumsum1=lambda x: jnp.cumsum(x, 1),
    reduce_generic=lambda x: lax.reduce(x, 0.0, lambda a, b: a + b * 1, (0,)),
    reduce_two=lambda x: lax.reduce(
        (x, x), (0.0, 1.0), lambda a, b: (a[0] + b[0], a[1] * b[1]), (0,)
    ),
    reduce_and=lambda x: lax.reduce_and_p.bind(x > 0, axes=(0,)),
    median=lambda x: jnp.median(x, axis=1),
    quantile=lambda x: jnp.quantile(x, 0.3, axis=1),
    count=lambda x: jnp.count_nonzero(x > 0, axis=0),
    nanmean=lambda x: jnp.nanmean(x, axis=0),
    ptp=lambda x: jnp.ptp(x, axis=0),
    avg=lambda x: jnp.average(x, axis=0),
)
for k, f in R.items():
    add("r_" + k, f, X)


def W(**k):
    return k


S = dict(
    reshape=lambda x: x.reshape(-1),
    reshape2=lambda x: x.reshape(x.shape[0] * 3),
    reshape3=lambda x: x.reshape(3, -1),
    transpose=lambda x: x.T,
    rev=lambda x: x[::-1],
    expand=lambda x: x[:, None, :],
    squeeze=lambda x: x[:, None].squeeze(1),
    broadcast=lambda x: jnp.broadcast_to(x, (2,) + x.shape),
    broadcast_b=lambda x: jnp.broadcast_to(x[0], x.shape),
    concat=lambda x: jnp.concatenate([x, x, x], 0),
    concat1=lambda x: jnp.concatenate([x, x], 1),
    stack=lambda x: jnp.stack([x, x]),
    pad=lambda x: jnp.pad(x, ((1, 2), (0, 1))),
    padint=lambda x: lax.pad(x, 0.0, ((1, 0, 2), (0, 0, 0))),
    padneg=lambda x: lax.pad(x, 0.0, ((-1, 2, 0), (0, 0, 0))),
    pad_b=lambda x: jnp.pad(x, ((0, x.shape[0]), (0, 0))),
    padmode=lambda x: jnp.pad(x, ((0, 0), (1, 1)), mode="edge"),
    iota=lambda x: jnp.arange(x.shape[0]),
    iota2=lambda x: lax.broadcasted_iota(jnp.float32, x.shape, 0) + x,
    arange2=lambda x: jnp.arange(0, 2 * x.shape[0], 2),
    arange_sym=lambda x: jnp.arange(1, x.shape[0] + 3),
    linspace=lambda x: jnp.linspace(0.0, 1.0, x.shape[0] + 2),
    eye=lambda x: jnp.eye(x.shape[0]),
    tri=lambda x: jnp.tril(x),
    zeros=lambda x: jnp.zeros((x.shape[0] + 1, 2)),
    ones=lambda x: jnp.ones_like(x),
    full=lambda x: jnp.full(x.shape, 7),
    dim=lambda x: x.shape[0] * jnp.float32(2) + x,
    dimarr=lambda x: jnp.array(x.shape[0]) + 1,
    size=lambda x: x.sum() / x.size,
    slice=lambda x: x[:1],
    slice_static1=lambda x: x[:, 1:],
    slice_neg=lambda x: x[:-1],
    slice_mid=lambda x: x[x.shape[0] // 2 :],
    slice_step=lambda x: x[::2],
    index=lambda x: x[0],
    index_last=lambda x: x[-1],
    dynslice=lambda x: lax.dynamic_slice(x, (1, 0), (1, 2)),
    dynslice_b=lambda x: lax.dynamic_slice(x, (0, 1), (x.shape[0], 2)),
    dynslice_half=lambda x: lax.dynamic_slice(x, (1, 1), ((x.shape[0] + 1) // 2, 2)),
    dus=lambda x: lax.dynamic_update_slice(x, jnp.ones((1, 2)), (0, 1)),
    dus_b=lambda x: lax.dynamic_update_slice(x, jnp.ones((x.shape[0], 1)), (0, 2)),
    at_set=lambda x: x.at[0].set(1.0),
    at_add=lambda x: x.at[:, 1].add(2.0),
    at_addb=lambda x: x.at[jnp.arange(x.shape[0]), 1].add(2.0),
    take=lambda x: jnp.take(x, jnp.array([0, 0, 1]), axis=0),
    take_b=lambda x: x[jnp.arange(x.shape[0]) // 2],
    take_along=lambda x: jnp.take_along_axis(x, jnp.zeros((x.shape[0], 1), int), axis=1),
    gather_nd=lambda x: x[jnp.arange(x.shape[0]), 1],
    tile=lambda x: jnp.tile(x, (2, 1)),
    tileb=lambda x: jnp.tile(x, (1, x.shape[0])),
    repeat=lambda x: jnp.repeat(x, 2, axis=0),
    roll=lambda x: jnp.roll(x, 1, axis=0),
    flip=lambda x: jnp.flip(x, 0),
    split=lambda x: jnp.split(x, 3, axis=1),
    swap=lambda x: jnp.swapaxes(x, 0, 1),
    where=lambda x: jnp.where(x > 0, x, 0),
    meshgrid=lambda x: jnp.meshgrid(x[:, 0], x[:, 1]),
    diag=lambda x: jnp.diag(x[:, 0]),
    unstack=lambda x: [x[:, i] for i in range(3)],
    outer=lambda x: jnp.outer(x[:, 0], x[:, 1]),
    kron=lambda x: jnp.kron(x, jnp.ones((2, 1))),
    diff=lambda x: jnp.diff(x, axis=1),
    vander=lambda x: jnp.vander(x[:, 0], 3),
    onehot=lambda x: jax.nn.one_hot(jnp.arange(x.shape[0]), 4),
    trapz=lambda x: jnp.trapezoid(x, axis=0),
    bincount=lambda x: jnp.bincount(x[:, 0].astype(int) % 4, length=5),
    histogram=lambda x: jnp.histogram(x, bins=4, range=(-3.0, 3.0))[0],
    searchsorted=lambda x: jnp.searchsorted(jnp.array([-1.0, 0.0, 1.0]), x),
    digitize=lambda x: jnp.digitize(x, jnp.array([0.0, 1.0])),
    interp=lambda x: jnp.interp(x, jnp.array([0.0, 1.0]), jnp.array([3.0, 4.0])),
    moveaxis=lambda x: jnp.moveaxis(x[None], 1, 0),
    mapd=lambda x: lax.map(lambda r: r * 2, x),
    concat_mix=lambda x: jnp.concatenate([x, jnp.ones((2, 3)), x[:1]], 0),
    floor_div=lambda x: jnp.ones((x.shape[0] // 2, 3)) * x[0],
    modd=lambda x: jnp.ones((x.shape[0] % 2 + 1,)),
    maxd=lambda x: jnp.ones((jax.core.max_dim(x.shape[0], 3),)),
    mind=lambda x: jnp.ones((jax.core.min_dim(x.shape[0], 3),)),
    poly=lambda x: jnp.ones((x.shape[0] ** 2 + 2 * x.shape[0] + 1,)),
    nonneg=lambda x: jnp.ones((jax.core.max_dim(x.shape[0] - 2, 0),)),
)
for k, f in S.items():
    add("s_" + k, f, X)
SO = dict(
    sort=lambda x: jnp.sort(x, 0),
    sort1=lambda x: jnp.sort(x, 1),
    argsort=lambda x: jnp.argsort(x, 0),
    sortkv=lambda x: lax.sort((x, x * 2), dimension=0, num_keys=1),
    topk=lambda x: lax.top_k(x, 2),
    topk_b=lambda x: lax.top_k(x.T, x.shape[0]),
    topk_e=lambda x: lax.top_k(x, 1)[0],
    lexsort=lambda x: jnp.lexsort((x[:, 0], x[:, 1])),
    approx=lambda x: lax.approx_max_k(x, 2),
    unique_n=lambda x: jnp.unique(x, size=2),
    partition=lambda x: jnp.partition(x, 1, axis=1),
    rank=lambda x: jnp.argsort(jnp.argsort(x, 0), 0),
)
for k, f in SO.items():
    add("so_" + k, f, X)

add("dot", lambda x, w: x @ w, [("f32", "b, 3"), ("f32", "3, 4")])
add(
    "dot_bb",
    lambda x, y: x @ y.T,
    [("f32", "b, 3"), ("f32", "c, 3")],
    {"b": 2, "c": 3},
    {"b": 1, "c": 1},
)
add(
    "bmm",
    lambda x, y: x @ y,
    [("f32", "b, t, 3"), ("f32", "b, 3, t")],
    {"b": 2, "t": 3},
    {"b": 1, "t": 1},
)
add(
    "einsum",
    lambda x, y: jnp.einsum("btd,bsd->bts", x, y),
    [("f32", "b, t, 3"), ("f32", "b, s, 3")],
    {"b": 2, "t": 3, "s": 4},
)
add("einsum2", lambda x: jnp.einsum("bi,bj->ij", x, x), X)
add("einsum3", lambda x: jnp.einsum("ij,kj,lj->ikl", x, x, x), X)
add("tensordot", lambda x: jnp.tensordot(x, x, axes=((0,), (0,))), X)
add("vdot", lambda x: jnp.vdot(x, x), X)
add(
    "dot_pref",
    lambda x, w: lax.dot_general(
        x, w, (((1,), (0,)), ((), ())), preferred_element_type=jnp.float32
    ),
    [("f32", "b, 3"), ("f32", "3, 4")],
)
add(
    "ragged_dot",
    lambda x, w, g: lax.ragged_dot(x, w, g),
    [("f32", "b, 3"), ("f32", "2, 3, 4"), ("i32", "2")],
)
conv = lambda **k: (
    lambda x, w: lax.conv_general_dilated(
        x, w, **({"window_strides": (1, 1), "padding": "SAME"} | k)
    )
)
CX = [("f32", "b, 2, 6, 6"), ("f32", "4, 2, 3, 3")]
add("conv_same", conv(), CX)
add("conv_valid", conv(padding="VALID"), CX)
add("conv_stride", conv(window_strides=(2, 2)), CX)
add("conv_dil", conv(rhs_dilation=(2, 2)), CX)
add("conv_lhsdil", conv(lhs_dilation=(2, 2), padding=[(1, 1), (1, 1)]), CX)
add("conv_group", conv(feature_group_count=2), [("f32", "b, 2, 6, 6"), ("f32", "4, 1, 3, 3")])
add(
    "conv_bgroup",
    lambda x, w: lax.conv_general_dilated(x, w, (1, 1), "SAME", batch_group_count=2),
    [("f32", "2*b, 2, 6, 6"), ("f32", "4, 2, 3, 3")],
)
add(
    "conv_spatial",
    conv(),
    [("f32", "b, 2, h, h"), ("f32", "4, 2, 3, 3")],
    {"b": 2, "h": 5},
    {"b": 1, "h": 3},
)
add(
    "conv_spatial_valid",
    conv(padding="VALID"),
    [("f32", "b, 2, h+2, h+2"), ("f32", "4, 2, 3, 3")],
    {"b": 2, "h": 5},
    {"b": 1, "h": 1},
)
add(
    "conv_spatial_stride",
    conv(window_strides=(2, 2)),
    [("f32", "b, 2, h, h"), ("f32", "4, 2, 3, 3")],
    {"b": 2, "h": 5},
    {"b": 1, "h": 4},
)
add(
    "conv_1d",
    lambda x, w: lax.conv_general_dilated(x, w, (1,), "SAME"),
    [("f32", "b, 2, n"), ("f32", "3, 2, 3")],
    {"b": 2, "n": 5},
    {"b": 1, "n": 1},
)
add(
    "conv_nhwc",
    lambda x, w: lax.conv_general_dilated(
        x, w, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")
    ),
    [("f32", "b, 6, 6, 2"), ("f32", "3, 3, 2, 4")],
)
add(
    "conv_grad",
    lambda x, w: jax.grad(lambda x, w: (conv()(x, w) ** 2).sum(), argnums=(0, 1))(x, w),
    CX,
)
add(
    "conv_grad_spatial",
    lambda x, w: jax.grad(lambda x, w: (conv()(x, w) ** 2).sum(), argnums=(0, 1))(x, w),
    [("f32", "b, 2, h, h"), ("f32", "4, 2, 3, 3")],
    {"b": 2, "h": 5},
    {"b": 1, "h": 3},
)
add(
    "conv_transpose",
    lambda x, w: lax.conv_transpose(
        x, w, (2, 2), "SAME", dimension_numbers=("NCHW", "OIHW", "NCHW")
    ),
    CX,
)
add(
    "conv_transpose_sp",
    lambda x, w: lax.conv_transpose(
        x, w, (2, 2), "SAME", dimension_numbers=("NCHW", "OIHW", "NCHW")
    ),
    [("f32", "b, 2, h, h"), ("f32", "4, 2, 3, 3")],
    {"b": 2, "h": 5},
    {"b": 1, "h": 3},
)
PX = [("f32", "b, 6, 6")]
rw = lambda op, init, **k: (
    lambda x: lax.reduce_window(x, init, op, (1, 2, 2), (1, 2, 2), **({"padding": "VALID"} | k))
)
add("pool_max", rw(lax.max, -jnp.inf), PX)
add("pool_sum", rw(lax.add, 0.0), PX)
add("pool_same", rw(lax.add, 0.0, padding="SAME"), PX)
add(
    "pool_spatial",
    lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (1, 3, 3), (1, 2, 2), "SAME"),
    [("f32", "b, h, h")],
    {"b": 2, "h": 5},
    {"b": 1, "h": 4},
)
add(
    "pool_generic",
    lambda x: lax.reduce_window(x, 1.0, lambda a, b: a * b, (1, 2, 2), (1, 2, 2), "VALID"),
    PX,
)
add(
    "pool_window_sym",
    lambda x: lax.reduce_window(x, 0.0, lax.add, (x.shape[0], 1), (1, 1), "VALID"),
    X,
)
add(
    "pool_window_sym_max",
    lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (x.shape[0], 1), (1, 1), "SAME"),
    X,
)
add("pool_grad", jax.grad(lambda x: (rw(lax.max, -jnp.inf)(x) ** 2).sum()), PX)
add(
    "pool_grad_sp",
    jax.grad(
        lambda x: (lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2), (1, 1, 1), "SAME") ** 2).sum()
    ),
    [("f32", "b, h, h")],
    {"b": 2, "h": 5},
    {"b": 1, "h": 4},
)
add("pool_avg_grad", jax.grad(lambda x: (rw(lax.add, 0.0)(x) ** 2).sum()), PX)
add(
    "lrn_dilated",
    lambda x: lax.reduce_window(
        x,
        0.0,
        lax.add,
        (1, 2, 2),
        (1, 1, 1),
        "VALID",
        base_dilation=(1, 2, 2),
        window_dilation=(1, 2, 2),
    ),
    PX,
)
