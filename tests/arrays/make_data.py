#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes data/: small files as numpy and safetensors make them, and how they must read.

expected.json: file name -> list of [name, type, values] (complex values as [re, im]).
Needs: pip install numpy ml_dtypes safetensors. Run it in tests/arrays/.
"""

import json
import pathlib
import zipfile

import ml_dtypes
import numpy as np
from safetensors.numpy import save_file

DATA = pathlib.Path("data")
NPY_TYPES = {
    "?": "i1", "i1": "i8", "<i2": "i16", "<i4": "i32", "<i8": "i64", "u1": "ui8", "<u2": "ui16",
    "<u4": "ui32", "<u8": "ui64", "<f2": "f16", "<f4": "f32", "<f8": "f64",
    "<c8": "complex<f32>", "<c16": "complex<f64>", ">i2": "i16", ">u4": "ui32", ">i8": "i64",
    ">f4": "f32", ">f8": "f64", ">c8": "complex<f32>", ">c16": "complex<f64>",
}
SAFETENSORS_TYPES = {
    "bool": "i1", "int8": "i8", "uint8": "ui8", "int16": "i16", "uint16": "ui16", "int32": "i32",
    "uint32": "ui32", "int64": "i64", "uint64": "ui64", "float16": "f16", "bfloat16": "bf16",
    "float32": "f32", "float64": "f64", "complex64": "complex<f32>",
    "float8_e4m3fn": "f8E4M3FN", "float8_e5m2": "f8E5M2",
}
expected = {}


def flat(array):
    if array.dtype.kind == "c":
        return [[float(v.real), float(v.imag)] for v in array.ravel()]
    if array.dtype.kind in "biu":
        return [int(v) for v in array.ravel()]
    return [float(v) for v in array.ravel().astype(np.float64)]


def spelled(element, array):
    return "tensor<" + "".join(f"{d}x" for d in array.shape) + element + ">"


def sample(dtype, shape):
    count = int(np.prod(shape))
    values = np.arange(count) % 7 - (2 if np.dtype(dtype).kind in "if" else 0)
    with np.errstate(all="ignore"):
        array = values.astype(dtype).reshape(shape)
    return array + array * np.asarray(1j, dtype) if np.dtype(dtype).kind == "c" else array


def npy(name, array, element):
    np.save(DATA / name, array)
    expected[name] = [["", spelled(element, array), flat(array)]]


def main():
    DATA.mkdir(exist_ok=True)
    for code, element in NPY_TYPES.items():
        name = code.replace("<", "").replace(">", "big_").replace("?", "bool")
        npy(f"{name}.npy", sample(code, (2, 3)), element)
    npy("scalar.npy", np.array(2.5, np.float32), "f32")
    npy("empty.npy", np.zeros((2, 0, 3), np.int32), "i32")
    npy("vector.npy", np.arange(5, dtype=np.int64), "i64")
    npy("fortran.npy", np.asfortranarray(sample("<i4", (2, 3, 4))), "i32")
    npy("fortran_big.npy", np.asfortranarray(sample(">c16", (3, 2))), "complex<f64>")
    with open(DATA / "version2.npy", "wb") as out:
        np.lib.format.write_array(out, sample("<f4", (4,)), version=(2, 0))
    expected["version2.npy"] = [["", "tensor<4xf32>", flat(sample("<f4", (4,)))]]

    arrays = {"w": sample("<f4", (3, 4)), "b/c": sample("<i8", (2,)), "s": np.array(True)}
    rows = [["w", "tensor<3x4xf32>", flat(arrays["w"])],
            ["b/c", "tensor<2xi64>", flat(arrays["b/c"])], ["s", "tensor<i1>", [1]]]
    np.savez(DATA / "stored.npz", **arrays)
    np.savez_compressed(DATA / "deflated.npz", **arrays)
    expected["stored.npz"] = expected["deflated.npz"] = rows
    large = np.zeros(400_000, np.float32)  # more than the first piece that is inflated
    large[-1] = 7
    np.savez_compressed(DATA / "large.npz", a=large)
    with zipfile.ZipFile(DATA / "commented.npz", "w") as archive:
        archive.comment = b"PK\x05\x06 is not the end here"
        with archive.open("x.npy", "w", force_zip64=True) as member:
            np.save(member, sample("<u2", (3,)))
    expected["commented.npz"] = [["x", "tensor<3xui16>", flat(sample("<u2", (3,)))]]

    tensors, rows = {}, []
    for name, element in SAFETENSORS_TYPES.items():
        dtype = getattr(ml_dtypes, name, None) or np.dtype(name)
        narrow = element.startswith(("f8", "bf"))
        array = sample(np.float32 if narrow else dtype, (2, 3))
        tensors[f"t.{name}"] = array.astype(dtype)
        rows.append([f"t.{name}", spelled(element, array), flat(tensors[f"t.{name}"])])
    save_file(tensors, DATA / "types.safetensors", {"made by": "numpy", "é": "ü"})
    expected["types.safetensors"] = sorted(rows)
    save_file({"empty": np.zeros((0, 4), np.float32), "scalar": np.array(3, np.int32)},
              DATA / "edges.safetensors")
    expected["edges.safetensors"] = [["empty", "tensor<0x4xf32>", []],
                                     ["scalar", "tensor<i32>", [3]]]
    lines = [f"{json.dumps(name)}: {json.dumps(rows)}" for name, rows in expected.items()]
    (DATA / "expected.json").write_text("{" + ",\n".join(lines) + "}\n")


if __name__ == "__main__":
    main()
