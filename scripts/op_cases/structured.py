# SPDX-License-Identifier: Apache-2.0
"""Ops with a structure: random attributes, and shapes that fit them."""

from .case import COMPLEX, FLOATS, SOME, UNSIGNED, Case, number, tensor


def body(op, kind):
    return (f"({{\n  ^bb0(%x: tensor<{kind}>, %y: tensor<{kind}>):\n"
            f"    %z = stablehlo.{op} %x, %y : tensor<{kind}>\n"
            f"    stablehlo.return %z : tensor<{kind}>\n  }})")


def combiner(kind, rng):
    return rng.choice(["and", "or"] if kind == "i1" else ["add"] if kind in COMPLEX else
                      ["add", "maximum", "minimum"])


def list_of(values):
    return "array<i64" + (": " if values else "") + ", ".join(map(str, values)) + ">"


def matrix(rows):
    flat = ", ".join("[" + ", ".join(map(str, row)) + "]" for row in rows)
    return f"dense<[{flat}]> : tensor<{len(rows)}x2xi64>"


def shape_of(rng, rank, low=1, high=4):
    return [rng.randint(low, high) for _ in range(rank)]


def window_sizes(size, window, stride, pad, base, dilation):
    padded = (0 if size == 0 else (size - 1) * base + 1) + sum(pad)
    extent = (window - 1) * dilation + 1
    return 0 if padded < extent else (padded - extent) // stride + 1


def reduce_window(rng, kind):
    rank = rng.randint(1, 3)
    shape = shape_of(rng, rank, 0 if rng.random() < 0.1 else 1)
    window, strides = shape_of(rng, rank, 1, 3), shape_of(rng, rank, 1, 2)
    base, dilations = shape_of(rng, rank, 1, 2), shape_of(rng, rank, 1, 2)
    padding = [[rng.randint(-1, 2), rng.randint(0, 2)] for _ in range(rank)]
    result = [window_sizes(*a) for a in zip(shape, window, strides, padding, base, dilations)]
    if any((0 if s == 0 else (s - 1) * b + 1) + sum(p) < 0
           for s, b, p in zip(shape, base, padding)):
        return None
    case = Case(rng)
    x, init = case.constant(kind, shape), case.constant(kind, [])
    return case.op(
        f'"stablehlo.reduce_window"({x}, {init}) <{{window_dimensions = {list_of(window)}, '
        f"window_strides = {list_of(strides)}, base_dilations = {list_of(base)}, "
        f"window_dilations = {list_of(dilations)}, padding = {matrix(padding)}}}> "
        f"{body(combiner(kind, rng), kind)} : ({tensor(kind, shape)}, tensor<{kind}>) -> "
        f"{tensor(kind, result)}", [tensor(kind, result)])


def reduce(rng, kind):
    shape = shape_of(rng, 3, 0 if rng.random() < 0.1 else 1)
    dimensions = sorted(rng.sample(range(3), rng.randint(0, 3)))
    result = [n for d, n in enumerate(shape) if d not in dimensions]
    case = Case(rng)
    x, init = case.constant(kind, shape), case.constant(kind, [])
    return case.op(f'"stablehlo.reduce"({x}, {init}) <{{dimensions = {list_of(dimensions)}}}> '
                   f"{body(combiner(kind, rng), kind)} : ({tensor(kind, shape)}, tensor<{kind}>)"
                   f" -> {tensor(kind, result)}", [tensor(kind, result)])


def select_and_scatter(rng, kind):
    if kind == "i1" or kind in COMPLEX:
        return None
    rank = rng.randint(1, 2)
    shape, window = shape_of(rng, rank, 2, 5), shape_of(rng, rank, 1, 2)
    strides = shape_of(rng, rank, 1, 2)
    padding = [[rng.randint(0, 1), rng.randint(0, 1)] for _ in range(rank)]
    source = [window_sizes(*a, 1, 1) for a in zip(shape, window, strides, padding)]
    if any(w <= max(p) for w, p in zip(window, padding)):
        return None
    case = Case(rng)
    x, s = case.constant(kind, shape), case.constant(kind, source)
    init = case.constant(kind, [], values=["0.0" if kind in FLOATS else "0"])  # may enter twice
    select = body("XX", kind).replace(f"stablehlo.XX %x, %y : tensor<{kind}>",
                                      "stablehlo.compare GE, %x, %y : "
                                      f"(tensor<{kind}>, tensor<{kind}>) -> tensor<i1>")
    select = select.replace(f"return %z : tensor<{kind}>", "return %z : tensor<i1>")
    return case.op(
        f'"stablehlo.select_and_scatter"({x}, {s}, {init}) <{{window_dimensions = '
        f"{list_of(window)}, window_strides = {list_of(strides)}, padding = {matrix(padding)}}}> "
        f"{select[:-1]}, {body('add', kind)[1:]} : ({tensor(kind, shape)}, {tensor(kind, source)}, "
        f"tensor<{kind}>) -> {tensor(kind, shape)}", [tensor(kind, shape)])


