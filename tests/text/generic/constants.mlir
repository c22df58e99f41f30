"builtin.module"() <{sym_name = "constants"}> ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<3x3xf32>, !stablehlo.token, tensor<4xcomplex<f32>>, tensor<2xui64>, tensor<i32>, tensor<1xi64>, tensor<?xf32>, tensor<f32>, tuple<tensor<4xf32>, tensor<4xf32>>, tensor<1x4x4x2xf32>, tensor<3x3x2x5xf32>, tensor<4xi32>, tensor<i1>, tensor<3xf32>, tensor<4xui8>) -> (), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xi1>, %arg3: tensor<3x3xf32>, %arg4: !stablehlo.token, %arg5: tensor<4xcomplex<f32>>, %arg6: tensor<2xui64>, %arg7: tensor<i32>, %arg8: tensor<1xi64>, %arg9: tensor<?xf32>, %arg10: tensor<f32>, %arg11: tuple<tensor<4xf32>, tensor<4xf32>>, %arg12: tensor<1x4x4x2xf32>, %arg13: tensor<3x3x2x5xf32>, %arg14: tensor<4xi32>, %arg15: tensor<i1>, %arg16: tensor<3xf32>, %arg17: tensor<4xui8>):
    %0 = "stablehlo.constant"() <{value = dense<[1.015625, 0.699999988, 0x4B800000, 1.000000e-01, 9.99999997E-7, 1.000000e-30, 3.400000e+38, 1.500000e+10, 0x4B3C614E, 0x4996B438, 1.234560e+05, 0.333251953, 0x7F800000, 0x7FC00000, -0.000000e+00, 1.401300e-45]> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "stablehlo.constant"() <{value = dense<[1.015630e+00, 6.992180e-01, 1.677720e+07, 1.000980e-01, 9.983770e-07, 9.984020e-31, 0x7F80, 1.503240e+10, 1.232080e+07, 1.236990e+06, 1.233920e+05, 3.339840e-01, 0x7F80, 0x7FC0, -0.000000e+00, 9.183550e-41]> : tensor<16xbf16>}> : () -> tensor<16xbf16>
    %2 = "stablehlo.constant"() <{value = dense<[1.015625, 0.69999999999999996, 0x4170000000000000, 1.000000e-01, 9.9999999999999995E-7, 1.000000e-30, 0x7FF0000000000000, 1.500000e+10, 0x41678C29C0000000, 0x4132D68700000000, 1.234560e+05, 0.333251953125, 0.33333333333330001, 3.1415926535897931, 1.234567, 4.940660e-324]> : tensor<16xf64>}> : () -> tensor<16xf64>
    %3 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 6.875000e-01, 1.600000e+02, 1.015630e-01, 1.953130e-03, 1.953130e-03, 4.480000e+02, 0x7F, -0.000000e+00, 4.160000e+02]> : tensor<10xf8E4M3FN>}> : () -> tensor<10xf8E4M3FN>
    %4 = "stablehlo.constant"() <{value = dense<[1.015630e+00, 7.001950e-01, 1.678400e+04, 9.997550e-02, 1.013280e-06, 5.960460e-08, 6.550400e+04, 0x7C00, 3.332520e-01, 1.024000e+03]> : tensor<10xf16>}> : () -> tensor<10xf16>
    %5 = "stablehlo.constant"() <{value = dense<[(1.000000e+00,2.000000e+00), (0.699999988,-0.000000e+00)]> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
    %6 = "stablehlo.constant"() <{value = dense<[[true, false], [true, true]]> : tensor<2x2xi1>}> : () -> tensor<2x2xi1>
    %7 = "stablehlo.constant"() <{value = dense<[-1, 7, -8]> : tensor<3xi4>}> : () -> tensor<3xi4>
    %8 = "stablehlo.constant"() <{value = dense<[255, 7, 0]> : tensor<3xui8>}> : () -> tensor<3xui8>
    %9 = "stablehlo.constant"() <{value = dense<> : tensor<0x3xf32>}> : () -> tensor<0x3xf32>
    %10 = "stablehlo.constant"() <{value = dense<[18446744073709551615, 0]> : tensor<2xui64>}> : () -> tensor<2xui64>
    %11 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf4E2M1FN>}> : () -> tensor<2xf4E2M1FN>
    %12 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 2.000000e+00, 5.000000e-01]> : tensor<3xf8E8M0FNU>}> : () -> tensor<3xf8E8M0FNU>
    %13 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 2.500000e+00]> : tensor<2xf6E2M3FN>}> : () -> tensor<2xf6E2M3FN>
    %14 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<2xf6E2M3FN>}> : () -> tensor<2xf6E2M3FN>
    %15 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<2xf6E2M3FN>}> {foo.x = 1 : i64} : () -> tensor<2xf6E2M3FN>
    %16 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.constant"() <{value = dense<[1, 2]> : tensor<2xi32>}> {a.b = "x\0A\22\\\22\C3\A9\C3\A9"} : () -> tensor<2xi32>
    %18 = "stablehlo.constant"() <{value = dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F6061626364"> : tensor<101xui8>}> : () -> tensor<101xui8>
    %19 = "stablehlo.constant"() <{value = dense<"0x08090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F00"> : tensor<105xi4>}> : () -> tensor<105xi4>
    %20 = "stablehlo.constant"() <{value = dense<"0x010000010000010000010000010000010000010000010000010000010000010000010000010000010000010000010000010000010000010000010000010000010000010000010000010000010000010000010000010000010000010000010000010000010000010000"> : tensor<105xi1>}> : () -> tensor<105xi1>
    %21 = "stablehlo.constant"() <{value = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
    %22 = "stablehlo.constant"() <{value = dense<[[[1.500000e+00], [2.500000e+00]]]> : tensor<1x2x1xf32>}> : () -> tensor<1x2x1xf32>
    %23 = "stablehlo.constant"() <{value = dense<(1.000000e+00,2.000000e+00)> : tensor<200xcomplex<f64>>}> : () -> tensor<200xcomplex<f64>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
