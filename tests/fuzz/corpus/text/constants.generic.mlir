"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "stablehlo.constant"() <{value = dense<-128> : tensor<i8>}> : () -> tensor<i8>
    %1 = "stablehlo.constant"() <{value = dense<[255, 0]> : tensor<2xui8>}> : () -> tensor<2xui8>
    %2 = "stablehlo.constant"() <{value = dense<[-8, 7]> : tensor<2xi4>}> : () -> tensor<2xi4>
    %3 = "stablehlo.constant"() <{value = dense<[-2, 1]> : tensor<2xi2>}> : () -> tensor<2xi2>
    %4 = "stablehlo.constant"() <{value = dense<[3, 0]> : tensor<2xui2>}> : () -> tensor<2xui2>
    %5 = "stablehlo.constant"() <{value = dense<[-9223372036854775808, 9223372036854775807]> : tensor<2xi64>}> : () -> tensor<2xi64>
    %6 = "stablehlo.constant"() <{value = dense<18446744073709551615> : tensor<ui64>}> : () -> tensor<ui64>
    %7 = "stablehlo.constant"() <{value = dense<[true, false]> : tensor<2xi1>}> : () -> tensor<2xi1>
    %8 = "stablehlo.constant"() <{value = dense<[1.000000e-01, -0.000000e+00, 3.40282347E+38, 1.401300e-45, 0x7F800000, 0xFFC00000]> : tensor<6xf32>}> : () -> tensor<6xf32>
    %9 = "stablehlo.constant"() <{value = dense<[1.000000e-01, 4.940660e-324, 1.7976931348623157E+308, 0x7FF0000000000000]> : tensor<4xf64>}> : () -> tensor<4xf64>
    %10 = "stablehlo.constant"() <{value = dense<[9.997550e-02, 6.550400e+04, 0x7C00]> : tensor<3xf16>}> : () -> tensor<3xf16>
    %11 = "stablehlo.constant"() <{value = dense<[1.000980e-01, 3.389530e+38, 0xFF80]> : tensor<3xbf16>}> : () -> tensor<3xbf16>
    %12 = "stablehlo.constant"() <{value = dense<[(1.000000e+00,-2.000000e+00), (0x7F800000,0.000000e+00)]> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
    %13 = "stablehlo.constant"() <{value = dense<(1.000000e+00,2.000000e+00)> : tensor<3xcomplex<f64>>}> : () -> tensor<3xcomplex<f64>>
    %14 = "stablehlo.constant"() <{value = dense<[[1.000000e+00], [2.000000e+00]]> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
    %15 = "stablehlo.constant"() <{value = dense<> : tensor<2x0xf32>}> : () -> tensor<2x0xf32>
    %16 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<99999999999xf32>}> : () -> tensor<99999999999xf32>
    %17 = "stablehlo.constant"() <{value = dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
    %18 = "stablehlo.constant"() <{value = dense<[true, false, true]> : tensor<3xi1>}> : () -> tensor<3xi1>
    %19 = "stablehlo.constant"() <{value = dense<[1.000000e+00, -5.000000e-01, 9.375000e-02]> : tensor<3xf8E3M4>}> : () -> tensor<3xf8E3M4>
    %20 = "stablehlo.constant"() <{value = dense<[1.000000e+00, -5.000000e-01, 1.015630e-01]> : tensor<3xf8E4M3>}> : () -> tensor<3xf8E4M3>
    %21 = "stablehlo.constant"() <{value = dense<[1.000000e+00, -5.000000e-01, 1.015630e-01]> : tensor<3xf8E4M3FN>}> : () -> tensor<3xf8E4M3FN>
    %22 = "stablehlo.constant"() <{value = dense<[1.000000e+00, -5.000000e-01, 1.015630e-01]> : tensor<3xf8E4M3FNUZ>}> : () -> tensor<3xf8E4M3FNUZ>
    %23 = "stablehlo.constant"() <{value = dense<[1.000000e+00, -5.000000e-01, 1.015630e-01]> : tensor<3xf8E4M3B11FNUZ>}> : () -> tensor<3xf8E4M3B11FNUZ>
    %24 = "stablehlo.constant"() <{value = dense<[1.000000e+00, -5.000000e-01, 9.375000e-02]> : tensor<3xf8E5M2>}> : () -> tensor<3xf8E5M2>
    %25 = "stablehlo.constant"() <{value = dense<[1.000000e+00, -5.000000e-01, 9.375000e-02]> : tensor<3xf8E5M2FNUZ>}> : () -> tensor<3xf8E5M2FNUZ>
    %26 = "stablehlo.constant"() <{value = dense<[1.000000e+00, -5.000000e-01, 0.000000e+00]> : tensor<3xf4E2M1FN>}> : () -> tensor<3xf4E2M1FN>
    %27 = "stablehlo.constant"() <{value = dense<[1.000000e+00, -5.000000e-01, 1.250000e-01]> : tensor<3xf6E2M3FN>}> : () -> tensor<3xf6E2M3FN>
    %28 = "stablehlo.constant"() <{value = dense<[1.000000e+00, -5.000000e-01, 1.250000e-01]> : tensor<3xf6E3M2FN>}> : () -> tensor<3xf6E3M2FN>
    %29 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 5.000000e-01, 1.250000e-01]> : tensor<3xf8E8M0FNU>}> : () -> tensor<3xf8E8M0FNU>
    %30 = "stablehlo.constant"() <{value = dense<"0x000000000000803E0000003F0000403F0000803F0000A03F0000C03F0000E03F0000004000001040000020400000304000004040000050400000604000007040000080400000884000009040000098400000A0400000A8400000B0400000B8400000C0400000C8400000D0400000D8400000E0400000E8400000F0400000F84000000041000004410000084100000C4100001041000014410000184100001C4100002041000024410000284100002C4100003041000034410000384100003C4100004041000044410000484100004C4100005041000054410000584100005C4100006041000064410000684100006C4100007041000074410000784100007C41000080410000824100008441000086410000884100008A4100008C4100008E41000090410000924100009441000096410000984100009A4100009C4100009E410000A0410000A2410000A4410000A6410000A8410000AA410000AC410000AE410000B0410000B2410000B4410000B6410000B8410000BA410000BC410000BE410000C0410000C2410000C4410000C6410000C8410000CA410000CC410000CE410000D0410000D2410000D4410000D6410000D8410000DA410000DC410000DE410000E0410000E2410000E4410000E6410000E8410000EA410000EC410000EE410000F0410000F2410000F4410000F6410000F8410000FA410000FC410000FE410000004200000142000002420000034200000442000005420000064200000742000008420000094200000A4200000B4200000C4200000D4200000E4200000F42000010420000114200001242000013420000144200001542"> : tensor<150xf32>}> : () -> tensor<150xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