def sort(rng, kind):
    shape = shape_of(rng, 2, 1, 6)
    dimension = rng.randrange(2)
    order = rng.choice(["LT", "GT"]) + ", %x, %y" + (", TOTALORDER" if kind in FLOATS else "")
    if kind in COMPLEX:
        return None
    case = Case(rng)
    a, b = case.constant(kind, shape, number), case.constant("i32", shape)
    region = (f"({{\n  ^bb0(%x: tensor<{kind}>, %y: tensor<{kind}>, %u: tensor<i32>, "
              f"%v: tensor<i32>):\n    %z = stablehlo.compare {order} : (tensor<{kind}>, "
              f"tensor<{kind}>) -> tensor<i1>\n    stablehlo.return %z : tensor<i1>\n  }})")
    types = [tensor(kind, shape), tensor("i32", shape)]
    return case.op(f'"stablehlo.sort"({a}, {b}) <{{dimension = {dimension} : i64, '
                   f"is_stable = true}}> {region} : ({', '.join(types)}) -> ({', '.join(types)})",
                   types)


def dot_general(rng, kind):
    batch, contract = rng.randint(0, 2), rng.randint(0, 2)
    free = rng.randint(0, 1), rng.randint(0, 2)
    shared = shape_of(rng, batch + contract, 1, 3)
    sides = []
    for rest in free:
        sizes = shared + shape_of(rng, rest, 0 if rng.random() < 0.1 else 1, 3)
        order = list(range(len(sizes)))
        rng.shuffle(order)
        places = [order.index(d) for d in range(batch + contract)]
        sides.append(([sizes[d] for d in order], places[:batch], places[batch:]))
    (ls, lb, lc), (rs, rb, rc) = sides
    rest = [[n for d, n in enumerate(s) if d not in b + c] for s, b, c in sides]
    result = shared[:batch] + rest[0] + rest[1]
    case = Case(rng)
    x, y = case.constant(kind, ls), case.constant(kind, rs)
    return case.op(f"stablehlo.dot_general {x}, {y}, batching_dims = {lb} x {rb}, "
                   f"contracting_dims = {lc} x {rc} : ({tensor(kind, ls)}, {tensor(kind, rs)}) -> "
                   f"{tensor(kind, result)}", [tensor(kind, result)])


