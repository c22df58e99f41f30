"builtin.module"() <{sym_name = "odd name"}> ({
^bb0:
}) {x.d = dense<1> : tensor<2xi64>, x.e = #stablehlo<precision HIGH>, x.f = array<f32: 1.000000e+00, 0.699999988>, x.g = -3 : i8, x.h = 0x7FF0000000000000 : f64, x.i = 5 : index, x.k = 1.000000e-01 : f32, x.u = 7 : ui8, x.y = 2.000000e+00 : f64, x.z = [1, 2.000000e+00 : f32, 3 : i32, true, "s", unit, @a::@b, tensor<2xf32>, f64, (i32, f32) -> (), array<i64>, array<i1: true>, array<i32: 1, 2>, {}, {a = 1 : i64, "b c" = 2.500000e+00 : f64}]} : () -> ()
