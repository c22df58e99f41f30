#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes the seeds in corpus/{npy,npz,safetensors}/: small good files and hostile ones.

Needs: pip install numpy. Run it in tests/fuzz/.
"""

import io
import json
import pathlib
import struct
import zipfile

import numpy as np

CORPUS = pathlib.Path("corpus")


def put(kind, name, data):
    (CORPUS / kind).mkdir(parents=True, exist_ok=True)
    (CORPUS / kind / name).write_bytes(data)


def npy(array):
    out = io.BytesIO()
    np.save(out, array)
    return out.getvalue()


def npy_text(dictionary, data=b"", version=1):
    head = dictionary.encode("latin1")
    length = struct.pack("<H" if version == 1 else "<I", len(head))
    return b"\x93NUMPY" + bytes([version, 0]) + length + head + data


def npy_seeds():
    put("npy", "f4", npy(np.arange(6, dtype="<f4").reshape(2, 3)))
    put("npy", "big_c16", npy(np.arange(2, dtype=">c16")))
    put("npy", "fortran", npy(np.asfortranarray(np.arange(6, dtype="<i2").reshape(2, 3))))
    put("npy", "bool", npy(np.array([True, False])))
    put("npy", "scalar", npy(np.array(1, np.uint8)))
    put("npy", "empty", npy(np.zeros((0, 3), np.int64)))
    for name, text in {
            "bfloat16": "{'descr': '<V2', 'fortran_order': False, 'shape': (1,), }",
            "huge": "{'descr': '<f8', 'fortran_order': True, 'shape': (4611686018427387904, 4), }",
            "objects": "{'descr': '|O', 'fortran_order': False, 'shape': (1,), }",
            "deep": "{'descr': " + "[" * 500,
            "rank": "{'descr': '|u1', 'fortran_order': True, 'shape': (" + "1, " * 64 + "), }",
            "records": "{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (1,), }",
    }.items():
        put("npy", name, npy_text(text, b"12345678"))
    compact = "{'shape':(2L,),'descr':\"|u1\",'fortran_order':False}"
    put("npy", "version3", npy_text(compact, b"xy", version=3))


def archive(members, compression=zipfile.ZIP_STORED, comment=b"", zip64=False):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", compression) as zip_file:
        zip_file.comment = comment
        for name, data in members.items():
            info = zipfile.ZipInfo(name)
            info.compress_type = compression
            with zip_file.open(info, "w", force_zip64=zip64) as member:
                member.write(data)
    return out.getvalue()


def npz_seeds():
    small = {"a.npy": npy(np.arange(3, dtype="<f4")), "b.npy": npy(np.array(7, np.int64))}
    put("npz", "stored", archive(small))
    put("npz", "deflated", archive(small, zipfile.ZIP_DEFLATED))
    put("npz", "zip64", archive(small, zip64=True))
    put("npz", "comment", archive(small, comment=b"PK\x05\x06" * 3))
    put("npz", "empty", archive({}))
    put("npz", "zeros", archive({"z.npy": npy(np.zeros(5000, np.float64))}, zipfile.ZIP_DEFLATED))
    put("npz", "lzma", archive({"a.npy": small["a.npy"]}, zipfile.ZIP_LZMA))
    put("npz", "not_npy", archive({"a.txt": b"text"}))
    put("npz", "unicode", archive({"\u00e9.npy": small["b.npy"]}))
    stored = archive({"a.npy": small["a.npy"]})
    put("npz", "truncated", stored[:-30])
    at = stored.index(b"PK\x01\x02")
    put("npz", "huge_size", stored[:at + 20] + b"\xf0\xff\xff\xff" * 2 + stored[at + 28:])
    deflated = archive({"a.npy": small["a.npy"]}, zipfile.ZIP_DEFLATED)
    at = deflated.index(b"PK\x01\x02")
    put("npz", "bomb", deflated[:at + 24] + b"\x00\xf0\x00\x00" + deflated[at + 28:])
    twice = archive({"a.npy": small["a.npy"], "b.npy": small["a.npy"]})
    at = twice.rindex(b"PK\x01\x02")
    put("npz", "overlap", twice[:at + 42] + b"\0\0\0\0" + twice[at + 46:])
    at = stored.index(b"PK\x05\x06")
    put("npz", "many_entries", stored[:at + 8] + b"\xff\xff\xff\xff" + stored[at + 12:])


def tensors(header, data=b"", length=None):
    text = header if isinstance(header, bytes) else json.dumps(header).encode()
    return struct.pack("<Q", len(text) if length is None else length) + text + data


def entry(dtype, shape, begin, end):
    return {"dtype": dtype, "shape": shape, "data_offsets": [begin, end]}


def safetensors_seeds():
    good = {"__metadata__": {"k": "v"}, "a": entry("F32", [2], 0, 8), "b": entry("BF16", [], 8, 10)}
    put("safetensors", "good", tensors(good, b"0123456789"))
    put("safetensors", "narrow", tensors({"x": entry("F8_E4M3", [3], 0, 3)}, b"xyz"))
    put("safetensors", "bool", tensors({"x": entry("BOOL", [3], 0, 3)}, b"\0\1\2"))
    put("safetensors", "empty", tensors({}))
    put("safetensors", "zero_size", tensors({"x": entry("I64", [0, 9], 0, 0)}))
    put("safetensors", "overlap",
        tensors({"a": entry("U8", [2], 0, 2), "b": entry("U8", [2], 1, 3)}, b"abc"))
    put("safetensors", "gap",
        tensors({"a": entry("U8", [1], 0, 1), "b": entry("U8", [1], 2, 3)}, b"abc"))
    put("safetensors", "huge_shape", tensors({"a": entry("F64", [1 << 62, 8], 0, 8)}, b"01234567"))
    far = 1 << 63
    put("safetensors", "huge_offset", tensors({"a": entry("U8", [1], far, far + 1)}, b"a"))
    put("safetensors", "huge_length", tensors({}, length=1 << 60))
    put("safetensors", "deep", tensors(b'{"a":' + b"[" * 2000))
    one = b'"a":{"dtype":"U8","shape":[1],"data_offsets":[0,1]}'
    put("safetensors", "twice", tensors(b"{" + one + b"," + one + b"}", b"a"))
    put("safetensors", "nul_name", tensors({"a\0b": entry("U8", [1], 0, 1)}, b"a"))
    put("safetensors", "cut", tensors({"a": entry("U8", [9], 0, 9)}, b"short"))


if __name__ == "__main__":
    npy_seeds()
    npz_seeds()
    safetensors_seeds()
