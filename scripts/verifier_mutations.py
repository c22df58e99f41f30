# SPDX-License-Identifier: Apache-2.0
"""Single changes to one op, for compare_verifier.py."""

import copy
import re

ELEMENTS = ["i1", "i8", "ui8", "i32", "ui32", "i64", "bf16", "f16", "f32", "f64", "f8E4M3FN", "i4",
            "complex<f32>", "complex<f64>", "index", "!quant.uniform<i8:f32, 1.0:1>"]
OTHER_ATTRIBUTES = ["3 : i64", "array<i64: 1, 1>", "\"text\"", "true", "dense<1> : tensor<2xi64>",
                    "unit", "[]"]
TENSOR = re.compile(r"^tensor<((?:(?:\d+|\?)x)*)(.*)>$")


def split_tensor(type_):
    """(sizes, element, encoding) of a tensor type, else None."""
    match = TENSOR.match(type_)
    if match is None:
        return None
    sizes = match[1].split("x")[:-1]
    element, comma, encoding = match[2], "", ""
    if ", #stablehlo" in element:
        element, comma, encoding = element.partition(", #stablehlo")
    return sizes, element, comma + encoding


def join_tensor(sizes, element, encoding=""):
    return f"tensor<{''.join(size + 'x' for size in sizes)}{element}{encoding}>"


def shape_changes(sizes):
    for axis, size in enumerate(sizes):
        for other in ["?", "1", "0", "7"] + ([str(int(size) + 1)] if size != "?" else []):
            if other != size:
                yield "size", sizes[:axis] + [other] + sizes[axis + 1:]
        yield "rank less", sizes[:axis] + sizes[axis + 1:]
    yield "rank more", ["1"] + sizes
    yield "rank more", sizes + ["2"]
    if len(sizes) > 1:
        yield "all dynamic", ["?"] * len(sizes)
        yield "sizes reversed", sizes[::-1]


def type_changes(type_):
    tensor = split_tensor(type_)
    for other in ["!stablehlo.token", "tuple<tensor<f32>>", "tensor<f32>", "tensor<i1>"]:
        if other != type_:
            yield "other type", other
    if tensor is None:
        return
    sizes, element, encoding = tensor
    for other in ELEMENTS:
        if other != element:
            yield "element", join_tensor(sizes, other, encoding)
    for change, other in shape_changes(sizes):
        yield change, join_tensor(other, element)
    if sizes and not encoding:
        bounds = ", ".join(["9"] + ["?"] * (len(sizes) - 1))
        yield "bounds", join_tensor(["?"] + sizes[1:], element, f", #stablehlo.bounds<{bounds}>")
        yield "bounds", join_tensor(sizes, element, f", #stablehlo.bounds<{bounds}>")


def number_changes(text):
    """Each number of an attribute changed, outside the names of types."""
    for match in re.finditer(r"(?<![\w.#\"])-?\d+(?![\w.])", text):
        value = int(match[0])
        for other in {-1, 0, 1, 2, 3, value + 1, value - 1, 100} - {value}:
            yield "number", text[:match.start()] + str(other) + text[match.end():]


def list_changes(text):
    """Each list inside an attribute one entry shorter or longer, turned round, empty."""
    for match in re.finditer(r"(?<=\[)[^\[\]]*(?=\])|(?<=array<i64: )[^>]*(?=>)|"
                             r"(?<=array<i1: )[^>]*(?=>)", text):
        entries = [entry.strip() for entry in match[0].split(",")] if match[0].strip() else []
        changed = [entries + [entries[0] if entries else "0"], entries[::-1]]
        if entries:
            changed += [entries[:-1], entries[:1] * len(entries)]
        for other in changed:
            if other != entries:
                yield "list", text[:match.start()] + ", ".join(other) + text[match.end():]


def matrix_changes(text):
    match = re.match(r"^dense<.*> : tensor<([\dx]*)x?i64>$", text)
    if match is None:
        return
    for other in ["dense<[[0, 1]]> : tensor<1x2xi64>", "dense<[[0], [1]]> : tensor<2x1xi64>",
                  "dense<[0, 1]> : tensor<2xi64>", "dense<0> : tensor<1x1xi64>",
                  "dense<> : tensor<0x2xi64>", "dense<> : tensor<0x0xi64>",
                  "dense<[[0, 0]]> : tensor<1x2xi64>", "dense<[[0, -1]]> : tensor<1x2xi64>",
                  "dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>",
                  "dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>",
                  "dense<[[0, 1], [0, 2]]> : tensor<2x2xi64>",
                  "dense<[[0, 2], [1, 2]]> : tensor<2x2xi64>",
                  "dense<[[0, 1, 2]]> : tensor<1x3xi64>", "dense<0> : tensor<i64>",
                  "dense<[[[0, 1]]]> : tensor<1x1x2xi64>", "dense<[[0, 1]]> : tensor<1x2xi32>"]:
        yield "matrix", other


