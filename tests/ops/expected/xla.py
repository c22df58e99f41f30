# SPDX-License-Identifier: Apache-2.0
"""Runs ops with XLA on the CPU, through jax 0.10."""

import os
import re

os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax
import numpy as np
from jax._src import compiler
from jax._src.interpreters import mlir as jax_mlir
from jaxlib import _jax, lapack
from jaxlib.mlir import ir

jax.config.update("jax_enable_x64", True)
lapack._lapack.initialize()


def run_xla(ops):
    """What ops give: (text after `=`, arrays for %a, %b, .., types of results). One compilation."""
    parameters, lines, types, results, args = [], [], [], [], []
    for k, (text, arrays, kinds) in enumerate(ops):
        parameters += [f"%v{k}{'abcd'[i]}: {kind}" for i, (_, kind) in enumerate(arrays)]
        count = f":{len(kinds)}" if len(kinds) > 1 else ""
        lines.append(f"%r{k}{count} = " + re.sub(r"%([a-d])\b", rf"%v{k}\1", text))
        types += kinds
        results += [f"%r{k}#{i}" if count else f"%r{k}" for i in range(len(kinds))]
        args += [array for array, _ in arrays]
    body = "\n".join(lines)
    text = (
        f"func.func @main({', '.join(parameters)}) -> ({', '.join(types)}) {{\n{body}\n"
        f"return {', '.join(results)} : {', '.join(types)} }}"
    )
    with jax_mlir.make_ir_context():
        module = ir.Module.parse(text)
    device = jax.devices()[0]
    options = compiler.get_compile_options(1, 1)
    executable = device.client.compile_and_load(module, _jax.DeviceList((device,)), options)
    outputs = executable.execute_sharded([jax.device_put(a, device) for a in args])
    flat = iter([np.asarray(o[0]) for o in outputs.disassemble_into_single_device_arrays()])
    return [[next(flat) for _ in kinds] for _, _, kinds in ops]