def convolution(rng, kind):
    rank = rng.randint(0, 2)
    groups, batch_groups = rng.choice([(1, 1), (1, 1), (2, 1), (1, 2)])
    batch, features = 2 * batch_groups // rng.choice([1, 2]) or 1, groups * rng.randint(1, 2)
    if batch % batch_groups:
        return None
    out = rng.randint(1, 2) * groups * batch_groups
    spatial, window = shape_of(rng, rank, 1, 4), shape_of(rng, rank, 1, 3)
    strides, base = shape_of(rng, rank, 1, 2), shape_of(rng, rank, 1, 2)
    dilations = shape_of(rng, rank, 1, 2)
    padding = [[rng.randint(-1, 2), rng.randint(0, 2)] for _ in range(rank)]
    if any((s - 1) * b + 1 + sum(p) < 0 for s, b, p in zip(spatial, base, padding)):
        return None
    result = [window_sizes(*a) for a in zip(spatial, window, strides, padding, base, dilations)]
    reversal = [rng.choice(["true", "false"]) for _ in range(rank)]

    def permuted(letters, sizes):
        order = list(range(rank + 2))
        rng.shuffle(order)
        names = [*letters, *map(str, range(rank))]
        return "[" + ", ".join(names[d] for d in order) + "]", [sizes[d] for d in order]

    lhs_names, lhs = permuted("bf", [batch, features, *spatial])
    rhs_names, rhs = permuted("io", [features // groups, out, *window])
    out_names, shape = permuted("bf", [batch // batch_groups, out, *result])
    case = Case(rng)
    x, y = case.constant(kind, lhs), case.constant(kind, rhs)
    return case.op(
        f'"stablehlo.convolution"({x}, {y}) <{{dimension_numbers = #stablehlo.conv<{lhs_names}x'
        f"{rhs_names}->{out_names}>, window_strides = {list_of(strides)}, padding = "
        f"{matrix(padding) if rank else 'dense<> : tensor<0x2xi64>'}, lhs_dilation = "
        f"{list_of(base)}, rhs_dilation = {list_of(dilations)}, window_reversal = array<i1"
        f"{': ' if rank else ''}{', '.join(reversal)}>, feature_group_count = {groups} : i64, "
        f"batch_group_count = {batch_groups} : i64}}> : ({tensor(kind, lhs)}, "
        f"{tensor(kind, rhs)}) -> {tensor(kind, shape)}", [tensor(kind, shape)])


def gather_numbers(rng, operand, batch):
    """Dimension numbers that gather and scatter share: (batching, indexed, dropped, index shape,
    index_vector_dim, batching dims of indices)."""
    rank = len(operand)
    dims = rng.sample(range(rank), rank)
    batching = sorted(dims[:batch])
    indexed = dims[batch:batch + rng.randint(1, rank - batch)] if rank > batch else []
    dropped = sorted(d for d in indexed if rng.random() < 0.6)
    index = [operand[d] for d in batching] + shape_of(rng, rng.randint(0, 1), 1, 3)
    vector_dim = rng.randint(0, len(index))
    batching_of_indices = [i + (i >= vector_dim) for i in range(batch)]
    index.insert(vector_dim, len(indexed))
    return batching, indexed, dropped, index, vector_dim, batching_of_indices


def out_of_bounds(kind, rng):
    return str(rng.randint(0 if kind in UNSIGNED else -2, 5))


def gather(rng, kind):
    operand = shape_of(rng, rng.randint(1, 3))
    batching, indexed, dropped, index, vector_dim, of_indices = gather_numbers(
        rng, operand, rng.randint(0, min(1, len(operand) - 1)))
    sizes = [1 if d in batching + dropped else rng.randint(1, n) for d, n in enumerate(operand)]
    window = [sizes[d] for d in range(len(operand)) if d not in batching + dropped]
    batch = [n for d, n in enumerate(index) if d != vector_dim]
    rank = len(window) + len(batch)
    offsets = sorted(rng.sample(range(rank), len(window)))
    result, w, b = [], iter(window), iter(batch)
    for d in range(rank):
        result.append(next(w) if d in offsets else next(b))
    case = Case(rng)
    index_kind = rng.choice(["i32", "i64", "ui8"])
    x, i = case.constant(kind, operand), case.constant(index_kind, index, out_of_bounds)
    return case.op(
        f'"stablehlo.gather"({x}, {i}) <{{dimension_numbers = #stablehlo.gather<offset_dims = '
        f"{offsets}, collapsed_slice_dims = {dropped}, operand_batching_dims = {batching}, "
        f"start_indices_batching_dims = {of_indices}, start_index_map = {indexed}, "
        f"index_vector_dim = {vector_dim}>, slice_sizes = {list_of(sizes)}}}> : "
        f"({tensor(kind, operand)}, {tensor(index_kind, index)}) -> {tensor(kind, result)}",
        [tensor(kind, result)])


def scatter(rng, kind):
    operand = shape_of(rng, rng.randint(1, 3))
    batching, indexed, dropped, index, vector_dim, of_indices = gather_numbers(
        rng, operand, rng.randint(0, min(1, len(operand) - 1)))
    window = [rng.randint(1, n) for d, n in enumerate(operand) if d not in batching + dropped]
    batch = [n for d, n in enumerate(index) if d != vector_dim]
    rank = len(window) + len(batch)
    offsets = sorted(rng.sample(range(rank), len(window)))
    updates, w, b = [], iter(window), iter(batch)
    for d in range(rank):
        updates.append(next(w) if d in offsets else next(b))
    case = Case(rng)
    index_kind = rng.choice(["i32", "i64", "ui8"])
    x, i = case.constant(kind, operand), case.constant(index_kind, index, out_of_bounds)
    u = case.constant(kind, updates)
    return case.op(
        f'"stablehlo.scatter"({x}, {i}, {u}) <{{scatter_dimension_numbers = #stablehlo.scatter<'
        f"update_window_dims = {offsets}, inserted_window_dims = {dropped}, "
        f"input_batching_dims = {batching}, scatter_indices_batching_dims = {of_indices}, "
        f"scatter_dims_to_operand_dims = {indexed}, index_vector_dim = {vector_dim}>}}> "
        f"{body(combiner(kind, rng), kind)} : ({tensor(kind, operand)}, "
        f"{tensor(index_kind, index)}, {tensor(kind, updates)}) -> {tensor(kind, operand)}",
        [tensor(kind, operand)])


def pad(rng, kind):
    shape = shape_of(rng, 2, 0 if rng.random() < 0.2 else 1)
    low, high = [rng.randint(-2, 2) for _ in shape], [rng.randint(-2, 2) for _ in shape]
    interior = [rng.randint(0, 2) for _ in shape]
    result = [a + b + n + max(n - 1, 0) * i for n, a, b, i in zip(shape, low, high, interior)]
    if min(result) < 0:
        return None
    case = Case(rng)
    x, value = case.constant(kind, shape, number), case.constant(kind, [], number)
    return case.op(f"stablehlo.pad {x}, {value}, low = {low}, high = {high}, interior = {interior}"
                   f" : ({tensor(kind, shape)}, tensor<{kind}>) -> {tensor(kind, result)}",
                   [tensor(kind, result)])


def dynamic_slice(rng, kind):
    shape = shape_of(rng, 2)
    sizes = [rng.randint(0, n) for n in shape]
    case = Case(rng)
    index = rng.choice(["i32", "ui8", "i64"])
    x = case.constant(kind, shape, number)
    starts = [case.constant(index, [], out_of_bounds) for _ in shape]
    return case.op(f"stablehlo.dynamic_slice {x}, {', '.join(starts)}, sizes = {sizes} : "
                   f"({tensor(kind, shape)}, {', '.join([f'tensor<{index}>'] * 2)}) -> "
                   f"{tensor(kind, sizes)}", [tensor(kind, sizes)])


def dynamic_update_slice(rng, kind):
    shape = shape_of(rng, 2)
    sizes = [rng.randint(0, n) for n in shape]
    case = Case(rng)
    index = rng.choice(["i32", "ui8", "i64"])
    x, u = case.constant(kind, shape, number), case.constant(kind, sizes, number)
    starts = [case.constant(index, [], out_of_bounds) for _ in shape]
    return case.op(f"stablehlo.dynamic_update_slice {x}, {u}, {', '.join(starts)} : "
                   f"({tensor(kind, shape)}, {tensor(kind, sizes)}, "
                   f"{', '.join([f'tensor<{index}>'] * 2)}) -> {tensor(kind, shape)}",
                   [tensor(kind, shape)])


def select(rng, kind):
    case = Case(rng)
    shape = shape_of(rng, 2)
    of_pred = shape if rng.random() < 0.7 else []
    p = case.constant("i1", of_pred)
    a, b = case.constant(kind, shape, number), case.constant(kind, shape, number)
    return case.op(f"stablehlo.select {p}, {a}, {b} : {tensor('i1', of_pred)}, "
                   f"{tensor(kind, shape)}", [tensor(kind, shape)])


def iota(rng, kind):
    shape = shape_of(rng, 2)
    if kind == "i1" or kind == "f8E8M0FNU":
        return None
    return Case(rng).op(f"stablehlo.iota dim = {rng.randrange(2)} : {tensor(kind, shape)}",
                        [tensor(kind, shape)])


def map_op(rng, kind):
    shape = shape_of(rng, 2)
    case = Case(rng)
    a, b = case.constant(kind, shape), case.constant(kind, shape)
    return case.op(f'"stablehlo.map"({a}, {b}) <{{dimensions = array<i64: 0, 1>}}> '
                   f"{body(combiner(kind, rng), kind)} : ({tensor(kind, shape)}, "
                   f"{tensor(kind, shape)}) -> {tensor(kind, shape)}", [tensor(kind, shape)])


def reduce_precision(rng, kind):
    if kind not in FLOATS or kind == "f8E8M0FNU":
        return None
    case = Case(rng)
    x = case.constant(kind, [24], number)
    exponent, mantissa = rng.randint(1, 8), rng.randint(0, 12)
    return case.op(f"stablehlo.reduce_precision {x}, format = e{exponent}m{mantissa} : "
                   f"{tensor(kind, [24])}", [tensor(kind, [24])])


STRUCTURED = (convolution, dot_general, dynamic_slice, dynamic_update_slice, gather, iota, map_op,
              pad, reduce, reduce_precision, reduce_window, scatter, select, select_and_scatter,
              sort)


def structured_cases(rng, rounds):
    for make in STRUCTURED:
        for kind in SOME:
            for _ in range(rounds):
                case = make(rng, kind)
                if case is not None:
                    yield f"{make.__name__} {kind}", case