ENUMS = {
    "comparison_direction": ["EQ", "NE", "GE", "GT", "LE", "LT", "XX"],
    "comparison_type": ["FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED", "NOTYPE", "XX"],
    "precision": ["DEFAULT", "HIGH", "HIGHEST", "XX"],
    "fft_type": ["FFT", "IFFT", "RFFT", "IRFFT", "XX"],
    "transpose": ["NO_TRANSPOSE", "TRANSPOSE", "ADJOINT", "TRANSPOSE_INVALID", "XX"],
    "rng_distribution": ["UNIFORM", "NORMAL", "XX"],
    "rng_algorithm": ["DEFAULT", "THREE_FRY", "PHILOX", "XX"],
}


def enum_changes(text):
    for name, values in ENUMS.items():
        for match in re.finditer(rf"(?<={name} )\w+", text):
            for other in values:
                if other != match[0]:
                    yield "enum", text[:match.start()] + other + text[match.end():]


def attribute_changes(text):
    for other in OTHER_ATTRIBUTES:
        if other != text:
            yield "kind", other
    if text in ("true", "false"):
        yield "flipped", "false" if text == "true" else "true"
    if text.endswith(": i64"):
        yield "width", text[:-3] + "i32"
    if text.startswith("array<i64"):
        yield "width", text.replace("array<i64", "array<i32")
    yield from number_changes(text)
    yield from list_changes(text)
    yield from matrix_changes(text)
    yield from enum_changes(text)
    if "@" in text:
        yield "symbol", re.sub(r"@[\w.$]+", "@missing", text, count=1)
    for match in re.finditer(r"(?<== )(f32|bf16|tf32|f16|f64|f8E5M2)\b", text):
        for other in ["f32", "bf16", "tf32", "f8E5M2", "i32"]:
            if other != match[0]:
                yield "algorithm type", text[:match.start()] + other + text[match.end():]
    for match in re.finditer(r"(?<== )(true|false)", text):
        other = "false" if match[0] == "true" else "true"
        yield "flag", text[:match.start()] + other + text[match.end():]
    for match in re.finditer(r"(?<=[<,] )?\b\w+ = (\[[^\]]*\]|\w+)(, )?", text):
        if text.startswith("#"):
            yield "field lost", text[:match.start()] + text[match.end():]


def with_field(parts, **fields):
    changed = copy.copy(parts)
    for name, value in fields.items():
        setattr(changed, name, value)
    return changed


def changed_list(items, index, item):
    return items[:index] + [item] + items[index + 1:]


def value_mutations(parts):
    for index, type_ in enumerate(parts.operand_types):
        for change, other in type_changes(type_):
            names = parts.operands
            types = changed_list(parts.operand_types, index, other)
            # An operand that is used twice becomes two.
            if names.count(names[index]) > 1:
                names = changed_list(names, index, f"%y{index}")
            yield f"operand {change}", with_field(parts, operand_types=types, operands=names)
    for index, type_ in enumerate(parts.result_types):
        for change, other in type_changes(type_):
            yield f"result {change}", with_field(
                parts, result_types=changed_list(parts.result_types, index, other))
    for index in range(len(parts.operands)):
        yield "operand lost", with_field(
            parts, operands=parts.operands[:index] + parts.operands[index + 1:],
            operand_types=parts.operand_types[:index] + parts.operand_types[index + 1:])
    extra = parts.operand_types[-1] if parts.operand_types else "tensor<f32>"
    yield "operand more", with_field(parts, operands=parts.operands + ["%y"],
                                     operand_types=parts.operand_types + [extra])
    if parts.results:
        yield "result lost", with_field(parts, results=parts.results[:-1],
                                        result_types=parts.result_types[:-1])
    yield "result more", with_field(parts, results=parts.results + ["%q"],
                                    result_types=parts.result_types + ["tensor<f32>"])


def attribute_mutations(parts):
    for name, text in parts.attributes.items():
        rest = {k: v for k, v in parts.attributes.items() if k != name}
        yield f"{name} lost", with_field(parts, attributes=rest)
        for change, other in attribute_changes(text):
            yield f"{name} {change}", with_field(parts, attributes=parts.attributes | {name: other})


