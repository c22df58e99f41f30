#map = affine_map<(d0) -> (d0)>
module @m attributes {x.m = 1 : i32, x.n = @f} {
  func.func @f(%arg0: tensor<4x4xf32>, %arg1: tuple<tensor<f32>, tuple<>>, %arg2: memref<2xf32>, %arg3: tensor<?x3xf32, #stablehlo.bounds<5, ?>>) -> tensor<4x4xf32> attributes {x.a = "a\22\\\0A\09", x.aa = none, x.ab = 5 : si8, x.ac = sparse<0, 1.000000e+00> : tensor<3x4xf32>, x.b, x.c = @foo::@bar, x.d = [1, 2.000000e+00, "x"], x.e = array<i8: 1, 2>, x.f = array<f32: 1.000000e+00>, x.g = 1.500000e+00 : f16, x.h = 0x7FC0 : bf16, x.i = dense<[1, 2]> : vector<2xi32>, x.j = tensor<2xf32>, x.k = (i32) -> f32, x.l = -5 : i8, x.m = 200 : ui8, x.n = #map, x.o = #stablehlo<precision DEFAULT>, x.p = #stablehlo.channel_handle<handle = 1, type = 2>, x.q = #stablehlo.bounds<1, ?>, x.r = "foo", x.s = 255 : i32, x.t = true, x.u = dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>, x.v = array<i1: true, false>, x.w = array<i64>, x.x = dense<> : tensor<0xf32>, x.y = 1 : index, x.z = i32} {
    return %arg0 : tensor<4x4xf32>
  }
}