def region_mutations(parts):
    for index, lines in enumerate(parts.regions):
        def replaced(region, index=index):
            return with_field(parts, regions=changed_list(parts.regions, index, region))
        yield "region lost", with_field(
            parts, regions=parts.regions[:index] + parts.regions[index + 1:])
        yield "terminator lost", replaced(lines[:-1])
        yield "region empty", replaced([])
        yield "returns nothing", replaced(lines[:-1] + ['"stablehlo.return"() : () -> ()'])
        head = lines[0]
        arguments = re.findall(r"%\w+: [^%]*(?=, %|\):)", head)
        more = ", ".join(arguments + ["%zz: tensor<f32>"])
        yield "argument more", replaced([f"^bb0({more}):"] + lines[1:])
        for position, argument in enumerate(arguments):
            name, type_ = argument.split(": ", 1)
            for change, other in type_changes(type_):
                if change in ("bounds", "size") and not split_tensor(type_)[0]:
                    continue
                # The argument alone, what uses it kept by a new value of the old type.
                kept = ", ".join(changed_list(arguments, position, f"%zz: {other}"))
                cast = (f'{name} = "stablehlo.custom_call"() {{call_target_name = "c"}} : () -> '
                        f'{type_}')
                yield f"argument {change}", replaced([f"^bb0({kept}):", cast] + lines[1:])
            unused = [a for a in arguments if a != argument]
            lost = f"^bb0({', '.join(unused)}):" if unused else "^bb0:"
            cast = f'{name} = "stablehlo.custom_call"() {{call_target_name = "c"}} : () -> {type_}'
            yield "argument lost", replaced([lost, cast] + lines[1:])
        match = re.match(r'^"(\w+).return"\((.*)\)(.*) : \((.*)\) -> \(\)$', lines[-1])
        if match and match[2] and ", " not in match[4]:
            for change, other in type_changes(match[4]):
                cast = f'%zz = "stablehlo.custom_call"() {{call_target_name = "c"}} : () -> {other}'
                end = f'"{match[1]}.return"(%zz) : ({other}) -> ()'
                yield f"returned {change}", replaced(lines[:-1] + [cast, end])
            twice = (f'"{match[1]}.return"({match[2]}, {match[2]}) : '
                     f'({match[4]}, {match[4]}) -> ()')
            yield "returned twice", replaced(lines[:-1] + [twice])
        types = sorted(set(re.findall(r"tensor<[^<>]*>", " ".join(lines))))
        for type_ in types:
            for change, other in type_changes(type_):
                yield f"region {change}", replaced([line.replace(type_, other) for line in lines])
    if parts.regions:
        yield "region more", with_field(parts, regions=parts.regions + [parts.regions[-1]])
    else:
        empty = ["^bb0:", '"stablehlo.return"() : () -> ()']
        yield "region more", with_field(parts, regions=[empty])


def whole_mutations(parts):
    """The same element type everywhere."""
    lines = "\n".join(parts.lines())
    for old in set(re.findall(r"(?<=[x<])(?:i1|i8|i32|i64|ui32|ui64|ui8|f32|f64|bf16|f16)(?=>)",
                              lines)):
        for other in ELEMENTS + ["i2", "i16", "ui64", "f8E8M0FNU", "f4E2M1FN",
                                 "!quant.uniform<i8:f32:0, {1.0:1, 2.0:3}>"]:
            if other == old:
                continue

            def swap(text, old=old, other=other):
                return re.sub(rf"(?<=tensor<)((?:[\d?]+x)*){old}(?=[>,])", rf"\g<1>{other}", text)
            yield "all elements", with_field(
                parts, operand_types=[swap(t) for t in parts.operand_types],
                result_types=[swap(t) for t in parts.result_types],
                regions=[[swap(line) for line in region] for region in parts.regions])
    for size in set(re.findall(r"(?<=[<x])\d+(?=x)", lines)):
        def grow(text, size=size, other="?"):
            return re.sub(rf"(?<=[<x]){size}(?=x)", other, text)
        for change, other in (("all dynamic sizes", "?"), ("all empty sizes", "0")):
            yield change, with_field(
                parts, operand_types=[grow(t, size, other) for t in parts.operand_types],
                result_types=[grow(t, size, other) for t in parts.result_types])
        yield "operands dynamic", with_field(
            parts, operand_types=[grow(t) for t in parts.operand_types])
        yield "results dynamic", with_field(
            parts, result_types=[grow(t) for t in parts.result_types])


def mutations(parts):
    """Yields (what was changed, the changed parts)."""
    yield from value_mutations(parts)
    yield from attribute_mutations(parts)
    yield from region_mutations(parts)
    yield from whole_mutations(parts)
